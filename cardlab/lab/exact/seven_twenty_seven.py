"""Exact answers about hands of 727: all possible totals, the distances from 7 and 27, and the effect of one more card.

Everything is in points, as exact fractions; the game itself counts in half points (`cardlab.games.seven_twenty_seven`). All
chances are counted over all cards that can come, and none is dealt.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from math import comb
from typing import TypeVar

from cardlab.core.cards import Card, pack
from cardlab.core.numbers import written
from cardlab.games.seven_twenty_seven import GOALS, HALVES
from cardlab.lab.exact.answers import About, Answer, ExactError, Number, check_one_of, check_whole, mean, percent, short
from cardlab.lab.exact.card_sums import Known, Sums, known_cards
from cardlab.lab.exact.distribution import Distribution
from cardlab.lab.figure_table import FigureTable
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

Hand = tuple[Card, ...]
N = TypeVar("N", int, Fraction)

HALF = Fraction(1, 2)
PACK = tuple(pack())
FULL = len(PACK)
CLUBS = tuple(card for card in PACK if card.suit == "c")
SUITS = FULL // len(CLUBS)
COURTS = "JQK"
WORTH = {rank: Fraction(n, 2) for rank, n in HALVES.items()}
"""The value of a card, an ace as 1."""
MORE = 10
"""The difference between an ace as 11 and as 1."""


# ------------------------------------------------------------------------------------------------------ worth of hands


def worth(card: Card, court: Fraction = HALF) -> Fraction:
    """Returns the value of a card, an ace as 1; `court` is the value of jack, queen and king."""
    return court if card.rank in COURTS else WORTH[card.rank]


def total(hand: Iterable[Card], court: Fraction = HALF) -> Fraction:
    """Returns the total of a hand with every ace as 1."""
    return sum((worth(card, court) for card in hand), Fraction(0))


def aces(hand: Iterable[Card]) -> int:
    """Returns the number of aces in a hand."""
    return sum(card.rank == "A" for card in hand)


def possible(hand: Sequence[Card], court: Fraction = HALF) -> list[Fraction]:
    """Returns all totals of a hand, the lowest first: each ace may be 1 or 11."""
    return counted_as(total(hand, court), aces(hand))


def counted_as(lowest: Fraction, aces: int) -> list[Fraction]:
    """Returns all totals of a hand from the total with every ace as 1."""
    return [lowest + MORE * elevens for elevens in range(aces + 1)]


def best(hand: Sequence[Card], goal: int, court: Fraction = HALF) -> Fraction:
    """Returns the total of a hand that is nearest to a goal; the lower one of two equally near totals."""
    return nearest(possible(hand, court), goal)


def nearest(totals: Sequence[N], goal: int) -> N:
    """Returns the one of these totals that is nearest to a goal; the lower one of two equally near totals."""
    return totals[0] if len(totals) == 1 else min(totals, key=lambda total: (abs(total - goal), total))


def away(hand: Sequence[Card], goal: int, court: Fraction = HALF) -> Fraction:
    """Returns how far a hand is from a goal."""
    return abs(best(hand, goal, court) - goal)


# ------------------------------------------------------------------------------------------------ hands of n cards


def _hands(n: int, known: Known, seen: Known) -> Iterator[tuple[int, range]]:
    """Yields hands of n cards when some are known: their number, and all their possible totals in half points.

    Raises:
        ExactError: There are not enough cards, or a known card is not in the pack or is named twice.
    """
    hand, gone = _known(known, seen)
    left = [card for card in PACK if card not in hand and card not in gone]
    more, new_aces = check_whole("n", n, 1, FULL) - len(hand), aces(left)
    if more < 0:
        raise ExactError(f"a hand of {n} cards cannot hold {len(hand)} known ones: ask for {len(hand)} cards or more")
    if more > len(left):
        raise ExactError(
            f"{more} more cards are needed, but only {len(left)} are left: ask for fewer, or name fewer seen cards"
        )
    others: Bag[Number] = Bag(HALVES[card.rank] for card in left if card.rank != "A")
    sums = Sums({value: others[value] for value in sorted(others)}, more)
    low = sum(HALVES[card.rank] for card in hand)
    for drawn in range(min(new_aces, more) + 1):
        choices, elevens = comb(new_aces, drawn), aces(hand) + drawn
        for value, ways in sums.of(more - drawn).items():
            lowest = low + int(value) + drawn * HALVES["A"]
            yield ways * choices, range(lowest, lowest + 2 * MORE * elevens + 1, 2 * MORE)


def _known(hand: Known, seen: Known) -> tuple[Hand, Hand]:
    """Returns the player's own cards, and others that lie elsewhere.

    Raises:
        ExactError: A card is not in the pack, or is named twice.
    """
    held = known_cards(hand, PACK)
    return held, known_cards(seen, (card for card in PACK if card not in held))


def best_totals(n: int, goal: int, hand: Known = "", seen: Known = "") -> Distribution[Fraction]:
    """Returns the distribution of the best total of n cards for a goal; the lower one of two equally near totals.

    ``best_totals(3, 27).ways[27]`` is 268; ``best_totals(4, 27, hand="Ac 9d")`` is for two cards with two more.

    Args:
        n: The number of cards in the final hand.
        goal: 7 or 27.
        hand: The known cards of the hand.
        seen: Cards that lie elsewhere, and cannot come.

    Raises:
        ExactError: There are not enough cards, or a known card is not in the pack or is named twice.
    """
    counted: Bag[int] = Bag()
    check_one_of("goal", goal, GOALS)
    for ways, totals in _hands(n, hand, seen):
        counted[nearest(totals, GOALS[goal])] += ways
    about = About("exact-best-totals", "exact-total", {"n": n, "goal": goal})
    return Distribution.counted({Fraction(halves, 2): counted[halves] for halves in sorted(counted)}, about)


def distances(n: int, goal: int, hand: Known = "", seen: Known = "") -> Distribution[Fraction]:
    """Returns how far the best total of n cards is from a goal: ``distances(2, 7).mean`` is 2620/663.

    Args and Raises: see `best_totals`.
    """
    counted: Bag[Fraction] = Bag()
    for total, ways in best_totals(n, goal, hand, seen).ways.items():
        counted[abs(total - goal)] += ways
    about = About("exact-distances", "exact-distance", {"n": n, "goal": goal})
    return Distribution.counted({distance: counted[distance] for distance in sorted(counted)}, about)


@dataclass(frozen=True)
class Hits(Answer):
    """The numbers of hands of n cards that can count as exactly 7, as exactly 27, and as both.

    Attributes:
        n: The number of cards.
        hands: The number of hands.
        seven, twenty_seven, both: The numbers of hands that can count so.
    """

    n: int
    hands: int
    seven: int
    twenty_seven: int
    both: int

    def ways(self, goal: int) -> int:
        """Returns how many hands can count as exactly 7, or as exactly 27."""
        check_one_of("goal", goal, GOALS)
        return self.seven if goal == 7 else self.twenty_seven

    def chance(self, goal: int) -> Fraction:
        """Returns the chance of exactly 7, or of exactly 27."""
        return Fraction(self.ways(goal), self.hands)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each with its chance."""
        say = Words(language).say
        counted = {"7": self.seven, "27": self.twenty_seven, say("exact-both"): self.both}
        rows = [[name, f"{n:,}", short(share := Fraction(n, self.hands)), percent(share)] for name, n in counted.items()]
        headers = [say("exact-exactly"), say("exact-ways", n=f"{self.hands:,}"), say("exact-chance"), "%"]
        return FigureTable(say("exact-hits", n=self.n), headers, rows, language=language)


