"""Games for reinforcement learning: PettingZoo environments here, OpenSpiel games with ``cardlab.rl.openspiel.load``.

They need ``pip install 'cardlab[rl]'``, and both build on one description of a game as a decision process: `Process`,
`Vocabulary` and `Layout`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardlab.core.game import Game
from cardlab.core.optional_packages import require
from cardlab.core.registry import as_game

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from cardlab.rl.bots import said_by
    from cardlab.rl.decision_process import Process
    from cardlab.rl.observation import Layout
    from cardlab.rl.vocabulary import Vocabulary

_IN = {
    "Layout": "cardlab.rl.observation",
    "Process": "cardlab.rl.decision_process",
    "Vocabulary": "cardlab.rl.vocabulary",
    "said_by": "cardlab.rl.bots",
}
"""Name -> its module, loaded on first use: `Layout` needs NumPy, which only the extra brings."""

__all__ = [*_IN, "aec_env", "parallel_env"]


def aec_env(
    game: str | type[Game] | Game,
    *,
    preset: str | None = None,
    reward: str = "win",
    max_cycles: int = 10_000,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv:
    """Returns a game as a PettingZoo environment in which the agents act in turn.

    >>> env = aec_env("tablanette", max_hands=1)
    >>> env.reset(seed=7)
    >>> env.agent_selection, int(env.action_space("player_1").n)
    ('player_1', 55)

    An agent chooses an action word by word (see `Vocabulary`). ``observe(agent)`` gives ``observation``, the vector of
    `Layout`, and ``action_mask``. ``reset(seed=7)`` deals what ``cardlab.start(game, seed=7)`` deals.

    Args:
        game: The game: a slug, a class, or a game with its options.
        preset: A named set of options.
        reward: The reward at the end: ``win``, or a counter that each player has; see `cardlab.rl.rewards.rewards`.
        max_cycles: After how many words, by all agents together, the match is cut short (`truncations`).
        render_mode: ``human`` prints the table after each step, ``ansi`` lets ``render()`` return it; None does neither.
        options: Options by name; they override the preset.

    Raises:
        MissingPackage: PettingZoo is not installed.
        UnknownGame, OptionError: There is no such game, preset, option or value.
        CardlabError: There is no such reward.
    """
    _required()
    from cardlab.rl.environments import CardlabAEC

    return CardlabAEC(as_game(game, preset, **options), reward, max_cycles, render_mode)


def parallel_env(
    game: str | type[Game] | Game,
    *,
    preset: str | None = None,
    reward: str = "win",
    max_cycles: int = 10_000,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelEnv:
    """Returns a game as a PettingZoo environment in which all agents act at once, for games with simultaneous decisions.

    >>> env = parallel_env("napoleons_war")
    >>> observations, infos = env.reset(seed=7)
    >>> {agent: int(seen["action_mask"].sum()) for agent, seen in observations.items()}
    {'player_1': 2, 'player_2': 2}

    An agent that has nothing to choose says 0. An illegal word changes nothing; ``infos`` has it as ``refused``.

    Args:
        game, preset, reward, history, render_mode, options: As for `aec_env`.
        max_cycles: After how many steps the match is cut short.

    Raises:
        MissingPackage, UnknownGame, OptionError, CardlabError: As for `aec_env`.
    """
    _required()
    from cardlab.rl.environments import CardlabParallel

    return CardlabParallel(as_game(game, preset, **options), reward, max_cycles, render_mode)


def _required() -> None:
    require("pettingzoo", what="environments of PettingZoo", install="'cardlab[rl]'")


def __getattr__(name: str) -> object:
    if name not in _IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_IN[name]), name)


def __dir__() -> list[str]:
    return __all__
