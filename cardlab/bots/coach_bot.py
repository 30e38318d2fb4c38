"""The bot ``coach``, which follows the coach, so that studies can measure the value of the coach's advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardlab.bots.card_memory import remembered
from cardlab.bots.coach import BUDGET, FAST_BUDGET, ranked
from cardlab.bots.search_bot import FEWEST
from cardlab.bots.search_states import EngineState, state_of
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View


@dataclass(frozen=True)
class CoachBot:
    """Plays the coach's best action.

    Attributes:
        name: Its name.
        share: Its share of the coach's budget for trying out actions, from 0 to 1.
        remembers: It knows what its seat has seen, as the coach does.
    """

    name: str = "coach"
    share: float = 1.0
    remembers: bool = True

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns the action that the coach ranks first.

        Raises:
            CardlabError: The view holds no memory (`cardlab.bots.card_memory.Memory.recollect` returns one that does).
        """
        seen = remembered(self.name, view)
        whole = BUDGET if state_of(game) is EngineState else FAST_BUDGET
        return ranked(game, seen, legal, rng, budget=max(FEWEST, round(whole * self.share)))[0].action

    def reduced(self, share: float) -> CoachBot:
        """Returns the same bot with a share of its budget, from 0 to 1, for a server under load."""
        return replace(self, share=self.share * min(1.0, share))


BOTS = (CoachBot(),)
