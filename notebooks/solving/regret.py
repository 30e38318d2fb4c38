"""Counterfactual regret minimisation: players play a game against each other, and regret what they have not said.

If the wins of two players add up to 0, their average plans approach an equilibrium. With more players nothing is guaranteed,
so what each could still gain is measured.

Source: O. Tammelin, Solving large imperfect information games using CFR+ (2014), arXiv 1407.5042.
"""

from __future__ import annotations

import numpy as np

from .form import Floats, SequenceForm, Sets


class Learner:
    """One player who learns.

    Attributes:
        plan: The current plan.
    """

    def __init__(self, sets: Sets) -> None:
        self.sets = sets
        self.regrets = np.zeros(sets.size)
        self.total = np.zeros(sets.size)
        self.rounds = self.weight = 0
        self.chances = sets.chances({})
        self.plan = sets.plan(self.chances)

    @property
    def average(self) -> Floats:
        """The average plan. Later rounds count more."""
        return self.total / self.weight if self.weight else self.plan

    def learn(self, values: Floats) -> None:
        """Says more often what it regrets not having said.

        Args:
            values: What each sequence wins where the game ends, times the probability that chance and the others lead there.
                The array is changed.
        """
        for level in reversed(self.sets.levels):
            ends, starts = values[level.sequences], level.starts
            gained = np.add.reduceat(ends * self.chances[level.sequences], starts)
            np.add.at(values, level.before, gained)
            regrets = np.maximum(0, self.regrets[level.sequences] + ends - np.repeat(gained, level.sizes))
            self.regrets[level.sequences] = regrets
            sums = np.repeat(np.add.reduceat(regrets, starts), level.sizes)
            even = np.repeat(1 / level.sizes, level.sizes)
            self.chances[level.sequences] = np.divide(regrets, sums, out=even, where=sums > 0)
        self.plan = self.sets.plan(self.chances)
        self.rounds += 1
        self.total += self.rounds * self.plan
        self.weight += self.rounds


def learn(form: SequenceForm, rounds: int) -> list[Floats]:
    """Returns the average plans of players who play a number of rounds against each other. They learn one after the other."""
    learners = [Learner(sets) for sets in form.sets]
    for _ in range(rounds):
        for player, learner in enumerate(learners):
            learner.learn(form.gradient(player, [each.plan for each in learners]))
    return [learner.average for learner in learners]
