"""Questions about counting and digits: dots, making ten, one or ten more or less, the worth of a digit.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from math import floor
from typing import Any

from cardlab.core.number_cards import NumberFace
from cardlab.core.numbers import written
from cardlab.core.rng import RandomStream
from cardlab.lessons.compare.common import SLUG, DeckNumbers, whole_answers
from cardlab.teaching.question import Flash, Question, Shown, distinct


def is_counted(face: NumberFace) -> bool:
    """Whether a face is dots or a ten frame with something to count."""
    return face.form in ("dots", "frame") and face.value > 0


def count(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks how many dots a card has: as long as one likes, then in a flash."""
    card = rng.pick(numbers.only(is_counted))
    face = numbers.face(card)
    dots = int(face.value)
    rows, rest = divmod(dots, 5)
    wrong: dict[str, Any] = {"one_too_few": dots - 1, "one_too_many": dots + 1}
    if face.form == "frame":
        wrong["empty_places"] = -dots % 10
    if rows and rest:
        wrong["full_rows_only"] = 5 * rows
    groups = [*[5] * rows, *([rest] if rest else [])]
    return Question(
        SLUG,
        "count",
        "number",
        level,
        answer=dots,
        misconceptions=whole_answers(wrong, dots, least=1),
        facts={
            "dots": dots,
            "groups": " + ".join(map(str, groups)),
            "together": [str(group) for group in groups],
            "several": "yes" if len(groups) > 1 else "no",
        },
        shows=(Shown((card,)),),
        model={"model": "ten_frames", "a": dots, "b": 0, "asks": True},
        flash=Flash() if level > 1 else None,
        practises=f"dots:{dots}",
    )


def to_ten(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks how many more make the next full ten."""
    card = rng.pick(numbers.only(lambda face: is_counted(face) and face.value % 10 > 0))
    dots = int(numbers.value(card))
    full = 10 * (dots // 10 + 1)
    wrong: dict[str, Any] = {
        "counts_the_dots": dots,
        "one_too_few": full - dots - 1,
        "one_too_many": full - dots + 1,
        "full_again": full,
    }
    return Question(
        SLUG,
        "to_ten",
        "number",
        level,
        answer=full - dots,
        misconceptions=whole_answers(wrong, full - dots, least=1),
        facts={"dots": dots, "full": full, "more": full - dots},
        shows=(Shown((card,)),),
        model={"model": "ten_frames", "a": dots, "b": 0, "asks": True},
        practises=f"to_ten:{dots}",
    )


def is_plain_whole(face: NumberFace) -> bool:
    """Whether a face is a whole number, positive or negative."""
    return face.form == "whole"


def after(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the number that is one more or one less, then ten more or ten less."""
    by = 1 if level == 1 else 10
    cards = numbers.only(lambda face: is_plain_whole(face) and (by == 1 or face.value >= 10))
    card = rng.pick(cards)
    n, more = int(numbers.value(card)), rng.coin()
    if n == 0 and not numbers.has_negative:
        more = True
    answer = n + by if more else n - by
    wrong: dict[str, Any] = {
        "ignores_minus": -(abs(n) + by if more else abs(n) - by) if n < 0 else None,
        "other_way": n - by if more else n + by,
        "one_for_ten": (n + 1 if more else n - 1) if by == 10 else None,
        "hundred_for_ten": (n + 100 if more else n - 100) if by == 10 and n > 100 else None,
        "same_again": n,
    }
    signed = answer < 0 or n < 0
    kept = {name: one for name, one in wrong.items() if one is not None and (one >= 0 or signed)}
    return Question(
        SLUG,
        "after",
        "number",
        level,
        answer=answer,
        misconceptions=distinct(kept, answer),
        facts={
            "card": card,
            "by": by,
            "more": "yes" if more else "no",
            "sign": "+" if more else "−",
            "result": written(answer),
            "n": written(n),
        },
        shows=(Shown((card,)),),
        model=_line_of_jump(n, answer),
        practises=f"{by}:{n // 10}",
    )


def _line_of_jump(start: int, end: int) -> dict[str, Any] | None:
    low, high = (10 * floor(min(start, end) / 10), 10 * floor(max(start, end) / 10) + 10)
    return {"model": "number_line", "low": low, "high": high, "hops": [start, end], "asks": True} if high <= 10_000 else None


def has_places(face: NumberFace) -> bool:
    """Whether a face is a whole number of two digits or more, with a digit that comes once and is not zero."""
    return face.form == "whole" and face.value >= 10 and any(_once(face.spelling))


def _once(digits: str) -> list[bool]:
    return [digit != "0" and digits.count(digit) == 1 for digit in digits]


def digit(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks what a digit of a number is worth."""
    card = rng.pick(numbers.only(has_places))
    digits = numbers.face(card).spelling
    at = rng.pick([n for n, once in enumerate(_once(digits)) if once])
    power = len(digits) - 1 - at
    figure = int(digits[at])
    answer = figure * 10**power
    wrong: dict[str, Any] = {
        "face_value": figure,
        "place_reversed": figure * 10**at,
        "one_place_off": figure * 10 ** (power + 1),
        "place_only": 10**power,
    }
    parts = [str(int(one) * 10 ** (len(digits) - 1 - n)) for n, one in enumerate(digits)]
    return Question(
        SLUG,
        "digit",
        "number",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={
            "card": card,
            "text": digits,
            "digit": figure,
            "parts": " + ".join(parts),
            "pieces": " + ".join("?" if n == at else part for n, part in enumerate(parts)),
            "unit": str(10**power),
            "worth": str(answer),
        },
        shows=(Shown((card,)),),
        practises=f"digit:{len(digits)}:{power}",
    )
