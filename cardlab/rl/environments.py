"""Games as PettingZoo environments: with agents acting in turn (AEC), and all at once (parallel).

The agent ``player_1`` plays the seat ``p1``, and so on. An observation is a mapping with ``observation``, the vector of
`cardlab.rl.observation.Layout`, and ``action_mask``, 1 for each word that may be said now; for an agent that has nothing to
choose, only for `END`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from cardlab.core.declarations import SPECTATOR
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.rl.decision_process import Process
from cardlab.rl.observation import Layout, Observer
from cardlab.rl.rewards import check_reward
from cardlab.rl.vocabulary import END
from cardlab.words.table_text import table_text

SEEDS = 2**62
"""The number of seeds from which `reset` draws if it is given none: 0 to this number less 1."""
RENDER_MODES = ["human", "ansi"]
VERSIONS: dict[str, int] = {}
"""The version of each game's environments, 0 for those that are not named. It grows with each change after which an agent that
has learnt in the version before may fail: other rewards, observations or numbers of actions, other rules.
"""
SUITE_OPTIONS = {"options": 1}
"""PettingZoo's `api_test` gives each environment these, to see that `reset` takes any."""
NEEDS_RESET = ("agents", "process", "agent_selection", "rewards", "terminations", "truncations", "infos")
"""What an environment has only after `reset`."""


class _Playing:
    """Base of both kinds of environments: the match, its observations and its rendering.

    Args:
        game: The game with its options.
        reward: See `cardlab.rl.rewards.rewards`.
        max_cycles: After how many steps the match is cut short.
        render_mode: ``human`` prints the table after each step, ``ansi`` lets `render` return it.
        quick: Whether games that have quick plays (`cardlab.rl.quick_match`) use them. They change nothing but the speed.
    """

    agents: list[str]

    def __init__(self, game: Game, reward: str, max_cycles: int, render_mode: str | None, quick: bool = True) -> None:
        check_reward(game, reward)
        self.game = game
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.quick = quick
        self.layout = Layout(game)
        self.possible_agents = [f"player_{n}" for n, _ in enumerate(game.seats, 1)]
        self.seat_of = dict(zip(self.possible_agents, game.seats, strict=True))
        self.agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        name = f"cardlab_{game.slug}_v{VERSIONS.get(game.slug, 0)}"
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        words = len(self.layout.vocabulary)
        self._actions = {agent: Discrete(words) for agent in self.possible_agents}
        self._observations = {agent: self._seen_space(words) for agent in self.possible_agents}
        self._seeds: np.random.Generator | None = None

    def _seen_space(self, words: int) -> Dict:
        seen = Box(0, 1, (self.layout.size,), np.float32)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (words,), np.int8)})

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def action_space(self, agent: str) -> Space[Any]:
        """Returns the words of the game."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        """Returns the space of the seat's observation vectors and of its action masks."""
        return self._observations[agent]

    def __getattr__(self, name: str) -> Any:
        if name in NEEDS_RESET:
            raise AttributeError(f"{self.game.slug}: there is no {name!r} before the first match: call reset() first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begins a new match: the one that `cardlab.Match` plays with this seed, or without a seed a random one.

        Raises:
            CardlabError: There are options. An environment has those of its game, from the beginning.
        """
        if options and options != SUITE_OPTIONS:
            given = ", ".join(f"{name}={value!r:.40}" for name, value in options.items())
            raise CardlabError(f"{self.game.slug}: reset has no options, and {given} was given: make an environment with them")
        if seed is not None or self._seeds is None:
            self._seeds, _ = seeding.np_random(seed)
        dealt = int(self._seeds.integers(SEEDS) if seed is None else seed)
        words = self.layout.vocabulary
        self.process = Process(self.game, dealt, reward=self.reward, most=self.max_cycles, vocabulary=words, quick=self.quick)
        self.agents = self.possible_agents[:]
        self._observer = Observer(self.layout, self.game.seats)

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns an agent's observation and its action mask."""
        seat = self.seat_of[agent]
        mask = bytearray(len(self.layout.vocabulary))
        for word in self.process.options(seat) or (END,):
            mask[word] = 1
        return {"observation": self._observer.vector(self.process, seat), "action_mask": np.frombuffer(mask, np.int8)}

    def won(self) -> dict[str, float]:
        """Returns each agent's reward at the end of the match; 0 before."""
        return dict(zip(self.possible_agents, self.process.returns(), strict=True))

    def text(self) -> str:
        """Returns the table as the spectator sees it."""
        return table_text(self.process.match, SPECTATOR) if self.process.match is not None else ""

    def render(self) -> str | None:
        """Shows the table as everybody may see it: printed or returned as text, according to `render_mode`."""
        if self.render_mode == "ansi":
            return self.text()
        if self.render_mode == "human":
            print(self.text())
        return None

    def close(self) -> None:
        """Does nothing, since nothing is open."""


class CardlabAEC(_Playing, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game in which the seats say one word each in turn.

    An agent that says an illegal word loses: its reward is -1, that of the others 0, and the match is over. PettingZoo's own
    games do the same with wrappers around an environment, which take more time than the game.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals; see `deal`."""
        self.deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Says a word for the agent whose turn it is; None for an agent whose match is over.

        Raises:
            CardlabError: It is not the number of a word.
        """
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.layout.vocabulary):
            most = len(self.layout.vocabulary) - 1
            raise CardlabError(f"{self.game.slug}: {agent} said {action!r:.40}, but a word has a number from 0 to {most}")
        process = self.process
        self._cumulative_rewards[agent] = 0.0
        if action in process.options(process.seat or ""):
            process.choose(int(action))
            self._ask()
        else:
            EnvLogger.warn_on_illegal_move()
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        if process.is_over or self.terminations[agent]:
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Selects the next agent, or ends."""
        if self.process.is_over:
            ended = self.truncations if self.process.cut else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = self.won()
        self.agent_selection = self.agent_of.get(self.process.seat or "", self.agents[0])


class CardlabParallel(_Playing, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game in which all agents act in each step: those to choose say a word, and the others say `END`.

    Seats that decide at once say their words in the same steps. An illegal word changes nothing, and the agent's ``info`` has
    it as ``refused``.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals; see `deal`."""
        self.deal(seed, options)
        self.cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Says a word for every agent.

        Returns: Observations, rewards, terminations, truncations, infos.
        """
        agents, process = self.agents, self.process
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        to_choose = [*process.choosing]
        for agent in agents:
            seat, word = self.seat_of[agent], int(actions[agent])
            if seat in to_choose and word in process.options(seat):
                process.choose(word, seat)
            elif seat in to_choose or word != END:
                infos[agent]["refused"] = word
        self.cycles += 1
        over = process.is_over and not process.cut
        cut = not over and (process.cut or self.cycles >= self.max_cycles)
        observations = {agent: self.observe(agent) for agent in agents}
        everybody = self.won()
        won = {agent: everybody[agent] for agent in agents}
        self.agents = [] if over or cut else agents
        if self.render_mode == "human":
            self.render()
        return observations, won, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
