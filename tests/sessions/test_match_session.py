"""A match session: legal and illegal messages, secrets, what-ifs, addresses, orders, and new deals."""

import json
import os
import re
from urllib.parse import parse_qsl, urlencode

import pytest

from cardlab import CardlabError, position, start
from cardlab.bots import find
from cardlab.core.presentation import Presentation
from cardlab.lessons import find as find_lesson
from cardlab.protocol.messages import parse
from cardlab.sessions.available_actions import MOST_LISTED
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.widget_sessions import in_locale, resolved
from cardlab.widgets import CardTable, LessonWidget, PlayTable, Replay, game_widget, lesson_widget
from cardlab.words.words import Words


def sat(slug="fast_food", seat="p1", seed=3, **options) -> MatchSession:
    match = start(slug, seed=seed, **options)
    return MatchSession(match, seat, {other: find("greedy") for other in match.game.seats if other != seat}, Words()).begun()


def standing(session: MatchSession) -> tuple:
    return session.match.save(), json.dumps(session.log())


def test_a_legal_action_is_played_and_the_bots_answer():
    """The answer to the one message contains only the new steps and the present actions."""
    session = sat()
    known = len(session.log()["steps"])
    action = session.status()["actions"][0]["action"]
    answer = session.handle({"do": "play", "at": 0, "action": action})
    assert [str(a.who) for a in session.match.actions] == ["p1", "p2"]
    assert answer["cut"] == known
    assert session.log()["steps"] == [*session.log()["steps"][:known], *answer["steps"]]
    assert answer["status"]["at"] == 2


def test_answers_add_up_to_the_whole_log():
    """A page that has collected the answers has the same steps as one that is opened now."""
    session = sat("seven_twenty_seven", hands=2)
    steps = session.log()["steps"]
    for turn in range(40):
        status = session.status()
        if not status["actions"]:
            break
        if turn % 7 == 5:
            answer = session.handle({"do": "undo", "at": status["at"]})
        elif turn % 11 == 6:
            answer = session.handle({"do": "what_if", "at": status["at"], "to": status["at"] // 2})
        elif turn % 11 == 9:
            answer = session.handle({"do": "main_line", "at": status["at"]})
        else:
            answer = session.handle(
                {"do": "play", "at": status["at"], "action": status["actions"][turn % len(status["actions"])]["action"]}
            )
        steps = steps[: answer["cut"]] + answer["steps"]
        assert steps == session.log()["steps"]


THEIRS = start("fast_food", seed=3).zone("hand.p2")[0]
MINE = start("fast_food", seed=3).zone("hand.p1")[0]


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ({"do": "play", "at": 0, "action": f"p1 play {THEIRS}"}, "You don’t have"),
        ({"do": "play", "at": 0, "action": f"p2 play {THEIRS}"}, "You can only play for Player 1"),
        ({"do": "play", "at": 0, "action": "p1 fly 7d"}, "did not understand"),
        ({"do": "play", "at": 0, "action": "x" * 100_000}, "did not understand"),
        ({"do": "play", "at": 0, "action": 7}, "did not understand"),
        ({"do": "play", "at": 0, "action": ["p1 play 7d"]}, "did not understand"),
        ({"do": "play", "at": 0, "action": None}, "did not understand"),
        ({"do": "play", "at": 0}, "did not understand"),
        ({"do": "play", "at": 1, "action": f"p1 play {MINE}"}, "match has moved on"),
        ({"do": "play", "at": "0", "action": f"p1 play {MINE}"}, "match has moved on"),
        ({"do": "play", "at": True, "action": f"p1 play {MINE}"}, "match has moved on"),
        ({"do": "play", "action": f"p1 play {MINE}"}, "match has moved on"),
        ({"do": "__class__", "at": 0}, "did not understand"),
        ({"do": "what_if", "at": 0, "to": 99}, "did not understand"),
        ({"do": "what_if", "at": 0, "to": -1}, "did not understand"),
        ({"do": {"a": 1}}, "did not understand"),
        ({}, "did not understand"),
        ("play", "did not understand"),
        (["do", "play"], "did not understand"),
        (None, "did not understand"),
    ],
)
def test_only_legal_messages_change_anything(message, told):
    """Unknown, stale and huge messages, wrong types, and actions of another seat are refused with a sentence, and the match
    stays as it was.
    """
    session = sat()
    before = standing(session)
    answer = session.handle(message)
    assert told in answer["said"]["sentence"]
    assert len(answer["said"]["sentence"]) < 400
    assert standing(session) == before


def test_the_page_gets_no_hidden_card():
    """No data for the browser name a card that this seat does not see."""
    session = sat(seed=5)
    hidden = {card.name for card in session.match.zone("hand.p2") + session.match.zone("stock")}
    sent = json.dumps([session.log()["steps"], session.status()])
    assert not {name for name in hidden if f'"{name}"' in sent or f"~{name}" in sent}


