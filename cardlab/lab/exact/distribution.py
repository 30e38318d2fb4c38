"""`Distribution`: the exact chance of every possible outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from cardlab.core.numbers import written
from cardlab.core.optional_packages import require
from cardlab.lab.exact.answers import About, Answer, ExactError, Number, Rounded, check_whole, label, percent, short
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import need_matplotlib
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Plot

K = TypeVar("K")


@dataclass(frozen=True, eq=False, repr=False)
class Distribution(Answer, Mapping[K, Fraction]):
    """A distribution: outcome -> its exact chance, in order.

    Attributes:
        chances: Possible outcome -> its chance; they add up to 1, and none is 0.
        about: The subject of the distribution.
        cases: The number of equally likely cases that were counted; None if none were.
    """

    chances: Mapping[K, Fraction]
    about: About
    cases: int | None = None

    @classmethod
    def counted(cls, ways: Mapping[K, int], about: About) -> Distribution[K]:
        """Returns the distribution of outcomes with these numbers of equally likely ways."""
        cases = sum(ways.values())
        return cls({outcome: Fraction(n, cases) for outcome, n in ways.items() if n}, about, cases)

    def __getitem__(self, outcome: K) -> Fraction:
        return self.chances[outcome]

    def __iter__(self) -> Iterator[K]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    def __repr__(self) -> str:
        return f"Distribution({{{', '.join(f'{outcome}: {chance}' for outcome, chance in self.chances.items())}}})"

    @cached_property
    def ways(self) -> Mapping[K, int]:
        """The number of equally likely cases of each outcome.

        Raises:
            ExactError: It was not counted in equally likely cases.
        """
        if self.cases is None:
            raise ExactError("these chances are not shares of equally likely cases: use `chances`")
        return {outcome: int(chance * self.cases) for outcome, chance in self.chances.items()}

    @cached_property
    def _numbers(self) -> list[tuple[Number, Fraction]]:
        for outcome in self.chances:
            if not isinstance(outcome, int | Fraction):
                raise ExactError(f"{outcome!r:.40} is not a number: only distributions of numbers have a mean")
        return list(self.chances.items())  # type: ignore[arg-type]

    @property
    def is_of_numbers(self) -> bool:
        """Whether it has a mean."""
        return all(isinstance(outcome, int | Fraction) for outcome in self.chances)

    def expected(self, worth: Callable[[K], Number]) -> Fraction:
        """Returns the mean of a function of the outcome."""
        return sum((worth(outcome) * chance for outcome, chance in self.chances.items()), Fraction(0))

    @cached_property
    def mean(self) -> Fraction:
        """The expected value."""
        return sum((number * chance for number, chance in self._numbers), Fraction(0))

    @cached_property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        return sum((number * number * chance for number, chance in self._numbers), Fraction(0)) - self.mean**2

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return Rounded(sqrt(self.variance))

    @property
    def modes(self) -> tuple[K, ...]:
        """The most frequent outcomes; several if they are equally likely."""
        most = max(self.chances.values())
        return tuple(outcome for outcome, chance in self.chances.items() if chance == most)

    @property
    def mode(self) -> K:
        """The most frequent outcome; the first one if several are equally likely."""
        return self.modes[0]

    def chance(self, what: K | Iterable[K] | Callable[[K], bool]) -> Fraction:
        """Returns the chance of one outcome, of any of several, or of all that fit: ``chance(7)``, ``chance(lambda s: s >
        10)``.
        """
        if callable(what):
            return sum((chance for outcome, chance in self.chances.items() if what(outcome)), Fraction(0))
        if isinstance(what, Iterable) and not isinstance(what, str):
            wanted = set(what)
            return self.chance(lambda outcome: outcome in wanted)
        return self.chances.get(what, Fraction(0))

    def cdf(self, number: Number) -> Fraction:
        """Returns the chance of at most this number.

        Raises:
            ExactError: The outcomes are not numbers.
        """
        return sum((chance for outcome, chance in self._numbers if outcome <= number), Fraction(0))

    def quantile(self, share: Number | float) -> Number:
        """Returns the smallest number that at least this share of the chances does not exceed: ``quantile(Fraction(1, 2))`` is
        the median.

        Args:
            share: From 0 to 1. A float is read as its decimal: 0.1 is one tenth.

        Raises:
            ExactError: The outcomes are not numbers, or the share does not lie between 0 and 1.
        """
        if isinstance(share, bool) or not isinstance(share, int | float | Fraction) or not 0 <= share <= 1:
            raise ExactError(f"the share of a quantile is {share!r:.40}, but must be a number from 0 to 1: 0.5 is the median")
        wanted, reached = Fraction(str(share)), Fraction(0)
        for number, chance in sorted(self._numbers):
            reached += chance
            if reached >= wanted:
                return number
        raise ExactError(f"the chances add up to {reached}, and not to 1")

    @property
    def median(self) -> Number:
        """The smallest number that half of the chances do not exceed."""
        return self.quantile(Fraction(1, 2))

    def sample(self, size: int = 1, *, seed: int = 0) -> list[K]:
        """Returns `size` independent draws; the same seed draws the same.

        Raises:
            ExactError: The number is not a whole number.
        """
        rng, size = Random(check_whole("seed", seed, 0)), check_whole("size", size, 0)
        return rng.choices(list(self.chances), [float(chance) for chance in self.chances.values()], k=size)

    def __add__(self, other: Distribution[Any] | Number) -> Distribution[Number]:
        """Returns the sum of two independent outcomes, one of each distribution; or of an outcome and a number.

        ``exact.sums("addition_war") + exact.sums("addition_war")`` is the sum of two pairs from two packs.

        Raises:
            ExactError: The outcomes are not numbers.
        """
        if isinstance(other, int | Fraction) and not isinstance(other, bool):
            about = About("exact-more", self.about.what, {"first": self.about, "n": written(other)})
            return Distribution({number + other: chance for number, chance in self._numbers}, about, self.cases)
        if not isinstance(other, Distribution):
            return NotImplemented
        found: dict[Number, Fraction] = {}
        for one, chance in self._numbers:
            for two, times in other._numbers:
                found[one + two] = found.get(one + two, Fraction(0)) + chance * times
        cases = None if self.cases is None or other.cases is None else self.cases * other.cases
        about = About("exact-sum-of-two", "exact-sum", {"first": self.about, "second": other.about})
        return Distribution(dict(sorted(found.items())), about, cases)

    def to_frame(self) -> Any:
        """Returns a `pandas.DataFrame` of the outcomes, with ``chance`` as a float and ``exact``, the same as a fraction.

        Raises:
            MissingPackage: pandas is not installed.
        """
        pandas = require("pandas", what="tables of pandas", install="pandas")
        chances = list(self.chances.values())
        index = pandas.Index(list(self.chances), name="outcome")
        return pandas.DataFrame({"chance": list(map(float, chances)), "exact": chances}, index=index)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each outcome with its chance: as a share of all cases, as a fraction and in percent."""
        words = Words(language)
        say = words.say
        counted = [say("exact-ways", n=f"{self.cases:,}")] if self.cases is not None else []
        headers = [say(self.about.what), *counted, say("exact-chance"), "%"]
        rows = []
        for outcome, chance in self.chances.items():
            ways = [f"{self.ways[outcome]:,}"] if self.cases is not None else []
            rows.append([label(words, outcome), *ways, short(chance), percent(chance)])
        notes = [self.figures(words)] if self.is_of_numbers else []
        return FigureTable(self.about.text(words), headers, rows, notes, language=language)

    def plot(self, simulated: Iterable[K] | None = None, language: str = DEFAULT_LANGUAGE) -> Plot:
        """Draws the chances as bars, with the simulated frequency of each on top if there is a simulation.

        Args:
            simulated: The simulated outcomes, one for each time: a column of a study, or any list.
            language: The language of the words.

        Raises:
            ExactError: A simulated outcome is impossible, or there is none.
            MissingPackage: matplotlib is not installed.
        """
        need_matplotlib()
        from cardlab.lab.exact.charts import bars

        words = Words(language)
        figures = self.figures(words) if self.is_of_numbers else ""
        return bars(self.about.text(words), words.say(self.about.what), self, simulated, words, figures)

    def figures(self, words: Words) -> str:
        """Returns mean, standard deviation and the most frequent outcome, as a sentence."""
        mean = f"{short(self.mean)} ≈ {float(self.mean):.4g}" if self.mean.denominator > 1 else str(self.mean)
        mode = ", ".join(label(words, outcome) for outcome in self.modes)
        return words.say("exact-figures", mean=mean, spread=f"{self.spread:.4g}", mode=mode)
