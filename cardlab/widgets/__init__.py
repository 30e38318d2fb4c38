"""The notebook widgets: tables, replays, lessons and visual models. Importing this loads ipywidgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ipywidgets import Widget

from cardlab.core.declarations import SPECTATOR, TEACHER
from cardlab.core.options import spelling
from cardlab.core.registry import find
from cardlab.match import Match
from cardlab.models import installed
from cardlab.models.model import Model
from cardlab.sessions.query_parameters import USUAL_GAME, game_from_query, lesson_from_query, words_from_query
from cardlab.widgets.card_table import CardTable
from cardlab.widgets.exercise import Exercise
from cardlab.widgets.lesson import LessonWidget
from cardlab.widgets.models import model_widget, widget_class
from cardlab.widgets.notebook_output import has_view
from cardlab.widgets.page_query import page_query
from cardlab.widgets.play_table import PlayTable
from cardlab.widgets.replay import Replay

if TYPE_CHECKING:
    from cardlab.widgets.brush import Brush

__all__ = [
    "AreaModel",
    "BarModel",
    "Brush",
    "CardTable",
    "DoubleTarget",
    "Exercise",
    "HundredChart",
    "LessonWidget",
    "MatchingRows",
    "NumberLine",
    "PlayTable",
    "Replay",
    "TenFrames",
    "game_widget",
    "lesson_widget",
    "model_widget",
    "show_match",
]


def _models() -> dict[str, type[Model]]:
    """Returns the visual models by the names of their classes."""
    return {model.__name__: model for model in installed()}


def __getattr__(name: str) -> type[Widget]:
    """Returns the widget of a visual model, by the name of its class: ``NumberLine``; or `Brush`, which loads matplotlib."""
    if name == "Brush":
        from cardlab.widgets.brush import Brush

        return Brush
    model = None if name.startswith("_") else _models().get(name)
    if model is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return widget_class(model)


def __dir__() -> list[str]:
    return sorted({*__all__, *_models()})


def show_match(match: Match) -> Any:
    """Returns the widget that shows a match in a notebook: a replay that opens at its last step.

    A match with hidden hands is shown as a spectator sees it, until it is over.
    """
    shown = Replay(match, viewer=TEACHER if match.is_over else SPECTATOR)
    shown.step = len(shown.log["steps"])
    if has_view():
        return shown._repr_mimebundle_()
    shown.close()  # the output lives without it, and nobody else has it
    return {"text/plain": repr(shown), "text/html": shown.output_html(live=False)}


def lesson_widget(
    slug: str,
    *,
    seed: int | None = None,
    ticket_number: int = 0,
    levels: str = "",
    kinds: Sequence[str] = (),
    deck: str = "",
    language: str = "",
    digits: str = "",
) -> LessonWidget:
    """Returns a lesson on a page of its own. The page's address decides the arguments that the call leaves out.

    The page of ``lesson_widget("fast_food", levels="1-3")`` at ``?seed=7&seat=3&lang=fr`` has the deals of seed 7, the exit
    ticket number 3, questions of the levels 1 to 3, and is in French. Mistakes in the address are ignored. If neither names a
    seed, one is drawn.

    Args:
        slug: The lesson; `cardlab.lessons.slugs()` lists them.
        seed, ticket_number, levels, kinds, deck, language, digits: As in `LessonWidget`.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: It has no such levels or kinds.
        CardlabError: There are no words in this language.
    """
    practised = {"levels": levels, "kinds": ",".join(kinds), "deck": deck}
    said = _said(lesson=slug, seed=seed, seat=ticket_number, **practised, lang=language, digits=digits)
    query = {**page_query(), **said}
    asked, words = lesson_from_query(query), words_from_query(query)
    page = LessonWidget(
        slug,
        seed=asked.seed if asked.ticket is None else asked.ticket,
        ticket_number=ticket_number or asked.ticket_number,
        levels=levels or asked.levels,
        kinds=kinds or asked.kinds,
        deck=deck or asked.deck,
        language=language or words.language,
        digits=words.digits,
    )
    page.asked = {"kind": "asked", "of": "lesson", "said": said}
    return page


def game_widget(
    slug: str = "",
    *,
    seed: int | None = None,
    bots: str = "",
    preset: str = "",
    language: str = "",
    digits: str = "",
    **options: Any,
) -> PlayTable:
    """Returns a table to play at, on a page of its own. The page's address decides the arguments that the call leaves out.

    ``game_widget()`` at ``?game=war&preset=lesson&seed=7&bots=random&lang=en`` is a table for War. Mistakes in the address are
    ignored. If neither names a game it is War, and if neither names a seed, one is drawn.

    Args:
        slug: The game; `cardlab.slugs()` lists them.
        seed: The seed of the deal.
        bots: The bots of the other seats; see `cardlab.bots.names`.
        preset: A preset of the game.
        language, digits: As in `PlayTable`.
        options: Options of the game: ``game_widget("war", packs=2)``.

    Raises:
        UnknownGame: There is no such game.
        OptionError: It has no such preset or option, or a value is not allowed.
        CardlabError: There is no such bot, or there are no words in this language.
    """
    find(slug or USUAL_GAME).with_options(preset or None, **options)
    spelled = {name: spelling(value) for name, value in options.items()}
    said = _said(**spelled, game=slug, seed=seed, bots=bots, preset=preset, lang=language, digits=digits)
    query = {**page_query(), **said}
    asked, words = game_from_query(query), words_from_query(query)
    match = asked.match if seed is None else Match(asked.match.game, seed)
    table = PlayTable(match, bots=bots or asked.bots, language=language or words.language, digits=words.digits)
    table.asked = {"kind": "asked", "of": "game", "said": said}
    return table


def _said(**said: object) -> dict[str, str]:
    """Returns the arguments of a call as parameters of an address, without those that were left out."""
    return {name: str(value) for name, value in said.items() if value not in ("", None) and (name, value) != ("seat", 0)}
