"""Computes mistaken scores: the points that a learner with a misconception gives a total. `cardlab.lab.exact` has the true
ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardlab.games.fast_food import CATEGORIES, reasons, scoring
from cardlab.lab.exact.fast_food_totals import LAST, points


def digit_sum(total: int) -> int:
    """Returns the sum of its digits."""
    return sum(map(int, str(total)))


def _counting(counts: Callable[[int, int], int]) -> Callable[[int], int]:
    """Returns the points of a total for somebody who counts each number this often."""
    return lambda total: sum(n * counts(total, number) for number, n in CATEGORIES.values())


def _each_reason(total: int, number: int) -> int:
    return (total % number == 0) + str(total).count(str(number))


def _ends_in(total: int, number: int) -> int:
    return total % number == 0 or total % 10 == number


def _by_digit_sum(total: int, number: int) -> int:
    return any(reasons(total, number)) or digit_sum(total) % number == 0


_LOOKS: Mapping[str, Callable[[int], int]] = {
    "digit_only": lambda total: points(total, "digits"),
    "multiple_only": lambda total: points(total, "multiples"),
    "forgot_several": lambda total: max(scoring(total).values(), default=0),
    "counted_twice": _counting(_each_reason),
    "ends_in": _counting(_ends_in),
    "by_digit_sum": _counting(_by_digit_sum),
}
MISTAKEN: Mapping[str, tuple[int, ...]] = {name: (0, *map(look, range(1, LAST + 11))) for name, look in _LOOKS.items()}
"""Another way to score totals -> the score of each total by it, from 0 on; the likelier way first."""


def ending_in(number: int, n: int) -> int:
    """Returns how many numbers from 1 to n have it as their last digit."""
    return sum(total % 10 == number for total in range(1, n + 1))
