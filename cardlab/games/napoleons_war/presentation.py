"""How a page presents Napoleon's War."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.authoring import Presentation, Progress, View
from cardlab.games.napoleons_war.rulebook import AskHowMany, NapoleonsWar

PACKETS = {"guard": "AK", "cavalry": "QJ", "foot": "T98", "guns": "765", "reserve": "432"}


class NapoleonsWarPresentation(Presentation, game=NapoleonsWar):
    """How a page presents the game."""

    game: NapoleonsWar

    landmarks = ("war.start", "resort", "resort.campaign")
    celebrations = ("war.win",)
    shows = ("turns",)
    runs = True
    touches = {"play": "deck"}
    drags = {"play": ("deck", "table")}

    def is_offered(self, view: View, action: Any) -> bool:
        """The number of the other player's cards is known until some have been captured."""
        return not isinstance(action, AskHowMany) or view.counters["turns"] > 0

    @property
    def packets(self) -> Mapping[str, str]:
        """The packets for ordering a hand. Short matches have five packets instead of 26 single cards, so that planning is
        quick.
        """
        return PACKETS if self.game.on_limit == "most_cards" else {}

    def progress(self, view: View) -> Progress | None:
        return self.counted_turns(view) if self.game.on_limit == "most_cards" else None
