"""Measures how long a match lasts with a child at the table: the child's actions and minutes, with the default options and with
the short preset of a table's first match.

Three times out of four, the child takes the action with the best immediate gain, and otherwise any action; the others always
take the one with the best gain. Every action takes the time listed below.

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
"""How many seconds a child needs for an action: looking at the cards, comparing them, and touching the next one."""
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
"""Game -> verb -> seconds of a child, for actions that are quicker or slower than usual, such as sums and choices
among many.
"""
OTHERS = 5.0
"""Seconds until another player's action is narrated and read."""
REFLEXES = 2.0
"""The same for an action that lets a card fall or claims it."""
MATCHES = 100
MOST = 4_000
"""The number of actions after which a match is stopped."""


class Child:
    """Takes the action with the best immediate gain, and one time in `WRONG` any legal action."""

    name = "child"
    wrong = 4

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Chooses a legal action; never acts in a reflex moment without reason, and sometimes misses one."""
        best = find_bot("greedy").choose(game, view, legal, rng)
        if rng.below(self.wrong):
            return best
        passes = [action for action in legal if action.verb() in game.reflexes.values()]
        return passes[0] if passes else rng.pick(list(legal))


def seconds(game: Game, action: Action) -> float:
    """Returns how long an action takes until the next one."""
    if action.who in ("all", "p1"):
        return CHILD.get(game.slug, {}).get(action.verb(), USUAL)
    return REFLEXES if action.verb() in {*game.reflexes, *game.reflexes.values(), "throw"} else OTHERS


def lasts(game: str, preset: str | None, seed: int) -> tuple[int, float]:
    """Returns the child's number of actions in a match, and the minutes that it takes."""
    match = Match(find(game).with_options(preset), seed)
    play_out(match, {seat: Child() if seat == "p1" else find_bot("greedy") for seat in match.game.seats}, MOST)
    own = [action for action in match.actions if action.who in ("all", "p1")]
    return len(own), sum(seconds(match.game, action) for action in match.actions) / 60


def main() -> None:
    """Prints a table of all games, or of those named in the arguments."""
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
