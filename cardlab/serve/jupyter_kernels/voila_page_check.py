"""Checks a kernel page from Voila while it is sent: no cell has failed, and at the end all cells are there."""

from __future__ import annotations

import re
import secrets

FAILED = f"cardlab-failed-{secrets.token_hex(16)}"
"""Marks a failed cell in a page. It is random, so that no notebook can print it."""
_CELL = re.compile(r"voila_process\((\d+), (\d+)\)")
"""Voila's template writes this before each cell, with the cell's number and the number of cells."""
HEARTBEAT = "window.voila_heartbeat()"
"""Voila sends this while a cell runs."""
END = "window.voila_finish();"
"""Voila's template writes this after the last cell. It shows the page."""


class BrokenPage(Exception):
    """A page is not complete; the text says why."""


def check_piece(html: str) -> None:
    """Checks that no cell in a piece of a page failed.

    Raises:
        BrokenPage: A cell failed.
    """
    if FAILED in html:
        raise BrokenPage("a cell of it failed")


def check_whole(html: str) -> None:
    """Checks that a page has all its cells.

    Raises:
        BrokenPage: A cell is missing.
    """
    cells = [(int(number), int(of)) for number, of in _CELL.findall(html)]
    if not cells or cells[-1][0] != cells[-1][1] or END not in html:
        raise BrokenPage("it is not whole")
