"""Simulates learners who answer practice questions in a given way, and records which ones they get."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.lessons import find
from cardlab.protocol.messages import parse
from cardlab.sessions.jobs import run_here
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import Lesson, Practise
from cardlab.teaching.number_reading import written
from cardlab.teaching.practice import Bank, Course, Outcome, PracticeProgress, looks_of, outcome_of, stem_of
from cardlab.teaching.question import BLANK, RIGHT, UNREADABLE, Answer, Question
from cardlab.words.words import Words

Answers = Callable[[Question, int], str]
"""A pupil's answer to a question at the first attempt (1) or the second: "right", "wrong", "misconception", or a written
answer.
"""

Send = Callable[[dict[str, Any]], dict[str, Any]]
"""Sends a message of a page, and returns the answer."""

ATTEMPTS = 2
FIRST_DAY = datetime(2026, 1, 5, 9, tzinfo=UTC)
A_QUESTION = timedelta(seconds=20)


@dataclass(frozen=True)
class Met:
    """A question that a pupil has had.

    Attributes:
        kind, level: Those of the question.
        core: Whether the lesson is about questions of this kind.
        prompt: The question in English.
        attempts: How many answers were given, 1 or 2.
        right: Whether the last of them was right.
        day: The day, from 1.
        came_back: Whether it was due again: missed before, or about a fact that is due from another day.
        fact: What a pupil who misses it should practise: `Question.practises`.
        looks: What is visible of the question. Two questions with the same looks are the same to a pupil.
    """

    kind: str
    level: int
    core: bool
    prompt: str
    attempts: int
    right: bool
    day: int
    came_back: bool
    fact: str
    looks: str


def pupil(
    lesson: str | Lesson,
    answers: Answers,
    questions: int = 40,
    seed: int = 0,
    *,
    days: int = 1,
    levels: str = "",
    kinds: Sequence[str] = (),
    top: int | None = None,
    fluency: bool = False,
) -> list[Met]:
    """Takes a pupil through the practice of a lesson, as page and session do, and returns one row for each question.

    Args:
        lesson: Its slug, or the lesson.
        answers: How the pupil answers; it may remember its questions.
        questions: How many on each day.
        seed: Decides the questions.
        days: From the second day on, the pupil loads the file saved on the day before. To simulate forgetting overnight, `answers` itself must forget: it is called with attempt 1 `questions` times a day.
        levels, kinds: A teacher's choice, as in `cardlab.widgets.LessonWidget`.
        top, fluency: The pupil's choices on the page: the highest level, and the round of the simplest kinds.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: There are no such levels or kinds.
        CardlabError: The lesson has no practice, or an answer cannot be read.
    """
    taught = find(lesson) if isinstance(lesson, str) else lesson
    stage = next((stage for stage in taught.stages if isinstance(stage, Practise)), None)
    if stage is None:
        raise CardlabError(f"the lesson {taught.slug!r} has no practice: give it a stage `Practise`")
    rows: list[Met] = []
    file: dict[str, Any] | None = None
    for day in range(days):
        clock = Clock(FIRST_DAY + timedelta(days=day))
        practice = Practice(taught.slug, stage.only(levels, kinds), seed + day, Words(), clock.time, whole=stage)
        page = PracticePage(run_here(practice.making_state()), _sender(practice), practice.course, practice.bank, clock)
        if file is not None:
            page.tell({"do": "load_memory", "memory": json.dumps(file)})
        if (top, fluency) != (page.progress.top, page.progress.fluency):
            page.choose(top, fluency=fluency)
        rows += [page.ask(answers, day + 1) for _ in range(questions)]
        file = {**practice.memory.to_json(), "unheard": []}
    return rows


def _sender(practice: Practice) -> Send:
    """Returns a function that sends messages to practice alone, without the rest of its lesson."""
    return lambda message: dict(practice.answer(parse(message)))


class Clock:
    """A clock that the pupil's questions advance."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def time(self) -> datetime:
        return self.now


