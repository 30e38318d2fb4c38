"""`FigureTable`: a table of figures, printed as text in a terminal and shown as an HTML table in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab.core.displayed import Displayed
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.local_notation import local_number


@dataclass(frozen=True)
class FigureTable(Displayed):
    """Rows under headers.

    Attributes:
        title: The title.
        headers: One for each column.
        rows: The cells as texts, with numbers in Python's format. The first cell of a row names it.
        notes: Further notes, a sentence each.
        language: The language of the words, which decides the reading direction.
    """

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()
    language: str = DEFAULT_LANGUAGE

    def shown(self) -> list[list[str]]:
        """Returns the rows with their numbers in the format of the language."""
        return [[local_number(cell, self.language) for cell in row] for row in self.rows]

    def __str__(self) -> str:
        lines = [self.headers, *self.shown()]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.headers))]
        aligned = [
            "  ".join(
                cell.rjust(width) if i else cell.ljust(width) for i, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
            for line in lines
        ]
        return "\n".join([self.title, *(line.rstrip() for line in aligned), *self.notes])
