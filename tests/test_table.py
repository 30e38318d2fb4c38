"""The table and its events: undo, views of each viewer, and errors of a game's author."""

import pytest
from hypothesis import given, settings
from hypothesis.strategies import DrawFn, composite, integers, sampled_from

from cardlab import GameError, cards, pack
from cardlab.core.declarations import BOTTOM, DRAW, SPECTATOR, TEACHER, TOP, Counter, Zone
from cardlab.core.event_kinds import deal, end, fill, fire, move, set_counters, turn_over, with_next_rule
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.testing.event_checks import state
from cardlab.testing.page_replay import ReplayedPage, comparable
from cardlab.words.match_story import groups

ZONES = (
    Zone("floor"),
    Zone("stock", seen_by="nobody", lies="pile"),
    Zone("hand", each_player=True, seen_by="owner", lies="fan"),
)
COUNTERS = (Counter("total"), Counter("score", each_player=True), Counter("held", each_player=True, counts="hand"))
NAMES = ("floor", "stock", "hand.p1", "hand.p2")
VIEWERS = ("p1", "p2", SPECTATOR, TEACHER)


def table_with(**zones: str) -> Table:
    table = Table(("p1", "p2"), ZONES, COUNTERS, RandomStream(0))
    for name, laid in zones.items():
        fill(name.replace("_", "."), cards(laid)).apply(table)
    return table


def seen(event: Event, table: Table) -> dict[str, object]:
    """Returns the data about an event that each viewer gets."""
    event.apply(table)
    return {viewer: event.seen_by(viewer, table) for viewer in VIEWERS}


# ------------------------------------------------------------------------------------------------ any events in any order


@composite
def events(draw: DrawFn, table: Table) -> Event:
    """Draws any event that is possible on the table now."""
    kind = draw(sampled_from(["move", "deal", "turn", "put", "fire", "end"]))
    full = [name for name in NAMES if table[name]]
    to, face = draw(sampled_from(NAMES)), draw(sampled_from([None, "up", "down"]))
    if kind == "move":
        wanted = draw(sampled_from(table.cards())), draw(sampled_from(table.cards()))
        wanted = list(dict.fromkeys(wanted))
        left = len([card for card in table[to] if card not in wanted])
        return move(wanted, to, at=draw(sampled_from([BOTTOM, TOP, left])), face=face)
    if kind == "deal":
        source = draw(sampled_from(full))
        return deal(source, to, draw(integers(0, min(3, len(table[source])))), face=face)
    if kind == "turn":
        return turn_over(list({draw(sampled_from(table.cards())) for _ in range(2)}), face=face or "up")
    if kind == "put":
        return set_counters({draw(sampled_from(["total", "score.p1", "_memory"])): draw(integers(0, 9))})
    return fire("game.rule", n=1) if kind == "fire" else end(DRAW, rule="game.end")


@composite
def logs(draw: DrawFn) -> list[Event]:
    """Draws the events that fill a table, and some that follow."""
    table = table_with()
    log: list[Event] = [fill("stock", pack("23456", "cd")), fill("hand.p1", cards("Ac Ad"), turned=cards("Ad"))]
    for event in log:
        event.apply(table)
    for _ in range(draw(integers(1, 12))):
        if table.outcome is None:
            log.append(draw(events(table)))
            log[-1].apply(table)
    return log


@settings(max_examples=60, deadline=None)
@given(log=logs())
def test_every_event_can_be_undone(log):
    """Undone in reverse order, the events restore every earlier table exactly: cards, order, faces, counters, outcome."""
    table = table_with()
    stood = []
    for event in log:
        stood.append(state(table))
        event.apply(table)
    for event in reversed(log):
        event.revert(table)
        assert state(table) == stood.pop()


@settings(max_examples=60, deadline=None)
@given(log=logs(), viewer=sampled_from(VIEWERS))
def test_a_viewers_events_add_up_to_the_viewers_table(log, viewer):
    """After every event, the redacted events give the redacted table."""
    table = table_with()
    page = ReplayedPage(table)
    for event in log:
        event.apply(table)
        sent = event.seen_by(viewer, table)
        if sent is not None:
            page.apply(sent)
        assert page.state() == comparable(table, viewer)


