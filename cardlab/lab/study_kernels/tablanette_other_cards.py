"""The cards of Tablanette that are not on the table, for its study kernel: hands, won cards and stock. It deals too."""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from cardlab.games.tablanette.actions import HAND, LAID_OUT
from cardlab.lab.study_kernels.compiler import helper, inlined
from cardlab.lab.study_kernels.cpu_instructions import Cards
from cardlab.lab.study_kernels.tablanette_option_codes import TablanetteOptions
from cardlab.lab.study_kernels.tablanette_table_cards import LYING, NEXT, TableCards, clear, first_of, lay, number_of, take_away
from cardlab.lab.study_kernels.war_turn import Ints

PACK, JACKS = 52, 4
WON, SWEPT, DISCARD = 0, 2, 4
"""The piles: the cards that the first player has won, and has swept, each followed by that of the second; and the discards."""
PILES = 5


class OtherCards(Protocol):
    """The cards of a match, in one record.

    Attributes:
        hands: The cards of each player.
        held: Their numbers.
        piles: The cards that were taken from the table, the lowest of each pile first: see `WON`.
        heights: The number of cards in each pile.
        pack: All cards before a hand; then the stock, at its end.
    """

    hands: Ints
    held: Ints
    piles: Ints
    heights: Ints
    pack: Cards


OTHER_CARDS = np.dtype(
    [
        ("hands", np.int64, (2, HAND)),
        ("held", np.int64, (2,)),
        ("piles", np.int64, (PILES, PACK)),
        ("heights", np.int64, (PILES,)),
        ("pack", np.uint16, (PACK + JACKS,)),
    ]
)


def new_other_cards() -> OtherCards:
    """Allocates space for one match at a time."""
    return cast(OtherCards, np.zeros(1, OTHER_CARDS).view(np.recarray)[0])


# ------------------------------------------------------------------------------------------------ the deal


@helper
def deal_six(others: OtherCards, first: int, top: int) -> None:
    """Deals six cards each from a place in the pack on, one at a time."""
    for card in range(2 * HAND):
        others.hands[first ^ (card & 1), card // 2] = others.pack[top + card]
    others.held[:] = HAND


@helper
def lay_out(options: TablanetteOptions, others: OtherCards, table: TableCards) -> int:
    """Lays four cards on the table. A jack that sweeps goes under the stock. Returns: Where in the pack the stock begins."""
    top, end = 2 * HAND, PACK
    clear(table)
    while table.lie[NEXT] < LAID_OUT:
        card = others.pack[top]
        top += 1
        if options.goals[card]:
            lay(table, card, options.values[card], options.most)
        else:
            others.pack[end] = card
            end += 1
    return top


@helper
def deal_hand(options: TablanetteOptions, others: OtherCards, table: TableCards, first: int) -> int:
    """Deals six cards each, and four on the table. Returns: Where in the pack the stock begins."""
    others.heights[:] = 0
    deal_six(others, first, 0)
    return int(lay_out(options, others, table))


@helper
def gather(others: OtherCards, table: TableCards) -> None:
    """Puts all cards into the pack again, in the order in which they lay elsewhere."""
    n = 0
    for pile in range(PILES):
        left = table.lie[LYING] if pile == DISCARD else 0  # the remaining cards come before the discard pile
        while left:
            others.pack[n] = table.came[first_of(left)]
            left &= left - 1
            n += 1
        for place in range(others.heights[pile] - 1, -1, -1):
            others.pack[n] = others.piles[pile, place]
            n += 1


# ------------------------------------------------------------------------------------------------ a play


@inlined
def play_from_hand(others: OtherCards, player: int, place: int) -> int:
    """Removes a card from the hand."""
    card = int(others.hands[player, place])
    others.held[player] -= 1
    for after in range(place, others.held[player]):
        others.hands[player, after] = others.hands[player, after + 1]
    return card


@inlined
def put(others: OtherCards, pile: int, card: int) -> None:
    """Puts a card on top of a pile."""
    others.piles[pile, others.heights[pile]] = card
    others.heights[pile] += 1


@helper
def gain_cards(others: OtherCards, table: TableCards, pile: int, cards: int) -> None:
    """Moves cards from the table onto a pile, the first of them on top."""
    at, left = others.heights[pile] + number_of(cards), cards
    others.heights[pile] = at
    while left:
        at -= 1
        others.piles[pile, at] = table.came[first_of(left)]
        left &= left - 1
    take_away(table, cards)
