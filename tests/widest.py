"""Finds the widest tables: with the most drawn cards, the most cards side by side, or the most possible actions.

``python -m tests.widest`` looks for them in matches of every preset, with every possible number of players. It writes its
results to ``tests/browser/widest.csv``: a game, a preset, a number of players, a seed, and a number of random turns. So a
layout test can lay the table again without a search. Cards are counted after each event of a turn, because the stage shows
compared cards until the next turn begins.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path

from cardlab import Match
from cardlab.bots import bot_moves
from cardlab.bots import find as find_bot
from cardlab.core.errors import OptionError
from cardlab.core.registry import as_game, find, slugs
from cardlab.core.rng import RandomStream
from cardlab.core.table import Table

FOUND = Path(__file__).parent / "browser" / "widest.csv"
SEEDS, TURNS = 200, 80
DRAWN = {"pile": 1, "spread": 5}
"""How many cards of a pile are drawn, as in `cardlab/frontend/common/zone_order.js`."""
MOST_PLAYERS = 6
RANDOM = find_bot("random")


@dataclass(frozen=True)
class Wide:
    """A position, and the measure in which it is the widest: `cards`, a `row` of them, or `actions`."""

    game: str
    preset: str
    players: int
    most: str
    n: int
    seed: int
    turns: int


def most_players(game: str) -> int:
    """Returns the maximum number of players of a game in its first preset."""
    preset = next(iter(find(game).presets))
    for players in range(MOST_PLAYERS, 1, -1):
        try:
            return len(as_game(game, preset, players=players).seats)
        except OptionError:
            pass
    return len(as_game(game, preset).seats)


def seated(game: str, preset: str, players: int, seed: int) -> Match:
    """Returns a new match with this many players."""
    usual = as_game(game, preset)
    return Match(usual if players == len(usual.seats) else as_game(game, preset, players=players), seed)


def played(game: str, preset: str, players: int, seed: int, turns: int) -> Match:
    """Returns a match after this many random turns."""
    match = seated(game, preset, players, seed)
    return bot_moves(match, dict.fromkeys(match.game.seats, RANDOM), automatic=True, at_most=turns)


def decides(match: Match, seat: str = "p1") -> bool:
    """Whether a learner in this seat can act."""
    return any(action.who in ("all", seat) for action in match.legal_actions())


def drawn(table: Table) -> int:
    """Returns how many cards the page draws."""
    return sum(min(len(cards), DRAWN.get(table.kinds[name].lies, len(cards))) for name, cards in table.zones.items())


def longest_row(table: Table) -> int:
    """Returns the size of the largest zone that is not a pile."""
    rows = [len(cards) for name, cards in table.zones.items() if table.kinds[name].lies in ("row", "fan", "columns")]
    return max(rows, default=0)


def widest(game: str, preset: str, players: int, seeds: int = SEEDS, turns: int = TURNS) -> Iterator[Wide]:
    """Yields the turns with the most drawn cards and the most side by side, and the position with the most
    possible actions.
    """
    best: dict[str, Wide] = {}

    def note(most: str, n: int, seed: int, turn: int) -> None:
        if most not in best or n > best[most].n:
            best[most] = Wide(game, preset, players, most, n, seed, turn)

    for seed in range(seeds):
        match = seated(game, preset, players, seed)
        shadow, known = match.game.new_table(RandomStream(seed)), 0
        for turn in range(turns):
            if decides(match):
                note("actions", sum(action.who in ("all", "p1") for action in match.legal_actions()), seed, turn)
            for event in match.events[known:]:
                event.apply(shadow)
                if known:  # the deal is not narrated
                    note("cards", drawn(shadow), seed, turn)
                    note("row", longest_row(shadow), seed, turn)
            known = len(match.events)
            if match.is_over:
                break
            bot_moves(match, dict.fromkeys(match.game.seats, RANDOM), automatic=True, at_most=1)
    yield from best.values()


def found() -> list[Wide]:
    """Returns the stored results."""
    with FOUND.open(encoding="utf-8", newline="") as file:
        return [Wide(*row[:2], int(row[2]), row[3], *map(int, row[4:])) for row in list(csv.reader(file))[1:]]  # type: ignore[arg-type]


def main() -> None:
    """Searches every game and preset."""
    parser = argparse.ArgumentParser(
        description="look for the widest tables, and print them as kept in tests/browser/widest.csv"
    )
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--turns", type=int, default=TURNS)
    asked = parser.parse_args()
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(field.name for field in fields(Wide))
    for game in slugs():
        setups = [(preset, len(as_game(game, preset).seats)) for preset in find(game).presets]
        for preset, players in dict.fromkeys([*setups, (setups[0][0], most_players(game))]):
            table.writerows(map(astuple, widest(game, preset, players, asked.seeds, asked.turns)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
