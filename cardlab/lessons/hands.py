"""Hands of 727 for its lesson: what they are worth, how far they are from a goal, and what one more card does, exactly.

Everything is in points, as exact fractions; the game itself counts in half points (`cardlab.games.seven_twenty_seven`).
All chances are counted over all cards that can come; none is dealt.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import accumulate, combinations_with_replacement
from math import comb, prod
from typing import Any

from cardlab.cards import Card, pack
from cardlab.chance import Chance
from cardlab.games.seven_twenty_seven import GOALS, HALVES
from cardlab.lessons.answer import written
from cardlab.lessons.models import double_target
from cardlab.lessons.pairs import some
from cardlab.lessons.question import Answer, Question, distinct
from cardlab.table import Facts

Hand = tuple[Card, ...]

SLUG = "seven_twenty_seven"
HALF = Fraction(1, 2)
PACK = tuple(pack())
COURTS = "JQK"
TEN = Fraction(10)
"""What jack, queen and king count in other games."""
FULL = len(PACK)


# ------------------------------------------------------------------------------------------------ what a hand is worth


WORTH = {rank: Fraction(n, 2) for rank, n in HALVES.items()}
"""What a card counts, an ace as 1."""


def worth(card: Card, court: Fraction = HALF) -> Fraction:
    """What a card counts, an ace as 1; `court` is what jack, queen and king are taken for."""
    return court if card.rank in COURTS else WORTH[card.rank]


def total(hand: Iterable[Card], court: Fraction = HALF) -> Fraction:
    """What a hand counts with every ace as 1."""
    return sum((worth(card, court) for card in hand), Fraction(0))


def courts(hand: Iterable[Card]) -> int:
    """How many jacks, queens and kings are in a hand."""
    return sum(card.rank in COURTS for card in hand)


def aces(hand: Iterable[Card]) -> int:
    """How many aces are in a hand."""
    return sum(card.rank == "A" for card in hand)


def possible(hand: Sequence[Card], court: Fraction = HALF) -> list[Fraction]:
    """All totals of a hand, the lowest first: each ace may be 1 or 11."""
    lowest = total(hand, court)
    return [lowest, *(lowest + 10 * elevens for elevens in range(1, aces(hand) + 1))]


def best(hand: Sequence[Card], goal: int, court: Fraction = HALF) -> Fraction:
    """The total of a hand that is nearest to a goal; of two equally near the lower."""
    every = possible(hand, court)
    return every[0] if len(every) == 1 else min(every, key=lambda one: (abs(one - goal), one))


def away(hand: Sequence[Card], goal: int, court: Fraction = HALF) -> Fraction:
    """How far a hand is from a goal."""
    return abs(best(hand, goal, court) - goal)


def other_goal(goal: int) -> int:
    """27 for 7, and 7 for 27."""
    return sum(GOALS) - goal


def halves(numbers: Iterable[Fraction]) -> list[int]:
    """Points as half points, as the visual model has them."""
    return [int(2 * number) for number in numbers]


def plus(hand: Iterable[Card], elevens: int = 0) -> str:
    """The sum of a hand as it is written, with so many aces as 11: ``½ + 6 + 11``."""
    cards = list(hand)
    numbers = [worth(card) for card in cards if card.rank != "A"]
    ones = [Fraction(1)] * (aces(cards) - elevens)
    return " + ".join(written(number) for number in (*numbers, *ones, *[Fraction(11)] * elevens))


MAKE = {7: ("A6", "25", "34"), 27: ("TT7", "T98", "999", "AT6", "A97", "A88", "AA5")}
"""The ranks of all hands of two cards that make 7, and of three cards that make 27."""


# ------------------------------------------------------------------------------------------------ drawing


def deal_hands(chance: Chance, sizes: Sequence[int], fits: Callable[..., bool]) -> list[Hand]:
    """Hands of one pack, with as many cards as `sizes` says, drawn until they fit."""
    while True:
        cards = some(chance, PACK, sum(sizes))
        hands = [tuple(cards[end - size : end]) for size, end in zip(sizes, accumulate(sizes), strict=True)]
        if fits(*hands):
            return hands


def deal_each(chance: Chance, sizes: Sequence[int], each: Callable[[Hand], bool], fits: Callable[..., bool]) -> list[Hand]:
    """The same where every hand must fit by itself as well; each is drawn until it does."""
    while True:
        left, hands = list(PACK), list[Hand]()
        for size in sizes:
            while not each(hand := tuple(some(chance, left, size))):
                pass
            hands.append(hand)
            left = [card for card in left if card not in hand]
        if fits(*hands):
            return hands


def lay_hands(chance: Chance, hands: Sequence[str], without: Sequence[Card] = ()) -> list[Hand]:
    """Hands of these ranks out of one pack, such as ``("A6", "T98")``; ``K`` stands for any court card.

    Raises:
        StopIteration: One pack has not so many of a rank.
    """
    left = [card for card in chance.shuffled(PACK) if card not in without]

    def lay(rank: str) -> Card:
        wanted = COURTS if rank == "K" else rank
        card = next(card for card in left if card.rank in wanted)
        left.remove(card)
        return card

    return [tuple(lay(rank) for rank in hand) for hand in hands]


def in_one_pack(hands: Sequence[str]) -> bool:
    """Whether one pack has the cards for all these hands at once."""
    return all(n <= (12 if rank == "K" else 4) for rank, n in Bag("".join(hands)).items())


# ------------------------------------------------------------------------------------------------ one more card


@dataclass(frozen=True)
class Draw:
    """What happens to a hand when one of several cards comes, each equally likely.

    Attributes:
        hand: The hand.
        left: The cards of which one comes.
        goal: The goal that is looked at.
        court: What jack, queen and king are taken for.
    """

    hand: Hand
    left: Hand
    goal: int
    court: Fraction = HALF

    @cached_property
    def now(self) -> Fraction:
        """The distance before the card."""
        return away(self.hand, self.goal, self.court)

    @cached_property
    def totals(self) -> list[Fraction]:
        """The best total after each of the cards."""
        return [best((*self.hand, card), self.goal, self.court) for card in self.left]

    @cached_property
    def distances(self) -> list[Fraction]:
        """The distance after each of the cards."""
        return [abs(one - self.goal) for one in self.totals]

    @property
    def nearer(self) -> int:
        """How many of the cards bring the hand nearer."""
        return sum(distance < self.now for distance in self.distances)

    @property
    def same(self) -> int:
        """How many of the cards leave it just as far away."""
        return self.distances.count(self.now)

    @property
    def exact(self) -> int:
        """How many of the cards hit the goal."""
        return self.distances.count(Fraction(0))

    @property
    def expected(self) -> Fraction:
        """The mean distance after the card."""
        return mean(self.distances)


def mean(numbers: Sequence[Fraction]) -> Fraction:
    """The sum, shared out equally."""
    return sum(numbers, Fraction(0)) / len(numbers)


def end_after(now: Fraction, card: Card, goal: int) -> Fraction:
    """How far from a goal a hand without an ace is, when a card has come to its total."""
    return min(abs(now + worth(card) + more - goal) for more in ((0, 10) if card.rank == "A" else (0,)))


@cache
def after_one_card(now: Fraction, goal: int) -> tuple[int, int, int, Fraction]:
    """A hand without an ace, and any card of a full pack.

    Args:
        now: The total, in points.
        goal: 7 or 27.
    Returns: How many of the 52 cards bring it nearer, leave it as far away, and take it farther; the mean distance after.
    Source: rules/seven_twenty_seven.md, Mathematics, the table "Should I take a card?".
    """
    before = abs(now - goal)
    ends = [end_after(now, card, goal) for card in PACK]
    nearer, same = sum(end < before for end in ends), sum(end == before for end in ends)
    return nearer, same, FULL - nearer - same, mean(ends)


@cache
def exact_hands(size: int, goal: int) -> int:
    """How many hands of so many cards of one pack can be counted as exactly the goal."""
    card = {worth(card): card for card in PACK}
    counts = Bag(worth(card) for card in PACK)
    found = 0
    for values in combinations_with_replacement(sorted(counts), size):
        if goal in possible([card[value] for value in values]):
            found += prod(comb(counts[value], n) for value, n in Bag(values).items())
    return found


def exact_chance(size: int, goal: int) -> Fraction:
    """The chance that so many cards of one pack can be counted as exactly the goal."""
    return Fraction(exact_hands(size, goal), comb(FULL, size))


# ------------------------------------------------------------------------------------------------ questions about hands


def asked(
    kind: str, level: int, answer: Answer, wrong: Mapping[str, Answer], practises: str, facts: Facts, **more: Any
) -> Question:
    """A question of this lesson. Fractions are told as they are written; `more` may say that it asks for no number."""
    told = {name: written(fact) if isinstance(fact, Fraction) else fact for name, fact in facts.items()}
    how = more.pop("asked", "number")
    return Question(SLUG, kind, how, level, answer, distinct(wrong, answer), told, practises=practises, **more)


def line(totals: Sequence[Fraction], *goals: int) -> dict[str, Any]:
    """The line with the goals and some totals on it, without their distances."""
    return double_target(halves(totals), goals=[2 * goal for goal in goals or GOALS], asks=True)


def distance_rows(totals: Sequence[Fraction], goal: int) -> list[Facts]:
    """For each total, how far it is from a goal."""
    return [{"total": written(one), "goal": goal, "d": written(abs(one - goal))} for one in totals]


def with_one_more(size: int, goal: int) -> tuple[int, ...]:
    """How many cards the hands of a question have: so many for 7, and one more for 27."""
    return (size,) if goal == 7 else (size + 1,)
