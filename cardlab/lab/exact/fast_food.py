"""Exact answers about Fast Food: the expectation after each total, and the results of cards that are played at random.

Everything is counted exactly, and nothing is dealt. If cards are played at random, every order of the twenty cards is equally
likely, no matter which are in the hand and when a card is drawn. So exact chances are shares of all orders.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from math import comb, factorial
from typing import TYPE_CHECKING

from cardlab.core.cards import pack
from cardlab.games.fast_food import VALUE, ways_to_be_best
from cardlab.lab.exact.answers import About, Answer, ExactError, check_one_of, check_whole, percent, short
from cardlab.lab.exact.card_sums import Known, Sums, known_cards
from cardlab.lab.exact.distribution import Distribution
from cardlab.lab.exact.fast_food_totals import LAST, POINTS, SCORE_BY, points
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import need_matplotlib
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Plot

VALUES = tuple(VALUE.values())
RANK = {value: rank for rank, value in VALUE.items()}
DECK = tuple(sorted(2 * VALUES))


# ----------------------------------------------------------------------------------------------------------- after a total


def replies(total: int) -> dict[int, int]:
    """Each card value that can still be played on a total -> its points."""
    return {value: points(total + value) for value in VALUES if total + value <= LAST}


@cache
def average(total: int) -> Fraction:
    """Returns the average score of the next card, all values from 1 to 10 equally likely; those that pass 110 cannot come."""
    after = replies(total)
    return Fraction(sum(after.values()), len(after))


def values_of(cards: Known | Iterable[int]) -> tuple[int, ...]:
    """Returns the values of cards, lowest first: ``"7d Tc"`` or ``[7, 10]``.

    Raises:
        ExactError: One of them is not in the game, is named twice, or is a number that no card has; or both are mixed.
    """
    named = cards if isinstance(cards, str) else list(cards)
    numbers = [check_whole("the number of a card", number, 1, max(VALUES)) for number in named if isinstance(number, int)]
    if numbers and len(numbers) < len(named):
        raise ExactError("numbers and cards are mixed: give either the numbers or the cards")
    others: Known = named if isinstance(named, str) else [card for card in named if not isinstance(card, int)]
    return tuple(sorted(numbers or (VALUE[card.rank] for card in known_cards(others, _PACK))))


_PACK = frozenset(pack("".join(VALUE)))


def next_card(total: int, cards: Known | Iterable[int] | None = None, score_by: str = "both") -> Distribution[int]:
    """Returns the distribution of the next card's score after a total: ``next_card(69).chance(lambda points: points > 0)`` is
    1.

    Args:
        total: The total that was left, from 0 to 109.
        cards: The cards that may come, each equally likely; None for the numbers from 1 to 10 that do not pass 110.
        score_by: The option that decides which totals score.

    Raises:
        ExactError: There is no such total, or no such card.
    """
    check_one_of("score_by", score_by, SCORE_BY)
    left = tuple(replies(check_whole("total", total, 0, LAST - 1))) if cards is None else values_of(cards)
    if not left:
        raise ExactError("cards is empty, but a card must come: leave `cards` out for those from 1 to 10")
    counted = Bag(points(total + value, score_by) for value in left)
    about = About("exact-next-card", "exact-points", {"total": total})
    return Distribution.counted({scored: counted[scored] for scored in sorted(counted)}, about)


def best_answer(total: int, unseen: Known | Iterable[int], held: int, score_by: str = "both") -> Distribution[int]:
    """Returns the distribution of the best card's score in an unseen hand after a total, every hand of unseen cards equally
    likely.

    Args:
        total: The total that is left.
        unseen: The cards that nobody has shown.
        held: The number of them in the hand.
        score_by: The option that decides which totals score.

    Raises:
        ExactError: There are not enough unseen cards, or no such card.
    """
    check_one_of("score_by", score_by, SCORE_BY)
    left = values_of(unseen)
    if check_whole("held", held) > len(left):
        raise ExactError(f"held is {held}, but only {len(left)} cards are unseen: a hand cannot have more of them")
    counted: Bag[int] = Bag()
    for scored, ways in ways_to_be_best([points(total + value, score_by) for value in left], held):
        counted[scored] += ways
    about = About("exact-best-answer", "exact-points", {"total": check_whole("total", total, 0, LAST), "held": held})
    return Distribution.counted({scored: counted[scored] for scored in sorted(counted)}, about)


@dataclass(frozen=True)
class Prospects(Answer):
    """The prospects of the next player after each total, all values from 1 to 10 equally likely.

    Attributes:
        totals: The totals.
    """

    totals: tuple[int, ...]

    @cached_property
    def average(self) -> Mapping[int, Fraction]:
        """Total -> the average score of the next card."""
        return {total: average(total) for total in self.totals}

    @cached_property
    def scores(self) -> Mapping[int, Fraction]:
        """Total -> the chance that the next card scores at all."""
        return {total: Fraction(sum(map(bool, after.values())), len(after)) for total, after in self._replies.items()}

    @cached_property
    def most(self) -> Mapping[int, int]:
        """Total -> the most that a card can score."""
        return {total: max(after.values()) for total, after in self._replies.items()}

    @cached_property
    def best(self) -> Mapping[int, tuple[int, ...]]:
        """Total -> the cards that score most."""
        return {
            total: tuple(value for value, scored in after.items() if scored == self.most[total])
            for total, after in self._replies.items()
        }

    @cached_property
    def _replies(self) -> Mapping[int, dict[int, int]]:
        return {total: replies(total) for total in self.totals}

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each total: the average, how often the next card scores, the best cards and their points."""
        say = Words(language).say
        headers = [say("exact-total"), say("exact-average"), say("exact-scores-percent"), say("exact-best-cards")]
        headers += [say("exact-points")]
        rows = [
            [
                str(total),
                f"{float(self.average[total]):.1f}",
                percent(self.scores[total]),
                " ".join("10" if RANK[value] == "T" else RANK[value] for value in self.best[total]),
                str(self.most[total]),
            ]
            for total in self.totals
        ]
        return FigureTable(say("exact-prospects"), headers, rows, language=language)

    def plot(self, language: str = DEFAULT_LANGUAGE) -> Plot:
        """Draws a chart of the average score of the next card after each total, ten in a row.

        Raises:
            MissingPackage: matplotlib is not installed.
        """
        need_matplotlib()
        from cardlab.lab.exact.charts import by_total

        words = Words(language)
        return by_total(words.say("exact-prospects"), self.average, words.say("exact-average"), words, ".1f")


