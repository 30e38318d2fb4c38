"""What lies on the table of Money: the options, the verbs, who sees what, what money is worth, and the deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cardlab.authoring import (
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Leave,
    Measure,
    Pass,
    Table,
    Zone,
    argument,
    chapter,
    fill,
    move,
    option,
    pack,
    put,
)
from cardlab.games.money.purse import Kinds, Purse, face

VALUES = {
    "jordan": {"K": 5, "J": 10, "Q": 15},
    "egypt_low": {"Q": 5, "K": 10, "J": 15},
    "egypt_high": {"Q": 10, "K": 15, "J": 20},
    "syria": {"J": 10, "Q": 15, "K": 20},
}
"""How many number cards each picture is worth."""
HAND = {"p1": "hand.p1", "p2": "hand.p2"}
BANK = {"p1": "bank.p1", "p2": "bank.p2"}
OTHER = {"p1": "p2", "p2": "p1"}
FLOOR, OPPONENT = "floor", "opponent"
PLACES = (FLOOR, OPPONENT)
MONEY = "XJQKA"


# ------------------------------------------------------------------------------------ actions


@dataclass(frozen=True)
class Throw(Action):
    """``p1 throw``: the top card of the hand goes on the pile."""


@dataclass(frozen=True)
class Claim(Action):
    """``p1 claim``: I saw a match."""


@dataclass(frozen=True)
class Buy(Action):
    """``p1 buy Q from floor change K K``: the rank paid, where, and the ranks of money taken back from there."""

    pay: str = argument(choices=MONEY)
    source: str = argument(word="from", choices=PLACES)
    change: tuple[str, ...] = argument((), choices=MONEY)


@dataclass(frozen=True)
class Supply(Action):
    """``p2 supply K``: what the seller gives back as money; the rest of the price is number cards."""

    change: tuple[str, ...] = argument((), word="", choices=MONEY)


@dataclass(frozen=True)
class Exchange(Action):
    """``p1 exchange Q for K J with opponent``: money for money of the same value."""

    give: tuple[str, ...] = argument(choices=MONEY)
    take: tuple[str, ...] = argument(word="for", choices=MONEY)
    partner: str = argument(word="with", choices=PLACES)


@dataclass(frozen=True)
class Take(Action):
    """``p2 take``: the pile, after a false claim of the other player."""


THROW = {player: Throw(player) for player in OTHER}
CLAIM = {player: [Claim(player), Pass(player)] for player in OTHER}
"""What a player answers after a throw."""
FRESH: dict[str, int | str | None] = {"waiting_for": "act", "purchases": 0, "exchanges": 0, "lifted": "no"}
"""How a turn begins."""


@chapter
class MoneyTable(Game):
    """The options, the cards and the deal of Money."""

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
    floor_minimum: int = option(5, at_least=1)
    floor_block: str = option("bottom", choices=("bottom", "top"))
    stack_block: str = option("top", choices=("top", "bottom"))
    opponent_change: str = option("seller", choices=("seller", "buyer"))
    exchange_limit: int = option(3, at_least=0)
    cannot_buy: str = option("relax", choices=("relax", "lose"))
    max_turns: int = option(20_000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_worth"))

    players = 2
    zones = (
        Zone("hand", each_player=True, seen_by="nobody", lies="pile"),
        Zone("bank", each_player=True, lies="fan"),
        Zone("pile", lies="pile"),
        Zone("under", under="pile"),
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
    verbs = (Throw, Claim, Pass, Buy, Supply, Exchange, Take, Leave, Deal)
    landmarks = ("capture.match", "buy.must")
    delights = ("capture.match",)
    shows = ("turns_played",)
    by_rank = True
    reflexes = {"claim": "pass"}  # noqa: RUF012
    reaches_for = "pile"
    horizon = 8
    only_with = {  # noqa: RUF012 # as Game declares it
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
        """Rank of money -> how many number cards it is worth."""
        jokers = {"X": self.joker_value} if self.jokers == "money" else {}
        aces = {"A": self.ace_value} if self.aces == "money" else {}
        return {**jokers, **VALUES[self.values], **aces}

    @cached_property
    def kinds(self) -> Kinds:
        return tuple(sorted(self.value.items(), key=lambda kind: (kind[1], MONEY.index(kind[0]))))

    @cached_property
    def numerals(self) -> tuple[Card, ...]:
        """The cards that are thrown."""
        return tuple(card for card in self.pack() if card.rank not in self.value)

    def pack(self) -> list[Card]:
        return pack(jokers=0 if self.jokers == "none" else 2)

    def worth(self, money: Iterable[Card | None]) -> int:
        return sum(self.value[card.rank] for card in money if card is not None)

    def purse(self, money: Iterable[Card | None]) -> Purse:
        """How many cards of each kind there are in money that lies open."""
        return self.purse_of([card.rank for card in money if card])

    def purse_of(self, ranks: Sequence[str]) -> Purse:
        return tuple([ranks.count(rank) for rank, _ in self.kinds])

    # ------------------------------------------------------------------------------------ set-up

    def set_up(self, table: Table) -> Iterator[Event]:
        """Half of each kind of money in each bank, and the number cards dealt one at a time, each on top of the hand."""
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
        yield put({"turn": "p1", "waiting_for": "act"})

    def fill_banks(self) -> Iterator[Event]:
        """Clubs, diamonds and the first joker to one player, hearts, spades and the second joker to the other."""
        money = sorted((card for card in self.pack() if card.rank in self.value), key=lambda card: self.value[card.rank])
        own = [card for card in money if card.suit in "cd1"]
        terms = [f"{n} × {value}" for (_, value), n in zip(self.kinds, self.purse(own), strict=True)]
        prices = tuple({"rank": face(rank), "value": value} for rank, value in self.kinds)
        facts: Facts = {"n": len(own), "sum": " + ".join(terms), "total": self.worth(own), "prices": prices}
        yield fill("bank.p1", own, rule=self.rule("setup.bank"), **facts)
        yield fill("bank.p2", [card for card in money if card not in own])

    def dealt(self, table: Table) -> bool:
        return not table.zones["pack"] and any(table.zones.values())
