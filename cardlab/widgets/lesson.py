"""`LessonPage`: a lesson with its stages, on a page or in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from traitlets import Dict

from cardlab.explain import DEFAULT_LANGUAGE, Words, direction
from cardlab.lessons import find
from cardlab.lessons.lesson import Asks, Lesson, Play, Predict, Stage
from cardlab.story import Asks as StoryAsks
from cardlab.story import Story
from cardlab.table import Event
from cardlab.widgets.play_table import SessionWidget, new_session


class LessonPage(SessionWidget):
    """A lesson: watch, predict and play. Watching and predicting need no kernel once the page is there.

    Args:
        slug: The lesson; `cardlab.lessons.slugs()` lists them.
        seed: What decides the deals; a class with the same seed sees the same matches.
        language: The language of the words.
        big_index, four_colour: How the cards look.

    Raises:
        UnknownLesson: There is no such lesson.
    """

    entry = "lesson"
    lesson = Dict().tag(sync=True)

    def __init__(self, slug: str, *, seed: int = 0, language: str = DEFAULT_LANGUAGE, **looks: bool) -> None:
        lesson, words = find(slug), Words(language)
        played = next(stage for stage in lesson.stages if isinstance(stage, Play))
        asks = _in_words(played.asks, words) if played.asks else None
        session = new_session(played.deal.match(seed), "p1", played.bot, words, asks=asks, hides=played.hides)
        self._seed = seed
        super().__init__(session, lesson=_page(lesson, seed, words), **looks)

    def __repr__(self) -> str:
        return f"<lesson {self.lesson['slug']}, seed {self._seed}>"


def _page(lesson: Lesson, seed: int, words: Words) -> dict[str, Any]:
    name = f"lesson-{lesson.slug}"
    return {
        "slug": lesson.slug,
        "name": words.say(name),
        "summary": words.say(name, "summary"),
        "lang": words.language,
        "dir": direction(words.language),
        "stages": [_stage(stage, seed, words) for stage in lesson.stages],
    }


def _stage(stage: Stage, seed: int, words: Words) -> dict[str, Any]:
    page: dict[str, Any] = {
        "kind": stage.kind,
        "label": words.say(f"stage-{stage.kind}"),
        "help": words.say(f"stage-{stage.kind}", "help"),
    }
    if isinstance(stage, Play):
        return page  # its log is that of the session
    asks, hides = (_in_words(stage.asks, words), stage.hides) if isinstance(stage, Predict) else (None, ())
    return {**page, "log": Story(stage.deal.match(seed), words=words, asks=asks, hides=hides).to_json()}


def _in_words(asks: Asks, words: Words) -> StoryAsks:
    """A lesson's questions as the page reads them."""

    def asked(told: Event, following: Event | None) -> Sequence[dict[str, Any]]:
        return [ask.to_json(words) for ask in asks(told, following)]

    return asked
