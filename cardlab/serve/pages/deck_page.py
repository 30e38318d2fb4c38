"""Writes the page *Make a deck*: ready-made decks, a field for a teacher's own cards, games to play with them, links to share.

The address of the page holds the deck, so nothing is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from itertools import groupby
from urllib.parse import urlsplit

from cardlab.core.cards import Card
from cardlab.core.errors import CardlabError, DeckError, OptionError
from cardlab.core.registry import find
from cardlab.decks.deck import LONGEST_TEXT, Deck
from cardlab.decks.equations import total_like
from cardlab.decks.ready_decks import STANDARD_DECK, deck, ready_decks
from cardlab.documents.card_sheets import ACROSS, card_sheets
from cardlab.documents.page_address import lesson_address
from cardlab.documents.qr_code import qr_code
from cardlab.lessons import find as find_lesson
from cardlab.serve.http.host_names import THIS_COMPUTER
from cardlab.serve.pages.gallery import youngest_first
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.query_parameters import words_from_query
from cardlab.sessions.table_defaults import SHORT_PRESETS
from cardlab.words.card_names import number_card_names
from cardlab.words.deck_text import DeckText, deck_text
from cardlab.words.game_labels import deck_title
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words

LESSON = "compare"
"""The lesson that can be about any deck."""
LONGEST_ON_BOARD = 60
"""The maximum length of an address that a class can copy from the board."""
AGES = (4, 6, 8, 9)
"""The ages at which the groups of ready-made decks begin."""
SAMPLES = 3
"""The number of cards that show what is in a ready-made deck."""


def deck_page(addresses: PageAddresses, query: Mapping[str, str]) -> tuple[int, str]:
    """Returns the status, 200 or 400 if the text in the address does not make a deck, and the page as HTML.

    Args:
        addresses: The addresses of pages.
        query: The query of the address: ``deck`` is the name of a ready-made deck, or a text that makes one. ``lang`` and
            ``digits`` choose the language of the page.
    """
    words = words_from_query(query)
    typed = query.get("deck", "").strip()
    made, wrong, near = None, "", None
    try:
        made = chosen_deck(typed)
    except DeckError as error:
        wrong = words.say(f"deck_page-wrong-{error.reason}", **error.facts)
        near = next(iter(get_close_matches(typed, ready_decks(), n=1)), None)
    locale, order = locale_query(words), in_order(words, made) if made else []
    text = made.as_option if made else ""
    lesson = lesson_links(words, addresses, text) if made else {}
    shared = _shared(words, addresses, text, lesson) if made else {}
    short = board_text(made) if made and "class" in shared else ""
    games = tables(words, addresses, made.for_a_match.as_option) if made else []
    board = addresses.board(short) if short else ""
    page = framed(
        "serve/deck.html",
        words,
        words.say("deck_page-title"),
        {"deck": typed} if made else {},
        base_url=addresses.base_url,
        keeps=addresses.keeps,
        gallery_url=address(f"{addresses.base_url}cardlab", locale),
        form_url=addresses.decks({}),
        locale=locale,
        typed=as_typed(words, made) if made and made.name == typed else typed[:LONGEST_TEXT],
        wrong=wrong,
        near=(deck_title(words, near), addresses.decks({"deck": near, **locale})) if near else None,
        about=deck_text(words, made) if made else None,
        cards=drawn_cards(words, made.cards) if made else [],
        order=order,
        wars=any(n > 1 for _, n in order),
        text=text,
        lesson=lesson,
        tables=games,
        first_table=next(((name, url) for name, url, refusal in games if not refusal), None),
        print_url=addresses.deck_sheets({"deck": text, **locale}),
        larger_url=addresses.decks({"deck": made.for_a_match.text, **locale}) if made and made.copies_needed > 1 else "",
        copies=made.copies_needed if made else 1,
        shared=shared,
        board=board if len(board) <= LONGEST_ON_BOARD else "",
        code=qr_code(shared["class"]) if "class" in shared else "",
        here=urlsplit(addresses.host).hostname in THIS_COMPUTER,
        sheets_url=addresses.deck_sheets({}),
        sizes=ACROSS,
        ready=[
            (age, [(about, cards, addresses.decks({"deck": name, **locale})) for name, about, cards in decks])
            for age, decks in ready_made(words)
        ],
    )
    return (400 if wrong else 200), page


def deck_sheets(addresses: PageAddresses, query: Mapping[str, str]) -> tuple[int, str]:
    """Returns the cards of a deck to print, or the page *Make a deck* with the error if there is no such deck.

    Args:
        addresses: The addresses of pages.
        query: As in `deck_page`, and ``across``, the number of cards in a row. With ``backs``, pages of backs are between them.
    """
    try:
        made = chosen_deck(query.get("deck", "").strip())
    except DeckError:
        made = None
    if made is None:
        return deck_page(addresses, query)
    across = next((n for n in ACROSS if str(n) == query.get("across")), ACROSS[0])
    return 200, card_sheets(made, words_from_query(query), across=across, backs="backs" in query)


def board_page(addresses: PageAddresses, text: str, query: Mapping[str, str]) -> str:
    """Returns the path of the page for an address on the board: the lesson, or *Make a deck* if the text makes no deck."""
    asked = {"deck": text.strip(), **locale_query(words_from_query(query))}
    try:
        find_lesson(LESSON, asked["deck"])
    except CardlabError:
        return addresses.decks(asked)
    return addresses.pages_url + lesson_address(LESSON, asked)


def tables(words: Words, addresses: PageAddresses, text: str) -> list[tuple[str, str, str]]:
    """Returns the games that take a deck: name, path of a table with this deck, and why the game refuses it, or ""."""
    found = []
    has_times = any(card.number and card.number.form == "time" for card in deck(text))
    for slug in youngest_first(words):
        game, refusal = find(slug), ""
        if "deck" not in (option.name for option in game.options()):
            continue
        try:
            game.with_options(deck=text)
        except OptionError:
            refusal = words.say("deck_page-play", "times" if has_times else "same")
        found.append((words.say(f"{slug}-game"), addresses.table(_table_query(words, slug, text)), refusal))
    return found


def lesson_links(words: Words, addresses: PageAddresses, text: str) -> dict[str, str]:
    """Returns the paths of a deck's lesson and of its pages to print, by the ends of the names of their messages; none if it
    cannot have a lesson.
    """
    try:
        find_lesson(LESSON, text)
    except CardlabError:
        return {}
    deck, locale = {"deck": text}, locale_query(words)
    teacher = addresses.teacher(LESSON)
    return {
        "lesson": addresses.lesson(LESSON, {**deck, **locale}),
        "teacher": address(teacher, {**deck, **locale}),
        "sheets": address(f"{teacher}/sheets", {**deck, "key": "1", **locale}),
        "record": address(f"{teacher}/record", {**deck, **locale}),
    }


def board_text(shown: Deck) -> str:
    """Returns the text that makes a deck, short and easy to type: ``fractions``, ``1/2,2/4 x3,3*7``. "" if there is none.

    A class copies it from the board. It is the whole deck, so nothing need be stored for it.
    """
    parts = shown.name or ",".join(shown.text.replace(" ×", "_x").split()).replace("_x", " x")
    easy = parts.replace("÷", ":")
    try:
        return easy if deck(easy).cards == shown.cards else ""
    except DeckError:
        return ""  # 12:10 would be a time, and not 12 ÷ 10


def _table_query(words: Words, slug: str, text: str) -> dict[str, str]:
    """Returns the query of a table, on which the first match is as short as without a deck."""
    preset = {"preset": SHORT_PRESETS[slug]} if slug in SHORT_PRESETS else {}
    return {"game": slug, **preset, "deck": text, **locale_query(words)}


def _shared(words: Words, addresses: PageAddresses, text: str, lesson: Mapping[str, str]) -> dict[str, str]:
    """Returns the full addresses to share, the lesson and this page, by the ends of the names of their messages."""
    return {
        **({"class": lesson["lesson"]} if lesson else {}),
        "colleague": addresses.host + addresses.decks({"deck": text, **locale_query(words)}),
    }


def chosen_deck(text: str) -> Deck | None:
    """Returns the deck of numbers that a text names or makes; None if it is empty, or names the standard deck.

    Raises:
        DeckError: The text does not make a deck.
    """
    made = deck(text) if text else STANDARD_DECK
    return None if made is STANDARD_DECK else made


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
    """Returns the numbers of a deck from the smallest to the greatest, as ``1/2 = 2/4``, and how many cards have each."""
    order = []
    for _, equal in groupby(sorted(shown.cards, key=shown.value), key=shown.value):
        faces = [card.number for card in equal if card.number]
        results = [total_like(faces[0].value, faces[0].terms)] if all(face.terms for face in faces) else []
        texts = dict.fromkeys(words.in_digits(face.text) for face in [*faces, *results])
        order.append((" = ".join(texts), len(faces)))
    return order


@lru_cache(maxsize=16)
def ready_made(words: Words) -> list[tuple[int, list[tuple[str, DeckText, list[DrawnCard]]]]]:
    """Returns the groups of ready-made decks, those for the youngest first: the age, and of each deck its name, its texts and
    some cards.
    """
    by_age = sorted(ready_decks().items(), key=lambda item: item[1].ages)
    groups = groupby(by_age, key=lambda item: max(age for age in AGES if age <= item[1].ages[0]))
    return [
        (age, [(name, deck_text(words, ready.deck), drawn_cards(words, _samples(ready.deck))) for name, ready in decks])
        for age, decks in groups
    ]


def _samples(shown: Deck) -> list[Card]:
    """Returns some different cards from all of a deck."""
    different = list({card.rank: card for card in shown}.values())
    step = len(different) / SAMPLES
    return [different[int(step * (n + 0.5))] for n in range(SAMPLES)]
