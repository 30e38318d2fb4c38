"""What lies on the table of Tablanette: the options, the verbs, what cards count, and the deal."""

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
    Measure,
    Table,
    Zone,
    card,
    chapter,
    deal,
    fill,
    move,
    option,
    pack,
    put,
    say,
)
from cardlab.games.tablanette.sums import Values, chosen, split, sums, takes

GOAL = {rank: value for value, rank in enumerate("23456789T", 2)} | {"A": 11, "J": 0, "Q": 13, "K": 14}
"""What a card that is played must be matched with. An ace is 1 or 11; what it can take as 1, aces, it can take as 11."""
TWO_OF_CLUBS, TEN_OF_DIAMONDS = card("2c"), card("Td")
HAND, LAID_OUT, DEALS = 6, 4, 4
FOR_MOST_CARDS = 3
ANY_NUMBER = 52


@dataclass(frozen=True)
class PlayAndTake(Action, verb="play"):
    """``p1 play 4h`` lays a card; ``p1 play Kd take Ac 3d`` takes cards with it. A jack needs no list: it takes everything."""

    card: Card
    take: tuple[Card, ...] = ()


DEAL = Deal()
LAY = {player: {c: PlayAndTake(player, c) for c in pack()} for player in ("p1", "p2")}
"""Each player -> card -> laying it, or playing a jack."""


