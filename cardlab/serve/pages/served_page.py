"""Writes a learner's copy of the page of a lesson or a table, with the state of the session, without a Jupyter kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.core.game import Game
from cardlab.core.pieces import Pieces
from cardlab.core.presentation import Presentation
from cardlab.core.registry import find
from cardlab.documents.templates import document
from cardlab.frontend.bundle import (
    BOARD_STYLE,
    BOARD_WITH_CHART_STYLE,
    BOARD_WITH_GOALS_STYLE,
    EXTRA_STYLES,
    LESSON_STYLES,
    NUMBER_FORM_STYLE,
    PACKETS_STYLE,
    PAIRS_STYLE,
    SHOP_STYLE,
)
from cardlab.frontend.fonts import fonts_for
from cardlab.serve.http.assets import Asset, asset, data, font_asset, served_font_faces
from cardlab.serve.http.url_paths import BROWSER, SESSION_SOCKET
from cardlab.serve.json_text import to_json, writing_json
from cardlab.serve.page_session import PageSession
from cardlab.serve.pages.gallery import cards_of
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.notebook_contents import NotebookContents
from cardlab.sessions.query_parameters import words_from_query
from cardlab.sessions.widget_sessions import LessonWidgetSession, MatchWidgetSession, WidgetSession
from cardlab.words.words import Words

STYLESHEETS = {"play_table_widget": "stage.css", "lesson": "lesson.css"}
"""The stylesheets of entries that do not need the whole one."""
FIRST_FILES = (
    *STYLESHEETS.values(),
    "register_service_worker",
    "served_page",
    "http_line",
    *STYLESHEETS,
    *LESSON_STYLES,
    *EXTRA_STYLES,
)
"""The files of lessons and tables, which take a tenth of a second each the first time."""
MOST_SEATS = 10
"""The maximum number of seats of a game. A page knows the default names of the players, to replace them by the learner's own
names."""


def making_served_page(
    contents: NotebookContents,
    session: PageSession,
    states: Sequence[Mapping[str, Any]],
    base_url: str,
    query: Mapping[str, str],
) -> Pieces[str]:
    """Makes the HTML of the page of a lesson or a table for one learner, in pieces.

    Args:
        contents: The contents of the notebook.
        session: The learner's session.
        states: The first state of each of its widgets.
        base_url: The path of the server, with a slash at its end.
        query: The query of the address.
    """
    words = words_from_query(query)
    widgets = [_widget(one, state, base_url) for one, state in zip(session.widget_sessions, states, strict=True)]
    written = []
    for widget in widgets:
        written.append((yield from writing_json(widget)))
        yield
    told = {
        "session": session.key,
        "taken": session.messages,
        "socket": base_url + SESSION_SOCKET,
        "plain": base_url + asset("http_line").url_path,
        "lost": words.say("page-cut_off"),
        "late": words.say("page-late"),
        "broken": words.say("page-broken", "help"),
    }
    titles = [one.title for one in session.widget_sessions if one.title]
    shows = asset("served_page")
    files = [*shows.imports, shows, *(file for one in session.widget_sessions for file in page_files(one))]
    return document(
        "serve/served_page.html",
        words.language,
        titles[0] if titles else contents.title,
        base_url=base_url,
        styles=[base_url + asset(name).url_path for name in _stylesheets(session.widget_sessions)],
        fonts=served_font_faces(words.language, base_url),
        font_urls=[base_url + font_asset(font).url_path for font in fonts_for(words.language) if font.is_first],
        preloaded=list(dict.fromkeys(base_url + file.url_path for file in files)),
        fetched=[widget["words"] for widget in widgets if widget["words"]],
        shows=base_url + shows.url_path,
        all_url=address(f"{base_url}cardlab", locale_query(words)),
        browser_url=address(base_url + BROWSER, locale_query(words)),
        words=words,
        seats=_usual_names(words, session.widget_sessions),
        can_start_over=any(description["kind"] != "still" for description in session.widgets),
        parts=contents.parts,
        widget_sessions=session.widget_sessions,
        pictures=[cards_of(one.game) if one.game else () for one in session.widget_sessions],
        taken=session.messages,
        page_json=f'{to_json(told)[:-1]},"widgets":[{",".join(written)}]}}'.replace("<", "\\u003c"),  # as in `</script>`
    )


def _stylesheets(widget_sessions: Sequence[WidgetSession]) -> list[str]:
    """Returns the names of the stylesheets of a page. A table and a lesson have smaller ones than the other widgets."""
    whole = sorted({STYLESHEETS.get(one.entry, "cardlab.css") for one in widget_sessions} or {"cardlab.css"})
    tables = [one.session.match.game for one in widget_sessions if isinstance(one, MatchWidgetSession)]
    lessons = [_style_of_lesson(one) for one in widget_sessions if isinstance(one, LessonWidgetSession)]
    return [*whole, *filter(None, lessons), *dict.fromkeys(name for game in tables for name in _extra_styles(game))]


def _extra_styles(game: Game) -> list[str]:
    """Returns the stylesheets of what only some matches need: packets to put in order, details to say, a shop, pairs."""
    needs = {
        PACKETS_STYLE: bool(Presentation.of(game).packets),
        NUMBER_FORM_STYLE: bool(game.asks),
        SHOP_STYLE: any(zone.stands == "purse" for zone in game.zones),
        PAIRS_STYLE: any(zone.above for zone in game.zones),
    }
    return [name for name, is_needed in needs.items() if is_needed]


def _style_of_lesson(lesson: LessonWidgetSession) -> str:
    """Returns the stylesheet of the table of a lesson, if it needs one. A table to play at has the styles of a board anyway,
    since its players may be more a moment later.
    """
    if "hundred_chart" in (lesson.models or ()):
        return BOARD_WITH_CHART_STYLE
    if lesson.game is None:
        return ""
    game = find(lesson.game)()
    if Presentation.of(game).goal_totals:
        return BOARD_WITH_GOALS_STYLE
    return BOARD_STYLE if Presentation.of(game).has_board else ""


def _widget(widget_session: WidgetSession, begins_with: Mapping[str, Any], base_url: str) -> dict[str, Any]:
    state = dict(begins_with)
    for name in {"words", "later_words"} & state.keys():
        state[name] = base_url + data(name, state[name]).url_path
    words = state.pop("words", None)
    return {"module": base_url + asset(widget_session.entry, widget_session.models).url_path, "state": state, "words": words}


def _usual_names(words: Words, widget_sessions: Sequence[WidgetSession]) -> dict[str, str]:
    """Seat -> name of the player, until the learner gives another name."""
    usual = {seat: words.seat(seat) for seat in (f"p{n}" for n in range(1, MOST_SEATS + 1))}
    for one in widget_sessions:
        usual |= one.usual_names
    return usual


def page_files(widget_session: WidgetSession) -> list[Asset]:
    """Returns the files that a page with a widget loads immediately."""
    made = asset(widget_session.entry, widget_session.models)
    return [*made.imports, made]
