"""How a page presents Napoleon's War."""

from __future__ import annotations

from cardlab.authoring import Presentation, Progress, View
from cardlab.games.napoleons_war.rulebook import NapoleonsWar


class NapoleonsWarPresentation(Presentation, game=NapoleonsWar):
    """How a page presents the game."""

    game: NapoleonsWar

    landmarks = ("war.start", "resort")
    celebrations = ("war.win",)
    shows = ("turns",)
    touches = {"play": "deck"}
    drags = {"play": ("deck", "table")}

    def progress(self, view: View) -> Progress | None:
        return self.counted_turns(view) if self.game.on_limit == "most_cards" else None
