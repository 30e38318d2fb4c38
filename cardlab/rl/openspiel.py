"""Loads games as OpenSpiel games, with explicit chance and hidden information.

``load("tablanette", max_hands=1)`` returns a `pyspiel.Game`. Importing this module registers every game in which somebody has
something to choose, so ``pyspiel.load_game("cardlab_tablanette(max_hands=1)")`` returns the same. Options are parameters under
their own names, and so are ``preset``, ``reward`` and ``most_choices``.

A player's action is a word (`cardlab.rl.vocabulary`), so a player may be asked several times for one move. Seats that decide at
once are asked in turn, and none is told the others' words. A chance node is one draw: a shuffle is drawn card by card from the
top. An information state is the text of everything that the seat was sent and has said; an observation is the vector of
`cardlab.rl.observation.Layout`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from cardlab.bots import Bot, has_choices
from cardlab.bots import find as find_bot
from cardlab.core.declarations import SPECTATOR
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.optional_packages import require
from cardlab.core.registry import as_game, find, slugs
from cardlab.core.rng import RandomStream
from cardlab.core.view import outline
from cardlab.rl.bots import said_by
from cardlab.rl.decision_process import Process
from cardlab.rl.match_length import longest
from cardlab.rl.observation import Layout
from cardlab.rl.rewards import WIN, check_reward, most_won

pyspiel: Any = require("pyspiel", what="games of OpenSpiel", install="'cardlab[rl]'")

__all__ = ["CardlabBot", "CardlabGame", "CardlabState", "bot", "load"]

MOST_CHOICES = 10_000
PREFIX = "cardlab_"
_OWN: dict[str, Any] = {"preset": "", "reward": WIN, "most_choices": MOST_CHOICES}
"""The parameters besides the options of the game, with their defaults."""


def load(
    game: str | type[Game] | Game,
    *,
    preset: str | None = None,
    reward: str = WIN,
    most_choices: int = MOST_CHOICES,
    **options: Any,
) -> CardlabGame:
    """Returns a game as an OpenSpiel game.

    >>> game = load("seven_twenty_seven", players=2, hands=1, reward="counters")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 52)

    Args:
        game: The game: a slug, a class, or a game with its options.
        preset: A named set of options.
        reward: The reward: see `cardlab.rl.rewards.rewards`.
        most_choices: After how many words, by all players together, the match is cut short, without a winner.
        options: Options by name; they override the preset.

    Raises:
        UnknownGame, OptionError: There is no such game, preset, option or value.
        CardlabError: There is no such reward, or nobody has anything to choose.
    """
    return CardlabGame(_played(as_game(game, preset, **options), reward), reward, most_choices)


def _played(game: Game, reward: str) -> Game:
    """Returns a game if OpenSpiel can play it for this reward; called before any OpenSpiel object exists."""
    check_reward(game, reward)
    if not has_choices(game):
        raise CardlabError(f"{game.slug}: nobody has anything to choose with these options, so OpenSpiel cannot use it")
    return game


class CardlabGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with its options, for OpenSpiel.

    Attributes:
        game: The game with its options.
        layout: The meaning of the entries of an observation.
    """

    def __init__(self, game: Game, reward: str = WIN, most_choices: int = MOST_CHOICES) -> None:
        self.game = game
        self.reward = reward
        self.most_choices = most_choices
        self.layout = Layout(game)
        self._start = Process(game, reward=reward, most=most_choices, vocabulary=self.layout.vocabulary)
        won = most_won(game, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.layout.vocabulary),
            max_chance_outcomes=max(len(game.pack()), game.players),
            num_players=game.players,
            min_utility=-won,
            max_utility=won,
            utility_sum=0.0,
            max_game_length=longest(game, most_choices),
        )
        own = {"reward": reward, "most_choices": most_choices}
        given = game.set_options | {name: value for name, value in own.items() if value != _OWN[name]}
        super().__init__(game_type(type(game)), info, given)  # type: ignore[arg-type] # classes are hashable

    def __reduce__(self) -> tuple[Any, ...]:
        return CardlabGame, (self.game, self.reward, self.most_choices)

    def new_initial_state(self, *_: object) -> CardlabState:
        """Returns the state before the first draw."""
        return CardlabState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Returns a number of draws that no match exceeds."""
        return self._start.most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> _Observer:
        """Returns the observer of players."""
        if params:
            raise ValueError(f"observations have no parameters, and {params} was given")
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CardlabState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """The state of a match for OpenSpiel.

    Attributes:
        process: The match as a decision process.
    """

    def __init__(self, game: CardlabGame, process: Process) -> None:
        super().__init__(game)
        self.process = process

    def current_player(self) -> int:
        """Returns the number of the seat that is to choose, 0 for the first; or the constants for chance or the end."""
        process = self.process
        if process.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if process.among else process.game.seats.index(process.seat or "")

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.process.is_over

    def returns(self) -> list[float]:
        """Returns each seat's return."""
        return self.process.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible draws, all equally likely."""
        n = len(self.process.among)
        return [(number, 1 / n) for number in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.process.options(self.process.game.seats[player]) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.process.among:
            self.process.draw(action)
        else:
            self.process.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {self.process.among[action]}" if action < len(self.process.among) else f"draw {action}"
        return self.process.vocabulary.word(action)

    def __str__(self) -> str:
        process = self.process
        match = process.match
        lines = [] if match is None else [outline(match.table.zones, match.table.counters, match.outcome)]
        said = [f"{seat}: {' '.join(map(process.vocabulary.word, each.words_said))}" for seat, each in process.choosing.items()]
        return "; ".join([*lines, *said, " ".join(str(number) for _, number in process.history)])


class CardlabBot(pyspiel.Bot):  # type: ignore[misc] # OpenSpiel has no types
    """A bot of cardlab, for OpenSpiel's evaluations and searches: ``bot("greedy")`` makes one.

    Args:
        player: Its name, or the bot.
        seed: The seed of its random choices, which differ from match to match.
    """

    def __init__(self, player: str | Bot, seed: int = 0) -> None:
        super().__init__()
        self.player = player
        self.seeds = RandomStream(seed)
        self.restart()

    def restart(self) -> None:
        """Begins a new match."""
        self.seed = self.seeds.below(2**40)

    def restart_at(self, state: CardlabState) -> None:
        """Begins a new match in this state."""
        self.restart()

    def step(self, state: CardlabState) -> int:
        """Returns the bot's word."""
        return said_by(self.player, state.process, seed=self.seed)


