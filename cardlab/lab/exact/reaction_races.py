"""Exact answers about races of reaction times: who slaps first, from the mean and the spread of each player's times.

A time is a normal part (seeing and moving) and, with a tail, an exponential one (lapses of attention): the ex-Gaussian
distribution (Luce, "Response Times", 1986). Times are in milliseconds, or in any other unit.

Chances are integrals over all times. The trapezoidal rule is exact to about ten places here, because the integrand is smooth
and vanishes at both ends (Trefethen and Weideman, "The exponentially convergent trapezoidal rule", 2014).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import erfc, exp, isfinite, pi, sqrt
from typing import Any

from cardlab.bots.reaction_times import DICE, MIDDLE, SECOND, SIDES, SOONEST, STEP, TOGETHER, WAITS
from cardlab.lab.exact.answers import Answer, ExactError, Rounded, check_whole, percent
from cardlab.lab.figure_table import FigureTable
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

FAR = 9
"""The number of standard deviations beyond which a normal distribution is negligible."""
LONG = 40
"""The number of means beyond which an exponential distribution is negligible."""
STEPS = 4
"""Steps in the smallest standard deviation."""
MOST_STEPS = 20_000
MOST_OF_ERFC = 25.0
"""A limit after which erfc soon leaves the range of floats; four terms of its asymptotic series are exact to ten places."""
ROW = 50
"""Milliseconds between two rows of a table."""
LASTS = 420
"""The number of throws of a bot's die after which the chance is negligible: 10⁻¹²."""


@dataclass(frozen=True)
class Slapper:
    """A player who slaps.

    Attributes:
        mean: The mean time.
        spread: Its standard deviation.
        tail: The mean of the exponential part, less than the spread; 0 for a normal distribution.

    Raises:
        ExactError: The numbers make no sense.
    """

    mean: float
    spread: float
    tail: float = 0.0

    def __post_init__(self) -> None:
        for name in ("mean", "spread", "tail"):
            check_number(name, getattr(self, name))
        if self.spread <= 0 or not 0 <= self.tail < self.spread:
            raise ExactError(
                f"the spread is {self.spread} and the tail {self.tail}: "
                "the spread must be more than 0, and the tail less than it and not below 0"
            )

    @cached_property
    def middle(self) -> float:
        """The mean of the normal part."""
        return self.mean - self.tail

    @cached_property
    def width(self) -> float:
        """The standard deviation of the normal part."""
        return sqrt(self.spread**2 - self.tail**2)

    @property
    def ends(self) -> tuple[float, float]:
        """The times before and after which the density is negligible."""
        return self.middle - FAR * self.width, self.middle + FAR * self.width + LONG * self.tail

    def later(self, time: float) -> float:
        """Returns the chance to slap later than at this time."""
        z = (time - self.middle) / self.width
        normal = erfc(z / sqrt(2)) / 2
        return normal + self._in_the_tail(z) if self.tail else normal

    def density(self, time: float) -> float:
        """Returns the chance for each unit of time around this one."""
        z = (time - self.middle) / self.width
        if self.tail:
            return self._in_the_tail(z) / self.tail
        return exp(-z * z / 2) / (self.width * sqrt(2 * pi))

    def _in_the_tail(self, z: float) -> float:
        """Returns the chance that the normal part is over at a time and the exponential one is not."""
        ratio = self.width / self.tail
        power = ratio * (ratio / 2 - z)
        lies = (ratio - z) / sqrt(2)
        if lies > MOST_OF_ERFC:
            less = 1 / (ratio - z) ** 2
            return exp(-z * z / 2) / sqrt(2 * pi) / (ratio - z) * (1 - less * (1 - 3 * less * (1 - 5 * less)))
        return exp(power) * erfc(lies) / 2


