"""The Game of Twos: get rid of your cards. Only a higher combination with the same number of cards beats one. Twos rank
highest.
"""

from __future__ import annotations

from cardlab.games.twos.judgement import TwosJudgement
from cardlab.games.twos.presentation import TwosPresentation
from cardlab.games.twos.rulebook import Twos

__all__ = ["Twos", "TwosJudgement", "TwosPresentation"]
