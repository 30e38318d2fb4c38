"""One learner's practice: sends questions to the page, checks the answers that come back, and keeps the learner's memory.

A browser may send anything. A bad message is answered with a sentence and changes nothing.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Literal, TypedDict

from cardlab.protocol import lesson as wire
from cardlab.protocol.lesson import PractiseAnswer, PractiseTrait
from cardlab.protocol.messages import (
    AnswerQuestion,
    BadMessage,
    LoadMemory,
    PracticeMessage,
    ReviewMemory,
    SetPractice,
)
from cardlab.sessions.jobs import JobCoroutine, run_here
from cardlab.sessions.page_texts import in_words
from cardlab.sessions.saved_parts import Part
from cardlab.teaching.lesson import Practise, Practised
from cardlab.teaching.number_pad import signs_by_kind
from cardlab.teaching.practice import (
    EARLIEST,
    Answered,
    Bank,
    Course,
    Fact,
    MemoryRefused,
    Outcome,
    PracticeMemory,
    PracticeProgress,
    looks_of,
    outcome_of,
    read_memory,
    reading_memory,
    stem_of,
)
from cardlab.teaching.question import Question
from cardlab.words.words import Words

Did = Literal["answer_question", "load_memory", "review_memory", "set_practice"]

AHEAD = 10
"""The number of questions of a level that a page has in advance."""

SET = 10
"""The number of questions in a row before a break."""

AT_ONCE = 2
"""The maximum number of questions sent with one answer, if a page has too few of its level."""

FIRST, ELSEWHERE = 5, 2
"""The number of questions of a learner's level, and of each other level, that a page starts with when a class opens its pages
together. Making one takes a millisecond, and others come with the answers.
"""

LATELY, REDRAWS = 10, 20
"""How many of the last questions may not come again as new ones, and how often to draw for a different one."""

BEHIND = 1000
"""How many answers are kept, to recognise those that a page sends again."""

PIECE = 100
"""The number of facts that are stored together. A memory of a few weeks is one piece."""

KEPT = 50
"""How many of them are stored for another process."""


class AnswerRecord(TypedDict):
    """An answer in a stored record."""

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
    """Returns the time, at least `EARLIEST`. The clock of a computer without a battery starts long ago, before any learner's
    memory.
    """
    return max(datetime.now(UTC), EARLIEST)


class Practice:
    """One learner's practice: sends questions in advance, records answers, keeps the memory.

    Args:
        lesson: The slug of the lesson.
        stage: The Practise stage, with its generators.
        seed: The seed of the questions.
        words: The language.
        now: The clock.
        whole: All questions of the lesson, if the stage has only some. A learner may remember any of them.
        key: The name under which the memory is kept (`Lesson.key`); "" for the slug.

    Attributes:
        answers: The answers, each with its verdicts: ``addition_war.sum.concatenated``.
    """

    def __init__(
        self,
        lesson: str,
        stage: Practise,
        seed: int,
        words: Words,
        now: Callable[[], datetime] = _now,
        whole: Practise | None = None,
        key: str = "",
    ) -> None:
        self.lesson = lesson
        self.bank, self._suit = Bank((whole or stage).questions), (whole or stage).suit
        self.seed, self.words, self._now = seed, words, now
        self.course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
        self.progress = PracticeProgress.start(self.course)
        self.memory = PracticeMemory(key or lesson, self.progress.level)
        self.answers: list[tuple[Answered, list[str]]] = []
        self._draw_from(seed)
        self._made_pieces: list[tuple[list[tuple[str, Fact]], Part]] = []
        """The facts in pieces, and each as it was last saved."""
        self._open: dict[str, Question] = {}
        """The questions that the page has and the learner has not answered."""
        self._signs = signs_by_kind(self.bank.generators)
        self._lately: deque[str] = deque(maxlen=LATELY)
        """What the last questions looked like."""
        self._ahead = False
        """Whether the first questions have been drawn."""

    def _draw_from(self, seed: int) -> None:
        """Draws all further questions from another seed."""
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
        model, solution = (state and in_words(state, self.words) for state in (question.model, question.solution))
        told = question.to_json(self.words, self._signs[question.kind])
        return {**told, "id": name, "model": model, "solution": solution}

    def _found(self, names: Iterable[str]) -> dict[str, Question]:
        """Returns the questions with these names, if they exist."""
        return {name: question for name in names if (question := self.bank.find(name)) is not None}

    @property
    def practised(self) -> Practised:
        """What the learner has practised: the levels reached, and one more after a right answer on this level, unless the
        learner wants no harder ones.
        """
        level, top = self.progress.level, self.progress.top
        highest = level + any(kind.right for kind in self.progress.kinds)
        kinds = {stem.partition(".")[0] for stem in self.memory.skills}
        return Practised(level, highest if top is None else min(highest, top), tuple(sorted(kinds)))

    def state(self) -> PractiseTrait:
        """Returns the data for a page that is being opened, with enough questions to continue if the server is gone."""
        return run_here(self.making_state(AHEAD, AHEAD, every=True))

    def making_state(
        self, first: int = FIRST, elsewhere: int = ELSEWHERE, *, every: bool = False, with_memory: bool = True
    ) -> JobCoroutine[PractiseTrait]:
        """Makes the same data with fewer questions and one at a time, so that others have their turn in between.

        Args:
            first: The number of questions of the learner's level.
            elsewhere: The number of questions of each other level.
            every: Whether to include at least one question of every kind.
            with_memory: Whether to include the facts of the memory, which have no words.
        """
        yield from self._bring_due()
        # Only for the first page of this session. Later pages are sent the questions that are still open, and more with each
        # answer.
        for rung in () if self._ahead else self.progress.rungs:
            here = rung.level == self.progress.level
            least = rung.round if every else 0
            progress, wanted = (self.progress, first) if here else (self.progress.at_level(rung.level), elsewhere)
            for stem in self._missing(progress, max(wanted, least)):
                self._draw(stem)
                yield None
        self._ahead = True
        told = []
        for name, question in (self._open | self._found(self.progress.waiting)).items():
            told.append(self._told(name, question))
            yield None
        course = yield from self._making_course()
        return {
            "questions": told,
            "course": course,
            "pace": self.progress.to_json(),
            "came": self._came(),
            "memory": self.memory.to_json(whole=with_memory),
            "suit": self._suit.to_json(self.lesson, self.words) if self._suit else [],
        }

    def _making_course(self) -> JobCoroutine[wire.Course]:
        """Returns the kinds to practise, with their names and the name of the fluency round. Makes one name at a time, because
        the first time a language's message is read takes a millisecond or two.
        """
        lesson = f"{self.lesson}_lesson"
        kinds: dict[str, str] = {}
        for kind in dict.fromkeys(stem.partition(".")[0] for rung in self.course.rungs for stem in rung.stems):
            kinds[kind] = self.words.say(f"{lesson}-{kind}", "name")
            yield None
        named = self.words.say(f"{lesson}-fluency") if self.course.fluency else ""
        return {**self.course.to_json(), "named": named, "kinds": kinds}

    def _came(self) -> list[Outcome]:
        """The results of this set's questions: those since the last full ten."""
        n = self.progress.answered % SET
        return self._outcomes(self.answers[-n:]) if n else []

    def _outcomes(self, answers: Iterable[tuple[Answered, list[str]]]) -> list[Outcome]:
        known = [(self.bank.find(answered.question), answered) for answered, _ in answers]
        return [outcome_of(question, one.answers, one.hints) for question, one in known if question is not None]

    @property
    def right(self) -> int:
        """How many of the kept answers are right at the first try, without a hint."""
        return self._outcomes(self.answers).count("first")

    def in_words(self, words: Words) -> Practice:
        """Returns the same practice in another language, to look at."""
        other = copy(self)
        other.words, other._open = words, dict(self._open)
        other._draw_from(self._draws_seed)
        return other

    # -------------------------------------------------------------------------------- saving

    def saved(self) -> PracticeRecord:
        """Returns the state to store, as plain data: the memory, the progress, and the last answers."""
        # Enough to recognise the answers that a page sends again, and to show how the current set has gone.
        last: list[AnswerRecord] = [
            {"question": a.question, "said": list(a.answers), "hints": a.hints, "at": a.at} for a, _ in self.answers[-KEPT:]
        ]
        pieces = self._pieces()
        memory: wire.Memory = {**self.memory.to_json(whole=False), "facts": pieces[0]["facts"] if pieces else {}}
        return {"memory": memory, "pace": self.progress.to_json(), "answers": last, "open": [*self._open]}

    def saved_facts(self) -> dict[str, Part]:
        """Returns the facts that are not in `saved`, in pieces by their names. A piece without changes is the same object."""
        return {f"facts_{number}": piece for number, piece in enumerate(self._pieces()) if number}

    def _pieces(self) -> list[Part]:
        """Returns the facts in pieces, in the order in which they were first met."""
        facts = [*self.memory.facts.items()]
        pieces = [facts[start : start + PIECE] for start in range(0, len(facts), PIECE)]
        pieces += [[] for _ in range(len(self._made_pieces) - len(pieces))]  # of which storage still has the facts
        for number, piece in enumerate(pieces):
            # Facts never change, but are replaced, so this compares the objects and not their values.
            if number >= len(self._made_pieces) or self._made_pieces[number][0] != piece:
                made = piece, Part(facts={name: fact.to_json() for name, fact in piece})
                self._made_pieces[number : number + 1] = [made]
        return [made for _, made in self._made_pieces]

    def restore(self, saved: Mapping[str, Any], facts: Iterable[Mapping[str, Any]] = ()) -> None:
        """Restores the state that `saved` and `saved_facts` returned, with the questions sent in advance, because the page
        shows one of them.

        Raises:
            MemoryRefused: The record is of another version.
        """
        # Read like a learner's file: the same code checks stored data as strictly.
        memory = dict(saved["memory"])
        for piece in facts:
            memory["facts"] = memory["facts"] | piece["facts"]
        self.memory, _ = read_memory(memory, self.memory.lesson, self.bank, self._now())
        self.progress = PracticeProgress.from_json(saved["pace"], self.course)
        for told in saved["answers"]:
            answered = Answered.read(told, self.bank)
            question = None if answered is None else self.bank.find(answered.question)
            if answered is not None and question is not None:
                self.answers.append((answered, [question.answer_kind(question.check(one)) for one in answered.answers]))
                self._lately.append(looks_of(question))
        self._open |= self._found(saved.get("open", ()))
        # Drawing continues with another seed. The old one would repeat questions that have been asked already.
        self._draw_from(self.seed + self.progress.answered)

    def answer(self, message: PracticeMessage | BadMessage) -> PractiseAnswer:
        """Answers a message about practice, and does all the work here."""
        return run_here(self.answering(message))

    def answering(self, message: PracticeMessage | BadMessage) -> JobCoroutine[PractiseAnswer]:
        """Answers a message about practice."""
        match message:
            case AnswerQuestion():
                return self._answered(message)
            case LoadMemory() | ReviewMemory():
                return (yield from self._load(message))
            case SetPractice():
                self.progress = self.progress.choose(top=message.top, fluency=message.fluency)
                return self._stands("set_practice", message)
        did: Did = "answer_question"
        refused = self.words.say("ui-unreadable", what="answered")
        if message.cls is SetPractice:
            did, refused = "set_practice", self.words.say("ui-unreadable", what="choose")
        elif message.cls in (LoadMemory, ReviewMemory):
            did = "load_memory" if message.cls is LoadMemory else "review_memory"
            refused = self._memory_refused(MemoryRefused("foreign"))
        return {"did": did, "heard": message.at, "refused": refused}

    def _answered(self, message: AnswerQuestion) -> PractiseAnswer:
        did: Did = "answer_question"
        if self.bank.find(message.question) is None:
            return {"did": did, "heard": message.at, "refused": self.words.say("ui-unreadable", what="answered")}
        answered = Answered(message.question, message.said, message.hints, message.at)
        # After a lost connection, a page sends again every answer that was not acknowledged. A repeated answer is acknowledged
        # and counts once.
        facts = {} if any(known == answered for known, _ in self.answers) else self._record(answered, message.by_partner)
        stem = stem_of(answered.question)
        skills = {stem: skill.to_json()} if (skill := self.memory.skills.get(stem)) else {}
        return {**self._stands(did, message), "answered": answered.question, "facts": facts, "skills": skills}

    def _stands(self, did: Did, message: PracticeMessage, more: Sequence[wire.Question] = ()) -> PractiseAnswer:
        """Returns the progress of practice, which goes into the memory, and some of the questions that the page lacks."""
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
        """Returns some of the questions that the page lacks."""
        return [self._told(*self._draw(stem)) for stem in self._missing(self.progress, AHEAD)[:AT_ONCE]]

    def _record(self, answered: Answered, by_partner: bool) -> dict[str, wire.Fact]:
        question = self.bank.find(answered.question)
        if question is None:
            return {}
        outcome = outcome_of(question, answered.answers, answered.hints)
        # Questions that return are waiting and not open, so the question may be missing here.
        self._open.pop(answered.question, None)
        self._lately.append(looks_of(question))
        self.progress = self.progress.after(answered.question, outcome)
        self.answers.append((answered, [question.answer_kind(question.check(one)) for one in answered.answers]))
        del self.answers[:-BEHIND]  # a page sends again only unacknowledged answers, and never this many
        if by_partner:
            return {}
        fact = self.memory.review(question.practises, answered.question, outcome, answered.when(self._now()))
        return {question.practises: fact.to_json()}

    def _memory_refused(self, refused: MemoryRefused) -> str:
        return self.words.say(f"memory-{refused.why}", lesson=self.words.say(f"{self.lesson}_lesson"))

    def _load(self, message: LoadMemory | ReviewMemory) -> JobCoroutine[PractiseAnswer]:
        """Continues from a learner's file, with the answers given since then. Or only sends the file back with its answers
        worked in.
        """
        did: Did = "load_memory" if isinstance(message, LoadMemory) else "review_memory"
        now = self._now()
        try:
            memory, unheard = yield from reading_memory(message.memory, self.memory.lesson, self.bank, now)
        except MemoryRefused as refused:
            return {"did": did, "heard": message.at, "refused": self._memory_refused(refused)}
        # Before the two memories are joined: the later answer about each fact counts, and these are such answers.
        for answered in unheard:
            question = self.bank.find(answered.question)
            if question is not None:
                outcome = outcome_of(question, answered.answers, answered.hints)
                memory.review(question.practises, answered.question, outcome, answered.when(now))
                yield None
        if isinstance(message, ReviewMemory):
            return {"did": did, "heard": message.at, "partner": memory.to_json()}
        # A file can be edited, so nothing in it is trusted. Each of its facts has been checked by now.
        self.memory.take_in(memory)
        self._draw_from(self.seed + len(self.memory.facts))  # so that another day with the same seed has other questions
        # A learner who has begun to practise keeps today's level. The file decides only before the first answer.
        if not self.progress.answered:
            self.progress = PracticeProgress.start(self.course, memory.level, top=memory.top, fluency=memory.fluency)
        brought = yield from self._bring_due()
        more = [self._told(name, question) for name, question in self._found(brought).items()]
        return {**self._stands(did, message, more), "memory": self.memory.to_json()}

    def _bring_due(self) -> JobCoroutine[list[str]]:
        """Brings back the facts that are due, in new questions if possible. Returns the names of these."""
        waiting = {question.practises for question in self._found(self.progress.waiting).values()}
        due = [
            name for fact, name in self.memory.due(self._now()) if fact not in waiting and stem_of(name) in self.progress.reach
        ]
        names = []
        for name in due:
            another = self.bank.another(name, self.seed + self.progress.answered)  # draws up to `MANY_DRAWS` questions
            names += [] if another is None else [another]
            yield None
        self.progress = self.progress.bring_back(names)
        return names
