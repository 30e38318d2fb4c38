"""How a page presents War."""

from __future__ import annotations

from typing import ClassVar

from cardlab.authoring import Presentation, Progress, View
from cardlab.games.war.rulebook import War


class WarPresentation(Presentation, game=War):
    """How a page presents the game."""

    game: War

    landmarks: ClassVar[tuple[str, ...]] = ("tie",)
    celebrations: ClassVar[tuple[str, ...]] = ("war.take", "win")
    shows: ClassVar[tuple[str, ...]] = ("turns",)
    touches = {"turn": "packet"}
    drags = {"turn": ("packet", "table")}

    def progress(self, view: View) -> Progress | None:
        """Returns the turn, in a match that counts the cards after a limit."""
        return self.counted_turns(view) if self.game.on_limit == "most_cards" else None
