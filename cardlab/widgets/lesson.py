"""`LessonPage`: a lesson with its stages, on a page or in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from traitlets import Dict

from cardlab.core.errors import CardlabError
from cardlab.core.table import Event
from cardlab.lessons import find
from cardlab.teaching.lesson import Asks, ExitTicket, Investigate, Lesson, Play, Practise, Predict, Stage, Watch
from cardlab.widgets.beside import with_models
from cardlab.widgets.exercises import Practice, Ticket
from cardlab.widgets.laboratory import Laboratory, Reply
from cardlab.widgets.models import model_words
from cardlab.widgets.play_table import SessionWidget, new_session
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction
from cardlab.words.story import Asks as StoryAsks
from cardlab.words.story import Story


class LessonPage(SessionWidget):
    """A lesson with its stages. Playing, dealing for an experiment and handing in need a kernel; the others go on without one.

    Args:
        slug: The lesson; `cardlab.lessons.slugs()` lists them.
        seed: What decides the deals; a class with the same seed sees the same matches and has the same exit ticket.
        seat: A number for a learner who is to have an exit ticket of their own; 0 for that of the class.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.messages.digits_of`.
        big_index, four_colour: How the cards look.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: There are no such digits, or nothing is played in the lesson.
    """

    entry = "lesson"
    lesson = Dict().tag(sync=True)
    # As with the log of a match: made anew whenever a page asks for it.
    practise = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("practise"))
    investigate = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("investigate"))
    ticket = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("ticket"))

    def __init__(
        self, slug: str, *, seed: int = 0, seat: int = 0, language: str = DEFAULT_LANGUAGE, digits: str = "", **looks: bool
    ) -> None:
        lesson, words = find(slug), Words(language, digits=digits)
        played = next((stage for stage in lesson.stages if isinstance(stage, Play)), None)
        if played is None:
            raise CardlabError(f"the lesson {slug!r} has no match to play: give it a stage `Play`")
        asks = asks_in_words(played.asks, words) if played.asks else None
        session = new_session(played.deal.match(seed), "p1", played.bot, words, asks=asks, hides=played.hides, compares=True)
        self.desks = _desks(lesson, seed, seat, words, tell=lambda told: self.send({"investigate": told}))
        super().__init__(session, lesson=lesson_page(lesson, seed, words), seed=seed, **looks)
        self.words = {**self.words, "models": model_words(words)}

    def page_of(self, kind: str) -> dict[str, Any]:
        """What the page of a stage needs now; nothing where the lesson has no such stage."""
        return self.desks[kind].page() if kind in self.desks else {}

    def _on_message(self, _: object, content: object, __: object) -> None:
        """Practice, experiments and exit ticket have desks, and their answers a name; all else is about the match."""
        do = content.get("do") if isinstance(content, dict) else None
        kind = DESKS.get(do) if isinstance(do, str) else None
        if kind in self.desks and isinstance(content, dict):
            self.send({kind: self.desks[kind].handle(content)})
        else:
            super()._on_message(_, content, __)

    def __repr__(self) -> str:
        return f"<lesson {self.lesson['slug']}, seed {self.seed}>"


Desk = Practice | Laboratory | Ticket
DESKS = {"answered": "practise", "load": "practise", "deal": "investigate", "halt": "investigate", "ticket": "ticket"}
"""What a page asks for -> the stage that it is about."""


def _desks(lesson: Lesson, seed: int, seat: int, words: Words, tell: Callable[[Reply], object]) -> dict[str, Desk]:
    """Who takes the answers of each stage that has questions, and who deals the games of its experiments."""
    desks: dict[str, Desk] = {}
    for stage in lesson.stages:
        if isinstance(stage, Practise):
            desks[stage.kind] = Practice(lesson.slug, stage, seed, words)
        elif isinstance(stage, ExitTicket):
            desks[stage.kind] = Ticket(stage, seed, seat, words)
    experiments = [stage for stage in lesson.stages if isinstance(stage, Investigate)]
    if experiments:
        desks[Investigate.kind] = Laboratory(lesson.slug, experiments, seed, words, tell)
    return desks


def lesson_page(lesson: Lesson, seed: int, words: Words) -> dict[str, Any]:
    """What a page shows of a lesson before anybody does anything: its name, and its stages with what is watched there."""
    name = f"{lesson.slug}_lesson"
    return {
        "slug": lesson.slug,
        "name": words.say(name),
        "summary": words.say(name, "summary"),
        "lang": words.language,
        "dir": direction(words.language),
        "stages": [_stage(lesson, stage, seed, words) for stage in _tabs(lesson)],
    }


def _tabs(lesson: Lesson) -> list[Stage]:
    """The stages that have a tab of their own: all experiments share one."""
    first = next((stage for stage in lesson.stages if isinstance(stage, Investigate)), None)
    return [stage for stage in lesson.stages if not isinstance(stage, Investigate) or stage is first]


def _stage(lesson: Lesson, stage: Stage, seed: int, words: Words) -> dict[str, Any]:
    page: dict[str, Any] = {
        "kind": stage.kind,
        "label": words.say(f"stage-{stage.kind}"),
        "help": words.say(f"stage-{stage.kind}", "help"),
    }
    if isinstance(stage, Watch):
        return {**page, "log": with_models(Story(stage.deal.match(seed), words=words), lesson)}
    if isinstance(stage, Predict):
        asks = asks_in_words(stage.asks, words)
        return {**page, "log": with_models(Story(stage.deal.match(seed), words=words, asks=asks, hides=stage.hides), lesson)}
    return page  # what the others show is in traits of their own


def asks_in_words(asks: Asks, words: Words) -> StoryAsks:
    """A lesson's questions as the page reads them."""

    def asked(told: Event, following: Event | None) -> Sequence[dict[str, Any]]:
        return [ask.to_json(words) for ask in asks(told, following)]

    return asked
