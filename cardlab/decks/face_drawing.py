"""Draws the faces of number cards as SVG: a fraction with its bar, a sum in one line, dots, a ten frame.

Pages, printed packs and notebooks use the same drawing, on the face of 60 by 84 that `frontend/cards/cards.js` draws. Colours
come from the classes of the page: text and counters have the ink of the card, ``cardlab-cell`` is a place of a ten frame.
"""

from __future__ import annotations

from cardlab.core.number_cards import NumberFace

WIDTH, HEIGHT = 60, 84
ROOM = 52
"""The width of a line of text."""
LARGEST, SMALL = 30, 9
"""The font sizes of a short number in the middle, and of the number in a corner."""
SIGN, SPACE = 0.66, 0.36
"""The widths of a character and of a space, in font sizes and in characters."""
MARGIN = 4
"""From a number in a corner to the edge."""


def face_drawing(face: NumberFace, printed: str) -> str:
    """Returns the content of the SVG of a card's face, without its paper.

    Args:
        face: The face.
        printed: Its text in the language of the page, such as ``0,25``.
    """
    if face.form in ("dots", "frame"):
        return _counters(int(face.value), framed=face.form == "frame")
    size = min(SMALL, WIDTH / _width(printed))
    near = _text(printed, MARGIN, 11, size, anchor="start")
    far = _text(printed, WIDTH - MARGIN, HEIGHT - 5, size, anchor="end")  # upright, because 6/8 upside down is 8/9
    return f'{near}<g class="cardlab-far">{far}</g>{_line(printed)}'


def _width(text: str) -> float:
    """Returns the width of a text in digits."""
    return len(text) + 0.6 * text.count("%")


def _text(content: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.4g}" text-anchor="{anchor}" direction="ltr">{content}</text>'


def _line(printed: str) -> str:
    """Draws a line in the middle of the card, as large as its room allows."""
    parts = [part.split("/") for part in printed.split(" ")]  # a fraction has two lines
    characters = sum(max(map(_width, part)) for part in parts) + SPACE * (len(parts) - 1)
    size = min(LARGEST, ROOM / (characters * SIGN))
    wide, middle = size * SIGN, HEIGHT / 2
    x, drawn = (WIDTH - characters * wide) / 2, []
    for lines in parts:
        width = max(map(_width, lines)) * wide
        centre = x + width / 2
        for place, line in enumerate(lines):
            raised = (place - (len(lines) - 1) / 2) * 1.12
            drawn.append(_text(line, centre, middle + size * (raised + 0.36), size))
        if len(lines) > 1:
            bar = f'x="{x:.4g}" y="{middle - size / 28:.4g}" width="{width:.4g}" height="{size / 14:.4g}"'
            drawn.append(f"<rect {bar}/>")
        x += width + SPACE * wide
    return "".join(drawn)


def _counters(n: int, *, framed: bool) -> str:
    """Draws a number as counters in rows of five, ten by ten, on their own or in ten frames."""
    frames = max(1, -(-n // 10))
    drawn = []
    for place in range(10 * frames if framed else n):
        frame, inside = divmod(place, 10)
        x, y = 5 + 10 * (inside % 5), HEIGHT // 2 - 10 * frames + 3 * (1 - frames) + 26 * frame + 10 * (inside // 5)
        if framed:
            drawn.append(f'<rect class="cardlab-cell" x="{x}" y="{y}" width="10" height="10"/>')
        if place < n:
            drawn.append(f'<circle cx="{x + 5}" cy="{y + 5}" r="3.8"/>')
    return "".join(drawn)
