"""Declares the options of a game that a faster copy of its rules supports. The game itself handles any other option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from cardlab.core.game import Game

SupportedOptions: TypeAlias = Mapping[str, type | tuple[Any, ...]]
"""Option -> the values that a faster copy supports: each value of a type (`int`, `bool`), or only these."""


def supports(supported: SupportedOptions, game: Game) -> bool:
    """Whether a faster copy that supports these options plays a game exactly as the game itself does.

    The copy was written for one built-in class, not for classes that extend it. Options that it does not name must have their
    defaults. Options that it names must have a supported value, because the default might become one that is not supported.
    """
    if not f"{type(game).__module__}.".startswith(f"cardlab.games.{game.slug}."):
        return False
    unnamed = game.set_options.keys() - supported.keys()
    return not unnamed and all(
        _is_among(supported[o.name], getattr(game, o.name)) for o in game.options() if o.name in supported
    )


def _is_among(values: type | tuple[Any, ...], value: object) -> bool:
    """Whether a value is among these. Compares types exactly, because in Python True is a whole number and equal to 1, but not
    as an option.
    """
    return type(value) is values if isinstance(values, type) else any(v == value and type(v) is type(value) for v in values)
