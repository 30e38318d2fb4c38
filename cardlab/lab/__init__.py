"""The lab: thousands of games, how sure what came of them is, exact answers, plots. All of it comes in when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.lab import exact
    from cardlab.lab.cache import CacheError
    from cardlab.lab.canvas import Plot, PlotError, subplots
    from cardlab.lab.columns import StudyError
    from cardlab.lab.diagrams import chain
    from cardlab.lab.extras import MissingPackage
    from cardlab.lab.files import ReadError, WriteError
    from cardlab.lab.reader import read
    from cardlab.lab.run import WorkerError
    from cardlab.lab.simulate import study
    from cardlab.lab.studies import Study
    from cardlab.lab.tables import FigureTable

_IN = {
    "CacheError": "cache",
    "FigureTable": "tables",
    "MissingPackage": "extras",
    "Plot": "canvas",
    "PlotError": "canvas",
    "ReadError": "files",
    "Study": "studies",
    "StudyError": "columns",
    "WorkerError": "run",
    "WriteError": "files",
    "chain": "diagrams",
    "read": "reader",
    "study": "simulate",
    "subplots": "canvas",
}
"""Name -> the module that it comes from."""

__all__ = [
    "CacheError",
    "FigureTable",
    "MissingPackage",
    "Plot",
    "PlotError",
    "ReadError",
    "Study",
    "StudyError",
    "WorkerError",
    "WriteError",
    "chain",
    "exact",
    "read",
    "study",
    "subplots",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _IN.get(name) in ("canvas", "diagrams"):
        from cardlab.lab.show import need_matplotlib

        need_matplotlib()
    module = import_module(f"cardlab.lab.{_IN.get(name, name)}")
    return getattr(module, name) if name in _IN else module


def __dir__() -> list[str]:
    return sorted(__all__)
