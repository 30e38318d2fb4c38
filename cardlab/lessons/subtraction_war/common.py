"""The games, pairs of numbers and number lines that the questions of Subtraction War share."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from cardlab.games.addition_war import AdditionWar
from cardlab.games.subtraction_war import SubtractionWar

SLUG = "subtraction_war"
GAME = SubtractionWar.with_options()
WITH_COURTS = SubtractionWar.with_options(court_cards="11_12_13")
SUMS = {GAME: AdditionWar.with_options(), WITH_COURTS: AdditionWar.with_options(court_cards="11_12_13")}
"""The game of sums with the same pack."""
VALUES = range(1, 11)
FACTS = tuple(combinations_with_replacement(VALUES, 2))
"""All pairs of values, the lower number first."""
CHOICES = 5


def line(small: int, big: int) -> dict[str, Any]:
    """Returns the stretch between two numbers, without its length."""
    return {"model": "number_line", "low": 0, "high": 10 if big <= 10 else 20, "marks": [small, big], "asks": True}


def line_to_walk(start: int) -> dict[str, Any]:
    """Returns a number line with a movable place, which starts at a number up to 15. It has ten steps, so that it is one row on
    a phone.
    """
    low = 0 if start <= 10 else 5
    return {"model": "number_line", "low": low, "high": low + 10, "value": start, "marks": [start], "asks": True}
