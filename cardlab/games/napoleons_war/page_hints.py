"""Hints for the page of Napoleon's War."""

from __future__ import annotations

from cardlab.authoring import PageHints
from cardlab.games.napoleons_war.rulebook import NapoleonsWar


class NapoleonsWarPageHints(PageHints, game=NapoleonsWar):
    """Hints for a page."""

    game: NapoleonsWar

    landmarks = ("war.start", "resort")
    celebrations = ("war.win",)
    shows = ("turns",)
    touches = {"play": "deck"}
