"""Forecast of the next turn of Duel King, for predictions."""

from __future__ import annotations

from cardlab.authoring import Forecast, NextCards, View, highest
from cardlab.games.duel_king.rulebook import CARDS_A_MATCH, DECK, TOP, VALUE, DuelKing


class DuelKingForecast(Forecast, game=DuelKing):
    """Forecast of the next turn."""

    game: DuelKing

    settled_by = {"round.win": "winner", "duel.start": "duel", "king": "player", "joker": "player"}

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the chances of who takes the first two cards of the next match. A king or a joker that comes first sweeps the
        table.
        """
        first = view.counters["lead"]
        if any(len(view[DECK[seat]]) < CARDS_A_MATCH for seat in self.game.seats):
            return None
        higher = highest(self.game.seats, "duel")
        return NextCards(
            [[(DECK[seat], 0)] for seat in self.game.seats],
            [*self.game.seats, "duel"],
            lambda card: VALUE[card.rank],
            lambda cards: VALUE[cards[0].rank],
            lambda values: first if values[self.game.seats.index(first)] == TOP else higher(values),
        )