def prospects(totals: Iterable[int] = range(LAST)) -> Prospects:
    """Returns the prospects after each total: ``prospects().average[69]`` is 8, and every card scores.

    Raises:
        ExactError: One of them is not a total on which a card can be played.
    """
    return Prospects(tuple(check_whole("a total", total, 0, LAST - 1) for total in totals))


# ------------------------------------------------------------------------------------------------ cards played at random


@cache
def hands_that_make() -> Mapping[tuple[int, int], int]:
    """(k, total) -> the number of sets of k of the twenty cards that add up to the total."""
    sums = Sums(Bag(DECK), len(DECK))
    return {(k, int(total)): n for k in range(len(DECK) + 1) for total, n in sums.of(k).items()}


def sets_without(k: int, total: int, value: int) -> int:
    """Returns the number of sets of k cards that add up to a total and leave one card of this value out.

    It is the number of all sets minus those with the card. The latter are the sets of one card fewer without it, and so on.
    """
    sets, sign = 0, 1
    while k >= 0 and total >= 0:
        sets += sign * hands_that_make().get((k, total), 0)
        k, total, sign = k - 1, total - value, -sign
    return sets


def next_at_random(total: int) -> Distribution[int]:
    """Returns the exact chances of the next card's points after a total, if cards are played at random.

    A set of k cards that makes the total lies on the pile, and each of the others is equally likely to be the next.

    Raises:
        ExactError: No cards make the total, or all of them do.
    """
    check_whole("total", total, 1, LAST - 1)
    n = len(DECK)
    shares = dict.fromkeys(POINTS, Fraction(0))
    for value in VALUES:
        for k in range(1, n):
            if followed := 2 * sets_without(k, total, value):
                shares[points(total + value)] += Fraction(followed, comb(n, k) * (n - k))
    every = sum(shares.values())
    chances = {scored: share / every for scored, share in shares.items() if share}
    return Distribution(chances, About("exact-after-random", "exact-points", {"total": total}))


@dataclass(frozen=True)
class RandomGame(Answer):
    """A game in which both play any card.

    Attributes:
        score_by: The option that decides which totals score.
        first, second: The average scores of the first and the second player.
    """

    score_by: str
    first: Fraction
    second: Fraction

    @property
    def ahead(self) -> Distribution[str]:
        """The chance that the first player, the second one, or nobody is ahead at the end."""
        first, second = (Fraction(orders, ORDERS) for orders in AHEAD[self.score_by])
        chances = {"first": first, "second": second, "same": 1 - first - second}
        return Distribution(chances, About("exact-ahead", "exact-who"))

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns a table of each player's mean score, and how often each is ahead."""
        say = Words(language).say
        rows = [
            [say(f"exact-{who}"), short(mean), f"{float(mean):.2f}", percent(self.ahead[who])]
            for who, mean in (("first", self.first), ("second", self.second))
        ]
        notes = [say("exact-nobody", percent=percent(self.ahead["same"]))]
        headers = ["", say("exact-mean"), "≈", say("exact-ahead-percent")]
        return FigureTable(say("exact-random-game"), headers, rows, notes, language=language)


def random_game(score_by: str = "both") -> RandomGame:
    """Returns the result of a game in which both play any card: ``random_game().ahead["second"]`` is about 53%.

    Raises:
        ExactError: There is no such way to score.
    """
    check_one_of("score_by", score_by, SCORE_BY)
    scored = [[0] * (len(DECK) + 1) for _ in range(2)]
    for (k, total), sets in hands_that_make().items():
        scored[(k - 1) % 2][k] += sets * points(total, score_by)
    first, second = (
        sum((Fraction(n, comb(len(DECK), k)) for k, n in enumerate(counted) if n), Fraction(0)) for counted in scored
    )
    return RandomGame(score_by, first, second)


ORDERS = factorial(len(DECK))
AHEAD = {
    "both": (1079483271654704128, 1283078320587762688),
    "multiples": (1034542985647984640, 1319924912723393536),
    "digits": (1262918750595104768, 1074287666599533568),
}
"""Way to score -> the number of the 20! orders of the cards in which the first player ends ahead, and the second one. Counting
them takes seconds, so they are stored here; the tests of the lesson count them again.
"""
EXTREMES = {"first": (0, 93), "second": (3, 88), "both": (14, 166), "lead": (-82, 84)}
"""Player -> the smallest and the greatest score in all orders of the cards (``lead``: the first player's). The tests of the
lesson count them again.
"""
