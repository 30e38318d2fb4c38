"""Solves small games: optimal play, what each player then wins, and what a player gives away.

`solve` walks through all of a small game by its own rules; `one_round` has a round of 727 with the whole pack. These are the
figures behind notebook 11 and `benchmarks/exploitability.py`. OpenSpiel solves any game of `cardlab.rl.openspiel`, so this is
no part of the package. Imports are relative: a notebook says `solving`, a test `notebooks.solving`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardlab.bots import Bot, find
from cardlab.core.game import Game
from cardlab.core.registry import as_game

from .form import Floats, SequenceForm, Strategy
from .regret import learn
from .walk import Walk

__all__ = ["Solution", "solve"]

ROUNDS = 1_000


@dataclass(frozen=True, eq=False)
class Solution:
    """A solved game.

    Attributes:
        seats: Who plays.
        form: The game in its sequence form.
        plans: The plan that was found for each seat.
        bots: For each bot that was asked the plan of each seat.
    """

    seats: tuple[str, ...]
    form: SequenceForm
    plans: Sequence[Floats]
    bots: Mapping[str, Sequence[Floats]]

    @property
    def values(self) -> dict[str, float]:
        """What each seat wins on average with the plans that were found."""
        return dict(zip(self.seats, self.form.values(self.plans), strict=True))

    @property
    def gains(self) -> dict[str, float]:
        """How much more each seat could win if it alone played otherwise. If all are 0, the plans are an equilibrium."""
        return self._gains(self.plans)

    def bounds(self, seat: str) -> tuple[float, float]:
        """Of a game for two: what a seat wins with its plan at least, and what it could win at most against the other's. The
        value of the game lies between.

        Raises:
            ValueError: There are more than two.
        """
        if len(self.seats) != 2:
            raise ValueError(f"bounds are for two players, and {len(self.seats)} play: ask for gains")
        place = self.seats.index(seat)
        best = self.form.best_responses(self.plans)
        return -best[1 - place], best[place]

    def strategy(self, seat: str) -> Strategy:
        """What the plan of a seat says: for all that it may know, each word and how likely it is."""
        place = self.seats.index(seat)
        return self.form.sets[place].strategy(self.plans[place])

    def exploitability(self, bot: str | None = None) -> float:
        """How much more a seat could win on average, if all others play as this bot does, than by playing so itself.

        Of two players whose wins add up to 0 it is what the best opponent wins, on the average of both seats. Without a bot it
        is that of the plans that were found.

        Raises:
            KeyError: This bot was not asked.
        """
        return sum(self._gains(self.plans if bot is None else self.bots[bot]).values()) / len(self.seats)

    def loss(self, bot: str) -> float:
        """How much less a bot wins in a seat than the plan that was found, against the plans of all others, on the average
        of the seats.

        Raises:
            KeyError: This bot was not asked.
        """
        found = self.form.values(self.plans)
        lost = 0.0
        for place, plan in enumerate(self.bots[bot]):
            lost += found[place] - self.form.values([*self.plans[:place], plan, *self.plans[place + 1 :]])[place]
        return lost / len(self.seats)

    def _gains(self, plans: Sequence[Floats]) -> dict[str, float]:
        best, now = self.form.best_responses(plans), self.form.values(plans)
        return {seat: most - value for seat, most, value in zip(self.seats, best, now, strict=True)}


def solve(
    game: str | type[Game] | Game,
    *,
    reward: str = "win",
    rounds: int = ROUNDS,
    bots: Sequence[str | Bot] = (),
    seeds: int = 0,
) -> Solution:
    """Solves a small game.

    >>> from solving.small import FewCards727
    >>> game = FewCards727(players=2, hands=1, first="ask", freeze_after=1, max_bet=1, max_raises=1)
    >>> found = solve(game, reward="counters", bots=["random"])
    >>> round(found.values["p1"], 3), round(found.exploitability("random"), 3)
    (0.15, 0.859)

    Args:
        game: Which game: a slug, a class, or a game with its options.
        reward: What is won: ``win``, or what each player has a number of; see `cardlab.rl.rewards.rewards`.
        rounds: How many rounds the players learn; what is still to be gained then is in `Solution.gains`.
        bots: Players of cardlab, asked wherever somebody is to choose.
        seeds: How many times they are asked, each with another seed, where they draw too often to follow each draw, as those
            do that search; 0 follows every draw.

    Raises:
        UnknownGame, UnknownBot: There is no such game or player.
        CardlabError: The game can end in too many ways, there is no such reward, or a player draws too often.
    """
    ready = as_game(game, None)
    asked = {player.name: player for player in (find(bot) if isinstance(bot, str) else bot for bot in bots)}
    walk = Walk(ready, reward, bots=asked, seeds=seeds)
    return solved(ready.seats, walk.form, walk.strategies, rounds)


def solved(
    seats: Sequence[str], form: SequenceForm, strategies: Mapping[str, Sequence[Strategy]], rounds: int = ROUNDS
) -> Solution:
    """A solution of a game in its sequence form, with what bots do in it."""
    return Solution(tuple(seats), form, learn(form, rounds), {bot: form.plans(said) for bot, said in strategies.items()})
