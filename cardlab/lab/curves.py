"""Draws line plots of studies: survival curves, cumulative distributions (ecdf), and the effect of an option (sweep)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import cycle, islice
from math import isfinite, isinf
from typing import Any, NamedTuple, Unpack

from matplotlib.axes import Axes

from cardlab.lab.annotated_plot import annotated
from cardlab.lab.bins import bins
from cardlab.lab.columns import form, is_share
from cardlab.lab.plot_base import (
    INK,
    NOT_OVER,
    PALE,
    PALE_TO_DARK,
    SERIES,
    Labelled,
    Plot,
    figure_of,
    percentage,
    styled,
    subplots,
    thousands,
)
from cardlab.lab.plot_parts import Fits, Part, of_bins
from cardlab.lab.results import TIMES, Results, notes_of

PIECES = 24
"""The maximum number of pieces of a curve that can be selected."""
Curves = Mapping[str, Results]
"""Name of each curve -> its study. The first study gives the title and the words."""


class Look(NamedTuple):
    """The look that distinguishes one of several curves from the others."""

    colour: Any
    line: str
    mark: str


def looks(n: int) -> list[Look]:
    """Returns n looks. With more curves than series, the colours form a gradient in the order of the curves."""
    lines, marks = ([series[part] for series in SERIES] for part in (2, 3))
    colours = (
        [series[0] for series in SERIES] if n <= len(SERIES) else [PALE_TO_DARK(0.3 + 0.7 * i / (n - 1)) for i in range(n)]
    )
    return [Look(*look) for look in islice(zip(cycle(colours), cycle(lines), cycle(marks), strict=False), n)]


@styled
def survival(studies: Curves, name: str | None = None, *, log: bool = False, **look: Unpack[Labelled]) -> Plot:
    """Plots the share of matches that still go on after n turns, or n of another column, with its interval.

    Args:
        studies: The studies, by the names of their curves.
        name: The column; None for turns, or for actions in a game that counts no turns.
        log: Whether the shares are on a logarithmic scale, where a straight line means an ending by pure chance.
        look: As in `Labelled`; the label is that of a single curve.
    """
    first, *others = studies.values()
    name = name or next(column for column in (*first.measures, "actions") if column in TIMES)
    say = first.words.say
    curves = {label: study.survival_of(name) for label, study in studies.items()}
    halves = {label: study.median(name).value for label, study in studies.items()}
    title, axes = look.get("title", ""), _axes(first, look, alone=not others)
    for style, (label, curve) in zip(looks(len(curves)), curves.items(), strict=True):
        seen = [(time, share) for time, share in zip(curve.times, curve.shares, strict=True) if share.value or not log]
        ends = [(share.low, share.value, share.high) for _, share in seen]
        named = label if others else look.get("label", "")
        _steps(axes, style, [time for time, _ in seen], ends, named, alone=not others and "ax" not in look)
        if isfinite(half := halves[label]):
            place = half, [share.value for time, share in zip(curve.times, curve.shares, strict=True) if time <= half][-1]
            axes.plot(*place, marker="o", color=INK, markersize=7, linestyle="none")
            if not others:
                axes.annotate(say("lab-half", n=f"{half:,}"), place, (10, 8), textcoords="offset points")
    if first.unfinished and not others:
        n, (curve,) = first.unfinished, curves.values()
        told = say("lab-unfinished-of", n=n, share=f"{n / len(first):.1%}")
        axes.axhspan(0, curve.shares[-1].value, **NOT_OVER, label=told)
    axes.set_yscale("log" if log else "linear")
    legend = bool(others or first.unfinished or "label" in look)
    parts = _finish(axes, studies, name, "lab-going-on", legend=legend, log=log)
    if others:
        texts = [say("lab-alt-half", name=label, half=first.quantile_words(half)) for label, half in halves.items()]
        alt = say(
            "lab-alt-survivals", what=first.label(name), title=title or first.title, halves=say("lab-between").join(texts)
        )
        return _plot(axes, alt, studies, parts, look)
    (half,) = halves.values()
    facts = {"half": first.quantile_words(half), "tenth": first.quantile_words(first.quantile(name, 0.9).value)}
    alt = say("lab-alt-survival", what=first.label(name), title=first.title, **facts)
    return _plot(axes, alt, studies, parts, look)


@styled
def ecdf(studies: Curves, name: str | None = None, **look: Unpack[Labelled]) -> Plot:
    """Plots the share of matches with at most each figure of a column, with its interval.

    Args:
        studies: The studies, by the names of their curves.
        name: The column; None for the most informative one.
        look: As in `Labelled`; the label is that of a single curve.
    """
    first, *others = studies.values()
    name = name or first.main
    say = first.words.say
    title, axes = look.get("title", ""), _axes(first, look, alone=not others)
    texts = []
    for style, (label, study) in zip(looks(len(studies)), studies.items(), strict=True):
        curve = study.survival_of(name)
        ends = [(1 - s.high, 1 - s.value, 1 - s.low) for s in curve.shares]
        named = label if others else look.get("label", "")
        _steps(axes, style, curve.times, ends, named, alone=not others and "ax" not in look)
        facts = dict(zip(("low", "half", "high"), map(study.quantile_words, study.quarters(name)), strict=True))
        texts.append(say("lab-alt-at-most", name=label if others else "none", **facts))
    parts = _finish(axes, studies, name, "lab-at-most", legend=bool(others or "label" in look), log=False)
    alt = say("lab-alt-ecdf", what=first.label(name), title=title or first.title, shares=say("lab-between").join(texts))
    return _plot(axes, alt, studies, parts, look)


@styled
def sweep(settings: Sequence[Mapping[str, Any]], studies: Curves, name: str, **look: Unpack[Labelled]) -> Plot:
    """Plots the mean of a column under each setting, with its interval. The first option is on the axis, and each setting of
    the others is a line.

    Args:
        settings: Option -> its value, one mapping for each study.
        studies: The studies, by the names of their settings.
        name: The column.
        look: As in `Labelled`; the label is that of a single line.
    """
    first = next(iter(studies.values()))
    say = first.words.say
    title = look.get("title", "")
    _, axes = subplots(title, look.get("ax"))
    along = next(iter(settings[0]))
    places = list(dict.fromkeys(str(setting[along]) for setting in settings))
    lines: dict[str, list[tuple[int, Results]]] = {}
    for setting, study in zip(settings, studies.values(), strict=True):
        others = ", ".join(f"{option}={value}" for option, value in setting.items() if option != along)
        lines.setdefault(others, []).append((places.index(str(setting[along])), study))
    for number, (style, (label, points)) in enumerate(zip(looks(len(lines)), lines.items(), strict=True)):
        shift = 0.06 * (number - (len(lines) - 1) / 2)  # otherwise intervals at one place would overlap
        figures = [study.figure(name) for _, study in points]
        bounds = [isinf(f.high) for f in figures]
        reach = 0.06 * max(f.value for f in figures)  # the length of the arrow that shows that the true mean is greater
        axes.errorbar(
            [place + shift for place, _ in points],
            [f.value for f in figures],
            [
                [f.value - f.low if f.is_known else 0 for f in figures],
                [reach if isinf(f.high) else f.high - f.value if f.is_known else 0 for f in figures],
            ],
            lolims=bounds,
            color=style.colour,
            linestyle=style.line if len(points) > 1 else "none",
            marker=style.mark,
            capsize=5,
            linewidth=1.7,
            label=label or look.get("label"),
        )
    axes.set_xticks(range(len(places)), places)
    axes.set_xlim(-0.5, len(places) - 0.5)
    axes.set_xlabel(along)
    axes.set_ylabel(say("lab-mean-of", what=first.label(name)))
    axes.yaxis.set_major_formatter((percentage if is_share(name) else thousands)(first.words.language))
    if len(lines) > 1 or "label" in look:
        axes.legend(loc="best")
    texts = [
        say("lab-alt-mean", name=label, mean=format(study.figure(name).value, form(name))) for label, study in studies.items()
    ]
    alt = say("lab-alt-sweep", what=first.label(name), title=title, means=say("lab-between").join(texts))
    parts = []
    for place, value in enumerate(places):
        here = [label for label, setting in zip(studies, settings, strict=True) if str(setting[along]) == value]
        parts.append(Part(place - 0.5, place + 0.5, f"{along}={value}", _named(here)))
    return _plot(axes, alt, studies, parts, look)


def _named(names: Collection[str]) -> Fits:
    """Returns the test that chooses all matches of the studies with these names."""
    return lambda name, study: [name in names] * len(study)


def _axes(first: Results, look: Labelled, *, alone: bool) -> Axes:
    """Returns the axes for curves, under the title of the only one."""
    title = look.get("title", first.titled(first.words, brief=True) if alone else "")
    return subplots(title, look.get("ax"))[1]


def _plot(axes: Axes, alt: str, studies: Curves, parts: Sequence[Part], look: Labelled) -> Plot:
    """Returns a plot with its text, its notes and its parts."""
    return annotated(Plot(figure_of(axes), alt, axes, studies, parts), notes_of(studies), own="ax" not in look)


def _steps(
    axes: Axes, look: Look, times: Sequence[float], ends: Sequence[tuple[float, float, float]], label: str, *, alone: bool
) -> None:
    """Draws a staircase with its interval: pale if it is alone, otherwise transparent, so that the others show through."""
    low, value, high = zip(*ends, strict=True)
    band: Any = {"color": PALE} if alone else {"color": look.colour, "alpha": 0.15}
    axes.fill_between(times, low, high, step="post", linewidth=0, **band)
    axes.step(
        times, value, where="post", color=look.colour, linestyle="-" if alone else look.line, linewidth=2, label=label or None
    )


def _finish(axes: Axes, studies: Curves, name: str, what: str, *, legend: bool, log: bool) -> list[Part]:
    """Labels the axes, and returns the parts that can be selected: pieces of the curves between round numbers."""
    study = next(iter(studies.values()))
    if not log:
        axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(percentage(study.words.language))
    axes.xaxis.set_major_formatter(thousands(study.words.language))
    axes.set_xlabel(study.label(name))
    axes.set_ylabel(study.words.say(what))
    axes.margins(x=0.01)
    if legend:
        axes.legend(loc="best")
    every = [value for one in studies.values() for value in one[name]]
    return [*of_bins(study, name, bins(every, PIECES, crowd=1), ended=False)]
