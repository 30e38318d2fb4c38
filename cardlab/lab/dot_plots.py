"""Draws the distribution of a study as a few equally likely outcomes, a dot each, which one can count."""

from __future__ import annotations

from collections import Counter as Bag
from typing import Unpack

from cardlab.core.numbers import as_python, is_whole
from cardlab.lab.annotated_plot import annotated
from cardlab.lab.bins import bins
from cardlab.lab.columns import StudyError
from cardlab.lab.plot_base import FACE, INK, NOT_OVER, Labelled, Plot, figure_of, styled, subplots, thousands
from cardlab.lab.plot_parts import Part, of_bins, unfinished
from cardlab.lab.results import TIMES, Results

COLUMNS = 24
"""The maximum number of columns of dots."""


@styled
def dots(study: Results, name: str | None = None, *, n: int = 20, **look: Unpack[Labelled]) -> Plot:
    """Plots the quantiles of a column as dots; see `Study.dots`.

    Source: M. Kay, T. Kola, J. Hullman and S. Munson, "When (ish) is my bus?" (2016): quantile dot plots.
    """
    n = as_python(n)
    if not is_whole(n, 2):
        raise StudyError(f"n is {n!r:.40}, but must be a whole number from 2: the number of dots, such as 20 or 100")
    name = name or study.main
    if study.unfinished and name not in TIMES:
        raise StudyError(
            f"{study.unfinished} of {len(study)} matches did not end, and where they would lie among the others is only known "
            f"for the length of a match ({', '.join(TIMES)}), not for {name!r:.40}: use histogram(), or choose a length"
        )
    ended = sorted(value for value, over in zip(study[name], study.over, strict=True) if over)
    places = [int((dot + 0.5) / n * len(study)) for dot in range(n)]
    values = [ended[place] for place in places if place < len(ended)]
    classes = bins(values, COLUMNS, crowd=1)
    heights = Bag({place: count for place, count in enumerate(classes.counts(values)) if count})
    if len(values) < n:  # matches that did not end last longer than all others
        heights[classes.n + 1] = n - len(values)
    _, axes = subplots(look.get("title", study.titled(study.words, brief=True)), look.get("ax"))
    wide, high = (extent * 72 / axes.figure.dpi for extent in axes.get_window_extent().size)
    across = max(heights) + 1
    size = min(0.86 * wide / across, 0.8 * high / (max(heights.values()) + 0.5), 40)  # in points
    for place, count in heights.items():
        face = {"facecolor": "white", "edgecolor": INK, "hatch": NOT_OVER["hatch"]} if place > classes.n else FACE
        at = classes.edges[0] + (place + 0.5) * classes.width
        axes.scatter([at] * count, [dot + 0.5 for dot in range(count)], (0.94 * size) ** 2, **face)
    axes.set_xlim(classes.edges[0], classes.edges[0] + across * classes.width)
    axes.set_ylim(0, 0.8 * high / size)
    axes.set_yticks([])
    axes.grid(visible=False)
    axes.spines["left"].set_visible(False)
    axes.xaxis.set_major_formatter(thousands(study.words.language))
    axes.set_xlabel(study.label(name))
    axes.set_ylabel(study.words.say("lab-dot", n=n))
    parts = [*of_bins(study, name, classes, ended=True)]
    if len(values) < n:
        beyond, word = classes.edges[-1] + classes.width, study.words.say("lab-unfinished")
        axes.annotate(word, (beyond + classes.width / 2, heights[classes.n + 1] + 0.1), ha="right", fontsize=11)
        parts.append(Part(beyond, beyond + classes.width, word, unfinished))
    facts = dict(zip(("low", "half", "high"), map(study.quantile_words, study.quarters(name)), strict=True))
    most = study.words.say("lab-alt-at-most", name="none", **facts)
    alt = study.words.say("lab-alt-dots", what=study.label(name), title=study.title, n=n, shares=most)
    return annotated(Plot(figure_of(axes), alt, axes, {"": study}, parts), study.notes(), own="ax" not in look)
