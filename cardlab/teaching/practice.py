"""Practice: which question comes next, and what a learner keeps from one day to the next.

The rule of a session is `Pace`, and the page follows it by itself (its twin is ``frontend/pace.js``):

- A level up after three questions in a row that were right at the first try and without a hint.
- A level down after two missed in a row. A question is missed when the first answer to it was not right.
- What was missed comes back after three other questions.

From session to session the FSRS algorithm says when a fact is due (`PracticeMemory`). The learner keeps it as a small file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, Any, Literal

from cardlab.core.errors import CardlabError
from cardlab.core.numbers import is_whole
from cardlab.core.rng import RandomStream
from cardlab.teaching.question import BLANK, MOST_SAID, RIGHT, UNREADABLE, Generator, Question

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

Outcome = Literal["first", "helped", "missed"]
"""Right at the first try; right at the first try after a hint; not right at the first try."""

UP, DOWN, APART = 3, 2, 3
"""Right in a row for a level up; missed in a row for a level down; other questions before a missed one comes back."""

VERSION = 1
MOST_LETTERS = 300_000
MOST_FACTS = 2000
MOST_UNHEARD = 500
MOST_TRIES = 10
"""What a file may hold, and the answers to one question."""

DUE_AT_ONCE = 6
"""Facts that are brought back in a session because they are due."""

_ID = re.compile(r"(?P<kind>[a-z][a-z0-9_]{0,39})\.(?P<level>[1-9])\.(?P<seed>0|[1-9][0-9]{0,9})")
_FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)


# ------------------------------------------------------------------------------------------------ within a session


@dataclass(frozen=True)
class Pace:
    """How a learner stands in a session.

    Attributes:
        levels: Those that there are questions of, the easiest first.
        level: The level of the next question.
        first: How many in a row were right at the first try.
        missed: How many in a row were missed.
        asked: How many questions have been answered.
        back: Questions that come back, each with the number of answers after which it does; the earliest first.
    """

    levels: tuple[int, ...]
    level: int
    first: int = 0
    missed: int = 0
    asked: int = 0
    back: tuple[tuple[str, int], ...] = ()

    @property
    def due(self) -> str | None:
        """The question that comes back now; None for a new one of the level."""
        return next((question for question, when in self.back if when <= self.asked), None)

    def after(self, question: str, outcome: Outcome) -> Pace:
        """How things stand when a question has been answered."""
        asked = self.asked + 1
        back = tuple(entry for entry in self.back if entry[0] != question)
        if outcome == "missed":
            back = in_order((*back, (question, asked + APART)))
        first = self.first + 1 if outcome == "first" else 0
        missed = self.missed + 1 if outcome == "missed" else 0
        if first == UP:
            return replace(self, level=self._step(1), first=0, missed=0, asked=asked, back=back)
        if missed == DOWN:
            return replace(self, level=self._step(-1), first=0, missed=0, asked=asked, back=back)
        return replace(self, first=first, missed=missed, asked=asked, back=back)

    def _step(self, by: int) -> int:
        place = self.levels.index(self.level) + by
        return self.levels[min(max(place, 0), len(self.levels) - 1)]

    def bring(self, questions: Sequence[str]) -> Pace:
        """Let questions come back soon, every second one, beginning after the next."""
        new = [question for question in questions if question not in dict(self.back)]
        return replace(self, back=in_order((*self.back, *((q, self.asked + 1 + 2 * i) for i, q in enumerate(new)))))

    def to_json(self) -> dict[str, Any]:
        """As the page reads it."""
        return asdict(self)


def in_order(back: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Questions that come back, the earliest first; those of one moment stay as they are."""
    return tuple(sorted(back, key=lambda entry: entry[1]))


def outcome_of(question: Question, said: Sequence[object], hints: int) -> Outcome:
    """What came of a question: `said` are the answers in order, `hints` those taken before the first of them."""
    notes = [note for answer in said if (note := question.check(answer)) not in (BLANK, UNREADABLE)]
    if notes[:1] != [RIGHT]:
        return "missed"
    return "helped" if hints else "first"


# ------------------------------------------------------------------------------------------------ the questions


