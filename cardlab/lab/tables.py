"""A table that shows itself: as text in a terminal, as HTML in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_BOX = "font:15px/1.45 system-ui,sans-serif;color:#1d2733;border-collapse:collapse;margin:6px 0"
_CELL = "padding:3px 10px;border-bottom:1px solid #d5dad2;font-variant-numeric:tabular-nums"


@dataclass(frozen=True)
class Table:
    """Rows under headers.

    Attributes:
        title: What it is a table of.
        headers: One for each column.
        rows: What stands in them, as texts; the first one of a row says what the row is.
        notes: What else is to be known, a sentence each.
    """

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()

    def __str__(self) -> str:
        lines = [self.headers, *self.rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.headers))]
        told = [
            "  ".join(
                cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
            for line in lines
        ]
        return "\n".join([self.title, *(line.rstrip() for line in told), *self.notes])

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col" style="{_CELL};{_side(i)}">{escape(h)}</th>' for i, h in enumerate(self.headers))
        rows = "".join(
            f'<tr><th scope="row" style="{_CELL};text-align:start;font-weight:400">{escape(first)}</th>'
            + "".join(f'<td style="{_CELL};text-align:end">{escape(cell)}</td>' for cell in cells)
            + "</tr>"
            for first, *cells in self.rows
        )
        notes = "".join(
            f'<div style="font:14px/1.45 system-ui,sans-serif;color:#4a5665">{escape(note)}</div>' for note in self.notes
        )
        caption = f'<caption style="text-align:start;font-weight:600;padding:3px 10px">{escape(self.title)}</caption>'
        return f'<table style="{_BOX}">{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{notes}'


def _side(column: int) -> str:
    return "text-align:end" if column else "text-align:start"
