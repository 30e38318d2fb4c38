"""Reads a range of levels, as it is written in addresses, commands and notebooks: ``3`` or ``1-4``."""

from __future__ import annotations

import re

from cardlab.core.errors import OptionError

Levels = tuple[int, int]
"""The lowest and the highest level of questions."""


def read_levels(text: str) -> Levels:
    """Reads a level or a range of levels.

    Raises:
        OptionError: The text is neither.
    """
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text, flags=re.ASCII)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 0 < low <= high:
        raise OptionError(f"levels is {text!r:.40}, but must be a level or a range of levels: write '2', or '1-3'.")
    return low, high
