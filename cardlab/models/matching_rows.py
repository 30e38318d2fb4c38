"""Two rows of dots, matched one to one."""

from __future__ import annotations

from typing import Any

from traitlets import Bool, Int, validate

from cardlab.models.model import Model

MOST_PUT_IN = 12
"""So many dots there is a place for in the lower row where some are put in."""


class MatchingRows(Model):
    """Two rows of dots, matched one to one: those without a partner are the difference.

    ``MatchingRows(a=9, b=6)`` shows that 9 is 3 more than 6; with ``MatchingRows(a=9, b=6, by_hand=True)`` a learner finds it.

    Traits:
        a, b: How many dots lie in each row, 0 to 30.
        by_hand: Whether a learner makes the pairs one by one.
        value: How many dots a learner has put into the lower row, or None where none are. Observe it.
        name, asks: As in `Model`; without results, those without a partner are not counted.
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
