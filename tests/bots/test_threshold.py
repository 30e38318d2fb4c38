"""The bot `threshold` stands near a goal of 727, and is greedy in other games."""

import pytest

from cardlab import position, start
from cardlab.bots import find
from cardlab.testing import check_bot


def chosen(up: str, down: str, counters: dict | None = None, **options) -> str:
    """Returns the bot's choice with a hand."""
    cards = {"up.p1": up, "down.p1": down, "up.p2": "3h", "down.p2": "2h", "stock": "8d"}
    match = position("seven_twenty_seven", cards, options={"players": 2, **options}, counters=counters or {"phase": "ask"})
    return find("threshold").choose(match.game, match.seen_by("p1"), match.legal_actions(), match.table.rng).verb()


def test_it_follows_the_rules_of_bots():
    check_bot("threshold", decisions=3)


@pytest.mark.parametrize(
    ("up", "down", "does"),
    [
        ("5h", "Ks", "card"),
        ("5h", "As", "stand"),
        ("8h", "Ks", "card"),
        ("7h", "As", "stand"),
        ("Th", "As 4c", "stand"),
        ("Th", "9s 6d", "stand"),
        ("Th", "9s 5d Kd", "card"),
        ("Th", "9s 9d 4d", "stand"),
    ],
)
def test_it_stands_within_one_of_7_within_two_of_27_and_from_27_on(up, down, does):
    """5½ is 1½ from 7; 5 and an ace are 6; 10, an ace and 4 are 25; 24½ is too far from 27; beyond 27 a card only leads further
    away.
    """
    assert chosen(up, down) == does


@pytest.mark.parametrize("over", ["allowed", "loses_end"])
def test_it_ignores_a_goal_that_it_can_no_longer_win(over):
    """7½ wins nothing at 7 if going over loses that goal, so the bot asks for a card."""
    assert chosen("7h", "Ks", over=over) == ("stand" if over == "allowed" else "card")


def test_it_stands_if_no_card_is_left():
    assert chosen("5h", "Ks", counters={"phase": "ask", "stands.p1": 1}, freeze_after=1) == "stand"


def test_it_matches_each_bet_and_makes_none():
    assert chosen("5h", "Ks", counters={"phase": "bet"}) == "check"
    assert chosen("5h", "Ks", counters={"phase": "bet", "to_match": 3, "pot": 5}) == "call"


def test_in_another_game_it_is_greedy():
    own = start("tablanette", seed=4).play_out("threshold", at_most=30)
    assert own.actions == start("tablanette", seed=4).play_out("greedy", at_most=30).actions
