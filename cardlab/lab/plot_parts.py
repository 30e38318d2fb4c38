"""`Part`: a part of a plot that a widget can select, with the matches in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cardlab.lab.bins import Bins
from cardlab.lab.results import Results
from cardlab.words.local_notation import local_number

Fits = Callable[[str, Results], Sequence[bool]]
"""Whether each match of a study, which has this name in the plot, is in a part."""


@dataclass(frozen=True)
class Part:
    """A strip across a plot: a bar, a piece of a curve, or a setting.

    Attributes:
        low, high: Where it begins and ends along the horizontal axis.
        name: Its name in words, such as "150 to 199".
        fits: The matches in it.
        ends: Its first and last figure, so that neighbours have a name together; "" for a part that is not a range.
    """

    low: float
    high: float
    name: str
    fits: Fits
    ends: tuple[str, str] = ("", "")


def of_bins(study: Results, name: str, classes: Bins, *, ended: bool) -> Iterator[Part]:
    """Yields a part for each bin of a column.

    Args:
        study: The study whose words are used.
        name: The column.
        classes: The bins.
        ended: Whether only matches that have ended are in the bins.
    """
    for place, edge in enumerate(classes.edges[:-1]):
        first = classes.start + place * classes.width
        last = first + classes.width - 1
        low, high = ends = in_words(study, first), in_words(study, last)
        told = low if first == last else study.words.say("lab-interval", low=low, high=high)
        yield Part(edge, classes.edges[place + 1], told, within(name, first, last, ended=ended), ends)


def within(name: str, first: float, last: float, *, ended: bool) -> Fits:
    """Returns the test whether a figure lies between two others, which are included."""

    def fits(_: str, study: Results) -> list[bool]:
        return [first <= value <= last and (over or not ended) for value, over in zip(study[name], study.over, strict=True)]

    return fits


def unfinished(_: str, study: Results) -> list[bool]:
    """Tells which matches did not end."""
    return [not over for over in study.over]


def in_words(study: Results, figure: int) -> str:
    """Returns a whole number in the format of the study's language."""
    return local_number(f"{figure:,}", study.words.language)
