"""Compares the environments of cardlab.rl with PettingZoo's classic environments, in one run.

    pip install -r benchmarks/requirements.txt
    python benchmarks/rl.py

Each is played by the loop of PettingZoo's documentation (`agent_iter`, `last`, `step`), with a legal action at random, from the
mask. It counts the steps of agents that choose for a second of the process's CPU time; matches are dealt within that time. All
take turns, round after round, and the result is the median of the rounds. Beside cardlab's: the same environment with the
rulebook alone (`quick=False`), which shows what the quick plays bring. A peer that is not installed is left out with a note.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from cardlab.bots import has_choices
from cardlab.core.registry import built_in, find
from cardlab.rl.environments import CardlabAEC
from cardlab.rl.quick_match import quick_plays

PEERS = (
    "tictactoe_v3",
    "connect_four_v3",
    "rps_v2",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)
FIRST = ("fast_food", "seven_twenty_seven", "tablanette", "twos")
MOST = 10_000


def ours(slug: str, *, quick: bool) -> Callable[[], Any]:
    """Returns a function that makes an environment of a game with its usual options."""
    return lambda: CardlabAEC(find(slug).with_options(), "win", MOST, None, quick=quick)


def environments() -> dict[str, Any]:
    """Returns the environments to measure: ours, then the peers that are installed."""
    games = [*FIRST, *(s for s in sorted(built_in()) if s not in FIRST and has_choices(find(s).with_options()))]
    made = {slug: ours(slug, quick=True)() for slug in games}
    made |= {f"{slug}, rulebook": ours(slug, quick=False)() for slug in games if quick_plays(find(slug).with_options())}
    for peer in PEERS:
        try:
            made[f"PettingZoo {peer}"] = import_module(f"pettingzoo.classic.{peer}").env()
        except Exception as error:  # each peer has its own way to say what it lacks
            print(f"PettingZoo {peer} was not measured: {error!r:.100} (pip install -r benchmarks/requirements.txt)")
    return made


def steps(env: Any, seconds: float, seed: int) -> float:
    """Returns how many steps of choosing agents an environment makes in a second of CPU time."""
    chosen = random.Random(seed).random
    start, made = time.process_time(), 0
    while time.process_time() - start < seconds:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if isinstance(seen, dict):
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chosen() * len(legal))]))
            else:
                env.step(int(chosen() * env.action_space(agent).n))
            made += 1
            if time.process_time() - start > seconds:
                break
    return made / (time.process_time() - start)


def main(rounds: int, seconds: float) -> None:
    """Prints the table."""
    envs = environments()
    for env in envs.values():
        steps(env, seconds / 5, 0)
    found: dict[str, list[float]] = {name: [] for name in envs}
    for number in range(rounds):
        for name, env in envs.items():
            found[name].append(steps(env, seconds, 1000 * number))
    peers = [median(rates) for name, rates in found.items() if name.startswith("PettingZoo")]
    print("| environment | steps a CPU second | times the median peer |\n|---|---|---|")
    for name, rates in found.items():
        times = f"{median(rates) / median(peers):.1f}" if peers else ""
        print(f"| {name} | {median(rates):,.0f} | {times} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each environment in a round")
    arguments = parser.parse_args()
    main(arguments.rounds, arguments.seconds)
