"""`Deck`: cards and the exact number that each stands for. `read_deck` makes one from a text such as ``1/2, 3/4 ×2``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cardlab.core.cards import MOST_PACKS, Card, card
from cardlab.core.displayed import Displayed
from cardlab.core.errors import DeckError, NotationError
from cardlab.core.number_cards import Number, number_face, spelled

FEWEST_CARDS, MOST_CARDS = 2, 200
ENOUGH_CARDS = 20
"""A match with fewer cards is over after a few turns."""
LONGEST_TEXT = 4000
"""The maximum number of characters of a text that makes a deck."""
LONGEST_SHOWN = 40
"""The characters of a wrong card that an error names."""

_COPIES = re.compile(r"\s+[×*xX]\s*(\d{1,3})$|\s*\([×*xX]\s*(\d{1,3})\)$")
_TIMES = re.compile(r"[×*xX]\d{1,3}|\([×*xX]\d{1,3}\)")
_SEMICOLON, _COMMA = re.compile("[;؛]"), re.compile("[,،]")
_LIKE_A_TIME = re.compile(r"\s*(?:(?:[01]?\d|2[0-3])\s*:\s*\d\d|\d\d?\s*:\s*00)(?![\d.%/])")
"""Nobody divides by 00, so 25:00 is a time that cannot be, and not a quotient."""
_SPACED_SIGN = re.compile(r"\s+(//|[-+−–×*·÷:/])\s+")


@dataclass(frozen=True, repr=False)
class Deck(Displayed):
    """Cards, and the exact number that each stands for.

    >>> read_deck("1/2, 3/4, 0.25 ×2").values
    (Fraction(1, 2), Fraction(3, 4), Fraction(1, 4), Fraction(1, 4))

    Attributes:
        cards: The cards, unshuffled.
        ranks: Rank -> its number, for cards with a rank and a suit.
        name: The name of a ready-made deck; "" for any other.
    """

    cards: tuple[Card, ...]
    ranks: Mapping[str, Number] = field(default_factory=dict, hash=False)
    name: str = ""

    def value(self, of: Card) -> Number:
        """Returns the number that a card stands for.

        Raises:
            KeyError: It has a rank without a number in this deck.
        """
        return self.ranks[of.rank] if of.number is None else of.number.value

    @cached_property
    def values(self) -> tuple[Number, ...]:
        """The number of each card, in order."""
        return tuple(self.value(one) for one in self.cards)

    @cached_property
    def text(self) -> str:
        """The text that makes this deck: ``1/2 3/4 0.25 ×2``."""
        copies = Counter(one.name.rstrip("'") for one in self.cards)
        return " ".join(name if n == 1 else f"{name} ×{n}" for name, n in copies.items())

    @property
    def as_option(self) -> str:
        """The value of a game's option ``deck`` for this deck: its name, or else its text."""
        return self.name or self.text

    def packs(self, number: int) -> tuple[Card, ...]:
        """Returns the cards of several of these decks."""
        return numbered_apart([one.name.rstrip("'") for _ in range(number) for one in self.cards])

    @property
    def copies_needed(self) -> int:
        """How many copies of each card make enough cards for a match."""
        return -(-ENOUGH_CARDS // len(self))

    @cached_property
    def for_a_match(self) -> Deck:
        """A deck with enough cards for a match: this one, or one with some copies of each card."""
        return self if self.copies_needed == 1 else Deck(self.packs(self.copies_needed))

    def __repr__(self) -> str:
        return f"deck({self.as_option!r})"

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)


def numbered_apart(names: list[str]) -> tuple[Card, ...]:
    """Returns cards from their spellings. The second copy of a card gets an apostrophe, the third two, …"""
    seen: Counter[str] = Counter()
    made = []
    for name in names:
        made.append(card(name + "'" * seen[name]))
        seen[name] += 1
    return tuple(made)


