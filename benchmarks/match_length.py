"""How long a match lasts with a child at the table: actions of the child, and minutes, as dealt by default and in the short preset
that the table's first match has. The child does what brings most at once, three times of four, and anything the fourth time; the
others do what brings most. Every action takes the time that stands below.

    python benchmarks/match_length.py [GAME ...]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median, quantiles

from cardlab import find, slugs
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.match import Match
from cardlab.sessions.table_defaults import SHORT_PRESETS

USUAL = 12.0
"""Seconds of a child for an action: looking at the cards, comparing them, and touching the next one."""
CHILD: dict[str, dict[str, float]] = {
    "addition_war": {"turn": 15},
    "casualty_war": {"turn": 30},
    "duel_king": {"play": 20},
    "egyptian_war": {"play": 3, "slap": 2, "leave": 2},
    "fast_food": {"play": 25},
    "money": {"throw": 3, "claim": 4, "pass": 2, "buy": 25, "exchange": 20, "supply": 20},
    "napoleons_war": {"order": 60, "play": 6},
    "seven_twenty_seven": {"check": 6, "call": 8, "fold": 6, "deal": 20},
    "soureh": {"draw": 3, "own": 15, "their": 15, "throw": 10, "score": 30, "reveal": 15},
    "subtraction_war": {"turn": 15},
    "tablanette": {"play": 15},
    "twenty_first_century_war": {"draw": 5, "play": 25},
    "twos": {"play": 15, "pass": 8},
}
"""Game -> verb -> seconds of a child, where an action is quicker or slower than usual. Sums take longer, and so do choices among many."""
OTHERS = 5.0
"""Seconds until an action of another player is told and read."""
REFLEXES = 2.0
"""And of one that lets a card fall or claims it."""
MATCHES = 100
MOST = 4_000
"""Actions after which a match is left."""


class Child:
    """Does what brings most at once, and one time of `WRONG` anything that is allowed."""

    name = "child"
    wrong = 4

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """A legal action; what depends on quickness is never done without reason, and sometimes missed."""
        best = find_bot("greedy").choose(game, view, legal, rng)
        if rng.below(self.wrong):
            return best
        passes = [action for action in legal if action.verb() in game.reflexes.values()]
        return passes[0] if passes else rng.pick(list(legal))


def seconds(game: Game, action: Action) -> float:
    """How long an action takes until the next one."""
    if action.who in ("all", "p1"):
        return CHILD.get(game.slug, {}).get(action.verb(), USUAL)
    return REFLEXES if action.verb() in {*game.reflexes, *game.reflexes.values(), "throw"} else OTHERS


def lasts(game: str, preset: str | None, seed: int) -> tuple[int, float]:
    """How many actions the child has in a match, and how many minutes it takes."""
    match = Match(find(game).with_options(preset), seed)
    play_out(match, {seat: Child() if seat == "p1" else find_bot("greedy") for seat in match.game.seats}, MOST)
    own = [action for action in match.actions if action.who in ("all", "p1")]
    return len(own), sum(seconds(match.game, action) for action in match.actions) / 60


def main() -> None:
    """Print a table of all games, or of those that are named."""
    print("| game | preset | actions, median | minutes, median | minutes, 5 to 95 of 100 |\n|---|---|---|---|---|")
    for game in sys.argv[1:] or slugs():
        for preset in dict.fromkeys((None, SHORT_PRESETS.get(game))):
            lasted = [lasts(game, preset, seed) for seed in range(MATCHES)]
            minutes = [time for _, time in lasted]
            low, *_, high = quantiles(minutes, n=20)
            actions = median(own for own, _ in lasted)
            print(
                f"| {game} | {preset or 'default'} | {actions:g} | {median(minutes):.1f} | {low:.1f} to {high:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
