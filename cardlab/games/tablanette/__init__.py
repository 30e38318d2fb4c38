"""Tablanette: play a card and take cards from the table that add up to it; clear the table for a tablanette."""

from __future__ import annotations

from cardlab.games.tablanette.judgement import TablanetteJudgement
from cardlab.games.tablanette.presentation import TablanettePresentation
from cardlab.games.tablanette.rulebook import Tablanette

__all__ = ["Tablanette", "TablanetteJudgement", "TablanettePresentation"]
