"""War: turn up a card each; the higher one takes both; equal cards go to war. The game has no choices."""

from __future__ import annotations

from cardlab.games.war.forecast import WarForecast
from cardlab.games.war.presentation import WarPresentation
from cardlab.games.war.rulebook import DEAL, PACKET, RANK, ROW, TURN, Stays, Turn, War

__all__ = ["DEAL", "PACKET", "RANK", "ROW", "TURN", "Stays", "Turn", "War", "WarForecast", "WarPresentation"]
