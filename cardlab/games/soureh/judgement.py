"""Judgement of Soureh: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from cardlab.authoring import Advice, Card, Facts, Judgement, Opponent, Table, View
from cardlab.games.soureh.actions import Declare, DrawCard, Own, Reveal, Score, Their, ThrowAway
from cardlab.games.soureh.pairs import RANKS, broken, compared, fault, fitting
from cardlab.games.soureh.rulebook import Soureh

TYPICAL = 13
"""The average count of a loser who counts the lower card of each pair, in simulated matches."""
PAIR = TYPICAL / 4
"""The estimated worth of a pair that fits: a quarter of that."""


class SourehJudgement(Judgement, game=Soureh):
    """Judgement of Soureh for bots and the coach."""

    game: Soureh

    levels = {"easy": Opponent("random"), "medium": Opponent("careless"), "hard": Opponent("greedy")}

    announces = ("last.unharmed", "last.ruined")
    horizon = 6

    @cached_property
    def all_cards(self) -> tuple[Card, ...]:
        return tuple(self.game.pack())

    def unseen(self, view: View) -> list[Card]:
        """Returns the cards that a viewer does not see."""
        seen = {card for zone in view.zones.values() for card in zone}
        return [card for card in self.all_cards if card not in seen]

    def fit_there(self, view: View, action: Their, ranks: Mapping[str, int]) -> tuple[int, int]:
        """Returns how many unseen cards fit the open card that lies there, and how many fit the new one.

        The closed card of a Soureh is known to fit, so for it the second number only includes cards of the first.
        """
        card, old = view.known(f"drawn.{action.who}")[0], view.known(f"open.{action.other}")[action.slot - 1]
        now, then = fitting(old), fitting(card)
        if view.counters["declared"] == action.other:
            then = "".join(rank for rank in then if rank in now)
        return sum(ranks[rank] for rank in now), sum(ranks[rank] for rank in then)

    def gain(self, view: View, action: Any) -> float:
        """Returns points: the cost of a count, and a quarter of a usual count for each pair that is mended or broken."""
        player = action.who
        if isinstance(action, Score):
            old: int = view.counters[f"score.{player}"]
            return old - self.game.with_fifty_off(old + sum(self.game.counting.count(view, action)))
        if isinstance(action, (Reveal, Declare)):
            return TYPICAL
        if isinstance(action, Own):
            card, old_card = view.known(f"drawn.{player}")[0], view.known(f"closed.{player}")[action.slot - 1]
            beside = view.known(f"open.{player}")[action.slot - 1]
            return PAIR * (bool(fault(beside, old_card)) - bool(fault(beside, card))) + TYPICAL * action.declare
        if isinstance(action, Their):
            ranks = Bag(card.rank for card in self.unseen(view))
            now, then = self.fit_there(view, action, ranks)
            standing = view.counters["declared"] == action.other
            lost = TYPICAL * (now - then) / max(1, now) if standing else PAIR * (now - then) / max(1, ranks.total())
            return lost + TYPICAL * action.declare
        return TYPICAL * action.declare if isinstance(action, ThrowAway) else 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether the pairs of a Soureh fit, except one whose open card has been replaced before it comes back."""
        counters = table.counters
        declared = counters["declared"]
        may_be_broken = counters["locked"] and counters["phase"] != "return"
        return declared in (None, viewer) or len(self.game.bad_pairs(table, declared)) <= may_be_broken

    def evaluate(self, view: View, seat: str) -> float:
        """Returns points: the best other score minus the player's own, each less a quarter of a usual count for every pair that
        fits.

        A pair with a hidden card counts with the chance that one of the eighty cards fits there. A player about to count is
        given the lowest possible count.
        """
        players = self.game.in_game(view.counters)
        due = {player: self.expected(view, player) for player in {seat, *players}}
        return min((due[player] for player in players if player != seat), default=due[seat]) - due[seat]

    def expected(self, view: View, player: str) -> float:
        """Returns a player's score, with a count that is due, minus the worth of the pairs in a match that goes on."""
        counters = view.counters
        score: int = counters["score." + player]
        if counters["status." + player] != "in" or counters["phase"] in ("deal", "match_over", "over"):
            return score
        pairs = list(zip(view["open." + player], view["closed." + player], strict=False))
        if counters["phase"] == "score":
            losers = self.game.to_count(counters)
            owes = player in losers and losers.index(player) >= losers.index(counters["turn"])
            return score + owes * sum(min(self.game.counting.worth(card) for card in pair if card) for pair in pairs)
        fits = sum(
            (len(fitting(beside)) / len(RANKS) if closed is None else not fault(beside, closed))
            for beside, closed in pairs
            if beside
        )
        return score - PAIR * fits

    def advise(self, view: View, action: Any) -> Advice | None:
        """Advises with comparisons of the current pairs, sums, and how many unseen cards would help."""
        if isinstance(action, Score):
            return self.advise_score(view, action)
        if isinstance(action, Reveal):
            return Advice(
                "leave" if self.game.leaves(view.counters) else "reveal", {"n": len(self.game.in_game(view.counters)) - 1}
            )
        if isinstance(action, DrawCard):
            return self.advise_draw(view, action)
        if isinstance(action, (Own, Their, ThrowAway, Declare)):
            return self.advise_placing(view, action)
        return None

    def advise_score(self, view: View, action: Score) -> Advice:
        counting, player = self.game.counting, action.who
        values, old = counting.count(view, action), view.counters[f"score.{player}"]
        least = sum(counting.count(view, Score(player, counting.lowest(view, player))))
        new = old + sum(values)
        after = self.game.with_fifty_off(new)
        facts: Facts = {**self.game.sum_facts(values), "old": old, "new": new, "after": after, "least": least}
        return Advice("score", {**facts, "fifty": "yes" if after != new else "no"}, worth=old - after)

    def advise_draw(self, view: View, action: DrawCard) -> Advice:
        if view.counters["phase"] == "return":
            return Advice("continue")
        opens, bad = view.known(f"open.{action.who}"), self.game.bad_pairs(view, action.who)
        unseen = self.unseen(view)
        mending = sum(any(card.rank in fitting(opens[slot - 1]) for slot in bad) for card in unseen)
        return Advice("draw", {"bad": len(bad), "k": mending, "n": len(unseen)})

    def advise_placing(self, view: View, action: Own | Their | ThrowAway | Declare) -> Advice:
        player, unseen = action.who, self.unseen(view)
        opens, closeds = view.known(f"open.{player}"), view.known(f"closed.{player}")
        was = len(broken(opens, closeds))
        drawn = view.known(f"drawn.{player}")
        if isinstance(action, Own):
            old, closeds[action.slot - 1] = closeds[action.slot - 1], drawn[0]
        bad = broken(opens, closeds)
        if isinstance(action, Declare) or action.declare:
            harm = sum(any(self.harms(card, *pair) for pair in zip(opens, closeds, strict=True)) for card in unseen)
            others = sum(view.counters[f"status.{p}"] == "in" for p in view.seats) - 1
            return Advice("declare", {"k": harm, "n": len(unseen), "others": others})
        if isinstance(action, Own):
            beside = opens[action.slot - 1]
            fits, fitted = ("no" if fault(beside, card) else "yes" for card in (drawn[0], old))
            facts = compared(action.slot, beside, drawn[0])
            return Advice("own", {**facts, "old": old, "fits": fits, "fitted": fitted, "n": 4 - len(bad)})
        if isinstance(action, Their):
            now, then = self.fit_there(view, action, Bag(card.rank for card in unseen))
            sure = "yes" if view.counters["declared"] == action.other else "no"
            old = view.known(f"open.{action.other}")[action.slot - 1]
            odds: Facts = {"other": action.other, "card": drawn[0], "old": old, "now": now, "then": then}
            return Advice("their", {**odds, "n": len(unseen), "sure": sure})
        mends = [slot for slot in bad if drawn[0].rank in fitting(opens[slot - 1])]
        return Advice("throw", {"card": drawn[0], "n": 4 - was, "k": len(mends), "slots": [str(slot) for slot in mends]})

    def harms(self, card: Card, beside: Card, closed: Card) -> bool:
        """Whether a card that another player draws can break a pair."""
        return (beside.rank != "A" or card.rank == "T") and closed.rank not in fitting(card)
