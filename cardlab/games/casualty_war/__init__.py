"""Casualty War: turn up three cards each and add them. Cards that match go to war, and four of a number leave the game."""

from __future__ import annotations

from cardlab.games.casualty_war.forecast import CasualtyWarForecast
from cardlab.games.casualty_war.presentation import CasualtyWarPresentation
from cardlab.games.casualty_war.rulebook import CasualtyWar

__all__ = ["CasualtyWar", "CasualtyWarForecast", "CasualtyWarPresentation"]
