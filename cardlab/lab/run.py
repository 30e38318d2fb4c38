"""Many matches of one game: dealt in pieces, here or by other workers, with the same result however the work is cut.

Match number i of a study is always the same match (see `cardlab.lab.columns.match_seed`), so a piece is a range of numbers.
"""

from __future__ import annotations

import os
import sys
import time
from array import array
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

import cardlab
from cardlab.errors import CardlabError
from cardlab.game import Game
from cardlab.lab.columns import columns, match_seed, row
from cardlab.lab.fast import Kernel, available, kernel_for
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.players import play_out

Columns = Mapping[str, "array[int]"]
"""Column name -> one whole number a match."""

MOST_ACTIONS = 10_000
"""A match that has lasted so many actions has not ended."""
AT_ONCE = 0.1
"""Seconds of playing match by match before a kernel is fetched: a small study needs none."""
PIECE = 0.25
"""Seconds that a piece should take: stopping loses little, and sending it elsewhere costs nothing beside it."""
WORTH_A_POOL = 1.0
"""Seconds of work below which no threads are started."""


class WorkerError(CardlabError):
    """Whoever should deal cannot."""


@dataclass(frozen=True)
class Plan:
    """What is dealt.

    Attributes:
        game: The game with its options.
        bots: Who plays in each seat, by name.
        seed: That of the study.
        version: The version of cardlab that asks; a worker with another one refuses.
    """

    game: Game
    bots: tuple[str, ...]
    seed: int
    version: str = field(default=cardlab.__version__)

    @property
    def players(self) -> dict[str, str]:
        """Seat -> the name of who plays there."""
        return dict(zip(self.game.seats, self.bots, strict=True))

    @property
    def kernel(self) -> Kernel | None:
        """The kernel that deals the same matches faster, where there is one and it can be used here."""
        return kernel_for(self.game, self.players) if available() else None

    def match(self, number: int) -> Match:
        """One match, played to its end."""
        players = {seat: find_player(name) for seat, name in self.players.items()}
        return play_out(Match(self.game, match_seed(self.seed, number)), players, MOST_ACTIONS)

    def deal(self, numbers: range, *, fast: bool) -> Columns:
        """The columns of these matches; what a worker is sent.

        Raises:
            WorkerError: This worker has another version of cardlab, or shall use a kernel and has none.
        """
        if self.version != cardlab.__version__:
            raise WorkerError(
                f"a worker has cardlab {cardlab.__version__}, and cardlab {self.version} asks: "
                "install the same version for all workers."
            )
        if not fast:
            return in_columns(self.game, (row(self.match(number)) for number in numbers))
        kernel = self.kernel
        if kernel is None:
            raise WorkerError(
                "a worker has no fast kernel for this study: install cardlab[fast] for all workers, or ask with fast=False."
            )
        return kernel.run(self.seed, numbers.start, len(numbers))


def in_columns(game: Game, rows: Iterable[tuple[int, ...]]) -> Columns:
    """Rows as columns."""
    names = columns(game)
    turned = list(zip(*rows, strict=True)) or [()] * len(names)
    return {name: array("q", values) for name, values in zip(names, turned, strict=True)}


class Left:
    """The numbers of the matches that are still to be dealt, handed out in pieces.

    Args:
        ranges: The numbers, in order.
        chunk: How many make a piece; None for as many as take `PIECE` seconds.
    """

    def __init__(self, ranges: Iterable[range], chunk: int | None) -> None:
        self.ranges = [numbers for numbers in ranges if numbers][::-1]
        self.chunk = chunk
        self.rate = 0.0
        """Matches a second of the piece that was dealt last."""

    def __len__(self) -> int:
        return sum(map(len, self.ranges))

    def take(self) -> range:
        """The next piece."""
        numbers = self.ranges.pop()
        size = self.chunk or max(1, int(self.rate * PIECE))
        if numbers[size:]:
            self.ranges.append(numbers[size:])
        return numbers[:size]


def pieces(plan: Plan, left: Left, *, fast: bool | None, executor: Executor | None) -> Iterator[tuple[int, Columns]]:
    """First number and columns of each piece, as they come in.

    Args:
        plan: What is dealt.
        left: The numbers that are still to be dealt.
        fast: Whether kernels deal; None for where they pay.
        executor: Who deals; None for this process.

    Raises:
        WorkerError: There is no such kernel, or a worker refuses.
        CardlabError: The executor is shut.
    """
    kernel = plan.kernel if fast is not False else None
    if fast and kernel is None:
        raise WorkerError(why_no_kernel(plan))
    if executor is not None:
        yield from _by(executor, plan, left, fast=kernel is not None)
        return
    if kernel is None:
        yield from _here(plan, left, fast=False)
        return
    if fast is None and "numba" not in sys.modules:
        yield from _here(plan, left, fast=False, seconds=AT_ONCE)
    yield from _here(plan, left, fast=True, seconds=PIECE)
    workers = os.cpu_count() or 1
    if len(left) < left.rate * WORTH_A_POOL or workers == 1:
        yield from _here(plan, left, fast=True)
    else:
        with ThreadPoolExecutor(workers) as pool:  # kernels run without the interpreter's lock
            yield from _by(pool, plan, left, fast=True)


def why_no_kernel(plan: Plan) -> str:
    """Why matches cannot be dealt by a kernel, and what to do."""
    if not available():
        return "fast kernels need numba, which is not installed: pip install 'cardlab[fast]', or leave `fast` out."
    return f"{plan.game.slug} has no fast kernel for these options and bots: leave `fast` out, and it is played match by match."


def _here(plan: Plan, left: Left, *, fast: bool, seconds: float = float("inf")) -> Iterator[tuple[int, Columns]]:
    """Deal in this process until nothing is left, or for so long."""
    left.rate = 0.0
    if fast and left:  # the time until a kernel is there says nothing of its speed
        numbers = left.take()
        yield numbers.start, plan.deal(numbers, fast=True)
    start = time.perf_counter()
    while left and time.perf_counter() - start < seconds:
        numbers = left.take()
        before = time.perf_counter()
        dealt = plan.deal(numbers, fast=fast)
        left.rate = len(numbers) / max(time.perf_counter() - before, 1e-9)
        yield numbers.start, dealt


def _by(executor: Executor, plan: Plan, left: Left, *, fast: bool) -> Iterator[tuple[int, Columns]]:
    """Let others deal. What a worker that dies had in hand is dealt here."""
    if not left.rate and left.chunk is None:
        yield from _here(plan, left, fast=fast, seconds=PIECE / 2)
    going: dict[Future[Columns], range] = {}
    try:
        while left:
            numbers = left.take()
            going[_send(executor, plan, numbers, fast)] = numbers
        while going:
            for future in wait(going, return_when=FIRST_COMPLETED).done:
                numbers = going.pop(future)
                try:
                    dealt = future.result()
                except BrokenExecutor:
                    dealt = plan.deal(numbers, fast=fast)
                yield numbers.start, dealt
    finally:
        for future in going:
            future.cancel()


def _send(executor: Executor, plan: Plan, numbers: range, fast: bool) -> Future[Columns]:
    try:
        return executor.submit(plan.deal, numbers, fast=fast)
    except BrokenExecutor as error:
        lost: Future[Columns] = Future()
        lost.set_exception(error)
        return lost
    except RuntimeError as error:
        raise WorkerError(f"the executor takes no work ({error}): give one that is open, or none.") from error
