"""Soureh: four pairs of a closed and an open card. Beside red the closed one must be higher, beside black lower."""

from __future__ import annotations

import re
from collections import Counter as Bag
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from operator import itemgetter
from typing import Any

from cardlab.authoring import (
    TOP,
    UNFINISHED,
    Action,
    Advice,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Measure,
    Refusal,
    Table,
    View,
    Zone,
    argument,
    clockwise,
    deal,
    end,
    fill,
    game,
    move,
    option,
    pack,
    put,
    said,
    say,
    turn_over,
)

RANKS = "A23456789T"
VALUE = {rank: value for value, rank in enumerate(RANKS, 1)}
"""What a card counts, an ace as 1."""
SEATS = ("p1", "p2", "p3", "p4")
TYPICAL = 13
"""What a loser who counts the lower card of each pair pays on average, in simulated matches."""
PAIR = TYPICAL / 4
"""What a pair that fits is taken to be worth: a quarter of that."""


@dataclass(frozen=True)
class DrawCard(Action, verb="draw"):
    """``p1 draw``: take the top card of the pile."""


@dataclass(frozen=True)
class Own(Action):
    """``p1 own 2``: the drawn card takes the place of the own closed card 2; ``p1 own 2 declare`` says Soureh as well."""

    slot: int
    declare: bool = said(False)


@dataclass(frozen=True)
class Their(Action):
    """``p1 their p2 3``: the drawn card takes the place of the other player's open card 3."""

    other: str = argument(choices=SEATS)
    slot: int = argument()
    declare: bool = said(False)


@dataclass(frozen=True)
class ThrowAway(Action, verb="throw"):
    """``p1 throw``: the drawn card goes to the second pile."""

    declare: bool = said(False)


@dataclass(frozen=True)
class Declare(Action):
    """``p1 declare``: say Soureh instead of drawing."""


@dataclass(frozen=True)
class Reveal(Action):
    """``p1 reveal``: show the four pairs that held."""


@dataclass(frozen=True)
class Score(Action):
    """``p1 score o1 c2 c3 o4=11``: of each pair the open or the closed card; an ace counts 1, or 11 if that is said."""

    picks: tuple[str, ...]


DEAL = Deal()
PHASES: dict[type[Action], tuple[str, ...]] = {
    Deal: ("deal", "match_over"),
    DrawCard: ("draw", "return"),
    Own: ("place",),
    Their: ("place",),
    ThrowAway: ("place",),
    Declare: ("draw", "place"),
    Reveal: ("return",),
    Score: ("score",),
}
"""When each verb has its turn. Declaring while a card is to be placed is another mistake than doing it out of turn."""
PICK = re.compile(r"([co])([1-4])(?:=(\d{1,9}))?")


# ------------------------------------------------------------------------------------------------ pairs


@cache
def fitting(beside: Card) -> str:
    """The ranks of the closed cards that fit beside an open card. An ace fits beside anything but an ace."""
    if beside.rank == "A":
        return RANKS[1:]
    value = VALUE[beside.rank]
    return "A" + RANKS[value:] if beside.is_red else RANKS[: value - 1]


@cache
def fault(beside: Card, closed: Card) -> str:
    """What is wrong with an open and a closed card: ``red``, ``black`` or ``ace``; "" where they fit."""
    if closed.rank in fitting(beside):
        return ""
    return "ace" if beside.rank == "A" else "red" if beside.is_red else "black"


def broken(opens: Sequence[Card], closeds: Sequence[Card]) -> list[int]:
    """The slots whose pairs do not fit."""
    return [slot for slot, (beside, closed) in enumerate(zip(opens, closeds, strict=False), 1) if fault(beside, closed)]


def compared(slot: int, beside: Card, closed: Card) -> Facts:
    """A pair as it is told: the two cards, their values, and which kind of pair it is."""
    kind = "ace" if "A" in (beside.rank, closed.rank) else "red" if beside.is_red else "black"
    values = {"value": VALUE[beside.rank], "other": VALUE[closed.rank]}
    return {"slot": slot, "open": beside, "closed": closed, "kind": kind, **values}


