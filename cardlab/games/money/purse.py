"""Money by rank: what can be taken out of a purse, what change may come back, and which exchanges are fair."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

Kinds = tuple[tuple[str, int], ...]
"""The ranks that are money with their values, the smallest first."""
Purse = tuple[int, ...]
"""How many cards of each kind of money there are."""


class Part(NamedTuple):
    """Some of the money of a purse: its ranks, how many of each kind, and what it is worth."""

    ranks: tuple[str, ...]
    purse: Purse
    worth: int


@lru_cache(512)
def parts(purse: Purse, kinds: Kinds) -> tuple[Part, ...]:
    """Everything that can be taken out of a purse, nothing at all first."""
    found = [Part((), (), 0)]
    for (rank, value), there in zip(kinds, purse, strict=True):
        found = [
            Part(ranks + (rank,) * n, (*taken, n), worth + n * value) for ranks, taken, worth in found for n in range(there + 1)
        ]
    return tuple(sorted(found, key=lambda part: (len(part.ranks), part.worth)))


@lru_cache(4096)
def change_for(value: int, stock: int, till: Purse, kinds: Kinds) -> tuple[Part, ...]:
    """The change that may come back: with the number cards that are in stock it makes up the whole value."""
    return tuple(part for part in parts(till, kinds) if value - stock <= part.worth < value)


@lru_cache(4096)
def swaps(mine: Purse, theirs: Purse, kinds: Kinds) -> tuple[tuple[Part, Part], ...]:
    """All fair exchanges: parts of two purses that are worth the same, with no rank on both sides."""
    return tuple(
        (give, take)
        for give in parts(mine, kinds)[1:]
        for take in parts(theirs, kinds)[1:]
        if give.worth == take.worth and not any(a and b for a, b in zip(give.purse, take.purse, strict=True))
    )


class Market(NamedTuple):
    """A buyer's money, and the places to buy at: the money of each, and how many number cards it has."""

    mine: Purse
    money: dict[str, Purse]
    stock: dict[str, int]

    def after(self, partner: str, give: Part, take: Part) -> Market:
        """The market after an exchange."""
        mine = tuple(a - b + c for a, b, c in zip(self.mine, give.purse, take.purse, strict=True))
        theirs = tuple(a + b - c for a, b, c in zip(self.money[partner], give.purse, take.purse, strict=True))
        return Market(mine, {**self.money, partner: theirs}, self.stock)


def face(rank: str) -> str:
    """A rank of money as it is printed on the card."""
    return "★" if rank == "X" else rank


def written_sum(numbers: Iterable[int]) -> str:
    """A sum as it is written: ``5 + 10``."""
    return " + ".join(map(str, numbers))
