"""Compares actions by greedy playouts on the same imagined tables.

Each round imagines a table that agrees with everything the seat remembers. Every action is tried on that one table, with the
same random choices afterwards; then everybody, including the seat, plays greedily. Actions that prove much worse are dropped.
Actions that cannot be told apart from the best share one figure, because no more is known about them. So a player who takes the
best action, and the biggest immediate gain among equals, plays greedily unless something else has been shown to be better
(rollouts: Tesauro and Galperin, 1996). Random playouts, as in `cardlab.bots.search`, say too little about long games.
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
"""The number of moves after which a playout is judged, unless the game sets another horizon."""
FIRST_LOOK = 8
"""The number of tables on which every action is tried, before any is dropped or told apart from another."""
FAR, NEAR = 3.0, 2.5
"""Standard errors of the difference to the best: actions further behind are dropped; nearer ones are not told apart."""
GREEDY = GreedyBot()


@dataclass
class Outcomes:
    """Results of an action, table by table: the seat's share of the win if the match was over, and how far it was ahead in the
    game's own terms.
    """

    action: Action
    shares: list[float | None] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)


class Playouts:
    """Playouts for one decision, with the same methods as `cardlab.bots.search.Search`.

    Args:
        game: The game.
        seen: The seat's view with its memory.
        legal: The legal actions.
        rng: The random stream of all draws. The same seed gives the same result.
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
        """Tries until this many moves have been made in all playouts, until `stop` returns True between two of them, or until
        one action is left.
        """
        end = self.spent + budget
        while self.spent < end and len(self.live) > 1:
            # One seed for all actions: they meet the same cards and the same luck, so their results differ only by the action.
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
        """Returns the results of each action that was tried, the most tried one first."""
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
        """Plays one action on one table, and records the result."""
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
        """Returns the result of each playout, from 0 (lost by far) to 1 (won by far)."""
        # The scale comes only from the first tables, where every action was tried, so it stays the same from then on.
        first = [abs(ahead) for other in self.all for ahead in other.ahead[:FIRST_LOOK]]
        usual = fmean(first) or 1.0  # the usual lead
        margins = [0.5 + 0.5 * ahead / (abs(ahead) + usual) for ahead in one.ahead]
        return [
            margin if share is None else WIN * share + (1 - WIN) * margin
            for share, margin in zip(one.shares, margins, strict=True)
        ]

    def _best(self) -> Outcomes:
        return max((one for one in self.live if one.ahead), key=lambda one: fmean(self._figures(one)))

    def _behind(self, best: Outcomes, other: Outcomes, errors: float) -> bool:
        """Whether one action is at least this many standard errors behind the best, on the tables on which both were tried.

        On a few tables any two differ, so no actions are told apart there.
        """
        # Not strict, because a stop may leave the last table half tried.
        differences = [a - b for a, b in zip(self._figures(best), self._figures(other), strict=False)]
        few = len(differences) < FIRST_LOOK
        return not few and fmean(differences) > errors * stdev(differences) / sqrt(len(differences))
