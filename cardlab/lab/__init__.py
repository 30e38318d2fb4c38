"""The lab: thousands of games, what came of them and how sure that is, exact answers, plots. All of it comes in when first used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.lab import exact
    from cardlab.lab.studies import Study, study

__all__ = ["Study", "exact", "study"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "exact":
        return import_module("cardlab.lab.exact")
    return getattr(import_module("cardlab.lab.studies"), name)
