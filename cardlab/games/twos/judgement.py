"""Judgement of Twos: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from cardlab.authoring import Advice, AutomaticAction, Facts, Judgement, Opponent, Pass, Table, View, card
from cardlab.games.twos.actions import HAND
from cardlab.games.twos.combinations import BIT, ORDER, PLACE, SETS, PlayCombination, mask
from cardlab.games.twos.rulebook import Twos


class TwosJudgement(Judgement, game=Twos):
    """Judgement of Twos for bots and the coach."""

    game: Twos

    levels = {"easy": Opponent("greedy"), "medium": Opponent("easy"), "hard": Opponent("medium")}

    def owed(self, view: View, player: str) -> float:
        """Returns the payment that a player would owe if another were out now. A hidden card costs the average."""
        hand = view[HAND[player]]
        if not all(view[HAND[seat]] for seat in view.seats):  # the hand is over, and is counted in the score
            return 0.0
        known = view.known(HAND[player])
        name, facts = self.game.hand_cost([*known, *[card("3d")] * (len(hand) - len(known))], view.counters["played." + player])
        unsure = (len(hand) - len(known)) * (self.average - 1) if name == "value" else 0.0
        return float(facts["sum"] + unsure)

    @cached_property
    def average(self) -> float:
        """The average cost of a card if hands are paid by value."""
        return sum(self.game.costs.values()) / len(self.game.costs)

    def evaluate(self, view: View, seat: str) -> float:
        """Returns the points by which the seat would be ahead if the hand ended now."""
        sign = 1 if self.game.settle == "pay_winner" else -1
        points: dict[str, float] = {
            player: sign * view.counters["score." + player] - self.owed(view, player) for player in view.seats
        }
        return points.pop(seat) - max(points.values())

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether no hand holds a card below the lowest one that was dealt, since such cards have stayed out."""
        below = BIT[card(table.counters["lowest"])] - 1
        return not table["out"] or not any(mask(table[HAND[player]]) & below for player in self.game.seats)

    def gain(self, view: View, action: Any) -> float:
        """Returns the penalty points that the play takes out of the hand."""
        if not isinstance(action, PlayCombination):
            return 0.0
        left = [c for c in view.known(HAND[action.who]) if c not in action.laid]
        _, facts = self.game.hand_cost(left, 1)
        return self.owed(view, action.who) - float(facts["sum"])

    def advise(self, view: View, action: Any) -> Advice | None:
        """Advises with the cards that a play leaves, and the unseen cards that beat it."""
        if isinstance(action, AutomaticAction):
            return None
        hand = view.known(HAND[action.who])
        if isinstance(action, Pass):
            beaten = [c for c in view["table"] if c is not None]
            choices = len(self.game.higher(action.who, hand, beaten))
            return Advice("pass" if choices else "must_pass", {"n": len(hand), "choices": choices})
        left = [c for c in hand if c not in action.laid]
        facts: Facts = {"left": len(left)}
        if not left:
            return Advice("out", facts)
        if len(action.laid) == 5:
            return Advice("five", {**facts, "kind": self.game.known(action.laid).kind})
        beating, unseen = self.could_beat(view, action)
        same = sum(c.rank == action.laid[0].rank for c in left)
        facts |= {"card": action.laid[0], "beating": beating, "unseen": unseen, "same": same}
        return Advice(SETS[len(action.laid)], facts)

    def could_beat(self, view: View, action: PlayCombination) -> tuple[int, int]:
        """Returns how many unseen cards are higher, or in how many ranks a pair or three of a kind is possible; and how many
        are unseen.
        """
        seen = {c for name in view.zones for c in view.known(name)}
        unseen = sorted((c for c in ORDER if c not in seen), key=PLACE, reverse=True)
        stronger = self.game.higher(action.who, unseen, action.laid)
        if len(action.laid) == 1:
            return len(stronger), len(unseen)
        return len({play.laid[0].rank for play in stronger}), len(unseen)
