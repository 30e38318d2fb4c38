"""Replays redacted events as a page does (`frontend/common/match_timeline.js`): they alone must produce what the page shows."""

from __future__ import annotations

from typing import Any

from cardlab.core.declarations import Viewer
from cardlab.core.numbers import plain
from cardlab.core.table import Table


def comparable(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Returns a viewer's view of a table, in the form of `ReplayedPage.state`."""
    view = table.seen_by(viewer).to_json()
    zones = {name: ["?"] * seen if isinstance(seen, int) else seen for name, seen in view["zones"].items()}
    counters = {name: value for name, value in view["counters"].items() if name not in table.tallies}
    return {"zones": zones, "counters": counters, "outcome": view["outcome"]}


class ReplayedPage:
    """A page that replays events.

    Args:
        table: The empty table of the game.
    """

    def __init__(self, table: Table) -> None:
        self.zones: dict[str, list[str]] = {name: [] for name in table.zones}
        self.counters = {name: plain(value) for name, value in table.counters.items()}
        self.outcome: str | None = None

    def state(self) -> dict[str, Any]:
        """Returns the state that the page shows now."""
        return {"zones": self.zones, "counters": self.counters, "outcome": self.outcome}

    def apply(self, seen: list[Any]) -> None:
        """Shows the effect of a redacted event (`Event.seen_by`)."""
        kind, *rest = seen
        getattr(self, f"_{kind}")(*rest)

    def _fill(self, zone: str, seen: Any) -> None:
        self.zones[zone] += _tokens(seen)

    def _move(self, places: list[list[Any]], to: str, at: int, seen: Any) -> None:
        left: dict[str, set[int]] = {}
        for zone, which in places:
            left.setdefault(zone, set()).update(range(which) if isinstance(which, int) else which)
        for zone, gone in left.items():
            self.zones[zone] = [token for i, token in enumerate(self.zones[zone]) if i not in gone]
        target = self.zones[to]
        start = len(target) if at == -1 else at
        target[start:start] = _tokens(seen)

    def _turn(self, seen: list[list[Any]]) -> None:
        for zone, place, token in seen:
            self.zones[zone][place] = token

    def _put(self, values: dict[str, Any]) -> None:
        self.counters.update(values)

    def _end(self, outcome: str) -> None:
        self.outcome = outcome


def _tokens(seen: Any) -> list[str]:
    return ["?"] * seen if isinstance(seen, int) else list(seen)
