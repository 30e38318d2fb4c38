"""How a page presents Egyptian War."""

from __future__ import annotations

from cardlab.authoring import Action, LeavePile, Presentation, Progress, View
from cardlab.games.egyptian_war.actions import CHANCES, Slap
from cardlab.games.egyptian_war.rulebook import EgyptianWar


class EgyptianWarPresentation(Presentation, game=EgyptianWar):
    """How a page presents the game."""

    game: EgyptianWar

    touches = {"play": "stack", "slap": "pile"}
    drags = {"play": ("stack", "pile")}
    landmarks = ("challenge.start", "snap.pair", "snap.sandwich", "snap.tie", "slap.false")
    celebrations = ("snap.pair", "snap.sandwich", "snap.tie")
    shows = ("chances_left", "turns", "piles_taken", "barred")
    lamps = {"chances_left": max(CHANCES.values())}
    barred = "barred"
    paced_by = ("turns", "piles_taken")

    @property
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.game.snaps else (Slap, LeavePile)

    def nothing_to_notice(self, view: View) -> bool:
        return len(view["pile"]) < 2 or view.viewer in view.counters["barred"]

    def progress(self, view: View) -> Progress | None:
        return self.counted_turns(view) if self.game.on_limit == "most_cards" else None
