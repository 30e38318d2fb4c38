"""Computes estimates from a sample, with confidence intervals: means, shares, differences. The default level is 95%."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, hypot, inf, isinf, isnan, nan, sqrt
from operator import mul
from random import Random
from statistics import NormalDist, quantiles
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

LEVEL = 0.95
"""The share of samples whose interval contains the true figure."""


@dataclass(frozen=True)
class Interval:
    """A figure with its confidence interval: in 95 of 100 such samples, the interval contains the true figure.

    Attributes:
        value: The figure of the sample.
        low, high: The ends of the interval. They are nan if the sample does not determine them, because it has one match, its
            matches are all alike, or some matches were stopped. For a figure that would have grown if the matches had gone on,
            only the upper end is unknown: infinity.
    """

    value: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether the sample determines an interval."""
        return not isnan(self.low)

    def holds(self, figure: float) -> bool:
        """Whether a figure lies in the interval."""
        return self.low <= figure <= self.high

    def __str__(self) -> str:
        ends = f"{self.low:.4g} or more" if isinf(self.high) else f"{self.low:.4g} to {self.high:.4g}"
        return f"{self.value:.4g} ({ends if self.is_known else 'not known'})"


def spread(values: Sequence[int]) -> float:
    """Returns the standard deviation of the population from which the whole numbers are a sample; nan for a single one."""
    n = len(values)
    squares = n * sum(map(mul, values, values)) - sum(values) ** 2  # in whole numbers, without rounding errors
    return sqrt(squares / (n * (n - 1))) if n > 1 else nan


def normal(level: float) -> float:
    """Returns the number of standard errors that an interval of a normal distribution extends to each side: 1.96 for 0.95."""
    return NormalDist().inv_cdf((1 + level) / 2)


def mean_of(values: Sequence[int], level: float = LEVEL) -> Interval:
    """Returns the mean, with an interval by Student's distribution. It is good for a hundred values or more of any
    distribution, and for fewer if their distribution is nearly normal. Values that are all alike determine no interval, because
    they do not show how far others may lie from them.
    """
    n = len(values)
    mean, half = sum(values) / n, student(n - 1, level) * (spread(values) or nan) / sqrt(n)
    return Interval(mean, mean - half, mean + half)


