"""The lab: plays thousands of matches and counts the results. Estimates with confidence intervals, exact chances, plots.

Its modules are imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.core.foreign_files import ReadError
    from cardlab.core.optional_packages import MissingPackage
    from cardlab.core.whole_files import WriteError
    from cardlab.lab import exact
    from cardlab.lab.cache import CacheError
    from cardlab.lab.chain_diagrams import chain
    from cardlab.lab.columns import StudyError
    from cardlab.lab.figure_table import FigureTable
    from cardlab.lab.option_grid import Grid
    from cardlab.lab.plan import WorkerError
    from cardlab.lab.plot_base import Plot, PlotError, subplots
    from cardlab.lab.studies import Study, study
    from cardlab.lab.study_file import read

_IN = {
    "CacheError": "cardlab.lab.cache",
    "FigureTable": "cardlab.lab.figure_table",
    "Grid": "cardlab.lab.option_grid",
    "MissingPackage": "cardlab.core.optional_packages",
    "Plot": "cardlab.lab.plot_base",
    "PlotError": "cardlab.lab.plot_base",
    "ReadError": "cardlab.core.foreign_files",
    "Study": "cardlab.lab.studies",
    "StudyError": "cardlab.lab.columns",
    "WorkerError": "cardlab.lab.plan",
    "WriteError": "cardlab.core.whole_files",
    "chain": "cardlab.lab.chain_diagrams",
    "read": "cardlab.lab.study_file",
    "study": "cardlab.lab.studies",
    "subplots": "cardlab.lab.plot_base",
}
"""Name -> its module. Loaded on first use, because plots need matplotlib, and files need Arrow, which only extras install."""

__all__ = sorted([*_IN, "exact"])


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _IN.get(name) in ("cardlab.lab.plot_base", "cardlab.lab.chain_diagrams"):
        from cardlab.lab.lazy_plots import need_matplotlib

        need_matplotlib()
    module = import_module(_IN.get(name, f"cardlab.lab.{name}"))
    return getattr(module, name) if name in _IN else module


def __dir__() -> list[str]:
    return sorted(__all__)
