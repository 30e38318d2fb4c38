"""The visual model `BarModel`: a bar whose parts make a whole, or two bars to compare."""

from __future__ import annotations

from typing import Any

from traitlets import Enum, Int, Unicode, observe, validate

from cardlab.models.model import Model
from cardlab.models.traits import List


class BarModel(Model):
    """Parts that make a whole; with a second bar, a comparison with the difference marked.

    ``BarModel(parts=[7, 6])`` shows 7 + 6 = 13; ``BarModel(parts=[7, 6], other=[5, 4])`` shows that 13 is 4 more than 9; with
    ``BarModel(parts=[7], other=[13], value=0, asks="part")`` a learner pulls the first bar until both are equally long.

    Traits:
        parts: The parts of the bar.
        other: The parts of the bar to compare with, or none.
        names: The names of the two bars.
        value: The length of the part that a learner has pulled out of the first bar, or None if no part can be pulled. Observe
            it.
        high: The maximum length of the first bar while a part can be pulled.
        longest: The length that fills the picture, so that several pictures have one scale; 0 for that of the longer bar.
        asks: The number that a learner has to find: ``whole``, ``part`` (the last one), ``difference``; "" for none.
        name: As in `Model`.
    """

    kind = "bar_model"
    writable = frozenset({"value"})
    parts = List(Int(min=0, max=1000), default_value=[7, 6], minlen=1, maxlen=6).tag(sync=True)
    other = List(Int(min=0, max=1000), maxlen=6).tag(sync=True)
    names = List(Unicode(), maxlen=2).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)
    high = Int(20, min=1, max=1000).tag(sync=True)
    longest = Int(0, min=0, max=1000).tag(sync=True)
    asks = Enum(("", "whole", "part", "difference"), default_value="").tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_within_the_bar(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 0), max(self.high - sum(self.parts), 0))

    @observe("parts", "high")
    def _keep_the_value_within_the_bar(self, change: Any) -> None:
        self.value = self.value  # checked again

    def facts(self) -> dict[str, Any]:
        """The parts of the first bar."""
        return {"list": self.parts}
