"""The conformance suite catches what it is there to catch: each of these games breaks one promise."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cardlab.cards import Card, pack
from cardlab.explain import add_messages
from cardlab.game import Action, Game, Refusal, game
from cardlab.table import Counter, End, Event, Table, Zone, deal, end, fill, move, put
from cardlab.testing import ConformanceError, check_game


@dataclass(frozen=True)
class Take(Action):
    """``p1 take``: the top card of the stock."""


class TakeAll(Game):
    """A sound little game: two players take cards from a stock of eight until it is empty."""

    players = 2
    zones = (Zone("stock", seen_by="nobody", lies="pile"), Zone("hand", each_player=True, seen_by="owner", lies="fan"))
    counters = (Counter("turn", "p1"),)
    verbs = (Take,)

    def pack(self) -> list[Card]:
        return pack("2345", "cd")

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("stock", table.chance.shuffled(self.pack()), rule=self.rule("deal"), n=8)

    def legal_actions(self, table: Table) -> list[Action]:
        return [Take(table.counters["turn"])]

    def forbids(self, table: Table, action: Take) -> Refusal | None:
        turn = table.counters["turn"]
        return None if action.who == turn else Refusal(self.rule("turn"), {"turn": turn})

    def play(self, table: Table, action: Take) -> Iterator[Event]:
        yield self.taken(table, action.who)
        yield put({"turn": next(table.after(action.who))})
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
"""


def made(slug: str, broken: type[TakeAll], words: str = WORDS) -> type[Game]:
    add_messages(words.format(slug=slug))
    return game(slug)(broken)


@pytest.fixture(autouse=True)
def forget_the_games():
    """These games are for these tests alone."""
    import cardlab.game

    known = dict(cardlab.game._made)
    yield
    cardlab.game._made.clear()
    cardlab.game._made.update(known)


def test_a_sound_game_passes():
    check_game(made("t_sound", type("Sound", (TakeAll,), {})), matches=2)


def test_a_lost_card_is_found():
    class Loses(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            event = deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who)
            table.zones["stock"].pop()
            return event

    with pytest.raises(
        ConformanceError, match=r"something else has changed it|does not parse back|cannot be moved|cannot deal"
    ):
        check_game(made("t_loses", Loses), matches=2)


def test_an_event_that_cannot_be_taken_back_is_found():
    class Sticky(End):
        def revert(self, table: Table) -> None:
            pass

    class NoWayBack(TakeAll):
        def play(self, table: Table, action: Take) -> Iterator[Event]:
            for event in super().play(table, action):
                yield Sticky("p1", rule=event.rule) if isinstance(event, End) else event

    with pytest.raises(ConformanceError, match="does not take itself back"):
        check_game(made("t_sticky", NoWayBack), matches=1)


def test_a_told_secret_is_found():
    class Tells(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, card=table["stock"][0])

    with pytest.raises(ConformanceError, match=r"is told of .. by t_tells.take, and has never seen it"):
        check_game(made("t_tells", Tells), matches=2)


def test_a_number_that_gives_a_hidden_card_away_is_found():
    class Hints(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            return deal("stock", f"hand.{who}", 1, rule=self.rule("take"), player=who, value=int(table["stock"][0].rank))

    with pytest.raises(ConformanceError, match="is sent what depends on the hidden cards"):
        check_game(made("t_hints", Hints), matches=20)


def test_a_forbidden_action_that_is_listed_is_found():
    class Lists(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            return [Take("p1"), Take("p2")]

    with pytest.raises(ConformanceError, match=r"p2 take is listed as legal, and forbidden by t_lists.turn"):
        check_game(made("t_lists", Lists), matches=1)


def test_a_legal_action_that_is_not_listed_is_found():
    class Hides(TakeAll):
        def forbids(self, table: Table, action: Take) -> Refusal | None:
            return None

    with pytest.raises(ConformanceError, match="p2 take is not listed as legal, and nothing forbids it"):
        check_game(made("t_hides", Hides), matches=1)


def test_luck_of_its_own_is_found():
    class Lucky(TakeAll):
        def taken(self, table: Table, who: str) -> Event:
            card = random.choice(table["stock"])
            return move([card], f"hand.{who}", rule=self.rule("take"), player=who)

    with pytest.raises(ConformanceError, match=r"another log|depends on the hidden cards"):
        check_game(made("t_lucky", Lucky), matches=2)


def test_a_missing_message_is_found():
    with pytest.raises(ConformanceError, match="no message t_mute-counter-turn|no message counter-turn|t_mute"):
        check_game(
            made("t_mute", type("Mute", (TakeAll,), {"shows": ("turn",)}), WORDS.replace("counter-turn", "counter-other"))
        )


def test_a_dead_end_is_found():
    class Stops(TakeAll):
        def legal_actions(self, table: Table) -> list[Action]:
            return super().legal_actions(table) if len(table["stock"]) > 3 else []

    with pytest.raises(ConformanceError, match="not over, and nobody has a legal action"):
        check_game(made("t_stops", Stops), matches=1)
