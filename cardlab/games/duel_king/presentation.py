"""How a page presents Duel King."""

from __future__ import annotations

from cardlab.authoring import Presentation
from cardlab.games.duel_king.rulebook import DuelKing


class DuelKingPresentation(Presentation, game=DuelKing):
    """How a page presents the game."""

    game: DuelKing

    landmarks = ("king", "joker", "forced.start")
    celebrations = ("save.won", "forced.win", "duel.win")
    shows = ("turns", "tries")
    touches = {"play": "deck"}
    drags = {"play": ("deck", "row")}
