"""How the pot of 727 is shared, in whole counters."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.authoring import Facts

Side = tuple[str, Sequence[str], int]
"""A part of the pot (``low``, ``high`` or ``whole``), its winners from the dealer's left, and how many counters it has."""


def sides(pot: int, low: Sequence[str], high: Sequence[str], odd: str) -> list[Side]:
    """The whole pot, where one side or the same players have won, or its halves.

    Args:
        pot: How many counters lie in it.
        low, high: Who has won each side; at least one of them has winners.
        odd: The side that gets the counter that cannot be halved; another word for neither.
    """
    if not low or not high or set(low) == set(high):
        return [("whole", low or high, pot)]
    half, rest = divmod(pot, 2)
    return [(side, who, half + rest * (side == odd)) for side, who in (("low", low), ("high", high))]


def shares(amount: int, winners: Sequence[str], *, one_by_one: bool) -> dict[str, int]:
    """The share of each winner of an amount, in whole counters.

    Args:
        amount: How many counters there are.
        winners: Who shares them, from the dealer's left.
        one_by_one: Whether what is left over is given out one by one, to the first ones; otherwise nobody gets it.
    """
    each, rest = divmod(amount, len(winners))
    return {player: each + (one_by_one and place < rest) for place, player in enumerate(winners)}


def division(side: Side) -> Facts:
    """How one part of the pot is divided, and the first winners, for whom what is left over may be."""
    name, winners, amount = side
    each, rest = divmod(amount, len(winners))
    facts: Facts = {"side": name, "amount": amount, "k": len(winners), "each": each, "rest": rest}
    return facts | {"players": tuple(winners), "first": tuple(winners[:rest])}
