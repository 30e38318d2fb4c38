"""What draws, and what to do where it is not installed."""

from __future__ import annotations

from typing import Any

from cardlab.core.extras import require


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
