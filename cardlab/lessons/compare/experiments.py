"""The experiment of the lesson: how many cards of the deck beat a certain card? Its bars race."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.decks.deck import Deck
from cardlab.games.war import War
from cardlab.lessons.compare.spoken_war import sign_of, signs_of
from cardlab.teaching.experiment import RACE, Experiment, OneGame
from cardlab.teaching.experiment_questions import HighestBar

APART = Fraction(1, 5)
"""How much more often one of the two likely results should come: enough that luck seldom hides it in a thousand deals."""


@lru_cache(maxsize=64)
def middle_card(deck: Deck) -> Card:
    """Returns a card near the middle of a deck. About one card in five more is higher than lower, or the other way round."""

    def fit(card: Card) -> tuple[bool, Fraction, int]:
        higher, _, lower = _counts(deck, card).values()
        lead = Fraction(abs(higher - lower), len(deck) - 1)
        return lead == 0, abs(lead - APART), deck.cards.index(card)

    return min(deck.cards, key=fit)


def _counts(deck: Deck, card: Card) -> Mapping[int | str, int]:
    """Returns how many of the other cards are higher, equal, and lower."""
    mine = deck.value(card)
    found: dict[int | str, int] = dict.fromkeys(signs_of(deck), 0)
    for other in deck.cards:
        value = deck.value(other)
        if other != card:
            found[sign_of(deck, value, mine)] += 1
    return found


def next_cards(game: War) -> Mapping[int | str, int]:
    """How the next card compares -> the number of cards of the deck that do."""
    return _counts(game.numbers, middle_card(game.numbers))


def chances(game: War) -> Mapping[int | str, Fraction]:
    """How the next card compares -> the exact chance. If no other card is equal, nobody can bet on it."""
    counted = next_cards(game)
    return {how: Fraction(n, sum(counted.values())) for how, n in counted.items() if n or how != "equal"}


def draw_next(game: War, rng: RandomStream, games: int) -> Iterator[int | str]:
    """Yields how one of the other cards compares, `games` times."""
    results = [_sign(game, card) for card in _others(game)]
    for _ in range(games):
        yield rng.pick(results)


def draw_card(game: War, rng: RandomStream) -> tuple[Card]:
    """Returns the first of these cards."""
    return (rng.pick(_others(game)),)


def facts_of(game: War, cards: tuple[Card]) -> Facts:
    """Returns the card that has come up, and how it compares."""
    return {"came": cards[0], "sign": _sign(game, cards[0])}


def _others(game: War) -> list[Card]:
    mine = middle_card(game.numbers)
    return [card for card in game.numbers.cards if card != mine]


def _sign(game: War, card: Card) -> str:
    numbers = game.numbers
    return sign_of(numbers, numbers.value(card), numbers.value(middle_card(numbers)))


def beats_experiment(deck: Deck) -> Experiment:
    """Returns the experiment with the middle card of a deck."""
    mine = middle_card(deck)
    first, equal, _ = signs_of(deck)
    return Experiment(
        "beats",
        "war",
        draw_next,
        chances,
        HighestBar(),
        chances,
        ways=next_cards,
        one_game=OneGame(1, draw_card, facts_of),
        games=RACE[-1],
        options={"deck": deck.as_option},
        facts={"card": mine, "of": len(deck) - 1, "first": first, "equal": "yes" if _counts(deck, mine)[equal] else "no"},
    )
