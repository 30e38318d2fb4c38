"""Players that search: easy, medium and hard differ only in their budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab.core.actions import Action
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.players.memory import Recollection
from cardlab.players.search import Search


@dataclass(frozen=True)
class SearchPlayer:
    """Information-set Monte Carlo tree search (`cardlab.players.search`).

    Attributes:
        name: What it is called.
        budget: How many moves it makes for one decision, in all its playouts together. Moves and not seconds: the same seed
            plays the same match on any machine.
        remembers: It needs all that its seat has seen.
    """

    name: str
    budget: int
    remembers: bool = True

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """The action that the search has tried most often.

        Raises:
            CardlabError: The view holds no memory (`cardlab.players.memory.Memory.recollect` gives one that does).
        """
        if not isinstance(view, Recollection):
            raise CardlabError(f"the player {self.name!r} needs a view with its memory: use Memory(match, seat).recollect()")
        if len(legal) == 1:
            return legal[0]
        return Search(game, view, rng).run(self.budget).found()[0].action


PLAYERS = (SearchPlayer("easy", 300), SearchPlayer("medium", 4_000), SearchPlayer("hard", 30_000))
