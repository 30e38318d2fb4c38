"""The widgets: tables, replays, lessons and visual models, each an ES module and a class. Importing this loads ipywidgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.registry import find
from cardlab.core.zones import SPECTATOR, TEACHER
from cardlab.lessons import find as find_lesson
from cardlab.match import Match
from cardlab.models import installed
from cardlab.models.model import Model
from cardlab.widgets.card_table import CardTable
from cardlab.widgets.lesson import LessonPage
from cardlab.widgets.models import ModelWidget, model_widget, widget_class
from cardlab.widgets.play_table import PlayTable
from cardlab.widgets.replay import Replay
from cardlab.words.messages import DEFAULT_LANGUAGE, digits_of, languages

__all__ = [
    "CardTable",
    "LessonPage",
    "PlayTable",
    "Replay",
    "game_widget",
    "lesson_widget",
    "model_widget",
    "show_match",
]

MOST_DIGITS = 15
"""Of a seed on a page's address."""

MOST_SEAT_DIGITS = 4
"""Of a seat on it."""


def _models() -> dict[str, type[Model]]:
    """The visual models by the names of their classes."""
    return {model.__name__: model for model in installed()}


def __getattr__(name: str) -> type[ModelWidget]:
    """The widget of a visual model, by the name of its class: ``NumberLine``."""
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
    """A lesson as a page's address asks for it: ``?lesson=fast_food&seed=7&seat=3&lang=en&digits=arab``.

    What the address gets wrong is passed over, and so are digits that the language does not have; without a lesson it is
    Addition War.
    """
    try:
        slug = find_lesson(query.get("lesson", "addition_war")).slug
    except CardlabError:
        slug = "addition_war"
    return LessonPage(slug, seed=_seed(query), seat=_seat(query), language=_language(query), digits=_digits(query))


def game_widget(query: Mapping[str, str]) -> PlayTable:
    """A table to play at, as a page's address asks for it: ``?game=war&preset=lesson&seed=7&lang=en&bots=random``.

    Other words are options of the game. What the address gets wrong is passed over; without a game it is War.
    """
    try:
        game_class = find(query.get("game", "war"))
    except CardlabError:
        game_class = find("war")
    options = {o.name: o.parse(query[o.name]) for o in game_class.options() if o.name in query}
    for given, preset in ((options, query.get("preset")), (options, None), ({}, None)):
        try:
            game = game_class.with_options(preset, **given)
            break
        except CardlabError:
            continue
    bots = query.get("bots", "greedy")
    match = Match(game, _seed(query))
    try:
        return PlayTable(match, bots=bots, language=_language(query), digits=_digits(query))
    except CardlabError:
        return PlayTable(match, language=_language(query), digits=_digits(query))


def _seed(query: Mapping[str, str]) -> int:
    """The seed on the address, or one of a million at random."""
    from secrets import randbelow

    text = query.get("seed", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else randbelow(1_000_000)


def _seat(query: Mapping[str, str]) -> int:
    """The seat on the address, for an exit ticket of one's own, or 0."""
    text = query.get("seat", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_SEAT_DIGITS else 0


def _language(query: Mapping[str, str]) -> str:
    wanted = query.get("lang", DEFAULT_LANGUAGE)
    return wanted if wanted in languages() else DEFAULT_LANGUAGE


def _digits(query: Mapping[str, str]) -> str:
    """The digits on the address, where the language has them."""
    wanted = query.get("digits", "")
    return wanted if wanted in digits_of(_language(query)) else ""
