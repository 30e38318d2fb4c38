"""Which players a table offers as levels of a game, and whether its coach pays: each as a study has shown it.

A level is shown to beat the one before it. `levels.json` is written by ``benchmarks/strength.py``, with the figures that
show it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from cardlab.core.game import Game

LEVELS = ("random", "greedy", "easy", "medium", "hard")
"""The players that may be a level of some game."""


@cache
def _studies() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("cardlab.players").joinpath("levels.json").read_text("utf-8"))
    return found


def studied() -> dict[str, tuple[str, ...]]:
    """Slug -> the levels of a game that has been studied, the weakest first."""
    return {slug: tuple(entry["levels"]) for slug, entry in _studies().items()}


def coach_ties(game: Game) -> bool:
    """Whether a study could not tell who follows the coach of this game from who does what is best at once."""
    study = _studies().get(game.slug, {}).get("coach")
    return study is not None and study["matches"] > 0 and study["low"] <= study["fair"]


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, the weakest first; none where no study shows two."""
    found = studied().get(game.slug, ())
    return found if len(found) > 1 else ()
