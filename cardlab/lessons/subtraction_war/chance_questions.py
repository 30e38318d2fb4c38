"""The probability questions of Subtraction War: is the next pair likely to win, and which difference comes most often?"""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.shared_by_wars.chances import likely, next_of_four, pair_counts
from cardlab.lessons.shared_by_wars.pair import deal_pairs
from cardlab.lessons.subtraction_war.common import GAME, SLUG
from cardlab.teaching.question import Question, choices_of, distinct, generates


@generates("likely", 5)
def is_the_next_greater(rng: RandomStream, level: int) -> Question:
    """Asks whether the next pair is likely to beat mine."""
    return likely(level, deal_pairs(rng, GAME, 1, lambda pair: pair.worth > 6 or rng.below(4) > 0)[0])


@generates("chance", 5)
def chance_of_the_next(rng: RandomStream, level: int) -> Question:
    """Asks for the chance that two of the remaining four cards beat my pair."""
    return next_of_four(rng, GAME, level)


@generates("most_often", 4, 5)
def most_frequent_difference(rng: RandomStream, level: int) -> Question:
    """Asks which of four differences comes most often. 0 is always one of them, and seldom the answer."""
    counts = pair_counts(GAME)
    offered = [0, *sorted(rng.sample(range(1, 6) if level == 4 else range(4, 10), 3))]
    best = max(offered, key=lambda worth: counts[worth])
    wrong = {"nought_first": 0, "next_to_nought": offered[1], "greatest": offered[-1]}
    return Question(
        SLUG,
        "most_often",
        "one",
        level,
        answer=str(best),
        misconceptions=distinct({name: str(worth) for name, worth in wrong.items()}, str(best)),
        facts={"rows": [{"n": worth, "pairs": counts[worth]} for worth in offered], "best": best, "pairs": counts[best]},
        choices=choices_of([str(worth) for worth in rng.shuffled(offered)]),
        practises="most_often:0" if best == 0 else "most_often",
    )
