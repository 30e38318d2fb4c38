"""War: the order of won cards, repeated positions, and wars that run out of cards."""

from collections import Counter

import pytest

from cardlab import position, start
from cardlab.core.rng import RandomStream

TURN = {"packet.p1": "9c 2c", "packet.p2": "7h 3h"}


def picked_up(order: str, seeds: int) -> Counter[str]:
    """Returns how often each order of the two won cards came."""
    matches = (position("war", TURN, seed=seed, options={"pickup_order": order}).play("all turn") for seed in range(seeds))
    return Counter(" ".join(card.name for card in match.zone("packet.p1")[1:]) for match in matches)


@pytest.mark.parametrize("order", ["coin", "shuffled"])
def test_won_cards_come_in_both_orders_equally_often(order):
    """Over 1000 seeds each order comes about 500 times (5 sigma is 79)."""
    orders = picked_up(order, 1000)
    assert set(orders) == {"9c 7h", "7h 9c"}
    assert abs(orders["9c 7h"] - 500) < 79


def test_a_coin_keeps_each_players_cards_together():
    """The coin decides whose cards come first. Shuffled cards have any order."""
    war = {"packet.p1": "9c 2c Kc 4c", "packet.p2": "9h 3h 5h 6h"}
    orders = set()
    for seed in range(40):
        match = position("war", war, seed=seed, options={"pickup_order": "coin"}).play("all turn")
        orders.add(" ".join(card.name for card in match.zone("packet.p1")[1:]))
    assert orders == {"9c 2c Kc 9h 3h 5h", "9h 3h 5h 9c 2c Kc"}


@pytest.mark.parametrize(("order", "repeats"), [("played", True), ("winner_first", True), ("shuffled", False), ("coin", False)])
def test_repeated_positions_end_the_game_only_without_chance(order, repeats):
    """If chance decides the order of won cards, the same packets may lead elsewhere, so the game stores no positions."""
    match = start("war", pickup_order=order).play("all turn")
    assert any(name.startswith("_") for name in match.table.counters) is repeats


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("slug", ["war", "addition_war", "subtraction_war"])
def test_packets_hold_every_card_between_turns(slug, players):
    """No card stays on the table, unless a war ends in a draw."""
    match = start(slug, seed=3, players=players, max_turns=120)
    dealt = sum(len(match.zone(f"packet.{seat}")) for seat in match.game.seats)
    rng = RandomStream(3)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
        if match.outcome != "draw":
            held = sum(len(match.zone(f"packet.{seat}")) for seat in match.game.seats)
            assert held + len(match.zone("pot")) == dealt
            assert match.table["table"] == []


def test_a_single_card_is_a_sum_with_zero():
    """A single last card is shown as a sum too: value + 0."""
    options = {"run_out": "last_card_stays"}
    match = position("addition_war", {"packet.p1": "4c 9d 2h", "packet.p2": "Ts"}, options=options).play("all turn")
    told = next(event for event in match.events if event.rule == "addition_war.turn_up")
    assert [(hand["a"], hand["b"], hand["worth"]) for hand in told.facts["hands"]] == [(4, 9, 13), (10, 0, 10)]


def test_a_player_with_just_enough_cards_fights_with_the_last():
    """The first of three players lacks a card. The second has exactly enough for a war: its 8 is compared with the third
    player's queen, and loses.
    """
    laid = {"packet.p1": "Kc 4d", "packet.p2": "Kd 9s 8h", "packet.p3": "Kh Jh Qd 7c"}
    match = position("war", laid, options={"players": 3}).play("all turn")
    assert match.rules[3:5] == ["war.short.lose", "war.war.take"]
    assert match.outcome == "p3"
    assert match.zone("packet.p2") == []


def test_the_turn_in_which_everybody_runs_out_counts_once():
    """Equal last cards, with none left for a war, are a draw in the first turn."""
    match = position("war", {"packet.p1": "9c", "packet.p2": "9h"}).play("all turn")
    assert (match.rules[-1], match.outcome) == ("war.short.draw", "draw")
    assert match.table.counter("turns") == 1
