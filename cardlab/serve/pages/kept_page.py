"""Writes the page that says what the server stores about learners, for a teacher: `cardlab data show` in a browser."""

from __future__ import annotations

from cardlab.serve.pages.class_page import class_page, local_time
from cardlab.serve.storage.records import Summary
from cardlab.words.words import Words


def kept_page(summary: Summary, days: int | None, base_url: str, words: Words, *, keeps: bool = True, leave: str = "") -> str:
    """Returns the page as HTML.

    Args:
        summary: What is stored.
        days: The number of days for which it is stored; None if it ends with the server.
        base_url: The path of the server, with a slash at both ends.
        words: The language and the digits.
        keeps: Whether learners' progress is being saved.
        leave: As in `PageAddresses`.
    """
    numbers = {"learners": summary.learners, "pages": summary.sessions, "tickets": summary.tickets}
    times = {"first": summary.begun, "last": summary.touched}
    ends = words.say("kept-memory") if days is None else words.say("kept-days", n=days)
    facts = {
        **{name: words.in_digits(str(n)) for name, n in numbers.items()},
        **{name: local_time(moment, words) for name, moment in times.items() if moment is not None},
    }
    told = [(words.say(f"kept-{name}"), fact) for name, fact in facts.items()]
    return class_page("serve/kept.html", "kept-title", base_url, words, keeps=keeps, leave=leave, facts=told, ends=ends)
