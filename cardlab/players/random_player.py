"""Any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.chance import Chance
from cardlab.game import Action, Game
from cardlab.table import View


class RandomPlayer:
    """Plays anything."""

    name = "random"

    def choose(self, game: Game, view: View, legal: Sequence[Action], chance: Chance) -> Action:
        """Any of the legal actions."""
        return chance.pick(legal)


PLAYERS = (RandomPlayer(),)
