"""Estimates survival curves: the share of matches that still go on, and its quantiles, if some matches were stopped."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import inf

from cardlab.lab.estimates import LEVEL, Interval, wilson


@dataclass(frozen=True)
class Survival:
    """A survival curve, which falls in steps.

    Attributes:
        times: The times at which it falls, lowest first, from 0 (or the smallest, if that is lower) to the last observed one.
        shares: The share of matches that still goes on after each of them, with its interval.
    """

    times: tuple[int, ...]
    shares: tuple[Interval, ...]

    def quantile(self, share: float) -> float:
        """Returns the first time by which this share of the matches is over; infinity if too few were observed to end."""
        most = 1 - share + 1e-12  # sums of shares may be wrong in their last digit
        return next((time for time, left in zip(self.times, self.shares, strict=True) if left.value <= most), inf)

    def quantile_within(self, share: float) -> Interval:
        """Returns the same with its interval: the times at which the interval of the curve itself reaches this share.

        Source: R. Brookmeyer and J. Crowley, "A confidence interval for the median survival time" (1982).
        """
        most = 1 - share + 1e-12
        low, high = (
            next((time for time, end in zip(self.times, ends, strict=True) if end <= most), inf)
            for ends in ([share.low for share in self.shares], [share.high for share in self.shares])
        )
        return Interval(self.quantile(share), low, high)


def survival(values: Sequence[int], ended: Sequence[bool], for_ever: Sequence[bool] = (), level: float = LEVEL) -> Survival:
    """Returns the product-limit estimate. A match that was stopped counts among those that go on, for as long as it was
    observed.

    Sources: E. L. Kaplan and P. Meier, "Nonparametric estimation from incomplete observations" (1958). The variance is
    Greenwood's (1926). The interval is Wilson's for the number of complete observations with the same variance, after K. J.
    Rothman, "Estimation of confidence limits for the cumulative probability of survival" (1978). If every match has ended, it
    is Wilson's own.

    Args:
        values: How long each match was observed.
        ended: Whether it then ended, or was only stopped.
        for_ever: Whether it is known never to end, even if it was observed only briefly; none by default.
        level: The confidence level of the intervals.
    """
    over = Bag(value for value, yes in zip(values, ended, strict=True) if yes)
    seen = Bag(value for value, yes in zip_longest(values, for_ever) if not yes)
    going, share, sum_of_squares, weight = len(values), 1.0, 0.0, float(len(values))
    times = sorted({0, *values})
    shares = []
    for time in times:
        if ends := over[time]:
            share *= 1 - ends / going
            if going > ends:
                sum_of_squares += ends / (going * (going - ends))
                weight = (1 - share) / (share * sum_of_squares)
            else:
                share = 0.0
        shares.append(wilson(share, weight, level))
        going -= seen[time]
    return Survival(tuple(times), tuple(shares))
