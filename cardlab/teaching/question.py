"""Questions, and the seeded generators that make them. Each misconception has a fixed name, so that records can count it.

A question has ids and facts and no prose. The words of a lesson's questions are in ``locales/<language>/<lesson>_lesson.ftl``.
The message ``<lesson>_lesson-<kind>`` is the prompt, and its attributes are

    .name the name of the kind, in two or three words
    .ask a question in return, the first hint (the second one is the model)
    .line the first line of the working, the third hint
    .working the whole working, one line for each step; it ends in the answer
    .right the reply to the right answer: the fact itself
    .flash for a flash, its spoken form for learners who cannot see it, as groups (``5 and 2``)

``<lesson>_lesson-<kind>-<misconception>`` is the reply to a misconception: it leads back and never gives the answer away. If
several kinds share it, it is ``<lesson>_lesson-mistake-<misconception>``. An option that is not a card, player or number is
``<lesson>_lesson-option-<value>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any, Literal, TypeVar

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import as_python
from cardlab.core.rng import RandomStream
from cardlab.protocol import lesson as wire
from cardlab.teaching.number_reading import (
    MISROUNDED,
    ROUNDED,
    canonical,
    has_percent_sign,
    read_number,
    rounding,
    written,
)
from cardlab.words.words import Words

T = TypeVar("T")

AnswerType = Literal["number", "one", "several", "order", "card", "place"]
"""A number, one of several choices, several of them, an order, a card, or a place on the model."""
Answer = int | Fraction | str | tuple[str, ...]
"""A number (for ``number`` and ``place``), an option (``one``, ``card``), or options (``several``: in any order; ``order``)."""
BLANK, UNREADABLE, OTHER, RIGHT = "blank", "unreadable", "other", "right"
"""The verdicts that every question has, besides the names of its misconceptions and those of `rounding`."""
UNCOUNTED = (BLANK, UNREADABLE, ROUNDED)
"""The verdicts that do not count as a try. The learner answers again."""
ALL_SIGNS = "−½/"
"""The characters of numbers besides digits, if a kind declares none; see `cardlab.teaching.number_pad`."""
LONGEST_ANSWER = 400
"""Upper limit of an answer, in characters."""


@dataclass(frozen=True)
class Shown:
    """Cards that are shown with a question.

    Attributes:
        cards: The cards.
        whose: A seat, or a message ``<lesson>_lesson-shown-<whose>``; "" for none.
    """

    cards: tuple[Card, ...]
    whose: str = ""


@dataclass(frozen=True)
class Flash:
    """A picture that a question shows only briefly, as often as the learner wants.

    Attributes:
        model: The visual model, as plain data; None for the dots of the question's cards.
    """

    model: Mapping[str, Any] | None = None

    def to_json(self, heard: str) -> wire.ShownFlash:
        """Returns the flash in the form that a page reads, with its spoken form."""
        return {"model": None if self.model is None else dict(self.model), "heard": heard}


@dataclass(frozen=True)
class Choice:
    """One of the answers to choose from.

    Attributes:
        value: The answer: a seat, a word, a number, or its cards.
        cards: The cards that it shows, if it is about cards.
    """

    value: str
    cards: tuple[Card, ...] = ()


def choice_of(*of: Card) -> Choice:
    """Makes a choice of some cards; its value is their names."""
    return Choice("+".join(card.name for card in of), of)


@dataclass(frozen=True)
class Question:
    """A question that can be asked, checked and explained.

    Attributes:
        lesson: The slug of its lesson.
        kind: The kind of question, in the lesson's own words: ``sum``.
        answer_type: How it is answered.
        level: How difficult it is, from 1.
        answer: The right answer.
        misconceptions: Misconception -> the wrong answer that shows it.
        facts: The facts of its messages.
        choices: The answers to choose from; () for a number or a place.
        shows: The cards that are shown.
        model: The visual model that helps, as plain data (`cardlab.models.model.State`); None for none.
        practises: A stable key of what a learner who misses it should practise: ``7+6``.
        flash: A picture that is shown only briefly; None if everything stays visible.
        solution: The visual model of the worked solution, if `model` must not show so much or is None; None for `model`.
    """

    lesson: str
    kind: str
    answer_type: AnswerType
    level: int
    answer: Answer
    misconceptions: Mapping[str, Answer]
    facts: Facts = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    shows: tuple[Shown, ...] = ()
    model: Mapping[str, Any] | None = None
    practises: str = ""
    flash: Flash | None = None
    solution: Mapping[str, Any] | None = None

    @property
    def message(self) -> str:
        """The message of its prompt."""
        return f"{self.lesson}_lesson-{self.kind}"

    @property
    def shown_choices(self) -> tuple[Choice, ...]:
        """The choices as they are shown. Things to put in order never start in the right order."""
        is_right = self.answer_type == "order" and tuple(choice.value for choice in self.choices) == self.answer
        return (*self.choices[1:], self.choices[0]) if is_right else self.choices

    @property
    def is_on_model(self) -> bool:
        """Whether the learner answers on its model, by choosing a place there or by colouring parts."""
        return self.model is not None and (self.answer_type == "place" or "choosable" in self.model)

    def answer_kind(self, verdict: str) -> str:
        """Returns the name under which records count such an answer: ``addition_war.sum.concatenated``."""
        return f"{self.lesson}.{self.kind}.{verdict}"

    def read(self, text: str) -> Answer | None:
        """Reads an answer; None if the text is not an answer to this question."""
        if self.answer_type in ("number", "place"):
            return read_number(text)
        values = [choice.value for choice in self.choices]
        chosen = tuple(text.split())
        if self.answer_type in ("one", "card"):
            return chosen[0] if len(chosen) == 1 and chosen[0] in values else None
        if len(set(chosen)) < len(chosen) or not set(chosen) <= set(values):
            return None
        if self.answer_type == "order":
            return chosen if len(chosen) == len(values) else None
        return tuple(value for value in values if value in chosen)

    def same(self, one: Answer, other: Answer) -> bool:
        """Whether two answers are the same. The order does not matter if several may be chosen."""
        if self.answer_type == "several":
            return set(one if isinstance(one, tuple) else ()) == set(other if isinstance(other, tuple) else ())
        return one == other

    def check(self, text: object) -> str:
        """Judges an answer: ``right``, a misconception, ``rounded``, ``misrounded``, ``other``, ``blank`` or ``unreadable``.

        Choices are given by their values, separated by spaces. No text from a page raises an error.
        """
        if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
            return UNREADABLE
        if not text.strip():
            return BLANK
        answer = self.read(text)
        if answer is None:
            return UNREADABLE
        meant = [answer]
        if isinstance(answer, (int, Fraction)) and has_percent_sign(text):
            meant.append(Fraction(answer, 100))  # 75% is what a question means that asks "= ?%", and another name of 3/4
        for verdict, known in {RIGHT: self.answer, **self.misconceptions}.items():
            if any(self.same(one, known) for one in meant):
                return verdict
        return (isinstance(self.answer, (int, Fraction)) and rounding(text, self.answer)) or OTHER

    # ------------------------------------------------------------------------------------ words

    def prompt(self, words: Words) -> str:
        """Returns the text of the question."""
        return words.say(self.message, **self.facts)

    def heard(self, words: Words) -> str:
        """Returns the spoken form of the flash."""
        return words.say(self.message, "flash", **self.facts)

    def hints(self, words: Words) -> list[str]:
        """Returns the hints in words: a question in return, and the first line of the working. The model comes between them."""
        return [words.say(self.message, part, **self.facts) for part in ("ask", "line")]

    def working(self, words: Words) -> str:
        """Returns the worked solution, one line for each step. It ends in the answer."""
        return "\n".join(line.strip() for line in words.say(self.message, "working", **self.facts).splitlines() if line.strip())

    def reply(self, verdict: str, words: Words, signs: str = ALL_SIGNS) -> str:
        """Returns the reply to an answer with this verdict; `signs` are the non-digits in numbers of its kind."""
        if verdict == RIGHT:
            return words.say(self.message, "right", **self.facts)
        if verdict in self.misconceptions:
            shared = f"{self.lesson}_lesson-mistake-{verdict}"
            return words.say(words.first(f"{self.message}-{verdict}", shared), **self.facts)
        if verdict == UNREADABLE:
            form = "part" if "/" in signs else "half" if "½" in signs else "whole"
            return words.say(f"answer-unreadable-{self.answer_type}", form=form)
        return words.say(f"answer-{verdict}")

    def label(self, choice: Choice, words: Words) -> str:
        """Returns the label of a choice."""
        if choice.cards:
            numbers = [words.number_face(card.number) if card.number else card.face for card in choice.cards]
            return words.apart("\u00a0".join(numbers))
        if choice.value[:1] == "p" and choice.value[1:].isdigit():
            return words.seat(choice.value)
        number = read_number(choice.value)
        if number is not None:
            return words.in_digits(written(number))
        return words.say(f"{self.lesson}_lesson-option-{choice.value}", **self.facts)

    def answer_text(self, words: Words) -> str:
        """Returns the right answer in words."""
        return self.answer_in_words(self.answer, words)

    def answer_in_words(self, answer: Answer, words: Words) -> str:
        """Returns an answer in words."""
        if isinstance(answer, (int, Fraction)):
            return words.in_digits(written(answer))
        labels = {choice.value: self.label(choice, words) for choice in self.choices}
        return words.listed([labels[value] for value in ((answer,) if isinstance(answer, str) else answer)]) if answer else "–"

    def to_json(self, words: Words, signs: str = ALL_SIGNS) -> wire.QuestionWithAnswer:
        """Returns the question in the form that a page reads, with everything that it needs to ask, check and explain.

        Args:
            words: The language.
            signs: The non-digits in numbers of its kind.
        """
        verdicts = [RIGHT, OTHER, BLANK, UNREADABLE]
        if isinstance(self.answer, Fraction) and self.answer.denominator > 1:
            verdicts += [ROUNDED, MISROUNDED]
        return {
            **self.json_without_answer(words, signs),
            "practises": self.practises,
            "answer": _plain(self.answer),
            "answer_text": self.answer_text(words),
            "hints": self.hints(words),
            "working": self.working(words),
            "solution": None if self.solution is None else dict(self.solution),
            "replies": {verdict: self.reply(verdict, words, signs) for verdict in verdicts},
            "misconceptions": [
                {"name": name, "answer": _plain(answer), "reply": self.reply(name, words)}
                for name, answer in self.misconceptions.items()
            ],
        }

    def json_without_answer(self, words: Words, signs: str = ALL_SIGNS) -> wire.QuestionToAnswer:
        """Returns the question alone, without anything that reveals its answer."""
        return {
            "kind": self.kind,
            "answer_type": self.answer_type,
            "level": self.level,
            "prompt": self.prompt(words),
            "choices": [
                {"value": choice.value, "label": self.label(choice, words), "cards": [card.name for card in choice.cards]}
                for choice in self.shown_choices
            ],
            "shows": [
                {"cards": [card.name for card in shown.cards], "label": self._shown_label(shown, words)} for shown in self.shows
            ],
            "model": None if self.model is None else dict(self.model),
            "flash": None if self.flash is None else self.flash.to_json(self.heard(words)),
            "signs": signs,
        }

    def _shown_label(self, shown: Shown, words: Words) -> str:
        if not shown.whose:
            return ""
        if shown.whose[0] == "p" and shown.whose[1:].isdigit():
            return words.seat(shown.whose)
        return words.say(f"{self.lesson}_lesson-shown-{shown.whose}", **self.facts)


def _plain(answer: Answer) -> str | list[str]:
    """Returns an answer as plain data: a number exactly, a choice by its value."""
    if isinstance(answer, tuple):
        return list(answer)
    return answer if isinstance(answer, str) else canonical(answer)


Make = Callable[[RandomStream], Question]
Where = Literal["screen", "paper", "ticket"]
"""The places where a kind can be asked: in practice, on a worksheet, on an exit ticket."""
EVERYWHERE: tuple[Where, ...] = ("screen", "paper", "ticket")


@dataclass(frozen=True)
class QuestionGenerator:
    """Makes questions of one kind and level.

    Attributes:
        kind, level: The kind and level of its questions.
        make: Draws a question.
        where: Where they can be asked. Paper has no model on which the learner could choose a place.
    """

    kind: str
    level: int
    make: Make
    where: tuple[Where, ...] = EVERYWHERE

    def question(self, seed: int, number: int = 0) -> Question:
        """Returns the question of a seed; `number` gives another one of the same seed."""
        made = self.make(RandomStream(as_python(seed), 1000 * self.level + number))
        if (made.kind, made.level) != (self.kind, self.level):
            raise CardlabError(f"the generator of {self.kind!r}, level {self.level}, made {made.kind!r}, level {made.level}")
        return made


def generates(
    kind: str, *levels: int, where: tuple[Where, ...] = EVERYWHERE
) -> Callable[[Callable[..., Question]], tuple[QuestionGenerator, ...]]:
    """Turns a function of a random stream and a ``level`` into generators, one for each of these levels.

    Args:
        kind, levels: The kind and levels of the questions.
        where: Where they can be asked.
    """

    def made(make: Callable[..., Question]) -> tuple[QuestionGenerator, ...]:
        return tuple(QuestionGenerator(kind, level, partial(make, level=level), where) for level in levels)

    return made


def distinct(wrong: Mapping[str, Answer], answer: Answer) -> dict[str, Answer]:
    """Keeps the misconceptions that have distinct answers: not the right one, not an empty choice, and not that of an earlier
    misconception. Several chosen options must be in one order.
    """
    kept: dict[str, Answer] = {}
    for name, betrays in wrong.items():
        if betrays not in (answer, (), *kept.values()):
            kept[name] = betrays
    return kept


def choices_of(values: Sequence[str]) -> tuple[Choice, ...]:
    """Makes choices without cards."""
    return tuple(Choice(value) for value in values)


def with_distractors(rng: RandomStream, right: T, near: Sequence[T], others: Sequence[T], n: int) -> list[T]:
    """Returns n values to choose from, in random order: the right one, one or two of `near`, and random `others`.

    The right one is seldom the only one between two neighbours, so a learner who looks for such a value gains nothing.
    """
    while True:
        drawn = rng.sample(near, min(len(near), 1 + rng.below(2)))
        drawn += rng.sample([value for value in others if value not in (right, *drawn)], n - 1 - len(drawn))
        values: set[Any] = {right, *drawn}
        if [value for value in values if {value - 1, value + 1} <= values] != [right] or rng.below(n) == 0:
            return rng.shuffled([right, *drawn])
