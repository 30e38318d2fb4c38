"""The turn of Money: throw, claim and take the pile, buy or exchange, until nobody can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlab.authoring import (
    DRAW,
    TOP,
    UNFINISHED,
    Action,
    Card,
    Deal,
    Event,
    Facts,
    Leave,
    Pass,
    Refusal,
    Table,
    View,
    deal,
    end,
    move,
    put,
    say,
)
from cardlab.games.money.purse import swaps
from cardlab.games.money.table import (
    BANK,
    CLAIM,
    FLOOR,
    FRESH,
    HAND,
    OPPONENT,
    OTHER,
    PLACES,
    THROW,
    Buy,
    Claim,
    Exchange,
    Supply,
    Take,
    Throw,
)
from cardlab.games.money.trade import MoneyTrade

DECIDES: dict[str, tuple[type[Action], ...]] = {
    "deal": (Deal,),
    "act": (Throw, Buy, Exchange),
    "claim": (Claim, Pass),
    "supply": (Supply,),
    "penalty": (Take, Leave),
}
"""What is waited for -> the verbs that answer it."""


class MoneyRules(MoneyTrade):
    """What may be done in a turn, what is forbidden and why, and what comes of it."""

    def begin(self, table: Table) -> Iterator[Event]:
        counters = table.counters
        if not self.dealt(table):
            yield put({"waiting_for": "deal"})
            return
        if not self.legal_actions(table):  # a position laid by hand, with counters that do not fit it
            yield put(FRESH)
        if counters["waiting_for"] == "act" and not counters["purchases"] and not counters["exchanges"]:
            yield from self.begin_turn(table)

    # ------------------------------------------------------------------------------------ what may be done

    def legal_actions(self, table: Table) -> list[Action]:
        counters, turn = table.counters, table.counters["turn"]
        waiting = counters["waiting_for"]
        if waiting == "act":
            return self.ways_to_act(table, turn)
        if waiting == "claim":
            return CLAIM[turn].copy() if table.zones["pile"] else []
        if waiting == "penalty":
            return [Take(OTHER[turn]), Leave(OTHER[turn])]
        if waiting == "supply":
            return [
                Supply(OTHER[turn], part.ranks) for part in self.make_ups(self.market(table, turn), counters["offer"], OPPONENT)
            ]
        return [] if self.dealt(table) else [Deal()]

    def ways_to_act(self, table: Table, player: str) -> list[Action]:
        """Throw, and where buying is allowed every purchase and every exchange, each once."""
        counters, hand = table.counters, table.zones[HAND[player]]
        found: list[Action] = [THROW[player]] if hand else []
        if hand and self.buy_when == "empty":
            return found
        market = self.market(table, player)
        sources = self.sources(table)
        if not counters["purchases"] or self.buy_limit == "any":
            found += self.purchases(market, player, sources)
        if counters["exchanges"] < self.exchange_limit:
            for partner in PLACES:
                for give, take in swaps(market.mine, market.money[partner], self.kinds):
                    if hand or self.affordable(market.after(partner, give, take), sources):
                        found.append(Exchange(player, give.ranks, take.ranks, partner))
        return found

    # ------------------------------------------------------------------------------------ what is forbidden, and why

    def forbids(self, table: Table, action: Any) -> Refusal | None:
        counters, turn = table.counters, table.counters["turn"]
        waiting = counters["waiting_for"]
        if isinstance(action, Claim) and (waiting != "claim" or action.who != turn):
            return Refusal(self.rule("claim.late"), {"player": action.who, "capture": self.capture})
        decider = "all" if waiting == "deal" else OTHER[turn] if waiting in ("supply", "penalty") else turn
        if action.who != decider or not isinstance(action, DECIDES[waiting]):
            return Refusal(self.rule("turn.order"), {"turn": decider, "waiting_for": waiting})
        if isinstance(action, Throw) and not table.zones[HAND[turn]]:
            return Refusal(self.rule("buy.must"), {"player": turn})
        if isinstance(action, Buy):
            return self.too_early(table) or self.forbids_purchase(table, action)
        if isinstance(action, Exchange):
            return self.too_early(table) or self.forbids_exchange(table, action)
        if isinstance(action, Supply):
            return self.forbids_change(self.market(table, turn), counters["offer"], OPPONENT, action.change)
        return None

    def after_the_end(self, table: Table) -> Refusal:
        return Refusal(self.rule("end.over"))

    # ------------------------------------------------------------------------------------ a turn

    def begin_turn(self, table: Table) -> Iterator[Event]:
        """Whoever has no number card must buy; whoever has no money either has lost."""
        player = table.counters["turn"]
        if table.zones[HAND[player]]:
            return
        if not table.zones[BANK[player]]:
            yield from self.nothing_left(table, player)
            return
        yield say(self.rule("buy.must"), player=player, worth=self.worth(table.zones[BANK[player]]))
        market = self.market(table, player)
        if self.possible(market, self.sources(table)):
            return
        if self.cannot_buy == "lose":
            yield put({"reason": "stuck"})
            yield end(OTHER[player], rule=self.rule("end.stuck"), player=player, winner=OTHER[player])
        elif self.possible(market, PLACES):
            source = OPPONENT if self.sources(table) == (FLOOR,) else FLOOR
            facts: Facts = {"player": player, "source": source, "opponent": OTHER[player]}
            yield put({"lifted": "yes"}, rule=self.rule("buy.lifted"), **facts)
        else:
            yield say(self.rule("buy.pass"), player=player)
            yield from self.next_turn(table)

    def play(self, table: Table, action: Any) -> Iterator[Event]:
        match action:
            case Throw():
                yield from self.throw(table, action.who)
            case Claim():
                yield from self.claim(table, action.who)
            case Pass():
                if self.matches(table):
                    yield say(self.rule("capture.missed"), player=action.who, **self.two_cards(table))
                yield from self.next_turn(table)
            case Buy():
                yield from self.buy(table, action)
            case Supply():
                yield from self.sell(table, table.counters["turn"], table.counters["offer"], OPPONENT, action.change)
            case Exchange():
                yield from self.exchange(table, action)
            case Take():
                yield from self.take_pile(table, action.who, "claim.punished", player=action.who)
                yield from self.next_turn(table)
            case Leave():
                yield say(self.rule("claim.spared"), player=action.who)
                yield from self.next_turn(table)
            case Deal():
                yield from self.set_up(table)
                yield from self.begin(table)

    def throw(self, table: Table, player: str) -> Iterator[Event]:
        hand, pile = table.zones[HAND[player]], table.zones["pile"]
        facts: Facts = {"player": player, "card": hand[0], "top": pile[0] if pile else "none"}
        yield deal(HAND[player], "pile", 1, at=TOP, rule=self.rule("throw"), **facts)
        if self.capture == "claim":
            yield put({"waiting_for": "claim"})
            return
        if rule := self.matches(table):
            yield from self.take_pile(table, player, rule, player=player, **self.two_cards(table))
        yield from self.next_turn(table)

    def next_turn(self, table: Table) -> Iterator[Event]:
        """The turn is over: perhaps the game too; otherwise the other player begins."""
        counters, zones = table.counters, table.zones
        following, turns = OTHER[counters["turn"]], counters["turns_played"] + 1
        yield put({"turn": following, "turns_played": turns, **FRESH})
        if not zones["pile"] and not zones["under"]:
            for player, winner in OTHER.items():
                if not zones[HAND[player]] and not zones[BANK[player]]:
                    yield put({"reason": "all"})
                    n, worth = len(zones[HAND[winner]]), self.worth(zones[BANK[winner]])
                    yield end(winner, rule=self.rule("end.all"), winner=winner, n=n, worth=worth, turns=turns)
                    return
        if turns >= self.max_turns:
            yield from self.stop(table, turns)
            return
        yield from self.begin_turn(table)

    # ------------------------------------------------------------------------------------ matches and claims

    def matched(self, card: Card, top: Card) -> str:
        """The rule by which a card that is thrown on another takes the pile, or ""."""
        if card.rank == top.rank:
            return "capture.joker" if card.rank == "X" else "capture.match"
        seven = self.seven_of_diamonds == "captures" and card.name == "7d"
        return "capture.seven" if seven else ""

    def matches(self, table: Table | View) -> str:
        """The rule by which the card on top of the pile takes it, or ""."""
        pile = table.zones["pile"]
        return self.matched(pile[0], pile[1]) if len(pile) > 1 and pile[0] and pile[1] else ""

    def two_cards(self, table: Table) -> Facts:
        """The two cards on top of the pile, and how many lie there."""
        card, top, *_ = [*table.zones["pile"], "none"]
        same = "yes" if isinstance(card, Card) and isinstance(top, Card) and card.rank == top.rank else "no"
        return {"card": card, "top": top, "same": same, "n": len(table.zones["pile"])}

    def claim(self, table: Table, player: str) -> Iterator[Event]:
        two = self.two_cards(table)
        opponent = OTHER[player]
        if rule := self.matches(table):
            yield from self.take_pile(table, player, rule, player=player, **two)
        elif self.false_claim == "opponent_takes":
            yield from self.take_pile(table, opponent, "claim.false", player=player, opponent=opponent, then="takes", **two)
        else:
            then = "chooses" if self.false_claim == "opponent_chooses" else "none"
            yield say(self.rule("claim.false"), player=player, opponent=opponent, then=then, **two)
            if then == "chooses":
                yield put({"waiting_for": "penalty"})
                return
        yield from self.next_turn(table)

    def take_pile(self, table: Table, taker: str, rule: str, **facts: Any) -> Iterator[Event]:
        """The pile is turned over and goes under the hand, so the card thrown first is the first to be thrown again."""
        pile, money = table.zones["pile"], list(table.zones["under"])
        yield move(pile[::-1], HAND[taker], source="pile", rule=self.rule(rule), **{**facts, "n": len(pile)})
        if money:
            money_facts: Facts = {"player": taker, "cards": tuple(money), "n": len(money), **self.total(money)}
            yield move(money, BANK[taker], source="under", rule=self.rule("capture.money"), **money_facts)

    # ------------------------------------------------------------------------------------ the end

    def stop(self, table: Table, turns: int) -> Iterator[Event]:
        """The agreed number of turns is played: nobody has won, or whoever has most in number cards and in what money buys."""
        counts: list[Facts] = []
        for player in self.seats:
            n, worth = len(table.zones[HAND[player]]), self.worth(table.zones[BANK[player]])
            counts.append({"player": player, "n": n, "worth": worth, "total": n + worth})
        most = max(count["total"] for count in counts)
        best = [str(count["player"]) for count in counts if count["total"] == most]
        winner = best[0] if len(best) == 1 else "none"
        yield put({"reason": "unfinished"})
        outcome = UNFINISHED if self.on_limit == "unfinished" else DRAW if winner == "none" else winner
        facts: Facts = {"on_limit": self.on_limit, "counts": counts, "winner": winner}
        yield end(outcome, rule=self.rule("end.unfinished"), turns=turns, **facts)

    def nothing_left(self, table: Table, player: str) -> Iterator[Event]:
        """Neither number cards nor money: the other one gets the floor, unless that player has nothing either."""
        zones, winner = table.zones, OTHER[player]
        if not zones[HAND[winner]] and not zones[BANK[winner]]:
            yield put({"reason": "draw"})
            yield end(DRAW, rule=self.rule("end.draw"))
            return
        yield put({"reason": "broke"})
        n = len(zones["pile"])
        yield move(zones["pile"][::-1], HAND[winner], source="pile")
        yield move(list(zones["under"]), BANK[winner], source="under")
        yield end(winner, rule=self.rule("end.broke"), player=player, winner=winner, n=n)
