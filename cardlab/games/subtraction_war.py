"""Subtraction War: turn up two cards each; the greater difference takes all four; equal differences go to war."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.authoring import Card, Counter, Facts, Number, game, option
from cardlab.games.addition_war import PRESETS, AdditionWar, AdditionWarPresentation
from cardlab.games.war import War


@game("subtraction_war", presets=PRESETS)
class SubtractionWar(AdditionWar):
    """The rulebook of Subtraction War: Addition War with the distance of the two numbers instead of their sum."""

    wins: str = option("highest", choices=("highest", "lowest"))

    counters = (*War.counters, Counter("difference", None, each_player=True))
    measure = "difference"

    def combined(self, up: Sequence[Card]) -> Sequence[Card]:
        return sorted(up, key=self.value, reverse=True)

    def values(self, up: Sequence[Card]) -> tuple[Number, Number]:
        a, b = super().values(up)
        return max(a, b), min(a, b)

    def worth(self, up: Sequence[Card]) -> Number:
        big, small = self.values(up)
        return big - small

    def strength(self, up: Sequence[Card]) -> Number:
        return self.worth(up) if self.wins == "highest" else -self.worth(up)

    def win_facts(self, best: Sequence[Card], next_best: Sequence[Card]) -> Facts:
        return {**super().win_facts(best, next_best), "wins": self.wins}


class SubtractionWarPresentation(AdditionWarPresentation, game=SubtractionWar):
    """How a page presents the game."""

    game: SubtractionWar

    shows = ("difference", "turns")
