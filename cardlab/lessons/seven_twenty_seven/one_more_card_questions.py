"""Questions about one more card: should I take it, and how often does a card help?"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable
from fractions import Fraction
from math import comb, floor, perm, prod
from typing import Any

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import GOALS
from cardlab.lab.exact.answers import mean
from cardlab.lab.exact.seven_twenty_seven import (
    FULL,
    HALF,
    PACK,
    Draw,
    Hand,
    aces,
    after_one_card,
    best,
    end_after,
    possible,
    total,
    worth,
)
from cardlab.lessons.seven_twenty_seven.hand_helpers import (
    MAKE,
    TEN,
    courts,
    deal_hands,
    distance_rows,
    hops,
    line,
    plus,
    question,
    with_one_more,
)
from cardlab.teaching.number_reading import canonical, written
from cardlab.teaching.question import Answer, Question, Shown, choices_of, generates

# ------------------------------------------------------------------------------------------------ should I take a card?


def deal_draw(rng: RandomStream, goal: int, cards: int, fits: Callable[[Draw], bool], *, with_aces: bool) -> Draw:
    """Draws a hand below a goal, and some cards for the next draw, until they fit."""
    while True:
        (hand,) = deal_hands(
            rng, with_one_more(2, goal), lambda hand: 0 < goal - best(hand, goal) <= 8 and (with_aces or not aces(hand))
        )
        left = tuple(rng.sample([card for card in PACK if card not in hand and (with_aces or card.rank != "A")], cards))
        draw = Draw(hand, left, goal)
        if fits(draw):
            return draw


def draw_facts(draw: Draw) -> Facts:
    """Returns the facts of a hand and the cards for the next draw: each with the total that it makes, and its distance from the
    goal.
    """
    rows = distance_rows(draw.totals, draw.goal)
    (before,) = distance_rows([best(draw.hand, draw.goal)], draw.goal)
    return {
        **before,
        "now": draw.now,
        "rows": [{"card": card, **row} for card, row in zip(draw.left, rows, strict=True)],
        "n": len(draw.left),
        "nearer": draw.nearer,
        "sum": " + ".join(map(written, draw.distances)),
        "expected": draw.expected,
    }


def shown_draw(draw: Draw) -> dict[str, Any]:
    """Returns the cards shown with it: both rows, and the hand on the line with the goal."""
    shows = (Shown(draw.hand, "yours"), Shown(draw.left, "left"))
    return {"shows": shows, "model": line(possible(draw.hand), draw.goal)}


@generates("chance", 3, 4, 5)
def chance_to_get_nearer(rng: RandomStream, level: int) -> Question:
    """Asks for the chance that one of the remaining cards brings the hand nearer: four cards, then six, then eight
    with aces.
    """
    goal, cards = 7 if level == 3 else rng.pick(tuple(GOALS)), 2 * level - 2
    draw = deal_draw(rng, goal, cards, lambda draw: 0 < draw.nearer < cards, with_aces=level == 5)
    answer = Fraction(draw.nearer, cards)
    not_beyond = sum(d < draw.now and one <= goal for one, d in zip(draw.totals, draw.distances, strict=True))
    shares = {
        "same_counted": Fraction(draw.nearer + draw.same, cards),
        "exact_only": Fraction(draw.exact, cards),
        "other_way_round": 1 - answer,
        "never_beyond": Fraction(not_beyond, cards),
        "court_as_ten": Fraction(Draw(draw.hand, draw.left, goal, TEN).nearer, cards),
        "out_of_the_pack": Fraction(draw.nearer, FULL),
        "half_and_half": HALF,
    }
    wrong: dict[str, Answer] = {"how_many_not_what_share": draw.nearer}
    wrong |= {name: share for name, share in shares.items() if 0 < share < 1}
    return question(
        "chance",
        level,
        answer,
        wrong,
        f"chance:{draw.nearer}/{cards}",
        {**draw_facts(draw), "chance": answer, "shorter": "no" if answer.denominator == cards else "yes"},
        **shown_draw(draw),
    )


@generates("mean", 3)
def mean_value(rng: RandomStream, level: int) -> Question:
    """Asks for the mean value of four cards with court cards among them."""

    def fits(cards: Hand) -> bool:
        return not aces(cards) and courts(cards) > 0 and total(cards) % 2 == 0

    (cards,) = deal_hands(rng, [4], fits)
    answer, values = total(cards) / 4, sorted(map(worth, cards))
    wrong: dict[str, Answer] = {"sum_not_mean": total(cards), "court_as_ten": total(cards, TEN) / 4}
    if answer.denominator > 1:
        wrong["halves_dropped"] = floor(answer)
    wrong |= {"middle_cards": (values[1] + values[2]) / 2, "middle_of_the_ends": (values[0] + values[-1]) / 2}
    return question(
        "mean",
        level,
        answer,
        wrong,
        f"mean:{total(cards)}",
        {"sum": plus(cards), "whole": total(cards), "mean": answer},
        shows=(Shown(cards),),
        solution=hops(cards),
    )


@generates("expected", 4, 5)
def expected_distance(rng: RandomStream, level: int) -> Question:
    """Asks for the mean distance after one card: four cards and a whole or half answer; then five cards with aces."""
    goal, cards = 7 if level == 4 else rng.pick(tuple(GOALS)), level

    def fits(draw: Draw) -> bool:
        return draw.expected != draw.now and (level == 5 or draw.expected.denominator <= 2)

    draw = deal_draw(rng, goal, cards, fits, with_aces=level == 5)
    wrong: dict[str, Answer] = {
        "sum_not_mean": sum(draw.distances),
        "signed": abs(mean(draw.totals) - goal),
        "distance_now": draw.now,
        "mean_total": mean(draw.totals),
        "best_card_only": min(draw.distances),
        "court_as_ten": Draw(draw.hand, draw.left, goal, TEN).expected,
    }
    return question(
        "expected", level, draw.expected, wrong, f"expected:{goal}:{draw.now}", draw_facts(draw), **shown_draw(draw)
    )


def compared_to_now(draw: Draw) -> str:
    """Returns whether a card brings a hand nearer to the goal on average."""
    return "same" if draw.expected == draw.now else "nearer" if draw.expected < draw.now else "farther"


@generates("should", 4, 5)
def should_i_take_a_card(rng: RandomStream, level: int) -> Question:
    """Asks whether one card brings the hand nearer on average. At the last level, most of the cards often suggest otherwise."""
    goal, cards = 7 if level == 4 else rng.pick(tuple(GOALS)), level
    answer = rng.pick(("nearer", "nearer", "farther", "farther", "same"))
    misleads = level == 5 and answer == "farther" and rng.coin()

    def fits(draw: Draw) -> bool:
        return compared_to_now(draw) == answer and (2 * draw.nearer > cards or not misleads)

    draw = deal_draw(rng, goal, cards, fits, with_aces=level == 5)
    hopes = "most_cards_nearer" if 2 * draw.nearer > cards else "hopes_for_a_hit"
    wrong = {"nearer": hopes, "farther": "fears_going_beyond", "same": "one_against_another"}
    return question(
        "should",
        level,
        answer,
        {name: said for said, name in wrong.items() if said != answer},
        f"should:{goal}:{answer}",
        {**draw_facts(draw), "sign": {"nearer": "<", "farther": ">", "same": "="}[answer], "answer": answer},
        answer_type="one",
        choices=choices_of(("nearer", "same", "farther")),
        **shown_draw(draw),
    )


@generates("helpful", 4)
def helpful_cards(rng: RandomStream, level: int) -> Question:
    """Asks how many of the 52 cards of a full pack bring a total nearer to a goal."""
    goal = rng.pick(tuple(GOALS))
    now = goal - Fraction(rng.pick(range(1, 11)), 2)
    ends = [end_after(now, card, goal) for card in PACK]
    nearer, same, farther, _ = after_one_card(now, goal)
    wrong: dict[str, Answer] = {
        "numbers_not_cards": nearer // 4,
        "exact_only": ends.count(Fraction(0)),
        "same_counted": nearer + same,
        "court_once": nearer - 8,
        "other_way_round": farther,
    }
    return question(
        "helpful",
        level,
        nearer,
        {name: n for name, n in wrong.items() if n},
        f"helpful:{goal}:{now}",
        {"goal": goal, "now": now, "d": goal - now, "ranks": helpful_ranks(now, goal), "m": nearer // 4, "nearer": nearer},
        model=line([now], goal),
    )


def helpful_ranks(now: Fraction, goal: int) -> list[str]:
    """Returns the ranks that bring a total nearer to a goal, as they are printed on the cards."""
    nearer = [card for card in PACK if end_after(now, card, goal) < abs(now - goal)]
    return list(dict.fromkeys(card.face[:-1] for card in nearer))


@generates("helpful_left", 5)
def helpful_cards_left(rng: RandomStream, level: int) -> Question:
    """Asks the same as `helpful_cards`, but the cards of the player's own hand can no longer come."""
    goal = rng.pick(tuple(GOALS))

    def own(hand: Hand) -> int:
        return sum(end_after(total(hand), card, goal) < abs(total(hand) - goal) for card in hand)

    def fits(hand: Hand) -> bool:
        return not aces(hand) and HALF <= goal - total(hand) <= 5 and own(hand) > 0

    (hand,) = deal_hands(rng, with_one_more(2, goal), fits)
    now = total(hand)
    nearer, same, _, _ = after_one_card(now, goal)
    left = nearer - own(hand)
    wrong: dict[str, Answer] = {
        "own_cards_counted": nearer,
        "numbers_not_cards": nearer // 4,
        "all_own_cards_taken_away": nearer - len(hand),
        "same_counted": left + same,
    }
    return question(
        "helpful_left",
        level,
        left,
        wrong,
        f"left:{goal}:{now}",
        {
            "goal": goal,
            "now": now,
            "n": FULL - len(hand),
            "ranks": helpful_ranks(now, goal),
            "m": nearer // 4,
            "nearer": nearer,
            "own": own(hand),
            "left": left,
        },
        shows=(Shown(hand, "yours"),),
        model=line([now], goal),
    )


