"""The actions of Money, the worth of its money, and names for its zones."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.authoring import Action, Pass, argument

VALUES = {
    "jordan": {"K": 5, "J": 10, "Q": 15},
    "egypt_low": {"Q": 5, "K": 10, "J": 15},
    "egypt_high": {"Q": 10, "K": 15, "J": 20},
    "syria": {"J": 10, "Q": 15, "K": 20},
}
"""The worth of each picture, in number cards."""
HAND = {"p1": "hand.p1", "p2": "hand.p2"}
BANK = {"p1": "bank.p1", "p2": "bank.p2"}
OTHER = {"p1": "p2", "p2": "p1"}
FLOOR, OPPONENT = "floor", "opponent"
PLACES = (FLOOR, OPPONENT)
MONEY = "XJQKA"


# ------------------------------------------------------------------------------------ actions


@dataclass(frozen=True)
class Throw(Action):
    """``p1 throw``: puts the top card of the hand on the pile."""


@dataclass(frozen=True)
class Claim(Action):
    """``p1 claim``: says that there is a match."""


@dataclass(frozen=True)
class Buy(Action):
    """``p1 buy Q from floor change K K``: the rank that is paid, the place, and the ranks of money that come back
    from there.
    """

    pay: str = argument(choices=MONEY)
    source: str = argument(word="from", choices=PLACES)
    change: tuple[str, ...] = argument((), choices=MONEY)


@dataclass(frozen=True)
class Supply(Action):
    """``p2 supply K``: the seller's change in money; the rest of the price is number cards."""

    change: tuple[str, ...] = argument((), word="", choices=MONEY)


@dataclass(frozen=True)
class Exchange(Action):
    """``p1 exchange Q for K J with opponent``: exchanges money for money of the same value."""

    give: tuple[str, ...] = argument(choices=MONEY)
    take: tuple[str, ...] = argument(word="for", choices=MONEY)
    partner: str = argument(word="with", choices=PLACES)


@dataclass(frozen=True)
class Take(Action):
    """``p2 take``: takes the pile, after a false claim of the other player."""


THROW = {player: Throw(player) for player in OTHER}
CLAIM = {player: [Claim(player), Pass(player)] for player in OTHER}
"""A player's answer to a throw."""
FRESH: dict[str, int | str | None] = {"waiting_for": "act", "purchases": 0, "exchanges": 0, "lifted": "no"}
"""The counters at the beginning of a turn."""
