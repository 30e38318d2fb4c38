"""The ready-made decks, from counting dots to dividing fractions. `deck` finds one, or makes one from a text."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from cardlab.core.cards import pack
from cardlab.core.errors import DeckError, did_you_mean
from cardlab.core.game import AllBut
from cardlab.decks.deck import Deck, numbered_apart, read_deck, shown_in_error

ACE_HIGH = {rank: value for value, rank in enumerate("23456789TJQKA", 2)}
STANDARD_DECK = Deck(tuple(pack()), ACE_HIGH, "standard")
"""The usual 52 cards. The ace is the highest, with 14."""


@dataclass(frozen=True)
class ReadyDeck:
    """A ready-made deck, and what a teacher wants to know about it.

    Attributes:
        deck: The deck.
        ages: The lowest and the highest age.
        strategies: Ways to compare its numbers, by name.
        misconceptions: Mistakes that children make with its numbers, by name.
    """

    deck: Deck
    ages: tuple[int, int]
    strategies: tuple[str, ...]
    misconceptions: tuple[str, ...]


@cache
def ready_decks() -> Mapping[str, ReadyDeck]:
    """Returns the ready-made decks by their names, the easier ones first."""
    declared = tomllib.loads(files(__package__).joinpath("ready_decks.toml").read_text("utf-8"))
    return {name: _ready(name, parts) for name, parts in declared.items()}


def _ready(name: str, parts: Mapping[str, object]) -> ReadyDeck:
    match parts:
        case {"text": str(text), "ages": [int(first), int(last)], "strategies": list(ways), "misconceptions": list(mistakes)}:
            names = [card.name for card in read_deck(text)]
            copies = parts.get("copies", 1)
            cards = numbered_apart([name for name in names for _ in range(copies)]) if isinstance(copies, int) else ()
            return ReadyDeck(Deck(cards, name=name), (first, last), tuple(ways), tuple(mistakes))
    raise DeckError(f"ready_decks.toml: {name!r} needs a text, two ages, strategies and misconceptions")


@lru_cache(maxsize=256)
def deck(text: str) -> Deck:
    """Returns a ready-made deck by its name or its cards, or makes one from a text.

    >>> len(deck("unit_fractions"))
    44
    >>> deck("1/2, 2/4, 3 × 7").values
    (Fraction(1, 2), Fraction(1, 2), 21)

    Raises:
        DeckError: There is no such deck, or the text does not make one (see `read_deck`).
    """
    if not isinstance(text, str):
        raise DeckError(f"{text!r:.40} is not a deck: give the name of one, or a text such as '1/2, 3/4, 0.25, 3 × 7'")
    if text == STANDARD_DECK.name:
        return STANDARD_DECK
    if ready := ready_decks().get(text):
        return ready.deck
    if text.isidentifier() and not text.startswith(("dots", "frame")):
        raise DeckError(
            f"there is no deck {text!r:.40}. {did_you_mean(text, [STANDARD_DECK.name, *ready_decks()])}",
            "no_deck",
            name=shown_in_error(text),
        )
    made = read_deck(text)
    return next((ready.deck for ready in ready_decks().values() if ready.deck.cards == made.cards), made)


DECK_NAMES = (STANDARD_DECK.name, *ready_decks())
"""The choices of the option ``deck`` of a game; it also takes a text that makes a deck."""
OTHER_DECK = AllBut(STANDARD_DECK.name)
"""All values of that option but the standard deck."""
