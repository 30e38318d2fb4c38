"""How pages are called where they are served: the notebooks in `lessons/` read what they show from their address."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import quote, urlencode

from cardlab.teaching.levels import Levels


def lesson_address(slug: str, query: Mapping[str, object]) -> str:
    """The page of a lesson in the folder of pages: ``lesson.ipynb?lesson=fast_food&seed=7``."""
    return f"lesson.ipynb?{urlencode({'lesson': slug, **query}, safe=',', quote_via=quote)}"


def bank_query(levels: Levels | None, kinds: Sequence[str]) -> dict[str, str]:
    """What an address says of what is asked: ``levels=1-3``, ``kinds=sum,missing``; of what is usual, nothing."""
    query = {} if levels is None else {"levels": "-".join(map(str, dict.fromkeys(levels)))}
    return {**query, "kinds": ",".join(kinds)} if kinds else query