def test_a_learner_who_must_call_the_total_is_asked_for_it():
    """The page gets the playable cards and the question, but not the right total."""
    session = sat(calls="total_and_scores")
    status = session.status()
    assert [asked["name"] for asked in status["asks"]] == ["call", "claim"]
    assert all("call" not in action["action"] and "claim" not in action["action"] for action in status["actions"])
    card = status["actions"][0]["action"]
    answer = session.handle({"do": "play", "at": 0, "action": f"{card} call 99"})
    assert "not 99" in next(step["sentence"] for step in answer["steps"] if step["rule"] == "fast_food.call.wrong")


def test_a_what_if_leaves_the_match_and_returns():
    session = sat()
    for _ in range(2):
        status = session.status()
        session.handle({"do": "play", "at": status["at"], "action": status["actions"][0]["action"]})
    before = standing(session)
    branch = session.handle({"do": "what_if", "at": 4, "to": 2})
    assert branch["cut"] == 0
    assert branch["status"]["left"] == 4
    session.handle({"do": "play", "at": 2, "action": branch["status"]["actions"][-1]["action"]})
    back = session.handle({"do": "main_line", "at": session.status()["at"]})
    assert back["status"]["left"] is None
    assert standing(session) == before


def test_a_page_cannot_change_protected_traits():
    """A forged update sets only what a page may set, and only to possible values."""
    replay = Replay(start("war", seed=1))
    steps = replay.log["steps"]
    replay.set_state({"log": {"steps": []}, "words": {}, "step": 10**9, "big_index": True})
    assert replay.log["steps"] == steps
    assert replay.step == len(steps)
    assert not replay.big_index
    table = CardTable(start("fast_food", seed=3), viewer="p1")
    for forged, kept in [
        ("hand.p1 " + MINE.name, "hand.p1 " + MINE.name),
        ("hand.p2 " + THEIRS.name, ""),
        ("attic", ""),
        ("stock", "stock"),
    ]:
        table.set_state({"chosen": forged})
        assert table.chosen == kept


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"seed": "x", "lang": "xx"},
        {"seed": "-1"},
        {"seed": "9" * 99},
        {"game": "poker", "preset": "none", "players": "99", "bots": "nobody"},
    ],
)
def test_a_meaningless_address_still_gives_a_page(query, monkeypatch):
    monkeypatch.setenv("QUERY_STRING", urlencode(query))
    assert isinstance(game_widget(), PlayTable)
    assert isinstance(lesson_widget("fast_food"), LessonWidget)


def test_the_address_chooses_game_options_and_seed(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "game=fast_food&seed=3&games=1&score_by=digits")
    table = game_widget()
    assert table.match.game.set_options == {"games": 1, "score_by": "digits"}
    assert table.match.seed == 3
    assert lesson_widget("addition_war").lesson == lesson_widget("addition_war", seed=3).lesson


def test_a_notebook_takes_precedence_over_the_address(monkeypatch):
    """The arguments in its line hold with and without a kernel, and the address decides the rest."""
    monkeypatch.setenv("QUERY_STRING", "game=war&lesson=fast_food&seed=5&seat=4&levels=1&packs=2&lang=ar")
    table = game_widget("fast_food", seed=3, bots="random", games=1)
    assert (table.match.game, table.match.seed) == (start("fast_food", games=1).game, 3)
    assert (table.session.bots["p2"].name, table.session.words.language) == ("random", "ar")
    page = lesson_widget("addition_war", seed=7, levels="1-2", kinds=["sum"], language="fr")
    assert (page.lesson_session.lesson.slug, page.seed, page.lesson_session.ticket_number) == ("addition_war", 7, 4)
    assert (page.lesson_session.levels, page.lesson_session.kinds, page.lesson_session.words.language) == (
        "1-2",
        ("sum",),
        "fr",
    )
    query = dict(parse_qsl(os.environ["QUERY_STRING"]))
    about = resolved(page.described(), query)
    assert [about[name] for name in ("slug", "seed", "seat", "levels", "kinds")] == ["addition_war", 7, 4, "1-2", ["sum"]]
    assert in_locale(about, {"lang": "es"})["locale"]["language"] == "fr"
    about = resolved(table.described(), query)
    assert about["match"] == table.match.save()
    assert (about["bots"], in_locale(about, {"lang": "es"})["locale"]["language"]) == ("random", "es")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: lesson_widget("fast_foot"), "Did you mean 'fast_food'"),
        (lambda: lesson_widget("fast_food", levels="99"), "levels is '99'"),
        (lambda: lesson_widget("fast_food", language="xx"), "xx"),
        (lambda: game_widget("wra"), "Did you mean 'war'"),
        (lambda: game_widget("war", pack=2), "no option 'pack'"),
        (lambda: game_widget("war", preset="none"), "no preset 'none'"),
        (lambda: game_widget("war", bots="nobody"), "nobody"),
        (lambda: game_widget("war", seed=-1), "-1"),
    ],
)
def test_errors_in_a_notebook_are_reported(wrong, said):
    with pytest.raises(CardlabError, match=re.escape(said)):
        wrong()


