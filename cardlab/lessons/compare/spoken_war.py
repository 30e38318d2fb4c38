"""The war of the Play stage: the child says whether a card is higher than the other one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardlab.authoring import Action, Card, Facts, Table, spoken
from cardlab.games.war import Turn, War
from cardlab.lessons.shared_by_wars.spoken_war import ANSWERS, LEARNER, OTHER, SpokenWar

SIGNS = ("higher", "equal", "lower")


@dataclass(frozen=True)
class Say(Action):
    """``p1 say sign higher``: how the child's card compares with the other one. A wrong answer is legal, and is corrected."""

    sign: str = spoken("", choices=SIGNS)


class SpokenCompareWar(SpokenWar):
    """War in which the child says which card is higher."""

    slug = "compare_spoken"
    adds_to = "war"
    counters = (*War.counters, *ANSWERS)
    verbs: ClassVar[tuple[type[Action], ...]] = (Turn, Say)  # type: ignore[assignment]  # nothing is dealt by hand

    @property
    def asks(self) -> tuple[str, ...]:
        return ("sign",)

    def sign(self, own: Sequence[Card], other: Sequence[Card]) -> str:
        """Returns how the child's card compares."""
        one, another = self.strength(own), self.strength(other)
        return "equal" if one == another else "higher" if one > another else "lower"

    def right_answer(self, table: Table) -> Action:
        return Say(LEARNER, self.sign(self.compared(table, LEARNER), self.compared(table, OTHER)))

    def told_before(self, own: Sequence[Card], other: Sequence[Card]) -> Facts:
        return {"player": OTHER, "card": other[0], "own": own[0]}

    def told_after(self, own: Sequence[Card], other: Sequence[Card], answer: Action) -> Facts:
        return {"player": LEARNER, "card": own[0], "other": other[0], "sign": self.sign(own, other)}
