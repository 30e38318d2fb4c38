"""Writes the arithmetic that shows which number is greater: ``3/4 = 9/12`` and ``2/3 = 8/12``, ``0.3 = 0.30`` and ``0.25``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, lcm

from cardlab.core.number_cards import GREATEST_DENOMINATOR, Form, Number, NumberFace
from cardlab.core.numbers import written

PARTS: tuple[Form, ...] = ("fraction", "mixed")
MOST_PLACES = 4
"""The maximum number of digits after a point that are easy to compare."""


def as_term(face: NumberFace) -> str:
    """Returns a face as part of a longer sum: ``(3 × 7)``, ``(−5)``, ``0.25``."""
    return f"({face.text})" if face.terms or face.text[0] == "−" else face.text


def total_like(value: Number, faces: Sequence[NumberFace]) -> NumberFace:
    """Returns the result of a sum in the form of its numbers: 0.3 and 0.45 make ``0.75``, 30% and 45% ``75%``.

    Where that is not possible, the result is a whole number, a fraction or a mixed number.
    """
    forms = {face.form for face in faces}
    sign, size = "-" if value < 0 else "", abs(Fraction(value))
    if forms == {"percent"} and _places(100 * size) is not None:
        return NumberFace(f"{sign}{_decimal(100 * size)}%", "percent", value)
    if forms == {"money"}:
        amount = _decimal(size, 2 if _places(size) else 0)
        return NumberFace(f"{sign}{faces[0].spelling.lstrip('-')[0]}{amount}", "money", value)
    if any("." in face.spelling for face in faces) and forms.isdisjoint(PARTS) and _places(size) is not None:
        return NumberFace(f"{sign}{_decimal(size)}", "decimal", value)
    whole, rest = divmod(size, 1)
    if not rest:
        return NumberFace(f"{sign}{whole}", "whole", value)
    return NumberFace(f"{sign}{f'{whole}_' if whole else ''}{rest}", "mixed" if whole else "fraction", value)


def equations(faces: Sequence[NumberFace]) -> tuple[str, ...]:
    """Returns the equations that show which of some numbers is the greatest. A number that needs no equation has none.

    A sum is worked out first. If the whole parts of the numbers differ, that is enough, apart from fractions that are greater
    than one. Otherwise fractions get a common denominator, decimals the same number of digits after the point, and a mixture of
    forms becomes decimals or, where these would be long, fractions.

    >>> from cardlab.core.number_cards import number_face
    >>> equations([number_face("3/4"), number_face("2/3")])
    ('3/4 = 9/12', '2/3 = 8/12')
    >>> equations([number_face("0.3"), number_face("0.25")])
    ('0.3 = 0.30',)
    >>> equations([number_face("3*7"), number_face("20")])
    ('3 × 7 = 21',)
    >>> equations([number_face("4/3"), number_face("3/8")])
    ('4/3 = 1 + 1/3',)
    """
    made = []
    for face, last in zip(faces, _written_alike(faces), strict=True):
        total = [_in_parts(worked_out(face))] if face.terms and "/" in last else []
        steps = dict.fromkeys([face.text, *total, last])
        made.append(" = ".join(steps) if len(steps) > 1 else "")
    return tuple(dict.fromkeys(filter(None, made)))


def worked_out(face: NumberFace) -> NumberFace:
    """Returns the result of a sum, a difference, a product or a quotient; any other number as it is printed."""
    return total_like(face.value, face.terms) if face.terms else face


def _written_alike(faces: Sequence[NumberFace]) -> list[str]:
    """Returns all numbers in one form."""
    forms = {face.form for face in faces}
    values = [Fraction(face.value) for face in faces]
    if len({floor(value) for value in values}) == len(values) or all(value.denominator == 1 for value in values):
        return [_mixed(face) for face in faces]
    if forms <= {"dots", "frame", "time"} or forms == {"percent"}:
        return [face.text for face in faces]
    if forms == {"money"}:
        cents = any("." in face.text for face in faces)
        return [face.text if "." in face.text or not cents else f"{face.text}.00" for face in faces]
    common = lcm(*(value.denominator for value in values))
    if common > GREATEST_DENOMINATOR and None in map(_places, values):
        return [_mixed(face) for face in faces]  # nobody compares such fractions by a common denominator
    places = [_places(value) for value in values]
    if not any("." in face.spelling or "%" in face.spelling for face in faces) or None in places:
        return _over(values, common, [_printed_denominator(face) for face in faces])
    most = max(*(place or 0 for place in places), *(_printed_places(face) for face in faces))
    return [_decimal(value, most) for value in values]


def _mixed(face: NumberFace) -> str:
    """Returns the result of a sum, a fraction greater than one as a mixed number, and any other number as it is printed."""
    if face.form == "fraction" and not -1 < face.value < 1:
        return _in_parts(total_like(face.value, []))
    return _in_parts(worked_out(face)) if face.terms else face.text


def _in_parts(face: NumberFace) -> str:
    """Writes a mixed number as a sum, because 1 1/4 in a line of text looks like 11/4."""
    return face.text.replace(" ", " − " if face.value < 0 else " + ") if face.form == "mixed" else face.text


def _over(values: Sequence[Fraction], common: int, printed: Sequence[int]) -> list[str]:
    """Returns fractions with a common denominator, if possible the one that one of them has already."""
    under = lcm(common, *printed)
    under = under if under <= GREATEST_DENOMINATOR else common
    if under == 1:
        return [written(value.numerator) for value in values]
    return [f"{'−' if value < 0 else ''}{abs(value.numerator) * (under // value.denominator)}/{under}" for value in values]


def _printed_denominator(face: NumberFace) -> int:
    """Returns the denominator that is printed on a card, or 1."""
    return int(face.spelling.rpartition("/")[2]) if face.form in PARTS else 1


def _printed_places(face: NumberFace) -> int:
    """Returns the digits that are printed after the point of a decimal, or 0."""
    return len(face.spelling.partition(".")[2]) if face.form == "decimal" else 0


def _places(value: Number) -> int | None:
    """Returns the digits after the point of a decimal; None if there are more than `MOST_PLACES`."""
    return next((n for n in range(MOST_PLACES + 1) if (Fraction(value) * 10**n).denominator == 1), None)


def _decimal(value: Number, places: int | None = None) -> str:
    """Writes a number as a decimal with this many digits after the point, or as few as it needs."""
    n = (_places(value) or 0) if places is None else places
    digits = str(abs(int(value * 10**n))).zfill(n + 1)
    sign = "−" if value < 0 else ""
    return f"{sign}{digits[: len(digits) - n]}.{digits[len(digits) - n :]}" if n else f"{sign}{digits}"
