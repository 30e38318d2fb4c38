"""How numbers are written for people: with halves and thirds, not with decimals that go on."""

from __future__ import annotations

from fractions import Fraction


def written(number: int | Fraction) -> str:
    """A number as a learner reads it: ``7``, ``7½``, ``2/3``, ``1 2/3``, ``−3``."""
    exact = Fraction(number)
    sign, exact = ("−" if exact < 0 else ""), abs(exact)
    whole, rest = divmod(exact.numerator, exact.denominator)
    if not rest:
        return f"{sign}{whole}"
    part = "½" if (rest, exact.denominator) == (1, 2) else f"{rest}/{exact.denominator}"
    if not whole:
        return f"{sign}{part}"
    return f"{sign}{whole}{part}" if part == "½" else f"{sign}{whole} {part}"
