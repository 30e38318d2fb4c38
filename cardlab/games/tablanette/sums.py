"""Sums of cards in Tablanette: which cards on the table make a number, alone or in groups side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

MOST_LISTED = 5000
"""How many ways to take with one card are listed: a table that nobody takes from for long would have millions."""
Values = tuple[int, ...]
"""What a card on the table may count: an ace ``(1, 11)``, a jack that cannot be added up ``()``."""
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------ sums


@lru_cache(maxsize=50_000)
def sums(values: tuple[Values, ...], goal: int, most: int) -> tuple[int, ...]:
    """All groups of at most `most` cards that make the goal, each as a mask: bit 0 is the first card."""
    begun = [(0, 0, 0)]
    for place, may_count in enumerate(values):
        begun += [
            (mask | 1 << place, total + value, n + 1)
            for mask, total, n in begun
            for value in may_count
            if total + value <= goal and n < most
        ]
    return tuple(sorted({mask for mask, total, _ in begun if total == goal}))


@lru_cache(maxsize=50_000)
def takes(values: tuple[Values, ...], goal: int, most: int, many: bool) -> tuple[int, ...]:
    """All sets of cards that a card may take, as masks: single groups, and with `many` groups side by side."""
    groups = sums(values, goal, most)
    if not many:
        return groups
    found = {0: None}
    for group in groups:
        found |= dict.fromkeys(group | other for other in list(found) if not group & other)
        if len(found) > MOST_LISTED:
            break
    return tuple(sorted(found)[1 : MOST_LISTED + 1])


@lru_cache(maxsize=50_000)
def split(values: tuple[Values, ...], goal: int, most: int) -> tuple[int, ...] | None:
    """A way to put all cards into groups that make the goal, or None. Every way has the same number of groups."""
    if () in values or all(total % goal for total in totals(values)):
        return None
    groups = sums(values, goal, most)
    tried = set()

    def groups_for(left: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        alike = tuple(sorted(chosen(values, left)))  # what does not come out with one seven does not with another
        if alike in tried:
            return None
        tried.add(alike)
        first = left & -left
        for group in groups:
            if group & first and group & left == group:
                rest = groups_for(left ^ group)
                if rest is not None:
                    return (group, *rest)
        return None

    return groups_for((1 << len(values)) - 1)


def totals(values: Sequence[Values]) -> list[int]:
    """What cards can make together, with none of the aces, one, … all of them as eleven."""
    lowest = sum(may_count[0] for may_count in values)
    return [lowest + 10 * elevens for elevens in range(values.count((1, 11)) + 1)]


def chosen(things: Sequence[T], mask: int) -> tuple[T, ...]:
    """The cards, or what they count, that a mask stands for."""
    return tuple(thing for place, thing in enumerate(things) if mask >> place & 1)


def terms(values: Sequence[Values], goal: int) -> list[int]:
    """What each card of a group counts, the first aces 11 where that is needed."""
    counts = [may_count[0] for may_count in values]
    for place, may_count in enumerate(values):
        if sum(counts) < goal:
            counts[place] = may_count[-1]
    return counts
