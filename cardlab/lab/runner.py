"""Plays the matches of a plan in pieces, in this process or by workers. Every division of the work gives the same result.

Match number i of a study is always the same match (see `cardlab.lab.plan`), so a piece is a range of numbers.
`play_matches` joins the pieces, and caches them on the way if requested.
"""

from __future__ import annotations

import time
import warnings
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import closing
from math import inf
from pathlib import Path
from pickle import PicklingError, dumps

from cardlab.bots import UnknownBot
from cardlab.core.machine_limits import available_cores
from cardlab.lab.columns import StudyError
from cardlab.lab.plan import Backend, Columns, Plan, WorkerError
from cardlab.lab.progress_bar import ProgressBar
from cardlab.lab.study_arguments import check_whole
from cardlab.words.words import Words

POOL = "executor=concurrent.futures.ProcessPoolExecutor()"
"""The argument that makes a study use all processors."""
TRIAL = 0.001
"""Seconds of playing without a study kernel, after which the duration of the rest is known."""
PIECE = 0.25
"""The target duration of a piece in seconds: stopping loses little, and sending it elsewhere costs little in comparison."""
GROWTH = 8
"""A piece is at most this many times as large as any before it, because one short match says little about the next thousand."""
AT_FIRST, AT_MOST = 8, 256
"""How many pieces may wait at workers: few at first, while the duration of a match is unknown, and one more for each finished
piece, up to a limit.
"""
WORTH_A_POOL = 1.0
"""Seconds of work below which no threads are started."""


def play_matches(
    plan: Plan,
    matches: int,
    *,
    words: Words,
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    cache: str | Path | None = None,
    within: float | None = None,
    progress: bool = True,
) -> Columns:
    """Plays `matches` matches, or fewer if somebody interrupts it or its time is over; see `cardlab.study`.

    Returns: Their columns.

    Raises:
        StudyError: The number of matches or the executor makes no sense.
        WorkerError: There is no study kernel, the executor is shut down, or a worker has another version.
        CacheError: The file is the cache of another study, or is broken; it stays unchanged.
    """
    if not isinstance(executor, Executor | None):
        raise StudyError(
            f"the executor is {executor!r:.60}, but must be one of concurrent.futures: a Dask client has client.get_executor()"
        )
    matches = check_whole("matches", matches, 1)
    chunk = None if chunk is None else check_whole("chunk", chunk, 1)
    if within is not None and (isinstance(within, bool) or not isinstance(within, int | float) or not within > 0):
        raise StudyError(f"within is {within!r:.40}, but must be a number of seconds, more than 0")
    end = inf if within is None else time.monotonic() + within
    file = None
    if cache is not None:
        from cardlab.lab.cache import Cache  # imported with its database

        file = Cache(cache, plan)
    found: dict[int, Columns] = dict(file.pieces()) if file else {}
    left = Remaining(_gaps(found, matches), chunk)
    try:
        with (
            ProgressBar(plan.game.slug, matches, matches - len(left), progress) as bar,
            closing(
                pieces(
                    plan, left, fast=fast, executor=executor, making_ready=lambda: bar.caption(words.say("lab-making-ready"))
                )
            ) as dealing,
        ):
            for first, dealt in dealing:
                found[first] = dealt
                if file:
                    file.add(first, dealt)
                bar.add(len(dealt["winner"]))
                if executor is None and available_cores() > 1:
                    bar.tell_if_long(lambda seconds: words.say("lab-long", seconds=seconds, n=available_cores(), code=POOL))
                if time.monotonic() > end and 0 in found:
                    break
    except KeyboardInterrupt:
        if not found.get(0):
            raise
    return _joined(plan.columns, found, matches)


def _gaps(found: Mapping[int, Columns], matches: int) -> Iterator[range]:
    """Yields the numbers that are missing."""
    start = 0
    for first in sorted(found):
        yield range(start, min(first, matches))
        start = max(start, first + len(found[first]["winner"]))
    yield range(start, matches)


def _joined(names: tuple[str, ...], found: Mapping[int, Columns], matches: int) -> Columns:
    """Returns the columns from match 0 on, up to the first gap. Short matches come in first, and would be over-represented."""
    joined = {name: array("q") for name in names}
    for first in sorted(found):
        have = len(joined["winner"])
        if first > have:
            break
        for name, values in joined.items():
            values.extend(found[first][name][have - first : matches - first])
    return joined


class Remaining:
    """The numbers of the matches still to be played, handed out in pieces.

    Args:
        ranges: The numbers, in order.
        chunk: The size of a piece; None for as many as take `PIECE` seconds.
    """

    def __init__(self, ranges: Iterable[range], chunk: int | None) -> None:
        self.ranges = [numbers for numbers in ranges if numbers][::-1]
        self.chunk = chunk
        self.rate = 0.0
        """The matches per second of the last piece."""
        self._largest = 0

    def __len__(self) -> int:
        return sum(map(len, self.ranges))

    def take(self) -> range:
        """Returns the next piece."""
        numbers = self.ranges.pop()
        size = self.chunk or max(1, min(int(self.rate * PIECE), GROWTH * self._largest))
        self.put_back(numbers[size:])
        return numbers[:size]

    def put_back(self, numbers: range) -> None:
        """Puts numbers back. The lowest numbers come next, because a study that is stopped ends at its first gap."""
        if numbers:
            self.ranges.append(numbers)
            self.ranges.sort(key=lambda these: -these.start)

    def learn(self, n: int, seconds: float) -> None:
        """Records that a piece of n matches has taken `seconds`."""
        self.rate = n / max(seconds, 1e-9)
        self._largest = max(self._largest, n)


