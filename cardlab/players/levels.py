"""Which players a table offers as levels of a game: each is shown by a study to beat the one before it.

`levels.json` is written by ``benchmarks/strength.py``, with the figures that show it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from cardlab.core.game import Game

LEVELS = ("random", "greedy", "easy", "medium", "hard")
"""The players that may be a level of some game."""


@cache
def studied() -> dict[str, tuple[str, ...]]:
    """Slug -> the levels of a game that has been studied, the weakest first."""
    read = json.loads(files("cardlab.players").joinpath("levels.json").read_text("utf-8"))
    return {slug: tuple(entry["levels"]) for slug, entry in read.items()}


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, the weakest first; none where no study shows two."""
    found = studied().get(game.slug, ())
    return found if len(found) > 1 else ()
