"""Solves small games: finds optimal play, what each player wins with it, and how much a bot loses.

`solve` plays every deal and every choice of a small game by its own rules. `one_round` is a round of 727 with the whole pack.
Notebook 11 and `benchmarks/exploitability.py` use them. OpenSpiel solves any game of `cardlab.rl.openspiel`, so this is not
part of the package. Imports are relative: a notebook imports `solving`, a test `notebooks.solving`.
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
        seats: The players.
        form: The game in its sequence form.
        plans: The plan found for each seat.
        bots: Name of a bot -> its plan in each seat.
    """

    seats: tuple[str, ...]
    form: SequenceForm
    plans: Sequence[Floats]
    bots: Mapping[str, Sequence[Floats]]

    @property
    def values(self) -> dict[str, float]:
        """What each seat wins on average with the plans found."""
        return dict(zip(self.seats, self.form.values(self.plans), strict=True))

    @property
    def gains(self) -> dict[str, float]:
        """How much more each seat could win if only that seat changed its plan. If all are 0, the plans are an equilibrium."""
        return self._gains(self.plans)

    def bounds(self, seat: str) -> tuple[float, float]:
        """In a game for two: the least that a seat wins with its plan, and the most that it could win against the other's. The
        value of the game lies between the two.

        Raises:
            ValueError: There are more than two players.
        """
        if len(self.seats) != 2:
            raise ValueError(f"bounds are for two players, and {len(self.seats)} play: ask for gains")
        place = self.seats.index(seat)
        best = self.form.best_responses(self.plans)
        return -best[1 - place], best[place]

    def strategy(self, seat: str) -> Strategy:
        """The strategy of a seat's plan: what the seat may know -> word -> its probability."""
        place = self.seats.index(seat)
        return self.form.sets[place].strategy(self.plans[place])

    def exploitability(self, bot: str | None = None) -> float:
        """How much more a seat could win on average than this bot does, if all others play like the bot.

        If the wins of two players add up to 0, this is what the best opponent wins, averaged over both seats. Without a bot it
        is the exploitability of the plans found.

        Raises:
            KeyError: This bot is not in the solution.
        """
        return sum(self._gains(self.plans if bot is None else self.bots[bot]).values()) / len(self.seats)

    def loss(self, bot: str) -> float:
        """How much less a bot wins than the plan found, against the plans of all others, averaged over the seats.

        Raises:
            KeyError: This bot is not in the solution.
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
        game: A slug, a class, or a game with its options.
        reward: What a player wins: ``win``, or a number that each player has; see `cardlab.rl.rewards.rewards`.
        rounds: The number of rounds for which the players learn. `Solution.gains` says what each could still gain afterwards.
        bots: Bots of cardlab. Each is asked at every choice.
        seeds: The number of times a bot is asked, with different seeds, if it draws too many random numbers to follow each of
            them, as a search does. 0 follows every draw.

    Raises:
        UnknownGame, UnknownBot: There is no such game or bot.
        CardlabError: The game can end in too many ways, there is no such reward, or a bot draws too often.
    """
    ready = as_game(game, None)
    asked = {player.name: player for player in (find(bot) if isinstance(bot, str) else bot for bot in bots)}
    walk = Walk(ready, reward, bots=asked, seeds=seeds)
    return solved(ready.seats, walk.form, walk.strategies, rounds)


def solved(
    seats: Sequence[str], form: SequenceForm, strategies: Mapping[str, Sequence[Strategy]], rounds: int = ROUNDS
) -> Solution:
    """Solves a game in its sequence form, and adds the plans of bots."""
    return Solution(tuple(seats), form, learn(form, rounds), {bot: form.plans(said) for bot, said in strategies.items()})
