"""The cards on the table of Tablanette, for its study kernel: the groups that make a number, and the cards that a card may
take.

A card that comes to the table gets the next place, and keeps it. Several cards are a number with a bit for each place. So such
numbers come in the order of the rulebook, which lists ways to take by the order of the cards.

The kernel does not search for groups again before each play. It keeps all sets of cards that add up to at most the highest
goal, with aces as 1, by their sum. A new card joins each set that it does not make too high. A card that leaves takes its sets
with it. A group with an ace also makes ten more; no group has two aces that count 11.
"""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from cardlab.games.tablanette import Tablanette
from cardlab.games.tablanette.sums import HIGHEST, MOST_LISTED
from cardlab.lab.study_kernels.compiler import helper, inlined
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Whole, bit_count, trailing_zeros
from cardlab.lab.study_kernels.tablanette_option_codes import ACE, ELEVEN
from cardlab.lab.study_kernels.war_turn import Ints

LYING, ACES, NEXT = range(3)
"""Indices of `TableCards.lie`."""
PLACES = 52
"""All cards of a hand may come to the table."""


class TableCards(Protocol):
    """The cards on the table, in one record.

    Attributes:
        lie: The cards on the table (`LYING`), the aces among them (`ACES`), and the place of the next card (`NEXT`).
        came: Place -> the card that came there.
        made: Sum -> the number of groups that make it, aces as 1.
        groups: Sum -> these groups, in order.
        each, found, more: Space for the groups that make a number, and for the sets that can be taken.
    """

    lie: Ints
    came: Ints
    made: Ints
    groups: Ints
    each: Ints
    found: Ints
    more: Ints


def most_groups() -> int:
    """Returns how many groups could make one number if all cards lay on the table. At most one jack that counts nothing is
    among them, because the next one takes it.
    """
    game = Tablanette.with_options(jack_in_sums=True)
    ways = [1] + [0] * HIGHEST
    for card in game.pack():
        counts = game.counts[card] if card.rank != "J" or card.suit == "c" else ()
        ways = [ways[total] + sum(ways[total - value] for value in counts if value <= total) for total in range(HIGHEST + 1)]
    return max(ways)


MOST_GROUPS = most_groups()
MOST_FOUND = max(MOST_GROUPS, 2 * MOST_LISTED + 1)
"""Upper limit of sets to find: as many as are listed, doubled by the last group."""
TABLE_CARDS = np.dtype(
    [
        ("lie", np.int64, (3,)),
        ("came", np.int64, (PLACES,)),
        ("made", np.int64, (HIGHEST + 1,)),
        ("groups", np.int64, (HIGHEST + 1, MOST_GROUPS)),
        ("each", np.int64, (MOST_GROUPS,)),
        ("found", np.int64, (MOST_FOUND,)),
        ("more", np.int64, (MOST_FOUND,)),
    ]
)
"""Space for the largest possible table; machine code only touches what it needs."""


def new_table_cards() -> TableCards:
    """Allocates space for one table at a time."""
    return cast(TableCards, np.zeros(1, TABLE_CARDS).view(np.recarray)[0])


@inlined
def number_of(cards: Whole) -> Whole:
    """Returns the number of these cards."""
    return I64(bit_count(U64(cards)))


@inlined
def first_of(cards: Whole) -> Whole:
    """Returns the place of the first of these cards."""
    return I64(trailing_zeros(U64(cards)))


# --------------------------------------------------------------------------------------------- cards on the table


@inlined
def clear(table: TableCards) -> None:
    """Clears the table. The only group, the empty one, makes 0."""
    table.lie[LYING] = table.lie[ACES] = table.lie[NEXT] = 0
    table.made[:] = 0
    table.groups[0, 0], table.made[0] = 0, 1


@helper
def lay(table: TableCards, card: int, value: int, most: int) -> None:
    """Puts a card on the table, and adds it to the groups that may have one more; a negative value joins none."""
    bit = 1 << table.lie[NEXT]
    table.came[table.lie[NEXT]] = card
    table.lie[NEXT] += 1
    table.lie[LYING] |= bit
    if value == ACE:
        table.lie[ACES] |= bit
    if value < 0:
        return
    groups, made = table.groups, table.made
    for total in range(HIGHEST, value - 1, -1):  # the highest first, so that no group is joined twice
        n, without = made[total], total - value
        for place in range(made[without]):
            group = groups[without, place]
            if number_of(group) < most:
                groups[total, n] = group | bit
                n += 1
        made[total] = n


@helper
def take_away(table: TableCards, cards: int) -> None:
    """Removes cards from the table, with the groups that contain them."""
    table.lie[LYING] &= ~cards
    table.lie[ACES] &= ~cards
    if not table.lie[LYING]:
        clear(table)
        return
    groups, made = table.groups, table.made
    for total in range(HIGHEST + 1):
        n = 0
        for place in range(made[total]):
            group = groups[total, place]
            if not group & cards:
                groups[total, n] = group
                n += 1
        made[total] = n


# ------------------------------------------------------------------------------------------------ possible captures


@inlined
def insert(each: Ints, n: Whole, group: int) -> None:
    """Inserts a group among n that are in order."""
    at = n
    while at > 0 and each[at - 1] > group:
        each[at] = each[at - 1]
        at -= 1
    each[at] = group


@inlined
def find_groups(table: TableCards, goal: int) -> Whole:
    """Writes to `each` all groups that make a number, in order. Returns: Their number."""
    groups, made, each = table.groups, table.made, table.each
    n: Whole = made[goal]
    for place in range(n):
        each[place] = groups[goal, place]
    if goal > ELEVEN and table.lie[ACES]:
        for place in range(made[goal - ELEVEN]):
            group = groups[goal - ELEVEN, place]
            if group & table.lie[ACES]:
                insert(each, n, group)
                n += 1
    return n


@inlined
def join(found: Ints, n: int, group: int, more: Ints) -> int:
    """Writes to `more`, in order, the n sets of cards that were found, and those with one more disjoint group. Returns: Their
    number.
    """
    old = new = 0
    for place in range(n):
        if not found[place] & group:
            both = found[place] | group  # the next one is higher: neither has a card of the group
            while old < n and found[old] < both:
                more[new] = found[old]
                old += 1
                new += 1
            old += old < n and found[old] == both
            more[new] = both
            new += 1
    while old < n:
        more[new] = found[old]
        old += 1
        new += 1
    return new


@inlined
def find_ways(table: TableCards, goal: int, many: bool) -> Whole:
    """Writes to `found` everything that a card with a goal may take, in order: a group, and with `many` several disjoint ones,
    up to the limit of the list. Returns: Their number.
    """
    n, each, found, more = find_groups(table, goal), table.each, table.found, table.more
    if n < 2 or not many:
        found[:n] = each[:n]
        return n
    sets = 1
    found[0] = 0
    for place in range(n):
        sets = join(found, sets, each[place], more)
        found[:sets] = more[:sets]
        if sets > MOST_LISTED:
            break
    ways = min(sets - 1, MOST_LISTED)
    for place in range(ways):  # without the empty set
        found[place] = found[place + 1]
    return ways
