"""Keeps a learner's memory of practice from day to day in a small file. The FSRS algorithm says when a fact is due."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, Any

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import ReadError, parse_json
from cardlab.core.numbers import is_whole
from cardlab.core.pieces import Pieces, finished
from cardlab.protocol import lesson as wire
from cardlab.teaching.practice.bank import NAME, Bank, stem_of
from cardlab.teaching.practice.question_order import Outcome
from cardlab.teaching.question import LONGEST_ANSWER

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

VERSION = 1
MOST_LETTERS = 300_000
MOST_FACTS = 2000
MOST_UNHEARD = 500
MOST_TRIES = 10
"""Upper limits of a file, and of the answers to one question."""
MOST_BYTES = 300_000
FACT_BYTES, LETTER_BYTES = 250, 12
"""The maximum size of the facts of a memory as they are stored, and the size of a fact besides its name, and of a letter of
another script.
"""
READ_AT_ONCE = 50
"""The number of facts that are read before other learners have their turn."""

REVIEW = 2
"""The scheduler's state for something learnt that comes back days later (`State.Review`). It is the only state
without a step.
"""

DUE_AT_ONCE = 6
"""The maximum number of due facts that come back in a session."""

EARLIEST = datetime(2020, 1, 1, tzinfo=UTC)

STEP = (timedelta(minutes=10),)
"""The scheduler's steps for a fact. A missed fact is due when the learner comes back."""
OCCASIONS = (timedelta(minutes=1), timedelta(minutes=5))
"""The scheduler's steps for a skill. Two answers must be right. The second comes about ten questions later, when the learner
has to work the answer out again and cannot just remember it, and still within one lesson.
"""


@dataclass(frozen=True)
class Answered:
    """A question that a learner has answered.

    Attributes:
        question: Its name in the bank.
        answers: The answers, in order.
        hints: The number of hints before the first answer.
        at: The time, in milliseconds since 1970 by the page's clock.
    """

    question: str
    answers: tuple[str, ...]
    hints: int
    at: int

    @classmethod
    def read(cls, message: object, bank: Bank) -> Answered | None:
        """Reads an answer from a page or a file; None if it is not valid."""
        if not isinstance(message, Mapping):
            return None
        question, said, hints, at = (message.get(name) for name in ("question", "said", "hints", "at"))
        if not isinstance(question, str) or bank.find(question) is None:
            return None
        if not isinstance(said, list) or len(said) > MOST_TRIES:
            return None
        if not all(isinstance(one, str) and len(one) <= LONGEST_ANSWER for one in said):
            return None
        # Up to 2**53, a page's numbers are exact whole numbers.
        if not is_whole(hints, 0, 9) or not is_whole(at, 0, 2**53):
            return None
        return cls(question, tuple(said), hints, at)

    def when(self, now: datetime) -> datetime:
        """Returns the time of the answer, limited to plausible times in case the page's clock is wrong."""
        told = datetime.fromtimestamp(min(self.at / 1000, now.timestamp()), UTC)
        return max(told, EARLIEST)


class MemoryRefused(CardlabError, ValueError):
    """A file is not a memory of this lesson.

    Args:
        why: The end of the message's name: ``memory-<why>``.
        facts: The facts of that message.
    """

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(f"this file cannot be loaded: {why} {facts or ''}".strip())
        self.why = why
        self.facts = facts


@cache
def _scheduler(steps: tuple[timedelta, ...]) -> Scheduler:
    """Returns the scheduler with these steps for something new. It uses no randomness."""
    from fsrs import Scheduler

    return Scheduler(learning_steps=steps, relearning_steps=STEP, maximum_interval=365, enable_fuzzing=False)


