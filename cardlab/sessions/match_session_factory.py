"""Creates match sessions, with the learner in one seat and bots in all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, Unpack

from cardlab.bots import find
from cardlab.bots.reaction_times import SLOWEST
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import as_python, is_whole
from cardlab.match import Match
from cardlab.sessions.match_session import MatchSession
from cardlab.teaching.lesson import Lesson
from cardlab.words.words import Words


class MatchSessionOptions(TypedDict, total=False):
    """The optional arguments of `MatchSession`, by its names."""

    tells_worth: bool
    tells_seed: bool
    predicts: bool
    undo: bool
    model_lesson: Lesson | None


def new_match_session(
    match: Match,
    seat: str,
    bots: str | Mapping[str, str],
    words: Words,
    *,
    time_limit: int = 0,
    **more: Unpack[MatchSessionOptions],
) -> MatchSession:
    """Creates a match session, with the learner in one seat and bots in all others. The other arguments are those of
    `MatchSession`.

    Raises:
        CardlabError: There is no such seat, bot or time limit.
    """
    # The errors below cut values short, because a value from a stored record may have any length.
    seats, time_limit = match.game.seats, as_python(time_limit)
    if not is_whole(time_limit, 0) or time_limit > SLOWEST:
        raise CardlabError(f"the time limit of a reflex moment is {time_limit!r:.20}: choose 0 to {SLOWEST} milliseconds")
    if seat not in seats:
        raise CardlabError(f"{match.game.slug} has no seat {seat!r:.20} here: choose one of {', '.join(seats)}")
    others = [other for other in seats if other != seat]
    named = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
    for wrong in [s for s in named if s not in others] + [s for s in others if s not in named]:
        raise CardlabError(f"seat {wrong!r:.20} {'needs a bot' if wrong in others else 'is not for a bot'}")
    players = {other: find(name) for other, name in named.items()}
    return MatchSession(match, seat, players, words, time_limit=time_limit, **more)
