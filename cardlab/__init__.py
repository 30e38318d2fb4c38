"""Card games for learning arithmetic and probability: which rule fired, and why.

In a notebook, ``from cardlab.widgets import *`` brings tables to play at, replays, questions, lessons and visual models. The
page *Widgets in your notebook* of the book, docs/how-to/widgets_in_your_notebook.md, lists them in one table and shows how they
tell your code what happens. ``cardlab docs`` opens the book.

>>> import cardlab
>>> match = cardlab.start("addition_war", seed=7)
>>> print(match.play("all turn").explain())
Two cards up: Everybody turns up two cards. Player 1: 9 + 1 = 10. Player 2: 4 + 2 = 6. (addition_war.turn_up)
    9 + 1 = 10
    4 + 2 = 6
The greater sum wins: 9 + 1 = 10 and 4 + 2 = 6. 10 is more than 6, so Player 1 takes 4 cards. (addition_war.take)
    9 + 1 = 10
    4 + 2 = 6
    10 > 6
Under the pile: The 4 cards go under the pile. Now Player 1 has 22. (addition_war.pickup)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.core.actions import Action, IllegalAction, Refusal
from cardlab.core.cards import Card, card, cards, pack
from cardlab.core.errors import (
    CardlabError,
    DeckError,
    GameError,
    NotationError,
    OptionError,
    PositionError,
    SaveError,
    UnknownGame,
    UnknownSeat,
    UnknownZone,
)
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.registry import find, slugs
from cardlab.decks.deck import Deck
from cardlab.decks.ready_decks import deck
from cardlab.match import Match, position, start
from cardlab.words.explanation_list import Explanations
from cardlab.words.fluent_files import add_messages
from cardlab.words.words import Explanation

if TYPE_CHECKING:
    from cardlab.bots.coach import Counsel, coach
    from cardlab.lab.studies import study

__version__ = "0.2.0"

__all__ = [
    "Action",
    "Card",
    "CardlabError",
    "Counsel",
    "Deck",
    "DeckError",
    "Explanation",
    "Explanations",
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
    "UnknownSeat",
    "UnknownZone",
    "add_messages",
    "card",
    "cards",
    "coach",
    "deck",
    "find",
    "pack",
    "position",
    "slugs",
    "start",
    "study",
]

_PARTS = ("authoring", "bots", "lab", "lessons", "models", "teaching", "testing", "widgets")
"""The public modules."""
_LATER = {"Counsel": "cardlab.bots.coach", "coach": "cardlab.bots.coach", "study": "cardlab.lab.studies"}
"""Name that needs large imports -> its module, which is imported on first use like the public modules."""


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name in _PARTS:
        return import_module(f"cardlab.{name}")
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_PARTS, "__version__"])
