"""The base of study kernels: which studies a kernel supports, and how it deals them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from cardlab.core.errors import CardlabError
from cardlab.core.supported_options import SupportedOptions, supports
from cardlab.lab.columns import MOST_ACTIONS, columns

LOADING = 1.5
"""Seconds until a kernel deals in a process in which none has dealt before."""
LONGEST = 1_000_000
"""Actions: a tape holds all that a packet has ever held, and one for longer matches would fill the memory."""
POSITION_SLOTS = 1 << 15
"""Places for the positions of a match, where a kernel looks whether one comes back. Longer matches could fill them."""


class StudyKernelError(CardlabError):
    """A study kernel is asked for that this computer cannot load."""


@dataclass(frozen=True)
class StudyKernel:
    """Deals the matches of one study. Each kind is a class in a file ``*_support.py``, which loads no numba; the
    compiled code is in ``*_kernel.py``.

    Attributes:
        game: The game with its options.
        bots: Who plays in each seat, by name.
        at_most: After how many actions a match is stopped.
        games: The slugs of the games that a class of kernels deals.
        module: The module in this folder whose ``play_matches`` deals them; it is imported when a kernel first deals.
        options: The options that a class of kernels knows, with their values.
        players: The players whose choices a class of kernels makes.
    """

    game: Any
    bots: tuple[str, ...]
    at_most: int = MOST_ACTIONS
    games: ClassVar[tuple[str, ...]]
    module: ClassVar[str]
    options: ClassVar[SupportedOptions]
    players: ClassVar[tuple[str, ...]] = ("random", "greedy")

    @property
    def fits(self) -> bool:
        """Whether it deals these options together, under this limit. By itself a kernel stops no match, so the limit must be
        beyond all of them.
        """
        return self.at_most >= MOST_ACTIONS

    @property
    def chooses(self) -> bool:
        """Whether somebody has something to choose under these options; where nobody has, anybody may sit there."""
        return True

    @property
    def supports_study(self) -> bool:
        """Whether it knows these options and players, and deals under this limit."""
        return supports(self.options, self.game) and self.fits and (not self.chooses or set(self.bots) <= set(self.players))

    @property
    def name(self) -> str:
        """Which machine code deals these options."""
        return str(self.game.slug)

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
            StudyKernelError: numba is not installed, or cannot be loaded.
        """
        try:
            if not available():
                raise ImportError("it is not installed")
            module = import_module(f"{__package__}.{self.module}")  # numba comes in here, and not before
            dealt = module.play_matches(self.game, self.bots, self.at_most, seed, first, count)
            _loaded.add(self.name)
        except ImportError as error:
            raise StudyKernelError(
                f"study kernels need numba, and it cannot be loaded ({error}): pip install 'cardlab[fast]', "
                "or let the games be played match by match with fast=False."
            ) from error
        # Where at most one player wins, who has won follows from `winner`; a kernel of a game with several says it itself.
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
