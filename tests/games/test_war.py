from collections import Counter

import pytest

from cardlab import position, start
from cardlab.core.rng import RandomStream

TURN = {"packet.p1": "9c 2c", "packet.p2": "7h 3h"}


def picked_up(order: str, seeds: int) -> Counter[str]:
    """How often each order of the two won cards came."""
    matches = (position("war", TURN, seed=seed, options={"pickup_order": order}).play("all turn") for seed in range(seeds))
    return Counter(" ".join(card.name for card in match.zone("packet.p1")[1:]) for match in matches)


@pytest.mark.parametrize("order", ["coin", "shuffled"])
def test_won_cards_come_in_both_orders_equally_often(order):
    """Over 1000 seeds each order comes about 500 times (5 sigma is 79)."""
    orders = picked_up(order, 1000)
    assert set(orders) == {"9c 7h", "7h 9c"}
    assert abs(orders["9c 7h"] - 500) < 79


def test_a_coin_keeps_each_players_cards_together():
    """It decides who comes first; shuffled cards lie anyhow."""
    war = {"packet.p1": "9c 2c Kc 4c", "packet.p2": "9h 3h 5h 6h"}
    orders = set()
    for seed in range(40):
        match = position("war", war, seed=seed, options={"pickup_order": "coin"}).play("all turn")
        orders.add(" ".join(card.name for card in match.zone("packet.p1")[1:]))
    assert orders == {"9c 2c Kc 9h 3h 5h", "9h 3h 5h 9c 2c Kc"}


@pytest.mark.parametrize(("order", "repeats"), [("played", True), ("winner_first", True), ("shuffled", False), ("coin", False)])
def test_a_position_that_comes_back_means_an_endless_game_only_without_luck(order, repeats):
    """With luck in the pick-up the same packets may lead elsewhere, so nothing is remembered."""
    match = start("war", pickup_order=order).play("all turn")
    assert any(name.startswith("_") for name in match.table.counters) is repeats


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("slug", ["war", "addition_war", "subtraction_war"])
def test_packets_hold_every_card_between_turns(slug, players):
    """Unless a war ends in a draw, no card is left lying."""
    match = start(slug, seed=3, players=players, max_turns=120)
    dealt = sum(len(match.zone(f"packet.{seat}")) for seat in match.game.seats)
    rng = RandomStream(3)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
        if match.outcome != "draw":
            held = sum(len(match.zone(f"packet.{seat}")) for seat in match.game.seats)
            assert held + len(match.zone("pot")) == dealt
            assert match.table["table"] == []


def test_a_sum_of_one_card_goes_with_nothing():
    """A last card that is alone is told as a sum all the same: value + 0."""
    options = {"run_out": "last_card_stays"}
    match = position("addition_war", {"packet.p1": "4c 9d 2h", "packet.p2": "Ts"}, options=options).play("all turn")
    told = next(event for event in match.events if event.rule == "addition_war.turn_up")
    assert [(hand["a"], hand["b"], hand["worth"]) for hand in told.facts["hands"]] == [(4, 9, 13), (10, 0, 10)]


def test_who_has_just_enough_cards_fights_with_the_last_of_them():
    """Of three the first lacks a card. The second has as many as a war takes: its 8 is compared with the queen of the third, and is beaten."""
    laid = {"packet.p1": "Kc 4d", "packet.p2": "Kd 9s 8h", "packet.p3": "Kh Jh Qd 7c"}
    match = position("war", laid, options={"players": 3}).play("all turn")
    assert match.rules[3:5] == ["war.short.lose", "war.war.take"]
    assert match.outcome == "p3"
    assert match.zone("packet.p2") == []


def test_the_turn_in_which_everybody_runs_out_counts_once():
    """Equal last cards, and no card is left for a war: a draw in the first turn."""
    match = position("war", {"packet.p1": "9c", "packet.p2": "9h"}).play("all turn")
    assert (match.rules[-1], match.outcome) == ("war.short.draw", "draw")
    assert match.table.counter("turns") == 1
