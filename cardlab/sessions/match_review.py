"""Has the coach review a finished match, in short jobs between which other learners have their turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardlab.bots.better_choices import BetterChoice, FirstLook, first_look, second_look
from cardlab.core.base_match import BaseMatch
from cardlab.sessions.coach_advice import patience
from cardlab.sessions.jobs import Job, JobCoroutine, JobNotDone
from cardlab.words.game_labels import action_label
from cardlab.words.words import Words

TRIED = 8
"""The number of decisions for which the coach tries out other actions."""
TOLD = 2
"""The number of decisions in the review: those that cost most."""


@dataclass(frozen=True)
class MatchReview:
    """The coach's review of a match.

    Attributes:
        better: The number of an action -> the coach's choice, in words.
        sentence: A sentence that says how much the coach has looked at, and what it has found.
    """

    better: Mapping[int, str]
    sentence: str


def review_match(match: BaseMatch, seat: str, words: Words) -> JobCoroutine[MatchReview]:
    """Finds the decisions of a seat that cost most.

    Raises:
        JobNotDone: There was no time to start the review or to put it into words.
    """
    # If there is no time even for this, there is nothing to report, and the caller says so.
    first = yield Job(_first_look, match, args=(seat,), who="coach")
    found, looked = list(first.surpassed), first.looked
    for number in first.untried[:TRIED]:
        # Each decision is a job of its own, so that others' jobs come in between. If time runs out, the review has what was
        # found.
        try:
            one = yield Job(_second_look, match, args=(seat, number), who="coach")
        except JobNotDone:
            break
        looked += 1
        found += [] if one is None else [one]
    found.sort(key=lambda one: one.by, reverse=True)
    better = yield Job(_named, match, args=(seat, found[:TOLD], words.language, words.names, words.digits), who="coach")
    return MatchReview(better, words.say("highlights-looked", n=looked, of=first.of, found=len(found)))


def _first_look(match: BaseMatch, seat: str) -> FirstLook:
    return first_look(match, seat, stop=patience())


def _second_look(match: BaseMatch, seat: str, number: int) -> BetterChoice | None:
    return second_look(match, seat, number, stop=patience())


def _named(
    match: BaseMatch, seat: str, found: Sequence[BetterChoice], language: str, names: dict[str, str], digits: str
) -> dict[int, str]:
    """The number of each action -> the better action, by its label in that position."""
    words, labels = Words(language, names, digits), dict[int, str]()
    for one in found:
        # `match` is a copy for this work, so going back in it changes nothing for the learner.
        view = match.go_to(one.number - 1).seen_by(seat)
        labels[one.number] = action_label(words, match.game, view, one.better)
    return labels
