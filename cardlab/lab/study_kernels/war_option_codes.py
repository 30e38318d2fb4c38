"""Encodes the options and figures of War and related games as numbers, and chooses the compiled loop for the options.

This module does not load numba, because a study uses it before it knows whether a kernel pays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

JOKER = 15
MOST_CARDS = 112
"""At least the number of cards in any standard pack: two packs with four jokers."""
HIGHEST, SUM, DIFFERENCE, LEAST_DIFFERENCE = range(4)
"""The ways to compare the cards that turn up."""
SHUFFLED, COIN, WINNER_FIRST, LOSER_FIRST, PLAYED = range(5)
"""The orders in which won cards are picked up."""
LOSE, LAST_CARD_STAYS, LAST_CARD_FIGHTS = range(3)
"""The rules for a player with too few cards."""
STAY, LEAVE_FACE_UP, LEAVE = range(3)
"""The rules for won cards of the smallest rank (Speed War)."""
WINNER, TURNS, WARS_ROW, AGAIN_ROW, JOKERS_ROW, ASIDE_ROW, LEVEL_ROW, CARDS_ROW = range(8)
"""Rows of a kernel's results; from the last one on, the cards of each player."""
FOR_TWO = {
    "war": ("war_loop_two_players", ("shuffled", "coin", "winner_first", "loser_first")),
    **dict.fromkeys(("addition_war", "subtraction_war"), ("war_loop_sums_two_players", ("shuffled",))),
}
"""Slug -> the module that plays it for two players, and the pick-up orders that it supports."""


def for_two(game: Any) -> str:
    """Returns the module whose loop plays a game with these options for two players; "" for the loop with all options."""
    name, orders = FOR_TWO.get(game.slug, ("", ()))
    fits = game.players == 2 and game.pickup_order in orders and len(set(game.numbers.values)) < JOKER
    return name if name and fits else ""


class WarOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        players: The number of players.
        up, down: The number of cards that come up, and in a war down before that.
        compare: The comparison: `HIGHEST` and so on.
        pickup: The order in which won cards are picked up: `SHUFFLED` and so on.
        run_out: The rule for too few cards: `LOSE` and so on.
        tied: Whether only tied players join a war.
        leaving: The rule for the smallest rank: `STAY` and so on.
        room: The length of a tape.
        limit: The number of turns after which a match is stopped.
        most_cards: Whether the player with the most cards then wins.
        repeats: Whether a repeated position ends it.
        dealt: The number of cards dealt; the others are set aside.
        sizes: The sizes of the packets of a study that begins in a position; all 0 if the cards are dealt.
        above: The number of cards of that position before the ones to shuffle.
        below: The number of cards up to the end of those to shuffle.
    """

    players: int
    up: int
    down: int
    compare: int
    pickup: int
    run_out: int
    tied: bool
    leaving: int
    room: int
    limit: int
    most_cards: bool
    repeats: bool
    dealt: int
    sizes: tuple[int, int, int, int]
    above: int
    below: int
