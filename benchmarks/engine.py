"""Compares the speed of the readable engine with well-known Python environments, in one run.

    pip install -r benchmarks/requirements.txt
    python benchmarks/engine.py

It measures process CPU time, runs the two of a pair in turn, and prints the medians of the pairs' ratios. War is played with
its event log on; an action is a whole turn, an event one entry of the log. RLCard's `uno` is stepped with random legal actions
(`env.step`, which returns the next state); OpenSpiel's `python_liars_poker` is asked for its legal actions and moved at random,
as 727 is. If a peer is not installed, only cardlab's figures are printed, with a note.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import find
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import SevenTwentySeven
from cardlab.games.war import TURN, War
from cardlab.lab.plan import Plan
from cardlab.match import Match

PAIRS = 7
MOST = 400
"""How many actions of a match are played when every game is measured."""
SLICE = 0.5
"""For how many seconds whole matches are counted; at least one match is played."""


def war() -> tuple[int, int]:
    """Plays some whole games, and returns the number of turns and events."""
    turns = events = 0
    for seed in range(25):
        match = Match(War(), seed)
        while match.table.outcome is None:
            match.play(TURN)
        turns += len(match.actions)
        events += len(match.events)
    return turns, events


def uno() -> tuple[int, int]:
    """Plays some whole games, and returns the number of steps."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    chosen = random.Random(1)
    steps = 0
    for _ in range(60):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chosen.choice(list(state["legal_actions"])))
            steps += 1
    return steps, steps


def seven_twenty_seven() -> tuple[int, int]:
    """Plays some whole games, and returns the number of decisions: legal actions asked, one played."""
    decisions = 0
    game = SevenTwentySeven()
    for seed in range(10):
        match, rng = Match(game, seed), RandomStream(seed)
        while match.table.outcome is None:
            match.play(rng.pick(match.legal_actions()))
        decisions += len(match.actions)
    return decisions, decisions


def liars_poker() -> tuple[int, int]:
    """Plays some whole games, and returns the number of decisions: legal actions asked, one applied."""
    import pyspiel
    from open_spiel.python.games import liars_poker as _registers  # noqa: F401

    game = pyspiel.load_game("python_liars_poker")
    chosen = random.Random(1)
    decisions = 0
    for _ in range(80):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choice(outcomes))
                continue
            state.apply_action(chosen.choice(state.legal_actions()))
            decisions += 1
    return decisions, decisions


PEERS = {"RLCard uno": ("rlcard", uno), "OpenSpiel liars_poker": ("pyspiel", liars_poker)}
"""A peer -> its module, and the function that runs it."""


def peers() -> dict[str, Callable[[], tuple[int, int]]]:
    """Returns the peers that are installed."""
    return {name: run for name, (module, run) in PEERS.items() if find_spec(module)}


def every_game(slug: str) -> Callable[[], tuple[int, int]]:
    """Returns a function that plays some matches of a game and counts decisions: legal actions asked, one played at random."""
    game = find(slug).with_options()

    def run() -> tuple[int, int]:
        actions = events = 0
        for seed in range(6):
            match, chosen = Match(game, seed), random.Random(seed).random
            while match.table.outcome is None and len(match.actions) < MOST:
                legal = match.legal_actions()
                match.play(legal[int(chosen() * len(legal))])
            actions += len(match.actions)
            events += len(match.events)
        return actions, events

    return run


def table() -> None:
    """Prints the decision rates of every game and of the peers: medians of several rounds, run in turn."""
    runs = {slug: every_game(slug) for slug in sorted(built_in())} | peers()
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for _ in range(PAIRS):
        for name, run in runs.items():
            rounds[name].append(rate(run))
    for name, found in rounds.items():
        actions, events = (median(one[i] for one in found) for i in (0, 1))
        print(f"{name:28} {actions:10,.0f} actions {events:12,.0f} events a second")
    for slug in sorted(built_in()):
        print(f"{slug:28} {matches(slug):10,.1f} matches a second")


def matches(slug: str) -> float:
    """Returns how many whole matches random bots play in a second of CPU time, as in a study without a study kernel.

    Each slice plays other matches; the result is the median of several slices.
    """
    game = find(slug).with_options()
    plan = Plan(game, ("random",) * len(game.seats), seed=1)
    plan.row(0)
    rates, played = [], 0
    for _ in range(PAIRS):
        first, start = played, time.process_time()
        while time.process_time() - start < SLICE:
            played += 1
            plan.row(played)
        rates.append((played - first) / (time.process_time() - start))
    return median(rates)


def rate(run: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Returns the actions and events a second of CPU time."""
    start = time.process_time()
    actions, events = run()
    seconds = time.process_time() - start
    return actions / seconds, events / seconds


def compare(name: str, ours: Callable[[], tuple[int, int]], other: str) -> None:
    """Runs in turn with a peer, and prints the medians and the median ratio; without the peer, only cardlab's medians."""
    theirs = peers().get(other)
    runs = [ours, theirs] if theirs else [ours]
    for run in runs:
        run()
    rounds = [[rate(run) for run in runs] for _ in range(PAIRS)]
    actions, events = (median(own[i] for own, *_ in rounds) for i in (0, 1))
    print(f"{name}: {actions:,.0f} actions and {events:,.0f} events a second")
    if not theirs:
        print(f"  {other} was not measured: {PEERS[other][0]} is not installed (pip install -r benchmarks/requirements.txt)")
        return
    by_action, by_event = (median(own[i] / their[0] for own, their in rounds) for i in (0, 1))
    peer = median(their[0] for _, their in rounds)
    print(f"  {by_action:.2f} times by actions, {by_event:.2f} times by events: {other} has {peer:,.0f} actions a second")


if __name__ == "__main__":
    compare("War", war, "RLCard uno")
    compare("727", seven_twenty_seven, "OpenSpiel liars_poker")
    table()
