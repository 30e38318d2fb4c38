"""How a page presents Tablanette."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Card, Facts, Presentation, View
from cardlab.games.tablanette.actions import PlayAndTake
from cardlab.games.tablanette.rulebook import Tablanette


class TablanettePresentation(Presentation, game=Tablanette):
    """How a page presents the game."""

    game: Tablanette

    landmarks = ("sweep",)
    celebrations = ("sweep",)
    shows = ("hand", "deal", "score", "tablanettes")
    paced_by = ("hand", "deal")
    chooses_from = ("table",)

    def label_facts(self, view: View, action: Any) -> Facts:
        """A jack that sweeps is not called laying a card."""
        facts = super().label_facts(view, action)
        sweeps = isinstance(action, PlayAndTake) and self.game.sweeps(action.card) and view["table"]
        return {"card": action.card, "sweep": "yes"} if sweeps else facts

    def number_on(self, card: Card) -> int | None:
        counts = self.game.counts[card]
        return counts[0] if len(counts) == 1 else None
