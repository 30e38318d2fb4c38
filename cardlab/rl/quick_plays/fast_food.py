"""Quick plays of Fast Food: each card but the last two of a game. The rules are those of `cardlab.games.fast_food`."""

from __future__ import annotations

from typing import Any

from cardlab.bots.fast_states.fast_food import OPTIONS as OPTIONS
from cardlab.bots.fast_states.fast_food import rules_of
from cardlab.core.cards import Card
from cardlab.core.table import Table
from cardlab.games.fast_food import VALUE, PlayAndCall
from cardlab.rl.knowledge import QuickPlay


class QuickFastFood:
    """The quick plays of Fast Food with its options."""

    def __init__(self, game: Any) -> None:
        rules = rules_of(game)
        self.points, self.draws_before = rules.points, rules.draws_before
        one, other = game.seats
        self.hands = {one: f"hand.{one}", other: f"hand.{other}"}
        self.scores = {one: f"score.{one}", other: f"score.{other}"}
        self.other = {one: other, other: one}

    def play(self, table: Table, action: PlayAndCall) -> QuickPlay | None:
        """Plays a card, and lets the next seat draw."""
        zones, counters = table.zones, table.counters
        player, other, card = action.who, self.other[action.who], action.card
        hand, following, stock = zones[self.hands[player]], zones[self.hands[other]], zones["stock"]
        if not following:
            return None
        hand.remove(card)
        zones["pile"].append(card)
        carried: list[tuple[tuple[Card], str, str | None]] = [((card,), "pile", None)]
        if stock:
            taker, drawing = (other, following) if self.draws_before else (player, hand)
            carried.append(((stock[0],), self.hands[taker], taker))
            drawing.append(stock.pop(0))
        total, score = counters["total"] + VALUE[card.rank], self.scores[player]
        values = {"total": total, score: counters[score] + self.points[total], "turn": other}
        counters.update(values)
        return QuickPlay(carried, values)


QUICK = QuickFastFood
