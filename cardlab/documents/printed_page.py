"""The frame of every page for printing: sheets of paper on a screen, with a button that prints them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlab.core.cards import Card
from cardlab.documents.templates import document
from cardlab.words.card_names import card_names, number_card_names
from cardlab.words.words import Words


def printed_page(
    template: str, words: Words, title: str, *, large: bool = False, cards: Iterable[Card] = (), **context: Any
) -> str:
    """Returns a page from a template that extends ``documents/printed.html``.

    Args:
        template: The template, with its layer.
        words: The language and the digits of the page.
        title: The title of the browser window.
        large: Whether to use large print.
        cards: Number cards that it may show, besides the cards of the standard deck.
        context: The other values of the template.
    """
    from cardlab.frontend.bundle import module, style, stylesheet  # keeps it out of kernels
    from cardlab.frontend.fonts import font_faces

    return document(
        template,
        words.language,
        title,
        font_faces(words.language) + stylesheet() + style("worksheet.css"),
        script=module("worksheet"),
        words=words,
        size="large" if large else "usual",
        card_names={**card_names(words), **number_card_names(words, cards)},
        **context,
    )
