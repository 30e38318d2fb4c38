"""Chooses the faces of seats: a court card for each, so that children can tell players apart without reading."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.declarations import Viewer

OWN_FACE = "Qh"
"""The viewer's face."""
OTHER_FACES = ("Qc", "Js", "Kd", "Jh", "Qs", "Kc", "Jd", "Kh", "Qd", "Jc", "Ks")
"""The faces of the others, in the order of their seats."""


def others(seats: Sequence[str], viewer: Viewer) -> list[str]:
    """Returns the other players' seats; for a viewer without a seat, all but the first."""
    own = viewer if viewer in seats else seats[0]
    return [seat for seat in seats if seat != own]


def faces(seats: Sequence[str], viewer: Viewer) -> dict[str, str]:
    """Seat -> the token of a court card. The viewer always has the same one. A viewer without a seat sees it at the
    first seat.
    """
    found = dict.fromkeys(seats, OWN_FACE)
    return found | dict(zip(others(seats, viewer), OTHER_FACES, strict=False))
