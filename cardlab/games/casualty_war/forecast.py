"""Forecast of the next turn of Casualty War, for predictions."""

from __future__ import annotations

from cardlab.authoring import NextCards, View
from cardlab.games.addition_war import AdditionWarForecast
from cardlab.games.casualty_war.chances import NextSums
from cardlab.games.casualty_war.rulebook import CASUALTIES, CasualtyWar


class CasualtyWarForecast(AdditionWarForecast, game=CasualtyWar):
    """Forecast of the next turn."""

    game: CasualtyWar

    settled_by = {
        "take": "winner",
        "match": "war",
        "equal_sums": "war",
        "equal_sums.split": "war",
        "nothing_left": "war",
    }

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the chances of who takes the cards of the next turn at once, if both have enough cards of their own."""
        next_cards = super().comes_next(view)
        if next_cards is None:
            return None
        most = CASUALTIES if self.game.casualties_in_play else 0
        return NextSums(
            next_cards.hands,
            next_cards.outcomes,
            self.game.number,
            self.game.worth,
            next_cards.outcome,
            seats=self.game.seats,
            value=lambda card: int(self.game.value(card)),
            beats_all=self.game.beats_all,
            most=most,
        )
