"""How a page presents Casualty War."""

from __future__ import annotations

from cardlab.games.addition_war import AdditionWarPresentation
from cardlab.games.casualty_war.rulebook import CasualtyWar


class CasualtyWarPresentation(AdditionWarPresentation, game=CasualtyWar):
    """How a page presents the game."""

    game: CasualtyWar

    landmarks = ("match", "casualties.war")
    celebrations = ("war.take", "win")
