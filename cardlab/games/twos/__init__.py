"""The Game of Twos: get rid of your cards; a combination is beaten only by a higher one of as many cards. Twos rank highest."""

from __future__ import annotations

from cardlab.games.twos.judgement import TwosJudgement
from cardlab.games.twos.presentation import TwosPresentation
from cardlab.games.twos.rulebook import Twos

__all__ = ["Twos", "TwosJudgement", "TwosPresentation"]
