"""What lies on the table of the Game of Twos: the options, the verbs, who sees what, the cut and the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardlab.authoring import (
    RANKS,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Joint,
    Measure,
    Pass,
    PositionError,
    Table,
    Zone,
    argument,
    chapter,
    fill,
    move,
    option,
    pack,
    put,
    say,
    turn_over,
)
from cardlab.games.twos.combinations import FIVES, PLACE, SETS, PlayCombination

CUT_VALUE = {rank: value for value, rank in enumerate(RANKS, 1)}


@dataclass(frozen=True)
class Cut(Joint):
    """``all cut``: chance exposes a card of the pack; ``all cut 6h`` names it."""

    card: Card | None = argument(None, word="")  # noqa: RUF009  # it declares a field


HAND = {f"p{n}": f"hand.p{n}" for n in range(1, 5)}
CUT, DEAL = Cut(), Deal()


@chapter
class TwosTable(Game):
    """The options, the cut and the deal of Twos."""

    players: int = option(4, choices=(2, 3, 4))
    deal: str = option("all", choices=("all", "thirteen"))
    leftover: str = option("dealt_on", choices=("dealt_on", "to_lowest"))
    cut_count: str = option("from_right", choices=("from_right", "from_dealer"))
    direction: str = option("clockwise", choices=("clockwise", "counterclockwise"))
    straights: str = option("twos_low", choices=("twos_low", "twos_high"))
    flush: str = option("suit", choices=("suit", "high_card"))
    pass_locks: bool = option(False)
    penalty: str = option("by_value", choices=("by_value", "by_count"))
    two_penalty: int = option(2, choices=(1, 2))
    untouched: str = option("three_per_card", choices=("three_per_card", "thirteen_only"))
    settle: str = option("penalties", choices=("penalties", "pay_winner"))
    hands: int = option(1, at_least=0)
    target: int = option(0, at_least=0)
    max_turns: int = option(1000, at_least=1)

    zones = (
        Zone("hand", each_player=True, seen_by="owner", lies="fan", sorts="3456789TJQKA2 dchs"),
        Zone("table"),
        Zone("pile", seen_by="nobody", lies="pile"),  # its cards lie face up until the round is over
        Zone("pack", seen_by="nobody", lies="pile"),
        Zone("out", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("dealer", None),
        Counter("first", None),
        Counter("phase", "cut"),
        Counter("opening", True),
        Counter("lowest", None),
        Counter("holder", None),
        Counter("passes"),
        Counter("locked", False, each_player=True),
        Counter("passed", False, each_player=True),
        Counter("played", each_player=True),
        Counter("penalty", each_player=True),
        Counter("score", each_player=True),
        Counter("hand"),
        Counter("turns"),
        Counter("reason", None),
        Counter("cards", each_player=True, counts="hand"),
    )
    verbs = (PlayCombination, Pass, Cut, Deal)
    measures = (
        Measure("score", each_player=True),
        Measure("cards", each_player=True),
        Measure("plays", rules=tuple(f"play.{kind}" for kind in (*SETS.values(), *FIVES))),
        Measure("passes", rules=("pass",)),
        Measure("rounds", rules=("round",)),
    )
    landmarks = ("round", "out")
    delights = ("out",)
    shows = ("holder", "cards", "passed", "score")
    chooses_from = ("hand",)
    only_with = {  # noqa: RUF012 # as Game declares it
        "deal.leftover": {"deal": ("all",), "players": (3,)},
        "deal.out": {"deal": ("thirteen",), "players": (2, 3)},
        "penalty.value": {"penalty": ("by_value",)},
        "penalty.count": {"penalty": ("by_count",)},
        "settle": {"settle": ("pay_winner",)},
    }

    def contradiction(self) -> str | None:
        if not self.hands and not self.target:
            return "option 'hands' is 0 and 'target' is 0, so the game would never end: one of them must be more."
        return None

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield put({"dealer": self.seats[-1]})
        yield from self.cut(table, CUT)
        yield from self.deal_out(table)

    def around(self, first: str) -> tuple[str, ...]:
        """The seats counterclockwise from one of them, as cards are dealt."""
        place = self.seats.index(first) + 1
        return (self.seats[place:] + self.seats[:place])[::-1]

    def cut(self, table: Table, action: Cut) -> Iterator[Event]:
        """A card is shown, and the players are counted to its value."""
        dealer, cards, n = table.counters["dealer"], table["pack"], self.players
        shown = action.card or table.rng.pick(cards or self.pack())
        value = CUT_VALUE[shown.rank]
        counted = self.around(dealer)
        if self.cut_count == "from_right":
            counted = counted[1:] + counted[:1]
        rounds, rest = divmod(value - 1, n)
        first = counted[rest]
        facts: Facts = {"card": shown, "value": value, "n": n, "dealer": dealer, "start": counted[0], "first": first}
        facts |= {"rounds": rounds, "rest": rest + 1, "around": n * rounds}
        rule = self.rule("cut")
        yield turn_over([shown], rule=rule, **facts) if shown in cards else say(rule, **facts)
        yield put({"first": first, "phase": "deal"})

    def deal_out(self, table: Table) -> Iterator[Event]:
        """The same number for everybody, one card at a time; then the lowest card is shown, and its holder leads."""
        cards, order = list(table["pack"]), self.around(table.counters["first"])
        each = len(cards) // len(order)
        if not each:
            raise PositionError(f"{self.slug}: the pack has {len(cards)} cards, and must have one for each player.")
        if self.deal == "thirteen":
            each = min(each, 13)
        going, rest = cards[: each * len(order)], cards[each * len(order) :]
        back = [c for c in cards if c in table.turned]  # the card of the cut goes back into the pack
        facts: Facts = {"n": each, "players": len(order), "dealt": len(going), "first": order[0]}
        yield turn_over(back, face="down", rule=self.rule("deal"), **facts)
        for place, player in enumerate(order):
            yield move(going[place :: len(order)], HAND[player], source="pack")
        if rest and self.deal == "thirteen":
            yield move(rest, "out", source="pack", rule=self.rule("deal.out"), n=len(rest), dealt=len(going), total=len(cards))
        elif rest:
            yield from self.deal_rest(table, order, rest, each)
        yield put({"phase": "play", "opening": True})
        yield from self.show_lowest(table)

    def deal_rest(self, table: Table, order: Sequence[str], rest: list[Card], each: int) -> Iterator[Event]:
        """Cards that do not go round are dealt on, or go to the holder of the lowest card."""
        to_lowest = self.leftover == "to_lowest"
        takers = [self.lowest_held(table)[1]] * len(rest) if to_lowest else order[: len(rest)]
        players, n = tuple(dict.fromkeys(takers)), len(order)
        facts: Facts = {"players": players, "k": len(players), "n": n, "each": each, "rest": len(rest)}
        facts |= {"total": n * each + len(rest), "how": self.leftover, "rule": self.rule("deal.leftover")}
        for player, left in zip(takers, rest, strict=True):
            yield move([left], HAND[player], source="pack", **facts)
            facts = {}

    def lowest_held(self, table: Table) -> tuple[Card, str]:
        """The lowest card in the hands, and who holds it."""
        held = {c: player for player in self.seats for c in table[HAND[player]]}
        lowest = min(held, key=PLACE)
        return lowest, held[lowest]

    def show_lowest(self, table: Table) -> Iterator[Event]:
        """The holder of the lowest card shows it, so that everybody knows who leads."""
        lowest, leader = self.lowest_held(table)
        yield turn_over([lowest])
        yield put({"turn": leader, "lowest": lowest.name})
