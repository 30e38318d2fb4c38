"""Plays a turn of War and related games for the study kernels, with all options; see `cardlab.games.war` for the rules.

Cards are numbers. The lower eight bits are compared; the upper ones distinguish equal cards if that matters. Each packet lies
on a tape. Cards are taken at its head and put on at its tail, and the tape is long enough for a whole match. So nothing ever
wraps around, and earlier positions of a packet can still be read.
"""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from cardlab.lab.study_kernels.compiler import helper, inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards
from cardlab.lab.study_kernels.rng import ONE, below, shuffle
from cardlab.lab.study_kernels.war_option_codes import (
    COIN,
    DIFFERENCE,
    HIGHEST,
    JOKER,
    LAST_CARD_FIGHTS,
    LAST_CARD_STAYS,
    LEAVE_FACE_UP,
    LOSE,
    LOSER_FIRST,
    MOST_CARDS,
    PLAYED,
    SHUFFLED,
    STAY,
    SUM,
    WINNER_FIRST,
    WarOptions,
)

Ints = NDArray[np.int64]

PLAYERS = 4
VALUES = 16
WARS, AGAIN, JOKERS, ASIDE, LEVEL, POT, COUNTS = range(7)
"""Indices of `Record.counts`: wars, wars that went on, wars that a joker started, cards set aside, the smallest rank, cards in
the pot; and the number of indices.
"""


class WarRecord(Protocol):
    """The cards and counters of one match, all in one record.

    Attributes:
        head, tail: For each player, where on the tapes the packet begins and ends.
        rows, face_down, laid: Each player's row of this turn: the cards, whether they lie face down, and their number.
        shown, shows: The cards that each fights with, and their number.
        again: Whether each fights once more with cards that lay there before.
        fighters, best: The players who fight, and those among them who are strongest.
        pot, won: Cards that wait for a winner, and those that are picked up.
        left: The number of cards of each value in the game.
        counts: The counts: see `WARS` and so on.
    """

    head: Ints
    tail: Ints
    rows: Cards
    face_down: Cards
    laid: Ints
    shown: Cards
    shows: Ints
    again: Ints
    fighters: Ints
    best: Ints
    pot: Cards
    won: Cards
    left: Ints
    counts: Ints


RECORD = np.dtype(
    [
        *((name, np.int64, (PLAYERS,)) for name in ("head", "tail", "laid", "shows", "again", "fighters", "best")),
        *((name, np.uint16, (PLAYERS, MOST_CARDS)) for name in ("rows", "face_down")),
        ("shown", np.uint16, (PLAYERS, 2)),
        *((name, np.uint16, (MOST_CARDS,)) for name in ("pot", "won")),
        ("left", np.int64, (VALUES,)),
        ("counts", np.int64, (COUNTS,)),
    ]
)
"""One record, so that machine code passes one address, and not fourteen arrays that must each be reference-counted."""


def new_record() -> WarRecord:
    """Allocates space for the counters of a match."""
    return cast(WarRecord, np.zeros(1, RECORD).view(np.recarray)[0])


def new_packets(options: WarOptions) -> Cards:
    """Allocates the tapes, one after the other."""
    return np.empty(options.players * options.room, np.uint16)


@inlined
def deal(options: WarOptions, record: WarRecord, packets: Cards, pack: Cards, seed: U64) -> None:
    """Shuffles the pack and deals one card at a time, each on top of the packet. If a study begins in a position, the pack has
    its cards in the order of the packets.
    """
    shuffle(pack, U64(options.above), U64(options.below - options.above), seed)
    n = options.players
    is_laid = options.sizes[0] + options.sizes[1] + options.sizes[2] + options.sizes[3] > 0
    card = 0
    for player in range(n if is_laid else 0):
        start = player * options.room
        for place in range(options.sizes[player]):
            packets[start + place] = pack[card + place]
        card += options.sizes[player]
        record.head[player], record.tail[player] = start, start + options.sizes[player]
    # The top of a packet is the card that was dealt to it last, so each packet is read from the end of the pack.
    player = (options.dealt - 1) % n
    for behind in range(0 if is_laid else n):
        start = place = player * options.room
        card = options.dealt - 1 - behind
        while card >= 0:
            packets[place] = pack[card]
            place += 1
            card -= n
        record.head[player], record.tail[player] = start, place
        player = player - 1 if player else n - 1
    for what in range(COUNTS):
        record.counts[what] = 0
    record.counts[LEVEL] = 2
    record.counts[ASIDE] = len(pack) - options.dealt
    if options.leaving != STAY:
        for what in range(VALUES):
            record.left[what] = 0
        for place in range(options.dealt):
            record.left[pack[place] & 255] += 1


