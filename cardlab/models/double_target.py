"""The visual model `DoubleTarget`: a number line with the targets 7 and 27."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from traitlets import Int, TraitError, observe, validate

from cardlab.core.numbers import written
from cardlab.models.model import Model, State
from cardlab.models.traits import Bool, List

LINE_END = 70
"""The end of the line in half points, if the hand is not beyond it."""


class DoubleTarget(Model):
    """A line with the targets 7 and 27: all totals of a hand, and the distance of the nearest one from each target.

    ``DoubleTarget(totals=[18, 38])`` is a hand that makes 9 or 19. All numbers are half points, as in the game.

    Traits:
        totals: All totals of the hand, in half points.
        goals: The targets, in half points; one, both, or none.
        low, high: The ends of the line, in half points.
        over: Whether totals beyond a target count for it.
        value: The place that a learner has chosen, in half points, or None if there is nothing to choose. Observe it.
        name, asks: As in `Model`; without results, distances show a question mark.
    """

    kind = "double_target"
    writable = frozenset({"value"})
    totals = List(Int(min=0, max=400), maxlen=20).tag(sync=True)
    goals = List(Int(min=0, max=400), default_value=[14, 54], maxlen=2).tag(sync=True)
    low = Int(0, min=0, max=390).tag(sync=True)
    high = Int(70, min=10, max=400).tag(sync=True)
    over = Bool(True).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_on_the_line(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, self.low), self.high)

    @validate("low", "high", "totals", "goals")
    def _all_on_the_line(self, proposal: Any) -> Any:
        names = ("low", "high", "totals", "goals")
        # as it will be: the proposed value is not there yet
        line = {name: getattr(self, name) for name in names} | {proposal["trait"].name: proposal["value"]}
        low, high, places = line["low"], line["high"], [*line["totals"], *line["goals"]] or [line["low"]]
        if min(places) < low or low >= high:
            raise TraitError(f"the line begins at {low}, but {[*places, high]} must lie on it")
        if max(places) > high:
            raise TraitError(f"the line ends at {high}, before the greatest of {places}: set 'high' first")
        return proposal["value"]

    @observe("low", "high")
    def _keep_the_value_on_the_line(self, change: Any) -> None:
        self.value = self.value  # checked again

    def facts(self) -> dict[str, Any]:
        """Returns targets and totals in points."""
        points = {"goals": self.goals, "totals": self.totals}
        return {name: [written(Fraction(n, 2)) for n in halves] for name, halves in points.items()}


def double_target(possible: list[int], *, over: bool = True, **more: Any) -> State:
    """Returns the line with both targets for all totals of a hand, in half points. It is longer if a total lies
    beyond its end.
    """
    high = max(LINE_END, -(-max(possible) // 10) * 10)
    return {"model": "double_target", "totals": possible, "high": high, "over": over, **more}
