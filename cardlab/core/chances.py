"""Counts the exact chances of what hidden cards are, as fractions."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from math import comb, perm, prod
from typing import Any, TypeVar

from cardlab.core.cards import Card
from cardlab.core.declarations import Place
from cardlab.core.pieces import Pieces

K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=Hashable)

MOST_HANDS, MOST_CARDS = 3, 4
"""The most hands and cards that are counted, which takes only a moment: three cards of War, or four of Addition War."""


MOST_WAYS = 20_000
"""The maximum number of combinations of kinds to count. Two pairs of cards of the standard deck have some 11,000."""


class UnorderedCards:
    """A group of cards in the same number of places. Nobody knows which card lies where, and every order is equally likely.

    Attributes:
        cards: Those of its cards that are known.
        inner: The groups from which its other cards come, each once for every card that comes from it.
        sure: Whether every order is really equally likely. If that is not known, there are no chances.
    """

    __slots__ = ("cards", "inner", "sure")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.inner: list[UnorderedCards] = []
        self.sure = True

    def add(self, more: Iterable[Card]) -> None:
        """Adds cards, in an order that reveals nothing about where they lie."""
        self.cards = sorted([*self.cards, *more], key=str)


PlaceKnowledge = Card | UnorderedCards
"""The knowledge about a place: its card, or the group that its card belongs to."""


@dataclass(frozen=True)
class NextCards:
    """The next cards to turn up, and their possible outcomes.

    Attributes:
        hands: For each hand, the places of the cards that turn up together.
        outcomes: The possible outcomes: a seat, or a word of the game's own.
        kind: The relevant property of a card. All cards of a kind lead to the same outcome.
        worth: The worth of a hand, which must not depend on the order of its cards.
        outcome: The outcome for the worths of the hands.
    """

    hands: Sequence[Sequence[Place]]
    outcomes: Sequence[str]
    kind: Callable[[Card], Hashable]
    worth: Callable[[tuple[Card, ...]], Hashable]
    outcome: Callable[[tuple[Any, ...]], str]

    def chances(self, hands: Sequence[Sequence[PlaceKnowledge]]) -> Pieces[dict[str, Fraction] | None]:
        """Counts in pieces the chance of each outcome, given this knowledge of the hands; None if counting takes too long."""
        if len(hands) > MOST_HANDS or sum(map(len, hands)) > MOST_CARDS or self._ways(hands) > MOST_WAYS:
            return None
        return (yield from chances(hands, self.kind, self.worth, self.outcome))

    def _ways(self, hands: Sequence[Sequence[PlaceKnowledge]]) -> int:
        """Returns an upper limit of the combinations of kinds in all hands. A deck of numbers may have a kind for each card."""
        groups = {id(group): group for hand in hands for group in hand if isinstance(group, UnorderedCards)}
        kinds = len({self.kind(card) for group in groups.values() for card in _all_cards(group)}) or 1
        return prod(comb(kinds + len(hand) - 1, len(hand)) for hand in hands)


def _all_cards(group: UnorderedCards) -> Iterator[Card]:
    """Yields the known cards of a group and of the groups in it."""
    yield from group.cards
    for inner in group.inner:
        yield from _all_cards(inner)


def highest(seats: Sequence[str], otherwise: str) -> Callable[[tuple[Any, ...]], str]:
    """Returns a function that gives the seat with the single highest value; `otherwise` if two seats share it. Its argument has
    one value for each seat.
    """

    def who(values: tuple[Any, ...]) -> str:
        most = max(values)
        return seats[values.index(most)] if values.count(most) == 1 else otherwise

    return who


def origins(places: Sequence[PlaceKnowledge]) -> Pieces[dict[tuple[PlaceKnowledge, ...], Fraction]]:
    """Counts in pieces from whose own cards the cards of the places come: their groups -> the chance of that. A known card is
    its own origin.
    """

    def from_here(
        place: PlaceKnowledge, taken: Bag[tuple[UnorderedCards, UnorderedCards]]
    ) -> Iterator[tuple[PlaceKnowledge, Bag[tuple[UnorderedCards, UnorderedCards]], Fraction]]:
        if isinstance(place, Card):
            yield place, taken, Fraction(1)
            return
        there = Bag({place: len(place.cards), **Bag(place.inner)})
        left = {group: n - taken[place, group] for group, n in there.items()}
        for group, n in left.items():
            if n > 0:
                now, share = taken + Bag([(place, group)]), Fraction(n, sum(left.values()))
                if group is place:
                    yield place, now, share
                else:
                    yield from ((origin, after, share * part) for origin, after, part in from_here(group, now))

    def each(
        n: int, taken: Bag[tuple[UnorderedCards, UnorderedCards]]
    ) -> Iterator[tuple[tuple[PlaceKnowledge, ...], Fraction]]:
        if n == len(places):
            yield (), Fraction(1)
            return
        for origin, now, share in from_here(places[n], taken):
            yield from (((origin, *others), share * part) for others, part in each(n + 1, now))

    merged: dict[tuple[PlaceKnowledge, ...], Fraction] = {}
    for found, share in each(0, Bag()):
        merged[found] = merged.get(found, Fraction(0)) + share
        yield
    return merged


def chances(
    hands: Sequence[Sequence[PlaceKnowledge]],
    kind: Callable[[Card], Hashable],
    worth: Callable[[tuple[Card, ...]], V],
    outcome: Callable[[tuple[V, ...]], K],
) -> Pieces[dict[K, Fraction]]:
    """Counts the results of some hands: result -> its chance. A piece has one choice of groups, and one first hand from them.

    Args:
        hands: The places of each hand.
        kind: The relevant property of a card. All cards of a kind lead to the same result.
        worth: The worth of a hand, which must not depend on the order of its cards. It is called with one card of each kind.
        outcome: The outcome for the worths of the hands.
    """
    found: dict[K, Fraction] = {}
    for origin, share in (yield from origins([place for hand in hands for place in hand])).items():
        left: dict[PlaceKnowledge, dict[Hashable, int]] = {}
        of_kind: dict[Hashable, Card] = {}
        for place in origin:
            own = [place] if isinstance(place, Card) else place.cards
            left[place] = Bag(map(kind, own))
            of_kind.update((kind(card), card) for card in own)
        laid = iter(origin)
        rows = [[next(laid) for _ in hand] for hand in hands]
        ways: Bag[tuple[V, ...]] = Bag()
        worth_of = cache(partial(_worth, worth, of_kind))
        for cards, n in _hand(rows[0], left):
            _count(rows, left, worth_of, (worth_of(cards),), n, ways)
            yield
        brought: Bag[K] = Bag()
        for values, n in ways.items():
            brought[outcome(values)] += n
        for what, n in brought.items():
            found[what] = found.get(what, Fraction(0)) + share * Fraction(n, brought.total())
    return found


def _worth(worth: Callable[[tuple[Card, ...]], V], of_kind: Mapping[Hashable, Card], kinds: tuple[Hashable, ...]) -> V:
    """Returns the worth of a hand with cards of these kinds."""
    return worth(tuple(of_kind[kind] for kind in kinds))


def _count(
    rows: Sequence[Sequence[PlaceKnowledge]],
    left: Mapping[PlaceKnowledge, dict[Hashable, int]],
    worth: Callable[[tuple[Hashable, ...]], V],
    before: tuple[V, ...],
    times: int,
    ways: Bag[tuple[V, ...]],
) -> None:
    """Adds up the number of ways to each combination of worths of the rows' hands, after hands with the worths `before`."""
    if len(before) == len(rows):
        ways[before] += times
        return
    for cards, n in _hand(rows[len(before)], left):
        _count(rows, left, worth, (*before, worth(cards)), times * n, ways)


