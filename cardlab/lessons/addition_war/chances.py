"""Questions about how often: what comes next, most often, and how often there is a war."""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons.addition_war.game import GAME, SLUG, WITH_COURTS
from cardlab.teaching.pairs import deal_pairs, how_often_war, likely, next_of_four, pair_counts
from cardlab.teaching.question import Answer, Question, distinct, generates


@generates("likely", 5)
def is_the_next_greater(rng: RandomStream, level: int) -> Question:
    """Whether the next pair is likely to beat mine."""
    return likely(level, deal_pairs(rng, GAME, 1, lambda pair: pair.worth >= 18 or rng.below(4) > 0)[0])


@generates("chance", 5)
def chance_of_the_next(rng: RandomStream, level: int) -> Question:
    """The chance that two of the four cards that are left beat my pair."""
    return next_of_four(rng, GAME, level)


def most_often(level: int, high: int) -> Question:
    """Which sum comes most often with four cards each of the numbers from 1 to `high`: the one in the middle."""
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
    """The pairs of numbers from 1 to `high` that make the sum in the middle."""
    return [f"{a} + {high + 1 - a}" for a in range(1, (high + 1) // 2 + 1)]


@generates("most_often", 3, 5)
def most_frequent_sum(rng: RandomStream, level: int) -> Question:
    """Which sum comes most often: with the cards that are dealt in the experiment, then with other packs."""
    return most_often(level, rng.pick((10, 13) if level == 3 else (5, 6, 7, 8, 9, 12)))


@generates("how_often_war", 4)
def how_often_is_there_a_war(rng: RandomStream, level: int) -> Question:
    """About how often two sums are equal: the games that were dealt show it, and the exact chance beside them."""
    game = rng.pick((GAME, WITH_COURTS))
    alike = {"all_sums_alike": len(pair_counts(game)), "as_many_as_numbers": len(pairs_of(game).counts)}
    return how_often_war(rng, level, game, {"war_or_not": 2, **alike})
