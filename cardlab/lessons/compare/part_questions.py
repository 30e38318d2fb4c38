"""Questions that write a part of a whole in another way: equal fractions, hundredths, percent.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cardlab.core.number_cards import NumberFace
from cardlab.core.rng import RandomStream
from cardlab.decks.misconceptions import READINGS
from cardlab.lessons.compare.common import SLUG, DeckNumbers, whole_answers
from cardlab.lessons.compare.pictures import LONGEST_ROW
from cardlab.teaching.question import Question, Shown


def printed_parts(face: NumberFace) -> tuple[int, int]:
    """Returns the printed numerator and denominator of a fraction."""
    over, under = face.spelling.split("/")
    return int(over), int(under)


def _renamed(face: NumberFace) -> list[int]:
    """Returns denominators for which a fraction has a whole numerator, other than its own, as far as a bar shows them."""
    if face.form != "fraction" or not 0 < face.value <= 2:
        return []
    (_, under), least = printed_parts(face), Fraction(face.value).denominator
    return [other for other in range(2, LONGEST_ROW + 1) if other % least == 0 and other != under and under <= LONGEST_ROW]


def renamed_up(face: NumberFace) -> list[int]:
    """Returns multiples of the denominator of a fraction."""
    return [other for other in _renamed(face) if other % printed_parts(face)[1] == 0]


def renamed_any(face: NumberFace) -> list[int]:
    """Returns other denominators that are not multiples."""
    return [other for other in _renamed(face) if other % printed_parts(face)[1]]


def same_fraction(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the numerator of an equal fraction: with more parts, then with fewer or others."""
    found = renamed_up if level == 1 else renamed_any
    card = rng.pick(numbers.only(lambda face: bool(found(face))))
    face = numbers.face(card)
    over, under = printed_parts(face)
    other = rng.pick(found(face))
    answer = int(face.value * other)
    wrong: dict[str, Any] = {
        "added_to_both": over + other - under,
        "same_numerator": over,
        "factor_only": other // under if other > under else under // other,
        "one_too_few": answer - 1,
    }
    least = Fraction(face.value)
    bars = [[1, under, over], [1, other, answer]]
    return Question(
        SLUG,
        "same_fraction",
        "number",
        level,
        answer=answer,
        misconceptions=whole_answers(wrong, answer, least=1),
        facts={
            "text": face.text,
            "asked": f"{face.text} = ?/{other}",
            "over": over,
            "under": under,
            "other": other,
            "answer": answer,
            "way": "times" if other % under == 0 else "divide" if under % other == 0 else "least",
            "times": max(other, under) // min(other, under)
            if 0 in (other % under, under % other)
            else other // least.denominator,
            "simple": str(least),
            "simple_over": over if other % under == 0 else least.numerator,
            "simple_under": under if other % under == 0 else least.denominator,
        },
        shows=(Shown((card,)),),
        model={"model": "area_model", "grids": bars, "names": [face.text, f"?/{other}"], "asks": True},
        practises=f"{over}/{under}={other}",
    )


def in_hundredths(face: NumberFace) -> bool:
    """Whether a face is a fraction or a decimal that is a whole number of hundredths, up to two."""
    return face.form in ("fraction", "decimal") and 0 < face.value <= 2 and (100 * Fraction(face.value)).denominator == 1


def percent(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for a fraction or a decimal as a percentage."""
    return _in_hundred("percent", rng, level, numbers, in_hundredths)


def is_short_decimal(face: NumberFace) -> bool:
    """Whether a face is a decimal with at most two places, up to two."""
    return in_hundredths(face) and face.form == "decimal"


def hundredths(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for a decimal in hundredths."""
    return _in_hundred("hundredths", rng, level, numbers, is_short_decimal)


def _in_hundred(kind: str, rng: RandomStream, level: int, numbers: DeckNumbers, fits: Any) -> Question:
    card = rng.pick(numbers.only(fits))
    face = numbers.face(card)
    answer = int(100 * face.value)
    wrong: dict[str, Any] = {}
    if face.form == "fraction":
        over, under = printed_parts(face)
        wrong |= {"parts_side_by_side": int(f"{over}{under}"), "denominator_only": under, "numerator_only": over}
        times = 100 // under if 100 % under == 0 else 0
        line = f"{face.text} = {over} × {times}/100" if times > 1 else ""
    else:
        places = face.spelling.partition(".")[2]
        wrong |= {
            "point_left_out": int(face.spelling.replace(".", "")),
            "zero_does_not_count": int(100 * READINGS["zero_does_not_count"](face)),
            "too_many_zeros": 10 * answer,
        }
        line = f"{face.text} = {face.spelling.ljust(face.spelling.index('.') + 3, '0')}" if len(places) < 2 else ""
    wrong["out_of_one"] = Fraction(face.value)
    return Question(
        SLUG,
        kind,
        "number",
        level,
        answer=answer,
        misconceptions=whole_answers(wrong, answer),
        facts={
            "text": face.text,
            "rows": [{"line": line}] if line else [],
            "hundredths": answer,
            "over_hundred": f"{answer}/100",
        },
        shows=(Shown((card,)),),
        model={"model": "area_model", "grids": [[10, 10, answer]], "names": [face.text], "asks": True},
        practises=f"{kind}:{card.rank}",
    )
