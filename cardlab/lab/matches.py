"""`Matches`: the matches of a study as columns of whole numbers, and parts of them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import index
from typing import Any, Self, SupportsIndex

from cardlab.core.errors import did_you_mean
from cardlab.core.event_kinds import Fill
from cardlab.core.game import Game
from cardlab.lab.column import Column
from cardlab.lab.columns import StudyError, measured
from cardlab.lab.plan import Columns, Plan
from cardlab.match import Match
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

Row = Mapping[str, int]
"""The name of each column -> its figure in one match."""
Test = Callable[[Row], bool] | Iterable[bool]
"""A selection of matches: a function of the row of each, or one truth value for each, in their order."""


class Matches:
    """Matches of one study, a row of whole numbers each: all of them, or a part.

    Two are equal if they have the same matches with the same results, in any language.

    Attributes:
        plan: The game with its options, the bots, and the seed.
        asked: The number of matches that were requested. There are fewer if somebody stopped the study.
        names: The names of the columns; see `cardlab.lab.columns.columns`.
        numbers: The number of each row's match in the study: 0, 1, 2, …, or those of a part.
        words: The words for titles and labels.
    """

    def __init__(
        self,
        plan: Plan,
        asked: int,
        dealt: Columns,
        language: str = DEFAULT_LANGUAGE,
        numbers: Sequence[int] | None = None,
    ) -> None:
        self.plan = plan
        self.asked = asked
        self.names = plan.columns
        self.words = Words(language)
        self._columns = {name: Column(values.typecode, values) for name, values in dealt.items()}
        self.is_whole = numbers is None
        self.numbers: Sequence[int] = range(len(dealt["winner"])) if numbers is None else tuple(numbers)

    def __len__(self) -> int:
        """Returns the number of matches."""
        return len(self.numbers)

    def __iter__(self) -> Iterator[Row]:
        """Yields the figures of each match by the names of the columns."""
        return (dict(zip(self.names, row, strict=True)) for row in zip(*(self[name] for name in self.names), strict=True))

    def __contains__(self, thing: object) -> bool:
        """Whether there is such a column."""
        return thing in self.names

    def __getitem__(self, name: str) -> Column:
        """Returns a column, with one whole number for each match. It can be computed with; `numpy.asarray` takes it directly.

        Raises:
            StudyError: There is no such column.
        """
        if name not in self.names:
            raise StudyError(f"a study of {self.game.slug} has no column {name!r:.40}. {did_you_mean(name, self.names)}")
        return self._columns[name]

    def _ipython_key_completions_(self) -> list[str]:
        """Lists the columns after ``study["`` and Tab."""
        return list(self.names)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Matches):
            return NotImplemented
        return (
            self.plan == other.plan
            and tuple(self.numbers) == tuple(other.numbers)
            and all(self[name] == other[name] for name in self.names)
        )

    def __hash__(self) -> int:
        """Returns the hash of the plan and the number of matches, because the columns are mutable."""
        return hash((self.plan, len(self)))

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.plan.game

    @property
    def seed(self) -> int:
        """The seed. The same seed plays the same matches again."""
        return self.plan.seed

    @property
    def own(self) -> tuple[str, ...]:
        """The columns that were requested besides the game's measures."""
        return tuple(name for name, _ in self.plan.counted)

    @property
    def measures(self) -> tuple[str, ...]:
        """The measures, the most informative first: the requested ones, then those of the game."""
        return (*self.own, *measured(self.game))

    @property
    def main(self) -> str:
        """The most informative column: the first measure, or the number of actions."""
        return next(iter(self.measures), "actions")

    @property
    def sides(self) -> tuple[str, ...]:
        """The measures that the game has for each seat, without the seat: ``("score",)``."""
        return tuple(measure.name for measure in self.game.measures if measure.each_player)

    # -------------------------------------------------------------------------------- single matches

    def match(self, number: SupportsIndex) -> Match:
        """Returns one of the matches, to look at step by step: ``study.match(17)``,
        ``study.match(numpy.argmax(study["turns"]))``.

        The number is that of the match in the study, even in a part: ``part.match(part.numbers[0])``.

        Raises:
            StudyError: It has no match with this number.
        """
        try:
            found = index(number)
        except TypeError:
            found = -1
        if found not in self.numbers:
            which = f"0 to {len(self) - 1}" if self.is_whole else "a part of those, in its `numbers`"
            raise StudyError(f"the study has no match {number!r:.40}: its matches are {which}")
        return self.plan.match(found)

    def longest(self, name: str | None = None) -> int:
        """Returns the number of the match with the greatest figure in a column; the first of them, if there are several."""
        values = self[name or self.names[len(self.game.seats) + 1]]
        return self.numbers[values.index(max(values))]

    # -------------------------------------------------------------------------------- parts

    def where(self, test: Test | None = None, /, **figures: int) -> Self:
        """Returns the matches that fit, as a study of their own, which remembers their numbers.

        ``study.where(winner=1)``, ``study.where(lambda row: row["turns"] > 500)``, ``study.where(numpy.asarray(study["turns"])
        > 500)``.

        Args:
            test: A function of the row of each match, or one truth value for each match in their order.
            figures: Columns, and the figure that each must have; ``**{"won.p1": 1}`` if a name has a dot.

        Raises:
            StudyError: There is no such column, the number of truth values is wrong, or no match fits.
        """
        fits = self.fitting(test, **figures)
        if not any(fits):
            raise StudyError(f"none of the {len(self)} matches of {self.game.slug} fits the condition")
        return self._part(fits)

    def groups(self, name: str) -> dict[int, Self]:
        """Returns the matches by their figure in a column, the smallest first: ``study.groups("winner")[1]`` has those that
        Player 1 won.

        Raises:
            StudyError: There is no such column.
        """
        values = self[name]
        return {figure: self._part([value == figure for value in values]) for figure in sorted(set(values))}

    def fitting(self, test: Test | None = None, /, **figures: int) -> list[bool]:
        """Whether each match fits; see `where`."""
        for name in figures:
            self[name]  # raises the error that lists the columns
        if test is None:
            fits = [True] * len(self)
        elif callable(test):
            fits = [bool(test(row)) for row in self]
        else:
            fits = [bool(yes) for yes in test]
            if len(fits) != len(self):
                raise StudyError(
                    f"{len(fits)} truth values were given for {len(self)} matches: give one for each, in their order"
                )
        return [yes and all(self[name][i] == figure for name, figure in figures.items()) for i, yes in enumerate(fits)]

    def _part(self, fits: Sequence[bool]) -> Self:
        def fitting(values: Iterable[int]) -> Iterator[int]:
            return (value for value, yes in zip(values, fits, strict=True) if yes)

        columns = {name: array("q", fitting(self[name])) for name in self.names}
        return type(self)(self.plan, self.asked, columns, self.words.language, list(fitting(self.numbers)))

    # ------------------------------------------------------------------------------------ comparing

    def pairs_with(self, other: Matches) -> bool:
        """Whether the same matches of both begin with the same deck. The first matches are compared.

        Raises:
            StudyError: Some of the matches begin so, and others do not. Such parts are neither paired nor independent.
        """
        if self.seed != other.seed or self._deck() != other._deck():
            return False
        n = min(len(self), len(other))
        if tuple(self.numbers[:n]) == tuple(other.numbers[:n]):
            return True
        if not set(self.numbers).isdisjoint(other.numbers):
            raise StudyError(
                f"two parts of studies of {self.game.slug} with the same decks have some matches in common, and not all: "
                "compare the same numbers of both, or two groups of which no match is in both"
            )
        return False

    def _deck(self) -> list[Any]:
        """Returns the cards of the first match before they are dealt, in their order."""
        return [(event.zone, event.cards) for event in self.plan.dealt(0, begins=False).events if isinstance(event, Fill)]
