"""Bots: their registry, the views that they get, and matches between them."""

import gc
from dataclasses import dataclass, replace

import pytest

from cardlab import start
from cardlab.bots import BotError, UnknownBot, add, bot_moves, find, names, play_out, seated
from cardlab.core.actions import Action, IllegalAction
from cardlab.core.cards import card
from cardlab.core.declarations import Counter
from cardlab.core.errors import UnknownZone
from cardlab.core.event_kinds import set_counters
from cardlab.core.game import Game
from cardlab.core.registry import built_in, game
from cardlab.core.registry import find as find_game
from cardlab.core.view import NOTHING
from cardlab.match import Match


def test_bots_are_found_by_their_names():
    assert {"random", "greedy"} <= set(names())
    assert [find(name).name for name in names()] == list(names())
    with pytest.raises(UnknownBot, match="no bot 'gredy'. Did you mean 'greedy'?"):
        find("gredy")


class Last:
    """A bot that always takes the last legal action."""

    name = "last"

    def choose(self, game, view, legal, rng):
        return legal[-1]


@pytest.fixture
def _forget_added(monkeypatch):
    monkeypatch.setattr("cardlab.bots.registry.added", {})


@pytest.mark.usefixtures("_forget_added")
def test_a_bot_of_your_own_is_found_once_it_is_added():
    """A notebook's cell may run again, and then the later bot is found."""
    assert add(Last()) is find("last")
    again = add(Last())
    assert find("last") is again
    assert names()[-1] == "last"


@pytest.mark.usefixtures("_forget_added")
@pytest.mark.parametrize(
    "wrong", [Last, "last", type("Nameless", (Last,), {"name": None})(), type("Idle", (), {"name": "idle"})()]
)
def test_only_bots_can_be_added(wrong):
    with pytest.raises(BotError, match="is no bot: give an object with a `name` and a method `choose"):
        add(wrong)
    assert "last" not in names()


@pytest.mark.usefixtures("_forget_added")
def test_our_own_bots_keep_their_names():
    mine = Last()
    mine.name = "greedy"
    with pytest.raises(BotError, match="'greedy' is a built-in bot: give yours another name"):
        add(mine)
    assert find("greedy") is not mine


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven", "war"])
def test_bots_play_the_same_match_each_time(slug):
    """The match provides their random numbers, so the same match is played in the same way."""

    def run():
        match = start(slug, seed=5, **({"hands": 2} if slug == "seven_twenty_seven" else {}))
        return play_out(match, {seat: find("greedy") for seat in match.game.seats})

    first = run()
    assert first.is_over
    assert first.actions == run().actions


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_bots_play_only_legal_actions(slug):
    """Bots may play listed actions without a check. Played one by one with the check, the same actions give the same log.

    No match leaves circular garbage, which would force a study to run the collector.
    """
    game = find_game(slug).with_options()
    play_out(Match(game, seed=1), bots := seated("random", game.seats), at_most=20)  # the first match imports modules
    gc.freeze()  # existing objects do not belong to a match, and need not be searched
    match = play_out(Match(game, seed=2), bots, at_most=150)
    again = Match(game, seed=2)
    for action in match.actions:
        again.play(action)
    assert [repr(event) for event in again.events] == [repr(event) for event in match.events]
    del match, again
    left = gc.collect()
    gc.unfreeze()
    assert left == 0


def test_a_bot_that_does_not_look_gets_no_view():
    """The random bot needs no view, and making one is most of the work of a short turn."""
    shown = []

    class Blind(Last):
        looks = False

        def choose(self, game, view, legal, rng):
            shown.append(view)
            return legal[-1]

    play_out(start("fast_food", seed=1), {"p1": Blind(), "p2": Last()}, at_most=8)
    assert set(map(id, shown)) == {id(NOTHING)}
    with pytest.raises(UnknownZone, match="no zone 'floor' in this view"):
        shown[0]["floor"]


@pytest.mark.usefixtures("_forget_added")
def test_an_action_that_was_not_listed_is_checked():
    """A bot that makes its own action cannot break the rules."""

    class Cheat(Last):
        def choose(self, game, view, legal, rng):
            return replace(legal[-1], card=card("X1"))

    with pytest.raises(IllegalAction):
        play_out(start("fast_food", seed=1), {"p1": Cheat(), "p2": Last()})


def test_a_bot_gets_no_hidden_card():
    """A bot gets only its seat's view, in which other hands and the stock are blanks."""
    seen = []

    class Looks:
        name = "looks"

        def choose(self, game, view, legal, rng):
            seen.append(view)
            return legal[0]

    play_out(start("fast_food", seed=1, games=1), {"p1": Looks(), "p2": Looks()})
    assert len(seen) == 20
    for view in seen:
        other = "p2" if view.viewer == "p1" else "p1"
        assert not view.known(f"hand.{other}")
        assert not view.known("stock")
        assert view.known(f"hand.{view.viewer}")


def test_greedy_beats_random_at_fast_food():
    """Taking the most points at once wins nearly always against random play (in 97 of 100 of 20,000 games)."""
    bots = {"p1": find("greedy"), "p2": find("random")}
    won = sum(play_out(start("fast_food", seed=seed, games=1), bots).outcome == "p1" for seed in range(200))
    assert won >= 180


def test_bots_that_may_act_at_once_are_asked_in_the_order_of_the_seats(monkeypatch):
    """The order of the legal actions does not matter. A seat without a bot decides for itself."""
    monkeypatch.setattr("cardlab.core.registry.games.added", {})  # the game made here is gone after the test
    asked = []

    @dataclass(frozen=True)
    class Nod(Action):
        pass

    @game("nodding")
    class Nodding(Game):
        players = 3
        verbs = (Nod,)
        counters = (Counter("nods", 0, each_player=True),)

        def pack(self):
            return []

        def set_up(self, table):
            yield set_counters({"nods.p1": 0})

        def legal_actions(self, table):
            return [Nod(seat) for seat in reversed(self.seats) if not table.counters[f"nods.{seat}"]]

        def play(self, table, action):
            yield set_counters({f"nods.{action.who}": 1})

    class Nods:
        name = "nods"

        def choose(self, game, view, legal, rng):
            asked.append((view.viewer, [str(action) for action in legal]))
            return legal[0]

    match = bot_moves(Match(Nodding()), {"p3": Nods(), "p1": Nods()})
    assert asked == [("p1", ["p1 nod"]), ("p3", ["p3 nod"])]
    assert [str(action) for action in match.legal_actions()] == ["p2 nod"]


def test_a_searching_bot_may_get_less_time():
    """It keeps its name, and its budget is never below that of the weakest searching bot, or above its own."""
    medium, easy = find("medium"), find("easy")
    assert [medium.reduced(share).budget for share in (2.0, 1.0, 0.5, 0.01, 0.0)] == [4_000, 4_000, 2_000, 300, 300]
    assert medium.reduced(0.5).name == "medium"
    assert medium.reduced(1.0) == medium
    assert easy.reduced(0.1) == easy
