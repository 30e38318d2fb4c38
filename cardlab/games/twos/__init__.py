"""The Game of Twos: get rid of your cards; a combination is beaten only by a higher one of as many cards. Twos rank highest.

The rulebook is `combinations`, `table` (options, cut, deal) and `rules` (a hand), to be read in this order.
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.twos.advice import TwosAdvice


@game(
    "twos",
    presets={
        "book": {},
        "thirteen": {"deal": "thirteen"},
        "hong_kong": {
            "direction": "counterclockwise",
            "straights": "twos_high",
            "flush": "high_card",
            "penalty": "by_count",
            "leftover": "to_lowest",
        },
        "fifty": {"penalty": "by_count", "target": 50, "hands": 0},
    },
)
class Twos(TwosAdvice):
    """Two to four players, one pack. The first whose hand is empty wins the hand; the others pay for what they hold."""
