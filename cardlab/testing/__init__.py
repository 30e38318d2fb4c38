"""Conformance checks for games, lessons, models, bots, languages and questions. Each lists everything missing or wrong.

from cardlab.testing import check_game
check_game("my_game")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.core.foreign_files import ReadError
    from cardlab.testing.bots import check_bot
    from cardlab.testing.findings import ConformanceError, Finding
    from cardlab.testing.games import check_game, random_options
    from cardlab.testing.languages import check_language
    from cardlab.testing.lessons import check_lesson
    from cardlab.testing.models import check_model
    from cardlab.testing.questions import check_questions
    from cardlab.testing.worked_examples import Example

_IN = {
    "ConformanceError": "findings",
    "Example": "worked_examples",
    "Finding": "findings",
    "ReadError": "worked_examples",
    "check_game": "games",
    "check_language": "languages",
    "check_lesson": "lessons",
    "check_model": "models",
    "check_bot": "bots",
    "check_questions": "questions",
    "random_options": "games",
}
"""Name -> its module, loaded on first use: `cardlab verify` needs only the examples, and loading all checks takes 0.6 s."""

__all__ = [*_IN]


def __getattr__(name: str) -> object:
    if name not in _IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_IN[name]}"), name)


def __dir__() -> list[str]:
    return __all__
