"""Reads the numbers that learners write, as exact numbers. `cardlab.teaching.question` compares them with the answer.

The page reads answers by the same rules (`frontend/common/answer.js`), and a test compares the two.
"""

from __future__ import annotations

import re
from fractions import Fraction

from cardlab.core.numbers import PARTS
from cardlab.core.numbers import written as written

LONGEST = 40
"""Upper limit in characters. A longer text is not a number."""
_DIGITS = str.maketrans(
    "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９٫،．，＝−⁄／",
    "012345678901234567890123456789.,.,=-//",
    "\u200e\u200f\u2066\u2067\u2068\u2069",
)
"""The digits and signs of other languages and keyboards, and direction marks, which are copied with a text."""
_AROUND = re.compile(r"(?:=\s*)?(.*?)(?<=[0-9½¼¾⅓⅔])\.?", re.DOTALL)
"""Accepts what children write around a number, as in a sentence: ``= 7``, ``9.``"""
_SIGNS = {sign: Fraction(over, under) for (over, under), sign in PARTS.items()}
_NUMBER = re.compile(
    r"(?P<sign>[-+]?)\s*(?P<whole>[0-9]{1,9})?(?:[.,](?P<decimals>[0-9]{1,6}))?\s*"
    r"(?:(?P<over>[0-9]{1,9})\s*/\s*(?P<under>[0-9]{1,9})|(?P<half>[½¼¾⅓⅔]))?"
)
_FRACTION = re.compile(r"(?P<sign>[-+]?)\s*(?P<over>[0-9]{1,9})\s*/\s*(?P<under>[0-9]{1,9})")


def read_number(written_by_learner: str) -> Fraction | None:
    """Reads a number in any form that learners write: ``7``, ``7.5``, ``.5``, ``7,5``, ``7 1/2``, ``15/2``, ``7½``, ``٧``, ``=
    7``.

    The digits may be those of any of the languages, and spaces around the number do not matter. Returns None for any other
    text.
    """
    around = _AROUND.fullmatch(written_by_learner.strip().translate(_DIGITS))
    text = around[1] if around is not None else ""
    if not text or len(text) > LONGEST:
        return None
    fraction = _FRACTION.fullmatch(text)
    if fraction:
        return _signed(fraction["sign"], Fraction(0), fraction["over"], fraction["under"])
    found = _NUMBER.fullmatch(text)
    if found is None or not (found["whole"] or found["decimals"] or found["half"]):
        return None
    if found["decimals"] and (found["over"] or found["half"]):
        return None
    if found["over"] and not re.search(r"[0-9]\s+[0-9]", text):  # 71/2 is a fraction of its own
        return None
    whole = Fraction(f"{found['whole'] or 0}.{found['decimals'] or 0}")
    if found["half"]:
        whole += _SIGNS[found["half"]]
    return _signed(found["sign"], whole, found["over"], found["under"])


def _signed(sign: str, whole: Fraction, over: str | None, under: str | None) -> Fraction | None:
    if under is not None and int(under) == 0:
        return None
    number = whole + (Fraction(int(over or 0), int(under)) if under is not None else 0)
    return -number if sign == "-" else number


def canonical(number: int | Fraction) -> str:
    """Returns a number in the form of pages and files: ``7``, ``15/2``."""
    return str(Fraction(number))


def tenths(number: Fraction) -> str:
    """Returns a number with one decimal: ``4.5``, ``−0.3``."""
    return f"{float(number):.1f}".replace("-", "−")
