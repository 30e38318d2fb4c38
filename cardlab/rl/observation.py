"""Turns what a seat sees and remembers into a vector of fixed length, every entry from 0 to 1.

A view shows only the present. A player who remembers knows more, and `cardlab.rl.knowledge` holds it: a card that was seen and
taken into a hand is in that hand. Everything that a seat was sent from the beginning is `Process.information`, a text, since a
match may be of any length and no vector is long enough for that.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card
from cardlab.core.event_kinds import Fill, Move, SetCounters, TurnOver
from cardlab.core.game import Game
from cardlab.core.table import Table
from cardlab.rl.decision_process import Process
from cardlab.rl.knowledge import Knowledge, QuickPlay
from cardlab.rl.vocabulary import Vocabulary

DEPTH = 3
"""How many cards from the top of a pile are marked."""
BITS = 12
"""The binary digits of a number; a larger one is written as the largest that fits."""
CODE = 16
"""The binary digits of a word's code."""
LONGEST = 16
"""The place in an action from which a word is marked with 1."""

Numbers = NDArray[np.float32]


class Layout:
    """The layout of the observation vector. All entries are numbers from 0 to 1, most of them 0 or 1.

    - ``viewer``: 1 for the observing seat; shape (seats,).
    - ``chooses``: 1 for each seat that is to choose; shape (seats,).
    - ``cards``: 1 for each card that the seat knows to lie in a zone, because it sees it or remembers it; shape
      (zones, cards).
    - ``top``: 1 for a card that the seat knows to lie on the top of a pile, the second place, or the third; shape
      (`DEPTH`, cards).
    - ``turned``: 1 for a card that the seat knows and that is turned the other way up from its zone; shape (cards,).
    - ``count``: how many cards lie in each zone, as a share of all cards; shape (zones,).
    - ``counters``: each counter, one after the other: one entry for a counter that is true or false; otherwise a 1 for each
      seat that it names, then 1 if the number is negative, 1 if it has a half, and the `BITS` binary digits of its whole part,
      the lowest first, and the `CODE` binary digits of a word's code (its CRC-32). A counter that starts as a number has only
      the number. Shape (entries,).
    - ``said``: for each word of the vocabulary, the place in the current action at which the seat has said it last, from 1,
      divided by `LONGEST`, else 0; shape (words,).

    Args:
        game: The game with its options.

    Attributes:
        zones, cards, counters: The things that the vector describes, in this order. Counters that count the cards of a zone
            are left out.
        parts: Name -> shape.
        size: The length of the vector.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.vocabulary = Vocabulary(game)
        table = BaseMatch(game, 0).table
        start = game.new_table(table.rng).counters
        self.zones: dict[str, int] = {name: number for number, name in enumerate(table.zones)}
        self.cards: dict[Card, int] = {each: number for number, each in enumerate(sorted(set(game.pack())))}
        self.counters: dict[str, int] = {name: number for number, name in enumerate(n for n in start if n[0] != "_")}
        seats, cards, zones = len(game.seats), len(self.cards), len(self.zones)
        self.shares = [n / len(game.pack()) for n in range(len(game.pack()) + 1)]
        widths = [CounterCode.width(start[name], seats) for name in self.counters]
        self.parts: dict[str, tuple[int, ...]] = {
            "viewer": (seats,),
            "chooses": (seats,),
            "cards": (zones, cards),
            "top": (DEPTH, cards),
            "turned": (cards,),
            "count": (zones,),
            "counters": (sum(widths),),
            "said": (len(self.vocabulary),),
        }
        starts = [0]
        for shape in self.parts.values():
            starts.append(starts[-1] + int(np.prod(shape)))
        self.size = starts[-1]
        self.at = dict(zip(self.parts, starts, strict=False))
        self.seats = {seat: number for number, seat in enumerate(game.seats)}
        declared = table.declared_zones
        self.rows = {name: self.at["cards"] + number * cards for name, number in self.zones.items()}
        """Each zone -> the first entry of its row."""
        self.piles = {
            seat: [
                (name, kind.top == "last")
                for name, kind in table.kinds.items()
                if kind.lies in ("pile", "spread") and declared.sights[seat][name][False] != "hidden"
            ]
            for seat in game.seats
        }
        """Each seat -> the piles whose cards it knows, and whether the last card is on top."""
        self.seems = declared.seems
        self.coded: dict[str, CounterCode] = {}
        first = self.at["counters"]
        for name, width in zip(self.counters, widths, strict=True):
            self.coded[name] = CounterCode(first, start[name], self.seats)
            first += width

    def split(self, vector: Numbers) -> dict[str, Numbers]:
        """Returns the parts of a vector by their names; they share its memory."""
        return {
            name: vector[self.at[name] : self.at[name] + int(np.prod(shape))].reshape(shape)
            for name, shape in self.parts.items()
        }

    def vector(self, process: Process, seat: str) -> Numbers:
        """Returns the observation of a seat."""
        return Observer(self, (seat,)).vector(process, seat)


class CounterCode:
    """The entries of one counter.

    Args:
        first: Its first entry.
        start: Its value before the set-up, which says what it may hold.
        seats: Each seat with its number.
    """

    def __init__(self, first: int, start: Any, seats: Mapping[str, int]) -> None:
        self.first = first
        self.start = start
        self.seats = seats
        self._known: dict[Any, list[int]] = {}

    def entries(self, value: Any) -> list[int]:
        """Returns the entries that are 1 for a value."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._entries(value)
        return found

    def _entries(self, value: Any) -> list[int]:
        first = self.first
        if isinstance(self.start, bool):
            return [first] if value else []
        ones: list[int] = []
        if not isinstance(self.start, int):
            words = value.split() if isinstance(value, str) else []
            if words and set(words) <= self.seats.keys():
                return [first + self.seats[seat] for seat in words]
            first += len(self.seats)
            if words:
                first += 2 + BITS
                return [first + bit for bit in range(CODE) if crc32(value.encode()) >> bit & 1]
        number = Fraction(value or 0)
        whole = min(int(abs(number)), (1 << BITS) - 1)
        ones += [first] if number < 0 else []
        ones += [first + 1] if number.denominator > 1 else []
        return ones + [first + 2 + bit for bit in range(BITS) if whole >> bit & 1]

    @staticmethod
    def width(start: Any, seats: int) -> int:
        """Returns the number of entries of a counter with this start value."""
        number = 2 + BITS
        return 1 if isinstance(start, bool) else number if isinstance(start, int) else seats + number + CODE


