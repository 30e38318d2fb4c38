"""Makes the addresses of served pages: ``fast_food.ipynb?seed=7`` for a lesson, ``games.ipynb?game=war`` for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import quote, urlencode

from cardlab.sessions.query_parameters import lesson_from_query
from cardlab.teaching.lesson import Lesson
from cardlab.teaching.level_range import Levels

GAMES = "games.ipynb"
"""The page with a table for any game."""


def lesson_address(slug: str, query: Mapping[str, object]) -> str:
    """Returns the page of a lesson in the folder of pages: ``fast_food.ipynb?seed=7``."""
    return _with_query(f"{slug}.ipynb", query)


def current_address(old: str, query: Mapping[str, str], base_url: str) -> str | None:
    """Returns the current address of a page that has moved; None if it has not moved.

    Lessons were ``lesson.ipynb?lesson=fast_food``, tables ``game.ipynb?game=war``, the lab ``lab.ipynb``. Such links are
    printed on worksheets.

    Args:
        old: The old page.
        query: The query of its address.
        base_url: The path of the server, with a slash at its end.
    """
    match old:
        case "lesson.ipynb":
            rest = {name: value for name, value in query.items() if name != "lesson"}
            return lesson_address(lesson_from_query(query).slug, rest)
        case "game.ipynb":
            return _with_query(GAMES, query)
        case "lab.ipynb":
            return _with_query(f"{base_url}cardlab/lab", query)
    return None


def _with_query(page: str, query: Mapping[str, object]) -> str:
    return f"{page}?{urlencode(query, safe=',', quote_via=quote)}" if query else page


def deck_query(lesson: Lesson) -> dict[str, str]:
    """Returns the query of an address for the deck of a lesson: ``deck=fractions``; empty for a lesson without one."""
    return {"deck": lesson.deck} if lesson.deck else {}


def bank_query(levels: Levels | None, kinds: Sequence[str]) -> dict[str, str]:
    """Returns the query of an address for levels and kinds, ``levels=1-3`` and ``kinds=sum,missing``, without defaults."""
    query = {} if levels is None else {"levels": "-".join(map(str, dict.fromkeys(levels)))}
    return {**query, "kinds": ",".join(kinds)} if kinds else query
