"""Reaction times agree with closed forms where these exist, and with the times that bots draw."""

from collections import Counter
from itertools import pairwise
from math import exp, log, pi, sqrt
from random import Random
from statistics import NormalDist

import pytest

from cardlab.bots.reaction_times import SOONEST, TOGETHER, reaction
from cardlab.core.rng import RandomStream
from cardlab.lab.exact import ExactError, Slapper, bot_times, race
from tests.lab.exact.sampling import check_mean, check_shares


@pytest.mark.parametrize(
    ("one", "other"), [((300, 50), (350, 50)), ((300, 20), (310, 90)), ((500, 150), (200, 40)), ((300, 1), (301, 80))]
)
def test_two_normal_times(one, other):
    """Their difference is normal too, so the chance to be first is one value of its distribution."""
    first, second = race(one, other).first
    gap = NormalDist(other[0] - one[0], sqrt(one[1] ** 2 + other[1] ** 2))
    assert first == pytest.approx(1 - gap.cdf(0), abs=1e-12)
    assert first + second == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("n", [2, 3, 8])
@pytest.mark.parametrize("slapper", [(300, 50), (500, 152, 140)])
def test_equal_players_have_equal_chances(n, slapper):
    found = race(*[slapper] * n)
    assert found.first == pytest.approx([1 / n] * n, abs=1e-12)
    assert sum(found.expected(place) for place in range(1, n + 1)) == pytest.approx(n * slapper[0])


def test_order_statistics_of_normal_times():
    """The first of two is earlier than the mean by spread / √π, and the first of three by 3/2 of that."""
    early = 50 / sqrt(pi)
    assert race((300, 50), (300, 50)).expected() == pytest.approx(300 - early)
    assert race((300, 50), (300, 50)).expected(2) == pytest.approx(300 + early)
    three = race((300, 50), (300, 50), (300, 50))
    assert [three.expected(place) for place in (1, 2, 3)] == pytest.approx([300 - 1.5 * early, 300, 300 + 1.5 * early])


def test_times_that_are_nearly_exponential():
    """The chances to be first are proportional to the rates, and the first comes after one over the sum of the rates."""
    quick, slow = Slapper(100, sqrt(100**2 + 3**2), 100), Slapper(300, sqrt(300**2 + 3**2), 300)
    found = race(quick, slow)
    assert found.first == pytest.approx([3 / 4, 1 / 4], abs=2e-3)
    assert found.expected() == pytest.approx(75, abs=0.2)
    assert quick.later(100 * log(2)) == pytest.approx(1 / 2, abs=1e-3)


@pytest.mark.parametrize("slapper", [Slapper(500, 150, 140), Slapper(500, 150, 3), Slapper(500, 150, 0.5), Slapper(500, 150)])
def test_a_time_and_its_density(slapper):
    """The density is the decrease of the chance to be later, and its integrals are the mean and the spread."""
    low, high = slapper.ends
    step = (high - low) / 4000
    times = [low + step * place for place in range(4001)]
    density = [slapper.density(time) for time in times]
    assert sum(density) * step == pytest.approx(1, abs=1e-9)
    mean = sum(time * one for time, one in zip(times, density, strict=True)) * step
    assert mean == pytest.approx(slapper.mean)
    square = sum(time * time * one for time, one in zip(times, density, strict=True)) * step
    assert sqrt(square - mean**2) == pytest.approx(slapper.spread)
    for time in (300, 500, 900):
        assert (slapper.later(time - 0.01) - slapper.later(time + 0.01)) / 0.02 == pytest.approx(
            slapper.density(time), abs=1e-8
        )
    assert slapper.later(low) == pytest.approx(1)
    assert slapper.later(high) == pytest.approx(0, abs=1e-12)


def test_a_small_tail_makes_no_jump():
    """The two methods for a tail give the same times at the point where one replaces the other."""
    later = [Slapper(500, 100, tail).later(560) for tail in (2.5, 2.7, 2.8, 2.829, 2.83, 2.9, 3)]
    assert all(abs(one - other) < 1e-4 for one, other in pairwise(later))
    assert later == sorted(later) or later == sorted(later, reverse=True)


def test_drawn_times_agree_with_the_exact_chances():
    """The standard library draws 20,000 times for three players."""
    slappers = [Slapper(500, 150, 140), Slapper(450, 100, 20), Slapper(600, 80)]
    exact, luck, first, quickest = race(*slappers), Random(1), Counter(), []
    for _ in range(20_000):
        times = [luck.gauss(one.middle, one.width) + (luck.expovariate(1 / one.tail) if one.tail else 0) for one in slappers]
        quickest.append(min(times))
        first[times.index(min(times))] += 1
    check_shares(dict(enumerate(exact.first)), first)
    check_mean(exact.expected(), 100, quickest)


# ------------------------------------------------------------------------------------------------ bots


def test_the_times_of_bots():
    """In 20,000 times of two bots, the mean, the spread and the frequency of ties agree with the exact answers."""
    exact, luck = bot_times(), RandomStream(7)
    times = [reaction(luck) for _ in range(20_000)]
    assert sum(exact.chances) == pytest.approx(1, abs=1e-12)
    check_mean(exact.mean, exact.spread, times)
    bounds = (300, 400, 500, 700)
    until = {f"until {bound}": exact.chance(lambda time, bound=bound: time <= bound) for bound in bounds}
    for name, bound in zip(until, bounds, strict=True):
        share = until[name]
        check_shares({"yes": share, "no": 1 - share}, Counter("yes" if time <= bound else "no" for time in times))
    together = exact.together(exact)
    met = Counter(abs(one - other) <= TOGETHER for one, other in zip(times[::2], times[1::2], strict=True))
    check_shares({True: together, False: 1 - together}, met)


def test_bots_of_another_pace():
    """Bots with half the reaction time need half the time, never less than the least possible, and are first more often."""
    usual, quick = bot_times(), bot_times(500)
    assert quick.mean == pytest.approx(usual.mean / 2, abs=1)
    assert usual.chance(lambda time: time < SOONEST) == 0
    assert usual.before(usual) == pytest.approx((1 - usual.together(usual, 0)) / 2)
    assert quick.before(usual) > 0.9
    assert quick.before(usual) + usual.before(quick) + quick.together(usual, 0) == pytest.approx(1)
    assert exp(-1e-9) < sum(quick.chances) <= 1 + 1e-9


# --------------------------------------------------------------------------------------- arguments without an answer


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: race((300, 50)), "there is only 1 slapper"),
        (lambda: race((300, 0), (300, 50)), "the spread is 0"),
        (lambda: race((300, 50, 50), (300, 50)), "the spread is 50 and the tail 50"),
        (lambda: race((300, 50, -1), (300, 50)), "the tail -1"),
        (lambda: race(("300", 50), (300, 50)), "mean is '300', but must be a number"),
        (lambda: race((float("nan"), 50), (300, 50)), "mean is nan"),
        (lambda: race((300,), (300, 50)), "a slapper has 1 numbers"),
        (lambda: race((300, 50), (300, 50)).expected(3), "place is 3, but must be a whole number from 1 to 2"),
        (lambda: race((300, 0.001), (300, 5000)).first, "so much less than"),
        (lambda: bot_times(0), "time_limit_ms is 0, but must be a whole number from 1 to 10000"),
    ],
)
def test_questions_without_an_answer_get_a_clear_error(ask, told):
    with pytest.raises(ExactError) as raised:
        ask()
    assert told in str(raised.value)
