"""War in plain Python is the War of the engine, match for match."""

import pytest

from cardlab.core.cards import cards
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.games.war import War
from cardlab.lab.columns import NOBODY, match_seed
from cardlab.lab.plain_war import one_stream, plain_war, shuffle, streams
from cardlab.lab.run import Plan

SETS = [
    {},
    {"war_down": 0},
    {"war_down": 3},
    {"packs": 2, "war_down": 2},
    {"pickup_order": "coin"},
    {"pickup_order": "coin", "war_down": 3, "packs": 2},
    {"run_out": "last_card_stays"},
    {"run_out": "last_card_stays", "war_down": 3},
    {"run_out": "last_card_stays", "pickup_order": "coin", "war_down": 2},
    {"max_turns": 1},
    {"max_turns": 192},
    {"max_turns": 193, "on_limit": "most_cards"},
    {"max_turns": 60, "on_limit": "most_cards", "stop_on_repeat": False},
    {"max_turns": 10_001, "on_limit": "most_cards"},
    {"who_joins": "tied", "leftover": "dealt_on"},
]


def plan(**options):
    return Plan(find("war").with_options(**options), ("random", "random"), 5)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_column_is_that_of_the_engine(options):
    """Fifteen matches of each set of options."""
    asked = plan(**options)
    plain = plain_war(asked.game)
    for number in range(15):
        assert plain.row(match_seed(5, number)) == asked.row(number), number


@pytest.mark.parametrize("run_out", ["lose", "last_card_stays"])
@pytest.mark.parametrize("pickup_order", ["shuffled", "coin"])
@pytest.mark.parametrize("war_down", [0, 1, 3])
def test_small_packs_bring_what_is_rare(monkeypatch, run_out, pickup_order, war_down):
    """Eight cards of two ranks: wars that go on and on, short hands and draws, in sixty matches of each set of options."""
    monkeypatch.setattr(War, "pack", lambda game: cards("2c 2d 2h 2s 3c 3d 3h 3s"))
    asked = plan(run_out=run_out, pickup_order=pickup_order, war_down=war_down, max_turns=100)
    plain = plain_war(asked.game)
    rows = [asked.row(number) for number in range(60)]
    assert [plain.row(match_seed(5, number)) for number in range(60)] == rows
    assert NOBODY in {winner for winner, *_ in rows}


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"pickup_order": "winner_first"}, {"pickup_order": "played", "stop_on_repeat": False}], ids=str
)
def test_other_options_are_left_to_others(options):
    assert plain_war(find("war").with_options(**options)) is None


def test_games_of_the_family_are_left_to_others():
    assert plain_war(find("speed_war").with_options()) is None


@pytest.mark.parametrize("n", [1, 5, 51])
def test_draws_side_by_side_are_those_of_chance(n):
    """Of the greatest seed as well, whose state is cut to 64 bits."""
    for seed in (0, 1, 2**63 - 1):
        rng = RandomStream(seed, 7)
        assert list(one_stream(n).draws(seed, 7)) == [rng.below(2**64) for _ in range(n)]
        assert list(streams(n).draws(seed, 7)) == [RandomStream(seed, 7 + k).below(2**64) for k in range(n)]
        assert [bool(coin) for coin in streams(n).coins(seed, 7)] == [RandomStream(seed, 7 + k).coin() for k in range(n)]


@pytest.mark.parametrize("n", [2, 6, 52])
def test_a_shuffle_is_that_of_chance(n):
    order = list(range(n))
    shuffle(order, 8, 3)
    assert order == RandomStream(8, 3).shuffled(range(n))
