"""Questions about how many totals up to n are multiples, have a digit, score, or score nothing."""

from __future__ import annotations

from itertools import combinations

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food_totals import (
    LAST,
    NUMBERS,
    counting_for,
    in_all,
    multiples,
    scoring_up_to,
    with_both,
    with_digit,
)
from cardlab.lessons.fast_food.chart_helpers import FOOD, chart, question
from cardlab.lessons.fast_food.mistaken_scores import ending_in
from cardlab.teaching.question import Answer, Question, generates


@generates("how_many_multiples", 3)
def count_of_multiples(rng: RandomStream, level: int) -> Question:
    """Asks how many multiples there are up to n."""
    number, n = rng.pick(NUMBERS), rng.pick(range(20, LAST + 1))
    answer = multiples(number, n)
    wrong: dict[str, Answer] = {"digit_only": with_digit(number, n), "digits_too": counting_for(number, n)}
    return question(
        "how_many_multiples",
        level,
        answer,
        {**wrong, "one_too_many": answer + 1, "one_too_few": answer - 1, "last_multiple": answer * number},
        f"multiples:{number}:{answer}",
        {"number": number, "n": n, "k": answer, "last": answer * number, "more": answer + 1, "next": (answer + 1) * number},
        model=chart(high=n, food=FOOD[number], score_by="multiples"),
    )


@generates("how_many_digits", 4)
def count_with_digit(rng: RandomStream, level: int) -> Question:
    """Asks how many numbers up to n have a digit."""
    number = rng.pick(NUMBERS)
    n = rng.pick(range(10 * number + 10, LAST + 1, 10))
    ends, answer = ending_in(number, n), with_digit(number, n)
    return question(
        "how_many_digits",
        level,
        answer,
        {
            "ends_in": ends,
            "counted_twice": ends + 10,
            "tens_only": 10,
            "multiple_only": multiples(number, n),
            "twins_left_out": answer - 1,
        },
        f"digits:{number}",
        {
            "number": number,
            "n": n,
            "ends": ends,
            "from": 10 * number,
            "to": 10 * number + 9,
            "twins": 11 * number,
            "answer": answer,
        },
        model=chart(high=n, food=FOOD[number], score_by="digits"),
    )


@generates("how_many", 4, 5)
def count_in_a_category(rng: RandomStream, level: int) -> Question:
    """Asks how many totals up to n count for 3, 5 or 7: with the parts given, then without."""
    number, n = rng.pick(NUMBERS), rng.pick(range(40, LAST + 1, 10))
    a, b, c = multiples(number, n), with_digit(number, n), with_both(number, n)
    return question(
        "how_many",
        level,
        a + b - c,
        {
            "counted_twice": a + b,
            "taken_off_twice": a + b - 2 * c,
            "multiple_only": a,
            "digit_only": b,
            "ends_in": sum(total % number == 0 or total % 10 == number for total in range(1, n + 1)),
        },
        f"how_many:{number}",
        {
            "number": number,
            "n": n,
            "a": a,
            "b": b,
            "c": c,
            "sum": a + b,
            "answer": a + b - c,
            "given": "yes" if level == 4 else "no",
        },
        model=chart(high=n, food=FOOD[number]),
    )


@generates("how_many_nothing", 5)
def count_of_nothing(rng: RandomStream, level: int) -> Question:
    """Asks how many totals up to n score nothing, given how many score in each category, in two of them and in all three."""
    n = rng.pick(range(40, LAST + 1, 10))
    single = [counting_for(number, n) for number in NUMBERS]
    cs, cf, sf = (in_all(two, n) for two in combinations(NUMBERS, 2))
    three, some_points = in_all(NUMBERS, n), scoring_up_to(n)
    wrong: dict[str, Answer] = {"those_that_score": some_points}
    if n > sum(single):
        wrong["counted_twice"] = n - sum(single)
    wrong["three_not_put_back"] = n - sum(single) + cs + cf + sf
    facts = dict(zip(("c", "s", "f"), single, strict=True)) | {"cs": cs, "cf": cf, "sf": sf, "three": three}
    sums = {"sum": sum(single), "pairs": cs + cf + sf, "less": sum(single) - cs - cf - sf, "scoring": some_points}
    return question(
        "how_many_nothing",
        level,
        n - some_points,
        {**wrong, "three_taken_off": n - some_points + 2 * three},
        f"nothing_up_to:{n}",
        {"n": n, **facts, **sums, "answer": n - some_points},
        model=chart(high=n),
    )
