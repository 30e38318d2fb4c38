"""Figures of a sample with their uncertainty: means, shares, differences; every interval is one of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, sqrt
from operator import mul
from statistics import NormalDist, quantiles

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True)
class Interval:
    """A figure with the interval in which the true one lies in 95 of 100 such samples.

    Attributes:
        value: The figure of the sample.
        low, high: The ends of the interval; nan where so small a sample says nothing.
    """

    value: float
    low: float
    high: float

    def holds(self, figure: float) -> bool:
        """Whether a figure lies in the interval."""
        return self.low <= figure <= self.high

    def __str__(self) -> str:
        return f"{self.value:.4g} ({self.low:.4g} to {self.high:.4g})"


def spread(values: Sequence[int]) -> float:
    """The standard deviation of the population that the whole numbers are a sample of; nan for a single one."""
    n = len(values)
    squares = n * sum(map(mul, values, values)) - sum(values) ** 2  # in whole numbers nothing is rounded away
    return sqrt(squares / (n * (n - 1))) if n > 1 else nan


def mean_of(values: Sequence[int]) -> Interval:
    """The mean, with an interval by Student's distribution: for a hundred values or more, whatever their own distribution,
    and for fewer where that is not far from the normal one.
    """
    n = len(values)
    mean, half = sum(values) / n, student(n - 1) * spread(values) / sqrt(n)
    return Interval(mean, mean - half, mean + half)


def student(degrees: int) -> float:
    """How many standard errors an interval reaches to each side, for the degrees of freedom of the standard deviation.

    Source: E. A. Cornish and R. A. Fisher's expansion of the percentile points (1938), M. Abramowitz and I. Stegun,
    "Handbook of mathematical functions", 26.7.5; within 1 % from 4 degrees on.
    """
    if not degrees:
        return nan
    terms = (Z, (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return sum(term / float(degrees) ** power for power, term in enumerate(terms))


def share_of(hits: int, n: int) -> Interval:
    """A share, with the interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
    inference" (1927).
    """
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Interval(p, middle - half if hits else 0.0, middle + half if hits < n else 1.0)


def difference_of(first: Sequence[int], second: Sequence[int], *, paired: bool) -> Interval:
    """The mean of the first less that of the second; of pairs that go together, or of two samples that do not (Welch)."""
    if paired:
        return mean_of([a - b for a, b in zip(first, second, strict=True)])
    minuend, subtrahend = mean_of(first), mean_of(second)
    half = sqrt((minuend.high - minuend.value) ** 2 + (subtrahend.high - subtrahend.value) ** 2)
    value = minuend.value - subtrahend.value
    return Interval(value, value - half, value + half)


def quarters(values: Sequence[int]) -> tuple[float, float, float]:
    """The lower quartile, the median and the upper quartile."""
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return low, middle, high
