"""What one viewer sees of a table, with blanks for hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.numbers import plain
from cardlab.core.zones import Viewer


@dataclass(frozen=True)
class View:
    """What one viewer sees of a table; hidden cards are None.

    Attributes:
        viewer: Who looks.
        seats: All seats in order, ``("p1", "p2")``.
        zones: The cards of each zone, top or first card first.
        down: Cards that this viewer knows although they lie face down.
        counters: All declared counters.
        outcome: See `Table.outcome`.
    """

    viewer: Viewer
    seats: tuple[str, ...]
    zones: Mapping[str, tuple[Card | None, ...]]
    down: frozenset[Card]
    counters: Mapping[str, Any]
    outcome: str | None

    def __getitem__(self, name: str) -> tuple[Card | None, ...]:
        return self.zones[name]

    def known(self, name: str) -> list[Card]:
        """The cards of a zone that the viewer knows."""
        return [card for card in self.zones[name] if card is not None]

    def to_json(self) -> dict[str, Any]:
        """The view as plain data: a card is ``7d``, ``~7d`` where it lies face down, ``?`` where it is hidden; 6½ ``13/2``."""
        down = self.down
        return {
            "zones": {
                name: tokens([None if c is None else ("~" + c.name if c in down else c.name) for c in zone])
                for name, zone in self.zones.items()
            },
            "counters": {name: plain(value) for name, value in self.counters.items()},
            "outcome": self.outcome,
        }


def tokens(shown: list[str | None]) -> list[str] | int:
    """Blanks only: how many; otherwise each card, with ``?`` for a blank."""
    if not any(shown):
        return len(shown)
    return [token or "?" for token in shown]
