"""Turns a seat's view, memory and recent history into a vector of fixed length.

A view shows only the present. A player who remembers knows more, and `cardlab.bots.card_memory` holds it: a card that was seen
and taken into a hand is in that hand, and cards that went under the stock together are there in some order. So the vector
contains where each card lies or may lie given everything that the seat remembers, followed by the last events as the seat was
sent them. Everything that it was sent from the beginning is `Process.information`, a text, since a match may be of any length
and no vector is long enough for that.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardlab.bots.card_memory import Recollection
from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card, card
from cardlab.core.chances import UnorderedCards
from cardlab.core.event_kinds import Fill, Move, SetCounters, TurnOver
from cardlab.core.game import Game
from cardlab.core.table import Event
from cardlab.rl.decision_process import Process
from cardlab.rl.vocabulary import Vocabulary

LETTERS = 8
"""How many letters of a counter's word are encoded."""
MOVED, PUT = 1, 2
"""Kinds of rows of events."""
ROW = 4

Numbers = NDArray[np.float32]


class Layout:
    """The layout of the observation vector. All entries are numbers from -1e9 to 1e9.

    - ``viewer``: 1 for the observing seat; shape (seats,).
    - ``chooses``: 1 for each seat that is to choose; shape (seats,).
    - ``lies``: the probability that a card lies in a zone given everything that the seat remembers, if every order of the cards
      that it cannot tell apart is equally likely: 1 if it knows; shape (zones, cards).
    - ``place``: the position of a card in its zone if the seat knows it, 1 for the top or first one, else 0; shape (cards,).
    - ``turned``: 1 for a card that the seat knows and that is turned the other way up from its zone; shape (cards,).
    - ``count``: how many cards lie in each zone; shape (zones,).
    - ``counters``: each counter as a number; a seat is its number from 1, true is 1, nothing and any other word is 0. Shape
      (counters,).
    - ``words``: for each counter that may hold a word, the code points of its signs, 0 after the last; shape (word counters,
      `LETTERS`).
    - ``said``: for each word of the vocabulary, the place in the current action at which the seat has said it, from 1, else 0;
      shape (words,).
    - ``history``: the last events that the seat was sent, the newest last, each a row: ``1, card, from, to`` for a card that
      was put down, moved or turned over, ``2, counter, value, 0`` for a counter. Cards, zones and counters are numbered from 1
      in the order of this layout; 0 is a card that was not seen, or no zone; shape (history, 4).

    Args:
        game: The game with its options.
        history: How many past events the vector contains.

    Attributes:
        zones, cards, counters: The things that the vector describes, in this order.
        parts: Name -> shape.
        size: The length of the vector.
    """

    def __init__(self, game: Game, history: int = 64) -> None:
        self.game = game
        self.history = history
        self.vocabulary = Vocabulary(game)
        table = BaseMatch(game, 0).table
        self.zones: dict[str, int] = {name: number for number, name in enumerate(table.zones)}
        self.cards: dict[Card, int] = {each: number for number, each in enumerate(sorted(set(game.pack())))}
        shown = table.seen_by(game.seats[0]).counters
        self.counters: dict[str, int] = {name: number for number, name in enumerate(shown)}
        self.wordy = [name for name, value in shown.items() if value is None or isinstance(value, str)]
        seats, cards, zones = len(game.seats), len(self.cards), len(self.zones)
        self.parts: dict[str, tuple[int, ...]] = {
            "viewer": (seats,),
            "chooses": (seats,),
            "lies": (zones, cards),
            "place": (cards,),
            "turned": (cards,),
            "count": (zones,),
            "counters": (len(self.counters),),
            "words": (len(self.wordy), LETTERS),
            "said": (len(self.vocabulary),),
            "history": (history, ROW),
        }

    @cached_property
    def size(self) -> int:
        """The length of the vector."""
        return sum(int(np.prod(shape)) for shape in self.parts.values())

    def split(self, vector: Numbers) -> dict[str, Numbers]:
        """Returns the parts of a vector by their names; they share its memory."""
        parts, start = {}, 0
        for name, shape in self.parts.items():
            length = int(np.prod(shape))
            parts[name] = vector[start : start + length].reshape(shape)
            start += length
        return parts

    def vector(self, process: Process, seat: str, out: Numbers | None = None) -> Numbers:
        """Returns the observation of a seat.

        Args:
            process: The match.
            seat: The observing seat.
            out: A vector of length `size` to fill.
        """
        vector = np.zeros(self.size, np.float32) if out is None else out
        vector[:] = 0
        parts = self.split(vector)
        parts["viewer"][self.game.seats.index(seat)] = 1
        for other in process.choosing:
            parts["chooses"][self.game.seats.index(other)] = 1
        if seat in process.choosing:
            for place, number in enumerate(process.choosing[seat].words_said, 1):
                parts["said"][number] = place
        memory = process.memory(seat)
        if memory is not None and process.match is not None:
            self._put_known(parts, memory.recollect())
            self._put_history(parts["history"], process.match, seat)
        return vector

    # ---------------------------------------------------------------------------- the current state

    def _put_known(self, parts: dict[str, Numbers], known: Recollection) -> None:
        lies, place, cards = parts["lies"], parts["place"], self.cards
        for name, places in known.places.items():
            zone = self.zones[name]
            parts["count"][zone] = len(places)
            groups: Bag[UnorderedCards] = Bag()
            for n, item in enumerate(places):
                if isinstance(item, Card):
                    lies[zone, cards[item]] = 1
                    place[cards[item]] = n + 1
                    parts["turned"][cards[item]] = (name, n) in known.turned
                else:
                    groups[item] += 1
            for group, n in groups.items():
                lies[zone, [cards[each] for each in group.cards]] = n / len(group.cards)
        for name, number in self.counters.items():
            parts["counters"][number] = self._number(known.counters[name])
        for row, name in enumerate(self.wordy):
            value = known.counters[name]
            codes = [ord(sign) for sign in value[:LETTERS]] if isinstance(value, str) else []
            parts["words"][row, : len(codes)] = codes

    def _number(self, value: Any) -> float:
        """Returns the value of a counter, or the form in which a seat was sent it, as a number."""
        if isinstance(value, str):
            if value in self.game.seats:
                return self.game.seats.index(value) + 1
            try:
                return float(Fraction(value))  # as an event spells it
            except (ValueError, ZeroDivisionError):
                return 0
        return 0 if value is None else float(value)

    # -------------------------------------------------------------------------------- recent events

    def _put_history(self, rows: Numbers, match: BaseMatch, seat: str) -> None:
        last: list[tuple[float, ...]] = []
        for event in reversed(match.events):
            if len(last) >= self.history:
                break
            last += reversed([*self._told(event, match, seat)])
        for row, told in zip(reversed(rows), last, strict=False):
            row[:] = told

    def _told(self, event: Event, match: BaseMatch, seat: str) -> Iterator[tuple[float, ...]]:
        """Yields the rows of an event, as the seat was sent it."""
        seen = event.seen_by(seat, match.table)
        if seen is None:
            return
        if isinstance(event, SetCounters):
            for name, value in seen[1].items():
                yield PUT, self.counters[name] + 1, self._number(value), 0
        elif isinstance(event, TurnOver):
            for name, _, token in seen[1]:
                yield MOVED, self._card(token), self.zones[name] + 1, self.zones[name] + 1
        elif isinstance(event, Fill | Move):
            tokens = seen[2] if isinstance(event, Fill) else seen[4]
            shown = ["?"] * tokens if isinstance(tokens, int) else tokens
            to = self.zones[seen[1] if isinstance(event, Fill) else seen[2]] + 1
            sources = [] if isinstance(event, Fill) else [name for name, n in seen[1] for _ in range(_many(n))]
            for n, token in enumerate(shown):
                yield MOVED, self._card(token), self.zones[sources[n]] + 1 if sources else 0, to

    def _card(self, token: str) -> int:
        return 0 if token == "?" else self.cards[card(token.lstrip("~"))] + 1


def _many(places: int | list[int]) -> int:
    return places if isinstance(places, int) else len(places)