def last_total(goal: int, helps: Any) -> Fraction:
    """Returns the greatest total below a goal at which one card of a full pack helps, by the function `helps`."""
    below_goal = [goal - Fraction(n, 2) for n in range(1, 13)]
    return max(now for now in below_goal if helps(*after_one_card(now, goal), goal - now))


@generates("up_to", 4, 5)
def when_to_draw(rng: RandomStream, level: int) -> Question:
    """Asks up to which total more cards bring a hand nearer than farther: for 7 at first, then for 27."""
    goal = 7 if level == 4 else 27
    answer = last_total(goal, lambda nearer, same, farther, after, now: nearer > farther)
    wrong = {
        "mean_distance": last_total(goal, lambda nearer, same, farther, after, now: after < now),
        "as_many_farther": last_total(goal, lambda nearer, same, farther, after, now: nearer >= farther),
        "whole_number_before": Fraction(goal - 1),
        "as_long_as_one_helps": last_total(goal, lambda nearer, same, farther, after, now: nearer > 0),
    }
    rows = [
        {"total": written(now), "a": after_one_card(now, goal)[0], "b": after_one_card(now, goal)[2]}
        for now in (answer, answer + HALF)
    ]
    return question(
        "up_to",
        level,
        canonical(answer),
        {name: canonical(now) for name, now in wrong.items()},
        f"up_to:{goal}",
        {"goal": goal, "rows": rows, "total": answer, "next": answer + HALF},
        answer_type="one",
        choices=choices_of([canonical(now) for now in rng.shuffled(sorted({answer, *wrong.values()}))]),
        solution=line([answer], goal),
    )


# ---------------------------------------------------------------------------------------------- frequencies


@generates("ways", 5)
def ways_to_hold_a_hand(rng: RandomStream, level: int) -> Question:
    """Asks how many hands from one pack have these numbers: all different, or two or three alike."""
    goal = rng.pick((7, 27, 27))
    ranks = rng.pick(MAKE[goal])
    counts = Bag(ranks)
    ways = prod(comb(4, n) for n in counts.values())
    orders = prod(range(1, len(ranks) + 1))
    wrong: dict[str, Answer] = {
        "suits_forgotten": 1,
        "same_card_twice": 4 ** len(ranks),
        "order_counted": prod(perm(4, n) for n in counts.values()) * (orders if len(counts) == len(ranks) else 1),
        "added": 4 * len(ranks),
        "four_in_all": 4,
    }
    return question(
        "ways",
        level,
        ways,
        wrong,
        f"ways:{ranks}",
        {
            "goal": goal,
            "ranks": ["10" if rank == "T" else rank for rank in ranks],
            "most": max(counts.values()),
            "n": len(ranks),
            "factors": " × ".join(str(comb(4, n)) for n in counts.values()),
            "ways": ways,
        },
    )
