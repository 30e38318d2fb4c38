"""Keeps cards and arithmetic left to right inside right-to-left languages.

Invisible direction marks go around them. Digits other than European ones turn the text between them right to left, so
arithmetic in those digits is forced to go the other way.
"""

from __future__ import annotations

import re

from cardlab.words.local_notation import CARDS, FACES

_ISOLATE, _ISOLATED, _FORCE, _FORCED = "\u2066", "\u2069", "\u202d", "\u202c"
_APART = rf"{_ISOLATE}[^{_ISOLATE}-{_ISOLATED}]*{_ISOLATED}"
_NUMBER = r"[-−]?[(|]?[-−]?[$£€₹]?(?:\d+(?:[.,/٫٬]\d+)*(?: \d+/\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|\?)%?[)|]?"
_PART = r"[½¼¾⅓⅔]"
_MIXED = rf"[-−]?\d+(?: ?{_PART}| \d+/\d+)|[-−](?:\d+(?:[.,/٫٬]\d+)*|{_PART})"
_SUM = rf"{_NUMBER}(?: ?[-+−×÷·=≠≈<>≤≥] ?{_NUMBER})+|[-−]?\d+(?:[.,]\d+)?[ \u00a0\u202f]?%|{_MIXED}"
_CARDS_APART, _SUMS_APART = re.compile(rf"{_APART}|{CARDS}"), re.compile(rf"{_APART}|{CARDS}|{_SUM}")
_SUMS_FORCED = re.compile(rf"{_FORCE}[^{_FORCED}]*{_FORCED}|{_SUM}")
"""Cards, sums and the like. Those that are already marked match first, and stay unchanged."""


def isolated(text: str) -> str:
    """Isolates a text, such as one in another language, from the direction of its neighbours."""
    return f"{_ISOLATE}{text}{_ISOLATED}"


def card_apart(text: str) -> str:
    """Returns a text that consists only of cards with left-to-right marks. Any other text is returned unchanged."""
    return isolated(text) if FACES.fullmatch(text) else text


def cards_apart(text: str) -> str:
    """Returns a sentence in which the cards go from left to right."""
    return _CARDS_APART.sub(_apart, text)


def sums_apart(text: str) -> str:
    """Returns a sentence in which the cards and the arithmetic go from left to right."""
    return _SUMS_APART.sub(_apart, text)


def sums_forced(text: str) -> str:
    """Returns a sentence in which the arithmetic goes from left to right, whatever its digits."""
    return _SUMS_FORCED.sub(_forced, text)


def _apart(found: re.Match[str]) -> str:
    return found[0] if found[0].startswith(_ISOLATE) else _within_brackets(found[0], _ISOLATE, _ISOLATED)


def _forced(found: re.Match[str]) -> str:
    marks = f"{_ISOLATE}{_FORCE}", f"{_FORCED}{_ISOLATED}"
    return found[0] if found[0].startswith(_FORCE) else _within_brackets(found[0], *marks)


def _within_brackets(said: str, begin: str, end: str) -> str:
    """Puts a sum between two marks. A bracket that the sum does not close or open belongs to the words around it."""
    more = said.count("(") - said.count(")")
    before = "(" if more > 0 and said.startswith("(") else ""
    after = ")" if more < 0 and said.endswith(")") else ""
    return f"{before}{begin}{said[len(before) : len(said) - len(after)]}{end}{after}"
