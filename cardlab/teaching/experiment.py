"""Declares experiments: the learner guesses, deals thousands of games, compares the results, and sees the exact chances."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.errors import OptionError
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.teaching.experiment_questions import Arm, Observation

BATCH = 100
"""The number of games that are dealt from one random stream. So the results do not depend on how batches are split among
processes.
"""

GAMES = (100, 1000, 5000, 20_000)
"""The numbers of games to choose from: few, to see how much is luck, or many."""

RACE = (1, 10, 100, 1000)
"""The numbers of games to choose from in a race of bars: one, to see what happens, then more at once."""

MOST_GAMES = GAMES[-1]

MOST_ARMS = 3
"""The maximum number of settings to compare."""


@dataclass(frozen=True)
class OneGame:
    """Shows the cards of a single game of a race.

    Attributes:
        cards: The number of cards.
        draw: Draws the cards of one game. The same random stream gives `Experiment.draw` the result of these cards.
        facts: The facts of the sentence about them.
    """

    cards: int
    draw: Callable[..., tuple[Card, ...]]
    facts: Callable[..., Facts]


@dataclass(frozen=True)
class Experiment:
    """An experiment: the games that it deals, the figures that it counts, and its question.

    Attributes:
        name: Its messages are ``<lesson>_lesson-try-<name>``, with ``.guess`` for the question before the deals, ``.counted``
            for the name of the counts, ``.of`` for its shares, ``.why`` for the reason at the end, ``.one`` for the cards of
            `one_game`, ``.figure`` if each setting shows a mean, and ``.v-<word>`` for each word that is counted; numbers
            (including ``13/2``) need none. The question about it is ``<lesson>_lesson-try-<name>-seen``; see
            `experiment_questions.question_of`.
        game: The game to deal.
        draw: Draws the results of a number of games, numbers or words, with their frequencies. It deals only the part of a game
            that is counted, which takes a hundredth of the time of a match. The tests of the lesson compare it with matches.
        order: All results to show, in their order, under these options. Other results are only counted.
        asks: The comparison that the learner predicts before the deals and looks for after them.
        exact: The exact chance of each result; the answer to the prediction comes from it.
        arms: The settings that are compared first. A setting that an arm does not name has its usual value.
        options: The options of the game that always differ from its defaults.
        vary: The options of the game that may be changed -> the values to choose from, the usual one first.
        own: Other things that may be changed, in the same form. They are arguments of `draw`, `order` and `exact`, by their
            names, such as the total at which somebody stops. Their names are ``<lesson>_lesson-try-<name>-<own>``, with
            ``.v-<word>`` for values that are not numbers.
        ways: The number of equally likely ways to each result, which explains why one is the most frequent in the end. With it,
            the bars race: the learner guesses one, further games are added to the earlier ones, and the question comes after
            `games` games. Its message is ``.why`` with `best` and its `ways`; `top`, the result with the most ways, and its
            `top_ways`; and `is_top`, whether the best one is the top one: ``yes`` or ``no``.
        one_game: Shows the cards whenever a race deals a single game.
        pictured: Returns the cards that stand for an option of the prediction, such as a hand; None for one face down. Without
            it, options are only words.
        decimals: Whether the learners read tenths and fractions; otherwise all numbers are whole.
        facts: The facts of its messages and of the question about it.
        games: The number of games dealt first for each arm: enough that the bars do not contradict the exact chances by luck,
            and few enough to take only a moment (`benchmarks/experiments.py`).
    """

    name: str
    game: str
    draw: Callable[..., Iterable[int | str]]
    order: Callable[..., Iterable[int | str]]
    asks: Observation
    exact: Callable[..., Mapping[int | str, Fraction]]
    arms: tuple[Mapping[str, Any], ...] = ({},)
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    own: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    ways: Callable[..., Mapping[int | str, int]] | None = None
    one_game: OneGame | None = None
    pictured: Callable[[str], Sequence[Card | None]] = lambda option: ()
    decimals: bool = False
    facts: Facts = field(default_factory=dict)
    games: int = MOST_GAMES

    def settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Returns all settings of an arm, with usual values for those that are not given.

        Raises:
            OptionError: An option may not be changed here, or not to this value.
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
        """The numbers of games for each arm that may be dealt at once."""
        return RACE if self.ways else GAMES

    def rules(self, settings: Mapping[str, Any]) -> tuple[Game, dict[str, str]]:
        """Returns the game of an arm, and the other arguments of `draw`, `order` and `exact`."""
        game = find(self.game).with_options(**self.options, **{name: settings[name] for name in self.vary})
        return game, {name: settings[name] for name in self.own}

    def deal(
        self, settings: Mapping[str, Any], seed: int, first: int = 0, arm: int = 0, size: int = BATCH
    ) -> Iterator[Bag[int | str]]:
        """Yields the results of one batch of games after another, without end. Batch n of a seed is always the same.

        Args:
            settings: All settings of the arm.
            seed: The seed of the games.
            first: The number of the first batch.
            arm: The number of the arm. Each arm has games of its own.
            size: The number of games in a batch.
        """
        game, own = self.rules(settings)
        for number in count(first):
            yield Bag(self.draw(game, _stream(seed, number, arm), size, **own))

    def first_game(self, settings: Mapping[str, Any], seed: int) -> tuple[tuple[Card, ...], Facts]:
        """Returns the cards of the first game that `deal` deals with this seed, and the facts about them; see `one_game`."""
        if self.one_game is None:
            return (), {}
        game, own = self.rules(settings)
        cards = self.one_game.draw(game, _stream(seed), **own)
        return cards, self.one_game.facts(game, cards)

    def ways_told(self, best: str) -> Facts:
        """Returns the facts about the ways to the most frequent result of a race, for the reason at the end; see `ways`."""
        if self.ways is None:
            return {}
        ways = {str(thing): n for thing, n in self.ways(self.rules(self.usual[0])[0]).items()}
        top = max(ways, key=lambda thing: (ways[thing], thing == best))
        return {"ways": ways[best], "top": top, "top_ways": ways[top], "is_top": "yes" if top == best else "no"}

    def counted(self, every: Sequence[Mapping[str, Any]], bags: Sequence[Bag[int | str]]) -> list[Arm]:
        """Returns arms with the shares of their results."""
        arms = []
        for settings, bag in zip(every, bags, strict=True):
            game, own = self.rules(settings)
            total = bag.total() or 1
            things = [*self.order(game, **own)]
            arms.append(Arm(settings, {thing: Fraction(bag[thing], total) for thing in things}))
        return arms

    def expected(self, every: Sequence[Mapping[str, Any]]) -> list[Arm]:
        """Returns arms with the exact chances; a share is missing if it is not known."""
        arms = []
        for settings in every:
            game, own = self.rules(settings)
            arms.append(Arm(settings, self.exact(game, **own)))
        return arms


def _stream(seed: int, batch: int = 0, arm: int = 0) -> RandomStream:
    """Returns the random stream of a batch."""
    return RandomStream(seed, MOST_ARMS * batch + arm)