def hits(n: int, hand: Known = "", seen: Known = "") -> Hits:
    """Returns how many hands of n cards can count as exactly 7 or 27: ``hits(3).twenty_seven`` is 268.

    Args and Raises: see `best_totals`.
    """
    counted: Bag[tuple[bool, ...]] = Bag()
    for ways, totals in _hands(n, hand, seen):
        counted[tuple(halves in totals for halves in GOALS.values())] += ways
    both = counted[True, True]
    return Hits(n, sum(counted.values()), counted[True, False] + both, counted[False, True] + both, both)


# ------------------------------------------------------------------------------------------------ one more card


@dataclass(frozen=True)
class Draw(Answer):
    """The effect of one of several cards on a hand, each equally likely.

    Attributes:
        hand: The hand.
        left: The cards that may come.
        goal: The goal.
        court: The assumed value of jack, queen and king.
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
        lowest, has = total(self.hand, self.court), aces(self.hand)
        every = [counted_as(lowest + worth(card, self.court), has + (card.rank == "A")) for card in self.left]
        return [nearest(totals, self.goal) for totals in every]

    @cached_property
    def distances(self) -> list[Fraction]:
        """The distance after each of the cards."""
        return [abs(total - self.goal) for total in self.totals]

    @property
    def nearer(self) -> int:
        """The number of cards that bring the hand nearer."""
        return sum(distance < self.now for distance in self.distances)

    @property
    def same(self) -> int:
        """The number of cards that leave it equally far."""
        return self.distances.count(self.now)

    @property
    def farther(self) -> int:
        """The number of cards that take it farther away."""
        return len(self.left) - self.nearer - self.same

    @property
    def exact(self) -> int:
        """The number of cards that hit the goal."""
        return self.distances.count(Fraction(0))

    @property
    def expected(self) -> Fraction:
        """The mean distance after the card."""
        return mean(self.distances)

    @property
    def goes(self) -> Distribution[str]:
        """The chances that the card brings the hand nearer, leaves it equally far, or takes it farther."""
        counted = {"nearer": self.nearer, "same": self.same, "farther": self.farther}
        return Distribution.counted(counted, About("exact-draw-goes", "exact-distance", {"goal": self.goal}))

    @property
    def after(self) -> Distribution[Fraction]:
        """The distribution of the distance after the card."""
        counted = Bag(self.distances)
        about = About("exact-draw-after", "exact-distance", {"goal": self.goal, "now": written(self.now)})
        return Distribution.counted({distance: counted[distance] for distance in sorted(counted)}, about)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns the distance after the card, and how many cards help."""
        table, say = self.after.table(language), Words(language).say
        counted = {"nearer": self.nearer, "same": self.same, "farther": self.farther, "exact": self.exact}
        notes = [say("exact-draw-counts", **counted), *table.notes]
        return FigureTable(table.title, table.headers, table.rows, notes, language=language)


