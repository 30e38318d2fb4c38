"""The question *fill*, answered with counters: how many more do the frames need to make a sum?"""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, SLUG
from cardlab.lessons.shared_by_wars.pair import Pair, deal_pairs
from cardlab.teaching.question import Answer, Question, Shown, distinct, generates


@generates("fill", 1, 2, 3, where=("screen", "ticket"))
def fill_the_frames(rng: RandomStream, level: int) -> Question:
    """Shows one card as counters and gives the sum: below ten, exactly ten, above ten."""

    def fits(pair: Pair) -> bool:
        return pair.high < 10 and level == (1 if pair.worth < 10 else 2 if pair.worth == 10 else 3)

    (pair,) = deal_pairs(rng, GAME, 1, fits)
    a, b = pair.shown
    to_ten = 10 - a
    wrong: dict[str, Answer] = {"sum_again": pair.worth, "one_too_few": b - 1, "one_too_many": b + 1, "filled_the_ten": to_ten}
    return Question(
        SLUG,
        "fill",
        "place",
        level,
        answer=b,
        misconceptions=distinct({name: n for name, n in wrong.items() if n}, b),
        facts={
            "a": a,
            "b": b,
            "sum": pair.worth,
            "way": "bridge" if level == 3 else "on",
            "to_ten": to_ten,
            "left": b - to_ten,
        },
        shows=(Shown(pair.cards[:1]),),
        model={"model": "ten_frames", "a": a, "b": 0, "value": 0, "asks": True},
        practises=f"{pair.high}+{min(a, b)}",
    )
