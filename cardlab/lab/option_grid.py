"""`Grid`: one study for each setting of some options, all with the same decks, to see the effect of a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Unpack

from cardlab.core.displayed import Displayed
from cardlab.lab import export
from cardlab.lab.columns import StudyError, form, is_share
from cardlab.lab.comparisons import Comparison
from cardlab.lab.estimates import LEVEL, told_apart
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import plots
from cardlab.lab.results import Results, notes_of

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Labelled, Placed, Plot

Setting = Mapping[str, Any]
"""Option -> its value."""


class Grid(Displayed):
    """Studies of one game that differ in the settings of some options, in their order; `Study.grid` makes one.

    Attributes:
        settings: The settings, one for each study.
        studies: The studies.
    """

    def __init__(self, settings: Iterable[Setting], studies: Iterable[Results]) -> None:
        self.settings: Sequence[Setting] = tuple(settings)
        self.studies: Sequence[Results] = tuple(studies)
        self._first = self.studies[0]

    def __len__(self) -> int:
        """Returns the number of settings."""
        return len(self.studies)

    def __iter__(self) -> Iterator[Results]:
        return iter(self.studies)

    def __getitem__(self, setting: Setting) -> Results:
        """Returns the study of one setting: ``grid[{"war_down": 2}]``.

        Raises:
            StudyError: No study has this setting.
        """
        for known, study in zip(self.settings, self.studies, strict=True):
            if known == setting:
                return study
        raise StudyError(f"there is no study of {setting!r:.60}, only of {', '.join(map(str, self.settings)):.300}")

    @property
    def options(self) -> tuple[str, ...]:
        """The options that are set."""
        return tuple(self.settings[0])

    @property
    def labels(self) -> list[str]:
        """The name of each setting: ``war_down=2``."""
        return [", ".join(f"{name}={_word(value)}" for name, value in setting.items()) for setting in self.settings]

    @property
    def _named(self) -> dict[str, Results]:
        """The studies by the names of their settings."""
        return dict(zip(self.labels, self.studies, strict=True))

    @cached_property
    def comparisons(self) -> Sequence[Comparison]:
        """Comparisons of all other studies with the first."""
        return [Comparison(study, self._first) for study in self.studies[1:]]

    def column(self, name: str | None) -> str:
        """Returns a column that all studies have; None for the most informative one.

        Raises:
            StudyError: One of them has no such column.
        """
        name = name or self._first.main
        for study in self.studies:
            study[name]
        return name

    def apart(self, name: str | None = None) -> frozenset[int]:
        """Returns the places of the settings that differ from the first more than chance can explain, when all are considered.

        Raises:
            StudyError: One of the studies has no such column.
        """
        name = self.column(name)
        return frozenset(
            place + 1
            for place in told_apart(
                range(len(self.comparisons)), lambda place, level: self.comparisons[place].tested(name, level)
            )
        )

    def table(self, name: str | None = None, *, level: float = LEVEL) -> FigureTable:
        """Returns a row for each setting: mean and median of a column, and the distance of the mean from that of the first
        setting.

        Args:
            name: The column; None for the most informative one. ``won.p1`` is a share.
            level: The confidence level of the intervals.

        Raises:
            StudyError: One of the studies has no such column.
        """
        name = self.column(name)
        say, written = self._first.words.say, form(name)
        apart, rows = self.apart(name), []
        for place, (label, study) in enumerate(zip(self.labels, self.studies, strict=True)):
            mean = study.figure(name, level=level)
            row = [label, format(mean.value, written), study.interval(mean, written)]
            row += [] if is_share(name) else [study.quantile_words(study.quarters(name)[1])]
            if place:
                beside = self.comparisons[place - 1]
                gap = beside.difference(name, level=level)
                verdict = "lab-open" if beside.is_open(name) else "lab-apart" if place in apart else "lab-alike"
                row += [format(gap.value, written), study.interval(gap, written), say(verdict)]
            else:
                row += ["", "", ""]
            rows.append(row)
        sure = self._first.sure_words(level)
        headers = ["", say("lab-mean"), sure, *([] if is_share(name) else [say("lab-median")])]
        headers += [say("lab-from-first"), sure, say("lab-verdict")]
        what = say("lab-grid", what=self._first.label(name), title=self.title)
        return FigureTable(what, headers, rows, [*self._how_compared(), *self.notes()], self._first.words.language)

    @property
    def title(self) -> str:
        """The title of all studies together, without the options that are set."""
        return self._first.titled(self._first.words, without=self.options)

    @property
    def brief_title(self) -> str:
        """The title of its plots."""
        return self._first.titled(self._first.words, without=self.options, brief=True)

    def notes(self) -> list[str]:
        """Returns notes on the studies, a sentence each."""
        return notes_of(self._named)

    def _how_compared(self) -> list[str]:
        """Returns notes on how to read the differences of a table."""
        say, n = self._first.words.say, len(self.comparisons)
        paired = [say("lab-grid-paired")] if n and all(one.paired for one in self.comparisons) else []
        return [*paired, *([say("lab-together", n=n)] if n > 1 else [])]

    def plot(self, name: str | None = None, **look: Unpack[Labelled]) -> Plot:
        """Plots the mean of a column for each setting, with its interval. Settings of a second option are separate lines.

        Args:
            name: The column; None for the most informative one.
            look: ``ax=``, ``title=`` and ``label=``; see `cardlab.lab.plot_base.Labelled`.

        Raises:
            StudyError: One of the studies has no such column.
            MissingPackage: matplotlib is not installed.
        """
        look = {"title": self.brief_title, **look}
        return plots().sweep(self.settings, self._named, self.column(name), **look)  # type: ignore[no-any-return]

    def survival(self, name: str | None = None, *, log: bool = False, **look: Unpack[Placed]) -> Plot:
        """Plots the share of matches that still go on, a curve for each setting; see `Study.survival`."""
        look = {"title": self.brief_title, **look}
        return plots().survival(self._named, name, log=log, **look)  # type: ignore[no-any-return]

    def ecdf(self, name: str | None = None, **look: Unpack[Placed]) -> Plot:
        """Plots the share of matches with at most each figure of a column, a curve for each setting; see `Study.ecdf`."""
        look = {"title": self.brief_title, **look}
        return plots().ecdf(self._named, name, **look)  # type: ignore[no-any-return]

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Returns the tables of all studies, one below the other, each with its setting in columns of its own; see `Study`.

        Raises:
            MissingPackage: pyarrow is not installed.
        """
        table = export.arrow_table(zip(self.settings, self.studies, strict=True))
        return table.__arrow_c_stream__(requested_schema)

    def __str__(self) -> str:
        return str(self.table())

    def __repr__(self) -> str:
        return f"<{len(self)} studies of {self._first.game.slug}, by {' and '.join(self.options)}>"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(getattr(value, "name", value))
