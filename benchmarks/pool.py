"""Measures the cost of having a worker process do something (`cardlab.serve.workers.pool`), compared with a direct call.

    python benchmarks/pool.py [--jobs 500] [--rounds 7]

There are two jobs: one that does nothing, and a choice of the bot `medium` in Fast Food, whose arguments are the game, the
seat's recollection and the seed. They run one after the other, and all at once from 50 learners. Times are wall-clock times, so
the processors must be idle otherwise, since workers give way to other programs. The two of a pair take turns in one run; the
figures are medians of the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import pickle
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import start
from cardlab.bots import find
from cardlab.bots.card_memory import Memory, Recollection
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.serve.workers.pool import Pool, cores

LEARNERS = 50


def nothing() -> None:
    """Does nothing: the smallest job."""


def choice(game: Game, seen: Recollection, legal: list[Action], seed: int) -> Action:
    """Returns the action that `medium` chooses."""
    return find("medium").choose(game, seen, legal, RandomStream(seed))


def of_a_choice() -> tuple[Any, ...]:
    """Returns the arguments of a choice in the middle of a game of Fast Food."""
    match, rng = start("fast_food", seed=3), RandomStream(3)
    for _ in range(6):
        match.play(rng.pick(match.legal_actions()))
    legal = match.legal_actions()
    return match.game, Memory(match, legal[0].who).recollect(), legal, 1


def direct(function: Callable[..., Any], args: tuple[Any, ...], jobs: int) -> float:
    """Returns the milliseconds of a call."""
    begun = time.perf_counter()
    for _ in range(jobs):
        function(*args)
    return 1000 * (time.perf_counter() - begun) / jobs


async def one_by_one(pool: Pool, function: Callable[..., Any], args: tuple[Any, ...], jobs: int) -> tuple[float, float]:
    """Returns the milliseconds of a job that a worker does while nobody else asks, and those of this process's CPU."""
    begun, cpu = time.perf_counter(), time.process_time()
    for _ in range(jobs):
        await pool.run(function, *args, learner="one")
    return 1000 * (time.perf_counter() - begun) / jobs, 1000 * (time.process_time() - cpu) / jobs


async def at_once(pool: Pool, function: Callable[..., Any], args: tuple[Any, ...], jobs: int) -> float:
    """Returns the milliseconds for each of many jobs that wait together."""
    begun = time.perf_counter()
    await asyncio.gather(*(pool.run(function, *args, learner=str(n % LEARNERS)) for n in range(jobs)))
    return 1000 * (time.perf_counter() - begun) / jobs


async def main(jobs: int, rounds: int) -> None:
    """Prints the figures."""
    begun = time.perf_counter()
    async with Pool(limit=jobs) as pool:
        await pool.run(nothing, learner="one")
        print(f"{pool.processes} workers on {cores()} cores; the first is warm after {time.perf_counter() - begun:.2f} s")
        args = of_a_choice()
        print(f"the arguments of a choice are {len(pickle.dumps(args)):,} bytes")
        for name, function, given, n in (
            ("nothing", nothing, (), jobs),
            ("a choice of medium", choice, args, max(jobs // 20, 5)),
        ):
            rows = [
                (
                    direct(function, given, n),
                    *await one_by_one(pool, function, given, n),
                    await at_once(pool, function, given, n),
                )
                for _ in range(rounds)
            ]
            call, alone, cpu, together = (median(column) for column in zip(*rows, strict=True))
            ratio = median(row[3] / row[0] for row in rows)
            print(
                f"{name}: direct {call:.4f} ms; by a worker {alone:.2f} ms, {alone - call:.2f} more, {cpu:.2f} of it on this "
                f"process's CPU; {n} at once {1000 / together:,.0f} a second, {ratio:.2f} times a direct call each"
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    asyncio.run(main(asked.jobs, asked.rounds))
