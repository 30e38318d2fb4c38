"""The opponents that a table offers for each game (easy, medium, hard), and whether the coach's advice pays.

A game's companion names its levels (`Judgement.levels`). A study shows that each beats the one below it.
``benchmarks/opponent_levels.py`` writes the studies with their figures to `levels.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from cardlab.bots import has_choices
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement, Level, Opponent

LEVELS: tuple[Level, ...] = get_args(Level)


@cache
def _studies() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("cardlab.bots").joinpath("levels.json").read_text("utf-8"))
    return found


def opponents(game: Game) -> Mapping[Level, Opponent]:
    """Returns the levels of a game, the weakest first; none if nobody has a choice."""
    levels = Judgement.of(game).levels
    return levels if levels and has_choices(game) else {}


def level_of(game: Game, players: Iterable[str], pace: int) -> Level | None:
    """Returns the level at which these bots play a game, at this pace; None if they do not share a level."""
    named = {*players}
    for level, opponent in opponents(game).items():
        if named == {opponent.player} and opponent.pace in (0, pace):
            return level
    return None


def coach_ties(game: Game) -> bool:
    """Whether a study found no difference between players who follow the coach of this game and greedy ones."""
    study = _studies().get(game.slug, {}).get("coach")
    return study is not None and study["matches"] > 0 and study["low"] <= study["fair"]
