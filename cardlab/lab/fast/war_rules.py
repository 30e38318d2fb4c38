"""What the kernels of War and its family are told and what they find, as numbers; it is known before any of them is loaded."""

from __future__ import annotations

from typing import NamedTuple

JOKER = 15
HIGHEST, SUM, DIFFERENCE, LEAST_DIFFERENCE = range(4)
"""What is compared of the cards that are turned up."""
SHUFFLED, COIN, WINNER_FIRST, LOSER_FIRST, PLAYED = range(5)
"""How won cards are picked up."""
STAY, LEAVE_FACE_UP, LEAVE = range(3)
"""What won cards of the smallest rank do (Speed War)."""
WINNER, TURNS, WARS_ROW, AGAIN_ROW, JOKERS_ROW, ASIDE_ROW, LEVEL_ROW, CARDS_ROW = range(8)
"""Rows of what a kernel finds; from the last one on the cards of each player."""
WON_ROW = CARDS_ROW + 2
"""The first of two rows that a kernel for two finds besides: 1 where a player has won."""
TABLE_BYTES = 4096
"""At least as many as a table of a kernel needs."""


class Rules(NamedTuple):
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
