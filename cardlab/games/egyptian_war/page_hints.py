"""Hints for the page of Egyptian War."""

from __future__ import annotations

from cardlab.authoring import Action, Leave, PageHints
from cardlab.games.egyptian_war.actions import Slap
from cardlab.games.egyptian_war.rulebook import EgyptianWar


class EgyptianWarPageHints(PageHints, game=EgyptianWar):
    """Hints for a page."""

    game: EgyptianWar

    touches = {"play": "stack", "slap": "pile"}
    landmarks = ("challenge.start", "snap.pair", "snap.sandwich", "snap.tie", "slap.false")
    celebrations = ("snap.pair", "snap.sandwich", "snap.tie")
    shows = ("chances_left", "turns", "piles_taken")
    paced_by = ("turns", "piles_taken")

    @property
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.game.snaps else (Slap, Leave)
