"""Sums of cards in Tablanette: which cards on the table make a number, alone or in groups side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

HIGHEST = 14
"""The greatest number that a card must be matched with, a king."""
SUM = 31
"""The bits in which a sum stands that is being made."""
MOST_LISTED = 5000
"""How many ways to take with one card are listed: a table that nobody takes from for long would have millions."""
Values = tuple[int, ...]
"""The values that a card on the table may have: an ace ``(1, 11)``, a jack that cannot be added up ``()``."""
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------ sums


def sums(values: Sequence[Values], most: int, highest: int = HIGHEST) -> list[list[int]]:
    """Goal up to `highest` -> the groups of at most `most` cards that make it, each as a mask: bit 0 is the first card.

    A group in which aces can count in several ways stands there several times.
    """
    begun = [0]  # the mask of a group, and in the lowest bits its sum
    for place, may_count in enumerate(values):
        card = SUM + 1 << place
        begun += [group + card + value for value in may_count for group in begun if group & SUM <= highest - value]
    made: list[list[int]] = [[] for _ in range(HIGHEST + 1)]
    for group in begun:
        made[group & SUM].append(group >> SUM.bit_length())
    made[0] = []  # no card is matched with nothing
    if most < len(values):
        made = [[group for group in groups if group.bit_count() <= most] for groups in made]
    return made


def takes(groups: Iterable[int], many: bool) -> list[int]:
    """All sets of cards that a card may take that can take these groups: one of them, and with `many` several side by side."""
    each = sorted(set(groups))
    if len(each) < 2 or not many:
        return each
    found = {0}
    for group in each:
        found |= {group | other for other in found if not group & other}
        if len(found) > MOST_LISTED:
            break
    return sorted(found)[1 : MOST_LISTED + 1]


@lru_cache(maxsize=1000)
def split(values: tuple[Values, ...], goal: int, most: int) -> tuple[int, ...] | None:
    """A way to put all cards into groups that make the goal, or None. Every way has the same number of groups."""
    if () in values or all(total % goal for total in totals(values)):
        return None
    return _groups_for((1 << len(values)) - 1, sorted(set(sums(values, most)[goal])), values, set())


def _groups_for(
    left: int, groups: list[int], values: tuple[Values, ...], tried: set[tuple[Values, ...]]
) -> tuple[int, ...] | None:
    """Some of the groups that hold each card that is left just once, or None; `tried` is what has not come out before."""
    if not left:
        return ()
    alike = tuple(sorted(chosen(values, left)))  # what does not come out with one seven does not with another
    if alike in tried:
        return None
    tried.add(alike)
    first = left & -left
    for group in groups:
        if group & first and group & left == group:
            rest = _groups_for(left ^ group, groups, values, tried)
            if rest is not None:
                return (group, *rest)
    return None


def totals(values: Sequence[Values]) -> list[int]:
    """The totals of some cards with none of the aces as eleven, with one, … with all."""
    lowest = sum(may_count[0] for may_count in values)
    return [lowest + 10 * elevens for elevens in range(values.count((1, 11)) + 1)]


def chosen(things: Sequence[T], mask: int) -> tuple[T, ...]:
    """The cards, or what they count, that a mask stands for."""
    return tuple([thing for place, thing in enumerate(things) if mask >> place & 1])


def terms(values: Sequence[Values], goal: int) -> list[int]:
    """The value of each card of a group, the first aces 11 where needed."""
    counts = [may_count[0] for may_count in values]
    for place, may_count in enumerate(values):
        if sum(counts) < goal:
            counts[place] = may_count[-1]
    return counts
