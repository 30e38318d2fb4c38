"""Estimates agree with numbers worked out by hand, and intervals have their confidence level."""

from math import inf, isnan, nan, sqrt
from random import Random

import pytest

from cardlab.lab.estimates import (
    Interval,
    at_share,
    difference_of,
    mean_of,
    quarters,
    share_of,
    share_of_groups,
    sign_tested,
    spread,
    student,
)


def test_a_mean_by_hand():
    """2, 4, 4, 4, 5, 5, 7, 9 have mean 5, sum of squared deviations 32, and standard deviation √(32/7)."""
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    assert spread(values) == pytest.approx(sqrt(32 / 7))
    found = mean_of(values)
    assert found.value == 5
    assert found.high - 5 == pytest.approx(2.3646 * sqrt(32 / 7) / sqrt(8), rel=1e-3)  # Student's table, 7 degrees of freedom
    assert 5 - found.low == pytest.approx(found.high - 5)


@pytest.mark.parametrize(("degrees", "table"), [(4, 2.7764), (9, 2.2622), (29, 2.0452), (99, 1.9842), (10**6, 1.9600)])
def test_students_quantiles(degrees, table):
    """They agree with the printed table of Student's distribution."""
    assert student(degrees) == pytest.approx(table, rel=0.01)


def test_a_share_by_hand():
    """Wilson's interval for 27 of 30 is 0.7438 to 0.9654, by his formula with z = 1.96."""
    found = share_of(27, 30)
    assert (found.value, found.low, found.high) == (0.9, pytest.approx(0.7438, abs=1e-4), pytest.approx(0.9654, abs=1e-4))
    assert share_of(0, 10).low == 0
    assert share_of(10, 10).high == 1


def test_pairs_remove_the_luck_of_the_deal():
    """Two samples that rise and fall together differ by exactly 1 in every pair. Without pairs the interval is wide."""
    one, other = [10, 20, 30, 40, 50, 60], [9, 19, 29, 39, 49, 59]
    paired, alone = difference_of(one, other, paired=True), difference_of(one, other, paired=False)
    assert paired.value == 1
    assert not paired.is_known
    assert sign_tested(paired, 6, 0.95) == Interval(1, 1, 1)
    assert alone.value == 1
    assert alone.low < 0 < alone.high


def test_values_that_are_alike_determine_no_interval():
    """Three matches of 52 cards do not show how far others lie from 52, and pairs that all differ by 1 do not show how far the
    mean lies from 1. Yet 6 of them, unlike 5, show that it is not 0: of two equal samples, 1 in 32 would look so.
    """
    assert not mean_of([52, 52, 52]).is_known
    assert not difference_of([1] * 5, [0] * 5, paired=True).is_known
    assert not difference_of([1] * 6, [1] * 6, paired=True).is_known
    gap = difference_of([1] * 6, [0] * 6, paired=True)
    assert not gap.is_known
    assert not sign_tested(gap, 5, 0.95).is_known
    assert sign_tested(gap, 6, 0.95) == Interval(1, 1, 1)
    assert not sign_tested(gap, 6, 0.99).is_known
    assert sign_tested(Interval(1, 0.5, 1.5), 6, 0.95) == Interval(1, 0.5, 1.5)
    assert not difference_of([1] * 9, [0] * 9, paired=False).is_known
    assert not difference_of([1], [0, 1] * 5, paired=False).is_known
    assert difference_of([1] * 9, [0, 1] * 5, paired=False).low > 0


def test_a_quantile_may_be_infinite():
    assert at_share([1, 2, 3, inf], 0.5) == 2.5
    assert at_share([1, 2, inf, inf], 0.5) == inf
    assert at_share([-inf, -inf, 2, 3], 0.25) == -inf
    assert at_share([-inf, -inf, 2, 3, 4], 0.5) == 2


def test_one_match_says_nothing_about_others():
    found = mean_of([7])
    assert found.value == 7
    assert isnan(found.low)
    assert isnan(found.high)
    assert not found.holds(7)
    assert quarters([7]) == (7, 7, 7)


