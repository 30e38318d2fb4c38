"""The game of 727: its rules, and what those say who play it well."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Advice, View, game
from cardlab.games.seven_twenty_seven import advice
from cardlab.games.seven_twenty_seven.declarations import PRESETS
from cardlab.games.seven_twenty_seven.rules import Rules


@game("seven_twenty_seven", presets=PRESETS)
class SevenTwentySeven(Rules):
    """Stakes are counters. Half points inside, points on the table."""

    def gain(self, view: View, action: Any) -> float:
        return advice.gain(self, view, action)

    def evaluate(self, view: View, seat: str) -> float:
        return advice.evaluate(self, view, seat)

    def advise(self, view: View, action: Any) -> Advice:
        return advice.advise(self, view, action)
