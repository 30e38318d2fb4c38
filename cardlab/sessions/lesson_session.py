"""A learner in a lesson: the match, the practice, the experiments and the exit ticket, each made when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from cardlab.core.table import Event
from cardlab.lessons import find
from cardlab.match import Match
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.experiments import Dealing, Experiments
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.model_panel import with_models
from cardlab.sessions.practice import Practice, moment
from cardlab.sessions.session_factory import SessionOptions, new_session
from cardlab.sessions.work import Answer, Answering, do_here, do_in_turns
from cardlab.teaching.lesson import Asks, ExitTicket, Investigate, Lesson, Play, Practise, Predict, Stage, Watch
from cardlab.words.languages import direction
from cardlab.words.messages import Words
from cardlab.words.story import Asks as StoryAsks
from cardlab.words.story import Story

StageSession = Practice | Experiments | Ticket
DESKS = {
    **dict.fromkeys(("answered", "load", "choose"), "practise"),
    **dict.fromkeys(("guess", "deal", "halt", "noticed"), "investigate"),
    "ticket": "ticket",
}
"""What a page asks for -> the stage that it is about."""
OPEN = "open"
"""What a page asks that opens a stage: ``{"do": "open", "stage": "practise"}``."""


class LessonSession:
    """One learner in a lesson.

    Args:
        slug: The lesson.
        seed: What decides the deals.
        seat: A number for a learner who is to have an exit ticket of their own; 0 for that of the class.
        words: The language.
        tell: Called with what the page is told unasked.
        go_on: Has games dealt; see `Experiments`.
        ticket: The seed of the exit ticket, which the learner is told; None for that of the deals.
        levels: The levels that are practised, ``1-4``; "" as the lesson says.
        kinds: The kinds that are practised; () for all.
        hands_in: Whether there is somebody who is handed the exit ticket.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: There are no such levels or kinds.
    """

    def __init__(
        self,
        slug: str,
        seed: int,
        seat: int,
        words: Words,
        tell: Callable[[Answer], object],
        go_on: Callable[[Dealing], object] = do_in_turns,
        *,
        ticket: int | None = None,
        levels: str = "",
        kinds: Sequence[str] = (),
        hands_in: bool = False,
    ) -> None:
        self.lesson, self.seed, self.seat, self.words = find(slug), seed, seat, words
        self._hands_in = hands_in
        self._ticket_seed = seed if ticket is None else ticket
        self.tell, self._go_on = tell, go_on
        self._played = next((stage for stage in self.lesson.stages if isinstance(stage, Play)), None)
        self.levels, self.kinds = levels, tuple(kinds)
        self._practised = {stage: stage.only(levels, kinds) for stage in self.lesson.stages if isinstance(stage, Practise)}
        self._stage_sessions: dict[str, StageSession] = {}

    @cached_property
    def table(self) -> MatchSession | None:
        """The match of the lesson, if there is one; the bots have not moved before `MatchSession.begin` is done."""
        if self._played is None:
            return None
        session, tell = seat_at(self.lesson, self._played, self._played.deal.match(self.seed), self.words), self.tell
        session.tell = lambda who: tell({"thinks": who})
        return session

    def stage_session(self, kind: str) -> StageSession | None:
        """Who takes the answers of a stage; None where the lesson has no such stage, or it needs nobody."""
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
            return Experiments(self.lesson.slug, experiments, self.seed, self.words, told, self._go_on)
        match stages:
            case [Practise() as stage, *_]:
                return Practice(self.lesson.slug, self._practised[stage], self.seed, self.words, whole=stage)
            case [ExitTicket() as stage, *_]:
                return Ticket(stage, self._ticket_seed, self.seat, self.words, hands_in=self._hands_in)
        return None

    # -------------------------------------------------------------------------------- messages

    def handle(self, message: object) -> Answer:
        """Answer a message of the page; all that it takes is done here."""
        return do_here(self.answering(message), lambda who: self.tell({"thinks": who}))

    def answering(self, message: object) -> Answering:
        """Practice, experiments and exit ticket have desks, and their answers a name; all else is about the match."""
        do = message.get("do") if isinstance(message, dict) else None
        if isinstance(message, dict) and do == OPEN:
            return (yield from self._opening(message.get("stage")))
        kind = DESKS.get(do) if isinstance(do, str) else None
        desk = self.stage_session(kind) if kind is not None else None
        if kind is not None and desk is not None and isinstance(message, dict):
            return {kind: desk.handle(message)}
        return {} if self.table is None else (yield from self.table.answering(message))

    def hands_in_with(self, message: Mapping[str, Any]) -> bool:
        """Whether a message hands an exit ticket in that was not before."""
        ticket = self.stage_session("ticket") if message.get("do") == "ticket" else None
        return isinstance(ticket, Ticket) and ticket.result is None

    def not_handed_in(self, message: Mapping[str, Any]) -> Answer:
        """What a page is told whose ticket is not taken just now; it has the answers still."""
        return {"ticket": {"heard": moment(message.get("at")), "refused": self.words.say("ticket-later")}}

    def _opening(self, kind: object) -> Answering:
        """What a page needs to show a stage: ``opened``, and either ``stage``, with its log, or the traits in ``traits``."""
        stage = next((stage for stage in self.lesson.stages if stage.kind == kind), None)
        if stage is None:
            return {"opened": None}
        if isinstance(stage, Watch | Predict):
            return {"opened": kind, "stage": stage_page(self.lesson, stage, self.seed, self.words)}
        if isinstance(stage, Play) and self.table is not None:
            yield from self.table.begin()
            log = yield from self.table.logging()
            return {"opened": kind, "traits": {"log": log, "status": self.table.status()}}
        desk = self.stage_session(stage.kind)
        page = (yield from desk.paging()) if isinstance(desk, Practice) else desk.page() if desk is not None else {}
        return {"opened": kind, "traits": {kind: page}}

    # -------------------------------------------------------------------------------- keeping

    def saved(self) -> dict[str, Any]:
        """What is to be kept of it: a part for each stage that has been opened, as plain data."""
        parts = {kind: desk.saved() for kind, desk in self._stage_sessions.items()}
        table = vars(self).get("table")  # what has not been opened is not made
        return parts if table is None else {**parts, "play": table.saved()}

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given.

        Raises:
            CardlabError: It is of another version, or no longer allowed by the rules.
        """
        for kind, part in saved.items():
            taken_up_by = self.table if kind == "play" else self.stage_session(kind)
            if taken_up_by is not None:
                taken_up_by.take_up(part)


