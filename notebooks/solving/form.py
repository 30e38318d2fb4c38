"""A game in its sequence form: what each player may know and do, and what each wins when their plans meet.

A *sequence* is the list of a player's choices up to some point of the game. An *information set* is what the player knows
there. A plan gives each sequence the probability that its player follows it, if chance and the other players lead there. What
a player wins is linear in each plan, so values, best responses and learning are sums over arrays.

Source: B. von Stengel, Efficient computation of behavior strategies, Games and Economic Behavior 14 (1996).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Strategy = Mapping[str, Mapping[str, float]]
"""What the player knows -> word -> the probability that the player says it."""


class Sets:
    """The information sets of one player and the sequences through them.

    Sequence 0 is the empty one. The sequences that end with the words of one set have consecutive numbers.

    Attributes:
        known: What the player knows in each set -> the set's number. A set has a higher number than the sets before it.
        words: The words that may be said in each set.
        before: The sequence that leads to each set.
        first: The first sequence of each set.
        size: The number of sequences.
    """

    def __init__(self) -> None:
        self.known: dict[str, int] = {}
        self.words: list[tuple[str, ...]] = []
        self.before: list[int] = []
        self.first: list[int] = []
        self.size = 1

    def add(self, known: str, before: int, words: Sequence[str]) -> int:
        """Returns the first sequence of the set in which a player knows this. Adds the set if it is new.

        Args:
            known: What the player knows.
            before: The sequence that led there.
            words: What may be said.
        """
        number = self.known.setdefault(known, len(self.words))
        if number == len(self.words):
            self.words.append(tuple(words))
            self.before.append(before)
            self.first.append(self.size)
            self.size += len(words)
        return self.first[number]

    @cached_property
    def levels(self) -> list[Level]:
        """The sets by depth: the number of the player's own sets before them, fewest first."""
        depth, depth_of = np.zeros(self.size, int), []
        for before, first, words in zip(self.before, self.first, self.words, strict=True):
            depth_of.append(depth[before])
            depth[first : first + len(words)] = depth[before] + 1
        numbers = [[n for n, d in enumerate(depth_of) if d == level] for level in range(max(depth_of, default=-1) + 1)]
        return [Level(self, sets) for sets in numbers]

    def plan(self, chances: Floats) -> Floats:
        """Returns the plan of a player who says the last word of each sequence with these probabilities."""
        plan = np.ones(self.size)
        for level in self.levels:
            plan[level.sequences] = np.repeat(plan[level.before], level.sizes) * chances[level.sequences]
        return plan

    def chances(self, strategy: Strategy) -> Floats:
        """Returns the probability of the last word of each sequence. Without a strategy, all words are equally likely."""
        found = np.ones(self.size)
        for known, number in self.known.items():
            words, first = self.words[number], self.first[number]
            said = strategy.get(known, {})
            weights = np.array([said.get(word, 0.0) for word in words])
            found[first : first + len(words)] = weights / weights.sum() if weights.sum() else 1 / len(words)
        return found

    def strategy(self, plan: Floats) -> dict[str, dict[str, float]]:
        """Returns what a plan says in each set. In a set that it never reaches, all words are equally likely."""
        told = {}
        for known, number in self.known.items():
            words, first = self.words[number], self.first[number]
            reached = plan[self.before[number]]
            shares = plan[first : first + len(words)] / reached if reached else [1 / len(words)] * len(words)
            told[known] = dict(zip(words, map(float, shares), strict=True))
        return told

    def best(self, values: Floats) -> float:
        """Returns what the best plan wins.

        Args:
            values: What each sequence wins where the game ends, times the probability that chance and the others lead there.
                The array is changed.
        """
        for level in reversed(self.levels):
            np.add.at(values, level.before, np.maximum.reduceat(values[level.sequences], level.starts))
        return float(values[0])


class Level:
    """The sets of one player at the same depth, as arrays: the same number of the player's own sets come before each.

    Attributes:
        before: The sequence before each set.
        sizes: The number of words of each.
        sequences: The sequences of these sets, set by set.
        starts: The index in `sequences` at which each set begins.
    """

    def __init__(self, sets: Sets, numbers: Sequence[int]) -> None:
        self.before = np.array([sets.before[n] for n in numbers])
        self.sizes = np.array([len(sets.words[n]) for n in numbers])
        self.starts = np.cumsum(self.sizes) - self.sizes
        self.sequences = np.concatenate([np.arange(sets.first[n], sets.first[n] + len(sets.words[n])) for n in numbers])


class SequenceForm:
    """A game in its sequence form.

    Args:
        sets: The information sets of each player, in the order of the seats.
        ends: The sequence of each player at each end of the game, shape (ends, players).
        weights: The probability that chance leads to each end, if the players do, shape (ends,).
        won: What each player wins at each end, shape (ends, players).
    """

    def __init__(self, sets: Sequence[Sets], ends: Whole, weights: Floats, won: Floats) -> None:
        self.sets = tuple(sets)
        self.ends, which = np.unique(ends, axis=0, return_inverse=True)  # equal sequences are one end
        which = which.reshape(-1)
        self.shares: Floats = np.stack([np.bincount(which, weights * each) for each in won.T], axis=1).astype(np.float64)
        """What each player wins at each end, times the probability that chance leads there."""

    def values(self, plans: Sequence[Floats]) -> list[float]:
        """Returns what each player wins on average with these plans."""
        reached = np.prod([plan[ends] for plan, ends in zip(plans, self.ends.T, strict=True)], axis=0)
        return [float(won) for won in reached @ self.shares]

    def gradient(self, player: int, plans: Sequence[Floats]) -> Floats:
        """Returns what each sequence of a player wins where the game ends, against the plans of the others."""
        reached: Floats = self.shares[:, player].copy()
        for other, plan in enumerate(plans):
            if other != player:
                reached = reached * plan[self.ends[:, other]]
        return np.bincount(self.ends[:, player], reached, self.sets[player].size).astype(np.float64)

    def best_responses(self, plans: Sequence[Floats]) -> list[float]:
        """Returns what each player could win against the plans of the others."""
        return [sets.best(self.gradient(player, plans)) for player, sets in enumerate(self.sets)]

    def plans(self, strategies: Sequence[Strategy]) -> list[Floats]:
        """Returns the plans of players who follow these strategies."""
        return [sets.plan(sets.chances(strategy)) for sets, strategy in zip(self.sets, strategies, strict=True)]