@dataclass(frozen=True)
class Fact:
    """A fact that a learner has met, with the scheduler's numbers.

    Attributes:
        question: The question in which it was last met.
        state, step, stability, difficulty, due, last_review: The scheduler's values; times are UTC.
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
        """Returns the fact of a question, from the scheduler's card."""
        if card.stability is None or card.difficulty is None or card.last_review is None:
            raise CardlabError(f"the fact of {question!r} has never been met")
        numbers = (round(card.stability, 4), round(card.difficulty, 4))
        return cls(question, int(card.state), card.step, *numbers, card.due, card.last_review)

    def card(self) -> Card:
        """Returns the fact as a card of the scheduler."""
        from fsrs import Card, State

        return Card(1, State(self.state), self.step, self.stability, self.difficulty, self.due, self.last_review)

    def to_json(self) -> wire.Fact:
        """Returns the form that a file holds."""
        return {**vars(self), "due": self.due.isoformat(), "last_review": self.last_review.isoformat()}

    @classmethod
    def from_json(cls, data: object) -> Fact:
        """Reads the form that a file holds.

        Raises:
            ValueError: It is not a fact.
        """
        if not isinstance(data, dict) or set(data) != set(cls.__dataclass_fields__):
            raise ValueError("fields")
        step, numbers = data["step"], (data["stability"], data["difficulty"])
        times = [_time(data[name]) for name in ("due", "last_review")]
        fits = isinstance(data["question"], str) and NAME.fullmatch(data["question"]) and is_whole(data["state"], 1, 3)
        if not fits or not (is_whole(step, 0, 9) if data["state"] != REVIEW else step is None):
            raise ValueError("state")
        for number, low, high in zip(numbers, (0.001, 1.0), (1e6, 10.0), strict=True):
            # Python's JSON reader lets NaN and Infinity through, and the scheduler would calculate with them.
            if not isinstance(number, (int, float)) or not isfinite(number) or not low <= number <= high:
                raise ValueError("number")
        return cls(data["question"], data["state"], step, float(numbers[0]), float(numbers[1]), times[0], times[1])


def _time(text: object) -> datetime:
    """Reads a time from a file, in UTC."""
    if not isinstance(text, str) or len(text) > 40:
        raise ValueError("time")
    time = datetime.fromisoformat(text)
    if time.utcoffset() != timedelta(0) or time < EARLIEST or time.year > 2200:
        raise ValueError("time")
    return time.replace(tzinfo=UTC)


def is_mastered(skill: Fact) -> bool:
    """Whether a skill is mastered: right at the first try and without a hint, on two occasions. Its card then turns face up.

    FSRS calls a new skill *learning*, and moves it to *review*, with days between two meetings, once a right answer has passed
    each of its steps (`OCCASIONS`). An answer counts as an occasion if the skill is due, and an answer with a hint passes no
    step. One right answer may be luck, and several in a row may repeat the same one. Recalling something again after a while
    makes it last (successive relearning: Rawson and Dunlosky, 2011).
    """
    return skill.state == REVIEW


