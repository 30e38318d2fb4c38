"""Works out the answer of each misconception from the facts of its question.

It is written from the replies to learners (`<lesson>_lesson-<kind>-<misconception>`), not from the generators: a reply that
explains how a learner got a number is wrong if the number is another. A misconception that gives no answer here is None.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor
from typing import Any

from tests.lessons.readings import (
    LOOKS,
    by_hand,
    by_number,
    cards_at,
    half,
    hand_of,
    in_order,
    made_of,
    nearest,
    numbers,
    pairs_where,
    rest,
    scores,
    the_best,
    the_first,
    the_only,
    totals_where,
    towards,
    wanted,
    worth_half,
)

Way = Callable[[Any], Any]
"""Maps the facts of a question, and `question`, to the answer of a learner with this misconception."""


BY_HOW_MUCH: dict[str, Way] = {
    "compared_highest": lambda q: abs(max(q.a, q.b) - max(q.c, q.d)),
    "how_many_not_how_many_more": lambda q: q.s,
    "counts_start": lambda q: q.s - q.t + 1,
    "counts_between": lambda q: q.s - q.t - 1,
    "put_together": lambda q: q.s + q.t,
}

MORE_DOTS: dict[str, Way] = {
    "how_many_not_how_many_more": lambda q: max(numbers(q)[0], numbers(q, 1)[0]),
    "the_other_card": lambda q: min(numbers(q)[0], numbers(q, 1)[0]),
    "put_together": lambda q: numbers(q)[0] + numbers(q, 1)[0],
    "one_too_many": lambda q: abs(numbers(q)[0] - numbers(q, 1)[0]) + 1,
    "one_too_few": lambda q: abs(numbers(q)[0] - numbers(q, 1)[0]) - 1,
}
WRONG: dict[str, dict[str, Way]] = {
    # ---------------------------------------------------------------------------------------------- Addition War
    "addition_war sum": {
        "double_not_mended": lambda q: 2 * q.less if q.more == q.less + 1 else None,
        "counts_first_number_in": lambda q: q.a + q.b - 1,
        "one_too_many": lambda q: q.a + q.b + 1,
        "whole_number_after_ten": lambda q: 10 + q.less if q.more < 10 < q.sum else None,
        "stopped_at_ten": lambda q: 10 if q.more < 10 < q.sum else None,
        "concatenated": lambda q: int(f"{q.a}{q.b}"),
        "subtracted": lambda q: abs(q.a - q.b),
        "digits_turned": lambda q: 10 * (q.sum % 10) + 1 if 11 < q.sum < 20 else 2 if q.sum == 20 else None,
    },
    "addition_war land": {
        "stayed": lambda q: q.start,
        "counts_first_number_in": lambda q: q.start + q.steps - 1,
        "one_too_many": lambda q: q.start + q.steps + 1,
        "steps_from_nought": lambda q: q.steps,
        "went_back": lambda q: q.start - q.steps,
    },
    "addition_war flash": {
        "one_part": lambda q: max(q.a, q.b),
        "smaller_part": lambda q: min(q.a, q.b),
        "one_too_few": lambda q: q.a + q.b - 1,
        "one_too_many": lambda q: q.a + q.b + 1,
        "empty_places": lambda q: (10 - q.a - q.b or None) if not q.question.shows else None,
    },
    "addition_war missing": {
        "added_the_sum": lambda q: q.a + q.sum,
        "sum_again": lambda q: q.sum,
        "counts_start": lambda q: q.sum - q.a + 1,
        "counts_between": lambda q: q.sum - q.a - 1,
        "first_number_again": lambda q: q.a,
    },
    "addition_war fill": {
        "sum_again": lambda q: q.sum,
        "one_too_few": lambda q: q.sum - q.a - 1 or None,
        "one_too_many": lambda q: q.sum - q.a + 1,
        "filled_the_ten": lambda q: 10 - q.a,
    },
    "addition_war by_how_much": BY_HOW_MUCH,
    "addition_war to_win 3": {
        "makes_a_war": lambda q: by_number(q, q.t - q.a),
        "highest_card": lambda q: by_number(q, max(hand_of(q))),
        "lowest_card": lambda q: by_number(q, min(hand_of(q))),
        "not_the_smallest": lambda q: by_number(q, q.t - q.a + 2),
    },
    "addition_war to_win 4": {
        "makes_a_war": lambda q: q.t - q.a,
        "not_the_smallest": lambda q: q.t - q.a + 2,
        "whole_sum": lambda q: q.t,
        "put_together": lambda q: q.t + q.a,
    },
    "addition_war makes": {
        "counts_first_number_in": lambda q: pairs_where(q, lambda pair: pair["a"] + pair["b"] - 1 == q.n),
        "one_too_many": lambda q: pairs_where(q, lambda pair: pair["a"] + pair["b"] + 1 == q.n),
        "subtracted": lambda q: pairs_where(q, lambda pair: abs(pair["a"] - pair["b"]) == q.n),
        "double_left_out": lambda q: pairs_where(q, lambda pair: pair["worth"] == q.n and pair["a"] != pair["b"]),
        "stopped_after_one": lambda q: pairs_where(q, lambda pair: pair["worth"] == q.n, most=1),
    },
    "addition_war how_many_pairs": {
        "turned_round_too": lambda q: sum(1 <= q.n - a <= 10 for a in range(1, 11)),
        "cards_above_ten": lambda q: q.n // 2,
        "double_left_out": lambda q: q.pairs - (q.n % 2 == 0),
        "one_left_out": lambda q: q.pairs - 1,
        "one_too_many": lambda q: q.pairs + 1,
    },
    "addition_war most_often": {
        "greatest_sum": lambda q: 2 * q.high,
        "greatest_card": lambda q: q.high,
        "smallest_sum": lambda q: 1 + 1,
        "middle_of_one_card": lambda q: q.high // 2,
    },
    # ---------------------------------------------------------------------------------------------- Subtraction War
    "subtraction_war difference": {
        "added": lambda q: q.a + q.b,
        "double_stays": lambda q: q.a if q.a == q.b else None,
        "signed": lambda q: q.a - q.b if q.a < q.b else None,
        "does_not_go": lambda q: 0 if q.a < q.b else None,
        "ones_turned_round": lambda q: 10 + q.small - q.big % 10 if q.small < 10 < q.big and q.small > q.big % 10 else None,
        "counts_start": lambda q: q.big - q.small + 1,
        "counts_between": lambda q: q.big - q.small - 1 if q.big > q.small else None,
        "greater_number": lambda q: q.big,
        "smaller_number": lambda q: q.small,
    },
    "subtraction_war flash": MORE_DOTS,
    "subtraction_war how_many_more": MORE_DOTS,
    "subtraction_war land": {
        "stayed": lambda q: q.start,
        "counts_first_number_in": lambda q: q.start - q.steps + 1,
        "one_too_many": lambda q: q.start - q.steps - 1,
        "went_forward": lambda q: q.start + q.steps,
        "steps_from_nought": lambda q: q.steps,
    },
    "subtraction_war missing": {
        "added": lambda q: q.big + q.left,
        "what_is_left": lambda q: q.left,
        "first_number_again": lambda q: q.big,
        "counts_start": lambda q: q.big - q.left + 1,
        "counts_between": lambda q: q.big - q.left - 1,
    },
    "subtraction_war start": {
        "subtracted": lambda q: abs(q.left - q.taken),
        "what_is_left": lambda q: q.left,
        "what_was_taken": lambda q: q.taken,
        "counts_first_number_in": lambda q: q.left + q.taken - 1,
        "one_too_many": lambda q: q.left + q.taken + 1,
    },
    "subtraction_war by_how_much": BY_HOW_MUCH,
    "subtraction_war card_for": {
        "difference_itself": lambda q: by_number(q, q.n),
        "counts_start": lambda q: by_number(q, towards(q, q.n - 1)),
        "counts_between": lambda q: by_number(q, towards(q, q.n + 1)),
    },
    "subtraction_war both_cards": {
        "only_below": lambda q: cards_at(q, q.own - q.n),
        "only_above": lambda q: cards_at(q, q.own + q.n),
        "counts_start": lambda q: cards_at(q, q.own - q.n + 1, q.own + q.n - 1),
        "counts_between": lambda q: cards_at(q, q.own - q.n - 1, q.own + q.n + 1),
        "difference_itself": lambda q: cards_at(q, q.n),
    },
    "subtraction_war best_card": {
        "highest_card": lambda q: by_number(q, max(hand_of(q))),
        "lowest_card": lambda q: by_number(q, min(hand_of(q))),
        "nearest_card": lambda q: nearest(q),
    },
    "subtraction_war ties": {
        "same_sum": lambda q: pairs_where(q, lambda pair: pair["a"] + pair["b"] == q.a + q.b),
        "same_card": lambda q: pairs_where(q, lambda pair: not {q.a, q.b}.isdisjoint({pair["a"], pair["b"]})),
        "stopped_after_one": lambda q: pairs_where(q, lambda pair: pair["a"] - pair["b"] == q.a - q.b, most=1),
    },
    "subtraction_war how_many_pairs": {
        "counts_start": lambda q: 10 - q.n + 1,
        "turned_round_too": lambda q: 2 * (10 - q.n),
        "as_many_as_numbers": lambda q: 10,
        "one_left_out": lambda q: 10 - q.n - 1,
    },
    # ---------------------------------------------------------------------------------------------- Fast Food
    "fast_food total": {
        "new_ten_forgotten": lambda q: q.total - 10 if q.value < 10 <= q.old % 10 + q.value else None,
        "ten_too_many": lambda q: None if q.value < 10 <= q.old % 10 + q.value else q.total + 10,
        "one_too_few": lambda q: q.old + q.value - 1,
        "one_too_many": lambda q: q.old + q.value + 1,
        "card_alone": lambda q: q.value,
        "side_by_side": lambda q: int(f"{q.old}{q.value}"),
        "subtracted": lambda q: q.old - q.value,
    },
    "fast_food land": {
        "stayed": lambda q: q.old,
        "same_row": lambda q: q.total - 10 if q.question.level == 2 else None,
        "row_too_many": lambda q: q.total + 10 if q.question.level == 1 else None,
        "one_too_few": lambda q: q.old + q.value - 1,
        "one_too_many": lambda q: q.old + q.value + 1,
        "went_back": lambda q: q.old - q.value,
    },
    "fast_food last_card": {
        "other_forgotten": lambda q: 110 - q.total if q.other else None,
        "whole_total": lambda q: 110,
        "up_to_a_hundred": lambda q: 100 - q.total if q.total < 100 else None,
        "one_too_many": lambda q: 110 - q.total - q.other + 1,
        "one_too_few": lambda q: 110 - q.total - q.other - 1,
    },
    "fast_food next_multiple": {
        "added_the_number": lambda q: q.total + q.number,
        "multiple_before": lambda q: q.total - q.total % q.number,
        "digit_next": lambda q: next(n for n in range(q.total + 1, 200) if str(q.number) in str(n)),
        "ends_in": lambda q: next(n for n in range(q.total + 1, 200) if str(n)[-1] == str(q.number)),
        "one_later": lambda q: q.total - q.total % q.number + 2 * q.number,
    },
    "fast_food reply_count": {
        "those_that_do_not": lambda q: sum(by_hand(q.total + n) == 0 for n in range(1, 11)),
        "digit_only": lambda q: sum(by_hand(q.total + n, tables=False) > 0 for n in range(1, 11)),
        "multiple_only": lambda q: sum(by_hand(q.total + n, digits=False) > 0 for n in range(1, 11)),
        "ends_in": lambda q: sum(
            any((q.total + n) % d == 0 or str(q.total + n)[-1] == str(d) for d in (3, 5, 7)) for n in range(1, 11)
        ),
        "total_counted_too": lambda q: sum(by_hand(q.total + n) > 0 for n in range(10)),
    },
    "fast_food how_many_multiples": {
        "digit_only": lambda q: sum(str(q.number) in str(t) for t in range(1, q.n + 1)),
        "digits_too": lambda q: sum(str(q.number) in str(t) or t % q.number == 0 for t in range(1, q.n + 1)),
        "one_too_many": lambda q: q.n // q.number + 1,
        "one_too_few": lambda q: q.n // q.number - 1,
        "last_multiple": lambda q: q.n - q.n % q.number,
    },
    "fast_food how_many_digits": {
        "ends_in": lambda q: sum(str(t)[-1] == str(q.number) for t in range(1, q.n + 1)),
        "counted_twice": lambda q: sum(str(t).count(str(q.number)) for t in range(1, q.n + 1)),
        "tens_only": lambda q: sum(t // 10 == q.number for t in range(1, q.n + 1)),
        "multiple_only": lambda q: q.n // q.number,
        "twins_left_out": lambda q: sum(str(t).count(str(q.number)) == 1 for t in range(1, q.n + 1)),
    },
    "fast_food how_many": {
        "counted_twice": lambda q: q.a + q.b,
        "taken_off_twice": lambda q: q.a + q.b - 2 * q.c,
        "multiple_only": lambda q: q.n // q.number,
        "digit_only": lambda q: sum(str(q.number) in str(t) for t in range(1, q.n + 1)),
        "ends_in": lambda q: sum(t % q.number == 0 or str(t)[-1] == str(q.number) for t in range(1, q.n + 1)),
    },
    "fast_food how_many_nothing": {
        "those_that_score": lambda q: sum(by_hand(t) > 0 for t in range(1, q.n + 1)),
        "counted_twice": lambda q: q.n - q.c - q.s - q.f if q.n > q.c + q.s + q.f else None,
        "three_not_put_back": lambda q: q.n - (q.c + q.s + q.f - q.cs - q.cf - q.sf),
        "three_taken_off": lambda q: q.n - (q.c + q.s + q.f - q.cs - q.cf - q.sf - q.three),
    },
    "fast_food score": {
        **{name: lambda q, look=look: look(q.total) for name, look in LOOKS.items()},
        "how_many_not_points": lambda q: sum(scores(q.total, d) for d in (3, 5, 7)),
    },
    "fast_food score_after": {
        "card_alone": lambda q: by_hand(q.value),
        "total_before": lambda q: by_hand(q.old),
        "new_ten_forgotten": lambda q: by_hand(q.total - 10) if q.value < 10 <= q.old % 10 + q.value else None,
        **{name: lambda q, look=look: look(q.total) for name, look in LOOKS.items()},
        "one_too_few": lambda q: by_hand(q.total - 1),
        "one_too_many": lambda q: by_hand(q.total + 1),
    },
    "fast_food order": {
        "by_number": lambda q: in_order(q, int),
        "greatest_first": lambda q: in_order(q, lambda total: -by_hand(total)),
        "digit_only": lambda q: in_order(q, LOOKS["digit_only"]),
        "multiple_only": lambda q: in_order(q, LOOKS["multiple_only"]),
    },
    "fast_food together": {
        "digit_only": lambda q: totals_where(q, lambda total: all(str(d) in str(total) for d in wanted(q))),
        "multiple_only": lambda q: totals_where(q, lambda total: all(total % d == 0 for d in wanted(q))),
        "one_is_missing": lambda q: totals_where(q, lambda t: sum(scores(t, d) for d in wanted(q)) >= len(wanted(q)) - 1),
        "stopped_after_one": lambda q: q.question.answer[:1],
        "stopped_before_the_last": lambda q: q.question.answer[1:],
    },
    "fast_food colour": {
        "multiple_only": lambda q: totals_where(q, lambda total: total % q.number == 0),
        "digit_only": lambda q: totals_where(q, lambda total: str(q.number) in str(total)),
        "ends_in": lambda q: totals_where(q, lambda total: total % q.number == 0 or total % 10 == q.number),
    },
    "fast_food best_card": {
        "card_alone": lambda q: the_best(q, by_hand),
        "highest_card": lambda q: the_best(q, int),
        **{
            name: lambda q, look=LOOKS[name]: the_best(q, lambda value: look(q.old + value))
            for name in ("digit_only", "multiple_only", "ends_in", "counted_twice")
        },
    },
    "fast_food nothing": {
        **{
            name: lambda q, look=LOOKS[name]: cards_at(q, *[n for n in hand_of(q) if look(q.old + n) == 0])
            for name in ("digit_only", "multiple_only", "ends_in")
        },
        "those_that_score": lambda q: cards_at(q, *[n for n in hand_of(q) if by_hand(q.old + n)]),
        "card_alone": lambda q: cards_at(q, *[n for n in hand_of(q) if by_hand(n) == 0]),
        "stopped_after_one": lambda q: q.question.answer[:1],
    },
    "fast_food reply_most": {
        "own_total": lambda q: by_hand(q.total),
        "total_not_points": lambda q: q.total + max(range(1, 11), key=lambda n: by_hand(q.total + n)),
        "card_not_points": lambda q: max(range(1, 11), key=lambda n: by_hand(q.total + n)),
        **{
            name: lambda q, look=LOOKS[name]: max(look(q.total + n) for n in range(1, 11))
            for name in ("digit_only", "multiple_only", "forgot_several")
        },
        "added_all": lambda q: sum(by_hand(q.total + n) for n in range(1, 11)),
    },
    "fast_food leave": {
        "own_points": lambda q: the_only(q, by_hand),
        "scores_nothing_itself": lambda q: the_only(q, lambda total: -by_hand(total)),
        "lowest_total": lambda q: in_order(q, int)[0],
        "highest_total": lambda q: in_order(q, int)[-1],
        "gives_most": lambda q: the_first(q, lambda total: sum(by_hand(total + n) for n in range(1, 11))),
    },
    # ---------------------------------------------------------------------------------------------- 727
    "seven_twenty_seven totals": {
        "ace_only_one": lambda q: made_of(q, 1),
        "ace_only_eleven": lambda q: made_of(q, 11),
        "middle_forgotten": lambda q: made_of(q, 1, 11),
        "ace_as_ten": lambda q: made_of(q, 1, 10),
        "both_at_once": lambda q: made_of(q, 12) if q.k == 1 else None,
        "ace_left_out": lambda q: made_of(q, 0) if q.k == 1 else None,
    },
    "seven_twenty_seven hand_distance": {
        "court_as_ten": lambda q: abs(sum(min(n, 10) for n in numbers(q)) - q.goal),
        "signed": lambda q: -half(q.d),
        "halves_dropped": lambda q: abs(floor(half(q.total)) - q.goal) if half(q.total) % 1 else None,
        "half_rounded_up": lambda q: abs(ceil(half(q.total)) - q.goal) if half(q.total) % 1 else None,
        "other_goal": lambda q: abs(half(q.total) - (34 - q.goal)),
        "counts_start": lambda q: half(q.d) + 1,
        "counts_between": lambda q: half(q.d) - 1 if half(q.d) > 1 else None,
        "put_together": lambda q: half(q.total) + q.goal,
        "total_not_distance": lambda q: half(q.total),
    },
    "seven_twenty_seven best_total": {
        "ace_only_one": lambda q: half(q.rows[0]["total"]),
        "ace_only_eleven": lambda q: half(q.rows[-1]["total"]),
        "other_goal": lambda q: min((half(row["total"]) for row in q.rows), key=lambda n: (abs(n - 34 + q.goal), n)),
        "court_as_ten": lambda q: min(
            (sum(min(n, 10) for n in numbers(q)) + 10 * n for n in range(len(q.rows))), key=lambda n: (abs(n - q.goal), n)
        ),
        "distance_not_total": lambda q: half(q.d),
        "never_beyond": lambda q: max((n for row in q.rows if (n := half(row["total"])) <= q.goal), default=None),
    },
    "seven_twenty_seven card_for 2": {
        "court_as_one": lambda q: worth_half(q, half(q.need) - 1) if sum(n > 10 for n in numbers(q)) == 2 else None,
        "one_too_many": lambda q: worth_half(q, half(q.need) + 1),
        "one_too_few": lambda q: worth_half(q, half(q.need) - 1),
        "halves_dropped": lambda q: worth_half(q, 1) if q.need == "½" else None,
        "goal_itself": lambda q: worth_half(q, 7),
    },
    "seven_twenty_seven card_for 3": {
        "court_as_one": lambda q: worth_half(q, half(q.need) - 1) if sum(n > 10 for n in numbers(q)) == 2 else None,
        "one_too_many": lambda q: worth_half(q, half(q.need) + 1),
        "one_too_few": lambda q: worth_half(q, half(q.need) - 1),
        "ace_only_one": lambda q: worth_half(q, 10) if q.need == "11" else None,
        "court_as_ten": lambda q: worth_half(q, Fraction(1, 2)) if q.need == "10" else None,
        "halves_dropped": lambda q: worth_half(q, 1) if q.need == "½" else None,
    },
    "seven_twenty_seven value": {
        "court_as_ten": lambda q: rest(q) + 10 * q.k,
        "halves_dropped": lambda q: floor(q.question.answer) if q.k % 2 else None,
        "two_halves_are_ten": lambda q: rest(q) + 10 if q.k == 2 else None,
        "court_as_one": lambda q: rest(q) + q.k,
        "court_as_nought": lambda q: rest(q),
        "court_by_rank": lambda q: sum(numbers(q)),
        "half_taken_away": lambda q: rest(q) - Fraction(1, 2) if q.k == 1 else None,
        "whole_too_many": lambda q: q.question.answer + 1 if q.k % 2 else None,
        "whole_too_few": lambda q: q.question.answer - 1 if q.k % 2 else None,
        "half_too_many": lambda q: None if q.k % 2 else q.question.answer + Fraction(1, 2),
        "half_too_few": lambda q: None if q.k % 2 else q.question.answer - Fraction(1, 2),
    },
    "seven_twenty_seven distance": {
        "signed": lambda q: -q.question.answer,
        "halves_dropped": lambda q: abs(floor(half(q.total)) - q.goal) if half(q.total) % 1 else None,
        "half_rounded_up": lambda q: abs(ceil(half(q.total)) - q.goal) if half(q.total) % 1 else None,
        "other_goal": lambda q: abs(half(q.total) - (34 - q.goal)),
        "counts_start": lambda q: half(q.d) + 1,
        "counts_between": lambda q: half(q.d) - 1 if half(q.d) > 1 else None,
        "put_together": lambda q: half(q.total) + q.goal,
    },
    "seven_twenty_seven nearer_goal": {
        "nearer_goal_ignored": lambda q: max(abs(half(q.total) - goal) for goal in (7, 27)),
        "signed": lambda q: -half(q.d),
        "halves_dropped": lambda q: (
            min(abs(floor(half(q.total)) - goal) for goal in (7, 27)) if q.question.level == 3 else None
        ),
        "between_the_goals": lambda q: 27 - 7,
        "counts_start": lambda q: half(q.d) + 1,
    },
    "seven_twenty_seven share 2": {
        "whole_pot": lambda q: half(q.pot),
        "by_players": lambda q: half(q.pot) / 4,
    },
    "seven_twenty_seven share 3": {
        "whole_pot": lambda q: half(q.pot),
        "by_heads": lambda q: half(q.pot) / len({*q.low, *q.high}),
        "half_not_shared": lambda q: half(q.pot) / 2,
        "whole_pot_shared": lambda q: half(q.pot) / max(len(q.low), len(q.high)),
        "by_players": lambda q: half(q.pot) / 4,
    },
    "seven_twenty_seven share 4": {
        "whole_pot": lambda q: half(q.pot),
        "one_side_only": lambda q: half(q.pot) / 2,
        "tied_side_only": lambda q: half(q.pot) / 2 / 2,
        "by_heads": lambda q: half(q.pot) * 2 / 3,
        "by_players": lambda q: half(q.pot) / 4,
    },
    "seven_twenty_seven left_over": {
        "halving_only": lambda q: q.pot % 2,
        "tie_only": lambda q: q.pot // 2 % q.k,
        "by_heads": lambda q: q.pot % len({*q.low, *q.high}),
        "share_not_rest": lambda q: q.pot // 2 // q.k,
        "nothing_left": lambda q: 0,
    },
}
"""Lesson and kind of question, or lesson, kind and level -> the answer of each misconception."""
