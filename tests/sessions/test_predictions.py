"""A learner's predictions at a table without choices: fair, answered once, and independent of what a page claims."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from cardlab import start
from cardlab.bots import find
from cardlab.bots.unseen_cards import Unseen
from cardlab.core.forecast import Forecast
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.predictions import COUNTERS, in_cards
from cardlab.words.words import Words

SAID = "You said"
WAR_GAMES = ("war", "addition_war", "subtraction_war", "casualty_war", "speed_war", "guerilla_joker")


def sat(slug="war", seed=5, *, predicts=True, language="en", **options) -> MatchSession:
    match = start(slug, seed=seed, **options)
    others = {seat: find("greedy") for seat in match.game.seats[1:]}
    return MatchSession(match, "p1", others, Words(language), predicts=predicts).begun()


def play(session: MatchSession, value: str | None = None, *, shows: bool = True) -> dict:
    status = session.status()
    message = {"do": "play", "at": status["at"], "action": status["actions"][0]["action"], "shows_predictions": shows}
    if value is not None:
        message["prediction"] = {"value": value}
    return session.handle(json.loads(json.dumps(message)))


def what_comes(session: MatchSession) -> str:
    """What the next turn brings, as the rules will tell."""
    match = session.match.branch(len(session.match.actions))
    known = len(match.events)
    match.play(match.legal_actions()[0])
    return next(what for event in match.events[known:] if (what := Forecast.of(match.game).settled(event)) is not None)


def another(session: MatchSession) -> str:
    """An outcome that does not come."""
    came = what_comes(session)
    return next(choice["value"] for choice in session.status()["predictions"]["offer"]["choices"] if choice["value"] != came)


def said(answer: dict) -> list[str]:
    return [step["sentence"] for step in answer["steps"] if SAID in step["sentence"]]


def standing(session: MatchSession) -> tuple:
    return session.match.save(), json.dumps(session.log()), json.dumps(session.status())


def test_what_was_right_is_told_with_the_step_that_shows_it_and_paid():
    """Only the step of the rule that settles it tells it, once; a counter on it comes back as two."""
    session = sat()
    answer = play(session, came := what_comes(session))
    told = [step for step in answer["steps"] if SAID in step["sentence"]]
    assert [step["rule"] for step in told] == ["war.take"]
    assert told[0]["sentence"].endswith("You were right!")
    status = answer["status"]["predictions"]
    assert (status["counters"], status["right"], status["of"]) == (COUNTERS + 1, 1, 1)
    assert (status["last"]["value"], status["last"]["right"], status["last"]["gain"]) == (came, True, 1)
    assert answer["steps"] == session.log()["steps"][-len(answer["steps"]) :]
    assert play(session)["status"]["predictions"]["last"] is None


def test_what_was_wrong_costs_the_counter():
    session = sat()
    answer = play(session, wrong := another(session))
    assert said(answer)[0].endswith("Not this time.")
    status = answer["status"]["predictions"]
    assert (status["counters"], status["right"], status["of"]) == (COUNTERS - 1, 0, 1)
    assert (status["last"]["value"], status["last"]["right"], status["last"]["gain"]) == (wrong, False, -1)


def test_a_chance_is_so_many_of_twenty_cards():
    """Whoever is as likely has as many; what can come has one at least, and what may not come leaves one."""
    cards = {one["value"]: one["cards"] for one in sat().status()["predictions"]["offer"]["choices"]}
    assert cards == {"p1": 9, "p2": 9, "war": 1}
    assert in_cards({"a": Fraction(1, 400), "b": Fraction(399, 400)}) == {"a": 1, "b": 19}


def test_who_says_nothing_is_told_nothing():
    """The turn is played as it always was."""
    session, plain = sat(), sat(predicts=False)
    assert play(session)["steps"] == play(plain)["steps"]
    assert plain.status()["predictions"] is None


@pytest.mark.parametrize("slug", WAR_GAMES)
def test_chances_are_counted_only_for_a_page_that_shows_them(slug, monkeypatch):
    """Presses with the panel closed count nothing; to open it counts once, and the page is told what it would have been."""
    counted = []
    count = Unseen.chances
    monkeypatch.setattr(Unseen, "chances", lambda *all: counted.append(all) or count(*all))
    session, shown = sat(slug), sat(slug)
    session.status()
    for _ in range(4):
        play(shown)
        counted.clear()
        status = play(session, shows=False)["status"]
        assert counted == []
        assert status["predictions"]["offer"] is None
        asked = session.handle({"do": "ask_predictions"})
        assert asked == {"predictions": shown.status()["predictions"]["offer"], "at": status["at"]}
        counts = len(counted)
        assert counts == 1
        assert session.handle({"do": "resend_log"})["status"]["predictions"]["offer"] is None
        assert len(counted) == counts


def test_a_page_may_ask_at_any_time_and_is_told_nothing_where_nothing_is_predicted():
    for session in (sat("soureh"), sat(predicts=False)):
        assert session.handle({"do": "ask_predictions"}) == {"predictions": None, "at": 0}


def test_a_war_settles_what_was_said_at_once_and_only_once():
    """What the war brings afterwards is another matter."""
    session = sat()
    while what_comes(session) != "war":
        play(session)
    answer = play(session, "war")
    told = [step for step in answer["steps"] if SAID in step["sentence"]]
    assert [step["rule"] for step in told] == ["war.tie"]
    assert len(answer["steps"]) > 3


@pytest.mark.parametrize(
    ("slug", "options", "n"),
    [
        ("war", {}, 3), ("war", {"players": 3}, 4), ("addition_war", {}, 3), ("subtraction_war", {}, 3), ("casualty_war", {}, 3),
        ("speed_war", {}, 3), ("guerilla_joker", {}, 3), ("good_king_bad_queen", {}, 3), ("scramble_war", {}, 3),
        ("egyptian_war", {"preset": "beggar_my_neighbour"}, 2), ("duel_king", {"preset": "no_saves"}, 3),
        ("duel_king", {}, 3),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "ar"])
def test_in_each_game_without_choices_what_comes_may_be_foretold(slug, options, n, language):
    """Ten turns, each with something said: each is settled in its own turn, and each result told in one step."""
    session = sat(slug, language=language, **options)
    assert len(session.status()["predictions"]["offer"]["choices"]) == n
    for turn in range(10):
        offer = session.status()["predictions"]["offer"]
        assert offer["ask"]
        assert session.status()["refused"] == [], "what nobody may ever do stands nowhere"
        assert "[en]" not in json.dumps(offer)
        choices = [choice["value"] for choice in offer["choices"]]
        play(session, choices[turn % len(choices)])
        assert session.predictions.outcome(max(session.predictions.made)) is not None
        while not session.status()["forced"] and session.match.legal_actions():  # a fight for a king
            play(session)
        if not (session.status()["predictions"] or {}).get("next"):
            break
    assert len(session.predictions.made) >= 3


@pytest.mark.parametrize("slug", ["soureh", "money", "fast_food", "egyptian_war"])
def test_where_there_is_something_to_choose_nothing_is_foretold(slug):
    session = sat(slug)
    assert session.status()["predictions"] is None


def test_in_a_lesson_nothing_is_foretold():
    session = LessonSession("addition_war", 3, 0, Words(), lambda _: None).match_session.begun()
    assert session.status()["predictions"] is None
    assert play(session, "p1")["said"]["sentence"] == "The table did not understand this: prediction"
    assert not session.match.actions


@pytest.mark.parametrize(
    "forged",
    [None, 7, "p1", [], {}, ["p1"], {"bet": 1}, {"value": "p3"}, {"value": 1}, {"value": ["p1"]}, {"value": "__class__"}],
)
def test_what_nobody_may_foretell_is_refused_and_nothing_is_played(forged):
    session = sat()
    before = standing(session)
    status = session.status()
    message = {"do": "play", "at": 0, "action": status["actions"][0]["action"], "prediction": forged}
    assert session.handle(message)["said"]["sentence"] == "The table did not understand this: prediction"
    assert standing(session) == before


def test_without_counters_one_may_go_on_and_nothing_is_paid():
    session = sat()
    for _ in range(COUNTERS):
        play(session, another(session))
    assert session.predictions.counters == 0
    answer = play(session, what_comes(session))
    assert said(answer) != []
    assert (answer["status"]["predictions"]["last"]["gain"], session.predictions.counters) == (0, 0)


def may_predict(session) -> bool:
    return bool((session.status()["predictions"] or {}).get("next"))


def test_what_is_taken_back_is_as_if_it_had_not_been_said_and_is_not_foretold_again():
    """Who has seen the cards would know; after the last of them it goes on."""
    session = sat()
    play(session, another(session))
    play(session)
    for at in (2, 1):
        session.handle({"do": "undo", "at": at})
        assert not may_predict(session)
    assert session.predictions.counters == COUNTERS
    assert "prediction" in play(session, "p1")["said"]["sentence"]
    assert said(play(session)) == []
    play(session)
    assert may_predict(session)


def test_the_same_deal_is_not_foretold_twice_and_a_new_one_begins_with_all_counters():
    session = sat()
    play(session, another(session))
    session.handle({"do": "new_match", "at": 1, "deal": "same"})
    assert session.status()["predictions"] is None
    session.handle({"do": "new_match", "at": 0, "deal": "new"})
    assert session.status()["predictions"]["counters"] == COUNTERS


def test_a_what_if_has_what_was_said_before_it_and_the_match_keeps_its_own():
    session = sat()
    for _ in range(2):
        play(session, another(session))
    session.handle({"do": "what_if", "at": 2, "to": 1})
    assert session.predictions.counters == COUNTERS - 1
    assert not may_predict(session)
    play(session)
    play(session, another(session))
    assert session.predictions.counters == COUNTERS - 2
    session.handle({"do": "main_line", "at": 3})
    assert session.predictions.counters == COUNTERS - 2
    assert not may_predict(session), "the what-if has shown the turn that comes"


def test_what_was_said_is_kept_and_restored():
    """In another process: counters, record, what was seen, also of the match that a what-if has left."""
    session = sat()
    play(session, another(session))
    play(session, what_comes(session))
    session.handle({"do": "undo", "at": 2})
    kept = json.loads(json.dumps(session.saved()))
    other = sat(seed=9)
    other.restore(kept)
    assert standing(other) == standing(session)
    assert other.predictions.counters == COUNTERS - 1
    session.handle({"do": "what_if", "at": 1, "to": 0})
    other.restore(json.loads(json.dumps(session.saved())))
    assert other.predictions.counters == COUNTERS
    other.handle({"do": "main_line", "at": 0})
    assert other.predictions.counters == COUNTERS - 1


def test_a_record_of_an_older_version_with_a_chance_is_restored():
    session = sat()
    play(session)
    kept = session.saved()
    kept["foretold"] = {"said": [[1, "p1", 5, "8/17"]], "seen": 1}
    other = sat(seed=9)
    other.restore(json.loads(json.dumps(kept)))
    assert abs(other.predictions.counters - COUNTERS) == 5


def test_what_was_kept_before_anything_could_be_foretold_is_restored():
    session = sat()
    play(session)
    kept = {name: part for name, part in session.saved().items() if "foretold" not in name}
    other = sat(seed=9)
    other.restore(kept)
    assert other.predictions.counters == COUNTERS
    assert other.status() == session.status()


def test_what_who_remembers_would_know_is_not_given_away():
    """Where the cards have been seen and lie in a known order no chance is told, and every outcome stands."""
    session = sat("good_king_bad_queen")
    while not may_predict(session) or session.status()["predictions"]["offer"]["choices"][0]["cards"]:
        play(session)
    choices = session.status()["predictions"]["offer"]["choices"]
    assert [(choice["value"], choice["cards"]) for choice in choices] == [("p1", None), ("p2", None), ("war", None)]
    assert said(play(session, "p1")) != []


def test_of_cards_that_players_have_put_in_order_no_chance_is_told():
    session = sat("napoleons_war")
    order = session.status()["order"]
    cards = " ".join(order["cards"])
    session.handle({"do": "play", "at": session.match.ply, "action": f"{order['action']} {cards}", "shows_predictions": True})
    while not may_predict(session):
        play(session)
    choices = session.status()["predictions"]["offer"]["choices"]
    assert [(choice["value"], choice["cards"]) for choice in choices] == [("p1", None), ("p2", None), ("war", None)]
    assert said(play(session, what_comes(session))) != []
