"""Practice of one learner: sends questions to the page, checks the answers that come back, and keeps the learner's memory.

A browser may send anything. A bad message is answered with a sentence and changes nothing.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from cardlab.core.numbers import is_whole
from cardlab.sessions.texts import in_words
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
    Pace,
    PracticeMemory,
    looks_of,
    outcome_of,
    read_memory,
    stem_of,
)
from cardlab.teaching.question import Question
from cardlab.words.messages import Words

Reply = dict[str, Any]

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

LATEST = 2**53
"""The last moment that a page can name, in milliseconds."""


def moment(at: object) -> int | None:
    """The moment by which a page knows its message again; None where it named none."""
    return at if is_whole(at, 0, LATEST) else None


def _now() -> datetime:
    """What the clock says, where that can be: one without a battery begins long ago, and no memory is of that time."""
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
        answers: What was answered, each with its notes: ``addition_war.sum.concatenated``.
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
        self.bank = Bank((whole or stage).questions)
        self.seed, self.words, self._now = seed, words, now
        self.course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
        self.pace = Pace.start(self.course)
        self.memory = PracticeMemory(lesson, self.pace.level)
        self.answers: list[tuple[Answered, list[str]]] = []
        self._draw_from(seed)
        self._open: dict[str, Question] = {}
        """The questions that the page has and that have not been answered."""
        self._signs = signs_by_kind(self.bank.generators)
        self._lately: deque[str] = deque(maxlen=LATELY)
        """What was seen of the last questions."""
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
        there = self._open | self._found(name for name in self.pace.waiting if name.startswith(kind))
        lately = {looks_of(question) for name, question in there.items() if name.startswith(kind)} | {*self._lately}
        drawn = islice(self._draws[stem], REDRAWS)
        name, question = first = next(drawn)
        if looks_of(question) in lately:
            name, question = next((other for other in drawn if looks_of(other[1]) not in lately), first)
        self._open[name] = question
        return name, question

    def _missing(self, pace: Pace, n: int) -> list[str]:
        """The kinds of the next questions that the page does not have yet, the soonest first."""
        there = Counter(stem_of(name) for name in self._open if name not in pace.waiting)
        wanted = islice(pace.upcoming(), n)
        missing = []
        for stem in wanted:
            there[stem] -= 1
            if there[stem] < 0:
                missing.append(stem)
        return missing

    def _told(self, name: str, question: Question) -> Reply:
        model = None if question.model is None else in_words(question.model, self.words)
        return {**question.to_json(self.words, self._signs[question.kind]), "id": name, "model": model}

    def _found(self, names: Iterable[str]) -> dict[str, Question]:
        """The questions of some names, those that there are."""
        return {name: question for name in names if (question := self.bank.find(name)) is not None}

    def page(self) -> Reply:
        """What a page needs that is opened now, with as much ahead as it may need where nobody answers it any more."""
        return do_here(self.paging(AHEAD, AHEAD, every=True))

    def paging(self, first: int = FIRST, elsewhere: int = ELSEWHERE, *, every: bool = False) -> Generator[None, None, Reply]:
        """The same with less ahead, and a question at a time, so that others have their turn in between.

        Args:
            first: How many questions of the learner's level it has.
            elsewhere: And of each other level.
            every: Whether it has one of every kind at least.
        """
        self._bring_due()
        for rung in () if self._ahead else self.pace.rungs:
            here = rung.level == self.pace.level
            least = rung.round if every else 0
            pace, wanted = (self.pace, first) if here else (self.pace.on(rung.level), elsewhere)
            for stem in self._missing(pace, max(wanted, least)):
                self._draw(stem)
                yield
        self._ahead = True
        told = []
        for name, question in (self._open | self._found(self.pace.waiting)).items():
            told.append(self._told(name, question))
            yield
        stands = {"pace": self.pace.to_json(), "came": self._came(), "memory": self.memory.to_json()}
        return {"questions": told, "course": self._course(), **stands}

    def _course(self) -> Reply:
        """What is practised, and what its kinds and the fluency round are called."""
        lesson = f"{self.memory.lesson}_lesson"
        named = self.words.say(f"{lesson}-fluency") if self.course.fluency else ""
        kinds = dict.fromkeys(stem.partition(".")[0] for rung in self.course.rungs for stem in rung.stems)
        return {
            **self.course.to_json(),
            "named": named,
            "kinds": {one: self.words.say(f"{lesson}-{one}", "name") for one in kinds},
        }

    def _came(self) -> list[Outcome]:
        """What came of the questions of this set, which are those since the last full ten."""
        n = self.pace.asked % SET
        last = [(self.bank.find(answered.question), answered) for answered, _ in self.answers[-n:]] if n else []
        return [outcome_of(question, one.said, one.hints) for question, one in last if question is not None]

    # -------------------------------------------------------------------------------- keeping

    def saved(self) -> Reply:
        """What is to be kept of it, as plain data: the memory, how things stand, and what was answered last."""
        last = [{"question": a.question, "said": list(a.said), "hints": a.hints, "at": a.at} for a, _ in self.answers[-KEPT:]]
        return {"memory": self.memory.to_json(), "pace": self.pace.to_json(), "answers": last, "open": [*self._open]}

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given: with the questions that travelled ahead, for one of them stands on the page.

        Raises:
            MemoryRefused: It is of another version.
        """
        self.memory, _ = read_memory(json.dumps(saved["memory"]), self.memory.lesson, self.bank, self._now())
        self.pace = Pace.from_json(saved["pace"], self.course)
        for told in saved["answers"]:
            answered = Answered.read(told, self.bank)
            question = None if answered is None else self.bank.find(answered.question)
            if answered is not None and question is not None:
                self.answers.append((answered, [question.note(question.check(one)) for one in answered.said]))
                self._lately.append(looks_of(question))
        self._open |= self._found(saved.get("open", ()))
        self._draw_from(self.seed + self.pace.asked)

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Answer a message of the page.

        ``{"do": "answered", "question": "sum.1.5083", "said": ["12", "13"], "hints": 0, "at": 1790000000000}`` gives `pace`,
        `facts` (those that have changed) and `more` (questions). ``{"do": "load", "memory": text, "at": …}`` gives `pace`,
        `memory` and `more`. ``{"do": "choose", "top": 3, "fluency": true, "at": …}`` gives `pace` and `more`; a top of null is
        that of the course. All give `did`, `heard` (their `at`), `came` (what came of the questions of this set), `mastered`
        (the kinds that have come right), and `refused`, a sentence, where nothing came of it.
        """
        answers = {"load": self._load, "choose": self._choose}
        do, at = message.get("do"), message.get("at")
        did = do if isinstance(do, str) and do in answers else "answered"
        return {"did": did, "heard": moment(at), **answers.get(did, self._answered)(message)}

    def _answered(self, message: Mapping[str, Any]) -> Reply:
        answered = Answered.read(message, self.bank)
        if answered is None:
            return {"refused": self.words.say("ui-unreadable", what="answered")}
        facts = {} if any(known == answered for known, _ in self.answers) else self._note(answered)
        return {**self._stands(), "answered": answered.question, "facts": facts, "more": self._more()}

    def _stands(self) -> Reply:
        """How things stand, which is remembered."""
        self.memory.level, self.memory.top, self.memory.fluency = self.pace.level, self.pace.top, self.pace.fluency
        return {"pace": self.pace.to_json(), "came": self._came(), "mastered": sorted(self.memory.mastered)}

    def _more(self) -> list[Reply]:
        """Some of what the page lacks."""
        return [self._told(*self._draw(stem)) for stem in self._missing(self.pace, AHEAD)[:AT_ONCE]]

    def _note(self, answered: Answered) -> Reply:
        question = self.bank.find(answered.question)
        if question is None:
            return {}
        outcome = outcome_of(question, answered.said, answered.hints)
        self._open.pop(answered.question, None)
        self._lately.append(looks_of(question))
        self.pace = self.pace.after(answered.question, outcome)
        self.answers.append((answered, [question.note(question.check(one)) for one in answered.said]))
        del self.answers[:-BEHIND]
        fact = self.memory.review(question.practises, answered.question, outcome, answered.when(self._now()))
        return {question.practises: fact.to_json()}

    def _choose(self, message: Mapping[str, Any]) -> Reply:
        """Practise up to another level, or the simplest kinds alone."""
        top, fluency = message.get("top"), message.get("fluency")
        if not (top is None or is_whole(top, 1, 9)) or not isinstance(fluency, bool):
            return {"refused": self.words.say("ui-unreadable", what="choose")}
        self.pace = self.pace.choose(top=top, fluency=fluency)
        return {**self._stands(), "more": self._more()}

    def _load(self, message: Mapping[str, Any]) -> Reply:
        """Go on from a file; what has been answered since stays."""
        now = self._now()
        try:
            memory, unheard = read_memory(message.get("memory"), self.memory.lesson, self.bank, now)
        except MemoryRefused as refused:
            lesson = self.words.say(f"{self.memory.lesson}_lesson")
            return {"refused": self.words.say(f"memory-{refused.why}", lesson=lesson)}
        for answered in unheard:
            question = self.bank.find(answered.question)
            if question is not None:
                outcome = outcome_of(question, answered.said, answered.hints)
                memory.review(question.practises, answered.question, outcome, answered.when(now))
        self.memory.take_in(memory)
        self._draw_from(self.seed + len(self.memory.facts))  # not the same as on another day with the same seed
        if not self.pace.asked:
            self.pace = Pace.start(self.course, memory.level, top=memory.top, fluency=memory.fluency)
        brought = self._bring_due()
        more = [self._told(name, question) for name, question in self._found(brought).items()]
        return {**self._stands(), "memory": self.memory.to_json(), "more": more + self._more()}

    def _bring_due(self) -> list[str]:
        """Let facts that are due come back, in new questions where there are such; gives the names of these."""
        waiting = {question.practises for question in self._found(self.pace.waiting).values()}
        due = [name for fact, name in self.memory.due(self._now()) if fact not in waiting and stem_of(name) in self.pace.reach]
        brought = [self.bank.another(name, self.seed + self.pace.asked) for name in due]
        names = [name for name in brought if name is not None]
        self.pace = self.pace.bring(names)
        return names
