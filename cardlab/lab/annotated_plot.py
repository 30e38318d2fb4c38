"""Adds notes to a plot, which appear below the picture and in its text for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import fill

from cardlab.lab.plot_base import LINE, Plot

WIDTH = 100
"""The length of a line of notes, in characters."""


def annotated(plot: Plot, notes: Sequence[str], *, own: bool = True) -> Plot:
    """Returns a plot with notes, a sentence each. A figure that has other plots keeps them out of its picture.

    Args:
        plot: The plot.
        notes: The notes.
        own: Whether the figure has only this plot.
    """
    if notes and own:
        plot.figure.supxlabel(fill(" ".join(notes), WIDTH), fontsize=9.5, x=0.01, ha="left", color=LINE)
    return replace(plot, alt=" ".join([plot.alt, *notes]))
