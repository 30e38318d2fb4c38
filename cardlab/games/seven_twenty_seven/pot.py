"""Divides the pot of 727 in whole counters."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.authoring import Facts

Side = tuple[str, Sequence[str], int]
"""A part of the pot (``low``, ``high`` or ``whole``), its winners from the dealer's left, and its number of counters."""


def sides(pot: int, low: Sequence[str], high: Sequence[str], odd: str) -> list[Side]:
    """Returns the whole pot if one side or the same players have won, or else its halves.

    Args:
        pot: The number of counters in it.
        low, high: The winners of each side; at least one of them has winners.
        odd: The side that gets the counter that cannot be halved; another word for neither.
    """
    if not low or not high or set(low) == set(high):
        return [("whole", low or high, pot)]
    half, rest = divmod(pot, 2)
    return [(side, who, half + rest * (side == odd)) for side, who in (("low", low), ("high", high))]


def shares(amount: int, winners: Sequence[str], *, one_by_one: bool) -> dict[str, int]:
    """Returns the share of each winner of an amount, in whole counters.

    Args:
        amount: The number of counters.
        winners: The winners, from the dealer's left.
        one_by_one: Whether the remainder is given out one by one, to the first ones; otherwise nobody gets it.
    """
    each, rest = divmod(amount, len(winners))
    return {player: each + (one_by_one and place < rest) for place, player in enumerate(winners)}


def division(side: Side) -> Facts:
    """Returns how one part of the pot is divided, and the first winners, who may get the remainder."""
    name, winners, amount = side
    each, rest = divmod(amount, len(winners))
    facts: Facts = {"side": name, "amount": amount, "k": len(winners), "each": each, "rest": rest}
    return facts | {"players": tuple(winners), "first": tuple(winners[:rest])}
