"""Money: throw number cards on one pile; a match takes it all. Pictures are money, and buy number cards when you run out.

The rulebook is `table` (options, cards, deal), `trade` (buying and exchanging) and `rules` (the turn).
"""

from __future__ import annotations

from typing import Any

from cardlab.authoring import game
from cardlab.games.money.advice import MoneyAdvice
from cardlab.games.money.page import MoneyPage

EGYPT: dict[str, Any] = {
    "values": "egypt_low",
    "capture": "automatic",
    "buy_when": "any_turn",
    "buy_limit": "any",
    "source_rule": "free",
    "stack_block": "bottom",
}


@game(
    "money",
    presets={
        "jordan": {},
        "short": {"max_turns": 60, "on_limit": "most_worth"},
        "jordan_jokers": {"jokers": "numeral"},
        "egypt_q5": EGYPT,
        "egypt_q10": {**EGYPT, "values": "egypt_high"},
        "egypt_q5_aces": {**EGYPT, "aces": "money"},
        "egypt_q10_aces": {**EGYPT, "values": "egypt_high", "aces": "money"},
        "egypt_q5_koumi": {**EGYPT, "seven_of_diamonds": "captures"},
        "egypt_q10_koumi": {**EGYPT, "values": "egypt_high", "seven_of_diamonds": "captures"},
        "syria": {"jokers": "money", "values": "syria", "floor_block": "top"},
    },
)
class Money(MoneyPage, MoneyAdvice):
    """Two players; pictures, and in some countries jokers and aces, are money. All other cards are number cards."""
