"""Chooses the easiest way to compare fractions, and gives the reason why one of two is greater."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cardlab.core.number_cards import NumberFace
from cardlab.decks.equations import equations

HALF = Fraction(1, 2)
BETWEEN = {"compare_with_whole": Fraction(1), "compare_with_half": HALF}
"""Way -> the number that fractions are compared with."""


def way_of_fractions(faces: Sequence[NumberFace]) -> str:
    """Returns the way to compare fractions that needs the least arithmetic. A common denominator is the last resort.

    >>> from cardlab.core.number_cards import number_face
    >>> way_of_fractions([number_face("2/3"), number_face("2/5")])
    'same_numerator'
    >>> way_of_fractions([number_face("9/10"), number_face("1/3")])
    'compare_with_half'
    """
    values = [Fraction(face.value) for face in faces]
    parts = [_over_under(face) for face in faces if face.form == "fraction"]
    overs, unders = ({part[i] for part in parts} for i in (0, 1))
    least, most = min(values), max(values)
    if least == most:
        return "same_denominator"
    only = len(parts) == len(faces)
    if only and len(unders) == 1:
        return "equal_parts"
    if least <= 1 <= most:
        return "compare_with_whole"
    if only and len(overs) == 1:
        return "same_numerator"
    if least <= HALF <= most:
        return "compare_with_half"
    if only and all(under - over == 1 for over, under in parts):
        return "compare_with_one"
    if only and len(parts) == 2 and (parts[0][0] - parts[1][0]) * (parts[0][1] - parts[1][1]) < 0:
        return "more_and_larger"
    return "same_denominator"


def comparison(faces: Sequence[NumberFace]) -> dict[str, Any]:
    """Returns the facts that show which number is greatest, for the message ``number-reason``; none if one sees it.

    Two fractions have a reason in words where that is easier than a common denominator; see `way_of_fractions`. All other
    numbers have their equations.
    """
    if len(faces) == 2 and all(face.form == "fraction" and face.value > 0 for face in faces):
        low, high = sorted(faces, key=lambda face: face.value)
        way = way_of_fractions(faces)
        if way != "same_denominator":
            mark = BETWEEN.get(way)
            exact = "high" if high.value == mark else "low" if low.value == mark else "none"
            more, fewer = (_over_under(face)[0] for face in (high, low))
            return {"way": way, "high": high.text, "low": low.text, "more": more, "fewer": fewer, "exact": exact}
    return {"way": "equations", "equations": shown} if (shown := equations(faces)) else {}


def _over_under(face: NumberFace) -> tuple[int, int]:
    """Returns the printed numerator and denominator of a fraction."""
    over, under = face.spelling.split("/")
    return int(over), int(under)
