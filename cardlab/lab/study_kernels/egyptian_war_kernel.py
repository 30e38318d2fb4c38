"""The study kernel of Egyptian War. It picks the compiled loop for the options: slaps, or Beggar-My-Neighbour."""

from __future__ import annotations

import numpy as np

from cardlab.games.egyptian_war import EgyptianWar
from cardlab.lab.study_kernels import beggar_my_neighbour, beggar_my_neighbour_two_players, egyptian_war_slaps
from cardlab.lab.study_kernels.cpu_instructions import U64
from cardlab.lab.study_kernels.war_turn import Ints


def play_matches(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches."""
    return (with_slaps if game.snaps else without_slaps)(game, bots, at_most, seed, first, count)


def with_slaps(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Deals matches in which the first hand to slap wins the pile."""
    found = egyptian_war_slaps.dealt(game, bots, at_most, seed, first, count)
    return {
        "winner": found[egyptian_war_slaps.WINNER],
        "actions": found[egyptian_war_slaps.ACTIONS],
        "turns": found[egyptian_war_slaps.TURNS],
        "piles_taken": found[egyptian_war_slaps.PILES],
        "answered": found[egyptian_war_slaps.ANSWERED],
        "snaps": found[egyptian_war_slaps.SNAPS],
        "false_slaps": found[egyptian_war_slaps.FALSE_SLAPS],
    }


def without_slaps(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Deals Beggar-My-Neighbour, which has no choices."""
    options = beggar_my_neighbour.encode_options(game, at_most)
    pack = np.array([beggar_my_neighbour.number_of(card) for card in game.pack()], np.uint16)
    found = np.empty((beggar_my_neighbour.ROWS, count), np.int64)
    play = beggar_my_neighbour_two_players.play if game.players == 2 and game.packs == 1 else beggar_my_neighbour.play
    play(options, beggar_my_neighbour.new_memory(options, len(pack)), pack, U64(seed), U64(first), found)
    nothing = np.zeros(count, np.int64)
    return {
        "winner": found[beggar_my_neighbour.WINNER],
        "actions": found[beggar_my_neighbour.TURNS],
        "turns": found[beggar_my_neighbour.TURNS],
        "piles_taken": found[beggar_my_neighbour.PILES],
        "answered": found[beggar_my_neighbour.ANSWERED],
        "snaps": nothing,
        "false_slaps": nothing,
    }
