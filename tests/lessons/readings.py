"""Reads a question as a person would: its facts, the numbers of its cards, the scores of its totals. This uses only the rules,
not the generators.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

from cardlab.teaching.question import Question


def seen(question: Question) -> SimpleNamespace:
    """Returns the facts of a question by their names, and the question itself, with fractions as numbers."""
    return SimpleNamespace(**question.facts, question=question)


def by_hand(total: int, *, digits: bool = True, tables: bool = True) -> int:
    """Returns the score of a total of Fast Food, worked out without the game."""
    text = str(total)
    return sum(n for d, n in ((7, 7), (5, 3), (3, 1)) if (tables and total % d == 0) or (digits and str(d) in text))


def scores(total: int, number: int) -> bool:
    """Whether a total of Fast Food counts for 3, 5 or 7."""
    return total % number == 0 or str(number) in str(total)


def seen_as(counts: Callable[[int, int], int]) -> Callable[[int], int]:
    """Returns the points of a total for somebody who counts 7, 5 and 3 in it in this way."""
    return lambda total: sum(worth * counts(total, number) for number, worth in ((7, 7), (5, 3), (3, 1)))


LOOKS: dict[str, Callable[[int], int]] = {
    "digit_only": seen_as(lambda total, number: str(number) in str(total)),
    "multiple_only": seen_as(lambda total, number: total % number == 0),
    "forgot_several": lambda total: max(7 * scores(total, 7), 3 * scores(total, 5), 1 * scores(total, 3)),
    "counted_twice": seen_as(lambda total, number: (total % number == 0) + str(total).count(str(number))),
    "ends_in": seen_as(lambda total, number: total % number == 0 or str(total)[-1] == str(number)),
    "by_digit_sum": seen_as(lambda total, number: scores(total, number) or sum(map(int, str(total))) % number == 0),
}
"""Name of a scoring rule -> the score of a total of Fast Food under it."""


def wanted(q: Any) -> list[int]:
    """Returns the numbers that a total must score for."""
    return [{"cheeseburger": 7, "soda": 5, "fries": 3}[name] for name in q.wanted.split("_")]


def totals_where(q: Any, fits: Callable[[int], bool]) -> tuple[str, ...] | None:
    """Returns the totals to choose from that fit."""
    return tuple(one.value for one in q.question.choices if fits(int(one.value))) or None


def in_order(q: Any, worth: Callable[[int], int]) -> tuple[str, ...]:
    """Returns the totals to choose from, smallest value first; () if two have the same value."""
    totals = sorted((int(one.value) for one in q.question.choices), key=worth)
    return tuple(map(str, totals)) if len({*map(worth, totals)}) == len(totals) else ()


def the_first(q: Any, worth: Callable[[int], int]) -> str:
    """Returns the total with the greatest value, the first of several."""
    return str(max((int(one.value) for one in q.question.choices), key=worth))


def the_only(q: Any, worth: Callable[[int], int]) -> str | None:
    """Returns the total with the greatest value, if it is the only one."""
    totals = [int(one.value) for one in q.question.choices]
    return the_first(q, worth) if sum(worth(one) == max(map(worth, totals)) for one in totals) == 1 else None


def the_best(q: Any, worth: Callable[[int], int]) -> str | None:
    """Returns the card of the hand with the greatest value, if it is the only one."""
    best = max(map(worth, hand_of(q)))
    found = [n for n in hand_of(q) if worth(n) == best]
    return by_number(q, found[0]) if len(found) == 1 else None


def numbers(q: Any, which: int = 0) -> list[int]:
    """Returns the numbers of the visible cards, ace 1 and ten 10."""
    return [{"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}.get(c.rank) or int(c.rank) for c in q.question.shows[which].cards]


def by_number(q: Any, number: int | None) -> str | None:
    """Returns the card of the hand with this number, as an answer."""
    ranks = {1: "A", 10: "T"}
    rank = ranks.get(number or 0, str(number))
    return next((one.value for one in q.question.choices if one.cards[0].rank == rank), None)


def hand_of(q: Any) -> list[int]:
    """Returns the numbers of the cards to choose from."""
    return [{"A": 1, "T": 10}.get(one.cards[0].rank) or int(one.cards[0].rank) for one in q.question.choices]


def cards_at(q: Any, *wanted: int) -> tuple[str, ...] | None:
    """Returns those of the cards to choose from that have these numbers; None if there are none."""
    return tuple(name for n in hand_of(q) if n in wanted and (name := by_number(q, n))) or None


def made_of(q: Any, *ace: int) -> tuple[str, ...] | None:
    """Returns the totals of a hand of 727 in which all aces count the same (1, 11 or another number); None if one of them is
    not a choice.
    """
    others = sum(Fraction(1, 2) if n > 10 else n for n in numbers(q) if n > 1)
    made = tuple(str(others + q.k * one) for one in ace)
    return made if {*made} <= {one.value for one in q.question.choices} else None


def worth_half(q: Any, number: Fraction | int) -> str | None:
    """Returns the card of 727 to choose from that has this value, with an ace as 1."""
    worth = {"A": 1, "T": 10, **dict.fromkeys("JQK", Fraction(1, 2))}
    return next((one.value for one in q.question.choices if number == (worth.get(r := one.cards[0].rank) or int(r))), None)


def pairs_where(q: Any, fits: Callable[[Mapping[str, int]], bool], most: int = 9) -> tuple[str, ...] | None:
    """Returns the first of the given pairs that fit, in their order; None if there are none."""
    return tuple(one.value for one, pair in zip(q.question.choices, q.pairs, strict=True) if fits(pair))[:most] or None


def nearest(q: Any) -> str | None:
    """Returns the card nearest to the learner's, and of two equally near ones the one in the question."""
    least = min(abs(n - q.own) for n in hand_of(q))
    near = [by_number(q, n) for n in hand_of(q) if abs(n - q.own) == least]
    said = q.question.misconceptions
    return next((one for one in (said.get("nearest_card"), *said.values()) if one in near), near[0])


def towards(q: Any, steps: int) -> int:
    """Returns the card this many steps from the learner's, on the side of the right one."""
    return q.own + steps if q.big > q.own else q.own - steps


def half(written: str) -> Fraction:
    """Returns a number of 727 from its text in the facts, such as ``8½``."""
    return Fraction(written.rstrip("½") or 0) + (Fraction(1, 2) if written.endswith("½") else 0)


def rest(q: Any) -> Fraction:
    """Returns the values of a hand's cards that are not court cards."""
    return Fraction(sum(n for n in numbers(q) if n <= 10))
