"""What a language prints on cards and sets into numbers: its letters for ace and court cards, its decimal sign.

Cards and numbers come as our own notation and Python have them, ``K♥`` and ``1,234.5``, which are those of English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

COURTS_AND_ACE = "AJQK"
FACE = r"(?:(?:10|[2-9]|[A-ZÀ-Þ][a-z]?)[♣♦♥♠]|★)"
"""A card as it is printed, by the letters of any language."""
CARDS = rf"{FACE}(?:[\u00a0 ]{FACE})*"
"""A card, or several that belong together."""
FACES = re.compile(CARDS)
RANKS = re.compile(r"(?:10|[2-9AJQK★])(?:[\u00a0 ](?:10|[2-9AJQK★]))*")
"""A rank alone, or several, by our own letters."""
_LETTER = re.compile(r"\b[AJQK](?=[♣♦♥♠])")
_FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+")
_FIGURES = re.compile(r"[-−≈()/%\d., ]+")
"""Numbers and their signs, without a word."""


def lettered(text: str, letters: Mapping[str, str]) -> str:
    """A sentence whose cards have the letters of a language: ``K♥`` is ``R♥`` in French."""
    return _LETTER.sub(lambda found: letters[found[0]], text)


def printed(text: str, letters: Mapping[str, str]) -> str:
    """Cards, or ranks alone, with the letters of a language: ``Q Q`` is ``D D`` in French. Another text as it is."""
    if RANKS.fullmatch(text):
        return "".join(letters.get(sign, sign) for sign in text)
    return lettered(text, letters) if FACES.fullmatch(text) else text


def figures(text: str, language: str) -> str:
    """Numbers as a language writes them: ``1,234.5`` is ``1 234,5`` in French. What has a word in it stays as it is."""
    signs = _decimal_signs(language)
    if signs == ".," or not _FIGURES.fullmatch(text):
        return text
    return _FIGURE.sub(lambda found: found[0].translate(str.maketrans(".,", signs)), text)


@cache
def _decimal_signs(language: str) -> str:
    """What a language sets before decimals, and between thousands, among the digits 0123456789."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    locale = language.replace("-", "_")
    return get_decimal_symbol(locale, numbering_system="latn") + get_group_symbol(locale, numbering_system="latn")
