"""The words that a game is written in: ``from cardlab.authoring import Game, Zone, deal, end, game, option``."""

from __future__ import annotations

from cardlab.core.actions import Action, Deal, Joint, Leave, Pass, PlayOn, Refusal, Report, argument, ordering, said
from cardlab.core.cards import RANKS, SUITS, Card, card, cards, pack
from cardlab.core.chances import Coming, Hidden, ahead, highest, origins
from cardlab.core.companions import Advice, Forecast, Judgement, PageHints, about
from cardlab.core.errors import PositionError
from cardlab.core.events import deal, end, fill, fire, lead, move, put, turn_over
from cardlab.core.game import SOME, Game
from cardlab.core.options import fixed, option
from cardlab.core.registry import game
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table, clockwise
from cardlab.core.view import View
from cardlab.core.zones import DRAW, SPECTATOR, TEACHER, TOP, UNFINISHED, Counter, Facts, Measure, Place, Zone

__all__ = [
    "DRAW",
    "RANKS",
    "SOME",
    "SPECTATOR",
    "SUITS",
    "TEACHER",
    "TOP",
    "UNFINISHED",
    "Action",
    "Advice",
    "Card",
    "Coming",
    "Counter",
    "Deal",
    "Event",
    "Facts",
    "Forecast",
    "Game",
    "Hidden",
    "Joint",
    "Judgement",
    "Leave",
    "Measure",
    "PageHints",
    "Pass",
    "Place",
    "PlayOn",
    "PositionError",
    "RandomStream",
    "Refusal",
    "Report",
    "Table",
    "View",
    "Zone",
    "about",
    "ahead",
    "argument",
    "card",
    "cards",
    "clockwise",
    "deal",
    "end",
    "fill",
    "fire",
    "fixed",
    "game",
    "highest",
    "lead",
    "move",
    "option",
    "ordering",
    "origins",
    "pack",
    "put",
    "said",
    "turn_over",
]


def __dir__() -> list[str]:
    return __all__
