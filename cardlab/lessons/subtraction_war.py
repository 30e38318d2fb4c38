"""Subtraction War: the difference as a distance, and comparing differences. Ages 6 to 9."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.core.zones import Facts
from cardlab.games.addition_war import AdditionWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.models.model import State
from cardlab.teaching.bars import bars, hands_compared
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
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, distinct, generates

SLUG = "subtraction_war"
GAME = SubtractionWar.with_options()
WITH_COURTS = SubtractionWar.with_options(court_cards="11_12_13")
SUMS = {GAME: AdditionWar.with_options(), WITH_COURTS: AdditionWar.with_options(court_cards="11_12_13")}
"""The game of sums with the same pack."""
VALUES = range(1, 11)
FACTS = tuple(combinations_with_replacement(VALUES, 2))
"""All pairs of values, the lower number first."""
CHOICES = 5

differences_and_winner = worth_and_winner(
    SLUG, "subtraction_war_lesson-ask", "subtraction_war_lesson-ask-told", "subtraction_war_lesson-takes"
)


def line(small: int, big: int) -> dict[str, Any]:
    """The stretch between two numbers, without its length."""
    return {"model": "number_line", "low": 0, "high": 10 if big <= 10 else 20, "marks": [small, big], "asks": True}


def line_to_walk(start: int, high: int = 10) -> dict[str, Any]:
    """A number line with a place to move, from the number where it begins."""
    return {"model": "number_line", "low": 0, "high": high, "value": start, "asks": True}


def two_bars(one: Pair, other: Pair) -> dict[str, Any]:
    """The differences of two players as bars."""
    return {"model": "bar_model", "parts": [one.worth], "other": [other.worth], "seats": ["p1", "p2"], "asks": "difference"}


# ------------------------------------------------------------------------------------------------ differences


def difference_level(big: int, small: int) -> int:
    """How difficult a difference is: within five, doubles and neighbours; from ten, and two apart; the rest; over ten."""
    if big > 10:
        return 4
    if big <= 5 or big - small <= 1:
        return 1
    return 2 if big == 10 or big - small == 2 else 3


def wrong_differences(a: int, b: int) -> dict[str, Answer]:
    """What is answered to the difference of a and b by those who go another way; the likelier way is named."""
    big, small = max(a, b), min(a, b)
    wrong: dict[str, Answer] = {"added": a + b}
    if a == b:
        wrong["double_stays"] = a
    if a < b:
        wrong |= {"signed": a - b, "does_not_go": 0}
    if big > 10 > small and small > big - 10:
        wrong["ones_turned_round"] = 10 + small - (big - 10)
    wrong |= {
        "counts_start": big - small + 1,
        "counts_between": big - small - 1,
        "greater_number": big,
        "smaller_number": small,
    }
    return distinct({name: value for name, value in wrong.items() if value != -1 or name == "signed"}, big - small)


def way_to(big: int, small: int) -> Facts:
    """A good way to a difference, with the numbers that are needed on it."""
    numbers = {"big": big, "small": small, "worth": big - small, "to_ten": 10 - small, "rest": big - 10}
    if big - small <= 1:
        return {"way": "double" if big == small else "neighbours", **numbers}
    return {"way": "ten" if big == 10 else "over_ten" if big > 10 > small else "count_on", **numbers}


@generates("difference", 1, 2, 3, 4)
def difference_of_two(rng: RandomStream, level: int) -> Question:
    """How far two cards are apart: neighbours and doubles first; at the last level with jack 11, queen 12 and king 13."""
    game = WITH_COURTS if level == 4 else GAME
    (pair,) = deal_pairs(rng, game, 1, lambda pair: difference_level(*pair.values) == level)
    (a, b), (big, small) = pair.shown, pair.values
    return Question(
        SLUG,
        "difference",
        "number",
        level,
        answer=pair.worth,
        misconceptions=wrong_differences(a, b),
        facts={"a": a, "b": b, **way_to(big, small)},
        shows=(Shown(pair.cards),),
        model=line(small, big),
        practises=f"{big}-{small}",
    )


@generates("how_many_more", 1, 2)
def how_many_more(rng: RandomStream, level: int) -> Question:
    """The same as a comparison of two heaps: up to six, then up to ten."""
    most = 6 if level == 1 else 10
    small, big = sorted(some(rng, range(1, most + 1), 2))
    wrong: dict[str, Answer] = {
        "how_many_not_how_many_more": big,
        "the_other_heap": small,
        "put_together": big + small,
        "counts_start": big - small + 1,
        "counts_between": big - small - 1,
    }
    return Question(
        SLUG,
        "how_many_more",
        "number",
        level,
        answer=big - small,
        misconceptions=distinct(wrong, big - small),
        facts={"big": big, "small": small, "worth": big - small},
        model={"model": "matching_rows", "a": big, "b": small, "asks": True},
        practises=f"{big}-{small}",
    )


@generates("land", 1)
def landing(rng: RandomStream, level: int) -> Question:
    """Where a jump back along the number line ends."""
    start, steps = rng.pick(range(6, 13)), rng.pick(range(2, 6))
    wrong: dict[str, Answer] = {
        "stayed": start,
        "counts_first_number_in": start - steps + 1,
        "one_too_many": start - steps - 1,
        "went_forward": start + steps,
        "steps_from_nought": steps,
    }
    return Question(
        SLUG,
        "land",
        "place",
        level,
        answer=start - steps,
        misconceptions=distinct(wrong, start - steps),
        facts={"start": start, "steps": steps, "left": start - steps},
        model=line_to_walk(start, 20),
        practises=f"{start}-{steps}",
    )


@generates("missing", 2, 3)
def missing_number(rng: RandomStream, level: int) -> Question:
    """What was taken away: from numbers up to six, then up to ten."""
    big = rng.pick(range(3, 7) if level == 2 else range(7, 11))
    taken = rng.pick([taken for taken in range(1, big) if 2 * taken != big])
    left = big - taken
    wrong: dict[str, Answer] = {
        "added": big + left,
        "what_is_left": left,
        "first_number_again": big,
        "counts_start": taken + 1,
        "counts_between": taken - 1,
    }
    return Question(
        SLUG,
        "missing",
        "number",
        level,
        answer=taken,
        misconceptions=distinct(wrong, taken),
        facts={"big": big, "taken": taken, "left": left},
        model=line(left, big),
        practises=f"{big}-{taken}",
    )


@generates("start", 3)
def missing_start(rng: RandomStream, level: int) -> Question:
    """What there was before something was taken away."""
    taken, left = rng.pick(range(2, 6)), rng.pick(range(1, 6))
    wrong: dict[str, Answer] = {
        "subtracted": abs(left - taken),
        "what_is_left": left,
        "what_was_taken": taken,
        "counts_first_number_in": taken + left - 1,
        "one_too_many": taken + left + 1,
    }
    return Question(
        SLUG,
        "start",
        "number",
        level,
        answer=taken + left,
        misconceptions=distinct(wrong, taken + left),
        facts={"taken": taken, "left": left, "big": taken + left},
        model={"model": "bar_model", "parts": [left, taken], "asks": "whole"},
        practises=f"{taken + left}-{taken}",
    )


# ------------------------------------------------------------------------------------------------ comparing differences


@generates("greater", 1, 2, 3)
def greater_difference(rng: RandomStream, level: int) -> Question:
    """Who takes the cards: clear cases; then the highest card misleads; then wars, and differences one apart."""
    fits = {
        1: lambda one, other: abs(one.worth - other.worth) > 1 and not is_trap(one, other),
        2: lambda one, other: one.worth != other.worth and is_trap(one, other),
        3: lambda one, other: abs(one.worth - other.worth) <= 1,
    }
    one, other = deal_pairs(rng, GAME, 2, fits[level])
    return replace(who_takes("greater", level, one, other), model=two_bars(one, other))


@generates("compare", 3, 4)
def without_subtracting(rng: RandomStream, level: int) -> Question:
    """Who takes the cards, without subtracting: one number is on both sides; then both numbers are a little more there."""
    small = rng.pick(range(1, 7))
    big = rng.pick(range(small + 1, 9))
    if level == 4:
        other = (big + rng.pick((1, 2)), small + rng.pick((1, 2)))
    elif rng.coin():
        other = (big, rng.pick([value for value in range(1, big) if value != small] or [big]))
    else:
        other = (rng.pick([value for value in VALUES if value > small and value != big]), small)
    one, two = some(rng, lay_pairs(rng, GAME, [(big, small), other]), 2)
    rows = list(zip(one.values, two.values, strict=True))
    return replace(who_takes("compare", level, one, two, rows), model=two_bars(one, two))


@generates("by_how_much", 4)
def how_much_greater(rng: RandomStream, level: int) -> Question:
    """By how much the greater difference wins."""
    more, less = deal_pairs(rng, GAME, 2, lambda more, less: more.worth - less.worth > 1 and less.worth > 0)
    return replace(by_how_much(level, more, less), model=two_bars(more, less))


@generates("order", 4, 5)
def three_differences(rng: RandomStream, level: int) -> Question:
    """Three pairs in order of their differences; at the last level the highest cards mislead."""
    return three_in_order(rng, GAME, level, trap=level == 5)


# ------------------------------------------------------------------------------------------------ which card, which pairs


@generates("card_for", 2, 3)
def card_for_a_difference(rng: RandomStream, level: int) -> Question:
    """The card of a hand that makes a difference of n: above the own one, then on either side."""
    own = rng.pick(range(1, 7) if level == 2 else range(4, 11))
    right = rng.pick([value for value in VALUES if abs(value - own) > 1 and (level == 3 or value > own)])
    n = abs(right - own)
    near = [value for value in (n, own + n - 1, own - n + 1, own + n + 1, own - n - 1) if value in VALUES]
    near = [value for value in dict.fromkeys(near) if abs(value - own) != n][: CHOICES - 2]
    rest = [value for value in VALUES if abs(value - own) != n and value not in near]
    values = sorted([right, *near, *some(rng, rest, CHOICES - 1 - len(near))])
    mine, *hand = lay(rng, GAME, [own, *values])
    named = {value: card.name for value, card in zip(values, hand, strict=True)}
    looked = {
        "difference_itself": n,
        "counts_start": own + n - 1 if right > own else own - n + 1,
        "counts_between": own + n + 1 if right > own else own - n - 1,
    }
    wrong: dict[str, Answer] = {name: named[value] for name, value in looked.items() if value in named}
    return Question(
        SLUG,
        "card_for",
        "card",
        level,
        answer=named[right],
        misconceptions=distinct(wrong, named[right]),
        facts={
            "own": own,
            "n": n,
            "ways": "down" if own + n > 10 else "up" if own - n < 1 else "both",
            "big": max(own, right),
            "small": min(own, right),
            "best": hand[values.index(right)],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        practises=f"{max(own, right)}-{min(own, right)}",
    )


@generates("both_cards", 4)
def both_cards_for_a_difference(rng: RandomStream, level: int) -> Question:
    """All numbers that are n away: often there is one on either side."""
    n = rng.pick(range(2, 5))
    own = rng.pick(range(n + 1, 11 - n) if rng.below(4) else VALUES)
    others = [value for value in VALUES if value != own]
    mine, *hand = lay(rng, GAME, [own, *others])
    named = {value: card.name for value, card in zip(others, hand, strict=True)}

    def cards_at(*values: int) -> Answer:
        return tuple(named[value] for value in others if value in values)

    answer = cards_at(own - n, own + n)
    wrong = {
        "only_below": cards_at(own - n),
        "only_above": cards_at(own + n),
        "counts_start": cards_at(own - n + 1, own + n - 1),
        "counts_between": cards_at(own - n - 1, own + n + 1),
        "difference_itself": cards_at(n),
    }
    right = [value for value in (own - n, own + n) if value in VALUES]
    return Question(
        SLUG,
        "both_cards",
        "several",
        level,
        answer=answer,
        misconceptions=said_of_several(wrong, answer),
        facts={
            "own": own,
            "n": n,
            "rows": [{"big": max(own, value), "small": min(own, value), "n": n} for value in right],
            "which": [hand[others.index(value)].face for value in right],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        practises=f"both_cards:{n}",
    )


@generates("best_card", 3)
def best_second_card(rng: RandomStream, level: int) -> Question:
    """Which second card gives the greatest difference: the one at the far end."""
    while True:
        own, *values = some(rng, VALUES, CHOICES)
        far = sorted(values, key=lambda value: abs(value - own))
        if abs(far[-1] - own) > abs(far[-2] - own):
            break
    values.sort()
    mine, *hand = lay(rng, GAME, [own, *values])
    named = {value: card.name for value, card in zip(values, hand, strict=True)}
    answer = named[far[-1]]
    wrong: dict[str, Answer] = {
        "highest_card": named[values[-1]],
        "lowest_card": named[values[0]],
        "nearest_card": named[far[0]],
    }
    return Question(
        SLUG,
        "best_card",
        "card",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={
            "own": own,
            "rows": [{"big": max(own, value), "small": min(own, value), "worth": abs(value - own)} for value in values],
            "worth": abs(far[-1] - own),
            "best": hand[values.index(far[-1])],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        practises="best_card:high" if far[-1] == values[-1] else "best_card:low",
    )


def facts_apart(n: int) -> list[tuple[int, int]]:
    """All pairs of values that are n apart, the lower number first."""
    return [(a, b) for a, b in FACTS if b - a == n]


@generates("ties", 3, 4)
def which_pairs_tie(rng: RandomStream, level: int) -> Question:
    """Out of several pairs, all that go to war with one: small differences, then all up to six."""
    n = rng.pick(range(1, 4) if level == 3 else range(7))
    others = [fact for fact in FACTS if fact[1] - fact[0] != n]
    while True:
        own, *right = some(rng, facts_apart(n), 3)
        same_sum = [fact for fact in others if sum(fact) == sum(own) and not set(fact) & set(own)]
        same_card = [fact for fact in others if set(fact) & set(own)]
        wrong = [*some(rng, same_card, 2), *some(rng, same_sum, min(1, len(same_sum)))]
        if in_one_pack(GAME, [own, *right, *wrong]):
            break
    mine, *pairs = lay_pairs(rng, GAME, [own, *right, *wrong])
    return pairs_that_tie(level, mine, some(rng, pairs, len(pairs)))


def pairs_that_tie(level: int, mine: Pair, pairs: list[Pair]) -> Question:
    """Which of these pairs have the same difference as mine."""
    right = [pair for pair in pairs if pair.worth == mine.worth]
    answer = those(right, lambda pair: True)
    wrong = {
        "same_sum": those(pairs, lambda pair: pair.total == mine.total),
        "same_card": those(pairs, lambda pair: bool(set(pair.shown) & set(mine.shown))),
        "stopped_after_one": those(right[:1], lambda pair: True),
    }
    return Question(
        SLUG,
        "ties",
        "several",
        level,
        answer=answer,
        misconceptions=said_of_several(wrong, answer),
        facts={**mine.facts(), "pairs": [pair.facts() for pair in pairs], "which": spoken(right)},
        choices=tuple(pair.choice for pair in pairs),
        shows=(Shown(mine.cards, "yours"),),
        model=line(*reversed(mine.values)),
        practises=f"ties:{mine.worth}",
    )


@generates("how_many_pairs", 4)
def count_of_pairs(rng: RandomStream, level: int) -> Question:
    """How many pairs of values are n apart, with cards from ace to ten: a step fewer for each step apart."""
    n = rng.pick(range(1, 9))
    facts = facts_apart(n)
    wrong: dict[str, Answer] = {
        "counts_start": len(facts) + 1,
        "turned_round_too": 2 * len(facts),
        "as_many_as_numbers": len(VALUES),
        "one_left_out": len(facts) - 1,
    }
    return Question(
        SLUG,
        "how_many_pairs",
        "number",
        level,
        answer=len(facts),
        misconceptions=distinct(wrong, len(facts)),
        facts={"n": n, "all": [f"{b} − {a}" for a, b in facts], "high": 1 + n, "pairs": len(facts)},
        model=line(1, 1 + n),
        practises=f"pairs:{n}",
    )


# ------------------------------------------------------------------------------------------------ how often


@generates("likely", 5)
def is_the_next_greater(rng: RandomStream, level: int) -> Question:
    """Whether the next pair is likely to beat mine."""
    return likely(level, deal_pairs(rng, GAME, 1, lambda pair: pair.worth > 6 or rng.below(4) > 0)[0])


@generates("chance", 5)
def chance_of_the_next(rng: RandomStream, level: int) -> Question:
    """The chance that two of the four cards that are left beat my pair."""
    return next_of_four(rng, GAME, level)


@generates("most_often", 4, 5)
def most_frequent_difference(rng: RandomStream, level: int) -> Question:
    """Which of four differences comes most often; 0 is always one of them, and seldom the answer."""
    counts = pair_counts(GAME)
    offered = [0, *sorted(some(rng, range(1, 6) if level == 4 else range(4, 10), 3))]
    best = max(offered, key=lambda worth: counts[worth])
    wrong = {"nought_first": 0, "next_to_nought": offered[1], "greatest": offered[-1]}
    return Question(
        SLUG,
        "most_often",
        "one",
        level,
        answer=str(best),
        misconceptions=distinct({name: str(worth) for name, worth in wrong.items()}, str(best)),
        facts={"rows": [{"n": worth, "pairs": counts[worth]} for worth in offered], "best": best, "pairs": counts[best]},
        choices=choices_of([str(worth) for worth in offered]),
        practises="most_often:0" if best == 0 else "most_often",
    )


@generates("how_often_war", 4)
def how_often_is_there_a_war(rng: RandomStream, level: int) -> Question:
    """About how often two differences are equal."""
    game = rng.pick((GAME, WITH_COURTS))
    wrong = {"war_or_not": 2, "all_alike": len(pair_counts(game)), "as_with_sums": round(1 / pairs_of(SUMS[game]).tie)}
    return how_often_war(level, game, wrong)


# ------------------------------------------------------------------------------------------------ the lesson

ONE_TURN = {"max_turns": 1}
PACKS = {"court_cards": ("removed", "11_12_13", "ten"), "packs": (1, 2)}

DIFFERENCES = Experiment("differences", SLUG, first_worths, pair_counts, chances, options=ONE_TURN, vary=PACKS)
WARS = Experiment("wars", SLUG, war_or_take, lambda _: ("war", "take"), war_chances, options=ONE_TURN, vary=PACKS)

QUESTIONS = (
    *difference_of_two,
    *how_many_more,
    *landing,
    *missing_number,
    *missing_start,
    *greater_difference,
    *without_subtracting,
    *how_much_greater,
    *three_differences,
    *card_for_a_difference,
    *both_cards_for_a_difference,
    *best_second_card,
    *which_pairs_tie,
    *count_of_pairs,
    *is_the_next_greater,
    *chance_of_the_next,
    *most_frequent_difference[1:],
)


def pictures(game: SubtractionWar, rule: str, facts: Facts, view: View | None) -> list[State]:
    """A pair of cards is a stretch on the number line and two rows of dots; two differences are two bars."""
    hands = facts["hands"] if rule in ("turn_up", "war.lay") else [facts] if rule == "short.last_card" else []
    if hands:
        return [state for hand in hands for state in (stretch(hand), rows(hand))]
    if hands_compared(rule, facts):
        return [bars([facts["worth"]], [facts["other"] if "other" in facts else facts["worth"]], facts)]
    return []


def stretch(hand: Facts) -> State:
    """The way from the smaller number to the greater; beyond ten by way of ten."""
    big, small = hand["a"], hand["b"]
    hops = sorted({small, 10, big}) if small < 10 < big else [small, big] if small < big else []
    high = 10 if big <= 10 else 20
    return {"model": "number_line", "of": hand["player"], "low": 0, "high": high, "hops": hops, "marks": [small, big]}


def rows(hand: Facts) -> State:
    """The two cards of a player as rows of dots."""
    return {"model": "matching_rows", "of": hand["player"], "a": hand["a"], "b": hand["b"]}


LESSON = Lesson(
    SLUG,
    stages=(
        Watch(Deal(SLUG, "lesson", actions=8)),
        Predict(Deal(SLUG, "lesson", actions=6, shift=1), differences_and_winner, hides=("difference",)),
        Practise(QUESTIONS),
        Play(Deal(SLUG, "lesson", shift=2), asks=differences_and_winner, hides=("difference",)),
        Investigate(DIFFERENCES, most_frequent_difference[0]),
        Investigate(WARS, *how_often_is_there_a_war),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    follows=pictures,
)
