"""The visual model that shows best how numbers compare, and the way to compare them in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor, lcm
from typing import Any

from cardlab.core.number_cards import Form, NumberFace
from cardlab.core.numbers import written
from cardlab.decks.equations import PARTS
from cardlab.decks.fraction_reasons import way_of_fractions
from cardlab.models.model import State

COUNTED: tuple[Form, ...] = ("dots", "frame")
CALCULATED: tuple[Form, ...] = ("sum", "difference", "product", "quotient")
MOST_DOTS = 20
LONGEST_ROW = 12
"""The most rows, and the most cells in a row, that are easy to see."""
BAR_PARTS = (*range(1, 25), 100)
"""The parts of a whole that a bar shows. Hundredths are drawn in tens."""
MOST_CUTS = 24
LONGEST_BAR = 1000
MOST_PARTS = 60
"""The most places between two whole numbers on a line."""
MOST_WHOLES = 2
LINE_ENDS = (5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
MINUTES = 60


def picture_of(faces: Sequence[NumberFace], **more: Any) -> State | None:
    """Returns the visual model that shows best how these numbers compare; None if no model shows them well.

    Dots are matched one to one, products are arrays, fractions are bars of equal length, and hundredths are squares of a
    hundred. Two whole numbers are bars. Everything else is on a number line: negative numbers, money, times, large numbers.

    Args:
        faces: The numbers, from two to four.
        more: Further traits.
    """
    forms, values = {face.form for face in faces}, [face.value for face in faces]
    if len(faces) == 2 and forms <= {*COUNTED} and max(values) <= MOST_DOTS:
        return {"model": "matching_rows", "a": int(values[0]), "b": int(values[1]), **more}
    grids = [grid for face in faces if (grid := _grid(face, faces))]
    if len(grids) == len(faces):
        names = [_name(face) for face in faces]
        return {"model": "area_model", "grids": grids, "names": names, **_cuts(faces, grids), **more}
    whole = all(isinstance(value, int) and 0 <= value <= LONGEST_BAR for value in values)
    if len(faces) == 2 and whole and forms.isdisjoint({"money", "time"}):
        one, other = (_parts(face) for face in faces)
        return {"model": "bar_model", "parts": one, "other": other, **more}
    return line_of(faces, **more)


def line_of(faces: Sequence[NumberFace], **more: Any) -> State | None:
    """Returns a number line with these numbers as marks; None if their places would be too close."""
    forms, values = {face.form for face in faces}, [Fraction(face.value) for face in faces]
    if "time" in forms:
        first, last = floor(min(values) / MINUTES), max(ceil(max(values) / MINUTES), floor(min(values) / MINUTES) + 1)
        low, high, parts, form = first * MINUTES, last * MINUTES, MINUTES, "time"
    else:
        parts = lcm(*(value.denominator for value in values))
        decimal = bool(forms & {"decimal", "percent", "money"}) and 100 % parts == 0
        parts = (parts if 10 % parts else 10) if decimal and parts > 1 else parts
        parts = 100 if decimal and parts > 10 else parts
        if parts > (100 if decimal else MOST_PARTS):
            return None
        ends = [end * parts for end in LINE_ENDS]
        reach = max(abs(value) for value in values) * parts
        end = next((end for end in (*range(parts, 5 * parts, parts), *ends) if end >= reach), None)
        if end is None or end > LINE_ENDS[-1]:
            return None
        low, high, form = (-end if min(values) < 0 else 0), (end if max(values) > 0 or min(values) >= 0 else 0), "fraction"
        form = "decimal" if decimal and parts > 1 else form
    scale = 1 if form == "time" else parts
    marks = sorted({int(value * scale) for value in values})
    how = {} if parts == 1 else {"parts": parts, "form": form}
    return {"model": "number_line", "low": low, "high": high, "marks": marks, **how, **more}


def _grid(face: NumberFace, faces: Sequence[NumberFace]) -> list[int] | None:
    """Returns a number as the rows, columns and coloured cells of a grid; None if a grid does not show it."""
    forms = {other.form for other in faces}
    if forms <= {"product", "whole"} and "product" in forms:
        if face.form == "whole":
            return [1, int(face.value), int(face.value)] if 0 < face.value <= LONGEST_ROW else None
        rows, columns = (term.value for term in face.terms)
        fits = all(isinstance(n, int) and 0 < n <= LONGEST_ROW for n in (rows, columns))
        return [int(rows), int(columns), int(rows * columns)] if fits else None
    value = Fraction(face.value)
    if not 0 <= value <= MOST_WHOLES or forms == {"whole"}:
        return None
    if forms <= {*PARTS, "whole"}:
        under = int(face.spelling.rpartition("/")[2]) if face.form in PARTS else 1
        return [1, under, int(value * under)] if under in BAR_PARTS else None
    if forms <= {*PARTS, "whole", "decimal", "percent"} and (100 * value).denominator == 1:
        return [10, 10, int(100 * value)]
    return None


def _cuts(faces: Sequence[NumberFace], grids: Sequence[list[int]]) -> dict[str, int]:
    """Returns where dashed lines cut all bars: in halves, or in the parts of a common denominator, if these are easy to see."""
    if not all(rows == 1 and face.form in (*PARTS, "whole") for face, (rows, _, _) in zip(faces, grids, strict=True)):
        return {}
    unders = [columns for _, columns, _ in grids]
    cuts = {"compare_with_half": 2, "same_denominator": lcm(*unders)}.get(way_of_fractions(faces), 0)
    return {"cuts": cuts} if 0 < cuts <= MOST_CUTS and {*unders} != {cuts} else {}


def _parts(face: NumberFace) -> list[int]:
    """Returns a whole number as the parts of a bar: those of its sum, or itself."""
    if face.form == "sum" and all(isinstance(term.value, int) and term.value >= 0 for term in face.terms):
        return [int(term.value) for term in face.terms]
    return [int(face.value)]


def _name(face: NumberFace) -> str:
    return written(face.value) if face.form in COUNTED else face.text


def way_of(faces: Sequence[NumberFace]) -> str:
    """Returns a good way to compare these numbers, by the name of a message ``strategy-<name>``."""
    forms, values = {face.form for face in faces}, [face.value for face in faces]
    only = next(iter(forms)) if len(forms) == 1 else None
    if only in _WAYS:
        return _WAYS[only]
    if min(values) < 0:
        return "number_line"
    if len(faces) == 2 and forms <= {*COUNTED}:
        return "match_one_to_one"
    if forms <= {*CALCULATED, *COUNTED, "whole"}:
        return _way_of_sums(faces)
    if forms <= {*PARTS, "whole"}:
        return way_of_fractions(faces)
    if forms <= {"decimal", "whole"}:
        return "same_places"
    return "to_hundredths" if all((100 * Fraction(value)).denominator == 1 for value in values) else "number_line"


_WAYS: dict[Form | None, str] = {
    "time": "hours_first",
    "money": "whole_part_first",
    "dots": "match_one_to_one",
    "frame": "see_five_and_ten",
    "percent": "tens_first",
}


def _way_of_sums(faces: Sequence[NumberFace]) -> str:
    terms = [{term.value for term in face.terms} for face in faces if face.terms]
    signs = [face.form for face in faces if face.terms]
    if any(isinstance(n, Fraction) for some in terms for n in some):
        return "part_of_part" if "product" in signs else "how_many_fit" if "quotient" in signs else "same_denominator"
    if "product" in signs:
        factors = set.intersection(*terms) if len(terms) > 1 and {*signs} == {"product"} else set()
        return "same_factor" if any(factor > 0 for factor in factors) else "known_fact"
    if "quotient" in signs:
        return "think_multiplication"
    most = max(face.value for face in faces)
    if signs:
        return "make_ten" if "sum" in signs and most > 10 else "part_whole"
    return "count_on" if most <= 10 else "tens_first" if most < 100 else "greatest_place_first"
