"""Plays matches without a log of events, for agents that play millions of them.

A rulebook explains every step: it makes events that can be undone, narrated and hidden from a viewer, which takes most of its
time, and an agent reads none of it. Quick plays are the common plays of a game on the same table without events, in a module
``cardlab/rl/quick_plays/<slug>.py`` with a class `QuickPlays`, named there as `QUICK`, and the options that it supports as
`OPTIONS`. Everything else is played by the rulebook: the deal, rare plays, the end of a hand. So a table is always exactly the
one of the rulebook, which a test shows.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, Self, cast

import cardlab.rl.quick_plays
from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.game import Game
from cardlab.core.supported_options import supports
from cardlab.core.table import Table
from cardlab.rl.knowledge import QuickPlay


class QuickPlays(Protocol):
    """The quick plays of a game with its options."""

    def __init__(self, game: Game) -> None: ...

    def play(self, table: Table, action: Action) -> QuickPlay | None:
        """Plays a legal action on a table.

        Returns: What it has done; None if the rulebook has to play it, and nothing has changed.
        """
        ...


class QuickMatch(BaseMatch):
    """A match without a complete log, which can only go on: nothing is undone."""

    def __init__(self, game: Game, seed: int, plays: QuickPlays) -> None:
        super().__init__(game, seed)
        self._plays = plays
        self._logged: BaseMatch | None = None

    @staticmethod
    def of(game: Game, seed: int) -> BaseMatch:
        """Returns the match of a seed, a quick one if the game has quick plays for its options."""
        plays = quick_plays(game)
        return BaseMatch(game, seed) if plays is None else QuickMatch(game, seed, plays(game))

    def play_legal(self, action: Action) -> Self:
        """Plays one of the current `legal_actions`."""
        played = self._plays.play(self.table, action)
        if played is None:
            return super().play_legal(action)
        self.events.append(played)
        self._played.append(action)
        self._ends.append(len(self.events))
        self.changes += 1
        return self

    def logged(self) -> BaseMatch:
        """Returns the same match with its log of events."""
        logged = self._logged = self._logged or BaseMatch(self.game, self.seed)
        for action in self._played[logged.ply :]:
            logged.play_legal(action)
        return logged


@lru_cache(maxsize=64)
def quick_plays(game: Game) -> type[QuickPlays] | None:
    """Returns the quick plays of a game; None if it has none for these options."""
    if game.slug in {module.name for module in iter_modules(cardlab.rl.quick_plays.__path__)}:
        found = import_module(f"cardlab.rl.quick_plays.{game.slug}")
        if supports(found.OPTIONS, game):
            return cast(type[QuickPlays], found.QUICK)
    return None
