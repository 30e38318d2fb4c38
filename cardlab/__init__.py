"""Card games for learning arithmetic and probability: which rule fired, and why.

import cardlab
match = cardlab.start("addition_war", seed=7)
match.play("all turn")
match  # shows itself
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.core.actions import Action, IllegalAction, Refusal
from cardlab.core.cards import Card, card, cards, pack
from cardlab.core.errors import CardlabError, GameError, NotationError, OptionError, PositionError, SaveError, UnknownGame
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.registry import find, slugs
from cardlab.match import Match, position, start
from cardlab.words.messages import Explanation

if TYPE_CHECKING:
    from cardlab.lab.simulate import study
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
    "study",
]

_LATER = {"coach": "cardlab.players.coach", "study": "cardlab.lab.simulate"}
"""What brings much with it -> where it is; it comes in when it is first asked for."""


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)
