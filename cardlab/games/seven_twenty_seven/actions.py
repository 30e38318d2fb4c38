"""The actions of 727."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.authoring import Action, Deal


@dataclass(frozen=True)
class Check(Action):
    """``p1 check``: does nothing, if nobody has bet."""


@dataclass(frozen=True)
class Bet(Action):
    """``p1 bet 3``."""

    x: int


@dataclass(frozen=True)
class Call(Action):
    """``p1 call``: matches the payment of the others."""


@dataclass(frozen=True)
class Raise(Action):
    """``p1 raise 2``: matches it and adds 2."""

    x: int


@dataclass(frozen=True)
class Fold(Action):
    """``p1 fold``: gives up the hand."""


@dataclass(frozen=True)
class AskCard(Action):
    """``p1 card``: asks for a card."""

    @classmethod
    def verb(cls) -> str:
        return "card"


@dataclass(frozen=True)
class Stand(Action):
    """``p1 stand``: takes no card."""


DEAL = Deal()
PHASES: dict[type[Action], str] = {AskCard: "ask", Stand: "ask", Deal: "deal"}
"""The phase of each verb; those without one belong to betting."""
