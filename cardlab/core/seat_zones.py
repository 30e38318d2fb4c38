"""Expands the zones that a game declares for each seat: which zones exist, and who sees what in them.

They do not change while cards move, so all tables of a game share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from cardlab.core.declarations import ONLOOKER, SPECTATOR, TEACHER, Viewer, Zone

Sight = Literal["up", "down", "hidden"]
"""How a viewer sees a card: its face, its back although the viewer knows the card, or only its back."""


class SeatZones:
    """The declared zones of a table with these seats.

    Attributes:
        kinds: Zone name -> its declaration.
        rows: The name without the seat of a zone that each player has -> the names with the seats.
        seeming: Zone name -> the zone in which its cards appear to viewers who may not see them.
        sights: Viewer -> zone name -> how the viewer sees a card that lies as its zone says, and one that is turned over.
        seems: Viewer -> the zones of `seeming` that appear elsewhere to this viewer, and where.
    """

    def __init__(self, seats: tuple[str, ...], zones: tuple[Zone, ...]) -> None:
        self.kinds: dict[str, Zone] = {}
        self.rows: dict[str, list[str]] = {}
        self.seeming: dict[str, str] = {}
        for zone in zones:
            names = [f"{zone.name}.{seat}" for seat in seats] if zone.each_player else [zone.name]
            if zone.each_player:
                self.rows[zone.name] = names
            self.kinds.update(dict.fromkeys(names, zone))
            if zone.seems is not None:
                self.seeming.update((name, f"{zone.seems}.{seat}") for name, seat in zip(names, seats, strict=True))
        viewers = (*seats, SPECTATOR, ONLOOKER, TEACHER)
        self.sights: Mapping[Viewer, Mapping[str, tuple[Sight, Sight]]] = {
            viewer: {
                name: (_sight(viewer, name, kind, False), _sight(viewer, name, kind, True)) for name, kind in self.kinds.items()
            }
            for viewer in viewers
        }
        self.seems: Mapping[Viewer, Mapping[str, str]] = {
            viewer: {name: other for name, other in self.seeming.items() if self.sights[viewer][name][False] == "hidden"}
            for viewer in viewers
        }


def _sight(viewer: Viewer, name: str, kind: Zone, turned: bool) -> Sight:
    if (kind.seen_by == "all") is not turned:
        return "up"
    owned = viewer in (TEACHER, ONLOOKER) or name.endswith("." + viewer)
    if kind.seen_by == "owner" and owned:
        return "up"
    known = kind.known_to == "all" or (owned and kind.known_to == "owner")
    return "down" if known or viewer == TEACHER else "hidden"


@cache
def declared_zones(seats: tuple[str, ...], zones: tuple[Zone, ...]) -> SeatZones:
    """Returns the declared zones for these seats, computed once."""
    return SeatZones(seats, zones)
