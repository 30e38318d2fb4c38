"""Helpers that the questions of 727 share: dealing hands, writing their sums, asking about them.

`cardlab.lab.exact` computes the worth of hands, their distance from a goal, and the effect of one more card.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import GOALS
from cardlab.lab.exact.seven_twenty_seven import COURTS, PACK, Hand, aces, worth
from cardlab.models.double_target import double_target
from cardlab.teaching.number_reading import written
from cardlab.teaching.question import Answer, Question, distinct

SLUG = "seven_twenty_seven"
FIVE = 10
"""Five points in half points."""
TEN = Fraction(10)
"""The values of jack, queen and king in other games."""


# ------------------------------------------------------------------------------------------------------ worth of hands


def courts(hand: Iterable[Card]) -> int:
    """Returns the number of jacks, queens and kings in a hand."""
    return sum(card.rank in COURTS for card in hand)


def other_goal(goal: int) -> int:
    """Returns 27 for 7, and 7 for 27."""
    return sum(GOALS) - goal


def halves(numbers: Iterable[Fraction]) -> list[int]:
    """Returns points as half points, the unit of the visual model."""
    return [int(2 * number) for number in numbers]


def plus(hand: Iterable[Card], elevens: int = 0) -> str:
    """Returns the sum of a hand as it is written, with this many aces as 11: ``½ + 6 + 11``."""
    cards = list(hand)
    numbers = [worth(card) for card in cards if card.rank != "A"]
    ones = [Fraction(1)] * (aces(cards) - elevens)
    return " + ".join(written(number) for number in (*numbers, *ones, *[Fraction(11)] * elevens))


MAKE = {7: ("A6", "25", "34"), 27: ("TT7", "T98", "999", "AT6", "A97", "A88", "AA5")}
"""The ranks of all hands of two cards that make 7, and of three cards that make 27."""


# ------------------------------------------------------------------------------------------------ drawing


def deal_hands(rng: RandomStream, sizes: Sequence[int], fits: Callable[..., bool]) -> list[Hand]:
    """Draws hands from one pack, with the numbers of cards in `sizes`, until they fit."""
    while True:
        cards = rng.sample(PACK, sum(sizes))
        hands = [tuple(cards[end - size : end]) for size, end in zip(sizes, accumulate(sizes), strict=True)]
        if fits(*hands):
            return hands


def deal_each(rng: RandomStream, sizes: Sequence[int], each: Callable[[Hand], bool], fits: Callable[..., bool]) -> list[Hand]:
    """Does the same as `deal_hands` if each hand must also fit on its own. Each is drawn until it does."""
    while True:
        left, hands = list(PACK), list[Hand]()
        for size in sizes:
            while not each(hand := tuple(rng.sample(left, size))):
                pass
            hands.append(hand)
            left = [card for card in left if card not in hand]
        if fits(*hands):
            return hands


def lay_hands(rng: RandomStream, hands: Sequence[str], without: Sequence[Card] = ()) -> list[Hand]:
    """Returns hands of these ranks from one pack, such as ``("A6", "T98")``; ``K`` stands for any court card.

    Raises:
        StopIteration: One pack does not have enough cards of a rank.
    """
    left = [card for card in rng.shuffled(PACK) if card not in without]

    def lay(rank: str) -> Card:
        wanted = COURTS if rank == "K" else rank
        card = next(card for card in left if card.rank in wanted)
        left.remove(card)
        return card

    return [tuple(lay(rank) for rank in hand) for hand in hands]


def in_one_pack(hands: Sequence[str]) -> bool:
    """Whether one pack has the cards for all these hands at once."""
    return all(n <= (12 if rank == "K" else 4) for rank, n in Bag("".join(hands)).items())


# ------------------------------------------------------------------------------------------------ questions about hands


def question(
    kind: str, level: int, answer: Answer, wrong: Mapping[str, Answer], practises: str, facts: Facts, **more: Any
) -> Question:
    """Returns a question of this lesson. Fractions become texts; `more` may set another type of answer than a number."""
    written_facts = {name: written(fact) if isinstance(fact, Fraction) else fact for name, fact in facts.items()}
    answer_type = more.pop("answer_type", "number")
    return Question(SLUG, kind, answer_type, level, answer, distinct(wrong, answer), written_facts, practises=practises, **more)


def line(totals: Sequence[Fraction], *goals: int) -> dict[str, Any]:
    """Returns a number line with the goals and some totals on it, without their distances. It goes from a multiple of 5 to
    another one, and is at least 10 long.
    """
    possible, targets = halves(totals), [2 * goal for goal in goals or GOALS]
    places = [*possible, *targets]
    low = min(places) // FIVE * FIVE
    high = max(-(-max(places) // FIVE) * FIVE, low + 2 * FIVE)
    return double_target(possible, goals=targets, low=low, high=high, asks=True)


def hops(hand: Iterable[Card]) -> dict[str, Any]:
    """Returns a number line with a hop for each card, from 0 to the total. A whole number has two places."""
    ends = list(accumulate(halves(worth(card) for card in hand), initial=0))
    return {"model": "number_line", "low": 0, "high": -(-ends[-1] // 10) * 10, "hops": ends, "parts": 2, "bare": True}


def first_hop(hand: Sequence[Card]) -> dict[str, Any]:
    """Returns a number line with the hop of the first card. It is long enough for every hand of as many cards."""
    return {**hops(hand[:1]), "high": int(2 * TEN) * len(hand)}


def distance_rows(totals: Sequence[Fraction], goal: int) -> list[Facts]:
    """Returns for each total its distance from a goal, and which of them is greater."""
    return [
        {
            "total": written(total),
            "goal": goal,
            "more": written(max(total, Fraction(goal))),
            "less": written(min(total, Fraction(goal))),
            "d": written(abs(total - goal)),
        }
        for total in totals
    ]


def with_one_more(size: int, goal: int) -> tuple[int, ...]:
    """Returns the possible numbers of cards in the hands of a question: `size` for 7, and one more for 27."""
    return (size,) if goal == 7 else (size + 1,)
