"""Games as PettingZoo environments pass PettingZoo's own tests, and have the right rewards, refusals and displays."""

import warnings
from functools import partial
from types import SimpleNamespace

import pytest

from cardlab import CardlabError, rl, start
from cardlab.bots import has_choices
from cardlab.core.registry import built_in, find

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'cardlab[rl]'")
suites = pytest.importorskip("pettingzoo.test")
utils = pytest.importorskip("pettingzoo.utils")

GAMES = sorted(slug for slug in built_in() if has_choices(find(slug).with_options()))
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"
"""Warnings of the suites about every environment with an action mask that is not on their own list."""


@pytest.fixture(autouse=True)
def _no_other_warnings():
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", EXPECTED)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_suites_of_turns(game):
    suites.api_test(rl.aec_env(game, max_cycles=30), num_cycles=60)
    suites.seed_test(partial(rl.aec_env, game, max_cycles=30), num_cycles=20)
    suites.render_test(partial(rl.aec_env, game))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_suites_of_parallel_moves(game):
    suites.parallel_api_test(rl.parallel_env(game, max_cycles=30), num_cycles=30)
    suites.parallel_seed_test(partial(rl.parallel_env, game), num_cycles=10)
    made = partial(rl.parallel_env, game)
    suites.max_cycles_test(
        SimpleNamespace(parallel_env=made, env=lambda max_cycles: utils.parallel_to_aec(made(max_cycles=max_cycles)))
    )


def test_a_seed_gives_the_same_match_as_at_a_table():
    env = rl.aec_env("tablanette", max_hands=1)
    env.reset(seed=7)
    assert env.unwrapped.process.match.table.cards() == start("tablanette", seed=7, max_hands=1).table.cards()


def test_without_a_seed_every_match_differs_and_the_first_seed_fixes_them_all():
    def dealt(seed):
        env = rl.aec_env("fast_food")
        env.reset(seed=seed)
        for _ in range(3):
            env.reset()
            yield env.unwrapped.process.seed

    assert [*dealt(1)] == [*dealt(1)]
    assert len({*dealt(1), *dealt(2)}) == 6


def test_the_winner_gets_one_and_the_loser_loses_one():
    """Only at the end each agent gets its reward, and then all agents leave."""
    env = rl.aec_env("fast_food")
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        rewards.setdefault(agent, []).append(reward)
        env.step(None if ended else int(seen["action_mask"].argmax()))
    winner = "player_" + env.unwrapped.process.match.outcome[1:]
    assert {agent: gained[-1] for agent, gained in rewards.items()} == {
        agent: 1 if agent == winner else -1 for agent in ("player_1", "player_2")
    }
    assert not any(any(gained[:-1]) for gained in rewards.values())
    assert env.agents == []


def test_an_illegal_action_loses():
    """The match is over, and the others neither win nor lose. A number that is no word at all is an error."""
    env = rl.aec_env("twos")
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.last()[0]
    wrong = int(seen["action_mask"].argmin())
    with pytest.raises(CardlabError, match="twos: player_. said 999, but a word has a number from 0 to"):
        env.step(999)
    env.step(wrong)
    assert {one: reward for one, reward in env.rewards.items() if reward} == {agent: -1}
    assert all(env.terminations.values())


def test_options_of_reset_are_refused_by_name():
    for env in (rl.aec_env("tablanette"), rl.parallel_env("tablanette")):
        with pytest.raises(CardlabError, match="tablanette: reset has no options, and max_hands=1 was given"):
            env.reset(options={"max_hands": 1})


def test_an_environment_says_that_it_needs_a_reset():
    with pytest.raises(AttributeError, match=r"fast_food: there is no 'agents' before the first match: call reset\(\) first"):
        rl.aec_env("fast_food").agents  # noqa: B018


def test_an_environment_has_a_version():
    assert str(rl.aec_env("fast_food")) == "cardlab_fast_food_v0"


def test_in_parallel_an_illegal_action_changes_nothing_and_is_reported():
    env = rl.parallel_env("napoleons_war")
    seen, _ = env.reset(seed=5)
    right = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
    wrong = int(seen["player_2"]["action_mask"].argmin())
    after, _, _, _, infos = env.step({**right, "player_2": wrong})
    assert infos == {"player_1": {}, "player_2": {"refused": wrong}}
    assert (after["player_2"]["action_mask"] == seen["player_2"]["action_mask"]).all()
    assert (after["player_1"]["action_mask"] != seen["player_1"]["action_mask"]).any()


def test_the_table_is_drawn_as_spectators_see_it():
    env = rl.aec_env("tablanette", render_mode="ansi")
    env.reset(seed=7)
    drawn = env.render()
    assert drawn == start("tablanette", seed=7).text(viewer="spectator")
