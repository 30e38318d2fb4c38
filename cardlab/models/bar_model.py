"""Bars whose parts make a whole, and two bars to compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from traitlets import Enum, Int, List, Unicode

from cardlab.models.model import Model, State


class BarModel(Model):
    """Parts that make a whole; with a second bar, a comparison with the difference marked.

    ``BarModel(parts=[7, 6])`` shows 7 + 6 = 13; ``BarModel(parts=[7, 6], other=[5, 4])`` shows that 13 is 4 more than 9.

    Traits:
        parts: The parts of the bar.
        other: The parts of the bar that it is compared with, or none.
        names: What the two bars are called.
        asks: What is left out for a learner to find: ``whole``, ``part`` (the last one), ``difference``; "" is nothing.
        name: As in `Model`.
    """

    kind = "bar_model"
    parts = List(Int(min=0, max=1000), default_value=[7, 6], minlen=1, maxlen=6).tag(sync=True)
    other = List(Int(min=0, max=1000), maxlen=6).tag(sync=True)
    names = List(Unicode(), maxlen=2).tag(sync=True)
    asks = Enum(("", "whole", "part", "difference"), default_value="").tag(sync=True)

    def facts(self) -> dict[str, Any]:
        """The parts of the first bar."""
        return {"list": self.parts}

    @classmethod
    def asked(cls, state: State, before: Sequence[State]) -> State | None:
        """How long the bar is; two bars would show which is longer, and come with the answer only."""
        return None if state.get("other") else {**state, "asks": "whole"}
