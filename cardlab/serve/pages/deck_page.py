"""The page *Make a deck*: ready-made decks, a field for one's own cards, games to play with them, and addresses to share.

The address of the page holds the deck, so nothing is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from cardlab.core.cards import Card
from cardlab.core.errors import DeckError
from cardlab.decks.deck import LONGEST_TEXT, Deck
from cardlab.decks.equations import total_like
from cardlab.decks.ready_decks import STANDARD_DECK, deck, ready_decks
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.query_parameters import words_from_query
from cardlab.words.card_names import number_card_names
from cardlab.words.deck_text import DeckText, deck_text
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words

SAMPLES = 3
"""The number of cards that show what is in a ready-made deck."""


def deck_page(addresses: PageAddresses, query: Mapping[str, str]) -> tuple[int, str]:
    """Returns the page as HTML, after its status: 200, or 400 if the text in the address makes no deck.

    Args:
        addresses: The addresses of pages.
        query: The query of the address: ``deck`` is the name of a ready-made deck, or a text that makes one. ``lang`` and
            ``digits`` choose the language of the page.
    """
    words = words_from_query(query)
    typed = query.get("deck", "").strip()
    made, wrong = None, ""
    try:
        made = chosen_deck(typed)
    except DeckError as error:
        wrong = str(error)
    locale, order = locale_query(words), in_order(words, made) if made else []
    page = framed(
        "serve/deck.html",
        words,
        words.say("deck_page-title"),
        {"deck": typed} if made else {},
        keeps=addresses.keeps,
        gallery_url=address(f"{addresses.base_url}cardlab", locale),
        form_url=addresses.decks({}),
        locale=locale,
        typed=as_typed(words, made) if made and made.name == typed else typed[:LONGEST_TEXT],
        wrong=wrong,
        about=deck_text(words, made) if made else None,
        cards=drawn_cards(words, made.cards) if made else [],
        order=order,
        wars=any(n > 1 for _, n in order),
        ready=[(about, cards, addresses.decks({"deck": name, **locale})) for name, about, cards in ready_made(words)],
    )
    return (400 if wrong else 200), page


def chosen_deck(text: str) -> Deck | None:
    """Returns the deck of numbers that a text names or makes; None if it is empty, or names the standard deck.

    A text with the cards of a ready-made deck makes that deck.

    Raises:
        DeckError: The text makes no deck.
    """
    made = deck(text) if text else STANDARD_DECK
    if made is STANDARD_DECK:
        return None
    return next((ready.deck for ready in ready_decks().values() if ready.deck.cards == made.cards), made)


def as_typed(words: Words, shown: Deck) -> str:
    """Returns the text that makes a deck as a person would type it, with the decimal sign of the language: ``1/2 ×4, 0.25``."""
    separator = "; " if local_number("0.5", words.base) == "0,5" else ", "
    copies = Counter(card.rank for card in shown)
    faces = {card.rank: card.number for card in shown if card.number}
    written = {
        spelling: spelling if face.form in ("dots", "frame") else local_number(face.text, words.base)
        for spelling, face in faces.items()
    }
    return separator.join(
        text if copies[spelling] == 1 else f"{text} ×{copies[spelling]}" for spelling, text in written.items()
    )


@dataclass(frozen=True)
class DrawnCard:
    """A card for the template.

    Attributes:
        name: Its name for screen readers.
        drawing: The content of its SVG, without the paper.
        copies: How many of it the deck has.
    """

    name: str
    drawing: str
    copies: int


def drawn_cards(words: Words, cards: Sequence[Card]) -> list[DrawnCard]:
    """Returns the different cards among number cards."""
    names, copies = number_card_names(words, cards), Counter(card.rank for card in cards)
    return [DrawnCard(names[spelling], names[f"#{spelling}"], n) for spelling, n in copies.items()]


def in_order(words: Words, shown: Deck) -> list[tuple[str, int]]:
    """Returns the numbers of a deck from the least to the greatest, as ``1/2 = 2/4``, and how many cards have each."""
    order = []
    for _, equal in groupby(sorted(shown.cards, key=shown.value), key=shown.value):
        faces = [card.number for card in equal if card.number]
        results = [total_like(faces[0].value, faces[0].terms)] if all(face.terms for face in faces) else []
        texts = dict.fromkeys(words.in_digits(local_number(face.text, words.base)) for face in [*faces, *results])
        order.append((" = ".join(texts), len(faces)))
    return order


@lru_cache(maxsize=16)
def ready_made(words: Words) -> list[tuple[str, DeckText, list[DrawnCard]]]:
    """Returns the ready-made decks, those for the youngest first: name, texts, and some cards."""
    by_age = sorted(ready_decks().items(), key=lambda item: item[1].ages)
    return [(name, deck_text(words, ready.deck), drawn_cards(words, _samples(ready.deck))) for name, ready in by_age]


def _samples(shown: Deck) -> list[Card]:
    """Returns some different cards from all of a deck."""
    different = list({card.rank: card for card in shown}.values())
    step = len(different) / SAMPLES
    return [different[int(step * (n + 0.5))] for n in range(SAMPLES)]
