"""Finds the parts of cardlab by name: games, lessons, visual models, bots. Has the decorator that makes a class a game.

There is no list of the parts. A registry finds built-in parts by their files, and those of installed packages by entry points.
Parts of a notebook are added to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, Generic, TypeGuard, TypeVar, cast, dataclass_transform

from cardlab.core import installed_packages
from cardlab.core.companion import declarable
from cardlab.core.errors import CardlabError, GameError, UnknownGame, did_you_mean
from cardlab.core.forecast import Forecast
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.options import fixed, option
from cardlab.core.presentation import Presentation

Part = TypeVar("Part")


class Registry(Generic[Part]):
    """The parts of one kind, by name.

    A module declares the parts that it holds under any name, or in a tuple or list. Other objects are not parts, so helpers may
    be in the same module or folder.

    Args:
        kind: The word for a part: ``game``. The package of built-in games is ``cardlab.games``, and so is the group of entry
            points.
        is_part: Whether an object is such a part.
        name_of: Returns the name of a part.
        declared_as: A description of a valid part, for errors.
        unknown: The error if no part has a name.
        invalid: The error if an object is not a part, cannot be loaded, or takes the name of a built-in part.
        suffix: Built-in parts are in the modules whose names end in this suffix, and a module may declare several. With "", a
            module declares the part of its own name, and no other module is imported to find it.

    Attributes:
        added: The parts that were added in this session, by name.
    """

    def __init__(
        self,
        kind: str,
        *,
        is_part: Callable[[object], TypeGuard[Part]],
        name_of: Callable[[Part], str],
        declared_as: str,
        unknown: type[CardlabError],
        invalid: type[CardlabError],
        suffix: str = "",
    ) -> None:
        self.kind = kind
        self.package = f"cardlab.{kind}s"
        self.is_part = is_part
        self.name_of = name_of
        self.declared_as = declared_as
        self.unknown = unknown
        self.invalid = invalid
        self.suffix = suffix
        self.added: dict[str, Part] = {}
        self._found: dict[str, Part] = {}

    def names(self) -> list[str]:
        """Returns the names of all parts: built in, from installed packages, and added in this session."""
        return list(dict.fromkeys([*self.built_in(), *installed_packages.declared_in(self.package), *self.added]))

    def built_in(self) -> list[str]:
        """Returns the names of the built-in parts. This imports their modules."""
        return [name for module in self._modules for name in self._parts_of(module)]

    def find(self, name: str) -> Part:
        """Finds the part with this name.

        Raises:
            CardlabError: There is none (the text names the nearest), or a package declares it but it cannot be loaded or is not
                such a part.
        """
        for place in (self.added.get, self._built_in, self._installed):
            part = place(name) if isinstance(name, str) else None
            if part is not None:
                return part
        raise self.unknown(f"no {self.kind} {name!r:.40}. {did_you_mean(name, self.names())}")

    def checked(self, part: object) -> Part:
        """Checks that an object is a part of this kind, and returns it.

        Raises:
            CardlabError: `invalid`, if it is not.
        """
        if not self.is_part(part):
            raise self.invalid(f"{part!r:.60} is no {self.kind}: give {self.declared_as}")
        return part

    def loaded(self) -> dict[str, Part]:
        """Returns all parts that can be loaded, by name. The errors of the others appear when somebody asks for them."""
        parts = {}
        for name in self.names():
            try:
                parts[name] = self.find(name)
            except self.invalid:
                continue
        return parts

    def add(self, part: Part) -> Part:
        """Adds a part of your own, to be found by its name in this session.

        A part of the same name is replaced, so that a cell of a notebook can be run again.

        Raises:
            CardlabError: It is not such a part, or has the name of a built-in part.
        """
        name = self.name_of(self.checked(part))
        if self._built_in(name) is not None:
            ours = ", ".join(self.built_in())
            raise self.invalid(f"{name!r} is a built-in {self.kind}: give yours another name than {ours}")
        self.added[name] = part
        return part

    @cached_property
    def _modules(self) -> list[str]:
        """The built-in modules that may declare parts."""
        modules = iter_modules(import_module(self.package).__path__)
        return [module.name for module in modules if module.name.endswith(self.suffix)]

    def _parts_of(self, module: str) -> dict[str, Part]:
        """Returns the parts that a built-in module declares."""
        parts = self._declared_by(import_module(f"{self.package}.{module}"))
        return parts if self.suffix else {name: part for name, part in parts.items() if name == module}

    def _declared_by(self, declaring: object) -> dict[str, Part]:
        """Returns the parts in a module, in its order; or the object itself, if it is a part."""
        values = vars(declaring).values() if isinstance(declaring, ModuleType) else [declaring]
        each = [one for value in values for one in (value if isinstance(value, list | tuple) else [value])]
        return {self.name_of(one): one for one in each if self.is_part(one)}

    def _built_in(self, name: str) -> Part | None:
        if name not in self._found and (self.suffix or name in self._modules):
            for module in self._modules if self.suffix else [name]:
                self._found |= self._parts_of(module)
        return self._found.get(name)

    def _installed(self, name: str) -> Part | None:
        """Returns the part of an installed package.

        Raises:
            CardlabError: `invalid`, if it cannot be loaded or is not such a part.
        """
        point = installed_packages.declared_in(self.package).get(name)
        if point is None:
            return None
        where = (
            f"the {self.kind} {name!r} of the package {installed_packages.distribution(point)!r} is declared as {point.value!r}"
        )
        try:
            declared = point.load()
        except Exception as error:
            raise self.invalid(f"{where}, and loading it failed: {error}") from error
        part = self._declared_by(declared).get(name)
        if part is None:
            raise self.invalid(f"{where}, which is not {self.declared_as} of that name")
        return part


# ------------------------------------------------------------------------------------------------ games


def _is_game(value: object) -> TypeGuard[type[Game]]:
    return isinstance(value, type) and issubclass(value, Game) and "slug" in vars(value)


games: Registry[type[Game]] = Registry(
    "game",
    is_part=_is_game,
    name_of=lambda made: made.slug,
    declared_as="a class made with @game",
    unknown=UnknownGame,
    invalid=GameError,
)
"""The games. A class in a notebook is added by its decorator."""

G = TypeVar("G", bound=type[Game])


@dataclass_transform(frozen_default=True, field_specifiers=(option, fixed))
def game(slug: str, *, presets: Mapping[str, Mapping[str, Any]] | None = None) -> Callable[[G], G]:
    """Makes a class a game with this slug and these presets (name -> options)."""
    if not slug.isidentifier() or slug != slug.lower():
        raise GameError(f"{slug!r} is not a slug: write a Python identifier in small letters, such as 'make_ten'")

    def make(cls: G) -> G:
        for kind in (Presentation, Judgement, Forecast):
            lost = sorted(vars(cls).keys() & declarable(kind)) if not issubclass(cls, kind) else []
            if lost:  # nothing would read them there
                kind_name = kind.__name__
                raise GameError(
                    f"{cls.__name__} declares {', '.join(lost)}, which nothing reads on a game, only on its {kind_name}: "
                    f"write class {cls.__name__}({cls.__bases__[0].__name__}, {kind_name}), or a class of its own for it."
                )
        made = dataclass(frozen=True, repr=False)(cls)  # `Game` has a shorter one
        made.slug = slug
        made.presets = MappingProxyType(dict(presets or {}))
        if not made.__module__.startswith(f"{games.package}."):  # built-in games are found by their files
            games.add(made)
        return cast(G, made)

    return make


def built_in() -> frozenset[str]:
    """Returns the slugs of the built-in games, those in `cardlab/games/`."""
    return frozenset(games.built_in())


def slugs() -> list[str]:
    """Returns the slugs of all games: built in, from installed packages, and defined in this session."""
    return sorted(games.names())


def find(game: str | type[Game] | Game) -> type[Game]:
    """Returns the class of a game, given its slug, a game or the class itself.

    >>> find("war").__name__
    'War'

    Raises:
        UnknownGame: There is none; the text names the nearest.
        GameError: The class is not decorated with `game`, or an installed package declares something that cannot be loaded or
            is not a game.
    """
    return games.find(game) if isinstance(game, str) else _class_of(game)


def _class_of(game: object) -> type[Game]:
    """Returns the class of a game that is given as a class or an object."""
    found = game if isinstance(game, type) else type(game)
    if not issubclass(found, Game):
        raise UnknownGame(f"no game {game!r:.40}: give a slug such as {slugs()[0]!r}, a class, or a game with its options")
    if not hasattr(found, "slug"):
        raise GameError(f"{found.__name__} is not a game yet: write @game('its_slug') above its class")
    return found


def as_game(game: str | type[Game] | Game, preset: str | None = None, **options: Any) -> Game:
    """Returns a game with its options, from a slug, the class of a game, or a game that already has options.

    >>> as_game("war", packs=2)
    War(packs=2)

    Args:
        game: A slug, a class, or a game.
        preset: A named set of options.
        options: Options by name. They override the options that the game already has, and those override the preset.

    Raises:
        UnknownGame, GameError: See `find`.
        OptionError: There is no such preset, option or value.
    """
    if not isinstance(game, Game):
        return find(game).with_options(preset, **options)
    if preset is None and not options:
        return game
    return find(game).with_options(preset, **{**game.set_options, **options})
