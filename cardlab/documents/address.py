"""How pages are called where they are served: the notebooks in `lessons/` read what they show from their address."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode


def lesson_address(slug: str, query: Mapping[str, object]) -> str:
    """The page of a lesson in the folder of pages: ``lesson.ipynb?lesson=fast_food&seed=7``."""
    return f"lesson.ipynb?{urlencode({'lesson': slug, **query})}"
