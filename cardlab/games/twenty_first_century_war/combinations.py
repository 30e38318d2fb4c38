"""Finds the cards that go together in 21st Century War: pairs, sums, and cards that an ace lets in."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

ACE, JACK = 1, 11
# ------------------------------------------------------------------------------------------------------ combinations

Values = tuple[int, ...]
Places = tuple[int, ...]
"""Cards of a hand, as their places in it."""


class Block(NamedTuple):
    """Cards that belong together: a ``pair``, a ``sum``, or a single ``wild`` ace or ``face`` card."""

    kind: str
    places: Places


def splits(values: Values, left: Places) -> Iterator[tuple[Block, ...]]:
    """Yields all ways to divide the cards at these places into blocks, each card in just one."""
    if not left:
        yield ()
        return
    for block in blocks_with(values, left[0], left[1:]):
        rest = tuple(place for place in left if place not in block.places)
        yield from ((block, *more) for more in splits(values, rest))


def blocks_with(values: Values, first: int, others: Places) -> Iterator[Block]:
    """Yields the blocks that can contain the first card."""
    if values[first] == ACE:
        yield Block("wild", (first,))
    if values[first] >= JACK:
        yield Block("face", (first,))
    for other in others:
        if values[other] == values[first]:
            yield Block("pair", (first, other))
    for n in (2, 3):
        for more in combinations(others, n):
            summed = [values[place] for place in (first, *more)]
            if 2 * max(summed) == sum(summed):  # the highest is the sum of the others
                yield Block("sum", (first, *more))


@cache
def split(values: Values, two_pairs: bool, many: bool, lent: bool = False) -> tuple[Block, ...] | None:
    """Returns how cards go together: among several ways the one with the fewest face cards, then wild aces, then blocks; None
    if they do not.

    Args:
        values: The cards.
        two_pairs: Whether there may be two pairs.
        many: Whether an ace in a sum or pair still lets face cards in.
        lent: Whether to assume one more wild ace.
    """
    found = []
    for blocks in splits(values, tuple(range(len(values)))):
        kinds = Bag(block.kind for block in blocks)
        let_in = lent or kinds["wild"] or (many and ACE in values)
        if (let_in or not kinds["face"]) and (two_pairs or kinds["pair"] + kinds["sum"] < 2):
            found.append((kinds["face"], kinds["wild"], len(blocks), blocks))
    return min(found)[-1] if found else None


def go_together(values: Iterable[int], two_pairs: bool, many: bool) -> bool:
    """Whether cards go together, in any order."""
    return split(tuple(sorted(values)), two_pairs, many) is not None


@cache
def together(values: Values, two_pairs: bool, many: bool) -> tuple[Places, ...]:
    """Returns all combinations of two or more cards of a hand."""
    in_order = tuple(sorted(values))
    if values != in_order:  # sorted hands share their results, so few need to be searched
        by_value = sorted(range(len(values)), key=values.__getitem__)
        found = [tuple(sorted(by_value[i] for i in places)) for places in together(in_order, two_pairs, many)]
        return tuple(sorted(found, key=lambda places: (len(places), places)))
    chosen = [places for n in range(2, len(values) + 1) for places in combinations(range(len(values)), n)]
    return tuple([places for places in chosen if go_together([values[i] for i in places], two_pairs, many)])


def left_over(values: Values) -> Places:
    """Returns the fewest cards without which the others would go together, if there were a wild ace."""
    for n in range(len(values) + 1):
        for places in combinations(reversed(range(len(values))), n):
            rest = tuple(value for i, value in enumerate(values) if i not in places)
            if split(rest, True, True, True) is not None:
                return places[::-1]
    return ()


@cache
def most(values: Values, two_pairs: bool, many: bool, singles: bool) -> int:
    """Returns the greatest total that a hand can make; `singles` if one card may always be played alone."""
    totals = [sum(values[i] for i in places) for places in together(values, two_pairs, many)]
    return max(totals if totals and not singles else [*totals, *values])


@lru_cache(maxsize=256)
def spread(unseen: Values, n: int, two_pairs: bool, many: bool, singles: bool) -> tuple[list[int], int]:
    """Returns how many hands of n unseen cards have each greatest total, and how many hands there are.

    Args:
        unseen: How many cards of each value nobody has seen, aces first.
        n: The number of cards in a hand.
        two_pairs, many, singles: As for `most`.
    """
    hands, all_hands = [0] * 53, comb(sum(unseen), n)
    for hand in combinations_with_replacement(range(1, 14), n):
        ways = prod(comb(unseen[value - 1], times) for value, times in Bag(hand).items())
        if ways:
            hands[most(hand, two_pairs, many, singles)] += ways
    return hands, all_hands
