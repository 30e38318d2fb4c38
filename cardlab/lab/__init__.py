"""The lab: thousands of games, how sure what came of them is, exact answers, plots. All of it comes in when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.lab import exact
    from cardlab.lab.canvas import Plot, subplots
    from cardlab.lab.diagrams import chain
    from cardlab.lab.simulate import study
    from cardlab.lab.studies import Study

__all__ = ["Plot", "Study", "chain", "exact", "study", "subplots"]

_IN = {"Plot": "canvas", "Study": "studies", "chain": "diagrams", "study": "simulate", "subplots": "canvas"}
"""Name -> the module that it comes from."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _IN.get(name) in ("canvas", "diagrams"):
        from cardlab.lab.show import need_matplotlib

        need_matplotlib()
    module = import_module(f"cardlab.lab.{_IN.get(name, name)}")
    return getattr(module, name) if name in _IN else module
