"""Loads the plotting modules, and matplotlib with them, on first use."""

from __future__ import annotations

from typing import Any

from cardlab.core.optional_packages import require


def need_matplotlib() -> None:
    """Loads matplotlib.

    Raises:
        MissingPackage: It is not installed.
    """
    require("matplotlib", what="plots", install="'cardlab[lab]'")


def plots() -> Any:
    """Loads the module that draws studies, and matplotlib with it."""
    need_matplotlib()
    from cardlab.lab import plots

    return plots
