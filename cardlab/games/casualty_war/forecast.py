"""Forecast of the next turn of Casualty War, for predictions."""

from __future__ import annotations

from cardlab.authoring import Coming, Event, View
from cardlab.games.addition_war import AdditionWarForecast
from cardlab.games.casualty_war.chances import ComingSums
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

    def comes_next(self, view: View) -> Coming | None:
        """Chances of who takes the cards of the next turn at once, where both have enough cards of their own."""
        coming = super().comes_next(view)
        if coming is None:
            return None
        most = CASUALTIES if self.game.casualties_in_play else 0
        return ComingSums(
            coming.hands,
            coming.outcomes,
            self.game.number,
            self.game.worth,
            coming.outcome,
            coming.lead,
            seats=self.game.seats,
            value=self.game.value,
            beats_all=self.game.beats_all,
            most=most,
        )

    def margin(self, event: Event) -> int | None:
        """How far the two sums are apart, unless the ace of spades decides."""
        facts = event.facts
        return facts["more"] - facts["less"] if facts.get("spade") == "no" else None