class PracticePage:
    """A page of practice without a screen: it chooses among its questions, checks answers, and reports to its session.

    Args:
        given: Its first data.
        send: Sends a message and returns the answer.
        course, bank: The course and the questions of practice.
        clock: Moves on with each question.

    Attributes:
        progress: The page's state of practice.
        outcomes: The outcome of each question.
    """

    def __init__(self, given: Mapping[str, Any], send: Send, course: Course, bank: Bank, clock: Clock) -> None:
        self.send, self.course, self.bank, self.clock = send, course, bank, clock
        given = json.loads(json.dumps(given))
        self.progress = PracticeProgress.from_json(given["pace"], course)
        self.fresh = [question["id"] for question in given["questions"]]
        self.met: list[str] = []
        self.outcomes: list[Outcome] = []

    def tell(self, message: dict[str, Any]) -> dict[str, Any]:
        """Sends a message. Questions in the answer are available from then on."""
        at = int(self.clock.now.timestamp() * 1000)
        answer: dict[str, Any] = json.loads(json.dumps(self.send({**message, "at": at})))
        if "refused" in answer:
            raise CardlabError(f"practice refuses {message['do']!r}: {answer['refused']}")
        if message["do"] == "load_memory":
            self.progress = PracticeProgress.from_json(answer["pace"], self.course)
        self.fresh += [question["id"] for question in answer["more"] if question["id"] not in self.fresh]
        return answer

    def choose(self, top: int | None, *, fluency: bool) -> None:
        self.progress = self.progress.choose(top=top, fluency=fluency)
        self.tell({"do": "set_practice", "top": top, "fluency": fluency})

    def _fact_of(self, name: str) -> str:
        question = self.bank.find(name)
        return question.practises if question else name

    def ask(self, answers: Answers, day: int) -> Met:
        """Asks the next question, and answers it until it is closed."""
        name = self.progress.pick(self.fresh, self.met, self._fact_of)
        question = self.bank.find(name)
        if name is None or question is None:
            raise CardlabError(f"there is no question to ask after {self.progress.answered}")
        self.fresh = [other for other in self.fresh if other != name]
        self.met = [*(other for other in self.met if other != name), name]
        said: list[str] = []
        while len(said) < ATTEMPTS and not (said and question.check(said[-1]) == RIGHT):
            said.append(spoken(question, answers(question, len(said) + 1)))
        self.clock.now += A_QUESTION
        came_back = name in self.progress.waiting
        self.outcomes.append(outcome_of(question, said, 0))
        self.progress = self.progress.after(name, self.outcomes[-1])
        self.tell({"do": "answer_question", "question": name, "said": said, "hints": 0})
        return Met(
            question.kind,
            question.level,
            stem_of(name) in self.course.core,
            question.prompt(Words()),
            attempts=len(said),
            right=question.check(said[-1]) == RIGHT,
            day=day,
            came_back=came_back,
            fact=question.practises,
            looks=looks_of(question),
        )


def spoken(question: Question, said: str) -> str:
    """Returns the page's message for "right", "wrong", "misconception", or a written answer."""
    if said == "right":
        return _sent(question.answer)
    if said == "misconception":
        return next(map(_sent, question.misconceptions.values()), None) or spoken(question, "wrong")
    if said == "wrong":
        return next(text for text in _tries(question) if question.check(text) not in (RIGHT, BLANK, UNREADABLE))
    if question.check(said) in (BLANK, UNREADABLE):
        ways = "'right', 'wrong', or an answer that it takes"
        raise CardlabError(f"{said!r:.60} is not an answer to {question.prompt(Words())!r}: give {ways}")
    return said


def _tries(question: Question) -> list[str]:
    """Returns answers of which one is wrong: those of misconceptions, any choice, choices in another order, small numbers."""
    values = [choice.value for choice in question.choices]
    numbers = ["0", "1", "2"] if not values else []
    return [*map(_sent, question.misconceptions.values()), *values, " ".join(values), " ".join(reversed(values)), *numbers]


def _sent(answer: Answer) -> str:
    if isinstance(answer, tuple):
        return " ".join(answer)
    return answer if isinstance(answer, str) else written(answer)
