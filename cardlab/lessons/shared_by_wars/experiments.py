"""The experiment of both pair lessons: which worth of a pair comes most often? The bars race."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.answers import Number
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons.shared_by_wars.chances import chances, pair_counts
from cardlab.teaching.experiment import RACE, Experiment
from cardlab.teaching.experiment_questions import HighestBar


@cache
def values_of(game: AdditionWar) -> tuple[Number, ...]:
    """Returns the numbers of the cards of the pack."""
    return tuple(value for value, n in pairs_of(game).counts.items() for _ in range(n))


@cache
def worths_of(game: AdditionWar) -> Mapping[tuple[Number, Number], int]:
    """Two numbers in the order in which they come -> their worth together."""
    facts = pairs_of(game).facts
    return {pair: int(worth) for (low, high), worth in facts.items() for pair in ((low, high), (high, low))}


def draw_worths(game: AdditionWar, rng: RandomStream, games: int) -> Iterator[int]:
    """Yields the worth of the first pair of each of `games` deals. Shuffles only the two cards of the pack that are needed."""
    values, worths = list(values_of(game)), worths_of(game)
    for _ in range(games):
        for place in range(2):
            other = place + rng.below(len(values) - place)
            values[place], values[other] = values[other], values[place]
        yield worths[values[0], values[1]]


def worths_experiment(name: str, slug: str) -> Experiment:
    """Returns the experiment that asks which worth comes most often. Its bars race."""
    return Experiment(name, slug, draw_worths, pair_counts, HighestBar(), chances, ways=pair_counts, games=RACE[-1])
