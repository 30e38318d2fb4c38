"""The Markov chain of War with few cards: its states, and where a turn leads from each, and in how many ways.

A packet is a row of heaps. Won cards that were shuffled, or picked up by a coin, are a heap whose order nobody has seen yet.
The order is decided only when a card of it comes up. So a state is a set of equally likely orders, and there are far fewer
states than orders. A position and the same one with the players swapped are also one state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import perm

from cardlab.lab.exact.answers import ExactError

Heap = tuple[int, ...]
"""Ranks, lowest first; their order is undecided."""
Packet = tuple[Heap, ...]
"""Heaps, the top one first."""
State = tuple[Packet, Packet]
Rows = tuple[Heap, Heap]
"""The cards that each player has laid in a turn, in order."""
Result = str | State
"""The end, or the state after a turn: ``first``, ``second`` or ``draw``, or a state."""

MOST_STATES = 50_000
"""The maximum number of states of a chain. More would take too long."""


# ------------------------------------------------------------------------------------------------ a turn


@dataclass(frozen=True)
class SmallWarOptions:
    """The relevant options of War between two players; see `cardlab.games.war.rulebook`.

    Attributes:
        war_down: Cards laid face down in a war.
        run_out: ``lose``, ``last_card_stays`` or ``last_card_fights``.
        pickup_order: ``shuffled`` or ``coin``.
    """

    war_down: int = 1
    run_out: str = "lose"
    pickup_order: str = "shuffled"

    def turn(self, state: State) -> Iterator[tuple[Result, int, int]]:
        """Yields the results of a turn, each with its number of ways, and the number of all ways. A result may come several
        times.
        """
        for left, rows, ways in _laid(state, ((), ()), 1):
            yield from self._compared(left, rows, ways, _orders(state, 1))

    def _compared(self, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        mine, theirs = rows[0][-1], rows[1][-1]
        if mine == theirs:
            yield from self._war(state, rows, ways, of)
        else:
            yield from self._taken(int(theirs > mine), state, rows, ways, of)

    def _war(self, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        """Lets both lay cards, one at a time. A player who cannot is out, or fights with the last cards."""
        have, need = [sum(map(len, packet)) for packet in state], self.war_down + 1
        least = {"lose": need, "last_card_fights": 1}.get(self.run_out, 0)
        if not any(have) or have[0] == have[1] < least:
            yield "draw", ways, of
            return
        is_out = min(have) < least
        n = min(have) if is_out else need
        of *= _orders(state, n)
        for left, laid, more in _laid(state, rows, n):
            if is_out:
                yield from self._taken(int(have[1] > have[0]), left, laid, ways * more, of)
            else:
                yield from self._compared(left, laid, ways * more, of)

    def _taken(self, winner: int, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        """Puts the cards under the winner's packet. A player without cards has then lost."""
        if not state[1 - winner]:
            yield ("first", "second")[winner], ways, of
            return
        together = (tuple(sorted(rows[0] + rows[1])),)
        if self.pickup_order == "shuffled" or len(together[0]) == 2:
            orders: Sequence[Packet] = [together]
        else:
            orders = [tuple((card,) for card in row + after) for row, after in (rows, rows[::-1])]
        for order in orders:
            first, second = state
            yield (first, second + order) if winner else (first + order, second), ways, of * len(orders)


@cache
def share(ways: int, of: int) -> Fraction:
    """Returns a chance. Cached, because the same few come again and again."""
    return Fraction(ways, of)


def _laid(state: State, rows: Rows, n: int) -> Iterator[tuple[State, Rows, int]]:
    """Lets both lay n cards, or all that they have. Yields the remaining packets, the rows, and the number of ways."""
    for mine, own, ways in _drawn(state[0], rows[0], n):
        for theirs, other, more in _drawn(state[1], rows[1], n):
            yield (mine, theirs), (own, other), ways * more


def _drawn(packet: Packet, row: Heap, n: int) -> Iterator[tuple[Packet, Heap, int]]:
    """Yields the top n cards of a packet put on a row, or all of them if there are fewer."""
    if not n or not packet:
        yield packet, row, 1
        return
    heap, under = packet[0], packet[1:]
    for place, card in enumerate(heap):
        if place and heap[place - 1] == card:  # equal ranks are next to each other, and are drawn once for all
            continue
        left = heap[:place] + heap[place + 1 :]
        for then, laid, ways in _drawn((left, *under) if left else under, (*row, card), n - 1):
            yield then, laid, ways * heap.count(card)


def _orders(state: State, n: int) -> int:
    """Returns the number of ways in which both can lay n cards."""
    found = 1
    for packet in state:
        left = n
        for heap in packet:
            taken = min(left, len(heap))
            found, left = found * perm(len(heap), taken), left - taken
    return found


# ------------------------------------------------------------------------------------------------ the chain


class Turns:
    """All states that may follow some states, and where a turn leads from each.

    Of two states that are the same with the players swapped, the lesser stands for both.

    Args:
        options: The options of a turn.
        starts: The possible first states.

    Raises:
        ExactError: There are too many.
    """

    def __init__(self, options: SmallWarOptions, starts: Sequence[State]) -> None:
        self.number: dict[State, int] = {}
        self.steps: list[dict[tuple[int, int], Fraction]] = []
        """For each state: the states after the next turn, as (state, sign) -> chance; see `place`."""
        self.draws: list[Fraction] = []
        """For each state, the chance that the next turn ends in a draw."""
        self.leads: list[Fraction] = []
        """For each state, the chance that the first player wins in the next turn, minus that of the second."""
        self._waiting: list[State] = []
        for start in starts:
            self.place(start)
        while self._waiting:
            self._add(options, self._waiting.pop())

    def place(self, state: State) -> tuple[int, int]:
        """Returns the number of a state, and 1 for this order of players, -1 for the players swapped, 0 if both are
        the same.
        """
        other = state[::-1]
        lesser = min(state, other)
        if lesser not in self.number:
            if len(self.number) == MOST_STATES:
                raise ExactError(
                    f"this War has more than {MOST_STATES:,} states: take fewer cards or ranks, or `pickup_order` shuffled"
                )
            self.number[lesser] = len(self.number)
            self._waiting.append(lesser)
            self.steps.append({})
            self.draws.append(Fraction(0))
            self.leads.append(Fraction(0))
        return self.number[lesser], (state == lesser) - (other == lesser)

    def _add(self, options: SmallWarOptions, state: State) -> None:
        number = self.number[state]
        steps = self.steps[number]
        for result, ways, of in options.turn(state):
            chance = share(ways, of)
            if result == "draw":
                self.draws[number] += chance
            elif isinstance(result, str):
                self.leads[number] += chance if result == "first" else -chance
            else:
                there = self.place(result)
                steps[there] = steps[there] + chance if there in steps else chance

    def rows(self, *, signed: bool = False) -> list[dict[int, Fraction]]:
        """For each state: state -> the chance to be there after the next turn, with either order of players.

        With `signed`, the chance to be there with the players swapped is subtracted.
        """
        rows: list[dict[int, Fraction]] = []
        for steps in self.steps:
            row: dict[int, Fraction] = {}
            for (there, sign), chance in steps.items():
                weight = -chance if signed and sign < 0 else chance
                if sign or not signed:
                    row[there] = row[there] + weight if there in row else weight
            rows.append(row)
        return rows
