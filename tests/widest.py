"""The widest tables: where most cards lie side by side, and where most may be done; ``python -m tests.widest`` looks for them.

What it finds is kept in ``tests/browser/widest.csv``: a game, a preset, a seed, and how many turns have been played at random.
So a test of the layout lays the table again without looking for it. Cards are counted after each event of a turn, since a long
war is over before anybody is to decide again.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path

from cardlab import Match
from cardlab.core.registry import as_game, find, slugs
from cardlab.core.rng import RandomStream
from cardlab.core.table import Table
from cardlab.players import bot_moves
from cardlab.players import find as find_player

FOUND = Path(__file__).parent / "browser" / "widest.csv"
SEEDS, TURNS = 200, 80
DRAWN = {"pile": 1, "spread": 5}
"""How many cards of a pile are drawn, as in `cardlab/frontend/common/zone_order.js`."""
RANDOM = find_player("random")


@dataclass(frozen=True)
class Wide:
    """A position, and what it is the widest of: `cards` or `actions`."""

    game: str
    preset: str
    most: str
    n: int
    seed: int
    turns: int


def played(game: str, preset: str, seed: int, turns: int) -> Match:
    """A match after so many turns in which everybody plays at random."""
    match = Match(as_game(game, preset), seed)
    return bot_moves(match, dict.fromkeys(match.game.seats, RANDOM), automatic=True, at_most=turns)


def decides(match: Match, seat: str = "p1") -> bool:
    """Whether a learner in this seat has something to do."""
    return any(action.who in ("all", seat) for action in match.legal_actions())


def drawn(table: Table) -> int:
    """How many cards the page draws."""
    return sum(min(len(cards), DRAWN.get(table.kinds[name].lies, len(cards))) for name, cards in table.zones.items())


def widest(game: str, preset: str, seeds: int = SEEDS, turns: int = TURNS) -> Iterator[Wide]:
    """The positions of the learner after which most cards are drawn, and in which most may be done."""
    best: dict[str, Wide] = {}

    def note(most: str, n: int, seed: int, turn: int | None) -> None:
        if turn is not None and (most not in best or n > best[most].n):
            best[most] = Wide(game, preset, most, n, seed, turn)

    for seed in range(seeds):
        match = played(game, preset, seed, 0)
        shadow, known = match.game.new_table(RandomStream(seed)), 0
        own: int | None = None  # the turn of the learner's last position
        for turn in range(turns):
            if decides(match):
                own = turn
                note("actions", sum(action.who in ("all", "p1") for action in match.legal_actions()), seed, turn)
            for event in match.events[known:]:
                event.apply(shadow)
                if known:  # the deal is not told
                    note("cards", drawn(shadow), seed, own)
            known = len(match.events)
            note("cards", drawn(shadow), seed, own)
            if match.is_over:
                break
            bot_moves(match, dict.fromkeys(match.game.seats, RANDOM), automatic=True, at_most=1)
    yield from best.values()


def found() -> list[Wide]:
    """What was found and is kept."""
    with FOUND.open(encoding="utf-8", newline="") as file:
        return [Wide(*row[:3], *map(int, row[3:])) for row in list(csv.reader(file))[1:]]  # type: ignore[arg-type]


def main() -> None:
    """Look in every game and preset."""
    parser = argparse.ArgumentParser(
        description="look for the widest tables, and print them as kept in tests/browser/widest.csv"
    )
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--turns", type=int, default=TURNS)
    asked = parser.parse_args()
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(field.name for field in fields(Wide))
    for game in slugs():
        for preset in find(game).presets:
            table.writerows(map(astuple, widest(game, preset, asked.seeds, asked.turns)))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
