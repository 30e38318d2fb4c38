"""The widgets: tables, replays, lessons and visual models, each an ES module and a class. Importing this loads ipywidgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ipywidgets import Widget

from cardlab.core.zones import SPECTATOR, TEACHER
from cardlab.match import Match
from cardlab.models import installed
from cardlab.models.model import Model
from cardlab.sessions.query_parameters import game_from_query, lesson_from_query, words_from_query
from cardlab.widgets.card_table import CardTable
from cardlab.widgets.exercise import Exercise
from cardlab.widgets.lesson import LessonPage
from cardlab.widgets.models import model_widget, widget_class
from cardlab.widgets.play_table import PlayTable
from cardlab.widgets.replay import Replay

if TYPE_CHECKING:
    from cardlab.widgets.study_page import StudyPage

__all__ = [
    "CardTable",
    "Exercise",
    "LessonPage",
    "PlayTable",
    "Replay",
    "StudyPage",
    "game_widget",
    "lab_widget",
    "lesson_widget",
    "model_widget",
    "show_match",
]


def _models() -> dict[str, type[Model]]:
    """The visual models by the names of their classes."""
    return {model.__name__: model for model in installed()}


def __getattr__(name: str) -> type[Widget]:
    """The widget of a visual model, by the name of its class: ``NumberLine``; and what brings the lab along."""
    if name == "StudyPage":
        from cardlab.widgets.study_page import StudyPage

        return StudyPage
    model = None if name.startswith("_") else _models().get(name)
    if model is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return widget_class(model)


def __dir__() -> list[str]:
    return sorted([*__all__, *_models()])


def show_match(match: Match) -> Any:
    """What a match shows of itself in a notebook: a replay that opens at its last step.

    A match with hidden hands is shown as a spectator sees it, until it is over.
    """
    shown = Replay(match, viewer=TEACHER if match.is_over else SPECTATOR)
    shown.step = len(shown.log["steps"])
    return shown._repr_mimebundle_()


def lesson_widget(query: Mapping[str, str]) -> LessonPage:
    """A lesson as a page's address asks for it: ``?lesson=fast_food&seed=7&seat=3&levels=1-3&kinds=total,score&lang=en``.

    What the address gets wrong is passed over, and so are digits that the language does not have; without a lesson it is
    Addition War.
    """
    asked, words = lesson_from_query(dict(query)), words_from_query(dict(query))
    practised: dict[str, Any] = {"levels": asked.levels, "kinds": asked.kinds}
    locale: dict[str, Any] = {"language": words.language, "digits": words.digits}
    page = LessonPage(asked.slug, seed=asked.ticket, seat=asked.seat, **practised, **locale)
    page.asked_by(query, "lesson")
    return page


def lab_widget(query: Mapping[str, str]) -> StudyPage:
    """The lab as a page's address asks for it: ``?game=war&seed=7&lang=en``; what it gets wrong is passed over."""
    from cardlab.widgets.study_page import StudyPage

    words, match = words_from_query(dict(query)), game_from_query(dict(query)).match
    seed = match.seed if query.get("seed") == str(match.seed) else 0
    return StudyPage(match.game.slug, seed=seed, language=words.language, digits=words.digits)


def game_widget(query: Mapping[str, str]) -> PlayTable:
    """A table to play at, as a page's address asks for it: ``?game=war&preset=lesson&seed=7&lang=en&bots=random``.

    Other words are options of the game. What the address gets wrong is passed over; without a game it is War.
    """
    asked, words = game_from_query(dict(query)), words_from_query(dict(query))
    table = PlayTable(asked.match, bots=asked.bots, language=words.language, digits=words.digits)
    table.asked_by(query, "game")
    return table
