"""Exact answers as plots: chances as bars, with simulated shares over them; charts by total and by pair."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise
from math import nan
from textwrap import fill
from typing import Any, TypeVar

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from cardlab.lab.canvas import FACE, INK, LINE, SERIES, Plot, colours, percentage, styled, subplots, whole_numbers
from cardlab.lab.exact.distribution import Distribution, ExactError, Number, label, percent
from cardlab.lab.figures import Interval, share_of
from cardlab.words.messages import Words

K = TypeVar("K")

MOST = 60
"""So many chances are always drawn; of more, those that come first until next to nothing is left."""
NEARLY_ALL = 0.998


@styled
def drawn(found: Distribution[K], simulated: Iterable[K] | None, words: Words) -> Plot:
    """The plot of `Distribution.plot`."""
    say = words.say
    title = say(found.about.title, **found.about.facts)
    figure, axes = subplots(title)
    shown, beyond = _shown(found)
    places = _places(shown, found.is_of_numbers)
    wide = 0.8 * min((b - a for a, b in pairwise(sorted(places))), default=1)
    chances = [float(found[one]) for one in shown]
    axes.bar(places, chances, wide, label=say("exact-exact"), **FACE)
    notes = [say("exact-beyond", percent=percent(beyond), n=label(words, shown[-1]))] if beyond else []
    if found.is_of_numbers:
        axes.xaxis.set_major_locator(whole_numbers())
    else:
        axes.set_xticks(places, [fill(label(words, one), 18) for one in shown])
    if simulated is not None:
        shares, n = _shares(found, simulated)
        notes.append(say("exact-held", n=sum(shares[one].holds(float(found[one])) for one in found), of=len(found)))
        colour, *_, mark = SERIES[1]
        points = [shares[one] for one in shown]
        values = [share.value for share in points]
        ends = [[share.value - share.low for share in points], [share.high - share.value for share in points]]
        look: Any = {"markerfacecolor": colour, "markeredgecolor": INK, "color": INK, "markersize": 5.5, "linestyle": "none"}
        told = say("exact-simulated", n=n)
        axes.errorbar(places, values, ends, marker=mark, capsize=3, linewidth=1.3, label=told, **look)
        axes.legend(loc="best")
    axes.set_xlabel(say(found.about.what))
    axes.set_ylabel(say("exact-chance"))
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter(percentage)
    if notes:
        figure.supxlabel(fill(" ".join(notes), 110), fontsize=8.5, x=0.01, ha="left", color=LINE)
    each = (
        [found.figures(words)] if found.is_of_numbers else [f"{label(words, one)}: {percent(found[one])} %." for one in found]
    )
    return Plot(figure, " ".join([say("exact-alt", title=title), *each, *notes]))


def _shown(found: Distribution[K]) -> tuple[list[K], Fraction]:
    """What is drawn, and the chance of what comes after it: of a long thin tail, next to nothing."""
    every = list(found)
    if len(every) <= MOST or not found.is_of_numbers:
        return every, Fraction(0)
    so_far = list(accumulate(found.values()))
    n = next(i for i, chance in enumerate(so_far, 1) if chance >= NEARLY_ALL)
    return every[:n], 1 - so_far[n - 1]


def _places(shown: list[Any], of_numbers: bool) -> list[float]:
    """Where they stand on the axis."""
    return [float(one) for one in shown] if of_numbers else list(map(float, range(len(shown))))


def _shares(found: Distribution[K], simulated: Iterable[K]) -> tuple[dict[K, Interval], int]:
    """How often each has come, with its interval, and out of how many.

    Raises:
        ExactError: Nothing has come, or something that cannot.
    """
    came = Bag(simulated)
    n = came.total()
    if not n:
        raise ExactError("nothing was simulated: give at least one value")
    for one in came:
        if one not in found:
            raise ExactError(
                f"{one!r:.40} was simulated, and has no chance here: what can come is "
                f"{', '.join(map(str, found)):.80}. Is this the distribution of something else?"
            )
    return {one: share_of(came[one], n) for one in found}, n


# ------------------------------------------------------------------------------------------------ charts

IN_A_ROW = 10
DARK = 0.67
"""A cell beyond this share of the way from the palest to the darkest has white writing: there both can be read."""


@styled
def by_total(title: str, found: Mapping[int, Number], scale: str, words: Words, form: str = "g") -> Plot:
    """A chart of ten totals in a row, as on a hundred board: the total small in the corner, its figure below.

    Args:
        title: What it is called.
        found: Total -> its figure.
        scale: What the figures are.
        words: The words of the text.
        form: How a figure is written, as in `format`.
    """
    start = min(found)
    n = (max(found) - start) // IN_A_ROW + 1
    figure, axes = subplots(title)
    figure.set_figheight(max(2.0, 0.42 * n + 0.6))
    rows = [[found.get(start + row * IN_A_ROW + place) for place in range(IN_A_ROW)] for row in range(n)]
    _cells(figure, axes, rows, scale, form)
    for total, one in found.items():
        row, place = divmod(total - start, IN_A_ROW)
        corner = place - 0.46, row - 0.42
        axes.annotate(str(total), corner, ha="left", va="top", fontsize=6.5, color=_ink(one, list(found.values())))
    axes.set_xticks([])
    axes.set_yticks([])
    most = max(found.values())
    best = ", ".join(str(total) for total, one in found.items() if one == most)
    return Plot(figure, words.say("exact-alt-totals", title=title, scale=scale, most=format(float(most), form), best=best))


@styled
def by_pair(title: str, names: Sequence[str], cells: Sequence[Sequence[Number | None]], scale: str, words: Words) -> Plot:
    """A chart of all pairs of values, the same both ways.

    Args:
        title: What it is called.
        names: What the values are called.
        cells: A row for each value: the figure of its pair with each; None where there is no such pair.
        scale: What the figures are.
        words: The words of the text.
    """
    figure, axes = subplots(title)
    figure.set_figheight(4.8)
    _cells(figure, axes, cells, scale, ".0f")
    for ticks in (axes.set_xticks, axes.set_yticks):
        ticks(range(len(names)), list(names))
    axes.set_xlabel(words.say("exact-one-card"))
    axes.set_ylabel(words.say("exact-other-card"))
    told = [
        (one, a, b) for a, row in zip(names, cells, strict=True) for b, one in zip(names, row, strict=True) if one is not None
    ]
    (least, *low), (most, *high) = min(told), max(told)
    facts = {"least": f"{float(least):.0f}", "low": " ".join(low), "most": f"{float(most):.0f}", "high": " ".join(high)}
    return Plot(figure, words.say("exact-alt-pairs", title=title, scale=scale, **facts))


def _cells(figure: Figure, axes: Axes, cells: Sequence[Sequence[Number | None]], scale: str, form: str) -> None:
    """Colour them, the first row on top, and write their figures in."""
    across, up = ([number - 0.5 for number in range(n + 1)] for n in (len(cells[0]), len(cells)))
    colours(figure, axes, across, up, [[nan if one is None else float(one) for one in row] for row in cells], scale)
    axes.invert_yaxis()
    every = [one for row in cells for one in row if one is not None]
    for row, these in enumerate(cells):
        for place, one in enumerate(these):
            if one is not None:
                told, ink = format(float(one), form), _ink(one, every)
                axes.annotate(told, (place, row), ha="center", va="center", fontsize=8.5, color=ink)


def _ink(one: Number, every: Sequence[Number]) -> str:
    """What is written with in a cell, so that it can be read."""
    return "white" if one - min(every) > Fraction(DARK) * (max(every) - min(every)) else "black"
