"""How a page presents Duel King."""

from __future__ import annotations

from typing import Any

from cardlab.authoring import Facts, Pass, Presentation, Progress, View
from cardlab.games.duel_king.rulebook import OPEN, DuelKing, Save


class DuelKingPresentation(Presentation, game=DuelKing):
    """How a page presents the game."""

    game: DuelKing

    landmarks = ("king", "joker", "forced.start")
    celebrations = ("save.won", "forced.win", "duel.win")
    shows = ("turns", "tries")
    touches = {"play": "deck"}
    drags = {"play": ("deck", "row")}

    def is_secondary(self, view: View, action: Any) -> bool:
        """Makes *let them go* secondary: otherwise it would be the only bright button, and the cards to save are the main
        choice.
        """
        return isinstance(action, Pass)

    def label_facts(self, view: View, action: Any) -> Facts:
        """Returns also how many tries are left, and how many cards are lost without one."""
        facts = super().label_facts(view, action)
        if isinstance(action, Save):
            return {**facts, "tries": self.game.save_attempts - view.counters[f"tries.{action.who}"]}
        return {**facts, "n": len(view[OPEN[action.who]])} if action.who in OPEN else facts

    def progress(self, view: View) -> Progress | None:
        return self.counted_turns(view)._replace(unit="match") if self.game.on_limit == "most_cards" else None
