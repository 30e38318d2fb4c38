"""Draws the random numbers of a match. The same seed and action give the same shuffle on any machine and Python version.

The standard library guarantees that only for `random.random()`, not for its shuffles, and its generator takes longer to set up
than a turn of War. This is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014),
one stream for each action of a match, so that an undo need not remember what was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
SEED, NUMBER, STEP = 0xD1342543DE82EF95, 0xDA942042E4DD58B5, 0x9E3779B97F4A7C15
"""Factors of the seed, of the stream's number and of the draw's number; the state is the sum of the products."""
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""Factors that mix a state."""


class RandomStream:
    """A stream of random choices, determined by a seed and the number of an action.

    Args:
        seed: The seed of the match, a whole number from 0.
        number: The number of the stream: 0 for the set-up, n for the n-th action.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, number: int = 0) -> None:
        self._state = seed * SEED + number * NUMBER & MASK

    def below(self, n: int) -> int:
        """Returns a whole number from 0 to n - 1, each equally likely (to within n in 2**64)."""
        self._state = x = self._state + STEP & MASK
        x = (x ^ x >> 30) * FIRST & MASK
        x = (x ^ x >> 27) * SECOND & MASK
        # Multiplies and shifts instead of rejecting numbers, so that each draw advances the state exactly once, without a loop.
        return (x ^ x >> 31) * n >> 64

    def coin(self) -> bool:
        """Tosses a coin."""
        return self.below(2) == 1

    def pick(self, things: Sequence[T]) -> T:
        """Returns one of several things, each equally likely."""
        return things[self.below(len(things))]

    def sample(self, things: Sequence[T], n: int) -> list[T]:
        """Returns several of these things in random order, each choice equally likely."""
        left = list(things)
        # The order of the draws here and in `shuffled` is fixed for good, because a new order would change all saved matches.
        return [left.pop(self.below(len(left))) for _ in range(n)]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Returns the same things in random order, each order equally likely."""
        order = list(things)
        below = self.below
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
