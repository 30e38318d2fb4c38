"""Survival curves: the share of matches that still go on, and its quantiles, where some matches were stopped."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import inf

from cardlab.lab.estimates import LEVEL, Interval, wilson


@dataclass(frozen=True)
class Survival:
    """A falling staircase.

    Attributes:
        times: Where it falls, lowest first, from 0 (or the least, where that is below it) to the last that was seen.
        shares: After each of them, the share of matches that still goes on, with its interval.
    """

    times: tuple[int, ...]
    shares: tuple[Interval, ...]

    def quantile(self, share: float) -> float:
        """The first time by which this share of the matches is over; infinity where so many were never seen to end."""
        most = 1 - share + 1e-12  # sums of shares may be wrong in their last place
        return next((time for time, left in zip(self.times, self.shares, strict=True) if left.value <= most), inf)

    def quantile_within(self, share: float) -> Interval:
        """The same with its interval: the times at which the interval of the curve itself comes to this share.

        Source: R. Brookmeyer and J. Crowley, "A confidence interval for the median survival time" (1982).
        """
        most = 1 - share + 1e-12
        low, high = (
            next((time for time, end in zip(self.times, ends, strict=True) if end <= most), inf)
            for ends in ([share.low for share in self.shares], [share.high for share in self.shares])
        )
        return Interval(self.quantile(share), low, high)


def survival(values: Sequence[int], ended: Sequence[bool], for_ever: Sequence[bool] = (), level: float = LEVEL) -> Survival:
    """The product-limit estimate: a match that was stopped counts among those that go on, for as long as it was seen.

    Sources: E. L. Kaplan and P. Meier, "Nonparametric estimation from incomplete observations" (1958); its variance is
    Greenwood's (1926), and the interval is Wilson's for as many whole observations as would vary as much, after
    K. J. Rothman, "Estimation of confidence limits for the cumulative probability of survival" (1978). Where every match
    has ended that is Wilson's own.

    Args:
        values: How long each match was seen.
        ended: Whether it then came to its end, or was only stopped.
        for_ever: Whether it is known that it never ends, however short it was seen; none, where it is left out.
        level: How sure the intervals are.
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
