"""Hints for the page of War."""

from __future__ import annotations

from typing import ClassVar

from cardlab.authoring import PageHints
from cardlab.games.war.rulebook import War


class WarPageHints(PageHints, game=War):
    """Hints for a page."""

    game: War

    landmarks: ClassVar[tuple[str, ...]] = ("tie",)
    delights: ClassVar[tuple[str, ...]] = ("war.take", "win")
    shows: ClassVar[tuple[str, ...]] = ("turns",)
