"""Finds the sums of cards in Tablanette: which cards on the table make a number, alone or in several disjoint groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

HIGHEST = 14
"""The greatest number to match, that of a king."""
SUM = 31
"""The bits that hold the sum in progress."""
MOST_LISTED = 5000
"""Upper limit of listed ways to take with one card. A table from which nobody takes for long would have millions."""
Values = tuple[int, ...]
"""The possible values of a card on the table: an ace ``(1, 11)``, a jack that cannot be added ``()``."""
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------ sums


def sums(values: Sequence[Values], most: int, highest: int = HIGHEST) -> list[list[int]]:
    """Goal up to `highest` -> the groups of at most `most` cards that make it, each as a mask: bit 0 is the first card.

    A group in which aces can count in several ways occurs several times.
    """
    begun = [0]  # the mask of a group, with its sum in the lowest bits
    for place, may_count in enumerate(values):
        card = SUM + 1 << place
        begun += [group + card + value for value in may_count for group in begun if group & SUM <= highest - value]
    made: list[list[int]] = [[] for _ in range(HIGHEST + 1)]
    for group in begun:
        made[group & SUM].append(group >> SUM.bit_length())
    made[0] = []  # no card matches an empty group
    if most < len(values):
        made = [[group for group in groups if group.bit_count() <= most] for groups in made]
    return made


SMALL = 5
"""The number of cards up to which the sums of a table are kept."""
small_sums = lru_cache(maxsize=50_000)(sums)
"""`sums` of tables with few cards, which come up again and again."""


def takes(groups: Iterable[int], many: bool) -> list[int]:
    """Returns all sets of cards that a card may take if it can take these groups: one of them, and with `many` several disjoint
    ones.
    """
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
    """Returns a way to divide all cards into groups that make the goal, or None. Every way has the same number of groups."""
    if () in values or all(total % goal for total in totals(values)):
        return None
    return _groups_for((1 << len(values)) - 1, sorted(set(sums(values, most)[goal])), values, set())


def _groups_for(
    left: int, groups: list[int], values: tuple[Values, ...], tried: set[tuple[Values, ...]]
) -> tuple[int, ...] | None:
    """Returns some of the groups that hold each remaining card exactly once, or None; `tried` has the remainders that failed
    before.
    """
    if not left:
        return ()
    alike = tuple(sorted(chosen(values, left)))  # a remainder that fails with one seven also fails with another
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
    """Returns the totals of some cards with no ace as eleven, with one, … with all."""
    lowest = sum(may_count[0] for may_count in values)
    return [lowest + 10 * elevens for elevens in range(values.count((1, 11)) + 1)]


def chosen(things: Sequence[T], mask: int) -> tuple[T, ...]:
    """Returns the cards or values that a mask stands for."""
    if mask < len(_PLACES):
        return tuple([things[place] for place in _PLACES[mask]])
    return tuple([thing for place, thing in enumerate(things) if mask >> place & 1])


_PLACES = [[place for place in range(8) if mask >> place & 1] for mask in range(1 << 8)]
"""The places in each mask of up to eight."""


def terms(values: Sequence[Values], goal: int) -> list[int]:
    """Returns the value of each card of a group, with the first aces as 11 if needed."""
    counts = [may_count[0] for may_count in values]
    for place, may_count in enumerate(values):
        if sum(counts) < goal:
            counts[place] = may_count[-1]
    return counts