@dataclass(frozen=True)
class Bank:
    """The questions of a practice, each with a name that gives it again: ``sum.1.5083``, of kind, level and seed."""

    generators: tuple[Generator, ...]

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels that there are questions of."""
        return tuple(sorted({made.level for made in self.generators}))

    def find(self, name: object) -> Question | None:
        """The question of a name, or None where there is none."""
        found = _ID.fullmatch(name) if isinstance(name, str) else None
        if found is None:
            return None
        wanted = (found["kind"], int(found["level"]))
        made = next((made for made in self.generators if (made.kind, made.level) == wanted), None)
        return made.question(int(found["seed"])) if made else None

    def draws(self, level: int, seed: int) -> Iterator[tuple[str, Question]]:
        """Questions of a level without end: its kinds in turn, and as long as there are, facts that have not been met."""
        rng = RandomStream(seed, 500 + level)
        fitting = [made for made in self.generators if made.level == level]
        met: set[tuple[str, str]] = set()
        while True:
            for made in fitting:
                name, question = self._fresh(made, rng, met)
                met.add((question.kind, question.practises))
                yield name, question

    @staticmethod
    def _fresh(made: Generator, rng: RandomStream, met: set[tuple[str, str]]) -> tuple[str, Question]:
        for _ in range(20):
            seed = rng.below(2**31)
            question = made.question(seed)
            if (question.kind, question.practises) not in met:
                break
        else:
            met.difference_update({one for one in met if one[0] == made.kind})  # all have been met: begin again
        return f"{made.kind}.{made.level}.{seed}", question


@dataclass(frozen=True)
class Answered:
    """A question that a learner has answered.

    Attributes:
        question: Its name in the bank.
        said: The answers, in order.
        hints: How many hints were taken before the first one.
        at: When, in milliseconds since 1970 by the page's clock.
    """

    question: str
    said: tuple[str, ...]
    hints: int
    at: int

    @classmethod
    def read(cls, message: object, bank: Bank) -> Answered | None:
        """What a page or a file tells, or None where it cannot be."""
        if not isinstance(message, Mapping):
            return None
        question, said, hints, at = (message.get(name) for name in ("question", "said", "hints", "at"))
        if not isinstance(question, str) or bank.find(question) is None:
            return None
        if not isinstance(said, list) or len(said) > MOST_TRIES:
            return None
        if not all(isinstance(one, str) and len(one) <= MOST_SAID for one in said):
            return None
        if not is_whole(hints, 0, 9) or not is_whole(at, 0, 2**53):
            return None
        return cls(question, tuple(said), hints, at)

    def when(self, now: datetime) -> datetime:
        """When that was; a clock that goes wrong is not believed."""
        told = datetime.fromtimestamp(min(self.at / 1000, now.timestamp()), UTC)
        return max(told, _FIRST_DAY)


# ------------------------------------------------------------------------------------------------ from day to day


class MemoryRefused(CardlabError, ValueError):
    """A file is no memory of this lesson.

    Args:
        why: The end of the message that says so: ``memory-<why>``.
        facts: What that message needs.
    """

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(f"this file cannot be loaded: {why} {facts or ''}".strip())
        self.why = why
        self.facts = facts


@cache
def _scheduler() -> Scheduler:
    """One step of ten minutes: what was missed is due when the learner comes back. No chance is in it."""
    from fsrs import Scheduler

    step = (timedelta(minutes=10),)
    return Scheduler(learning_steps=step, relearning_steps=step, maximum_interval=365, enable_fuzzing=False)


@dataclass(frozen=True)
class Fact:
    """What is remembered of a fact.

    Attributes:
        question: The question in which it was last met.
        state, step, stability, difficulty, due, last_review: As the scheduler keeps them; times are UTC.
    """

    question: str
    state: int
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    last_review: datetime

    @classmethod
    def of(cls, question: str, card: Card) -> Fact:
        """What the scheduler says of a fact."""
        if card.stability is None or card.difficulty is None or card.last_review is None:
            raise CardlabError(f"the fact of {question!r} has never been met")
        numbers = (round(card.stability, 4), round(card.difficulty, 4))
        return cls(question, int(card.state), card.step, *numbers, card.due, card.last_review)

    def card(self) -> Card:
        """The fact as the scheduler takes it."""
        from fsrs import Card, State

        return Card(1, State(self.state), self.step, self.stability, self.difficulty, self.due, self.last_review)

    def to_json(self) -> dict[str, Any]:
        """As it stands in a file."""
        return {**asdict(self), "due": self.due.isoformat(), "last_review": self.last_review.isoformat()}

    @classmethod
    def from_json(cls, data: object) -> Fact:
        """Read it back.

        Raises:
            ValueError: It is no such fact.
        """
        if not isinstance(data, dict) or set(data) != set(cls.__dataclass_fields__):
            raise ValueError("fields")
        step, numbers = data["step"], (data["stability"], data["difficulty"])
        times = [_time(data[name]) for name in ("due", "last_review")]
        fits = isinstance(data["question"], str) and _ID.fullmatch(data["question"]) and is_whole(data["state"], 1, 3)
        if not fits or not (is_whole(step, 0, 9) if data["state"] != 2 else step is None):
            raise ValueError("state")
        for number, low, high in zip(numbers, (0.001, 1.0), (1e6, 10.0), strict=True):
            if not isinstance(number, (int, float)) or not isfinite(number) or not low <= number <= high:
                raise ValueError("number")
        return cls(data["question"], data["state"], step, float(numbers[0]), float(numbers[1]), times[0], times[1])


def _time(text: object) -> datetime:
    """A time of a file, in UTC."""
    if not isinstance(text, str) or len(text) > 40:
        raise ValueError("time")
    time = datetime.fromisoformat(text)
    if time.utcoffset() != timedelta(0) or not 2020 <= time.year <= 2200:
        raise ValueError("time")
    return time.replace(tzinfo=UTC)


@dataclass
class PracticeMemory:
    """What a learner keeps of a lesson: the level, and for each fact when it is due.

    Attributes:
        lesson: Its slug.
        level: The level of practice.
        facts: Fact (`Question.practises`) -> what is remembered of it.
    """

    lesson: str
    level: int
    facts: dict[str, Fact] = field(default_factory=dict)

    def review(self, fact: str, question: str, outcome: Outcome, when: datetime) -> Fact:
        """Take note of a question that was answered; gives what is now remembered of its fact."""
        from fsrs import Card, Rating, State

        rating = {"first": Rating.Good, "helped": Rating.Hard, "missed": Rating.Again}[outcome]
        known = self.facts.get(fact)
        card = known.card() if known else Card(1, State.Learning, due=when)
        when = max(when, known.last_review) if known else when
        reviewed, _ = _scheduler().review_card(card, rating, when)
        self.facts[fact] = Fact.of(question, reviewed)
        return self.facts[fact]

    def due(self, now: datetime) -> list[str]:
        """The questions of the facts that are due, the longest due first, at most `DUE_AT_ONCE`."""
        due = sorted((fact.due, name) for name, fact in self.facts.items() if fact.due <= now)
        return [self.facts[name].question for _, name in due[:DUE_AT_ONCE]]

    def to_json(self) -> dict[str, Any]:
        """As it stands in a file: plain data, the same as `read_memory` takes."""
        facts = {name: fact.to_json() for name, fact in sorted(self.facts.items())}
        return {"version": VERSION, "lesson": self.lesson, "level": self.level, "facts": facts}

    def take_in(self, other: PracticeMemory) -> None:
        """Add what another memory of the lesson knows; of a fact that both know, what was met later stays."""
        for name, fact in other.facts.items():
            known = self.facts.get(name)
            if known is None or known.last_review < fact.last_review:
                self.facts[name] = fact


def read_memory(text: object, lesson: str, bank: Bank, now: datetime) -> tuple[PracticeMemory, list[Answered]]:
    """A memory from a file that a learner loads, and the answers in it that no scheduler has heard of.

    Args:
        text: The file.
        lesson: The slug of the lesson.
        bank: Its questions.
        now: The time; what a file tells of later times counts as now.

    Raises:
        MemoryRefused: The file is no memory of this lesson.
    """
    data = _loaded(text)
    if not isinstance(data, dict) or not isinstance(data.get("version"), int) or not isinstance(data.get("lesson"), str):
        raise MemoryRefused("foreign")
    if data["version"] > VERSION:
        raise MemoryRefused("newer")
    if data["lesson"] != lesson:
        raise MemoryRefused("other_lesson")
    facts, unheard = data.get("facts"), data.get("unheard", [])
    if not isinstance(facts, dict) or len(facts) > MOST_FACTS or not isinstance(unheard, list) or len(unheard) > MOST_UNHEARD:
        raise MemoryRefused("broken")
    if data["version"] != VERSION or data.get("level") not in bank.levels or isinstance(data["level"], bool):
        raise MemoryRefused("broken")
    try:
        known = {_fact_name(name): Fact.from_json(fact) for name, fact in facts.items()}
    except (ValueError, OverflowError) as error:
        raise MemoryRefused("broken") from error
    answers = [Answered.read(entry, bank) for entry in unheard]
    if None in answers:
        raise MemoryRefused("broken")
    known = {name: replace(fact, last_review=min(fact.last_review, now)) for name, fact in known.items()}
    return PracticeMemory(lesson, data["level"], known), [entry for entry in answers if entry is not None]


def _loaded(text: object) -> object:
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise MemoryRefused("foreign")
    try:
        loaded: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MemoryRefused("foreign") from error
    return loaded


def _fact_name(name: str) -> str:
    if not 0 < len(name) <= 80 or not name.isprintable():
        raise ValueError("name")
    return name
