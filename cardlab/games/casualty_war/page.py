"""Hints for the page of Casualty War."""

from __future__ import annotations

from cardlab.games.addition_war import AdditionPage
from cardlab.games.casualty_war.rulebook import CasualtyWar


class CasualtyPage(AdditionPage, game=CasualtyWar):
    """What a page shows and lets choose."""

    game: CasualtyWar

    landmarks = ("match", "casualties.war")
    delights = ("war.take", "win")