def draw(hand: Known, goal: int, seen: Known = "", *, fresh: bool = False) -> Draw:
    """Returns the effect of one more card on a hand: ``draw("6c Kd", 7).expected``.

    Args:
        hand: The hand.
        goal: 7 or 27.
        seen: Cards that lie elsewhere, and cannot come.
        fresh: Whether any of 52 cards may come, as if nobody had seen any card, not even the hand.

    Raises:
        ExactError: A card is not in the pack, or is named twice; or no card is left to come.
    """
    check_one_of("goal", goal, GOALS)
    held, gone = _known(hand, seen)
    left = PACK if fresh else tuple(card for card in PACK if card not in held and card not in gone)
    if not left:
        raise ExactError("all 52 cards are known, so none is left: name fewer")
    return Draw(held, left, goal)


def end_after(now: Fraction, card: Card, goal: int) -> Fraction:
    """Returns how far from a goal a hand without an ace is, after a card is added to its total."""
    return abs(nearest(counted_as(now + worth(card), aces([card])), goal) - goal)


@cache
def after_one_card(now: Fraction, goal: int) -> tuple[int, int, int, Fraction]:
    """Returns the effect of any card of a full pack on a hand without an ace.

    Args:
        now: The total, in points.
        goal: 7 or 27.

    Returns: The numbers of the 52 cards that bring it nearer, leave it equally far, and take it farther; the mean distance
    after.
    """
    before = abs(now - goal)
    ends = [end_after(now, card, goal) for card in CLUBS]
    nearer, same = SUITS * sum(end < before for end in ends), SUITS * sum(end == before for end in ends)
    return nearer, same, FULL - nearer - same, mean(ends)


@dataclass(frozen=True)
class OneMoreCard(Answer):
    """Whether to take a card, for each total of a hand without an ace, if any of 52 cards is equally likely.

    Attributes:
        goal: 7 or 27.
        totals: The totals.
    """

    goal: int
    totals: tuple[Fraction, ...]

    def expected(self, now: Number) -> Fraction:
        """Returns the mean distance after one card."""
        return after_one_card(Fraction(now), self.goal)[3]

    @property
    def last(self) -> Fraction:
        """The greatest of the totals at which one card brings the hand nearer on average.

        Raises:
            ExactError: There is none among these.
        """
        helped = [now for now in self.totals if self.expected(now) < abs(now - self.goal)]
        if not helped:
            raise ExactError(f"one card brings none of these totals nearer to {self.goal} on average")
        return max(helped)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each total: the distance, how many cards bring it nearer, leave it, take it farther, and the mean distance
        after.
        """
        say = Words(language).say
        headers = [say("exact-total"), say("exact-now"), *map(say, ("exact-nearer", "exact-same", "exact-farther"))]
        headers += [say("exact-after"), "≈"]
        rows = []
        for now in self.totals:
            nearer, same, farther, after = after_one_card(now, self.goal)
            counted = map(str, (nearer, same, farther))
            rows.append([written(now), written(abs(now - self.goal)), *counted, short(after), f"{float(after):.3f}"])
        return FigureTable(say("exact-one-more", goal=self.goal), headers, rows, language=language)


def one_more_card(goal: int, totals: Iterable[Number | float] | None = None) -> OneMoreCard:
    """Answers "Should I take a card?" for each total of a hand without an ace, if any of the 52 cards may come.

    Args:
        goal: 7 or 27.
        totals: Totals in points; None for those from ½ to 3½ beyond the goal.

    Raises:
        ExactError: A total is not a multiple of ½ from ½ on.
    """
    check_one_of("goal", goal, GOALS)
    chosen = [Fraction(n, 2) for n in range(1, 2 * goal + 8)] if totals is None else list(totals)
    for value in chosen:
        if not isinstance(value, int | Fraction | float) or not value > 0 or value * 2 % 1:
            raise ExactError(f"{value!r:.40} is not a total of a hand: give points in halves, from ½")
    return OneMoreCard(goal, tuple(Fraction(value) for value in chosen))
