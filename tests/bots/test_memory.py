"""A bot's memory imagines only tables that fit what its seat has seen."""

from collections import Counter as Bag

import pytest

import cardlab.core.registry
from cardlab import find, start
from cardlab.authoring import Game, Zone, card, cards, deal, fill, game, move
from cardlab.bots.card_memory import Memory
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options


@pytest.mark.parametrize("slug", sorted(cardlab.core.registry.built_in()))
def test_an_imagined_table_fits_all_that_was_seen(slug):
    """In random matches with random options, a table that a seat imagines looks to that seat like the real one, has the same
    cards, and leaves that seat the same choices.
    """
    rng = RandomStream(11)
    for seed in range(6):
        match = Match(random_options(find(slug), rng), seed)
        memories = [Memory(match, seat) for seat in match.game.seats]
        while not match.is_over and len(match.actions) < 40:
            match.play(rng.pick(match.legal_actions()))
            if match.is_over or len(match.actions) % 3:
                continue
            for memory in memories:
                imagined = memory.recollect().table(match.game, rng)
                assert Bag(imagined.cards()) == Bag(match.table.cards())
                assert imagined.seen_by(memory.seat).to_json() == match.seen_by(memory.seat).to_json()
                mine = [str(action) for action in match.legal_actions() if action.who == memory.seat]
                assert [str(action) for action in match.game.legal_actions(imagined) if action.who == memory.seat] == mine


def test_shown_cards_are_remembered():
    """Won cards of War have been seen, so every imagined table has them under the packet, in some order."""
    match = start("war", seed=4).play("all turn")
    shown = set(match.zone("packet.p1")[-2:]) | set(match.zone("packet.p2")[-2:])
    memory = Memory(match, "p1")
    winner = next(seat for seat in match.game.seats if len(match.zone(f"packet.{seat}")) == 27)
    for seed in range(5):
        imagined = memory.recollect().table(match.game, RandomStream(seed))
        assert set(imagined[f"packet.{winner}"][-2:]) <= shown


def test_imagination_does_not_depend_on_hidden_cards():
    """Two matches that look the same to a seat give the same imagined tables."""
    laid = {"hand.p1": "2d 6h Td", "hand.p2": "5h 8d 9d", "stock": "3h 4h 6d 7d"}
    swapped = {**laid, "hand.p2": "3h 8d 9d", "stock": "4h 5h 6d 7d"}
    tables = []
    for zones in (laid, swapped):
        match = cardlab.position("fast_food", zones, options={"games": 1, "draw": "after"})
        table = Memory(match, "p1").recollect().table(match.game, RandomStream(5))
        tables.append({name: list(zone) for name, zone in table.zones.items()})
    assert tables[0] == tables[1]
    assert card("2d") in tables[0]["hand.p1"]


@pytest.mark.parametrize("slug", ["duel_king", "twenty_first_century_war"])
def test_the_packet_of_a_dealt_card_is_hidden(slug):
    """Each imagined table has new contents for one's own packet and the other player's, since neither player knows them."""
    match = start(slug, seed=2)
    piles = [zone for zone in match.table.zones if match.table.zones[zone] and match.table.kinds[zone].each_player]
    seen = Memory(match, "p1").recollect()
    packets = {zone: {frozenset(seen.table(match.game, RandomStream(n)).zones[zone]) for n in range(8)} for zone in piles}
    assert all(len(imagined) > 1 for imagined in packets.values())


def test_undo_also_undoes_memory():
    """After an undo, the memory is as if the undone move had shown nothing."""
    match = start("fast_food", seed=2)
    memory = Memory(match, "p1")
    before = memory.recollect()
    match.play(match.legal_actions()[0])
    memory.recollect()
    match.undo()
    again = memory.recollect()
    assert [len(places) for places in again.places.values()] == [len(places) for places in before.places.values()]
    assert again.to_json() == before.to_json()


def test_cards_dealt_together_keep_their_order(monkeypatch):
    """Known cards that are dealt together keep their order. Only cards that a player moves by hand are shuffled."""

    class Dealt(Game):
        zones = (Zone("floor"), Zone("stock", seen_by="nobody"), Zone("hand", seen_by="nobody"))

        def set_up(self, table):
            first, second, third = cards("2d 6h Td")
            yield fill("floor", [first, second, third])
            for shown in (third, first, second):
                yield move([shown], "stock", source="floor")
            yield deal("stock", "hand", 3)

        def legal_actions(self, table):
            return []

    monkeypatch.setattr(cardlab.core.registry.games, "added", dict(cardlab.core.registry.games.added))
    memory = Memory(Match(game("dealt_together")(Dealt)(), 0), "p1")
    assert memory.recollect().places["hand"] == (card("Td"), card("2d"), card("6h"))
