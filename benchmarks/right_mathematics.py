"""Simulates the Play stage of each lesson: how often a learner wins for each share of right mathematics.

    python benchmarks/right_mathematics.py [--matches 1000] [--lessons fast_food]

In the wars the learner says a sum, a difference, or which card is higher. In Fast Food a learner who is right plays the card with
the most points and claims them; otherwise any card, and claims that do not fit its total. In 727 a learner who is right compares the
distances as the bots do and says them; otherwise takes a card or not by chance, and says distances that are too long. Whether an
answer is right is drawn independently each time, and each match is another deal. The other seats play as in the lesson. The
intervals are 95%, by Wilson's formula for shares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import Match
from cardlab.bots import Bot, play_out
from cardlab.bots import find as find_bot
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.games.fast_food import CATEGORIES
from cardlab.lessons import find, slugs
from cardlab.lessons.compare.spoken_war import SIGNS
from cardlab.lessons.compare.spoken_war import Say as SaySign
from cardlab.lessons.seven_twenty_seven.spoken_match import Say as SayDistances
from cardlab.lessons.shared_by_wars.spoken_war import Say
from cardlab.teaching.lesson import Play

LEARNER = "p1"
RIGHT = (100, 80, 50, 20, 0)
"""How many of a hundred answers are right."""
Mistake = Callable[[Sequence[Any], RandomStream], Any]
"""Draws one of the legal actions for a learner whose mathematics is wrong."""


def wrong_number(legal: Sequence[Any], rng: RandomStream) -> Any:
    """A sum or difference that is one too many, if one is asked for."""
    [action] = legal
    return replace(action, total=action.total + 1) if isinstance(action, Say) else action


def wrong_sign(legal: Sequence[Any], rng: RandomStream) -> Any:
    """Another sign, if the learner is asked for one."""
    [action] = legal
    return (
        replace(action, sign=rng.pick([sign for sign in SIGNS if sign != action.sign]))
        if isinstance(action, SaySign)
        else action
    )


def wrong_claim(legal: Sequence[Any], rng: RandomStream) -> Any:
    """Any card, with the foods that its total does not score."""
    action = any_action(legal, rng)
    return replace(action, claim=tuple(name for name in CATEGORIES if name not in action.claim))


def wrong_distances(legal: Sequence[Any], rng: RandomStream) -> Any:
    """Takes a card or not by chance, and says distances that are one point too long."""
    action = any_action(legal, rng)
    return replace(action, low=action.low + 1, high=action.high + 1) if isinstance(action, SayDistances) else action


def any_action(legal: Sequence[Any], rng: RandomStream) -> Any:
    """Any action."""
    return rng.pick(legal)


MISTAKES: dict[str, Mistake] = {
    "addition_war": wrong_number,
    "subtraction_war": wrong_number,
    "compare": wrong_sign,
    "fast_food": wrong_claim,
    "seven_twenty_seven": wrong_distances,
}


@dataclass
class Learner:
    """A learner who is right in this percentage of the decisions, and then plays as a bot does."""

    bot: Bot
    mistake: Mistake
    right: int
    name: str = "learner"

    def choose(self, game: Game, view: View, legal: Sequence[Any], rng: RandomStream) -> Any:
        return self.mistake(legal, rng) if rng.below(100) >= self.right else self.bot.choose(game, view, legal, rng)


def played(stage: Play, mistake: Mistake, seed: int, right: int) -> Match:
    """Plays the match of a stage."""
    match, bot = stage.deal.match(seed), find_bot(stage.bot)
    learner = Learner(bot, mistake, right)
    return play_out(match, {seat: learner if seat == LEARNER else bot for seat in match.game.seats})


def share(hits: int, of: int) -> str:
    """Returns a share in percent with its interval."""
    z, p = 1.96, hits / of
    middle, half = (
        (p + z * z / (2 * of)) / (1 + z * z / of),
        z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of),
    )
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--lessons", nargs="+", choices=slugs(), default=slugs())
    asked = parser.parse_args()
    for slug in asked.lessons:
        stage = next(stage for stage in find(slug).stages if isinstance(stage, Play))
        for right in RIGHT:
            ended = [played(stage, MISTAKES[slug], seed, right) for seed in range(asked.matches)]
            won = sum(match.outcome == LEARNER for match in ended)
            drawn = sum(LEARNER in match.outcome.split() or match.outcome == "draw" for match in ended) - won
            n, players = asked.matches, len(ended[0].game.seats)
            print(
                f"{slug}, {players} players, {right} of 100 right: wins {share(won, n)}, draws {share(drawn, n)}; {n} matches"
            )


if __name__ == "__main__":
    main()
