"""Computes with the money of Money, rank by rank: possible payments from a purse, possible change, fair exchanges."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

Kinds = tuple[tuple[str, int], ...]
"""The ranks that are money with their values, the smallest first."""
Purse = tuple[int, ...]
"""The number of cards of each kind of money."""


class Part(NamedTuple):
    """Some of the money of a purse: its ranks, the number of each kind, and its worth."""

    ranks: tuple[str, ...]
    purse: Purse
    worth: int


@lru_cache(512)
def parts(purse: Purse, kinds: Kinds) -> tuple[Part, ...]:
    """Returns everything that can be taken out of a purse, nothing at all first."""
    found = [Part((), (), 0)]
    for (rank, value), there in zip(kinds, purse, strict=True):
        found = [
            Part(ranks + (rank,) * n, (*taken, n), worth + n * value) for ranks, taken, worth in found for n in range(there + 1)
        ]
    return tuple(sorted(found, key=lambda part: (len(part.ranks), part.worth)))


@lru_cache(4096)
def change_for(value: int, stock: int, till: Purse, kinds: Kinds) -> tuple[Part, ...]:
    """Returns the possible change. Together with the number cards in stock it makes up the whole value."""
    return tuple(part for part in parts(till, kinds) if value - stock <= part.worth < value)


@lru_cache(4096)
def swaps(mine: Purse, theirs: Purse, kinds: Kinds) -> tuple[tuple[Part, Part], ...]:
    """Returns all fair exchanges: parts of two purses with the same worth, without a rank on both sides."""
    return tuple(
        (give, take)
        for give in parts(mine, kinds)[1:]
        for take in parts(theirs, kinds)[1:]
        if give.worth == take.worth and not any(a and b for a, b in zip(give.purse, take.purse, strict=True))
    )


class Market(NamedTuple):
    """A buyer's money, and the places to buy at: the money of each, and its number of number cards."""

    mine: Purse
    money: dict[str, Purse]
    stock: dict[str, int]

    def after(self, partner: str, give: Part, take: Part) -> Market:
        """Returns the market after an exchange."""
        mine = tuple(a - b + c for a, b, c in zip(self.mine, give.purse, take.purse, strict=True))
        theirs = tuple(a + b - c for a, b, c in zip(self.money[partner], give.purse, take.purse, strict=True))
        return Market(mine, {**self.money, partner: theirs}, self.stock)


def face(rank: str) -> str:
    """Returns a rank of money as it is printed on the card."""
    return "★" if rank == "X" else rank


def written_sum(numbers: Iterable[int]) -> str:
    """Returns a sum as it is written: ``5 + 10``."""
    return " + ".join(map(str, numbers))
