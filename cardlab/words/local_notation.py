"""Writes cards and numbers in the notation of a language: letters for ace and court cards, decimal sign, thousands separator.

Cards and numbers arrive in English notation: ``K♥``, ``1,234.5`` and ``12.5%``. Number formats come from Unicode's CLDR, as in
a browser, and a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

COURTS_AND_ACE = "AJQK"
FACE = r"(?:(?:10|[2-9]|[A-ZÀ-Þ][a-z]?)[♣♦♥♠]|★)"
"""A printed card, with the letters of any language."""
CARDS = rf"{FACE}(?:[\u00a0 ]{FACE})*"
"""One card, or several that belong together."""
FACES = re.compile(CARDS)
RANKS = re.compile(r"(?:10|[2-9AJQK★])(?:[\u00a0 ](?:10|[2-9AJQK★]))*")
"""One rank, or several, with English letters."""
_LETTER = re.compile(r"\b[AJQK](?=[♣♦♥♠])")
_FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+")
_FIGURES = re.compile(r"[-−+×÷=≈()/%$£€₹\d., ]+")
"""Numbers and their signs, without words."""


def lettered(text: str, letters: Mapping[str, str]) -> str:
    """Returns a sentence with the card letters of a language: ``K♥`` becomes ``R♥`` in French."""
    return _LETTER.sub(lambda found: letters[found[0]], text)


def printed(text: str, letters: Mapping[str, str]) -> str:
    """Returns cards, or ranks alone, with the letters of a language: ``Q Q`` becomes ``D D`` in French. Any other text is
    returned unchanged.
    """
    if RANKS.fullmatch(text):
        return "".join(letters.get(sign, sign) for sign in text)
    return lettered(text, letters) if FACES.fullmatch(text) else text


_PERCENT = re.compile(r"(?<=\d) ?%")


class _Form(NamedTuple):
    """The number format of a language in the digits 0123456789."""

    decimal: str
    group: str
    percent: str
    together: int
    """Numbers with at most this many digits have no separator: four in Spanish, so 1234 but 12.345."""


_PYTHON = _Form(".", ",", "%", 3)
FOUR_TOGETHER = {"es", "it", "pl"}
"""Languages that do not group numbers of four digits. Babel lacks this value from Unicode."""


def local_number(text: str, language: str) -> str:
    """Returns numbers in the format of a language: ``1,234.5`` becomes ``1 234,5`` in French. A text with a word in it is
    returned unchanged.
    """
    form = _form(language)
    if form == _PYTHON or not _FIGURES.fullmatch(text):
        return text
    signs = str.maketrans(".,", form.decimal + form.group)
    told = _FIGURE.sub(lambda found: _joined(found[0], form).translate(signs), text)
    return told if form.percent == _PYTHON.percent else _PERCENT.sub(form.percent, told)


def _joined(number: str, form: _Form) -> str:
    """Returns a number with grouped thousands, or without if the language does not group so few digits."""
    joined = number.replace(_PYTHON.group, "")
    return joined if len(joined.partition(_PYTHON.decimal)[0]) <= form.together else number


def groups_thousands(number: int, language: str) -> bool:
    """Whether a language separates the thousands of a non-negative whole number."""
    return number > 999 and len(str(number)) > _form(language).together


@cache
def _form(language: str) -> _Form:
    from babel import Locale
    from babel.numbers import get_decimal_symbol, get_group_symbol

    locale = Locale.parse(language, sep="-")
    return _Form(
        get_decimal_symbol(locale, numbering_system="latn"),
        get_group_symbol(locale, numbering_system="latn"),
        locale.percent_formats[None].suffix[0],
        4 if locale.language in FOUR_TOGETHER else _PYTHON.together,
    )
