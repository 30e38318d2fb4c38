"""Measures the cost of a searching bot's choice, in milliseconds of CPU time.

    python benchmarks/search_cost.py [--player medium] [--matches 3]

The bot sits in every seat of a match; each choice among several actions counts. For a game with a fast state, the same choices
are made on the readable engine too, in turn, and the ratio is printed; with the same seed both choose the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import mean, median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import start
from cardlab.bots import BOT_STREAM, find
from cardlab.bots.card_memory import Memory
from cardlab.bots.search import Search
from cardlab.bots.search_bot import SearchBot
from cardlab.bots.search_states import EngineState, state_of
from cardlab.core.actions import Action
from cardlab.core.rng import RandomStream

GAMES: dict[str, dict[str, object]] = {"fast_food": {}, "tablanette": {"max_hands": 1}, "seven_twenty_seven": {"hands": 2}}
"""Game -> the options that keep its matches short."""


def timed(search: Search, budget: int) -> tuple[float, Action]:
    """Returns the milliseconds of CPU time of a search, and its result."""
    begun = time.process_time()
    found = search.run(budget).found()[0].action
    return 1000 * (time.process_time() - begun), found


def choices(slug: str, player: SearchBot, seed: int) -> list[tuple[float, float, float]]:
    """Returns for each choice of a match: its time, the time of a quarter of the budget, and that on the readable engine."""
    match = start(slug, seed=seed, **GAMES[slug])
    memories = {seat: Memory(match, seat) for seat in match.game.seats}
    rows = []
    while legal := match.legal_actions():
        seat = legal[0].who
        if seat == "all" or len(legal) == 1:
            match.play(legal[0])
            continue
        seen, number = memories[seat].recollect(), len(match.actions)
        whole, part, engine = [Search(match.game, seen, RandomStream(match.seed ^ BOT_STREAM, number)) for _ in range(3)]
        engine.state_of = EngineState
        time_of_whole, chosen = timed(whole, player.budget)
        time_of_part, _ = timed(part, player.reduced(0.25).budget)
        time_of_engine, same = (time_of_whole, chosen) if state_of(match.game) is EngineState else timed(engine, player.budget)
        if (
            slug == "fast_food" and same != chosen
        ):  # the fast states of other games end with the hand, so they may choose differently
            sys.exit(f"{slug}, seed {seed}, action {number}: the engine chooses {same}, the fast state {chosen}")
        rows.append((time_of_whole, time_of_part, time_of_engine))
        match.play(chosen)
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--player", default="medium")
    parser.add_argument("--matches", type=int, default=3)
    asked = parser.parse_args()
    player = find(asked.player)
    if not isinstance(player, SearchBot):
        sys.exit(f"{asked.player} does not search: name easy, medium or hard")
    for slug in GAMES:
        rows = [row for seed in range(asked.matches) for row in choices(slug, player, seed)]
        whole, part, engine = zip(*rows, strict=True)
        print(
            f"{slug}: {len(rows)} choices of {asked.player}: median {median(whole):.1f} ms, mean {mean(whole):.1f}, "
            f"95% {quantiles(whole, n=20)[-1]:.1f}; with a quarter of the budget {median(part):.1f}; "
            f"on the readable engine {median(engine):.1f}, {median(e / w for w, _, e in rows):.1f} times",
            flush=True,
        )
