"""Napoleon's War: War with decks that the players put in order in secret. The play itself has no choices."""

from __future__ import annotations

from cardlab.games.napoleons_war.forecast import NapoleonsWarForecast
from cardlab.games.napoleons_war.judgement import NapoleonsWarJudgement
from cardlab.games.napoleons_war.presentation import NapoleonsWarPresentation
from cardlab.games.napoleons_war.rulebook import NapoleonsWar

__all__ = ["NapoleonsWar", "NapoleonsWarForecast", "NapoleonsWarJudgement", "NapoleonsWarPresentation"]