@dataclass(frozen=True)
class Race(Answer):
    """Several players who slap independently at the same moment.

    Attributes:
        slappers: The players.
    """

    slappers: tuple[Slapper, ...]

    @cached_property
    def _times(self) -> Sequence[float]:
        low = min(slapper.ends[0] for slapper in self.slappers)
        high = max(slapper.ends[1] for slapper in self.slappers)
        step = min(slapper.width for slapper in self.slappers) / STEPS
        n = int((high - low) / step) + 1
        if n > MOST_STEPS:
            raise ExactError(
                "the times of one slapper vary so much less than those of the others that the sum has more than "
                f"{MOST_STEPS:,} steps: give a spread nearer to theirs, or a smaller tail"
            )
        return [low + (high - low) * place / n for place in range(n + 1)]

    def _integral(self, what: Sequence[float]) -> float:
        return sum(what) * (self._times[1] - self._times[0])

    @cached_property
    def _later(self) -> Sequence[Sequence[float]]:
        """For each slapper, the chance to be later than each of the times."""
        return [[slapper.later(time) for time in self._times] for slapper in self.slappers]

    @cached_property
    def first(self) -> tuple[float, ...]:
        """The chance of each to be first."""
        found = []
        for place, slapper in enumerate(self.slappers):
            others = [later for other, later in enumerate(self._later) if other != place]
            wins = [slapper.density(time) for time in self._times]
            for later in others:
                wins = [chance * share for chance, share in zip(wins, later, strict=True)]
            found.append(Rounded(self._integral(wins)))
        return tuple(found)

    def expected(self, place: int = 1) -> float:
        """Returns the mean time of the first one to slap, the second one, …: an order statistic.

        Raises:
            ExactError: There are fewer players.
        """
        check_whole("place", place, 1, len(self.slappers))
        not_yet = [1.0] + [0.0] * (place - 1)
        start = self._times[0]
        waiting = []
        for later in zip(*self._later, strict=True):
            here = list(not_yet)  # the chances that no, one, … hands have come, for all numbers below `place`
            for chance in later:
                here = [came * chance + (here[n - 1] * (1 - chance) if n else 0.0) for n, came in enumerate(here)]
            waiting.append(sum(here))
        step = self._times[1] - start
        return Rounded(start + step * (sum(waiting) - waiting[0] / 2 - waiting[-1] / 2))

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each slapper, and how often they are first."""
        say = Words(language).say
        rows = [
            [str(n), f"{slapper.mean:g}", f"{slapper.spread:g}", f"{slapper.tail:g}", percent(chance)]
            for n, (slapper, chance) in enumerate(zip(self.slappers, self.first, strict=True), 1)
        ]
        headers = [say("exact-slapper"), say("exact-mean"), say("exact-spread"), say("exact-tail"), say("exact-first-percent")]
        notes = [say("exact-fastest", mean=f"{self.expected():.4g}")]
        return FigureTable(say("exact-race"), headers, rows, notes, language=language)


def race(*slappers: Slapper | tuple[float, ...]) -> Race:
    """Returns the chance of each to be first: ``race((300, 50), (350, 50)).first[0]`` is about 0.76, for normal distributions.

    Args:
        slappers: Two or more, each a `Slapper` or its mean, spread and tail.

    Raises:
        ExactError: There are fewer than two, or their numbers make no sense.
    """
    if len(slappers) < 2:
        raise ExactError(f"there is only {len(slappers)} slapper: give two or more")
    for slapper in slappers:
        if not isinstance(slapper, Slapper) and len(slapper) not in (2, 3):
            raise ExactError(f"a slapper has {len(slapper)} numbers: give its mean and spread, and its tail if it has one")
    return Race(tuple(slapper if isinstance(slapper, Slapper) else Slapper(*slapper) for slapper in slappers))


# ------------------------------------------------------------------------------------------------ bots


@dataclass(frozen=True, repr=False)
class Times(Answer):
    """The reaction time of a bot, in whole milliseconds.

    Attributes:
        chances: The chance of each time, from 0 milliseconds on. The rest after them is less than 10⁻¹².
    """

    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean time."""
        return Rounded(sum(time * chance for time, chance in enumerate(self.chances)))

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return Rounded(sqrt(sum(time * time * chance for time, chance in enumerate(self.chances)) - self.mean**2))

    def chance(self, fits: Callable[[int], bool]) -> float:
        """Returns the chance of all times that fit."""
        return Rounded(sum(chance for time, chance in enumerate(self.chances) if fits(time)))

    def before(self, other: Times, by: int = 0) -> float:
        """Returns the chance to be quicker than another one, by more than `by` milliseconds."""
        until = list(accumulate(other.chances, initial=0.0))  # the chance that the other one comes before each time
        later = (until[-1] - until[min(time + by + 1, len(until) - 1)] for time in range(len(self.chances)))
        return Rounded(sum(chance * share for chance, share in zip(self.chances, later, strict=True)))

    def together(self, other: Times, within: int = TOGETHER) -> float:
        """Returns the chance that both hands come within this many milliseconds, which counts as the same time."""
        return Rounded(1 - self.before(other, within) - other.before(self, within))

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns how often a bot has slapped after each number of milliseconds."""
        say = Words(language).say
        until = list(accumulate(self.chances))
        shown = [time for time in range(0, len(until), ROW) if 0.0005 < until[time] < 0.9995]
        rows = [[str(time), percent(until[time])] for time in shown]
        notes = [say("exact-times", mean=f"{self.mean:.1f}", spread=f"{self.spread:.1f}")]
        return FigureTable(
            say("exact-bot-times"), [say("exact-milliseconds"), say("exact-until")], rows, notes, language=language
        )


def bot_times(time_limit_ms: int = SECOND) -> Times:
    """Returns every reaction time that a bot of Egyptian War can draw (`cardlab.bots.reaction_times.reaction`), with its
    chance.

    Args:
        time_limit_ms: The pace, in milliseconds: 1000 for bots that take half a second on average.

    Raises:
        ExactError: That is not a whole number from 1 to 10,000.
    """
    check_whole("time_limit_ms", time_limit_ms, 1, 10 * SECOND)
    wide = 8 * DICE  # bits for each sum of dice; all of them are one power of one large number
    sums = sum(1 << wide * side for side in range(SIDES)) ** DICE
    times = [0.0] * (MIDDLE + DICE * SIDES // 2 + LASTS * STEP)
    for thrown in range(DICE * (SIDES - 1) + 1):
        chance = (sums >> wide * thrown & (1 << wide) - 1) / SIDES**DICE
        normal = MIDDLE + (thrown - DICE * (SIDES - 1) // 2) // 2
        for more in range(STEP):
            times[normal + more] += chance / STEP / WAITS
    for time in range(STEP, len(times)):
        times[time] += times[time - STEP] * (WAITS - 1) / WAITS
    chances = [0.0] * (max(SOONEST, len(times)) * time_limit_ms // SECOND + 1)
    for time, chance in enumerate(times):
        chances[max(SOONEST, time) * time_limit_ms // SECOND] += chance
    return Times(tuple(chances))


def check_number(name: str, value: Any) -> None:
    """Checks a number.

    Raises:
        ExactError: It is not a number, or not finite.
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ExactError(f"{name} is {value!r:.40}, but must be a number")
