"""The games, pairs of numbers and ten frames that the questions of Addition War share."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from cardlab.games.addition_war import AdditionWar

SLUG = "addition_war"
GAME = AdditionWar.with_options()
WITH_COURTS = AdditionWar.with_options(court_cards="11_12_13")
VALUES = range(1, 11)
FACTS = tuple(combinations_with_replacement(VALUES, 2))
"""All pairs of values, the lower number first."""
CHOICES = 5


def frames(one: int, other: int, **more: Any) -> dict[str, Any]:
    """Returns two numbers in ten frames. Putting them together is left to the learner."""
    return {"model": "ten_frames", "a": one, "b": other, "together": False, "asks": True, **more}
