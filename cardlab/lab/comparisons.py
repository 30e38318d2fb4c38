"""Compares two studies, match by match if both dealt the same decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import nan
from typing import TYPE_CHECKING, Unpack

from cardlab.core.displayed import Displayed
from cardlab.lab.columns import StudyError, form, is_share
from cardlab.lab.estimates import LEVEL, Interval, difference_of, sign_tested, told_apart
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import plots
from cardlab.lab.results import Results, check_level

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Placed, Plot


class Comparison(Displayed):
    """A comparison of two studies.

    Attributes:
        first, second: The studies.
        names: The columns that both have, among those that describe a match.
        paired: Whether matches are compared in pairs, because both studies dealt the same decks.
        level: The confidence level of the intervals.

    Raises:
        StudyError: They have no column in common, or only some matches in common.
    """

    def __init__(self, first: Results, second: Results, *, level: float = LEVEL) -> None:
        self.first, self.second = first, second
        telling = [name for name in first.names if is_share(name) or name in first.measures]
        self.names = [name for name in telling if name in second.names]
        if not self.names:
            raise StudyError(f"studies of {first.game.slug} and {second.game.slug} have no columns in common")
        self.paired = first.pairs_with(second)
        self.level = check_level(level)
        self.say = first.words.say

    @property
    def main(self) -> str:
        """The most informative column that both have."""
        return next((name for name in self.names if not is_share(name)), self.names[0])

    @property
    def n(self) -> int:
        """The number of matches that can be compared in pairs."""
        return min(len(self.first), len(self.second)) if self.paired else 0

    def difference(self, name: str, *, level: float | None = None) -> Interval:
        """Returns the mean of a column in the first study minus that in the second, with its interval.

        There is no interval if matches of one of them did not end, except for who has won.

        Raises:
            StudyError: One of them has no such column.
        """
        level = self.level if level is None else check_level(level)
        found = difference_of(*self._columns(name), paired=self.paired, level=level)
        return Interval(found.value, nan, nan) if self.is_open(name) else found

    def tested(self, name: str, level: float) -> Interval:
        """Returns a difference with an interval to test it against 0, also if all pairs differ by the same amount."""
        found = self.difference(name, level=level)
        return found if self.is_open(name) else sign_tested(found, self.n, level)

    def is_open(self, name: str) -> bool:
        """Whether the difference of a column is not known, because matches of one of the studies did not end."""
        return not is_share(name) and bool(self.first.unfinished or self.second.unfinished)

    @cached_property
    def _gaps(self) -> dict[str, Interval]:
        """The difference of each column."""
        return {name: self.difference(name) for name in self.names}

    @property
    def apart(self) -> frozenset[str]:
        """The columns that differ more than chance can explain, when all of them are considered together."""
        return told_apart(self.names, self.tested)

    def _columns(self, name: str) -> tuple[Sequence[int], Sequence[int]]:
        first, second = self.first[name], self.second[name]
        return (first[: self.n], second[: self.n]) if self.paired else (first, second)

    def table(self) -> FigureTable:
        """Returns the figures of both, their differences, and whether chance alone can explain these."""
        say, rows, apart = self.say, [], self.apart
        for name in self.names:
            gap = self._gaps[name]
            written = form(name)
            means = [sum(values) / len(values) for values in self._columns(name)]
            figures = [format(figure, written) for figure in (*means, gap.value)]
            label = say("lab-won", player=name.partition(".")[2]) if is_share(name) else self.first.label(name)
            verdict = "lab-open" if self.is_open(name) else "lab-apart" if name in apart else "lab-alike"
            sure = say("lab-open") if self.is_open(name) else self.first.interval(gap, written)
            rows.append([label, *figures, sure, say(verdict)])
        headers = [
            "",
            say("lab-one"),
            say("lab-other"),
            say("lab-difference"),
            self.first.sure_words(self.level),
            say("lab-verdict"),
        ]
        words = self.first.words
        titles = [say("lab-one-is", what=self.first.title), say("lab-other-is", what=self.second.titled(words))]
        together = [say("lab-together", n=len(rows))] if len(rows) > 1 else []
        return FigureTable(say("lab-compared"), headers, rows, [*titles, *self.notes(), *together], words.language)

    def notes(self) -> list[str]:
        """Returns notes on the figures, a sentence each."""
        paired = [self.say("lab-paired", n=self.n)] if self.paired else []
        return [*paired, *self.first.notes(), *self.second.notes(self.first.words)]

    def plot(self, name: str | None = None, **look: Unpack[Placed]) -> Plot:
        """Returns the distributions of a column in both, in one plot.

        Args:
            name: The column; None for the main one.
            look: ``ax=`` and ``title=``; see `cardlab.lab.plot_base.Placed`.

        Raises:
            StudyError: They have no such column in common.
            MissingPackage: matplotlib is not installed.
        """
        name = name or self.main
        if name not in self.names:
            raise StudyError(f"the studies have no column {name!r:.40} in common: they have {', '.join(self.names)}")
        return plots().compared(self.first, self.second, name, self.notes(), **look)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.table())

    def __repr__(self) -> str:
        return f"<{self.first!r} beside {self.second!r}>"
