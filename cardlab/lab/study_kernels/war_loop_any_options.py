"""The compiled loop of War and related games, with any options and up to four players.

The loops for two players are faster, and play the studies that they support.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards, Whole
from cardlab.lab.study_kernels.rng import match_seed, stream
from cardlab.lab.study_kernels.study_kernel import POSITION_SLOTS
from cardlab.lab.study_kernels.war_option_codes import (
    AGAIN_ROW,
    ASIDE_ROW,
    CARDS_ROW,
    JOKERS_ROW,
    LEVEL_ROW,
    TURNS,
    WARS_ROW,
    WINNER,
    WarOptions,
)
from cardlab.lab.study_kernels.war_turn import AGAIN, ASIDE, JOKERS, LEVEL, POT, WARS, Ints, WarRecord, deal, turn

GOES_ON = -2


class History(NamedTuple):
    """Earlier positions of the packets, which are still on their tapes.

    Attributes:
        head, tail: Turn and player -> where the packet began and ended.
        slots: Key of a position -> the turn after which it first occurred, from 1; 0 for none. If several have the same key,
            the next free slot is taken.
    """

    head: Ints
    tail: Ints
    slots: NDArray[np.int32]


def new_history(options: WarOptions) -> History:
    """Allocates space for the positions of a match, or none if they are not compared."""
    turns = options.limit + 1 if options.repeats else 1
    size = (turns, options.players)
    return History(
        np.empty(size, np.int64), np.empty(size, np.int64), np.zeros(POSITION_SLOTS if options.repeats else 1, np.int32)
    )


@helper
def key(options: WarOptions, record: WarRecord, packets: Cards) -> int:
    """Returns a number for the position of the packets, from their sizes and the two cards at either end."""
    # Two cards at either end are enough: packets that differ only in the middle are rare, and `lay_so` distinguishes them.
    found = 0
    for player in range(options.players):
        head, tail = record.head[player], record.tail[player]
        found = found * 31 + tail - head
        for place in range(min(2, tail - head)):
            found = found * 1009 + packets[head + place]
            found = found * 1013 + packets[tail - 1 - place]
    return (found ^ (found >> 17)) & (POSITION_SLOTS - 1)


@helper
def lay_so(options: WarOptions, record: WarRecord, packets: Cards, history: History, turns: int) -> bool:
    """Whether all packets were in the current position after `turns` turns."""
    for player in range(options.players):
        then, now = history.head[turns, player], record.head[player]
        n = record.tail[player] - now
        if history.tail[turns, player] - then != n:
            return False
        for place in range(n):
            if packets[then + place] != packets[now + place]:
                return False
    return True


@helper
def comes_back(options: WarOptions, record: WarRecord, packets: Cards, history: History, turns: int) -> bool:
    """Whether the position occurred before; if not, remembers it.

    A position with cards in the pot never comes back, because a player who has lost them there is out of the game.
    """
    if record.counts[POT]:
        return False
    # The search ends: a kernel plays no match with more positions than slots (`WarStudyKernel.fits`), so one is always free.
    slot = key(options, record, packets)
    while history.slots[slot]:
        if lay_so(options, record, packets, history, history.slots[slot] - 1):
            return True
        slot = (slot + 1) & (POSITION_SLOTS - 1)
    history.slots[slot] = turns + 1
    for player in range(options.players):
        history.head[turns, player] = record.head[player]
        history.tail[turns, player] = record.tail[player]
    return False


@inlined
def alone(options: WarOptions, record: WarRecord) -> int:
    """Returns the number of the only player who has cards, or `GOES_ON`."""
    found = GOES_ON
    for player in range(options.players):
        if record.head[player] < record.tail[player]:
            if found != GOES_ON:
                return GOES_ON
            found = player + 1
    return found


@inlined
def at_the_limit(options: WarOptions, record: WarRecord) -> int:
    """Returns the result of a match at its limit."""
    if not options.most_cards:
        return NOT_ENDED
    most, winner = 0, NOBODY
    for player in range(options.players):
        n = record.tail[player] - record.head[player]
        if n > most:
            most, winner = n, player + 1
        elif n == most:
            winner = NOBODY
    return winner


@inlined
def record_match(options: WarOptions, record: WarRecord, found: Ints, match: int, winner: int, turns: Whole) -> None:
    """Records the results of a match."""
    found[WINNER, match] = winner
    found[TURNS, match] = turns
    found[WARS_ROW, match] = record.counts[WARS]
    found[AGAIN_ROW, match] = record.counts[AGAIN]
    found[JOKERS_ROW, match] = record.counts[JOKERS]
    found[ASIDE_ROW, match] = record.counts[ASIDE]
    found[LEVEL_ROW, match] = record.counts[LEVEL]
    for player in range(options.players):
        found[CARDS_ROW + player, match] = record.tail[player] - record.head[player]


@kernel
def play(
    options: WarOptions, record: WarRecord, packets: Cards, history: History, pack: Cards, study: U64, first: U64, found: Ints
) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns."""
    order = np.empty_like(pack)
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for place in range(len(pack)):
            order[place] = pack[place]
        deal(options, record, packets, order, stream(seed, U64(0)))  # stream 0 deals, stream n shuffles in turn n
        turns = 0
        winner = GOES_ON
        if options.repeats:
            for slot in range(POSITION_SLOTS):
                history.slots[slot] = 0
            comes_back(options, record, packets, history, 0)
        while winner == GOES_ON:
            draw = turn(options, record, packets, stream(seed, U64(turns + 1)))
            turns += 1
            winner = NOBODY if draw else alone(options, record)
            if winner == GOES_ON and options.repeats and comes_back(options, record, packets, history, turns):
                winner = NOT_ENDED
            if winner == GOES_ON and turns >= options.limit:
                winner = at_the_limit(options, record)
        record_match(options, record, found, match, winner, turns)
