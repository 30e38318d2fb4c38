"""`FigureTable`: a table of figures, printed as text in a terminal and shown as an HTML table in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardlab.core.displayed import Displayed
from cardlab.core.optional_packages import require
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

    def to_pandas(self) -> Any:
        """Returns the table as a `pandas.DataFrame` under the first cells of its rows. Cells that are numbers become numbers, a
        percentage becomes a share, empty ones are missing values, and all others stay texts.

        Raises:
            MissingPackage: pandas is not installed.
        """
        pandas = require("pandas", what="data frames", install="pandas")
        named = [row[0] for row in self.rows]
        return pandas.DataFrame([list(map(_value, row[1:])) for row in self.rows], index=named, columns=list(self.headers[1:]))

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


def _value(cell: str) -> float | int | str | None:
    """Returns the number that a cell contains, None for an empty cell, or the cell itself."""
    plain = cell.replace(",", "").removesuffix("%")
    try:
        number = float(plain) if not plain.lstrip("-").isdigit() else int(plain)
    except ValueError:
        return cell or None
    return number / 100 if cell.endswith("%") else number
