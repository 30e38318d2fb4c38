"""How strong the players are in each game with choices, and which of them a table may therefore offer as levels.

    python benchmarks/strength.py [--seconds 30] [--most 400] [--coach [--share 1]] [--deal 0] [--save] [GAME ...]

The players are put in the order of their strength, beginning with `random`: greedy, easy, medium and hard each play against the
strongest one so far, and where they are clearly weaker, against the one before it. A player is a level where the whole interval
lies above a fair share; else it is none. With `--coach` the player `coach`, which does what the coach calls best, plays against
`greedy` instead, with a share of the time that the coach has for a learner. With `--save` the levels and the figures are written to `cardlab/players/levels.json`.

Every deal is played once from each seat by the player that is measured, the other one sits in all other seats. A draw is
shared. A match that is stopped at its limit of turns goes to whoever is ahead in the game's own terms (`Judgement.evaluate`). The
interval is Wilson's, 95 %, for the share, with as many matches as would tell as much if no two had a deal in common: where the
luck of a deal goes to each seat in turn, that is more than were played. How many matches are played is settled by what the first ones cost, and not by how
they end; a pair for which the time allows fewer than `FEWEST` matches is not measured.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import find
from cardlab.core.companions import Judgement
from cardlab.core.zones import DRAW, TEACHER
from cardlab.match import Match
from cardlab.players import Player, play_out
from cardlab.players import find as find_player
from cardlab.players.opponent_levels import LEVELS

GAMES: dict[str, dict[str, Any]] = {
    "fast_food": {"games": 1},
    "tablanette": {"max_hands": 1},
    "twos": {},
    "seven_twenty_seven": {"hands": 4, "players": 3},
    "egyptian_war": {},
    "duel_king": {},
    "money": {"capture": "automatic", "buy_when": "any_turn", "buy_limit": "any", "source_rule": "free", "max_turns": 120},
    "soureh": {"threshold": 30},
    "twenty_first_century_war": {"max_turns": 60},
    "napoleons_war": {},
}
"""Game -> the options that keep its matches short."""
FEWEST = 20
"""Matches; fewer tell nothing."""
LEVELS_FILE = Path(__file__).parents[1] / "cardlab" / "players" / "levels.json"


@dataclass(frozen=True)
class Study:
    """What has come of one player against another.

    Attributes:
        player, against: The one who is measured, and who sits in all other seats.
        matches: How many were played.
        share: The share of them that was won.
        low, high: The interval of the share.
        fair: The share of equal players.
        seconds: CPU time of a match.
    """

    player: str
    against: str
    matches: int
    share: float
    low: float
    high: float
    fair: float
    seconds: float

    @property
    def verdict(self) -> str:
        if not self.matches:
            return "not measured"
        return "better" if self.low > self.fair else "worse" if self.high < self.fair else "not told apart"


def seated(name: str, share: float) -> Player:
    """The player of a name, with a share of its budget."""
    player = find_player(name)
    return player.reduced(share) if share < 1 else player  # type: ignore[attr-defined]  # only those that search are given less


def won(slug: str, player: str, other: str, number: int, share: float = 1.0) -> float:
    """The share of one match that the player wins."""
    game = find(slug).with_options(**GAMES[slug])
    deal, place = divmod(number, len(game.seats))
    mine = game.seats[place]
    match = Match(game, 5000 + deal)
    play_out(
        match, {seat: seated(player, share) if seat == mine else find_player(other) for seat in game.seats}, at_most=100_000
    )
    if match.winners:
        return (mine in match.winners) / len(match.winners)
    if match.outcome == DRAW:
        return 1 / len(game.seats)
    ahead = Judgement.of(game).evaluate(match.seen_by(TEACHER), mine)
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def wilson(share: float, n: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share lies with 95 %."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def interval(shares: Sequence[float], seats: int) -> tuple[float, float]:
    """The interval of what was won in matches of which so many, one after the other, have a deal in common."""
    n, mean = len(shares), fmean(shares)
    deals = [fmean(shares[first : first + seats]) for first in range(0, n, seats)]
    varies = variance(deals) / len(deals)
    return wilson(mean, mean * (1 - mean) / varies if varies else n)


def measured(slug: str, player: str, other: str, seconds: float, most: int, share: float = 1.0, deal: int = 0) -> Study:
    """As many matches as the CPU time allows, `most` at most, each deal from every seat, from this deal on."""
    seats = len(find(slug).with_options(**GAMES[slug]).seats)
    first = deal * seats
    won(slug, player, other, first, share)  # modules are loaded
    begun, shares = time.process_time(), [won(slug, player, other, first + number, share) for number in range(seats)]
    each = (time.process_time() - begun) / seats
    n = min(most, int(seconds / each)) // seats * seats
    if n < FEWEST:
        return Study(player, other, 0, 0.0, 0.0, 1.0, 1 / seats, round(each, 2))
    shares += [won(slug, player, other, first + number, share) for number in range(seats, n)]
    mean = sum(shares) / n
    low, high = interval(shares, seats)
    each = (time.process_time() - begun) / n
    return Study(player, other, n, round(mean, 3), round(low, 3), round(high, 3), round(1 / seats, 3), round(each, 2))


def told(slug: str, study: Study) -> None:
    """Print a study as a line of the table."""
    figures = f"{study.share:.2f} ({study.low:.2f} to {study.high:.2f})" if study.matches else "–"
    what = f"| {slug} | {study.player} | {study.against} | {study.matches} | {figures} | {study.fair:.2f} "
    print(f"{what}| {study.verdict} | {study.seconds:.2f} |", flush=True)


def ladder(slug: str, seconds: float, most: int, deal: int = 0) -> tuple[list[str], list[Study]]:
    """The levels of a game, the weakest first, and the studies that show it."""
    levels, studies = [LEVELS[0]], []
    for player in LEVELS[1:]:
        for place in range(len(levels), 0, -1):
            study = measured(slug, player, levels[place - 1], seconds, most, deal=deal)
            told(slug, study)
            studies.append(study)
            if study.verdict == "better":
                levels.insert(place, player)
            if study.verdict != "worse":
                break
        if studies[-1].verdict == "not measured":
            break  # those with a greater budget take longer still
    return levels, studies


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=30.0, help="CPU time for each pair")
    parser.add_argument("--most", type=int, default=400, help="matches of a pair")
    parser.add_argument("--coach", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="of the coach's budget, from 0 to 1")
    parser.add_argument("--deal", type=int, default=0, help="the first deal: others than those of an earlier study")
    parser.add_argument("--save", action="store_true")
    asked = parser.parse_args()
    print("| game | player | against | matches | share won (95 %) | fair | the player is | s a match |\n|" + "---|" * 8)
    for slug in asked.games:
        found: dict[str, Any]
        if asked.coach:
            study = measured(slug, "coach", "greedy", asked.seconds, asked.most, asked.share, asked.deal)
            told(slug, study)
            found = {"coach": asdict(study)}
        else:
            levels, studies = ladder(slug, asked.seconds, asked.most, asked.deal)
            found = {"levels": levels, "studies": [asdict(study) for study in studies]}
        if asked.save:
            known = json.loads(LEVELS_FILE.read_text("utf-8")) if LEVELS_FILE.exists() else {}
            known[slug] = {**known.get(slug, {}), **found}
            text = json.dumps(dict(sorted(known.items())), indent=1)
            LEVELS_FILE.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
