"""How a game is found by its slug: ours by their files, those of installed packages by entry points, those of a notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, TypeVar, cast, dataclass_transform

from cardlab.core.errors import GameError, UnknownGame, did_you_mean
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
        made = dataclass(frozen=True, repr=False)(cls)  # `Game` has a shorter one
        made.slug = slug
        made.presets = MappingProxyType(dict(presets or {}))
        _made[slug] = made
        return cast(G, made)

    return make


@dataclass_transform(frozen_default=True, field_specifiers=(option, fixed))
def chapter(cls: G) -> G:
    """Make a class a chapter of a long game's rulebook that declares options; the game itself is a class on top of it."""
    return cast(G, dataclass(frozen=True)(cls))


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


def find(game: str | type[Game] | Game) -> type[Game]:
    """The class of a game: that with this slug, of this object, or the class itself.

    >>> find("war").__name__
    'War'

    Raises:
        UnknownGame: There is none; the text names the nearest.
        GameError: A class was not made a game by `game`, or an installed package offers what cannot be loaded or is none.
    """
    if not isinstance(game, str):
        return _class_of(game)
    slug = game
    if slug in _made:
        return _made[slug]
    if slug in ours():
        import_module(f"cardlab.games.{slug}")
    elif slug in offered():
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


def _class_of(game: object) -> type[Game]:
    """The class of a game that is given as a class or an object."""
    found = game if isinstance(game, type) else type(game)
    if not issubclass(found, Game):
        raise UnknownGame(f"no game {game!r:.40}: give a slug, as {slugs()[0]!r}, a game's class, or a game with its options")
    if not hasattr(found, "slug"):
        raise GameError(f"{found.__name__} is no game yet: write @game('its_slug') above its class")
    return found


def as_game(game: str | type[Game] | Game, preset: str | None = None, **options: Any) -> Game:
    """A game with its options, from whatever names one: a slug, the class of a game, or a game that has its options already.

    >>> as_game("war", packs=2)
    War(packs=2)

    Args:
        game: A slug, a class, or a game.
        preset: A named set of options.
        options: Options by name; they go before those that a game already has, and these before the preset.

    Raises:
        UnknownGame, GameError: See `find`.
        OptionError: There is no such preset, option or value.
    """
    if not isinstance(game, Game):
        return find(game).with_options(preset, **options)
    if preset is None and not options:
        return game
    return find(game).with_options(preset, **{**game.set_options, **options})
