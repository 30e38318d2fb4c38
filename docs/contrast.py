"""Computes the contrast of the design tokens in each theme: each colour, and each pair of colours that lie on each other.

`docs/explanation/look.md` lists the pairs. Ratios are those of WCAG 2.2, from 1 (the same) to 21 (black on white).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from cardlab.frontend.bundle import source

WORDS, MARKS = 7.0, 3.0
"""The minimum ratios: for words (level AAA), and for marks and the borders of controls."""
THEMES = {
    "light": {"day", "usual", "light"},
    "dark": {"night", "usual", "dark"},
    "bright": {"day", "strong", "bright"},
    "black": {"night", "strong", "black"},
}
"""Each theme with the switches that are on in it; the last two are the light and the dark theme of strong contrast."""
LOOK = Path(__file__).parent / "explanation" / "look.md"
_TOKEN = re.compile(r"^  (--(?!if-)[\w-]+): ([^;]+);", re.M)
_CHOICE = re.compile(r"var\(--if-(\w+), ((?:[^()]|\([^()]*\))+)\)")
_ROW = re.compile(r"^\| (words|marks) \| (`--.*?) \| (`--.*?) \|$", re.M)
_NAME = re.compile(r"`(--[\w-]+)`")

Colour = tuple[float, float, float]
"""Red, green and blue, from 0 to 255."""


def tokens(theme: str) -> dict[str, str]:
    """Returns the tokens and their values in a theme, from the stylesheet."""
    found: dict[str, str] = {}
    for name, value in _TOKEN.findall(source("tokens.css")):
        choices = _CHOICE.findall(value)
        chosen = [text for switch, text in choices if switch in THEMES[theme]]
        if choices and len(chosen) != 1:
            raise ValueError(f"tokens.css: {name} has {len(chosen)} values in the theme {theme}, but must have one")
        value = chosen[0] if choices else value
        same = re.fullmatch(r"var\((--[\w-]+)\)", value)
        found[name] = found[same[1]] if same else value
    return found


def pairs() -> Iterator[tuple[str, str, str]]:
    """Yields the pairs of docs/explanation/look.md: words or marks, the token on top, and the one below."""
    for kind, upper, lower in _ROW.findall(LOOK.read_text("utf-8")):
        yield from ((kind, over, under) for over in _NAME.findall(upper) for under in _NAME.findall(lower))


def seen(colour: str, below: Colour = (255, 255, 255)) -> Colour:
    """Returns how a colour, written with #, looks on the colour below it."""
    digits = colour.removeprefix("#")
    if len(digits) in (3, 4):
        digits = "".join(2 * digit for digit in digits)
    red, green, blue, alpha = (int(f"{digits}ff"[i : i + 2], 16) for i in (0, 2, 4, 6))
    share = alpha / 255
    above = (red, green, blue)
    first, second, third = (share * top + (1 - share) * under for top, under in zip(above, below, strict=True))
    return first, second, third


def luminance(colour: Colour) -> float:
    """Returns the relative luminance, from 0 (black) to 1 (white)."""
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    """Returns the contrast of two colours."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def ratios(theme: str) -> dict[tuple[str, str, str], float]:
    """Returns the contrast of each pair in a theme; a place at the table lies on its felt."""
    values = tokens(theme)
    felt = seen(values["--felt"])
    found = {}
    for kind, upper, lower in pairs():
        ground = seen(values[lower], felt)
        found[kind, upper, lower] = ratio(seen(values[upper], ground), ground)
    return found
