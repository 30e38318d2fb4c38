"""Solves absorbing Markov chains by linear equations: how long they take, and where they end.

States are eliminated one after the other, and the ways through one become ways past it. This is Gaussian elimination in terms
of a random walk. The results have the type of the chances, fractions or floats. The chains of games are sparse, and stay so if
the state with the fewest ways in and out is eliminated first.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

C = TypeVar("C", Fraction, float)


class Chain(Generic[C]):
    """A chain that ends, with the rewards on its way.

    Args:
        rows: For each state, state -> the chance to be there in the next step. The rest up to 1 is the chance to end. Weights
            may be negative if a step changes the sign of everything that follows.
        rewards: For each kind of reward, the immediate reward of each state.
    """

    def __init__(self, rows: Sequence[dict[int, C]], rewards: Sequence[Sequence[C]]) -> None:
        self._rows: list[dict[int, C]] = [dict(row) for row in rows]
        self._rewards: list[list[C]] = [list(reward) for reward in rewards]
        self._ways_in: list[set[int]] = [set() for _ in rows]
        for state, row in enumerate(rows):
            for other in row:
                self._ways_in[other].add(state)

    def expected(self) -> list[list[C]]:
        """Returns for each kind of reward the expectation from each state on.

        With a reward of 1 in every state, it is the mean number of steps. With the chance to end at some place in the next
        step, it is the chance to end there.
        """
        order = list(self._fewest_ways_first())
        for state in reversed(order):  # its row leads only to states that were eliminated later
            for reward in self._rewards:
                for other, chance in self._rows[state].items():
                    if reward[other]:
                        reward[state] += chance * reward[other]
        return self._rewards

    def _fewest_ways_first(self) -> Sequence[int]:
        waiting = [(self._ways(state), state) for state in range(len(self._rows))]
        heapify(waiting)
        order = []
        while waiting:
            ways, state = heappop(waiting)
            if (now := self._ways(state)) > ways:
                heappush(waiting, (now, state))
            else:
                self._take_out(state)
                order.append(state)
        return order

    def _ways(self, state: int) -> int:
        return len(self._ways_in[state]) * len(self._rows[state])

    def _take_out(self, state: int) -> None:
        """Leads all ways past a state. Its own row is kept, without the way to itself."""
        rows, ways_in = self._rows, self._ways_in
        row = rows[state]
        if state in row:
            leaves = 1 - row.pop(state)
            ways_in[state].discard(state)
            rows[state] = row = {other: chance / leaves for other, chance in row.items()}
            for reward in self._rewards:
                reward[state] /= leaves
        for other in row:
            ways_in[other].discard(state)
        for before in ways_in[state]:
            led = rows[before]
            through = led.pop(state)
            for reward in self._rewards:
                if reward[state]:
                    reward[before] += through * reward[state]
            for other, chance in row.items():
                if other in led:
                    led[other] += through * chance
                else:
                    led[other] = through * chance
                    ways_in[other].add(before)
