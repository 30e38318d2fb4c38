"""Egyptian War: aces and pictures must be answered with another one, and the first player to see a pair may slap the pile.

Without slaps it is Beggar-My-Neighbour, which has no choices and in which some deals never end.
"""

from __future__ import annotations

from cardlab.games.egyptian_war.forecast import EgyptianWarForecast
from cardlab.games.egyptian_war.judgement import EgyptianWarJudgement
from cardlab.games.egyptian_war.presentation import EgyptianWarPresentation
from cardlab.games.egyptian_war.rulebook import EgyptianWar

__all__ = ["EgyptianWar", "EgyptianWarForecast", "EgyptianWarJudgement", "EgyptianWarPresentation"]
