"""Which options a faster twin of a game's rules knows: it names them, and is passed over for any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from cardlab.core.game import Game

KnownOptions: TypeAlias = Mapping[str, type | tuple[Any, ...]]
"""Option -> the values that a twin plays: each value of a type (`int`, `bool`), or these alone."""


def knows(known: KnownOptions, game: Game) -> bool:
    """Whether a twin that knows these options plays a game as the game itself does.

    It was written for one class of our own, not for classes made from it. An option that it does not name must be at its
    default. One that it names must have a value that it knows: the default may become a value that it does not know.
    """
    if not f"{type(game).__module__}.".startswith(f"cardlab.games.{game.slug}."):
        return False
    unnamed = game.set_options.keys() - known.keys()
    return not unnamed and all(_is_among(known[o.name], getattr(game, o.name)) for o in game.options() if o.name in known)


def _is_among(values: type | tuple[Any, ...], value: object) -> bool:
    """Types are compared exactly: to Python True is a whole number, and equal to 1, but not to an option."""
    return type(value) is values if isinstance(values, type) else any(v == value and type(v) is type(value) for v in values)
