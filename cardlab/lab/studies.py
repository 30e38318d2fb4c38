"""Studies: `cardlab.study` plays many matches of one game, and a `Study` holds the results with their confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from itertools import islice
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex, Unpack

from cardlab.core.displayed import Displayed
from cardlab.core.errors import did_you_mean
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.lab import export
from cardlab.lab.bins import MOST_BARS
from cardlab.lab.columns import MOST_ACTIONS, NOBODY, StudyError
from cardlab.lab.comparisons import Comparison
from cardlab.lab.estimates import LEVEL, at_share, share_of, spread
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import plots
from cardlab.lab.option_grid import Grid
from cardlab.lab.plan import Laying
from cardlab.lab.results import Results
from cardlab.lab.runner import play_matches
from cardlab.lab.study_arguments import Bots, check_whole, plan_of, swept
from cardlab.match import Match
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Labelled, Placed, Plot


KINDS = ("dots", "ecdf", "histogram", "scores", "survival")
"""The kinds of plots of one column."""
INNER = frozenset(
    [
        "asked",
        "figure",
        "fitting",
        "grows",
        "is_whole",
        "main",
        "own",
        "pairs_with",
        "plan",
        "quantile_bounds_words",
        "quantile_words",
        "sides",
        "sure_words",
        "titled",
    ]
)
"""The public names of a study that its user does not need."""


class Study(Displayed, Results):
    """The results of many matches, a row of whole numbers each, as tables and plots, and for other programs."""

    # -------------------------------------------------------------------------------- as a table

    def summary(self, *, level: float = LEVEL) -> FigureTable:
        """Returns the share of wins of each seat and the figures of each measure, as a table; `level` is the
        confidence level.
        """
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
            found = zip((0.25, 0.5, 0.75), self.quarters(name), strict=True)
            low, middle, high = (self.quantile_bounds_words(name, share, figure) for share, figure in found)
            rows.append(
                [
                    self.label(name),
                    say("lab-at-least", mean=value) if open_ended else value,
                    self.interval(mean, ",.2f"),
                    say("lab-open") if self.unfinished else self._number(self.std(name), ",.2f"),
                    middle,
                    low if low == high == say("lab-open") else say("lab-interval", low=low, high=high),
                    say("lab-range", low=min(values), high=max(values)),
                ]
            )
        rest = (say(f"lab-{what}") for what in ("spread", "median", "middle", "ends"))
        headers = ["", say("lab-mean"), self.sure_words(level), *rest]
        return FigureTable(self.title, headers, rows, self.notes(), self.words.language)

    def head(self, n: int = 5) -> FigureTable:
        """Returns the first matches as a table: their numbers, and their figures under the names of the columns.

        Raises:
            StudyError: The number of matches is not a whole number from 1.
        """
        rows = islice(zip(self.numbers, *(self[name] for name in self.names), strict=True), check_whole("n", n, 1))
        cells = [[f"{number:,}" for number in row] for row in rows]
        return FigureTable(self.title, [export.MATCH, *self.names], cells, language=self.words.language)

    def describe(self) -> FigureTable:
        """Returns the number of matches, mean, standard deviation, minimum, quartiles and maximum of each column, as recorded.

        See `summary` for the same measures in words, with confidence intervals and with bounds where matches did not end.
        """
        shares = (0, 0.25, 0.5, 0.75, 1)
        places = [local_number(f"{share:.0%}", self.words.language) for share in shares]
        rows = []
        for name in self.names:
            ordered = sorted(self[name])
            ends = [f"{at_share(ordered, share):,.10g}" for share in shares]
            mean, std = sum(ordered) / len(ordered), spread(ordered)
            rows.append([name, f"{len(ordered):,}", f"{mean:,.2f}", self._number(std, ",.2f"), *ends])
        headers = ["", *(self.words.say(f"lab-{what}") for what in ("matches", "mean", "spread")), *places]
        return FigureTable(self.title, headers, rows, self.notes(), self.words.language)

    def __dir__(self) -> list[str]:
        """Lists what Tab offers, without the parts that only other modules of the lab use."""
        return sorted(set(super().__dir__()) - INNER)

    def _number(self, figure: float, form: str) -> str:
        return self.words.say("lab-unknown") if isnan(figure) else format(figure, form)

    # -------------------------------------------------------------------------------- as plots

    def histogram(self, name: str | None = None, *, bins: int = MOST_BARS, log: bool = False, **look: Unpack[Labelled]) -> Plot:
        """Plots how many matches have each figure of a column.

        Args:
            name: The column; None for the main one.
            bins: The maximum number of bins; they are 1, 2, 5, 10, … numbers wide.
            log: Whether the counts are on a logarithmic scale, where rare figures are visible too.
            look: ``ax=``, ``title=`` and ``label=``, here and in other plots; see `cardlab.lab.plot_base.Labelled`.

        Raises:
            StudyError: There is no such column.
            MissingPackage: matplotlib is not installed.
        """
        return plots().histogram(self, name, bins=bins, log=log, **look)  # type: ignore[no-any-return]

    def dots(self, name: str | None = None, *, n: int = 20, **look: Unpack[Labelled]) -> Plot:
        """Plots a column as a small number of equally likely outcomes that one can count: each of 20 dots stands for 1 in 20
        matches.

        Args:
            name: The column; None for the main one.
            n: The number of dots, such as 20 or 100.
            look: As in `histogram`.

        Raises:
            StudyError: There is no such column, the number is not a whole number from 2, or some matches did not end and the
                column is not the length of a match.
            MissingPackage: matplotlib is not installed.
        """
        return plots().dots(self, name, n=n, **look)  # type: ignore[no-any-return]

    def survival(
        self,
        name: str | None = None,
        *,
        log: bool = False,
        beside: Mapping[str, Study] | None = None,
        **look: Unpack[Labelled],
    ) -> Plot:
        """Plots the share of matches that still go on after n turns, or n of another column.

        Args:
            name: The column; None for turns, or for actions in a game that counts no turns.
            log: Whether the shares are on a logarithmic scale, where a straight line means an ending by pure chance.
            beside: Other studies in the same plot, by the names of their curves: ``{"two packs": study("war", packs=2)}``.
            look: As in `histogram`; the label is that of a single curve.
        """
        return plots().survival(self._with(beside), name, log=log, **look)  # type: ignore[no-any-return]

    def ecdf(self, name: str | None = None, *, beside: Mapping[str, Study] | None = None, **look: Unpack[Labelled]) -> Plot:
        """Plots the share of matches with at most each figure of a column: the empirical distribution function.

        Args:
            name: The column; None for the main one.
            beside: Other studies in the same plot, by the names of their curves.
            look: As in `survival`.
        """
        return plots().ecdf(self._with(beside), name, **look)  # type: ignore[no-any-return]

    def _with(self, others: Mapping[str, Study] | None) -> dict[str, Study]:
        """Returns this study and others, by the names of their curves; alone it needs no name."""
        return {self.titled(self.words, brief=True) if others else "": self, **(others or {})}

    def wins(self, **look: Unpack[Placed]) -> Plot:
        """Plots the share of matches that each seat has won, with intervals."""
        return plots().wins(self, **look)  # type: ignore[no-any-return]

    def scores(self, name: str | None = None, **look: Unpack[Placed]) -> Plot:
        """Plots the distributions of a measure of each seat (``score``), with all sides in one plot.

        Raises:
            StudyError: The game has no such measure for each seat.
        """
        return plots().scores(self, name, **look)  # type: ignore[no-any-return]

    def heat(self, across: str, up: str, **look: Unpack[Placed]) -> Plot:
        """Plots how often each pair of figures of two columns comes: ``study.heat("score.p1", "score.p2")``."""
        return plots().heat(self, across, up, **look)  # type: ignore[no-any-return]

    def plot(self, name: str | None = None, *, kind: str = "", **look: Any) -> Plot:
        """Plots a column.

        Args:
            name: The column; None for the main one, and the plot which a study displays by default.
            kind: The kind of plot, such as ``"dots"``: the name of one of the other methods for a plot of one column.
            look: The other arguments of that method.

        Raises:
            StudyError: There is no such column or kind.
        """
        kind = kind or ("scores" if "." in (name or self.main) else "histogram")
        if kind not in KINDS:
            raise StudyError(f"a study has no plot of the kind {kind!r:.40}. {did_you_mean(kind, KINDS)}")
        column = (name or self.main).partition(".")[0] if kind == "scores" else name
        plot: Plot = getattr(self, kind)(column, **look)
        return plot

    # -------------------------------------------------------------------------------- for other programs

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Returns the table for anything that reads Arrow: ``polars.DataFrame(study)``, ``pandas.DataFrame.from_arrow(study)``,
        ``pyarrow.table(study)``, ``duckdb``.

        It has a row for each match: its number (``match``), and a whole number for each column. The metadata describe the
        study, as in a Parquet file.

        Raises:
            MissingPackage: pyarrow is not installed.
        """
        return export.arrow_table([({}, self)]).__arrow_c_stream__(requested_schema)

    def to_csv(self, path: str | Path) -> None:
        """Writes a row for each match, in their order, under the names of the columns. `cardlab.lab.read` reads it.

        Raises:
            WriteError: The file cannot be written.
        """
        export.to_csv(self, path)

    def to_parquet(self, path: str | Path) -> None:
        """Writes the Arrow table, with the facts about the study as JSON under the key ``cardlab`` of its metadata.

        `cardlab.lab.read` reads it.

        Raises:
            MissingPackage: pyarrow is not installed.
            WriteError: The file cannot be written.
        """
        export.to_parquet(self, path)

    # ----------------------------------------------------------------------------------- comparing studies

    def compare(self, other: Study, *, level: float = LEVEL) -> Comparison:
        """Compares the figures of this study with those of another one, with the differences and their intervals.

        If both have dealt the same decks (the same seed, and cards that are shuffled in the same way), matches are compared in
        pairs. The luck of the deal then cancels out, and the intervals are smaller.

        Args:
            other: The other study.
            level: The confidence level of the intervals.

        Raises:
            StudyError: They have no column in common, or are parts with only some matches in common.
        """
        return Comparison(self, other, level=level)

    def grid(
        self, *, fast: bool | None = None, executor: Executor | None = None, progress: bool = True, **options: Iterable[Any]
    ) -> Grid:
        """Plays the same matches under each setting of some options: ``study.grid(war_down=[0, 1, 2, 3])``.

        Several options are combined in all ways. All studies have the seed, the number of matches, the bots, the start and the
        measures of this study, so that they deal the same decks as far as the options allow.

        Args:
            fast, executor, progress: As in `cardlab.study`.
            options: The values of each option, in order; ``bots`` sets the bots.

        Raises:
            OptionError, UnknownBot: There is no such option, value or bot.
            StudyError: No option is named, or one has no values.
            PositionError: The study starts from a position that is impossible under other options.
        """
        plans = swept(self.plan, options)  # errors come before anything is played
        asked: dict[str, Any] = {"words": self.words, "fast": fast, "executor": executor, "progress": progress}
        studies = [Study(plan, self.asked, play_matches(plan, self.asked, **asked), self.words.language) for _, plan in plans]
        return Grid([setting for setting, _ in plans], studies)

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<study of {self.game.slug}, {len(self)} matches, seed {self.seed}>"


