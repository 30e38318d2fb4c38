"""The number of words in the longest match of the games that end after a known number of plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from cardlab.core.game import Game
from cardlab.core.supported_options import supports

MOST_WORDS: Mapping[str, Callable[[Any], int]] = {
    # one word for each card, but for the last card of each player, which is no choice
    "fast_food": lambda game: game.games * 20 - 2 * game.games,
    # in a hand, three words at most for each card that is played, and one for each card that is taken
    "tablanette": lambda game: 4 * 52 * game.max_hands,
    # in a hand, three words at most for each card that is played, and the passes of three others after each play
    "twos": lambda game: 6 * 52 * game.hands,
}
"""Slug -> a number of words that no match exceeds, all players together; 0 if a match may go on for ever."""


def longest(game: Game, most: int) -> int:
    """Returns the number of words after which a match is over for certain, at most the number at which it is cut short."""
    if game.slug in MOST_WORDS and supports(import_module(f"cardlab.bots.fast_states.{game.slug}").OPTIONS, game):
        return min(MOST_WORDS[game.slug](game) or most, most)
    return most
