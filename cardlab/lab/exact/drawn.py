"""A distribution as a plot: the exact chances as bars, and simulated shares with their intervals over them."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate, pairwise
from textwrap import fill
from typing import Any, TypeVar

from cardlab.explain import Words
from cardlab.lab.canvas import FACE, INK, LINE, SERIES, Plot, percentage, styled, subplots, whole_numbers
from cardlab.lab.exact.distribution import Distribution, ExactError, label, percent
from cardlab.lab.figures import Interval, share_of

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
