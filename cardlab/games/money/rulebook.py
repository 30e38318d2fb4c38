"""The rules of Money: options, deal, buying and exchanging, the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cached_property
from typing import Any

from cardlab.authoring import (
    DRAW,
    TOP,
    UNFINISHED,
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    LeavePile,
    Measure,
    Pass,
    Refusal,
    Table,
    View,
    Zone,
    deal,
    end,
    fill,
    fire,
    game,
    move,
    option,
    pack,
    set_counters,
)
from cardlab.games.money.actions import (
    BANK,
    CLAIM,
    FLOOR,
    FRESH,
    HAND,
    MONEY,
    OPPONENT,
    OTHER,
    PLACES,
    THROW,
    VALUES,
    Buy,
    Claim,
    Exchange,
    Supply,
    Take,
    Throw,
)
from cardlab.games.money.purse import Kinds, face, swaps
from cardlab.games.money.trade import Trade

DECIDES: dict[str, tuple[type[Action], ...]] = {
    "deal": (Deal,),
    "act": (Throw, Buy, Exchange),
    "claim": (Claim, Pass),
    "supply": (Supply,),
    "penalty": (Take, LeavePile),
}
"""The decision that the game waits for -> the verbs that answer it."""
EGYPT: dict[str, Any] = {
    "values": "egypt_low",
    "capture": "automatic",
    "buy_when": "any_turn",
    "buy_limit": "any",
    "source_rule": "free",
    "stack_block": "bottom",
}


@game(
    "money",
    presets={
        "jordan": {},
        "short": {"exchange_limit": 1, "max_turns": 60, "on_limit": "most_worth"},
        "jordan_jokers": {"jokers": "numeral"},
        "egypt_q5": EGYPT,
        "egypt_q10": {**EGYPT, "values": "egypt_high"},
        "egypt_q5_aces": {**EGYPT, "aces": "money"},
        "egypt_q10_aces": {**EGYPT, "values": "egypt_high", "aces": "money"},
        "egypt_q5_koumi": {**EGYPT, "seven_of_diamonds": "captures"},
        "egypt_q10_koumi": {**EGYPT, "values": "egypt_high", "seven_of_diamonds": "captures"},
        "syria": {"jokers": "money", "values": "syria", "floor_block": "top"},
    },
)
class Money(Game):
    """The rulebook of Money, for two. Pictures, and in some countries jokers and aces, are money; other cards are number
    cards.
    """

    values: str = option("jordan", choices=VALUES)
    jokers: str = option("none", choices=("none", "numeral", "money"))
    joker_value: int = option(5, choices=(5, 10, 15))
    aces: str = option("numeral", choices=("numeral", "money"))
    ace_value: int = option(30, choices=(20, 25, 30))
    capture: str = option("claim", choices=("claim", "automatic"))
    false_claim: str = option("opponent_takes", choices=("opponent_takes", "opponent_chooses", "none"))
    seven_of_diamonds: str = option("plain", choices=("plain", "captures"))
    buy_when: str = option("empty", choices=("empty", "any_turn"))
    buy_limit: str = option("one", choices=("one", "any"))
    source_rule: str = option("floor_first", choices=("floor_first", "free"))
    floor_minimum: int = option(5, at_least=1, at_most=52)
    floor_block: str = option("bottom", choices=("bottom", "top"))
    stack_block: str = option("top", choices=("top", "bottom"))
    opponent_change: str = option("seller", choices=("seller", "buyer"))
    exchange_limit: int = option(3, at_least=0, at_most=100)
    cannot_buy: str = option("relax", choices=("relax", "lose"))
    max_turns: int = option(20_000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_worth"))

    players = 2
    zones = (
        Zone("hand", each_player=True, seen_by="nobody", lies="pile", stands="packet"),
        Zone("bank", each_player=True, lies="fan", stands="purse"),
        Zone("pile", lies="spread"),
        Zone("under", under="pile", stands="purse"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turns_played"),
        Counter("turn", None),
        Counter("waiting_for", "deal"),
        Counter("purchases"),
        Counter("exchanges"),
        Counter("lifted", "no"),
        Counter("offer", None),
        Counter("reason", None),
    )
    measures = (
        Measure("turns_played"),
        Measure("captures", rules=("capture.match", "capture.joker", "capture.seven"), each_player=True),
        Measure("mistaken", rules=("claim.false",), each_player=True),
        Measure("bought", rules=("buy.floor", "buy.opponent")),
        Measure("exchanged", rules=("exchange",)),
        Measure("cards", each_player=True, zones=("hand",)),
        Measure("money", each_player=True, zones=("bank",)),
    )
    verbs = (Throw, Claim, Pass, Buy, Supply, Exchange, Take, LeavePile, Deal)
    reflexes = {"claim": "pass"}
    only_with = {
        "end.stuck": {"cannot_buy": ("lose",)},
        "buy.lifted": {"cannot_buy": ("relax",), "source_rule": ("floor_first",)},
        "buy.pass": {"cannot_buy": ("relax",)},
        "capture.joker": {"jokers": ("numeral",)},
        "capture.seven": {"seven_of_diamonds": ("captures",)},
        "capture.missed": {"capture": ("claim",)},
        "claim.false": {"capture": ("claim",)},
        "claim.punished": {"capture": ("claim",), "false_claim": ("opponent_chooses",)},
        "claim.spared": {"capture": ("claim",), "false_claim": ("opponent_chooses",)},
        "buy.when": {"buy_when": ("empty",)},
        "buy.limit": {"buy_limit": ("one",)},
        "buy.source": {"source_rule": ("floor_first",)},
        "buy.seller_decides": {"opponent_change": ("seller",)},
    }

    # ------------------------------------------------------------------------------------ the cards

    @cached_property
    def value(self) -> dict[str, int]:
        """Rank of money -> its worth in number cards."""
        jokers = {"X": self.joker_value} if self.jokers == "money" else {}
        aces = {"A": self.ace_value} if self.aces == "money" else {}
        return {**jokers, **VALUES[self.values], **aces}

    @cached_property
    def kinds(self) -> Kinds:
        return tuple(sorted(self.value.items(), key=lambda kind: (kind[1], MONEY.index(kind[0]))))

    @cached_property
    def numerals(self) -> tuple[Card, ...]:
        """The cards that players throw."""
        return tuple(card for card in self.pack() if card.rank not in self.value)

    @cached_property
    def trade(self) -> Trade:
        """Buying and exchanging under these options."""
        options = {field.name: getattr(self, field.name) for field in fields(Trade)}
        return Trade(**options)

    def pack(self) -> list[Card]:
        return pack(jokers=0 if self.jokers == "none" else 2)

    # ------------------------------------------------------------------------------------ set-up

    def set_up(self, table: Table) -> Iterator[Event]:
        """Puts half of each kind of money in each bank, and deals the number cards one at a time, each on top of the hand."""
        if not any(table.zones[zone] for zone in (*BANK.values(), "under")):
            yield from self.fill_banks()
        if not table["pack"]:
            yield fill("pack", table.rng.shuffled(self.numerals))
        dealt = list(table["pack"])
        rule = self.rule("setup.deal")
        for place, player in enumerate(self.seats):
            own = dealt[place::2]
            yield move(own[::-1], HAND[player], source="pack", rule=rule, numerals=len(dealt), each=len(own))
            rule = ""
        yield set_counters({"turn": "p1", "waiting_for": "act"})

    def fill_banks(self) -> Iterator[Event]:
        """Gives clubs, diamonds and the first joker to one player, hearts, spades and the second joker to the other."""
        money = sorted((card for card in self.pack() if card.rank in self.value), key=lambda card: self.value[card.rank])
        own = [card for card in money if card.suit in "cd1"]
        terms = [f"{n} × {value}" for (_, value), n in zip(self.kinds, self.trade.purse(own), strict=True)]
        prices = tuple({"rank": face(rank), "value": value} for rank, value in self.kinds)
        facts: Facts = {"n": len(own), "sum": " + ".join(terms), "total": self.trade.worth(own), "prices": prices}
        yield fill("bank.p1", own, rule=self.rule("setup.bank"), **facts)
        yield fill("bank.p2", [card for card in money if card not in own])

    def dealt(self, table: Table) -> bool:
        return not table.zones["pack"] and any(table.zones.values())

    def begin(self, table: Table) -> Iterator[Event]:
        counters = table.counters
        if not self.dealt(table):
            yield set_counters({"waiting_for": "deal"})
            return
        if not self.legal_actions(table):  # a position set up by hand, with counters that do not fit it
            yield set_counters(FRESH)
        if counters["waiting_for"] == "act" and not counters["purchases"] and not counters["exchanges"]:
            yield from self.begin_turn(table)

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        counters, turn = table.counters, table.counters["turn"]
        waiting = counters["waiting_for"]
        if waiting == "act":
            return self.ways_to_act(table, turn)
        if waiting == "claim":
            return CLAIM[turn].copy() if table.zones["pile"] else []
        if waiting == "penalty":
            return [Take(OTHER[turn]), LeavePile(OTHER[turn])]
        if waiting == "supply":
            market = self.trade.market(table, turn)
            return [Supply(OTHER[turn], part.ranks) for part in self.trade.make_ups(market, counters["offer"], OPPONENT)]
        return [] if self.dealt(table) else [Deal()]

    def ways_to_act(self, table: Table, player: str) -> list[Action]:
        """Returns a throw, and if buying is allowed, every purchase and every exchange, each once."""
        counters, hand = table.counters, table.zones[HAND[player]]
        found: list[Action] = [THROW[player]] if hand else []
        if hand and self.buy_when == "empty":
            return found
        market = self.trade.market(table, player)
        sources = self.trade.sources(table)
        if not counters["purchases"] or self.buy_limit == "any":
            found += self.trade.purchases(market, player, sources)
        if counters["exchanges"] < self.exchange_limit:
            for partner in PLACES:
                for give, take in swaps(market.mine, market.money[partner], self.kinds):
                    if hand or self.trade.affordable(market.after(partner, give, take), sources):
                        found.append(Exchange(player, give.ranks, take.ranks, partner))
        return found

    # ------------------------------------------------------------------------------------------------------ refusals

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
            return self.trade.too_early(table) or self.trade.forbids_purchase(table, action)
        if isinstance(action, Exchange):
            return self.trade.too_early(table) or self.trade.forbids_exchange(table, action)
        if isinstance(action, Supply):
            return self.trade.forbids_change(self.trade.market(table, turn), counters["offer"], OPPONENT, action.change)
        return None

    def after_the_end(self, table: Table) -> Refusal:
        return Refusal(self.rule("end.over"))

    # ------------------------------------------------------------------------------------ a turn

    def begin_turn(self, table: Table) -> Iterator[Event]:
        """Starts a turn. A player without a number card must buy; one without money too has lost."""
        player = table.counters["turn"]
        if table.zones[HAND[player]]:
            return
        if not table.zones[BANK[player]]:
            yield from self.nothing_left(table, player)
            return
        yield fire(self.rule("buy.must"), player=player, worth=self.trade.worth(table.zones[BANK[player]]))
        market = self.trade.market(table, player)
        if self.trade.possible(market, self.trade.sources(table)):
            return
        if self.cannot_buy == "lose":
            yield set_counters({"reason": "stuck"})
            yield end(OTHER[player], rule=self.rule("end.stuck"), player=player, winner=OTHER[player])
        elif self.trade.possible(market, PLACES):
            source = OPPONENT if self.trade.sources(table) == (FLOOR,) else FLOOR
            facts: Facts = {"player": player, "source": source, "opponent": OTHER[player]}
            yield set_counters({"lifted": "yes"}, rule=self.rule("buy.lifted"), **facts)
        else:
            yield fire(self.rule("buy.pass"), player=player)
            yield from self.next_turn(table)

    def play(self, table: Table, action: Any) -> Iterator[Event]:
        match action:
            case Throw():
                yield from self.throw(table, action.who)
            case Claim():
                yield from self.claim(table, action.who)
            case Pass():
                if self.matches(table):
                    yield fire(self.rule("capture.missed"), player=action.who, **self.two_cards(table))
                yield from self.next_turn(table)
            case Buy():
                yield from self.trade.buy(table, action)
            case Supply():
                yield from self.trade.sell(table, table.counters["turn"], table.counters["offer"], OPPONENT, action.change)
            case Exchange():
                yield from self.trade.exchange(table, action)
            case Take():
                yield from self.take_pile(table, action.who, "claim.punished", player=action.who)
                yield from self.next_turn(table)
            case LeavePile():
                yield fire(self.rule("claim.spared"), player=action.who)
                yield from self.next_turn(table)
            case Deal():
                yield from self.set_up(table)
                yield from self.begin(table)

    def throw(self, table: Table, player: str) -> Iterator[Event]:
        hand, pile = table.zones[HAND[player]], table.zones["pile"]
        facts: Facts = {"player": player, "card": hand[0], "top": pile[0] if pile else "none"}
        yield deal(HAND[player], "pile", 1, at=TOP, rule=self.rule("throw"), **facts)
        if self.capture == "claim":
            yield set_counters({"waiting_for": "claim"})
            return
        if rule := self.matches(table):
            yield from self.take_pile(table, player, rule, player=player, **self.two_cards(table))
        yield from self.next_turn(table)

    def next_turn(self, table: Table) -> Iterator[Event]:
        """Ends the turn, and perhaps the game; otherwise the other player begins."""
        counters, zones = table.counters, table.zones
        following, turns = OTHER[counters["turn"]], counters["turns_played"] + 1
        yield set_counters({"turn": following, "turns_played": turns, **FRESH})
        if not zones["pile"] and not zones["under"]:
            for player, winner in OTHER.items():
                if not zones[HAND[player]] and not zones[BANK[player]]:
                    yield set_counters({"reason": "all"})
                    n, worth = len(zones[HAND[winner]]), self.trade.worth(zones[BANK[winner]])
                    yield end(winner, rule=self.rule("end.all"), winner=winner, n=n, worth=worth, turns=turns)
                    return
        if turns >= self.max_turns:
            yield from self.stop(table, turns)
            return
        yield from self.begin_turn(table)

    # ------------------------------------------------------------------------------------ matches and claims

    def matched(self, card: Card, top: Card) -> str:
        """Returns the rule by which a card thrown on another takes the pile, or ""."""
        if card.rank == top.rank:
            return "capture.joker" if card.rank == "X" else "capture.match"
        seven = self.seven_of_diamonds == "captures" and card.name == "7d"
        return "capture.seven" if seven else ""

    def matches(self, table: Table | View) -> str:
        """Returns the rule by which the card on top of the pile takes it, or ""."""
        pile = table.zones["pile"]
        return self.matched(pile[0], pile[1]) if len(pile) > 1 and pile[0] and pile[1] else ""

    def two_cards(self, table: Table) -> Facts:
        """Returns the two cards on top of the pile, and the number of cards in it."""
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
            yield fire(self.rule("claim.false"), player=player, opponent=opponent, then=then, **two)
            if then == "chooses":
                yield set_counters({"waiting_for": "penalty"})
                return
        yield from self.next_turn(table)

    def take_pile(self, table: Table, taker: str, rule: str, **facts: Any) -> Iterator[Event]:
        """Turns the pile over and puts it under the hand, so that the first card thrown is the first to be thrown again."""
        pile, money = table.zones["pile"], list(table.zones["under"])
        yield move(pile[::-1], HAND[taker], source="pile", rule=self.rule(rule), **{**facts, "n": len(pile)})
        if money:
            money_facts: Facts = {"player": taker, "cards": tuple(money), "n": len(money), **self.trade.total(money)}
            yield move(money, BANK[taker], source="under", rule=self.rule("capture.money"), **money_facts)

    # ------------------------------------------------------------------------------------ the end

    def stop(self, table: Table, turns: int) -> Iterator[Event]:
        """Stops the game after the agreed number of turns. Nobody wins, or the player with the most worth in number cards and
        money.
        """
        counts: list[Facts] = []
        for player in self.seats:
            n, worth = len(table.zones[HAND[player]]), self.trade.worth(table.zones[BANK[player]])
            counts.append({"player": player, "n": n, "worth": worth, "total": n + worth})
        most = max(count["total"] for count in counts)
        best = [str(count["player"]) for count in counts if count["total"] == most]
        winner = best[0] if len(best) == 1 else "none"
        yield set_counters({"reason": "unfinished"})
        outcome = UNFINISHED if self.on_limit == "unfinished" else DRAW if winner == "none" else winner
        facts: Facts = {"on_limit": self.on_limit, "counts": counts, "winner": winner}
        yield end(outcome, rule=self.rule("end.unfinished"), turns=turns, **facts)

    def nothing_left(self, table: Table, player: str) -> Iterator[Event]:
        """Settles a turn without number cards or money: the other player gets the floor, if that player has anything."""
        zones, winner = table.zones, OTHER[player]
        if not zones[HAND[winner]] and not zones[BANK[winner]]:
            yield set_counters({"reason": "draw"})
            yield end(DRAW, rule=self.rule("end.draw"))
            return
        yield set_counters({"reason": "broke"})
        n = len(zones["pile"])
        yield move(zones["pile"][::-1], HAND[winner], source="pile")
        yield move(list(zones["under"]), BANK[winner], source="under")
        yield end(winner, rule=self.rule("end.broke"), player=player, winner=winner, n=n)
