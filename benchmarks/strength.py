"""How strong the players are: each against others at the same table, with the share of matches won and its interval.

    python benchmarks/strength.py [--matches 40] [--player hard] [--against random greedy] [GAME ...]

Every deal is played once from each seat by the player that is measured. A draw is shared. A match that is stopped at its limit
of turns goes to whoever is ahead in the game's own terms (`Game.evaluate`). The interval is Wilson's, 95 %, for the share.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import find
from cardlab.core.zones import DRAW, TEACHER
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.players import play_out

GAMES: dict[str, dict[str, Any]] = {
    "twenty_first_century_war": {"max_turns": 60},
    "tablanette": {"max_hands": 1},
    "twos": {},
    "money": {"capture": "automatic", "buy_when": "any_turn", "buy_limit": "any", "source_rule": "free", "max_turns": 120},
    "soureh": {"threshold": 30},
    "fast_food": {},
    "seven_twenty_seven": {"hands": 4},
}
"""Game -> the options that keep its matches short."""


def won(slug: str, player: str, other: str, number: int) -> float:
    """The share of one match that the player wins."""
    game = find(slug).with_options(**GAMES[slug])
    deal, place = divmod(number, len(game.seats))
    mine = game.seats[place]
    match = Match(game, 5000 + deal)
    play_out(match, {seat: find_player(player if seat == mine else other) for seat in game.seats}, at_most=100_000)
    if match.winners:
        return (mine in match.winners) / len(match.winners)
    if match.outcome == DRAW:
        return 1 / len(game.seats)
    ahead = game.evaluate(match.seen_by(TEACHER), mine)
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share lies with 95 %."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--player", default="hard")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"])
    asked = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for slug in asked.games:
            seats = len(find(slug).with_options(**GAMES[slug]).seats)
            for other in asked.against:
                begun = time.time()
                n = asked.matches
                shares = list(pool.map(won, *zip(*[(slug, asked.player, other, i) for i in range(n)], strict=True)))
                share = sum(shares) / n
                low, high = wilson(share, n)
                sure = "better" if low > 1 / seats else "worse" if high < 1 / seats else "not told apart"
                print(
                    f"{slug:26} {asked.player} against {other:7} {n:4} matches, share {share:.2f} ({low:.2f} to {high:.2f}), "
                    f"fair {1 / seats:.2f}: {sure}; {(time.time() - begun) / n:.1f} s a match",
                    flush=True,
                )


if __name__ == "__main__":
    main()
