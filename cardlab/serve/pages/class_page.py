"""Writes the frame of the two pages about a class: what the server stores, and the exit tickets. Both are for its teacher."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.words.words import Words


def class_page(template: str, title: str, base_url: str, words: Words, *, keeps: bool, leave: str, **context: Any) -> str:
    """Returns a page about the class as HTML.

    Args:
        template: The template, which extends ``serve/class_page.html``.
        title: The message of its title. The help of the message introduces the page.
        base_url: The path of the server, with a slash at both ends.
        words: The language and the digits.
        keeps: Whether learners' progress is being saved.
        leave: As in `PageAddresses`.
        context: Other values for the template.
    """
    return framed(
        template,
        words,
        words.say(title),
        intro=words.say(title, "help"),
        base_url=base_url,
        gallery_url=address(f"{base_url}cardlab", locale_query(words)),
        keeps=keeps,
        leave=leave,
        **context,
    )


def local_time(moment: datetime, words: Words) -> str:
    """Returns a time on this computer's clock, to the minute."""
    return words.in_digits(f"{moment.astimezone():%Y-%m-%d %H:%M}")