@settings(max_examples=60, deadline=None)
@given(log=logs(), viewer=sampled_from(["p1", "p2", SPECTATOR]))
def test_a_viewers_events_name_no_hidden_card(log, viewer):
    """Every named card is, or has just come, where the viewer sees it."""
    table = table_with()
    for event in log:
        before = str(table.seen_by(viewer).to_json())
        event.apply(table)
        after = str(table.seen_by(viewer).to_json())
        sent = str(event.seen_by(viewer, table))
        assert [card for card in table.cards() if f"'{card}'" in sent and f"{card}'" not in before + after] == []


# -------------------------------------------------------------------------------------------------------- views


@pytest.mark.parametrize(
    ("zone", "turned", "sight"),
    [
        ("floor", False, {"p1": "up", "p2": "up", SPECTATOR: "up", TEACHER: "up"}),
        ("floor", True, {"p1": "hidden", "p2": "hidden", SPECTATOR: "hidden", TEACHER: "down"}),
        ("stock", False, {"p1": "hidden", "p2": "hidden", SPECTATOR: "hidden", TEACHER: "down"}),
        ("stock", True, {"p1": "up", "p2": "up", SPECTATOR: "up", TEACHER: "up"}),
        ("hand.p1", False, {"p1": "up", "p2": "hidden", SPECTATOR: "hidden", TEACHER: "up"}),
        ("hand.p1", True, {"p1": "up", "p2": "up", SPECTATOR: "up", TEACHER: "up"}),
    ],
)
def test_the_viewers_who_see_a_card(zone, turned, sight):
    """Open zones are visible to all, hands to their owners, and stocks to nobody. A card that is turned over is the other way
    round.
    """
    table = table_with()
    assert {viewer: table.sight(viewer, zone, turned) for viewer in VIEWERS} == sight


def test_a_view_has_blanks_and_public_counters():
    """Hidden cards are None, counters that begin with _ are left out, and counters of zones are computed."""
    table = table_with(stock="2c 3c", hand_p1="7d", hand_p2="8h")
    set_counters({"_memory": 5, "total": 3}).apply(table)
    view = table.seen_by("p2")
    assert view["stock"] == (None, None)
    assert (view["hand.p1"], view.known("hand.p2")) == ((None,), cards("8h"))
    assert view.counters == {"total": 3, "score.p1": 0, "score.p2": 0, "held.p1": 1, "held.p2": 1}
    assert view.to_json()["zones"] == {"floor": 0, "stock": 2, "hand.p1": 1, "hand.p2": ["8h"]}


def test_only_its_owner_sees_a_drawn_card():
    table = table_with(stock="2c 3c 4c")
    told = seen(deal("stock", "hand.p1", 2), table)
    assert told["p1"] == told[TEACHER] == ["move", [["stock", 2]], "hand.p1", BOTTOM, ["2c", "3c"]]
    assert told["p2"] == told[SPECTATOR] == ["move", [["stock", 2]], "hand.p1", BOTTOM, 2]


def test_the_order_of_gathered_blanks_is_hidden():
    """Nobody else learns the order in which cards go face down under a stock."""
    orders = [cards("2c 3c 4c"), cards("4c 2c 3c")]
    told = [seen(move(order, "stock"), table_with(floor="2c 3c 4c")) for order in orders]
    assert told[0]["p1"] == told[1]["p1"] == ["move", [["floor", 3]], "stock", BOTTOM, 3]
    assert told[0][TEACHER] != told[1][TEACHER]


def test_the_place_in_a_hidden_pile_is_hidden():
    """All face-down cards look the same, so the place of the taken one is not revealed."""
    told = [seen(move(cards(one), "hand.p1"), table_with(stock="2c 3c 4c")) for one in ("2c", "4c")]
    assert told[0]["p2"] == told[1]["p2"] == ["move", [["stock", 1]], "hand.p1", BOTTOM, 1]


def test_the_place_in_a_hand_is_hidden_from_the_others():
    """The place of a card in a hand could reveal which one is laid face down, so only its owner gets it."""
    told = [seen(move(cards(one), "hand.p2"), table_with(hand_p1="2c 3c 4c")) for one in ("2c", "4c")]
    assert told[0]["p2"][1] == told[1]["p2"][1] == told[0][SPECTATOR][1] == [["hand.p1", 1]]
    assert told[1]["p1"][1] == told[1][TEACHER][1] == [["hand.p1", [2]]]


