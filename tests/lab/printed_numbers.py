"""Reads the numbers in a text: the bounds that follow from how each is printed, equations, and numbers that an output shows."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NUMBER = re.compile(r"(?<![\w.])[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+|[½¼¾⅔⅓])?%?(?![\w])")
"""A number as it is printed: 3,170 or −0.05 or 52.74% or 5½. It may also match nothing."""
ROUNDED = re.compile(r"(?:about|some|nearly|around|only about|roughly)[ *]*(?:the )?$", re.IGNORECASE)
"""The end of a text after which a number is a round one: its last zeros are not exact."""
FRACTIONS = {"½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3}
POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
SIGNS = str.maketrans({"×": "*", "·": "*", "÷": "/", "−": "-", "ⁿ": ""})
EQUATION = re.compile(
    r"[\d(√½¼¾⅓⅔−][\d.,½¼¾⅓⅔⅞ ×·/÷+−√()!%⁰¹²³⁴⁵⁶⁷⁸⁹⁻=≈]*[=≈][\d.,½¼¾⅓⅔ ×·/÷+−√()!%⁰¹²³⁴⁵⁶⁷⁸⁹⁻=≈]*[\d)½¼¾⅓⅔%!⁰¹²³⁴⁵⁶⁷⁸⁹]"
)
NOT_PROSE = (
    r"```.*?```",
    r"`[^`]*`",
    r"\$[^$]*\$",
    r"https?://\S+",
    r"arXiv:\S+",
    r"<sup>.*?</sup>",
    r"(?m)^#+ \d+\. ",
    r"(?m)^\s*\d+\. ",
    r"(?<![\d.,])95(?:%| (?:in|of) 100\b)",
    r"\b(?:in|of) 1(?:0+|,000|0,000|00,000)\b(?![.,]?\d)",
    r"(?i)\b(?:notebooks?|sections?|questions?|match(?:es)?|deals?) \d+(?: to \d+)?\b",
)
"""Code, formulas, addresses, the level of confidence, the whole of a proportion (in 100), and the numbers of headings, questions,
sections, notebooks and matches.
"""


def value(printed: str) -> float:
    """Returns the number that is printed; a percentage as a share."""
    plain = printed.replace(",", "").replace("−", "-").removesuffix("%")
    whole = plain.rstrip("".join(FRACTIONS))
    sign = -1 if whole.startswith("-") else 1
    number = (float(whole) if whole.strip("-") else 0) + sign * sum(FRACTIONS[mark] for mark in plain[len(whole) :])
    return number / 100 if printed.endswith("%") else number


def unit(printed: str, before: str = "") -> float:
    """Returns the value of the last printed place. After a word such as *about*, the zeros at the end of a whole number are no
    places: 290 has tens.
    """
    plain = printed.replace(",", "").strip("−-%")
    if any(mark in plain for mark in FRACTIONS):
        found = 0.5
    elif "." in plain:
        found = 10.0 ** -len(plain.partition(".")[2])
    else:
        zeros = len(plain) - len(plain.rstrip("0")) if ROUNDED.search(before) else 0
        found = 10.0**zeros
    return found / 100 if printed.endswith("%") else found


def bounds(printed: str, before: str = "") -> tuple[float, float]:
    """Returns the bounds between which a figure is printed so: 27 is 26.5 to 27.5."""
    half = unit(printed, before) / 2
    return value(printed) - half, value(printed) + half


def computed(term: str) -> float:
    """Returns the value of an arithmetic term, in the signs of a text.

    Raises:
        ValueError: It is none.
    """
    plain = re.sub(r"(?<=\d),(?=\d{3})", "", term).translate(SIGNS)
    plain = re.sub(r"(\d?)([½¼¾⅓⅔])", lambda m: f"({m[1] or 0}+{FRACTIONS[m[2]]!r})", plain)
    plain = re.sub(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+", lambda m: f"**({m[0].translate(POWERS)})", plain)
    plain = re.sub(r"(\d+)!", r"factorial(\1)", plain)
    plain = re.sub(r"√(\d[\d.]*)", r"sqrt(\1)", plain).replace("√", "sqrt").replace("%", "/100")
    if not re.fullmatch(r"(?:[\d.+\-*/() ]|sqrt|factorial)+", plain):
        raise ValueError(term)
    try:
        return float(eval(plain, {"__builtins__": {}, "sqrt": math.sqrt, "factorial": math.factorial}))
    except (SyntaxError, TypeError, ArithmeticError) as error:
        raise ValueError(term) from error


def rounding(term: str) -> float:
    """Returns how far the value of a term may be off because the decimals in it are rounded."""
    exact, off = computed(term), 0.0
    for found in re.finditer(r"\d+\.(\d+)", term):
        more = f"{float(found[0]) + 0.5 * 10.0 ** -len(found[1]):.9f}"
        off += abs(computed(term[: found.start()] + more + term[found.end() :]) - exact)
    return off


def is_true(equation: str) -> bool | None:
    """Whether an equation is true as printed; None if it is not arithmetic.

    A side that is a single number is rounded to its last place.
    """
    sides = [side.strip() for side in re.split("[=≈]", equation)]
    try:
        values = [computed(side) for side in sides]
        off = [_rounded(side) for side in sides]
    except ValueError:
        return None
    pairs = zip(values, values[1:], off, off[1:], strict=False)
    return all(abs(one - other) <= (a + b) * 1.0001 for one, other, a, b in pairs)


def _rounded(side: str) -> float:
    """Returns how far a side of an equation may be off: half of the last place of a number, also of one such as 4 · 10⁶⁹."""
    if scientific := re.fullmatch(r"([\d.]+) · 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)", side):
        return unit(scientific[1]) / 2 * 10.0 ** int(scientific[2].translate(POWERS))
    return unit(side) / 2 if NUMBER.fullmatch(side) else rounding(side) + 1e-9


@dataclass(frozen=True)
class Printed:
    """A number in a text.

    Attributes:
        text: The number as printed.
        place: Where it begins in the text.
    """

    text: str
    place: int


def numbers(text: str) -> Iterator[Printed]:
    """Yields the numbers in a text that are no code, formula, or number of a heading, question, section or notebook."""
    for pattern in NOT_PROSE:
        text = re.sub(pattern, lambda found: " " * len(found[0]), text, flags=re.DOTALL)
    for found in NUMBER.finditer(text):
        if any(sign.isdigit() or sign in FRACTIONS for sign in found[0]):
            yield Printed(found[0], found.start())


def equations(text: str) -> Iterator[re.Match[str]]:
    """Yields the equations of a text that stand alone, without letters on either side."""
    for found in EQUATION.finditer(text):
        if not re.search(r"(?:[/·×÷+−=≈*(]|\bln) *$", text[: found.start()]) and not re.match(
            r" *(?:\*\w|[/·×÷+−])", text[found.end() :]
        ):
            yield found


def printed_in(text: str) -> list[float]:
    """Returns all numbers in code or in an output; a percentage as a share, too, and a share in hundredths."""
    found = []
    for sign, digits, percent in re.findall(r"([−-]?)(\d[\d,_]*(?:\.\d+)?(?:e[-+]?\d+)?)(%?)", text):
        number = float(digits.replace(",", "").replace("_", "") or 0) * (-1 if sign else 1)
        found += [number, number / 100] if percent else [number, 100 * number] if abs(number) < 1 else [number]
    return found


def is_shown(printed: str, shown: list[float]) -> bool:
    """Whether a number is one of these, rounded to the places that are printed, with or without its sign."""
    low, high = bounds(printed)
    return any(low <= number <= high or low <= -number <= high for number in shown)


def plain_text(cell: dict[str, Any]) -> str:
    """Returns the source of a cell, and all text of its outputs."""
    texts = ["".join(cell["source"])]
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        texts += ["".join(output.get("text", [])), "".join(data.get("text/plain", [])), "".join(data.get("text/html", []))]
    return "\n".join(re.sub(r'data:image/[^"\s]*', "", text) for text in texts)


def cells(path: Path) -> list[dict[str, Any]]:
    """Returns the cells of a notebook."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def sections(path: Path) -> Iterator[tuple[list[dict[str, Any]], list[float], list[float]]]:
    """Yields the cells of each section of a notebook, the numbers that its code and outputs show, and those shown so far."""
    found: list[list[dict[str, Any]]] = [[]]
    for cell in cells(path):
        if cell["cell_type"] == "markdown" and re.search(r"(?m)^## ", "".join(cell["source"])):
            found.append([])
        found[-1].append(cell)
    so_far: list[float] = []
    for section in found:
        here = [number for cell in section if cell["cell_type"] == "code" for number in printed_in(plain_text(cell))]
        so_far += here
        yield section, here, so_far


