"""Studies: many matches of one game, what came of them, and how sure that is."""

from __future__ import annotations

from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.display import Displayed
from cardlab.lab import files
from cardlab.lab.columns import NOBODY
from cardlab.lab.comparisons import Comparison
from cardlab.lab.figures import share_of, spread
from cardlab.lab.results import Results
from cardlab.lab.show import plots
from cardlab.lab.tables import FigureTable

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot


class Study(Displayed, Results):
    """What came of many matches, a row of whole numbers each, as tables and plots, and for other programs."""

    # -------------------------------------------------------------------------------- as a table

    def summary(self) -> FigureTable:
        """Who won how often, and the figures of each measure."""
        say, n = self.words.say, len(self)
        rows = [
            [say("lab-won", player=seat), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", "", ""]
            for seat, share in self.shares().items()
        ]
        nobody = self["winner"].count(NOBODY)
        for name, hits in (("lab-nobody", nobody), ("lab-unfinished", self.unfinished)):
            if hits:
                share = share_of(hits, n)
                rows.append([say(name), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", "", ""])
        for name in self.measures:
            values, mean = self[name], self.mean(name)
            open_ended = self.unfinished and self.grows(name)
            value = f"{mean.value:,.2f}"
            low, middle, high = map(self.quantile_words, self.quarters(name))
            rows.append(
                [
                    self.label(name),
                    say("lab-at-least", mean=value) if open_ended else value,
                    self.interval(mean, ",.2f"),
                    say("lab-open") if open_ended else self._number(spread(values), ",.2f"),
                    middle,
                    low if low == high == say("lab-open") else say("lab-interval", low=low, high=high),
                    say("lab-range", low=min(values), high=max(values)),
                ]
            )
        headers = ["", *(say(f"lab-{what}") for what in ("mean", "sure", "spread", "median", "middle", "ends"))]
        return FigureTable(self.title, headers, rows, self.notes(), self.words.language)

    def _number(self, figure: float, form: str) -> str:
        return self.words.say("lab-unknown") if isnan(figure) else format(figure, form)

    # -------------------------------------------------------------------------------- as plots

    def histogram(self, name: str | None = None) -> Plot:
        """How many matches have each figure of a column; None for the main one.

        Raises:
            StudyError: There is no such column.
            MissingPackage: matplotlib is not installed.
        """
        return plots().histogram(self, name)  # type: ignore[no-any-return]

    def survival(self, name: str | None = None, *, log: bool = False) -> Plot:
        """The share of matches that still go on after n turns, or whatever a column counts.

        Args:
            name: The column; None for turns, or for actions in a game that counts no turns.
            log: Whether the shares are on a logarithmic scale, where a straight line is an ending by pure chance.
        """
        return plots().survival(self, name, log=log)  # type: ignore[no-any-return]

    def wins(self) -> Plot:
        """The share of matches that each seat has won, with intervals."""
        return plots().wins(self)  # type: ignore[no-any-return]

    def scores(self, name: str | None = None) -> Plot:
        """The distributions of what is counted for each seat (``score``), all sides in one plot.

        Raises:
            StudyError: The game counts no such thing for each seat.
        """
        return plots().scores(self, name)  # type: ignore[no-any-return]

    def heat(self, across: str, up: str) -> Plot:
        """How often each pair of figures of two columns comes: ``study.heat("score.p1", "score.p2")``."""
        return plots().heat(self, across, up)  # type: ignore[no-any-return]

    def plot(self) -> Plot:
        """The main plot, the one that a study shows by itself: of what the game counts first."""
        return self.scores(self.main.partition(".")[0]) if "." in self.main else self.histogram()

    # -------------------------------------------------------------------------------- for other programs

    def to_pandas(self) -> Any:
        """A `pandas.DataFrame`: a row a match, a column of whole numbers for each name; its ``attrs`` say what was dealt.

        Raises:
            MissingPackage: pandas is not installed.
        """
        return files.to_pandas(self)

    def to_csv(self, path: str | Path) -> None:
        """Write a row for each match, in their order, under the names of the columns. `cardlab.lab.read` reads it.

        Raises:
            WriteError: The file cannot be written.
        """
        files.to_csv(self, path)

    def to_parquet(self, path: str | Path) -> None:
        """Write the columns, and what was dealt as JSON under the key ``cardlab`` of the file's metadata.

        `cardlab.lab.read` reads it.

        Raises:
            MissingPackage: pyarrow is not installed.
            WriteError: The file cannot be written.
        """
        files.to_parquet(self, path)

    # -------------------------------------------------------------------------------- beside another study

    def compare(self, other: Study) -> Comparison:
        """The figures of this study beside those of another one, with the difference and how sure it is.

        Where both have dealt the same decks (the same seed, and cards that are shuffled alike), match is set beside match:
        the luck of the deal falls out of the difference, and its interval is the smaller for it.

        Raises:
            StudyError: They have no column in common.
        """
        return Comparison(self, other)

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<study of {self.game.slug}, {len(self)} matches, seed {self.seed}>"
