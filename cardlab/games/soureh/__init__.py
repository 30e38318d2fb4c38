"""Soureh: four pairs of a closed and an open card. Beside red the closed one must be higher, beside black lower.

The rulebook is `pairs`, `table` (options, cards, deal), `counting` (scores and the end) and `rules` (the turn).
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.soureh.advice import SourehAdvice
from cardlab.games.soureh.page import SourehPage


@game(
    "soureh",
    presets={
        "printed": {},
        "last_standing": {"win": "last_standing"},
        "leave_round": {"unruined": "leave_round"},
        "quick": {"score_choice": "lowest", "threshold": 50},
    },
)
class Soureh(SourehPage, SourehAdvice):
    """Two packs without court cards. Lowest score wins; low cards are good to count, and not always good to pair."""
