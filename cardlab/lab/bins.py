"""Chooses the bins of a histogram of whole numbers, all of equal width."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterator, Sequence
from typing import NamedTuple

MOST_BARS = 40
CROWD = 0.99
"""The share of matches that is drawn to scale if a few last far longer than the others, which then share one bar."""


class Bins(NamedTuple):
    """Bins of equal width for whole numbers.

    Attributes:
        start: The smallest number of the first bin.
        width: How many numbers make a bin.
        n: The number of bins.
        rest: The smallest number beyond them; None if there is none.
    """

    start: int
    width: int
    n: int
    rest: int | None

    @property
    def edges(self) -> list[float]:
        """The borders between the bins."""
        return [self.start - 0.5 + self.width * i for i in range(self.n + 1)]

    @property
    def middles(self) -> list[float]:
        """The middle of each bin."""
        return [edge + self.width / 2 for edge in self.edges[:-1]]

    def counts(self, values: Sequence[int]) -> list[int]:
        """Returns the number of values in each bin."""
        found = Bag((value - self.start) // self.width for value in values)
        return [found[i] for i in range(self.n)]

    def beyond(self, values: Sequence[int]) -> int:
        """Returns the number of values beyond the bins."""
        return 0 if self.rest is None else sum(value >= self.rest for value in values)


def bins(values: Sequence[int], most: int = MOST_BARS, *, crowd: float = CROWD) -> Bins:
    """Returns at most `most` bins of 1, 2, 5, 10, 20, … numbers, for all values or for all but a long thin tail."""
    ordered = sorted(values) or [0]
    low, high = ordered[0], ordered[-1]
    last = ordered[int(crowd * (len(ordered) - 1))]
    if high - low <= most or high - low < 1.5 * (last - low):
        last = high
    width = next(w for w in _widths() if last // w - low // w < most)
    start = low // width * width
    n = last // width - start // width + 1
    rest = start + n * width
    return Bins(start, width, n, rest if rest <= high else None)


def _widths() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
