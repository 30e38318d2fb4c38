"""The visual model `MatchingRows`: two rows of dots, matched one to one."""

from __future__ import annotations

from typing import Any

from traitlets import Int, observe, validate

from cardlab.models.model import Model
from cardlab.models.traits import Bool

MOST_PUT_IN = 12
"""The places for dots in the lower row, if the learner adds some."""


class MatchingRows(Model):
    """Two rows of dots, matched one to one: those without a partner are the difference.

    ``MatchingRows(a=9, b=6)`` shows that 9 is 3 more than 6; with ``MatchingRows(a=9, b=6, by_hand=True)`` a learner finds it.

    Traits:
        a, b: The number of dots in each row, 0 to 30.
        by_hand: Whether a learner makes the pairs one by one.
        value: The number of dots that a learner has added to the lower row, or None if that is not possible. Observe it.
        name, asks: As in `Model`; without results, dots without a partner are not counted.
    """

    kind = "matching_rows"
    writable = frozenset({"value"})
    a = Int(9, min=0, max=30).tag(sync=True)
    b = Int(5, min=0, max=30).tag(sync=True)
    by_hand = Bool(False).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_in_the_row(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 0), max(MOST_PUT_IN - self.b, 0))

    @observe("b")
    def _keep_the_value_in_the_row(self, change: Any) -> None:
        self.value = self.value  # checked again
