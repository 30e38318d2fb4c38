"""The bot ``greedy``, which takes the action with the biggest immediate gain."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.core.view import View


class GreedyBot:
    """Takes the action with the biggest immediate gain (`Judgement.gain`), and looks no further."""

    name = "greedy"

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns the legal action that gains most; any one among equals."""
        gains = [Judgement.of(game).gain(view, action) for action in legal]
        most = max(gains)
        return rng.pick([action for action, gain in zip(legal, gains, strict=True) if gain == most])


BOTS = (GreedyBot(),)
