"""The Game of 727: be nearest to 7, or nearest to 27. Courts are a half, aces 1 or 11; bet, ask for cards, show."""

from cardlab.games.seven_twenty_seven.game import SevenTwentySeven
from cardlab.games.seven_twenty_seven.hands import GOALS, HALVES, nearest, points, totals
from cardlab.games.seven_twenty_seven.pot import shares

__all__ = ["GOALS", "HALVES", "SevenTwentySeven", "nearest", "points", "shares", "totals"]
