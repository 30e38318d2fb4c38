"""Questions about the next score of the other player, and about the total to leave."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cardlab.core.declarations import Facts
from cardlab.core.judgement import rounded_to_half
from cardlab.core.numbers import int_if_whole
from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food import VALUES, average, best_answer, replies
from cardlab.lab.exact.fast_food_totals import points
from cardlab.lessons.fast_food.chart_helpers import chart, drawn, question, reds
from cardlab.lessons.fast_food.mistaken_scores import MISTAKEN
from cardlab.lessons.fast_food.points_questions import only_best, played_on
from cardlab.teaching.number_reading import tenths
from cardlab.teaching.question import Answer, Question, choice_of, choices_of, generates


def scoring_rows(total: int) -> list[Facts]:
    """Returns the cards that score on a total."""
    return [row for row in played_on(total, VALUES) if row["points"]]


MOST_ROWS = 3
"""The cards that the working of `most_that_may_come` compares."""


@generates("reply_most", 3)
def most_that_may_come(rng: RandomStream, level: int) -> Question:
    """Asks for the most that the other player can score on a total."""
    total = rng.pick(range(10, 101))
    after = replies(total)
    best = max(after, key=after.__getitem__)
    most_first = sorted(scoring_rows(total), key=lambda row: -row["points"])
    wrong: dict[str, Answer] = {"own_total": points(total), "total_not_points": total + best, "card_not_points": best}
    wrong |= {
        name: max(MISTAKEN[name][total + value] for value in after)
        for name in ("digit_only", "multiple_only", "forgot_several")
    }
    return question(
        "reply_most",
        level,
        after[best],
        {**wrong, "added_all": sum(after.values())},
        f"reply:{total}",
        {"total": total, "from": total + 1, "to": total + 10, "rows": most_first[:MOST_ROWS], "points": after[best]},
        model=chart(total, [total + value for value in after]),
    )


@generates("reply_count", 4)
def how_many_cards_score(rng: RandomStream, level: int) -> Question:
    """Asks how many of the ten numbers score on a total."""
    total = rng.pick(range(10, 101))

    def counted(look: Sequence[int]) -> int:
        return sum(look[total + value] > 0 for value in VALUES)

    scored = sum(map(bool, replies(total).values()))
    wrong: dict[str, Answer] = {"those_that_do_not": len(VALUES) - scored}
    wrong |= {name: counted(MISTAKEN[name]) for name in ("digit_only", "multiple_only", "ends_in")}
    wrong["total_counted_too"] = sum(points(total + n) > 0 for n in range(len(VALUES)))
    return question(
        "reply_count",
        level,
        scored,
        wrong,
        f"reply:{total}",
        {"total": total, "rows": scoring_rows(total), "n": scored},
        model=chart(total, [total + value for value in VALUES]),
    )


LEFT = (69, 62, 47, 59, 84, 91)
"""Totals of the experiment: after some of them every card scores, after others only a few."""


@generates("leave", 4, 5)
def which_total_to_leave(rng: RandomStream, level: int) -> Question:
    """Asks which of three totals gives the other player least: far apart, then those of the experiment."""
    place = rng.below(3)  # otherwise the greatest one would be the best in most questions

    def fits(totals: list[int]) -> bool:
        least, second = sorted(map(average, totals))[:2]
        return second - least >= (2 if level == 4 else 1) and average(totals[place]) == least

    totals = drawn(rng, lambda: sorted(rng.sample(range(20, 101) if level == 4 else LEFT, 3)), fits)
    best = min(totals, key=average)
    wrong: dict[str, Answer] = {}
    for name, worth in (("own_points", points), ("scores_nothing_itself", lambda total: -points(total))):
        taken = only_best(totals, worth)
        if taken is not None:
            wrong[name] = str(taken)
    return question(
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
        answer_type="one",
        choices=choices_of([str(total) for total in totals]),
        model=chart(asks=False),
    )


HELD = 4
"""The number of cards with which the other player can answer: three in the hand, and the one drawn."""


def given_away(total: int, hand: Sequence[int]) -> Fraction:
    """Returns the average gain of the best answer to a total, rounded to halves like the coach's figures.

    Args:
        total: The total that is left.
        hand: The values of the learner's own cards. The other player holds any four of the other eighteen of the colour.
    """
    unseen = [value for value in VALUES for _ in range(2 - (value in hand))]
    return Fraction(rounded_to_half(float(best_answer(total, unseen, HELD).mean)))


@generates("ahead", 5)
def look_one_card_ahead(rng: RandomStream, level: int) -> Question:
    """Asks which of two cards is better: its points minus the average of the best answer. Often it is the one with fewer
    points.
    """
    trap = rng.coin()

    def ranked(old: int, hand: Sequence[int]) -> list[tuple[Fraction, int]]:
        """Returns the cards with their worth, the better one first."""
        return sorted(((points(old + n) - given_away(old + n, hand), n) for n in hand), reverse=True)

    def fits(dealt: tuple[int, list[int]]) -> bool:
        (most, better), (less, worse) = ranked(*dealt)
        scored = [points(dealt[0] + value) for value in (better, worse)]
        return most - less >= 1 and scored[0] != scored[1] and (scored[1] > scored[0]) == trap

    old, hand = drawn(rng, lambda: (rng.pick(range(20, 91)), sorted(rng.sample(VALUES, 2))), fits)
    (most, better), (less, worse) = ranked(old, hand)
    gives = {value: given_away(old + value, hand) for value in hand}
    name = "most_now" if trap else "least_left" if gives[worse] < gives[better] else "looked_elsewhere"
    cards = reds(rng, hand)
    rows = [{**row, "card": cards[row["value"]], "average": int_if_whole(gives[row["value"]])} for row in played_on(old, hand)]
    more, fewer = (worse, better) if trap else (better, worse)
    scored, given = points(old + more) - points(old + fewer), gives[more] - gives[fewer]
    compared: Facts = {"high": cards[more], "scored": scored, "given": int_if_whole(abs(given))}
    compared["gives"] = "more" if given > 0 else "less" if given < 0 else "same"
    return question(
        "ahead",
        level,
        cards[better].name,
        {name: cards[worse].name},
        f"ahead:{name}",
        {"old": old, "rows": rows, "best": cards[better], "better": int_if_whole(most - less), **compared},
        answer_type="card",
        choices=tuple(map(choice_of, cards.values())),
        model=chart(old, [old + value for value in hand]),
    )
