"""What a table tells Python and other widgets: its read-only traits, callbacks and methods."""

import json

import pytest
from ipywidgets import Label, dlink
from traitlets import TraitError

import cardlab
from cardlab import CardlabError, IllegalAction, NotationError, OptionError, find, start
from cardlab.bots import UnknownBot
from cardlab.core.position import Position
from cardlab.core.registry import built_in
from cardlab.match import Match
from cardlab.sessions import match_session
from cardlab.widgets import PlayTable

TRAITS = ("actions", "outcome", "turn", "counters")


def told(table):
    return {name: getattr(table, name) for name in TRAITS}


def press(table, action):
    """Sends the message of a page on which the learner plays an action."""
    table._handle_custom_msg({"do": "play", "action": action, "at": table.match.ply}, [])


def test_a_new_table_tells_where_the_match_is():
    """6½ in the match is the text 13/2, as everywhere in JSON."""
    table = PlayTable(start("fast_food", seed=3))
    assert told(table) == {
        "actions": [],
        "outcome": None,
        "turn": ["p1"],
        "counters": {"total": 0, "score.p1": 0, "score.p2": 0, "game": 1, "turn": "p1", "phase": "play"},
    }
    halves = PlayTable(cardlab.position("seven_twenty_seven; pot=13/2"))
    assert halves.counters["pot"] == "13/2"


def test_python_hears_of_an_action_on_the_page():
    """The traits change together, and then the callbacks of `on_play` are called, until they are removed."""
    table = PlayTable(start("fast_food", seed=3))
    changes, played = [], []
    table.observe(lambda change: changes.append((change.name, told(table))), ["actions", "counters"])

    def note(one, action):
        played.append((one, action, one.match.ply))

    table.on_play(note)
    press(table, "p1 play 7d")
    assert table.actions == ["p1 play 7d"]
    assert table.counters["score.p1"] == 7
    assert [state for _, state in changes] == [told(table)] * 2
    assert played == [(table, "p1 play 7d", 2)]  # the bot has answered
    table.on_play(note, remove=True)
    press(table, "p1 play Td")
    assert len(played) == 1
    table._handle_custom_msg({"do": "undo", "at": table.match.ply}, [])
    assert table.actions == ["p1 play 7d"]


def test_a_refused_action_changes_nothing():
    """Messages of a page are answered with a sentence; Python gets an error."""
    table, played = PlayTable(start("fast_food", seed=3)), []
    table.on_play(lambda *_: played.append(1))
    before = told(table)
    press(table, "p1 play Kd")
    for action, kind, text in [
        ("p1 play Kd", IllegalAction, "You don’t have K♦"),
        ("p2 play Ah", CardlabError, "p2 play Ah is not an action of p1, for whom this table plays"),
        ("play", NotationError, "'play' is not an action"),
    ]:
        with pytest.raises(kind, match=text):
            table.play(action)
    assert (told(table), played) == (before, [])


def test_python_plays_steps_and_begins_again(monkeypatch):
    """Each sends the page what its own messages would be answered with."""
    table, sent = PlayTable(start("fast_food", seed=3)), []
    monkeypatch.setattr(table, "send", lambda content, buffers=None: sent.append(content))
    table.play("p1 play 7d")
    assert sent[-1]["steps"]
    assert sent[-1]["status"]["at"] == table.match.ply == 2
    assert table.step()
    assert len(table.actions) == 2
    while table.step():
        pass
    assert table.outcome in ("p1", "p2", "draw")
    assert (table.turn, table.step()) == ([], False)
    with pytest.raises(IllegalAction):
        table.play("p1 play 7d")
    dealt = start("fast_food", seed=3).zone("hand.p1")
    table.reset()
    assert (told(table), table.match.zone("hand.p1")) == (told(PlayTable(start("fast_food", seed=3))), dealt)
    assert sent[-1]["cut"] == 0
    table.reset("new")
    assert table.match.zone("hand.p1") != dealt
    with pytest.raises(OptionError, match="deal is 'other', but must be same or new"):
        table.reset("other")
    with pytest.raises(UnknownBot, match="Did you mean 'greedy'"):
        table.step("gredy")


def test_a_match_that_is_too_long_stops(monkeypatch):
    """`step` returns False, so that ``while table.step(): pass`` ends, and `play` raises what the page says."""
    monkeypatch.setattr(match_session, "MOST_ACTIONS", 5)
    table, sent = PlayTable(start("war", seed=1)), []
    assert sum(iter(table.step, False)) == 5
    assert not table.match.is_over
    with pytest.raises(CardlabError, match="This match has 5 moves"):
        table.play("all turn")
    monkeypatch.setattr(table, "send", lambda content, buffers=None: sent.append(content))
    table._handle_custom_msg({"do": "step"}, [])
    (answer,) = sent  # each request has one answer
    assert "This match has 5 moves" in answer["said"]["sentence"]


def test_each_action_is_reported():
    """Also those that follow by themselves, such as moments of a reflex game in which nothing happens."""
    table, played = PlayTable(start("egyptian_war", seed=5)), []
    table.on_play(lambda _, action: played.append(action))
    at_once = 0
    for _ in range(60):
        before = len(table.actions)
        if not table.step():
            break
        at_once = max(at_once, len(table.actions) - before)
    assert at_once > 1
    assert played == table.actions


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_a_step_can_be_played_in_every_game(slug):
    """The only action is played, or one that a bot chooses; only the learner's own actions are listed."""
    table = PlayTable(start(slug, seed=5))
    for _ in range(6):
        before = len(table.actions)
        if not table.step():
            break
        assert len(table.actions) > before
    assert {action.split()[0] for action in table.actions} <= {"p1", "all"}


def test_the_traits_are_read_only():
    """Neither Python nor a browser sets them."""
    table = PlayTable(start("fast_food", seed=3))
    before = told(table)
    for name in TRAITS:
        with pytest.raises(TraitError, match="read-only"):
            setattr(table, name, getattr(table, name))
    table.set_state({"actions": ["p1 play 7d"], "outcome": "p1", "turn": [], "counters": {"score.p1": 99}})
    assert told(table) == before


def test_another_widget_follows_a_table():
    table, label = PlayTable(start("war", seed=1)), Label()
    dlink((table, "counters"), (label, "value"), lambda counters: f"{counters['cards.p1']} cards")
    assert label.value == "26 cards"
    table.step()
    assert label.value == f"{table.counters['cards.p1']} cards" != "26 cards"


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_the_traits_do_not_depend_on_hidden_cards(slug):
    """With two hidden cards swapped, each seat's table tells the same. The seed is in none of these traits."""
    match, compared = start(slug, seed=987654321), 0
    for _ in range(12):
        if match.is_over:
            break
        here = Position.of(match)
        for seat in match.game.seats:
            hidden = match.table.hidden_from(seat)
            mine = [action for action in match.legal_actions() if action.who in ("all", seat)]
            if len(hidden) < 2 or not mine:
                continue
            (a, i), (b, j) = hidden[0], hidden[-1]
            there = Position.of(match)
            there.zones[a][i], there.zones[b][j] = here.zones[b][j], here.zones[a][i]
            tables = [PlayTable(Match(match.game, match.seed, position), seat=seat) for position in (here, there)]
            if any(table.match.ply for table in tables):
                continue  # a bot has moved
            assert told(tables[0]) == told(tables[1])
            assert str(match.seed) not in json.dumps(told(tables[0]))
            compared += 1
        match.play_out("greedy", at_most=1)
    assert compared or find(slug).slug == "napoleons_war"
