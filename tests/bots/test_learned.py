"""The bot that learnt Fast Food by self-play beats the bots that it should, and can be trained again."""

import pytest

from benchmarks.learned import DECIMALS, WAYS, learn, won
from benchmarks.opponent_levels import wilson
from cardlab import start
from cardlab.bots import find
from cardlab.bots.learned_bot import LearnedBot, learned_by_itself
from cardlab.testing import check_bot

FEW = 60
"""Deals, each from both seats."""


@pytest.mark.parametrize("way", WAYS)
def test_it_beats_random_clearly(way):
    """Of the matches that it plays from both seats of each deal, it wins so often that the whole 95 % interval is above 0.7."""
    shares = [*won(way, "random", learned_by_itself(), FEW)]
    low, _ = wilson(sum(shares) / len(shares), len(shares))
    assert low > 0.7


def test_it_keeps_to_what_a_player_is():
    check_bot("learned", decisions=3)


def test_where_it_has_learnt_nothing_it_is_greedy():
    """In another game, and where it was given nothing, it does what brings most at once."""
    for player, game in ((find("learned"), "tablanette"), (LearnedBot("blank", {}), "fast_food")):
        own = start(game, seed=4).play_out(player, at_most=30)
        assert own.actions == start(game, seed=4).play_out("greedy", at_most=30).actions


def test_it_learns_and_the_same_seed_gives_the_same_weights():
    """After two hundred matches against itself it beats random; what it knows of a total is rounded, so that it can be read."""
    learnt = {"both": learn("both", 200, seed=3)}
    assert learnt["both"] == learn("both", 200, seed=3) != learn("both", 200, seed=4)
    assert all(round(weight, DECIMALS) == weight for weight in learnt["both"].values())
    shares = [*won("both", "random", learnt, FEW)]
    assert wilson(sum(shares) / len(shares), len(shares))[0] > 0.6


def test_what_is_shipped_knows_every_total():
    """For each way to score there is a weight for every total that a card can leave, and for every rank."""
    named = {f"spends {rank}" for rank in "A23456789T"}
    for weights in learned_by_itself().values():
        assert named <= weights.keys()
        assert {f"leaves {total}" for total in range(8, 111)} <= weights.keys()
    assert set(learned_by_itself()) == set(WAYS)
