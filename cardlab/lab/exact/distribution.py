"""Distributions: the exact chance of everything that can come; and how exact answers show themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, Any, TypeVar

from cardlab.core.display import Displayed
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import written
from cardlab.lab.show import need_matplotlib
from cardlab.lab.tables import Table
from cardlab.words.messages import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot

K = TypeVar("K")
Number = int | Fraction

LONGEST = 16
"""Signs of a fraction that a table still shows; longer ones say less than their decimals."""
LABELS = {
    "higher": "exact-higher",
    "same": "exact-same",
    "lower": "exact-lower",
    "nearer": "exact-nearer",
    "farther": "exact-farther",
    "first": "exact-first",
    "second": "exact-second",
    "draw": "exact-draw",
}
"""What can come, where it is no number -> its message."""


class ExactError(CardlabError, ValueError):
    """A question that has no answer: cards that are not there, numbers that make no sense."""


class Answer(Displayed, ABC):
    """What shows itself as a table: as text in a terminal, and in a notebook as tables are drawn there."""

    @abstractmethod
    def table(self, language: str = DEFAULT_LANGUAGE) -> Table:
        """The answer as a table, in a language."""

    def __str__(self) -> str:
        return str(self.table())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: print it for its table>"


@dataclass(frozen=True)
class About:
    """What an answer is an answer to, as messages: words come in when it is shown.

    Attributes:
        title: The message of its title.
        what: The message of what is counted.
        facts: The fields of the title.
    """

    title: str
    what: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, repr=False)
class Distribution(Answer, Mapping[K, Fraction]):
    """What can come -> its exact chance: a mapping, in order.

    Attributes:
        chances: What can come -> its chance; they add up to 1, and none is 0.
        about: What it is the distribution of.
        cases: Of how many equally likely cases it was counted; None where it was not.
    """

    chances: Mapping[K, Fraction]
    about: About
    cases: int | None = None

    @classmethod
    def counted(cls, ways: Mapping[K, int], about: About) -> Distribution[K]:
        """That of what can come in so many equally likely ways."""
        cases = sum(ways.values())
        return cls({one: Fraction(n, cases) for one, n in ways.items() if n}, about, cases)

    def __getitem__(self, one: K) -> Fraction:
        return self.chances[one]

    def __iter__(self) -> Iterator[K]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    def __repr__(self) -> str:
        return f"Distribution({{{', '.join(f'{one}: {chance}' for one, chance in self.chances.items())}}})"

    @cached_property
    def ways(self) -> Mapping[K, int]:
        """In how many of the equally likely cases each comes.

        Raises:
            ExactError: It was not counted in equally likely cases.
        """
        if self.cases is None:
            raise ExactError("these chances are not shares of equally likely cases: look at the chances themselves")
        return {one: int(chance * self.cases) for one, chance in self.chances.items()}

    @cached_property
    def _numbers(self) -> list[tuple[Number, Fraction]]:
        for one in self.chances:
            if not isinstance(one, int | Fraction):
                raise ExactError(f"{one!r:.40} is not a number: only distributions of numbers have a mean")
        return list(self.chances.items())  # type: ignore[arg-type]

    @property
    def is_of_numbers(self) -> bool:
        """Whether it has a mean."""
        return all(isinstance(one, int | Fraction) for one in self.chances)

    def expected(self, worth: Callable[[K], Number]) -> Fraction:
        """The mean of what each is worth."""
        return sum((worth(one) * chance for one, chance in self.chances.items()), Fraction(0))

    @cached_property
    def mean(self) -> Fraction:
        """The expected value."""
        return sum((one * chance for one, chance in self._numbers), Fraction(0))

    @cached_property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        return sum((one * one * chance for one, chance in self._numbers), Fraction(0)) - self.mean**2

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return sqrt(self.variance)

    @property
    def modes(self) -> tuple[K, ...]:
        """What comes most often; several where they are equally likely."""
        most = max(self.chances.values())
        return tuple(one for one, chance in self.chances.items() if chance == most)

    @property
    def mode(self) -> K:
        """What comes most often; the first one where several are equally likely."""
        return self.modes[0]

    def chance(self, what: K | Iterable[K] | Callable[[K], bool]) -> Fraction:
        """The chance of one value, of any of several, or of all that fit: ``chance(7)``, ``chance(lambda s: s > 10)``."""
        if callable(what):
            return sum((chance for one, chance in self.chances.items() if what(one)), Fraction(0))
        if isinstance(what, Iterable) and not isinstance(what, str):
            wanted = set(what)
            return self.chance(lambda one: one in wanted)
        return self.chances.get(what, Fraction(0))

    def table(self, language: str = DEFAULT_LANGUAGE) -> Table:
        """Each with its chance: as a share of all cases, as a fraction and in percent."""
        words = Words(language)
        say = words.say
        counted = [say("exact-ways", n=f"{self.cases:,}")] if self.cases is not None else []
        headers = [say(self.about.what), *counted, say("exact-chance"), "%"]
        rows = []
        for one, chance in self.chances.items():
            ways = [f"{self.ways[one]:,}"] if self.cases is not None else []
            rows.append([label(words, one), *ways, short(chance), percent(chance)])
        notes = [self.figures(words)] if self.is_of_numbers else []
        return Table(say(self.about.title, **self.about.facts), headers, rows, notes, language=language)

    def plot(self, simulated: Iterable[K] | None = None, language: str = DEFAULT_LANGUAGE) -> Plot:
        """The chances as bars; over them, where something was simulated, how often each has come.

        Args:
            simulated: What has come, one for each time: a column of a study, or any list.
            language: The language of the words.

        Raises:
            ExactError: Something was simulated that cannot come, or nothing.
            MissingPackage: matplotlib is not installed.
        """
        need_matplotlib()
        from cardlab.lab.exact.drawn import drawn

        return drawn(self, simulated, Words(language))

    def figures(self, words: Words) -> str:
        """Mean, standard deviation and what comes most often, as a sentence."""
        mean = f"{short(self.mean)} ≈ {float(self.mean):.4g}" if self.mean.denominator > 1 else str(self.mean)
        mode = ", ".join(label(words, one) for one in self.modes)
        return words.say("exact-figures", mean=mean, spread=f"{self.spread:.4g}", mode=mode)


def label(words: Words, one: object) -> str:
    """What can come, as a table names it."""
    if isinstance(one, int | Fraction):
        return written(one)
    return words.say(LABELS[one]) if isinstance(one, str) and one in LABELS else str(one)


def short(number: Fraction | float) -> str:
    """A number as a fraction, where that is no longer than its decimals would be."""
    text = str(number) if isinstance(number, Fraction) else ""
    return text if text and len(text) <= LONGEST else f"≈ {float(number):.6g}"


def mean(numbers: Sequence[Number]) -> Fraction:
    """The sum, shared out equally."""
    return Fraction(sum(numbers)) / len(numbers)


def percent(chance: Fraction | float) -> str:
    """A chance in hundredths."""
    return f"{100 * float(chance):.2f}"


def whole(what: str, value: Any, least: int = 1, most: int | None = None) -> int:
    """A whole number that was given.

    Raises:
        ExactError: It is none, or too small or too large.
    """
    if isinstance(value, int) and not isinstance(value, bool) and value >= least and (most is None or value <= most):
        return value
    allowed = f"from {least}" if most is None else f"from {least} to {most}"
    raise ExactError(f"{what} is {value!r:.40}, and must be a whole number {allowed}")


def one_of(what: str, value: Any, allowed: Iterable[Any]) -> None:
    """Check a word that was given.

    Raises:
        ExactError: It is none of those allowed.
    """
    if value not in (choices := list(allowed)):
        raise ExactError(f"{what} is {value!r:.40}, and must be one of {', '.join(map(repr, choices))}")
