"""The study kernel of Egyptian War. It picks the compiled loop for the options: slaps, or Beggar-My-Neighbour."""

from __future__ import annotations

import numpy as np

from cardlab.games.egyptian_war import EgyptianWar
from cardlab.lab.study_kernels import egyptian_war_slaps
from cardlab.lab.study_kernels import egyptian_war_without_slaps as without_slaps_kernel
from cardlab.lab.study_kernels import egyptian_war_without_slaps_two_players as two_players
from cardlab.lab.study_kernels.cpu_instructions import U64
from cardlab.lab.study_kernels.war_turn import Ints


def play_matches(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches."""
    return (with_slaps if game.snaps else without_slaps)(game, bots, at_most, seed, first, count)


def with_slaps(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches in which the first hand to slap wins the pile."""
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
    """Plays Beggar-My-Neighbour, which has no choices."""
    options = without_slaps_kernel.encode_options(game, at_most)
    pack = np.array([without_slaps_kernel.number_of(card) for card in game.pack()], np.uint16)
    found = np.empty((without_slaps_kernel.ROWS, count), np.int64)
    play = two_players.play if game.players == 2 and game.packs == 1 else without_slaps_kernel.play
    play(options, without_slaps_kernel.new_memory(options, len(pack)), pack, U64(seed), U64(first), found)
    nothing = np.zeros(count, np.int64)
    return {
        "winner": found[without_slaps_kernel.WINNER],
        "actions": found[without_slaps_kernel.TURNS],
        "turns": found[without_slaps_kernel.TURNS],
        "piles_taken": found[without_slaps_kernel.PILES],
        "answered": found[without_slaps_kernel.ANSWERED],
        "snaps": nothing,
        "false_slaps": nothing,
    }
