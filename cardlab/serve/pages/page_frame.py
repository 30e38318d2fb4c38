"""Writes the frame of every page that is not a notebook: stylesheet, and links to the page in other languages and digits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.documents.templates import document
from cardlab.frontend.bundle import module, style, stylesheet
from cardlab.serve.http.assets import asset, served_font_faces
from cardlab.serve.pages.locale_links import address, locale_links, locale_query
from cardlab.words.words import Words


def framed(
    template: str,
    words: Words,
    title: str,
    query: Mapping[str, str] | None = None,
    *,
    base_url: str = "",
    offline: bool = False,
    below: bool = False,
    keeps: bool = True,
    leave: str = "",
    **context: Any,
) -> str:
    """Returns a page from a template that extends ``serve/layout.html``.

    Args:
        template: The template, with its layer.
        words: The language and the digits of the page.
        title: The title of the browser window.
        query: The query of its address, apart from language and digits.
        base_url: The path of the server, with a slash at its end, from which the page gets cardlab's fonts; "" for a page
            that somebody without access sees.
        offline: Whether browsers keep the page for a day, so that learners can open it without a connection.
        below: Whether the links to other languages are at the bottom of the page, out of the way.
        keeps: Whether learners' progress is being saved. A page for teachers warns if it is not.
        leave: The path at which this browser gives up the teacher's role, so that the next person at the same computer does not
            have it; "" if no cookie gives it.
        context: Other values for the template; `script` is the ES module that the page runs.
    """
    fonts = served_font_faces(words.language, base_url) if base_url else ""
    css = fonts + stylesheet() + style("site_pages.css", "felt_pages.css")
    links = locale_links(words, query or {})
    told: dict[str, Any] = {
        "words": words,
        "locales": links,
        "theme_choice": module("theme_choice"),
        "keeper_url": base_url + asset("register_service_worker").url_path if offline else "",
        "keeps": keeps,
        "leave_url": leave and address(leave, locale_query(words)),
        "below": below,
    }
    return document(template, words.language, title, css, **told, **context)
