"""The bot that learnt Fast Food by self-play beats weaker bots, and can be trained again."""

import pytest

from benchmarks.learned import DECIMALS, WAYS, learn, won
from benchmarks.opponent_levels import wilson
from cardlab import start
from cardlab.bots import find
from cardlab.bots.learned_bot import LearnedBot, learned_by_itself
from cardlab.testing import check_bot

FEW = 60
"""The number of deals, each played from both seats."""


@pytest.mark.parametrize("way", WAYS)
def test_it_beats_random_clearly(way):
    """The whole 95 % interval of its share of wins, from both seats of each deal, is above 0.7."""
    shares = [*won(way, "random", learned_by_itself(), FEW)]
    low, _ = wilson(sum(shares) / len(shares), len(shares))
    assert low > 0.7


def test_it_follows_the_rules_of_bots():
    check_bot("learned", decisions=3)


def test_without_weights_it_is_greedy():
    """In another game, or without weights, it chooses the action with the greatest immediate gain."""
    for player, game in ((find("learned"), "tablanette"), (LearnedBot("blank", {}), "fast_food")):
        own = start(game, seed=4).play_out(player, at_most=30)
        assert own.actions == start(game, seed=4).play_out("greedy", at_most=30).actions


def test_training_is_repeatable():
    """The same seed gives the same weights. After two hundred matches of self-play it beats random, and its weights are
    rounded.
    """
    learnt = {"both": learn("both", 200, seed=3)}
    assert learnt["both"] == learn("both", 200, seed=3) != learn("both", 200, seed=4)
    assert all(round(weight, DECIMALS) == weight for weight in learnt["both"].values())
    shares = [*won("both", "random", learnt, FEW)]
    assert wilson(sum(shares) / len(shares), len(shares))[0] > 0.6


def test_the_shipped_weights_cover_every_total():
    """For each way to score there is a weight for every total that a card can leave, and for every rank."""
    named = {f"spends {rank}" for rank in "A23456789T"}
    for weights in learned_by_itself().values():
        assert named <= weights.keys()
        assert {f"leaves {total}" for total in range(8, 111)} <= weights.keys()
    assert set(learned_by_itself()) == set(WAYS)
