"""Questions about the distance from a goal, and about the closest player."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import GOALS
from cardlab.lab.exact.seven_twenty_seven import Hand, aces, away, best, possible, total
from cardlab.lessons.seven_twenty_seven.hand_helpers import (
    TEN,
    courts,
    deal_each,
    deal_hands,
    distance_rows,
    line,
    other_goal,
    plus,
    question,
    with_one_more,
)
from cardlab.teaching.number_reading import written
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, generates


def seats(hands: Sequence[Hand]) -> tuple[Shown, ...]:
    """Returns the hands of players."""
    return tuple(Shown(hand, f"p{number}") for number, hand in enumerate(hands, 1))


# ----------------------------------------------------------------------------------------------------- distance from a goal


def wrong_distances(number: Fraction, goal: int) -> dict[str, Answer]:
    """Returns wrong answers to the distance of a total from a goal, from typical mistakes, the likelier first."""
    right = abs(number - goal)
    wrong: dict[str, Answer] = {"signed": -right}
    if number.denominator > 1:
        wrong |= {"halves_dropped": abs(floor(number) - goal), "half_rounded_up": abs(ceil(number) - goal)}
    wrong |= {"other_goal": abs(number - other_goal(goal)), "counts_start": right + 1}
    if right > 1:
        wrong["counts_between"] = right - 1
    return wrong | {"put_together": number + goal}


def distance_facts(number: Fraction, goal: int) -> Facts:
    """Returns the facts about a total, a goal, and which of them is greater."""
    return {
        "total": number,
        "goal": goal,
        "more": max(number, Fraction(goal)),
        "less": min(number, Fraction(goal)),
        "d": abs(number - goal),
    }


@generates("distance", 1, 2)
def distance_to_a_goal(rng: RandomStream, level: int) -> Question:
    """Asks how far a number is from a goal, on either side: halves from 7 or whole numbers from 27; then halves from 27."""
    goal = 27 if level == 2 else rng.pick(tuple(GOALS))
    places = range(32, 73) if level == 2 else range(2, 27) if goal == 7 else range(40, 69, 2)
    number = Fraction(rng.pick([n for n in places if n != 2 * goal]), 2)
    return question(
        "distance",
        level,
        abs(number - goal),
        wrong_distances(number, goal),
        f"{number}~{goal}",
        distance_facts(number, goal),
        model=line([number], goal),
    )


@generates("hand_distance", 3)
def distance_of_a_hand(rng: RandomStream, level: int) -> Question:
    """Asks how far a hand with court cards is from a goal."""
    goal = rng.pick(tuple(GOALS))

    def fits(hand: Hand) -> bool:
        return not aces(hand) and 0 < courts(hand) < len(hand) and 0 < away(hand, goal) <= 10

    (hand,) = deal_hands(rng, with_one_more(3, goal), fits)
    number = total(hand)
    wrong = {"court_as_ten": abs(total(hand, TEN) - goal), **wrong_distances(number, goal), "total_not_distance": number}
    return question(
        "hand_distance",
        level,
        abs(number - goal),
        wrong,
        f"{number}~{goal}",
        {**distance_facts(number, goal), "sum": plus(hand)},
        shows=(Shown(hand),),
        model=line([number], goal),
    )


@generates("nearer_goal", 2, 3)
def nearer_of_both_goals(rng: RandomStream, level: int) -> Question:
    """Asks how far a number between the goals is from the nearer one: whole numbers, then halves near the middle."""
    numbers = [2 * n for n in range(8, 27) if n != 17] if level == 2 else range(25, 45, 2)
    number = Fraction(rng.pick(numbers), 2)
    near, far = sorted(GOALS, key=lambda goal: abs(number - goal))
    right = abs(number - near)
    wrong: dict[str, Answer] = {"nearer_goal_ignored": abs(number - far), "signed": -right}
    if level == 3:
        wrong["halves_dropped"] = min(abs(floor(number) - goal) for goal in GOALS)
    wrong |= {"between_the_goals": far - near if far > near else near - far, "counts_start": right + 1}
    return question(
        "nearer_goal",
        level,
        right,
        wrong,
        f"nearer:{number}",
        {
            "total": number,
            "goal": near,
            "d": right,
            "other": far,
            "far": abs(number - far),
            "d7": number - 7,
            "d27": 27 - number,
        },
        model=line([number]),
    )


# -------------------------------------------------------------------------------------------- the closest player


NEAR_SIZES = {7: (2, 2, 2, 3), 27: (3, 4, 4, 5)}
"""The numbers of cards in the hands that are compared."""


def near(hand: Hand, goal: int, *, with_aces: bool) -> bool:
    """Whether a hand is so near to a goal that others may be nearer or farther."""
    return away(hand, goal) <= 6 and (with_aces or not aces(hand))


def closest(far: Sequence[Fraction]) -> str:
    """Returns the seat with the smallest distance, or ``tie`` if several are equally near."""
    least = min(far)
    near = [f"p{number}" for number, distance in enumerate(far, 1) if distance == least]
    return near[0] if len(near) == 1 else "tie"


def wrong_closest(hands: Sequence[Hand], goal: int) -> dict[str, Answer]:
    """Returns wrong answers about the nearest player, from typical mistakes."""
    far = [away(hand, goal) for hand in hands]
    wrong: dict[str, Answer] = {}
    if closest(far) == "tie":
        tied = [hand for hand, distance in zip(hands, far, strict=True) if distance == min(far)]
        under = min(tied, key=lambda hand: best(hand, goal))
        wrong["below_goes_first"] = f"p{hands.index(under) + 1}"
    looked = {
        "signed": [goal - best(hand, goal) for hand in hands],
        "court_as_ten": [away(hand, goal, TEN) for hand in hands],
        "ace_only_one": [abs(total(hand) - goal) for hand in hands],
        "ace_only_eleven": [abs(possible(hand)[-1] - goal) for hand in hands],
        "halves_dropped": [Fraction(abs(floor(best(hand, goal)) - goal)) for hand in hands],
        "other_goal": [away(hand, other_goal(goal)) for hand in hands],
    }
    wrong |= {name: closest(seen) for name, seen in looked.items()}
    if wrong["signed"] == "tie":
        del wrong["signed"]
    return wrong | {"not_worked_out": "tie"}


@generates("closest", 2, 3, 4)
def who_is_closest(rng: RandomStream, level: int) -> Question:
    """Asks for the player nearest to a goal: to 7 without aces; then on both sides of a goal; then with aces, and with ties."""
    goal = 7 if level == 2 else rng.pick(tuple(GOALS))
    wants_tie = level == 4 and rng.below(3) == 0

    def fits(*hands: Hand) -> bool:
        ends = [best(hand, goal) for hand in hands]
        if (closest([abs(end - goal) for end in ends]) == "tie") != wants_tie:
            return False
        if level == 4:
            return sum(map(aces, hands)) > 0
        return level == 2 or min(ends) < goal < max(ends)

    hands = deal_each(rng, rng.sample(NEAR_SIZES[goal], 3), lambda hand: near(hand, goal, with_aces=level == 4), fits)
    far = [away(hand, goal) for hand in hands]
    answer = closest(far)
    rows = [{"player": f"p{n}", **row} for n, row in enumerate(distance_rows([best(hand, goal) for hand in hands], goal), 1)]
    return question(
        "closest",
        level,
        answer,
        wrong_closest(hands, goal),
        f"closest:{goal}:{'tie' if answer == 'tie' else 'ace' if level == 4 else 'one'}",
        {
            "goal": goal,
            "rows": rows,
            "d": min(far),
            "same": "yes" if answer == "tie" else "no",
            "winner": answer,
            "hits": "yes" if min(far) == 0 else "no",
        },
        answer_type="one",
        choices=choices_of(("p1", "p2", "p3", "tie")),
        shows=seats(hands),
        model=line([best(hand, goal) for hand in hands], goal),
    )


@generates("order", 4)
def order_of_distance(rng: RandomStream, level: int) -> Question:
    """Asks for the order of three hands by their distance from a goal. Their totals have another order."""
    goal = rng.pick(tuple(GOALS))

    def fits(*hands: Hand) -> bool:
        ends, far = [total(hand) for hand in hands], [away(hand, goal) for hand in hands]
        return len(set(far)) == 3 and min(ends) < goal < max(ends) and far != sorted(far)

    hands = deal_each(rng, rng.sample(NEAR_SIZES[goal], 3), lambda hand: near(hand, goal, with_aces=False), fits)

    def names(ordered: Sequence[Hand]) -> tuple[str, ...]:
        return tuple(choice_of(*hand).value for hand in ordered)

    ordered = sorted(hands, key=lambda hand: away(hand, goal))
    wrong: dict[str, Answer] = {
        "by_total": names(sorted(hands, key=total)),
        "farthest_first": names(ordered[::-1]),
        "greatest_first": names(sorted(hands, key=total)[::-1]),
    }
    if len({away(hand, goal, TEN) for hand in hands}) == 3:
        wrong["court_as_ten"] = names(sorted(hands, key=lambda hand: away(hand, goal, TEN)))
    return question(
        "order",
        level,
        names(ordered),
        wrong,
        f"order:{goal}:{'halves' if any(total(hand).denominator > 1 for hand in hands) else 'whole'}",
        {
            "goal": goal,
            "rows": [{"sum": plus(hand), **row} for hand in hands for row in distance_rows([total(hand)], goal)],
            "distances": [written(away(hand, goal)) for hand in ordered],
            "which": ["\u00a0".join(card.face for card in hand) for hand in ordered],
        },
        answer_type="order",
        choices=tuple(choice_of(*hand) for hand in hands),
        model=line([total(hand) for hand in hands], goal),
    )
