"""Draws exact answers: chances as bars, with simulated shares on top; charts by total and by pair."""

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

from cardlab.lab.estimates import Interval, share_of
from cardlab.lab.exact.answers import ExactError, Number, label, percent
from cardlab.lab.plot_base import FACE, INK, LINE, SERIES, Plot, colours, percentage, styled, subplots, whole_numbers
from cardlab.words.local_notation import local_number as in_language
from cardlab.words.words import Words

K = TypeVar("K")

MOST = 60
"""Up to this many chances are always drawn. If there are more, the last ones are left out once almost nothing remains."""
NEARLY_ALL = 0.998


@styled
def bars(
    title: str, what: str, chances: Mapping[K, Fraction], simulated: Iterable[K] | None, words: Words, figures: str = ""
) -> Plot:
    """Draws chances as bars, with the simulated frequency of each on top if there is a simulation.

    Args:
        title: The title of the distribution.
        what: The name of the outcomes.
        chances: Each possible outcome, in order -> its chance.
        simulated: The simulated outcomes, one for each time; None without a simulation.
        words: The words of the text.
        figures: Mean and so on as a sentence, if all outcomes are numbers; otherwise each is named with its chance.

    Raises:
        ExactError: A simulated outcome is impossible, or there is none.
    """
    say = words.say
    are_numbers = all(isinstance(outcome, int | Fraction) for outcome in chances)
    figure, axes = subplots(title)
    outcomes, beyond = _shown(chances, are_numbers)
    places = _places(outcomes, are_numbers)
    wide = 0.8 * min((b - a for a, b in pairwise(sorted(places))), default=1)
    axes.bar(places, [float(chances[outcome]) for outcome in outcomes], wide, label=say("exact-exact"), **FACE)
    notes = [say("exact-beyond", percent=percent(beyond), n=label(words, outcomes[-1]))] if beyond else []
    if are_numbers:
        axes.xaxis.set_major_locator(whole_numbers())
    else:
        axes.set_xticks(places, [fill(label(words, outcome), 18) for outcome in outcomes])
    if simulated is not None:
        shares, n = _shares(chances, simulated)
        hits = sum(shares[outcome].holds(float(chance)) for outcome, chance in chances.items())
        notes.append(say("exact-held", n=hits, of=len(chances)))
        colour, *_, mark = SERIES[1]
        points = [shares[outcome] for outcome in outcomes]
        values = [share.value for share in points]
        ends = [[share.value - share.low for share in points], [share.high - share.value for share in points]]
        look: Any = {"markerfacecolor": colour, "markeredgecolor": INK, "color": INK, "markersize": 5.5, "linestyle": "none"}
        axes.errorbar(places, values, ends, marker=mark, capsize=3, linewidth=1.3, label=say("exact-simulated", n=n), **look)
        axes.legend(loc="best")
    axes.set_xlabel(what)
    axes.set_ylabel(say("exact-chance"))
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter(percentage(words.language))
    if notes:
        figure.supxlabel(fill(" ".join(notes), 110), fontsize=8.5, x=0.01, ha="left", color=LINE)
    each = (
        [figures]
        if figures
        else [
            f"{label(words, outcome)}: {in_language(percent(chance) + '%', words.language)}."
            for outcome, chance in chances.items()
        ]
    )
    return Plot(figure, " ".join([say("exact-alt", title=title), *each, *notes]))


def _shown(chances: Mapping[K, Fraction], are_numbers: bool) -> tuple[list[K], Fraction]:
    """Returns the outcomes that get a bar, and the chance of all after them, which is tiny for a long thin tail."""
    every = list(chances)
    if len(every) <= MOST or not are_numbers:
        return every, Fraction(0)
    so_far = list(accumulate(chances.values()))
    n = next(i for i, chance in enumerate(so_far, 1) if chance >= NEARLY_ALL)
    return every[:n], 1 - so_far[n - 1]


def _places(outcomes: list[Any], are_numbers: bool) -> list[float]:
    """Returns their places on the axis."""
    return [float(outcome) for outcome in outcomes] if are_numbers else list(map(float, range(len(outcomes))))


