"""Forecast of the next turn of War, for predictions."""

from __future__ import annotations

from cardlab.authoring import Card, Forecast, NextCards, View, highest
from cardlab.games.war.rulebook import PACKET, War


class WarForecast(Forecast, game=War):
    """Forecast of the next turn."""

    game: War

    settled_by = {"take": "winner", "tie": "war"}

    @property
    def unseen_order(self) -> str:
        return {"shuffled": "shuffled", "coin": "unsure"}.get(self.game.pickup_order, "known")

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the chances of who takes the next cards, if all who are in have enough of them."""
        seats = [player for player in self.game.seats if view[PACKET[player]]]
        if len(seats) < 2 or any(len(view[PACKET[player]]) < self.game.up for player in seats):
            return None
        hands = [[(PACKET[player], place) for place in range(self.game.up)] for player in seats]
        return NextCards(hands, [*seats, "war"], self.kind, self.game.strength, highest(seats, "war"))

    def kind(self, card: Card) -> object:
        """Returns the part of a card that is compared."""
        return self.game.value(card)
