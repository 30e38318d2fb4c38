"""Runs `cardlab serve` with measurements of its event loop, and prints them when it ends. `classroom.py` starts it.

    python benchmarks/event_loop.py serve --no-browser

During a round of the loop, the server can serve nobody else. This prints the CPU time of the loop's thread in each round, which
other programs do not change; how late the loop is for a task that is due every five milliseconds, which other programs do
change; the callbacks that took longest, by CPU time and by the clock; and the share of Python's garbage collector, which may
run in the middle of any of them.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import sys
import time
from bisect import bisect
from collections.abc import Callable
from itertools import pairwise
from threading import get_ident
from typing import Any

from cardlab.cli.commands import main
from cardlab.serve.app import LessonServer

BOUNDS = (1, 2, 5, 10, 20, 50, 100, 1000)
"""Milliseconds."""
DUE = 0.005
LONGEST = 8


class Watch:
    """The measurements.

    Attributes:
        rounds, late: For each interval between two of `BOUNDS`, how often it occurred.
        longest: The callbacks that took longest: milliseconds of CPU time, a number, and a description, with the milliseconds
            by the clock.
        searches: For each generation of objects, the milliseconds of CPU time of each garbage collection in this thread.
    """

    def __init__(self) -> None:
        self.rounds, self.late = [0] * (len(BOUNDS) + 1), [0] * (len(BOUNDS) + 1)
        self.worst = self.latest = 0.0
        self.longest: list[tuple[float, int, str]] = []
        self.searches: list[list[float]] = [[], [], []]
        self._number = 0

    def begin(self, loop: Any) -> None:
        """Measures a loop from now on."""
        round_, call, here = loop._run_once, asyncio.Handle._run, get_ident()

        def timed_round() -> None:
            began = time.thread_time()
            round_()
            took = 1000 * (time.thread_time() - began)
            self.rounds[bisect(BOUNDS, took)] += 1
            self.worst = max(self.worst, took)

        def timed_call(handle: Any) -> None:
            began, clock = time.thread_time(), time.perf_counter()
            call(handle)
            took, by_clock = 1000 * (time.thread_time() - began), 1000 * (time.perf_counter() - clock)
            self._number += 1
            if get_ident() == here and took > BOUNDS[2] and (len(self.longest) < LONGEST or took > self.longest[0][0]):
                entry = took, self._number, f"{by_clock:.0f} ms by the clock: {_name(handle._callback)}"
                (heapq.heappush if len(self.longest) < LONGEST else heapq.heapreplace)(self.longest, entry)

        searched = 0.0

        def timed_search(phase: str, about: dict[str, int]) -> None:
            nonlocal searched
            if phase == "start":
                searched = time.thread_time()
            elif get_ident() == here:
                self.searches[about["generation"]].append(1000 * (time.thread_time() - searched))

        gc.callbacks.append(timed_search)
        loop._run_once = timed_round
        asyncio.Handle._run = timed_call  # type: ignore[method-assign]
        self._tick = loop.create_task(self._ticking())

    async def _ticking(self) -> None:
        while True:
            due = time.perf_counter() + DUE
            await asyncio.sleep(DUE)
            late = 1000 * (time.perf_counter() - due)
            self.late[bisect(BOUNDS, late)] += 1
            self.latest = max(self.latest, late)

    def told(self) -> str:
        """Returns all measurements, in lines."""
        lines = [f"  rounds of the loop, CPU ms: {_spans(self.rounds)}; longest {self.worst:.0f}"]
        lines.append(f"  the loop is late, ms: {_spans(self.late)}; longest {self.latest:.0f}")
        lines += [
            f"  {len(took)} searches for garbage of generation {old}: longest {max(took):.1f} ms"
            for old, took in enumerate(self.searches)
            if took
        ]
        lines += [f"    {took:.0f} ms of CPU, {name}" for took, _, name in sorted(self.longest, reverse=True)]
        return "\n".join(lines)


def _name(callback: Callable[..., Any]) -> str:
    """Returns a description of a callback, or of the coroutine whose step it is."""
    task = getattr(callback, "__self__", None)
    return repr(task.get_coro() if isinstance(task, asyncio.Task) else callback)[:110]


def _spans(counts: list[int]) -> str:
    """Returns the counts as text, ``<1: 20, 1-2: 3``."""
    names = [f"<{BOUNDS[0]}", *(f"{low}-{high}" for low, high in pairwise(BOUNDS)), f">{BOUNDS[-1]}"]
    return ", ".join(f"{name}: {n}" for name, n in zip(names, counts, strict=True) if n)


def watched() -> int:
    """Runs the command, and measures from the moment when its lessons are ready."""
    watch, begin = Watch(), LessonServer._begin

    async def begin_watched(server: LessonServer) -> None:
        await begin(server)
        watch.begin(asyncio.get_running_loop())

    LessonServer._begin = begin_watched  # type: ignore[method-assign]
    try:
        return main(sys.argv[1:])
    finally:
        print(watch.told(), flush=True)


if __name__ == "__main__":
    sys.exit(watched())
