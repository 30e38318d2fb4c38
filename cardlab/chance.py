"""Chance that can be asked again: the same seed and the same action give the same shuffle on any machine and version.

The standard library promises that only for `random.random()`, not for its shuffles, and its generator takes longer to set
up than a turn of War. This is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014), one stream for each action of a match, so that undoing an action needs no memory of what was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A stream of random choices, fixed by a seed and the number of an action.

    Args:
        seed: The seed of the match, a whole number from 0.
        number: Which stream of the seed: 0 for the set-up, n for the n-th action.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, number: int = 0) -> None:
        self._state = seed * 0xD1342543DE82EF95 + number * 0xDA942042E4DD58B5 & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (to within n in 2**64)."""
        self._state = x = self._state + _STEP & _MASK
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        x = (x ^ x >> 27) * 0x94D049BB133111EB & _MASK
        return (x ^ x >> 31) * n >> 64

    def coin(self) -> bool:
        """Heads or tails."""
        return self.below(2) == 1

    def pick(self, things: Sequence[T]) -> T:
        """One of several, each equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in random order, each order equally likely."""
        order = list(things)
        below = self.below
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
