"""Counts a loser's cards in Soureh: the cards that the loser picks, and their values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab.authoring import Card, Facts, Refusal, Table, View
from cardlab.games.soureh.actions import Score
from cardlab.games.soureh.pairs import VALUE

PICK = re.compile(r"([co])([1-4])(?:=(\d{1,9}))?")


@dataclass(frozen=True)
class Counting:
    """The count of a loser, under the options of a game."""

    rule: Callable[[str], str]
    ace_score: str

    @cached_property
    def ace_values(self) -> tuple[int, ...]:
        """The values of an ace, the usual one first."""
        return {"choice": (1, 11), "low": (1,), "high": (11,)}[self.ace_score]

    def picks(self, table: Table | View, player: str) -> list[list[str]]:
        """Returns for each pair the ways to count one of its cards."""
        pairs = zip(table["open." + player], table["closed." + player], strict=False)
        return [
            [*self.ways_to_count("o", slot, beside), *self.ways_to_count("c", slot, closed)]
            for slot, (beside, closed) in enumerate(pairs, 1)
        ]

    def ways_to_count(self, row: str, slot: int, card: Card | None) -> list[str]:
        """Returns the picks that name a card: one, and another if an ace may have another value."""
        others = self.ace_values[1:] if card and card.rank == "A" else ()
        return [f"{row}{slot}", *(f"{row}{slot}={value}" for value in others)]

    def count(self, table: Table | View, action: Score) -> list[int]:
        """Returns the value of each picked card."""
        return [self.worth(self.picked(table, action.who, pick), pick) for pick in action.picks]

    def picked(self, table: Table | View, player: str, pick: str) -> Card:
        """Returns the card that a pick names."""
        zones: Mapping[str, Any] = table.zones
        card: Card = zones[("open." if pick[0] == "o" else "closed.") + player][int(pick[1]) - 1]
        return card

    def worth(self, card: Card, pick: str = "") -> int:
        """Returns the value of a picked card."""
        if card.rank != "A":
            return VALUE[card.rank]
        return int(pick[3:]) if "=" in pick else self.ace_values[0]

    def forbids_score(self, table: Table, action: Score) -> Refusal | None:
        """Checks for one card of each pair, in their order, and for a value only with an ace that may have it."""
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

    def lowest(self, table: Table | View, player: str) -> tuple[str, ...]:
        """Returns the picks with the lowest values, and the open card among equal ones."""
        return tuple(
            min(ways, key=lambda pick: self.worth(self.picked(table, player, pick), pick)) for ways in self.picks(table, player)
        )
