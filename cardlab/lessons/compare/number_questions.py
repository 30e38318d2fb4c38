"""Questions that are answered with a number: results, missing numbers, differences, equal fractions, places, counting.

Each wrong answer is the result of the mistake itself, carried out with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor, lcm
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.number_cards import Form, Number, NumberFace
from cardlab.core.numbers import int_if_whole, written
from cardlab.core.rng import RandomStream
from cardlab.decks.equations import equations
from cardlab.decks.misconceptions import READINGS
from cardlab.lessons.compare.common import SLUG, DeckNumbers
from cardlab.lessons.compare.pictures import LONGEST_ROW, MINUTES, line_of, picture_of, way_of
from cardlab.teaching.question import Answer, Flash, Question, Shown, choices_of, distinct

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
CURRENCIES = {"$": "dollar", "£": "pound", "€": "euro", "₹": "rupee"}


def is_whole(face: NumberFace, least: int = 0, most: int = 10_000) -> bool:
    """Whether a face is a whole number within these bounds, with or without a sum."""
    return isinstance(face.value, int) and least <= face.value <= most and face.form not in ("money", "time")


def _whole_answers(wrong: dict[str, Any], answer: Number) -> dict[str, Answer]:
    """Keeps the wrong answers that a child could write: numbers that are not negative, unless the right one is."""
    return distinct({name: n for name, n in wrong.items() if n is not None and (n >= 0 or answer < 0)}, answer)


# ---------------------------------------------------------------------------------------------------- sums


def has_result(face: NumberFace) -> bool:
    """Whether a face has a result that is easy to write."""
    under = Fraction(face.value).denominator
    return bool(face.terms) and abs(Fraction(face.value)) <= GREATEST_RESULT and under <= LARGEST_UNDER and not _has_point(face)


def _has_point(face: NumberFace) -> bool:
    return any(sign in face.spelling for sign in ".%")


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
        misconceptions=_whole_answers(wrong, face.value),
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
        return {"model": "ten_frames", "a": int(max(one, other)), "b": int(min(one, other)), "together": False, "asks": True}
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
        misconceptions=_whole_answers(wrong, b),
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


# ---------------------------------------------------------------------------------------------------- differences


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
        misconceptions=_whole_answers(wrong, answer),
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
    to_hour = -start % MINUTES
    wrong: dict[str, Any] = {
        "time_as_decimal": as_decimal,
        "minutes_only": abs(end % MINUTES - start % MINUTES),
        "whole_hour": to_hour if 0 < to_hour < answer else None,
    }
    steps = [{"line": f"{to_hour} + {answer - to_hour} = {answer}"}] if 0 < to_hour < answer else []
    hour = f"{start // MINUTES + 1}:00"
    return Question(
        SLUG,
        "minutes_between",
        "number",
        level,
        answer=answer,
        misconceptions=_whole_answers(wrong, answer),
        facts={"low": low, "high": high, "hour": hour, "rows": steps, "minutes": answer, "same": "no" if steps else "yes"},
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
        misconceptions=_whole_answers({name: n for name, n in wrong.items() if n is not None}, answer),
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


# ---------------------------------------------------------------------------------------------------- parts of a whole


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
        misconceptions=_whole_answers({name: n for name, n in wrong.items() if n > 0}, answer),
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
        digits = face.spelling.partition(".")[2]
        wrong |= {
            "point_left_out": int(face.spelling.replace(".", "")),
            "zero_does_not_count": 10 * int(digits) if digits[0] == "0" and digits != "0" else None,
            "too_many_zeros": 10 * answer,
        }
        line = f"{face.text} = {face.spelling.ljust(face.spelling.index('.') + 3, '0')}" if len(digits) < 2 else ""
    wrong["out_of_one"] = Fraction(face.value)
    return Question(
        SLUG,
        kind,
        "number",
        level,
        answer=answer,
        misconceptions=_whole_answers({name: n for name, n in wrong.items() if n is not None}, answer),
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


# ---------------------------------------------------------------------------------------------------- places


def on_a_line(face: NumberFace) -> bool:
    """Whether a face has a place that a learner can find on a line: up to 20 on both sides of zero, or parts below 2."""
    value = Fraction(face.value)
    if face.form in ("money", "time", "dots", "frame") or face.terms or (_has_point(face) and face.form == "percent"):
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
        parts, low, high = 1, -10 if _has_negative(numbers) else 0, 10 if abs(value) <= 10 and level == 1 else 20
        low, high = (-10, 10) if low and high == 10 else (low, high)
        wrong = {"ignores_minus": -value if value < 0 else None, "one_too_few": value - 1, "one_too_many": value + 1}
    elif face.form == "decimal":
        parts, low, high = 10, 0, 20 if value > 1 else 10
        digits = int(face.spelling.partition(".")[2] or 0)
        wrong = {
            "only_the_digits": Fraction(digits, 10),
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
    on_line = {name: int_if_whole(Fraction(n)) for name, n in wrong.items() if n is not None and low <= n * parts <= high}
    how = {} if parts == 1 else {"parts": parts, "form": "decimal" if face.form == "decimal" else "fraction"}
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
            "steps": int(abs(value) * parts),
        },
        shows=(Shown((card,)),),
        model={"model": "number_line", "low": low, "high": high, "value": 0, "bare": True, "asks": True, **how},
        practises=f"place:{card.rank}:{parts}",
    )


def _has_negative(numbers: DeckNumbers) -> bool:
    return numbers.value(numbers.cards[0]) < 0


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


# ---------------------------------------------------------------------------------------------------- counting


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
        misconceptions=_whole_answers({name: n for name, n in wrong.items() if n > 0}, dots),
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
        misconceptions=_whole_answers({name: n for name, n in wrong.items() if n > 0}, full - dots),
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
    if n == 0 and not _has_negative(numbers):
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
