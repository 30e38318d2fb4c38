"""The visual model `TenFrames`: two numbers as counters in ten frames."""

from __future__ import annotations

from typing import Any

from traitlets import Int, validate

from cardlab.models.model import Model
from cardlab.models.traits import Bool

MOST_PUT_IN = 20
"""The maximum number of counters that a learner can add: the frames have places for ten more, and for the rest of the last
frame."""


class TenFrames(Model):
    """Two numbers as counters in ten frames. The first one’s are plain, the second one’s have a ring.

    The second number’s counters can be moved one by one, or all at once by a button: then they fill up the ten. So the greater
    number goes first. ``TenFrames(a=8, b=5)`` shows 8 + 5 = 13, and ``TenFrames(a=3, b=0)`` only 3.

    Traits:
        a, b: The numbers, 0 to 40; 7 and 6 if you name none.
        together: Whether the counters are together; a learner may change it.
        value: The number of counters that a learner has added instead of `b`, or None if both numbers are given. Observe it.
        name, asks: As in `Model`; without results, the frames are not counted.
    """

    kind = "ten_frames"
    writable = frozenset({"together", "value"})
    a = Int(7, min=0, max=40).tag(sync=True)
    b = Int(6, min=0, max=40).tag(sync=True)
    together = Bool(True).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_in_the_frames(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 0), MOST_PUT_IN)

    def facts(self) -> dict[str, Any]:
        """Returns both numbers."""
        return {"list": [self.a, self.b if self.value is None else self.value]}