@chapter
class TablanetteTable(Game):
    """The options, the cards and the deal of Tablanette."""

    played_card: str = option("taken", choices=("taken", "stays", "discarded"))
    group_max: str | int = option("any", choices=("any", 3))
    groups: str = option("many", choices=("many", "one"))
    capture_duty: str = option("free", choices=("free", "must"))
    jack: str = option("sweeps", choices=("sweeps", "twelve"))
    jack_in_sums: bool = option(False)
    bonus: str = option("sum", choices=("sum", "double_cards", "one", "none"))
    ten_of_diamonds: int = option(2, choices=(2, 3))
    cards_needed: int = option(28, choices=(27, 28))
    ace_points: int = option(0, choices=(0, 1))
    target: int = option(251, at_least=1)
    win_check: str = option("hand_end", choices=("hand_end", "at_once"))
    max_hands: int = option(50, at_least=1)

    players = 2
    zones = (
        Zone("hand", each_player=True, seen_by="owner", lies="fan", sorts="A23456789TJQK cdhs"),
        Zone("won", each_player=True, seen_by="nobody", known_to="all", lies="pile"),
        Zone("swept", each_player=True, lies="pile", fleeting=True),
        Zone("table"),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("discard", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("dealer", None),
        Counter("deal", 1),
        Counter("hand", 1),
        Counter("phase", "deal"),
        Counter("last_taker", None),
        Counter("score", each_player=True),
        Counter("tablanettes", each_player=True),
        Counter("turns"),
        Counter("reason", None),
    )
    verbs = (PlayAndTake, Deal)
    landmarks = ("sweep",)
    delights = ("sweep",)
    measures = (
        Measure("score", each_player=True),
        Measure("sweeps", rules=("sweep",), each_player=True),
        Measure("hand"),
        Measure("takes", rules=("take.equal", "take.sum", "jack")),
        Measure("trails", rules=("trail",)),
    )
    shows = ("hand", "deal", "score", "tablanettes")
    chooses_from = ("hand", "table")
    only_with = {  # noqa: RUF012 # as Game declares it
        "layout.jack": {"jack": ("sweeps",)},
        "jack": {"jack": ("sweeps",)},
        "jack.empty": {"jack": ("sweeps",)},
        "refuse.size": {"group_max": (3,)},
        "refuse.groups": {"groups": ("one",)},
        "refuse.duty": {"capture_duty": ("must",)},
        "stays": {"played_card": ("stays",)},
        "discarded": {"played_card": ("discarded",)},
        "sweep.sum": {"bonus": ("sum",)},
        "sweep.one": {"bonus": ("one",)},
        "score.double": {"bonus": ("double_cards",)},
    }

    # ------------------------------------------------------------------------------------ what cards count

    @cached_property
    def goals(self) -> dict[Card, int]:
        """What each card must be matched with when it is played; a jack that sweeps 0."""
        goals = GOAL if self.jack == "sweeps" else GOAL | {"J": 12}
        return {c: goals[c.rank] for c in pack()}

    @cached_property
    def counts(self) -> dict[Card, Values]:
        """What each card may count where it lies on the table."""
        jack = (12,) if self.jack == "twelve" else (0,) if self.jack_in_sums else ()
        return {c: (1, 11) if c.rank == "A" else jack if c.rank == "J" else (GOAL[c.rank],) for c in pack()}

    @cached_property
    def points(self) -> dict[Card, int]:
        """What each card brings whoever has it at the end of a hand."""
        points = dict.fromkeys("TJQK", 1) | {"A": self.ace_points}
        special = {TWO_OF_CLUBS: 1, TEN_OF_DIAMONDS: self.ten_of_diamonds}
        return {c: special.get(c, points.get(c.rank, 0)) for c in pack()}

    @cached_property
    def most(self) -> int:
        """How many cards a group may have."""
        return ANY_NUMBER if self.group_max == "any" else int(self.group_max)

    def values(self, cards: Sequence[Card]) -> tuple[Values, ...]:
        """What cards on the table may count."""
        counts = self.counts
        return tuple([counts[c] for c in cards])

    def sweeps(self, card: Card) -> bool:
        """Whether a card is a jack that takes everything."""
        return not self.goals[card]

    def ways(self, cards: Iterable[Card], floor: Sequence[Card]) -> dict[Card, list[tuple[Card, ...]]]:
        """For each card all sets of cards on the table that it may take, in the order of the table; a sweeping jack has no
        choice.
        """
        goals, everything, many = self.goals, [tuple(floor)] if floor else [], self.groups == "many"
        made = sums(self.values(floor), self.most)
        return {
            card: everything if self.sweeps(card) else [chosen(floor, taken) for taken in takes(made[goals[card]], many)]
            for card in cards
        }

    def split(self, card: Card, taken: Sequence[Card], most: int | None = None) -> list[tuple[Card, ...]]:
        """The groups into which taken cards can be put, none of them larger than allowed; [] where there is no way."""
        found = split(self.values(taken), self.goals[card], most or self.most)
        return [chosen(taken, group) for group in found or ()]

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield put({"dealer": self.seats[-1]})
        yield from self.deal_hand(table)

    def order(self, table: Table) -> tuple[str, str]:
        """The dealer's opponent, who is dealt to first and plays first, and the dealer."""
        dealer = table.counters["dealer"] or self.seats[-1]
        return table.after(dealer)[0], dealer

    def deal_hand(self, table: Table) -> Iterator[Event]:
        """Six cards each, four on the table, the rest is the stock."""
        first, dealer = self.order(table)
        yield from self.deal_six(table, "pack", self.rule("deal"), {"dealer": dealer, "n": HAND})
        yield from self.lay_out(table)
        yield deal("pack", "stock", len(table["pack"]))
        yield put({"phase": "play", "turn": first, "dealer": dealer, "deal": 1, "last_taker": None, "turns": 0})

    def deal_six(self, table: Table, source: str, rule: str, facts: Facts) -> Iterator[Event]:
        """Six cards each, one at a time, the dealer's opponent first."""
        dealt = table[source][: 2 * HAND]
        for place, player in enumerate(self.order(table)):
            yield move(dealt[place::2], f"hand.{player}", source=source, rule=rule, **facts)
            rule = ""

    def lay_out(self, table: Table) -> Iterator[Event]:
        """Four cards on the table; a jack that sweeps goes under the stock, and another card is laid."""
        waiting, floor = table["pack"], table["table"]
        while len(floor) < LAID_OUT and not all(self.sweeps(c) for c in waiting):
            yield deal("pack", "table", 1)
            if self.sweeps(floor[-1]):
                yield move([floor[-1]], "pack", source="table", rule=self.rule("layout.jack"), card=floor[-1])
        yield say(self.rule("layout"), cards=tuple(floor), n=len(floor))

    def gather(self, table: Table) -> Iterator[Event]:
        """All cards are shuffled for the next hand, and the other player deals."""
        zones = [name for name in table.zones if name != "pack"]
        yield move(table.rng.shuffled(c for name in zones for c in table[name]), "pack", source=zones)
        first, _ = self.order(table)
        none = {f"tablanettes.{player}": 0 for player in self.seats}
        yield put({"dealer": first, "hand": table.counters["hand"] + 1, **none})
