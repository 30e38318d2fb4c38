"""Hints for the page of Casualty War."""

from __future__ import annotations

from cardlab.games.addition_war import AdditionWarPageHints
from cardlab.games.casualty_war.rulebook import CasualtyWar


class CasualtyWarPageHints(AdditionWarPageHints, game=CasualtyWar):
    """Hints for a page."""

    game: CasualtyWar

    landmarks = ("match", "casualties.war")
    celebrations = ("war.take", "win")
