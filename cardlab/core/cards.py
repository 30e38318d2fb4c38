"""Suits, ranks, cards and packs, and their spelling.

A card is written rank then suit: ``7d`` is the seven of diamonds, ``Tc`` the ten of clubs, ``As`` the ace of spades.
Jokers are ``X1`` and ``X2``. A card of a second pack has an apostrophe: ``7d'``. Cards with a number or a small sum,
such as ``3/4`` and ``3*7``, are in `cardlab.core.number_cards`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import total_ordering
from weakref import WeakValueDictionary

from cardlab.core.displayed import Displayed
from cardlab.core.errors import NotationError
from cardlab.core.number_cards import NumberFace, number_face

RANKS = "A23456789TJQK"
"""All ranks, in the order of a new pack."""
SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades."""
MOST_PACKS = 100
"""The maximum number of packs: their cards differ by apostrophes."""
LONGEST_SPELLING = 200
"""An upper limit on the characters of a card's spelling, apostrophes included."""
SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_SPELLING = re.compile(r"(?:[A2-9TJQK][cdhs]|X[1-9])'{0,99}")


@total_ordering
class Card(Displayed):
    """One card of one pack, from its parts: ``Card("7", "d")`` is ``card("7d")``.

    There is one object for each card, so that comparing and hashing cards by identity is fast. They sort in the order of new
    packs (`pack`): pack by pack, suit by suit as in `SUITS`, from the ace to the king, jokers last.

    >>> Card("7", "d") == card("7d")
    True
    >>> sorted(cards("Kd X1 2d As 7c"))
    [card('7c'), card('2d'), card('Kd'), card('As'), card('X1')]

    Attributes:
        rank: One of `RANKS`, ``X`` for a joker, or the spelling of a number card.
        suit: One of `SUITS`; for a joker its number; "" for a number card.
        number: What is printed on a number card; None for any other card.
        pack: 0 for the first pack, or the first copy of a number card, 1 for the second, …
        name: The spelling that parses back: ``7d``.
        face: The text printed on the card: ``7♦``, ``10♣``.

    Raises:
        NotationError: There is no such card.
    """

    __slots__ = ("__weakref__", "face", "name", "number", "pack", "rank", "suit")

    rank: str
    suit: str
    number: NumberFace | None
    pack: int
    name: str
    face: str

    def __new__(cls, rank: str, suit: str, pack: int = 0) -> Card:
        """Returns the one object for a card."""
        letters = all(isinstance(part, str) and len(part) == 1 for part in (rank, suit))
        if not letters or not isinstance(pack, int) or not 0 <= pack < MOST_PACKS:
            raise NotationError(
                f"Card({rank!r:.20}, {suit!r:.20}, {pack!r:.20}) is not a card: give a rank of {RANKS}, a suit of {SUITS} and "
                f"the number of a pack from 0 to {MOST_PACKS - 1}, as in Card('7', 'd')"
            )
        return card(rank + suit + "'" * pack)

    @property
    def is_red(self) -> bool:
        """Whether the card is a diamond or a heart."""
        return self.suit in ("d", "h")

    @property
    def is_court(self) -> bool:
        """Whether the card is a jack, a queen or a king."""
        return self.rank in ("J", "Q", "K")

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return _place(self) < _place(other)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name!r} of {self.name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card does not change: {name!r} of {self.name} cannot be deleted")

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
_numbered: WeakValueDictionary[str, Card] = WeakValueDictionary()
"""Number cards in use. There are too many possible ones to keep every one that was ever spelled."""


def card(spelling: str) -> Card:
    """Returns the card with this spelling.

    >>> card("Td").face
    '10♦'

    Raises:
        NotationError: The text is not a card.
    """
    found = (_known.get(spelling) or _numbered.get(spelling)) if isinstance(spelling, str) else None
    if found is None:
        made = _parse(spelling)
        found = (_numbered if made.number else _known).setdefault(spelling, made)  # the first, if two threads make one at once
    return found


def _parse(spelling: str) -> Card:
    if isinstance(spelling, str) and _SPELLING.fullmatch(spelling):
        rank, suit = spelling[0], spelling[1]
        face = {"T": "10", "X": "★"}.get(rank, rank) + SYMBOLS.get(suit, "")
        return _made(rank=rank, suit=suit, number=None, pack=len(spelling) - 2, name=spelling, face=face)
    if isinstance(spelling, str) and (number := _number_on(spelling)):
        rank = number.spelling
        return _made(rank=rank, suit="", number=number, pack=len(spelling) - len(rank), name=spelling, face=number.text)
    text = str(spelling)
    ten = " Write ten as T, as in 'Td'." if re.fullmatch(r"1[0Oo][cdhs]'*", text) else ""
    raise NotationError(f"{spelling!r:.40} is not a card: write a rank of {RANKS} and a suit of {SUITS}, as in '7d'.{ten}")


def _number_on(spelling: str) -> NumberFace | None:
    """Returns what is printed on a number card; None for any other spelling."""
    number = number_face(spelling.rstrip("'")) if len(spelling) < LONGEST_SPELLING else None
    copy = 0 if number is None else len(spelling) - len(number.spelling)
    return number if copy < MOST_PACKS else None


def _made(**parts: object) -> Card:
    made = object.__new__(Card)
    for name, part in parts.items():
        object.__setattr__(made, name, part)
    return made


def _place(of: Card) -> tuple[int, int, Fraction | int, str]:
    """Returns the place of a card in new packs. Number cards come last, by their values."""
    if of.number:
        return of.pack, len(SUITS) + 1, of.number.value, of.rank
    if of.rank == "X":
        return of.pack, len(SUITS), int(of.suit), ""
    return of.pack, SUITS.index(of.suit), RANKS.index(of.rank), ""


def cards(spelling: str | Iterable[str | Card]) -> list[Card]:
    """Returns several cards from one string or a list of spellings; the first is the top.

    >>> cards("7d 2c")
    [card('7d'), card('2c')]

    Raises:
        NotationError: One of them is not a card.
    """
    words = spelling.split() if isinstance(spelling, str) else spelling
    return [word if isinstance(word, Card) else card(word) for word in words]


def pack(ranks: str = RANKS, suits: str = SUITS, *, packs: int = 1, jokers: int = 0) -> list[Card]:
    """Returns the cards of one or more packs, unshuffled. The small pack for sums is ``pack("A23456789T")``.

    >>> len(pack("A23456789T")), len(pack(packs=2, jokers=2))
    (40, 108)

    Args:
        ranks: The ranks in the pack.
        suits: The suits in the pack.
        packs: The number of packs.
        jokers: The number of jokers in each pack.
    """
    names = [rank + suit for suit in suits for rank in ranks] + [f"X{n}" for n in range(1, jokers + 1)]
    return [card(name + "'" * number) for number in range(packs) for name in names]
