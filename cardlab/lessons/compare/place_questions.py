"""Questions about places on the number line: where a number stands, and which number is nearest.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor, lcm
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.number_cards import Number, NumberFace
from cardlab.core.numbers import int_if_whole, written
from cardlab.core.rng import RandomStream
from cardlab.lessons.compare.common import SLUG, DeckNumbers, has_point
from cardlab.lessons.compare.pictures import LONGEST_ROW
from cardlab.lessons.shared_by_wars.jumps import walked
from cardlab.teaching.question import Answer, Question, Shown, choices_of, distinct


def on_a_line(face: NumberFace) -> bool:
    """Whether a face has a place that a learner can find on a line: up to 20 on both sides of zero, or parts below 2."""
    value = Fraction(face.value)
    if face.form in ("money", "time", "dots", "frame") or face.terms or (has_point(face) and face.form == "percent"):
        return False
    if value.denominator == 1:
        return face.form == "whole" and -10 <= value <= 20
    if face.form in ("fraction", "mixed"):
        return 0 < value < 2 and int(face.spelling.rpartition("/")[2]) <= LONGEST_ROW
    return face.form == "decimal" and 0 < value < 2 and (10 * value).denominator == 1


def place(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the place of a number on the line: with its own parts, then with smaller ones."""
    card = rng.pick(numbers.only(on_a_line))
    face = numbers.face(card)
    value = Fraction(face.value)
    wrong: dict[str, Any]
    if face.form == "whole":
        parts, low, high = 1, -10 if numbers.has_negative else 0, 10 if abs(value) <= 10 and level == 1 else 20
        wrong = {"ignores_minus": -value if value < 0 else None, "one_too_few": value - 1, "one_too_many": value + 1}
    elif face.form == "decimal":
        parts, low, high = 10, 0, 20 if value > 1 else 10
        wrong = {
            "only_the_digits": Fraction(f"0.{face.spelling.partition('.')[2]}"),
            "one_too_few": value - Fraction(1, 10),
            "one_too_many": value + Fraction(1, 10),
        }
    else:
        under = int(face.spelling.rpartition("/")[2])
        over = int(value * under)
        parts = under if level == 1 else min((n for n in (2, 3) if n * under <= LONGEST_ROW), default=1) * under
        low, high = 0, parts * (1 if value <= 1 else 2)
        wrong = {
            "counts_marks": Fraction(over, parts),
            "parts_left_over": Fraction(under - over, under) if over < under else None,
            "counts_start": Fraction(over - 1, under),
            "denominator_place": Fraction(under, parts) if under < parts else None,
        }
    model = {"model": "number_line", "low": low, "high": high, "value": 0, "bare": True, "asks": True}
    if parts > 1:
        model |= {"parts": parts, "form": "decimal" if face.form == "decimal" else "fraction"}
    steps = int(value * parts)
    on_line = {name: int_if_whole(Fraction(n)) for name, n in wrong.items() if n is not None and low <= n * parts <= high}
    return Question(
        SLUG,
        "place",
        "place",
        level,
        answer=int_if_whole(value),
        misconceptions=distinct(on_line, int_if_whole(value)),
        facts={
            "card": card,
            "text": face.text,
            "form": "whole" if parts == 1 else "parts",
            "below": "yes" if value < 0 else "no",
            "parts": parts,
            "steps": abs(steps),
        },
        shows=(Shown((card,)),),
        model=model,
        # Parts are counted one by one; whole numbers lie too close for that on a phone.
        solution=walked(model, *range(steps + 1)) if parts > 1 else walked(model, 0, steps),
        practises=f"place:{card.rank}:{parts}",
    )


def round_steps(numbers: DeckNumbers) -> Number:
    """Returns the step of the round numbers that are near the numbers of a deck: a half, ten, a hundred or a thousand."""
    most = max(abs(Fraction(number)) for number in (numbers.value(card) for card in numbers.cards))
    return Fraction(1, 2) if most <= 3 else 10 if most <= 110 else 100 if most <= 1100 else 1000


def _sides(number: Number, step: Number) -> tuple[Fraction, Fraction]:
    """Returns the round numbers below and above a number."""
    below = floor(Fraction(number) / step) * Fraction(step)
    return below, below + step


def near_cards(numbers: DeckNumbers) -> dict[Number, list[Card]]:
    """Round number -> the cards to which it is nearest. Without cards in the middle of two, and round numbers themselves."""
    step = round_steps(numbers)
    found: dict[Number, list[Card]] = {}
    for card in numbers.cards:
        face, value = numbers.face(card), Fraction(numbers.value(card))
        fits = 0 < value < 1 if step == Fraction(1, 2) else value > 0 and value.denominator == 1
        if fits and face.form not in ("money", "time", "dots", "frame") and (2 * value / step).denominator != 1:
            below, above = _sides(value, step)
            found.setdefault(below if value - below < above - value else above, []).append(card)
    return found


def nearest(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the nearest of three round numbers: 0, a half and 1, or tens, hundreds or thousands."""
    step, near = round_steps(numbers), near_cards(numbers)
    right = rng.pick(sorted(near))
    card = rng.pick(near[right])
    below, above = _sides(numbers.value(card), step)
    side, other = ("below", above) if right == below else ("above", below)
    if step == Fraction(1, 2):
        options = [Fraction(0), Fraction(step), Fraction(1)]
    else:
        options = sorted({below, above, rng.pick([n for n in (below - step, above + step) if n >= 0])})
    far = next(n for n in options if n not in (below, above))
    wrong: dict[str, Answer] = {"always_up" if side == "below" else "always_down": _option(other), "far_away": _option(far)}
    return Question(
        SLUG,
        "nearest",
        "one",
        level,
        answer=_option(right),
        misconceptions=distinct(wrong, _option(right)),
        facts={
            "card": card,
            "text": numbers.face(card).text,
            "below": _written(below),
            "above": _written(above),
            "middle": _written((below + above) / 2),
            "right": _written(right),
            "side": side,
        },
        choices=choices_of([_option(n) for n in options]),
        shows=(Shown((card,)),),
        model=_line_of_nearest(numbers.face(card), Fraction(step), options),
        practises=f"nearest:{card.rank}",
    )


def _written(number: Number) -> str:
    return written(int_if_whole(Fraction(number)))


def _option(number: Number) -> str:
    return str(int_if_whole(Fraction(number)))


def _line_of_nearest(face: NumberFace, step: Fraction, options: list[Fraction]) -> dict[str, Any] | None:
    value = Fraction(face.value)
    if value.denominator == step.denominator == 1:
        low, high = int(options[0]), int(options[-1])
        return (
            {"model": "number_line", "low": low, "high": high, "marks": [int(value)], "bare": True} if high <= 10_000 else None
        )
    parts = lcm(2, value.denominator)
    if parts > LONGEST_ROW and 100 % parts:
        return None
    parts = 100 if 100 % parts == 0 and face.form != "fraction" else parts
    form = "fraction" if face.form == "fraction" else "decimal"
    marks = sorted((int(value * parts), parts // 2))
    return {"model": "number_line", "low": 0, "high": parts, "marks": marks, "parts": parts, "form": form, "bare": True}
