"""What came of many matches, as data: columns of whole numbers, what they are called, and their figures."""

from __future__ import annotations

from array import array
from itertools import repeat
from math import inf, isinf, isnan, nan
from operator import index
from typing import SupportsIndex

from cardlab.core.errors import did_you_mean
from cardlab.core.events import Fill
from cardlab.core.game import Game
from cardlab.core.registry import find, slugs
from cardlab.lab.columns import NOT_ENDED, StudyError, columns, match_seed, measured
from cardlab.lab.figures import Interval, mean_of, quarters, share_of
from cardlab.lab.run import Columns, Plan
from cardlab.lab.survival import Survival, survival
from cardlab.match import Match
from cardlab.players import has_choices
from cardlab.words.messages import DEFAULT_LANGUAGE, MessageError, Words
from cardlab.words.story import label

TIMES = ("turns", "turns_played", "actions")
"""Columns that say how long a match lasts, those that games declare first."""


class Results:
    """What came of many matches, a row of whole numbers each.

    Two are equal where the same matches were dealt and the same came of them, in whatever language they are told.

    Attributes:
        plan: The game with its options, who plays, and the seed.
        asked: How many matches were asked for; fewer are there where somebody stopped it.
        names: The names of the columns; see `cardlab.lab.columns.columns`.
        words: The words in which it is told.
    """

    def __init__(self, plan: Plan, asked: int, dealt: Columns, language: str = DEFAULT_LANGUAGE) -> None:
        self.plan = plan
        self.asked = asked
        self.names = columns(plan.game)
        self.words = Words(language)
        self._columns = dealt

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results):
            return NotImplemented
        return self.plan == other.plan and all(self[name] == other[name] for name in self.names)

    def __hash__(self) -> int:
        """By what was dealt: the columns can be written to."""
        return hash((self.plan, len(self)))

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
    def main(self) -> str:
        """The column that says most: the first that the game counts, or how many actions there were."""
        return next(iter(self.measures), "actions")

    @property
    def sides(self) -> tuple[str, ...]:
        """What the game counts for each seat, without the seat: ``("score",)``."""
        return tuple(measure.name for measure in self.game.measures if measure.each_player)

    def match(self, number: SupportsIndex) -> Match:
        """One of the matches, to be looked at step by step: ``study.match(17)``, ``study.match(numpy.argmax(study["turns"]))``.

        Raises:
            StudyError: It has no match with this number.
        """
        try:
            place = index(number)
        except TypeError:
            place = -1
        if not 0 <= place < len(self):
            raise StudyError(f"the study has no match {number!r:.40}: its matches are 0 to {len(self) - 1}")
        return self.plan.match(place)

    def longest(self, name: str | None = None) -> int:
        """The number of the match with the greatest figure in a column; the first of them, if there are several."""
        values = self[name or self.names[len(self.game.seats) + 1]]
        return values.index(max(values))

    def pairs_with(self, other: Results) -> bool:
        """Whether match n of both begins with the same deck, as the first ones show."""
        return self.seed == other.seed and self._deck() == other._deck()

    def _deck(self) -> list[object]:
        """The cards as they come in the first match, before they are dealt."""
        first = Match(self.game, match_seed(self.seed, 0), begins=False)
        return [(event.zone, event.cards) for event in first.events if isinstance(event, Fill)]

    # -------------------------------------------------------------------------------- figures

    def shares(self) -> dict[str, Interval]:
        """Seat -> its share of all matches won, with its interval; a match that several win counts for each of them."""
        return {seat: share_of(sum(self[f"won.{seat}"]), len(self)) for seat in self.game.seats}

    @property
    def unfinished(self) -> int:
        """How many matches did not end. They are never left out: their figures are those of the moment they were stopped."""
        return self["winner"].count(NOT_ENDED)

    @property
    def over(self) -> list[bool]:
        """Of each match whether it came to its end."""
        return [winner != NOT_ENDED for winner in self["winner"]]

    def grows(self, name: str) -> bool:
        """Whether a column can only become greater while a match goes on: it counts turns, or how often a rule fires."""
        measure = measured(self.game).get(name)
        return name in TIMES or bool(measure and measure.rules)

    def mean(self, name: str) -> Interval:
        """The mean of a column, with its interval.

        Where matches did not end it is that of the figures as they stood. Of what grows the true one is greater, nobody knows
        how far: the interval has no upper end. Of anything else nothing is known.
        """
        found = mean_of(self[name])
        if not self.unfinished:
            return found
        return Interval(found.value, found.low, inf) if self.grows(name) else Interval(found.value, nan, nan)

    def quarters(self, name: str) -> tuple[float, float, float]:
        """The lower quartile, the median and the upper quartile of a column.

        Where some matches did not end, those of how long they last come from the curve (`survival_of`), and one is infinite
        where too few were seen to end; of anything else that grows nothing is known (nan).
        """
        if self.unfinished and self.grows(name):
            if name not in TIMES:
                return nan, nan, nan
            curve = self.survival_of(name)
            return curve.quantile(0.25), curve.quantile(0.5), curve.quantile(0.75)
        return quarters(self[name])

    def survival_of(self, name: str) -> Survival:
        """The share of matches that still go on after each number of turns, or of whatever a column counts.

        What was stopped by a limit of turns or actions was seen for so long. What was stopped before that, because its cards
        lay as they had lain before, goes on for ever.
        """
        for_ever = [not over and not cut for over, cut in zip(self.over, self._at_a_limit, strict=True)]
        return survival(self[name], self.over, for_ever)

    @property
    def _at_a_limit(self) -> list[bool]:
        """Of each match whether it has lasted as long as the study or its own rules allow."""
        most_turns = getattr(self.game, "max_turns", inf)
        turns = next((self[name] for name in self.measures if name in TIMES), repeat(0))
        return [
            actions >= self.plan.at_most or lasted >= most_turns
            for actions, lasted in zip(self["actions"], turns, strict=False)
        ]

    # -------------------------------------------------------------------------------- in words

    def label(self, name: str) -> str:
        """What a column is called; without the seat what it is called for all of them.

        A game without words for it, such as one that was just written in a notebook, has the name itself.
        """
        if name not in self.sides:
            self[name]  # says which there are
        measure, _, seat = name.partition(".")
        try:
            text = label(self.words, self.game, "measure", measure)
        except MessageError:
            text = measure.replace("_", " ")
        return self.words.say("lab-of", what=text, player=seat) if seat else text

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
            game=self._named(words),
            options=", ".join(options) or "none",
            bots=", ".join(bots if len(set(bots)) > 1 else bots[:1]) or "none",
            n=len(self),
            seed=str(self.seed),
        )

    def _named(self, words: Words) -> str:
        """The game; one that only is like a game of ours, such as a class of its own with another pack, by its class."""
        slug = self.game.slug
        name = words.say(f"{slug}-game") if words.has(f"{slug}-game") else slug
        if slug not in slugs() or type(self.game) is find(slug):
            return name
        return words.say("lab-kind-of", name=type(self.game).__name__, game=name)

    def notes(self, words: Words | None = None) -> list[str]:
        """What is to be known beside the figures, in the study's own words or in others."""
        say = (words or self.words).say
        stopped = [say("lab-stopped", n=len(self), asked=self.asked)] if len(self) < self.asked else []
        if not self.unfinished:
            return stopped
        at_most = self.plan.at_most
        cut = sum(count >= at_most for count, over in zip(self["actions"], self.over, strict=True) if not over)
        limit = [say("lab-limit", n=cut, at_most=at_most, option=f"at_most={10 * at_most}")] if cut else []
        return [*stopped, say("lab-capped", n=self.unfinished), *limit]

    def quantile_words(self, figure: float) -> str:
        """A quantile: one that is infinite is never reached, one that is no number is not known."""
        if isnan(figure):
            return self.words.say("lab-open")
        return self.words.say("lab-never") if isinf(figure) else f"{figure:,.10g}"

    def interval(self, interval: Interval, form: str) -> str:
        """An interval in words; `form` is how its ends are written, as in `format`."""
        if isnan(interval.low):
            return self.words.say("lab-unknown" if not self.unfinished else "lab-open")
        low, high = (format(end, form) for end in (interval.low, interval.high))
        return (
            self.words.say("lab-or-more", low=low)
            if isinf(interval.high)
            else self.words.say("lab-interval", low=low, high=high)
        )
