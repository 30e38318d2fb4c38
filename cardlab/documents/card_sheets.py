"""Makes a page to print with the cards of a deck, in the size of playing cards, with marks to cut them apart."""

from __future__ import annotations

from cardlab.decks.deck import Deck
from cardlab.decks.face_drawing import HEIGHT, WIDTH
from cardlab.documents.printed_page import printed_page
from cardlab.words.card_names import number_card_names
from cardlab.words.words import Words

BLOCK = (189, 264)
"""The width and height of all cards of a page, in millimetres: 3 by 3 playing cards, which fit on A4 and on Letter."""
ACROSS = (3, 2)
"""The possible numbers of cards in a row. There are as many rows."""


def card_sheets(deck: Deck, words: Words, *, across: int = ACROSS[0], backs: bool = False) -> str:
    """Returns a page to print.

    Args:
        deck: A deck of numbers.
        words: The language and the digits of the page.
        across: The number of cards in a row, one of `ACROSS`.
        backs: Whether a page of backs follows each page of faces, for printing on both sides.
    """
    names, cards = number_card_names(words, deck), deck.cards
    wide, high = BLOCK[0] / across, BLOCK[1] / across
    scale = min(wide / WIDTH, high / HEIGHT)
    pages = [cards[start : start + across**2] for start in range(0, len(cards), across**2)]
    return printed_page(
        "documents/card_sheets.html",
        words,
        words.say("deck_page-print"),
        pages=[[(place % across, place // across, card.rank) for place, card in enumerate(page)] for page in pages],
        names=names,
        backs=backs,
        across=across,
        block=BLOCK,
        wide=wide,
        high=high,
        scale=scale,
        margin=((wide - scale * WIDTH) / 2, (high - scale * HEIGHT) / 2),
    )
