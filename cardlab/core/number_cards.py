"""Reads the numbers and small sums that are printed on cards, such as ``3/4`` and ``3*7``, and gives their exact value.

The grammar, without spaces::

    face     = number [sign number] | picture | money | time
    number   = ["-"] digits ["." digits] ["%"] | ["-"] [digits "_"] digits "/" digits
    sign     = "+" | "-" | "*" | "÷"
    picture  = ("dots" | "frame") digits         dots as on dice, or a ten frame
    money    = ["-"] ("$" | "£" | "€" | "₹") digits ["." digit digit]
    time     = digits ":" digit digit            hours and minutes of a day

A face has at most one sign. People may write ``×``, ``·`` or ``x`` for ``*``, ``:`` or ``//`` for ``÷`` (unless it is a
time), ``−`` for ``-``, ``½`` for ``1/2`` and ``1½`` for ``1_1/2``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from cardlab.core.errors import NotationError
from cardlab.core.numbers import int_if_whole

Number = int | Fraction
Form = Literal[
    "whole",
    "fraction",
    "mixed",
    "decimal",
    "percent",
    "dots",
    "frame",
    "money",
    "time",
    "sum",
    "difference",
    "product",
    "quotient",
]
"""How a number is printed."""

MOST_DIGITS = 6
"""The maximum number of digits of a whole number, or before and after a point."""
GREATEST_DENOMINATOR = 1000
MOST_DOTS = 20
"""The maximum number of dots on a card. More cannot be counted at a glance."""
CURRENCIES = "$£€₹"
SIGNS: dict[str, tuple[Form, str]] = {
    "+": ("sum", "+"),
    "-": ("difference", "−"),
    "*": ("product", "×"),
    "÷": ("quotient", "÷"),
}
"""The sign in a spelling -> the form that it makes, and the sign as it is printed."""

_DIGITS = rf"[0-9]{{1,{MOST_DIGITS}}}"
_NUMBER = re.compile(rf"-?(?:(?:{_DIGITS}_)?{_DIGITS}/{_DIGITS}|{_DIGITS}(?:\.{_DIGITS})?%?)")
_SUM = re.compile(rf"({_NUMBER.pattern})([-+*÷])({_NUMBER.pattern})")
_PICTURE = re.compile(r"(dots|frame)(0|[1-9][0-9]?)")
_MONEY = re.compile(rf"(-?)([{CURRENCIES}])({_DIGITS}(?:\.[0-9]{{2}})?)")
_TIME = re.compile(r"([0-9]{1,2}):([0-9]{2})")


@dataclass(frozen=True)
class NumberFace:
    """What is printed on a number card.

    Attributes:
        spelling: The spelling that parses back: ``3*7``.
        form: How the number is printed.
        value: The exact number: 21. Money counts in its unit, a time in minutes after midnight.
        terms: The two numbers of a sum, a difference, a product or a quotient, as faces of their own; else ().
    """

    spelling: str
    form: Form
    value: Number
    terms: tuple[NumberFace, ...] = ()

    @property
    def sign(self) -> str:
        """The sign between the two terms: ``+``, ``−``, ``×`` or ``÷``; "" for a number."""
        return dict(SIGNS.values()).get(self.form, "")

    @property
    def text(self) -> str:
        """The face as a line of text: ``3 × 7``, ``1 1/2``, ``−7``, ``1/2 + (−1/4)``."""
        if self.terms:
            one, other = (term.text for term in self.terms)
            return f"{one} {self.sign} {f'({other})' if other[0] == '−' else other}"
        if self.form in ("dots", "frame"):
            return str(self.value)
        return self.spelling.replace("-", "−").replace("_", " ")


@lru_cache(maxsize=4096)
def number_face(spelling: str) -> NumberFace | None:
    """Returns the face with this exact spelling, or None.

    >>> number_face("3*7").value
    21
    >>> number_face("1_1/2").text
    '1 1/2'

    Raises:
        NotationError: The spelling has the shape of a face that cannot be: a division by zero, a time after 23:59, …
    """
    if (number := _number(spelling)) or (number := _other_number(spelling)):
        return number
    if not (found := _SUM.fullmatch(spelling)):
        return None
    terms = tuple(term for number in (found[1], found[3]) if (term := _number(number)))
    one, other = (term.value for term in terms)
    match found[2]:
        case "+":
            value: Number = one + other
        case "-":
            value = one - other
        case "*":
            value = one * other
        case _:
            if not other:
                raise NotationError(f"{spelling!r:.40} divides by 0: divide by another number")
            value = Fraction(one) / other
    return NumberFace(spelling, SIGNS[found[2]][0], _stored(value), terms)


def _stored(value: Number) -> Number:
    return int_if_whole(Fraction(value))


def _number(spelling: str) -> NumberFace | None:
    """Returns the face of one number: whole, a fraction, mixed, a decimal or a percentage."""
    if not _NUMBER.fullmatch(spelling):
        return None
    form: Form
    minus, digits = spelling[0] == "-", spelling.lstrip("-")
    if "/" in digits:
        whole, _, part = digits.rpartition("_")
        over, under = (int(number) for number in part.split("/"))
        if not 0 < under <= GREATEST_DENOMINATOR:
            raise NotationError(f"{spelling!r:.40} has the denominator {under}: write one from 1 to {GREATEST_DENOMINATOR}")
        if whole and over >= under:
            raise NotationError(f"{spelling!r:.40} is not a mixed number: write a fraction below one after the whole number")
        form, value = ("mixed" if whole else "fraction"), int(whole or 0) + Fraction(over, under)
    elif digits.endswith("%"):
        form, value = "percent", Fraction(digits[:-1]) / 100
    else:
        form, value = ("decimal" if "." in digits else "whole"), Fraction(digits)
    return NumberFace(spelling, form, _stored(-value if minus else value))


def _other_number(spelling: str) -> NumberFace | None:
    """Returns the face of dots, a ten frame, money or a time."""
    if found := _PICTURE.fullmatch(spelling):
        if int(found[2]) > MOST_DOTS:
            raise NotationError(f"{spelling!r:.40} has too many dots to count: draw 0 to {MOST_DOTS}")
        return NumberFace(f"{found[1]}{int(found[2])}", "dots" if found[1] == "dots" else "frame", int(found[2]))
    if found := _MONEY.fullmatch(spelling):
        return NumberFace(spelling, "money", _stored(Fraction(found[1] + found[3])))
    if found := _TIME.fullmatch(spelling):
        hours, minutes = int(found[1]), int(found[2])
        if hours > 23 or minutes > 59:
            raise NotationError(f"{spelling!r:.40} is not a time of day: write 0:00 to 23:59")
        return NumberFace(spelling, "time", 60 * hours + minutes)
    return None


_WRITTEN = {
    "−": "-",
    "–": "-",
    "×": "*",
    "·": "*",
    "x": "*",
    "X": "*",
    "⁄": "/",
    "//": "÷",
    "٫": ".",
    "٪": "%",
}
"""Signs that people write -> the signs of a spelling."""


def spelled(written: str) -> str:
    """Returns the spelling of a face that a person has written: ``3 × 7`` -> ``3*7``. A text that is not a face never becomes
    one.

    >>> spelled("1½"), spelled("3 · 7"), spelled("− 7"), spelled("12 : 4")
    ('1_1/2', '3*7', '-7', '12÷4')
    """
    text = written.strip()
    # A fraction of one character, after a whole number or alone
    text = re.sub(r"(\d*)\s*([¼-¾⅐-⅞])", lambda found: _mixed(found[1], found[2]), text)
    text = re.sub(r"(?<=\d)\s+(?=\d+\s*[/⁄]\s*\d)", "_", text)  # 1 1/2
    for sign, ours in _WRITTEN.items():
        text = text.replace(sign, ours)
    if re.search(r"\d\s+\d", text):  # two numbers, not one longer number
        return text
    text = re.sub(r"\s+", "", text)
    if ":" in text and not _TIME.fullmatch(text):
        text = text.replace(":", "÷")
    return re.sub(r"(?<![0-9%])\((-[^()]*)\)|(?<=[-+*÷])\((-[^()]*)\)", lambda found: found[1] or found[2], text)


def _mixed(whole: str, part: str) -> str:
    """Returns a whole number and a fraction of one character as a mixed number: ``1``, ``½`` -> ``1_1/2``."""
    fraction = unicodedata.normalize("NFKC", part).replace("⁄", "/")
    return f"{whole}_{fraction}" if whole else fraction
