"""How a page presents 727."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from cardlab.authoring import Action, Card, Facts, Presentation, Progress, View
from cardlab.games.seven_twenty_seven.actions import PHASES, Bet, Call, Raise
from cardlab.games.seven_twenty_seven.hands import HALVES, points
from cardlab.games.seven_twenty_seven.rulebook import SevenTwentySeven


class SevenTwentySevenPresentation(Presentation, game=SevenTwentySeven):
    """How a page presents the game."""

    game: SevenTwentySeven

    touches = {"card": "stock"}
    drags = {"card": ("stock", "down")}
    landmarks = ("show",)
    celebrations = ("low", "high")
    shows = ("pot", "hand", "counters", "status", "total7", "total27")
    paced_by = ("hand",)
    goal_totals = {7: "total7", 27: "total27"}
    best_by = {"low": "total7", "low.tie": "total7", "high": "total27", "high.tie": "total27"}
    written = ("split", "split.one")

    @property
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.game.max_bet else tuple(verb for verb in self.game.verbs if verb not in PHASES)

    def progress(self, view: View) -> Progress | None:
        """Returns the hands, if there are several."""
        return Progress(view.counters["hand"], self.game.hands, "hand") if self.game.hands > 1 else None

    def number_on(self, card: Card) -> int | Fraction | None:
        return points(HALVES[card.rank])

    def other_number_on(self, card: Card) -> int | None:
        return 11 if card.rank == "A" else None

    def label_facts(self, view: View, action: Any) -> Facts:
        """Returns also the cost of a stake, the number of counters it is paid from, and whether they are too few."""
        facts, counters = super().label_facts(view, action), view.counters
        if not isinstance(action, (Bet, Call, Raise)):
            return facts
        owed = counters["to_match"] - counters[f"round_in.{action.who}"]
        pays, held = owed + facts.get("x", 0), counters[f"counters.{action.who}"]
        return {**facts, "pays": pays, "counters": held, "owes": "yes" if held < pays else "no"}
