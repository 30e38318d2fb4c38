"""Games as OpenSpiel games pass OpenSpiel's own tests, and can be loaded by name."""

import pickle
import unittest

import numpy as np
import pytest

from cardlab import CardlabError
from cardlab.bots import has_choices
from cardlab.core.registry import built_in, find
from tests.rl.test_process import SmallPack

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'cardlab[rl]'")
openspiel = pytest.importorskip("cardlab.rl.openspiel")
pytestmark = pytest.mark.xdist_group("openspiel")  # one process loads it

GAMES = sorted(slug for slug in built_in() if has_choices(find(slug).with_options()))


def passes(suite, game, tests):
    """Runs a game through the tests of an OpenSpiel test class."""
    case = type(suite.__name__, (suite,), {"game": game, "game_name": str(game)})
    loaded = unittest.TestSuite(case(name) for name in tests or unittest.defaultTestLoader.getTestCaseNames(case))
    result = unittest.TestResult()
    loaded.run(result)
    assert result.testsRun
    assert result.wasSuccessful(), [text for _, text in result.errors + result.failures]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_suites(game):
    """They cover random matches with copies, masks, serialised states and sums, the API at some states, and pickles of games
    and states.
    """
    from open_spiel.integration_tests import api_test  # imports all of scipy, which no other process of the tests needs
    from open_spiel.python.tests import games_sim_test

    loaded = pyspiel.load_game(f"cardlab_{game}(most_choices=25)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    passes(api_test.EnforceAPIOnPartialTreeBase, loaded, [])
    games_sim_test.GamesSimTest("test_pig").sim_game(loaded)


def small(**options):
    return openspiel.load(SmallPack(players=2, hands=1, **options), reward="counters")


def test_a_small_game_passes_the_suite_of_whole_trees():
    """It checks every state of 727 with four cards: who may act, the returns at the end, and their sums."""
    from open_spiel.integration_tests import api_test

    passes(
        api_test.EnforceAPIOnFullTreeBase,
        small(max_bet=0),
        [
            "test_constant_sum",
            "test_current_player_returns_terminal_player_on_terminal_nodes",
            "test_information_state_no_argument_raises_on_terminal_nodes",
            "test_legal_actions_empty",
        ],
    )


def test_players_have_perfect_recall():
    """In every state of a small game, the same information set has the same past observations and actions."""
    past = {}

    def visit(state, known):
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            told = state.information_state_string()
            assert past.setdefault((player, told), known[player]) == known[player]
        for action in state.legal_actions():
            done = list(known)
            if player >= 0:
                done[player] = (*known[player], told, action)
            visit(state.child(action), tuple(done))

    visit(small(max_bet=0).new_initial_state(), ((), ()))
    assert {player for player, _ in past} == {0, 1}


def test_options_are_parameters_and_can_be_read_back():
    game = pyspiel.load_game("cardlab_seven_twenty_seven(players=2,hands=1,preset=ask_first,final_bet=True,reward=counters)")
    assert game.game == find("seven_twenty_seven").with_options("ask_first", players=2, hands=1, final_bet=True)
    assert pyspiel.load_game(str(game)).game == game.game
    assert pickle.loads(pickle.dumps(game)).game == game.game
    assert (game.num_players(), game.min_utility()) == (2, -1e9)


def test_our_bots_play_in_openspiel():
    """OpenSpiel's own evaluation accepts two of our bots, and a random one plays another match each time."""
    from open_spiel.python.algorithms import evaluate_bots

    game = openspiel.load("fast_food", preset="one_game")
    seats = [openspiel.bot("learned"), openspiel.bot("random", seed=3)]
    random = np.random.RandomState(5)
    won = [evaluate_bots.evaluate_bots(game.new_initial_state(), seats, random)[0] for _ in range(20)]
    assert sum(won) > 8
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    said = set()
    for _ in range(20):
        seats[1].restart()
        said.add(seats[1].step(state))
    assert len(said) > 1


def test_a_game_without_choices_is_refused():
    with pytest.raises(CardlabError, match="war: nobody has anything to choose"):
        openspiel.load("war")
