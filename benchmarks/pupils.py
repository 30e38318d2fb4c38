"""Simulates pupils in the practice of each lesson, and prints what they meet. No time is measured.

    python benchmarks/pupils.py [--questions 40] [--seeds 20]

A row is a pupil in a lesson, with means over the seeds: the number of different questions; how many questions in ten are of the
lesson's core kinds; how often the same question comes in ten at most; how many kinds the pupil meets (each on its level); on
which question the pupil first reaches the third level (one more than the number of questions if never); and the levels of the
last ten questions.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab.lessons import slugs
from tests.lessons.simulated_learner import Answers, Met, pupil


def in_a_share(share: float) -> Callable[[int], Answers]:
    """Returns a pupil who is right in a share of the attempts, drawn by the seed."""

    def drawn(seed: int) -> Answers:
        rng = Random(seed)
        return lambda question, attempt: "right" if rng.random() < share else "wrong"

    return drawn


PUPILS: dict[str, Callable[[int], Answers]] = {
    "always right": in_a_share(1),
    "nine in ten": in_a_share(0.9),
    "two in three": in_a_share(2 / 3),
    "wrong first, right second": lambda seed: lambda question, attempt: "wrong" if attempt == 1 else "right",
    "always wrong": in_a_share(0),
}


def row(rows: list[Met]) -> list[float]:
    """Returns the figures of what a pupil has met."""
    looks = [met.looks for met in rows]
    tens = [Counter(looks[n : n + 10]) for n in range(max(len(rows) - 9, 1))]
    third = next((n for n, met in enumerate(rows, 1) if met.level >= 3), len(rows) + 1)
    kinds = len({(met.kind, met.level) for met in rows})
    same = max(ten.most_common(1)[0][1] for ten in tens)
    return [len(set(looks)), 10 * mean(met.core for met in rows), same, kinds, third, mean(met.level for met in rows[-10:])]


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=20)
    asked = parser.parse_args()
    columns = ("different", "core of 10", "same in 10", "kinds", "third level at", "last level")
    print(f"{'lesson':20}{'pupil':28}" + "".join(f"{column:>16}" for column in columns))
    for slug in slugs():
        for name, answers in PUPILS.items():
            played = [row(pupil(slug, answers(seed), asked.questions, seed)) for seed in range(asked.seeds)]
            figures = [mean(column) for column in zip(*played, strict=True)]
            late = figures[4] > asked.questions
            shown = [f"{figure:16.1f}" if i != 4 or not late else f"{'never':>16}" for i, figure in enumerate(figures)]
            print(f"{slug:20}{name:28}" + "".join(shown), flush=True)


if __name__ == "__main__":
    main()
