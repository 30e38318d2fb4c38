"""Studies: many matches of one game, what came of them, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.display import Displayed
from cardlab.lab import files
from cardlab.lab.arguments import swept
from cardlab.lab.bins import MOST_BARS
from cardlab.lab.columns import NOBODY
from cardlab.lab.comparisons import Comparison
from cardlab.lab.dealing import deal
from cardlab.lab.estimates import LEVEL, share_of, spread
from cardlab.lab.grid import Grid
from cardlab.lab.lazy_plots import plots
from cardlab.lab.plan import Plan
from cardlab.lab.results import Results
from cardlab.lab.tables import FigureTable
from cardlab.words.messages import Words

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot


class Study(Displayed, Results):
    """What came of many matches, a row of whole numbers each, as tables and plots, and for other programs."""

    # -------------------------------------------------------------------------------- as a table

    def summary(self, *, level: float = LEVEL) -> FigureTable:
        """Who won how often, and the figures of each measure; `level` is how sure the intervals are."""
        say, n = self.words.say, len(self)
        rows = [
            [say("lab-won", player=seat), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", "", ""]
            for seat, share in self.shares(level=level).items()
        ]
        nobody = self["winner"].count(NOBODY)
        for name, hits in (("lab-nobody", nobody), ("lab-unfinished", self.unfinished)):
            if hits:
                share = share_of(hits, n, level)
                rows.append([say(name), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", "", ""])
        for name in self.measures:
            values, mean = self[name], self.mean(name, level=level)
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
        rest = (say(f"lab-{what}") for what in ("spread", "median", "middle", "ends"))
        headers = ["", say("lab-mean"), self.sure_words(level), *rest]
        return FigureTable(self.title, headers, rows, self.notes(), self.words.language)

    def _number(self, figure: float, form: str) -> str:
        return self.words.say("lab-unknown") if isnan(figure) else format(figure, form)

    # -------------------------------------------------------------------------------- as plots

    def histogram(self, name: str | None = None, *, bins: int = MOST_BARS, log: bool = False) -> Plot:
        """How many matches have each figure of a column.

        Args:
            name: The column; None for the main one.
            bins: How many classes there are at most; they are 1, 2, 5, 10, … numbers wide.
            log: Whether the counts are on a logarithmic scale, where rare figures are seen too.

        Raises:
            StudyError: There is no such column.
            MissingPackage: matplotlib is not installed.
        """
        return plots().histogram(self, name, bins=bins, log=log)  # type: ignore[no-any-return]

    def survival(self, name: str | None = None, *, log: bool = False, beside: Mapping[str, Study] | None = None) -> Plot:
        """The share of matches that still go on after n turns, or whatever a column counts.

        Args:
            name: The column; None for turns, or for actions in a game that counts no turns.
            log: Whether the shares are on a logarithmic scale, where a straight line is an ending by pure chance.
            beside: Other studies in the same plot, by what their curves are called: ``{"two packs": study("war", packs=2)}``.
        """
        return plots().survival(self._with(beside), name, log=log)  # type: ignore[no-any-return]

    def ecdf(self, name: str | None = None, *, beside: Mapping[str, Study] | None = None) -> Plot:
        """The share of matches that have at most so much of a column: the distribution function of what was dealt.

        Args:
            name: The column; None for the main one.
            beside: Other studies in the same plot, by what their curves are called.
        """
        return plots().ecdf(self._with(beside), name)  # type: ignore[no-any-return]

    def _with(self, others: Mapping[str, Study] | None) -> dict[str, Study]:
        """This study and others, by what their curves are called; alone it needs no name."""
        return {self.titled(self.words) if others else "": self, **(others or {})}

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

    def to_pandas(self, *, long: bool = False) -> Any:
        """A `pandas.DataFrame` of whole numbers; its ``attrs`` say what was dealt.

        Args:
            long: Whether there is a row for each match and each seat, as seaborn and altair want it, with the columns
                ``match``, ``seat``, what is counted for each seat (``won``, ``score``) and what is counted for the match;
                else there is a row for each match, under its number, and a column for each name.

        Raises:
            MissingPackage: pandas is not installed.
        """
        return files.to_pandas(self, long=long)

    def to_polars(self, *, long: bool = False) -> Any:
        """A `polars.DataFrame` of whole numbers, with a column ``match``; `long` as in `to_pandas`.

        Raises:
            MissingPackage: polars is not installed.
        """
        return files.to_polars(self, long=long)

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The columns for whatever reads Arrow: ``pyarrow.table(study)``, ``polars.DataFrame(study)``, ``duckdb``.

        The metadata say what was dealt, as in a Parquet file.

        Raises:
            MissingPackage: pyarrow is not installed.
        """
        return files.to_arrow(self).__arrow_c_stream__(requested_schema)

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

    def compare(self, other: Study, *, level: float = LEVEL) -> Comparison:
        """The figures of this study beside those of another one, with the difference and how sure it is.

        Where both have dealt the same decks (the same seed, and cards that are shuffled alike), match is set beside match:
        the luck of the deal falls out of the difference, and its interval is the smaller for it.

        Args:
            other: The other study.
            level: How sure the intervals are.

        Raises:
            StudyError: They have no column in common, or are parts with some matches in common and not all.
        """
        return Comparison(self, other, level=level)

    def grid(
        self, *, fast: bool | None = None, executor: Executor | None = None, progress: bool = True, **options: Iterable[Any]
    ) -> Grid:
        """The same matches under each setting of some options: ``study.grid(war_down=[0, 1, 2, 3])``.

        Of several options each setting of one comes with each of the others. All have the seed, the number of matches, the
        players, the start and the measures of this study, so that the same decks are dealt as far as the options allow.

        Args:
            fast, executor, progress: As in `cardlab.study`.
            options: The values that each option is to have, the first of them first; ``bots`` sets who plays.

        Raises:
            OptionError, UnknownPlayer: There is no such option, value or player.
            StudyError: No option is named, or one has no values.
            PositionError: The study begins with a position that is none under other options.
        """
        return grid(self.plan, self.asked, options, words=self.words, fast=fast, executor=executor, progress=progress)

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<study of {self.game.slug}, {len(self)} matches, seed {self.seed}>"


def dealt(plan: Plan, games: int, *, words: Words, **asked: Any) -> Study:
    """The study of a plan, told in these words; what else may be asked, and what is raised, is said at `cardlab.study`."""
    return Study(plan, games, deal(plan, games, words=words, **asked), words.language)


def grid(plan: Plan, games: int, options: Mapping[str, Iterable[Any]], **asked: Any) -> Grid:
    """A study for each setting of some options of a plan; see `Study.grid`."""
    plans = swept(plan, options)  # what is wrong is said before anything is dealt
    return Grid([setting for setting, _ in plans], [dealt(one, games, **asked) for _, one in plans])
