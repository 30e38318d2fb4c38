"""The bot ``careless``, which plays at random half of the time, so that it is easier to beat than the greedy one."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.bots.greedy_bot import GreedyBot
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View


class CarelessBot:
    """Takes any legal action half of the time, and otherwise the one with the biggest immediate gain."""

    name = "careless"

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns any legal action, or the one that gains most."""
        return rng.pick(legal) if rng.below(2) else GreedyBot().choose(game, view, legal, rng)


BOTS = (CarelessBot(),)
