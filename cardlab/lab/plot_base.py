"""`Plot`: the base of every plot of the lab, with a style that is legible in grey and a text for screen readers."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any, TypedDict

import matplotlib
from cycler import cycler
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError
from cardlab.core.whole_files import writing
from cardlab.words.local_notation import local_number

if TYPE_CHECKING:
    from cardlab.lab.plot_parts import Part
    from cardlab.lab.results import Results

SIZE = (7.2, 4.0)
"""The size of a plot, in inches."""
DPI = 120
COLOURS = 256
"""The number of colours of a picture in a notebook."""
INK, PALE, LINE = "#1d2733", "#d5dae0", "#5b6673"
FACE: Any = {"facecolor": "#8fb8de", "edgecolor": "#2f5d8a", "linewidth": 0.8}
"""The style of bars on which lines and intervals stay visible."""
SERIES = (
    ("#0b5394", "//", "-", "o"),
    ("#e69f00", "..", "--", "s"),
    ("#3aa98b", "\\\\", "-.", "^"),
    ("#7a2a55", "++", ":", "D"),
)
"""Colour, pattern, line and mark of each side. The last three distinguish the sides without colour."""
PALE_TO_DARK = LinearSegmentedColormap.from_list("cardlab", ["#fff3b0", "#a8dcb5", "#46b3c3", "#2263a8", "#0b1f55"])
"""The colours of cells: evenly darker, in grey too, with either black or white text legible on each."""
NOT_OVER: Any = {"facecolor": "white", "edgecolor": INK, "hatch": "xxxx", "linewidth": 0.8}
"""The style of matches that did not end."""
STYLE: Any = {
    "font.family": ["DejaVu Sans"],
    "font.size": 12,  # legible from the last row, on a slide as wide as the plot
    "text.usetex": False,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": "white",
    "axes.prop_cycle": cycler(color=[colour for colour, *_ in SERIES]),
    "axes.titlesize": 13,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "axes.unicode_minus": True,
    "grid.color": PALE,
    "grid.linewidth": 0.8,
    "hatch.linewidth": 0.7,
    "figure.facecolor": "white",
    "legend.frameon": False,
    "legend.fontsize": 11,
    "xtick.color": INK,
    "ytick.color": INK,
}


class PlotError(CardlabError, ValueError):
    """A plot cannot be drawn or written as requested."""


styled = matplotlib.rc_context(STYLE)
"""Makes a function draw in cardlab's style, no matter which style users have set for their own plots."""


class Placed(TypedDict, total=False):
    """Where a plot is drawn.

    Attributes:
        ax: Axes of matplotlib to draw in, such as one of several side by side; a new figure by default.
        title: The title; "" for none.
    """

    ax: Axes
    title: str


class Labelled(Placed, total=False):
    """Where a plot is drawn, and its name in a legend.

    Attributes:
        label: The name in the legend, such as that of one of several plots in the same axes.
    """

    label: str


@styled
def subplots(title: str = "", ax: Axes | None = None) -> tuple[Figure, Axes]:
    """Returns a figure in cardlab's style, with its axes; a `Plot` shows it with its text.

    Args:
        title: The title.
        ax: Axes to draw in instead of new ones; they keep their own style.
    """
    if ax is None:
        figure = Figure(figsize=SIZE, dpi=DPI, layout="constrained")
        axes = figure.add_subplot()
    else:
        figure, axes = figure_of(ax), ax
    axes.set_title(fill(title, 66))
    return figure, axes


def figure_of(axes: Axes) -> Figure:
    """Returns the whole figure to which axes belong."""
    figure = axes.get_figure(root=True)
    assert figure is not None  # axes belong to one
    return figure


def whole_numbers() -> MaxNLocator:
    """Returns a locator for ticks at round whole numbers."""
    return MaxNLocator(nbins=8, integer=True, steps=[1, 2, 5, 10])


def percentage(language: str) -> Callable[[float, float], str]:
    """Returns a function that writes a share at an axis in the format of a language."""
    return lambda share, place: local_number(f"{round(100 * share, 6):g}%", language)


def thousands(language: str) -> Callable[[float, float], str]:
    """Returns a function that writes a count at an axis in the format of a language."""
    return lambda count, place: local_number(f"{count:,.0f}", language)


def colours(
    figure: Figure, axes: Axes, across: Sequence[float], up: Sequence[float], cells: Sequence[Sequence[float]], scale: str
) -> None:
    """Draws cells whose colour shows how great they are, pale to dark; those that are nan stay white.

    Args:
        figure, axes: The figure and axes to draw in.
        across, up: The edges of the cells, one more than there are columns and rows.
        cells: The figures, row by row from the bottom.
        scale: The label of the scale.
    """
    axes.grid(visible=False)
    mesh = axes.pcolormesh(across, up, cells, cmap=PALE_TO_DARK, edgecolors="white", linewidth=0.5)
    figure.colorbar(mesh, label=scale, ax=axes, ticks=whole_numbers())


def kind_of(path: str | Path) -> str:
    """Returns the kind of picture that a file will be.

    Raises:
        PlotError: Its ending is not one of a picture.
    """
    kind = Path(path).suffix[1:].lower()
    if kind not in Figure().canvas.get_supported_filetypes():
        raise PlotError(f"{str(path)!r} is not the name of a picture: write one that ends in .png, .svg or .pdf")
    return kind


@dataclass(frozen=True)
class Plot(Displayed):
    """A plot with a display in notebooks.

    Attributes:
        figure: The figure of matplotlib; changes to it are visible.
        alt: A description of the picture in words.
        axes: The axes of the plot, if the figure may have others.
        studies: The studies of the plot, by the names of their curves or settings.
        parts: The parts that can be selected (`cardlab.widgets.Brush`); none for a plot that has none.
    """

    figure: Figure
    alt: str
    axes: Axes | None = None
    studies: Mapping[str, Results] = field(default_factory=dict)
    parts: Sequence[Part] = ()

    def png(self) -> bytes:
        """Returns the picture with only as many colours as can be distinguished. That is a third of the size, and notebooks
        hold it twice.
        """
        picture, file, info = io.BytesIO(), io.BytesIO(), PngInfo()
        self._write(picture, "png", {})
        info.add_itxt("Description", self.alt)
        image = Image.open(picture).convert("RGB")
        few = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        few.save(file, "png", optimize=True, dpi=(DPI, DPI), pnginfo=info)
        return file.getvalue()

    def save(self, path: str | Path) -> None:
        """Writes the plot to a file. The ending (.png, .svg, .pdf) decides the format.

        Raises:
            PlotError: There is no such format.
            WriteError: The file cannot be written.
        """
        kind = kind_of(path)
        keys = {"png": "Description", "svg": "Description", "pdf": "Subject"}
        with writing(path) as part:
            self._write(part, kind, {keys[kind]: self.alt} if kind in keys else None)

    @styled
    def _write(self, to: Any, kind: str, metadata: dict[str, Any] | None) -> None:
        self.figure.savefig(to, format=kind, dpi=DPI, metadata=metadata)

    def __str__(self) -> str:
        return self.alt
