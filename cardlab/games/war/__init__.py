"""War: turn up a card each; the higher one takes both; equal cards go to war. Nobody decides anything.

Games of its family turn up several cards and compare what they are worth together (`up`, `strength` and the facts), have
cards that start a war whatever lies there (`strengths`, `equal`), or share the won cards out otherwise (`share_out`).
The rulebook is `table` (options, what is compared, deal) and `rules` (the turn, who gets the cards, the end).
"""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.war.rules import Stays, WarRules
from cardlab.games.war.table import DEAL, PACKET, RANK, ROW, TURN, Turn

__all__ = ["DEAL", "PACKET", "RANK", "ROW", "TURN", "Stays", "Turn", "War"]


@game(
    "war",
    presets={
        "printed_1": {},
        "printed_2": {"run_out": "last_card_stays"},
        "book": {},
        "three_down": {"war_down": 3},
        "endless": {"pickup_order": "played"},
        "lesson": {"max_turns": 60, "on_limit": "most_cards"},
    },
)
class War(WarRules):
    """The options are explained in the message file of the game."""
