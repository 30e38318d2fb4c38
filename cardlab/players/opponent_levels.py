"""The levels of opponents that a table offers for each game, and whether following its coach pays.

Each level beats the one before it in a study. ``benchmarks/strength.py`` writes `levels.json`, with the figures.
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
