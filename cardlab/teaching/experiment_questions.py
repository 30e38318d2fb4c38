"""Makes the questions about an experiment: the prediction before the deals, and the same question about its bars afterwards.

Both offer the same options. The answer after the deals comes from the results, so it always agrees with the bars. The expected
answer comes from the exact chances.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Protocol

from cardlab.core.declarations import Facts
from cardlab.teaching.number_reading import read_number
from cardlab.teaching.question import ALL_SIGNS, Choice, Question, choices_of, distinct
from cardlab.words.words import Words

Shares = Mapping[int | str, Fraction]
"""Each result of an experiment -> its share of all results."""

ROWS = 4
"""How many of the best options the worked solution shows."""


@dataclass(frozen=True)
class Arm:
    """The results in one setting.

    Attributes:
        settings: The setting, option by option.
        shares: The share of each result.
    """

    settings: Mapping[str, Any]
    shares: Shares


@dataclass(frozen=True)
class Option:
    """An option to predict.

    Attributes:
        value: The answer.
        figure: Its figure in the bars, as the learner reads it: in hundredths, or a mean.
        fit: How well it answers the question; the best one is the answer.
    """

    value: str
    figure: Fraction
    fit: Fraction


class Observation(Protocol):
    """A way to compare results.

    Attributes:
        look: The kind of comparison. The message ``investigate-look-<look>`` has the hints ``.ask`` and ``.line``, and the
            replies ``.second`` and ``.last`` to the second best and the worst option.
    """

    @property
    def look(self) -> str:
        """The kind of comparison."""

    def options(self, arms: Sequence[Arm]) -> list[Option]:
        """Returns all possible answers, with their figures in the arms."""


@dataclass(frozen=True)
class HighestBar:
    """Asks for the most frequent result, in the first arm."""

    look: str = "highest"

    def options(self, arms: Sequence[Arm]) -> list[Option]:
        """See `Observation`."""
        return [Option(str(thing), 100 * share, share) for thing, share in arms[0].shares.items()]


@dataclass(frozen=True)
class WhichSetting:
    """Asks which setting has the greatest or the smallest figure.

    Attributes:
        setting: The name of the option in which the settings differ.
        look: ``most``, ``least``, or another kind of comparison.
        figure: Computes the figure to compare from the shares of a setting.
        least: Whether the question asks for the smallest figure.
    """

    setting: str
    look: str
    figure: Callable[[Shares], Fraction]
    least: bool = False

    def options(self, arms: Sequence[Arm]) -> list[Option]:
        """See `Observation`."""
        figures = [(str(arm.settings[self.setting]), self.figure(arm.shares)) for arm in arms]
        return [Option(value, figure, -figure if self.least else figure) for value, figure in figures]


def mean_of(shares: Shares) -> Fraction:
    """Returns the mean of results that are numbers; 0 if there are none."""
    return sum((Fraction(number) * share for number, share in shares.items()), Fraction(0))


def best_of(options: Sequence[Option]) -> Option:
    """Returns the option that fits best."""
    return max(options, key=lambda option: option.fit)


@dataclass(frozen=True)
class ResultQuestion(Question):
    """A question about the results of an experiment. Its hints and replies belong to its kind of comparison.

    Attributes:
        look: See `Observation`.
    """

    look: str = ""

    def label(self, choice: Choice, words: Words) -> str:
        """Returns the label of an option: a number as it is written, a word from ``.v-<word>`` of the question's message."""
        word = read_number(choice.value) is None
        return words.say(self.message, f"v-{choice.value}") if word else super().label(choice, words)

    def hints(self, words: Words) -> list[str]:
        """Returns the hints for its kind of comparison."""
        return [words.say(f"investigate-look-{self.look}", part) for part in ("ask", "line")]

    def reply(self, verdict: str, words: Words, signs: str = ALL_SIGNS) -> str:
        """Returns the reply to an answer with this verdict."""
        if verdict in self.misconceptions:
            return words.say(f"investigate-look-{self.look}", verdict)
        return super().reply(verdict, words, signs)


def question_of(
    lesson: str, name: str, asks: Observation, arms: Sequence[Arm], written: Callable[[Fraction], str], more: Facts
) -> ResultQuestion:
    """Makes the question about an experiment; the results answer it.

    Its message is ``<lesson>_lesson-try-<name>-seen``, with ``.working`` and ``.right``; both may name `best`, its `figure`,
    whether another option is `tied` with it (``yes`` or ``no``), and the `rows` of the options that fit best, each with
    `option` and `figure`.

    Args:
        lesson: The slug of the lesson.
        name: The name of the experiment.
        asks: The comparison to ask about.
        arms: The results in each setting.
        written: Writes a figure.
        more: Further facts of its message.
    """
    options = asks.options(arms)
    ranked = sorted(options, key=lambda option: option.fit, reverse=True)
    best, kind = ranked[0], f"try-{name}-seen"
    rows = [option for option in options if option in ranked[:ROWS]] if len({o.figure for o in options}) > 1 else [best]
    tied = "yes" if ranked[1].fit == best.fit else "no"
    facts: Facts = {**more, "best": best.value, "figure": written(best.figure), "tied": tied}
    facts["rows"] = [{"option": option.value, "figure": written(option.figure)} for option in rows]
    wrong = distinct({"last": ranked[-1].value, "second": ranked[1].value}, best.value)
    choices = choices_of([option.value for option in options])
    return ResultQuestion(lesson, kind, "one", 1, best.value, wrong, facts, choices, practises=kind, look=asks.look)


def of_three(question: ResultQuestion) -> ResultQuestion:
    """Returns the same question with three answers to choose from: the most frequent one, and both ends of the bars."""
    values = [choice.value for choice in question.choices]
    ends = [value for value in (values[0], values[-1]) if value != question.answer]
    kept = [value for value in values if value == question.answer or value in ends]
    return replace(question, choices=choices_of(kept), misconceptions=dict(zip(("second", "last"), ends, strict=False)))
