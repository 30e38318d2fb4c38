"""Questions about the worth of a hand, and about cards and hands that make 7 or 27."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import GOALS
from cardlab.lab.exact.seven_twenty_seven import HALF, Hand, aces, best, possible, total, worth
from cardlab.lessons.seven_twenty_seven.hand_helpers import (
    MAKE,
    TEN,
    courts,
    deal_hands,
    distance_rows,
    first_hop,
    hops,
    in_one_pack,
    lay_hands,
    line,
    other_goal,
    plus,
    question,
)
from cardlab.teaching.number_reading import canonical, written
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, distinct, generates, with_distractors

CHOICES = 5


# ------------------------------------------------------------------------------------------------------ worth of hands


def misread_courts(k: int, rest: Fraction) -> dict[str, Answer]:
    """Returns wrong totals of a hand with k court cards that are counted wrongly, and other cards that make the rest."""
    wrong: dict[str, Answer] = {"court_as_ten": rest + 10 * k}
    if k % 2:
        wrong["halves_dropped"] = floor(rest + k * HALF)
    if k == 2:
        wrong["two_halves_are_ten"] = rest + 10
    wrong |= {"court_as_one": rest + k, "court_as_nought": rest}
    if k == 1:
        wrong["half_taken_away"] = rest - HALF
    right, step = rest + k * HALF, Fraction(1) if k % 2 else HALF
    near = ("whole_too_many", "whole_too_few") if k % 2 else ("half_too_many", "half_too_few")
    return {**wrong, near[0]: right + step, near[1]: right - step}


@generates("value", 1, 2, 3)
def value_of_a_hand(rng: RandomStream, level: int) -> Question:
    """Asks for the value of a hand without aces: one court card; then several of them; then five cards."""
    size, most = {1: (rng.pick((2, 3)), 1), 2: (rng.pick((3, 4)), 2), 3: (5, 3)}[level]
    fewest = max(1, most - 1)
    (hand,) = deal_hands(rng, [size], lambda hand: not aces(hand) and fewest <= courts(hand) <= most)
    answer, k = total(hand), courts(hand)
    rest = answer - k * HALF
    wrong = misread_courts(k, rest)
    wrong["court_by_rank"] = rest + sum(11 + "JQK".index(card.rank) for card in hand if card.rank in "JQK")
    facts = {"sum": plus(hand), "total": answer, "k": k}
    return question(
        "value",
        level,
        answer,
        wrong,
        f"{k}×½+{rest}",
        facts,
        shows=(Shown(hand),),
        model=first_hop(hand),
        solution=hops(hand),
    )


NEAR_TOTALS = {1: (0, 2, 10, 12, 21), 2: (1, 10, 11, 20, 21, 32), 3: (1, 11, 20, 21, 30, 31)}
"""Number of aces -> how much totals that they cannot make exceed the other cards."""


@generates("totals", 1, 2, 3, 4)
def all_totals(rng: RandomStream, level: int) -> Question:
    """Asks for all totals of a hand: an ace with one number card; then with court cards too; two aces; three."""
    k = max(1, level - 1)
    others = rng.sample("23456789T" if level == 1 else "23456789TK", 1 if level in (1, 4) else rng.pick((1, 2)))
    (hand,) = lay_hands(rng, ["".join(others) + "A" * k])
    right = possible(hand)
    base = right[0] - k
    near = rng.sample([base + n for n in NEAR_TOTALS[k]], 3)  # always the same ones would reveal the answer by their places
    offered = [*right, *near]
    wrong = {
        "ace_only_one": right[:1],
        "ace_only_eleven": right[-1:],
        "middle_forgotten": [right[0], right[-1]],
        "ace_as_ten": [right[0], base + 10 * k],
    }
    if k == 1:
        wrong |= {"both_at_once": [base + 12], "ace_left_out": [base]}
    answer = tuple(map(canonical, right))
    return question(
        "totals",
        level,
        answer,
        distinct({name: tuple(map(canonical, values)) for name, values in wrong.items() if {*values} <= {*offered}}, answer),
        f"totals:{k}:{base}",
        {
            "k": k,
            "lowest": plus(hand),
            "rows": [{"sum": plus(hand, n), "total": written(number)} for n, number in enumerate(right)],
            "which": [written(number) for number in right],
        },
        answer_type="several",
        choices=choices_of([canonical(number) for number in sorted(offered)]),
        shows=(Shown(hand),),
        model=line(right[:1]),
        solution=line(right),
    )


@generates("best_total", 3, 4)
def best_total(rng: RandomStream, level: int) -> Question:
    """Asks which total of a hand with one ace, or with two, is nearest to a goal."""
    goal, k = rng.pick(tuple(GOALS)), level - 2

    def fits(hand: Hand) -> bool:
        near = sorted(abs(number - goal) for number in possible(hand))
        return aces(hand) == k and near[0] < near[1]

    (hand,) = deal_hands(rng, [k + rng.pick((1, 2))], fits)
    every, answer = possible(hand), best(hand, goal)
    wrong: dict[str, Answer] = {
        "ace_only_one": every[0],
        "ace_only_eleven": every[-1],
        "other_goal": best(hand, other_goal(goal)),
        "court_as_ten": best(hand, goal, TEN),
        "distance_not_total": abs(answer - goal),
    }
    if every[0] <= goal:
        wrong["never_beyond"] = max(number for number in every if number <= goal)
    return question(
        "best_total",
        level,
        answer,
        wrong,
        f"best:{goal}:{every[0]}:{k}",
        {
            "goal": goal,
            "lowest": plus(hand),
            "rows": distance_rows(every, goal),
            "total": answer,
            "d": abs(answer - goal),
            "hits": "yes" if answer == goal else "no",
        },
        shows=(Shown(hand),),
        model=line(every, goal),
    )


# ------------------------------------------------------------------------------------------------ cards that make 7 or 27


@generates("card_for", 2, 3)
def card_that_hits(rng: RandomStream, level: int) -> Question:
    """Asks which of five cards makes exactly 7, and then 27, where an ace may count 11."""
    goal = 7 if level == 2 else 27

    def fits(hand: Hand) -> bool:
        need = goal - total(hand)
        return not aces(hand) and (need == HALF or (need.denominator == 1 and 1 <= need <= (6 if goal == 7 else 11)))

    (hand,) = deal_hands(rng, [rng.pick((2, 3)) + (goal == 27)], fits)
    need = goal - total(hand)
    seen: dict[str, Fraction] = {"court_as_one": need - 1} if courts(hand) == 2 else {}
    seen |= {"one_too_many": need + 1, "one_too_few": need - 1}
    if need == 11:
        seen = {"ace_only_one": TEN, **seen}
    elif need == 10:
        seen = {"court_as_ten": HALF, **seen}
    elif need == HALF:
        seen = {"halves_dropped": Fraction(1), **seen}
    if goal == 7:
        seen["goal_itself"] = Fraction(7)
    right = Fraction(1) if need == 11 else need
    every = {HALF, *map(Fraction, range(1, 11))}
    near = list(dict.fromkeys(value for value in seen.values() if value in every and value != right))
    values = with_distractors(rng, right, near, sorted(every), CHOICES)
    cards = lay_hands(rng, [rank_of(value) for value in values], without=hand)
    named = {worth(card): card for (card,) in cards}
    return question(
        "card_for",
        level,
        named[right].name,
        {name: named[value].name for name, value in seen.items() if value in named},
        f"{total(hand)}+{need}",
        {"goal": goal, "sum": plus(hand), "total": total(hand), "need": need, "best": named[right]},
        answer_type="card",
        choices=tuple(choice_of(card) for (card,) in cards),
        shows=(Shown(hand, "yours"),),
        model=line([total(hand)], goal),
    )


def rank_of(value: Fraction) -> str:
    """Returns the rank of a card with this value; ``K`` for any court card."""
    return "K" if value == HALF else {1: "A", 10: "T"}.get(int(value), str(value))


NEARLY = {
    7: {"court_as_nought": ("7K",), "court_as_one": ("6K",), "": ("26", "35", "33", "44", "24")},
    27: {"court_as_ten": ("T7K", "98K"), "": ("AT5", "A98", "T97", "TT6", "998")},
}
"""Hands that make another number, with the misconception that takes them for the goal."""


@generates("makes", 3, 5)
def which_hands_make(rng: RandomStream, level: int) -> Question:
    """Asks which of several hands make 7, then 27."""
    goal = 7 if level == 3 else 27
    while True:
        right = rng.sample(MAKE[goal], rng.pick((2, 3)))
        trap = {name: rng.pick(hands) for name, hands in NEARLY[goal].items() if name}
        plain = rng.sample(NEARLY[goal][""], CHOICES - len(right) - len(trap))
        ranks = rng.sample([*right, *trap.values(), *plain], CHOICES)
        if in_one_pack(ranks) and any("A" in hand for hand in right):
            break
    hands = dict(zip(ranks, lay_hands(rng, ranks), strict=True))

    def those(*wanted: str) -> Answer:
        return tuple(choice_of(*hands[rank]).value for rank in ranks if rank in wanted)

    fitting = [rank for rank in ranks if rank in right]
    wrong = {
        **{name: those(*right, hand) for name, hand in trap.items()},
        "ace_only_one" if goal == 27 else "ace_only_eleven": those(*(rank for rank in right if "A" not in rank)),
        "stopped_after_one": those(fitting[0]),
    }
    return question(
        "makes",
        level,
        those(*right),
        distinct(wrong, those(*right)),
        f"makes:{goal}:{'+'.join(sorted(right))}",
        {
            "goal": goal,
            "rows": [
                {"sum": plus(hand, elevens_for(hand, goal)), "total": written(best(hand, goal))} for hand in hands.values()
            ],
            "which": ["\u00a0".join(card.face for card in hands[rank]) for rank in fitting],
        },
        answer_type="several",
        choices=tuple(choice_of(*hand) for hand in hands.values()),
        solution=line([best(hand, goal) for hand in hands.values()], goal),
    )


def elevens_for(hand: Hand, goal: int) -> int:
    """Returns how many aces count 11 in the best total."""
    return possible(hand).index(best(hand, goal))
