"""The jumps on a number line that lead from one number to another."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from cardlab.core.declarations import Facts


def through_ten(start: int, end: int) -> list[int]:
    """Returns the places of the jumps from one number to another, which stop at ten on the way; none between equal ones."""
    if start == end:
        return []
    return [start, 10, end] if min(start, end) < 10 < max(start, end) else [start, end]


def walked(line: dict[str, Any], *places: int) -> dict[str, Any]:
    """Returns a line that asked for a place or a distance, with its numbers and the jumps from each of these places to the
    next.
    """
    hops = [places[0]]
    for start, end in pairwise(places):
        hops += through_ten(start, end)[1:]
    return {**line, "hops": hops if len(hops) > 1 else [], "asks": False, "bare": False}


def counted(line: dict[str, Any], start: int, end: int) -> dict[str, Any]:
    """Returns such a line with the jumps that a learner makes: to ten and on, or else each step for itself."""
    if len(through_ten(start, end)) > 2:
        return walked(line, start, end)
    step = 1 if start < end else -1
    return walked(line, *range(start, end + step, step))


def over_ten(start: int, end: int) -> Facts:
    """Returns the method for a jump, with its steps: to ten and on from there, or at once."""
    way = "over_ten" if len(through_ten(start, end)) > 2 else "count_on"
    return {"way": way, "to_ten": abs(10 - start), "rest": abs(end - 10)}
