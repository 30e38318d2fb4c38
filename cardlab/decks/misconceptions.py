"""Finds the typical mistakes that a deck can bring out: wrong readings that put two of its numbers in the wrong order.

Their names are those of the messages ``misconception-<name>``. Two typical mistakes are missing here, because no order of cards
shows them: taking dots that are further apart for more dots, and reading times of day as decimals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import groupby
from operator import itemgetter
from typing import Any

from cardlab.core.number_cards import Form, Number, NumberFace

Reading = Callable[[NumberFace], Any]
"""Returns what a child with this mistake compares instead of the number of a face; None if the mistake does not apply to it."""

COUNTED: tuple[Form, ...] = ("sum", "difference", "product", "quotient", "whole")
"""The forms in which children of the same lesson meet a number."""


def misconceptions(faces: Iterable[NumberFace]) -> tuple[str, ...]:
    """Returns the mistakes that put two of these numbers in the wrong order, or make two different numbers equal.

    >>> from cardlab.core.number_cards import number_face
    >>> misconceptions([number_face("1/3"), number_face("1/4")])
    ('larger_denominator',)
    >>> misconceptions([number_face("0.25"), number_face("0.3")])
    ('more_digits',)
    """
    ordered = sorted({face.spelling: face for face in faces}.values(), key=lambda face: face.value)
    return tuple(name for name, reading in READINGS.items() if _misleads(ordered, reading))


def _misleads(ordered: Iterable[NumberFace], reading: Reading) -> bool:
    """Whether a reading takes one of these numbers, which are in order, for at least as great as a greater one."""
    read = [(face.value, seen) for face in ordered if (seen := reading(face)) is not None]
    greatest = None
    for _, equal in groupby(read, key=itemgetter(0)):
        seen = [one for _, one in equal]
        if greatest is not None and min(seen) <= greatest:
            return True
        greatest = max(seen if greatest is None else [*seen, greatest])
    return False


# ---------------------------------------------------------------------------------------------------- whole numbers


def _of_digits(read: Callable[[str], int]) -> Reading:
    """Returns a reading of the digits of whole numbers from 10 on."""
    return lambda face: read(face.spelling) if face.form == "whole" and face.value >= 10 else None


def _without_zeros(face: NumberFace) -> Number | None:
    """Leaves out the zeros between other digits, or after the point: 307 is 37, and 0.05 is 0.5."""
    if face.form not in ("whole", "decimal"):
        return None
    whole, point, places = face.spelling.partition(".")
    if point:
        return Fraction(f"{whole}.{places.lstrip('0') or '0'}")
    ends = len(whole.rstrip("0"))
    return int(whole[:ends].replace("0", "") + whole[ends:] or "0")


# ---------------------------------------------------------------------------------------------------- sums


def _of_terms(forms: Iterable[Form], read: Callable[[Number, Number], Number]) -> Reading:
    """Returns a reading of sums in these forms. Whole numbers, and sums in other forms, are read correctly."""

    def reading(face: NumberFace) -> Number | None:
        if face.form in forms:
            return read(*(term.value for term in face.terms))
        return face.value if face.form in COUNTED else None

    return reading


def _side_by_side(face: NumberFace) -> Number | None:
    digits = "".join(term.spelling for term in face.terms)
    if face.form in ("sum", "difference", "product") and digits.isdecimal():
        return int(digits)
    return face.value if face.form in COUNTED else None


def _across(face: NumberFace) -> Number | None:
    """Adds or subtracts numerators, and denominators: 1/2 + 1/3 is 2/5."""
    if face.form not in ("sum", "difference"):
        return face.value if face.form in ("whole", "fraction", "mixed") else None
    (over, under), (other_over, other_under) = (_parts(term) for term in face.terms)
    if under == other_under == 1:
        return face.value
    if face.form == "sum":
        return Fraction(over + other_over, under + other_under)
    return Fraction(over - other_over, under - other_under) if under != other_under else None


def _times_makes_larger(face: NumberFace) -> Number:
    return max(face.value, *(term.value for term in face.terms)) if face.form == "product" else face.value


def _divided_makes_smaller(face: NumberFace) -> Number:
    return min(face.value, face.terms[0].value) if face.form == "quotient" else face.value


# ---------------------------------------------------------------------------------------------------- parts of a whole


def _parts(face: NumberFace) -> tuple[int, int]:
    """Returns the printed numerator and denominator; those of the value if it is not printed as a fraction."""
    if face.form != "fraction":
        return Fraction(face.value).as_integer_ratio()
    over, under = face.spelling.split("/")
    return int(over), int(under)


def _of_fraction(read: Callable[[int, int], Any]) -> Reading:
    """Returns a reading of the numerator and the denominator of positive fractions."""
    return lambda face: read(*_parts(face)) if face.form == "fraction" and face.value > 0 else None


def _of_places(sign: int) -> Reading:
    """Returns a reading that compares the number of digits after the point, if the whole parts are equal."""

    def reading(face: NumberFace) -> tuple[int, int, Number] | None:
        if face.form not in ("whole", "decimal") or face.value < 0:
            return None
        return int(face.value), sign * len(face.spelling.partition(".")[2]), face.value

    return reading


def _percent(face: NumberFace) -> Number | None:
    if face.form == "percent":
        return 100 * face.value
    return face.value if face.form in ("whole", "decimal", "fraction", "mixed") else None


READINGS: Mapping[str, Reading] = {
    "digits_swapped": _of_digits(lambda digits: int(digits[::-1])),
    "greatest_digit": _of_digits(lambda digits: int(max(digits))),
    "digit_sum": _of_digits(lambda digits: sum(map(int, digits))),
    "zero_does_not_count": _without_zeros,
    "reads_side_by_side": _side_by_side,
    "adds_instead": _of_terms(["difference"], lambda one, other: one + other),
    "one_off": lambda face: face.value + {"sum": -1, "difference": 1}.get(face.form, 0) if face.form in COUNTED else None,
    "adds_for_times": _of_terms(["product"], lambda one, other: one + other),
    "subtracts_for_divided": _of_terms(["quotient"], lambda one, other: one - other),
    "greatest_part": lambda face: max(term.value for term in face.terms) if face.terms else None,
    "larger_denominator": _of_fraction(lambda over, under: (under, over)),
    "larger_numerator": _of_fraction(lambda over, under: (over, -under)),
    "same_gap": _of_fraction(lambda over, under: over - under),
    "more_digits": _of_places(1),
    "fewer_digits": _of_places(-1),
    "percent_as_number": _percent,
    "ignores_minus": lambda face: abs(face.value),
    "adds_across": _across,
    "times_makes_larger": _times_makes_larger,
    "divided_makes_smaller": _divided_makes_smaller,
    "ignores_unit": lambda face: int("".join(filter(str.isdigit, face.spelling))) if face.form == "money" else None,
    "minutes_only": lambda face: face.value % 60 if face.form == "time" else None,
}
"""Name of a mistake -> what a child with it compares."""
