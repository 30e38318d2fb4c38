"""What hands and bets of 727 are worth to those who play it well, for all that they see."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cardlab.authoring import Advice, Card, Deal, Facts, View
from cardlab.games.seven_twenty_seven.actions import AskCard, Bet, Check, Fold, Raise, Stand
from cardlab.games.seven_twenty_seven.hands import FAR, GOALS, points, totals
from cardlab.games.seven_twenty_seven.rules import SevenTwentySevenRules


class SevenTwentySevenAdvice(SevenTwentySevenRules):
    """How 727 is judged by those who play it well, for all that they see."""

    def gain(self, view: View, action: Any) -> float:
        """For asking: by how many half points a card is expected to bring the hand nearer to its nearer goal.

        For betting: the counters expected where the share of the pot falls with the distance, from twice a fair one at
        the goal to none eight points away, and every second opponent matches. Cards to come can make up for four points.
        """
        counters, hand = view.counters, own_hand(view, action.who)
        away = self.to_go(hand)
        if isinstance(action, AskCard):
            after = self.after_one_card(view, hand)
            return away - sum(after) / len(after) if after else 0.0
        if isinstance(action, (Fold, Stand, Deal)):
            return 0.0
        if totals(hand)[0] < GOALS[27] and not counters["last_bets"]:
            away = min(away, 8)
        still_in = sum(counters["status." + seat] == "in" for seat in view.seats)
        share: float = max(0, 16 - away) / 16 * 2 / still_in
        x = action.x if isinstance(action, (Bet, Raise)) else 0
        pays: int = counters["to_match"] - counters["round_in." + action.who] + x
        won: float = share * (counters["pot"] + pays + x * (still_in - 1) / 2)
        return won - pays

    def evaluate(self, view: View, seat: str) -> float:
        """By how many counters a seat is ahead of the richest other one, with its equal part of the pot while it is in."""
        counters = view.counters
        still_in = [player for player in self.seats if counters["status." + player] == "in"]
        part = counters["pot"] / len(still_in) if still_in and view.outcome is None else 0
        has = {player: counters["counters." + player] + (part if player in still_in else 0) for player in self.seats}
        return float(has.pop(seat) - max(has.values()))

    def advise(self, view: View, action: Any) -> Advice:
        """How far the hand is from its nearer goal; for asking, which of the cards that nobody has shown bring it nearer, and
        how far it is then on the average. Where a hand cannot go too far, that is what asking and standing are worth.
        """
        hand = own_hand(view, action.who)
        away = self.to_go(hand)
        goal = 0 if away >= FAR else min(GOALS, key=lambda goal: self.distance(hand, goal))
        facts: Facts = {"away": points(away), "goal": goal}
        exact = self.over == "allowed"
        if isinstance(action, AskCard):
            after = self.after_one_card(view, hand)
            mean = Fraction(sum(after), 2 * len(after))
            nearer = sum(then < away for then in after)
            facts |= {"n": len(after), "nearer": nearer, "mean": f"{float(round(mean, 1)):g}" if exact else "none"}
            return Advice("card", facts, -float(mean) if exact else None)
        if isinstance(action, Stand):
            return Advice("stand", facts, -away / 2 if exact else None)
        owes = view.counters["to_match"] - view.counters[f"round_in.{action.who}"]
        pays = 0 if isinstance(action, (Fold, Check)) else owes + getattr(action, "x", 0)
        what = "fold" if isinstance(action, Fold) else "pay"
        pot = view.counters["pot"]
        return Advice(what, {**facts, "pays": pays, "pot": pot, "then": pot + pays})

    def after_one_card(self, view: View, hand: Sequence[Card]) -> list[int]:
        """The distance of a hand to its nearer goal, in half points, with each of the cards that nobody has shown."""
        seen = {card for name in view.zones for card in view.known(name)}
        return [self.to_go([*hand, card]) for card in self.pack() if card not in seen]


def own_hand(view: View, seat: str) -> list[Card]:
    """The cards of a seat that the view shows, open ones first."""
    return view.known(f"up.{seat}") + view.known(f"down.{seat}")
