"""Exact answers about totals of Fast Food: the score of each, and how many numbers score, by inclusion and exclusion.

Everything is counted exactly, and nothing is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from cardlab.games.fast_food import CATEGORIES, reasons, scoring
from cardlab.lab.exact.answers import About, Answer, check_one_of, check_whole
from cardlab.lab.exact.distribution import Distribution
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import need_matplotlib
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Plot

LAST = 110
"""The total of all twenty cards."""
TOTALS = range(1, LAST + 1)
NUMBERS = tuple(number for number, _ in CATEGORIES.values())
POINTS = (0, 1, 3, 4, 7, 8, 10, 11)
"""All possible scores of a total."""
SCORE_BY = ("both", "multiples", "digits")


# --------------------------------------------------------------------------------------------------- scores of totals


@cache
def points(total: int, score_by: str = "both") -> int:
    """Returns the score of a total.

    Args:
        total: The total.
        score_by: The reason to score: ``multiples`` of 3, 5 and 7, these ``digits``, or ``both``.
    """
    return sum(scoring(total, score_by).values())


def why(total: int, number: int) -> str:
    """Returns why a total counts for 3, 5 or 7: ``multiple``, ``digit``, ``both`` or ``neither``."""
    multiple, digit = reasons(total, number)
    return "both" if multiple and digit else "multiple" if multiple else "digit" if digit else "neither"


@dataclass(frozen=True)
class Scores(Answer):
    """The scores of the totals from 1 to n.

    Attributes:
        n: The last total.
        score_by: The option that decides which totals score.
    """

    n: int = LAST
    score_by: str = "both"

    @cached_property
    def totals(self) -> Mapping[int, tuple[int, ...]]:
        """Points, the most first -> the totals with that score."""
        found: dict[int, list[int]] = {}
        for total in range(1, self.n + 1):
            found.setdefault(points(total, self.score_by), []).append(total)
        return {scored: tuple(found[scored]) for scored in sorted(found, reverse=True)}

    @cached_property
    def distribution(self) -> Distribution[int]:
        """The distribution of the points of a total, each total equally likely."""
        ways = {scored: len(self.totals[scored]) for scored in sorted(self.totals)}
        return Distribution.counted(ways, About("exact-points-of", "exact-points", {"n": self.n}))

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns the points, and the totals that score them."""
        say = Words(language).say
        rows = [[str(scored), ", ".join(map(str, totals)), str(len(totals))] for scored, totals in self.totals.items()]
        headers = [say("exact-points"), say("exact-totals"), say("exact-how-many")]
        notes = [self.distribution.figures(Words(language))]
        return FigureTable(say("exact-scores", n=self.n), headers, rows, notes, language=language)

    def plot(self, language: str = DEFAULT_LANGUAGE) -> Plot:
        """Draws the points of each total as a chart, ten in a row.

        Raises:
            MissingPackage: matplotlib is not installed.
        """
        need_matplotlib()
        from cardlab.lab.exact.charts import by_total

        words = Words(language)
        each = {total: points(total, self.score_by) for total in range(1, self.n + 1)}
        return by_total(words.say("exact-scores", n=self.n), each, words.say("exact-points"), words)


def scores(n: int = LAST, score_by: str = "both") -> Scores:
    """Returns the score of every total up to n: ``scores().totals[11]`` is (35, 57, 75, 105).

    Raises:
        ExactError: n is not a whole number from 1 to 1,000, or there is no such way to score.
    """
    check_one_of("score_by", score_by, SCORE_BY)
    return Scores(check_whole("n", n, 1, MOST), score_by)


MOST = 1_000
"""The greatest number for which totals are counted. The game ends at 110, but tables may go further."""


# -------------------------------------------------------------------------------------------------- counts up to n


def multiples(number: int, n: int) -> int:
    """Returns how many numbers from 1 to n are multiples."""
    return n // number


