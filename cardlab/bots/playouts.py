"""Compares actions by greedy playouts on the same imagined tables.

A table is imagined that fits all that the seat remembers, and every action is tried on that one table, with the same random
choices to come; then everybody, the seat too, does what brings most at once. What is worse by far is tried no more. Actions
that cannot be told apart from the best have one figure together: more is not known of them. So a player who does the best one,
and among equals what brings most at once, plays as a greedy player does unless something else has been shown to be better
(rollouts: Tesauro and Galperin, 1996). Playouts at random, as in `cardlab.bots.search`, say too little of long games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import sqrt
from statistics import fmean, pstdev, stdev

from cardlab.bots.card_memory import Recollection
from cardlab.bots.greedy_bot import GreedyBot
from cardlab.bots.search import IMAGINED, WIN, Tried
from cardlab.bots.search_states import EngineState
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream

LONGEST = 60
"""After how many moves a playout is judged as it stands, where the game does not say how far it is looked ahead."""
FIRST_LOOK = 8
"""Tables on which every action is tried, before any is given up or told apart from another."""
FAR, NEAR = 3.0, 2.5
"""Standard errors of the difference to the best: what is further behind is given up; what is nearer is not told apart."""
GREEDY = GreedyBot()


@dataclass
class Outcomes:
    """Results of an action, table by table: the seat's share of the win, where the match was over, and how far it was
    ahead in the game's own terms.
    """

    action: Action
    shares: list[float | None] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)


class Playouts:
    """Playouts for one decision, of the same use as `cardlab.bots.search.Search`.

    Args:
        game: The game.
        seen: What the seat sees and remembers.
        legal: What it may do.
        rng: What decides everything that is drawn: the same seed finds the same.
    """

    def __init__(self, game: Game, seen: Recollection, legal: Sequence[Action], rng: RandomStream) -> None:
        self.game = game
        self.seen = seen
        self.rng = rng
        self.seat = game.seats.index(seen.viewer)
        self.longest = Judgement.of(game).horizon or LONGEST
        self.all = [Outcomes(action) for action in legal]
        self.live = self.all
        self.spent = self.tables = 0

    def run(self, budget: int, stop: Callable[[], bool] = lambda: False) -> Playouts:
        """Try until so many moves have been made in all playouts, until `stop` says so between two of them, or until one
        action is left.
        """
        end = self.spent + budget
        while self.spent < end and len(self.live) > 1:
            # One seed for all actions: they meet the same cards and the same luck, so their results differ by what they do.
            # This needs far fewer tables than independent draws.
            seed = self.rng.below(2**62)
            for one in self.live:
                if stop():
                    return self
                self._try(one, RandomStream(seed))
            self.tables += 1
            if self.tables >= FIRST_LOOK:
                best = self._best()
                self.live = [one for one in self.live if one is best or not self._behind(best, one, FAR)]
        return self

    def found(self) -> list[Tried]:
        """Results of each action that was tried, the most tried one first."""
        tried = [one for one in self.all if one.ahead]
        if not tried:
            return []
        best = self._best()
        alike = [one for one in self.live if one.ahead and (one is best or not self._behind(best, one, NEAR))]
        together = reduce(lambda known, one: known + self._figures(one), alike, list[float]())
        found = []
        for one in tried:
            figures = together if one in alike else self._figures(one)
            error = pstdev(figures) / sqrt(len(one.ahead)) if len(one.ahead) > 1 else 0.5
            found.append(Tried(one.action, len(one.ahead), fmean(figures), error, fmean(one.ahead)))
        return sorted(found, key=lambda entry: (-entry.tries, -entry.result))

    # ------------------------------------------------------------------------------------ a playout

    def _try(self, one: Outcomes, rng: RandomStream) -> None:
        """One action on one table, and what comes of it."""
        state = EngineState.of(self.seen.table(self.game, rng), self.game)
        state.turn_to(self.seat)
        state.do(one.action)
        made = 1
        while state.seat >= 0 and made < self.longest:
            moves = state.moves()
            view = state.table.seen_by(self.game.seats[state.seat])
            state.do(moves[0] if len(moves) == 1 else GREEDY.choose(self.game, view, moves, rng))
            made += 1
        self.spent += made + IMAGINED
        shares = state.shares()
        one.shares.append(None if shares is None else shares[self.seat])
        one.ahead.append(state.score()[self.seat])

    # ------------------------------------------------------------------------------------ figures

    def _figures(self, one: Outcomes) -> list[float]:
        """The result of each playout, from 0 (lost by far) to 1 (won by far)."""
        # The scale comes from the first tables only, where every action was tried; so it stays the same from then on.
        first = [abs(ahead) for other in self.all for ahead in other.ahead[:FIRST_LOOK]]
        usual = fmean(first) or 1.0  # how far somebody is usually ahead
        margins = [0.5 + 0.5 * ahead / (abs(ahead) + usual) for ahead in one.ahead]
        return [
            margin if share is None else WIN * share + (1 - WIN) * margin
            for share, margin in zip(one.shares, margins, strict=True)
        ]

    def _best(self) -> Outcomes:
        return max((one for one in self.live if one.ahead), key=lambda one: fmean(self._figures(one)))

    def _behind(self, best: Outcomes, other: Outcomes, errors: float) -> bool:
        """Whether one action is so many standard errors behind the best, on the tables on which both were tried.

        On a few tables any two differ by something, so there nothing is told apart.
        """
        # Not strict: a stop may leave the last table half tried.
        differences = [a - b for a, b in zip(self._figures(best), self._figures(other), strict=False)]
        few = len(differences) < FIRST_LOOK
        return not few and fmean(differences) > errors * stdev(differences) / sqrt(len(differences))
