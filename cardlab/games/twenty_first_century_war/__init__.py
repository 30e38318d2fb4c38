"""21st Century War: draw four cards, choose in secret which of them go together; the greatest total takes all.

The rulebook is `combinations` and `rules`.
"""

from __future__ import annotations

from cardlab.authoring import Card, game
from cardlab.games.twenty_first_century_war.advice import TwentyFirstCenturyAdvice
from cardlab.games.twenty_first_century_war.rules import VALUE


@game(
    "twenty_first_century_war",
    presets={
        "printed": {},
        "four_players": {"players": 4},
        "strict": {"singles": "last_resort", "two_pairs": False},
        "generous_ace": {"ace_jobs": "many"},
    },
)
class TwentyFirstCenturyWar(TwentyFirstCenturyAdvice):
    """Two to four players share one pack; whoever has all the cards has won."""

    def number_on(self, card: Card) -> int:
        return VALUE[card.rank]
