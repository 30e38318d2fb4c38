"""All names that the definition of a game imports: ``from cardlab.authoring import Game, Zone, deal, end, game, option``."""

from __future__ import annotations

from cardlab.core.actions import (
    Action,
    ArrivalOrder,
    AutomaticAction,
    Deal,
    LeavePile,
    Pass,
    PlayOn,
    Refusal,
    argument,
    ordering,
    spoken,
)
from cardlab.core.cards import MOST_PACKS, RANKS, SUITS, Card, card, cards, pack
from cardlab.core.chances import NextCards, PlaceKnowledge, highest, origins
from cardlab.core.declarations import DRAW, SPECTATOR, TEACHER, TOP, UNFINISHED, Counter, Facts, Measure, Place, Zone
from cardlab.core.errors import PositionError
from cardlab.core.event_kinds import deal, end, end_at_limit, fill, fire, move, set_counters, turn_over, with_next_rule
from cardlab.core.forecast import Forecast
from cardlab.core.game import SOME, Game
from cardlab.core.judgement import BY_PACE, Advice, Judgement, Level, Opponent, rounded_to_half
from cardlab.core.number_cards import Number, NumberFace
from cardlab.core.options import fixed, option
from cardlab.core.pieces import Pieces
from cardlab.core.presentation import Pairing, Presentation, Progress
from cardlab.core.registry import game
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table, clockwise
from cardlab.core.view import View
from cardlab.decks.deck import Deck
from cardlab.decks.equations import as_term, equations, total_like, worked_out
from cardlab.decks.fraction_reasons import comparison
from cardlab.decks.ready_decks import ACE_HIGH, DECK_NAMES, OTHER_DECK, STANDARD_DECK, deck

__all__ = [
    "ACE_HIGH",
    "BY_PACE",
    "DECK_NAMES",
    "DRAW",
    "MOST_PACKS",
    "OTHER_DECK",
    "RANKS",
    "SOME",
    "SPECTATOR",
    "STANDARD_DECK",
    "SUITS",
    "TEACHER",
    "TOP",
    "UNFINISHED",
    "Action",
    "Advice",
    "ArrivalOrder",
    "AutomaticAction",
    "Card",
    "Counter",
    "Deal",
    "Deck",
    "Event",
    "Facts",
    "Forecast",
    "Game",
    "Judgement",
    "LeavePile",
    "Level",
    "Measure",
    "NextCards",
    "Number",
    "NumberFace",
    "Opponent",
    "Pairing",
    "Pass",
    "Pieces",
    "Place",
    "PlaceKnowledge",
    "PlayOn",
    "PositionError",
    "Presentation",
    "Progress",
    "RandomStream",
    "Refusal",
    "Table",
    "View",
    "Zone",
    "argument",
    "as_term",
    "card",
    "cards",
    "clockwise",
    "comparison",
    "deal",
    "deck",
    "end",
    "end_at_limit",
    "equations",
    "fill",
    "fire",
    "fixed",
    "game",
    "highest",
    "move",
    "option",
    "ordering",
    "origins",
    "pack",
    "rounded_to_half",
    "set_counters",
    "spoken",
    "total_like",
    "turn_over",
    "with_next_rule",
    "worked_out",
]


def __dir__() -> list[str]:
    return __all__
