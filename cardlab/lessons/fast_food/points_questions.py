"""Questions about the score of a total, and about the card of a hand that scores most or nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.fast_food import CATEGORIES, scoring
from cardlab.lab.exact.fast_food import VALUES
from cardlab.lab.exact.fast_food_totals import TOTALS, points
from cardlab.lessons.fast_food.chart_helpers import NAMES, chart, drawn, question, reasons_of, reds, score_facts, seen
from cardlab.lessons.fast_food.mistaken_scores import MISTAKEN
from cardlab.lessons.fast_food.total_questions import SUMS, sum_level
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, distinct, generates


def score_levels(total: int) -> set[int]:
    """Returns the levels that ask for a total: up to 30 with one reason; one category or none; two; three, or two beyond 70."""
    kinds = [reason["why"] for reason in reasons_of(total)]
    levels = {1} if total <= 30 and len(kinds) == 1 and kinds[0] != "both" else set()
    levels |= {2} if len(kinds) <= 1 else {3} if len(kinds) == 2 else {4}
    return levels | ({4} if len(kinds) == 2 and total > 70 else set())


SCORED = {level: [total for total in TOTALS if level in score_levels(total)] for level in (1, 2, 3, 4)}


@generates("score", 1, 2, 3, 4)
def what_it_scores(rng: RandomStream, level: int) -> Question:
    """Asks for the score of a total."""
    total = rng.pick(SCORED[level])
    wrong = {**seen(total), "how_many_not_points": len(scoring(total))}
    return question("score", level, points(total), wrong, f"score:{total}", score_facts(total), model=chart(total))


SUMS_FOR = {
    level: [(a, b) for a, b in SUMS if sum_level(a, b) == min(level, 3) - 1 and (level < 4 or len(scoring(a + b)) > 1)]
    for level in (2, 3, 4)
}


@generates("score_after", 2, 3, 4)
def what_a_card_scores(rng: RandomStream, level: int) -> Question:
    """Asks for the score of the total after a card: within a ten; over it; then in several categories."""
    old, value = rng.pick(SUMS_FOR[level])
    total = old + value
    wrong: dict[str, Answer] = {"card_alone": points(value), "total_before": points(old)}
    if total % 10 < value < 10:
        wrong["new_ten_forgotten"] = points(total - 10)
    wrong |= seen(total) | {"one_too_few": points(total - 1), "one_too_many": points(total + 1)}
    return question(
        "score_after",
        level,
        points(total),
        wrong,
        f"score:{total}",
        {**score_facts(total), "old": old, "value": value},
        shows=(Shown(tuple(reds(rng, [value]).values()), "yours"),),
        model=chart(old),
    )


@generates("order", 3, 4)
def order_of_points(rng: RandomStream, level: int) -> Question:
    """Asks for the order of three totals by their points, then of four."""

    def names(worth: Callable[[int], int]) -> tuple[str, ...]:
        return tuple(map(str, sorted(totals, key=worth)))

    totals = drawn(
        rng,
        lambda: rng.sample(TOTALS[9:], level),
        lambda drawn: len(set(map(points, drawn))) == level and sorted(drawn, key=points) not in (drawn, sorted(drawn)),
    )
    wrong: dict[str, Answer] = {"by_number": names(int), "greatest_first": names(points)[::-1]}
    for name in ("digit_only", "multiple_only"):
        if len({MISTAKEN[name][total] for total in totals}) == level:
            wrong[name] = names(MISTAKEN[name].__getitem__)
    ordered = names(points)
    return question(
        "order",
        level,
        ordered,
        wrong,
        f"order:{max(map(points, totals))}",
        {"rows": [{"total": total, "points": points(total)} for total in totals], "which": list(ordered)},
        answer_type="order",
        choices=choices_of([str(total) for total in totals]),
        solution=chart(reached=totals),
    )


TOGETHER = {3: (("cheeseburger", "fries"), ("soda", "fries"), ("cheeseburger", "soda")), 4: (NAMES,)}


@generates("together", 3, 4)
def totals_that_score_all(rng: RandomStream, level: int) -> Question:
    """Asks which of several totals score in two categories, then in all three."""
    wanted = rng.pick(TOGETHER[level])
    fitting = [total for total in TOTALS if tuple(scoring(total)) == wanted]
    right = rng.sample(fitting, min(len(fitting), rng.pick((2, 3))))
    near = [total for total in TOTALS[9:] if len(set(scoring(total)) & set(wanted)) == len(wanted) - 1]
    few = [total for total in TOTALS[9:] if len(set(scoring(total)) & set(wanted)) < len(wanted) - 1]
    totals = sorted([*right, *rng.sample(near, 4 - len(right)), rng.pick(few)])

    def those(fits: Callable[[int], bool]) -> tuple[str, ...]:
        return tuple(str(total) for total in totals if fits(total))

    def scoring_in(foods: Sequence[str], score_by: str = "both") -> tuple[str, ...]:
        return those(lambda total: {*foods} <= {*scoring(total, score_by)})

    answer = those(lambda total: total in right)
    wrong: dict[str, Answer] = {
        "digit_only": scoring_in(wanted, "digits"),
        "multiple_only": scoring_in(wanted, "multiples"),
        "one_is_missing": those(lambda total: len(set(scoring(total)) & set(wanted)) >= len(wanted) - 1),
        "stopped_after_one": answer[:1],
        "stopped_before_the_last": answer[1:],
    }
    return question(
        "together",
        level,
        answer,
        distinct(wrong, answer),
        f"together:{'+'.join(wanted)}",
        {
            "wanted": "_".join(wanted),
            "rows": [
                {"number": CATEGORIES[name][0], "n": n, "which": list(scoring_in(wanted[:n]))}
                for n, name in enumerate(wanted, 1)
            ],
        },
        answer_type="several",
        choices=choices_of([str(total) for total in totals]),
        solution=chart(reached=totals),
    )


# ------------------------------------------------------------------------------------------ choice of a card


def only_best(values: Sequence[int], worth: Callable[[int], Any]) -> int | None:
    """Returns the value with the highest worth, if no other one has the same."""
    first, second = sorted(values, key=worth, reverse=True)[:2]
    return first if worth(first) > worth(second) else None


def misled(old: int, hand: Sequence[int]) -> dict[str, int]:
    """Returns the card of a hand that looks best to somebody who scores in another way, for each such way."""
    ways: dict[str, Callable[[int], int]] = {"card_alone": points, "highest_card": int}
    for name in ("digit_only", "multiple_only", "ends_in", "counted_twice"):
        ways[name] = lambda value, look=MISTAKEN[name]: look[old + value]  # type: ignore[misc]
    return {name: best for name, worth in ways.items() if (best := only_best(hand, worth)) is not None}


def played_on(old: int, values: Sequence[int]) -> list[Facts]:
    """Returns the new total with each card, and its score."""
    return [{"old": old, "value": value, "total": old + value, "points": points(old + value)} for value in values]


@generates("best_card", 2, 3, 4)
def card_that_scores_most(rng: RandomStream, level: int) -> Question:
    """Asks which card of the hand scores most: of three; of four that score in several ways; with a misleading other way."""

    def fits(dealt: tuple[int, list[int]]) -> bool:
        old, hand = dealt
        best = only_best(hand, lambda value: points(old + value))
        if best is None:
            return False
        others = [points(old + value) for value in hand if value != best]
        if level == 2:
            return len(scoring(old + best)) == 1
        return max(others) > 0 and (level == 3 or len({*misled(old, hand).values()} - {best}) > 1)

    old, hand = drawn(rng, lambda: (rng.pick(range(10, 101)), sorted(rng.sample(VALUES, 3 if level == 2 else 4))), fits)
    best = max(hand, key=lambda value: points(old + value))
    cards = reds(rng, hand)
    return question(
        "best_card",
        level,
        cards[best].name,
        {name: cards[value].name for name, value in misled(old, hand).items()},
        f"score:{old + best}",
        {"old": old, "rows": played_on(old, hand), "best": cards[best], "points": points(old + best), "total": old + best},
        answer_type="card",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )


@generates("nothing", 3, 4)
def cards_that_score_nothing(rng: RandomStream, level: int) -> Question:
    """Asks for all cards of the hand that score nothing; then with misleading digits and multiples."""

    def those(fits: Callable[[int], bool]) -> tuple[str, ...]:
        return tuple(cards[value].name for value in hand if fits(value))

    def fits(dealt: tuple[int, list[int]]) -> bool:
        old, hand = dealt
        if not 0 < sum(points(old + value) == 0 for value in hand) < len(hand):
            return False
        scored = [old + value for value in hand if points(old + value)]
        return level == 3 or all(any(not MISTAKEN[name][total] for total in scored) for name in ("digit_only", "multiple_only"))

    old, hand = drawn(rng, lambda: (rng.pick(range(10, 101)), sorted(rng.sample(VALUES, 5))), fits)
    cards = reds(rng, hand)
    answer = those(lambda value: points(old + value) == 0)
    wrong: dict[str, Answer] = {
        name: those(lambda value, look=MISTAKEN[name]: look[old + value] == 0)  # type: ignore[misc]
        for name in ("digit_only", "multiple_only", "ends_in")
    }
    wrong |= {
        "those_that_score": those(lambda value: points(old + value) > 0),
        "card_alone": those(lambda value: points(value) == 0),
    }
    if len(answer) > 1:
        wrong["stopped_after_one"] = answer[:1]
    return question(
        "nothing",
        level,
        answer,
        distinct(wrong, answer),
        f"nothing:{old}",
        {"old": old, "rows": played_on(old, hand), "which": [cards[value] for value in hand if points(old + value) == 0]},
        answer_type="several",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )
