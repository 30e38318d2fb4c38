"""A table that shows itself: as text in a terminal, as HTML in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from cardlab.words.messages import DEFAULT_LANGUAGE, direction

_BOX = "font:15px/1.45 system-ui,sans-serif;color:inherit;border-collapse:collapse;margin:6px 0"
_CELL = "padding:3px 10px;border-bottom:1px solid rgba(128,128,128,.4);font-variant-numeric:tabular-nums"


@dataclass(frozen=True)
class FigureTable:
    """Rows under headers.

    Attributes:
        title: What it is a table of.
        headers: One for each column.
        rows: What stands in them, as texts; the first one of a row says what the row is.
        notes: What else is to be known, a sentence each.
        language: Whose words it has, which says from which side it is read.
    """

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()
    language: str = DEFAULT_LANGUAGE

    def __str__(self) -> str:
        lines = [self.headers, *self.rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.headers))]
        aligned = [
            "  ".join(
                cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
            for line in lines
        ]
        return "\n".join([self.title, *(line.rstrip() for line in aligned), *self.notes])

    def _repr_html_(self) -> str:
        side = direction(self.language)
        end = f"{_CELL};text-align:{'right' if side == 'ltr' else 'left'}"
        first, *others = map(escape, self.headers)
        head = f'<th style="{_CELL}">{first}</th>' + "".join(f'<th scope="col" style="{end}">{told}</th>' for told in others)
        rows = "".join(
            f'<tr><th scope="row" style="{_CELL};text-align:start;font-weight:400">{escape(what)}</th>'
            + "".join(f'<td dir="auto" style="{end}">{escape(cell)}</td>' for cell in cells)  # numbers go from left to right
            + "</tr>"
            for what, *cells in self.rows
        )
        notes = "".join(
            f'<div style="font:14px/1.45 system-ui,sans-serif;opacity:.85">{escape(note)}</div>' for note in self.notes
        )
        caption = f'<caption style="text-align:start;font-weight:600;padding:3px 10px">{escape(self.title)}</caption>'
        table = f'<table style="{_BOX}">{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        return f'<div lang="{self.language}" dir="{side}">{table}{notes}</div>'
