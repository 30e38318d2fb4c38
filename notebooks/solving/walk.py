"""Makes the sequence form of a game: walks through every deal and every choice once, by the game's own rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from cardlab.bots import Bot
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.rl.decision_process import Process
from notebooks.solving.chances import chances

from .form import SequenceForm, Sets

MOST_ENDS = 2_000_000
"""A game that can end in more ways is too large."""


class Walk:
    """A walk through a whole game.

    Args:
        game: The game with its options.
        reward: What a player wins; see `cardlab.rl.rewards.rewards`.
        bots: Name -> a bot that is asked at every choice.
        seeds: The number of times a bot is asked if it draws too many random numbers to follow each of them; 0 follows all.

    Attributes:
        form: The sequence form.
        strategies: Name of a bot -> its strategy in each seat.
        ends: The number of ways in which the game can end.

    Raises:
        CardlabError: The game can end in too many ways.
    """

    def __init__(self, game: Game, reward: str = "win", *, bots: Mapping[str, Bot] | None = None, seeds: int = 0) -> None:
        self.bots, self.seeds = dict(bots or {}), seeds
        self.sets = [Sets() for _ in game.seats]
        self.strategies: dict[str, list[dict[str, dict[str, float]]]] = {name: [{} for _ in game.seats] for name in self.bots}
        self._ends: list[tuple[int, ...]] = []
        self._weights: list[float] = []
        self._won: list[list[float]] = []
        waiting = [(Process(game, None, reward=reward), 1.0, (0,) * game.players)]
        while waiting:
            process, weight, sequences = waiting.pop()
            if process.is_over:
                self._end(process, weight, sequences)
            elif process.among:
                n = len(process.among)
                waiting += [(child, weight / n, sequences) for child in _drawn(process)]
            else:
                waiting += [(child, weight, after) for child, after in self._chosen(process, sequences)]
        self.ends = len(self._ends)
        self.form = SequenceForm(self.sets, np.array(self._ends), np.array(self._weights), np.array(self._won))

    def _end(self, process: Process, weight: float, sequences: tuple[int, ...]) -> None:
        if len(self._ends) == MOST_ENDS:
            raise CardlabError(
                f"{process.game.slug}: the game can end in more than {MOST_ENDS:,} ways, too many to walk: "
                "take fewer cards, fewer rounds or smaller bets"
            )
        self._ends.append(sequences)
        self._weights.append(weight)
        self._won.append(process.returns())

    def _chosen(self, process: Process, sequences: tuple[int, ...]) -> list[tuple[Process, tuple[int, ...]]]:
        """Returns the processes to which the possible choices lead, with their sequences."""
        seat = process.seat or ""
        player, options = process.game.seats.index(seat), process.options(seat)
        sets, known = self.sets[player], process.information(seat)
        new = known not in sets.known
        words = [process.vocabulary.word(number) for number in options]
        first = sets.add(known, sequences[player], words)
        if new:
            for name, bot in self.bots.items():
                self.strategies[name][player][known] = said(bot, process, self.seeds)
        children = []
        for place, number in enumerate(options):
            child = process if number == options[-1] else process.copy()
            child.choose(number)
            children.append((child, (*sequences[:player], first + place, *sequences[player + 1 :])))
        return children


def said(bot: Bot, process: Process, seeds: int) -> dict[str, float]:
    """Returns the probability of each word of a bot, given what its seat has said so far; empty if the bot never says that."""
    assert process.match is not None
    choosing = process.choosing[process.seat or ""]
    so_far, found = choosing.words_said, dict[str, float]()
    for action, chance in chances(bot, process.match, choosing.actions, seeds=seeds).items():
        spelt = choosing.words_of(action)
        if spelt[: len(so_far)] == so_far:
            word = process.vocabulary.word(spelt[len(so_far)])
            found[word] = found.get(word, 0.0) + chance
    return found


def _drawn(process: Process) -> Sequence[Process]:
    """Returns the processes to which the possible draws lead."""
    numbers = range(len(process.among))
    children = [process.copy() for _ in numbers[1:]] + [process]
    for number, child in zip(numbers, children, strict=True):
        child.draw(number)
    return children
