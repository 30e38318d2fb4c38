"""The lessons: one module a lesson, found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.teaching.lesson import Lesson

PARTS = {
    "answer",
    "experiment",
    "hands",
    "lesson",
    "models",
    "one_more_card",
    "pairs",
    "practice",
    "question",
    "totals",
    "worksheet",
}
"""What lessons are made of; every other module here is a lesson."""


class UnknownLesson(CardlabError, LookupError):
    """No lesson has this slug."""


@cache
def slugs() -> list[str]:
    """The slugs of all lessons."""
    return sorted(module.name for module in iter_modules(__path__) if module.name not in PARTS)


def find(slug: str) -> Lesson:
    """The lesson with this slug.

    Raises:
        UnknownLesson: There is none.
    """
    if slug not in slugs():
        raise UnknownLesson(f"no lesson {slug!r:.40}. {did_you_mean(slug, slugs())}")
    lesson: Lesson = import_module(f"cardlab.lessons.{slug}").LESSON
    return lesson
