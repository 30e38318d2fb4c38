"""Forecast of the next turn of Egyptian War, for predictions."""

from __future__ import annotations

from cardlab.authoring import Forecast, NextCards, View
from cardlab.games.egyptian_war.actions import STACK
from cardlab.games.egyptian_war.rulebook import EgyptianWar, challenges


class EgyptianWarForecast(Forecast, game=EgyptianWar):
    """Forecast of the next turn."""

    game: EgyptianWar

    settled_by = {
        "challenge.start": "challenge",
        "challenge.beaten": "challenge",
        "challenge.chance": "number",
        "play": "number",
    }

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the next card, in a game without slaps."""
        stack = STACK[view.counters["turn"]]
        if self.game.snaps or not view[stack]:
            return None
        outcomes = "challenge", "number"
        return NextCards(
            [[(stack, 0)]], outcomes, challenges, lambda cards: challenges(cards[0]), lambda up: outcomes[not up[0]]
        )
