"""The built-in lessons, one package each. A lesson is imported on first use."""

from __future__ import annotations

from typing import TypeGuard

from cardlab.core.errors import CardlabError
from cardlab.core.registry import Registry
from cardlab.teaching.lesson import Lesson

__all__ = ["LessonError", "UnknownLesson", "add", "built_in", "find", "slugs"]


class UnknownLesson(CardlabError, LookupError):
    """No lesson has this slug."""


class LessonError(CardlabError, TypeError):
    """A package declares something that is not a lesson, or that cannot be loaded."""


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
slugs, built_in, add = registry.names, registry.built_in, registry.add


def find(slug: str, deck: str = "") -> Lesson:
    """Finds the lesson with this slug.

    Args:
        slug: The slug.
        deck: The deck that it should be about, by its name or its text; "" for the lesson's own. Only lessons with
            `Lesson.of_deck` can be about another one.

    Raises:
        UnknownLesson: There is no such lesson.
        LessonError: A package declares it, but it cannot be loaded.
        DeckError: The text makes no deck, or the lesson is always about the same cards.
    """
    return registry.find(slug).about(deck)
