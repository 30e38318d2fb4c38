"""How a page presents Soureh."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from cardlab.authoring import Action, Card, Facts, Pairing, Presentation, Progress, View
from cardlab.games.soureh.actions import Own, Score, Their, ThrowAway
from cardlab.games.soureh.pairs import fitting
from cardlab.games.soureh.rulebook import Soureh

HELPED = 2
"""The number of matches in which a page marks the pairs. From the next one on, the player looks alone."""


class SourehPresentation(Presentation, game=Soureh):
    """How a page presents the game."""

    game: Soureh

    landmarks = ("declare", "last.ruined", "reveal")
    celebrations = ("last.unharmed", "win.lowest")
    shows = ("match", "declared", "score")
    paced_by = ("match",)
    spotlight = "declared"
    chooses_from = ("open",)
    touches = {"draw": "pile", "throw": "discard"}
    drags = {"draw": ("pile", "drawn"), "throw": ("drawn", "discard"), "own": ("drawn", "closed"), "their": ("drawn", "open")}

    def label_facts(self, view: View, action: Any) -> Facts:
        facts = super().label_facts(view, action)
        if isinstance(action, (Own, Their)):
            row = f"closed.{action.who}" if isinstance(action, Own) else f"open.{action.other}"
            return {**facts, "means": [view[row][action.slot - 1]]}
        if isinstance(action, Score):
            means = [self.game.counting.picked(view, action.who, pick) for pick in action.picks]
            elevens = [card for card, pick in zip(means, action.picks, strict=True) if pick.endswith("=11")]
            return {**facts, "means": means, "elevens": elevens, "n": len(elevens)}
        return facts

    def is_secondary(self, view: View, action: Any) -> bool:
        return isinstance(action, ThrowAway)

    def meant_by(self, view: View, seat: str, places: Sequence[tuple[str, int]]) -> list[Action]:
        """Returns the replacement of one card, or the count of several."""
        if len(places) > 1:
            return [Score(seat, tuple(f"{name[0]}{place + 1}" for name, place in sorted(places, key=itemgetter(1))))]
        name, place = places[0]
        row, _, owner = name.partition(".")
        return [Own(seat, place + 1) if row == "closed" else Their(seat, owner, place + 1)]

    def pairing(self, card: Card) -> Pairing:
        """Returns the condition: next to red the closed card is higher, next to black lower, next to an ace not an ace."""
        return Pairing("≠" if card.rank == "A" else "<" if card.is_red else ">", fitting(card))

    def marks_pairs(self, view: View) -> bool:
        return bool(view.counters["match"] <= HELPED)

    def progress(self, view: View) -> Progress | None:
        """Returns the matches, if the lowest score wins after a limit."""
        most = self.game.max_matches
        return Progress(view.counters["match"], most, "match") if self.game.on_limit == "lowest_score" else None

    def number_on(self, card: Card) -> int | None:
        return self.game.counting.worth(card)
