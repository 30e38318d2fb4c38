"""Questions about the running total, and about multiples and digits of 3, 5 and 7."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food import VALUES
from cardlab.lab.exact.fast_food_totals import LAST, why
from cardlab.lessons.fast_food.chart_helpers import FOOD, chart, question, reds
from cardlab.lessons.fast_food.mistaken_scores import digit_sum
from cardlab.teaching.question import Answer, Question, Shown, choices_of, generates


def sum_level(old: int, value: int) -> int:
    """Returns how difficult a new total is: within the ten; a new ten; beyond a hundred."""
    total = old + value
    return 3 if old < 100 < total else 2 if value < 10 < old % 10 + value else 1


SUMS = [(old, value) for old in range(11, LAST) for value in VALUES if value > 1 and old + value <= LAST]


def wrong_totals(old: int, value: int) -> dict[str, Answer]:
    """Returns wrong new totals from typical mistakes, the likelier first."""
    total = old + value
    wrong: dict[str, Answer] = (
        {"new_ten_forgotten": total - 10} if value < 10 <= old % 10 + value else {"ten_too_many": total + 10}
    )
    return {**wrong, "one_too_few": total - 1, "one_too_many": total + 1}


@generates("total", 1, 2, 3)
def new_total(rng: RandomStream, level: int) -> Question:
    """Asks for the total after a card: within its ten, then over it, then over a hundred."""
    old, value = rng.pick([pair for pair in SUMS if sum_level(*pair) == level])
    to_ten, ones = -old % 10, old % 10
    way = "tens" if value == 10 else "bridge" if ones + value > 10 else "new_ten" if ones + value == 10 else "on"
    return question(
        "total",
        level,
        old + value,
        {**wrong_totals(old, value), "card_alone": value, "side_by_side": int(f"{old}{value}"), "subtracted": old - value},
        f"{old % 10}+{value}",
        {
            "old": old,
            "value": value,
            "total": old + value,
            "way": way,
            "to_ten": to_ten,
            "ten": old + to_ten,
            "left": value - to_ten,
            "ones": ones,
            "tens": old // 10,
            "new_ones": ones + value,
        },
        shows=(Shown(tuple(reds(rng, [value]).values())),),
        model=chart(old, adds=value),
    )


@generates("land", 1, 2, where=("screen", "ticket"))
def place_on_the_chart(rng: RandomStream, level: int) -> Question:
    """Asks for the number to which a card leads on the chart: within the row, then into the next one."""
    old, value = rng.pick([pair for pair in SUMS if sum_level(*pair) == level])
    total = old + value
    wrong = {"same_row": total - 10} if level == 2 else {"row_too_many": total + 10}
    return question(
        "land",
        level,
        total,
        {"stayed": old, **wrong, "one_too_few": total - 1, "one_too_many": total + 1, "went_back": old - value},
        f"{old % 10}+{value}",
        {"old": old, "value": value, "total": total},
        answer_type="place",
        shows=(Shown(tuple(reds(rng, [value]).values())),),
        model=chart(old, value=old),
    )


@generates("last_card", 2, 3)
def what_is_left(rng: RandomStream, level: int) -> Question:
    """Asks for the last card, or one of the last two: all cards together make 110."""
    value, other = rng.pick(VALUES), rng.pick(VALUES) if level == 3 else 0
    total = LAST - value - other
    wrong: dict[str, Answer] = {"other_forgotten": value + other, "whole_total": LAST}
    if total < 100:
        wrong["up_to_a_hundred"] = 100 - total
    return question(
        "last_card",
        level,
        value,
        {**wrong, "one_too_many": value + 1, "one_too_few": value - 1},
        f"110-{LAST - value}",
        {"total": total, "other": other, "value": value, "with_other": total + other, "two": "yes" if other else "no"},
        model=chart(total),
    )


# ------------------------------------------------------------------------------------------------ multiples and digits


def next_facts(total: int, number: int) -> Facts:
    """Returns the multiples on both sides of a total."""
    k = total // number
    return {"total": total, "number": number, "k": k, "before": k * number, "more": k + 1, "next": (k + 1) * number}


@generates("next_multiple", 1, 2, 3)
def multiple_that_comes_next(rng: RandomStream, level: int) -> Question:
    """Asks for the next multiple: of 5, and of 3 up to 30; of 7 and 3; then beyond ten times."""
    number = rng.pick((5, 3) if level == 1 else (7, 7, 3))
    low, high = {1: (2, 6 * number), 2: (10, 60), 3: (10 * number, LAST - number)}[level]
    total = rng.pick([total for total in range(low, high) if total % number])
    after = range(total + 1, LAST + 20)
    facts = next_facts(total, number)
    return question(
        "next_multiple",
        level,
        facts["next"],
        {
            "added_the_number": total + number,
            "multiple_before": facts["before"],
            "digit_next": next(later for later in after if str(number) in str(later)),
            "ends_in": next(later for later in after if later % 10 == number),
            "one_later": facts["next"] + number,
        },
        f"next:{number}:{facts['more']}",
        facts,
        model=chart(total, food=FOOD[number], score_by="multiples"),
    )


WHY = ("multiple", "digit", "both", "neither")


def wrong_reasons(total: int, number: int) -> dict[str, Answer]:
    """Returns the reasons that learners with a misconception would give."""
    right, wrong = why(total, number), dict[str, Answer]()
    if right == "neither" and digit_sum(total) % number == 0:
        wrong["by_digit_sum"] = "multiple"
    if right == "digit":
        if total % 10 == number:
            wrong["ends_in_table"] = "both"
        else:
            wrong["ends_in"] = "neither"
    if right == "both" and total % 10 != number:
        wrong["ends_in"] = "multiple"
    if right == "multiple" and total > 10 * number:
        wrong["table_stopped_at_ten"] = "neither"
    if right in ("multiple", "both"):
        wrong["digit_only"] = "neither" if right == "multiple" else "digit"
    if right in ("digit", "both"):
        wrong["multiple_only"] = "neither" if right == "digit" else "multiple"
    return wrong | {"digit_not_there": "both" if right == "multiple" else "digit", "not_in_the_table": "multiple"}


@generates("why", 1, 2, 3)
def why_it_scores(rng: RandomStream, level: int) -> Question:
    """Asks whether and why a total is a soda; fries or a cheeseburger up to ten times; then beyond."""
    number = 5 if level == 1 else rng.pick((7, 7, 3))
    low, high = {1: (2, 80), 2: (10, 10 * number), 3: (10 * number + 1, LAST)}[level]
    found = {right: [n for n in range(low, high + 1) if why(n, number) == right] for right in WHY}
    total = rng.pick(found[rng.pick([right for right in WHY if found[right]])])
    facts = {**next_facts(total, number), "why": why(total, number), "exact": "no" if total % number else "yes"}
    return question(
        "why",
        level,
        facts["why"],
        wrong_reasons(total, number),
        f"why:{number}:{total}",
        facts,
        answer_type="one",
        choices=choices_of(WHY),
        model=chart(total, food=FOOD[number]),
    )
