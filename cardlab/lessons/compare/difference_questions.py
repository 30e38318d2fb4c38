"""Questions about how much more one card is than another: numbers, coins and times.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.number_cards import NumberFace
from cardlab.core.numbers import written
from cardlab.core.rng import RandomStream
from cardlab.decks.equations import equations
from cardlab.lessons.compare.common import SLUG, DeckNumbers, is_whole, whole_answers
from cardlab.lessons.compare.pictures import MINUTES, line_of
from cardlab.teaching.question import Question, Shown

CURRENCIES = {"$": "dollar", "£": "pound", "€": "euro", "₹": "rupee"}


def _gap(numbers: DeckNumbers, low: Card, high: Card) -> int:
    return int(numbers.value(high) - numbers.value(low))


def gaps(numbers: DeckNumbers, level: int) -> list[tuple[Card, Card]]:
    """Returns pairs of whole numbers with a difference that is easy, up to 5, or greater, up to 20; the smaller first."""
    low, high = (2, 5) if level == 2 else (6, 20)
    cards = set(numbers.only(lambda face: is_whole(face, -1000)))
    return [
        pair for pair in numbers.unequal if low <= numbers.value(pair[1]) - numbers.value(pair[0]) <= high and cards >= {*pair}
    ]


def how_much_more(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks how much greater one number is than another: at most five, then up to twenty."""
    low, high = rng.pick(gaps(numbers, level))
    winner, loser = rng.shuffled(("p1", "p2"))
    a, b, answer = int(numbers.value(low)), int(numbers.value(high)), _gap(numbers, low, high)
    wrong: dict[str, Any] = {}
    if a < 0:
        wrong["ignores_minus"] = abs(abs(b) - abs(a))
    wrong |= {"counts_start": answer + 1, "counts_between": answer - 1, "whole_number": b, "put_together": a + b}
    steps = [one for one in equations(numbers.faces([low, high])) if numbers.face(low).terms or numbers.face(high).terms]
    return Question(
        SLUG,
        "how_much_more",
        "number",
        level,
        answer=answer,
        misconceptions=whole_answers(wrong, answer),
        facts={
            "winner": winner,
            "a": _bracketed(a),
            "b": written(b),
            "start": written(a),
            "rows": [{"line": line} for line in steps],
            "across": "yes" if a < 0 < b else "no",
            "below": written(abs(a)),
            "more": answer,
        },
        shows=tuple(sorted((Shown((high,), winner), Shown((low,), loser)), key=lambda shown: shown.whose)),
        model=line_of(numbers.faces([low, high]), asks=True),
        practises=f"{b}-{a}",
    )


def _bracketed(n: int) -> str:
    return f"({written(n)})" if n < 0 else written(n)


def hour_pairs(numbers: DeckNumbers) -> list[tuple[Card, Card]]:
    """Returns pairs of times less than two hours apart, the earlier first."""
    times = set(numbers.only(lambda face: face.form == "time"))
    return [pair for pair in numbers.unequal if {*pair} <= times and _gap(numbers, *pair) < 2 * MINUTES]


def minutes_between(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the minutes between two times, less than two hours apart."""
    low, high = rng.pick(hour_pairs(numbers))
    start, end = int(numbers.value(low)), int(numbers.value(high))
    answer = end - start
    as_decimal = 100 * (end // MINUTES) + end % MINUTES - 100 * (start // MINUTES) - start % MINUTES
    to_hour = -start % MINUTES or MINUTES
    wrong: dict[str, Any] = {
        "time_as_decimal": as_decimal,
        "minutes_only": abs(end % MINUTES - start % MINUTES),
        "whole_hour": to_hour if to_hour < answer else None,
    }
    steps = [{"line": f"{to_hour} + {answer - to_hour} = {answer}"}] if to_hour < answer else []
    passed = "same" if to_hour > answer else "to" if to_hour == answer else "over"
    hour = f"{start // MINUTES + 1}:00"
    return Question(
        SLUG,
        "minutes_between",
        "number",
        level,
        answer=answer,
        misconceptions=whole_answers(wrong, answer),
        facts={"low": low, "high": high, "hour": hour, "rows": steps, "minutes": answer, "hours": passed},
        shows=(Shown((low, high)),),
        model=line_of(numbers.faces([low, high]), asks=True),
        practises=f"{high.rank}-{low.rank}",
    )


def coins(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for an amount in its smallest coins."""
    card = rng.pick(numbers.only(is_amount))
    face = numbers.face(card)
    answer = int(100 * face.value)
    whole, rest = divmod(answer, 100)
    wrong: dict[str, Any] = {
        "rest_only": rest or None,
        "ignores_unit": whole if not rest else None,
        "zero_does_not_count": int(f"{whole}{rest}") if whole and rest else None,
        "adds_both": whole + rest if whole and rest else None,
        "point_kept": Fraction(face.value),
    }
    return Question(
        SLUG,
        "coins",
        "number",
        level,
        answer=answer,
        misconceptions=whole_answers(wrong, answer),
        facts={
            "card": card,
            "currency": CURRENCIES[face.spelling.lstrip("-")[0]],
            "whole": whole,
            "hundreds": str(100 * whole),
            "rest": rest,
            "coins": str(answer),
        },
        shows=(Shown((card,)),),
        model={"model": "area_model", "grids": [[10, 10, answer]], "names": [face.text], "asks": True}
        if answer <= 200
        else None,
        practises=f"coins:{card.rank}",
    )


def is_amount(face: NumberFace) -> bool:
    """Whether a face is money that is not negative, up to a hundred units."""
    return face.form == "money" and 0 < face.value <= 100
