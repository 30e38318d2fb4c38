"""A learner's session in a lesson. It creates the match, the practice, the experiments and the exit ticket when they are
opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, get_args

from cardlab.core.foreign_files import parse_json
from cardlab.lessons import find
from cardlab.match import Match
from cardlab.protocol import lesson as wire
from cardlab.protocol.lesson import (
    Answer,
    HandedIn,
    LessonStage,
    MatchStage,
    Opened,
    StageTraits,
    Together,
    Translated,
)
from cardlab.protocol.match_log import Log
from cardlab.protocol.messages import (
    BadMessage,
    ExperimentMessage,
    HandInTicket,
    Message,
    NewTicket,
    OpenStage,
    OpenTogether,
    PracticeMessage,
    StageKind,
    Translate,
    parse,
)
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.experiments import ExperimentRun, Experiments
from cardlab.sessions.illustrated_story import adding_models, joined
from cardlab.sessions.jobs import JobCoroutine, run_here, run_in_turns
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import texts_named
from cardlab.sessions.practice import Practice
from cardlab.sessions.predict_stage_log import making_predict_log
from cardlab.sessions.translation import page_translations, pair_texts
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Practised, Predict, Stage, Watch
from cardlab.words.languages import direction, languages
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

StageSession = Practice | Experiments | Ticket


STAGES: dict[type[Message] | None, StageKind] = {
    **dict.fromkeys(get_args(PracticeMessage), "practise"),
    **dict.fromkeys(get_args(ExperimentMessage), "investigate"),
    HandInTicket: "ticket",
    NewTicket: "ticket",
}
"""The class of a message -> the stage that it is about. All other messages are about the match."""


class LessonSession:
    """A learner's session in a lesson.

    Args:
        slug: The lesson.
        seed: The seed of the deals.
        ticket_number: A number for a learner who gets an exit ticket of their own; 0 for the ticket of the class.
        words: The language.
        tell: Called with messages that the page has not asked for.
        run_experiment: Deals the games of an experiment; see `Experiments`.
        ticket: The seed of an exit ticket of the learner's own; None for the ticket of all learners with this seed.
        levels: The levels to practise, ``1-4``; "" for those of the lesson.
        kinds: The kinds to practise; () for all.
        deck: The deck that the lesson is about; "" for that of the lesson.
        hands_in: Whether exit tickets go to a teacher.
        tries: How many tickets of this lesson the learner has handed in before.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: There are no such levels or kinds.
        DeckError: There is no such deck.
    """

    def __init__(
        self,
        slug: str,
        seed: int,
        ticket_number: int,
        words: Words,
        tell: Callable[[Answer], object],
        run_experiment: Callable[[ExperimentRun], object] = run_in_turns,
        *,
        ticket: int | None = None,
        levels: str = "",
        kinds: Sequence[str] = (),
        deck: str = "",
        hands_in: bool = False,
        tries: int = 0,
    ) -> None:
        self.lesson, self.seed, self.ticket_number, self.words = find(slug, deck), seed, ticket_number, words
        self._hands_in, self._tries = hands_in, tries
        self._own_ticket = ticket
        self.tell, self._run_experiment = tell, run_experiment
        self._played = next((stage for stage in self.lesson.stages if isinstance(stage, Play)), None)
        self.levels, self.kinds = levels, tuple(kinds)
        self._practised = {stage: stage.only(levels, kinds) for stage in self.lesson.stages if isinstance(stage, Practise)}
        self._stage_sessions: dict[str, StageSession] = {}

    @cached_property
    def match_session(self) -> MatchSession | None:
        """The match of the lesson, if it has one. The bots move only in `MatchSession.begin`."""
        if self._played is None:
            return None
        # A local `tell`, because a lambda that holds `self` would make a cycle and keep the session in memory until the garbage
        # collector runs.
        session, tell = match_session_of(self.lesson, self._played, self._played.deal.match(self.seed), self.words), self.tell
        session.tell = lambda who: tell({"thinks": who})
        return session

    def stage_session(self, kind: str) -> StageSession | None:
        """Returns the session of a stage; None if the lesson has no such stage, or the stage needs no session."""
        # Created on demand: a class opens its pages within a minute, and opens most of a lesson later.
        if kind not in self._stage_sessions:
            made = self._new_stage_session(kind)
            if made is None:
                return None
            self._stage_sessions[kind] = made
        return self._stage_sessions[kind]

    def _new_stage_session(self, kind: str) -> StageSession | None:
        stages = [stage for stage in self.lesson.stages if stage.kind == kind]
        experiments = [stage for stage in stages if isinstance(stage, Investigate)]
        if experiments:
            tell = self.tell
            told = lambda counted: tell({"investigate": counted})  # noqa: E731  # as an argument it would hide the others
            return Experiments(self.lesson, experiments, self.seed, self.words, told, self._run_experiment)
        match stages:
            case [Practise() as stage, *_]:
                slug, key = self.lesson.slug, self.lesson.key
                return Practice(slug, self._practised[stage], self.seed, self.words, whole=stage, key=key)
            case [ExitTicket() as stage, *_]:
                own, number, hands_in = self._own_ticket, self.ticket_number, self._hands_in
                # A ticket that a teacher sees stays as it is; one that only its learner sees can be followed by another.
                about = None if own is None or number or hands_in else self._practised_so_far
                seed = self.seed if own is None else own
                return Ticket(stage, seed, number, self.words, hands_in=hands_in, tries=self._tries, practised=about)
        return None

    def _practised_so_far(self) -> Practised | None:
        """What the learner has practised: only the lowest level before the first answer; None without practice."""
        practice = self._stage_sessions.get("practise")
        if isinstance(practice, Practice) and practice.progress.answered:
            return practice.practised
        lowest = min((question.level for stage in self._practised.values() for question in stage.questions), default=None)
        return None if lowest is None else Practised(lowest, lowest)

    def progress(self) -> dict[str, dict[str, object] | None]:
        """Returns what the learner has done: ``practise``, ``play`` and ``ticket`` -> numbers; see `LessonWidget`."""
        told: dict[str, dict[str, object] | None] = {}
        for stage in self.lesson.stages:
            opened = self._stage_sessions.get(stage.kind)
            if isinstance(stage, Practise):
                answered, right, level = 0, 0, min(question.level for question in self._practised[stage].questions)
                if isinstance(opened, Practice):
                    answered, right, level = opened.progress.answered, opened.right, opened.progress.level
                told["practise"] = {"answered": answered, "right": right, "level": level}
            elif isinstance(stage, Play) and self.match_session is not None:
                match, seat = self.match_session.match, self.match_session.seat
                own = sum(action.who in ("all", seat) for action in match.actions)
                told["play"] = {"actions": own, "outcome": match.outcome}
            elif isinstance(stage, ExitTicket):
                result = opened.result if isinstance(opened, Ticket) else None
                told["ticket"] = None if result is None else {"right": result["right"], "of": len(result["answers"])}
        return told

    # -------------------------------------------------------------------------------- messages

    def handle(self, sent: object) -> Answer:
        """Answers a message of a page, and does all the work here."""
        return run_here(self.answering(parse(sent)), lambda who: self.tell({"thinks": who}))

    def answering(self, message: Message | BadMessage) -> JobCoroutine[Answer]:
        """Answers a message about one of the stages, and opens the stage if necessary."""
        asked = message.cls if isinstance(message, BadMessage) else type(message)
        if asked is OpenStage:
            return (yield from self._opening(message.stage if isinstance(message, OpenStage) else None))
        if asked is OpenTogether:
            return {"together": self._together()}
        if asked is Translate:
            return (yield from self._translating(message)) if isinstance(message, Translate) else {"translated": None}
        kind = STAGES.get(asked)
        # The type of the message fits the stage, but mypy cannot know that `STAGES` maps each class to its stage.
        match kind and self.stage_session(kind):
            case Practice() as practice:
                return {"practise": (yield from practice.answering(message))}  # type: ignore[arg-type]
            case Experiments() as experiments:
                return {"investigate": experiments.answer(message)}  # type: ignore[arg-type]
            case Ticket() as ticket:
                return {"ticket": ticket.answer(message)}  # type: ignore[arg-type]
        # Messages about a stage that this lesson lacks also come here. The match answers that it cannot read them.
        return {"opened": None} if self.match_session is None else (yield from self.match_session.answering(message))

    @property
    def opened_ticket(self) -> Ticket | None:
        """The exit ticket, if the learner has opened it."""
        ticket = self._stage_sessions.get("ticket")
        return ticket if isinstance(ticket, Ticket) else None

    def hands_in_with(self, message: Message | BadMessage) -> bool:
        """Whether a message hands in an exit ticket for the first time."""
        ticket = self.stage_session("ticket") if isinstance(message, HandInTicket) else None
        return isinstance(ticket, Ticket) and ticket.result is None

    def not_handed_in(self, message: Message | BadMessage) -> HandedIn:
        """Returns the answer to a page whose ticket cannot be taken now. The page still has the learner's answers."""
        return {"ticket": {"heard": getattr(message, "at", None), "refused": self.words.say("ticket-later")}}

    def _opening(self, kind: StageKind | None, *, as_it_stands: bool = False) -> JobCoroutine[Opened]:
        """Returns everything that a page needs to show a stage, or only what has words in it, as it stands now."""
        stage = next((stage for stage in self.lesson.stages if stage.kind == kind), None)
        if stage is None or kind is None:
            return {"opened": None}
        if isinstance(stage, Watch | Predict):
            return {"opened": kind, "stage": (yield from making_stage_state(self.lesson, stage, self.seed, self.words))}
        if isinstance(stage, Play) and self.match_session is not None:
            # First, so that the log includes the bots' moves and the status follows them.
            yield from self.match_session.prepare_status() if as_it_stands else self.match_session.begin()
            log = yield from self.match_session.logging()
            return {"opened": kind, "traits": {"log": log, "status": self.match_session.status()}}
        traits: StageTraits = {}
        match self.stage_session(stage.kind):
            case Practice() as practice:
                traits["practise"] = yield from practice.making_state(with_memory=not as_it_stands)
            case Experiments() as experiments:
                traits["investigate"] = yield from experiments.making_state()
            case Ticket() as ticket:
                traits["ticket"] = ticket.state()
        return {"opened": kind, "traits": traits}

    def _together(self) -> Together:
        """Returns the parts of the lesson for several learners at one screen."""
        words = self.words
        return {
            "texts": texts_named(words, "together-"),
            "languages": {one: Words(one).say("language-short") for one in languages() if one != words.base},
            "talk": {
                stage.kind: {about: words.say(f"talk-{name}") for about, name in stage.talk.items()}
                for stage in stages_with_tabs(self.lesson)
                if not isinstance(stage, ExitTicket) and stage.talk
            },
        }

    def _translating(self, message: Translate) -> JobCoroutine[Translated]:
        """Returns the texts of the page and of a stage, with their translations."""
        if message.language not in languages():
            return {"translated": None}
        other = Words(message.language, self.words.names)
        texts: dict[str, str] = {}
        # Two copies of the session, so that the session need not know about a second language.
        one, another = self._in_words(self.words), self._in_words(other)
        shown = (yield from one._shown(message.stage)), (yield from another._shown(message.stage))
        yield None
        pair_texts(*shown, texts)
        if not message.more:
            texts = (yield from page_translations(self.words, other)) | texts
        return {"translated": message.language, "dir": direction(message.language), "texts": texts}

    def _shown(self, kind: StageKind) -> JobCoroutine[tuple[wire.Lesson, Opened]]:
        """Returns the page's state of the lesson, and of one open stage."""
        opened = yield from self._opening(kind, as_it_stands=True)
        return (yield from making_lesson_state(self.lesson, self.seed, self.words, whole=False)), opened

    def _in_words(self, words: Words) -> LessonSession:
        """Returns a copy of this session in another language, which shares what the learner has done."""
        other = copy(self)
        other.words, other.tell, other._run_experiment = words, lambda told: None, lambda run: None
        other._stage_sessions = {kind: session.in_words(words) for kind, session in self._stage_sessions.items()}
        played = vars(self).get("match_session")  # a match that was never opened is not created for this
        if played is not None:
            other.match_session = played.in_words(words)
        return other

    # -------------------------------------------------------------------------------- saving

    def saved(self) -> Mapping[str, Mapping[str, object]]:
        """Returns the state to store, as plain data, with a part for each stage that has been opened."""
        parts: dict[str, Mapping[str, object]] = {kind: stage.saved() for kind, stage in self._stage_sessions.items()}
        if isinstance(practice := self._stage_sessions.get("practise"), Practice):
            parts |= {f"practise.{name}": piece for name, piece in practice.saved_facts().items()}
        match_session = vars(self).get("match_session")  # a match that was never opened is not created for this
        return parts if match_session is None else {**parts, "play": match_session.saved()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned.

        Raises:
            CardlabError: The record is of another version, or the rules no longer allow it.
        """
        facts = {name: piece for name, piece in saved.items() if name.startswith("practise.")}
        for kind, part in saved.items():
            if kind in facts:
                continue
            session = self.match_session if kind == "play" else self.stage_session(kind)
            # Skips a stage that the lesson no longer has, and a match of another game. The learner keeps the other stages.
            if isinstance(session, MatchSession) and parse_json(part["match"])["game"] != session.match.game.slug:
                continue
            if isinstance(session, Practice):
                session.restore(part, [facts[name] for name in sorted(facts, key=_number)])
            elif session is not None:
                session.restore(part)


def _number(name: str) -> int:
    """Returns the number at the end of the name of a part: 12 of ``practise.facts_12``."""
    number = name.rpartition("_")[2]
    return int(number) if number.isdecimal() else 0


def lesson_state(lesson: Lesson, seed: int, words: Words, *, whole: bool = True) -> wire.Lesson:
    """Returns the first state of a lesson for its page: its name and its stages.

    Args:
        lesson: The lesson.
        seed: The seed of the deals.
        words: The language.
        whole: Whether all stages include their matches. Otherwise only the first does, and the page asks for each of the others
            when it is opened.
    """
    return run_here(making_lesson_state(lesson, seed, words, whole=whole))


def making_lesson_state(lesson: Lesson, seed: int, words: Words, *, whole: bool = True) -> JobCoroutine[wire.Lesson]:
    """Makes the same state in pieces, so that others have their turn in between."""
    name = f"{lesson.slug}_lesson"
    stages: list[LessonStage | MatchStage] = []
    for stage in stages_with_tabs(lesson):
        if isinstance(stage, Watch | Predict) and (whole or not stages):
            stages.append((yield from making_stage_state(lesson, stage, seed, words)))
        else:
            stages.append(_named(lesson, stage, words))
    return {
        "slug": lesson.slug,
        "key": lesson.key,
        "name": lesson.title(words),
        "summary": words.say(name, "summary"),
        "lang": words.language,
        "dir": direction(words.language),
        "rules": card.to_json(lesson.slug, words) if (card := lesson.rule_card) else None,
        "stages": stages,
    }


def stages_with_tabs(lesson: Lesson) -> list[Stage]:
    """Returns the stages that have a tab of their own. All experiments share one."""
    first = next((stage for stage in lesson.stages if isinstance(stage, Investigate)), None)
    return [stage for stage in lesson.stages if not isinstance(stage, Investigate) or stage is first]


def _named(lesson: Lesson, stage: Stage, words: Words) -> LessonStage:
    learned = f"{lesson.slug}_lesson-learned"
    return {
        "kind": stage.kind,
        "label": words.say(f"stage-{stage.kind}"),
        "help": words.say(f"stage-{stage.kind}", "help"),
        "learned": words.say(learned, stage.kind) if words.has(learned, stage.kind) else "",
    }


def stage_state(lesson: Lesson, stage: Watch | Predict, seed: int, words: Words) -> MatchStage:
    """Returns the state of a stage with the match that the learner watches there."""
    return run_here(making_stage_state(lesson, stage, seed, words))


def making_stage_state(lesson: Lesson, stage: Watch | Predict, seed: int, words: Words) -> JobCoroutine[MatchStage]:
    """Makes the same state in pieces, so that others have their turn in between."""
    match = yield from stage.deal.making(seed)
    yield None
    if isinstance(stage, Watch):
        log = yield from adding_models(MatchStory(match, stage.viewer, words), lesson)
        log, begins = {**log, "steps": [joined(step, stage.joins) for step in log["steps"]]}, 1
    else:
        log = yield from making_predict_log(lesson, stage, match, words)
        begins = _told_by(stage.begins, log)
    return {**_named(lesson, stage, words), "log": log, "begins": begins}


def _told_by(action: int, log: Log) -> int:
    """Returns how many steps the first actions of a log have."""
    return sum(step["action"] <= action for step in log["steps"])


def match_session_of(lesson: Lesson, stage: Play, match: Match, words: Words) -> MatchSession:
    """Creates the session for the match of a stage."""
    return new_match_session(
        match, "p1", stage.bot, words, tells_worth=True, tells_seed=False, undo=stage.undo, model_lesson=lesson
    )
