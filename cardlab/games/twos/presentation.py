"""How a page presents the Game of Twos."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Facts, Pass, Presentation, View
from cardlab.games.twos.rulebook import Twos


class TwosPresentation(Presentation, game=Twos):
    """How a page presents the game."""

    game: Twos

    landmarks = ("round", "out")
    celebrations = ("out",)
    shows = ("holder", "cards", "passed", "score")
    chooses_from = ("hand",)
    drags = {"play": ("hand", "table")}

    def turn_facts(self, view: View, seat: str) -> Facts | None:
        """Returns the combination to beat, which may have been laid several turns ago."""
        beaten = tuple(view.known("table"))
        if view.counters["turn"] != seat or not beaten:
            return None
        return {"kind": self.game.known(beaten).kind, "cards": beaten}

    def is_secondary(self, view: View, action: Any) -> bool:
        return isinstance(action, Pass)
