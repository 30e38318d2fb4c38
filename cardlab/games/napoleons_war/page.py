"""Hints for the page of Napoleon's War."""

from __future__ import annotations

from cardlab.authoring import PageHints
from cardlab.games.napoleons_war.rulebook import NapoleonsWar


class NapoleonsPage(PageHints, game=NapoleonsWar):
    """What a page shows and lets choose."""

    game: NapoleonsWar

    landmarks = ("war.start", "resort")
    delights = ("war.win",)
    shows = ("turns",)
