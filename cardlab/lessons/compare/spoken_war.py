"""The war of the Play stage: the child says whether a card is higher than the other one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardlab.authoring import Action, Card, Facts, Table, spoken
from cardlab.core.number_cards import Number
from cardlab.decks.deck import Deck
from cardlab.games.war import Turn, War
from cardlab.lessons.compare.common import kind_of_deck
from cardlab.lessons.shared_by_wars.spoken_war import ANSWERS, LEARNER, OTHER, SpokenWar

SIGNS = {"number": ("higher", "equal", "lower"), "time": ("later", "equal", "earlier")}
"""How a number compares with another, by the kind of the numbers."""


def signs_of(deck: Deck) -> tuple[str, str, str]:
    """Returns how a number of a deck may compare with another."""
    return SIGNS[kind_of_deck(deck)]


def sign_of(deck: Deck, one: Number, other: Number) -> str:
    """Returns how the first of two numbers of a deck compares with the second."""
    higher, equal, lower = signs_of(deck)
    return equal if one == other else higher if one > other else lower


@dataclass(frozen=True)
class Say(Action):
    """``p1 say sign higher``: how the child's card compares with the other one. A wrong answer is legal, and is corrected."""

    sign: str = spoken("", choices=SIGNS["number"])


class SpokenCompareWar(SpokenWar):
    """War in which the child says which card is higher."""

    slug = "compare_spoken"
    adds_to = "war"
    says: ClassVar[type[Say]] = Say
    counters = (*War.counters, *ANSWERS)
    verbs: ClassVar[tuple[type[Action], ...]] = (Turn, Say)  # type: ignore[assignment]  # nothing is dealt by hand

    @property
    def asks(self) -> tuple[str, ...]:
        return ("sign",)

    def sign(self, own: Sequence[Card], other: Sequence[Card]) -> str:
        """Returns how the child's card compares."""
        return sign_of(self.numbers, self.strength(own), self.strength(other))

    def right_answer(self, table: Table) -> Action:
        return self.says(LEARNER, self.sign(self.compared(table, LEARNER), self.compared(table, OTHER)))

    def told_before(self, own: Sequence[Card], other: Sequence[Card]) -> Facts:
        return {"player": OTHER, "card": other[0], "own": own[0], "of": kind_of_deck(self.numbers)}

    def told_after(self, own: Sequence[Card], other: Sequence[Card], answer: Action) -> Facts:
        return {"player": LEARNER, "card": own[0], "other": other[0], "sign": self.sign(own, other)}


@dataclass(frozen=True)
class SayTime(Say, verb="say"):
    """``p1 say sign later``: the same for times of day."""

    sign: str = spoken("", choices=SIGNS["time"])


class SpokenTimesWar(SpokenCompareWar):
    """The same war with times of day: the child says which one is later."""

    says = SayTime
    verbs = (Turn, SayTime)
