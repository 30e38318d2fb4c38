"""Forecast of the next trick of Napoleon's War, for predictions."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.authoring import Forecast, NextCards, Pieces, PlaceKnowledge, View, highest
from cardlab.games.napoleons_war.rulebook import DECK, RANK, NapoleonsWar


class PlannedCards(NextCards):
    """Cards that the players have put in order themselves, so that nobody can say how likely each is."""

    def chances(self, hands: Sequence[Sequence[PlaceKnowledge]]) -> Pieces[None]:
        yield from ()


class NapoleonsWarForecast(Forecast, game=NapoleonsWar):
    """Forecast of the next trick."""

    game: NapoleonsWar

    settled_by = {"trick.win": "winner", "war.start": "war"}

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the cards of the next trick."""
        seats = self.game.seats
        if not all(view[DECK[seat]] for seat in seats):
            return None
        hands = [[(DECK[seat], 0)] for seat in seats]
        return PlannedCards(
            hands, [*seats, "war"], lambda card: card.rank, lambda cards: RANK[cards[0].rank], highest(seats, "war")
        )
