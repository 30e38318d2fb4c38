"""Draws two hands as bars, for the lessons that compare hands."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.models.model import State


def hands_compared(rule: str, facts: Facts) -> bool:
    """Whether a rule has compared two hands: one took the cards, or they were equal."""
    return rule in ("tie", "war.again") or (rule in ("take", "war.take") and facts["alone"] == "no")


def tokens(*hands: Facts) -> list[str]:
    """Returns the two cards of each hand, one hand after the other; "" for the missing one of a last card."""
    return [token for hand in hands for token in [*map(str, hand["cards"]), ""][:2]]


def bars(parts: list[int], other: list[int], facts: Facts) -> State:
    """Returns two bars, first that of the winner's hand. If somebody has won, the bars have names and are in the order of the
    seats.
    """
    if "winner" not in facts:
        return {"model": "bar_model", "parts": parts, "other": other}
    both = sorted([(facts["winner"], parts), (facts["loser"], other)])
    (_, first), (_, second) = both
    return {"model": "bar_model", "parts": first, "other": second, "seats": [seat for seat, _ in both]}
