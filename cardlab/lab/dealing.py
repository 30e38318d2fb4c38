"""The matches of a plan are dealt, here or elsewhere, and cached on the way if that is asked for."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing
from math import inf
from pathlib import Path

from cardlab.lab.arguments import whole
from cardlab.lab.columns import StudyError
from cardlab.lab.plan import Columns, Plan
from cardlab.lab.progress import Progress
from cardlab.lab.runner import Left, pieces, processors
from cardlab.words.messages import Words

POOL = "executor=concurrent.futures.ProcessPoolExecutor()"
"""What makes a study deal on all processors."""


def deal(
    plan: Plan,
    games: int,
    *,
    words: Words,
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    cache: str | Path | None = None,
    within: float | None = None,
    progress: bool = True,
) -> Columns:
    """The columns of so many matches, or of fewer where somebody interrupts it or its time is over; see `cardlab.study`.

    Raises:
        StudyError: The number of matches or the executor make no sense.
        WorkerError: There is no fast kernel, the executor is shut, or a worker has another version.
        CacheError: The file is the cache of another study, or is broken; it is left as it is.
    """
    if not isinstance(executor, Executor | None):
        raise StudyError(
            f"the executor is {executor!r:.60}, and must be one of concurrent.futures: a Dask client has client.get_executor()"
        )
    games = whole("games", games, 1)
    chunk = None if chunk is None else whole("chunk", chunk, 1)
    if within is not None and (isinstance(within, bool) or not isinstance(within, int | float) or not within > 0):
        raise StudyError(f"within is {within!r:.40}, and must be a number of seconds, more than 0")
    end = inf if within is None else time.monotonic() + within
    file = None
    if cache is not None:
        from cardlab.lab.cache import Cache  # with its database

        file = Cache(cache, plan)
    found: dict[int, Columns] = dict(file.pieces()) if file else {}
    left = Left(_gaps(found, games), chunk)
    try:
        with (
            Progress(plan.game.slug, games, games - len(left), progress) as bar,
            closing(
                pieces(plan, left, fast=fast, executor=executor, making_ready=lambda: bar.note(words.say("lab-making-ready")))
            ) as dealing,
        ):
            for first, dealt in dealing:
                found[first] = dealt
                if file:
                    file.add(first, dealt)
                bar.add(len(dealt["winner"]))
                if executor is None and processors() > 1:
                    bar.tell_if_long(lambda seconds: words.say("lab-long", seconds=seconds, n=processors(), code=POOL))
                if time.monotonic() > end and 0 in found:
                    break
    except KeyboardInterrupt:
        if not found.get(0):
            raise
    return _joined(plan.columns, found, games)


def _gaps(found: Mapping[int, Columns], games: int) -> Iterator[range]:
    """The numbers that are not there yet."""
    start = 0
    for first in sorted(found):
        yield range(start, min(first, games))
        start = max(start, first + len(found[first]["winner"]))
    yield range(start, games)


def _joined(names: tuple[str, ...], found: Mapping[int, Columns], games: int) -> Columns:
    """The columns from match 0 on, as far as they go without a gap: short matches come in first, and would look too many."""
    joined = {name: array("q") for name in names}
    for first in sorted(found):
        have = len(joined["winner"])
        if first > have:
            break
        for name, values in joined.items():
            values.extend(found[first][name][have - first : games - first])
    return joined
