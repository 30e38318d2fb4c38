"""Casualty War: turn up three cards each and add them; cards that match go to war, and four of a number leave the game.

Nobody decides anything. Packets, values, the order of won cards and the end are those of Addition War.
The rulebook is `table` and `rules`.
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.casualty_war.rules import CasualtyRules


@game(
    "casualty_war",
    presets={
        "printed": {},
        "simple": {"match_in_war": "sums", "split_wars": "each_keeps", "casualties_in_play": False},
        "one_pack": {"packs": 1},
    },
)
class CasualtyWar(CasualtyRules):
    """The options are explained in the message file of the game."""
