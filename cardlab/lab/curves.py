"""Draws line plots of studies: survival curves, cumulative distributions (ecdf), and the effect of an option (sweep)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from math import isfinite, isinf
from typing import Any, NamedTuple

from matplotlib.axes import Axes

from cardlab.lab.annotated_plot import annotated
from cardlab.lab.columns import form, is_share
from cardlab.lab.plot_base import INK, NOT_OVER, PALE, PALE_TO_DARK, SERIES, Plot, percentage, styled, subplots, thousands
from cardlab.lab.results import TIMES, Results, notes_of

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
def survival(studies: Curves, name: str | None = None, *, log: bool = False, title: str = "") -> Plot:
    """Plots the share of matches that still go on after n turns, or n of another column, with its interval.

    Args:
        studies: The studies, by the names of their curves.
        name: The column; None for turns, or for actions in a game that counts no turns.
        log: Whether the shares are on a logarithmic scale, where a straight line means an ending by pure chance.
        title: The title above several curves.
    """
    first, *others = studies.values()
    name = name or next(column for column in (*first.measures, "actions") if column in TIMES)
    say = first.words.say
    curves = {label: study.survival_of(name) for label, study in studies.items()}
    halves = {label: study.median(name).value for label, study in studies.items()}
    figure, axes = subplots(title if others else first.title)
    for look, (label, curve) in zip(looks(len(curves)), curves.items(), strict=True):
        seen = [(time, share) for time, share in zip(curve.times, curve.shares, strict=True) if share.value or not log]
        ends = [(share.low, share.value, share.high) for _, share in seen]
        _steps(axes, look, [time for time, _ in seen], ends, label if others else "", alone=not others)
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
    _finish(axes, first, name, "lab-going-on", legend=bool(others or first.unfinished), log=log)
    if others:
        texts = [say("lab-alt-half", name=label, half=first.quantile_words(half)) for label, half in halves.items()]
        alt = say(
            "lab-alt-survivals", what=first.label(name), title=title or first.title, halves=say("lab-between").join(texts)
        )
        return annotated(figure, alt, notes_of(studies))
    (half,) = halves.values()
    facts = {"half": first.quantile_words(half), "tenth": first.quantile_words(first.quantile(name, 0.9).value)}
    return annotated(figure, say("lab-alt-survival", what=first.label(name), title=first.title, **facts), first.notes())


@styled
def ecdf(studies: Curves, name: str | None = None, *, title: str = "") -> Plot:
    """Plots the share of matches with at most each figure of a column, with its interval.

    Args:
        studies: The studies, by the names of their curves.
        name: The column; None for the most informative one.
        title: The title above several curves.
    """
    first, *others = studies.values()
    name = name or first.main
    say = first.words.say
    figure, axes = subplots(title if others else first.title)
    texts = []
    for look, (label, study) in zip(looks(len(studies)), studies.items(), strict=True):
        curve = study.survival_of(name)
        ends = [(1 - s.high, 1 - s.value, 1 - s.low) for s in curve.shares]
        _steps(axes, look, curve.times, ends, label if others else "", alone=not others)
        facts = dict(zip(("low", "half", "high"), map(study.quantile_words, study.quarters(name)), strict=True))
        texts.append(say("lab-alt-at-most", name=label if others else "none", **facts))
    _finish(axes, first, name, "lab-at-most", legend=bool(others), log=False)
    alt = say("lab-alt-ecdf", what=first.label(name), title=title or first.title, shares=say("lab-between").join(texts))
    return annotated(figure, alt, notes_of(studies))


@styled
def sweep(settings: Sequence[Mapping[str, Any]], studies: Curves, name: str, *, title: str) -> Plot:
    """Plots the mean of a column under each setting, with its interval. The first option is on the axis, and each setting of
    the others is a line.

    Args:
        settings: Option -> its value, one mapping for each study.
        studies: The studies, by the names of their settings.
        name: The column.
        title: The title, which describes all studies.
    """
    first = next(iter(studies.values()))
    say = first.words.say
    figure, axes = subplots(title)
    along = next(iter(settings[0]))
    places = list(dict.fromkeys(str(setting[along]) for setting in settings))
    lines: dict[str, list[tuple[int, Results]]] = {}
    for setting, study in zip(settings, studies.values(), strict=True):
        others = ", ".join(f"{option}={value}" for option, value in setting.items() if option != along)
        lines.setdefault(others, []).append((places.index(str(setting[along])), study))
    for number, (look, (label, points)) in enumerate(zip(looks(len(lines)), lines.items(), strict=True)):
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
            color=look.colour,
            linestyle=look.line if len(points) > 1 else "none",
            marker=look.mark,
            capsize=5,
            linewidth=1.7,
            label=label or None,
        )
    axes.set_xticks(range(len(places)), places)
    axes.set_xlim(-0.5, len(places) - 0.5)
    axes.set_xlabel(along)
    axes.set_ylabel(say("lab-mean-of", what=first.label(name)))
    axes.yaxis.set_major_formatter((percentage if is_share(name) else thousands)(first.words.language))
    if len(lines) > 1:
        axes.legend(loc="best")
    texts = [
        say("lab-alt-mean", name=label, mean=format(study.figure(name).value, form(name))) for label, study in studies.items()
    ]
    alt = say("lab-alt-sweep", what=first.label(name), title=title, means=say("lab-between").join(texts))
    return annotated(figure, alt, notes_of(studies))


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


def _finish(axes: Axes, study: Results, name: str, what: str, *, legend: bool, log: bool) -> None:
    if not log:
        axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(percentage(study.words.language))
    axes.xaxis.set_major_formatter(thousands(study.words.language))
    axes.set_xlabel(study.label(name))
    axes.set_ylabel(study.words.say(what))
    axes.margins(x=0.01)
    if legend:
        axes.legend(loc="best")
