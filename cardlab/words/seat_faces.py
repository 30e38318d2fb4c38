"""The faces of seats: a court card for each, so that players can be told apart without reading."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.zones import Viewer

OWN_FACE = "Qh"
"""The viewer's."""
OTHER_FACES = ("Qc", "Js", "Kd", "Jh", "Qs", "Kc", "Jd", "Kh", "Qd", "Jc", "Ks")
"""Those of the others, in the order of their seats."""


def others(seats: Sequence[str], viewer: Viewer) -> list[str]:
    """The other players' seats; for somebody who has none, all but the first."""
    own = viewer if viewer in seats else seats[0]
    return [seat for seat in seats if seat != own]


def faces(seats: Sequence[str], viewer: Viewer) -> dict[str, str]:
    """Seat -> the token of a court card. The viewer always has the same one; who has no seat sees it at the first."""
    found = dict.fromkeys(seats, OWN_FACE)
    return found | dict(zip(others(seats, viewer), OTHER_FACES, strict=False))
