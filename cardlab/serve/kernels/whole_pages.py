"""Checks whether a page that Voila has made is whole."""

from __future__ import annotations

import re
import secrets

FAILED = f"cardlab-failed-{secrets.token_hex(16)}"
"""What stands in a page in the place of a cell that failed; nobody knows it, so nobody can have a page say it."""
_CELL = re.compile(r"voila_process\((\d+), (\d+)\)")
"""What Voila's template writes before each cell: which of how many it is."""
HEARTBEAT = "window.voila_heartbeat()"
"""In what Voila sends while nothing is ready."""
_END = "window.voila_finish();"
"""What Voila's template writes after the last cell."""


class BrokenPage(Exception):
    """A page that is not whole; its text says what is missing."""


def check_whole(html: str) -> None:
    """See that a page has all its cells, and that none of them failed.

    Raises:
        BrokenPage: It has not.
    """
    if FAILED in html:
        raise BrokenPage("a cell of it failed")
    cells = [(int(number), int(of)) for number, of in _CELL.findall(html)]
    if not cells or cells[-1][0] != cells[-1][1] or _END not in html:
        raise BrokenPage("it is not whole")