def with_digit(number: int, n: int) -> int:
    """Returns how many numbers from 1 to n have the digit."""
    return sum(str(number) in str(value) for value in range(1, n + 1))


def with_both(number: int, n: int) -> int:
    """Returns how many multiples from 1 to n have the digit as well."""
    return sum(all(reasons(value, number)) for value in range(1, n + 1))


def counting_for(number: int, n: int) -> int:
    """Returns how many numbers from 1 to n count for 3, 5 or 7: multiples and digits together, minus those counted twice."""
    return multiples(number, n) + with_digit(number, n) - with_both(number, n)


@cache
def in_all(numbers: tuple[int, ...], n: int) -> int:
    """Returns how many numbers from 1 to n count for all of these."""
    return sum(all(any(reasons(value, number)) for number in numbers) for value in range(1, n + 1))


def scoring_up_to(n: int) -> int:
    """Returns how many numbers from 1 to n score: the single categories, minus pairs of categories, plus all three."""
    pairs = sum(in_all(two, n) for two in combinations(NUMBERS, 2))
    return sum(counting_for(number, n) for number in NUMBERS) - pairs + in_all(NUMBERS, n)


@dataclass(frozen=True)
class InclusionExclusion(Answer):
    """The number of numbers from 1 to n that count for 7, 5 and 3, and that score at all, step by step.

    Attributes:
        n: The last number.
    """

    n: int

    @cached_property
    def multiples(self) -> Mapping[int, int]:
        """7, 5, 3 -> the number of multiples."""
        return {number: multiples(number, self.n) for number in NUMBERS}

    @cached_property
    def digits(self) -> Mapping[int, int]:
        """7, 5, 3 -> the number of numbers with the digit."""
        return {number: with_digit(number, self.n) for number in NUMBERS}

    @cached_property
    def both(self) -> Mapping[int, int]:
        """7, 5, 3 -> the number of multiples that have the digit as well, and were counted twice."""
        return {number: with_both(number, self.n) for number in NUMBERS}

    @cached_property
    def single(self) -> Mapping[int, int]:
        """7, 5, 3 -> the number of numbers that count for it."""
        return {number: self.multiples[number] + self.digits[number] - self.both[number] for number in NUMBERS}

    @cached_property
    def pairs(self) -> Mapping[tuple[int, int], int]:
        """Two of 7, 5, 3 -> the number of numbers that count for both."""
        return {(a, b): in_all((a, b), self.n) for a, b in combinations(NUMBERS, 2)}

    @property
    def three(self) -> int:
        """The number of numbers that count for all three."""
        return in_all(NUMBERS, self.n)

    @property
    def scoring(self) -> int:
        """The number of numbers that score at all."""
        return sum(self.single.values()) - sum(self.pairs.values()) + self.three

    @property
    def nothing(self) -> int:
        """The number of numbers that score nothing."""
        return self.n - self.scoring

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns multiples and digits of each number; then how many score at all."""
        say = Words(language).say
        headers = [say("exact-number"), say("exact-multiples"), say("exact-digits"), say("exact-twice"), say("exact-together")]
        rows = [
            [str(number), *(str(counted[number]) for counted in (self.multiples, self.digits, self.both, self.single))]
            for number in NUMBERS
        ]
        single, pairs = " + ".join(map(str, self.single.values())), " − ".join(map(str, self.pairs.values()))
        notes = [f"{single} − {pairs} + {self.three} = {self.scoring}", f"{self.n} − {self.scoring} = {self.nothing}"]
        return FigureTable(say("exact-up-to", n=self.n), headers, rows, notes, language=language)


def inclusion_exclusion(n: int = LAST) -> InclusionExclusion:
    """Counts the numbers up to n that score, by inclusion and exclusion: ``inclusion_exclusion(110).nothing`` is 27.

    Raises:
        ExactError: n is not a whole number from 1 to 1,000.
    """
    return InclusionExclusion(check_whole("n", n, 1, MOST))