def study(
    game: str | type[Game] | Game | Position,
    *,
    matches: int = 1000,
    seed: int = 0,
    preset: str | None = None,
    bots: Bots = "random",
    start: str | Position | Laying | None = None,
    measures: Mapping[str, Callable[[Match], SupportsIndex]] | None = None,
    at_most: int = MOST_ACTIONS,
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    cache: str | Path | None = None,
    within: float | None = None,
    progress: bool = True,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Plays many matches of a game, and counts the results.

    The same game, options, bots, seed and number give the same study on any machine, for every division of the work. If you
    interrupt it (stop button, Ctrl-C), you get the study of the matches played so far.

    >>> def greatest_haul(match):
    ...     return max(event.facts["n"] for event in match.events if event.rule == "war.pickup")
    >>> study("war", matches=50, measures={"greatest_haul": greatest_haul}, progress=False).median("greatest_haul").value
    10.0

    Args:
        game: A slug (`cardlab.slugs()` lists them), the class of a game, or a game with its options:
            ``find("war").with_options(packs=2)``, which can also set an option with the name of an argument here. A position,
            or the spelling of one, gives the game and the start of each match.
        matches: The number of matches.
        seed: The seed of all deals, a whole number from 0.
        preset, options: As in `cardlab.start`.
        bots: The bots that make the choices: a name or a bot for all seats, or one for each (``{"p1": "greedy"}``; the others
            play at random). A bot may use nothing but its view. If it remembered earlier matches, a study could not be
            repeated.
        start: The start of each match, if not a deal: a position of this game, in which ``*`` is all other cards, shuffled
            again for each match (``"war; packet.p1 Ac Ad Ah As; packet.p2 *"``); or a function ``start(game, rng)`` that
            returns the cards of each zone: ``{"packet.p1": "As Kd", "packet.p2": "2c 3c"}``. It must make its random choices
            with `rng`, whose ``shuffled(things)``, ``pick(things)`` and ``below(n)`` differ in each match.
        measures: Measures besides those of the game: name of the column -> a function of the finished match that returns a
            whole number, or true or false. It reads the log of the match, so the engine plays the study, hundreds of times as
            slowly as a study kernel.
        at_most: The number of actions after which a match is stopped, and counts as not ended.
        fast: Whether to use a study kernel (extra ``fast``), which plays the same matches faster; None to use one if it pays.
            Some games have one. It does not support measures or bots of your own, nor a function as the start. War and the
            games that add to it have one for packets as the start.
        executor: Any `concurrent.futures.Executor` that plays the matches, such as a process pool or that of a Dask cluster.
        chunk: The number of matches in one piece, which an interrupt may lose; None for about a quarter of a second.
        cache: A file for the matches played. A study that finds its own file continues from it.
        within: Seconds after which the study stops and notes how far it got; None for no limit.
        progress: Whether to show a progress bar, if it takes longer than a second and tqdm is installed.
        language: The language of the words.

    Raises:
        UnknownGame, GameError, OptionError, UnknownBot, BotError: There is no such game, preset, option or bot.
        PositionError, NotationError: The start is not a position of the game.
        StudyError: The number of matches, the seed, the seats, a measure or the executor makes no sense.
        WorkerError: There is no study kernel, the executor is shut down, or a worker has another version.
        CacheError: The file is the cache of another study, or is broken; it stays unchanged.
    """
    plan = plan_of(game, preset, options, bots, seed, at_most, start, measures)
    asked: dict[str, Any] = {"fast": fast, "executor": executor, "chunk": chunk, "cache": cache, "within": within}
    return Study(plan, matches, play_matches(plan, matches, words=Words(language), progress=progress, **asked), language)
