"""A bot that has learnt by playing against itself what a move is worth: so far in Fast Food.

What it knows is a few numbers for each way to score, in `learned.json`: what it is worth to leave a total to the other
player, and to have spent a card of a rank. A move is worth what it scores and these two together, so that anybody can read
what was learnt. ``benchmarks/learned.py`` trains it and shows how good it is. In a game that it has not learnt it takes what
brings most at once.
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
"""Feature -> what it is worth, in points."""


def features(view: View, action: PlayAndCall) -> tuple[str, str]:
    """Features of a move besides its points: the total it leaves and the rank it spends."""
    total = view.counters["total"] + VALUE[action.card.rank]
    return f"leaves {total}", f"spends {action.card.rank}"


def worth(game: Game, view: View, action: Action, weights: Weights) -> float:
    """Expected points of a move minus the opponent's, from now to the end."""
    assert isinstance(action, PlayAndCall)
    return Judgement.of(game).gain(view, action) + sum(weights.get(name, 0.0) for name in features(view, action))


class LearnedBot:
    """Does what it has learnt to be worth most.

    Args:
        name: What it is called.
        learned: What it knows, for each way to score; without it what was learnt for this release.
    """

    def __init__(self, name: str = "learned", learned: Mapping[str, Weights] | None = None) -> None:
        self.name = name
        self.learned = learned

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """The action that is worth most by what was learnt; among equals, any."""
        weights = self.weights(game)
        if weights is None:
            return GreedyBot().choose(game, view, legal, rng)
        worths = [worth(game, view, action, weights) for action in legal]
        most = max(worths)
        return rng.pick([action for action, each in zip(legal, worths, strict=True) if each == most])

    def weights(self, game: Game) -> Weights | None:
        """Its weights for a game; None if it has learnt none."""
        learned = learned_by_itself() if self.learned is None else self.learned
        return learned.get(str(getattr(game, "score_by", ""))) if game.slug == "fast_food" else None


@cache
def learned_by_itself() -> dict[str, dict[str, float]]:
    """Weights that were learnt for this release."""
    read: dict[str, dict[str, float]] = json.loads(files("cardlab.bots").joinpath(LEARNED).read_text("utf-8"))
    return read


BOTS = (LearnedBot(),)