def _hand(
    row: Sequence[PlaceKnowledge], left: Mapping[PlaceKnowledge, dict[Hashable, int]]
) -> Iterator[tuple[tuple[Hashable, ...], int]]:
    """Yields the hands that differ in kind, and the number of ways to each. While a hand is in use, its cards are not left."""
    counts = left[row[0]]
    if all(place is row[0] for place in row):
        dealt = list(_bags(list(counts), counts, len(row)))
    elif len(row) > 1:
        dealt = [((which,), n) for which, n in counts.items() if n]
    for cards, ways in dealt:
        for which in cards:
            counts[which] -= 1
        if len(cards) == len(row):
            yield cards, ways
        else:
            yield from (((*cards, *others), ways * n) for others, n in _hand(row[1:], left))
        for which in cards:
            counts[which] += 1


def _bags(kinds: Sequence[Hashable], counts: Mapping[Hashable, int], size: int) -> Iterator[tuple[tuple[Hashable, ...], int]]:
    """Yields the combinations of `size` cards of these kinds, and the number of orders in which each can lie."""
    if not size:
        yield (), 1
        return
    for place, which in enumerate(kinds):
        for n in range(1, min(size, counts[which]) + 1):
            ways = perm(counts[which], n) * comb(size, n)
            for others, more in _bags(kinds[place + 1 :], counts, size - n):
                yield (*(which,) * n, *others), ways * more
