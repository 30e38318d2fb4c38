"""War for two in plain Python: the very matches of the engine, many times as fast, because nothing is told.

It deals where numba is not installed, and studies that are over before machine code would be loaded. Two habits make it fast:

- Packets are lists that only grow. Won cards go to their ends while iterators walk along both: nothing is ever taken out, and
  the loop over the turns ends by itself where a packet does.
- The luck of many turns is drawn at once. The states of many streams stand side by side in one long whole number, each in a
  *lane* of 128 bits: one multiplication of Python multiplies all of them. A state has 64 bits and so has what it is multiplied
  by, so that no product reaches into the next lane; a mask then keeps the lower 64 bits of each, as `cardlab.core.rng` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import islice
from operator import length_hint
from struct import Struct

from cardlab.core.game import Game
from cardlab.core.rng import FIRST, MASK, NUMBER, SECOND, SEED, STEP
from cardlab.games.war import RANK, War
from cardlab.lab.columns import MOST_ACTIONS, NOBODY, NOT_ENDED

LANE = 128
"""Bits."""
AHEAD = 192
"""Turns whose coins are tossed at once; half of all matches are over after 314."""


class Lanes:
    """Draws side by side.

    Args:
        n: How many.
        apart: How far the state of each is from that of the one before it.
    """

    def __init__(self, n: int, apart: int) -> None:
        self.ones = in_lanes([1] * n)
        self.full = in_lanes([MASK] * n)
        self.highest = in_lanes([1 << 63] * n)
        self.steps = in_lanes(STEP + place * apart & MASK for place in range(n))
        self.size = n * LANE // 8
        self.read = Struct("<" + "Q8x" * n).unpack

    def mixed(self, seed: int, number: int) -> int:
        """The draws from the first one of ``Chance(seed, number)`` on, but for the last step of mixing."""
        full = self.full
        x = (seed * SEED + number * NUMBER & MASK) * self.ones + self.steps & full
        x = (x ^ x >> 30 & full) * FIRST & full
        return (x ^ x >> 27 & full) * SECOND & full

    def draws(self, seed: int, number: int) -> tuple[int, ...]:
        """What they are, from 0 to 2**64 - 1."""
        x = self.mixed(seed, number)
        x ^= x >> 31 & self.full
        return self.read(x.to_bytes(self.size, "little"))

    def coins(self, seed: int, number: int) -> bytes:
        """A byte for each draw, 0 for tails. Heads is where the highest bit is 1, and the last step does not reach that bit."""
        return (self.mixed(seed, number) & self.highest).to_bytes(self.size, "little")[7 :: LANE // 8]


def in_lanes(numbers: Iterable[int]) -> int:
    """Numbers side by side, the first one in the lowest lane."""
    return sum(number << LANE * place for place, number in enumerate(numbers))


@cache
def streams(n: int) -> Lanes:
    """The first draw of each of n streams."""
    return Lanes(n, NUMBER)


@cache
def one_stream(n: int) -> Lanes:
    """The first n draws of a stream."""
    return Lanes(n, STEP)


def shuffle(cards: list[int], seed: int, number: int) -> None:
    """Put cards in the order of ``Chance(seed, number).shuffled``."""
    last = len(cards) - 1
    for draw in one_stream(last).draws(seed, number):
        other = draw * (last + 1) >> 64
        cards[last], cards[other] = cards[other], cards[last]
        last -= 1


class PlainWar:
    """Deals matches of War with these options. A card is its rank as a number."""

    def __init__(self, game: War) -> None:
        self.pack = [RANK[card.rank] for card in game.pack()]
        self.limit = min(game.max_turns, MOST_ACTIONS)
        self.most_cards = game.on_limit == "most_cards" and game.max_turns == self.limit
        self.need = game.war_down + 1
        self.stays = game.run_out == "last_card_stays"
        self.shuffled = game.pickup_order == "shuffled"

    def row(self, seed: int) -> tuple[int, ...]:
        """The match with this seed, as `cardlab.lab.columns.row` has it.

        `p1` and `p2` are the packets and all that was in them, `up1` and `up2` what is still to be turned up of them: an
        iterator of a list knows how much is left, also of what is put on later.
        """
        cards = self.pack.copy()
        shuffle(cards, seed, 0)
        p1, p2 = cards[::2][::-1], cards[1::2][::-1]  # dealt one at a time, the last card on top
        up1, up2 = iter(p1), iter(p2)
        need, numbers, ahead = self.need, range(1, self.limit + 1), streams(AHEAD)
        turns = wars = again = 0
        while turns < self.limit and length_hint(up1) and length_hint(up2):
            # Numbers and coins come before the cards: where none of them is left no card is turned up.
            coming = zip(numbers[turns:], ahead.coins(seed, turns + 1), up1, up2, strict=False)
            for turns, heads, a, b in coming:
                if a > b:
                    if heads:  # the winner's card first
                        p1.append(a)
                        p1.append(b)
                    else:
                        p1.append(b)
                        p1.append(a)
                elif a < b:
                    if heads:
                        p2.append(b)
                        p2.append(a)
                    else:
                        p2.append(a)
                        p2.append(b)
                else:
                    wars += 1
                    row1, row2 = [a], [b]
                    while a == b and length_hint(up1) >= need and length_hint(up2) >= need:
                        row1 += islice(up1, need)
                        row2 += islice(up2, need)
                        a, b = row1[-1], row2[-1]
                        again += a == b
                    if a > b:
                        p1 += self.won(row1, row2, heads, seed, turns)
                    elif a < b:
                        p2 += self.won(row2, row1, heads, seed, turns)
                    else:
                        p1, p2 = [*up1], [*up2]
                        again += self.too_few(p1, p2, row1, row2, heads, seed, turns)
                        up1, up2 = iter(p1), iter(p2)
                        break
        have1, have2 = length_hint(up1), length_hint(up2)
        if have1 and have2:
            winner = NOT_ENDED if not self.most_cards else NOBODY if have1 == have2 else 1 if have1 > have2 else 2
        else:
            winner = 1 if have1 else 2 if have2 else NOBODY
            have1, have2 = len(cards) * (winner == 1), len(cards) * (winner == 2)  # p1's next card may be up already
        return winner, int(winner == 1), int(winner == 2), turns, turns, wars, again, have1, have2

    def won(self, won: list[int], lost: list[int], heads: int, seed: int, turn: int) -> list[int]:
        """The two rows of a war as the winner picks them up."""
        if not self.shuffled:
            return won + lost if heads else lost + won
        won += lost
        shuffle(won, seed, turn)
        return won

    def too_few(self, p1: list[int], p2: list[int], row1: list[int], row2: list[int], heads: int, seed: int, turn: int) -> int:
        """End a war for which somebody has too few cards in the packet. Returns: how often it went on."""
        again = 0
        if not self.stays:  # who has fewer is out, and with the same number both
            out = (p1, p2) if len(p1) == len(p2) else (p1,) if len(p1) < len(p2) else (p2,)
            for packet in out:
                packet.clear()
            return again
        while p1 or p2:  # whoever has fewer cards lays them all, and fights with the last one; with nothing left, once more
            for packet, row in ((p1, row1), (p2, row2)):
                row += packet[: self.need]
                del packet[: self.need]
            if row1[-1] > row2[-1]:
                p1 += self.won(row1, row2, heads, seed, turn)
                break
            if row1[-1] < row2[-1]:
                p2 += self.won(row2, row1, heads, seed, turn)
                break
            again += 1
        return again


def plain_war(game: Game) -> PlainWar | None:
    """What deals a game with these options in plain Python; None where nothing does."""
    if type(game) is War and game.players == 2 and game.pickup_order in ("shuffled", "coin"):
        return PlainWar(game)
    return None
