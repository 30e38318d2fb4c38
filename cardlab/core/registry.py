"""How a game is found by its slug: ours by their files, those of installed packages by entry points, those of a notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, TypeVar, cast, dataclass_transform

from cardlab.core.errors import GameError, OptionError, UnknownGame, did_you_mean
from cardlab.core.game import Game
from cardlab.core.options import fixed, option

ENTRY_POINTS = "cardlab.games"
"""The entry point group in which another package offers its games: ``slug = "package.module:Class"``."""
OURS = "cardlab.games"
"""The package whose modules are our games."""


G = TypeVar("G", bound=type[Game])

_made: dict[str, type[Game]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(option, fixed))
def game(slug: str, *, presets: Mapping[str, Mapping[str, Any]] | None = None) -> Callable[[G], G]:
    """Make a class a game under this slug, with these presets (name -> options)."""
    if not slug.isidentifier() or slug != slug.lower():
        raise GameError(f"{slug!r} is not a slug: write a Python identifier in small letters, such as 'make_ten'")

    def make(cls: G) -> G:
        made = dataclass(frozen=True)(cls)
        made.slug = slug
        made.presets = MappingProxyType(dict(presets or {}))
        _made[slug] = made
        return cast(G, made)

    return make


@cache
def offered() -> dict[str, Any]:
    """The entry points of installed packages, by slug."""
    from importlib.metadata import entry_points  # 15 ms, and only where a game is not ours

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


@cache
def ours() -> frozenset[str]:
    """The slugs of the games in `cardlab/games/`."""
    return frozenset(module.name for module in iter_modules(import_module(OURS).__path__) if module.name[0] != "_")


def slugs() -> list[str]:
    """The slugs of all games: ours, those of installed packages, those defined in this session."""
    return sorted({*ours(), *offered(), *_made})


def find(slug: str) -> type[Game]:
    """The game with this slug.

    Raises:
        UnknownGame: There is none; the text names the nearest.
        GameError: An installed package offers it and it cannot be loaded, or is no game.
    """
    if slug in _made:
        return _made[slug]
    if isinstance(slug, str) and slug in ours():
        import_module(f"cardlab.games.{slug}")
    elif isinstance(slug, str) and slug in offered():
        point = offered()[slug]
        try:
            loaded = point.load()
        except Exception as error:
            raise GameError(f"the game {slug!r} is offered as {point.value!r}, and loading it failed: {error}") from error
        if not (isinstance(loaded, type) and issubclass(loaded, Game) and getattr(loaded, "slug", None) == slug):
            raise GameError(f"{point.value!r} is offered as the game {slug!r}, and is not a class made with @game({slug!r})")
        _made[slug] = loaded
    if slug not in _made:
        raise UnknownGame(f"no game {slug!r:.40}. {did_you_mean(slug, slugs())}")
    return _made[slug]


def as_game(game: str | type[Game] | Game, preset: str | None = None, **options: Any) -> Game:
    """A game with its options, from whatever names one: a slug, the class of a game, or a game that has its options already.

    Raises:
        UnknownGame: No game has this slug.
        OptionError: There is no such preset, option or value, or a game that has its options is given some more.
        GameError: It is nothing of these.
    """
    if isinstance(game, Game):
        if preset is not None or options:
            given = {**({} if preset is None else {"preset": preset}), **options}
            raise OptionError(
                f"{game.slug}: options are given twice: {game!r:.80} has its own, and {given!r:.80} is given too. "
                "Give them to the game, or give its slug."
            )
        return game
    if isinstance(game, type) and issubclass(game, Game) and hasattr(game, "slug"):
        return game.with_options(preset, **options)
    if isinstance(game, str):
        return find(game).with_options(preset, **options)
    raise GameError(
        f"{game!r:.60} is no game: give a slug, such as 'war', a class made with @game, or a game with its options."
    )
