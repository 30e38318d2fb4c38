"""`Plan`: the game, start, bots and measures of a study. Match number i of a plan is always the same match."""

from __future__ import annotations

import gc
from array import array
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

import cardlab
from cardlab.bots import Bot, play_out
from cardlab.bots import find as find_bot
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.lab.code_fingerprint import class_name, code, function_code, object_code
from cardlab.lab.columns import MOST_ACTIONS, Counted, StudyError, columns, match_seed, row
from cardlab.lab.study_kernels import StudyKernel, available, study_kernel_for
from cardlab.match import Match

Columns = Mapping[str, "array[int]"]
"""Column name -> one whole number for each match."""
Backend = Literal["engine", "study_kernel"]
"""The readable engine, or a study kernel in machine code."""
Laying: TypeAlias = Callable[[Game, RandomStream], "Position | Mapping[str, Any]"]
"""A function that makes the cards of each zone, as `cardlab.position` takes them, from the game and a random stream."""
KNOWN = frozenset({"game", "bots", "seed", "at_most", "start", "version"})
"""The fields of a plan that study kernels know."""
_START_STREAM = 0x94D049BB133111EB
"""Separates the random choices of a start from the others of a match."""


class WorkerError(CardlabError):
    """A worker or a study kernel cannot play the matches of the study."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Pauses the collector of circular garbage. A match leaves none, and its log would be scanned many times."""
    resting = not gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if not resting:
            gc.enable()


@dataclass(frozen=True)
class Plan:
    """Everything that decides the matches of a study.

    Attributes:
        game: The game with its options.
        bots: The bot in each seat: by name, or an unregistered bot itself.
        seed: The seed of the study.
        at_most: The number of actions after which a match is stopped.
        start: The start of each match, if not a deal: a position, or a function that makes one.
        counted: The measures besides those of the game: name and function of a match.
        version: The version of cardlab that made the plan. A worker with another one refuses.
    """

    game: Game
    bots: tuple[str | Bot, ...]
    seed: int
    at_most: int = MOST_ACTIONS
    start: Position | Laying | None = None
    counted: Counted = ()
    version: str = field(default=cardlab.__version__)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns: those of every study of this game, then the further measures."""
        return (*columns(self.game), *(name for name, _ in self.counted))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the bot in each seat."""
        return tuple(bot if isinstance(bot, str) else bot.name for bot in self.bots)

    @property
    def bots_by_seat(self) -> dict[str, Bot]:
        """Seat -> its bot."""
        bots = (find_bot(bot) if isinstance(bot, str) else bot for bot in self.bots)
        return dict(zip(self.game.seats, bots, strict=True))

    @property
    def about(self) -> dict[str, Any]:
        """Everything that decides the matches, as plain data."""
        by_name = sorted({bot for bot in self.bots if isinstance(bot, str)})
        parts = [code(self.game), *(code(find_bot(name)) for name in by_name)]
        parts += [object_code(bot) for bot in self.bots if not isinstance(bot, str)]
        functions = [function_code(part) for part in (self.start, *(count for _, count in self.counted)) if callable(part)]
        return {
            "game": self.game.slug,
            "class": class_name(self.game),
            "options": self.game.set_options,
            "bots": list(self.names),
            "seed": self.seed,
            "at_most": self.at_most,
            "start": self.start_name,
            "measures": [name for name, _ in self.counted],
            "version": self.version,
            "code": " ".join(filter(None, [*parts, *functions])),
        }

    @property
    def start_name(self) -> str:
        """The name of the start of each match: "" for a deal, the spelling of a position, or a function's name with
        brackets.
        """
        if self.start is None:
            return ""
        return f"{getattr(self.start, '__name__', 'start')}()" if callable(self.start) else str(self.start)

    @property
    def study_kernel(self) -> StudyKernel | None:
        """The study kernel that plays the same matches faster; None if there is none, or it cannot be used here.

        Study kernels do not support unregistered bots or a function as the start. Any other part of a plan, such as further
        measures, must have its default, because study kernels know only the fields in `KNOWN`.
        """
        bots = [bot for bot in self.bots if isinstance(bot, str)]
        others = [part for part in fields(self) if part.name not in KNOWN and getattr(self, part.name) != part.default]
        if others or len(bots) < len(self.bots) or callable(self.start) or not available():
            return None
        return study_kernel_for(self.game, dict(zip(self.game.seats, bots, strict=True)), self.at_most, self.start)

    @property
    def why_no_study_kernel(self) -> str:
        """The reason why no study kernel can play the matches, and what to do."""
        if not available():
            return "study kernels need numba, which is not installed: pip install 'cardlab[fast]', or leave `fast` out."
        return (
            f"{self.game.slug} has no study kernel that supports these options, bots, start and measures: leave `fast` out, "
            "and the engine plays match by match."
        )

    def dealt(self, number: int, *, begins: bool = True) -> Match:
        """Returns one match before its first action; without `begins`, also before the automatic events.

        Raises:
            StudyError: The start function has not made a position of this game.
        """
        seed = match_seed(self.seed, number)
        return Match(self.game, seed, self._laid(seed), begins=begins)

    def _laid(self, seed: int) -> Position | None:
        if self.start is None or isinstance(self.start, Position):
            return self.start
        laid = self.start(self.game, RandomStream(seed ^ _START_STREAM))
        if isinstance(laid, Mapping):
            laid = Position(self.game, laid)
        if not isinstance(laid, Position) or laid.game != self.game:
            raise StudyError(
                f"{self.start_name} gave {laid!r:.80}, but must give the cards of each zone of {self.game.slug} with these "
                "options, as {'packet.p1': '7d 2c'}, or a position of it"
            )
        return laid

    def match(self, number: int) -> Match:
        """Returns one match, played to its end."""
        return play_out(self.dealt(number), self.bots_by_seat, self.at_most)

    def row(self, number: int) -> tuple[int, ...]:
        """Returns one match as a row. An error names the match."""
        try:
            with uncollected():  # until the match has been counted and freed
                return row(self.match(number), self.counted)
        except Exception as error:
            error.add_note(f"in match {number} of a study of {self.game.slug}: its seed is {match_seed(self.seed, number)}")
            raise

    def mismatch(self, number: int, found: Columns, place: int) -> str:
        """Plays a match again, and returns which figure in a row of columns is different; "" if none is."""
        for name, figure in zip(self.columns, self.row(number), strict=True):
            if found[name][place] != figure:
                return f"{name} is {found[name][place]} in match {number}, but {figure} when the match is played again"
        return ""

    def play(self, numbers: range, backend: Backend) -> Columns:
        """Returns the columns of these matches.

        Raises:
            WorkerError: This worker has another version of cardlab, or should use a study kernel and has none.
        """
        if self.version != cardlab.__version__:
            raise WorkerError(
                f"a worker has cardlab {cardlab.__version__}, but the study has {self.version}: "
                "install the same version for all workers."
            )
        if backend == "engine":
            turned = list(zip(*map(self.row, numbers), strict=True)) or [()] * len(self.columns)
            return {name: array("q", values) for name, values in zip(self.columns, turned, strict=True)}
        kernel = self.study_kernel
        if kernel is None:
            raise WorkerError(
                "a worker has no study kernel for this study: install cardlab[fast] for all workers, or ask with fast=False."
            )
        return kernel.run(self.seed, numbers.start, len(numbers))