class Observer:
    """The observations of a match, each made from the one before it by what has changed since.

    Args:
        layout: The layout.
        seats: The seats that observe it.
    """

    def __init__(self, layout: Layout, seats: Iterable[str]) -> None:
        self.layout = layout
        cards = len(layout.cards)
        self._common = array("f", bytes(4 * layout.size))
        """The entries that are the same for all seats."""
        self._entries = array("l", [0]) * cards
        """The entry of each card in the row of its zone."""
        self._written: dict[str, Sequence[int]] = {}
        """Each counter -> its entries that are 1."""
        self._knowledge = {seat: Knowledge(seat, layout.cards) for seat in seats}
        self._read = 0
        self._card_entries = np.frombuffer(self._entries, np.dtype("l"))
        self._known = {seat: np.frombuffer(each.known, np.bool_) for seat, each in self._knowledge.items()}

    def vector(self, process: Process, seat: str) -> Numbers:
        """Returns the observation of a seat now."""
        layout, match = self.layout, process.match
        start = layout.at["chooses"]
        for other, place in layout.seats.items():
            self._common[start + place] = other in process.choosing
        if match is not None:
            self._follow(match)
        # Single entries of an array are read and written several times as fast as those of NumPy, which shares its memory.
        seen = self._common[:]
        vector: Numbers = np.frombuffer(seen, np.float32)
        seen[layout.seats[seat]] = 1
        if match is not None:
            vector[self._card_entries[self._known[seat]]] = 1
            self._look(seen, match.table, seat)
        if seat in process.choosing:
            start = layout.at["said"]
            for place, number in enumerate(process.choosing[seat].words_said, 1):
                seen[start + number] = min(place / LONGEST, 1)
        return vector

    def _follow(self, match: BaseMatch) -> None:
        """Follows the cards and the counters since the last time."""
        events, table = match.events, match.table
        if not self._read:
            self._count(self.layout.coded, table)
        for event in events[self._read :]:
            if isinstance(event, SetCounters):
                self._count(event.values, table)
                continue
            if isinstance(event, QuickPlay):
                for cards, to, _ in event.carried:
                    self._carry(cards, to)
                self._count(event.counters, table)
            elif isinstance(event, Move):
                self._carry(event.cards, event.to)
            elif isinstance(event, Fill):
                self._carry(event.cards, event.zone)
            elif not isinstance(event, TurnOver):
                continue
            for knowledge in self._knowledge.values():
                knowledge.take_in(event, table)
        self._read = len(events)

    def _carry(self, cards: Iterable[Card], to: str) -> None:
        numbers, row, entries = self.layout.cards, self.layout.rows[to], self._entries
        for card in cards:
            number = numbers[card]
            entries[number] = row + number

    def _count(self, names: Iterable[str], table: Table) -> None:
        """Writes the counters that have changed."""
        common, coded, counters, written = self._common, self.layout.coded, table.counters, self._written
        for name in names:
            code = coded.get(name)
            if code is not None:
                for entry in written.get(name, ()):
                    common[entry] = 0
                written[name] = entries = code.entries(counters[name])
                for entry in entries:
                    common[entry] = 1

    def _look(self, seen: array[float], table: Table, seat: str) -> None:
        """Writes how many cards a seat sees, which ones lie on top, and which are turned over."""
        layout, knowledge, zones = self.layout, self._knowledge[seat], table.zones
        cards, hidden, loose, shares = layout.cards, knowledge.hidden, knowledge.loose, layout.shares
        for entry, zone in enumerate(zones.values(), layout.at["count"]):
            seen[entry] = shares[len(zone)]
        if layout.seems[seat]:
            self._move_choices(seen, seat)
        first = layout.at["top"]
        for name, last in layout.piles[seat]:
            place = first
            for card in zones[name][: -DEPTH - 1 : -1] if last else zones[name][:DEPTH]:
                if card not in hidden and card not in loose:
                    seen[place + cards[card]] = 1
                place += len(cards)
        first = layout.at["turned"]
        for card in table.turned:
            if card not in hidden:
                seen[first + cards[card]] = 1

    def _move_choices(self, seen: array[float], seat: str) -> None:
        """Moves secret choices to the zones in which they appear."""
        layout, n = self.layout, len(self.layout.cards)
        for name, other in layout.seems[seat].items():
            row, appears, count = layout.rows[name], layout.rows[other], layout.at["count"]
            for place in range(n):
                seen[appears + place] += seen[row + place]
                seen[row + place] = 0
            seen[count + layout.zones[other]] += seen[count + layout.zones[name]]
            seen[count + layout.zones[name]] = 0
