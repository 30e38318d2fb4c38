"""Studies: many matches of one game, what came of them, and how sure that is."""

from __future__ import annotations

from array import array
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.display import Displayed
from cardlab.core.errors import did_you_mean
from cardlab.core.events import Fill
from cardlab.core.game import Game
from cardlab.lab import files
from cardlab.lab.columns import NOBODY, NOT_ENDED, StudyError, columns, match_seed, measured
from cardlab.lab.comparisons import Comparison
from cardlab.lab.figures import Interval, mean_of, quarters, share_of, spread
from cardlab.lab.run import Columns, Plan
from cardlab.lab.show import plots
from cardlab.lab.tables import Table
from cardlab.match import Match
from cardlab.players import has_choices
from cardlab.words.messages import DEFAULT_LANGUAGE, MessageError, Words
from cardlab.words.story import label

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot


class Study(Displayed):
    """What came of many matches, a row of whole numbers each.

    Attributes:
        plan: The game with its options, who plays, and the seed.
        asked: How many matches were asked for; fewer are there where somebody stopped it.
        names: The names of the columns; see `cardlab.lab.columns.columns`.
    """

    def __init__(self, plan: Plan, asked: int, dealt: Columns, language: str = DEFAULT_LANGUAGE) -> None:
        self.plan = plan
        self.asked = asked
        self.names = columns(plan.game)
        self._columns = dealt
        self.words = Words(language)

    # -------------------------------------------------------------------------------- the matches

    def __len__(self) -> int:
        """How many matches were dealt."""
        return len(self._columns["winner"])

    def __getitem__(self, name: str) -> array[int]:
        """A column: one whole number a match. `numpy.asarray` takes it as it is.

        Raises:
            StudyError: There is no such column.
        """
        if name not in self.names:
            raise StudyError(f"a study of {self.game.slug} has no column {name!r:.40}. {did_you_mean(name, self.names)}")
        return self._columns[name]

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.plan.game

    @property
    def seed(self) -> int:
        """The seed: the same one deals the same matches again."""
        return self.plan.seed

    @property
    def measures(self) -> tuple[str, ...]:
        """The columns that the game counts, the one that says most first."""
        return tuple(measured(self.game))

    @property
    def sides(self) -> tuple[str, ...]:
        """What the game counts for each seat, without the seat: ``("score",)``."""
        return tuple(measure.name for measure in self.game.measures if measure.each_player)

    def match(self, number: int) -> Match:
        """One of the matches, to be looked at step by step: ``study.match(17)``.

        Raises:
            StudyError: It has no match with this number.
        """
        if not isinstance(number, int) or not 0 <= number < len(self):
            raise StudyError(f"the study has no match {number!r:.40}: its matches are 0 to {len(self) - 1}")
        return self.plan.match(number)

    def longest(self, name: str | None = None) -> int:
        """The number of the match with the greatest figure in a column; the first of them, if there are several."""
        values = self[name or self.names[len(self.game.seats) + 1]]
        return values.index(max(values))

    # -------------------------------------------------------------------------------- in words

    def label(self, name: str) -> str:
        """What a column is called; without the seat what it is called for all of them.

        A game without words for it, such as one that was just written in a notebook, has the name itself.
        """
        if name not in self.sides:
            self[name]  # says which there are
        what, _, seat = name.partition(".")
        try:
            told = label(self.words, self.game, "measure", what)
        except MessageError:
            told = what.replace("_", " ")
        return self.words.say("lab-of", what=told, player=seat) if seat else told

    @property
    def title(self) -> str:
        """What was dealt: the game, how many matches, the seed, the options; who plays where anybody decides anything."""
        return self.titled(self.words)

    def titled(self, words: Words) -> str:
        """The title in other words."""
        options = [f"{name}={value}" for name, value in self.game.set_options.items()]
        bots = self.plan.bots if has_choices(self.game) else ()
        return words.say(
            "lab-title",
            game=words.say(name) if words.has(name := f"{self.game.slug}-game") else self.game.slug,
            options=", ".join(options) or "none",
            bots=", ".join(bots if len(set(bots)) > 1 else bots[:1]) or "none",
            n=len(self),
            seed=str(self.seed),
        )

    def shares(self) -> dict[str, Interval]:
        """Seat -> its share of all matches won, with its interval; a match that several win counts for each of them."""
        return {seat: share_of(sum(self[f"won.{seat}"]), len(self)) for seat in self.game.seats}

    @property
    def unfinished(self) -> int:
        """How many matches did not end. They are never left out: their figures are those of the moment they were stopped."""
        return self["winner"].count(NOT_ENDED)

    def mean(self, name: str) -> Interval:
        """The mean of a column, with its interval. Where matches did not end, the true one of what grows is greater."""
        return mean_of(self[name])

    def summary(self) -> Table:
        """Who won how often, and the figures of each measure."""
        say, n = self.words.say, len(self)
        rows = [
            [say("lab-won", player=seat), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", ""]
            for seat, share in self.shares().items()
        ]
        nobody = self["winner"].count(NOBODY)
        for name, hits in (("lab-nobody", nobody), ("lab-unfinished", self.unfinished)):
            if hits:
                share = share_of(hits, n)
                rows.append([say(name), f"{share.value:.1%}", self.interval(share, ".1%"), "", "", ""])
        for name in self.measures:
            values, mean = self[name], self.mean(name)
            low, middle, high = quarters(values)
            rows.append(
                [
                    self.label(name),
                    f"{mean.value:,.2f}",
                    self.interval(mean, ",.2f"),
                    self._number(spread(values), ",.2f"),
                    say("lab-quarters", low=f"{low:,.10g}", middle=f"{middle:,.10g}", high=f"{high:,.10g}"),
                    say("lab-range", low=min(values), high=max(values)),
                ]
            )
        headers = ["", say("lab-mean"), say("lab-sure"), say("lab-spread"), say("lab-middle"), say("lab-ends")]
        return Table(self.title, headers, rows, self.notes(), self.words.language)

    def notes(self, words: Words | None = None) -> list[str]:
        """What is to be known beside the figures, in the study's own words or in others."""
        say = (words or self.words).say
        stopped = [say("lab-stopped", n=len(self), asked=self.asked)] if len(self) < self.asked else []
        return [*stopped, *([say("lab-capped", n=self.unfinished)] if self.unfinished else [])]

    def _number(self, figure: float, form: str) -> str:
        return self.words.say("lab-unknown") if isnan(figure) else format(figure, form)

    def interval(self, found: Interval, form: str) -> str:
        """An interval in words; `form` is how its ends are written, as in `format`."""
        if isnan(found.low):
            return self.words.say("lab-unknown")
        return self.words.say("lab-interval", low=format(found.low, form), high=format(found.high, form))

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

    @property
    def main(self) -> str:
        """The column that says most: the first that the game counts, or how many actions there were."""
        return next(iter(self.measures), "actions")

    # -------------------------------------------------------------------------------- for other programs

    def to_pandas(self) -> Any:
        """A `pandas.DataFrame`: a row a match, a column of whole numbers for each name.

        Raises:
            MissingPackage: pandas is not installed.
        """
        return files.to_pandas(self)

    def to_csv(self, path: str | Path) -> None:
        """Write a row for each match, in their order, under the names of the columns.

        Raises:
            WriteError: The file cannot be written.
        """
        files.to_csv(self, path)

    def to_parquet(self, path: str | Path) -> None:
        """Write the columns, and what was dealt as JSON under the key ``cardlab`` of the file's metadata.

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

    def pairs_with(self, other: Study) -> bool:
        """Whether match n of both begins with the same deck, as the first ones show."""
        return self.seed == other.seed and self._deck() == other._deck()

    def _deck(self) -> list[object]:
        """The cards as they come in the first match, before they are dealt."""
        first = Match(self.game, match_seed(self.seed, 0), begins=False)
        return [(event.zone, event.cards) for event in first.events if isinstance(event, Fill)]

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<study of {self.game.slug}, {len(self)} matches, seed {self.seed}>"
