"""Judgement of Money: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.authoring import BY_PACE, Advice, Card, Facts, Judgement, LeavePile, Level, Opponent, Pass, View
from cardlab.games.money.actions import BANK, FLOOR, HAND, OPPONENT, OTHER, Buy, Claim, Exchange, Supply, Take, Throw
from cardlab.games.money.purse import Market, Part, written_sum
from cardlab.games.money.rulebook import Money


class MoneyJudgement(Judgement, game=Money):
    """Judgement of Money for bots and the coach."""

    game: Money

    @property
    def levels(self) -> Mapping[Level, Opponent]:
        """Levels by pace, if captures have to be claimed. The middle one would not differ from the first."""
        return {level: BY_PACE[level] for level in ("easy", "hard")} if self.game.capture == "claim" else {}

    horizon = 8

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how much more the seat has than the other one. A number card counts one, and money what it buys."""
        mine, theirs = [len(view[HAND[player]]) + self.game.trade.worth(view[BANK[player]]) for player in (seat, OTHER[seat])]
        return mine - theirs

    def stake(self, view: View) -> int:
        """Returns the worth of the floor: one for each number card, and the money."""
        return len(view["pile"]) + self.game.trade.worth(view["under"])

    def likely(self, view: View, top: Card) -> tuple[int, int]:
        """Returns how many of the unseen number cards would take a pile with this card on top, and how many are unseen."""
        seen = set(view["pile"])
        unseen = [card for card in self.game.numerals if card not in seen]
        return sum(bool(self.game.matched(card, top)) for card in unseen), len(unseen)

    def hope(self, view: View, top: Card | None, first: Card | None = None) -> float:
        """Returns the average catch of the next throw onto this card; `first` is the thrown card, if known."""
        if top is None:
            return 0.0
        if first is not None:
            return float(self.stake(view)) if self.game.matched(first, top) else 0.0
        good, unseen = self.likely(view, top)
        return self.stake(view) * good / unseen if unseen else 0.0

    def gain(self, view: View, action: Any) -> float:
        """Returns the average number of cards that this turn's throw takes. A claim or a penalty takes it for certain."""
        pile = view["pile"]
        match action:
            case Throw():
                return self.hope(view, pile[0] if pile else None)
            case Claim():
                return (
                    self.stake(view)
                    if self.game.matches(view)
                    else 0.0
                    if self.game.false_claim == "none"
                    else -self.stake(view)
                )
            case Take():
                return self.stake(view)
            case Buy() if not view[HAND[action.who]]:
                return self.hope(view, *self.next_throw(view, action))
        return 0.0

    def next_throw(self, view: View, action: Buy) -> tuple[Card | None, Card | None]:
        """Returns, for a purchase with an empty hand, the card on top of the pile and the card thrown on it, if
        they are known.
        """
        pile = view["pile"]
        if action.source == OPPONENT:
            return pile[0] if pile else None, None
        n = self.game.value[action.pay] - sum(self.game.value[rank] for rank in action.change)
        left = pile[n:] if self.game.floor_block == "top" else pile[:-n]
        return left[0] if left else None, self.game.trade.block(pile, n, FLOOR)[0]

    def advise(self, view: View, action: Any) -> Advice | None:
        if isinstance(action, Buy):
            return self.advise_purchase(view, action)
        if isinstance(action, Exchange):
            return self.advise_exchange(view, action)
        if isinstance(action, Supply):
            n = self.game.value[view.counters["offer"]] - sum(self.game.value[rank] for rank in action.change)
            left, worth = len(view[HAND[action.who]]) - n, self.game.trade.worth(view[BANK[action.who]])
            change = self.game.value[view.counters["offer"]] - n
            money = worth - change + self.game.value[view.counters["offer"]]
            return Advice("supply", {"n": n, "change": change, "left": left, "money": money})
        pile, worth_of = view["pile"], self.gain(view, action)
        facts: Facts = {"n": len(pile), "money": self.game.trade.worth(view["under"]), "stake": self.stake(view)}
        if isinstance(action, Throw):
            if not pile or pile[0] is None:
                return Advice("throw_alone", {}, worth_of)
            good, unseen = self.likely(view, pile[0])
            return Advice("throw", {**facts, "top": pile[0], "good": good, "unseen": unseen}, worth_of)
        if isinstance(action, (Claim, Pass)):
            facts |= {"card": pile[0], "top": pile[1] if len(pile) > 1 else "none", "false_claim": self.game.false_claim}
            right = "right" if self.game.matches(view) else "wrong"
            return Advice(f"claim_{right}" if isinstance(action, Claim) else f"pass_{right}", facts, worth_of)
        if isinstance(action, (Take, LeavePile)):
            return Advice("take" if isinstance(action, Take) else "leave", facts, worth_of)
        return None

    def advise_purchase(self, view: View, action: Buy) -> Advice:
        """Advises on a purchase by the cards gained and kept, and with an empty hand also by the next throw and its chance to
        match.
        """
        value = self.game.value[action.pay]
        change = sum(self.game.value[rank] for rank in action.change)
        bank = self.game.trade.worth(view[BANK[action.who]]) - value + change
        # in this case there may be change, and fewer cards
        asks = action.source == OPPONENT and self.game.opponent_change == "seller"
        facts: Facts = {"n": value - change, "value": value, "change": change, "kept": bank, "asks": "yes" if asks else "no"}
        if view[HAND[action.who]]:
            return Advice("buy_early", facts)
        top, first = self.next_throw(view, action)
        if top is None:
            return Advice("buy_alone", facts)
        facts |= {"top": top, "stake": self.stake(view)}
        if first is not None:
            return Advice("buy_match" if self.gain(view, action) else "buy_no_match", {**facts, "first": first})
        good, unseen = self.likely(view, top)
        return Advice("buy_unseen", {**facts, "good": good, "unseen": unseen})

    def advise_exchange(self, view: View, action: Exchange) -> Advice:
        """Advises that the worth stays the same, and how many cards can be bought afterwards."""
        trade = self.game.trade
        market, sources = trade.market(view, action.who), trade.sources(view)
        give, take = [Part(ranks, trade.purse_of(ranks), 0) for ranks in (action.give, action.take)]
        before, after = [sorted(self.amounts(stage, sources)) for stage in (market, market.after(action.partner, give, take))]
        new = [n for n in after if n not in before]
        given, taken = [written_sum(self.game.value[rank] for rank in side) for side in (action.give, action.take)]
        facts: Facts = {"given": given, "taken": taken, "amounts": tuple(map(str, after)), "new": tuple(map(str, new))}
        return Advice("exchange_new" if new else "exchange" if after else "exchange_nothing", facts)

    def amounts(self, market: Market, sources: Sequence[str]) -> set[int]:
        """Returns the possible numbers of number cards for one card of money."""
        return {
            value - part.worth
            for source in sources
            for (rank, value), have in zip(self.game.kinds, market.mine, strict=True)
            if have
            for part in self.game.trade.make_ups(market, rank, source)
        }
