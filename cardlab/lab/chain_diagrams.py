"""Draws diagrams of Markov chains: states as boxes, steps as arrows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from matplotlib.axes import Axes
from matplotlib.patches import FancyArrowPatch, Patch

from cardlab.lab.plot_base import FACE, INK, SIZE, Plot, PlotError, styled, subplots

Place = tuple[float, float]

BEND = 0.2
"""The distance of two arrows between the same states, as a share of their length."""
LOOP = 0.12
"""Half the width of an arrow that leads back to its start."""
ARROW: Any = {"arrowstyle": "-|>", "mutation_scale": 13, "color": INK, "shrinkA": 2, "shrinkB": 2}


@styled
def chain(title: str, places: Mapping[str, Place], steps: Mapping[tuple[str, str], str], alt: str) -> Plot:
    """Draws a Markov chain: ``chain("Coin", {"A": (0, 0), "B": (2, 0)}, {("A", "B"): "1/2", ("A", "A"): "1/2"}, "…")``.

    Args:
        title: The title.
        places: The text of each state's box -> the position of its middle, across and up. A box is about 1 wide and 0.5 high.
        steps: Pairs of states, from and to -> the label of the arrow.
        alt: A description of the picture in words.

    Raises:
        PlotError: A step starts or ends at an unknown state.
    """
    for step in steps:
        for state in step:
            if state not in places:
                raise PlotError(f"a step leads from {step[0]!r:.40} to {step[1]!r:.40}: give {state!r:.40} a place")
    figure, axes = subplots(title)
    axes.set_aspect("equal")
    axes.axis("off")
    across, up = zip(*places.values(), strict=True)
    wide, high = max(across) - min(across) + 1.6, max(up) - min(up) + 1.4
    axes.set_xlim(min(across) - 0.8, max(across) + 0.8)
    axes.set_ylim(min(up) - 0.5, max(up) + 0.9)
    figure.set_figheight(min(SIZE[1] * 1.2, SIZE[0] * high / wide + 0.4))
    boxes = {state: _box(axes, state, place) for state, place in places.items()}
    for (start, end), text in steps.items():
        if start == end:
            _loop(axes, places[start], boxes[start], text)
        else:
            bend = BEND if (end, start) in steps else 0
            _arrow(axes, places[start], places[end], (boxes[start], boxes[end]), text, bend)
    return Plot(figure, alt)


def _box(axes: Axes, text: str, place: Place) -> Patch:
    frame = {"boxstyle": "round,pad=0.6", **FACE}
    box = axes.text(*place, text, ha="center", va="center", bbox=frame, zorder=3).get_bbox_patch()
    assert box is not None  # it was requested
    return box


def _arrow(axes: Axes, start: Place, end: Place, boxes: tuple[Patch, Patch], text: str, bend: float) -> None:
    """Draws an arrow from the edge of one box to that of another, with its label in the middle."""
    (x, y), (u, v) = start, end
    axes.add_patch(FancyArrowPatch(start, end, patchA=boxes[0], patchB=boxes[1], connectionstyle=f"arc3,rad={bend}", **ARROW))
    _write(axes, ((x + u) / 2 + bend / 2 * (v - y), (y + v) / 2 - bend / 2 * (u - x)), text)


def _loop(axes: Axes, place: Place, box: Patch, text: str) -> None:
    """Draws an arrow that leaves a box at the top and comes back to it."""
    x, y = place
    start, end = (x - LOOP, y), (x + LOOP, y)
    axes.add_patch(FancyArrowPatch(start, end, patchA=box, patchB=box, connectionstyle="arc3,rad=-6", **ARROW))
    _write(axes, (x, y + 6 * LOOP), text)


def _write(axes: Axes, place: Place, text: str) -> None:
    axes.text(*place, text, ha="center", va="center", bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.5}, zorder=2.5)
