"""Egyptian War: aces and pictures must be answered with another one, and whoever sees a pair first may slap the pile.

Without slaps it is Beggar-My-Neighbour, in which nobody decides anything and some deals never end.

The rulebook is `table` (options, deal) and `rules` (a turn).
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.egyptian_war.advice import EgyptianAdvice


@game(
    "egyptian_war",
    presets={
        "house": {},
        "as_printed": {"false_slap": "none", "false_slap_empty": "none"},
        "beggar_my_neighbour": {"snaps": False},
    },
)
class EgyptianWar(EgyptianAdvice):
    """Two to eight players; whoever has all the cards has won."""
