"""Helpers that the questions of Fast Food share: the chart of totals, the cards, and the reasons for the score of a total."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from cardlab.core.cards import Card, card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.fast_food import CATEGORIES, VALUE, scoring
from cardlab.lab.exact.fast_food_totals import LAST, points, why
from cardlab.lessons.fast_food.mistaken_scores import MISTAKEN
from cardlab.teaching.question import Answer, Question, distinct

SLUG = "fast_food"
RANK = {value: rank for rank, value in VALUE.items()}
NAMES = tuple(CATEGORIES)
FOOD = {number: name for name, (number, _) in CATEGORIES.items()}
"""3, 5 or 7 -> the food that it scores."""
T = TypeVar("T")


def question(
    kind: str, level: int, answer: Answer, wrong: Mapping[str, Answer], practises: str, facts: Facts, **more: Any
) -> Question:
    """Returns a question of this lesson, answered with a number unless `more` says otherwise."""
    answer_type = more.pop("answer_type", "number")
    return Question(SLUG, kind, answer_type, level, answer, distinct(wrong, answer), facts, practises=practises, **more)


def chart(total: int = 0, reachable: Sequence[int] = (), high: int = LAST, **more: Any) -> dict[str, Any]:
    """Returns the chart of totals without their points, with the current total and those that cards lead to."""
    return {"model": "hundred_chart", "total": total, "reachable": list(reachable), "high": high, "asks": True, **more}


def drawn(rng: RandomStream, make: Callable[[], T], fits: Callable[[T], bool]) -> T:
    """Draws something at random until it fits."""
    while not fits(made := make()):
        pass
    return made


def reds(rng: RandomStream, values: Sequence[int]) -> dict[int, Card]:
    """Returns a red card of each of these values; there are two of each."""
    return {value: card(RANK[value] + rng.pick("dh")) for value in values}


def reasons_of(total: int) -> list[Facts]:
    """Returns the categories in which a total scores, each with its reason and its points."""
    return [reason(total, *CATEGORIES[name]) for name in scoring(total)]


def reason(total: int, number: int, worth: int) -> Facts:
    """Returns whether and why a total counts for 3, 5 or 7."""
    return {"total": total, "number": number, "why": why(total, number), "k": total // number, "points": worth}


def score_facts(total: int) -> Facts:
    """Returns the score of a total for a message: reasons, sum and points, and the multiples of 7 around it."""
    below = total // 7 * 7
    facts = {"total": total, "points": points(total), "n": len(scoring(total)), "below": below, "above": below + 7}
    return {**facts, "reasons": reasons_of(total), "sum": " + ".join(map(str, scoring(total).values()))}


def seen(total: int) -> dict[str, Answer]:
    """Returns wrong scores of a total, each from a typical mistake."""
    return {name: look[total] for name, look in MISTAKEN.items()}
