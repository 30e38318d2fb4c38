"""The experiment of both pair lessons: which worth of a pair comes most often? The bars race."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, permutations

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.card_sums import pack_of
from cardlab.lessons.shared_by_wars.chances import chances, pair_counts
from cardlab.teaching.experiment import RACE, Experiment, OneGame
from cardlab.teaching.experiment_questions import HighestBar

Pair = tuple[Card, Card]


@cache
def cards_of(game: AdditionWar) -> tuple[Card, ...]:
    """Returns the cards of the pack that have a number, the smallest number first."""
    pack = pack_of(game)
    return tuple(sorted(pack.cards, key=pack.value))


@cache
def worths_of(game: AdditionWar) -> Mapping[Pair, int]:
    """Two cards in the order in which they come -> their worth together."""
    return {pair: int(game.worth(pair)) for pair in permutations(cards_of(game), 2)}


def draw_pairs(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[Pair]:
    """Yields the first pair of each of `games` deals. Shuffles only the two cards of the pack that are needed."""
    cards = list(cards_of(game))
    for _ in range(games):
        for place in range(2):
            other = place + rng.below(len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
        yield cards[0], cards[1]


def draw_worths(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[int]:
    """Yields the worth of each of these pairs."""
    worths = worths_of(game)
    for pair in draw_pairs(game, rng, games):
        yield worths[pair]


def draw_pair(game: AdditionWar, rng: RandomStream) -> Pair:
    """Returns the first of these pairs. For a difference, the greater number comes first."""
    (pair,) = draw_pairs(game, rng, 1)
    a, b = sorted(pair, key=game.value, reverse=True) if game.measure == "difference" else pair
    return a, b


def facts_of(game: AdditionWar, pair: Pair) -> Facts:
    """Returns the numbers of a pair and its worth."""
    a, b = map(game.value, pair)
    return {"a": a, "b": b, "worth": worths_of(game)[pair]}


def likeliest_pairs(game: AdditionWar) -> Facts:
    """Returns the pairs of numbers that make the likeliest worth, as they are written: all, and the ends of their row."""
    ways = pair_counts(game)
    top = max(ways, key=ways.__getitem__)
    numbers = sorted({game.value(card) for card in cards_of(game)})
    sign = "−" if game.measure == "difference" else "+"
    each = [sorted(pair, reverse=sign == "−") for pair in combinations_with_replacement(numbers, 2)]
    pairs = [f"{a} {sign} {b}" for a, b in each if (a - b if sign == "−" else a + b) == top]
    return {"top_pairs": pairs, "first_pair": pairs[0], "second_pair": pairs[1], "last_pair": pairs[-1]}


def worths_experiment(name: str, game: AdditionWar) -> Experiment:
    """Returns the experiment that asks which worth comes most often. Its bars race."""
    return Experiment(
        name,
        game.slug,
        draw_worths,
        pair_counts,
        HighestBar(),
        chances,
        ways=pair_counts,
        one_game=OneGame(2, draw_pair, facts_of),
        facts=likeliest_pairs(game),
        games=RACE[-1],
    )