def test_objects_display_themselves_with_a_picture_for_pages_without_a_kernel():
    """The output of a match contains a readable picture. Cards, events and positions are pictures."""
    from cardlab import Position

    match = start("addition_war", seed=2).play("all turn")
    data = match._repr_mimebundle_()
    assert set(data) == {"text/html", "text/plain"}
    assert "Under the pile" in data["text/html"]
    assert data["text/plain"] == repr(Replay(match))
    assert "A♠" in __import__("cardlab").card("As")._repr_mimebundle_()["text/html"]
    assert "Addition War" in Position.of(match)._repr_mimebundle_()["text/html"]
    assert "=" in next(event for event in match.events if event.rule == "addition_war.turn_up")._repr_mimebundle_()["text/html"]
    assert repr(match) == "<match of addition_war, seed 2: after 1 actions>"


def test_a_hand_can_be_put_in_any_order_and_a_wrong_one_is_refused_by_its_rule():
    """The page gets the cards once, and no order as a button. Its order need not be one of the listed ones."""
    session = sat("napoleons_war")
    status = session.status()
    asked = status["order"]
    assert (asked["action"], asked["zone"], len(asked["cards"])) == ("p1 order", "hand.p1", 26)
    assert status["actions"] == [], "to ask how many cards the other has is legal, but has no button yet"
    before = standing(session)
    wrong = session.handle({"do": "play", "at": status["at"], "action": " ".join(["p1 order", *asked["cards"][1:]])})
    assert wrong["said"]["rule"] == "napoleons_war.order.illegal"
    assert "These are missing: A♦." in wrong["said"]["sentence"]
    assert standing(session) == before
    order = [*asked["cards"][5:], *asked["cards"][:5]]
    assert " ".join(["p1 order", *order]) not in map(str, session.match.legal_actions())
    answer = session.handle({"do": "play", "at": status["at"], "action": " ".join(["p1 order", *order])})
    assert [card.name for card in session.match.zone("deck.p1")] == order
    assert answer["status"]["order"] is None
    assert [action["action"] for action in answer["status"]["actions"]] == ["all play"]


def test_a_match_can_start_over_with_the_same_deal_or_another():
    """Its moves are gone, and options and seats stay. A given position is laid again. The seed is revealed at the end."""
    session = sat()
    before = session.match.zone("hand.p1")
    session.handle({"do": "play", "at": 0, "action": session.status()["actions"][0]["action"]})
    answer = session.handle({"do": "new_match", "at": len(session.match.actions), "deal": "same"})
    assert (answer["cut"], answer["status"]["at"], answer["status"]["seed"]) == (0, 0, None)
    assert session.match.zone("hand.p1") == before
    options = session.match.game
    session.handle({"do": "new_match", "at": 0, "deal": "new"})
    assert session.match.game == options
    assert session.match.seed != 3
    assert session.handle({"do": "new_match", "at": 0, "deal": "my own"})["said"]
    laid = MatchSession(
        position("war", {"packet.p1": "7d 3c", "packet.p2": "6h 2s"}), "p1", {"p2": find("greedy")}, Words()
    ).begun()
    assert laid.status()["deals"] == ["same"]
    laid.handle({"do": "new_match", "at": 0, "deal": "new"})
    assert [card.name for card in laid.match.zone("packet.p1")] == ["7d", "3c"]
    while not session.match.is_over:
        session.match.play(session.match.legal_actions()[0])
    assert session.status()["seed"] == session.match.seed
    session._tells_seed = False
    assert session.status()["seed"] is None


@pytest.mark.parametrize(("slug", "lesson"), [("war", None), ("addition_war", find_lesson("addition_war"))])
def test_a_long_match_is_sent_action_by_action(slug, lesson):
    """This is for a page that is opened or returns, with and without models. Other sessions may run after each action."""
    session = new_match_session(start(slug, seed=5), "p1", "random", Words(), model_lesson=lesson)
    for n in range(30):
        session.handle({"do": "play", "at": n, "action": "all turn"})
    log = session.log()
    for answering in (session.logging(), session.answering(parse({"do": "resend_log"}))):
        turns, told = in_turns(answering)
        assert turns > session.match.ply == 30
        assert told["steps"] == log["steps"]


def in_turns(answering):
    """Returns how often others could run before the answer, and the answer."""
    turns = 0
    while True:
        try:
            assert next(answering) is None
        except StopIteration as end:
            return turns, end.value
        turns += 1


def test_of_thousands_of_actions_a_page_gets_only_some():
    """In this match of Tablanette nobody takes cards. The last legal action is not sent, but can be played by selecting its
    cards.
    """
    match = start("tablanette", seed=4)
    while len(match.legal_actions()) < 2_000:
        match.play(match.legal_actions()[0])
    seat = match.turn[0]
    session = MatchSession(match, seat, {}, Words()).begun()
    listed = {one["action"] for one in session.status()["actions"]}
    assert len(listed) == MOST_LISTED
    last = max((action for action in match.legal_actions() if str(action) not in listed), key=lambda one: len(one.take))
    places = Presentation.of(match.game).places_of(match.seen_by(seat), last)
    session.handle({"do": "try_cards", "at": match.ply, "cards": [list(place) for place in places]})
    assert str(match.actions[-1]) == str(last)
