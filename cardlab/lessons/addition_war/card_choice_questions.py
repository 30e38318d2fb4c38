"""Questions about the card that wins, and the pairs that make a sum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardlab.core.cards import Card
from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import CHOICES, FACTS, GAME, SLUG, VALUES, frames
from cardlab.lessons.shared_by_wars.comparison_questions import spoken, those
from cardlab.lessons.shared_by_wars.pair import Pair, deal_pairs, in_one_pack, lay, lay_pairs
from cardlab.teaching.question import Answer, Question, Shown, choice_of, distinct, generates, with_distractors


@generates("to_win", 3, 4)
def smallest_that_wins(rng: RandomStream, level: int) -> Question:
    """Asks for the smallest second card that wins: first from a hand, then any."""
    other, mine = deal_pairs(rng, GAME, 2, lambda other, mine: 2 <= other.worth + 1 - mine.shown[0] <= 9)
    a, need = mine.shown[0], other.worth + 1 - mine.shown[0]
    question = Question(
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
        model={"model": "bar_model", "parts": [a, need - 1], "other": list(other.shown), "asks": "part"},
        practises=f"{max(a, need)}+{min(a, need)}",
    )
    return question if level == 4 else out_of_a_hand(rng, question, need, without=(*other.cards, mine.cards[0]))


def out_of_a_hand(rng: RandomStream, question: Question, need: int, without: Sequence[Card]) -> Question:
    """Returns the same question with a hand from which to choose the card."""
    values = with_distractors(rng, need, [need - 1, need + 1], VALUES, CHOICES)
    named = dict(zip(values, lay(rng, GAME, values, without), strict=True))
    looked = {"makes_a_war": need - 1, "highest_card": max(values), "lowest_card": min(values), "not_the_smallest": need + 1}
    wrong: dict[str, Answer] = {name: named[value].name for name, value in looked.items() if value in named}
    return replace(
        question,
        answer_type="card",
        answer=named[need].name,
        misconceptions=distinct(wrong, named[need].name),
        facts={**question.facts, "best": named[need]},
        choices=tuple(choice_of(card) for card in named.values()),
    )


def facts_that_make(n: int) -> list[tuple[int, int]]:
    """Returns all pairs of values that make n, the lower number first."""
    return [(a, b) for a, b in FACTS if a + b == n]


@generates("makes", 3, 4)
def which_pairs_make(rng: RandomStream, level: int) -> Question:
    """Asks which of several pairs make n: within ten, then above."""
    n = rng.pick(range(5, 11) if level == 3 else range(11, 17))
    others = [fact for fact in FACTS if abs(sum(fact) - n) > 1]
    while True:
        right = rng.sample(facts_that_make(n), rng.pick((2, min(3, len(facts_that_make(n))))))
        near = [rng.pick(facts_that_make(n + 1)), rng.pick(facts_that_make(n - 1))]
        apart = rng.pick([fact for fact in others if fact[1] - fact[0] == n] or others)
        facts = [*right, *near, apart][:CHOICES]
        if in_one_pack(GAME, facts):
            return pairs_that_make(level, n, rng.sample(lay_pairs(rng, GAME, facts), CHOICES))


def pairs_that_make(level: int, n: int, pairs: Sequence[Pair]) -> Question:
    """Asks which of these pairs make n."""
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
        misconceptions=distinct(wrong, answer),
        facts={"n": n, "pairs": [pair.facts() for pair in pairs], "which": spoken(right)},
        choices=tuple(pair.choice for pair in pairs),
        model=frames(*pairs[0].shown),
        practises=f"makes:{n}",
    )


@generates("how_many_pairs", 4)
def count_of_pairs(rng: RandomStream, level: int) -> Question:
    """Asks how many pairs of values make n, with cards from ace to ten."""
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
