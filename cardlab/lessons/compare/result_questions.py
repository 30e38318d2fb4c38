"""Questions about the result of a sum, a difference, a product or a quotient, and about the number missing in one.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cardlab.core.number_cards import Form, Number, NumberFace
from cardlab.core.numbers import int_if_whole, written
from cardlab.core.rng import RandomStream
from cardlab.decks.equations import equations
from cardlab.decks.misconceptions import READINGS
from cardlab.lessons.compare.common import SLUG, DeckNumbers, has_point, whole_answers
from cardlab.lessons.compare.pictures import LONGEST_ROW, picture_of, way_of
from cardlab.teaching.question import Question, Shown

RESULTS = (
    "reads_side_by_side",
    "adds_for_times",
    "adds_instead",
    "subtracts_for_divided",
    "adds_across",
    "one_off",
)
"""The mistakes that give a wrong result."""
GREATEST_RESULT, LARGEST_UNDER = 1000, 100


def has_result(face: NumberFace) -> bool:
    """Whether a face has a result that is easy to write."""
    under = Fraction(face.value).denominator
    return bool(face.terms) and abs(Fraction(face.value)) <= GREATEST_RESULT and under <= LARGEST_UNDER and not has_point(face)


def _size(face: NumberFace) -> Number:
    return max(abs(Fraction(term.value)) for term in face.terms) + abs(Fraction(face.value))


def value(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the result of a card with a sum: the easier half, then the harder half."""
    cards = sorted(numbers.only(has_result), key=lambda card: (_size(numbers.face(card)), card))
    half = len(cards) // 2
    card = rng.pick(cards[:half] if level == 1 else cards[half:])
    face = numbers.face(card)
    one, other = (term.value for term in face.terms)
    read = {name: READINGS[name](face) for name in RESULTS}
    wrong: dict[str, Any] = {name: n for name, n in read.items() if n != face.value}
    if face.form == "sum":
        wrong["subtracts_instead"] = abs(one - other)
    if face.form == "product":
        wrong |= {"one_group_too_few": face.value - other, "one_group_too_many": face.value + other}
    if face.form == "quotient":
        wrong |= {"multiplies_instead": one * other, "one_too_few": face.value - 1}
    if face.form in ("sum", "difference"):
        wrong["one_too_many"] = face.value + 1
    return Question(
        SLUG,
        "value",
        "number",
        level,
        answer=int_if_whole(Fraction(face.value)),
        misconceptions=whole_answers(wrong, face.value),
        facts={
            "text": face.text,
            "way": way_of([face]),
            "a": _term(face.terms[0]),
            "b": _term(face.terms[1]),
            "form": face.form,
            "parts": "no" if isinstance(one, int) and isinstance(other, int) else "yes",
            "steps": [{"line": line} for line in _steps(face)],
            "result": written(face.value),
        },
        shows=(Shown((card,)),),
        model=_picture_of_value(face),
        practises=card.rank,
    )


def _term(face: NumberFace) -> str:
    return f"({face.text})" if face.text[0] == "−" else face.text


def _steps(face: NumberFace) -> list[str]:
    """Returns the lines that lead to the result of a sum, apart from the last one."""
    one, other = (Fraction(term.value) for term in face.terms)
    if one.denominator == other.denominator == 1:
        if face.form == "quotient" and face.value and isinstance(face.value, int):
            return [f"{_term(face.terms[1])} × {written(face.value)} = {_term(face.terms[0])}"]
        return []
    if face.form in ("sum", "difference"):
        return [line for line in equations(face.terms) if line] if one.denominator != other.denominator else []
    if face.form == "quotient":
        return (
            [f"{face.text} = {_term(face.terms[0])} × {written(1 / other)}"]
            if other.numerator == 1 or other.denominator > 1
            else []
        )
    return []


def _picture_of_value(face: NumberFace) -> dict[str, Any] | None:
    """Returns an array for a product or a quotient, counters for a sum, bars for the parts of a fraction."""
    one, other = (term.value for term in face.terms)
    wholes = all(isinstance(n, int) and n >= 0 for n in (one, other, face.value))
    if face.form in ("product", "quotient") and wholes:
        rows, columns = (other, face.value) if face.form == "quotient" else (one, other)
        if 0 < rows <= LONGEST_ROW and 0 < columns <= LONGEST_ROW:
            grid = [int(rows), int(columns), int(rows * columns)]
            return {"model": "area_model", "grids": [grid], "names": [face.text], "asks": True}
        return None
    if wholes and face.form == "sum" and max(one, other) <= 20:
        return {"model": "ten_frames", "a": int(one), "b": int(other), "together": False, "asks": True}
    if wholes and face.form == "difference" and one <= 100:
        return {
            "model": "number_line",
            "low": 0,
            "high": max(10, -(-int(one) // 10) * 10),
            "marks": [int(other), int(one)],
            "asks": True,
        }
    return picture_of(face.terms) if not wholes else None


def is_open(face: NumberFace) -> bool:
    """Whether a card has a sum of whole numbers that are not zero, so that one of them can be left out."""
    return bool(face.terms) and all(isinstance(n, int) and n > 0 for n in (*(term.value for term in face.terms), face.value))


def missing(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Gives the first number and the result of a card, and asks for the second number."""
    card = rng.pick(numbers.only(is_open))
    face = numbers.face(card)
    a, b = (int(term.value) for term in face.terms)
    c = int(face.value)
    wrong: dict[str, Any] = {"result_again": c, "first_again": a}
    match face.form:
        case "sum":
            wrong |= {"added_the_result": a + c, "counts_start": b + 1, "counts_between": b - 1}
        case "difference":
            wrong |= {"added_the_result": a + c, "counts_start": b + 1, "counts_between": b - 1}
        case "product":
            wrong |= {"subtracted": c - a, "multiplied_on": a * c, "one_group_too_few": b - 1, "one_group_too_many": b + 1}
        case _:
            wrong |= {"subtracted": a - c, "multiplied_on": a * c}
    how = {"sum": f"{c} − {a}", "difference": f"{a} − {c}", "product": f"{c} ÷ {a}", "quotient": f"{a} ÷ {c}"}[face.form]
    return Question(
        SLUG,
        "missing",
        "number",
        level,
        answer=b,
        misconceptions=whole_answers(wrong, b),
        facts={"a": a, "b": b, "c": c, "sign": face.sign, "form": face.form, "how": how},
        model=_bar_of_missing(face.form, a, c),
        practises=f"?{card.rank}",
    )


def _bar_of_missing(form: Form, a: int, c: int) -> dict[str, Any] | None:
    if form == "sum":
        return {"model": "bar_model", "parts": [a], "other": [c], "asks": "difference"}
    if form == "difference":
        return {"model": "bar_model", "parts": [a], "other": [c], "asks": "difference"}
    return None
