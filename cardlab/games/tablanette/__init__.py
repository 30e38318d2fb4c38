"""Tablanette: play a card and take cards from the table that add up to it; clear the table for a tablanette.

The rulebook is `sums`, `table` (options, what cards count, deal) and `rules` (a hand), to be read in this order.
"""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Card, Facts, View, game
from cardlab.games.tablanette.advice import TablanetteAdvice
from cardlab.games.tablanette.table import PlayAndTake


@game(
    "tablanette",
    presets={
        "published": {},
        "book": {"played_card": "stays", "group_max": 3, "groups": "one", "bonus": "double_cards"},
        "discard_pile": {"played_card": "discarded"},
        "serbian": {"jack": "twelve", "bonus": "one", "cards_needed": 27, "ace_points": 1, "target": 101},
    },
)
class Tablanette(TablanetteAdvice):
    """Two players; a hand is four deals of six cards each."""

    def label_facts(self, view: View, action: Any) -> Facts:
        """A jack that sweeps is not called laying a card."""
        facts = super().label_facts(view, action)
        sweeps = isinstance(action, PlayAndTake) and self.sweeps(action.card) and view["table"]
        return {"card": action.card, "sweep": "yes"} if sweeps else facts

    def number_on(self, card: Card) -> int | None:
        counts = self.counts[card]
        return counts[0] if len(counts) == 1 else None
