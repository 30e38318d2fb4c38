"""What lies on the table of Casualty War: the options, what cards count, which of them match, and how sums are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from cardlab.authoring import SOME, Card, Coming, Counter, Event, Facts, Measure, View, Zone, chapter, fixed, option, pack, say
from cardlab.games.addition_war import AdditionWar
from cardlab.games.casualty_war.chances import ComingSums
from cardlab.games.war import ROW

Sides = Mapping[str, Sequence[Card]]
"""Player -> cards."""
JOKER = 14
CASUALTIES = 4
"""So many cards of one number are eliminated."""


@chapter
class CasualtyTable(AdditionWar):
    """The options and the cards of Casualty War."""

    packs: int = option(2, choices=(1, 2))
    jokers: int = option(2, choices=(0, 1, 2))
    ace_of_spades: str = option("beats_all", choices=("beats_all", "plain"))
    equal_sums: str = option("war", choices=("war", "split"))
    match_in_war: str = option("continue", choices=("continue", "sums"))
    split_wars: str = option("replay", choices=("replay", "each_keeps"))
    max_replays: int = option(3, at_least=0)
    casualties_in_play: bool = option(True)
    lending: str = option("repay", choices=("repay", "gift"))
    max_turns: int = option(2000, at_least=1)

    # What Addition War leaves open and this game does not.
    players: int = fixed(2)
    court_cards: str = fixed("11_12_13")
    war_down: int = fixed(3)
    run_out: str = fixed("lose")
    who_joins: str = fixed("all")
    leftover: str = fixed("dealt_on")

    zones = (
        Zone("packet", each_player=True, seen_by="nobody", lies="pile"),
        Zone("table", each_player=True, across=False),
        Zone("casualties", lies="pile", top="last"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (*AdditionWar.counters, Counter("debt", each_player=True))
    measures = (
        Measure("turns"),
        Measure("wars", rules=("war.decided",)),
        Measure("matches", rules=("match",)),
        Measure("casualties", zones=("casualties",)),
        Measure("loans", rules=("lend",)),
        Measure("cards", each_player=True),
    )
    landmarks = ("match", "casualties.war")
    delights = ("war.take", "win")
    settled_by = {  # noqa: RUF012 # as Game declares it
        "take": "winner",
        "match": "war",
        "equal_sums": "war",
        "equal_sums.split": "war",
        "nothing_left": "war",
    }
    up = 3
    only_with = {  # noqa: RUF012 # as Game declares it
        "casualties.play": {"casualties_in_play": (True,)},
        "nothing_left": {"casualties_in_play": (True,)},
        "ace_of_spades": {"ace_of_spades": ("beats_all",)},
        "equal_sums": {"equal_sums": ("war",)},
        "equal_sums.split": {"equal_sums": ("split",)},
        "war.replay": {"split_wars": ("replay",), "max_replays": SOME},
        "repay": {"lending": ("repay",)},
        "end.repeat": {"stop_on_repeat": (True,), "pickup_order": ("winner_first", "loser_first", "played")},
    }

    # ------------------------------------------------------------------------------------ cards and what they count

    def pack(self) -> list[Card]:
        return pack(packs=self.packs, jokers=self.jokers)

    def value(self, card: Card) -> int:
        return JOKER if card.rank == "X" else super().value(card)

    def worth(self, up: Sequence[Card]) -> int:
        return sum(map(self.value, up))

    def number(self, card: Card) -> str:
        """What two cards must have in common to match; an ace of spades that beats everything has a match only in another."""
        return "As" if self.beats_all(card) else card.rank

    def beats_all(self, card: Card) -> bool:
        return card.rank == "A" and card.suit == "s" and self.ace_of_spades == "beats_all"

    def higher(self, up: Sides) -> str:
        """Whose cards are higher, by an ace of spades that only one side has, or else by the sum; "" where nobody's are."""
        held = [player for player in self.seats if any(map(self.beats_all, up[player]))]
        if len(held) == 1:
            return held[0]
        one, other = self.seats
        difference = self.worth(up[one]) - self.worth(up[other])
        return one if difference > 0 else other if difference else ""

    def matches(self, up: Sides) -> list[tuple[Card, Card]]:
        """The pairs of equal cards on both sides, highest value first; each card is in one at most."""
        one, other = self.seats
        free = list(up[other])
        found = []
        for card in up[one]:
            match = next((yours for yours in free if self.number(yours) == self.number(card)), None)
            if match is not None:
                free.remove(match)
                found.append((card, match))
        return sorted(found, key=lambda match: -self.value(match[0]))

    # ------------------------------------------------------------------------------------ what may be foretold

    def comes_next(self, view: View) -> Coming | None:
        """Who takes the cards of the next turn at once, where both have enough cards of their own."""
        coming = super().comes_next(view)
        if coming is None:
            return None
        most = CASUALTIES if self.casualties_in_play else 0
        return ComingSums(
            coming.hands,
            coming.outcomes,
            self.number,
            self.worth,
            coming.outcome,
            coming.lead,
            seats=self.seats,
            value=self.value,
            beats_all=self.beats_all,
            most=most,
        )

    def margin(self, event: Event) -> int | None:
        """How far the two sums are apart, unless the ace of spades decides."""
        facts = event.facts
        return facts["more"] - facts["less"] if facts.get("spade") == "no" else None

    # ------------------------------------------------------------------------------------ what is told

    def sum_of(self, up: Sequence[Card]) -> str:
        """The sum written out: ``9 + 4 + 7 = 20``; of one card its value, of none 0."""
        terms = " + ".join(str(self.value(card)) for card in up)
        return f"{terms} = {self.worth(up)}" if len(up) > 1 else terms or "0"

    def hands(self, up: Sides) -> list[Facts]:
        return [{"player": player, "cards": list(up[player]), "sum": self.sum_of(up[player])} for player in self.seats]

    def compared(self, up: Sides, winner: str) -> Facts:
        """The facts of a comparison that somebody wins."""
        loser = self.other[winner]
        return {
            "winner": winner,
            "sum": self.sum_of(up[winner]),
            "other": self.sum_of(up[loser]),
            "more": self.worth(up[winner]),
            "less": self.worth(up[loser]),
            "spade": "yes" if self.by_spade(up, winner) else "no",
        }

    def equal_facts(self, up: Sides) -> Facts:
        """The facts of a comparison that nobody wins."""
        one, other = self.seats
        return {"sum": self.sum_of(up[one]), "other": self.sum_of(up[other]), "more": self.worth(up[one])}

    def by_spade(self, up: Sides, winner: str) -> bool:
        """Whether it is the ace of spades that decides."""
        return any(map(self.beats_all, up[winner])) and not any(map(self.beats_all, up[self.other[winner]]))

    def tell_spade(self, up: Sides, winner: str) -> Iterator[Event]:
        if self.by_spade(up, winner):
            card = next(card for card in up[winner] if self.beats_all(card))
            yield say(self.rule("ace_of_spades"), winner=winner, card=card, other=self.worth(up[self.other[winner]]))

    @cached_property
    def other(self) -> dict[str, str]:
        """Each player -> the other one."""
        return {"p1": "p2", "p2": "p1"}

    @cached_property
    def heaps(self) -> tuple[str, ...]:
        return tuple(ROW[player] for player in self.seats)
