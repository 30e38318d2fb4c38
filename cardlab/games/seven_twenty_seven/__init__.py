"""The Game of 727: be nearest to 7, or nearest to 27. Courts are a half, aces 1 or 11; bet, ask for cards, show.

The rulebook is `table` (options, cards), `rules` (deal, bets, cards) and `showdown`, to be read in this order.
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.seven_twenty_seven.advice import SevenTwentySevenAdvice
from cardlab.games.seven_twenty_seven.hands import GOALS, HALVES, nearest, points, totals
from cardlab.games.seven_twenty_seven.pot import shares

__all__ = ["GOALS", "HALVES", "SevenTwentySeven", "nearest", "points", "shares", "totals"]


@game(
    "seven_twenty_seven",
    presets={
        "book": {},
        "ask_first": {"first": "ask"},
        "no_bust": {"over": "out_at_once", "extra_card": "up"},
        "under_first": {"sides": "under_first", "extra_card": "up"},
        "one_end": {"ends": "one_end"},
        "no_betting": {"max_bet": 0},
    },
)
class SevenTwentySeven(SevenTwentySevenAdvice):
    """Stakes are counters. Half points inside, points on the table."""
