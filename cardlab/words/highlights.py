"""Picks the highlights of a finished match: the game's landmarks, the biggest gains, and the longest run in a game of chance.

At most two of a kind are chosen as long as there are others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby
from statistics import median_high
from typing import TYPE_CHECKING

from cardlab.core.event_kinds import Move, SetCounters
from cardlab.core.pieces import Pieces
from cardlab.core.presentation import Presentation
from cardlab.core.table import Event
from cardlab.words.match_story import MatchStory
from cardlab.words.short_sentences import short_sentence

if TYPE_CHECKING:  # keeps the message classes out of `import cardlab`
    from cardlab.protocol.match_log import Step

MOST = 5
"""The maximum number of highlights."""
ALIKE = 2
"""The maximum number of highlights of one kind, as long as there are others."""
RUN = 4
"""How many turns in a row somebody has to win to be a highlight."""

Gain = int | Fraction
_Tell = Callable[[int], "Sequence[Step]"]
"""Returns the steps of an action as they are told."""


@dataclass(frozen=True)
class Highlight:
    """A step that is worth another look after the match.

    Attributes:
        step: The number of its step in the story, from 1.
        sentence: Its sentence, including the result of a landmark if it has one. It calls the viewer *you* if it has a short
            form.
    """

    step: int
    sentence: str


@dataclass(frozen=True)
class _Step:
    """A step: its number in the story, the number of its action, its place among the steps of the action, and its events."""

    number: int
    action: int
    place: int
    events: Sequence[Event]

    @property
    def rule(self) -> str:
        return next((event.rule for event in self.events if event.rule), "")


@dataclass(frozen=True)
class _Weighed:
    """A step that may be a highlight, all steps that belong to it, whether it is a landmark, and the gain of its action."""

    step: _Step
    told: Sequence[_Step]
    known: bool
    gain: Gain


def finding_highlights(story: MatchStory, better: Mapping[int, str] | None = None) -> Pieces[list[Highlight]]:
    """Finds in pieces the highlights of a match, in order; none if nothing stands out.

    Args:
        match: The match.
        better: The number of an action -> the label of a better one. These are always highlights.
    """
    match, steps, grouped = story.match, _played(story), story.grouped()
    tell = cache(lambda action: story.tell(action, grouped[action]))  # an action may have several candidates
    yield
    gains = dict(zip([step.number for step in steps], (yield from _gains(steps)), strict=True))
    yield
    marked = {match.game.rule(rule) for rule in Presentation.of(match.game).landmarks}
    weighed = [one for group in _actions(steps) for one in _weighed(group, gains, marked)]
    weighed.sort(key=lambda one: (one.known, one.gain, one.step.number), reverse=True)
    by_chance = all(action.who == "all" for action in match.actions)
    yield
    first = list(_surpassed(steps, story, tell, better or {}))
    if by_chance:
        first += yield from _longest_run(steps, story)
    known = {highlight.step for highlight in first}
    others = yield from _varied([one for one in weighed if one.step.number not in known], tell, MOST - len(first))
    return sorted([*first, *others], key=lambda one: one.step)


def _played(story: MatchStory) -> list[_Step]:
    """Returns the steps of all actions. Those of the set-up are only counted."""
    every = [(n, place, group) for n, groups in enumerate(story.grouped()) for place, group in enumerate(groups)]
    return [_Step(number, *step) for number, step in enumerate(every, 1) if step[0]]


def _actions(steps: Sequence[_Step]) -> list[list[_Step]]:
    return [list(group) for _, group in groupby(steps, key=lambda step: step.action)]


def _weighed(steps: Sequence[_Step], gains: Mapping[int, Gain], marked: Collection[str]) -> Iterator[_Weighed]:
    """Yields the candidates of one action: its landmarks, or else its step with the biggest gain.

    The gain of an action belongs to its last landmark.
    """
    most = max(steps, key=lambda step: gains[step.number])
    whole = sum(gains[step.number] for step in steps)
    known = [step for step in steps if step.rule in marked]
    for step in known[:-1]:
        yield _Weighed(step, [step], True, 0)
    for step in known[-1:]:
        yield _Weighed(step, [most, step] if whole and most is not step else [step], True, whole)
    if whole and not known:
        yield _Weighed(most, [most], False, whole)


def _varied(weighed: Sequence[_Weighed], tell: _Tell, most: int) -> Pieces[list[Highlight]]:
    """Finds the first of these, at most two of a kind while there are others, and no two with the same text.

    A text that many of them share, such as "Everybody shows", identifies none of them. Then the text of the step with the gain
    is used.
    """
    texts = []
    for one in weighed:
        texts.append([_text(step, tell) for step in one.told])
        yield
    shared = Counter(one[-1] for one in texts)
    taken: dict[str, Highlight] = {}
    kinds: Counter[str] = Counter()
    for alike in (ALIKE, MOST):
        for one, own in zip(weighed, texts, strict=True):
            if len(taken) == most:
                break
            if kinds[one.step.rule] < alike:
                at = 0 if own[0] and shared[own[-1]] > 1 else -1
                step, told = one.told[at], _told(one, tell)
                text = own[at] or told
                kinds[one.step.rule] += text not in taken
                taken.setdefault(text, Highlight(step.number, told))
    return [*taken.values()]


def _text(step: _Step, tell: _Tell) -> str:
    """Returns the short sentence of a step, with which a page names it; "" if it has none."""
    return tell(step.action)[step.place].get("short", "")


def _told(one: _Weighed, tell: _Tell) -> str:
    """Returns the sentence of a highlight, as it was in the narration."""
    steps = tell(one.step.action)
    said = [_said(steps[: place + 1]) for place in sorted(step.place for step in one.told)]
    return " ".join(dict.fromkeys(filter(None, said)))


def _said(steps: Sequence[Step]) -> str:
    """Returns the text of the last of these steps that has news for the viewer, as on the ribbon."""
    return next((told for step in reversed(steps) if (told := step.get("short", step["sentence"]))), "")


def _surpassed(steps: Sequence[_Step], story: MatchStory, tell: _Tell, better: Mapping[int, str]) -> Iterator[Highlight]:
    """Yields the played action together with a better one."""
    for group in _actions(steps):
        step = group[0]
        if step.action in better:
            told = _told(_Weighed(step, [step], False, 0), tell)
            yield Highlight(step.number, f"{told} {story.words.say('highlights-better', best=better[step.action])}")


def _longest_run(steps: Sequence[_Step], story: MatchStory) -> Pieces[list[Highlight]]:
    """Finds the most turns in a row that one player has won. A turn without a gain for anybody does not end a run."""
    player, times, longest, last = "", 0, 0, 0
    best = player
    for group in _actions(steps):
        winner, cards = _carried([event for step in group for event in step.events])
        if cards:
            player, times = winner, times + 1 if winner == player else 1
            if times > longest:
                best, longest, last = player, times, group[-1].number
        yield
    if longest < RUN:
        return []
    told = short_sentence(story.words, "highlights-run", {"player": best, "n": longest}, story.viewer)
    return [Highlight(last, told or "")]


# ------------------------------------------------------------------------------------- effects of a step


def _gains(steps: Sequence[_Step]) -> Pieces[list[Gain]]:
    """Finds the gain of each step: points if the game keeps a score, otherwise cards if they are more than usual.

    If no cards are won, getting rid of many cards counts too, after all points.
    """
    points = [_scored(step.events) for step in steps]
    yield
    cards = [_carried(step.events)[1] for step in steps]
    if any(cards):
        return points if any(points) else _unusual(cards)
    rid = _unusual([_rid(step.events) for step in steps])
    return [gain or Fraction(n, 100) for gain, n in zip(points, rid, strict=True)]


def _unusual(cards: Sequence[int]) -> list[Gain]:
    come = [n for n in cards if n]
    usual = median_high(come) if come else 0
    return [n if n > usual else 0 for n in cards]


def _scored(events: Sequence[Event]) -> Gain:
    """Returns the points or counters that somebody gains in a step."""
    most: Gain = 0
    for event in events:
        if isinstance(event, SetCounters):
            for name, value in event.values.items():
                before = event.old.get(name)
                if name.startswith(("score.", "counters.")) and isinstance(value, Gain) and isinstance(before, Gain):
                    most = max(most, value - before)
    return most


def _carried(events: Sequence[Event]) -> tuple[str, int]:
    """Returns the player who gains cards from the others, and how many. Cards dealt to all or taken from the player's own pile
    do not count.
    """
    gained: Counter[str] = Counter()
    for seat, to in _moved(events):
        if to and seat != to:
            gained[to] += 1
    ordered = gained.most_common()
    if not ordered:
        return "", 0
    (winner, most), least = ordered[0], ordered[-1][1]
    return winner, most - (least if len(ordered) > 1 else 0)


def _rid(events: Sequence[Event]) -> int:
    """Returns the number of cards that a player gets rid of."""
    return sum(bool(seat) and not to for seat, to in _moved(events))


def _moved(events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yields for each moved card the seats whose zones it leaves and enters; "" for a shared zone."""
    for event in events:
        if isinstance(event, Move):
            for zone, _ in event.took:
                yield zone.partition(".")[2], event.to.partition(".")[2]
