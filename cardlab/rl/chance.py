"""Matches whose random draws are given from outside. A missing draw raises `Undecided`, with its possible results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self, TypeVar

from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream

T = TypeVar("T")


class Undecided(Exception):
    """Chance has to decide between several things, all equally likely.

    Attributes:
        among: The things, as texts, all different.
    """

    def __init__(self, among: Sequence[str]) -> None:
        super().__init__(among)
        self.among = among


class Draws(RandomStream):
    """A stream of random choices that are given from outside.

    Args:
        given: The results of the draws, each as an index, 0 for the first.
    """

    __slots__ = ("_given", "_used")

    def __init__(self, given: Sequence[int]) -> None:
        super().__init__(0)
        self._given = given
        self._used = 0

    def below(self, n: int) -> int:
        """Returns a whole number from 0 to n - 1."""
        return self._draw(range(n))

    def pick(self, things: Sequence[T]) -> T:
        """Returns one of several things."""
        return things[self._draw(things)]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Returns the things in a drawn order, first to last: each draw picks one of the rest, which keep their order."""
        left = list(things)
        return [left.pop(self._draw(left)) for _ in range(len(left))]

    def _draw(self, among: Sequence[object]) -> int:
        if len(among) == 1:
            return 0  # nothing to decide
        if self._used == len(self._given):
            raise Undecided([str(thing) for thing in among])
        self._used += 1
        return self._given[self._used - 1]


class DrawnMatch(BaseMatch):
    """A match in which every draw is given from outside.

    Args:
        game: The game with its options.
        given: The draws for the current action, beginning with the set-up: a list that the caller fills.

    Raises:
        Undecided: The next draw of the set-up is missing.
    """

    def __init__(self, game: Game, given: list[int]) -> None:
        self.given = given
        super().__init__(game)

    def _stream(self, number: int) -> RandomStream:
        """Returns the draws that are given."""
        return Draws(self.given)

    def play_legal(self, action: Action) -> Self:
        """Plays an action that is legal.

        Raises:
            Undecided: The next draw is missing; nothing has changed.
        """
        try:
            return super().play_legal(action)
        except Undecided:
            start = self.ends[-1]
            for event in reversed(self.events[start:]):
                event.revert(self.table)
            del self.events[start:]
            raise