def test_places_in_a_pile_with_an_open_card_are_sent():
    """Backs look the same, but a page must know on which side of the open card one was taken."""
    table = table_with(stock="2c 3c 4c")
    turn_over(cards("2c")).apply(table)
    assert seen(move(cards("4c"), "hand.p1"), table)["p2"] == ["move", [["stock", [2]]], "hand.p1", BOTTOM, 1]
    assert table.seen_by("p2")["stock"] == (*cards("2c"), None)


def test_a_card_laid_face_down_on_an_open_zone_is_a_blank():
    told = seen(move(cards("7d"), "floor", face="down"), table_with(hand_p1="7d"))
    assert told["p2"][-1] == 1
    assert told[TEACHER][-1] == ["~7d"]


def test_a_card_turned_up_is_visible_to_all_and_can_be_turned_back():
    table = table_with(stock="2c 3c")
    assert seen(turn_over(cards("3c")), table)["p2"] == ["turn", [["stock", 1, "3c"]]]
    assert seen(turn_over(cards("3c"), face="down"), table)["p2"] == ["turn", [["stock", 1, "?"]]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_hidden_places_are_the_blanks_of_a_view(viewer):
    """This holds also if single cards are the other way up, in the open and in a hand."""
    table = table_with(floor="4h 5h 6h", stock="7c 8c", hand_p1="2c 3c", hand_p2="9d Td")
    for turned in ("", "5h", "3c 9d", "4h 6h Td 8c"):
        turn_over([c for c in cards(turned) if c not in table.turned]).apply(table)
        view = table.seen_by(viewer)
        blanks = [(zone, n) for zone, held in view.zones.items() for n, card in enumerate(held) if card is None]
        assert sorted(table.hidden_from(viewer)) == sorted(blanks)


def test_private_facts_are_for_one_seat_and_the_teacher():
    event = fire("game.draw", private=("p1", {"card": "7d"}), n=1)
    assert {viewer: event.facts_for(viewer) for viewer in VIEWERS} == {
        "p1": {"n": 1, "card": "7d"},
        "p2": {"n": 1},
        SPECTATOR: {"n": 1},
        TEACHER: {"n": 1, "card": "7d"},
    }


def test_a_private_counter_is_not_sent():
    table = table_with()
    assert set(map(str, seen(set_counters({"_memory": 1}), table).values())) == {"None"}
    assert set(map(str, seen(set_counters({"_memory": 2, "total": 4}), table).values())) == {"['put', {'total': 4}]"}


# ------------------------------------------------------------------------------------------------ reading and moving


def test_rows_are_read_across():
    """The bare name of the players' zones gives the cards in the order in which the players laid them in turn."""
    table = table_with(hand_p1="2c 3c 4c", hand_p2="2d 3d")
    assert table["hand"] == cards("2c 2d 3c 3d 4c")
    assert table.counter("held.p1") == 3
    assert list(table.after("p2")) == ["p1"]


def test_rows_may_be_read_one_after_another():
    """A zone with that declaration gives one player's cards and then the other's."""
    table = Table(("p1", "p2"), [Zone("side", each_player=True, across=False)], (), RandomStream(0))
    for seat, laid in (("p1", "7d 8d"), ("p2", "9d")):
        fill(f"side.{seat}", cards(laid)).apply(table)
    assert table["side"] == cards("7d 8d 9d")


def test_an_event_without_a_rule_may_join_the_next_one():
    """After a `WithNextRule` the cards move with the following rule, or with the previous one if none follows."""
    shown, taken, ended = fire("g.show"), move(cards("7d"), "stock"), end("p1", rule="g.win")
    assert list(groups([shown, taken, ended])) == [[shown, taken], [ended]]
    first = with_next_rule()
    assert list(groups([shown, first, taken, ended])) == [[shown], [first, taken, ended]]
    assert list(groups([shown, first, taken])) == [[shown, first, taken]]


@pytest.mark.parametrize(
    ("at", "floor"), [(BOTTOM, "2c 3c 7d 8d"), (TOP, "7d 8d 2c 3c"), (1, "2c 7d 8d 3c"), (2, "2c 3c 7d 8d")]
)
def test_cards_go_where_they_are_put(at, floor):
    """They are in the given order, the first one nearest to the top."""
    table = table_with(floor="2c 3c", hand_p1="8d 7d")
    move(cards("7d 8d"), "floor", at=at).apply(table)
    assert table["floor"] == cards(floor)


@pytest.mark.parametrize("event", [lambda zone: move(zone, "floor"), turn_over], ids=["move", "turn_over"])
def test_a_zone_itself_can_be_moved(event):
    """Its contents change during the move, but the event keeps its cards and can be undone."""
    table = table_with(hand_p1="8d 7d")
    before = state(table)
    done = event(table["hand.p1"])
    done.apply(table)
    assert list(done.cards) == cards("8d 7d")
    assert state(table) != before
    done.revert(table)
    assert state(table) == before


BROKEN = [
    (lambda table: table["flor"], "no zone 'flor' on this table. Did you mean 'floor'?"),
    (lambda table: table.counter("totl"), "no counter 'totl' on this table. Did you mean 'total'?"),
    (lambda table: fill("attic", cards("2c")).apply(table), "no zone 'attic'"),
    (lambda table: move(cards("7d"), "attic").apply(table), "no zone 'attic' on this table"),
    (lambda table: move(cards("7d 7d"), "floor").apply(table), "7d cannot be moved: it is named twice"),
    (lambda table: move(cards("Kd"), "floor").apply(table), "Kd cannot be moved: it does not lie in floor, stock"),
    (lambda table: move(cards("7d"), "floor", source="stock").apply(table), "7d cannot be moved: it does not lie in stock"),
    (lambda table: move(cards("7d"), "floor", at=9).apply(table), "cannot put cards at place 9 of 'floor': 2 lie there"),
    (lambda table: move(cards("7d"), "floor", at=-2).apply(table), "cannot put cards at place -2 of 'floor'"),
    (lambda table: deal("stock", "floor", 3).apply(table), "cannot deal 3 cards from 'stock': 1 lie there"),
    (lambda table: deal("stock", "floor", -1).apply(table), "cannot deal -1 cards from 'stock'"),
    (lambda table: turn_over(cards("Kd")).apply(table), "Kd .* does not lie in"),
    (lambda table: set_counters({"totl": 1}).apply(table), "no counter 'totl' is declared. Did you mean 'total'?"),
    (lambda table: table.counters["sum.p1"], r"no counter 'sum.p1' is declared. .* Or declare Counter\('sum'\)."),
    (lambda table: table.seen_by("p1").counters["totl"], "no counter 'totl' is declared. Did you mean 'total'?"),
    (lambda table: Zone("gone", lies="heap"), "the zone 'gone' has lies='heap', .* one of 'pile', 'spread', 'row'"),
]


@pytest.mark.parametrize(("broken", "told"), BROKEN, ids=range(len(BROKEN)))
def test_a_games_mistake_is_named_and_changes_nothing(broken, told):
    """The error names the missing zone, card, place or counter and the existing ones, and the table stays as it was."""
    table = table_with(floor="2c 3c", stock="4c", hand_p1="7d 8d")
    before = state(table)
    with pytest.raises(GameError, match=told):
        broken(table)
    assert state(table) == before


def test_events_print_readably():
    """An event's text names its kind, its rule and its facts."""
    assert repr(fill("floor", cards("2c"), rule="game.deal", n=1)) == "<Fill game.deal: n=1>"
    assert repr(set_counters({"total": 1})) == "<SetCounters goes on>"


def test_a_counter_of_a_missing_zone_is_an_error():
    """The error names the counter, the zone, and the nearest name."""
    with pytest.raises(
        GameError, match="counter 'tricks' counts the cards of 'take', but there is no such zone. Did you mean 'taken'"
    ):
        Table(
            ("p1", "p2"),
            (Zone("taken", each_player=True),),
            (Counter("tricks", each_player=True, counts="take"),),
            RandomStream(0),
        )


def test_a_counter_counts_a_secret_choice_in_its_apparent_zone():
    """The number of chosen cards is as secret as the cards."""
    zones = [Zone("hand", each_player=True, seen_by="owner"), Zone("chosen", each_player=True, seen_by="owner", seems="hand")]
    counters = [Counter("cards", each_player=True, counts="hand")]
    table = Table(("p1", "p2"), zones, counters, RandomStream(0))
    hand = cards("7d 8d 9d")
    fill("hand.p1", hand).apply(table)
    move(hand[:1], "chosen.p1").apply(table)
    assert [table.seen_by(viewer).counters["cards.p1"] for viewer in ("p1", "p2")] == [2, 3]
