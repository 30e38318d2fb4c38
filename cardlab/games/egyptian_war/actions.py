"""The actions of Egyptian War, and the cards that must be answered."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.authoring import Action, ArrivalOrder, Deal

CHANCES = {"A": 4, "K": 3, "Q": 2, "J": 1}
"""Challenge card -> the number of chances to answer it."""
SEATS = tuple(f"p{n}" for n in range(1, 9))
STACK = {seat: f"stack.{seat}" for seat in SEATS}


@dataclass(frozen=True)
class PlayTopCard(Action, verb="play"):
    """``p1 play``: turns the top card of the stack onto the pile."""


@dataclass(frozen=True)
class Slap(Action):
    """``p1 slap``: puts a hand on the pile."""


@dataclass(frozen=True)
class Slaps(ArrivalOrder, verb="slap"):
    """``all slap p3 p1+p2``: the hands on the pile, in the order in which they arrived."""


DEAL: Action = Deal()
