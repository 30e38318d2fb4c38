"""Whether fast kernels play the matches of the readable engine: every column of every match, for every preset.

    python benchmarks/kernels.py --check 10000 [--game war] [--seed 1]

The test suite compares some hundred deals of each; this takes hours of the readable engine. It ends with an error where a
figure differs, and says in which match.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab.lab.columns import columns
from cardlab.lab.fast import kernels
from tests.lab.fast.beside import differing, plans

PIECE = 500
"""Matches that a kernel deals at once."""


def check(slugs: list[str], matches: int, seed: int) -> int:
    """Compare; returns how many figures differ."""
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=int, default=10_000, metavar="N", help="how many matches of each preset")
    parser.add_argument("--game", action="append", choices=sorted(kernels()), help="only this game; several are possible")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.exit(min(check(asked.game or list(kernels()), asked.check, asked.seed), 1))
