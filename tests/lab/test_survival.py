"""The survival curve of matches, some of which were stopped, agrees with published figures and with plain counting."""

from math import inf

import pytest

from cardlab.lab.estimates import share_of
from cardlab.lab.survival import survival

WEEKS = (6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35)
"""Weeks in remission of 21 patients on 6-MP: E. J. Freireich and others, "Blood" 21 (1963), the example of the textbooks."""
ENDED = tuple(map(bool, (1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)))
PRINTED = {6: 0.857, 7: 0.807, 10: 0.753, 13: 0.690, 16: 0.627, 22: 0.538, 23: 0.448}
"""The product-limit estimate as it is printed, D. R. Cox and D. Oakes, "Analysis of survival data" (1984)."""


def test_the_published_curve():
    curve = survival(WEEKS, ENDED)
    found = {time: share.value for time, share in zip(curve.times, curve.shares, strict=True) if time in PRINTED}
    assert found == {time: pytest.approx(share, abs=6e-4) for time, share in PRINTED.items()}
    assert (curve.quantile(0.25), curve.quantile(0.5), curve.quantile(0.75)) == (13, 23, inf)


def test_its_interval_is_near_the_published_one():
    """Greenwood's standard error at 23 weeks is 0.135, so the interval extends about twice that to each side."""
    curve = survival(WEEKS, ENDED)
    at = dict(zip(curve.times, curve.shares, strict=True))
    assert (at[23].high - at[23].low) / 2 == pytest.approx(1.96 * 0.1346, rel=0.15)
    assert at[0].value == 1
    assert all(share.low <= share.value <= share.high for share in at.values())


def test_without_unfinished_matches_it_is_plain_counting():
    """The shares are those of all matches, with the interval of a share."""
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    curve = survival(values, [True] * 8)
    for time, share in zip(curve.times, curve.shares, strict=True):
        plain = share_of(sum(value > time for value in values), 8)
        assert (share.value, share.low, share.high) == pytest.approx((plain.value, plain.low, plain.high), abs=1e-12)


def test_endless_matches_are_never_over():
    """Of four matches, two end after 2 and 4, one was stopped by a limit after 3, and one is known to go on for ever.

    After 2, three of four go on. Of the two that are observed after 3, one ends, so half of three in four are left.
    """
    curve = survival([2, 4, 3, 1], [True, True, False, False], [False, False, False, True])
    assert [(time, share.value) for time, share in zip(curve.times, curve.shares, strict=True)] == [
        (0, 1),
        (1, 1),
        (2, 0.75),
        (3, 0.75),
        (4, 0.375),
    ]


def test_if_no_match_has_ended_nothing_is_known():
    curve = survival([3, 3], [False, False])
    assert [share.value for share in curve.shares] == [1, 1]
    assert curve.quantile(0.01) == inf
