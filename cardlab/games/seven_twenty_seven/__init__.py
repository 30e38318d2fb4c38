"""The Game of 727: be nearest to 7, or nearest to 27. Court cards are a half, aces 1 or 11; bet, ask for cards, show."""

from __future__ import annotations

from cardlab.games.seven_twenty_seven.hands import GOALS, HALVES, nearest, points, totals
from cardlab.games.seven_twenty_seven.judgement import SevenTwentySevenJudgement
from cardlab.games.seven_twenty_seven.pot import shares
from cardlab.games.seven_twenty_seven.presentation import SevenTwentySevenPresentation
from cardlab.games.seven_twenty_seven.rulebook import SevenTwentySeven

__all__ = [
    "GOALS",
    "HALVES",
    "SevenTwentySeven",
    "SevenTwentySevenJudgement",
    "SevenTwentySevenPresentation",
    "nearest",
    "points",
    "shares",
    "totals",
]
