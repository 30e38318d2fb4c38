"""Buying and exchanging in Money: the possible trades, the reasons to refuse one, and the payments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab.authoring import SUITS, Card, Event, Facts, Refusal, Table, View, move, set_counters
from cardlab.games.money.actions import BANK, FLOOR, HAND, OPPONENT, OTHER, PLACES, Buy, Exchange
from cardlab.games.money.purse import Kinds, Market, Part, Purse, change_for, swaps, written_sum


@dataclass(frozen=True)
class Trade:
    """Trades money for number cards, and money for money.

    Attributes:
        rule: Name -> id of a rule.
        kinds: The ranks that are money with their values, the smallest first.

    The other attributes are the options of the game about trade.
    """

    rule: Callable[[str], str]
    kinds: Kinds
    opponent_change: str
    source_rule: str
    floor_minimum: int
    exchange_limit: int
    buy_when: str
    buy_limit: str
    floor_block: str
    stack_block: str

    @cached_property
    def value(self) -> dict[str, int]:
        """Rank of money -> its worth in number cards."""
        return dict(self.kinds)

    def worth(self, money: Iterable[Card | None]) -> int:
        return sum(self.value[card.rank] for card in money if card is not None)

    def purse(self, money: Iterable[Card | None]) -> Purse:
        """Returns the number of cards of each kind in visible money."""
        return self.purse_of([card.rank for card in money if card])

    def purse_of(self, ranks: Sequence[str]) -> Purse:
        return tuple([ranks.count(rank) for rank, _ in self.kinds])

    def purchases(self, market: Market, player: str, sources: Sequence[str]) -> Iterator[Buy]:
        """Yields every purchase. If the seller decides about the change, the buyer names none."""
        for source in sources:
            for (rank, _), have in zip(self.kinds, market.mine, strict=True):
                ways = self.make_ups(market, rank, source) if have else ()
                if ways and source == OPPONENT and self.opponent_change == "seller":
                    yield Buy(player, rank, source)
                    continue
                for part in ways:
                    yield Buy(player, rank, source, part.ranks)

    def market(self, at: Table | View, player: str) -> Market:
        """Returns the player's money, and the money and cards of floor and opponent."""
        zones, other = at.zones, OTHER[player]
        money = {FLOOR: self.purse(zones["under"]), OPPONENT: self.purse(zones[BANK[other]])}
        stock = {FLOOR: len(zones["pile"]), OPPONENT: len(zones[HAND[other]])}
        return Market(self.purse(zones[BANK[player]]), money, stock)

    def sources(self, at: Table | View) -> tuple[str, ...]:
        """Returns the places at which the player may buy now."""
        if self.source_rule == "free" or at.counters["lifted"] == "yes":
            return PLACES
        return (FLOOR,) if len(at.zones["pile"]) >= self.floor_minimum else (OPPONENT,)

    def make_ups(self, market: Market, rank: str, source: str) -> tuple[Part, ...]:
        """Returns the possible change for one card of money."""
        value = self.value[rank]
        return change_for(value, min(value, market.stock[source]), market.money[source], self.kinds)

    def affordable(self, market: Market, sources: Sequence[str]) -> bool:
        """Whether anything can be bought there now."""
        return any(
            have and self.make_ups(market, rank, source)
            for source in sources
            for (rank, _), have in zip(self.kinds, market.mine, strict=True)
        )

    def possible(self, market: Market, sources: Sequence[str]) -> bool:
        """Whether anything can be bought there now, or after one exchange."""
        if self.affordable(market, sources):
            return True
        return self.exchange_limit > 0 and any(
            self.affordable(market.after(partner, give, take), sources)
            for partner in PLACES
            for give, take in swaps(market.mine, market.money[partner], self.kinds)
        )

    # ------------------------------------------------------------------------------------------------------ refusals

    def too_early(self, table: Table) -> Refusal | None:
        """Refuses trades while the hand has number cards that must be thrown first."""
        if self.buy_when == "any_turn" or not table.zones[HAND[table.counters["turn"]]]:
            return None
        return Refusal(self.rule("buy.limit" if table.counters["purchases"] else "buy.when"))

    def forbids_purchase(self, table: Table, action: Buy) -> Refusal | None:
        if table.counters["purchases"] and self.buy_limit == "one":
            return Refusal(self.rule("buy.limit"))
        if action.source not in self.sources(table):
            n = len(table.zones["pile"])
            facts: Facts = {"n": n, "minimum": self.floor_minimum, "source": action.source, "opponent": OTHER[action.who]}
            return Refusal(self.rule("buy.source"), facts)
        market = self.market(table, action.who)
        if missing := self.missing(market.mine, (action.pay,), "bank"):
            return missing
        if action.source == FLOOR or self.opponent_change == "buyer":
            return self.forbids_change(market, action.pay, action.source, action.change)
        if action.change:
            return Refusal(self.rule("buy.seller_decides"), {"opponent": OTHER[action.who]})
        if self.make_ups(market, action.pay, OPPONENT):
            return None
        return self.not_full(market, action.pay, OPPONENT, 0)

    def forbids_change(self, market: Market, rank: str, source: str, change: Sequence[str]) -> Refusal | None:
        """Refuses change that is not there, or that does not make up the value together with the number cards."""
        if missing := self.missing(market.money[source], change, source):
            return missing
        worth = sum(self.value[back] for back in change)
        full = self.value[rank] - market.stock[source] <= worth < self.value[rank]
        return None if full else self.not_full(market, rank, source, worth)

    def not_full(self, market: Market, rank: str, source: str, change: int) -> Refusal:
        value = self.value[rank]
        stock, need = market.stock[source], value - change
        facts: Facts = {"value": value, "change": change, "need": need, "stock": stock, "short": "yes" if need > 0 else "no"}
        return Refusal(self.rule("buy.full_value"), facts)

    def missing(self, purse: Purse, ranks: Sequence[str], place: str) -> Refusal | None:
        """Refuses a rank that is named more often than the purse has it."""
        there = {rank: n for (rank, _), n in zip(self.kinds, purse, strict=True)}
        for rank in ranks:
            if ranks.count(rank) > there.get(rank, 0):
                return Refusal(self.rule("buy.not_there"), {"rank": rank, "place": place, "n": there.get(rank, 0)})
        return None

    def forbids_exchange(self, table: Table, action: Exchange) -> Refusal | None:
        if table.counters["exchanges"] >= self.exchange_limit:
            return Refusal(self.rule("exchange.limit"), {"limit": self.exchange_limit})
        market = self.market(table, action.who)
        missing = self.missing(market.mine, action.give, "bank")
        missing = missing or self.missing(market.money[action.partner], action.take, action.partner)
        if missing:
            return missing
        given, taken = [[self.value[rank] for rank in side] for side in (action.give, action.take)]
        if sum(given) != sum(taken):
            facts: Facts = {"given": written_sum(given), "a": sum(given), "taken": written_sum(taken), "b": sum(taken)}
            return Refusal(self.rule("exchange.equal"), facts | {"n": len(given), "m": len(taken)})
        if set(action.give) & set(action.take):
            return Refusal(self.rule("exchange.same_rank"))
        give, take = [Part(ranks, self.purse_of(ranks), sum(given)) for ranks in (action.give, action.take)]
        after = market.after(action.partner, give, take)
        if not table.zones[HAND[action.who]] and not self.affordable(after, self.sources(table)):
            return Refusal(self.rule("exchange.useful"))
        return None

    # ------------------------------------------------------------------------------------ buying and exchanging

    def pick(self, money: Sequence[Card], ranks: Iterable[str]) -> list[Card]:
        """Returns cards of these ranks, the first suits first, because nobody chooses suits."""
        in_order = sorted(money, key=lambda card: (SUITS + "12").index(card.suit))
        picked: list[Card] = []
        for rank in ranks:
            picked.append(next(card for card in in_order if card.rank == rank and card not in picked))
        return picked

    def buy(self, table: Table, action: Buy) -> Iterator[Event]:
        change: Sequence[str] = action.change
        if action.source == OPPONENT and self.opponent_change == "seller":
            ways = self.make_ups(self.market(table, action.who), action.pay, OPPONENT)
            if len(ways) > 1:
                yield set_counters({"waiting_for": "supply", "offer": action.pay})
                return
            change = ways[0].ranks
        yield from self.sell(table, action.who, action.pay, action.source, change)

    def sell(self, table: Table, buyer: str, rank: str, source: str, change: Sequence[str]) -> Iterator[Event]:
        """Moves the price, the number cards and the change in one step."""
        zones, seller = table.zones, OTHER[buyer]
        stock, till = ("pile", "under") if source == FLOOR else (HAND[seller], BANK[seller])
        pay, back = self.pick(zones[BANK[buyer]], [rank]), self.pick(zones[till], change)
        value, worth = self.value[rank], self.worth(back)
        n = value - worth
        block = self.block(zones[stock], n, source)
        facts: Facts = {"player": buyer, "seller": seller, "pay": pay[0], "value": value, "change": worth, "n": n}
        yield move(pay, till, source=BANK[buyer], rule=self.rule(f"buy.{source}"), **facts)
        yield move(block, HAND[buyer], source=stock)
        if back:
            change_facts: Facts = {"player": buyer, "cards": tuple(back), "n": n, "change": worth, "value": value}
            yield move(back, BANK[buyer], source=till, rule=self.rule("buy.change"), **change_facts)
        yield set_counters({"purchases": table.counters["purchases"] + 1, "waiting_for": "act", "offer": None})

    def block(self, stock: Sequence[Any], n: int, source: str) -> Sequence[Any]:
        """Returns the number cards that are sold, in the order in which they will be thrown. Those of the pile are
        turned over.
        """
        end_of = self.floor_block if source == FLOOR else self.stack_block
        block = stock[:n] if end_of == "top" else stock[-n:]
        return block[::-1] if source == FLOOR else block

    def exchange(self, table: Table, action: Exchange) -> Iterator[Event]:
        bank, till = BANK[action.who], "under" if action.partner == FLOOR else BANK[OTHER[action.who]]
        give, take = self.pick(table.zones[bank], action.give), self.pick(table.zones[till], action.take)
        given, taken = self.total(give), self.total(take)
        facts: Facts = {"player": action.who, "partner": action.partner, "opponent": OTHER[action.who]}
        facts |= {"give": tuple(give), "take": tuple(take), "given": given["sum"], "taken": taken["sum"]}
        yield move(give, till, source=bank, rule=self.rule("exchange"), total=given["total"], **facts)
        yield move(take, bank, source=till)
        yield set_counters({"exchanges": table.counters["exchanges"] + 1})

    def total(self, money: Sequence[Card]) -> Facts:
        """Returns the total worth of money, and the sum as it is written."""
        return {"sum": written_sum(self.value[card.rank] for card in money), "total": self.worth(money)}
