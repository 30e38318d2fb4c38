"""Two rows of dots, matched one to one."""

from __future__ import annotations

from traitlets import Int

from cardlab.models.model import Model


class MatchingRows(Model):
    """Two rows of dots, matched one to one: those without a partner are the difference.

    Traits:
        a, b: How many dots lie in each row, 0 to 30.
        name, asks: As in `Model`; without results, those without a partner are not counted.
    """

    kind = "matching_rows"
    a = Int(9, min=0, max=30).tag(sync=True)
    b = Int(5, min=0, max=30).tag(sync=True)
