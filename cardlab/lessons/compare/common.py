"""The numbers of a deck, as its questions need them: one card for each face, and the known mistakes that they bring out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, groupby
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.number_cards import Number, NumberFace, number_face
from cardlab.core.rng import RandomStream
from cardlab.decks.deck import Deck
from cardlab.decks.misconceptions import READINGS, misconceptions
from cardlab.decks.ready_decks import ready_decks
from cardlab.teaching.question import Answer, distinct

SLUG = "compare"
MOST_FACES = 60
"""How many faces of a deck questions are about, spread over its values. All pairs of them are compared."""
TRIES = 60
"""Draws in which a question looks for cards that fit best, before it takes the last ones."""

Pair = tuple[Card, Card]


def kind_of(faces: Iterable[NumberFace]) -> str:
    """Returns ``time`` if some numbers are times of day, which are later and not higher than others; otherwise ``number``."""
    return "time" if any(face.form == "time" for face in faces) else "number"


def kind_of_deck(deck: Deck) -> str:
    """Returns the kind of a deck's numbers; see `kind_of`."""
    return kind_of(card.number for card in deck if card.number)


@dataclass(frozen=True)
class DeckNumbers:
    """The different numbers of a deck, in order.

    Attributes:
        deck: The deck.
    """

    deck: Deck

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """One card for each face, the smallest number first. A long deck gives an even choice with both ends."""
        first = {card.rank + card.suit: card for card in reversed(self.deck.cards)}
        ordered = sorted(first.values(), key=lambda card: (self.deck.value(card), card))
        n, most = len(ordered), min(len(ordered), MOST_FACES)
        return tuple(ordered[i * (n - 1) // max(1, most - 1)] for i in range(most))

    @cached_property
    def twice(self) -> tuple[Pair, ...]:
        """Two copies of each card that comes more than once."""
        copies: dict[str, list[Card]] = {}
        for card in self.deck.cards:
            copies.setdefault(card.rank + card.suit, []).append(card)
        return tuple((same[0], same[1]) for same in copies.values() if len(same) > 1)

    @cached_property
    def _faces(self) -> dict[Card, NumberFace]:
        return {card: card.number or _plain_face(self.deck.value(card)) for card in self.deck.cards}

    def face(self, card: Card) -> NumberFace:
        """Returns the number of a card as a face; that of a seven is 7."""
        return self._faces[card]

    def value(self, card: Card) -> Number:
        """Returns the exact number of a card."""
        return self._faces[card].value

    def faces(self, cards: Sequence[Card]) -> list[NumberFace]:
        """Returns the faces of several cards."""
        return [self._faces[card] for card in cards]

    def only(self, fits: Callable[[NumberFace], object]) -> tuple[Card, ...]:
        """Returns the cards with a face that fits."""
        return tuple(card for card in self.cards if fits(self.face(card)))

    @cached_property
    def mistakes(self) -> tuple[str, ...]:
        """The known mistakes that put two of its numbers in the wrong order, by name."""
        found = misconceptions(self.faces(self.cards))
        ready = ready_decks().get(self.deck.name)
        return found if ready is None else tuple(name for name in ready.misconceptions if name in found)

    def read(self, name: str, card: Card) -> Any:
        """Returns what somebody with a mistake compares instead of the number of a card; None if it does not happen with it."""
        return READINGS[name](self.face(card))

    @cached_property
    def by_value(self) -> tuple[tuple[Card, ...], ...]:
        """The cards, grouped by their values."""
        return tuple(tuple(same) for _, same in groupby(self.cards, key=self.value))

    @cached_property
    def unequal(self) -> tuple[Pair, ...]:
        """All pairs of different values, the smaller one first."""
        return tuple(pair for pair in combinations(self.cards, 2) if self.value(pair[0]) != self.value(pair[1]))

    @cached_property
    def close(self) -> tuple[Pair, ...]:
        """Pairs of values without another value between them."""
        return tuple(
            (low, high) for lows, highs in zip(self.by_value, self.by_value[1:], strict=False) for low in lows for high in highs
        )

    @cached_property
    def ties(self) -> tuple[Pair, ...]:
        """Pairs of equal values: different faces, or else two copies of a card."""
        return tuple(pair for same in self.by_value for pair in combinations(same, 2)) or self.twice

    @cached_property
    def traps(self) -> dict[str, tuple[Pair, ...]]:
        """Mistake -> the pairs that it puts in the wrong order."""
        found = {name: tuple(pair for pair in self.unequal if self.misleads(name, *pair)) for name in self.mistakes}
        return {name: pairs for name, pairs in found.items() if pairs}

    @cached_property
    def plain(self) -> tuple[Pair, ...]:
        """Pairs that no mistake puts in the wrong order, or, without any, all pairs."""
        misled = {pair for pairs in self.traps.values() for pair in pairs}
        return tuple(pair for pair in self.unequal if pair not in misled) or self.unequal

    @cached_property
    def has_negative(self) -> bool:
        """Whether some number is less than zero."""
        return self.value(self.cards[0]) < 0

    def misleads(self, name: str, low: Card, high: Card) -> bool:
        """Whether a mistake takes the smaller of two numbers for at least as great."""
        one, other = self.read(name, low), self.read(name, high)
        return one is not None and other is not None and one >= other

    def mistaken(self, target: str | None, answer: Callable[[str], Answer | None]) -> dict[str, Answer]:
        """Mistake -> its answer, for those that give one. The mistake that a question is about explains an answer first.

        Args:
            target: The mistake that the question is about; None for none.
            answer: Returns a mistake's answer, or nothing if it does not happen with these cards.
        """
        ordered = sorted(self.mistakes, key=lambda name: name != target)
        return {name: made for name in ordered if (made := answer(name))}

    def draw(self, rng: RandomStream, n: int, fits: Callable[[Sequence[Card]], bool] = lambda cards: True) -> list[Card]:
        """Draws cards of n different values. Prefers those that fit, if they turn up soon."""
        for _ in range(TRIES):
            cards = [rng.pick(same) for same in rng.sample(self.by_value, n)]
            if fits(cards):
                break
        return cards


def _plain_face(value: Number) -> NumberFace:
    face = number_face(str(value))
    assert face is not None  # every whole number has one
    return face


def is_whole(face: NumberFace, least: int = 0, most: int = 10_000) -> bool:
    """Whether a face is a whole number within these bounds, with or without a sum."""
    return isinstance(face.value, int) and least <= face.value <= most and face.form not in ("money", "time")


def whole_answers(wrong: dict[str, Any], answer: Number, least: int = 0) -> dict[str, Answer]:
    """Keeps the wrong answers that a child could write: numbers from the least one on, or any if the right one is negative."""
    return distinct({name: n for name, n in wrong.items() if n is not None and (n >= least or answer < 0)}, answer)


def has_point(face: NumberFace) -> bool:
    """Whether a face is written with a decimal point or a percent sign."""
    return any(sign in face.spelling for sign in ".%")
