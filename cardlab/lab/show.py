"""How studies show themselves: a table, and a plot where there is something that draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardlab.lab.extras import MissingPackage, require
from cardlab.lab.tables import FigureTable

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot


def need_matplotlib() -> None:
    """Load what draws.

    Raises:
        MissingPackage: It is not installed.
    """
    require("matplotlib", what="plots", install="'cardlab[lab]'")


def plots() -> Any:
    """The module that draws studies, which brings matplotlib with it."""
    need_matplotlib()
    from cardlab.lab import plots

    return plots


def shown(table: FigureTable, plot: Callable[[], Plot]) -> dict[str, str]:
    """A table and a plot for a notebook; the table alone where nothing can draw."""
    try:
        picture = plot()
    except MissingPackage:
        return {"text/plain": str(table), "text/html": table._repr_html_()}
    return {"text/plain": str(table), "text/html": f"{table._repr_html_()}{picture._repr_html_()}"}
