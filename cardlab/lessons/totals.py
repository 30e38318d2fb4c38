"""Totals of Fast Food for its lesson: what each scores and why, how many do, and what is to be expected after each.

Everything is counted exactly; nothing is dealt. Where cards are played at random every order of the twenty cards is
equally likely, whatever is held in the hand and whenever a card is drawn: so exact chances are shares of all orders.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import comb, factorial

from cardlab.games.fast_food import CATEGORIES, VALUE, reasons, scoring

LAST = 110
"""The total of all twenty cards."""
TOTALS = range(1, LAST + 1)
VALUES = tuple(VALUE.values())
DECK = tuple(sorted(2 * VALUES))
NUMBERS = tuple(number for number, _ in CATEGORIES.values())
POINTS = (0, 1, 3, 4, 7, 8, 10, 11)
"""All that a total can score."""


# ------------------------------------------------------------------------------------------------ what a total scores


@cache
def points(total: int, score_by: str = "both") -> int:
    """What a total scores."""
    return sum(scoring(total, score_by).values())


def why(total: int, number: int) -> str:
    """Why a total counts for 3, 5 or 7: ``multiple``, ``digit``, ``both`` or ``neither``."""
    multiple, digit = reasons(total, number)
    return "both" if multiple and digit else "multiple" if multiple else "digit" if digit else "neither"


def digit_sum(total: int) -> int:
    """All its digits together."""
    return sum(map(int, str(total)))


def _counting(counts: Callable[[int, int], int]) -> Callable[[int], int]:
    """The points of a total for those who count it so often for each number."""
    return lambda total: sum(n * counts(total, number) for number, n in CATEGORIES.values())


def _each_reason(total: int, number: int) -> int:
    return (total % number == 0) + str(total).count(str(number))


def _ends_in(total: int, number: int) -> int:
    return total % number == 0 or total % 10 == number


def _tables_to_ten(total: int, number: int) -> int:
    multiple, digit = reasons(total, number)
    return digit or (multiple and total <= 10 * number)


def _by_digit_sum(total: int, number: int) -> int:
    return any(reasons(total, number)) or digit_sum(total) % number == 0


_LOOKS: Mapping[str, Callable[[int], int]] = {
    "digit_only": lambda total: points(total, "digits"),
    "multiple_only": lambda total: points(total, "multiples"),
    "forgot_several": lambda total: max(scoring(total).values(), default=0),
    "counted_twice": _counting(_each_reason),
    "ends_in": _counting(_ends_in),
    "table_stopped_at_ten": _counting(_tables_to_ten),
    "by_digit_sum": _counting(_by_digit_sum),
}
SEEN: Mapping[str, tuple[int, ...]] = {name: (0, *map(look, range(1, LAST + 11))) for name, look in _LOOKS.items()}
"""Another way to look at totals -> what each total from 0 on is taken to score by it; the likelier way first."""


# ------------------------------------------------------------------------------------------------ how many up to n


def multiples(number: int, n: int) -> int:
    """How many numbers from 1 to n are multiples."""
    return n // number


def with_digit(number: int, n: int) -> int:
    """How many numbers from 1 to n have the digit."""
    return sum(str(number) in str(one) for one in range(1, n + 1))


def with_both(number: int, n: int) -> int:
    """How many multiples from 1 to n have the digit as well."""
    return sum(all(reasons(one, number)) for one in range(1, n + 1))


def ending_in(number: int, n: int) -> int:
    """How many numbers from 1 to n have it as their last digit."""
    return sum(one % 10 == number for one in range(1, n + 1))


def counting_for(number: int, n: int) -> int:
    """How many numbers from 1 to n count for 3, 5 or 7: multiples and digits together, what was counted twice taken off."""
    return multiples(number, n) + with_digit(number, n) - with_both(number, n)


@cache
def in_all(numbers: tuple[int, ...], n: int) -> int:
    """How many numbers from 1 to n count for all of these."""
    return sum(all(any(reasons(one, number)) for number in numbers) for one in range(1, n + 1))


def scoring_up_to(n: int) -> int:
    """How many numbers from 1 to n score: singly, less those in two categories, and those in all three once more."""
    c, s, f = NUMBERS
    pairs = in_all((c, s), n) + in_all((c, f), n) + in_all((s, f), n)
    return sum(counting_for(number, n) for number in NUMBERS) - pairs + in_all(NUMBERS, n)


# ------------------------------------------------------------------------------------------------ what comes after a total


def replies(total: int) -> dict[int, int]:
    """Each card value that can still be played on a total -> the points that it brings."""
    return {value: points(total + value) for value in VALUES if total + value <= LAST}


@cache
def average(total: int) -> Fraction:
    """What the next card scores on average, all values from 1 to 10 equally likely; those that pass 110 cannot come.

    Source: rules/fast_food.md, Mathematics, "Value tables for a lesson".
    """
    after = replies(total)
    return Fraction(sum(after.values()), len(after))


def tenths(number: Fraction) -> str:
    """A number with one decimal: ``4.5``, ``−0.3``; averages over ten cards have no more."""
    return f"{float(number):.1f}".replace("-", "−")


@cache
def hands_that_make(without: int = 0) -> Mapping[tuple[int, int], int]:
    """How many sets of k cards add up to a total, as (k, total) -> sets; `without` leaves one card of that value out."""
    deck = list(DECK)
    if without:
        deck.remove(without)
    counted: Bag[tuple[int, int]] = Bag({(0, 0): 1})
    for value in deck:
        counted.update({(k + 1, total + value): n for (k, total), n in counted.items()})
    return counted


def after_random_play(total: int) -> dict[int | str, Fraction]:
    """When cards are played at random and a total has been left: the exact chance that the next card scores so many points.

    A set of k cards that makes the total lies on the pile; each of the others is equally likely to be the next.

    Raises:
        ZeroDivisionError: No cards make the total, or all of them do.
    """
    n = len(DECK)
    shares = dict.fromkeys(POINTS, Fraction(0))
    for value in VALUES:
        for k in range(1, n):
            followed = 2 * hands_that_make(value).get((k, total), 0)
            shares[points(total + value)] += Fraction(followed, comb(n, k) * (n - k))
    every = sum(shares.values())
    return {scored: share / every for scored, share in shares.items()}


def expected_scores(score_by: str = "both") -> tuple[Fraction, Fraction]:
    """What the first and the second player score on average in a game when cards are played at random."""
    scores = [Fraction(0), Fraction(0)]
    for (k, total), sets in hands_that_make().items():
        scores[(k - 1) % 2] += Fraction(sets * points(total, score_by), comb(len(DECK), k))
    return scores[0], scores[1]


ORDERS = factorial(len(DECK))
AHEAD = {
    "both": (1079483271654704128, 1283078320587762688),
    "multiples": (1034542985647984640, 1319924912723393536),
    "digits": (1262918750595104768, 1074287666599533568),
}
"""What makes a total score -> in how many of the 20! orders of the cards the first player ends ahead, and the second one.
Counting them takes seconds, so they stand here; the tests of the lesson count them again."""


def who_ends_ahead(score_by: str = "both") -> dict[int | str, Fraction]:
    """The exact chance that the first player, the second one, or nobody is ahead at the end, cards played at random."""
    first, second = (Fraction(orders, ORDERS) for orders in AHEAD[score_by])
    return {"first": first, "second": second, "same": 1 - first - second}
