"""Grids with coloured cells: the parts of fractions as bars, hundredths as squares of a hundred, products as arrays."""

from __future__ import annotations

from typing import Any

from traitlets import Int, TraitError, Unicode, validate

from cardlab.models.model import Model
from cardlab.models.traits import List

MOST_CELLS = 400
"""The most cells of a grid, coloured or not."""


class AreaModel(Model):
    """Up to four grids to compare. Grids of one row are bars of equal length, one under the other.

    ``AreaModel(grids=[[1, 4, 3], [1, 3, 2]], names=["3/4", "2/3"])`` compares 3/4 with 2/3; ``[10, 10, 25]`` is 0.25, and
    ``[3, 7, 21]`` is 3 × 7. With more coloured cells than one grid has, several wholes are drawn: ``[1, 4, 5]`` is 5/4.

    Traits:
        grids: Rows, columns and the number of coloured cells of each.
        names: The name of each grid, such as ``3/4``.
        cuts: The equal parts in which dashed lines cut each bar, such as 12 for 3/4 and 2/3; 0 for none.
        name, asks: As in `Model`; without results, no cell of the last grid is coloured, apart from those of an array,
            which are not counted.
    """

    kind = "area_model"
    grids = List(
        List(Int(min=0, max=MOST_CELLS), minlen=3, maxlen=3), default_value=[[1, 4, 3], [1, 3, 2]], minlen=1, maxlen=5
    ).tag(sync=True)
    cuts = Int(0, min=0, max=MOST_CELLS).tag(sync=True)
    names = List(Unicode(), maxlen=5).tag(sync=True)

    @validate("grids")
    def _drawable(self, proposal: Any) -> list[list[int]]:
        grids: list[list[int]] = proposal["value"]
        for rows, columns, coloured in grids:
            if not 0 < rows * columns <= MOST_CELLS or coloured > MOST_CELLS:
                raise TraitError(f"the grid {[rows, columns, coloured]} must have 1 to {MOST_CELLS} cells")
        return grids

    def facts(self) -> dict[str, Any]:
        """Returns the names of the grids."""
        return {"list": self.names}
