"""Egyptian War: which kernel deals it, with slaps or without them (Beggar-My-Neighbour)."""

from __future__ import annotations

import numpy as np

from cardlab.games.egyptian_war import EgyptianWar
from cardlab.lab.fast import beggar, beggars, slaps
from cardlab.lab.fast.instructions import U64
from cardlab.lab.fast.war_turn import Ints


def deal(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Play matches."""
    return (with_slaps if game.snaps else without_slaps)(game, bots, at_most, seed, first, count)


def with_slaps(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Whose hand comes first decides."""
    found = slaps.dealt(game, bots, at_most, seed, first, count)
    return {
        "winner": found[slaps.WINNER],
        "actions": found[slaps.ACTIONS],
        "turns": found[slaps.TURNS],
        "piles_taken": found[slaps.PILES],
        "answered": found[slaps.ANSWERED],
        "snaps": found[slaps.SNAPS],
        "false_slaps": found[slaps.FALSE_SLAPS],
    }


def without_slaps(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Nobody chooses anything, whoever the bots are."""
    rules = beggars.rules_of(game, at_most)
    pack = np.array([beggars.number_of(card) for card in game.pack()], np.uint16)
    found = np.empty((beggars.ROWS, count), np.int64)
    play = beggar.play if game.players == 2 and game.packs == 1 else beggars.play
    play(rules, beggars.new_memory(rules, len(pack)), pack, U64(seed), U64(first), found)
    nothing = np.zeros(count, np.int64)
    return {
        "winner": found[beggars.WINNER],
        "actions": found[beggars.TURNS],
        "turns": found[beggars.TURNS],
        "piles_taken": found[beggars.PILES],
        "answered": found[beggars.ANSWERED],
        "snaps": nothing,
        "false_slaps": nothing,
    }
