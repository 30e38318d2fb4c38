"""Addition War: sums to twenty, and comparing them. Ages 6 to 8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.core.zones import Facts
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.models.model import State
from cardlab.teaching.bars import bars, bars_to_compare, hands_compared
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.lesson import Deal, ExitTicket, Investigate, Lesson, Play, Practise, Predict, Watch
from cardlab.teaching.pairs import (
    Pair,
    by_how_much,
    chances,
    deal_pairs,
    first_worths,
    how_often_war,
    in_one_pack,
    is_trap,
    lay,
    lay_pairs,
    likely,
    next_of_four,
    pair_counts,
    said_of_several,
    some,
    spoken,
    those,
    three_in_order,
    war_chances,
    war_or_take,
    who_takes,
    worth_and_winner,
)
from cardlab.teaching.question import Answer, Question, Shown, choice_of, distinct, generates

SLUG = "addition_war"
GAME = AdditionWar.with_options()
WITH_COURTS = AdditionWar.with_options(court_cards="11_12_13")
VALUES = range(1, 11)
FACTS = tuple(combinations_with_replacement(VALUES, 2))
"""All pairs of values, the lower number first."""
CHOICES = 5

sums_and_winner = worth_and_winner(SLUG, "ask-sum", "ask-sum-told", "ask-who-told")


def two_bars(one: Pair, other: Pair, asks: str) -> dict[str, Any]:
    """The sums of two players as bars."""
    return {"model": "bar_model", "parts": list(one.shown), "other": list(other.shown), "seats": ["p1", "p2"], "asks": asks}


# ------------------------------------------------------------------------------------------------ sums


def sum_level(a: int, b: int) -> int:
    """How difficult a sum is: within ten; a double or with a ten in it; bridging ten."""
    if a + b <= 10:
        return 1
    return 2 if a == b or 10 in (a, b) else 3


def wrong_sums(a: int, b: int) -> dict[str, Answer]:
    """What is answered to a + b by those who go another way; where two ways meet, the likelier one is named."""
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
    """A good way to a sum, with the numbers that are needed on it."""
    numbers = {"more": more, "less": less, "to_ten": 10 - more, "left": less - (10 - more)}
    if more == less:
        return {"way": "double", **numbers}
    if more == 10:
        return {"way": "ten", **numbers}
    return {"way": "near_double" if more - less == 1 else "bridge" if more + less > 10 else "count_on", **numbers}


@generates("sum", 1, 2, 3)
def sum_of_two(rng: RandomStream, level: int) -> Question:
    """The sum of two cards: within ten, doubles and ten as a part, then bridging ten."""
    (pair,) = deal_pairs(rng, GAME, 1, lambda pair: sum_level(*pair.shown) == level)
    a, b = pair.shown
    return Question(
        SLUG,
        "sum",
        "number",
        level,
        answer=a + b,
        misconceptions=wrong_sums(a, b),
        facts={"a": a, "b": b, "sum": a + b, **way_to(max(a, b), min(a, b))},
        shows=(Shown(pair.cards),),
        model={"model": "ten_frames", "a": a, "b": b, "asks": True},
        practises=f"{max(a, b)}+{min(a, b)}",
    )


@generates("land", 1)
def landing(rng: RandomStream, level: int) -> Question:
    """Where a jump along the number line ends."""
    start, steps = rng.pick(range(3, 12)), rng.pick(range(2, 7))
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
        misconceptions=distinct(wrong, start + steps),
        facts={"start": start, "steps": steps, "sum": start + steps},
        model={"model": "number_line", "low": 0, "high": 20, "value": start, "asks": True},
        practises=f"{max(start, steps)}+{min(start, steps)}",
    )


@generates("missing", 2, 3)
def missing_addend(rng: RandomStream, level: int) -> Question:
    """One card is face down, and the sum is said: within ten, then bridging ten."""
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
        model={"model": "bar_model", "parts": [a, b], "asks": "part"},
        practises=f"{pair.high}+{min(a, b)}",
    )


# ------------------------------------------------------------------------------------------------ comparing sums


def _plain(one: Pair, other: Pair) -> bool:
    return max(one.worth, other.worth) <= 10 and one.worth != other.worth and not is_trap(one, other)


@generates("greater", 1, 2, 3)
def greater_sum(rng: RandomStream, level: int) -> Question:
    """Who takes the cards: sums within ten; then the highest card misleads; then wars, and sums one apart."""
    one, other = {
        1: lambda: deal_pairs(rng, GAME, 2, _plain),
        2: lambda: deal_pairs(rng, GAME, 2, lambda one, other: is_trap(one, other) and one.worth != other.worth),
        3: lambda: deal_pairs(rng, GAME, 2, lambda one, other: abs(one.worth - other.worth) <= 1),
    }[level]()
    return replace(who_takes("greater", level, one, other), model=two_bars(one, other, "whole"))


@generates("compare", 3, 4)
def without_adding(rng: RandomStream, level: int) -> Question:
    """Who takes the cards, without adding: the same number on both sides; then some more here, and some less there."""
    a, b = rng.pick(range(3, 9)), rng.pick(range(3, 9))
    if level == 3:
        other = (a, rng.pick([c for c in VALUES if c not in (a, b)]))
    else:
        other = (a + rng.pick((1, 2)), b - rng.pick((1, 2)))
    one, two = some(rng, lay_pairs(rng, GAME, [(a, b), other]), 2)
    return replace(who_takes("compare", level, one, two, card_by_card(one, two)), model=two_bars(one, two, "whole"))


def card_by_card(one: Pair, other: Pair) -> list[tuple[int, int]]:
    """The cards of two pairs put side by side so that they differ least; equal ones together."""
    (a, b), (c, d) = one.shown, other.shown

    def unlike(rows: list[tuple[int, int]]) -> tuple[int, bool]:
        return sum(abs(x - y) for x, y in rows), all(x != y for x, y in rows)

    return min([(a, c), (b, d)], [(a, d), (b, c)], key=unlike)


@generates("by_how_much", 2, 4)
def how_much_greater(rng: RandomStream, level: int) -> Question:
    """By how much the greater sum wins: sums within ten, then all sums."""
    most = 10 if level == 2 else 20
    more, less = deal_pairs(
        rng, GAME, 2, lambda more, less: 10 * (level > 2) < more.worth <= most and more.worth - less.worth > 1
    )
    return replace(by_how_much(level, more, less), model=two_bars(more, less, "difference"))


@generates("order", 4, 5)
def three_sums(rng: RandomStream, level: int) -> Question:
    """Three pairs in order of their sums; at the last level the highest cards mislead."""
    return three_in_order(rng, GAME, level, trap=level == 5)


# ------------------------------------------------------------------------------------------------ which card, which pairs


@generates("to_win", 3, 4)
def smallest_that_wins(rng: RandomStream, level: int) -> Question:
    """The smallest second card that wins: to be chosen out of a hand, then to be found."""
    other, mine = deal_pairs(rng, GAME, 2, lambda other, mine: 2 <= other.worth + 1 - mine.shown[0] <= 9)
    a, need = mine.shown[0], other.worth + 1 - mine.shown[0]
    asked = Question(
        SLUG,
        "to_win",
        "number",
        level,
        answer=need,
        misconceptions=distinct(
            {
                "makes_a_war": need - 1,
                "not_the_smallest": need + 1,
                "whole_sum": other.worth,
                "put_together": other.worth + a,
            },
            need,
        ),
        facts={**other.facts("c", "d", "t"), "a": a, "tie": need - 1, "need": need, "sum": a + need, "best": need},
        shows=(Shown(other.cards, "other"), Shown(mine.cards[:1], "yours")),
        model={"model": "bar_model", "parts": [a, need], "other": list(other.shown), "asks": "part"},
        practises=f"{max(a, need)}+{min(a, need)}",
    )
    return asked if level == 4 else out_of_a_hand(rng, asked, need, without=(*other.cards, mine.cards[0]))


def out_of_a_hand(rng: RandomStream, asked: Question, need: int, without: Sequence[Card]) -> Question:
    """The same with a hand to choose the card from."""
    rest = some(rng, [value for value in VALUES if not need - 1 <= value <= need + 1], CHOICES - 3)
    values = sorted({need - 1, need, need + 1, *rest})
    named = dict(zip(values, lay(rng, GAME, values, without), strict=True))
    wrong: dict[str, Answer] = {
        "makes_a_war": named[need - 1].name,
        "highest_card": named[values[-1]].name,
        "lowest_card": named[values[0]].name,
        "not_the_smallest": named[need + 1].name,
    }
    return replace(
        asked,
        asked="card",
        answer=named[need].name,
        misconceptions=distinct(wrong, named[need].name),
        facts={**asked.facts, "best": named[need]},
        choices=tuple(choice_of(card) for card in named.values()),
    )


def facts_that_make(n: int) -> list[tuple[int, int]]:
    """All pairs of values that make n, the lower number first."""
    return [(a, b) for a, b in FACTS if a + b == n]


@generates("makes", 3, 4)
def which_pairs_make(rng: RandomStream, level: int) -> Question:
    """Out of several pairs, all that make n: n within ten, then above."""
    n = rng.pick(range(5, 11) if level == 3 else range(11, 17))
    others = [fact for fact in FACTS if abs(sum(fact) - n) > 1]
    while True:
        right = some(rng, facts_that_make(n), 2)
        near = [rng.pick(facts_that_make(n + 1)), rng.pick(facts_that_make(n - 1))]
        facts = [*right, *near, rng.pick([fact for fact in others if fact[1] - fact[0] == n] or others)]
        if in_one_pack(GAME, facts):
            return pairs_that_make(level, n, some(rng, lay_pairs(rng, GAME, facts), CHOICES))


def pairs_that_make(level: int, n: int, pairs: Sequence[Pair]) -> Question:
    """Which of these pairs make n."""
    right = [pair for pair in pairs if pair.worth == n]
    answer = those(right, lambda pair: True)
    wrong = {
        "counts_first_number_in": those(pairs, lambda pair: pair.worth == n + 1),
        "one_too_many": those(pairs, lambda pair: pair.worth == n - 1),
        "subtracted": those(pairs, lambda pair: abs(pair.shown[0] - pair.shown[1]) == n),
        "double_left_out": those(right, lambda pair: pair.shown[0] != pair.shown[1]),
        "stopped_after_one": those(right[:1], lambda pair: True),
    }
    return Question(
        SLUG,
        "makes",
        "several",
        level,
        answer=answer,
        misconceptions=said_of_several(wrong, answer),
        facts={"n": n, "pairs": [pair.facts() for pair in pairs], "which": spoken(right)},
        choices=tuple(pair.choice for pair in pairs),
        model={"model": "bar_model", "parts": list(right[0].shown), "asks": "part"},
        practises=f"makes:{n}",
    )


@generates("how_many_pairs", 4)
def count_of_pairs(rng: RandomStream, level: int) -> Question:
    """How many pairs of values make n, with cards from ace to ten."""
    n = rng.pick(range(5, 18))
    facts = facts_that_make(n)
    wrong: dict[str, Answer] = {
        "turned_round_too": sum(2 if a < b else 1 for a, b in facts),
        "cards_above_ten": n // 2,
        "double_left_out": sum(a < b for a, b in facts),
        "one_left_out": len(facts) - 1,
        "one_too_many": len(facts) + 1,
    }
    return Question(
        SLUG,
        "how_many_pairs",
        "number",
        level,
        answer=len(facts),
        misconceptions=distinct(wrong, len(facts)),
        facts={"n": n, "all": [f"{a} + {b}" for a, b in facts], "low": facts[0][0], "high": facts[0][1], "pairs": len(facts)},
        model={"model": "bar_model", "parts": list(facts[0]), "asks": ""},
        practises=f"pairs:{n}",
    )


# ------------------------------------------------------------------------------------------------ how often


@generates("likely", 5)
def is_the_next_greater(rng: RandomStream, level: int) -> Question:
    """Whether the next pair is likely to beat mine."""
    return likely(level, deal_pairs(rng, GAME, 1, lambda pair: pair.worth >= 18 or rng.below(4) > 0)[0])


@generates("chance", 5)
def chance_of_the_next(rng: RandomStream, level: int) -> Question:
    """The chance that two of the four cards that are left beat my pair."""
    return next_of_four(rng, GAME, level)


def most_often(level: int, high: int) -> Question:
    """Which sum comes most often with four cards each of the numbers from 1 to `high`: the one in the middle."""
    wrong: dict[str, Answer] = {
        "greatest_sum": 2 * high,
        "greatest_card": high,
        "smallest_sum": 2,
        "middle_of_one_card": high // 2,
    }
    return Question(
        SLUG,
        "most_often",
        "number",
        level,
        answer=high + 1,
        misconceptions=distinct(wrong, high + 1),
        facts={"high": high, "least": 2, "most": 2 * high, "sum": high + 1, "all": written_pairs(high)},
        practises="most_often",
    )


def written_pairs(high: int) -> list[str]:
    """The pairs of numbers from 1 to `high` that make the sum in the middle."""
    return [f"{a} + {high + 1 - a}" for a in range(1, (high + 1) // 2 + 1)]


@generates("most_often", 3, 5)
def most_frequent_sum(rng: RandomStream, level: int) -> Question:
    """Which sum comes most often: with the cards that are dealt in the experiment, then with other packs."""
    return most_often(level, rng.pick((10, 13) if level == 3 else (5, 6, 7, 8, 9, 12)))


@generates("how_often_war", 4)
def how_often_is_there_a_war(rng: RandomStream, level: int) -> Question:
    """About how often two sums are equal: the games that were dealt show it, and the exact chance beside them."""
    game = rng.pick((GAME, WITH_COURTS))
    alike = {"all_sums_alike": len(pair_counts(game)), "as_many_as_numbers": len(pairs_of(game).counts)}
    return how_often_war(level, game, {"war_or_not": 2, **alike})


# ------------------------------------------------------------------------------------------------ the lesson

ONE_TURN = {"max_turns": 1}
PACKS = {"court_cards": ("removed", "11_12_13", "ten"), "packs": (1, 2)}

SUMS = Experiment("sums", SLUG, first_worths, pair_counts, chances, options=ONE_TURN, vary=PACKS)
WARS = Experiment("wars", SLUG, war_or_take, lambda _: ("war", "take"), war_chances, options=ONE_TURN, vary=PACKS)

QUESTIONS = (
    *sum_of_two,
    *landing,
    *missing_addend,
    *greater_sum,
    *without_adding,
    *how_much_greater,
    *three_sums,
    *smallest_that_wins,
    *which_pairs_make,
    *count_of_pairs,
    *is_the_next_greater,
    *chance_of_the_next,
    *most_frequent_sum[1:],
)


def pictures(game: AdditionWar, rule: str, facts: Facts, view: View | None) -> list[State]:
    """A pair of cards is ten frames; two pairs are two bars, whose difference is told when somebody takes them."""
    if rule in ("turn_up", "war.lay"):
        return [*map(frames, facts["hands"]), *bars_to_compare(facts["hands"])]
    if rule == "short.last_card":
        return [frames(facts)]
    if hands_compared(rule, facts):
        return [bars([facts["a"], facts["b"]], [facts["c"], facts["d"]], facts)]
    return []


def frames(hand: Facts) -> State:
    """The two cards of a player in ten frames."""
    return {"model": "ten_frames", "of": hand["player"], "a": hand["a"], "b": hand["b"]}


LESSON = Lesson(
    SLUG,
    stages=(
        Watch(Deal(SLUG, "lesson", actions=8)),
        Predict(Deal(SLUG, "lesson", actions=6, shift=1), sums_and_winner, hides=("sum",)),
        Practise(QUESTIONS),
        Play(Deal(SLUG, "lesson", shift=2), asks=sums_and_winner, hides=("sum",)),
        Investigate(SUMS, most_frequent_sum[0]),
        Investigate(WARS, *how_often_is_there_a_war),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    follows=pictures,
)
