"""The actions of Tablanette, and the numbers of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cardlab.authoring import Action, Card, Deal, card, pack

GOAL = {rank: value for value, rank in enumerate("23456789T", 2)} | {"A": 11, "J": 0, "Q": 13, "K": 14}
"""The sum that a played card takes. An ace is 1 or 11: as 11 it can also take everything that it can take as 1,
which is aces.
"""
TWO_OF_CLUBS, TEN_OF_DIAMONDS = card("2c"), card("Td")
HAND, LAID_OUT, DEALS = 6, 4, 4
FOR_MOST_CARDS = 3
ANY_NUMBER = 52


@dataclass(frozen=True)
class PlayAndTake(Action, verb="play"):
    """``p1 play 4h`` lays a card; ``p1 play Kd take Ac 3d`` takes cards with it. A jack takes everything without naming it."""

    card: Card
    take: tuple[Card, ...] = ()


DEAL = Deal()
taking = lru_cache(maxsize=20_000)(PlayAndTake)
"""Returns the action that takes cards with a card. The same ones come up again and again."""
LAY = {player: {c: PlayAndTake(player, c) for c in pack()} for player in ("p1", "p2")}
"""Each player -> card -> the action that lays it, or plays a jack."""
