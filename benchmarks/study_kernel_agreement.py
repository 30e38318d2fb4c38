"""Checks that study kernels play the same matches as the readable engine: every column of every match, for every preset.

    python benchmarks/study_kernel_agreement.py --check 10000 [--game war] [--seed 1]
    python benchmarks/study_kernel_agreement.py --times [--game war]
    python benchmarks/study_kernel_agreement.py --pays [--game war]

The test suite compares some hundred matches of each; this runs the readable engine for hours. If a figure differs, it ends with
an error and names the match. `--times` instead prints how many matches both play in a second of CPU time, the same ones in
turn, for each game in the first preset that a study kernel can play with bots that are all of one kind. `--pays` prints how many
matches the engine plays while a fresh process compiles the kernel, and while one loads its machine code: from there on it pays.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab.lab.columns import columns
from cardlab.lab.plan import Backend, Plan
from cardlab.lab.study_kernels import all_study_kernels
from tests.lab.study_kernels.against_engine import differing, plans

PIECE = 500
"""How many matches a study kernel plays at once."""
ROUNDS, SECONDS = 5, 2.0
"""How many times both are measured in turn, and about how long the engine plays each time."""


def check(slugs: list[str], matches: int, seed: int) -> int:
    """Compares, and returns how many figures differ."""
    wrong = 0
    for slug in slugs:
        for name, plan in plans(slug, seed):
            start, lines = time.process_time(), []
            for first in range(0, matches, PIECE):
                lines += differing(plan, first, min(PIECE, matches - first))
            told = f"{len(lines)} figures differ" if lines else f"all {len(columns(plan.game))} columns equal"
            print(f"{name}: {matches:,} matches, {told} ({time.process_time() - start:.0f} s)", flush=True)
            print(*lines[:10], sep="\n", end="\n" if lines else "", flush=True)
            wrong += len(lines)
    return wrong


def seconds(plan: Plan, numbers: range, backend: Backend) -> float:
    """Returns the seconds of CPU time of a match."""
    start = time.process_time()
    plan.play(numbers, backend)
    return (time.process_time() - start) / len(numbers)


def of_one_kind(slug: str, seed: int) -> list[tuple[str, Plan]]:
    """Returns a study for each kind of bots, in the first preset in which all may be of this kind."""
    return [
        *{plan.names[0]: (name, plan) for name, plan in reversed(list(plans(slug, seed))) if len(set(plan.names)) == 1}.values()
    ]


FRESH = """
import sys, time
sys.path.insert(0, {path!r})
from cardlab import find
from cardlab.lab.plan import Plan
plan = Plan(find({slug!r}).with_options(**{options!r}), {bots!r}, 1)
start = time.process_time()
plan.play(range(1), "study_kernel")
print(time.process_time() - start)
"""


def pays(slugs: list[str], seed: int) -> None:
    """Prints for each game from how many matches on its study kernel pays."""
    for slug in slugs:
        name, plan = of_one_kind(slug, seed)[-1]
        made = {"path": str(Path(__file__).parents[1]), "slug": slug, "options": plan.game.set_options, "bots": plan.names}
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-c", FRESH.format(**made)]
            cached = {**os.environ, "NUMBA_CACHE_DIR": folder}
            ran = [subprocess.run(command, env=cached, capture_output=True, text=True, check=True) for _ in range(2)]
        compiled, loaded = (float(each.stdout) for each in ran)
        engine = seconds(plan, range(max(3, round(SECONDS / seconds(plan, range(3), "engine")))), "engine")
        print(
            f"{name}: compiled in {compiled:.1f} s, as long as {compiled / engine:,.0f} matches of the engine; "
            f"loaded in {loaded:.1f} s, as {loaded / engine:,.0f}",
            flush=True,
        )


def times(slugs: list[str], seed: int) -> None:
    """Prints how many matches a second the engine and the study kernels play: medians."""
    for slug in slugs:
        for name, plan in of_one_kind(slug, seed):
            plan.play(range(PIECE), "study_kernel")  # it is loaded now
            n = max(3, round(SECONDS / seconds(plan, range(3), "engine")))
            found = [(seconds(plan, range(n), "engine"), seconds(plan, range(20 * n), "study_kernel")) for _ in range(ROUNDS)]
            engine, kernel = (1 / median(each) for each in zip(*found, strict=True))
            print(f"{name}: {engine:,.0f} and {kernel:,.0f} matches a second, {kernel / engine:,.0f} times as many", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=int, default=10_000, metavar="N", help="how many matches of each preset")
    parser.add_argument(
        "--game", action="append", choices=sorted(all_study_kernels()), help="only this game; several are possible"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", action="store_true", help="how quick they are, and nothing else")
    parser.add_argument("--pays", action="store_true", help="from how many matches on they pay, and nothing else")
    asked = parser.parse_args()
    games = asked.game or list(all_study_kernels())
    if asked.times or asked.pays:
        (times if asked.times else pays)(games, asked.seed)
    else:
        sys.exit(min(check(games, asked.check, asked.seed), 1))
