"""Writes the page that says what a browser lacks for lessons and games."""

from __future__ import annotations

from cardlab.frontend.bundle import module
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import words_for


def browser_page(base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """Returns the page as HTML; the arguments are those of `gallery_page`."""
    words = words_for(language, digits)
    return framed(
        "serve/browser.html",
        words,
        words.say("browser"),
        base_url=base_url,
        gallery_url=address(f"{base_url}cardlab", locale_query(words)),
        check=module("browser_check"),
    )
