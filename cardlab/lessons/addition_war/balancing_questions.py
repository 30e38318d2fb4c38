"""The question *balance*, answered on a bar: how long must its second part be to make two sums equal?"""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, SLUG
from cardlab.lessons.shared_by_wars.pair import deal_pairs
from cardlab.teaching.question import Answer, Question, Shown, distinct, generates

LONGEST = 20
"""The length of the longest possible bar. It is always the same, so that the space for it reveals nothing."""


@generates("balance", 2, 3, where=("screen", "ticket"))
def balance_the_sums(rng: RandomStream, level: int) -> Question:
    """Asks for the card that makes the same sum with a third card as two others: up to ten, then above. The learner pulls out
    the bar.
    """
    one, other = deal_pairs(
        rng,
        GAME,
        2,
        lambda one, other: one.worth == other.worth > 2 and one.high != other.high and (one.worth > 10) == (level == 3),
    )
    (a, b), (c, d) = one.shown, other.shown
    wrong: dict[str, Answer] = {
        "sum_again": one.worth,
        "same_number": b,
        "other_way": b - (a - c),
        "one_too_few": d - 1,
        "one_too_many": d + 1,
    }
    return Question(
        SLUG,
        "balance",
        "place",
        level,
        answer=d,
        misconceptions=distinct({name: n for name, n in wrong.items() if isinstance(n, int) and 0 < n <= LONGEST - c}, d),
        facts={"a": a, "b": b, "c": c, "d": d, "sum": one.worth},
        shows=(Shown(one.cards, "side"), Shown(other.cards[:1], "yours")),
        model={"model": "bar_model", "parts": [c], "value": 0, "high": LONGEST, "asks": "part"},
        practises=f"{a}+{b}={c}+{d}",
    )
