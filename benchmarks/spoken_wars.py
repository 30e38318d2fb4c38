"""Simulates the Play stage of the two spoken wars: how often a child wins, by the share of right answers, and how many cards.

    python benchmarks/spoken_wars.py [--matches 4000]

Each match is another deal. Whether a number is right is drawn independently each time. The intervals are 95 %, by Wilson's
formula for shares.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import Match
from cardlab.core.rng import RandomStream
from cardlab.lessons.shared_by_wars.spoken_war import LEARNER, Say, SpokenAdditionWar, SpokenSubtractionWar

RIGHT = (100, 80, 50, 20, 0)
"""How many of a hundred numbers are right."""


def played(game, seed: int, right: int) -> Match:
    """Plays a match in which the child gets this percentage of the numbers right."""
    match, rng = Match(game(), seed), RandomStream(seed, right)
    while not match.is_over:
        action = match.legal_actions()[0]
        if isinstance(action, Say) and rng.below(100) >= right:
            action = Say(LEARNER, action.total + 1)
        match.play_legal(action)
    return match


def share(hits: int, of: int) -> str:
    """Returns a share in percent with its interval."""
    z, p = 1.96, hits / of
    middle, half = (
        (p + z * z / (2 * of)) / (1 + z * z / of),
        z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of),
    )
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=4000)
    n = parser.parse_args().matches
    for game in (SpokenAdditionWar, SpokenSubtractionWar):
        for right in RIGHT:
            ended = [played(game, seed, right) for seed in range(n)]
            won, drawn = (sum(match.outcome == outcome for match in ended) for outcome in (LEARNER, "draw"))
            taken = [mean(len(match.zone(f"won.{seat}")) for match in ended) for seat in ("p1", "p2")]
            said = mean(match.table.counters["said"] for match in ended)
            print(
                f"{game.adds_to}, {right} of 100 right: wins {share(won, n)}, draws {share(drawn, n)}; "
                f"takes {taken[0]:.1f} cards, the other one {taken[1]:.1f}; {said:.1f} numbers a match; {n} matches"
            )


if __name__ == "__main__":
    main()
