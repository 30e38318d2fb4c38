"""21st Century War: draw four cards and choose in secret which of them go together. The greatest total takes all."""

from __future__ import annotations

from cardlab.games.twenty_first_century_war.judgement import TwentyFirstCenturyWarJudgement
from cardlab.games.twenty_first_century_war.presentation import TwentyFirstCenturyWarPresentation
from cardlab.games.twenty_first_century_war.rulebook import TwentyFirstCenturyWar

__all__ = ["TwentyFirstCenturyWar", "TwentyFirstCenturyWarJudgement", "TwentyFirstCenturyWarPresentation"]
