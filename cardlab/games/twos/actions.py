"""The cut of the Game of Twos, and names for its zones."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.authoring import RANKS, AutomaticAction, Card, Deal, argument

CUT_VALUE = {rank: value for value, rank in enumerate(RANKS, 1)}


@dataclass(frozen=True)
class Cut(AutomaticAction):
    """``all cut``: exposes a random card of the pack; ``all cut 6h`` names it."""

    card: Card | None = argument(None, word="")  # noqa: RUF009  # it declares a field


HAND = {f"p{n}": f"hand.p{n}" for n in range(1, 5)}
CUT, DEAL = Cut(), Deal()
