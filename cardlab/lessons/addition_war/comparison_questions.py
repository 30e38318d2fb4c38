"""Questions that compare sums: the winner, the difference, and the order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, VALUES
from cardlab.lessons.shared_by_wars.comparison_questions import by_how_much, first_row, is_trap, three_in_order, who_takes
from cardlab.lessons.shared_by_wars.pair import Pair, deal_pairs, lay_pairs
from cardlab.teaching.question import Question, generates


def _plain(one: Pair, other: Pair) -> bool:
    return max(one.worth, other.worth) <= 10 and one.worth != other.worth and not is_trap(one, other)


def both_sums(one: Pair, other: Pair, *, asks: str) -> dict[str, Any]:
    """Returns two pairs as the bars of two players, with what is asked left open."""
    return {"model": "bar_model", "parts": [*one.shown], "other": [*other.shown], "asks": asks}


@generates("greater", 1, 2, 3)
def greater_sum(rng: RandomStream, level: int) -> Question:
    """Asks who takes the cards: sums within ten; then cases in which the highest card misleads; then wars, and sums
    one apart.
    """
    one, other = {
        1: lambda: deal_pairs(rng, GAME, 2, _plain),
        2: lambda: deal_pairs(rng, GAME, 2, lambda one, other: is_trap(one, other) and one.worth != other.worth),
        3: lambda: deal_pairs(rng, GAME, 2, lambda one, other: abs(one.worth - other.worth) <= 1),
    }[level]()
    return replace(who_takes("greater", level, one, other), model=both_sums(one, other, asks="whole"))


@generates("compare", 3, 4)
def without_adding(rng: RandomStream, level: int) -> Question:
    """Asks who takes the cards, without adding: equal numbers on both sides; then more on one side and less on the other."""
    a, b = rng.pick(range(3, 9)), rng.pick(range(3, 9))
    if level == 3:
        other = (a, rng.pick([c for c in VALUES if c not in (a, b)]))
    else:
        other = (a, b)
        while not {a, b}.isdisjoint(other):  # the same number on both sides belongs to level 3
            more, less = rng.pick(((1, 1), (2, 2), (1, 2), (1, 2), (2, 1), (2, 1)))
            other = (a + more, b - less)
    one, two = rng.sample(lay_pairs(rng, GAME, [(a, b), other]), 2)
    rows = card_by_card(one, two)
    return replace(who_takes("compare", level, one, two, rows), model=first_row(rows))


def card_by_card(one: Pair, other: Pair) -> list[tuple[int, int]]:
    """Returns the cards of two pairs matched so that they differ least, with equal ones together."""
    (a, b), (c, d) = one.shown, other.shown

    def unlike(rows: list[tuple[int, int]]) -> tuple[int, bool]:
        return sum(abs(x - y) for x, y in rows), all(x != y for x, y in rows)

    return min([(a, c), (b, d)], [(a, d), (b, c)], key=unlike)


@generates("by_how_much", 2, 4)
def how_much_greater(rng: RandomStream, level: int) -> Question:
    """Asks by how much the greater sum wins: sums within ten, then all sums."""
    most = 10 if level == 2 else 20
    more, less = deal_pairs(
        rng, GAME, 2, lambda more, less: 10 * (level > 2) < more.worth <= most and more.worth - less.worth > 1
    )
    return replace(by_how_much(level, more, less), model=both_sums(more, less, asks="difference"))


@generates("order", 4, 5)
def three_sums(rng: RandomStream, level: int) -> Question:
    """Asks for the order of three sums. At the last level the highest cards mislead."""
    return three_in_order(rng, GAME, level, trap=level == 5)
