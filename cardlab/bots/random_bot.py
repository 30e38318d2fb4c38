"""The bot ``random``, which plays any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View


class RandomBot:
    """Plays any legal action, without looking at the table."""

    name = "random"
    looks = False

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns any of the legal actions."""
        return rng.pick(legal)


BOTS = (RandomBot(),)