@dataclass
class PracticeMemory:
    """A learner's record of a lesson: the level, the right answers, and when each fact and each skill is due.

    Attributes:
        lesson: Its slug.
        level: The level of practice.
        facts: Fact (`Question.practises`) -> its record.
        top: The learner's own highest level; None for that of the lesson.
        fluency: Whether the learner wants the fluency round.
        mastered: The kinds, each with its level (``sum.1``), of which the learner has once answered a question right at the
            first try, without a hint. They stay.
        skills: Kind with its level (``sum.1``) -> its record, for all its numbers together.
        turned: The kinds, each with its level, that have been mastered. A forgotten skill is due, but is never taken away.
    """

    lesson: str
    level: int
    facts: dict[str, Fact] = field(default_factory=dict)
    top: int | None = None
    fluency: bool = False
    mastered: set[str] = field(default_factory=set)
    skills: dict[str, Fact] = field(default_factory=dict)
    turned: set[str] = field(default_factory=set)

    def review(self, fact: str, question: str, outcome: Outcome, when: datetime) -> Fact:
        """Records an answered question. Returns the new record of its fact."""
        stem = stem_of(question)
        if outcome == "first":
            self.mastered.add(stem)
        skill = self.skills.get(stem)
        if skill is None or when >= skill.due or outcome == "missed":
            self.skills[stem] = _reviewed(skill, question, outcome, when, OCCASIONS)
            if is_mastered(self.skills[stem]):
                self.turned.add(stem)
        if fact not in self.facts and len(self.facts) >= MOST_FACTS:
            del self.facts[min(self.facts, key=lambda name: self.facts[name].last_review)]
        self.facts[fact] = _reviewed(self.facts.get(fact), question, outcome, when, STEP)
        return self.facts[fact]

    def due(self, now: datetime) -> list[tuple[str, str]]:
        """Returns the due facts, at most `DUE_AT_ONCE`, the longest due first, with the question in which each was last met."""
        due = sorted((fact.due, name) for name, fact in self.facts.items() if fact.due <= now)
        return [(name, self.facts[name].question) for _, name in due[:DUE_AT_ONCE]]

    def to_json(self, *, whole: bool = True) -> wire.Memory:
        """Returns the form that a file holds: plain data that `read_memory` reads; without facts if it is not to be whole."""
        facts = {name: fact.to_json() for name, fact in sorted(self.facts.items())} if whole else {}
        return {
            "version": VERSION,
            "lesson": self.lesson,
            "level": self.level,
            "top": self.top,
            "fluency": self.fluency,
            "mastered": sorted(self.mastered),
            "facts": facts,
            "skills": {stem: skill.to_json() for stem, skill in sorted(self.skills.items())},
            "turned": sorted(self.turned),
        }

    def take_in(self, other: PracticeMemory) -> None:
        """Adds the records of another memory of the lesson. If both have a record, the later one stays."""
        self.mastered |= other.mastered
        self.turned |= other.turned
        for own, others in ((self.facts, other.facts), (self.skills, other.skills)):
            for name, fact in others.items():
                known = own.get(name)
                if known is None or known.last_review < fact.last_review:
                    own[name] = fact
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Drops the facts that were met longest ago, if there are more than a file may have, or if they take too much room."""
        sizes = {name: FACT_BYTES + len(name) * (1 if name.isascii() else LETTER_BYTES) for name in self.facts}
        size = sum(sizes.values())
        for name in sorted(self.facts, key=lambda name: self.facts[name].last_review):
            if len(self.facts) <= MOST_FACTS and size <= MOST_BYTES:
                break
            del self.facts[name]
            size -= sizes[name]


def _reviewed(known: Fact | None, question: str, outcome: Outcome, when: datetime, steps: tuple[timedelta, ...]) -> Fact:
    """Returns the record of a fact or a skill after an answer to a question about it; `known` is the record before."""
    from fsrs import Card, Rating, State

    rating = {"first": Rating.Good, "helped": Rating.Hard, "missed": Rating.Again}[outcome]
    card = known.card() if known else Card(1, State.Learning, due=when)
    # A clock that was set back must not give the scheduler a negative interval.
    when = max(when, known.last_review) if known else when
    reviewed, _ = _scheduler(steps).review_card(card, rating, when)
    return Fact.of(question, reviewed)


def read_memory(text: object, lesson: str, bank: Bank, now: datetime) -> tuple[PracticeMemory, list[Answered]]:
    """Reads a memory as `reading_memory` does, all at once."""
    return finished(reading_memory(text, lesson, bank, now))


def reading_memory(text: object, lesson: str, bank: Bank, now: datetime) -> Pieces[tuple[PracticeMemory, list[Answered]]]:
    """Reads a memory piece by piece from a learner's file, and the answers in it that no scheduler has processed.

    Args:
        text: The file, or its data from storage.
        lesson: The slug of the lesson.
        bank: Its questions.
        now: The time. Later times in the file count as now.

    Raises:
        MemoryRefused: The file is not a memory of this lesson.
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
    # True equals 1, so a level of ``true`` would pass as a member of the levels.
    if data["version"] != VERSION or data.get("level") not in bank.levels or isinstance(data["level"], bool):
        raise MemoryRefused("broken")
    top, fluency, skills = data.get("top"), data.get("fluency", False), data.get("skills", {})
    mastered, turned = data.get("mastered", []), data.get("turned", [])
    if not (top is None or is_whole(top, 1, 9)) or not isinstance(fluency, bool) or not isinstance(skills, dict):
        raise MemoryRefused("broken")
    if not isinstance(mastered, list) or not isinstance(turned, list):
        raise MemoryRefused("broken")
    # Kinds that the lesson no longer has are dropped, not refused, because a learner's file outlives changes to a lesson.
    stems = {*bank.stems}
    try:
        known: dict[str, Fact] = {}
        for number, (name, fact) in enumerate(facts.items(), 1):
            known[_fact_name(name)] = Fact.from_json(fact)
            if number % READ_AT_ONCE == 0:
                yield
        practised = {stem: Fact.from_json(skill) for stem, skill in skills.items() if stem in stems}
    except (ValueError, OverflowError) as error:
        raise MemoryRefused("broken") from error
    answers = []
    for entry in unheard:
        answers.append(Answered.read(entry, bank))  # makes the question again, which takes a moment
        yield
    if None in answers:
        raise MemoryRefused("broken")
    # If the clock of the other computer was ahead, it would date every review from now on (see `review`).
    known, practised = (
        {name: replace(fact, last_review=min(fact.last_review, now)) for name, fact in several.items()}
        for several in (known, practised)
    )
    right, up = ({stem for stem in stems if stem in several} for several in (mastered, turned))
    memory = PracticeMemory(lesson, data["level"], known, top, fluency, right, practised, up)
    return memory, [entry for entry in answers if entry is not None]


def _loaded(text: object) -> Any:
    if isinstance(text, dict):  # from storage
        return text
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise MemoryRefused("foreign")
    try:
        return parse_json(text)
    except ReadError as error:
        raise MemoryRefused("foreign") from error


def _fact_name(name: str) -> str:
    if not 0 < len(name) <= 80 or not name.isprintable():
        raise ValueError("name")
    return name
