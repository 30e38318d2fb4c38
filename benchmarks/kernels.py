"""Whether fast kernels play the matches of the readable engine: every column of every match, for every preset.

    python benchmarks/kernels.py --check 10000 [--game war] [--seed 1]

The test suite compares some hundred deals of each; this takes hours of the readable engine. It ends with an error where a
figure differs, and says in which match.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import find
from cardlab.game import Game
from cardlab.lab.columns import columns
from cardlab.lab.fast import KERNELS, PLAYERS, kernel_for
from cardlab.lab.run import Plan

PIECE = 500
"""Matches between two lines that tell how far it is."""


def plans(slug: str, seed: int) -> dict[str, Plan]:
    """What is compared of a game: each preset that has a kernel, and where somebody chooses each pair of players."""
    found = {}
    for preset in find(slug).presets:
        game = find(slug).with_options(preset)
        pairs = product(PLAYERS, repeat=2) if slug == "fast_food" else [("random",) * game.players]
        for bots in pairs:
            if kernel_for(game, dict(zip(game.seats, bots, strict=True))):
                players = f" {' '.join(bots)}" if slug == "fast_food" else ""
                found[f"{slug} {preset}{players}"] = Plan(game, tuple(bots), seed)
    return found


def differing(plan: Plan, first: int, count: int) -> list[str]:
    """What differs in these matches, a line each."""
    game: Game = plan.game
    kernel = kernel_for(game, plan.players)
    assert kernel is not None
    dealt = kernel.run(plan.seed, first, count)
    lines = []
    for place in range(count):
        for name, told in zip(columns(game), plan.row(first + place), strict=True):
            if dealt[name][place] != told:
                lines.append(f"match {first + place}: {name} is {dealt[name][place]}, and in the engine {told}")
    return lines


def check(slugs: list[str], matches: int, seed: int) -> int:
    """Compare; returns how many figures differ."""
    wrong = 0
    for slug in slugs:
        for name, plan in plans(slug, seed).items():
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
    parser.add_argument("--game", action="append", choices=sorted(KERNELS), help="only this game; several are possible")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.exit(min(check(asked.game or list(KERNELS), asked.check, asked.seed), 1))
