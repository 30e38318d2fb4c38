"""Stores, spells, sends and writes exact numbers: whole numbers and fractions, never floats.

Facts and counters hold whole numbers and fractions. A fraction with a whole value is stored as a whole number. Floats are not
allowed: 0.1 is not exactly a tenth, and its display would be a guess. The page writes numbers by the same rules
(`frontend/common/numbers.js`), and a test compares the two.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import isfinite
from operator import index
from typing import Any, TypeGuard

from cardlab.core.errors import GameError

MOST_IN_JSON = 2**53 - 1
"""The greatest whole number that every reader of JSON keeps exactly."""
INSTEAD = "give a whole number or a fractions.Fraction, and an approximate number as text"
"""The end of an error text about a float."""
PARTS = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾", (1, 3): "⅓", (2, 3): "⅔"}
"""Fractions with a character of their own, written after a whole number."""
_SPELLED = re.compile(r"[-+]?[0-9]{1,30}(?:/[0-9]{1,30}|\.[0-9]{1,30})?")


def is_whole(value: object, least: int | None = 0, most: int | None = None) -> TypeGuard[int]:
    """Whether a value is a whole number in this range, where None means no bound. True and False are not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or least <= value) and (most is None or value <= most)


def as_python(value: Any) -> Any:
    """Returns a whole number or a truth value of another library, such as NumPy's, as an int or a bool of Python. Everything
    else is unchanged.
    """
    if value is None or isinstance(value, (int, str, float, Fraction)):
        return value
    if getattr(getattr(value, "dtype", None), "kind", "") == "b" and not value.shape:
        return bool(value)  # NumPy's truth values are not whole numbers
    try:
        return index(value)
    except TypeError:
        return value


def int_if_whole(number: int | Fraction) -> int | Fraction:
    """Returns a number in the form in which it is stored, an int if it is whole: 14/2 becomes 7, and 13/2 is unchanged."""
    return number.numerator if number.denominator == 1 else number


def written(number: int | Fraction) -> str:
    """Writes a number for a learner: ``7``, ``7½``, ``3¼``, ``2/3``, ``1 2/5``, ``−3``.

    Raises:
        TypeError: It is a float.
    """
    if isinstance(number, float):
        raise TypeError(f"{number!r} is a float, but a float is not exact: {INSTEAD}")
    over, under = abs(number.numerator), number.denominator
    sign = "−" if number < 0 else ""
    whole, rest = divmod(over, under)
    if not rest:
        return f"{sign}{whole}"
    if not whole:
        return f"{sign}½" if under == 2 else f"{sign}{rest}/{under}"
    return f"{sign}{whole}{PARTS.get((rest, under), f' {rest}/{under}')}"


def read(word: str) -> int | Fraction | None:
    """Returns the number that a position or a file spells, or None: ``7``, ``13/2``, and ``6.5`` as exactly that, 13/2."""
    if not _SPELLED.fullmatch(word):
        return None
    try:
        return int_if_whole(Fraction(word))
    except ZeroDivisionError:
        return None


def exact(value: Any) -> Any:
    """Converts a value for a counter. A number written with a decimal point or a slash becomes exactly that number."""
    value = as_python(value)
    if isinstance(value, float) and isfinite(value):
        return int_if_whole(Fraction(float.__repr__(value)))
    if isinstance(value, Fraction):
        return int_if_whole(value)
    if isinstance(value, str) and "/" in value:
        number = read(value)
        return value if number is None else number
    return value


def plain(value: Any) -> Any:
    """Returns a value for JSON. A fraction becomes its spelling, ``"13/2"``, and so does a whole number beyond
    `MOST_IN_JSON`.
    """
    if isinstance(value, Fraction) or (isinstance(value, int) and abs(value) > MOST_IN_JSON):
        return str(value)
    return value


def float_in(facts: Any, name: str = "") -> tuple[str, float] | None:
    """Returns the first float among facts with its name, or None. The name of a nested fact is ``hands.total``."""
    if isinstance(facts, float):
        return name, facts
    if isinstance(facts, dict):
        inside = ((f"{name}.{key}" if name else str(key), value) for key, value in facts.items())
    elif isinstance(facts, (list, tuple)):
        inside = ((name, value) for value in facts)
    else:
        return None
    return next((found for key, value in inside if (found := float_in(value, key))), None)


def require_exact(rule: str, facts: Any) -> None:
    """Checks that no fact of a rule is a float.

    Raises:
        GameError: One is. The text names the rule, the fact and its value.
    """
    if found := float_in(facts):
        name, value = found
        said = f"the rule {rule}" if rule else "an event without a rule"
        raise GameError(f"{said} has the fact {name!r} = {value!r}, but a float is not exact: {INSTEAD}")
