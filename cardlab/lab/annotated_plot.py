"""Adds notes to a plot, which appear below the picture and in its text for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from matplotlib.figure import Figure

from cardlab.lab.plot_base import LINE, Plot

WIDTH = 110
"""The length of a line of notes, in characters."""


def annotated(figure: Figure, alt: str, notes: Sequence[str]) -> Plot:
    """Returns a plot with its notes, a sentence each; without notes the figure stays unchanged."""
    if notes:
        figure.supxlabel(fill(" ".join(notes), WIDTH), fontsize=8.5, x=0.01, ha="left", color=LINE)
    return Plot(figure, " ".join([alt, *notes]))
