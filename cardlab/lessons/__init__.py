"""The lessons: one module a lesson, found by its name. What the modules declare is read when it is asked for."""

from __future__ import annotations

from typing import TypeGuard

from cardlab.core.errors import CardlabError
from cardlab.core.registry import Registry
from cardlab.teaching.lesson import Lesson


class UnknownLesson(CardlabError, LookupError):
    """No lesson has this slug."""


class LessonError(CardlabError, TypeError):
    """What a package declares as a lesson is none, or cannot be loaded."""


def _is_lesson(value: object) -> TypeGuard[Lesson]:
    return isinstance(value, Lesson)


registry: Registry[Lesson] = Registry(
    "lesson",
    is_part=_is_lesson,
    name_of=lambda lesson: lesson.slug,
    declared_as="a Lesson",
    unknown=UnknownLesson,
    invalid=LessonError,
)


def slugs() -> list[str]:
    """The slugs of all lessons: ours, those of installed packages, those that were added in this session."""
    return sorted(registry.names())


def built_in() -> list[str]:
    """The slugs of our own lessons, those in `cardlab/lessons/`."""
    return registry.built_in()


def find(slug: str) -> Lesson:
    """The lesson with this slug.

    Raises:
        UnknownLesson: There is none; the text names the nearest.
        LessonError: An installed package declares it and it cannot be loaded, or is no lesson.
    """
    return registry.find(slug)


def add(lesson: Lesson) -> Lesson:
    """Let a lesson that a notebook makes be found by its slug.

    Raises:
        LessonError: It is no lesson, or has the slug of one of ours.
    """
    registry.add(lesson)
    return lesson
