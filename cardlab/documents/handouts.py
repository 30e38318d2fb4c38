"""Makes the handouts of a lesson: a page for families, and a sheet on which children record a match.

A lesson has the first if it has the message ``<slug>_lesson-family``, and the second if it declares columns (`Lesson.record`).
"""

from __future__ import annotations

from collections.abc import Callable

from cardlab.documents.printed_page import printed_page
from cardlab.teaching.lesson import Lesson
from cardlab.words.languages import direction
from cardlab.words.words import Words

FAMILY = ("learnt", "play", "ask", "easier", "harder")
"""The parts of a page for families. An attribute of its message is such a part, or one of several: ``play_1``, ``play_2``."""
ROWS = 15
"""The number of turns on a recording sheet, so that it fits on one page of A4 or Letter."""
PLACE = "__"
"""A place to write, in the blank of a column."""


def family_page(lesson: Lesson, words: Words) -> str:
    """Returns a page for families: the game with ordinary cards, and questions to ask while they play."""
    message, title = f"{lesson.slug}_lesson-family", lesson.title(words)
    told: dict[str, list[str]] = {part: [] for part in FAMILY}
    for attribute in words.attributes(message):
        told[attribute.partition("_")[0]].append(words.say(message, attribute))
    return printed_page("documents/family.html", words, words.say("family-title", lesson=title), lesson=title, told=told)


def recording_sheet(lesson: Lesson, words: Words) -> str:
    """Returns a sheet with a row for each turn or hand.

    In a right-to-left language the groups of columns go from right to left, and the columns of a group from left to right.
    """
    title = lesson.title(words)
    step = -1 if direction(words.language) == "rtl" else 1
    columns = [
        {"heading": words.say(f"{lesson.slug}_lesson-record-{name}"), "parts": words.in_digits(blank).split(PLACE)}
        for group in lesson.record
        for name, blank in [*group.items()][::step]
    ]
    rows = [words.value(number) for number in range(1, ROWS + 1)]
    return printed_page(
        "documents/record.html",
        words,
        words.say("record-title", lesson=title),
        lesson=title,
        task=words.say(f"{lesson.slug}_lesson-record"),
        columns=columns,
        rows=rows,
    )


HANDOUTS: dict[str, Callable[[Lesson, Words], str]] = {"family": family_page, "record": recording_sheet}
"""Each kind of page, by its name."""


def handouts_of(lesson: Lesson) -> list[str]:
    """Returns the names of the pages that a lesson has."""
    there = {"family": Words().has(f"{lesson.slug}_lesson-family", "learnt"), "record": bool(lesson.record)}
    return [name for name in HANDOUTS if there[name]]
