"""How a page presents the Game of Twos."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Pass, Presentation, View
from cardlab.games.twos.rulebook import Twos


class TwosPresentation(Presentation, game=Twos):
    """How a page presents the game."""

    game: Twos

    landmarks = ("round", "out")
    celebrations = ("out",)
    shows = ("holder", "cards", "passed", "score")
    chooses_from = ("hand",)
    drags = {"play": ("hand", "table")}

    def is_secondary(self, view: View, action: Any) -> bool:
        return isinstance(action, Pass)
