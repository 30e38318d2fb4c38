"""Describes a deck of numbers: its title, its ages, what it teaches, ways to compare its numbers, and mistakes to expect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab.decks.deck import Deck
from cardlab.decks.misconceptions import misconceptions
from cardlab.decks.ready_decks import ready_decks
from cardlab.words.game_labels import deck_title
from cardlab.words.words import Words


@dataclass(frozen=True)
class DeckText:
    """The description of a deck.

    Attributes:
        title: Its title.
        count: Its number of cards.
        ages, teaches, curriculum: Its ages, what it teaches, and its place in curricula; "" for a teacher's own deck.
        lists: Each heading with its texts: ways to compare the numbers of a ready-made deck, and mistakes to expect.
    """

    title: str
    count: str
    ages: str = ""
    teaches: str = ""
    curriculum: str = ""
    lists: tuple[tuple[str, tuple[str, ...]], ...] = ()


def deck_text(words: Words, deck: Deck) -> DeckText:
    """Returns the description of a deck."""
    title, count = deck_title(words, deck.name), words.say("number_deck-count", n=len(deck))
    ready = ready_decks().get(deck.name)
    if ready is None:
        found = misconceptions(card.number for card in deck if card.number)
        return DeckText(title, count, lists=_lists(words, misconceptions=found))
    first, last = ready.ages
    ages = words.say("gallery-ages", ages=words.say("span", low=first, high=last))
    teaches, curriculum = (words.say(f"number_deck-{deck.name}", part) for part in ("teaches", "curriculum"))
    lists = _lists(words, strategies=ready.strategies, misconceptions=ready.misconceptions)
    return DeckText(title, count, ages, teaches, curriculum, lists)


def _lists(words: Words, **kinds: Sequence[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Returns the texts of strategies and misconceptions, each kind under its heading."""
    starts = {"strategies": "strategy", "misconceptions": "misconception"}
    return tuple(
        (words.say(f"number_deck-{kind}"), tuple(words.say(f"{starts[kind]}-{name}") for name in names))
        for kind, names in kinds.items()
        if names
    )
