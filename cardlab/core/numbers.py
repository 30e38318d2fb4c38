"""Exact numbers: how they are kept, spelled in positions and files, sent to a page, and written for people.

A fact and a counter hold whole numbers and fractions; a fraction that is whole is kept as a whole number. There is no
float among them: 0.1 is no tenth, and what is shown of it would be a guess. The page writes numbers by the same rules
(`frontend/common/numbers.js`); a test holds the two against each other.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import isfinite
from typing import Any, TypeGuard

from cardlab.core.errors import GameError

MOST_IN_JSON = 2**53 - 1
"""The greatest whole number that every reader of JSON keeps exactly."""
INSTEAD = "give a whole number or a fractions.Fraction; what is only near enough, as a text"
"""The text of an error about a float."""
PARTS = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾", (1, 3): "⅓", (2, 3): "⅔"}
"""Parts that have a sign of their own behind a whole number."""
_SPELLED = re.compile(r"[-+]?[0-9]{1,30}(?:/[0-9]{1,30}|\.[0-9]{1,30})?")


def is_whole(value: object, least: int | None = 0, most: int | None = None) -> TypeGuard[int]:
    """Whether something is a whole number of this range, where None is no bound; True and False are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or least <= value) and (most is None or value <= most)


def int_if_whole(number: int | Fraction) -> int | Fraction:
    """A number as it is kept, an int where it is whole: 14/2 as 7, 13/2 as it is."""
    return number.numerator if number.denominator == 1 else number


def written(number: int | Fraction) -> str:
    """A number as a learner reads it: ``7``, ``7½``, ``3¼``, ``2/3``, ``1 2/5``, ``−3``.

    Raises:
        TypeError: It is a float.
    """
    if isinstance(number, float):
        raise TypeError(f"{number!r} is a float, and a float is not exact: {INSTEAD}")
    over, under = abs(number.numerator), number.denominator
    sign = "−" if number < 0 else ""
    whole, rest = divmod(over, under)
    if not rest:
        return f"{sign}{whole}"
    if not whole:
        return f"{sign}½" if under == 2 else f"{sign}{rest}/{under}"
    return f"{sign}{whole}{PARTS.get((rest, under), f' {rest}/{under}')}"


def read(word: str) -> int | Fraction | None:
    """The number that a position or a file spells, or None: ``7``, ``13/2``, and ``6.5`` as just that, 13/2."""
    if not _SPELLED.fullmatch(word):
        return None
    try:
        return int_if_whole(Fraction(word))
    except ZeroDivisionError:
        return None


def exact(value: Any) -> Any:
    """A value that somebody gave for a counter: a number that is spelled with a point or a stroke is exactly that number."""
    if isinstance(value, float) and isfinite(value):
        return int_if_whole(Fraction(float.__repr__(value)))
    if isinstance(value, Fraction):
        return int_if_whole(value)
    if isinstance(value, str) and "/" in value:
        number = read(value)
        return value if number is None else number
    return value


def plain(value: Any) -> Any:
    """A value as JSON carries it: a fraction as it is spelled, ``"13/2"``, and so a whole number beyond `MOST_IN_JSON`."""
    if isinstance(value, Fraction) or (isinstance(value, int) and abs(value) > MOST_IN_JSON):
        return str(value)
    return value


def float_in(facts: Any, name: str = "") -> tuple[str, float] | None:
    """The first float among facts, with its name, or None; a fact of a fact is ``hands.total``."""
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
    """Let no fact of a rule be a float.

    Raises:
        GameError: One is; it names the rule, the fact and its value.
    """
    if found := float_in(facts):
        name, value = found
        said = f"the rule {rule}" if rule else "an event without a rule"
        raise GameError(f"{said} has the fact {name!r} = {value!r}, and a float is not exact: {INSTEAD}")
