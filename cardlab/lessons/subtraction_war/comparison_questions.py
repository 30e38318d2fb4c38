"""Questions that compare differences: the winner, the difference, and the order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.lessons.shared_by_wars.comparison_questions import by_how_much, first_row, is_trap, three_in_order, who_takes
from cardlab.lessons.shared_by_wars.pair import Pair, deal_pairs, lay_pairs
from cardlab.lessons.subtraction_war.common import GAME, VALUES, line
from cardlab.teaching.question import Question, generates


def stretch(pair: Pair) -> dict[str, Any]:
    """Returns one player's pair on the line, without its length, which the learner has to count."""
    return line(*reversed(pair.values)) | {"of": "p1"}


def both_differences(one: Pair, other: Pair) -> dict[str, Any]:
    """Returns the differences of two players as bars, for the solution."""
    return {"model": "bar_model", "parts": [one.worth], "other": [other.worth], "seats": ["p1", "p2"]}


@generates("greater", 1, 2, 3)
def greater_difference(rng: RandomStream, level: int) -> Question:
    """Asks who takes the cards: clear cases; then cases in which the highest card misleads; then wars, and differences one
    apart.
    """
    fits = {
        1: lambda one, other: abs(one.worth - other.worth) > 1 and not is_trap(one, other),
        2: lambda one, other: one.worth != other.worth and is_trap(one, other),
        3: lambda one, other: abs(one.worth - other.worth) <= 1,
    }
    one, other = deal_pairs(rng, GAME, 2, fits[level])
    return replace(who_takes("greater", level, one, other), model=stretch(one), solution=both_differences(one, other))


@generates("compare", 3, 4)
def without_subtracting(rng: RandomStream, level: int) -> Question:
    """Asks who takes the cards, without subtracting: equal numbers on both sides; then both a little greater."""
    small = rng.pick(range(1, 7))
    big = rng.pick(range(small + 1, 9))
    if level == 4:
        up, more = rng.pick(((1, 1), (2, 2), (1, 2), (1, 2), (2, 1), (2, 1)))  # a war in one of three
        other = (big + up, small + more)
    elif rng.coin():
        other = (big, rng.pick([value for value in range(1, big) if value != small] or [big]))
    else:
        other = (rng.pick([value for value in VALUES if value > small and value != big]), small)
    one, two = rng.sample(lay_pairs(rng, GAME, [(big, small), other]), 2)
    rows = list(zip(one.values, two.values, strict=True))
    return replace(who_takes("compare", level, one, two, rows), model=first_row(rows))


@generates("by_how_much", 4)
def how_much_greater(rng: RandomStream, level: int) -> Question:
    """Asks by how much the greater difference wins."""
    more, less = deal_pairs(rng, GAME, 2, lambda more, less: more.worth - less.worth > 1 and less.worth > 0)
    return replace(by_how_much(level, more, less), model=stretch(more), solution=both_differences(more, less))


@generates("order", 4, 5)
def three_differences(rng: RandomStream, level: int) -> Question:
    """Asks for the order of three differences. At the last level the highest cards mislead."""
    return three_in_order(rng, GAME, level, trap=level == 5)
