"""The base class of exact answers, and helpers that write their numbers and check their arguments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import as_python, is_whole, written
from cardlab.lab.figure_table import FigureTable
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

Number = int | Fraction


class Rounded(float):
    """A number that is not exact, such as a root or a long sum of floats. Its repr says so."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"≈ {float(self):.10g}"

    __str__ = __repr__


LONGEST = 16
"""The maximum length of a fraction in a table. A longer one is harder to read than its decimals."""
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
"""Outcome that is not a number -> its message."""


class ExactError(CardlabError, ValueError):
    """A question has no answer: its cards do not exist, or its numbers make no sense."""


class Answer(Displayed, ABC):
    """The base of objects that are displayed as a table: as text in a terminal, as an HTML table in a notebook."""

    @abstractmethod
    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns the answer as a table, in a language."""

    def __str__(self) -> str:
        return str(self.table())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: print it for its table>"


@dataclass(frozen=True)
class About:
    """The subject of an exact answer, as messages, which become words when the answer is displayed.

    Attributes:
        title: The message of its title.
        what: The message of the counted quantity.
        facts: The fields of the title.
    """

    title: str
    what: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def text(self, words: Words) -> str:
        """Returns the title in words. A fact that is the subject of another answer becomes that answer's title."""
        facts = {name: fact.text(words) if isinstance(fact, About) else fact for name, fact in self.facts.items()}
        return words.say(self.title, **facts)


def label(words: Words, outcome: object) -> str:
    """Returns the name of an outcome in a table."""
    if isinstance(outcome, int | Fraction):
        return written(outcome)
    return words.say(LABELS[outcome]) if isinstance(outcome, str) and outcome in LABELS else str(outcome)


def short(number: Fraction | float) -> str:
    """Returns a number as a fraction, if that is not longer than its decimals."""
    text = str(number) if isinstance(number, Fraction) else ""
    return text if text and len(text) <= LONGEST else f"≈ {float(number):.6g}"


def mean(numbers: Sequence[Number]) -> Fraction:
    """Returns the arithmetic mean."""
    return Fraction(sum(numbers)) / len(numbers)


def percent(chance: Fraction | float) -> str:
    """Returns a chance as a percentage, without the sign."""
    return f"{100 * float(chance):.2f}"


def check_whole(what: str, value: Any, least: int = 1, most: int | None = None) -> int:
    """Checks a whole number, and returns it.

    Raises:
        ExactError: It is not one, or too small or too large.
    """
    value = as_python(value)
    if is_whole(value, least, most):
        return value
    allowed = f"from {least}" if most is None else f"from {least} to {most}"
    raise ExactError(f"{what} is {value!r:.40}, but must be a whole number {allowed}")


def check_one_of(what: str, value: Any, allowed: Iterable[Any]) -> None:
    """Checks a word.

    Raises:
        ExactError: It is not one of those allowed.
    """
    if value not in (choices := list(allowed)):
        raise ExactError(f"{what} is {value!r:.40}, but must be one of {', '.join(map(repr, choices))}")
