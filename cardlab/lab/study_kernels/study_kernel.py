"""`StudyKernel`, the base class of study kernels: which studies a kernel supports, and how to run it."""

from __future__ import annotations

import os
from array import array
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from cardlab.core.errors import CardlabError
from cardlab.core.position import Position
from cardlab.core.supported_options import SupportedOptions, supports
from cardlab.lab.columns import MOST_ACTIONS, columns

LOADING, COMPILING = 1.5, 60
"""Seconds until the first kernel in a process plays, and until one does that is compiled in each process, because its machine
code cannot be stored. Kernels take 5 to 110 seconds to compile.
"""
LONGEST = 1_000_000
"""Upper limit of actions. A tape holds all cards that a packet has ever held, and one for longer matches would fill
the memory.
"""
POSITION_SLOTS = 1 << 15
"""The number of slots for the positions of a match, if a kernel looks for repeated ones. Longer matches could fill them."""


class StudyKernelError(CardlabError):
    """A study needs a study kernel that this computer cannot load."""


@cache
def stores_machine_code() -> bool:
    """Whether the next process can load the machine code of this one. It cannot if all folders for it are read-only."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(asked) if asked else Path(__file__).parent
    if os.access(folder, os.W_OK):
        return True
    compiler = import_module(f"{__package__}.compiler")  # loads numba, which knows the other folders
    return compiler.PLACE is not None


@dataclass(frozen=True)
class StudyKernel:
    """Plays the matches of one study. Each kind is a class in a file ``*_supported_options.py``, which does not load numba; the
    compiled code is in ``*_kernel.py``.

    Attributes:
        game: The game with its options.
        bots: The bot in each seat, by name.
        at_most: The number of actions after which a match is stopped.
        start: The position in which each match begins; None for a deal.
        games: The slugs of the games that a class of kernels plays.
        module: The module in this folder whose ``play_matches`` plays them. It is imported when a kernel first plays.
        supported_options: The options that a class of kernels supports, with their values.
        supported_bots: The bots that a class of kernels supports.
    """

    game: Any
    bots: tuple[str, ...]
    at_most: int = MOST_ACTIONS
    start: Position | None = None
    games: ClassVar[tuple[str, ...]]
    module: ClassVar[str]
    supported_options: ClassVar[SupportedOptions]
    supported_bots: ClassVar[tuple[str, ...]] = ("random", "greedy")

    @property
    def fits(self) -> bool:
        """Whether it supports this combination of options, and this limit. By default a kernel stops no match, so the limit
        must be beyond all of them.
        """
        return self.at_most >= MOST_ACTIONS

    @property
    def supports_start(self) -> bool:
        """Whether it supports this start. By default a kernel plays only deals."""
        return self.start is None

    @property
    def chooses(self) -> bool:
        """Whether the game has choices under these options. Without choices, any bot is supported."""
        return True

    @property
    def supports_study(self) -> bool:
        """Whether it supports these options, bots, limit and start."""
        return (
            supports(self.supported_options, self.game)
            and self.fits
            and self.supports_start
            and (not self.chooses or set(self.bots) <= set(self.supported_bots))
        )

    @property
    def name(self) -> str:
        """The name of the machine code for these options."""
        return str(self.game.slug)

    @property
    def is_ready(self) -> bool:
        """Whether it has played in this process."""
        return self.name in _loaded

    @property
    def ready_in(self) -> float:
        """The seconds of other work from which on this kernel is worth loading; 0 if it has played before."""
        if self.is_ready:
            return 0.0
        return LOADING if stores_machine_code() else COMPILING

    def run(self, seed: int, first: int, count: int) -> dict[str, array[int]]:
        """Plays matches of a study: number i is ``Match(game, match_seed(seed, i))``, played by the bots.

        Args:
            seed: The seed of the study, from 0 to 2**63 - 1.
            first: The number of the first match.
            count: The number of matches.

        Returns:
            The columns of `cardlab.lab.columns.columns`, `count` whole numbers each.

        Raises:
            StudyKernelError: numba is not installed, or cannot be loaded.
        """
        try:
            if not available():
                raise ImportError("it is not installed")
            module = import_module(f"{__package__}.{self.module}")  # this imports numba, and not earlier
            start = () if self.start is None else (self.start,)
            dealt = module.play_matches(self.game, self.bots, self.at_most, seed, first, count, *start)
            _loaded.add(self.name)
        except ImportError as error:
            raise StudyKernelError(
                f"study kernels need numba, which cannot be loaded ({error}): pip install 'cardlab[fast]', "
                "or let the games be played match by match with fast=False."
            ) from error
        # If at most one player wins, the winners follow from `winner`. A kernel of a game with several winners returns them
        # itself.
        winner = dealt["winner"]
        for number, seat in enumerate(self.game.seats, 1):
            if f"won.{seat}" not in dealt:
                dealt[f"won.{seat}"] = (winner == number).astype(winner.dtype)
        return {name: _whole(dealt[name]) for name in columns(self.game)}


_loaded: set[str] = set()
"""The names of the kernels that have played in this process."""


def _whole(column: Any) -> array[int]:
    """Returns a numpy column as an array of the standard library, copied once."""
    found = array("q")
    found.frombytes(memoryview(column).cast("B"))
    return found


def available() -> bool:
    """Whether numba is installed, without loading it."""
    return find_spec("numba") is not None
