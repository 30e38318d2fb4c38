"""Each game's zones are on the table where a player would lay them."""

import pytest

from cardlab.core.declarations import Zone
from cardlab.core.registry import built_in, find

WAR = "packet: packet, table: fight, pot: board, aside: aside, pack: stock"
TABLES = {
    "addition_war": WAR,
    "casualty_war": "packet: packet, table: fight, casualties: aside, pack: stock",
    "duel_king": "deck: packet, row: fight, table: fight, winnings: won",
    "egyptian_war": "stack: packet, pile: heap, burnt: heap, pack: stock",
    "fast_food": "hand: hand, stock: stock, pile: heap, other_deck: aside, used: aside",
    "good_king_bad_queen": "packet: packet, table: fight, treasury: heap, aside: aside, pack: stock",
    "guerilla_joker": WAR,
    "money": "hand: packet, bank: purse, pile: heap, under: purse, pack: stock",
    "napoleons_war": "deck: packet, capture: won, table: fight, hand: hand",
    "scramble_war": "heap: heap, table: fight, captured: won, aside: aside, pack: stock",
    "seven_twenty_seven": "up: hand, down: hand, stock: stock, muck: aside, pack: stock",
    "soureh": "closed: hand, open: hand, drawn: drawn, pile: stock, discard: heap, pack: stock",
    "speed_war": WAR,
    "subtraction_war": WAR,
    "tablanette": "hand: hand, won: won, swept: won, table: board, stock: stock, discard: aside, pack: stock",
    "twenty_first_century_war": "pile: packet, hand: hand, chosen: board, table: fight, aside: aside",
    "twos": "hand: hand, table: board, pile: aside, pack: stock, out: aside",
    "war": WAR,
}


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_zones_are_where_a_player_would_lay_them(slug):
    assert ", ".join(f"{zone.name}: {zone.stands_at}" for zone in find(slug).zones) == TABLES[slug]


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_places_are_declared_only_if_they_do_not_follow(slug):
    declared = [zone for zone in find(slug).zones if zone.stands]
    assert [zone.name for zone in declared if Zone(**{**vars(zone), "stands": ""}).stands_at == zone.stands] == []


def test_captured_cards_may_be_spread():
    """Players look at them and do not compare them, so a game with such a zone does not count as a game of comparing."""
    assert Zone("taken", each_player=True, lies="spread").stands_at == "won"
    assert Zone("taken", each_player=True, lies="row").stands_at == "fight"
