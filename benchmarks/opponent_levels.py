"""Measures whether the opponents' levels of each game (`Judgement.levels`) differ: they play each other.

    python benchmarks/opponent_levels.py [--matches 400] [--seed 1] [--share 1] [--save] [--coach] [--players NAME ...] [GAME
        ...]

Each level plays the one below it, and the highest plays the lowest, in the first match of a table (`SHORT_PRESETS`). A level is
offered only if the whole interval (95%) of its wins against the one below lies above a fair share. With `--players`, these
bots are tried instead, weakest first; with `--coach`, the bot `coach` against `greedy`. With `--save`, the figures are written
to `cardlab/bots/levels.json`.

Each deal is played once from each seat by the measured bot (`cardlab.study` with one seed), with the other one in all other
seats. A draw is shared. Deals vary less than matches, so the interval counts deals. `--share` is the share of the coach's
budget, as on a busy server.

If the level is a reaction time, a child of seven (`SEVEN`) who notices everything plays against it: the share is what the child
wins against the lower level minus what it wins against the higher one, and must be above zero.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import cardlab
from cardlab.bots import Bot, bot_moves, find, play_person_reflex
from cardlab.bots.reaction_times import reaction, reflex_moment
from cardlab.core.game import Game
from cardlab.core.judgement import BY_PACE, Judgement, Opponent
from cardlab.core.registry import slugs
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.sessions.table_defaults import SHORT_PRESETS

SEVEN = BY_PACE["easy"].pace
LEVELS_FILE = Path(__file__).parents[1] / "cardlab" / "bots" / "levels.json"


@dataclass(frozen=True)
class Found:
    """The result of one opponent against another.

    Attributes:
        player, against: Their levels, or the names of bots.
        matches: The number of matches.
        share: The share that the first one wins.
        low, high: Its interval.
        fair: The share of equals.
        seconds: The time of a match.
    """

    player: str
    against: str
    matches: int
    share: float
    low: float
    high: float
    fair: float
    seconds: float


def table_game(slug: str) -> Game:
    """Returns a game with the options of a table's first match."""
    return cardlab.find(slug).with_options(SHORT_PRESETS.get(slug))


def seated(name: str, share: float) -> Bot:
    """Returns a bot, with a share of its budget."""
    player = find(name)
    return player.reduced(share) if share < 1 and hasattr(player, "reduced") else player


def shares(game: Game, first: Bot, other: Bot, deals: int, seed: int) -> list[float]:
    """Returns the shares that a bot wins of this many deals, each from every seat in turn."""
    won = []
    for seat in game.seats:
        bots = {one: first if one == seat else other for one in game.seats}
        study = cardlab.study(game, matches=deals, seed=seed, bots=bots, progress=False, fast=False)
        every = zip(*(study[f"won.{one}"] for one in game.seats), strict=True)
        mine = game.seats.index(seat)
        won.append([row[mine] / sum(row) if any(row) else 1 / len(row) for row in every])
    return [fmean(deal) for deal in zip(*won, strict=True)]


def raced(game: Game, opponent: Opponent, seed: int) -> float:
    """Returns the share of a match that a child of seven who notices everything wins against an opponent of a pace."""
    match, (mine, *others) = Match(game, seed), game.seats
    greedy, bots, chance = find("greedy"), dict.fromkeys(others, find(opponent.player)), RandomStream(seed, 1)
    while legal := bot_moves(match, bots, automatic=True, time_limit_ms=opponent.pace).legal_actions():
        reflex = reflex_moment(game, legal)
        own = [action for action in legal if action.who == mine]
        choice = greedy.choose(game, match.seen_by(mine), own, chance)
        if reflex:
            took = reaction(chance, SEVEN)
            acts = choice == reflex.acts[mine] and took <= opponent.pace  # a page lets the moment pass then
            play_person_reflex(match, bots, mine, took, acts=acts, time_limit_ms=opponent.pace)
        else:
            match.play(choice)
    return (mine in match.winners) / len(match.winners) if match.winners else 1 / len(game.seats)


def wilson(share: float, n: float, z: float = 1.96) -> tuple[float, float]:
    """Returns the interval that contains the true share with 95% confidence."""
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def interval(deals: Sequence[float]) -> tuple[float, float]:
    """Returns the interval of a share, for as many matches as would give the same information if no two shared a deal."""
    mean, varies = fmean(deals), variance(deals) / len(deals)
    return wilson(mean, mean * (1 - mean) / varies if varies else len(deals))


def duel(slug: str, one: tuple[str, Opponent], other: tuple[str, Opponent], asked: argparse.Namespace) -> Found:
    """Returns the result of one opponent against another."""
    game, begun = table_game(slug), time.process_time()
    if one[1].pace:
        seeds = range(asked.seed, asked.seed + asked.matches)
        # The child is the same at both levels, so the difference shows by how much they differ.
        gaps = [raced(game, other[1], seed) - raced(game, one[1], seed) for seed in seeds]
        mean, half, fair, matches = fmean(gaps), 1.96 * sqrt(variance(gaps) / len(gaps)), 0.0, 2 * len(gaps)
        low, high = mean - half, mean + half
    else:
        deals = max(2, asked.matches // len(game.seats))
        found = shares(game, seated(one[1].player, asked.share), seated(other[1].player, asked.share), deals, asked.seed)
        mean, (low, high), fair, matches = fmean(found), interval(found), 1 / len(game.seats), deals * len(game.seats)
    each = (time.process_time() - begun) / matches
    figures = (round(figure, 3) for figure in (mean, low, high, fair, each))
    return Found(one[0], other[0], matches, *figures)


def pairs(ladder: Sequence[tuple[str, Opponent]]) -> Iterator[tuple[tuple[str, Opponent], tuple[str, Opponent]]]:
    """Yields each level with the one below it, and the highest with the lowest."""
    for below, above in pairwise(ladder):
        yield above, below
    if len(ladder) > 2:
        yield ladder[-1], ladder[0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--players", nargs="*", default=[])
    parser.add_argument("--coach", action="store_true")
    parser.add_argument("--save", action="store_true")
    asked = parser.parse_args()
    print("| game | opponent | against | matches | share won (95%) | fair | differs | s a match |\n|" + "---|" * 8)
    for slug in asked.games or slugs():
        ladder: list[tuple[str, Opponent]] = list(Judgement.of(table_game(slug)).levels.items())
        players = ["greedy", "coach"] if asked.coach else asked.players
        found = []
        for one, other in pairs([(name, Opponent(name)) for name in players] or ladder):
            study = duel(slug, one, other, asked)
            figures = f"{study.share:.2f} ({study.low:.2f} to {study.high:.2f}) | {study.fair:.2f}"
            differs = "yes" if study.low > study.fair else "no"
            print(
                f"| {slug} | {one[0]} | {other[0]} | {study.matches} | {figures} | {differs} | {study.seconds:.2f} |",
                flush=True,
            )
            found.append(asdict(study))
        if asked.save and found:
            known: dict[str, Any] = json.loads(LEVELS_FILE.read_text("utf-8"))
            new = (
                {"coach": found[0]}
                if asked.coach
                else {"levels": {name: one._asdict() for name, one in ladder}, "studies": found}
            )
            known[slug] = {**known.get(slug, {}), **new}
            LEVELS_FILE.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
