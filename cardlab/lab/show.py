"""What draws, and what to do where it is not installed."""

from __future__ import annotations

from typing import Any

from cardlab.lab.extras import fetched


def need_matplotlib() -> None:
    """Fetch what draws.

    Raises:
        MissingPackage: It is not installed.
    """
    fetched("matplotlib", what="plots", install="'cardlab[lab]'")


def plots() -> Any:
    """The module that draws studies, which brings matplotlib with it."""
    need_matplotlib()
    from cardlab.lab import plots

    return plots
