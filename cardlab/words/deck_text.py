"""A deck of numbers in words: its title, its ages, what it teaches, ways to compare its numbers, and mistakes to expect."""

from __future__ import annotations

from dataclasses import dataclass

from cardlab.decks.deck import Deck
from cardlab.decks.ready_decks import ready_decks
from cardlab.words.game_labels import deck_title
from cardlab.words.words import Words


@dataclass(frozen=True)
class DeckText:
    """A deck in words.

    Attributes:
        title: Its title.
        count: Its number of cards.
        ages, teaches, curriculum: Its ages, what it teaches, and its place in curricula; "" for a deck of one's own.
        lists: A heading -> ways to compare its numbers, or mistakes to expect.
    """

    title: str
    count: str
    ages: str = ""
    teaches: str = ""
    curriculum: str = ""
    lists: tuple[tuple[str, tuple[str, ...]], ...] = ()


def deck_text(words: Words, deck: Deck) -> DeckText:
    """Returns a deck in words."""
    title, count = deck_title(words, deck.name), words.say("number_deck-count", n=len(deck))
    ready = ready_decks().get(deck.name)
    if ready is None:
        return DeckText(title, count)
    first, last = ready.ages
    ages = words.say("gallery-ages", ages=words.say("span", low=first, high=last))
    teaches, curriculum = (words.say(f"number_deck-{deck.name}", part) for part in ("teaches", "curriculum"))
    kinds = {"strategies": ("strategy", ready.strategies), "misconceptions": ("misconception", ready.misconceptions)}
    lists = [
        (words.say(f"number_deck-{kind}"), tuple(words.say(f"{start}-{name}") for name in names))
        for kind, (start, names) in kinds.items()
        if names
    ]
    return DeckText(title, count, ages, teaches, curriculum, tuple(lists))
