"""How a page presents Tablanette."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Card, Facts, Presentation, Progress, View
from cardlab.games.tablanette.actions import DEALS, HAND, PlayAndTake
from cardlab.games.tablanette.rulebook import Tablanette

PLAYS = 2 * DEALS * HAND
"""The number of cards that are laid in a hand."""


class TablanettePresentation(Presentation, game=Tablanette):
    """How a page presents the game."""

    game: Tablanette

    landmarks = ("sweep",)
    celebrations = ("sweep",)
    shows = ("hand", "deal", "score", "tablanettes")
    paced_by = ("hand", "deal")
    chooses_from = ("table",)
    drags = {"play": ("hand", "table")}

    def label_facts(self, view: View, action: Any) -> Facts:
        """Returns facts that do not call a sweeping jack a laid card."""
        facts = super().label_facts(view, action)
        sweeps = isinstance(action, PlayAndTake) and self.game.sweeps(action.card) and view["table"]
        return {"card": action.card, "sweep": "yes"} if sweeps else facts

    def number_on(self, card: Card) -> int | None:
        counts = self.game.counts[card]
        return counts[0] if len(counts) == 1 else None

    def written_on(self, card: Card) -> str:
        """Returns the values of aces and court cards. A jack that sweeps counts nothing."""
        return "/".join(map(str, self.game.counts[card] or (0,))) if card.rank in "AJQK" else ""

    def progress(self, view: View) -> Progress | None:
        """Returns the cards that each player lays, if the points are counted after some hands."""
        if self.game.on_limit == "unfinished":
            return None
        played = (view.counters["hand"] - 1) * PLAYS + view.counters["turns"]
        return self.own_turns(played, self.game.max_hands * PLAYS)
