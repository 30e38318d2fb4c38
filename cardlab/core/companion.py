"""The base of a game's presentation, judgement and forecast: companions, which are classes next to its rulebook.

A rulebook can be read without them. Each is a small class, found by the game's class::

    class WarForecast(Forecast, game=War): settled_by = {"take": "winner", "tie": "war"}

A variant has the companions of the game that it extends, unless it declares its own. A small game may be its own companion:
``class MakeTen(Game, Presentation)``.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, cast

from cardlab.core.errors import GameError
from cardlab.core.game import Game


class Companion:
    """The base of the three kinds: `Presentation`, `Judgement`, `Forecast`.

    Raises:
        GameError: A subclass does not name a game, as ``class WarForecast(Forecast, game=War)`` does, and is not a game itself.
    """

    _kind: ClassVar[type[Companion]]
    _declared: ClassVar[dict[type[Game], type[Companion]]]
    """For one kind: game -> its companion."""

    def __init_subclass__(cls, game: type[Game] | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        # A new kind gets a registry of its own, because a game may have one companion of each kind.
        if Companion in cls.__bases__:
            cls._kind, cls._declared = cls, {}
        elif game is not None:
            cls._declared[game] = cls
        elif not issubclass(cls, Game):
            kind = cls._kind.__name__
            raise GameError(
                f"{cls.__name__} names no game: write class {cls.__name__}({kind}, game=...), with the game's class"
            )

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def game(self) -> Any:
        """The game with its options. A companion declares its class: ``game: War``."""
        return self if isinstance(self, Game) else self._game

    @classmethod
    def of(cls, game: Game) -> Self:
        """Returns the companion of this kind that a game has; one with the defaults if the game declares none."""
        # One companion for each game object: it may cache values, and a search asks for it after every playout.
        kept = game.companions
        if cls not in kept:
            kept[cls] = cls._made_for(game)
        return kept[cls]  # type: ignore[no-any-return]

    @classmethod
    def _made_for(cls, game: Game) -> Any:
        # From the game's class upwards, so that a variant's own companion comes before its parent's, declared or inherited.
        for above in type(game).__mro__:
            if declared := cls._declared.get(cast(type[Game], above)):
                return declared(game)
            if any(issubclass(base, cls) and not issubclass(base, Game) for base in above.__bases__):
                return game
        return cls(game)


def declarable(kind: type[Companion]) -> frozenset[str]:
    """Returns the names that a companion of a kind may declare."""
    return frozenset(name for name in vars(kind) if not name.startswith("_"))
