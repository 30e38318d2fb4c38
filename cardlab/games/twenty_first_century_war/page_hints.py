"""Hints for the page of 21st Century War."""

from __future__ import annotations

from cardlab.authoring import Card, PageHints
from cardlab.games.twenty_first_century_war.rulebook import VALUE, TwentyFirstCenturyWar


class TwentyFirstCenturyWarPageHints(PageHints, game=TwentyFirstCenturyWar):
    """Hints for a page."""

    game: TwentyFirstCenturyWar

    landmarks = ("tie.hand", "tie.draw")
    celebrations = ("tie.win",)
    shows = ("total", "turns")
    touches = {"draw": "pile"}

    def number_on(self, card: Card) -> int:
        return VALUE[card.rank]
