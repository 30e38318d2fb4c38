"""Fast Food: a running total to 110, multiples and digits of 3, 5 and 7, and looking one card ahead. Ages 8 to 11."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

from cardlab.core.cards import Card, card
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.view import View
from cardlab.core.zones import Facts
from cardlab.games.fast_food import CATEGORIES, VALUE, FastFood, scoring
from cardlab.lab.exact.fast_food import (
    LAST,
    NUMBERS,
    POINTS,
    TOTALS,
    VALUES,
    average,
    counting_for,
    in_all,
    multiples,
    next_at_random,
    points,
    random_game,
    replies,
    scoring_up_to,
    why,
    with_both,
    with_digit,
)
from cardlab.match import Match
from cardlab.models.model import State
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.lesson import Ask, Deal, ExitTicket, Investigate, Lesson, Play, Practise, Predict, Watch
from cardlab.teaching.pairs import said_of_several, some
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, distinct, generates
from cardlab.teaching.totals import SEEN, digit_sum, ending_in, tenths

SLUG = "fast_food"
RANK = {value: rank for rank, value in VALUE.items()}
NAMES = tuple(CATEGORIES)
T = TypeVar("T")


def asked(
    kind: str, level: int, answer: Answer, wrong: Mapping[str, Answer], practises: str, facts: Facts, **more: Any
) -> Question:
    """A question of this lesson, answered with a number unless `more` says otherwise."""
    how = more.pop("asked", "number")
    return Question(SLUG, kind, how, level, answer, distinct(wrong, answer), facts, practises=practises, **more)


def chart(total: int = 0, reachable: Sequence[int] = (), high: int = LAST, **more: Any) -> dict[str, Any]:
    """The chart of totals without their points: the total, and those that cards lead to."""
    return {"model": "hundred_chart", "total": total, "reachable": list(reachable), "high": high, "asks": True, **more}


def drawn(rng: RandomStream, make: Callable[[], T], fits: Callable[[T], bool]) -> T:
    """What is made by chance, again and again until it fits."""
    while not fits(made := make()):
        pass
    return made


def reds(rng: RandomStream, values: Sequence[int]) -> dict[int, Card]:
    """A red card of each of these values; there are two of each."""
    return {value: card(RANK[value] + rng.pick("dh")) for value in values}


def reasons_of(total: int) -> list[Facts]:
    """The categories in which a total scores, each with its reason and its points."""
    return [reason(total, *CATEGORIES[name]) for name in scoring(total)]


def reason(total: int, number: int, worth: int) -> Facts:
    """Whether and why a total counts for 3, 5 or 7."""
    return {"total": total, "number": number, "why": why(total, number), "k": total // number, "points": worth}


def score_facts(total: int) -> Facts:
    """What a total scores, for a message: the reasons, the sum and the points; and between which multiples of 7 it lies."""
    below = total // 7 * 7
    told = {"total": total, "points": points(total), "n": len(scoring(total)), "below": below, "above": below + 7}
    return {**told, "reasons": reasons_of(total), "sum": " + ".join(map(str, scoring(total).values()))}


def seen(total: int) -> dict[str, Answer]:
    """What a total is taken to score by those who look at it in another way."""
    return {name: look[total] for name, look in SEEN.items()}


# ------------------------------------------------------------------------------------------------ the running total


def sum_level(old: int, value: int) -> int:
    """How difficult a new total is: within the ten; a new ten; beyond a hundred."""
    total = old + value
    return 3 if old < 100 < total else 2 if value < 10 < old % 10 + value else 1


SUMS = [(old, value) for old in range(11, LAST) for value in VALUES if value > 1 and old + value <= LAST]


def wrong_totals(old: int, value: int) -> dict[str, Answer]:
    """What is taken for the new total by those who go another way; the likelier way first."""
    total = old + value
    wrong: dict[str, Answer] = (
        {"new_ten_forgotten": total - 10} if value < 10 <= old % 10 + value else {"ten_too_many": total + 10}
    )
    return {**wrong, "one_too_few": total - 1, "one_too_many": total + 1}


@generates("total", 1, 2, 3)
def new_total(rng: RandomStream, level: int) -> Question:
    """The total after a card: within its ten, then over it, then over a hundred."""
    old, value = rng.pick([pair for pair in SUMS if sum_level(*pair) == level])
    to_ten = -old % 10
    way = "on" if level == 1 or value == 10 else "bridge"
    return asked(
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
        },
        shows=(Shown(tuple(reds(rng, [value]).values())),),
        model=chart(old),
    )


@generates("land", 1, 2)
def place_on_the_chart(rng: RandomStream, level: int) -> Question:
    """Where a card leads on the chart: within the row, then into the next one."""
    old, value = rng.pick([pair for pair in SUMS if sum_level(*pair) == level])
    total = old + value
    wrong = {"same_row": total - 10} if level == 2 else {"row_too_many": total + 10}
    return asked(
        "land",
        level,
        total,
        {"stayed": old, **wrong, "one_too_few": total - 1, "one_too_many": total + 1, "went_back": old - value},
        f"{old % 10}+{value}",
        {"old": old, "value": value, "total": total},
        asked="place",
        shows=(Shown(tuple(reds(rng, [value]).values())),),
        model=chart(old, value=old),
    )


@generates("last_card", 2, 3)
def what_is_left(rng: RandomStream, level: int) -> Question:
    """The card that is left, or one of the two: all cards together make 110."""
    value, other = rng.pick(VALUES), rng.pick(VALUES) if level == 3 else 0
    total = LAST - value - other
    wrong: dict[str, Answer] = {"other_forgotten": value + other, "whole_total": LAST}
    if total < 100:
        wrong["up_to_a_hundred"] = 100 - total
    return asked(
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
    """The multiples on both sides of a total."""
    k = total // number
    return {"total": total, "number": number, "k": k, "before": k * number, "more": k + 1, "next": (k + 1) * number}


@generates("next_multiple", 1, 2, 3)
def multiple_that_comes_next(rng: RandomStream, level: int) -> Question:
    """The next multiple: of 5, and of 3 to 30; of 7 and 3; then where the tables go on beyond ten times."""
    number = rng.pick((5, 3) if level == 1 else (7, 7, 3))
    low, high = {1: (2, 6 * number), 2: (10, 60), 3: (10 * number, LAST - number)}[level]
    total = rng.pick([total for total in range(low, high) if total % number])
    after = range(total + 1, LAST + 20)
    facts = next_facts(total, number)
    return asked(
        "next_multiple",
        level,
        facts["next"],
        {
            "added_the_number": total + number,
            "multiple_before": facts["before"],
            "digit_next": next(one for one in after if str(number) in str(one)),
            "ends_in": next(one for one in after if one % 10 == number),
            "one_later": facts["next"] + number,
        },
        f"next:{number}:{facts['more']}",
        facts,
        model=chart(total),
    )


WHY = ("multiple", "digit", "both", "neither")


def wrong_reasons(total: int, number: int) -> dict[str, Answer]:
    """The reasons that are given by those who look at a total in another way."""
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
    """Whether and why a total is a soda; fries or a cheeseburger up to ten times; then beyond."""
    number = 5 if level == 1 else rng.pick((7, 7, 3))
    low, high = {1: (2, 80), 2: (10, 10 * number), 3: (10 * number + 1, LAST)}[level]
    found = {right: [n for n in range(low, high + 1) if why(n, number) == right] for right in WHY}
    total = rng.pick(found[rng.pick([right for right in WHY if found[right]])])
    facts = {**next_facts(total, number), "why": why(total, number), "exact": "no" if total % number else "yes"}
    return asked(
        "why",
        level,
        facts["why"],
        wrong_reasons(total, number),
        f"why:{number}:{total}",
        facts,
        asked="one",
        choices=choices_of(WHY),
        model=chart(total),
    )


# ------------------------------------------------------------------------------------------------ what a total scores


def score_levels(total: int) -> set[int]:
    """At which levels a total is asked for: up to 30 with one reason; one category or none; two; three, or two beyond 70."""
    kinds = [one["why"] for one in reasons_of(total)]
    levels = {1} if total <= 30 and len(kinds) == 1 and kinds[0] != "both" else set()
    levels |= {2} if len(kinds) <= 1 else {3} if len(kinds) == 2 else {4}
    return levels | ({4} if len(kinds) == 2 and total > 70 else set())


SCORED = {level: [total for total in TOTALS if level in score_levels(total)] for level in (1, 2, 3, 4)}


@generates("score", 1, 2, 3, 4)
def what_it_scores(rng: RandomStream, level: int) -> Question:
    """What a total scores."""
    total = rng.pick(SCORED[level])
    wrong = {**seen(total), "how_many_not_points": len(scoring(total))}
    return asked("score", level, points(total), wrong, f"score:{total}", score_facts(total), model=chart(total))


@generates("score_after", 2, 3, 4)
def what_a_card_scores(rng: RandomStream, level: int) -> Question:
    """What the total after a card scores: within a ten; over it; then in several categories."""
    fitting = [(a, b) for a, b in SUMS if sum_level(a, b) == min(level, 3) - 1 and (level < 4 or len(scoring(a + b)) > 1)]
    old, value = rng.pick(fitting)
    total = old + value
    wrong: dict[str, Answer] = {"card_alone": points(value), "total_before": points(old)}
    if total % 10 < value < 10:
        wrong["new_ten_forgotten"] = points(total - 10)
    wrong |= seen(total) | {"one_too_few": points(total - 1), "one_too_many": points(total + 1)}
    return asked(
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
    """Three totals in order of their points, then four."""

    def names(worth: Callable[[int], int]) -> tuple[str, ...]:
        return tuple(map(str, sorted(totals, key=worth)))

    totals = drawn(rng, lambda: some(rng, TOTALS[9:], level), lambda totals: len(set(map(points, totals))) == level)
    wrong: dict[str, Answer] = {"by_number": names(int), "greatest_first": names(points)[::-1]}
    for name in ("digit_only", "multiple_only"):
        if len({SEEN[name][total] for total in totals}) == level:
            wrong[name] = names(SEEN[name].__getitem__)
    ordered = names(points)
    return asked(
        "order",
        level,
        ordered,
        wrong,
        f"order:{max(map(points, totals))}",
        {"rows": [{"total": total, "points": points(total)} for total in totals], "which": list(ordered)},
        asked="order",
        choices=choices_of([str(total) for total in totals]),
    )


TOGETHER = {3: (("cheeseburger", "fries"), ("soda", "fries"), ("cheeseburger", "soda")), 4: (NAMES,)}


@generates("together", 3, 4)
def totals_that_score_all(rng: RandomStream, level: int) -> Question:
    """Out of several totals those that score in two categories, then in all three."""
    wanted = rng.pick(TOGETHER[level])
    right = some(rng, [total for total in TOTALS if tuple(scoring(total)) == wanted], 2)
    near = [total for total in TOTALS[9:] if len(set(scoring(total)) & set(wanted)) == len(wanted) - 1]
    few = [total for total in TOTALS[9:] if len(set(scoring(total)) & set(wanted)) < len(wanted) - 1]
    totals = sorted([*right, *some(rng, near, 2), rng.pick(few)])

    def those(fits: Callable[[int], bool]) -> tuple[str, ...]:
        return tuple(str(total) for total in totals if fits(total))

    def all_by(score_by: str) -> tuple[str, ...]:
        return those(lambda total: set(wanted) <= set(scoring(total, score_by)))

    answer = those(lambda total: total in right)
    wrong: dict[str, Answer] = {
        "digit_only": all_by("digits"),
        "multiple_only": all_by("multiples"),
        "one_is_missing": those(lambda total: len(set(scoring(total)) & set(wanted)) >= len(wanted) - 1),
        "stopped_after_one": answer[:1],
        "stopped_before_the_last": answer[1:],
    }
    return asked(
        "together",
        level,
        answer,
        said_of_several(wrong, answer),
        f"together:{'+'.join(wanted)}",
        {
            "wanted": "_".join(wanted),
            "reasons": [one for total in sorted(right) for one in reasons_of(total)],
            "which": list(answer),
        },
        asked="several",
        choices=choices_of([str(total) for total in totals]),
    )


# ------------------------------------------------------------------------------------------------ which card


def only_best(values: Sequence[int], worth: Callable[[int], Any]) -> int | None:
    """The value that is worth most, if no other one is worth as much."""
    first, second = sorted(values, key=worth, reverse=True)[:2]
    return first if worth(first) > worth(second) else None


def misled(old: int, hand: Sequence[int]) -> dict[str, int]:
    """Which card of a hand is taken for the best by those who look in another way."""
    ways: dict[str, Callable[[int], int]] = {"card_alone": points, "highest_card": int}
    for name in ("digit_only", "multiple_only", "ends_in", "counted_twice"):
        ways[name] = lambda value, look=SEEN[name]: look[old + value]  # type: ignore[misc]
    return {name: best for name, worth in ways.items() if (best := only_best(hand, worth)) is not None}


def played_on(old: int, values: Sequence[int]) -> list[Facts]:
    """What each card makes of a total, and what that scores."""
    return [{"old": old, "value": value, "total": old + value, "points": points(old + value)} for value in values]


@generates("best_card", 2, 3, 4)
def card_that_scores_most(rng: RandomStream, level: int) -> Question:
    """Which card of the hand scores most: of three; of four that score in several ways; where another way misleads."""

    def fits(dealt: tuple[int, list[int]]) -> bool:
        old, hand = dealt
        best = only_best(hand, lambda value: points(old + value))
        if best is None:
            return False
        others = [points(old + value) for value in hand if value != best]
        if level == 2:
            return len(scoring(old + best)) == 1
        return max(others) > 0 and (level == 3 or len({*misled(old, hand).values()} - {best}) > 1)

    old, hand = drawn(rng, lambda: (rng.pick(range(10, 101)), sorted(some(rng, VALUES, 3 if level == 2 else 4))), fits)
    best = max(hand, key=lambda value: points(old + value))
    cards = reds(rng, hand)
    return asked(
        "best_card",
        level,
        cards[best].name,
        {name: cards[value].name for name, value in misled(old, hand).items()},
        f"score:{old + best}",
        {"old": old, "rows": played_on(old, hand), "best": cards[best], "points": points(old + best), "total": old + best},
        asked="card",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )


@generates("nothing", 3, 4)
def cards_that_score_nothing(rng: RandomStream, level: int) -> Question:
    """All cards of the hand that score nothing; then where digits alone and tables alone mislead."""

    def those(fits: Callable[[int], bool]) -> tuple[str, ...]:
        return tuple(cards[value].name for value in hand if fits(value))

    def fits(dealt: tuple[int, list[int]]) -> bool:
        old, hand = dealt
        if not 0 < sum(points(old + value) == 0 for value in hand) < len(hand):
            return False
        scored = [old + value for value in hand if points(old + value)]
        return level == 3 or all(any(not SEEN[name][total] for total in scored) for name in ("digit_only", "multiple_only"))

    old, hand = drawn(rng, lambda: (rng.pick(range(10, 101)), sorted(some(rng, VALUES, 5))), fits)
    cards = reds(rng, hand)
    answer = those(lambda value: points(old + value) == 0)
    wrong: dict[str, Answer] = {
        name: those(lambda value, look=SEEN[name]: look[old + value] == 0)  # type: ignore[misc]
        for name in ("digit_only", "multiple_only", "ends_in")
    }
    wrong |= {
        "those_that_score": those(lambda value: points(old + value) > 0),
        "card_alone": those(lambda value: points(value) == 0),
    }
    if len(answer) > 1:
        wrong["stopped_after_one"] = answer[:1]
    return asked(
        "nothing",
        level,
        answer,
        said_of_several(wrong, answer),
        f"nothing:{old}",
        {"old": old, "rows": played_on(old, hand), "which": [cards[value] for value in hand if points(old + value) == 0]},
        asked="several",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )


# ------------------------------------------------------------------------------------------------ one card ahead


def scoring_rows(total: int) -> list[Facts]:
    """The cards that score on a total."""
    return [row for row in played_on(total, VALUES) if row["points"]]


@generates("reply_most", 3)
def most_that_may_come(rng: RandomStream, level: int) -> Question:
    """The most that the other player can score on a total."""
    total = rng.pick(range(10, 101))
    after = replies(total)
    best = max(after, key=after.__getitem__)
    wrong: dict[str, Answer] = {"own_total": points(total), "total_not_points": total + best, "card_not_points": best}
    wrong |= {
        name: max(SEEN[name][total + value] for value in after) for name in ("digit_only", "multiple_only", "forgot_several")
    }
    return asked(
        "reply_most",
        level,
        after[best],
        {**wrong, "added_all": sum(after.values())},
        f"reply:{total}",
        {"total": total, "rows": scoring_rows(total), "points": after[best]},
        model=chart(total, [total + value for value in after]),
    )


@generates("reply_count", 4)
def how_many_cards_score(rng: RandomStream, level: int) -> Question:
    """How many of the ten numbers score on a total."""
    total = rng.pick(range(10, 101))

    def counted(look: Sequence[int]) -> int:
        return sum(look[total + value] > 0 for value in VALUES)

    scored = sum(map(bool, replies(total).values()))
    wrong: dict[str, Answer] = {"those_that_do_not": len(VALUES) - scored}
    wrong |= {name: counted(SEEN[name]) for name in ("digit_only", "multiple_only", "ends_in")}
    wrong["total_counted_too"] = sum(points(total + n) > 0 for n in range(len(VALUES)))
    return asked(
        "reply_count",
        level,
        scored,
        wrong,
        f"reply:{total}",
        {"total": total, "rows": scoring_rows(total), "n": scored},
        model=chart(total, [total + value for value in VALUES]),
    )


LEFT = (69, 62, 47, 59, 84, 91)
"""Totals that are looked at in the experiment: after some every card scores, after others few."""


@generates("leave", 4, 5)
def which_total_to_leave(rng: RandomStream, level: int) -> Question:
    """Which of three totals gives the other player least: far apart, then those of the experiment."""

    def fits(totals: list[int]) -> bool:
        least, second = sorted(map(average, totals))[:2]
        return second - least >= (2 if level == 4 else 1)

    totals = drawn(rng, lambda: sorted(some(rng, range(20, 101) if level == 4 else LEFT, 3)), fits)
    best = min(totals, key=average)
    wrong: dict[str, Answer] = {}
    for name, worth in (("own_points", points), ("scores_nothing_itself", lambda total: -points(total))):
        taken = only_best(totals, worth)
        if taken is not None:
            wrong[name] = str(taken)
    return asked(
        "leave",
        level,
        str(best),
        {
            **wrong,
            "lowest_total": str(totals[0]),
            "highest_total": str(totals[-1]),
            "gives_most": str(max(totals, key=average)),
        },
        f"leave:{best}",
        {
            "rows": [
                {"total": total, "sum": sum(replies(total).values()), "average": tenths(average(total))} for total in totals
            ],
            "best": best,
            "average": tenths(average(best)),
        },
        asked="one",
        choices=choices_of([str(total) for total in totals]),
        model=chart(asks=False),
    )


def gain(total: int) -> Fraction:
    """The points of a total, less what the other player then scores on average."""
    return points(total) - average(total)


@generates("ahead", 5)
def look_one_card_ahead(rng: RandomStream, level: int) -> Question:
    """Which of two cards is better, points less what the other player then scores on average; often that of fewer points."""
    trap = rng.coin()

    def fits(dealt: tuple[int, list[int]]) -> bool:
        better, worse = sorted((dealt[0] + value for value in dealt[1]), key=gain, reverse=True)
        clear = gain(better) - gain(worse) >= 1 and points(better) != points(worse)
        return clear and (points(worse) > points(better)) == trap

    old, hand = drawn(rng, lambda: (rng.pick(range(20, 91)), sorted(some(rng, VALUES, 2))), fits)
    better, worse = sorted(hand, key=lambda value: gain(old + value), reverse=True)
    leaves_less = average(old + worse) < average(old + better)
    name = "most_now" if trap else "least_left" if leaves_less else "looked_elsewhere"
    cards = reds(rng, hand)
    rows = [
        {**row, "card": cards[row["value"]], "average": tenths(average(row["total"])), "gain": tenths(gain(row["total"]))}
        for row in played_on(old, hand)
    ]
    return asked(
        "ahead",
        level,
        cards[better].name,
        {name: cards[worse].name},
        f"ahead:{name}",
        {
            "old": old,
            "rows": rows,
            "best": cards[better],
            "gain": tenths(gain(old + better)),
            "less": tenths(gain(old + worse)),
        },
        asked="card",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )


# ------------------------------------------------------------------------------------------------ how many up to n


@generates("how_many_multiples", 3)
def count_of_multiples(rng: RandomStream, level: int) -> Question:
    """How many multiples there are up to n."""
    number, n = rng.pick(NUMBERS), rng.pick(range(20, LAST + 1))
    answer = multiples(number, n)
    wrong: dict[str, Answer] = {"digit_only": with_digit(number, n), "digits_too": counting_for(number, n)}
    return asked(
        "how_many_multiples",
        level,
        answer,
        {**wrong, "one_too_many": answer + 1, "one_too_few": answer - 1, "last_multiple": answer * number},
        f"multiples:{number}:{answer}",
        {"number": number, "n": n, "k": answer, "last": answer * number, "more": answer + 1, "next": (answer + 1) * number},
        model=chart(high=n),
    )


@generates("how_many_digits", 4)
def count_with_digit(rng: RandomStream, level: int) -> Question:
    """How many numbers up to n have a digit."""
    number = rng.pick(NUMBERS)
    n = rng.pick(range(10 * number + 10, LAST + 1, 10))
    ends, answer = ending_in(number, n), with_digit(number, n)
    return asked(
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
        model=chart(high=n),
    )


@generates("how_many", 4, 5)
def count_in_a_category(rng: RandomStream, level: int) -> Question:
    """How many totals up to n count for 3, 5 or 7: with the parts given, then without."""
    number, n = rng.pick(NUMBERS), rng.pick(range(40, LAST + 1, 10))
    a, b, c = multiples(number, n), with_digit(number, n), with_both(number, n)
    return asked(
        "how_many",
        level,
        a + b - c,
        {
            "counted_twice": a + b,
            "taken_off_twice": a + b - 2 * c,
            "multiple_only": a,
            "digit_only": b,
            "ends_in": sum(one % number == 0 or one % 10 == number for one in range(1, n + 1)),
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
        model=chart(high=n),
    )


@generates("how_many_nothing", 5)
def count_of_nothing(rng: RandomStream, level: int) -> Question:
    """How many totals up to n score nothing, from how many score in each category, in two of them and in all three."""
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
    return asked(
        "how_many_nothing",
        level,
        n - some_points,
        {**wrong, "three_taken_off": n - some_points + 2 * three},
        f"nothing_up_to:{n}",
        {"n": n, **facts, **sums, "answer": n - some_points},
        model=chart(high=n),
    )


# ------------------------------------------------------------------------------------------------ who goes first

SIDES = ("first", "second", "same")


@generates("going_second", 4)
def does_it_help_to_go_second(rng: RandomStream, level: int) -> Question:
    """Who wins more games when any card is played, by what scores: the sure soda at 110 is for whoever goes second."""
    score_by = rng.pick(("both", "multiples", "digits"))
    wins = random_game(score_by).ahead
    answer = max(SIDES, key=wins.__getitem__)
    wrong = {"begins_so_wins": "first"} if answer == "second" else {"last_scores_always": "second"}
    return asked(
        "going_second",
        level,
        answer,
        {**wrong, "same_chance": "same"},
        f"going_second:{score_by}",
        {"score_by": score_by, "answer": answer, "first": percent(wins["first"]), "second": percent(wins["second"])},
        asked="one",
        choices=choices_of(SIDES),
    )


def percent(share: Fraction) -> int:
    """A share in hundredths, to the nearest whole one."""
    return round(100 * share)


# ------------------------------------------------------------------------------------------------ experiments


def plays(match: Match) -> Iterator[tuple[int, int]]:
    """Each total of a match, and the points that it brought."""
    total = scored = 0
    for event in match.events:
        if event.rule == f"{SLUG}.play":
            if total:
                yield total, scored
            total, scored = event.facts["total"], 0
        elif event.rule.removeprefix(f"{SLUG}.score.") in NAMES:
            scored += event.facts["points"]
    if total:
        yield total, scored


def points_after(match: Match, *, left: str, bots: str) -> Iterator[int]:
    """What the next card scored in a match in which this total was left."""
    at = False
    for total, scored in plays(match):
        if at:
            yield scored
        at = total == int(left)


def ahead_at_the_end(match: Match, *, bots: str) -> Iterator[str]:
    """Who had more points at the end of a match: whoever went first, whoever went second, or nobody."""
    lead = match.table.counters["score.p2"] - match.table.counters["score.p1"]
    yield "second" if lead > 0 else "first" if lead < 0 else "same"


def chances_after(game: Any, *, left: str, bots: str) -> dict[int | str, Fraction]:
    """The exact chance of each number of points after a total; only for cards that are played at random."""
    if bots != "random":
        return {}
    following = next_at_random(int(left))
    return {scored: following.chance(scored) for scored in POINTS}


def chances_of_sides(game: Any, *, bots: str) -> dict[int | str, Fraction]:
    """The exact chance that each side ends ahead; only for cards that are played at random."""
    return dict(random_game(game.score_by).ahead.items()) if bots == "random" else {}


BOTS = ("random", "greedy")

LEAVING = Experiment(
    "leaving",
    SLUG,
    points_after,
    lambda game, **own: POINTS,
    chances_after,
    preset="one_game",
    own={"left": tuple(map(str, LEFT)), "bots": BOTS},
)
SEATS = Experiment(
    "seats",
    SLUG,
    ahead_at_the_end,
    lambda game, **own: SIDES,
    chances_of_sides,
    preset="one_game",
    vary={"score_by": ("both", "multiples", "digits")},
    own={"bots": BOTS},
)


# ------------------------------------------------------------------------------------------------ asking while a match goes on


def total_and_points(told: Event, following: Event | None) -> list[Ask]:
    """When a card is played: the new total, and what it scores."""
    if told.rule != f"{SLUG}.play":
        return []
    facts = {**told.facts, **score_facts(told.facts["total"])}
    ask = f"{SLUG}_lesson-ask"
    return [
        Ask(ask, f"{ask}-told", facts["total"], facts=facts),
        Ask(f"{ask}-points", f"{ask}-points-told", str(facts["points"]), tuple(map(str, POINTS)), facts),
    ]


# ------------------------------------------------------------------------------------------------ the lesson

QUESTIONS = (
    *new_total,
    *place_on_the_chart,
    *what_is_left,
    *multiple_that_comes_next,
    *why_it_scores,
    *what_it_scores,
    *what_a_card_scores,
    *order_of_points,
    *totals_that_score_all,
    *card_that_scores_most,
    *cards_that_score_nothing,
    *most_that_may_come,
    *how_many_cards_score,
    *which_total_to_leave[:1],
    *look_one_card_ahead,
    *count_of_multiples,
    *count_with_digit,
    *count_in_a_category,
    *count_of_nothing,
)


def pictures(game: FastFood, rule: str, facts: Facts, view: View | None) -> list[State]:
    """The chart with the total as it stands, and what the viewer's own hand can make of it."""
    total = facts.get("total", view.counters["total"] if view else None)
    if total is None or rule == "game.second" or rule.startswith("end."):
        return []
    own = view.known(f"hand.{view.viewer}") if view and view.viewer in view.seats else []
    return [{"model": "hundred_chart", "score_by": game.score_by, "total": total, "reachable": reachable(total, own)}]


def reachable(total: int, hand: Iterable[Card]) -> list[int]:
    """The totals that a hand can make of a total, lowest first."""
    return sorted({total + VALUE[card.rank] for card in hand})


LESSON = Lesson(
    SLUG,
    stages=(
        Watch(Deal(SLUG, "one_game", actions=8, bot="greedy")),
        Predict(Deal(SLUG, "one_game", actions=8, shift=1, bot="greedy"), total_and_points, hides=("total",)),
        Practise(QUESTIONS),
        Play(Deal(SLUG, "claim_it", shift=2, options={"games": 1})),
        Investigate(LEAVING, which_total_to_leave[1]),
        Investigate(SEATS, *does_it_help_to_go_second),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    follows=pictures,
)
