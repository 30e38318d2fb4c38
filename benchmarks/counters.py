"""727 without bets: how many counters players end with, who all begin with fifty, after ten hands of three players.

    python benchmarks/counters.py [--matches 402]

Every deal is played once from each seat by the player that is measured; the other one sits in both other seats. `near` stands
within 1 of 7, within 2 of 27 and beyond 27, and asks for a card otherwise. The interval is 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import Match, find
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.games.seven_twenty_seven.chances import Goals, hand_of
from cardlab.players import Player, play_out
from cardlab.players import find as find_player

PAIRS = (("near", "greedy"), ("coach", "greedy"), ("coach", "near"), ("greedy", "near"))


class NearPlayer:
    """Stands near a goal."""

    name = "near"

    def choose(self, game: Game, view: View, legal: Sequence[Any], rng: RandomStream) -> Any:
        """To stand or to take a card."""
        hand = hand_of(card.rank for card in view.known(f"up.{view.viewer}") + view.known(f"down.{view.viewer}"))
        wanted = "stand" if Goals().stands(hand) else "card"
        return next((action for action in legal if action.verb() == wanted), legal[0])


def player(name: str) -> Player:
    return NearPlayer() if name == "near" else find_player(name)


def counters(measured: str, other: str, number: int) -> int:
    """What the player that is measured ends with in one match."""
    game = find("seven_twenty_seven").with_options("no_betting", players=3)
    deal, place = divmod(number, len(game.seats))
    mine = game.seats[place]
    match = play_out(Match(game, 9000 + deal), {seat: player(measured if seat == mine else other) for seat in game.seats})
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
