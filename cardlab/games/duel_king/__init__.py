"""Duel King: three cards each face down, flipped in turn. A king or a joker sweeps the table, and duels may save a card."""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.duel_king.advice import DuelKingAdvice


@game(
    "duel_king",
    presets={
        "printed": {},
        "no_saves": {"save_attempts": 0},
        "short_table": {"winnings": "match_end"},
        "long_ties": {"shuffle_after": 3},
    },
)
class DuelKing(DuelKingAdvice):
    """Two players, 54 cards. A match is what happens to three cards of each."""
