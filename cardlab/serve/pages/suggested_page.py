"""Finds the page that somebody may have meant who typed an address that names no game and no lesson of ours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from urllib.parse import unquote

from cardlab.core.registry import slugs
from cardlab.documents.page_address import GAMES
from cardlab.lessons import slugs as lesson_slugs
from cardlab.serve.pages.locale_links import address

NAMES = {"game": slugs, "lesson": lesson_slugs}
"""The parameters of an address that name a game or a lesson -> all names that there are."""
ALIKE = 0.6
"""How similar a name must be, as `difflib` measures it."""


def names_nothing(page: str, query: Mapping[str, str]) -> bool:
    """Whether the address of a table, or the old address of a lesson, names a game or a lesson that there is not."""
    parameter = {GAMES: "game", "game.ipynb": "game", "lesson.ipynb": "lesson"}.get(page, "")
    return bool(query.get(parameter)) and query[parameter] not in NAMES[parameter]()


def suggested_page(path: str, query: Mapping[str, str]) -> tuple[str, str] | None:
    """Returns the name of a game or a lesson that resembles the one in an address, and the address with that name.

    Args:
        path: The path of the address, as a browser has sent it.
        query: Its query.
    """
    for parameter, names in NAMES.items():
        if parameter in query and (near := _near(query[parameter], names())):
            return near, address(path, {**query, parameter: near})
    folder, _, last = path.rpartition("/")
    stem, dot, ending = unquote(last).partition(".")
    near = _near(stem, slugs() if folder.endswith("/rules") else lesson_slugs())
    return (near, address(f"{folder}/{near}{dot}{ending}", query)) if near and near != stem else None


def _near(name: str, names: Iterable[str]) -> str | None:
    plain = name.casefold().replace("-", "_").replace(" ", "_")
    return next(iter(get_close_matches(plain, list(names), 1, ALIKE)), None)