@helper
def value(card: int) -> int:
    """Returns the number to compare for a card."""
    return int(card) & 255


@helper
def strength(options: WarOptions, record: WarRecord, player: int) -> int:
    """Returns the number to compare for the cards that a player fights with."""
    first = value(record.shown[player, 0])
    if options.compare == HIGHEST:
        return 0 if first == JOKER else first
    second = value(record.shown[player, 1]) if record.shows[player] > 1 else 0
    if options.compare == SUM:
        return first + second
    difference = abs(first - second)
    return difference if options.compare == DIFFERENCE else -difference


@helper
def strongest(options: WarOptions, record: WarRecord, n: int) -> int:
    """Finds the best of n fighters. Returns: How many are equally good."""
    joker = False
    for place in range(n):
        player = record.fighters[place]
        joker = joker or (options.compare == HIGHEST and value(record.shown[player, 0]) == JOKER and not record.again[player])
    most, equal = -VALUES, 0
    for place in range(n):
        player = record.fighters[place]
        strong = 0 if joker else strength(options, record, player)
        if strong > most:
            most, equal = strong, 0
        if strong == most:
            record.best[equal] = player
            equal += 1
    record.counts[JOKERS] += joker
    return 0 if joker else equal


@helper
def put_down(options: WarOptions, record: WarRecord, packets: Cards, player: int, n: int, down: int) -> None:
    """Lets a player lay n more cards, the first of them face down."""
    head, laid = record.head[player], record.laid[player]
    for place in range(n):
        record.rows[player, laid + place] = packets[head + place]
        record.face_down[player, laid + place] = place < down
    record.head[player] += n
    record.laid[player] += n


@helper
def show(record: WarRecord, packets: Cards, player: int, start: int, n: int) -> None:
    """Records that a player fights with these n cards of the packet."""
    for place in range(n):
        record.shown[player, place] = packets[start + place]
    record.shows[player] = n
    record.again[player] = 0


@helper
def keep_those_with_cards(record: WarRecord, n: int) -> int:
    """Drops those of n fighters who have no card left. Returns: How many fight on."""
    left = 0
    for place in range(n):
        player = record.fighters[place]
        if record.head[player] < record.tail[player]:
            record.fighters[left] = player
            left += 1
    return left


@helper
def lay(options: WarOptions, record: WarRecord, packets: Cards, n: int, down: int) -> int:
    """Lets all n fighters lay `down` cards and then those that come up. Returns: How many of them fight on."""
    need = down + options.up
    short = 0
    for place in range(n):
        player = record.fighters[place]
        have = record.tail[player] - record.head[player]
        short += have < need
        if have >= need:
            show(record, packets, player, record.head[player] + down, options.up)
    if short and options.run_out == LAST_CARD_FIGHTS:
        n = keep_those_with_cards(record, n)
        if n < 2:
            return n
    if options.run_out != LOSE or not short:
        for place in range(n):
            player = record.fighters[place]
            have = record.tail[player] - record.head[player]
            if have >= need:
                put_down(options, record, packets, player, need, down)
            elif have:
                last = min(have, options.up)
                show(record, packets, player, record.tail[player] - last, last)
                put_down(options, record, packets, player, have, min(down, have - last))
            else:
                record.again[player] = 1
        return n
    # Somebody is short of cards, and drops out when they run out, so all lay one card at a time.
    for step in range(need):
        n = keep_those_with_cards(record, n)
        if n < 2:
            return n
        for place in range(n):
            put_down(options, record, packets, record.fighters[place], 1, step < down)
    return n


@helper
def gather(options: WarOptions, record: WarRecord, order: int, winner: int) -> int:
    """Collects the cards in the pot and in the rows. Returns: Their number."""
    pot, n = int(record.counts[POT]), options.players
    for place in range(pot):
        record.won[place] = record.pot[place]
    total = pot
    record.counts[POT] = 0
    if order == PLAYED:
        longest = 0
        for player in range(n):
            longest = max(longest, record.laid[player])
        for place in range(longest):
            for player in range(n):
                if place < record.laid[player]:
                    record.won[total] = record.rows[player, place]
                    total += 1
    else:
        for step in range(n):
            player = (winner + step + (order == LOSER_FIRST)) % n
            for place in range(record.laid[player]):
                record.won[total] = record.rows[player, place]
                total += 1
    return total