def test_quarters_by_hand():
    assert quarters([1, 2, 3, 4, 5]) == (2, 3, 4)
    assert quarters([1, 1, 1, 9]) == (1, 1, 3)


def test_an_interval_contains_the_values_between_its_ends():
    found = Interval(5, 4, 6)
    assert [found.holds(figure) for figure in (3.9, 4, 5, 6, 6.1, inf, nan)] == [False, True, True, True, False, False, False]
    assert str(Interval(5.04321, 4, 6)) == "5.043 (4 to 6)"


def coverage(covers, times=2000):
    """Returns in what share of the samples the interval contains the true value."""
    rng = Random(7)
    return sum(covers(rng) for _ in range(times)) / times


def test_intervals_contain_the_truth_in_95_of_100_samples():
    """The samples are seeded: dice, rare and frequent events, and pairs. 4 standard errors of 2,000 samples are 2%."""
    dice = coverage(lambda rng: mean_of(rng.choices(range(1, 7), k=40)).holds(3.5))
    few = coverage(lambda rng: mean_of(rng.choices(range(1, 7), k=6)).holds(3.5))
    even = coverage(lambda rng: share_of(sum(rng.random() < 0.5 for _ in range(60)), 60).holds(0.5))
    rare = coverage(lambda rng: share_of(sum(rng.random() < 0.05 for _ in range(60)), 60).holds(0.05))
    assert dice == pytest.approx(0.95, abs=0.02)
    assert few == pytest.approx(0.95, abs=0.02)
    assert even == pytest.approx(0.95, abs=0.03)  # whole numbers of hits jump
    assert rare == pytest.approx(0.95, abs=0.03)

    def pairs(rng, paired):
        luck = [rng.randint(0, 20) for _ in range(40)]
        one, other = ([n + rng.randint(0, 4) for n in luck] for _ in range(2))
        return difference_of(one, other if paired else [rng.randint(0, 20) + rng.randint(0, 4) for _ in luck], paired=paired)

    assert coverage(lambda rng: pairs(rng, True).holds(0)) == pytest.approx(0.95, abs=0.02)
    assert coverage(lambda rng: pairs(rng, False).holds(0)) == pytest.approx(0.95, abs=0.02)


def test_a_share_of_groups_by_hand():
    """1 of 2, 2 of 2 and 3 of 6 are 6 of 10. The squares of 1 - 1.2, 2 - 1.2 and 3 - 3.6 add up to 1.04, with 2 degrees of
    freedom.
    """
    found = share_of_groups([1, 2, 3], [2, 2, 6])
    assert found.value == pytest.approx(0.6)
    assert found.high - 0.6 == pytest.approx(student(2) * sqrt(1.5 * 1.04) / 10)
    assert isnan(share_of_groups([1], [2]).low)


def test_intervals_of_groups_have_their_confidence():
    """In groups of twenty, each with its own chance around ½, the interval contains ½ in about 95 of 100 cases. An interval
    that ignores the groups contains it far less often.
    """
    random, rounds, of_groups, of_singles = Random(4), 400, 0, 0
    for _ in range(rounds):
        chances = [random.choice((0.2, 0.8)) for _ in range(40)]
        hits = [sum(random.random() < chance for _ in range(20)) for chance in chances]
        of_groups += share_of_groups(hits, [20] * 40).holds(0.5)
        of_singles += share_of(sum(hits), 800).holds(0.5)
    assert of_groups > 0.92 * rounds
    assert of_singles < 0.8 * rounds


@pytest.mark.parametrize(("degrees", "table"), [(4, 4.6041), (9, 3.2498), (29, 2.7564), (99, 2.6264)])
def test_students_quantiles_for_99_percent(degrees, table):
    """They agree with the printed table of Student's distribution."""
    assert student(degrees, 0.99) == pytest.approx(table, rel=0.03)
