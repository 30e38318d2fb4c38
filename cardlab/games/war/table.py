"""What lies on the table of War: the options, what is compared, the deal, and what may be foretold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cardlab.authoring import (
    Card,
    Coming,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Joint,
    Measure,
    Table,
    View,
    Zone,
    ahead,
    chapter,
    fill,
    highest,
    move,
    option,
    pack,
    say,
)

RANK = {rank: place for place, rank in enumerate("23456789TJQKA", 2)}
"""High to low: A K Q J T 9 8 7 6 5 4 3 2."""

PACKET = {f"p{n}": f"packet.p{n}" for n in range(1, 5)}
ROW = {f"p{n}": f"table.p{n}" for n in range(1, 5)}


@dataclass(frozen=True)
class Turn(Joint):
    """``all turn``: turn up the next cards and play the turn to its end, with all its wars."""


@chapter
class WarTable(Game):
    """The options and the cards of War."""

    players: int = option(2, choices=(2, 3, 4))
    packs: int = option(1, choices=(1, 2))
    war_down: int = option(1, choices=(0, 1, 2, 3))
    run_out: str = option("lose", choices=("lose", "last_card_stays"))
    pickup_order: str = option("shuffled", choices=("shuffled", "coin", "winner_first", "loser_first", "played"))
    who_joins: str = option("all", choices=("all", "tied"))
    leftover: str = option("set_aside", choices=("set_aside", "dealt_on"))
    max_turns: int = option(5000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))
    stop_on_repeat: bool = option(True)

    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("packet", each_player=True, seen_by="nobody", lies="pile"),
        Zone("table", each_player=True),
        Zone("pot"),
        Zone("aside", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("turns"), Counter("cards", each_player=True, counts="packet"))
    verbs = (Turn, Deal)
    measures: ClassVar[tuple[Measure, ...]] = (
        Measure("turns"),
        Measure("wars", rules=("tie",)),
        Measure("again", rules=("war.again",)),
        Measure("cards", each_player=True),
    )
    landmarks: ClassVar[tuple[str, ...]] = ("tie",)
    delights: ClassVar[tuple[str, ...]] = ("war.take", "win")
    settled_by: ClassVar[Mapping[str, str]] = {"take": "winner", "tie": "war"}
    shows: ClassVar[tuple[str, ...]] = ("turns",)

    up = 1
    """How many cards each turns up."""
    only_with: ClassVar[Mapping[str, Mapping[str, Sequence[Any]]]] = {
        "short.lose": {"run_out": ("lose",)},
        "short.last_card": {"run_out": ("last_card_stays",)},
        "short.stays": {"run_out": ("last_card_stays",)},
        "pot": {"players": (3, 4)},
        "end.repeat": {"stop_on_repeat": (True,), "pickup_order": ("winner_first", "loser_first", "played")},
    }

    @property
    def spare(self) -> str:
        """Where the cards go that are not dealt."""
        return "aside"

    # ------------------------------------------------------------------------------------ what is compared

    def strength(self, up: Sequence[Card]) -> int:
        """What is compared of the cards that a player has turned up: the greatest wins."""
        return RANK[up[0].rank]

    def strengths(self, hands: Mapping[str, Sequence[Card]]) -> dict[str, int]:
        """How strong the face-up cards of each player are."""
        return {player: self.strength(up) for player, up in hands.items()}

    def equal(self, hands: list[Sequence[Card]], war: str) -> Event:
        """Nobody wins: the hands that are equally strong start a war, or another round of it."""
        return say(self.rule("war.again" if war else "tie"), **self.tie_facts(hands[0], hands[1]))

    def record(self, shown: Mapping[str, Sequence[Card]]) -> Iterable[Event]:
        """Note what everybody's cards are worth, where the game shows that."""
        return ()

    def hand_facts(self, player: str, up: Sequence[Card]) -> Facts:
        """The facts of one player's cards, for the sentence that lists them all."""
        return {"player": player, "card": up[0]}

    def win_facts(self, best: Sequence[Card], next_best: Sequence[Card]) -> Facts:
        """The facts of a comparison that one player wins."""
        return {"high": best[0], "low": next_best[0]}

    def tie_facts(self, one: Sequence[Card], other: Sequence[Card]) -> Facts:
        """The facts of a comparison that nobody wins."""
        return {"rank": one[0].rank, "card": one[0], "other": other[0]}

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack(packs=self.packs)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """One card at a time, each on top of the packet: the last card dealt to a player is the first one played."""
        dealt, n = list(table["pack"]), self.players
        each, left = divmod(len(dealt), n)
        rest = dealt[each * n :] if self.leftover != "dealt_on" else []
        going = dealt[: len(dealt) - len(rest)]
        rule = self.rule("deal")
        for place, player in enumerate(self.seats):
            own = going[place::n]
            facts: Facts = {"n": each, "left": left, "players": n, "leftover": self.leftover}
            yield move(own[::-1], PACKET[player], source="pack", rule=rule, **facts)
            rule = ""
        if rest:
            yield move(rest, self.spare, source="pack")

    # ------------------------------------------------------------------------------------ what may be foretold

    @property
    def unseen_order(self) -> str:
        return {"shuffled": "shuffled", "coin": "unsure"}.get(self.pickup_order, "known")

    def comes_next(self, view: View) -> Coming | None:
        """Who takes the cards that are turned up next, where everybody who is in has enough of them."""
        seats = [player for player in self.seats if view[PACKET[player]]]
        if len(seats) < 2 or any(len(view[PACKET[player]]) < self.up for player in seats):
            return None
        hands = [[(PACKET[player], place) for place in range(self.up)] for player in seats]
        return Coming(hands, [*seats, "war"], self.kind, self.strength, highest(seats, "war"), lead=ahead)

    def margin(self, event: Event) -> int | None:
        """How many ranks the higher card is above the next."""
        facts = event.facts
        return RANK[facts["high"].rank] - RANK[facts["low"].rank] if "low" in facts else None

    def kind(self, card: Card) -> object:
        """What matters of a card that is compared."""
        return card.rank


TURN, DEAL = Turn(), Deal()
