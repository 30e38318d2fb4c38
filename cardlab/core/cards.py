"""Suits, ranks, cards and packs, and how they are spelt.

A card is written rank then suit: ``7d`` is the seven of diamonds, ``Tc`` the ten of clubs, ``As`` the ace of spades.
Jokers are ``X1`` and ``X2``. A card of a second pack has an apostrophe: ``7d'``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from cardlab.core.display import Displayed
from cardlab.core.errors import NotationError

RANKS = "A23456789TJQK"
"""All ranks, in the order of a new pack."""
SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades."""
SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_SPELLING = re.compile(r"(?P<rank>[A2-9TJQK])(?P<suit>[cdhs])(?P<marks>'*)|(?P<joker>X)(?P<number>[1-9])(?P<more>'*)")


@dataclass(frozen=True, eq=False)
class Card(Displayed):
    """One card of one pack. There is one object for each, made by `card`, so cards compare by identity.

    Attributes:
        rank: One of `RANKS`, or ``X`` for a joker.
        suit: One of `SUITS`; for a joker its number.
        pack: 0 for the first pack, 1 for the second, …
    """

    rank: str
    suit: str
    pack: int = 0

    @cached_property
    def name(self) -> str:
        """The spelling that parses back: ``7d``."""
        return self.rank + self.suit + "'" * self.pack

    @cached_property
    def face(self) -> str:
        """What is printed on the card: ``7♦``, ``10♣``."""
        rank = {"T": "10", "X": "★"}.get(self.rank, self.rank)
        return rank + SYMBOLS.get(self.suit, "")

    @property
    def is_red(self) -> bool:
        """Whether the card is a diamond or a heart."""
        return self.suit in "dh"

    @property
    def is_court(self) -> bool:
        """Whether the card is a jack, a queen or a king."""
        return self.rank in "JQK"

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"card({self.name!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.name,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_known: dict[str, Card] = {}


def card(spelling: str) -> Card:
    """The card with this spelling.

    Raises:
        NotationError: The text is not a card.
    """
    found = _known.get(spelling)
    if found is None:
        found = _known[spelling] = _parse(spelling)
    return found


def _parse(spelling: str) -> Card:
    match = _SPELLING.fullmatch(spelling) if isinstance(spelling, str) else None
    if match is None:
        text = str(spelling)
        ten = " Write ten as T, as in 'Td'." if re.fullmatch(r"1[0Oo][cdhs]'*", text) else ""
        raise NotationError(f"{spelling!r:.40} is not a card: write a rank of {RANKS} and a suit of {SUITS}, as in '7d'.{ten}")
    if match["joker"]:
        return Card("X", match["number"], len(match["more"]))
    return Card(match["rank"], match["suit"], len(match["marks"]))


def cards(spelling: str | Iterable[str | Card]) -> list[Card]:
    """Several cards, from one string (``"7d 2c Kh"``) or from a list of spellings; the first is the top.

    Raises:
        NotationError: One of them is not a card.
    """
    words = spelling.split() if isinstance(spelling, str) else spelling
    return [word if isinstance(word, Card) else card(word) for word in words]


def pack(ranks: str = RANKS, suits: str = SUITS, *, packs: int = 1, jokers: int = 0) -> list[Card]:
    """The cards of one or more packs, unshuffled.

    Args:
        ranks: The ranks that are in; the small pack of sums is ``pack("A23456789T")``.
        suits: The suits that are in.
        packs: How many packs are put together.
        jokers: Jokers in each pack.
    """
    names = [rank + suit for suit in suits for rank in ranks] + [f"X{n}" for n in range(1, jokers + 1)]
    return [card(name + "'" * number) for number in range(packs) for name in names]
