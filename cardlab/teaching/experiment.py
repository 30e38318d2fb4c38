"""Experiments: the learner guesses, deals thousands of games, compares the results, and sees the exact chances."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count
from typing import Any

from cardlab.core.errors import OptionError
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.teaching.experiment_questions import Arm, Observation

BATCH = 100
"""Games that are dealt from one random stream. So the results do not depend on how batches are split among processes."""

GAMES = (100, 1000, 5000, 20_000)
"""The numbers of games to choose from: few, to see how much is luck, or many."""

RACE = (1, 10, 100, 1000)
"""The same where bars race: one thing, to see it come, then more at once."""

MOST_GAMES = GAMES[-1]

MOST_ARMS = 3
"""The largest number of settings side by side."""


@dataclass(frozen=True)
class Experiment:
    """An experiment: the games that it deals, the figures that it counts, and its question.

    Attributes:
        name: Its words are ``<lesson>_lesson-try-<name>``, with ``.guess`` for what is asked before anything is dealt,
            ``.counted`` for what is counted, ``.of`` for its shares, ``.why`` for the reason at the end, ``.figure`` where each
            setting has a mean that is told, and ``.v-<word>`` for each word that is counted; numbers (``13/2``, too) need none.
            The question about it is ``<lesson>_lesson-try-<name>-seen``; see `experiment_questions.question_of`.
        game: The game that is dealt.
        draw: What comes in so many games, as often as it comes: numbers or words. It deals no more of a game than is counted,
            which takes a hundredth of the time of a match; the tests of the lesson hold it against matches.
        order: Everything that is shown of what can come, in its order, under these options; the rest is only counted.
        asks: What the learner predicts, and looks for when the games have been dealt.
        exact: The exact chance of each; what is asked about the games is answered by it.
        arms: The settings that are dealt first, side by side; what one does not name is as usual.
        vary: The options of the game that may be changed -> the values to choose from, the usual one first.
        own: What else may be changed, in the same way: words that are handed to `draw`, `order` and `exact` by their
            name, such as the total that somebody stands on. Their names are ``<lesson>_lesson-try-<name>-<own>``,
            with ``.v-<word>`` for those that are no numbers.
        ways: In how many ways each result comes, which is the reason for what comes most; where it is given, the bars race: one
            is bet on, games are added to those that came, and `games` are needed before the question is asked. It is ``.why``
            with `best` and its `ways`.
        decimals: Whether the learners read tenths and fractions; else all numbers are whole.
        games: How many are dealt first of each arm: so many that the bars do not contradict the exact chances by luck, and
            still a moment (`benchmarks/experiments.py`).
    """

    name: str
    game: str
    draw: Callable[..., Iterable[int | str]]
    order: Callable[..., Iterable[int | str]]
    asks: Observation
    exact: Callable[..., Mapping[int | str, Fraction]]
    arms: tuple[Mapping[str, Any], ...] = ({},)
    vary: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    own: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    ways: Callable[..., Mapping[int | str, int]] | None = None
    decimals: bool = False
    games: int = MOST_GAMES

    def settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All settings of an arm, those that are not given as usual.

        Raises:
            OptionError: An option is not one that may be changed here, or has another value.
        """
        may = {**self.vary, **self.own}
        for name, value in options.items():
            if not any(value == one and type(value) is type(one) for one in may.get(name, ())):
                raise OptionError(f"{self.game}: the experiment {self.name!r} cannot set {name!r:.40} to {value!r:.40}.")
        return {name: options.get(name, values[0]) for name, values in may.items()}

    @property
    def usual(self) -> list[dict[str, Any]]:
        """The settings that are dealt first."""
        return [self.settings(arm) for arm in self.arms]

    @property
    def may_deal(self) -> tuple[int, ...]:
        """How many games of each arm may be dealt at once."""
        return RACE if self.ways else GAMES

    def rules(self, settings: Mapping[str, Any]) -> tuple[Game, dict[str, str]]:
        """The game of an arm, and what is handed to `draw`, `order` and `exact` beside it."""
        game = find(self.game).with_options(**{name: settings[name] for name in self.vary})
        return game, {name: settings[name] for name in self.own}

    def deal(
        self, settings: Mapping[str, Any], seed: int, first: int = 0, arm: int = 0, size: int = BATCH
    ) -> Iterator[Bag[int | str]]:
        """Yield the results of one batch of games after another, without end; batch n of a seed is always the same.

        Args:
            settings: Those of the arm, all of them.
            seed: What decides the games.
            first: The number of the first batch.
            arm: Which of those that stand side by side it is; each has games of its own.
            size: The games of a batch.
        """
        game, own = self.rules(settings)
        for number in count(first):
            yield Bag(self.draw(game, RandomStream(seed, MOST_ARMS * number + arm), size, **own))

    def counted(self, every: Sequence[Mapping[str, Any]], bags: Sequence[Bag[int | str]]) -> list[Arm]:
        """Arms with the shares of what came in them."""
        arms = []
        for settings, bag in zip(every, bags, strict=True):
            game, own = self.rules(settings)
            total = bag.total() or 1
            things = [*self.order(game, **own)]
            arms.append(Arm(settings, {thing: Fraction(bag[thing], total) for thing in things}))
        return arms

    def expected(self, every: Sequence[Mapping[str, Any]]) -> list[Arm]:
        """Arms with the exact chances; a share is missing where none is known."""
        arms = []
        for settings in every:
            game, own = self.rules(settings)
            arms.append(Arm(settings, self.exact(game, **own)))
        return arms
