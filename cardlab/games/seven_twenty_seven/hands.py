"""Adds up hands of 727, and finds the player nearest to a goal. All numbers are half points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from cardlab.authoring import Card

HALVES = {"A": 2, "J": 1, "Q": 1, "K": 1, "T": 20} | {str(n): 2 * n for n in range(2, 10)}
"""The value of a card in half points, an ace as 1."""
GOALS = {7: 14, 27: 54}
"""Goal -> the goal in half points."""
FAR = 100
"""Half points; a distance greater than that of any hand that can still win."""


def totals(hand: Iterable[Card]) -> list[int]:
    """Returns all totals of a hand in half points, lowest first: each ace may be 1 or 11."""
    cards = list(hand)
    lowest = sum(HALVES[card.rank] for card in cards)
    aces = sum(card.rank == "A" for card in cards)
    return [lowest + 20 * elevens for elevens in range(aces + 1)]


def nearest(hand: Iterable[Card], goal: int, *, over: bool = True) -> int | None:
    """Returns the total of a hand that is nearest to a goal, in half points; the lower one of two equally near totals.

    Args:
        hand: The cards.
        goal: The goal in half points.
        over: Whether totals beyond the goal count. If they do not and all are beyond, the result is None.
    """
    possible = [total for total in totals(hand) if over or total <= goal]
    return min(possible, key=lambda total: (abs(total - goal), total)) if possible else None


@cache
def points(halves: int | None) -> int | Fraction | None:
    """Returns half points as points: 13 -> 13/2, 14 -> 7."""
    if halves is None:
        return None
    return halves // 2 if halves % 2 == 0 else Fraction(halves, 2)


def nearest_players(goal: int, best: Mapping[str, int | None], *, under_first: bool = False) -> list[str]:
    """Returns the players nearest to a goal.

    Args:
        goal: The goal in points: 7 or 27.
        best: Seat -> total in half points; None for one that cannot win this goal.
        under_first: Whether below wins over above at the same distance.
    """
    halves = GOALS[goal]

    def distance(total: int) -> int:
        return 2 * abs(total - halves) + (under_first and total > halves)

    distances = {player: distance(total) for player, total in best.items() if total is not None}
    return [player for player, d in distances.items() if d == min(distances.values())]
