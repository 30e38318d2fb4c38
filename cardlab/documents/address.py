"""How pages are called where they are served: the notebooks in `lessons/` read what they show from their address."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from urllib.parse import quote, urlencode

from cardlab.core.errors import CardlabError

Levels = tuple[int, int]
"""The lowest and the highest level of questions."""


def lesson_address(slug: str, query: Mapping[str, object]) -> str:
    """The page of a lesson in the folder of pages: ``lesson.ipynb?lesson=fast_food&seed=7``."""
    return f"lesson.ipynb?{urlencode({'lesson': slug, **query}, safe=',', quote_via=quote)}"


def bank_query(levels: Levels | None, kinds: Sequence[str]) -> dict[str, str]:
    """What an address says of what is asked: ``levels=1-3``, ``kinds=sum,missing``; of what is usual, nothing."""
    query = {} if levels is None else {"levels": "-".join(map(str, dict.fromkeys(levels)))}
    return {**query, "kinds": ",".join(kinds)} if kinds else query


def read_levels(text: str) -> Levels:
    """The levels that a text names: ``2`` or ``1-3``.

    Raises:
        CardlabError: It names none.
    """
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text, flags=re.ASCII)
    if found is None or int(found[2] or found[1]) < int(found[1]):
        raise CardlabError(f"levels are {text!r:.40}, and must be one level or the lowest and the highest: write 2, or 1-3.")
    return int(found[1]), int(found[2] or found[1])
