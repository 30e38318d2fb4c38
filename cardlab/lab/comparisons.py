"""Two studies beside each other: match by match where both were dealt the same decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardlab.core.display import Displayed
from cardlab.lab.columns import StudyError
from cardlab.lab.figures import Interval, difference_of, mean_of
from cardlab.lab.show import plots
from cardlab.lab.tables import Table

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot
    from cardlab.lab.studies import Study


class Comparison(Displayed):
    """Two studies beside each other.

    Attributes:
        one, other: The studies.
        names: The columns that both have, of those that say something of a match.
        paired: Whether match is set beside match, because both were dealt the same decks.

    Raises:
        StudyError: They have no column in common.
    """

    def __init__(self, one: Study, other: Study) -> None:
        self.one, self.other = one, other
        telling = [name for name in one.names if name.startswith("won.") or name in one.measures]
        self.names = [name for name in telling if name in other.names]
        if not self.names:
            raise StudyError(f"studies of {one.game.slug} and {other.game.slug} count nothing in common")
        self.paired = one.pairs_with(other)
        self.say = one.words.say

    @property
    def main(self) -> str:
        """The column that says most of those that both have."""
        return next((name for name in self.names if not name.startswith("won.")), self.names[0])

    @property
    def n(self) -> int:
        """How many matches can be set beside each other."""
        return min(len(self.one), len(self.other)) if self.paired else 0

    def difference(self, name: str) -> Interval:
        """The mean of a column in the one study, less that in the other, with its interval.

        Raises:
            StudyError: One of them has no such column.
        """
        return difference_of(*self._columns(name), paired=self.paired)

    def _columns(self, name: str) -> tuple[Sequence[int], Sequence[int]]:
        one, other = self.one[name], self.other[name]
        return (one[: self.n], other[: self.n]) if self.paired else (one, other)

    def table(self) -> Table:
        """The figures of both, their differences, and whether these can be chance alone."""
        say, rows = self.say, []
        for name in self.names:
            one, other = map(mean_of, self._columns(name))
            gap = self.difference(name)
            of_share = name.startswith("won.")
            form = ".1%" if of_share else ",.2f"
            told = [format(found.value, form) for found in (one, other, gap)]
            named = say("lab-won", player=name.partition(".")[2]) if of_share else self.one.label(name)
            apart = gap.low > 0 or gap.high < 0  # of a single match neither is so
            rows.append([named, *told, self.one.interval(gap, form), say("lab-apart" if apart else "lab-alike")])
        headers = ["", say("lab-one"), say("lab-other"), say("lab-difference"), say("lab-sure"), say("lab-verdict")]
        of_both = [say("lab-one-is", what=self.one.title), say("lab-other-is", what=self.other.titled(self.one.words))]
        return Table(say("lab-compared"), headers, rows, [*of_both, *self.notes()], self.one.words.language)

    def notes(self) -> list[str]:
        """What is to be known beside the figures."""
        paired = [self.say("lab-paired", n=self.n)] if self.paired else []
        return [*paired, *self.one.notes(), *self.other.notes(self.one.words)]

    def plot(self, name: str | None = None) -> Plot:
        """The distributions of a column in both, in one plot; None for the main one.

        Raises:
            StudyError: They have no such column in common.
            MissingPackage: matplotlib is not installed.
        """
        return plots().compared(self, name)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.table())

    def __repr__(self) -> str:
        return f"<{self.one!r} beside {self.other!r}>"
