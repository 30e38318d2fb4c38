"""The question *colour*, answered by colouring the chart: which totals of a stretch count for 3, 5 or 7?"""

from __future__ import annotations

from collections.abc import Callable

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food_totals import why
from cardlab.lessons.fast_food.chart_helpers import chart, question
from cardlab.teaching.question import Answer, Question, choices_of, distinct, generates

STRETCHES = {
    1: [(5, 31, 60), (5, 41, 60), (5, 51, 70)],
    2: [*((3, n, n + 19) for n in (1, 11)), *((7, n, n + 19) for n in (1, 11, 21, 31, 41, 51))],
    3: [*((3, n, n + 19) for n in (31, 41, 51, 61, 71, 81)), *((7, n, n + 19) for n in (61, 71, 81, 91))],
}
"""Level -> the number to look for, and the ends of the stretch: the soda; fries and cheeseburgers up to ten times; beyond.
Each stretch has multiples without the digit, and other numbers with it. The soda has both only around the fifties.
"""


@generates("colour", 1, 2, 3, where=("screen", "ticket"))
def colour_what_counts(rng: RandomStream, level: int) -> Question:
    """Asks for all totals of a stretch that are multiples of a number or have it as a digit: 5; 3 and 7 up to ten times; then
    beyond.
    """
    number, first, last = rng.pick(STRETCHES[level])
    stretch = range(first, last + 1)

    def those(fits: Callable[[int], bool]) -> tuple[str, ...]:
        return tuple(str(n) for n in stretch if fits(n))

    answer = those(lambda n: why(n, number) != "neither")
    multiples, digits = those(lambda n: n % number == 0), those(lambda n: str(number) in str(n))
    wrong: dict[str, Answer] = {
        "multiple_only": multiples,
        "digit_only": digits,
        "ends_in": those(lambda n: n % number == 0 or n % 10 == number),
    }
    return question(
        "colour",
        level,
        answer,
        distinct(wrong, answer),
        f"colour:{number}:{first}:{last}",
        {
            "number": number,
            "from": first,
            "to": last,
            "begins": list(multiples[:2]),
            "multiples": list(multiples),
            "digits": list(digits),
            "which": list(answer),
        },
        answer_type="several",
        choices=choices_of([str(n) for n in stretch]),
        model=chart(high=last, choosable=list(stretch)),
    )
