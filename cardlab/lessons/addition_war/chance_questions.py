"""The probability questions of Addition War: is the next pair likely to win, and which sum comes most often?"""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, SLUG
from cardlab.lessons.shared_by_wars.chances import likely, next_of_four
from cardlab.lessons.shared_by_wars.pair import deal_pairs
from cardlab.teaching.question import Answer, Question, distinct, generates


@generates("likely", 5)
def is_the_next_greater(rng: RandomStream, level: int) -> Question:
    """Asks whether the next pair is likely to beat mine."""
    return likely(level, deal_pairs(rng, GAME, 1, lambda pair: pair.worth >= 18 or rng.below(4) > 0)[0])


@generates("chance", 5)
def chance_of_the_next(rng: RandomStream, level: int) -> Question:
    """Asks for the chance that two of the remaining four cards beat my pair."""
    return next_of_four(rng, GAME, level)


def most_often(level: int, high: int) -> Question:
    """Asks which sum comes most often with four cards each of the numbers from 1 to `high`. It is the middle one."""
    wrong: dict[str, Answer] = {
        "greatest_sum": 2 * high,
        "greatest_card": high,
        "smallest_sum": 2,
        "middle_of_one_card": high // 2,
    }
    return Question(
        SLUG,
        "most_often",
        "number",
        level,
        answer=high + 1,
        misconceptions=distinct(wrong, high + 1),
        facts={"high": high, "least": 2, "most": 2 * high, "sum": high + 1, "all": written_pairs(high)},
        practises="most_often",
    )


def written_pairs(high: int) -> list[str]:
    """Returns the pairs of numbers from 1 to `high` that make the middle sum."""
    return [f"{a} + {high + 1 - a}" for a in range(1, (high + 1) // 2 + 1)]


@generates("most_often", 5)
def most_frequent_sum(rng: RandomStream, level: int) -> Question:
    """Asks which sum comes most often, with other packs than in the experiment."""
    return most_often(level, rng.pick((5, 6, 7, 8, 9, 12)))