@game(
    "soureh",
    presets={
        "printed": {},
        "last_standing": {"win": "last_standing"},
        "leave_round": {"unruined": "leave_round"},
        "quick": {"score_choice": "lowest", "threshold": 50},
    },
)
class Soureh(Game):
    """Two packs without court cards. Lowest score wins; low cards are good to count, and not always good to pair."""

    players: int = option(2, at_least=2, at_most=4)
    win: str = option("lowest_at_threshold", choices=("lowest_at_threshold", "last_standing"))
    threshold: int = option(100, at_least=1)
    unruined: str = option("match_ends", choices=("match_ends", "leave_round"))
    leave_points: str = option("still_in", choices=("still_in", "everyone_else"))
    declare_when: str = option("end", choices=("end", "start", "either"))
    score_choice: str = option("player", choices=("player", "lowest"))
    ace_score: str = option("choice", choices=("choice", "low", "high"))
    hundred: str = option("minus_50", choices=("minus_50", "keep"))
    pile_empty: str = option("reshuffle", choices=("reshuffle", "no_score"))
    max_turns: int = option(400, at_least=1)
    max_matches: int = option(100, at_least=1)

    zones = (
        Zone("closed", each_player=True, seen_by="owner", above="open"),
        Zone("open", each_player=True),
        Zone("drawn", each_player=True, seen_by="owner", fleeting=True),
        Zone("pile", seen_by="nobody", lies="pile"),
        Zone("discard", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("phase", "deal"),
        Counter("declared", None),
        Counter("locked", False),
        Counter("status", "in", each_player=True),
        Counter("score", each_player=True),
        Counter("match", 1),
        Counter("match_winner", None),
        Counter("dealer", None),
        Counter("turns"),
        Counter("reason", None),
    )
    verbs = (DrawCard, Own, Their, ThrowAway, Declare, Reveal, Score, Deal)
    landmarks = ("declare", "last.ruined", "reveal")
    measures = (
        Measure("score", each_player=True),
        Measure("match"),
        Measure("drawn", rules=("draw",)),
        Measure("sourehs", rules=("declare",)),
        Measure("ruined", rules=("last.ruined",)),
        Measure("attacks", rules=("their", "their.ace")),
    )
    shows = ("match", "declared", "score")
    announces = ("last.unharmed", "last.ruined")
    chooses_from = ("open",)
    horizon = 6

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack(RANKS, packs=2)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield put({"dealer": self.seats[-1]})
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Four closed cards each, one at a time from the dealer's left, then four open ones; the rest is the pile."""
        counters = table.counters
        dealer = counters["dealer"]
        order = [p for p in (*table.after(dealer), dealer) if counters["status." + p] != "out_of_game"]
        rule, facts = self.rule("deal"), {"player": order[0], "dealer": dealer, "match": counters["match"]}
        for row in ("closed", "open"):
            for _ in range(4):
                for player in order:
                    if table["pack"]:
                        yield deal("pack", f"{row}.{player}", 1, rule=rule, **facts)
                        rule, facts = "", {}
        yield deal("pack", "pile", len(table["pack"]))
        yield put({"turn": order[0], "phase": "draw"})

    def next_match(self, table: Table) -> Iterator[Event]:
        """All cards are shuffled, and the next player who is in the game deals."""
        counters = table.counters
        zones = [name for name in table.zones if name != "pack"]
        gathered = [card for name in zones for card in table[name]]
        yield move(table.rng.shuffled(gathered), "pack", source=zones)
        dealer = next(p for p in (*table.after(counters["dealer"]), counters["dealer"]) if p in self.in_game(counters))
        back = {f"status.{player}": "in" for player in self.in_game(counters)}
        yield put({**back, "dealer": dealer, "match": counters["match"] + 1, "match_winner": None, "turns": 0})
        yield from self.deal(table)

    def begin(self, table: Table) -> Iterator[Event]:
        """A position laid by hand may have no card to place, or a Soureh that comes back."""
        counters = table.counters
        phase, turn = counters["phase"], counters["turn"]
        if phase == "place" and not table[f"drawn.{turn}"]:
            yield put({"phase": "draw"})
        if phase == "draw" and counters["declared"] == turn:
            yield from self.come_back(table, turn)

    def in_game(self, counters: Mapping[str, Any]) -> list[str]:
        """The players who have not dropped out of the game, in seat order."""
        return [player for player in self.seats if counters["status." + player] != "out_of_game"]

    def still_in(self, table: Table, player: str) -> list[str]:
        """The others who are still in this match, clockwise from the next one."""
        return [other for other in table.after(player) if table.counters["status." + other] == "in"]

    # ------------------------------------------------------------------------------------ what may be done

    @cached_property
    def placings(self) -> dict[tuple[str, ...], tuple[Action, Action]]:
        """Every way to place a card, by its words: the plain one, and the one with Soureh."""
        made: dict[tuple[str, ...], tuple[Action, Action]] = {}
        for player in self.seats:
            made[player, "throw"] = ThrowAway(player), ThrowAway(player, True)
            for slot in range(1, 5):
                made[player, "own", str(slot)] = Own(player, slot), Own(player, slot, True)
                for other in self.seats:
                    made[player, other, str(slot)] = Their(player, other, slot), Their(player, other, slot, True)
        return made

    def legal_actions(self, table: Table) -> list[Action]:
        phase, player = table.counters["phase"], table.counters["turn"]
        if phase == "place":
            return list(self.ways_to_place(table, player))
        if phase == "draw":
            declares = self.declare_when != "end" and self.forbids_soureh(table, Declare(player)) is None
            return [DrawCard(player), Declare(player)] if declares else [DrawCard(player)]
        if phase == "return":
            return [DrawCard(player)] if self.bad_pairs(table, player) else [Reveal(player), DrawCard(player)]
        if phase == "score":
            return [Score(player, picks) for picks in product(*self.picks(table, player))]
        return [DEAL]

    def ways_to_place(self, table: Table, player: str) -> Iterator[Action]:
        """Own closed cards, other players' open ones, the second pile; each with Soureh where all four pairs then fit."""
        zones, counters, ways = table.zones, table.counters, self.placings
        card, opens, bad = zones["drawn." + player][0], zones["open." + player], self.bad_pairs(table, player)
        may_say = self.declare_when != "start" and counters["declared"] is None
        for slot, beside in enumerate(opens, 1):
            says = may_say and bad in ([], [slot]) and not fault(beside, card)
            yield from ways[player, "own", str(slot)][: 1 + says]
        says = may_say and not bad
        for other in self.still_in(table, player):
            if counters["locked"] and other == counters["declared"]:
                continue
            for slot, old in enumerate(zones["open." + other], 1):
                if old.rank != "A" or card.rank == "T":
                    yield from ways[player, other, str(slot)][: 1 + says]
        yield from ways[player, "throw"][: 1 + says]

    @property
    def asks(self) -> tuple[str, ...]:
        return () if self.declare_when == "start" else ("declare",)

    def label_facts(self, view: View, action: Any) -> Facts:
        facts = super().label_facts(view, action)
        if isinstance(action, (Own, Their)):
            row = f"closed.{action.who}" if isinstance(action, Own) else f"open.{action.other}"
            return {**facts, "means": [view[row][action.slot - 1]]}
        if isinstance(action, Score):
            means = [self.picked(view, action.who, pick) for pick in action.picks]
            elevens = [card for card, pick in zip(means, action.picks, strict=True) if pick.endswith("=11")]
            return {**facts, "means": means, "elevens": elevens, "n": len(elevens)}
        return facts

    def meant_by(self, view: View, seat: str, places: Sequence[tuple[str, int]]) -> list[Action]:
        """One card: to replace it; several: to count them."""
        if len(places) > 1:
            return [Score(seat, tuple(f"{name[0]}{place + 1}" for name, place in sorted(places, key=itemgetter(1))))]
        name, place = places[0]
        row, _, owner = name.partition(".")
        return [Own(seat, place + 1) if row == "closed" else Their(seat, owner, place + 1)]

    def number_on(self, card: Card) -> int | None:
        return self.worth(card)

    def bad_pairs(self, table: Table | View, player: str) -> list[int]:
        """The slots of a player's pairs that do not fit."""
        zones: Mapping[str, Any] = table.zones
        return broken(zones["open." + player], zones["closed." + player])

    @cached_property
    def ace_values(self) -> tuple[int, ...]:
        """What an ace may count, first what it counts where nothing is said."""
        return {"choice": (1, 11), "low": (1,), "high": (11,)}[self.ace_score]

    def picks(self, table: Table | View, player: str) -> list[list[str]]:
        """For each pair the ways to count one of its cards."""
        pairs = zip(table["open." + player], table["closed." + player], strict=False)
        return [
            [*self.ways_to_count("o", slot, beside), *self.ways_to_count("c", slot, closed)]
            for slot, (beside, closed) in enumerate(pairs, 1)
        ]

    def ways_to_count(self, row: str, slot: int, card: Card | None) -> list[str]:
        """The picks that name a card: one, and another where an ace may count something else."""
        others = self.ace_values[1:] if card and card.rank == "A" else ()
        return [f"{row}{slot}", *(f"{row}{slot}={value}" for value in others)]

    def count(self, table: Table | View, action: Score) -> list[int]:
        """What each card that is picked counts."""
        return [self.worth(self.picked(table, action.who, pick), pick) for pick in action.picks]

    def picked(self, table: Table | View, player: str, pick: str) -> Card:
        """The card that a pick names."""
        zones: Mapping[str, Any] = table.zones
        card: Card = zones[("open." if pick[0] == "o" else "closed.") + player][int(pick[1]) - 1]
        return card

    def worth(self, card: Card, pick: str = "") -> int:
        """What a card counts, as it is picked."""
        if card.rank != "A":
            return VALUE[card.rank]
        return int(pick[3:]) if "=" in pick else self.ace_values[0]

    # ------------------------------------------------------------------------------------ what is forbidden, and why

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        turn, phase = table.counters["turn"], table.counters["phase"]
        if phase not in PHASES[type(action)] or action.who not in ("all", turn):
            return Refusal(self.rule("turn"), {"turn": turn or "all", "phase": phase})
        if isinstance(action, Declare):
            if self.declare_when == "end" or phase == "place":
                return Refusal(self.rule("declare.when"), {"when": self.declare_when})
            return self.forbids_soureh(table, action)
        if isinstance(action, Own) and not 1 <= action.slot <= len(table[f"closed.{turn}"]):
            return Refusal(self.rule("own"), {"slot": action.slot})
        if isinstance(action, Score):
            return self.forbids_score(table, action)
        if isinstance(action, Reveal) and (bad := self.bad_pairs(table, turn)):  # only in a position laid by hand
            return Refusal(self.rule("last.ruined"), {"player": turn, **self.pair_told(table, turn, bad[0])})
        refusal = self.forbids_their(table, action) if isinstance(action, Their) else None
        if refusal is None and isinstance(action, (Own, Their, ThrowAway)) and action.declare:
            if self.declare_when == "start":
                return Refusal(self.rule("declare.when"), {"when": self.declare_when})
            return self.forbids_soureh(table, action)
        return refusal

    def forbids_their(self, table: Table, action: Their) -> Refusal | None:
        """Only open cards of others who are in the match; one card of whoever has declared; an ace gives way to a ten alone."""
        counters, other = table.counters, action.other
        opens = table[f"open.{other}"] if other in self.still_in(table, action.who) else []
        if not 1 <= action.slot <= len(opens):
            why = "own" if other == action.who else "slot" if opens else "gone"
            return Refusal(self.rule("their"), {"other": other, "slot": action.slot, "why": why})
        if counters["locked"] and counters["declared"] == other:
            return Refusal(self.rule("last.lock"), {"declared": other})
        card, old = table[f"drawn.{action.who}"][0], opens[action.slot - 1]
        if old.rank == "A" and card.rank != "T":
            return Refusal(self.rule("their.ace"), {"other": other, "card": card, "value": VALUE[card.rank]})
        return None

    def forbids_soureh(self, table: Table, action: Action) -> Refusal | None:
        """Nobody may declare while another Soureh stands, nor with a pair that does not fit once the card is placed."""
        declared, player = table.counters["declared"], action.who
        if declared is not None:
            return Refusal(self.rule("declare.standing"), {"declared": declared})
        opens, closeds = table[f"open.{player}"], list(table[f"closed.{player}"])
        if isinstance(action, Own):
            closeds[action.slot - 1] = table[f"drawn.{player}"][0]
        for slot in broken(opens, closeds):
            beside, closed = opens[slot - 1], closeds[slot - 1]
            return Refusal(self.rule(f"pair.{fault(beside, closed)}"), compared(slot, beside, closed))
        return None

    def forbids_score(self, table: Table, action: Score) -> Refusal | None:
        """One card of each pair, in their order; a value only for an ace, and only one that an ace may have."""
        read = [PICK.fullmatch(pick) for pick in action.picks]
        slots = [int(found[2]) for found in read if found]
        if len(slots) < len(read) or slots != [slot for slot, _ in enumerate(self.picks(table, action.who), 1)]:
            return Refusal(self.rule("score"), {})
        for pick in action.picks:
            card = self.picked(table, action.who, pick)
            if "=" in pick and (card.rank != "A" or int(pick[3:]) not in self.ace_values):
                facts: Facts = {"card": card, "n": int(pick[3:]), "ace": "yes" if card.rank == "A" else "no"}
                return Refusal(self.rule("score.ace"), {**facts, "ace_score": self.ace_score})
        return None

    # ------------------------------------------------------------------------------------ a turn

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, DrawCard):
            return self.draw(table, action.who)
        if isinstance(action, Reveal):
            return self.reveal(table, action.who)
        if isinstance(action, Score):
            return self.score(table, action)
        if isinstance(action, Deal):
            return self.next_match(table) if table.counters["phase"] == "match_over" else self.deal(table)
        return self.turn(table, action)

    def draw(self, table: Table, player: str) -> Iterator[Event]:
        """The top card of the pile; whoever draws instead of revealing gives up the Soureh."""
        if table.counters["phase"] == "return":
            yield put({"declared": None, "locked": False}, rule=self.rule("continue"), player=player)
        discard = table["discard"]
        if not table["pile"] and discard and self.pile_empty == "reshuffle":
            n = len(discard)
            yield move(table.rng.shuffled(discard), "pile", source="discard", rule=self.rule("draw.reshuffle"), n=n)
        if not table["pile"]:
            yield say(self.rule("draw.none"))
            yield from self.match_over(table)
            return
        left, card = len(table["pile"]) - 1, table["pile"][0]
        told: Facts = {"player": player, "n": left}
        yield deal("pile", f"drawn.{player}", 1, rule=self.rule("draw"), private=(player, {"card": card}), **told)
        yield put({"phase": "place"})

    def turn(self, table: Table, action: Action) -> Iterator[Event]:
        """A card is placed, or a Soureh declared instead of drawing; then the next player's turn begins."""
        counters, player = table.counters, action.who
        if isinstance(action, Own):
            yield from self.replace_own(table, player, action.slot)
        elif isinstance(action, Their):
            yield from self.replace_theirs(table, action)
        elif isinstance(action, ThrowAway):
            source = f"drawn.{player}"
            private = (player, {"card": table[source][0]})
            yield deal(source, "discard", 1, at=TOP, rule=self.rule("throw"), private=private, player=player)
        if isinstance(action, Declare) or (isinstance(action, (Own, Their, ThrowAway)) and action.declare):
            n = len(self.still_in(table, player))
            yield put({"declared": player, "locked": False}, rule=self.rule("declare"), player=player, n=n)
        turns = counters["turns"] + 1
        if turns >= self.max_turns:
            yield put({"turns": turns})
            yield from self.give_up(table, "max_turns")
            return
        following = self.still_in(table, player)[0]
        yield put({"turns": turns, "turn": following, "phase": "draw"})
        if counters["declared"] == following:
            yield from self.come_back(table, following)

    def replace_own(self, table: Table, player: str, slot: int) -> Iterator[Event]:
        """The drawn card takes the place of a closed card; both are the player's secret."""
        row, drawn = f"closed.{player}", f"drawn.{player}"
        card, old = table[drawn][0], table[row][slot - 1]
        told: Facts = {"player": player, "slot": slot}
        yield deal(drawn, row, 1, at=slot - 1, rule=self.rule("own"), private=(player, {"card": card, "old": old}), **told)
        yield move([old], "discard", source=row, at=TOP)

    def replace_theirs(self, table: Table, action: Their) -> Iterator[Event]:
        """The drawn card takes the place of another player's open card, for all to see."""
        player, other, row, drawn = action.who, action.other, f"open.{action.other}", f"drawn.{action.who}"
        card, old = table[drawn][0], table[row][action.slot - 1]
        told: Facts = {"player": player, "other": other, "slot": action.slot, "card": card, "old": old}
        rule = self.rule("their.ace" if old.rank == "A" else "their")
        yield deal(drawn, row, 1, at=action.slot - 1, rule=rule, **told, value=VALUE[card.rank])
        yield move([old], "discard", source=row, at=TOP)
        if other == table.counters["declared"]:
            yield put({"locked": True}, rule=self.rule("last.lock"), declared=other)

    def come_back(self, table: Table, player: str) -> Iterator[Event]:
        """The last round is over: the Soureh held, or a pair of it is broken and it is gone."""
        bad = self.bad_pairs(table, player)
        if not bad:
            yield put({"phase": "return"}, rule=self.rule("last.unharmed"), player=player)
            return
        facts = self.pair_told(table, player, bad[0])
        secret = {name: facts.pop(name) for name in ("closed", "other", "kind")}
        yield say(self.rule("last.ruined"), private=(player, secret), player=player, **facts)
        yield put({"declared": None, "locked": False})

    def pair_told(self, table: Table, player: str, slot: int) -> Facts:
        """One of a player's pairs as it is told."""
        return compared(slot, table[f"open.{player}"][slot - 1], table[f"closed.{player}"][slot - 1])

    # ------------------------------------------------------------------------------------ a Soureh that held

    def reveal(self, table: Table, player: str) -> Iterator[Event]:
        counters = table.counters
        opens, closeds = table[f"open.{player}"], table[f"closed.{player}"]
        pairs = tuple(compared(slot, *pair) for slot, pair in enumerate(zip(opens, closeds, strict=False), 1))
        leaves = "yes" if self.leaves(counters) else "no"
        yield turn_over(list(closeds), rule=self.rule("reveal"), player=player, pairs=pairs, leaves=leaves)
        yield put({"declared": None, "locked": False, "match_winner": counters["match_winner"] or player})
        if self.leaves(counters):
            yield from self.leave(table, player)
        else:
            yield from self.count_next(table, player)

    def leaves(self, counters: Mapping[str, Any]) -> bool:
        """Whether whoever reveals leaves, and the others play on: with three players or more."""
        return self.unruined == "leave_round" and len(self.in_game(counters)) >= 3

    def leave(self, table: Table, player: str) -> Iterator[Event]:
        """The declarer leaves with nothing to count, and the others get ten points each."""
        counters = table.counters
        rest = self.still_in(table, player)
        everyone = [other for other in table.after(player) if other in self.in_game(counters)]
        pay = rest if self.leave_points == "still_in" else everyone
        paid = tuple({"player": p, "old": counters["score." + p], "new": counters["score." + p] + 10} for p in pay)
        yield put({f"status.{player}": "left"}, rule=self.rule("leave"), player=player, paid=paid)
        for other in pay:
            yield put({f"score.{other}": counters[f"score.{other}"] + 10})
            yield from self.fifty_off(table, other)
        if len(rest) > 1:
            yield put({"turn": rest[0], "phase": "draw"})
            return
        yield say(self.rule("leave.last"), player=rest[0])
        yield from self.count_next(table, player)

    def to_count(self, counters: Mapping[str, Any]) -> list[str]:
        """The losers, clockwise from the winner; where players leave, the last one alone."""
        order = self.seats if self.leaves(counters) else clockwise(self.seats).get(counters["match_winner"], self.seats)
        return [player for player in order if counters["status." + player] == "in"]

    def count_next(self, table: Table, after: str) -> Iterator[Event]:
        """The next loser counts, or the match is over."""
        losers = self.to_count(table.counters)
        following = losers[losers.index(after) + 1 if after in losers else 0 :]
        if not following:
            yield from self.match_over(table)
            return
        yield put({"turn": following[0], "phase": "score"})
        if self.score_choice == "lowest":
            yield from self.score(table, Score(following[0], self.lowest(table, following[0])))

    def lowest(self, table: Table | View, player: str) -> tuple[str, ...]:
        """The picks that count least, of equal ones the open card."""
        return tuple(
            min(ways, key=lambda pick: self.worth(self.picked(table, player, pick), pick)) for ways in self.picks(table, player)
        )

    def score(self, table: Table, action: Score) -> Iterator[Event]:
        """A loser shows all cards, picks one of each pair, and adds their values to the score."""
        player = action.who
        values, old = self.count(table, action), table.counters[f"score.{player}"]
        cards = tuple(self.picked(table, player, pick) for pick in action.picks)
        told: Facts = {"player": player, "cards": cards, **self.sum_told(values), "old": old, "new": old + sum(values)}
        yield turn_over(list(table[f"closed.{player}"]), rule=self.rule("score"), **told)
        yield put({f"score.{player}": old + sum(values)})
        elevens = sum(pick.endswith("=11") for pick in action.picks)
        if elevens and self.ace_score == "choice":
            yield say(self.rule("score.ace"), player=player, n=elevens)
        yield from self.fifty_off(table, player)
        yield from self.count_next(table, player)

    @staticmethod
    def sum_told(values: Sequence[int]) -> Facts:
        """The four numbers of a count and their sum."""
        return {**dict.fromkeys("abcd", 0), **dict(zip("abcd", values, strict=False)), "sum": sum(values)}

    def with_fifty_off(self, score: int) -> int:
        """A score after an addition: 50 less where it is a multiple of 100."""
        return score - 50 if self.hundred == "minus_50" and score > 0 and score % 100 == 0 else score

    def fifty_off(self, table: Table, player: str) -> Iterator[Event]:
        score = table.counters[f"score.{player}"]
        after = self.with_fifty_off(score)
        if after != score:
            facts: Facts = {"player": player, "score": score, "k": score // 100, "after": after}
            yield put({f"score.{player}": after}, rule=self.rule("score.hundred"), **facts)

    # ------------------------------------------------------------------------------------ the end of a match, and of the game

    def match_over(self, table: Table) -> Iterator[Event]:
        counters = table.counters
        yield put({"phase": "match_over", "turn": None, "declared": None, "locked": False})
        yield from self.by_threshold(table) if self.win == "lowest_at_threshold" else self.by_dropping_out(table)
        if table.outcome is None and counters["match"] >= self.max_matches:
            yield from self.give_up(table, "max_matches")

    def best(self, counters: Mapping[str, Any], players: Sequence[str]) -> tuple[list[str], int]:
        """Who has the lowest score, and that score."""
        low = min(counters["score." + player] for player in players)
        return [player for player in players if counters["score." + player] == low], low

    def by_threshold(self, table: Table) -> Iterator[Event]:
        """Somebody has reached the agreed score: the lowest one wins."""
        counters = table.counters
        highest = max(self.seats, key=lambda player: counters["score." + player])
        if counters["score." + highest] < self.threshold:
            return
        winners, low = self.best(counters, self.seats)
        yield put({"phase": "over", "reason": "threshold"})
        told: Facts = {"player": highest, "high": counters["score." + highest], "threshold": self.threshold}
        yield end(" ".join(winners), rule=self.rule("win.lowest"), **told, winners=winners, n=len(winners), low=low)

    def by_dropping_out(self, table: Table) -> Iterator[Event]:
        """Whoever is beyond the agreed score is out, until one is left; all at once go nowhere, and the lowest wins."""
        counters, threshold = table.counters, self.threshold
        playing = self.in_game(counters)
        beyond = [player for player in playing if counters["score." + player] > threshold]
        everybody = beyond == playing
        for player in [] if everybody else beyond:
            facts: Facts = {"player": player, "score": counters["score." + player], "threshold": threshold}
            yield put({f"status.{player}": "out_of_game"}, rule=self.rule("win.out"), **facts)
        left = self.in_game(counters)
        if len(left) > 1 and not everybody:
            return
        winners, low = self.best(counters, left)
        yield put({"phase": "over", "reason": "last_standing"})
        told: Facts = {"winners": winners, "n": len(winners), "low": low, "threshold": threshold}
        yield end(" ".join(winners), rule=self.rule("win.last"), **told, all="yes" if everybody else "no")

    def give_up(self, table: Table, reason: str) -> Iterator[Event]:
        yield put({"phase": "over", "turn": None, "reason": reason})
        n = self.max_turns if reason == "max_turns" else self.max_matches
        yield end(UNFINISHED, rule=self.rule("max_turns"), reason=reason, n=n)

    # ------------------------------------------------------------------------------------ what is good

    @cached_property
    def all_cards(self) -> tuple[Card, ...]:
        return tuple(self.pack())

    def unseen(self, view: View) -> list[Card]:
        """The cards that a viewer does not see."""
        seen = {card for zone in view.zones.values() for card in zone}
        return [card for card in self.all_cards if card not in seen]

    def fit_there(self, view: View, action: Their, ranks: Mapping[str, int]) -> tuple[int, int]:
        """How many unseen cards fit the open card that lies there, and how many fit the new one.

        Of a Soureh it is known that the closed card fits, so of the second ones only those that are among the first.
        """
        card, old = view.known(f"drawn.{action.who}")[0], view.known(f"open.{action.other}")[action.slot - 1]
        now, then = fitting(old), fitting(card)
        if view.counters["declared"] == action.other:
            then = "".join(rank for rank in then if rank in now)
        return sum(ranks[rank] for rank in now), sum(ranks[rank] for rank in then)

    def gain(self, view: View, action: Any) -> float:
        """In points: what a count costs, and a quarter of a usual count for each pair that is mended or broken."""
        player = action.who
        if isinstance(action, Score):
            old: int = view.counters[f"score.{player}"]
            return old - self.with_fifty_off(old + sum(self.count(view, action)))
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
        """The pairs of a Soureh fit, but for one where an open card of it has been replaced and it has not come back."""
        counters = table.counters
        declared = counters["declared"]
        may_be_broken = counters["locked"] and counters["phase"] != "return"
        return declared in (None, viewer) or len(self.bad_pairs(table, declared)) <= may_be_broken

    def evaluate(self, view: View, seat: str) -> float:
        """In points: the best other score less the own one, each less a quarter of a usual count for every pair that fits.

        A pair with a hidden card counts as often as one of the eighty cards would fit there. Whoever is about to count is
        given the least that can be counted.
        """
        players = self.in_game(view.counters)
        due = {player: self.expected(view, player) for player in {seat, *players}}
        return min((due[player] for player in players if player != seat), default=due[seat]) - due[seat]

    def expected(self, view: View, player: str) -> float:
        """A player's score, with what is about to be counted, less what the pairs of a match that goes on are worth."""
        counters = view.counters
        score: int = counters["score." + player]
        if counters["status." + player] != "in" or counters["phase"] in ("deal", "match_over", "over"):
            return score
        pairs = list(zip(view["open." + player], view["closed." + player], strict=False))
        if counters["phase"] == "score":
            losers = self.to_count(counters)
            owes = player in losers and losers.index(player) >= losers.index(counters["turn"])
            return score + owes * sum(min(self.worth(card) for card in pair if card) for pair in pairs)
        fits = sum(
            (len(fitting(beside)) / len(RANKS) if closed is None else not fault(beside, closed))
            for beside, closed in pairs
            if beside
        )
        return score - PAIR * fits

    def advise(self, view: View, action: Any) -> Advice | None:
        """Comparisons of the pairs at hand, sums, and how many unseen cards would do."""
        if isinstance(action, Score):
            return self.advise_score(view, action)
        if isinstance(action, Reveal):
            return Advice("leave" if self.leaves(view.counters) else "reveal", {"n": len(self.in_game(view.counters)) - 1})
        if isinstance(action, DrawCard):
            return self.advise_draw(view, action)
        if isinstance(action, (Own, Their, ThrowAway, Declare)):
            return self.advise_placing(view, action)
        return None

    def advise_score(self, view: View, action: Score) -> Advice:
        values, old = self.count(view, action), view.counters[f"score.{action.who}"]
        least = sum(self.worth(self.picked(view, action.who, pick), pick) for pick in self.lowest(view, action.who))
        new = old + sum(values)
        after = self.with_fifty_off(new)
        facts: Facts = {**self.sum_told(values), "old": old, "new": new, "after": after, "least": least}
        return Advice("score", {**facts, "fifty": "yes" if after != new else "no"}, worth=old - after)

    def advise_draw(self, view: View, action: DrawCard) -> Advice:
        if view.counters["phase"] == "return":
            return Advice("continue")
        opens, bad = view.known(f"open.{action.who}"), self.bad_pairs(view, action.who)
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
            told: Facts = {"other": action.other, "card": drawn[0], "old": old, "now": now, "then": then}
            return Advice("their", {**told, "n": len(unseen), "sure": sure})
        mends = [slot for slot in bad if drawn[0].rank in fitting(opens[slot - 1])]
        return Advice("throw", {"card": drawn[0], "n": 4 - was, "k": len(mends), "slots": [str(slot) for slot in mends]})

    def harms(self, card: Card, beside: Card, closed: Card) -> bool:
        """Whether a card that another player draws can break a pair."""
        return (beside.rank != "A" or card.rank == "T") and closed.rank not in fitting(card)
