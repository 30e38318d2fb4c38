"""The conformance checks find every fault that they should: each of these games breaks one requirement."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest

from cardlab.core.actions import Action, Refusal, ordering
from cardlab.core.cards import Card, card, pack
from cardlab.core.declarations import SPECTATOR, Counter, Zone
from cardlab.core.event_kinds import End, deal, end, fill, fire, move, set_counters
from cardlab.core.game import Game
from cardlab.core.presentation import Presentation
from cardlab.core.registry import game
from cardlab.core.table import Event, Table
from cardlab.games.napoleons_war.rulebook import Order
from cardlab.match import start
from cardlab.testing.findings import Fault
from cardlab.testing.games import ConformanceError, check_game
from cardlab.testing.hidden_information import check_page
from cardlab.words.fluent_files import add_messages


@dataclass(frozen=True)
class Take(Action):
    """``p1 take``: takes the top card of the stock."""


@dataclass(frozen=True)
class Pass(Action):
    """``p1 pass``: takes nothing."""


class TakeAll(Game):
    """A correct little game: two players take cards from a stock of eight until it is empty."""

    players = 2
    zones = (Zone("stock", seen_by="nobody", lies="pile"), Zone("hand", each_player=True, seen_by="owner", lies="fan"))
    counters = (Counter("turn", "p1"),)
    verbs = (Take,)

    def pack(self) -> list[Card]:
        return pack("2345", "cd")

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("stock", table.rng.shuffled(self.pack()), rule=self.rule("deal"), n=8)

    def legal_actions(self, table: Table) -> list[Action]:
        return [Take(table.counters["turn"])]

    def forbids(self, table: Table, action: Take) -> Refusal | None:
        turn = table.counters["turn"]
        return None if action.who == turn else Refusal(self.rule("turn"), {"turn": turn})

    def play(self, table: Table, action: Take) -> Iterator[Event]:
        yield self.taken(table, action.who)
        yield set_counters({"turn": table.after(action.who)[0]})
        if not table["stock"]:
            yield end("p1 p2", rule=self.rule("end"))

    def taken(self, table: Table, who: str) -> Event:
        return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who)


WORDS = """
{slug}-game = A game
    .summary = A game for a test.
    .ages = 1 to 99
    .teaches = nothing
{slug}-deal = Deal
    .rule = Cards are dealt.
    .sentence = {{ $n }} cards.
{slug}-take = Take
    .rule = You take a card.
    .sentence = {{ $player }} takes a card.
{slug}-turn = Turn
    .rule = In turn.
    .sentence = It is {{ $turn }}’s turn.
{slug}-end = End
    .rule = It ends with the last card.
    .sentence = All cards are taken.
{slug}-zone-stock = Stock
{slug}-zone-hand = Hand
{slug}-counter-turn = Turn
{slug}-action-take = Take
{slug}-action-pass = Pass
{slug}-action-arrange = Put in order
"""


def made(slug: str, broken: type[TakeAll], words: str = WORDS) -> type[Game]:
    add_messages(words.format(slug=slug))
    return game(slug)(broken)


@pytest.fixture(autouse=True)
def forget_the_games():
    """Removes the games of these tests from the registry."""
    import cardlab.core.registry

    known = dict(cardlab.core.registry.games.added)
    yield
    cardlab.core.registry.games.added.clear()
    cardlab.core.registry.games.added.update(known)


def test_a_correct_game_passes():
    check_game(made("t_sound", type("Sound", (TakeAll,), {})), matches=2)


def test_a_lost_card_is_found():
    class Loses(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            event = deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who)
            table.zones["stock"].pop()
            return event

    with pytest.raises(
        ConformanceError, match=r"t_loses, options \{\}, seed 0, after 4 actions: .* something else has changed it"
    ):
        check_game(made("t_loses", Loses), matches=2)


def test_a_doubled_card_is_found():
    class Doubles(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return fill(f"hand.{who}", [table["stock"][0]], rule=self.rule("take"), player=who)

    with pytest.raises(ConformanceError, match="the same card is put in twice by"):
        check_game(made("t_doubles", Doubles), matches=1, actions=2)


def test_an_event_that_cannot_be_undone_is_found():
    class Sticky(End):
        def revert(self, table: Table) -> None:
            pass

    class NoWayBack(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            for event in super().play(table, action):
                yield Sticky("p1", rule=event.rule) if isinstance(event, End) else event

    with pytest.raises(ConformanceError, match="does not undo itself exactly"):
        check_game(made("t_sticky", NoWayBack), matches=1)


def test_a_revealed_secret_is_found():
    class Tells(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, card=table["stock"][0])

    with pytest.raises(ConformanceError, match="what p. is sent depends on the hidden cards"):
        check_game(made("t_tells", Tells), matches=2)


def test_a_revealed_secret_is_found_without_any_comparison(monkeypatch):
    """An event or text that names a card, or its spelling, before the viewer has seen it is enough."""
    monkeypatch.setattr("cardlab.testing.playthrough.check_swapped", lambda *_: None)
    for slug, spelt in (("t_names", card), ("t_spells", str)):

        class Names(TakeAll):
            def taken(self, table: Table, who: str, spelt=spelt) -> Event:
                return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, card=spelt(table["stock"][0].name))

        with pytest.raises(ConformanceError, match=rf"{slug}.take tells p1 of .., which p1 has never seen"):
            check_game(made(slug, Names), matches=2)


def test_a_revealed_number_card_is_found():
    """A number in a sentence reveals no card, but a card in the facts does."""
    match = start("war", deck="1 ×10, 1/2 ×10, 3 ×10", seed=1).play("all turn")
    check_page(match, "p1")
    deal = next(event for event in match.events if event.rule == "war.deal")
    hidden = match.zone("packet.p2")[0]
    deal.facts["n"] = hidden.number.value
    check_page(match, "p1")
    deal.facts["card"] = hidden
    with pytest.raises(Fault, match=r"war.deal tells p1 of .*, which p1 has never seen"):
        check_page(match, "p1")


def test_a_card_that_a_rule_shows_one_seat_in_private_is_seen_by_that_seat_alone():
    match = start("napoleons_war", deal="random", spy=1, seed=1)
    match.play(next(action for action in match.legal_actions() if isinstance(action, Order) and action.who == "p2"))
    match.play("p1 spy")
    spied = next(event for event in match.events if event.rule == "napoleons_war.spy")
    for viewer in ("p1", "p2", SPECTATOR):
        check_page(match, viewer)
    spied.facts.update(spied.private[1])
    with pytest.raises(Fault, match=f"napoleons_war.spy tells {SPECTATOR} of .., which {SPECTATOR} has never seen"):
        check_page(match, SPECTATOR)


def test_a_number_that_reveals_a_hidden_card_is_found():
    class Hints(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, value=int(table["stock"][0].rank))

    with pytest.raises(ConformanceError, match="is sent depends on the hidden cards"):
        check_game(made("t_hints", Hints), matches=4)


def test_a_counter_that_reveals_a_hidden_card_is_found():
    class Counts(TakeAll):
        counters = (*TakeAll.counters, Counter("next", 0))

        def play(self, table: Table, action: Take) -> Iterator[Event]:
            yield set_counters({"next": table["stock"][0].name})
            yield from super().play(table, action)

    with pytest.raises(ConformanceError, match="is sent depends on the hidden cards"):
        check_game(made("t_counts", Counts), matches=4)


def test_a_missing_rule_that_reveals_a_hidden_card_is_found():
    """Whether a rule fires can reveal as much as its text."""

    class Coughs(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            red = table["stock"][0].is_red
            yield from super().play(table, action)
            if red and table["stock"]:
                yield fire(self.rule("take"), player=action.who)

    with pytest.raises(ConformanceError, match="is sent depends on the hidden cards .*nothing"):
        check_game(made("t_coughs", Coughs), matches=4)


def test_an_action_that_reveals_a_hidden_card_is_found():
    class Offers(TakeAll):
        verbs = (Take, Pass)

        def legal_actions(self, table: Table) -> list[Action]:
            turn = table.counters["turn"]
            return [Take(turn), Pass(turn)] if table["stock"][0].is_red else [Take(turn)]

        def forbids(self, table: Table, action: Action) -> Refusal | None:
            passes = isinstance(action, Pass) and not table["stock"][0].is_red
            return super().forbids(table, action) or (Refusal(self.rule("turn"), {"turn": "p1"}) if passes else None)

    with pytest.raises(ConformanceError, match=r"what p1 may do depends on the hidden cards"):
        check_game(made("t_offers", Offers), matches=4)


def test_a_card_shown_to_all_is_no_secret():
    """The rule that turns it up may name it."""

    class Shows(TakeAll):
        zones = (Zone("stock", seen_by="nobody", lies="pile"), Zone("hand", each_player=True))

        def taken(self, table: Table, who: str) -> Event:
            top = table["stock"][0]
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, card=top, value=int(top.rank))

    check_game(made("t_shows", Shows), matches=4)


def test_a_rule_that_never_fires_needs_its_message_too():
    """No match reached it, but the code names it, so a learner will reach it one day."""

    class Rare(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            yield from super().play(table, action)
            if not table.cards():
                yield end("p1", rule=self.rule("wonder"))

    with pytest.raises(ConformanceError, match=r"t_rare-wonder = \?\?\?\n    \.sentence = \?\?\?\n    \.rule = ") as raised:
        check_game(made("t_rare", Rare), matches=1)
    assert [found.what.partition(";")[2] for found in raised.value.findings] == [
        " the code names this rule, but it has not fired"
    ]


def test_a_listed_illegal_action_is_found():
    class Lists(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            return [Take("p1"), Take("p2")]

    with pytest.raises(ConformanceError, match=r"p2 take is listed as legal, but t_lists.turn forbids it"):
        check_game(made("t_lists", Lists), matches=1)


def test_an_unlisted_legal_action_is_found():
    class Hides(TakeAll):
        def forbids(self, table: Table, action: Take) -> Refusal | None:
            return None

    with pytest.raises(ConformanceError, match="p2 take is not listed as legal, but nothing forbids it"):
        check_game(made("t_hides", Hides), matches=1)


@dataclass(frozen=True)
class Arrange(Action):
    """``p1 arrange 2c 3d``: puts the hand in order."""

    order: tuple[Card, ...] = ordering("hand")


class Arranging(TakeAll):
    """A game in which both players put their hands in order, and nothing else. It lists two of the 24 orders."""

    verbs = (Arrange,)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield from super().set_up(table)
        for player in self.seats:
            yield deal("stock", f"hand.{player}", 4, rule=self.rule("take"), player=player)

    def legal_actions(self, table: Table) -> list[Action]:
        turn = table.counters["turn"]
        hand = tuple(table[f"hand.{turn}"])
        return [Arrange(turn, hand), Arrange(turn, hand[::-1])]

    def forbids(self, table: Table, action: Arrange) -> Refusal | None:
        turn = table.counters["turn"]
        right = action.who == turn and sorted(map(str, action.order)) == sorted(map(str, table[f"hand.{turn}"]))
        return None if right else Refusal(self.rule("turn"), {"turn": turn})

    def play(self, table: Table, action: Arrange) -> Iterator[Event]:
        yield move(action.order, f"hand.{action.who}", rule=self.rule("take"), player=action.who)
        yield set_counters({"turn": "p2"}) if action.who == "p1" else end("p1 p2", rule=self.rule("end"))


def test_a_game_may_list_a_sample_of_the_orders_of_cards():
    check_game(made("t_arranging", Arranging), matches=1)


def test_refusing_an_unlisted_order_is_found():
    class Narrow(Arranging):
        def forbids(self, table: Table, action: Arrange) -> Refusal | None:
            return None if action in self.legal_actions(table) else Refusal(self.rule("turn"), {"turn": action.who})

    with pytest.raises(ConformanceError, match=r"t_narrow.turn forbids p1 arrange .*, although other orders are listed"):
        check_game(made("t_narrow", Narrow), matches=1)


def test_an_order_that_leaves_a_card_out_is_found():
    class Careless(Arranging):
        def forbids(self, table: Table, action: Arrange) -> Refusal | None:
            known = set(action.order) <= set(table[f"hand.{action.who}"])
            return None if known and action.who == table.counters["turn"] else Refusal(self.rule("turn"), {"turn": action.who})

    with pytest.raises(ConformanceError, match=r"is not an order of the cards in hand.p1, but nothing forbids it"):
        check_game(made("t_careless", Careless), matches=1)


def test_random_numbers_from_elsewhere_are_found():
    class Lucky(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            card = random.choice(table["stock"])
            return move([card], f"hand.{who}", rule=self.rule("take"), player=who)

    with pytest.raises(ConformanceError, match=r"another log|depends on the hidden cards"):
        check_game(made("t_lucky", Lucky), matches=2)


def test_state_outside_the_table_is_found(monkeypatch):
    """Such state is different when the match is played again."""
    monkeypatch.setattr("cardlab.testing.playthrough.check_swapped", lambda *_: None)

    class Remembers(TakeAll):
        times: ClassVar[list[str]] = []

        def taken(self, table: Table, who: str) -> Event:
            self.times.append(who)
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, n=len(self.times))

    with pytest.raises(ConformanceError, match="another log: something other than table.rng decides"):
        check_game(made("t_remembers", Remembers), matches=1)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("-counter-turn", "-counter-other", "no message t_mute.*-counter-turn"),
        ("-zone-stock", "-zone-other", "no message t_mute.*-zone-stock"),
        ("    .teaches = nothing\n", "", r"the message t_mute.*-game has no \.teaches"),
        ("{slug}-take = Take", "{slug}-took = Took", r"no message t_mute.*-take \(with .*; some page"),
        ("    .rule = You take a card.\n", "", r"the message t_mute.*-take has no \.rule"),
        ("{{ $player }} takes", "{{ $who }} takes", "Unknown external: who"),
        ("You take a card.", "{{ $player }} takes a card.", r"-take.rule: .*Unknown external: player \(the facts are none\)"),
        ("{slug}-turn = Turn", "{slug}-time = Time", r"no message t_mute.*-turn \(with"),
        ("{{ $turn }}’s turn", "{{ $whose }} turn", "Unknown external: whose"),
        ("{slug}-action-take = Take", "{slug}-action-give = Give", "no message t_mute.*-action-take"),
        ("{slug}-end = End", "{slug}-stop = Stop", r"no message t_mute.*-end \(with"),
    ],
)
def test_a_missing_message_is_found(request, old, new, told):
    """Everything on a page needs a text: the game, zones, counters, rules that fire, and rules that refuse. Each missing one is
    named once.
    """
    slug = "t_mute_" + "".join(c for c in request.node.callspec.id.lower() if c.isalpha())
    assert old in WORDS
    with pytest.raises(ConformanceError, match=told) as error:
        check_game(made(slug, type("Mute", (TakeAll, Presentation), {"shows": ("turn",)}), WORDS.replace(old, new)), matches=1)
    places = [finding.where for finding in error.value.findings]
    assert len(places) == len(set(places)) == len({place.partition(" ")[2] for place in places})


def test_a_dead_end_is_found():
    class Stops(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            return super().legal_actions(table) if len(table["stock"]) > 3 else []

    with pytest.raises(ConformanceError, match="not over, but nobody has a legal action"):
        check_game(made("t_stops", Stops), matches=1)


def test_a_game_without_an_end_is_found():
    class Endless(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            yield set_counters({"turn": "p2" if action.who == "p1" else "p1"}, rule=self.rule("take"), player=action.who)

    with pytest.raises(ConformanceError, match="after 500 actions: the game has not ended"):
        check_game(made("t_endless", Endless), matches=0, actions=20, longest=500)


def test_events_after_the_end_are_found():
    class Talks(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            yield from super().play(table, action)
            yield fire(self.rule("take"), player=action.who)

    with pytest.raises(ConformanceError, match="the game has ended, but <Fire t_talks.take"):
        check_game(made("t_talks", Talks), matches=1)


def test_an_invalid_outcome_is_found():
    class Nobody(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            for event in super().play(table, action):
                yield end("p7", rule=event.rule) if isinstance(event, End) else event

    with pytest.raises(ConformanceError, match="the outcome is 'p7', but must be the winning seats, 'draw' or 'unfinished'"):
        check_game(made("t_nobody", Nobody), matches=1)


def test_a_query_that_changes_the_table_is_found():
    class Moves(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            table.counters["turn"] = "p1"
            return super().legal_actions(table)

    with pytest.raises(ConformanceError, match="asking for the legal actions changes the table"):
        check_game(made("t_moves", Moves), matches=1)


def test_an_action_listed_twice_is_found():
    class Stutters(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            return super().legal_actions(table) * 2

    with pytest.raises(ConformanceError, match="p1 take is listed 2 times as legal"):
        check_game(made("t_stutters", Stutters), matches=1)


def test_a_game_that_raises_is_found_with_the_place():
    """Its author gets the options, seed and action to try, and Python's message."""

    class Breaks(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return move([table["stock"][5]], f"hand.{who}", rule=self.rule("take"), player=who)

    with pytest.raises(ConformanceError, match=r"t_breaks, options \{\}, seed 4, after 3 actions: IndexError: list index"):
        check_game(made("t_breaks", Breaks), matches=1, seed=4)


def test_an_invalid_fact_is_found():
    class Sets(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, all={1, 2})

    with pytest.raises(ConformanceError, match=r"\{1, 2\} is not a fact"):
        check_game(made("t_sets", Sets), matches=1)


def test_a_float_in_the_facts_is_found():
    """The error names the rule, and suggests a fraction."""

    class Halves(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, part=0.5)

    with pytest.raises(ConformanceError, match=r"the rule t_halves\.take has the fact 'part' = 0\.5, .* a fractions\.Fraction"):
        check_game(made("t_halves", Halves), matches=1)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0.5, r"t_\w+\.part puts 0\.5 into the counter 'turn', but a float is not exact"),
        ("1/2", "the counter 'turn' holds the word '1/2', which is read as a number"),
    ],
)
def test_an_inexact_counter_is_found(value, told):
    """It is a float, or a text that a page and a position would read as a number."""

    class Parts(TakeAll):
        counters = (Counter("turn", "p1"), Counter("part", None))

        def begin(self, table: Table) -> Iterator[Event]:
            yield set_counters({"part": value}, rule=self.rule("part"))

    with pytest.raises(ConformanceError, match=told.replace("turn", "part")):
        check_game(made("t_parts_float" if value == 0.5 else "t_parts_word", Parts), matches=1)
