"""Loads the modules that draw, and matplotlib with them, when a plot is first wanted."""

from __future__ import annotations

from typing import Any

from cardlab.core.optional_packages import require


def need_matplotlib() -> None:
    """Load matplotlib.

    Raises:
        MissingPackage: It is not installed.
    """
    require("matplotlib", what="plots", install="'cardlab[lab]'")


def plots() -> Any:
    """Load the module that draws studies, and matplotlib with it."""
    need_matplotlib()
    from cardlab.lab import plots

    return plots
