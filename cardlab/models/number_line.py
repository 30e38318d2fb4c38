"""The visual model `NumberLine`: hops as arcs, a distance between two marks, a place to choose."""

from __future__ import annotations

from typing import Any

from traitlets import Enum, Int, TraitError, observe, validate

from cardlab.models.model import Model
from cardlab.models.traits import Bool, List

FARTHEST = 100_000
"""The greatest place of a line, on both sides of zero."""


class NumberLine(Model):
    """A number line. Hops are arcs with their lengths; the stretch between two marks is their difference.

    ``NumberLine(high=20, hops=[8, 10, 13])`` shows 8 + 2 + 3; ``NumberLine(marks=[4, 9])`` shows 9 − 4 = 5;
    with ``value=0`` a learner chooses a place, by the arrow keys, by touch or with the mouse.

    With ``parts=4`` a whole number has four places, and place 3 is ¾.

    Traits:
        low, high: The ends of the line. If one is moved past the other, the other moves along, and the line keeps its length.
            Hops and marks that are no longer on the line are removed.
        hops: The places to hop to, one after the other.
        marks: Places to mark. The distance of two whole numbers or times is shown.
        value: The place that a learner has chosen, or None if there is nothing to choose. Observe it.
        parts: The places in a whole number.
        form: How a place between two whole numbers is written: ``fraction``, ``decimal``, or ``time`` in hours and minutes.
        bare: Whether the line has few numbers, so that a learner finds a place by counting.
        name, asks: As in `Model`; without results, distances and hops show a question mark.
    """

    kind = "number_line"
    writable = frozenset({"value"})
    low = Int(0, min=-FARTHEST, max=FARTHEST).tag(sync=True)
    high = Int(10, min=-FARTHEST, max=FARTHEST).tag(sync=True)
    hops = List(Int(), maxlen=200).tag(sync=True)
    marks = List(Int(), maxlen=5).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)
    parts = Int(1, min=1, max=100).tag(sync=True)
    form = Enum(("fraction", "decimal", "time"), default_value="fraction").tag(sync=True)
    bare = Bool(False).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_on_the_line(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, self.low), self.high)

    @validate("low", "high")
    def _low_before_high(self, proposal: Any) -> int:
        name, end = proposal["trait"].name, int(proposal["value"])
        low, high = (end, self.high) if name == "low" else (self.low, end)
        if low < high:
            return end
        other, length = ("high", self.high - self.low) if name == "low" else ("low", self.low - self.high)
        # With several traits at once, as in the constructor, both ends are already there, and nothing says which one is meant.
        if end == getattr(self, name) or abs(end + length) > FARTHEST:
            raise TraitError(f"the line goes from {low} to {high}, but 'low' must be less than 'high'")
        self.set_trait(other, end + length)
        return end

    @observe("low", "high")
    def _keep_what_is_on_the_line(self, change: Any) -> None:
        self.hops, self.marks = ([n for n in places if self.low <= n <= self.high] for places in (self.hops, self.marks))
        self.value = self.value  # checked again

    @validate("hops", "marks")
    def _places_on_the_line(self, proposal: Any) -> list[int]:
        places: list[int] = proposal["value"]
        if any(not self.low <= place <= self.high for place in places):
            raise TraitError(f"{places} are not all on the line from {self.low} to {self.high}")
        return places
