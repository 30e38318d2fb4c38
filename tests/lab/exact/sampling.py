"""Compares shares and means of simulated matches with exact ones: they must agree within four standard deviations."""

from fractions import Fraction
from math import sqrt


def check_shares(exact, counted, sigmas=4):
    """Checks how often each outcome came against its exact chance."""
    n = sum(counted.values())
    assert set(counted) <= {one for one, chance in exact.items() if chance}
    for one, chance in exact.items():
        error = sqrt(n * float(chance * (1 - chance)))
        assert abs(counted.get(one, 0) - n * float(chance)) <= sigmas * error + 1e-9, (
            one,
            counted.get(one, 0),
            n * float(chance),
        )


def check_mean(mean, spread, sample, sigmas=4):
    """Checks the mean of a sample against the exact one."""
    found = Fraction(sum(map(Fraction, sample)), 1) / len(sample)
    assert abs(float(found - Fraction(mean))) <= sigmas * spread / sqrt(len(sample)), (float(found), float(mean))
