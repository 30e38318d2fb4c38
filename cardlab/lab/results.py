"""`Results`: the figures of many matches with their intervals, their names in words, and notes on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import repeat
from math import inf, isinf, isnan, nan

from cardlab.bots import has_choices
from cardlab.core.registry import find, slugs
from cardlab.lab.columns import NOT_ENDED, StudyError, is_share, measured
from cardlab.lab.estimates import LEVEL, Interval, at_share, bootstrapped, mean_of, quantile_of, quarters, share_of, spread
from cardlab.lab.matches import Matches, Test
from cardlab.lab.survival import Survival, survival
from cardlab.words.fluent_files import MessageError
from cardlab.words.game_labels import label
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words

TIMES = ("turns", "turns_played", "actions")
"""Columns for the length of a match, which games declare first."""


class Results(Matches):
    """The results of many matches, in figures and in words."""

    # -------------------------------------------------------------------------------- figures

    def shares(self, *, level: float = LEVEL) -> dict[str, Interval]:
        """Seat -> its share of all matches won, with its interval. A match with several winners counts for each of them."""
        return {seat: share_of(sum(self[f"won.{seat}"]), len(self), check_level(level)) for seat in self.game.seats}

    def share(self, test: Test | None = None, /, *, level: float = LEVEL, **figures: int) -> Interval:
        """Returns the share of matches that fit, with its interval: ``study.share(lambda row: row["wars"] > 2)``; see `where`.

        Raises:
            StudyError: There is no such column, or the number of truth values is wrong.
        """
        return share_of(sum(self.fitting(test, **figures)), len(self), check_level(level))

    @property
    def unfinished(self) -> int:
        """The number of matches that did not end. None is left out: each counts with its figures at the time when it was
        stopped.
        """
        return self["winner"].count(NOT_ENDED)

    @property
    def over(self) -> list[bool]:
        """Whether each match has ended."""
        return [winner != NOT_ENDED for winner in self["winner"]]

    def grows(self, name: str) -> bool:
        """Whether a column can only increase while a match goes on, because it counts turns, or how often a rule fires."""
        measure = measured(self.game).get(name)
        return name in TIMES or bool(measure and measure.rules)

    def mean(self, name: str, *, level: float = LEVEL) -> Interval:
        """Returns the mean of a column, with its interval; `level` is the confidence level.

        If some matches did not end, it is the mean of the figures so far. For a figure that only grows, the true mean is
        greater by an unknown amount, so the interval has no upper end. For any other figure, nothing is known. No interval
        reaches below 0 for a figure that cannot, and matches that are all alike determine none.
        """
        found = mean_of(self[name], check_level(level))
        low = max(0.0, found.low) if found.is_known and self._is_count(name) else found.low
        if not self.unfinished:
            return Interval(found.value, low, found.high)
        return Interval(found.value, low, inf) if self.grows(name) else Interval(found.value, nan, nan)

    def _is_count(self, name: str) -> bool:
        """Whether a column can't be below 0. A measure of the study itself may be."""
        measure = measured(self.game).get(name)
        return name == "actions" or (measure is not None and not measure.signed and min(self[name]) >= 0)

    def std(self, name: str) -> float:
        """Returns the standard deviation of a column, as that of a sample; nan for one match, or if it is not known because
        some matches did not end.
        """
        return nan if self.unfinished else spread(self[name])

    def figure(self, name: str, *, level: float = LEVEL) -> Interval:
        """Returns the mean of a column with its interval, or the share for a column such as ``won.p1``."""
        return self.shares(level=level)[name.partition(".")[2]] if is_share(name) else self.mean(name, level=level)

    def quarters(self, name: str) -> tuple[float, float, float]:
        """Returns the lower quartile, the median and the upper quartile of a column.

        If some matches did not end, quartiles of their length come from the survival curve (`survival_of`), and one is infinite
        if too few matches ended in time. For any other figure, one is not known (nan) if these matches could still change it;
        see `bounds`.
        """
        if self.unfinished:
            if name in TIMES:
                curve = self.survival_of(name)
                return curve.quantile(0.25), curve.quantile(0.5), curve.quantile(0.75)
            ends = [self.bounds(name, share) for share in (0.25, 0.5, 0.75)]
            low, middle, high = (least if least == most else nan for least, most in ends)
            return low, middle, high
        return quarters(self[name])

    def bounds(self, name: str, share: float) -> tuple[float, float]:
        """Returns the least and the greatest possible quantile of a column.

        They differ only if matches did not end, and of n matches k such ones shift a quantile by k places at most:
        ``study.bounds("wars", 0.5)``. The upper bound is infinite if too few matches ended, and so is the lower one for a
        figure that does not only grow.

        Raises:
            StudyError: There is no such column, or the share does not lie between 0 and 1.
        """
        least, most = self._extremes(name)
        return at_share(sorted(least), check_share(share)), at_share(sorted(most), share)

    def _extremes(self, name: str) -> tuple[list[float], list[float]]:
        """Returns the least and the greatest possible figures of a column, match by match."""
        pairs = list(zip(self[name], self.over, strict=True))
        below = 0 if self.grows(name) else inf
        return [v if over else v - below for v, over in pairs], [v if over else inf for v, over in pairs]

    def quantile(self, name: str, share: float, *, level: float = LEVEL) -> Interval:
        """Returns the figure of a column that this share of the matches does not exceed, with an interval that assumes nothing
        about the distribution: ``study.quantile("turns", 0.9)``.

        If some matches did not end, the quantile of their length comes from the survival curve (`survival_of`), and is infinite
        if too few matches ended in time. For any other figure, the interval holds whatever these matches could still have
        brought, and the quantile is nan if they could change it (`bounds`). An interval without a lower end is not known.

        Raises:
            StudyError: There is no such column, or the share or the level does not lie between 0 and 1.
        """
        share, level = check_share(share), check_level(level)
        if not self.unfinished:
            return quantile_of(self[name], share, level)
        if name in TIMES:
            return self.survival_of(name, level=level).quantile_within(share)
        least, most = (quantile_of(values, share, level) for values in self._extremes(name))
        low, high = (nan, nan) if isinf(least.low) else (least.low, most.high)
        return Interval(least.value if least.value == most.value else nan, low, high)

    def median(self, name: str, *, level: float = LEVEL) -> Interval:
        """Returns the figure of a column that half of the matches do not exceed, with its interval; see `quantile`."""
        return self.quantile(name, 0.5, level=level)

    def bootstrap(
        self, statistic: Callable[..., float], *names: str, resamples: int = 1000, level: float = LEVEL, seed: int = 0
    ) -> Interval:
        """Returns any figure of the matches with its interval, found by drawing as many matches from them again and again.

        ``study.bootstrap(statistics.correlation, "turns", "wars")`` takes about 0.5 s for a thousand matches. The minimum and
        the maximum have no such interval, because values outside the sample are never drawn.

        Args:
            statistic: A function of lists, one for each column, match by match in the same order.
            names: The columns.
            resamples: The number of draws.
            level: The confidence level of the interval.
            seed: The seed of the draws.

        Raises:
            StudyError: There is no such column, none is named, or the level does not lie between 0 and 1.
        """
        if not names:
            raise StudyError("no column is named: bootstrap(statistics.mean, 'turns')")
        return bootstrapped(statistic, [self[name] for name in names], resamples, check_level(level), seed)

    def survival_of(self, name: str, *, level: float = LEVEL) -> Survival:
        """Returns the share of matches that still go on after each number of turns, or each figure of another column.

        A match that was stopped by a limit of turns or actions was observed until then. A match that was stopped earlier,
        because a position was repeated, goes on for ever.
        """
        for_ever = [not over and not cut for over, cut in zip(self.over, self._at_a_limit, strict=True)]
        return survival(self[name], self.over, for_ever, check_level(level))

    @property
    def _at_a_limit(self) -> list[bool]:
        """Whether each match has reached the limit of the study or of its own rules."""
        most_turns = getattr(self.game, "max_turns", inf)
        turns = next((self[name] for name in self.measures if name in TIMES), repeat(0))
        return [
            actions >= self.plan.at_most or lasted >= most_turns
            for actions, lasted in zip(self["actions"], turns, strict=False)
        ]

    # -------------------------------------------------------------------------------- in words

    def label(self, name: str) -> str:
        """Returns the name of a column in words; without the seat, the name for all seats.

        Measures of the study, and of a game without words, such as one that was just written in a notebook, keep their own
        names.
        """
        if name not in self.sides:
            self[name]  # raises the error that lists the columns
        measure, _, seat = name.partition(".")
        try:
            text = label(self.words, self.game, "measure", measure)
        except MessageError:
            text = measure.replace("_", " ")
        return self.words.say("lab-of", what=text, player=seat) if seat else text

    @property
    def title(self) -> str:
        """The title: game, number of matches, seed, options, and the bots if they have choices."""
        return self.titled(self.words)

    def titled(self, words: Words, without: Collection[str] = (), *, brief: bool = False) -> str:
        """Returns the title in other words, or without some of the options; a brief one has no seed and no usual rules, bots or
        starts.
        """
        options = [f"{name}={value}" for name, value in self.game.set_options.items() if name not in without]
        if self.plan.start is not None:
            options.append(words.say("lab-start", start=self._start))
        bots = self.plan.names if has_choices(self.game) else ()
        if brief and set(bots) == {"random"}:
            bots = ()
        return words.say(
            "lab-brief-title" if brief else "lab-title",
            game=self._named(words),
            options=", ".join(options) or "none",
            bots=", ".join(bots if len(set(bots)) > 1 else bots[:1]) or "none",
            n=len(self),
            seed=str(self.seed),
        )

    @property
    def _start(self) -> str:
        """The start of the matches, as a position without its game and options, which the title already has."""
        name = self.plan.start_name
        return name if callable(self.plan.start) else name.partition("; ")[2]

    def _named(self, words: Words) -> str:
        """Returns the name of the game. A game that only resembles a built-in one, such as a class with another pack, is named
        by its class.
        """
        slug = self.game.slug
        name = words.say(f"{slug}-game") if words.has(f"{slug}-game") else slug
        if slug not in slugs() or type(self.game) is find(slug):
            return name
        return words.say("lab-kind-of", name=type(self.game).__name__, game=name)

    def notes(self, words: Words | None = None) -> list[str]:
        """Returns notes on the figures, in the study's own language or in another."""
        say = (words or self.words).say
        fewer = "lab-stopped" if self.is_whole else "lab-part"
        stopped = [say(fewer, n=len(self), asked=self.asked)] if len(self) < self.asked or not self.is_whole else []
        if not self.unfinished:
            return stopped
        at_most = self.plan.at_most
        cut = sum(count >= at_most for count, over in zip(self["actions"], self.over, strict=True) if not over)
        limit = [say("lab-limit", n=cut, at_most=at_most, option=f"at_most={10 * at_most}")] if cut else []
        more = local_number(f"{100 * self.unfinished / len(self):.4g}", (words or self.words).language)
        return [*stopped, say("lab-capped", n=self.unfinished, more=more), *limit]

    def quantile_words(self, figure: float) -> str:
        """Returns a quantile in words: an infinite one is never reached, and nan is not known."""
        if isnan(figure):
            return self.words.say("lab-open")
        return self.words.say("lab-never") if isinf(figure) else f"{figure:,.10g}"

    def quantile_bounds_words(self, name: str, share: float, figure: float) -> str:
        """Returns a quantile in words, with its lower bound if more is not known."""
        if isnan(figure) and self.grows(name):
            return self.words.say("lab-at-least", mean=self.quantile_words(self.bounds(name, share)[0]))
        return self.quantile_words(figure)

    def sure_words(self, level: float) -> str:
        """Returns the level of confidence, as the head of a column of intervals."""
        return self.words.say("lab-sure", level=f"{100 * check_level(level):.6g}")

    def interval(self, interval: Interval, form: str) -> str:
        """Returns an interval in words; `form` is the format of its ends, as in `format`."""
        if not interval.is_known:
            return self.words.say("lab-open" if self.unfinished else "lab-unknown" if len(self) == 1 else "lab-all-alike")
        low, high = (format(end, form) for end in (interval.low, interval.high))
        return (
            self.words.say("lab-or-more", low=low)
            if isinf(interval.high)
            else self.words.say("lab-interval", low=low, high=high)
        )


def notes_of(studies: Mapping[str, Results]) -> list[str]:
    """Returns the notes of several studies, each with the name of its study; for one study, its own notes."""
    first, *others = studies.values()
    words = first.words
    if not others:
        return first.notes()
    return [words.say("lab-note-of", name=name, note=note) for name, study in studies.items() for note in study.notes(words)]


def check_share(share: float) -> float:
    """Checks the share of a quantile, and returns it as a float.

    Raises:
        StudyError: It does not lie between 0 and 1.
    """
    return _between_0_and_1(share, "the share of a quantile", "0.5 is the median")


def check_level(level: float) -> float:
    """Checks a level of confidence, and returns it as a float.

    Raises:
        StudyError: It does not lie between 0 and 1.
    """
    return _between_0_and_1(level, "the level", "0.95 means 95% confidence")


def _between_0_and_1(value: float, name: str, example: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1:
        raise StudyError(f"{name} is {value!r:.40}, but must lie between 0 and 1: {example}")
    return float(value)
