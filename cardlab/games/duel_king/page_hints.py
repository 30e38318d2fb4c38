"""Hints for the page of Duel King."""

from __future__ import annotations

from cardlab.authoring import PageHints
from cardlab.games.duel_king.rulebook import DuelKing


class DuelKingPageHints(PageHints, game=DuelKing):
    """Hints for a page."""

    game: DuelKing

    landmarks = ("king", "joker", "forced.start")
    celebrations = ("save.won", "forced.win", "duel.win")
    shows = ("turns", "tries")
    touches = {"play": "deck"}