SMALL = 12
"""Whole numbers up to this one count things in a sentence as words do, and are not examined."""


def unaccounted(path: Path, spans_of: Any) -> list[str]:
    """Returns the numbers in the text of a notebook that nothing accounts for, each with the words around it.

    A number is accounted for by a claim or a reason (in `spans_of`), by a true equation that contains it, or because the code or
    the outputs show it: in the same section, or somewhere before if it has three digits or more. Small whole numbers, questions and the
    exercises at the end state nothing.

    Args:
        path: The notebook.
        spans_of: A function of a text that returns the spans which claims and reasons account for.
    """
    found = []
    for section, here, so_far in sections(path):
        texts = ["".join(cell["source"]) for cell in section if cell["cell_type"] == "markdown"]
        if re.match(r"## (?:Questions to try|Closing exercise)", texts[0]) if texts else False:
            continue
        for text in texts:
            spans = [*spans_of(text), *(equation.span() for equation in equations(text) if is_true(equation[0]))]
            spans += [question.span() for question in re.finditer(r"[^.?!|]*\?", text)]
            for number in numbers(text):
                exact = value(number.text)
                if exact.is_integer() and abs(exact) <= SMALL and not number.text.endswith("%"):
                    continue
                if any(start <= number.place < end for start, end in spans):
                    continue
                digits = sum(sign.isdigit() for sign in number.text.strip("0.,−-"))
                if not is_shown(number.text, so_far if digits > 2 else here):
                    around = text[max(0, number.place - 40) : number.place + 30]
                    found.append(f"{number.text}: …{' '.join(around.split())}…")
    return found


def false_equations(path: Path) -> list[str]:
    """Returns the equations of a notebook that are false as printed."""
    texts = ["".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "markdown"]
    return [equation[0] for text in texts for equation in equations(text) if is_true(equation[0]) is False]
