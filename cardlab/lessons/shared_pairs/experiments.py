"""Experiments of the lessons in which pairs of cards are compared: what pairs are worth, and how often there is a war."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.answers import Number
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons.shared_pairs.chances import chances, pair_counts, war_chances
from cardlab.teaching.experiment import BATCH, Experiment
from cardlab.teaching.experiment_questions import HighestBar, OutOfHundred, SameHighestBar


@cache
def values_of(game: AdditionWar) -> tuple[Number, ...]:
    """The numbers of the cards of the pack."""
    return tuple(value for value, n in pairs_of(game).counts.items() for _ in range(n))


@cache
def worths_of(game: AdditionWar) -> Mapping[tuple[Number, Number], int]:
    """Two numbers as they come -> what they are worth together."""
    facts = pairs_of(game).facts
    return {pair: int(worth) for (low, high), worth in facts.items() for pair in ((low, high), (high, low))}


def drawn_pairs(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[tuple[int, int]]:
    """The worth of the first pair of each of two players, in so many deals.

    Of a shuffled pack only the first four cards are looked at, so no more of it is shuffled.
    """
    values, worths = list(values_of(game)), worths_of(game)
    below, n = rng.below, len(values)
    for _ in range(games):
        for place in range(4):
            other = place + below(n - place)
            values[place], values[other] = values[other], values[place]
        yield worths[values[0], values[1]], worths[values[2], values[3]]


def draw_worths(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[int]:
    """The worth of each of the first pairs of so many deals."""
    return (worth for pairs in drawn_pairs(game, rng, games) for worth in pairs)


def draw_wars(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[str]:
    """Whether the first pairs go to war, in so many deals."""
    return ("war" if one == other else "take" for one, other in drawn_pairs(game, rng, games))


SAMPLES = 12
"""Pictures of a hundred games that stand side by side."""
PACKS = {"court_cards": ("removed", "11_12_13", "ten"), "packs": (1, 2)}


def worths_experiment(name: str, slug: str) -> Experiment:
    """Which worths come, and which of them most often."""
    return Experiment(name, slug, draw_worths, pair_counts, HighestBar(), chances, vary=PACKS)


def hundreds_experiment(slug: str) -> Experiment:
    """The worths of many samples of a hundred games, side by side: luck decides which of them comes most often."""
    return Experiment(
        "hundreds", slug, draw_worths, pair_counts, SameHighestBar(), chances, vary=PACKS, samples=SAMPLES, games=BATCH
    )


def wars_experiment(slug: str, numbers: tuple[int, ...]) -> Experiment:
    """How many of a hundred games begin with a war; `numbers` are those to choose from."""
    asks = OutOfHundred("war", numbers)
    return Experiment("wars", slug, draw_wars, lambda _: ("war", "take"), asks, war_chances, vary=PACKS)