def pieces(
    plan: Plan,
    left: Remaining,
    *,
    fast: bool | None,
    executor: Executor | None,
    making_ready: Callable[[], None] = lambda: None,
) -> Generator[tuple[int, Columns], None, None]:
    """Plays the matches, and yields the first number and the columns of each piece when it comes in.

    A KeyboardInterrupt is raised again only after the pieces that workers have finished by then.

    Args:
        plan: The plan.
        left: The numbers still to be played.
        fast: Whether study kernels play; None for study kernels if they pay, and False for the readable engine alone.
        executor: The executor that plays; None for this process.
        making_ready: Called before a study kernel is loaded here, which takes a second or two, or more if it is compiled first.

    Raises:
        WorkerError: There is no such study kernel, the executor is shut down, or a worker refuses.
    """
    kernel = plan.study_kernel if fast is not False else None
    if fast and kernel is None:
        raise WorkerError(plan.why_no_study_kernel)
    if executor is not None:
        yield from _by_executor(executor, plan, left, "study_kernel" if kernel else "engine")
    elif kernel is None:
        yield from _here(plan, left, "engine")
    else:
        if fast is None and kernel.ready_in:
            yield from _here(plan, left, "engine", lambda spent: spent > TRIAL and len(left) > left.rate * kernel.ready_in)
        if left and not kernel.is_ready:
            making_ready()
        yield from _by_study_kernel(plan, left)


def _here(
    plan: Plan, left: Remaining, backend: Backend, enough: Callable[[float], bool] = lambda spent: False
) -> Iterator[tuple[int, Columns]]:
    """Deals in this process until nothing is left, or until `enough` is true of the seconds spent."""
    start = time.perf_counter()
    while left and not enough(time.perf_counter() - start):
        numbers = left.take()
        dealt, took = timed(plan, numbers, backend)
        left.learn(len(numbers), took)
        yield numbers.start, dealt


def _by_study_kernel(plan: Plan, left: Remaining) -> Iterator[tuple[int, Columns]]:
    """Deals with a study kernel in this process, in several threads if that pays."""
    if left:  # the loading time of a study kernel says nothing about its speed, and is not learnt
        numbers = left.take()
        yield numbers.start, plan.play(numbers, "study_kernel")
    yield from _here(plan, left, "study_kernel", lambda spent: spent > PIECE)
    if available_cores() > 1 and len(left) > left.rate * WORTH_A_POOL:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(available_cores()) as pool:  # study kernels run without the interpreter's lock
            yield from _by_executor(pool, plan, left, "study_kernel")
    yield from _here(plan, left, "study_kernel")


def timed(plan: Plan, numbers: range, backend: Backend) -> tuple[Columns, float]:
    """Deals a piece, and times it. Workers are sent this function."""
    start = time.perf_counter()
    return plan.play(numbers, backend), time.perf_counter() - start


def can_be_sent(plan: Plan) -> bool:
    """Whether a plan can be sent to another process, which needs a game whose class has a name in a module."""
    try:
        dumps(plan)
    except Exception:  # each Python version has its own error for it
        return False
    return True


def _by_executor(executor: Executor, plan: Plan, left: Remaining, backend: Backend) -> Iterator[tuple[int, Columns]]:
    """Lets an executor play. If its workers die or are shut down, their current pieces and the rest are played here."""
    pending: dict[Future[tuple[Columns, float]], range] = {}
    loss: Exception | None = None
    came = 0
    try:
        while pending or (left and not loss):
            while left and not loss and len(pending) < min(AT_FIRST + came, AT_MOST):
                numbers = left.take()
                try:
                    pending[executor.submit(timed, plan, numbers, backend)] = numbers
                except RuntimeError as error:
                    if not pending and not came:
                        raise WorkerError(f"the executor takes no work ({error}): give one that is open, or none.") from error
                    loss = error
                    left.put_back(numbers)
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                numbers = pending.pop(future)
                try:
                    dealt, took = future.result()
                except (BrokenExecutor, CancelledError) as error:
                    loss = error
                    left.put_back(numbers)
                    continue
                left.learn(len(numbers), took)
                came += 1
                yield numbers.start, dealt
    except KeyboardInterrupt:
        for future, numbers in pending.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                yield numbers.start, future.result()[0]
        raise
    except UnknownBot as error:
        raise WorkerError(f"the workers have another set of bots ({error}): add yours in a module that they import.") from error
    except (PicklingError, ImportError, AttributeError, TypeError) as error:
        if isinstance(error, AttributeError | TypeError) and can_be_sent(plan):
            raise  # an error of the game
        raise WorkerError(
            f"{plan.game.slug} cannot be sent to the workers ({error}): they need the same version of cardlab, and a game "
            "in a module that they can import."
        ) from error
    finally:
        for future in pending:
            future.cancel()
    if loss and left:
        warnings.warn(
            f"the worker processes stopped ({loss!r}); the remaining matches are played in this process",
            RuntimeWarning,
            stacklevel=2,
        )
        yield from _here(plan, left, backend)
