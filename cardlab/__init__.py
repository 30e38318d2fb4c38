"""Card games for learning arithmetic and probability: which rule fired, and why.

import cardlab
match = cardlab.start("addition_war", seed=7)
match.play("all turn")
match  # shows itself
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.cards import Card, card, cards, pack
from cardlab.errors import (
    CardlabError,
    GameError,
    NotationError,
    OptionError,
    PositionError,
    SaveError,
    UnknownGame,
)
from cardlab.explain import Explanation
from cardlab.game import Action, Game, IllegalAction, Refusal, find, slugs
from cardlab.match import Match, Position, position, start

if TYPE_CHECKING:
    from cardlab.players.coach import coach

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Card",
    "CardlabError",
    "Explanation",
    "Game",
    "GameError",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "Position",
    "PositionError",
    "Refusal",
    "SaveError",
    "UnknownGame",
    "card",
    "cards",
    "coach",
    "find",
    "pack",
    "position",
    "slugs",
    "start",
]


def __getattr__(name: str) -> object:
    """The coach, which brings the search with it, when it is first asked for."""
    if name != "coach":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from cardlab.players.coach import coach

    return coach
