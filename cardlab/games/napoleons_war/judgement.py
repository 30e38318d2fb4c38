"""Judgement of Napoleon's War: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections import Counter as Bag
from dataclasses import replace
from functools import cached_property
from typing import Any

from cardlab.authoring import Advice, Card, Facts, Judgement, PlayOn, View
from cardlab.games.napoleons_war.rulebook import CAPTURE, DECK, HAND, RANK, ROW, AskHowMany, NapoleonsWar, Order, Spy


class NapoleonsWarJudgement(Judgement, game=NapoleonsWar):
    """Judgement of Napoleon's War for bots and the coach."""

    game: NapoleonsWar

    horizon = 6

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many more cards a seat has than the other."""
        have = {player: sum(len(view[zone[player]]) for zone in (HAND, DECK, CAPTURE, ROW)) for player in self.game.seats}
        return 2 * have[seat] - sum(have.values())

    def gain(self, view: View, action: Any) -> float:
        """Returns the cards that the next comparison brings on average. Bots neither ask nor spy."""
        if isinstance(action, Order):
            return self.advise_order(view, action).worth or 0.0
        return 0.0 if isinstance(action, PlayOn) else -float(len(self.whole_pack))

    def advise(self, view: View, action: Any) -> Advice | None:
        if isinstance(action, AskHowMany):
            return Advice("ask", {"n": len(view[HAND[action.who]])})
        if isinstance(action, Spy):
            return Advice("spy", {"n": self.game.spy})
        if not isinstance(action, Order):
            return None
        advice = self.advise_order(view, action)  # in the open, everything after the first trick matters more than that trick
        return replace(advice, worth=None) if advice.name == "order" else advice

    def advise_order(self, view: View, action: Order) -> Advice:
        """Advises with the first card of the order that is compared, its opponent, and the average result."""
        player, order = action.who, action.deck
        place = self.game.seats.index(player)
        mine, theirs = view[ROW[player]], view[ROW[self.game.seats[1 - place]]]
        owed = self.game.owed(view) if mine else [1, 1]
        at = owed[place] - 1
        if at >= len(order):
            worth = 0.0 if self.game.run_out == "draw" else -float(len(mine) + len(order))
            return Advice("short", {"need": at + 1, "n": len(order), "run_out": self.game.run_out}, worth)
        card = order[at]
        facts: Facts = {"card": card, "place": at + 1, "war": "yes" if mine else "no"}
        if mine and not owed[1 - place] and theirs[-1] is not None:  # the other's card already lies there
            worth = self.average(view, action, at, Bag([RANK[theirs[-1].rank]]))
            result = "win" if worth > 0 else "lose" if worth < 0 else "tie"
            return Advice("known", {**facts, "shown": theirs[-1], "result": result}, worth)
        unseen = self.unseen(view)
        rank, then = RANK[card.rank], at + self.game.war_down + 1
        facts |= {"beats": sum(n for other, n in unseen.items() if other < rank), "same": unseen[rank]}
        facts |= {"enough": "yes", "decider": order[then]} if then < len(order) else {"enough": "no"}
        return Advice("order", {**facts, "unseen": unseen.total()}, self.average(view, action, at, unseen))

    def unseen(self, view: View) -> Bag[int]:
        """Returns how many cards of each rank the viewer does not see."""
        return Bag(RANK[card.rank] for card in self.whole_pack.difference(*map(view.known, view.zones)))

    @cached_property
    def whole_pack(self) -> frozenset[Card]:
        """All cards."""
        return frozenset(self.game.pack())

    def average(self, view: View, action: Order, at: int, possible: Bag[int]) -> float:
        """Returns the average of the cards won minus the cards lost in the next comparison and the wars after it.

        Args:
            view: The player's view.
            action: The order.
            at: The place in the order of the compared card.
            possible: How many cards of each rank it may meet, each equally likely.
        """
        order, other = action.deck, next(seat for seat in self.game.seats if seat != action.who)
        held = {seat: sum(len(view[zone[seat]]) for zone in (HAND, DECK, CAPTURE, ROW)) for seat in self.game.seats}
        stake = len(view[ROW[action.who]]) + at + 1
        brings, reached = 0.0, 1.0
        while True:
            rank, n = RANK[order[at].rank], possible.total()
            lower, same = sum(k for r, k in possible.items() if r < rank), possible[rank]
            brings += reached * stake * (lower - (n - lower - same)) / n
            reached *= same / n
            if not reached:
                return brings
            possible = possible - Bag([rank]) or self.unseen(view)
            at, stake = at + self.game.war_down + 1, stake + self.game.war_down + 1
            out, they_are_out = at >= len(order), stake > held[other]
            if out or they_are_out:
                if self.game.run_out == "lose" and out is not they_are_out:
                    brings += reached * (held[other] if they_are_out else -held[action.who])
                return brings
