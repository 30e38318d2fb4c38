"""What lies on the table of Egyptian War: the options, the verbs, and the deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardlab.authoring import (
    Action,
    Card,
    Coming,
    Counter,
    Deal,
    Event,
    Game,
    Leave,
    Measure,
    Report,
    Table,
    View,
    Zone,
    chapter,
    fill,
    move,
    option,
    pack,
)

CHANCES = {"A": 4, "K": 3, "Q": 2, "J": 1}
"""Challenge card -> how many chances the next player has to answer it."""
SEATS = tuple(f"p{n}" for n in range(1, 9))
STACK = {seat: f"stack.{seat}" for seat in SEATS}


@dataclass(frozen=True)
class PlayTopCard(Action, verb="play"):
    """``p1 play``: turn the top card of the stack onto the pile."""


@dataclass(frozen=True)
class Slap(Action):
    """``p1 slap``: put a hand on the pile."""


@dataclass(frozen=True)
class Slaps(Report, verb="slap"):
    """``all slap p3 p1+p2``: the hands on the pile, in the order in which they came."""


DEAL: Action = Deal()


@chapter
class EgyptianTable(Game):
    """The options, the cards and the deal of Egyptian War."""

    players: int = option(2, choices=range(2, 9))
    snaps: bool = option(True)
    snap_pairs: bool = option(True)
    snap_sandwiches: bool = option(True)
    false_slap: str = option("one", choices=("none", "one", "two"))
    false_slap_empty: str = option("barred", choices=("none", "barred"))
    rejoin: bool = option(True)
    run_out: str = option("challenger_takes", choices=("challenger_takes", "next_continues"))
    packs: int = option(1, choices=(1, 2))
    leftover: str = option("dealt_on", choices=("dealt_on", "under_pile"))
    stop_on_repeat: bool = option(True)
    max_turns: int = option(20000, at_least=1)

    zones = (
        Zone("stack", each_player=True, seen_by="nobody", lies="pile"),
        Zone("pile", lies="spread"),
        Zone("burnt", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", "p1"),
        Counter("challenge_by", None),
        Counter("chances_left", None),
        Counter("out", ""),
        Counter("barred", ""),
        Counter("turns"),
        Counter("piles_taken"),
        Counter("reason", None),
        # The moment for slapping: who has not answered yet, in the order in which they are asked, and whose hands have come.
        Counter("to_ask", ""),
        Counter("slapped", ""),
    )
    verbs = (PlayTopCard, Slap, Leave, Slaps, Deal)
    measures = (
        Measure("turns"),
        Measure("piles_taken"),
        Measure("answered", rules=("challenge.beaten",)),
        Measure("snaps", rules=("snap.pair", "snap.sandwich")),
        Measure("false_slaps", rules=("slap.false",)),
    )
    reflexes = {"slap": "leave"}  # noqa: RUF012 # as Game declares it
    reaches_for = "pile"
    landmarks = ("challenge.start", "snap.pair", "snap.sandwich", "snap.tie", "slap.false")
    delights = ("snap.pair", "snap.sandwich", "snap.tie")
    settled_by = {  # noqa: RUF012 # as Game declares it
        "challenge.start": "challenge",
        "challenge.beaten": "challenge",
        "challenge.chance": "number",
        "play": "number",
    }
    shows = ("chances_left", "turns", "piles_taken")
    only_with = {  # noqa: RUF012 # as Game declares it
        "snap.pair": {"snaps": (True,), "snap_pairs": (True,)},
        "snap.sandwich": {"snaps": (True,), "snap_sandwiches": (True,)},
        "snap.stops_challenge": {"snaps": (True,)},
        "snap.rejoin": {"snaps": (True,), "rejoin": (True,)},
        "snap.tie": {"snaps": (True,)},
        "snap.off": {"snaps": (False,)},
        "slap.not_allowed": {"snaps": (True,)},
        "slap.false": {"snaps": (True,)},
        "slap.barred": {"snaps": (True,), "false_slap_empty": ("barred",)},
        "win.loop": {"snaps": (False,), "stop_on_repeat": (True,)},
    }

    @property
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.snaps else (Slap, Leave)

    # ------------------------------------------------------------------------------------ what may be foretold

    def comes_next(self, view: View) -> Coming | None:
        """What the next card is, where nobody slaps."""
        stack = STACK[view.counters["turn"]]
        if self.snaps or not view[stack]:
            return None
        outcomes = "challenge", "number"
        return Coming([[(stack, 0)]], outcomes, challenges, lambda cards: challenges(cards[0]), lambda up: outcomes[not up[0]])

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack(packs=self.packs)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """One card at a time, each on top of the stack: the last card dealt to a player is the first one played."""
        if not table["pack"]:
            yield fill("pack", table.rng.shuffled(self.pack()))
        dealt, n = list(table["pack"]), self.players
        rest = dealt[len(dealt) - len(dealt) % n :] if self.leftover == "under_pile" else []
        going = dealt[: len(dealt) - len(rest)]
        for place, seat in enumerate(self.seats):
            yield move(going[place::n][::-1], STACK[seat], source="pack")
        if rest:
            yield move(rest, "burnt", source="pack")


def challenges(card: Card) -> bool:
    """Whether a card must be answered: an ace or a picture."""
    return card.rank in CHANCES