def read_deck(text: str) -> Deck:
    """Makes a deck from a text: whole numbers, fractions, mixed numbers, decimals, percentages, sums, …

    Semicolons separate the cards, and then a comma is the decimal sign. Without semicolons, commas and line breaks do, and in a
    line without commas, spaces. ``×4`` after a card makes four copies of it.

    >>> read_deck("1/2, 2/4 ×3, 3 × 7").text
    '1/2 2/4 ×3 3*7'

    Raises:
        DeckError: The text is too long, has too few or too many cards, or something that is not a card; the error names it.
    """
    if len(text) > LONGEST_TEXT:
        raise DeckError(
            f"the deck has {len(text)} characters: write at most {LONGEST_TEXT}", "long", n=len(text), most=LONGEST_TEXT
        )
    names: list[str] = []
    text = re.sub(r"\d", lambda digit: str(int(digit[0])), text)  # the digits of any script
    parts = _parts(text)
    divides = _colon_divides(parts)
    for place, written in enumerate(parts, 1):
        name, copies = _card_and_copies(written, place, divides)
        names += [name] * copies
        if names.count(name) > MOST_PACKS:
            raise DeckError(
                f"the card {name!r:.40} comes {names.count(name)} times: write it at most {MOST_PACKS} times",
                "copies",
                card=shown_in_error(name),
                n=names.count(name),
                most=MOST_PACKS,
            )
        if len(names) > MOST_CARDS:
            raise DeckError(
                f"the deck has more than {MOST_CARDS} cards at {written!r:.40} (number {place}): leave some out",
                "many",
                most=MOST_CARDS,
                card=shown_in_error(written),
                place=place,
            )
    if len(names) < FEWEST_CARDS:
        raise DeckError(
            f"the deck {text!r:.40} has {len(names)} cards: write at least {FEWEST_CARDS}, as in '1/2, 3/4, 0.25, 3 × 7'",
            "few",
            n=len(names),
            least=FEWEST_CARDS,
        )
    _require_alike(names)
    return Deck(numbered_apart(sorted(names, key=names.index)))  # copies together, so that `Deck.text` makes the same deck


def shown_in_error(written: str) -> str:
    """Returns the beginning of a wrong text, without marks that would change the direction of the words around it."""
    return "".join(filter(str.isprintable, written))[:LONGEST_SHOWN]


def _require_alike(names: list[str]) -> None:
    """Checks that money and times are not mixed with other numbers, and that there is one currency.

    Raises:
        DeckError: They are mixed.
    """
    faces = [face for name in names if (face := number_face(name))]
    units = {face.spelling.lstrip("-")[0] if face.form == "money" else "time" if face.form == "time" else "" for face in faces}
    if len(units) > 1:
        raise DeckError(
            "the deck mixes currencies, or money or times with other numbers: write only one kind in a deck", "mixed"
        )


def _parts(text: str) -> list[str]:
    """Returns the cards of a text as they are written, each with its ``×4``."""
    if _SEMICOLON.search(text):  # a comma is the decimal sign
        lines = re.sub(r"(?<=\d),(?=\d)", ".", text).splitlines()
        parts = [part for line in lines for part in _SEMICOLON.split(line)]
    else:
        parts = [part for line in text.splitlines() for part in (_COMMA.split(line) if _COMMA.search(line) else _words(line))]
    return [part.strip() for part in parts if part.strip()]


def _colon_divides(parts: list[str]) -> bool:
    """Returns whether a colon divides: ``20:10`` is a time, but ``30:10, 20:10`` are quotients, because the first cannot be a
    time.
    """
    return not all(_LIKE_A_TIME.match(part) for part in parts if ":" in part)


def _words(line: str) -> list[str]:
    """Returns the cards of a line in which spaces separate them."""
    words: list[str] = []
    for word in _SPACED_SIGN.sub(r"\1", line).split():
        if words and _TIMES.fullmatch(word):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def _card_and_copies(written: str, place: int, divides: bool) -> tuple[str, int]:
    """Returns the spelling of a card and the number of its copies.

    Raises:
        DeckError: It is not a card.
    """
    copies = 1
    # "3 × 7" is a product; "3 ×7" and "3 (×7)" are seven copies.
    if (found := _COPIES.search(written)) and not re.search(r"\s[×*xX]\s+\d+$", written):
        copies, written = int(found[1] or found[2]), written[: found.start()]
    where, shown = f"the card {written!r:.40} (number {place})", shown_in_error(written)
    try:
        known = number_face(name := spelled(written.replace(":", "÷") if divides else written))
    except NotationError as error:
        raise DeckError(f"{where}: {error}", "impossible", card=shown, place=place) from error
    if known is None:
        raise DeckError(
            f"{where} is not a number: write 7, -7, 3/4, 1 1/2, 0.25, 75%, one sum such as 3 + 4, 9 - 5, 3 × 7 or 12 ÷ 4, "
            "dots5, frame7, $2.50 or 3:15",
            "not_number",
            card=shown,
            place=place,
        )
    if not 0 < copies <= MOST_PACKS:
        raise DeckError(
            f"{where} comes {copies} times: write ×1 to ×{MOST_PACKS}", "copies", card=shown, n=copies, most=MOST_PACKS
        )
    return name, copies
