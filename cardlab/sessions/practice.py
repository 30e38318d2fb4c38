"""Practice of one learner: sends questions to the page, checks the answers that come back, and keeps the learner's memory.

A browser may send anything. A bad message is answered with a sentence and changes nothing.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Literal, TypedDict

from cardlab.protocol import lesson as wire
from cardlab.protocol.lesson import PractiseAnswer, PractiseTrait
from cardlab.protocol.messages import AnswerQuestion, BadMessage, LoadMemory, PracticeMessage, SetPractice
from cardlab.sessions.page_texts import in_words
from cardlab.sessions.work import do_here
from cardlab.teaching.lesson import Practise
from cardlab.teaching.number_pad import signs_by_kind
from cardlab.teaching.practice import (
    EARLIEST,
    Answered,
    Bank,
    Course,
    MemoryRefused,
    Outcome,
    PracticeMemory,
    PracticeProgress,
    looks_of,
    outcome_of,
    read_memory,
    stem_of,
)
from cardlab.teaching.question import Question
from cardlab.words.words import Words

Did = Literal["answer_question", "load_memory", "set_practice"]

AHEAD = 10
"""Questions of a level that a page has ahead."""

SET = 10
"""Questions in a row, after which one may rest."""

AT_ONCE = 2
"""So many are sent with an answer at most, where a page has fewer of its level than that."""

FIRST, ELSEWHERE = 5, 2
"""Questions of a learner's level, and of each other one, that a page begins with where a class opens its pages together:
making one takes a millisecond, and others come with the answers."""

LATELY, REDRAWS = 10, 20
"""The last questions, of which none is asked again as a new one; and how many are drawn to find another."""

BEHIND = 1000
"""Answers that are held, to know those that a page sends again."""

KEPT = 50
"""Of them so many are kept for another process."""


class AnswerRecord(TypedDict):
    """An answer as it is stored."""

    question: str
    said: list[str]
    hints: int
    at: int


class PracticeRecord(TypedDict):
    """The stored record of practice."""

    memory: wire.Memory
    pace: wire.PracticeProgress
    answers: list[AnswerRecord]
    open: list[str]


def _now() -> datetime:
    """The time of the clock, where that is plausible: without a battery a clock begins long ago, before any memory."""
    return max(datetime.now(UTC), EARLIEST)


class Practice:
    """One learner's practice: sends questions ahead, takes note of answers, keeps the memory.

    Args:
        lesson: The slug of the lesson.
        stage: What makes the questions.
        seed: What decides them.
        words: The language.
        now: The clock.
        whole: All questions of the lesson, where the stage has only some of them: what a learner remembers may be about any.

    Attributes:
        answers: What was answered, each with the kinds of its answers: ``addition_war.sum.concatenated``.
    """

    def __init__(
        self,
        lesson: str,
        stage: Practise,
        seed: int,
        words: Words,
        now: Callable[[], datetime] = _now,
        whole: Practise | None = None,
    ) -> None:
        self.bank, self._suit = Bank((whole or stage).questions), (whole or stage).suit
        self.seed, self.words, self._now = seed, words, now
        self.course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
        self.progress = PracticeProgress.start(self.course)
        self.memory = PracticeMemory(lesson, self.progress.level)
        self.answers: list[tuple[Answered, list[str]]] = []
        self._draw_from(seed)
        self._open: dict[str, Question] = {}
        """The questions that the page has and that have not been answered."""
        self._signs = signs_by_kind(self.bank.generators)
        self._lately: deque[str] = deque(maxlen=LATELY)
        """The results of the last questions."""
        self._ahead = False
        """Whether the first ones have been drawn."""

    def _draw_from(self, seed: int) -> None:
        """Draw the questions that come from now on by another seed."""
        self._draws: dict[str, Iterator[tuple[str, Question]]] = {}
        self._draws_seed = seed

    def _draw(self, stem: str) -> tuple[str, Question]:
        if stem not in self._draws:
            self._draws[stem] = self.bank.draws(stem, self._draws_seed)
        kind = stem.partition(".")[0] + "."
        there = self._open | self._found(name for name in self.progress.waiting if name.startswith(kind))
        lately = {looks_of(question) for name, question in there.items() if name.startswith(kind)} | {*self._lately}
        drawn = islice(self._draws[stem], REDRAWS)
        name, question = first = next(drawn)
        # A kind may have few questions that look different. If no other is found, the first one is asked again.
        if looks_of(question) in lately:
            name, question = next((other for other in drawn if looks_of(other[1]) not in lately), first)
        self._open[name] = question
        return name, question

    def _missing(self, progress: PracticeProgress, n: int) -> list[str]:
        """The kinds of the next questions that the page does not have yet, the soonest first."""
        there = Counter(stem_of(name) for name in self._open if name not in progress.waiting)
        wanted = islice(progress.upcoming(), n)
        missing = []
        for stem in wanted:
            there[stem] -= 1
            if there[stem] < 0:
                missing.append(stem)
        return missing

    def _told(self, name: str, question: Question) -> wire.Question:
        model = None if question.model is None else in_words(question.model, self.words)
        return {**question.to_json(self.words, self._signs[question.kind]), "id": name, "model": model}

    def _found(self, names: Iterable[str]) -> dict[str, Question]:
        """The questions of some names, those that there are."""
        return {name: question for name in names if (question := self.bank.find(name)) is not None}

    def state(self) -> PractiseTrait:
        """The data for a page that is opened now, with enough questions ahead for when the server is gone."""
        return do_here(self.making_state(AHEAD, AHEAD, every=True))

    def making_state(
        self, first: int = FIRST, elsewhere: int = ELSEWHERE, *, every: bool = False
    ) -> Generator[None, None, PractiseTrait]:
        """The same with less ahead, and a question at a time, so that others have their turn in between.

        Args:
            first: How many questions of the learner's level it has.
            elsewhere: And of each other level.
            every: Whether it has one of every kind at least.
        """
        self._bring_due()
        # Only for the first page of this session. Later ones are sent what is still open, and more with each answer.
        for rung in () if self._ahead else self.progress.rungs:
            here = rung.level == self.progress.level
            least = rung.round if every else 0
            progress, wanted = (self.progress, first) if here else (self.progress.at_level(rung.level), elsewhere)
            for stem in self._missing(progress, max(wanted, least)):
                self._draw(stem)
                yield
        self._ahead = True
        told = []
        for name, question in (self._open | self._found(self.progress.waiting)).items():
            told.append(self._told(name, question))
            yield
        return {
            "questions": told,
            "course": self._course(),
            "pace": self.progress.to_json(),
            "came": self._came(),
            "memory": self.memory.to_json(),
            "suit": self._suit.to_json(self.memory.lesson, self.words) if self._suit else [],
        }

    def _course(self) -> wire.Course:
        """The practised kinds, and the names of kinds and fluency round."""
        lesson = f"{self.memory.lesson}_lesson"
        named = self.words.say(f"{lesson}-fluency") if self.course.fluency else ""
        kinds = dict.fromkeys(stem.partition(".")[0] for rung in self.course.rungs for stem in rung.stems)
        return {
            **self.course.to_json(),
            "named": named,
            "kinds": {one: self.words.say(f"{lesson}-{one}", "name") for one in kinds},
        }

    def _came(self) -> list[Outcome]:
        """The results of the questions of this set, which are those since the last full ten."""
        n = self.progress.answered % SET
        last = [(self.bank.find(answered.question), answered) for answered, _ in self.answers[-n:]] if n else []
        return [outcome_of(question, one.answers, one.hints) for question, one in last if question is not None]

    # -------------------------------------------------------------------------------- keeping

    def saved(self) -> PracticeRecord:
        """The state to store, as plain data: the memory, how things stand, and what was answered last."""
        # Enough to know the answers that a page sends again, and to show how the current set has gone.
        last: list[AnswerRecord] = [
            {"question": a.question, "said": list(a.answers), "hints": a.hints, "at": a.at} for a, _ in self.answers[-KEPT:]
        ]
        return {"memory": self.memory.to_json(), "pace": self.progress.to_json(), "answers": last, "open": [*self._open]}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restore the state that `saved` gave: with the questions that travelled ahead, for one of them stands on the page.

        Raises:
            MemoryRefused: It is of another version.
        """
        # Read as a learner's file is: stored data is checked as strictly, by the same code.
        self.memory, _ = read_memory(json.dumps(saved["memory"]), self.memory.lesson, self.bank, self._now())
        self.progress = PracticeProgress.from_json(saved["pace"], self.course)
        for told in saved["answers"]:
            answered = Answered.read(told, self.bank)
            question = None if answered is None else self.bank.find(answered.question)
            if answered is not None and question is not None:
                self.answers.append((answered, [question.answer_kind(question.check(one)) for one in answered.answers]))
                self._lately.append(looks_of(question))
        self._open |= self._found(saved.get("open", ()))
        # Drawing goes on with another seed: with the old one it would draw again what has been asked already.
        self._draw_from(self.seed + self.progress.answered)

    def answer(self, message: PracticeMessage | BadMessage) -> PractiseAnswer:
        """Answer a message about practice."""
        match message:
            case AnswerQuestion():
                return self._answered(message)
            case LoadMemory():
                return self._load(message)
            case SetPractice():
                self.progress = self.progress.choose(top=message.top, fluency=message.fluency)
                return self._stands("set_practice", message)
        did: Did = "answer_question"
        refused = self.words.say("ui-unreadable", what="answered")
        if message.cls is SetPractice:
            did, refused = "set_practice", self.words.say("ui-unreadable", what="choose")
        elif message.cls is LoadMemory:
            did, refused = "load_memory", self._memory_refused(MemoryRefused("foreign"))
        return {"did": did, "heard": message.at, "refused": refused}

    def _answered(self, message: AnswerQuestion) -> PractiseAnswer:
        did: Did = "answer_question"
        if self.bank.find(message.question) is None:
            return {"did": did, "heard": message.at, "refused": self.words.say("ui-unreadable", what="answered")}
        answered = Answered(message.question, message.said, message.hints, message.at)
        # A page whose connection was lost sends again what nobody has acknowledged. It is acknowledged and counts once.
        facts = {} if any(known == answered for known, _ in self.answers) else self._record(answered)
        stem = stem_of(answered.question)
        skills = {stem: skill.to_json()} if (skill := self.memory.skills.get(stem)) else {}
        return {**self._stands(did, message), "answered": answered.question, "facts": facts, "skills": skills}

    def _stands(self, did: Did, message: PracticeMessage, more: Sequence[wire.Question] = ()) -> PractiseAnswer:
        """How practice stands, which is remembered, and some of the questions that the page lacks."""
        self.memory.level, self.memory.top, self.memory.fluency = self.progress.level, self.progress.top, self.progress.fluency
        return {
            "did": did,
            "heard": message.at,
            "pace": self.progress.to_json(),
            "came": self._came(),
            "mastered": sorted(self.memory.mastered),
            "turned": sorted(self.memory.turned),
            "more": [*more, *self._more()],
        }

    def _more(self) -> list[wire.Question]:
        """Some of what the page lacks."""
        return [self._told(*self._draw(stem)) for stem in self._missing(self.progress, AHEAD)[:AT_ONCE]]

    def _record(self, answered: Answered) -> dict[str, wire.Fact]:
        question = self.bank.find(answered.question)
        if question is None:
            return {}
        outcome = outcome_of(question, answered.answers, answered.hints)
        # Questions that come back are waiting and not open, so the question may be missing here.
        self._open.pop(answered.question, None)
        self._lately.append(looks_of(question))
        self.progress = self.progress.after(answered.question, outcome)
        self.answers.append((answered, [question.answer_kind(question.check(one)) for one in answered.answers]))
        del self.answers[:-BEHIND]  # a page sends again what it has not heard of, and that is never so many
        fact = self.memory.review(question.practises, answered.question, outcome, answered.when(self._now()))
        return {question.practises: fact.to_json()}

    def _memory_refused(self, refused: MemoryRefused) -> str:
        return self.words.say(f"memory-{refused.why}", lesson=self.words.say(f"{self.memory.lesson}_lesson"))

    def _load(self, message: LoadMemory) -> PractiseAnswer:
        """Go on from a file; what has been answered since stays."""
        now = self._now()
        try:
            memory, unheard = read_memory(message.memory, self.memory.lesson, self.bank, now)
        except MemoryRefused as refused:
            return {"did": "load_memory", "heard": message.at, "refused": self._memory_refused(refused)}
        # Before the two memories are joined: of each fact the later meeting counts, and these answers are such meetings.
        for answered in unheard:
            question = self.bank.find(answered.question)
            if question is not None:
                outcome = outcome_of(question, answered.answers, answered.hints)
                memory.review(question.practises, answered.question, outcome, answered.when(now))
        # Nothing is taken from the page as it says: a file can be edited, and each of its facts has been checked by now.
        self.memory.take_in(memory)
        self._draw_from(self.seed + len(self.memory.facts))  # not the same as on another day with the same seed
        # A learner who has begun to practise keeps today's level. The file decides only before the first answer.
        if not self.progress.answered:
            self.progress = PracticeProgress.start(self.course, memory.level, top=memory.top, fluency=memory.fluency)
        brought = self._bring_due()
        more = [self._told(name, question) for name, question in self._found(brought).items()]
        return {**self._stands("load_memory", message, more), "memory": self.memory.to_json()}

    def _bring_due(self) -> list[str]:
        """Let facts that are due come back, in new questions where there are such; gives the names of these."""
        waiting = {question.practises for question in self._found(self.progress.waiting).values()}
        due = [
            name for fact, name in self.memory.due(self._now()) if fact not in waiting and stem_of(name) in self.progress.reach
        ]
        brought = [self.bank.another(name, self.seed + self.progress.answered) for name in due]
        names = [name for name in brought if name is not None]
        self.progress = self.progress.bring_back(names)
        return names
