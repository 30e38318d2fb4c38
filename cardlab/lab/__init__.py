"""The lab: thousands of games, how sure what came of them is, exact answers, plots. All of it comes in when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.core.extras import MissingPackage
    from cardlab.lab import exact
    from cardlab.lab.cache import CacheError
    from cardlab.lab.canvas import Plot, PlotError, subplots
    from cardlab.lab.columns import StudyError
    from cardlab.lab.diagrams import chain
    from cardlab.lab.files import ReadError, WriteError
    from cardlab.lab.grid import Grid
    from cardlab.lab.plan import WorkerError
    from cardlab.lab.reader import read
    from cardlab.lab.studies import Study, study
    from cardlab.lab.tables import FigureTable

_IN = {
    "CacheError": "cardlab.lab.cache",
    "FigureTable": "cardlab.lab.tables",
    "Grid": "cardlab.lab.grid",
    "MissingPackage": "cardlab.core.extras",
    "Plot": "cardlab.lab.canvas",
    "PlotError": "cardlab.lab.canvas",
    "ReadError": "cardlab.lab.files",
    "Study": "cardlab.lab.studies",
    "StudyError": "cardlab.lab.columns",
    "WorkerError": "cardlab.lab.plan",
    "WriteError": "cardlab.lab.files",
    "chain": "cardlab.lab.diagrams",
    "read": "cardlab.lab.reader",
    "study": "cardlab.lab.studies",
    "subplots": "cardlab.lab.canvas",
}
"""Name -> its module. Loaded on first use: plots need matplotlib, and files Arrow, which only extras bring."""

__all__ = sorted([*_IN, "exact"])


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _IN.get(name) in ("cardlab.lab.canvas", "cardlab.lab.diagrams"):
        from cardlab.lab.lazy_plots import need_matplotlib

        need_matplotlib()
    module = import_module(_IN.get(name, f"cardlab.lab.{name}"))
    return getattr(module, name) if name in _IN else module


def __dir__() -> list[str]:
    return sorted(__all__)
