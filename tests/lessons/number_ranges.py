"""States the range of the numbers of each level and other properties of its questions, from the learner's view."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.lessons.readings import by_hand, half, hand_of, scores

RANGES: dict[str, dict[str, tuple[float, float] | set[int]]] = {
    "addition_war sum 1": {"sum": (2, 10), "more": (1, 9), "less": (1, 5)},
    "addition_war sum 2": {"sum": (11, 20), "more": (6, 10), "less": (1, 10)},
    "addition_war sum 3": {"sum": (11, 17), "more": (6, 9), "less": (2, 8)},
    "addition_war land 1": {"start": (3, 11), "steps": (2, 6)},
    "addition_war flash 1": {"dots": (2, 5)},
    "addition_war flash 2": {"dots": (6, 10), "a": {5}},
    "addition_war flash 3": {"a": (2, 5), "b": (2, 5)},
    "addition_war missing 2": {"sum": (2, 10), "a": (1, 9), "b": (1, 9)},
    "addition_war missing 3": {"sum": (11, 18), "a": (2, 9), "b": (2, 9)},
    "addition_war fill 1": {"sum": (2, 9), "a": (1, 8), "b": (1, 8)},
    "addition_war fill 2": {"sum": {10}, "a": (1, 9), "b": (1, 9)},
    "addition_war fill 3": {"sum": (11, 18), "a": (2, 9), "b": (2, 9)},
    "addition_war by_how_much 2": {"s": (4, 10), "more": (2, 8)},
    "addition_war by_how_much 4": {"s": (11, 20)},
    "addition_war greater 1": {"best": (3, 10)},
    "addition_war to_win 3": {"need": (2, 9), "a": (1, 10)},
    "addition_war to_win 4": {"need": (2, 9), "a": (1, 10)},
    "addition_war makes 3": {"n": (5, 10)},
    "addition_war makes 4": {"n": (11, 16)},
    "addition_war how_many_pairs 4": {"n": (5, 17)},
    "addition_war most_often 5": {"high": {5, 6, 7, 8, 9, 12}},
    "subtraction_war difference 1": {"big": (1, 10), "worth": (0, 4)},
    "subtraction_war difference 2": {"big": (6, 10), "worth": (2, 9)},
    "subtraction_war difference 3": {"big": (6, 9), "worth": (3, 8)},
    "subtraction_war difference 4": {"big": (11, 13), "worth": (0, 12)},
    "subtraction_war how_many_more 1": {"big": (2, 6), "small": (1, 5)},
    "subtraction_war how_many_more 2": {"big": (2, 10), "small": (1, 9)},
    "subtraction_war flash 1": {"big": (2, 4), "small": (1, 3)},
    "subtraction_war flash 2": {"big": (2, 6), "small": (1, 5)},
    "subtraction_war land 1": {"start": (6, 12), "steps": (2, 5)},
    "subtraction_war missing 2": {"big": (3, 6), "taken": (1, 5)},
    "subtraction_war missing 3": {"big": (7, 10), "taken": (1, 9)},
    "subtraction_war start 3": {"taken": (2, 5), "left": (1, 5)},
    "subtraction_war by_how_much 4": {"more": (2, 8), "t": (1, 7)},
    "subtraction_war card_for 2": {"own": (1, 6), "n": (2, 9)},
    "subtraction_war card_for 3": {"own": (4, 10), "n": (2, 9)},
    "subtraction_war both_cards 4": {"own": (1, 10), "n": (2, 4)},
    "subtraction_war best_card 3": {"own": (1, 10)},
    "subtraction_war ties 3": {"worth": (1, 3)},
    "subtraction_war ties 4": {"worth": (0, 6)},
    "subtraction_war how_many_pairs 4": {"n": (1, 8)},
    "fast_food total 1": {"value": (2, 10), "old": (11, 108)},
    "fast_food total 2": {"value": (2, 9), "old": (12, 89)},
    "fast_food total 3": {"value": (2, 10), "old": (91, 99)},
    "fast_food last_card 2": {"value": (1, 10), "total": (100, 109)},
    "fast_food last_card 3": {"value": (1, 10), "other": (1, 10)},
    "fast_food next_multiple 1": {"number": {3, 5}, "total": (2, 29)},
    "fast_food next_multiple 2": {"number": {3, 7}, "total": (10, 59)},
    "fast_food next_multiple 3": {"number": {3, 7}, "total": (31, 106)},
    "fast_food why 1": {"number": {5}, "total": (2, 80)},
    "fast_food why 2": {"number": {3, 7}, "total": (10, 70)},
    "fast_food why 3": {"number": {3, 7}, "total": (31, 110)},
    "fast_food score 1": {"total": (6, 28), "n": {1}},
    "fast_food score 2": {"n": {0, 1}},
    "fast_food score 3": {"n": {2}},
    "fast_food score 4": {"n": {2, 3}, "total": (35, 105)},
    "fast_food score_after 4": {"n": {2, 3}},
    "fast_food best_card 2": {"old": (10, 100)},
    "fast_food nothing 3": {"old": (10, 100)},
    "fast_food ahead 5": {"old": (20, 90)},
    "fast_food reply_most 3": {"total": (10, 100)},
    "fast_food reply_count 4": {"total": (10, 100)},
    "fast_food how_many_multiples 3": {"n": (20, 110)},
    "fast_food colour 1": {"number": {5}, "from": {41, 51}},
    "fast_food colour 2": {"number": {3, 7}, "from": (1, 51), "to": (20, 70)},
    "fast_food colour 3": {"number": {3, 7}, "from": (31, 91), "to": (50, 110)},
    "fast_food how_many_digits 4": {"n": {40, 50, 60, 70, 80, 90, 100, 110}},
    "fast_food how_many 4": {"n": {40, 50, 60, 70, 80, 90, 100, 110}},
    "fast_food how_many 5": {"n": {40, 50, 60, 70, 80, 90, 100, 110}},
    "fast_food how_many_nothing 5": {"n": {40, 50, 60, 70, 80, 90, 100, 110}},
    "seven_twenty_seven value 1": {"k": (1, 1)},
    "seven_twenty_seven value 2": {"k": (1, 2)},
    "seven_twenty_seven value 3": {"k": (2, 3)},
    "seven_twenty_seven distance 1": {"total": (1, 34)},
    "seven_twenty_seven distance 2": {"total": (16, 36)},
    "seven_twenty_seven nearer_goal 2": {"total": (8, 26)},
    "seven_twenty_seven nearer_goal 3": {"total": (12.5, 21.5)},
    "seven_twenty_seven share 3": {"k": (2, 3)},
    "seven_twenty_seven left_over 5": {"pot": (11, 40), "k": (2, 3)},
}
"""Lesson, kind and level -> the smallest and the largest value of a fact of its questions, or all its values."""


def over_ten(q: Any) -> bool:
    """Whether adding the card to the ones digit of the old total crosses ten."""
    return bool(q.value < 10 < q.old % 10 + q.value)


def misled(q: Any) -> bool:
    """Whether looking at the highest card gives a wrong answer."""
    return "highest_card" in q.question.misconceptions


def ranks(q: Any) -> list[str]:
    """Returns the ranks of the cards in each hand that is shown or to be chosen."""
    hands = (*q.question.shows, *q.question.choices)
    return ["".join(card.rank for card in hand.cards) for hand in hands if hand.cards]


def courts(hand: str) -> int:
    """Returns the number of jacks, queens and kings."""
    return sum(rank in "JQK" for rank in hand)


def ends(q: Any) -> list[Fraction]:
    """Returns the best totals of the hands that are compared."""
    return [half(row["total"]) for row in q.rows]


FITS: dict[str, Callable[[Any], bool]] = {
    "addition_war sum 1": lambda q: q.a + q.b <= 10,
    "addition_war sum 2": lambda q: q.sum > 10 and (q.a == q.b or q.more == 10),
    "addition_war sum 3": lambda q: q.sum > 10 and q.less < q.more < 10,
    "addition_war missing 2": lambda q: q.sum <= 10,
    "addition_war missing 3": lambda q: q.sum > 10 and max(q.a, q.b) < 10,
    "addition_war fill 3": lambda q: 1 <= q.left < q.b,
    "addition_war greater 1": lambda q: q.best <= 10 and q.winner != "war" and not misled(q),
    "addition_war greater 2": lambda q: q.winner != "war" and misled(q),
    "addition_war greater 3": lambda q: q.best - q.least <= 1,
    "addition_war compare 3": lambda q: not {q.a, q.b}.isdisjoint({q.c, q.d}) and q.winner != "war",
    "addition_war compare 4": lambda q: abs(q.s - q.t) <= 1 and {q.a, q.b}.isdisjoint({q.c, q.d}),
    "addition_war by_how_much 2": lambda q: q.t + 1 < q.s <= 10,
    "addition_war by_how_much 4": lambda q: q.t + 1 < q.s and q.s > 10,
    "addition_war order 5": misled,
    "addition_war to_win 3": lambda q: len({*hand_of(q)}) == 5,
    "addition_war makes 3": lambda q: len(q.which) in (2, 3) and len(q.pairs) == 5,
    "addition_war makes 4": lambda q: len(q.which) in (2, 3) and len(q.pairs) == 5,
    "subtraction_war difference 1": lambda q: q.big <= 5 or (q.big <= 10 and q.worth <= 1),
    "subtraction_war difference 2": lambda q: q.big in range(6, 11) and q.worth >= 2 and (q.big == 10 or q.worth == 2),
    "subtraction_war difference 3": lambda q: q.big in range(6, 10) and q.worth >= 3,
    "subtraction_war difference 4": lambda q: q.big > 10,
    "subtraction_war greater 1": lambda q: q.best - q.least >= 2 and not misled(q),
    "subtraction_war greater 2": lambda q: q.winner != "war" and misled(q),
    "subtraction_war greater 3": lambda q: q.best - q.least <= 1,
    "subtraction_war compare 3": lambda q: not {q.a, q.b}.isdisjoint({q.c, q.d}),
    "subtraction_war compare 4": lambda q: {abs(q.a - q.c), abs(q.b - q.d)} <= {1, 2} and (q.a > q.c) == (q.b > q.d),
    "subtraction_war by_how_much 4": lambda q: q.s > q.t + 1 and q.t > 0,
    "subtraction_war order 5": misled,
    "subtraction_war card_for 2": lambda q: q.big > q.own and q.n >= 2,
    "subtraction_war card_for 3": lambda q: q.n >= 2,
    "subtraction_war missing 2": lambda q: q.taken != q.left,
    "subtraction_war missing 3": lambda q: q.taken != q.left,
    "subtraction_war best_card 3": lambda q: len({q.own, *hand_of(q)}) == 5,
    "subtraction_war ties 3": lambda q: len(q.which) in (2, 3) and len(q.pairs) in (4, 5),
    "subtraction_war ties 4": lambda q: len(q.which) in (2, 3) and len(q.pairs) in (4, 5),
    "fast_food total 1": lambda q: not over_ten(q) and not q.old < 100 < q.total,
    "fast_food total 2": lambda q: over_ten(q) and not q.old < 100 < q.total,
    "fast_food total 3": lambda q: q.old < 100 < q.total <= 110,
    "fast_food land 1": lambda q: not over_ten(q) and q.total <= 110,
    "fast_food land 2": lambda q: over_ten(q) and q.total <= 110,
    "fast_food score_after 2": lambda q: not over_ten(q) and not q.old < 100 < q.total,
    "fast_food score_after 3": lambda q: over_ten(q) and not q.old < 100 < q.total,
    "fast_food score_after 4": lambda q: over_ten(q) and q.n >= 2,
    "fast_food best_card 2": lambda q: len(hand_of(q)) == 3 and len([d for d in (3, 5, 7) if scores(q.total, d)]) == 1,
    "fast_food best_card 3": lambda q: len(hand_of(q)) == 4 and sum(by_hand(q.old + n) > 0 for n in hand_of(q)) > 1,
    "fast_food best_card 4": lambda q: len(hand_of(q)) == 4 and sum(by_hand(q.old + n) > 0 for n in hand_of(q)) > 1,
    "fast_food nothing 3": lambda q: len(hand_of(q)) == 5 > len(q.which) > 0,
    "fast_food nothing 4": lambda q: (
        len(hand_of(q)) == 5 and {"digit_only", "multiple_only"} & {*q.question.misconceptions} != set()
    ),
    "fast_food how_many 4": lambda q: q.given == "yes",
    "fast_food how_many 5": lambda q: q.given == "no",
    "fast_food leave 4": lambda q: all(20 <= row["total"] <= 100 for row in q.rows),
    "seven_twenty_seven value 1": lambda q: courts(ranks(q)[0]) == 1 and len(ranks(q)[0]) in (2, 3),
    "seven_twenty_seven value 2": lambda q: courts(ranks(q)[0]) in (1, 2) and len(ranks(q)[0]) in (3, 4),
    "seven_twenty_seven value 3": lambda q: courts(ranks(q)[0]) in (2, 3) and len(ranks(q)[0]) == 5,
    "seven_twenty_seven totals 1": lambda q: q.k == 1 and len(ranks(q)[0]) == 2 and courts(ranks(q)[0]) == 0,
    "seven_twenty_seven totals 2": lambda q: q.k == 1 and len(ranks(q)[0]) in (2, 3),
    "seven_twenty_seven totals 3": lambda q: q.k == 2 and len(ranks(q)[0]) in (3, 4),
    "seven_twenty_seven totals 4": lambda q: q.k == 3 and len(ranks(q)[0]) == 4,
    "seven_twenty_seven best_total 3": lambda q: ranks(q)[0].count("A") == 1 and len(ranks(q)[0]) in (2, 3),
    "seven_twenty_seven best_total 4": lambda q: ranks(q)[0].count("A") == 2 and len(ranks(q)[0]) in (3, 4),
    "seven_twenty_seven distance 1": lambda q: (
        half(q.total) <= 13 if q.goal == 7 else half(q.total) in range(20, 35) and q.goal == 27
    ),
    "seven_twenty_seven distance 2": lambda q: q.goal == 27 != half(q.total),
    "seven_twenty_seven hand_distance 3": lambda q: (
        0 < courts(ranks(q)[0]) < len(ranks(q)[0]) == (3 if q.goal == 7 else 4) and 0 < half(q.d) <= 10
    ),
    "seven_twenty_seven nearer_goal 2": lambda q: half(q.d) != half(q.far) and "½" not in q.total,
    "seven_twenty_seven nearer_goal 3": lambda q: "½" in q.total,
    "seven_twenty_seven closest 2": lambda q: q.goal == 7 and "A" not in "".join(ranks(q)) and q.winner != "tie",
    "seven_twenty_seven closest 3": lambda q: min(ends(q)) < q.goal < max(ends(q)) and "A" not in "".join(ranks(q)),
    "seven_twenty_seven closest 4": lambda q: "A" in "".join(ranks(q)),
    "seven_twenty_seven order 4": lambda q: min(ends(q)) < q.goal < max(ends(q)) and len({*q.distances}) == 3,
    "seven_twenty_seven card_for 2": lambda q: half(q.need) in (Fraction(1, 2), *range(1, 7)) and len(q.question.choices) == 5,
    "seven_twenty_seven card_for 3": lambda q: half(q.need) in (Fraction(1, 2), *range(1, 12)) and len(q.question.choices) == 5,
    "seven_twenty_seven makes 3": lambda q: len(q.which) in (2, 3) and any("A" in one for one in q.which),
    "seven_twenty_seven makes 5": lambda q: len(q.which) in (2, 3) and any("A" in one for one in q.which),
    "seven_twenty_seven share 2": lambda q: len(q.low) == len(q.high) == 1,
    "seven_twenty_seven share 3": lambda q: {len(q.low), len(q.high)} in ({1, 2}, {1, 3}),
    "seven_twenty_seven share 4": lambda q: {len(q.low), len(q.high)} == {1, 2} and q.who in {*q.low} & {*q.high},
    "seven_twenty_seven left_over 5": lambda q: 11 <= q.pot <= 40 and q.left > 0,
}
"""Lesson, kind and level -> whether a question belongs to the level, as the first line of its generator says."""
