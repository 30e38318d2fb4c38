"""The pairs of Soureh: which closed card fits next to which open one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardlab.authoring import Card, Facts

RANKS = "A23456789T"
VALUE = {rank: value for value, rank in enumerate(RANKS, 1)}
"""The value of a card, an ace as 1."""


# ------------------------------------------------------------------------------------------------ pairs


@cache
def fitting(beside: Card) -> str:
    """Returns the ranks of the closed cards that fit next to an open card. An ace fits next to anything but an ace."""
    if beside.rank == "A":
        return RANKS[1:]
    value = VALUE[beside.rank]
    return "A" + RANKS[value:] if beside.is_red else RANKS[: value - 1]


@cache
def fault(beside: Card, closed: Card) -> str:
    """Returns the reason why an open and a closed card do not fit: ``red``, ``black`` or ``ace``; "" if they do."""
    if closed.rank in fitting(beside):
        return ""
    return "ace" if beside.rank == "A" else "red" if beside.is_red else "black"


def broken(opens: Sequence[Card], closeds: Sequence[Card]) -> list[int]:
    """Returns the slots whose pairs do not fit."""
    return [slot for slot, wrong in enumerate(map(fault, opens, closeds), 1) if wrong]


def compared(slot: int, beside: Card, closed: Card) -> Facts:
    """Returns a pair as facts: the two cards, their values, and the kind of pair."""
    kind = "ace" if "A" in (beside.rank, closed.rank) else "red" if beside.is_red else "black"
    values = {"value": VALUE[beside.rank], "other": VALUE[closed.rank]}
    return {"slot": slot, "open": beside, "closed": closed, "kind": kind, **values}
