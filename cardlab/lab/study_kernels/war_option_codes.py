"""Options and figures of War and its family as numbers, and which study kernel deals which options.

This module loads no numba: a study asks it for the kernel before it knows whether a kernel pays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

JOKER = 15
HIGHEST, SUM, DIFFERENCE, LEAST_DIFFERENCE = range(4)
"""The ways to compare the cards that are turned up."""
SHUFFLED, COIN, WINNER_FIRST, LOSER_FIRST, PLAYED = range(5)
"""The orders in which won cards are picked up."""
STAY, LEAVE_FACE_UP, LEAVE = range(3)
"""The rules for won cards of the smallest rank (Speed War)."""
WINNER, TURNS, WARS_ROW, AGAIN_ROW, JOKERS_ROW, ASIDE_ROW, LEVEL_ROW, CARDS_ROW = range(8)
"""Rows of what a kernel finds; from the last one on the cards of each player."""
FOR_TWO = {
    "war": ("war_two_players", ("shuffled", "coin")),
    **dict.fromkeys(("addition_war", "subtraction_war"), ("war_sums_two_players", ("shuffled",))),
}
"""Slug -> the module that deals it to two, and in which orders cards may be picked up for that."""


def for_two(game: Any) -> str:
    """The module whose kernel deals a game with these options to two; empty where the one for all options does."""
    name, orders = FOR_TWO.get(game.slug, ("", ()))
    return name if name and game.players == 2 and game.pickup_order in orders else ""


class WarOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        players: How many.
        up, down: How many cards come up, and in a war down before that.
        compare: What is compared: `HIGHEST` and so on.
        pickup: How won cards are picked up: `SHUFFLED` and so on.
        stays: Whether last cards stay and fight, rather than lose.
        tied: Whether only who is tied joins in a war.
        leaving: What becomes of the smallest rank: `STAY` and so on.
        room: How long a tape is.
        limit: After how many turns a match is stopped.
        most_cards: Whether it then is won by who has the most cards.
        repeats: Whether a position that comes back ends it.
        dealt: How many cards are dealt; the others are set aside.
    """

    players: int
    up: int
    down: int
    compare: int
    pickup: int
    stays: bool
    tied: bool
    leaving: int
    room: int
    limit: int
    most_cards: bool
    repeats: bool
    dealt: int
