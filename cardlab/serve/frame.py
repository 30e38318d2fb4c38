"""The frame of the pages that need no kernel: our stylesheet, and links to the same page in other languages and digits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.documents.templates import document
from cardlab.frontend.bundle import source, stylesheet
from cardlab.serve.locale import locale_links
from cardlab.words.messages import Words


def framed(template: str, words: Words, title: str, query: Mapping[str, str] | None = None, **context: Any) -> str:
    """A page from a template that extends ``serve/frame.html``.

    Args:
        template: The template, with its layer.
        words: The language and the digits of the page.
        title: What the browser shows above it.
        query: What its address says beside them.
        context: What else is put in; `script` is the ES module that it runs.
    """
    css = stylesheet() + source("gallery.css")
    return document(template, words.language, title, css, words=words, locales=locale_links(words, query or {}), **context)