def bot(player: str | Bot, *, seed: int = 0) -> CardlabBot:
    """Returns a bot of cardlab as an OpenSpiel bot.

    Args:
        player: Its name, or the bot.
        seed: The seed of its random choices, which differ from match to match.

    Raises:
        UnknownBot: There is no bot of this name.
    """
    return CardlabBot(find_bot(player) if isinstance(player, str) else player, seed)


class _Observer:
    """Observes for a player: as a text with its history, or as a vector and a text without it.

    Args:
        game: The game.
        kind: Whether the observation includes the past, public and private information. It distinguishes only the seat's own
            knowledge and what everybody may see: without private information it is the spectator's view.
    """

    def __init__(self, game: CardlabGame, kind: Any) -> None:
        self.layout = game.layout
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private and not self.recalls:
            self.tensor = np.zeros(self.layout.size, np.float32)
            self.dict = dict(self.layout.split(self.tensor))

    def set_from(self, state: CardlabState, player: int) -> None:
        """Fills the vector with the player's knowledge."""
        if self.tensor is not None:
            self.tensor[:] = self.layout.vector(state.process, self._seat(player))

    def string_from(self, state: CardlabState, player: int) -> str | None:
        """Returns a player's information as a text; None if this kind of observation has none."""
        process, seat = state.process, self._seat(player)
        if not self.public or (self.recalls and not self.private):
            return None
        if self.recalls:
            return process.information(seat)
        view = None if process.match is None else process.match.seen_by(seat if self.private else SPECTATOR)
        lines = [] if view is None else [f"{name}: {value}" for name, value in view.to_json().items()]
        own = process.choosing.get(seat) if self.private else None
        said = [] if own is None else [f"{seat} chooses: {' '.join(map(process.vocabulary.word, own.words_said))}"]
        return "\n".join([seat, *lines, *said])

    def _seat(self, player: int) -> str:
        return self.layout.game.seats[player]


@cache
def game_type(game: type[Game]) -> Any:
    """Returns the `GameType` under which OpenSpiel registers a game by its slug."""
    options = {option.name: option for option in game.options()}
    smallest = options["players"].at_least if "players" in options else None
    largest = options["players"].at_most if "players" in options else None
    choices = options["players"].choices if "players" in options else ()
    usual = game.with_options().players
    made = pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"{game.slug.replace('_', ' ').capitalize()} of cardlab",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(choices, default=largest or usual),
        min_num_players=min(choices, default=smallest or usual),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=has_choices(game.with_options()),
        parameter_specification={name: option.default for name, option in options.items()} | _OWN,
    )
    if made.short_name not in pyspiel.registered_names() and game.slug in slugs() and find(game.slug) is game:
        pyspiel.register_game(made, _from_parameters(game))
    return made


def _from_parameters(game: type[Game]) -> type[CardlabGame]:
    """Returns the class with which OpenSpiel makes a game from the parameters that it has read.

    OpenSpiel drops it after Python has ended. A function would be destroyed then, and crash the whole process; a class, which
    refers to itself, stays.
    """

    class Registered(CardlabGame):
        """A game that OpenSpiel finds by its name."""

        def __init__(self, parameters: Mapping[str, Any]) -> None:
            own = {name: parameters.get(name, default) for name, default in _OWN.items()}
            given = {option.name: parameters.get(option.name, option.default) for option in game.options()}
            usual = {option.name: option.default for option in game.options()}
            options = {name: value for name, value in given.items() if value != usual[name]}  # a preset keeps the others
            made = _played(as_game(game, own["preset"] or None, **options), own["reward"])
            super().__init__(made, own["reward"], own["most_choices"])

    return Registered


for _slug in slugs():
    game_type(find(_slug))  # type: ignore[arg-type] # classes are hashable
