"""How a page presents 21st Century War."""

from __future__ import annotations

from cardlab.authoring import Card, Presentation, Progress, View
from cardlab.games.twenty_first_century_war.rulebook import VALUE, TwentyFirstCenturyWar


class TwentyFirstCenturyWarPresentation(Presentation, game=TwentyFirstCenturyWar):
    """How a page presents the game."""

    game: TwentyFirstCenturyWar

    landmarks = ("tie.hand", "tie.draw")
    celebrations = ("tie.win",)
    shows = ("total", "turns")
    runs = True
    touches = {"draw": "pile"}
    drags = {"draw": ("pile", "hand"), "play": ("hand", "chosen"), "tie": ("hand", "chosen")}

    def number_on(self, card: Card) -> int:
        return VALUE[card.rank]

    def progress(self, view: View) -> Progress | None:
        return self.counted_turns(view) if self.game.on_limit == "most_cards" else None
