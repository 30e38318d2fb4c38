from itertools import combinations

import pytest

from cardlab import cards, start
from cardlab.cards import pack
from cardlab.chance import Chance
from cardlab.game import ours
from cardlab.games.seven_twenty_seven import nearest, points, totals


@pytest.mark.parametrize(("n", "seven", "both"), [(2, 48, 0), (3, 400, 24)])
def test_how_many_hands_make_seven(n, seven, both):
    """48 of the 1,326 hands of two cards can count 7, and 400 of the 22,100 of three, 24 of them also 27."""
    hands = [set(totals(hand)) for hand in combinations(pack(), n)]
    assert sum(14 in hand for hand in hands) == seven
    assert sum({14, 54} <= hand for hand in hands) == both


def test_two_aces_and_a_five():
    """The same aces count 1 for 7 and 11 for 27."""
    hand = cards("Ac Ah 5c")
    assert totals(hand) == [14, 34, 54]
    assert (nearest(hand, 14), nearest(hand, 54)) == (14, 54)
    assert nearest(cards("9c 9d"), 14, over=False) is None
    assert (points(13), points(14), points(None)) == (6.5, 7, None)


@pytest.mark.parametrize("preset", [None, "ask_first", "no_bust", "one_end", "no_betting"])
def test_no_counter_is_lost(preset):
    """The players' counters and the pot are the same number after every event."""
    assert "seven_twenty_seven" in ours()
    match, chance = start("seven_twenty_seven", seed=3, preset=preset, hands=3), Chance(3)
    while not match.is_over:
        match.play(chance.pick(match.legal_actions()))
        counters = match.table.counters
        assert counters["pot"] + sum(counters[f"counters.{seat}"] for seat in match.game.seats) == 200
    assert match.table.counters["reason"] == "hands"
