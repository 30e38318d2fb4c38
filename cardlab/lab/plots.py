"""Draws plots of studies, labelled in the reader's language.

Matches that did not end are in every plot, hatched, so nothing is left out. This module needs matplotlib, and draws without its
global state: no window opens, and no figure stays behind.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Mapping, Sequence
from math import inf
from statistics import StatisticsError, correlation, fmean
from textwrap import fill
from typing import Any, Unpack

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from cardlab.core.numbers import as_python, is_whole
from cardlab.lab.annotated_plot import annotated
from cardlab.lab.bins import MOST_BARS, Bins
from cardlab.lab.bins import bins as classes_of
from cardlab.lab.columns import NOBODY, NOT_ENDED, StudyError, is_share
from cardlab.lab.curves import ecdf, survival, sweep
from cardlab.lab.dot_plots import dots
from cardlab.lab.estimates import Interval, share_of
from cardlab.lab.plot_base import (
    FACE,
    INK,
    LINE,
    NOT_OVER,
    PALE,
    SERIES,
    Labelled,
    Placed,
    Plot,
    colours,
    figure_of,
    percentage,
    styled,
    subplots,
    thousands,
    whole_numbers,
)
from cardlab.lab.plot_parts import Fits, Part, of_bins, unfinished, within
from cardlab.lab.results import Results
from cardlab.words.local_notation import local_number

FEW = 14
"""Up to this many bins are drawn as bars next to each other; more as lines."""
MOST_CELLS = 24
"""The maximum number of cells along each side of a heat map. Up to half as many contain their number."""

__all__ = ["compared", "dots", "ecdf", "heat", "histogram", "scores", "survival", "sweep", "wins"]

# ------------------------------------------------------------------------------------------------ plots of one study


@styled
def histogram(
    study: Results, name: str | None = None, *, bins: int = MOST_BARS, log: bool = False, **look: Unpack[Labelled]
) -> Plot:
    """Plots how many matches have each figure of a column; see `Study.histogram`."""
    bins = as_python(bins)
    if not is_whole(bins, 1):
        raise StudyError(f"bins is {bins!r:.40}, but must be a whole number from 1: the maximum number of bins to draw")
    name = name or study.main
    ended, stopped = _ended(study, name)
    _, axes = _axes(study, look)
    classes = classes_of(ended, bins)
    axes.bar(classes.middles, classes.counts(ended), classes.width, **FACE, label=look.get("label"))
    rest, n = classes.beyond(ended), len(stopped)
    last: list[tuple[str, int, Any]] = (
        [(study.words.say("lab-beyond", n=classes.rest), rest, {"facecolor": PALE, "edgecolor": INK})] if rest else []
    )
    last += [(study.words.say("lab-unfinished"), n, NOT_OVER)] if n else []
    _ticks(axes, classes, [label for label, _, _ in last], study.words.language)
    parts = [*of_bins(study, name, classes, ended=True)]
    for place, (what, count, face) in zip(_places(classes, len(last)), last, strict=True):
        axes.bar(place, count, _wide(classes), **face)
        told = local_number(f"{count:,}", study.words.language)
        axes.annotate(told, (place, count), (0, 3), textcoords="offset points", ha="center", va="bottom", fontsize=11)
        fits = unfinished if face is NOT_OVER else within(name, classes.rest or 0, inf, ended=True)
        parts.append(Part(place - _wide(classes), place + _wide(classes), what, fits))
    mean = study.mean(name)
    if classes.edges[0] <= mean.value <= classes.edges[-1]:
        open_ended = study.unfinished and study.grows(name)
        label = study.words.say("lab-mean-line-open" if open_ended else "lab-mean-line", mean=f"{mean.value:,.2f}")
        axes.axvline(mean.value, color=INK, linestyle="--", linewidth=1.4, label=label)
    if "label" in look or axes.get_legend_handles_labels()[0]:
        axes.legend(loc="best")
    axes.set_xlabel(study.label(name))
    axes.set_ylabel(study.words.say("lab-matches"))
    if log:
        axes.set_yscale("log")
        axes.set_ylim(0.6, axes.get_ylim()[1] * 2)  # even one match is visible, and there is room for the legend
    else:
        axes.set_ylim(0, axes.get_ylim()[1] * 1.12)
        axes.yaxis.set_major_locator(whole_numbers())
    axes.yaxis.set_major_formatter(thousands(study.words.language))
    return _plot(study, axes, look, parts, "lab-alt-histogram", **_facts(study, name))


@styled
def wins(study: Results, **look: Unpack[Placed]) -> Plot:
    """Plots the share of matches that each seat has won, with its interval."""
    say, n = study.words.say, len(study)
    shares = {study.words.seat(seat): share for seat, share in study.shares().items()}
    _, axes = _axes(study, look)
    faces: list[Any] = [FACE for _ in shares]
    tests: list[Fits] = [within(f"won.{seat}", 1, 1, ended=True) for seat in study.game.seats]
    for name, winner, face in (
        ("lab-nobody", NOBODY, {"facecolor": PALE, "edgecolor": INK}),
        ("lab-unfinished", NOT_ENDED, NOT_OVER),
    ):
        if hits := study["winner"].count(winner):
            shares[say(name)] = share_of(hits, n)
            faces.append(face)
            tests.append(within("winner", winner, winner, ended=False))
    _shares(axes, shares, faces, study.words.language)
    axes.axhline(1 / len(study.game.seats), color=INK, linestyle=":", linewidth=1.4, label=say("lab-fair"))
    axes.set_ylabel(say("lab-share-won"))
    axes.legend(loc="upper right")
    texts = [
        say("lab-alt-share", name=name, share=f"{s.value:.1%}", low=f"{s.low:.1%}", high=f"{s.high:.1%}")
        for name, s in shares.items()
    ]
    parts = [Part(x - 0.5, x + 0.5, name, fits) for x, (name, fits) in enumerate(zip(shares, tests, strict=True))]
    return _plot(study, axes, look, parts, "lab-alt-wins", shares=say("lab-between").join(texts))


@styled
def scores(study: Results, name: str | None = None, **look: Unpack[Placed]) -> Plot:
    """Plots the distribution of a column that each seat has (``score``), with all sides in one plot."""
    own = study.sides
    if not own:
        raise StudyError(f"{study.game.slug} counts nothing for each player: use histogram() or wins()")
    name = name or ("score" if "score" in own else own[0])
    if name not in own:
        raise StudyError(f"{name!r:.40} is not counted for each player of {study.game.slug}: ask for one of {', '.join(own)}")
    sides = {study.words.seat(seat): study[f"{name}.{seat}"] for seat in study.game.seats}
    over = study.over
    _, axes = _axes(study, look)
    ended = {seat: [value for value, yes in zip(side, over, strict=True) if yes] for seat, side in sides.items()}
    _beside(axes, study, [(seat, values, len(study)) for seat, values in ended.items()])
    axes.set_xlabel(study.label(name))
    means = [study.words.say("lab-alt-mean", name=seat, mean=f"{fmean(side):,.2f}") for seat, side in sides.items()]
    return _plot(
        study, axes, look, [], "lab-alt-scores", what=study.label(name), means=study.words.say("lab-between").join(means)
    )


@styled
def heat(study: Results, across: str, up: str, **look: Unpack[Placed]) -> Plot:
    """Plots how often two figures come together: each pair of values, or of classes of them.

    Args:
        study: The study.
        across: The column along the horizontal axis.
        up: The column along the vertical one.
        look: As in `Placed`.
    """
    pairs = study[across], study[up]
    columns, rows = (classes_of(values, MOST_CELLS, crowd=1) for values in pairs)
    stopped = [not over for over in study.over]
    cells: Bag[tuple[int, int]] = Bag()
    for a, b, not_over in zip(*pairs, stopped, strict=True):
        cells[columns.n if not_over else (a - columns.start) // columns.width, (b - rows.start) // rows.width] += 1
    figure, axes = _axes(study, look)
    wide = columns.n + any(stopped)
    grid = [[cells[x, y] or float("nan") for x in range(wide)] for y in range(rows.n)]
    edges = [*columns.edges, *([columns.edges[-1] + columns.width] if any(stopped) else [])]
    colours(figure, axes, edges, rows.edges, grid, study.words.say("lab-matches"))
    if any(stopped):
        axes.axvspan(edges[-2], edges[-1], fill=False, hatch="xxxx", edgecolor=LINE, linewidth=1)
    if max(columns.n, rows.n) <= MOST_CELLS // 2:
        most = max(cells.values())
        for (x, y), count in cells.items():
            place = edges[x] + columns.width / 2, rows.middles[y]
            box = {"facecolor": "white", "edgecolor": "none", "pad": 1.5} if x == columns.n else None
            dark = count > 0.55 * most and box is None
            told = local_number(f"{count:,}", study.words.language)
            axes.annotate(told, place, ha="center", va="center", fontsize=8.5, color="white" if dark else INK, bbox=box)
    _ticks(axes, columns, [study.words.say("lab-unfinished")] if any(stopped) else [], study.words.language, apart=0.5)
    axes.yaxis.set_major_locator(whole_numbers())
    axes.yaxis.set_major_formatter(thousands(study.words.language))
    axes.set_xlabel(study.label(across))
    axes.set_ylabel(study.label(up))
    (x, y), most = max(
        ((cell, n) for cell, n in cells.items() if cell[0] < columns.n), key=lambda cell: cell[1], default=((0, 0), 0)
    )
    try:
        together = f"{correlation(*pairs):.2f}".replace("-", "−")
    except StatisticsError:  # one of them is always the same
        together = "none"
    return _plot(
        study,
        axes,
        look,
        [],
        "lab-alt-heat",
        across=study.label(across),
        up=study.label(up),
        most=most,
        x=columns.start + x * columns.width,
        y=rows.start + y * rows.width,
        correlation=together,
    )


# ------------------------------------------------------------------------------------------------ plots of two studies


@styled
def compared(first: Results, second: Results, name: str, notes: Sequence[str], **look: Unpack[Placed]) -> Plot:
    """Plots the distributions of a column in two studies, or the share of matches won for such a column.

    Args:
        first, second: The studies; the words are those of the first.
        name: A column that both have.
        notes: The notes below the plot.
        look: As in `Placed`.
    """
    say = first.words.say
    studies = {say("lab-one"): first, say("lab-other"): second}
    figure, axes = subplots(look.get("title", ""), look.get("ax"))
    titled = not look  # otherwise there may be no room for two lines above the plot
    for place, study in enumerate(studies.values() if titled else ()):
        title = say(("lab-one-is", "lab-other-is")[place], what=study.titled(first.words, brief=True))
        figure.text(0.005, 0.985 - place * 0.075, title, va="top", fontsize=11)
    if is_share(name):
        shares = {label: study.shares()[name.partition(".")[2]] for label, study in studies.items()}
        faces = [{"color": colour, "hatch": hatch, "edgecolor": "white"} for colour, hatch, *_ in SERIES[:2]]
        _shares(axes, shares, faces, first.words.language)
        axes.set_ylabel(say("lab-share-won"))
    else:
        _beside(axes, first, [(label, _ended(study, name)[0], len(study)) for label, study in studies.items()])
    axes.set_xlabel(first.label(name))
    if titled:
        figure.set_layout_engine("constrained", rect=(0, 0, 1, 0.85))
    means = [say("lab-alt-mean", name=label, mean=f"{study.mean(name).value:,.2f}") for label, study in studies.items()]
    alt = say("lab-alt-compared", what=first.label(name), means=say("lab-between").join(means))
    return Plot(figure, " ".join([alt, *notes]), axes)


# ---------------------------------------------------------------------------------------------------- shared code


def _axes(study: Results, look: Placed | Labelled) -> tuple[Figure, Axes]:
    """Returns the figure and the axes of a plot of one study, under its title."""
    return subplots(look.get("title", study.titled(study.words, brief=True)), look.get("ax"))


def _plot(study: Results, axes: Axes, look: Placed | Labelled, parts: Sequence[Part], message: str, /, **facts: Any) -> Plot:
    """Returns a plot with its text, its notes and its parts."""
    plot = Plot(figure_of(axes), study.words.say(message, title=study.title, **facts), axes, {"": study}, parts)
    return annotated(plot, study.notes(), own="ax" not in look)


def _shares(axes: Axes, shares: Mapping[str, Interval], faces: Sequence[Any], language: str) -> None:
    """Draws bars of shares with their intervals, and leaves room for a legend above."""
    for place, (share, face) in enumerate(zip(shares.values(), faces, strict=True)):
        axes.bar(place, share.value, 0.62, **face)
        sides = [[share.value - share.low], [share.high - share.value]]
        axes.errorbar(place, share.value, sides, color=INK, capsize=7, linewidth=1.6, capthick=1.6)
        told = local_number(f"{share.value:.1%}", language)
        axes.annotate(told, (place, share.high), (0, 4), textcoords="offset points", ha="center", va="bottom")
    axes.set_xticks(range(len(shares)), [fill(name, 18) for name in shares])
    axes.set_ylim(0, max(share.high for share in shares.values()) * 1.28)
    axes.set_yticks([tick for tick in axes.get_yticks() if tick <= 1])
    axes.yaxis.set_major_formatter(percentage(language))


def _ended(study: Results, name: str) -> tuple[list[int], list[int]]:
    """Returns the figures of the matches that ended, and of those that did not."""
    pairs = list(zip(study[name], study.over, strict=True))
    return [v for v, over in pairs if over], [v for v, over in pairs if not over]


def _facts(study: Results, name: str) -> dict[str, Any]:
    """Returns the figures of a column for a text."""
    values = study[name]
    low, _, high = study.quarters(name)
    return {
        "what": study.label(name),
        "mean": f"{study.mean(name).value:,.2f}",
        "low": study.quantile_words(low),
        "high": study.quantile_words(high),
        "least": min(values),
        "most": max(values),
    }


def _wide(classes: Bins) -> float:
    """Returns the width of a bar next to the bins."""
    return max(classes.width, classes.width * classes.n / 24)


def _places(classes: Bins, n: int) -> list[float]:
    """Returns the places of bars next to the bins."""
    return [classes.edges[-1] + _wide(classes) * (1.7 + 2.9 * i) for i in range(n)]


def _ticks(axes: Axes, classes: Bins, beside: Sequence[str], language: str, *, apart: float | None = None) -> None:
    """Labels the bins with whole numbers, and the bars next to them with their names."""
    low, high = classes.edges[0], classes.edges[-1]
    last = high - (high - low) * 0.07 * bool(beside)  # its label would run into the next one
    at = [tick for tick in whole_numbers().tick_values(low, high) if low <= tick <= last and tick % 1 == 0]
    places = _places(classes, len(beside)) if apart is None else [high + apart * classes.width]
    at = at or [classes.start]
    axes.set_xticks(
        [*at, *places[: len(beside)]],
        [
            *(local_number(f"{tick:,.0f}", language) for tick in at),
            *(fill(label, 7, break_long_words=False) for label in beside),
        ],
    )


def _beside(axes: Axes, study: Results, sides: Sequence[tuple[str, list[int], int]]) -> None:
    """Draws several distributions in one plot, as shares of all matches. Matches that did not end are at its end.

    Args:
        axes: The axes to draw in.
        study: The study whose words are used.
        sides: The name of each, the figures of its matches that ended, and its number of matches.
    """
    classes = classes_of([value for _, values, _ in sides for value in values])
    counts = [classes.counts(values) for _, values, _ in sides]
    bars, wide = sum(map(any, zip(*counts, strict=True))) <= FEW, classes.width * 0.84 / len(sides)
    stopped = [n - len(values) for _, values, n in sides]
    rests = [classes.beyond(values) for _, values, _ in sides]
    beside = [(study.words.say("lab-beyond", n=classes.rest), rests)] if any(rests) else []
    beside += [(study.words.say("lab-unfinished"), stopped)] if any(stopped) else []
    for place, (label, _, n) in enumerate(sides):
        colour, hatch, line, mark = SERIES[place % len(SERIES)]
        shares = [count / n for count in counts[place]]
        if bars:
            at = [middle + (place - (len(sides) - 1) / 2) * wide for middle in classes.middles]
            axes.bar(at, shares, wide, color=colour, hatch=hatch, edgecolor="white", label=label)
        else:
            every = max(1, classes.n // 12)
            axes.plot(
                classes.middles, shares, color=colour, linestyle=line, marker=mark, markevery=every, linewidth=1.9, label=label
            )
        for where, (_, these) in zip(_places(classes, len(beside)), beside, strict=True):
            across = _wide(classes) / len(sides)
            at_side = where + (place - (len(sides) - 1) / 2) * across
            look = NOT_OVER if these is stopped else {"facecolor": colour, "edgecolor": "white", "hatch": hatch}
            axes.bar(at_side, these[place] / n, across, **look)
    _ticks(axes, classes, [label for label, _ in beside], study.words.language)
    axes.yaxis.set_major_formatter(percentage(study.words.language))
    axes.set_ylabel(study.words.say("lab-share"))
    axes.set_ylim(bottom=0)
    axes.legend(loc="best")
