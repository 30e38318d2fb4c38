"""Chooses the next question in practice: its kind, its level, and when a missed question comes back.

The page follows the same rules (``frontend/lesson/question_order.js``), since practice also works offline and in exported
pages, where a learner who struggles must get easier questions too. A test compares the two. Kinds come before levels:

- The kinds of a level take turns, first those without a right answer. The learner leaves a level after a right answer at the
  first try and without a hint in each of its kinds, and three such answers in all. The top level is the last.
- Three core questions come between two questions that are not of the lesson's core kinds, so at least seven of any ten are
  core.
- After two misses in a row, the learner goes down a level. A question is missed if the first answer to it was not right.
- A missed question comes back after four others, and if it is missed again, after nine; then it waits for another day. At most
  two wait, and a new question comes after each that comes back. So no question comes more than twice in any ten.
- A fact rests for three questions, in questions of every kind, as long as there is another question. The answer to one would
  give away the other's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from cardlab.core.numbers import is_whole
from cardlab.protocol import lesson as wire
from cardlab.teaching.practice.bank import stem_of
from cardlab.teaching.question import RIGHT, UNCOUNTED, Question, QuestionGenerator

Outcome = Literal["first", "helped", "missed"]
"""Right at the first try; right at the first try after a hint; wrong at the first try."""

UP, DOWN = 3, 2
"""Right answers at the first try before the learner goes up a level; misses in a row before the learner goes down."""
BETWEEN, REST = 3, 5
"""Core questions between two that are not core; questions between two of one kind that is not core."""
WAITING, APART, LONGEST = 2, 5, 10
"""Missed questions that wait to come back; the number of questions after which one comes back the first time, and at most."""
RESTING = 3
"""The number of questions for which a fact rests."""
MIX = 4
"""The number of core kinds of a level. One with fewer of its own also has those of the levels below."""


@dataclass(frozen=True)
class Rung:
    """The kinds of one level. Each is written with the level of its questions: ``sum.1``.

    Attributes:
        level: The level.
        core: The kinds that the lesson is about; never ().
        others: All others.
    """

    level: int
    core: tuple[str, ...]
    others: tuple[str, ...] = ()

    @property
    def stems(self) -> tuple[str, ...]:
        """All kinds of the level."""
        return self.core + self.others

    @property
    def round(self) -> int:
        """The number of questions in which each kind comes once, if all answers are right."""
        return max(len(self.stems), len(self.others) * (BETWEEN + 1))


@dataclass(frozen=True)
class Course:
    """The programme of practice in a lesson.

    Attributes:
        rungs: Its levels, the easiest first.
        fluency: The levels of the fluency round, which has only the simplest kinds; () for none.
        top: The highest level, unless the learner chooses another.
    """

    rungs: tuple[Rung, ...]
    fluency: tuple[Rung, ...] = ()
    top: int = 9

    @classmethod
    def of(
        cls,
        generators: Sequence[QuestionGenerator],
        core: Collection[str] = (),
        fluency: Collection[str] = (),
        top: int | None = None,
    ) -> Course:
        """Creates the course of some generators.

        Args:
            generators: The generators of the questions.
            core: The kinds that the lesson is about; () for all.
            fluency: The kinds of its fluency round.
            top: The highest level; None for the highest that exists.
        """
        simple = [made for made in generators if made.kind in fluency]
        highest = max(made.level for made in generators)
        return cls(_rungs(generators, core), _rungs(simple, ()), highest if top is None else min(top, highest))

    @cached_property
    def core(self) -> frozenset[str]:
        """The core kinds, each with its level."""
        return frozenset(stem for rung in (*self.rungs, *self.fluency) for stem in rung.core)

    def to_json(self) -> wire.CourseRungs:
        """Returns the form that the page reads."""
        return {"rungs": _rungs_json(self.rungs), "fluency": _rungs_json(self.fluency), "top": self.top}


def _rungs_json(rungs: Sequence[Rung]) -> list[wire.Rung]:
    return [{"level": rung.level, "core": rung.core, "others": rung.others} for rung in rungs]


def _rungs(generators: Sequence[QuestionGenerator], core: Collection[str]) -> tuple[Rung, ...]:
    rungs: list[Rung] = []
    for level in sorted({made.level for made in generators}):
        own = [f"{made.kind}.{level}" for made in generators if made.level == level]
        about = {stem_of(stem): stem for stem in own if not core or stem_of(stem) in core}
        # A level with one or two core kinds would repeat the same questions, so it borrows kinds, from the nearest level first.
        for stem in (stem for lower in reversed(rungs) for stem in lower.core):
            if len(about) < MIX and f"{stem_of(stem)}.{level}" not in own:
                about.setdefault(stem_of(stem), stem)
        stems = tuple(about.values()) or tuple(own)
        rungs.append(Rung(level, stems, tuple(stem for stem in own if stem not in stems)))
    return tuple(rungs)


@dataclass(frozen=True)
class KindRecord:
    """The record of a kind that has been asked on the learner's level.

    Attributes:
        stem: The kind with its level.
        last_asked: The number of its last question.
        right: The number of its new questions that were right at the first try.
    """

    stem: str
    last_asked: int
    right: int


@dataclass(frozen=True)
class ReturningQuestion:
    """A missed question that will come back.

    Attributes:
        question: Its name.
        when: The number of answered questions after which it comes.
        apart: The number of questions between the miss and the return.
    """

    question: str
    when: int
    apart: int = APART


@dataclass(frozen=True)
class PracticeProgress:
    """The learner's progress in a session.

    Attributes:
        course: The kinds and levels to practise.
        level: The level of the next question.
        top: The learner's own highest level; None for that of the course.
        fluency: Whether the learner wants the fluency round.
        kinds: The kinds that have been asked on this level.
        core: The number of core questions since the last other one.
        missed: The number of misses in a row.
        answered: The number of answered questions.
        returning: Questions that wait to come back, at most `WAITING`; the earliest first.
        later: Questions that will wait when there is room: facts that are due from another day.
        again: Whether the last question was one that came back.
    """

    course: Course
    level: int
    top: int | None = None
    fluency: bool = False
    kinds: tuple[KindRecord, ...] = ()
    core: int = 0
    missed: int = 0
    answered: int = 0
    returning: tuple[ReturningQuestion, ...] = ()
    later: tuple[str, ...] = ()
    again: bool = False

    @classmethod
    def start(cls, course: Course, level: int = 1, *, top: int | None = None, fluency: bool = False) -> PracticeProgress:
        """Starts a session on a level, or on the nearest one."""
        return cls(course, course.rungs[0].level).choose(top=top, fluency=fluency).at_level(level)

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The levels that the learner may reach, the easiest first."""
        every = self.course.fluency if self.fluency and self.course.fluency else self.course.rungs
        top = self.course.top if self.top is None else self.top
        return tuple(rung for rung in every if rung.level <= top) or every[:1]

    @property
    def rung(self) -> Rung:
        """The kinds of questions on the current level."""
        return next(rung for rung in self.rungs if rung.level == self.level)

    @property
    def reach(self) -> set[str]:
        """The kinds that the learner may reach."""
        return {stem for rung in self.rungs for stem in rung.stems}

    @property
    def waiting(self) -> list[str]:
        """The questions that come back, now or later."""
        return [*(entry.question for entry in self.returning), *self.later]

    def choose(self, *, top: int | None, fluency: bool) -> PracticeProgress:
        """Returns the progress for another top level (None for that of the course), with the fluency round or without it.

        Waiting questions that are no longer asked lose their place. The memory from day to day still has them.
        """
        now = replace(self, top=top, fluency=fluency).at_level(self.level)
        back = tuple(entry for entry in now.returning if stem_of(entry.question) in now.reach)
        later = tuple(name for name in now.later if stem_of(name) in now.reach)
        return replace(now, returning=back, later=later)._queued("", None)

    def at_level(self, level: int) -> PracticeProgress:
        """Returns the progress on a level, or on the nearest existing one below it. On a new level, its kinds start over."""
        levels = [rung.level for rung in self.rungs]
        nearest = max((one for one in levels if one <= level), default=levels[0])
        stems = next(rung.stems for rung in self.rungs if rung.level == nearest)
        kept = tuple(kind for kind in self.kinds if kind.stem in stems) if nearest == self.level else ()
        return replace(self, level=nearest, kinds=kept)

    @property
    def due(self) -> str | None:
        """The question that comes back now; None for a new one."""
        # Always a new one in between. Otherwise a learner with much to catch up on would see nothing else.
        if self.again:
            return None
        core = {stem for rung in self.rungs for stem in rung.core}
        # Questions that come back count towards the share of core questions too.
        wanted = core if self.core < BETWEEN else self.reach
        return next(
            (one.question for one in self.returning if one.when <= self.answered and stem_of(one.question) in wanted), None
        )

    @property
    def stems(self) -> list[str]:
        """The possible kinds of a new question, the preferred one first.

        A kind does not follow itself. Kinds without a right answer come first, and among these the one asked longest ago.
        """
        known = {kind.stem: kind for kind in self.kinds}
        waiting = {stem_of(entry.question) for entry in self.returning}
        # As if asked so long ago that every kind has rested when the session starts.
        never = KindRecord("", -REST, 0)

        def rested(stem: str) -> bool:
            return stem not in waiting and self.answered - known.get(stem, never).last_asked >= REST

        def order(stem: str) -> tuple[bool, bool, int]:
            kind = known.get(stem, never)
            return (kind.last_asked == self.answered - 1, kind.right > 0, kind.last_asked)

        others = [stem for stem in self.rung.others if self.core >= BETWEEN and rested(stem)]
        return sorted([*self.rung.core, *others], key=order)

    def upcoming(self) -> Iterator[str]:
        """Yields the kinds of the next new questions without end, assuming right answers and the same level."""
        progress = self
        while True:
            stem = progress.stems[0]
            yield stem
            progress = progress._with_kind(stem, right=True)

    def pick(self, fresh: Sequence[str], met: Sequence[str], fact_of: Callable[[str], str] = str) -> str | None:
        """Chooses the next question from those available.

        Args:
            fresh: The names of questions that have not been asked.
            met: The names of those that have, the longest ago first.
            fact_of: Returns the fact of a question from its name; by default each has its own.
        """
        if self.due in fresh or self.due in met:
            return self.due
        stems, waiting = self.stems, self.waiting
        new = [name for name in fresh if name not in waiting]
        old = [name for name in met if name not in waiting]
        soon = [entry.question for entry in self.returning if entry.when <= self.answered + RESTING]
        resting = {fact_of(name) for name in (*met[-RESTING:], *soon)}
        # The order of preference ends with questions that should wait, since one that comes early is better than none.
        of_kinds = (name for stem in stems for name in new if stem_of(name) == stem)
        wanted = sorted(of_kinds, key=lambda name: fact_of(name) in resting)
        known = (name for name in old if stem_of(name) in stems)
        return next((name for names in (wanted, known, old, new, met) for name in names), None)

    def after(self, question: str, outcome: Outcome) -> PracticeProgress:
        """Returns the progress after a question has been answered."""
        came_back = next((entry for entry in self.returning if entry.question == question), None)
        missed = self.missed + 1 if outcome == "missed" else 0
        # A right answer to a question seen before shows that it was remembered, not that its kind is understood.
        counted = self._with_kind(stem_of(question), right=outcome == "first" and came_back is None)
        now = replace(counted, missed=missed % DOWN, again=came_back is not None)
        # Twice as far each time. Beyond `LONGEST`, `_queued` leaves the question to the memory for another day.
        apart = None if outcome != "missed" else APART if came_back is None else 2 * came_back.apart
        now = now._without(question)._queued(question, apart)
        if missed == DOWN:
            return now._change_level(-1)
        known = {kind.stem: kind.right for kind in now.kinds}
        left = all(known.get(stem) for stem in now.rung.stems) and sum(known.values()) >= UP
        return now._change_level(1) if left else now

    def _with_kind(self, stem: str, *, right: bool) -> PracticeProgress:
        """Returns the progress after a question of a kind has been asked."""
        core = self.core + 1 if stem in self.course.core else 0
        kind = next((kind for kind in self.kinds if kind.stem == stem), KindRecord(stem, 0, 0))
        others = tuple(other for other in self.kinds if other.stem != stem)
        now = (KindRecord(stem, self.answered, kind.right + right),) if stem in self.rung.stems else ()
        return replace(self, kinds=others + now, core=core, answered=self.answered + 1)

    def _without(self, question: str) -> PracticeProgress:
        back = tuple(entry for entry in self.returning if entry.question != question)
        return replace(self, returning=back, later=tuple(name for name in self.later if name != question))

    def _queued(self, question: str, apart: int | None) -> PracticeProgress:
        """Returns the progress with a missed question that comes back, if possible; else one that is due from another day takes
        its place.
        """
        back = self.returning
        if apart is not None and apart <= LONGEST and len(back) < WAITING and stem_of(question) in self.reach:
            back = (*back, ReturningQuestion(question, self.answered - 1 + apart, apart))
        room = max(WAITING - len(back), 0)
        back += tuple(ReturningQuestion(name, self.answered + 1) for name in self.later[:room])
        return replace(self, returning=tuple(sorted(back, key=lambda entry: entry.when)), later=self.later[room:])

    def _change_level(self, by: int) -> PracticeProgress:
        levels = [rung.level for rung in self.rungs]
        wanted = min(max(levels.index(self.level) + by, 0), len(levels) - 1)
        return self.at_level(levels[wanted])

    def bring_back(self, questions: Sequence[str]) -> PracticeProgress:
        """Lets questions come back, two at a time, each after a new one."""
        new = [name for name in questions if name not in self.waiting]
        return replace(self, later=(*self.later, *new))._queued("", None)

    def to_json(self) -> wire.PracticeProgress:
        """Returns the form that the page reads and that is stored, without the course."""
        return {
            "level": self.level,
            "top": self.top,
            "fluency": self.fluency,
            "core": self.core,
            "missed": self.missed,
            "asked": self.answered,
            "later": [*self.later],
            "again": self.again,
            "turns": [[kind.stem, kind.last_asked, kind.right] for kind in self.kinds],
            "back": [[one.question, one.when, one.apart] for one in self.returning],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], course: Course) -> PracticeProgress:
        """Reads the stored form, including records from before kinds were tracked.

        Raises:
            ValueError, TypeError, KeyError, IndexError: It is not a record of progress.
        """
        start = cls.start(course, data["level"], top=data.get("top"), fluency=data.get("fluency", False))
        names = {"core": "core", "missed": "missed", "answered": "asked", "again": "again"}
        kept = {name: data[key] for name, key in names.items() if key in data}
        # The records of kinds belong to one level. If the lesson no longer has it, they say nothing about the nearest one.
        if start.level == data["level"]:
            kept["kinds"] = tuple(KindRecord(*kind) for kind in data.get("turns", ()) if kind[0] in start.rung.stems)
        back = tuple(ReturningQuestion(*entry) for entry in data["back"][:WAITING])
        later = tuple(data.get("later", [entry[0] for entry in data["back"][WAITING:]]))
        read = replace(start, **kept, returning=back, later=later)
        counts = [read.core, read.missed, read.answered, *(n for one in read.returning for n in (one.when, one.apart))]
        counts += [n for kind in read.kinds for n in (kind.last_asked, kind.right)]
        if not all(is_whole(n) for n in counts) or not all(
            isinstance(name, str) for name in (*later, *(b.question for b in back))
        ):
            raise ValueError("numbers of questions must be whole, and their names must be texts")
        return read


def outcome_of(question: Question, answers: Sequence[object], hints: int) -> Outcome:
    """Returns the result of a question: `answers` in order, `hints` taken before the first of them."""
    # A blank or a typing slip is not an answer, so it must not count as the first one. A rounded answer is nearly right.
    notes = [note for answer in answers if (note := question.check(answer)) not in UNCOUNTED]
    if notes[:1] != [RIGHT]:
        return "missed"
    return "helped" if hints else "first"