def _shares(chances: Mapping[K, Fraction], simulated: Iterable[K]) -> tuple[dict[K, Interval], int]:
    """Returns how often each has come, with its interval, and the number of all.

    Raises:
        ExactError: Nothing has come, or something impossible.
    """
    counts = Bag(simulated)
    n = counts.total()
    if not n:
        raise ExactError("nothing was simulated: give at least one value")
    for outcome in counts:
        if outcome not in chances:
            raise ExactError(
                f"{outcome!r:.40} was simulated, but is impossible here: the possible outcomes are "
                f"{', '.join(map(str, chances)):.80}. Is this the distribution of something else?"
            )
    return {outcome: share_of(counts[outcome], n) for outcome in chances}, n


# ------------------------------------------------------------------------------------------------ charts

IN_A_ROW = 10
DARK = 0.67
"""The text of a cell beyond this share of the way from the palest to the darkest colour is white, so that it stays legible."""


@styled
def by_total(title: str, figures: Mapping[int, Number], scale: str, words: Words, form: str = "g") -> Plot:
    """Draws a chart of ten totals in a row, as on a hundred board, with the total small in the corner and its figure below.

    Args:
        title: The title.
        figures: Total -> its figure.
        scale: The name of the figures.
        words: The words of the text.
        form: The format of a figure, as in `format`.
    """
    start = min(figures)
    n = (max(figures) - start) // IN_A_ROW + 1
    figure, axes = subplots(title)
    figure.set_figheight(max(2.0, 0.42 * n + 0.6))
    rows = [[figures.get(start + row * IN_A_ROW + place) for place in range(IN_A_ROW)] for row in range(n)]
    _cells(figure, axes, rows, scale, form)
    for total, value in figures.items():
        row, place = divmod(total - start, IN_A_ROW)
        corner = place - 0.46, row - 0.42
        axes.annotate(str(total), corner, ha="left", va="top", fontsize=6.5, color=_ink(value, list(figures.values())))
    axes.set_xticks([])
    axes.set_yticks([])
    most = max(figures.values())
    best = ", ".join(str(total) for total, value in figures.items() if value == most)
    return Plot(figure, words.say("exact-alt-totals", title=title, scale=scale, most=format(float(most), form), best=best))


@styled
def by_pair(title: str, names: Sequence[str], cells: Sequence[Sequence[Number | None]], scale: str, words: Words) -> Plot:
    """Draws a chart of all pairs of values, which is symmetric.

    Args:
        title: The title.
        names: The names of the values.
        cells: A row for each value, with the figure of its pair with each; None if there is no such pair.
        scale: The name of the figures.
        words: The words of the text.
    """
    figure, axes = subplots(title)
    figure.set_figheight(4.8)
    _cells(figure, axes, cells, scale, ".0f")
    for ticks in (axes.set_xticks, axes.set_yticks):
        ticks(range(len(names)), list(names))
    axes.set_xlabel(words.say("exact-one-card"))
    axes.set_ylabel(words.say("exact-other-card"))
    rows = [zip(names, row, strict=True) for row in cells]
    figures = [(value, a, b) for a, row in zip(names, rows, strict=True) for b, value in row if value is not None]
    (least, *low), (most, *high) = min(figures), max(figures)
    facts = {"least": f"{float(least):.0f}", "low": " ".join(low), "most": f"{float(most):.0f}", "high": " ".join(high)}
    return Plot(figure, words.say("exact-alt-pairs", title=title, scale=scale, **facts))


def _cells(figure: Figure, axes: Axes, cells: Sequence[Sequence[Number | None]], scale: str, form: str) -> None:
    """Colours the cells, the first row on top, and writes their figures."""
    across, up = ([number - 0.5 for number in range(n + 1)] for n in (len(cells[0]), len(cells)))
    colours(figure, axes, across, up, [[nan if value is None else float(value) for value in row] for row in cells], scale)
    axes.invert_yaxis()
    every = [value for row in cells for value in row if value is not None]
    for row, values in enumerate(cells):
        for place, value in enumerate(values):
            if value is not None:
                text, ink = format(float(value), form), _ink(value, every)
                axes.annotate(text, (place, row), ha="center", va="center", fontsize=8.5, color=ink)


def _ink(value: Number, every: Sequence[Number]) -> str:
    """Returns a colour of the text in a cell that is legible."""
    return "white" if value - min(every) > Fraction(DARK) * (max(every) - min(every)) else "black"