def lesson_page(lesson: Lesson, seed: int, words: Words, *, whole: bool = True) -> dict[str, Any]:
    """What a page shows of a lesson before anybody does anything: its name, and its stages.

    Args:
        lesson: The lesson.
        seed: What decides the deals.
        words: The language.
        whole: Whether all stages have what is watched there; else only the first, and a page asks for another as it is opened.
    """
    name = f"{lesson.slug}_lesson"
    first, *others = stages_with_tabs(lesson)
    return {
        "slug": lesson.slug,
        "name": words.say(name),
        "summary": words.say(name, "summary"),
        "lang": words.language,
        "dir": direction(words.language),
        "rules": card.to_json(lesson.slug, words) if (card := lesson.rule_card) else None,
        "stages": [
            stage_page(lesson, first, seed, words),
            *(stage_page(lesson, stage, seed, words) if whole else _named(lesson, stage, words) for stage in others),
        ],
    }


def stages_with_tabs(lesson: Lesson) -> list[Stage]:
    """The stages that have a tab of their own: all experiments share one."""
    first = next((stage for stage in lesson.stages if isinstance(stage, Investigate)), None)
    return [stage for stage in lesson.stages if not isinstance(stage, Investigate) or stage is first]


def _named(lesson: Lesson, stage: Stage, words: Words) -> dict[str, Any]:
    learned = f"{lesson.slug}_lesson-learned"
    return {
        "kind": stage.kind,
        "label": words.say(f"stage-{stage.kind}"),
        "help": words.say(f"stage-{stage.kind}", "help"),
        "learned": words.say(learned, stage.kind) if words.has(learned, stage.kind) else "",
    }


def stage_page(lesson: Lesson, stage: Stage, seed: int, words: Words) -> dict[str, Any]:
    """A stage with what is watched there; what the others show is in traits of their own."""
    page = _named(lesson, stage, words)
    if isinstance(stage, Watch):
        log = with_models(Story(stage.deal.match(seed), stage.viewer, words), lesson)
        return {**page, "log": log, "begins": _told_by(stage.begins, log) if stage.begins else 1}
    if isinstance(stage, Predict):
        log = predict_log(lesson, stage, stage.deal.match(seed), words)
        return {**page, "log": log, "begins": _told_by(0, log)}
    return page


def predict_log(lesson: Lesson, stage: Predict, match: Match, words: Words) -> dict[str, Any]:
    """The log of a match that halts and asks, with the models of its lesson."""
    asks = asks_in_words(stage.asks, words)
    return with_models(Story(match, words=words, asks=asks, hides=stage.hides), lesson)


def _told_by(action: int, log: Mapping[str, Any]) -> int:
    """How many steps have been told when so many actions have."""
    return sum(step["action"] <= action for step in log["steps"])


def seat_at(lesson: Lesson, stage: Play, match: Match, words: Words) -> MatchSession:
    """The learner's seat at the match of a stage."""
    asks = asks_in_words(stage.asks, words) if stage.asks else None
    more: SessionOptions = {
        "asks": asks,
        "hides": stage.hides,
        "compares": True,
        "shares": False,
        "bets": stage.bets,
        "draws": lesson,
    }
    return new_session(match, "p1", stage.bot, words, **more)


def asks_in_words(asks: Asks, words: Words) -> StoryAsks:
    """A lesson's questions as the page reads them."""

    def asked(told: Event, following: Event | None) -> Sequence[dict[str, Any]]:
        return [ask.to_json(words) for ask in asks(told, following)]

    return asked
