"""Experiments: deal many games under a rule that can be changed, count what comes, and set the exact chances beside it."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from cardlab.core.errors import OptionError
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.players import play_out

BOTS = "bots"


@dataclass(frozen=True)
class Experiment:
    """What is dealt and counted.

    Attributes:
        name: Its words are ``<lesson>_lesson-try-<name>``, with ``.counted`` for what is counted, ``.of`` for its shares, and
            ``.v-<word>`` for each word that is counted; numbers (``13/2``, too) need none.
        game, preset: The game that is dealt.
        bots: Who plays, where somebody decides; `vary` may offer several under the name ``bots``, and `own` may where the exact
            chances depend on who plays.
        options: Options that are always set, such as a single turn a game.
        vary: The options that may be changed -> the values to choose from, the usual one first.
        own: What else may be changed, in the same way: words that are handed to `counts`, `order` and `exact` by their
            name, such as the total that somebody stands on. Their names are ``<lesson>_lesson-try-<name>-<own>``,
            with ``.v-<word>`` for those that are no numbers.
        counts: What is counted in one match, as often as it comes: numbers or words.
        order: Everything that can be counted, in the order in which it is shown, under these options.
        exact: The exact chance of each, where it is known; empty where it is not.
    """

    name: str
    game: str
    counts: Callable[..., Iterable[int | str]]
    order: Callable[..., Iterable[int | str]]
    exact: Callable[..., Mapping[int | str, Fraction]] = lambda _, **own: {}
    preset: str | None = None
    bots: str = "random"
    options: Mapping[str, Any] = field(default_factory=dict)
    vary: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    own: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def chosen(self, options: Mapping[str, Any]) -> tuple[Game, str]:
        """The game with options chosen for it, and who plays.

        Raises:
            OptionError: An option is not one that may be changed here, or has another value.
        """
        for name, value in options.items():
            allowed = {**self.vary, **self.own}.get(name, ())
            if not any(value == one and type(value) is type(one) for one in allowed):
                raise OptionError(f"{self.game}: the experiment {self.name!r} cannot set {name!r:.40} to {value!r:.40}.")
        rules = {name: value for name, value in options.items() if name != BOTS and name not in self.own}
        return find(self.game).with_options(self.preset, **{**self.options, **rules}), options.get(BOTS, self.bots)

    def chosen_own(self, options: Mapping[str, Any]) -> dict[str, str]:
        """What is handed to `counts`, `order` and `exact`, of options that `chosen` has let through."""
        return {name: options.get(name, values[0]) for name, values in self.own.items()}

    def deal(self, game: Game, bots: str, games: int, seed: int, /, **own: str) -> Iterator[Bag[int | str]]:
        """What has been counted so far, after each game: one bag, which goes on being filled.

        Game n of a seed is always the same, however many are dealt. `own` is what `chosen_own` gives.
        """
        counted: Bag[int | str] = Bag()
        players = dict.fromkeys(game.seats, find_player(bots))
        for number in range(games):
            counted.update(self.counts(play_out(Match(game, seed + number), players), **own))
            yield counted
