"""Trains a bot for Fast Food by self-play, then measures how well it plays against others.

    python benchmarks/learned.py [--matches 12000] [--seed 1] [--pairs 4000] [--save] [--check]

The value of a move is a sum of weights (`cardlab/bots/learned_bot.py`), learnt by temporal differences: the expectation of a
move is drawn towards its score minus the other player's expectation of the reply (SARSA for two players with opposite goals;
Sutton and Barto, "Reinforcement Learning", 2018, section 6.4, with a linear function, section 10.1). One move in ten is random,
so that every total occurs; the step becomes smaller as the matches go on. All arithmetic consists of sums and products, so that
the same seed gives the same numbers on any machine.

With `--save` the weights are written to `cardlab/bots/learned.json`; with `--check` they are compared with those in that file.
Each way to score is learnt separately, in a process of its own. Then each bot sits once in each seat of each deal; the result
is the share of matches won, with a draw as a half and Wilson's 95% interval.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.opponent_levels import wilson
from cardlab import find
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.bots.learned_bot import LEARNED, LearnedBot, features, worth
from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import DRAW
from cardlab.core.rng import RandomStream

FILE = Path(__file__).parents[1] / "cardlab" / "bots" / LEARNED
WAYS = ("both", "multiples", "digits")
"""The ways to score."""
EXPLORES = 10
"""One move in this many is random."""
FIRST_STEP, HALVED = 0.1, 0.15
"""FIRST_STEP: how far a weight moves towards the result at first. HALVED: the part of the matches after which it moves half as
far.
"""
DECIMALS = 3


def learn(way: str, matches: int, seed: int) -> dict[str, float]:
    """Returns the weights after this many matches of self-play."""
    game, weights = find("fast_food").with_options(games=1, score_by=way), {}
    for number in range(matches):
        step = FIRST_STEP / (1 + number / (HALVED * matches)) / 2  # two weights share each difference
        match, rng = BaseMatch(game, seed * 10**9 + number), RandomStream(seed, number)
        before: tuple[tuple[str, ...], float] | None = None  # the features of the last move, and their value
        while not match.is_over:
            (seat,) = match.turn
            view, legal = match.seen_by(seat), match.legal_actions()
            best = max(legal, key=lambda action: worth(game, view, action, weights))
            action = rng.pick(legal) if rng.below(EXPLORES) == 0 else best
            if before is not None:
                towards(weights, before, -worth(game, view, action, weights), step)
            named = features(view, action)
            before = named, sum(weights.get(name, 0.0) for name in named)
            match.play(action)
        if before is not None:
            towards(weights, before, 0.0, step)
    return read_easily(weights)


def read_easily(weights: dict[str, float]) -> dict[str, float]:
    """Returns equal values with an average of 0 over the ranks, so that a total's weight is the value of what follows it."""
    ranks = [name for name in weights if name.startswith("spends")]
    mean = sum(weights[name] for name in ranks) / len(ranks)
    moved = {name: weight - mean if name in ranks else weight + mean for name, weight in weights.items()}
    return {name: round(moved[name], DECIMALS) for name in sorted(moved, key=lambda name: (len(name), name))}


def towards(weights: dict[str, float], before: tuple[tuple[str, ...], float], came: float, step: float) -> None:
    """Draws the weights of a move towards the result of the move."""
    named, expected = before
    for name in named:
        weights[name] = weights.get(name, 0.0) + step * (came - expected)


def won(way: str, other: str, learned: dict[str, dict[str, float]], pairs: int) -> Iterator[float]:
    """Yields the share that the learned bot wins of each match, from both seats of each deal."""
    game, player = find("fast_food").with_options(games=1, score_by=way), LearnedBot("just learned", learned)
    for deal in range(pairs):
        for mine, theirs in (("p1", "p2"), ("p2", "p1")):
            match = play_out(BaseMatch(game, 7 * 10**9 + deal), {mine: player, theirs: find_bot(other)})
            yield 0.5 if match.outcome == DRAW else float(match.outcome == mine)


def table(way: str, learned: dict[str, dict[str, float]], pairs: int) -> list[str]:
    """Returns a line for each other bot."""
    lines = []
    for other in ("random", "greedy"):
        shares = [*won(way, other, learned, pairs)]
        mean = sum(shares) / len(shares)
        low, high = wilson(mean, len(shares))
        lines.append(f"| {way} | {other} | {len(shares):,} | {mean:.3f} ({low:.3f} to {high:.3f}) |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=4_000)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    begun = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        weights = pool.map(partial(learn, matches=given.matches, seed=given.seed), WAYS)
        learned = dict(zip(WAYS, weights, strict=True))
        print(f"{given.matches:,} matches for each way to score, {time.perf_counter() - begun:.0f} s")
        if given.save:
            FILE.write_text(json.dumps(learned, indent=1) + "\n", "utf-8")
        lines = pool.map(partial(table, learned=learned, pairs=given.pairs), WAYS)
        print(
            "\n".join(
                ["| scores by | against | matches | won |", "|---|---|---|---|", *(line for each in lines for line in each)]
            )
        )
    if given.check and json.loads(FILE.read_text("utf-8")) != learned:
        print(f"{FILE.name} holds other weights: they were learnt from other rules, or with other arguments")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
