"""Forecast of the next turn of Duel King, for predictions."""

from __future__ import annotations

from cardlab.authoring import Event, Forecast, NextCards, View, ahead, highest
from cardlab.games.duel_king.rulebook import CARDS_A_MATCH, DECK, TOP, VALUE, DuelKing


class DuelKingForecast(Forecast, game=DuelKing):
    """Forecast of the next turn."""

    game: DuelKing

    settled_by = {"round.win": "winner", "duel.start": "duel", "king": "player", "joker": "player"}

    def comes_next(self, view: View) -> NextCards | None:
        """Chances of who takes the first two cards of the next match. A king or a joker that comes first sweeps the table."""
        first = view.counters["lead"]
        if self.game.save_attempts or any(len(view[DECK[seat]]) < CARDS_A_MATCH for seat in self.game.seats):
            return None
        higher = highest(self.game.seats, "duel")
        return NextCards(
            [[(DECK[seat], 0)] for seat in self.game.seats],
            [*self.game.seats, "duel"],
            lambda card: VALUE[card.rank],
            lambda cards: VALUE[cards[0].rank],
            lambda values: first if values[self.game.seats.index(first)] == TOP else higher(values),
            lambda values: 0 if TOP in values else ahead(values),
        )

    def margin(self, event: Event) -> int | None:
        """How far the higher card is above the other; a king or a joker sweeps, and is compared with none."""
        facts = event.facts
        return VALUE[facts["high"].rank] - VALUE[facts["low"].rank] if "low" in facts else None
