"""What lies on the table of Soureh: the options, the verbs, who sees what, and the deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardlab.authoring import (
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Game,
    Measure,
    Table,
    View,
    Zone,
    argument,
    chapter,
    deal,
    fill,
    move,
    option,
    pack,
    put,
    said,
)
from cardlab.games.soureh.pairs import RANKS, broken

SEATS = ("p1", "p2", "p3", "p4")


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


@chapter
class SourehTable(Game):
    """The options, the cards and the deal of Soureh."""

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
    delights = ("last.unharmed", "win.lowest")
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
    only_with = {  # noqa: RUF012 # as Game declares it
        "draw.reshuffle": {"pile_empty": ("reshuffle",)},
        "score.ace": {"ace_score": ("choice",)},
        "score.hundred": {"hundred": ("minus_50",)},
        "leave": {"unruined": ("leave_round",)},
        "leave.last": {"unruined": ("leave_round",)},
        "win.lowest": {"win": ("lowest_at_threshold",)},
        "win.out": {"win": ("last_standing",)},
        "win.last": {"win": ("last_standing",)},
    }

    @property
    def asks(self) -> tuple[str, ...]:
        return () if self.declare_when == "start" else ("declare",)

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

    def in_game(self, counters: Mapping[str, Any]) -> list[str]:
        """The players who have not dropped out of the game, in seat order."""
        return [player for player in self.seats if counters["status." + player] != "out_of_game"]

    def still_in(self, table: Table, player: str) -> list[str]:
        """The others who are still in this match, clockwise from the next one."""
        return [other for other in table.after(player) if table.counters["status." + other] == "in"]

    def bad_pairs(self, table: Table | View, player: str) -> list[int]:
        """The slots of a player's pairs that do not fit."""
        zones: Mapping[str, Any] = table.zones
        return broken(zones["open." + player], zones["closed." + player])
