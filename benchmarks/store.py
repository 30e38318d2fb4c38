"""Measures the cost of storing sessions: for the event loop, for a message until it is acknowledged, and for the disk.

    python benchmarks/store.py [--learners 500] [--seconds 15] [--data FOLDER]

Learners send a message every three seconds, as a class does, and each is stored before it is acknowledged; then all send at
once. The actual store is compared with one in memory, and with one in which every transaction takes 30 ms longer, as on an old
spinning disk. `--data` names a folder on the disk to measure.

Two figures describe the event loop: how late it is for a task that is due every five milliseconds, which other programs make
worse, and the CPU time of its longest round, during which it serves nobody else.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from statistics import quantiles
from tempfile import TemporaryDirectory

import cardlab
from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.storage.files import NAME
from cardlab.serve.storage.store import Store

EVERY = 3.0
"""Seconds between two messages of a learner."""
SLOWER = 0.03


class MeasuredLoop(asyncio.SelectorEventLoop):
    """A loop that records the CPU time of its longest round."""

    longest = 0.0

    def _run_once(self) -> None:
        began = time.thread_time()
        super()._run_once()  # type: ignore[misc]  # asyncio has no public name for it
        self.longest = max(self.longest, time.thread_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--learners", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    state = json.loads(cardlab.start("fast_food", seed=1).play_out("greedy").save())
    print(
        f"{asked.learners} learners, a message each {EVERY:g} s, a part of {len(json.dumps(state)):,} bytes; ms: median, 95%, longest\n"
    )
    print(f"{'':28}{'acknowledged after':>22}{'all at once':>22}{'the loop is late':>22}   a round   transactions  of a core")
    for name, slower in (("in memory alone", None), ("this disk", 0.0), ("a disk 30 ms slower", SLOWER)):
        with TemporaryDirectory(dir=asked.data) as folder:
            with asyncio.Runner(loop_factory=MeasuredLoop) as runner:
                figures = runner.run(measured(runner.get_loop(), Path(folder), asked.learners, asked.seconds, state, slower))
            print(f"{name:28}{figures}", flush=True)
            if slower == 0.0:
                about = told(Path(folder), asked.learners)
    print(about)


async def measured(
    loop: asyncio.AbstractEventLoop, folder: Path, learners: int, seconds: float, state: dict[str, object], slower: float | None
) -> str:
    """Returns one row of figures."""
    late: list[float] = []
    with transactions(slower or 0) as counted:
        store = Store.open(None if slower is None else folder, report=print)
        keys = [token_hex(16) for _ in range(learners)]
        await asyncio.gather(*(store.start(key, token_hex(16), {"notebook": "games.ipynb", "query": {}}) for key in keys))
        counted.clear()
        assert isinstance(loop, MeasuredLoop)
        loop.longest = 0
        took: list[float] = []
        ticker = asyncio.create_task(tick(late))
        began, cpu = time.perf_counter(), time.process_time()
        messages = int(seconds * learners / EVERY)
        waiting = []
        for n in range(messages):
            await asyncio.sleep(began + n * EVERY / learners - time.perf_counter())
            waiting.append(asyncio.create_task(keep(store, keys[n % learners], n, state, took)))
        await asyncio.gather(*waiting)
        cpu = (time.process_time() - cpu) / seconds
        each = f"{messages / len(counted):.1f} each" if counted else ""
        burst: list[float] = []
        await asyncio.gather(*(keep(store, key, 10**6, state, burst) for key in keys))
        ticker.cancel()
        await store.close()
    return f"{row(took)}{row(burst)}{row(late)}{loop.longest * 1e3:10.1f}   {each:>12}  {cpu:8.0%}"


async def keep(store: Store, key: str, n: int, state: dict[str, object], took: list[float]) -> None:
    began = time.perf_counter()
    await store.save(key, n, {"0.match": state})
    took.append(time.perf_counter() - began)


async def tick(late: list[float]) -> None:
    """Records how late the loop is for a task that is due every five milliseconds."""
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            due = time.perf_counter() + 0.005
            await asyncio.sleep(0.005)
            late.append(time.perf_counter() - due)


@contextmanager
def transactions(slower: float) -> Iterator[list[None]]:
    """Counts transactions, and makes each this many seconds longer."""
    counted: list[None] = []
    usual = DatabaseFile.transaction

    @contextmanager
    def longer(file: DatabaseFile) -> Iterator[None]:
        counted.append(None)
        with usual(file):
            yield
            time.sleep(slower)

    DatabaseFile.transaction = longer  # type: ignore[method-assign]
    try:
        yield counted
    finally:
        DatabaseFile.transaction = usual  # type: ignore[method-assign]


def row(seconds: list[float]) -> str:
    parts = quantiles(seconds, n=20)
    return f"{parts[9] * 1e3:8.1f}{parts[18] * 1e3:7.1f}{max(seconds) * 1e3:7.1f}"


def told(folder: Path, learners: int) -> str:
    """Describes the data on the disk afterwards, and how long a new start takes."""
    began = time.perf_counter()
    file = DatabaseFile(folder)
    opened = time.perf_counter() - began
    keys = [session.key for session in file.sessions()]
    began = time.perf_counter()
    for key in keys:
        file.session(key)
    read = (time.perf_counter() - began) / len(keys)
    file.close()
    return (
        f"\non the disk {(folder / NAME).stat().st_size / learners:,.0f} bytes a session; "
        f"opened and checked in {opened * 1e3:.0f} ms; a session read in {read * 1e3:.2f} ms"
    )


if __name__ == "__main__":
    main()
