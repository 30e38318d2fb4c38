"""Counts the chances of who takes the cards in Casualty War, rank by rank, because six cards have too many outcomes to list."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import comb

from cardlab.authoring import Card, NextCards, Pieces, PlaceKnowledge, origins

MOST_ORIGINS = 4
"""The maximum number of combinations of origins to count, so that it takes only a moment."""

Side = tuple[PlaceKnowledge, int]
"""A group of cards, and the side whose cards come from it."""
Standing = tuple[tuple[int, ...], bool, bool]
"""How many cards each side still has from each group, and which side has an ace of spades that beats all. One long number,
which is fast to add, holds the numbers of ways for each standing. The ways in which the first side is ahead by n start at bit
`WIDE` times n.
"""
WIDE, EVEN = 96, 64
"""Bits for the ways of one difference, more than are needed; and the position of the ways in which nobody is ahead."""


@dataclass(frozen=True)
class NextSums(NextCards):
    """Two sides whose cards are added up. Matching cards start a war, and four of a rank leave the game.

    Attributes:
        seats: The two players.
        value: The value of a card.
        beats_all: Whether a card beats everything on the other side.
        most: The number of cards of a rank from which they all leave the game; 0 if they stay.
    """

    seats: Sequence[str] = ()
    value: Callable[[Card], int] = field(default=lambda card: 0)
    beats_all: Callable[[Card], bool] = field(default=lambda card: False)
    most: int = 0

    def chances(self, hands: Sequence[Sequence[PlaceKnowledge]]) -> Pieces[dict[str, Fraction] | None]:
        found = yield from origins([place for hand in hands for place in hand])
        if len(found) > MOST_ORIGINS:
            return None
        alone = dict.fromkeys(self.seats, Fraction(0))
        for origin, share in found.items():
            half = len(hands[0])
            sides = Bag((place, side) for side, own in enumerate((origin[:half], origin[half:])) for place in own)
            for won, chance in self._alone(sides).items():
                alone[won] += share * chance
            yield
        return {**alone, "war": 1 - sum(alone.values(), Fraction(0))}

    def _alone(self, sides: Bag[Side]) -> dict[str, Fraction]:
        """Returns the chance that each takes the cards at once."""
        groups = list(dict.fromkeys(group for group, _ in sides))
        kinds = {group: Bag(map(self.kind, _cards(group))) for group in groups}
        cards = {self.kind(card): card for group in groups for card in _cards(group)}
        ranks: dict[str, list[Card]] = {}
        for card in cards.values():
            ranks.setdefault(card.rank, []).append(card)
        every = 1
        for group in groups:
            size = len(_cards(group))
            for side in (0, 1):
                every *= comb(size, sides[group, side])
                size -= sides[group, side]
        standing: dict[Standing, int] = {(tuple(sides.values()), False, False): 1 << (EVEN * WIDE)}
        for alike in ranks.values():
            choices = list(self._of_rank(alike, list(sides), sides, kinds))
            following: dict[Standing, int] = {}
            for (left, one, other), ways in standing.items():
                for taken, more, first, second, n in choices:
                    rest = tuple(a - b for a, b in zip(left, taken, strict=True))
                    if min(rest) >= 0:
                        now = rest, one or first, other or second
                        moved = ways << (more * WIDE) if more >= 0 else ways >> (-more * WIDE)
                        following[now] = following.get(now, 0) + n * moved
            standing = following
        ways_of: Bag[str] = Bag()
        for (left, one, other), ways in standing.items():
            if not any(left):
                for ahead in range(-EVEN, EVEN + 1):
                    better = one - other or ahead
                    if better:
                        ways_of[self.seats[0 if better > 0 else 1]] += (ways >> ((ahead + EVEN) * WIDE)) & ((1 << WIDE) - 1)
        return {seat: Fraction(ways, every) for seat, ways in ways_of.items()}

    def _of_rank(
        self, alike: list[Card], places: list[Side], sides: Bag[Side], kinds: dict[PlaceKnowledge, Bag[object]]
    ) -> Iterator[tuple[tuple[int, ...], int, bool, bool, int]]:
        """Yields the ways in which cards of a rank come without a match: numbers from each group to each side, result, ways."""
        parts = [list(self._of_kind(card, places, sides, kinds)) for card in alike]
        for chosen in product(*parts):
            taken = tuple(map(sum, zip(*(numbers for numbers, _ in chosen), strict=True)))
            ways = 1
            for _, n in chosen:
                ways *= n
            if self.most and sum(taken) >= self.most:
                yield taken, 0, False, False, ways
                continue
            ahead, spades, match = 0, [False, False], False
            for card, (numbers, _) in zip(alike, chosen, strict=True):
                both = [sum(n for n, (_, side) in zip(numbers, places, strict=True) if side == own) for own in (0, 1)]
                match = match or all(both)
                ahead += self.value(card) * (both[0] - both[1])
                if self.beats_all(card):
                    spades = [n > 0 for n in both]
            if not match:
                yield taken, ahead, spades[0], spades[1], ways

    def _of_kind(
        self, card: Card, places: list[Side], sides: Bag[Side], kinds: dict[PlaceKnowledge, Bag[object]]
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yields the numbers of a kind that can come from each group to each side, with the number of ways."""
        kind = self.kind(card)
        for numbers in product(*(range(min(sides[place], kinds[place[0]][kind]) + 1) for place in places)):
            left, ways = Bag({group: kinds[group][kind] for group, _ in places}), 1
            for n, (group, _) in zip(numbers, places, strict=True):
                ways *= comb(left[group], n)
                left[group] -= n
            if ways:
                yield numbers, ways


def _cards(group: PlaceKnowledge) -> list[Card]:
    return [group] if isinstance(group, Card) else group.cards
