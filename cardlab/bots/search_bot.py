"""The bots ``easy``, ``medium`` and ``hard``, which search. They differ only in their budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardlab.bots.card_memory import remembered
from cardlab.bots.search import Search
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View

FEWEST = 300
"""The smallest budget of a searching bot. Fewer moves tell hardly more than the first guess."""


@dataclass(frozen=True)
class SearchBot:
    """Information-set Monte Carlo tree search (`cardlab.bots.search`).

    Attributes:
        name: Its name.
        budget: The number of moves that it makes for one decision, in all its playouts together. Moves and not seconds, so that
            the same seed plays the same match on any machine.
        remembers: It needs everything that its seat has seen.
    """

    name: str
    budget: int
    remembers: bool = True

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns the action that the search has tried most often.

        Raises:
            CardlabError: The view holds no memory (`cardlab.bots.card_memory.Memory.recollect` returns one that does).
        """
        seen = remembered(self.name, view)
        if len(legal) == 1:
            return legal[0]
        return Search(game, seen, rng).run(self.budget).found()[0].action

    def reduced(self, share: float) -> SearchBot:
        """Returns the same bot with a share of its budget, from 0 to 1, but at least `FEWEST`, for a server under load.

        Its choices then depend on the share, and not only on the seed. To keep such a match, keep its actions.
        """
        return replace(self, budget=min(self.budget, max(FEWEST, round(self.budget * share))))


BOTS = (SearchBot("easy", FEWEST), SearchBot("medium", 4_000), SearchBot("hard", 30_000))
