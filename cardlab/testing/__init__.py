"""Checks for parts of all kinds, ours or anybody's. Each reports everything that is missing or wrong.

from cardlab.testing import check_game
check_game("my_game")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.testing.examples import Example, ExampleError
    from cardlab.testing.findings import ConformanceError, Finding
    from cardlab.testing.games import check_game, random_options
    from cardlab.testing.languages import check_language
    from cardlab.testing.lessons import check_lesson
    from cardlab.testing.models import check_model
    from cardlab.testing.players import check_player
    from cardlab.testing.questions import check_questions
    from cardlab.testing.simulated_learner import Met, pupil

__all__ = [
    "ConformanceError",
    "Example",
    "ExampleError",
    "Finding",
    "Met",
    "check_game",
    "check_language",
    "check_lesson",
    "check_model",
    "check_player",
    "check_questions",
    "pupil",
    "random_options",
]

_PLACES = {
    "ConformanceError": "findings",
    "Example": "examples",
    "ExampleError": "examples",
    "Finding": "findings",
    "Met": "simulated_learner",
    "check_game": "games",
    "check_language": "languages",
    "check_lesson": "lessons",
    "check_model": "models",
    "check_player": "players",
    "check_questions": "questions",
    "pupil": "simulated_learner",
    "random_options": "games",
}
"""Each suite brings much with it, and comes in when it is first asked for: whoever shows rules wants the examples alone."""


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
