"""Fast kernels: the matches of a study in machine code, each one the same as `cardlab.core.match.Match` would play it.

numba (extra ``fast``) comes in when a kernel first deals, which takes a second or two in each process. Its machine code is
cached on disk; the first time on a computer, when that is made, takes some seconds more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.lab.columns import MOST_ACTIONS, columns
from cardlab.lab.fast.war_rules import for_two

LOADING = 1.5
"""Seconds until a kernel deals in a process in which none has dealt before."""
PLAYERS = ("random", "greedy")
"""The players whose choices kernels make."""
LONGEST = 1_000_000
"""Actions: a tape holds all that a packet has ever held, and one for longer matches would fill the memory."""
Serves = Callable[[Any, Sequence[str], int], bool]
"""Whether a kernel deals a game with these options, for these players and this limit of actions."""


def _counted(game: Any, bots: Sequence[str], at_most: int) -> bool:
    """Whoever plays: nobody chooses anything."""
    return bool(min(game.max_turns, at_most) <= LONGEST)


def _to_the_end(game: Any, bots: Sequence[str], at_most: int) -> bool:
    """Matches that are short by their rules are never stopped by the usual limit, and their actions are not counted."""
    return set(bots) <= set(PLAYERS) and at_most >= MOST_ACTIONS


KERNELS: Mapping[str, tuple[str, Serves]] = {
    **dict.fromkeys(("war", "addition_war", "subtraction_war", "speed_war", "guerilla_joker"), ("wars", _counted)),
    "egyptian_war": (
        "egyptian_wars",
        lambda game, bots, at_most: set(bots) <= set(PLAYERS) if game.snaps else _counted(game, bots, at_most),
    ),
    "scramble_war": (
        "scramble_war",
        lambda game, bots, at_most: _to_the_end(game, bots if game.pick == "choose" else (), at_most),
    ),
    "fast_food": ("fast_food", _to_the_end),
}
"""Slug -> the module in this folder that deals the game, and for which options, bots and limits it does."""


class KernelError(CardlabError):
    """Somebody wants a kernel that cannot be had here."""


@dataclass(frozen=True)
class Kernel:
    """What deals the matches of one study.

    Attributes:
        game: The game with its options.
        bots: Who plays in each seat, by name.
        at_most: After how many actions a match is stopped.
    """

    game: Game
    bots: tuple[str, ...]
    at_most: int = MOST_ACTIONS

    @property
    def name(self) -> str:
        """Which machine code deals these options."""
        return for_two(self.game) or self.game.slug

    @property
    def is_ready(self) -> bool:
        """Whether it has dealt in this process."""
        return self.name in _loaded

    @property
    def ready_in(self) -> float:
        """The seconds that other work must take for this kernel to be worth its loading; 0 where it has dealt before."""
        return 0.0 if self.is_ready else LOADING

    def run(self, seed: int, first: int, count: int) -> dict[str, array[int]]:
        """Play matches of a study: number i is ``Match(game, match_seed(seed, i))``, played by the bots.

        Args:
            seed: That of the study, from 0 to 2**63 - 1.
            first: The number of the first match.
            count: How many.

        Returns:
            The columns of `cardlab.lab.columns.columns`, `count` whole numbers each.

        Raises:
            KernelError: numba is not installed, or cannot be loaded.
        """
        try:
            if not available():
                raise ImportError("it is not installed")
            module = import_module(f"{__name__}.{KERNELS[self.game.slug][0]}")
            dealt = module.deal(self.game, self.bots, self.at_most, seed, first, count)
            _loaded.add(self.name)
        except ImportError as error:
            raise KernelError(
                f"fast kernels need numba, and it cannot be loaded ({error}): pip install 'cardlab[fast]', "
                "or let the games be played match by match with fast=False."
            ) from error
        winner = dealt["winner"]
        for number, seat in enumerate(self.game.seats, 1):
            if f"won.{seat}" not in dealt:
                dealt[f"won.{seat}"] = (winner == number).astype(winner.dtype)
        return {name: _whole(dealt[name]) for name in columns(self.game)}


_loaded: set[str] = set()
"""The names of the kernels that have dealt in this process."""


def _whole(column: Any) -> array[int]:
    """A column of numpy's as an array of the standard library, copied once."""
    found = array("q")
    found.frombytes(memoryview(column).cast("B"))
    return found


def available() -> bool:
    """Whether numba is installed. It is not loaded for that."""
    return find_spec("numba") is not None


def kernel_for(game: Game, bots: Mapping[str, str], at_most: int = MOST_ACTIONS) -> Kernel | None:
    """The kernel for a game with these options, these bots in its seats, and such a limit; None where there is none."""
    players = tuple(bots.get(seat, "random") for seat in game.seats)
    if game.slug not in KERNELS or type(game).__module__ != f"cardlab.games.{game.slug}":
        return None
    _, serves = KERNELS[game.slug]
    return Kernel(game, players, at_most) if serves(game, players, at_most) else None
