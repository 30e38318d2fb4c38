"""Checks whether a kernel page that Voila has made is whole: all cells are there, and none has failed."""

from __future__ import annotations

import re
import secrets

FAILED = f"cardlab-failed-{secrets.token_hex(16)}"
"""Marks a failed cell in a page. It is random, so that no notebook can print it."""
_CELL = re.compile(r"voila_process\((\d+), (\d+)\)")
"""Voila's template writes this before each cell: its number, and of how many."""
HEARTBEAT = "window.voila_heartbeat()"
"""Voila sends this while a cell runs."""
_END = "window.voila_finish();"
"""Voila's template writes this after the last cell."""


class BrokenPage(Exception):
    """A page is not whole; the text says what is missing."""


def check_whole(html: str) -> None:
    """Check that a page has all its cells, and that none failed.

    Raises:
        BrokenPage: It has not.
    """
    if FAILED in html:
        raise BrokenPage("a cell of it failed")
    cells = [(int(number), int(of)) for number, of in _CELL.findall(html)]
    if not cells or cells[-1][0] != cells[-1][1] or _END not in html:
        raise BrokenPage("it is not whole")
