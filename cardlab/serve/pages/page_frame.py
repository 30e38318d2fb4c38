"""The frame around every page that is not a notebook: stylesheet, and links to the same page in other languages and digits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.documents.templates import document
from cardlab.frontend.bundle import module, style, stylesheet
from cardlab.serve.http.assets import asset, served_font_faces
from cardlab.serve.pages.locale_links import locale_links
from cardlab.words.words import Words


def framed(
    template: str,
    words: Words,
    title: str,
    query: Mapping[str, str] | None = None,
    *,
    base_url: str = "",
    below: bool = False,
    keeps: bool = True,
    **context: Any,
) -> str:
    """A page from a template that extends ``serve/layout.html``.

    Args:
        template: The template, with its layer.
        words: The language and the digits of the page.
        title: What the browser shows above it.
        query: What its address says beside them.
        base_url: Where the server is, with a slash at its end, for a page that learners read: it has our fonts, and browsers
            keep it for a day without network. "" for other pages.
        below: Whether the links to other languages stand below the page, where they are in nobody's way.
        keeps: Whether what learners do is kept just now; on a page for teachers, who are told where it is not.
        context: What else is put in; `script` is the ES module that it runs.
    """
    fonts = served_font_faces(words.language, base_url) if base_url else ""
    css = fonts + stylesheet() + style("gallery.css", "hall.css")
    links = locale_links(words, query or {})
    told: dict[str, Any] = {
        "words": words,
        "locales": links,
        "theme_choice": module("theme_choice"),
        "keeper_url": base_url and base_url + asset("register_service_worker").url_path,
        "keeps": keeps,
        "below": below,
    }
    return document(template, words.language, title, css, **told, **context)
