"""How long a match lasts with a child at the table: turns, and minutes at `USUAL_SECONDS` a turn, as dealt by default and in the short
preset that the table's first match has. Players who choose, choose at random.

    python benchmarks/match_length.py [GAME ...]
"""

from __future__ import annotations

import sys
from statistics import median, quantiles

from cardlab import find
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.sessions.table_defaults import SHORT_PRESETS

SECONDS = {"addition_war": 15, "subtraction_war": 15, "casualty_war": 30}
"""Of a child for a turn in games in which sums are compared, and in one in which a turn has several wars."""
USUAL_SECONDS = 12
"""In the others: looking at the cards, comparing them, and touching the next one."""
MATCHES = 200
MOST = 2_000
"""Turns after which a match is left."""


def turns(game: str, preset: str | None, seed: int) -> int:
    """How many turns a match has."""
    match, rng = Match(find(game).with_options(preset), seed), RandomStream(seed, 1)
    while not match.is_over and match.table.counters["turns"] < MOST:
        match.play(rng.pick(match.legal_actions()))
    return int(match.table.counters["turns"])


def main() -> None:
    """Print a table of all games that have a short preset, or of those that are named."""
    print("| game | preset | turns, median | minutes, median | minutes, 5 to 95 of 100 |\n|---|---|---|---|---|")
    for game in sys.argv[1:] or sorted(SHORT_PRESETS):
        for preset in dict.fromkeys((None, SHORT_PRESETS.get(game))):
            lasted = [turns(game, preset, seed) for seed in range(MATCHES)]
            low, *_, high = quantiles(lasted, n=20)
            minutes = [round(n * SECONDS.get(game, USUAL_SECONDS) / 60, 1) for n in (median(lasted), low, high)]
            print(
                f"| {game} | {preset or 'default'} | {median(lasted):g} | {minutes[0]} | {minutes[1]} to {minutes[2]} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
