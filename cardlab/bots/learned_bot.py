"""The bot ``learned``, which has learnt the worth of moves by playing against itself, so far only in Fast Food.

It knows a few numbers for each way to score, in `learned.json`: the worth of leaving a total to the other player, and of having
spent a card of a rank. A move is worth its points plus these two numbers, so anybody can read what the bot has learnt.
``benchmarks/learned.py`` trains it and measures how good it is. In other games it is greedy.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from cardlab.bots.greedy_bot import GreedyBot
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.games.fast_food import VALUE, PlayAndCall

LEARNED = "learned.json"
Weights = Mapping[str, float]
"""Feature -> its worth, in points."""


def features(view: View, action: PlayAndCall) -> tuple[str, str]:
    """Returns the features of a move besides its points: the total it leaves and the rank it spends."""
    total = view.counters["total"] + VALUE[action.card.rank]
    return f"leaves {total}", f"spends {action.card.rank}"


def worth(game: Game, view: View, action: Action, weights: Weights) -> float:
    """Returns the expected points of a move minus the opponent's, from now to the end."""
    assert isinstance(action, PlayAndCall)
    return Judgement.of(game).gain(view, action) + sum(weights.get(name, 0.0) for name in features(view, action))


class LearnedBot:
    """Plays the action with the greatest learnt worth.

    Args:
        name: Its name.
        learned: Its weights, for each way to score; by default, those of this release.
    """

    def __init__(self, name: str = "learned", learned: Mapping[str, Weights] | None = None) -> None:
        self.name = name
        self.learned = learned

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns the action with the greatest learnt worth; any one among equals."""
        weights = self.weights(game)
        if weights is None:
            return GreedyBot().choose(game, view, legal, rng)
        worths = [worth(game, view, action, weights) for action in legal]
        most = max(worths)
        return rng.pick([action for action, each in zip(legal, worths, strict=True) if each == most])

    def weights(self, game: Game) -> Weights | None:
        """Returns its weights for a game; None if it has learnt none."""
        learned = learned_by_itself() if self.learned is None else self.learned
        return learned.get(str(getattr(game, "score_by", ""))) if game.slug == "fast_food" else None


@cache
def learned_by_itself() -> dict[str, dict[str, float]]:
    """Returns the weights that were learnt for this release."""
    read: dict[str, dict[str, float]] = json.loads(files("cardlab.bots").joinpath(LEARNED).read_text("utf-8"))
    return read


BOTS = (LearnedBot(),)
