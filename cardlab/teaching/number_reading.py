"""Reads the numbers that learners write, as exact numbers. `cardlab.teaching.question` compares them with the answer.

The page reads numbers by the same rules (`frontend/common/number_reading.js`), and a test compares the two.
"""

from __future__ import annotations

import re
from fractions import Fraction

from cardlab.core.numbers import PARTS
from cardlab.core.numbers import written as written

LONGEST = 40
"""Upper limit in characters. A longer text is not a number."""
_HALF = Fraction(1, 2)
_DIGITS = str.maketrans(
    "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９٫،．，＝−–—－＋⁄／٪％",
    "012345678901234567890123456789.,.,=----+//%%",
    "\xad\u061c\ufeff" + "".join(map(chr, (*range(0x200B, 0x2010), *range(0x2060, 0x2070)))),
)
"""The digits and signs of other languages and keyboards (a dash is a minus), and the invisible marks in copied text."""
_AROUND = re.compile(r"(?:=\s*)?(.*?[0-9½¼¾⅓⅔])(?P<percent>\s*%)?\.?", re.DOTALL)
"""Accepts what children write around a number, as in a sentence: ``= 7``, ``9.``, ``75%``"""
_SIGNS = {sign: Fraction(over, under) for (over, under), sign in PARTS.items()}
_NUMBER = re.compile(
    r"(?P<sign>[-+]?)\s*(?P<whole>[0-9]{1,9})?(?:[.,](?P<decimals>[0-9]{1,15}))?\s*"
    r"(?:(?P<over>[0-9]{1,9})\s*/\s*(?P<under>[0-9]{1,9})|(?P<half>[½¼¾⅓⅔]))?"
)
_FRACTION = re.compile(r"(?P<sign>[-+]?)\s*(?P<over>[0-9]{1,9})\s*/\s*(?P<under>[0-9]{1,9})")
_DECIMAL = re.compile(r"(?P<sign>[-+]?)\s*(?P<whole>[0-9]*)(?:[.,](?P<decimals>[0-9]+))?")
ROUNDED, MISROUNDED = "rounded", "misrounded"
"""The results of `rounding`."""


def read_number(written_by_learner: str) -> Fraction | None:
    """Reads a number in any form that learners write: ``7``, ``7.5``, ``.5``, ``7,5``, ``7 1/2``, ``15/2``, ``7½``, ``٧``, ``=
    7``.

    The digits may be those of any of the languages, and spaces around the number and a percent sign after it do not matter.
    Returns None for any other text.
    """
    around = _around(written_by_learner)
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


def has_percent_sign(written_by_learner: str) -> bool:
    """Whether a learner wrote a percent sign after a number."""
    around = _around(written_by_learner)
    return around is not None and around["percent"] is not None


def rounding(written_by_learner: str, exact: int | Fraction) -> str | None:
    """Tells how a decimal or a percentage rounds a number that is not equal to it.

    ``0.67`` and ``66.7%`` round 2/3. A single digit, as in ``0.7``, does not count, because it may stand for another number.

    Returns: `ROUNDED`; `MISROUNDED` if it is the other one of the two nearest numbers with as many decimals, as in ``0.66``; or
        None.
    """
    around = _around(written_by_learner)
    found = around and _DECIMAL.fullmatch(around[1])
    if not around or not found:
        return None
    decimals = found["decimals"] or ""
    digits, places = int(found["whole"] + decimals), len(decimals)
    if digits < 10 or (found["sign"] == "-") != (exact < 0):
        return None
    for n in (places, places + 2) if around["percent"] else (places,):
        too_much = digits - abs(exact) * 10**n  # in units of the last decimal
        if n and abs(too_much) < 1:
            return ROUNDED if -_HALF < too_much <= _HALF else MISROUNDED
    return None


def _around(written_by_learner: str) -> re.Match[str] | None:
    return _AROUND.fullmatch(written_by_learner.strip().translate(_DIGITS))


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
