"""The table as one viewer sees it, with blanks for hidden cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import ONLOOKER, SPECTATOR, TEACHER, Viewer
from cardlab.core.errors import UnknownSeat, UnknownZone, did_you_mean
from cardlab.core.numbers import plain

FEW = 8
"""The maximum number of cards of a zone that a one-line summary of a table names."""


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it; hidden cards are None.

    Attributes:
        viewer: The viewer.
        seats: All seats in order, ``("p1", "p2")``.
        zones: The cards of each zone, top or first card first.
        down: Face-down cards that this viewer knows.
        counters: All declared counters.
        outcome: See `Table.outcome`.
    """

    viewer: Viewer
    seats: tuple[str, ...]
    zones: Mapping[str, tuple[Card | None, ...]]
    down: frozenset[Card]
    counters: Mapping[str, Any]
    outcome: str | None

    def __repr__(self) -> str:
        return f"<view of {self.viewer}: {outline(self.zones, self.counters, self.outcome)}>"

    def __getitem__(self, name: str) -> tuple[Card | None, ...]:
        """Returns the cards of a zone.

        Raises:
            UnknownZone: There is no such zone.
        """
        try:
            return self.zones[name]
        except KeyError:
            raise UnknownZone(f"no zone {name!r:.40} in this view. {did_you_mean(name, self.zones)}") from None

    def known(self, name: str) -> list[Card]:
        """Returns the cards of a zone that the viewer knows.

        Raises:
            UnknownZone: There is no such zone.
        """
        return [card for card in self[name] if card is not None]

    def to_json(self) -> dict[str, Any]:
        """Returns the view as plain data: a card is ``7d``, or ``~7d`` if it lies face down, or ``?`` if it is hidden; 6½ is
        ``13/2``.
        """
        down = self.down
        return {
            "zones": {
                name: tokens([None if c is None else ("~" + c.name if c in down else c.name) for c in zone])
                for name, zone in self.zones.items()
            },
            "counters": {name: plain(value) for name, value in self.counters.items()},
            "outcome": self.outcome,
        }


NOTHING = View("nobody", (), {}, frozenset(), {}, None)
"""An empty view, for somebody who does not look."""


def check_viewer(viewer: Viewer, seats: Sequence[str]) -> None:
    """Checks that a viewer is a seat, the spectator, the onlooker or the teacher.

    Raises:
        UnknownSeat: It is none of these.
    """
    if viewer not in (*seats, SPECTATOR, ONLOOKER, TEACHER):
        known = f"{', '.join(seats)}, {SPECTATOR}, {ONLOOKER} or {TEACHER}"
        raise UnknownSeat(f"no viewer {viewer!r:.40} in this match: choose {known}")


def check_seat(seat: str, seats: Sequence[str]) -> None:
    """Checks that a seat exists.

    Raises:
        UnknownSeat: There is no such seat.
    """
    if seat not in seats:
        raise UnknownSeat(f"no seat {seat!r:.40} in this match: choose {' or '.join(seats)}")


def outline(zones: Mapping[str, Sequence[Card | None]], counters: Mapping[str, Any], outcome: str | None) -> str:
    """Summarises a table in one line. The few cards of a zone are named. Hidden cards, and more than a few, are counted. The
    summary includes the counters that are not private.
    """
    parts = []
    for name, zone in zones.items():
        names = [card.name for card in zone if card is not None]
        if zone:
            # With one blank among them, names alone would not show which place is hidden, so only the number is given.
            few = len(names) == len(zone) <= FEW
            parts.append(f"{name} {' '.join(names) if few else len(zone)}")
    parts += [f"{name}={'none' if value is None else value}" for name, value in counters.items() if name[0] != "_"]
    return ", ".join([*parts, *([outcome] if outcome else [])])


def tokens(shown: list[str | None]) -> list[str] | int:
    """Returns the number of cards if all are blanks, otherwise each card, with ``?`` for a blank."""
    # Blanks have no order, so their number says everything and is much shorter to send.
    if not any(shown):
        return len(shown)
    return [token or "?" for token in shown]
