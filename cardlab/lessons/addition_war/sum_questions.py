"""Questions about sums: the sum of two cards, the end of a jump, and a missing number."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, SLUG, frames
from cardlab.lessons.shared_by_wars.jumps import counted, over_ten
from cardlab.lessons.shared_by_wars.pair import deal_pairs
from cardlab.teaching.question import Answer, Question, Shown, distinct, generates


def sum_level(a: int, b: int) -> int:
    """Returns how difficult a sum is: within ten; a double or with a ten in it; bridging ten."""
    if a + b <= 10:
        return 1
    return 2 if a == b or 10 in (a, b) else 3


def wrong_sums(a: int, b: int) -> dict[str, Answer]:
    """Returns wrong answers to a + b from typical mistakes. If two mistakes give the same answer, the likelier one is named."""
    more, less = max(a, b), min(a, b)
    wrong: dict[str, Answer] = {}
    if more - less == 1:
        wrong["double_not_mended"] = 2 * less
    wrong |= {"counts_first_number_in": a + b - 1, "one_too_many": a + b + 1}
    if a + b > 10 > more:
        wrong |= {"whole_number_after_ten": 10 + less, "stopped_at_ten": 10}
    wrong |= {"concatenated": int(f"{a}{b}"), "subtracted": more - less}
    if a + b > 11:
        wrong["digits_turned"] = int(str(a + b)[::-1])
    return distinct(wrong, a + b)


def way_to(more: int, less: int) -> Facts:
    """Returns a good method for a sum, with its intermediate numbers."""
    numbers = {"more": more, "less": less, "to_ten": 10 - more, "left": less - (10 - more)}
    numbers |= {"before": more - 1, "after": more + 1, "smaller": less - 1, "smaller_double": 2 * (less - 1)}
    if 10 in (more, less):
        return {"way": "ten", **numbers}
    if less == 1:
        return {"way": "one", **numbers}
    if more - less <= 1:
        return {"way": "double" if more == less else "near_double", **numbers}
    return {"way": "bridge" if more + less > 10 else "count_on", **numbers}


@generates("sum", 1, 2, 3)
def sum_of_two(rng: RandomStream, level: int) -> Question:
    """Asks for the sum of two cards: within ten, doubles and ten as a part, then bridging ten."""
    (pair,) = deal_pairs(rng, GAME, 1, lambda pair: sum_level(*pair.shown) == level)
    a, b = pair.shown
    more, less = max(a, b), min(a, b)
    way = way_to(more, less)
    return Question(
        SLUG,
        "sum",
        "number",
        level,
        answer=a + b,
        misconceptions=wrong_sums(a, b),
        facts={"a": a, "b": b, "sum": a + b, **way},
        shows=(Shown(pair.cards),),
        # In the order of the cards, unless the hints begin with the greater number and fill up its ten.
        model=frames(more, less) if way["way"] in ("bridge", "ten") else frames(a, b),
        practises=f"{more}+{less}",
    )


@generates("land", 1, where=("screen", "ticket"))
def landing(rng: RandomStream, level: int) -> Question:
    """Asks for the end of a jump along the number line."""
    start, steps = rng.pick(range(3, 12)), rng.pick(range(2, 7))
    # Ten steps, which are one row on a phone: otherwise the number at the end of a row would stand there twice.
    low, high = start - 2, start + 8
    line = {"model": "number_line", "low": low, "high": high, "value": start, "marks": [start], "asks": True}
    wrong: dict[str, Answer] = {
        "stayed": start,
        "counts_first_number_in": start + steps - 1,
        "one_too_many": start + steps + 1,
        "steps_from_nought": steps,
        "went_back": start - steps,
    }
    return Question(
        SLUG,
        "land",
        "place",
        level,
        answer=start + steps,
        misconceptions=distinct({name: n for name, n in wrong.items() if n in range(low, high + 1)}, start + steps),
        facts={"start": start, "steps": steps, "sum": start + steps, **over_ten(start, start + steps)},
        model=line,
        solution=counted(line, start, start + steps),
        practises=f"{max(start, steps)}+{min(start, steps)}",
    )


@generates("missing", 2, 3)
def missing_addend(rng: RandomStream, level: int) -> Question:
    """Asks for a face-down card, given the other one and the sum: within ten, then bridging ten."""
    (pair,) = deal_pairs(rng, GAME, 1, lambda pair: pair.high < 10 and (pair.worth > 10) == (level == 3))
    a, b = pair.shown
    wrong: dict[str, Answer] = {
        "added_the_sum": a + pair.worth,
        "sum_again": pair.worth,
        "counts_start": b + 1,
        "counts_between": b - 1,
        "first_number_again": a,
    }
    return Question(
        SLUG,
        "missing",
        "number",
        level,
        answer=b,
        misconceptions=distinct(wrong, b),
        facts={"a": a, "b": b, "sum": pair.worth},
        shows=(Shown(pair.cards[:1]),),
        model={"model": "bar_model", "parts": [a], "other": [pair.worth], "value": 0, "asks": "part"},
        practises=f"{pair.high}+{min(a, b)}",
    )