def student(degrees: int, level: float = LEVEL) -> float:
    """Returns the number of standard errors that an interval extends to each side, for the degrees of freedom of the standard
    deviation.

    Source: E. A. Cornish and R. A. Fisher's expansion of the percentile points (1938), M. Abramowitz and I. Stegun, "Handbook
    of mathematical functions", 26.7.5; within 1% from 4 degrees on.
    """
    if not degrees:
        return nan
    z = normal(level)
    terms = (z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return sum(term / float(degrees) ** power for power, term in enumerate(terms))


def share_of(hits: int, n: int, level: float = LEVEL) -> Interval:
    """Returns a share of independent observations, with its interval; see `share_of_groups` for dependent ones."""
    return wilson(hits / n, n, level)


def wilson(share: float, n: float, level: float = LEVEL) -> Interval:
    """Returns a share of n things, with the interval of E. B. Wilson, "Probable inference, the law of succession, and
    statistical inference" (1927).
    """
    z = normal(level)
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Interval(share, middle - half if share > 0 else 0.0, middle + half if share < 1 else 1.0)


def share_of_groups(hits: Sequence[int], sizes: Sequence[int], level: float = LEVEL) -> Interval:
    """Returns a share of observations that come in groups, such as the cards of matches. Only the groups are independent.

    Source: the ratio estimate and its variance between groups, W. G. Cochran, "Sampling techniques" (1977), chapter 9A.

    Args:
        hits: The number of hits in each group.
        sizes: The size of each group.
    """
    n, every = len(sizes), sum(sizes)
    share = sum(hits) / every
    squares = sum((hit - share * size) ** 2 for hit, size in zip(hits, sizes, strict=True))
    half = student(n - 1, level) * sqrt(n / (n - 1) * squares) / every if n > 1 else nan
    return Interval(share, share - half, share + half)


def difference_of(first: Sequence[int], second: Sequence[int], *, paired: bool, level: float = LEVEL) -> Interval:
    """Returns the mean of the first minus that of the second, of paired values or of two independent samples.

    Each sample has its own Student factor, so the interval is slightly wider than Welch's. It is nan if a sample has a single
    match, and if pairs all differ by the same amount.
    """
    if paired:
        return mean_of([a - b for a, b in zip(first, second, strict=True)], level)
    value = sum(first) / len(first) - sum(second) / len(second)
    half = hypot(*(student(len(some) - 1, level) * spread(some) / sqrt(len(some)) for some in (first, second))) or nan
    return Interval(value, value - half, value + half)


def sign_tested(gap: Interval, pairs: int, level: float) -> Interval:
    """Returns the difference of pairs, with an interval to test it against 0.

    Pairs that all differ by the same amount determine no interval. Yet their difference is not due to chance if there are
    enough of them for a sign test at this level: 6 for 95%.
    """
    alike = not gap.is_known and pairs and 2 ** (1 - pairs) < 1 - level
    return Interval(gap.value, gap.value, gap.value) if alike else gap


def at_share(ordered: Sequence[float], share: float) -> float:
    """Returns a quantile of numbers in order, some of which may be infinite, by linear interpolation between two of them."""
    place = share * (len(ordered) - 1)
    below, rest = ordered[int(place)], place - int(place)
    return below + rest * (ordered[int(place) + 1] - below) if rest and not isinf(below) else below


def quantile_of(values: Sequence[float], share: float, level: float = LEVEL) -> Interval:
    """Returns a quantile, with an interval between two of the values themselves, for any distribution.

    The number of values below the true quantile is binomial, here approximated as normal. If too few values lie beyond it, the
    ends are not known. Source: W. J. Conover, "Practical nonparametric statistics" (1999), 3.2.
    """
    ordered, n = sorted(values), len(values)
    value = at_share(ordered, share)
    half = normal(level) * sqrt(n * share * (1 - share))
    first, last = ceil(n * share - half) - 1, ceil(n * share + half) - 1
    if first < 0 or last >= n:
        return Interval(value, nan, nan)
    return Interval(value, ordered[first], ordered[last])


def bootstrapped(
    statistic: Callable[..., float], columns: Sequence[Sequence[int]], resamples: int, level: float, seed: int
) -> Interval:
    """Returns any figure of a sample, with the interval that contains it in this share of samples drawn from the sample with
    replacement.

    Source: B. Efron, "Bootstrap methods: another look at the jackknife" (1979); the interval is that of the percentiles.

    Args:
        statistic: Computes the figure from the columns.
        columns: Columns of equal length; values in the same place belong together.
        resamples: The number of draws.
        level: The confidence level of the interval.
        seed: The seed of the draws.
    """
    rng, n = Random(seed), len(columns[0])
    drawn = []
    for _ in range(resamples):
        places = rng.choices(range(n), k=n)
        drawn.append(float(statistic(*([column[place] for place in places] for column in columns))))
    drawn.sort()
    beyond = (1 - level) / 2 * (resamples - 1)
    return Interval(float(statistic(*(list(column) for column in columns))), drawn[round(beyond)], drawn[-1 - round(beyond)])


def told_apart(keys: Iterable[K], difference: Callable[[K, float], Interval]) -> frozenset[K]:
    """Returns the differences that chance alone cannot explain, when all of a table are considered together.

    Of a hundred differences that are really zero, five would seem not to be. So the clearest must hold at a level that
    increases with the number of differences, the next one at the level for the remaining ones, and so on: S. Holm, "A simple
    sequentially rejective multiple test procedure" (1979).

    Args:
        keys: The names of the differences.
        difference: Returns one of them, with its interval at a level.
    """
    gaps = {key: difference(key, LEVEL) for key in keys}
    clearest = sorted((key for key, gap in gaps.items() if gap.is_known), key=lambda key: -_clear(gaps[key]))
    found: set[K] = set()
    for place, key in enumerate(clearest):
        if difference(key, 1 - (1 - LEVEL) / (len(clearest) - place)).holds(0):
            break
        found.add(key)
    return frozenset(found)


def _clear(gap: Interval) -> float:
    """Returns the distance of a difference from 0, in half widths of its interval."""
    half = gap.high - gap.value
    return abs(gap.value) / half if half else inf if gap.value else 0.0


def quarters(values: Sequence[int]) -> tuple[float, float, float]:
    """Returns the lower quartile, the median and the upper quartile."""
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return low, middle, high
