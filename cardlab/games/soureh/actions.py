"""The actions of Soureh."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.authoring import Action, Deal, argument, spoken

SEATS = ("p1", "p2", "p3", "p4")


@dataclass(frozen=True)
class DrawCard(Action, verb="draw"):
    """``p1 draw``: takes the top card of the pile."""


@dataclass(frozen=True)
class Own(Action):
    """``p1 own 2``: puts the drawn card in place of the player's own closed card 2; ``p1 own 2 declare`` also says Soureh."""

    slot: int
    declare: bool = spoken(False)


@dataclass(frozen=True)
class Their(Action):
    """``p1 their p2 3``: puts the drawn card in place of the other player's open card 3."""

    other: str = argument(choices=SEATS)
    slot: int = argument()
    declare: bool = spoken(False)


@dataclass(frozen=True)
class ThrowAway(Action, verb="throw"):
    """``p1 throw``: puts the drawn card on the second pile."""

    declare: bool = spoken(False)


@dataclass(frozen=True)
class Declare(Action):
    """``p1 declare``: says Soureh instead of drawing."""


@dataclass(frozen=True)
class Reveal(Action):
    """``p1 reveal``: shows the four pairs that held."""


@dataclass(frozen=True)
class Score(Action):
    """``p1 score o1 c2 c3 o4=11``: counts the open or the closed card of each pair; an ace counts 1, or 11 if stated."""

    picks: tuple[str, ...]


DEAL = Deal()
