"""Names cards for screen readers: ``7d`` is *seven of diamonds*."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardlab.core.cards import RANKS, SUITS, Card
from cardlab.core.number_cards import NumberFace
from cardlab.decks.equations import worked_out
from cardlab.decks.face_drawing import face_drawing
from cardlab.words.words import Words


def card_names(words: Words) -> dict[str, str]:
    """Spelling of a card -> its name: ``7d`` -> seven of diamonds, ``back`` -> the name of a back.

    A letter alone -> the letter printed in its place: ``K`` -> R in French.
    """
    ranks = {rank: words.say(f"rank-{rank}") for rank in RANKS}
    suits = {suit: words.say(f"suit-{suit}") for suit in SUITS}
    names = {rank + suit: words.say("card", rank=ranks[rank], suit=suits[suit]) for suit in SUITS for rank in RANKS}
    return {
        **names,
        **words.letters,
        "X1": words.say("card-joker"),
        "X2": words.say("card-joker"),
        "back": words.say("card-back"),
    }


_MARKS = re.compile("[\u2066-\u2069\u202a-\u202e]")
"""Direction marks. A drawing has none, because its parts stand apart."""


def number_card_names(words: Words, deck: Iterable[Card]) -> dict[str, str]:
    """Spelling of a number card -> its name: ``3*7`` -> 3 times 7.

    After ``=`` -> its worth, ``=3*7`` -> 3 × 7 = 21; after ``+`` -> its number in a sum, ``+3*7`` -> 21; after ``#`` -> the
    drawing of its face (`cardlab.decks.face_drawing`).
    """
    names: dict[str, str] = {}
    for spelling, face in {card.rank: card.number for card in deck if card.number}.items():
        printed, number = (_MARKS.sub("", words.in_digits(one.text)) for one in (face, worked_out(face)))
        names |= {
            spelling: number_name(words, face),
            f"={spelling}": f"{printed} = {number}" if face.terms else printed,
            f"+{spelling}": f"({number})" if number.startswith("−") else number,
            f"#{spelling}": face_drawing(face, printed),
        }
    return names


def number_name(words: Words, face: NumberFace) -> str:
    """Returns the name of a number card as it is read aloud: ``3/4`` -> 3 quarters, ``3*7`` -> 3 times 7.

    A screen reader pronounces whole numbers, decimals, percentages, money and times by itself.
    """
    if face.terms:
        a, b = (number_name(words, term) for term in face.terms)
        return words.say(f"face-{face.form}", a=a, b=b)
    if face.form in ("dots", "frame"):
        return words.say(f"face-{face.form}", n=face.value)
    minus, positive = face.spelling[0] == "-", face.spelling.lstrip("-")
    whole, _, part = positive.rpartition("_")
    if "/" in part:
        over, under = (int(number) for number in part.split("/"))
        name = words.say("face-fraction", over=over, under=under)
        name = words.say("face-mixed", whole=int(whole), part=name) if whole else name
    else:
        name = words.in_digits(positive)
    return words.say("face-minus", number=name) if minus else name