@helper
def pick_up(options: WarOptions, record: WarRecord, packets: Cards, winner: int, state: U64, leaving: int) -> None:
    """Gives the cards in the pot and in the rows to the winner. Cards of the value `leaving` go out of the game."""
    order = options.pickup
    if order == COIN:
        order = WINNER_FIRST if below(state, U64(2)) == ONE else LOSER_FIRST
    gone = 0
    if leaving:
        gone = set_aside(options, record, leaving)
    total = gather(options, record, order, winner)
    if order == SHUFFLED:
        # Cards that leave are marked, and shuffled with the others, so that the same state gives the same order.
        shuffle(record.won, U64(0), U64(total), state)
    tail = record.tail[winner]
    for place in range(total):
        if record.won[place]:
            packets[tail] = record.won[place]
            tail += 1
    record.tail[winner] = tail
    record.counts[ASIDE] += gone


@helper
def set_aside(options: WarOptions, record: WarRecord, leaving: int) -> int:
    """Marks the cards of a value that leave the game with 0. Returns: Their number."""
    gone = 0
    for place in range(record.counts[POT]):  # they lie face up
        if value(record.pot[place]) == leaving:
            record.pot[place] = 0
            gone += 1
    for player in range(options.players):
        for place in range(record.laid[player]):
            hidden = options.leaving == LEAVE_FACE_UP and record.face_down[player, place]
            if value(record.rows[player, place]) == leaving and not hidden:
                record.rows[player, place] = 0
                gone += 1
    record.left[leaving] -= gone
    return gone


@helper
def take(options: WarOptions, record: WarRecord, packets: Cards, winner: int, state: U64) -> None:
    """Settles a turn that a player has won."""
    if options.leaving == STAY:
        pick_up(options, record, packets, winner, state, 0)
        return
    # The last rank in the game stays: without it nobody would have a card.
    level = record.counts[LEVEL]
    only = True
    for other in range(VALUES):
        only = only and (other == level or not record.left[other])
    pick_up(options, record, packets, winner, state, 0 if only else level)
    while not record.left[record.counts[LEVEL]]:
        record.counts[LEVEL] += 1


@helper
def nobody_wins(options: WarOptions, record: WarRecord, packets: Cards, state: U64) -> bool:
    """Puts the cards into the pot if the best have run out together, or ends the match in a draw. Returns: Whether it is a
    draw.
    """
    left, last = 0, 0
    for player in range(options.players):
        if record.head[player] < record.tail[player]:
            left += 1
            last = player
    if not left:
        return True
    # Nobody has won these cards, so no winner's order applies: they wait in the order in which they were played.
    total = gather(options, record, PLAYED, 0)
    for place in range(total):
        record.pot[place] = record.won[place]
    record.counts[POT] = total
    for player in range(options.players):
        record.laid[player] = 0
    if left == 1:
        pick_up(options, record, packets, last, state, 0)
    return False


@kernel
def turn(options: WarOptions, record: WarRecord, packets: Cards, state: U64) -> bool:
    """Plays a turn with all its wars. Returns: Whether the match is now a draw."""
    n = 0
    for player in range(options.players):
        record.laid[player] = 0
        if record.head[player] < record.tail[player]:
            record.fighters[n] = player
            n += 1
    n = lay(options, record, packets, n, 0)
    war = False
    while n > 1:  # each round lays cards, ends the war, or finds that nobody has any, so it ends
        equal = strongest(options, record, n)
        if equal == 1:
            record.fighters[0] = record.best[0]
            break
        if equal:
            record.counts[AGAIN if war else WARS] += 1
        else:  # with a joker, all are equal
            equal = n
            for place in range(n):
                record.best[place] = record.fighters[place]
        war = True
        cards = 0
        for place in range(equal):
            cards += record.tail[record.best[place]] - record.head[record.best[place]]
        if options.tied:
            n = equal
            for place in range(n):
                record.fighters[place] = record.best[place]
        if options.run_out == LAST_CARD_STAYS and not cards:
            n = 0
            break
        n = lay(options, record, packets, n, options.down)
    if n:
        take(options, record, packets, record.fighters[0], state)
        return False
    return nobody_wins(options, record, packets, state)
