"""Measures with how many counters players end 727 without bets: three players, ten hands, fifty counters each at the beginning.

    python benchmarks/final_counters.py [--matches 402]

Each deal is played once from each seat by the measured bot; the other bot sits in both other seats. `threshold` stands within 1
of 7, within 2 of 27 and from 27 on, and asks for a card otherwise. The interval is 95%.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import Match, find
from cardlab.bots import find as find_bot
from cardlab.bots import play_out

PAIRS = (("threshold", "greedy"), ("coach", "greedy"), ("coach", "threshold"), ("greedy", "threshold"))


def counters(measured: str, other: str, number: int) -> int:
    """Returns the counters of the measured bot at the end of one match."""
    game = find("seven_twenty_seven").with_options("no_betting", players=3)
    deal, place = divmod(number, len(game.seats))
    mine = game.seats[place]
    match = play_out(Match(game, 9000 + deal), {seat: find_bot(measured if seat == mine else other) for seat in game.seats})
    return match.table.counters[f"counters.{mine}"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=402)
    n = parser.parse_args().matches
    for measured, other in PAIRS:
        ended = [counters(measured, other, number) for number in range(n)]
        print(f"{measured} against two {other}: {mean(ended):.2f} ± {1.96 * stdev(ended) / sqrt(n):.2f} counters, {n} matches")


if __name__ == "__main__":
    main()
