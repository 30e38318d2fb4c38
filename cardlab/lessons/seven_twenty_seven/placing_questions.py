"""The question *place*, answered on the line: where is a hand's value, with halves between the whole numbers?"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.seven_twenty_seven import HALF, Hand, aces, total
from cardlab.lessons.seven_twenty_seven.hand_helpers import courts, deal_hands, plus, question
from cardlab.lessons.seven_twenty_seven.hand_value_questions import misread_courts
from cardlab.teaching.question import Answer, Question, Shown, generates

STRETCHES = {7: (0, 15), 27: (20, 35)}
"""The part of the line that is shown with a goal, in points. Each of its places is large enough to touch."""


@generates("place", 1, 2, 3, where=("screen", "ticket"))
def place_of_a_hand(rng: RandomStream, level: int) -> Question:
    """Asks for the place of a hand without aces on the line: one court card; two or three; then four or five cards, near 27."""
    size, fewest, most, goal = {
        1: (rng.pick((2, 3)), 1, 1, 7),
        2: (rng.pick((3, 4)), 2, 3, 7),
        3: (rng.pick((4, 5)), 1, 2, 27),
    }[level]
    low, high = STRETCHES[goal]

    def fits(hand: Hand) -> bool:
        return not aces(hand) and fewest <= courts(hand) <= most and low < total(hand) < high

    (hand,) = deal_hands(rng, [size], fits)
    answer, k = total(hand), courts(hand)
    rest = answer - k * HALF
    wrong: dict[str, Answer] = {}
    if k == 2:
        wrong["marks_as_points"] = answer / 2
    wrong |= misread_courts(k, rest)
    return question(
        "place",
        level,
        answer,
        {name: n for name, n in wrong.items() if isinstance(n, (int, Fraction)) and low <= n <= high},
        f"{k}×½+{rest}",
        {
            "sum": plus(hand),
            "total": answer,
            "k": k,
            "lies": "between" if answer.denominator == 2 else "on",
            "less": floor(answer),
            "more": ceil(answer),
        },
        answer_type="place",
        shows=(Shown(hand),),
        model={"model": "double_target", "goals": [], "low": 2 * low, "high": 2 * high, "value": 2 * low, "asks": True},
    )
