"""Judgement of Egyptian War: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from typing import cast

from cardlab.authoring import BY_PACE, Action, Advice, Facts, Judgement, LeavePile, View
from cardlab.games.egyptian_war.actions import STACK, Slap
from cardlab.games.egyptian_war.rulebook import EgyptianWar


class EgyptianWarJudgement(Judgement, game=EgyptianWar):
    """Judgement of Egyptian War for bots and the coach."""

    game: EgyptianWar

    levels = BY_PACE

    def gain(self, view: View, action: Action) -> float:
        """Returns the pile for a winning slap, minus the price for a wrong one. A slap without effect is slightly worse than
        none.
        """
        if not isinstance(action, Slap):
            return 0.0
        advice = cast(Advice, self.advise(view, action))
        return advice.worth or -0.5

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many more cards a seat holds than the best other one."""
        return len(view[STACK[seat]]) - max(len(view[STACK[other]]) for other in self.game.seats if other != seat)

    def advise(self, view: View, action: Action) -> Advice | None:
        """Advises on a slap by what it wins or costs, and on leaving by what the others may win, or which card would make a
        match.
        """
        if not isinstance(action, Slap | LeavePile):
            return None
        pile, counters, player = view["pile"], view.counters, action.who
        found, n = self.game.match_on(pile), len(pile) + len(view["burnt"])
        facts: Facts = {"n": n, "card": pile[0] or "none", "other": "none"}
        if found or len(pile) > 1:
            facts["other"] = pile[2 if found == "sandwich" else 1] or "none"
        if not self.game.may_slap(counters, player):
            return Advice("not_allowed", {}, 0)
        if found and any(self.game.may_slap(counters, seat) for seat in counters["slapped"].split()):
            return Advice("too_late", facts, 0)
        if isinstance(action, LeavePile):
            return Advice(f"leave_{found}", facts, 0) if found else self.waiting(view)
        if found:
            return Advice(found, facts, n)
        have = len(view[STACK[player]])
        cost = min(self.game.price, have)
        bars = not have and self.game.false_slap_empty == "barred"
        return Advice("barred", facts) if bars else Advice("no_match", facts | {"cost": cost}, -cost)

    def waiting(self, view: View) -> Advice:
        """Advises how many of the unseen cards would make a match with the pile."""
        pile = [card.rank for card in view["pile"] if card is not None]
        wanted = dict.fromkeys(pile[:1] if self.game.snap_pairs else [])
        wanted |= dict.fromkeys(pile[1:2] if self.game.snap_sandwiches else [])
        unseen = sum(len(zone) for zone in view.zones.values()) - len(pile)
        if unseen + len(pile) != 52 * self.game.packs or not wanted:  # a position with fewer cards, so the others are unknown
            return Advice("leave", {}, 0)
        each = [4 * self.game.packs - pile.count(rank) for rank in wanted]
        return Advice("wait", {"unseen": unseen, "k": sum(each), "a": each[0], "b": each[-1], "kinds": len(each)}, 0)
