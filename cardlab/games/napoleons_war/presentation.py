"""How a page presents Napoleon's War."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.authoring import Action, Presentation, Progress, View
from cardlab.games.napoleons_war.rulebook import AskHowMany, NapoleonsWar, Spy

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
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.game.spy else (Spy,)

    @property
    def packets(self) -> Mapping[str, str]:
        """The packets for ordering a hand. Short matches have five packets instead of 26 single cards, so that planning is
        quick.
        """
        return PACKETS if self.game.on_limit == "most_cards" else {}

    def progress(self, view: View) -> Progress | None:
        """Returns the turns of the campaign, if there are any, or of the match."""
        game, counted = self.game, self.counted_turns(view)
        if game.on_limit != "most_cards" or not game.campaign:
            return counted if game.on_limit == "most_cards" else None
        campaign, before = -(-counted.now // game.campaign), (counted.now - 1) // game.campaign * game.campaign
        within = Progress(campaign, -(-counted.of // game.campaign), "campaign")
        return Progress(counted.now - before, min(game.campaign, counted.of - before), within=within)
