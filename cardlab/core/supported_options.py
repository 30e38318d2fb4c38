"""Names the options of a game that a faster copy of its rules supports. Any other option is left to the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from cardlab.core.game import Game

SupportedOptions: TypeAlias = Mapping[str, type | tuple[Any, ...]]
"""Option -> the values that a faster copy supports: each value of a type (`int`, `bool`), or these alone."""


def supports(supported: SupportedOptions, game: Game) -> bool:
    """Whether a faster copy that supports these options plays a game as the game itself does.

    It was written for one class of our own, not for classes made from it. An option that it does not name must be at its
    default. One that it names must have a supported value: the default may become a value that is not supported.
    """
    if not f"{type(game).__module__}.".startswith(f"cardlab.games.{game.slug}."):
        return False
    unnamed = game.set_options.keys() - supported.keys()
    return not unnamed and all(
        _is_among(supported[o.name], getattr(game, o.name)) for o in game.options() if o.name in supported
    )


def _is_among(values: type | tuple[Any, ...], value: object) -> bool:
    """Types are compared exactly: to Python True is a whole number, and equal to 1, but not to an option."""
    return type(value) is values if isinstance(values, type) else any(v == value and type(v) is type(value) for v in values)
