"""Says which games are played on the stage, the table that replaces the older page game by game.

`ON_STAGE` is the one place where a game is switched over: its pages, notebooks and exports then load the stage's module.
"""

from __future__ import annotations

ON_STAGE: frozenset[str] = frozenset()
"""The slugs of the games that are played on the stage."""
STAGE_ENTRY = "stage_widget"
"""The front-end module that draws the stage."""


def is_on_stage(slug: str) -> bool:
    """Whether a game is played on the stage."""
    return slug in ON_STAGE
