"""Any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View


class RandomBot:
    """Plays anything, and does not look at the table for it."""

    name = "random"
    looks = False

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Any of the legal actions."""
        return rng.pick(legal)


BOTS = (RandomBot(),)
