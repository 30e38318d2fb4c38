"""A learner's predictions at a table without choices are fair, answered once, and independent of a page's claims."""

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
    """Returns the outcome of the next turn by the rules."""
    match = session.match.branch(len(session.match.actions))
    known = len(match.events)
    match.play(match.legal_actions()[0])
    return next(what for event in match.events[known:] if (what := Forecast.of(match.game).settled(event)) is not None)


def another(session: MatchSession) -> str:
    """Returns an outcome that does not come."""
    came = what_comes(session)
    return next(choice["value"] for choice in session.status()["predictions"]["offer"]["choices"] if choice["value"] != came)


def said(answer: dict) -> list[str]:
    return [step["sentence"] for step in answer["steps"] if SAID in step["sentence"]]


def standing(session: MatchSession) -> tuple:
    return session.match.save(), json.dumps(session.log()), json.dumps(session.status())


def test_a_right_prediction_is_reported_with_its_step_and_paid():
    """Only the step of the deciding rule reports it, once, and a counter bet on it comes back as two."""
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


def test_a_wrong_prediction_costs_the_counter():
    session = sat()
    answer = play(session, wrong := another(session))
    assert said(answer)[0].endswith("Not this time.")
    status = answer["status"]["predictions"]
    assert (status["counters"], status["right"], status["of"]) == (COUNTERS - 1, 0, 1)
    assert (status["last"]["value"], status["last"]["right"], status["last"]["gain"]) == (wrong, False, -1)


def test_a_chance_is_shown_as_a_number_of_twenty_cards():
    """Equal chances have equal numbers. Each possible outcome has at least one card, and an outcome that is not certain leaves
    one.
    """
    cards = {one["value"]: one["cards"] for one in sat().status()["predictions"]["offer"]["choices"]}
    assert cards == {"p1": 9, "p2": 9, "war": 1}
    assert in_cards({"a": Fraction(1, 400), "b": Fraction(399, 400)}) == {"a": 1, "b": 19}


def test_a_turn_without_a_prediction_is_as_usual():
    """The turn has the same steps as without predictions."""
    session, plain = sat(), sat(predicts=False)
    assert play(session)["steps"] == play(plain)["steps"]
    assert plain.status()["predictions"] is None


@pytest.mark.parametrize("slug", WAR_GAMES)
def test_chances_are_counted_only_for_a_page_that_shows_them(slug, monkeypatch):
    """Presses with the closed panel count nothing. Opening it counts once, and gives the same chances."""
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


def test_a_page_may_ask_for_chances_at_any_time_and_may_get_none():
    for session in (sat("soureh"), sat(predicts=False)):
        assert session.handle({"do": "ask_predictions"}) == {"predictions": None, "at": 0}


def test_a_war_settles_a_prediction_once():
    """The result of the war does not matter."""
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
def test_each_game_without_choices_has_predictions(slug, options, n, language):
    """In ten turns with predictions, each is settled in its own turn, and reported in one step."""
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
def test_a_game_with_choices_has_no_predictions(slug):
    session = sat(slug)
    assert session.status()["predictions"] is None


def test_a_lesson_has_no_predictions_at_the_table():
    session = LessonSession("addition_war", 3, 0, Words(), lambda _: None).match_session.begun()
    assert session.status()["predictions"] is None
    assert play(session, "p1")["said"]["sentence"] == "The table did not understand this: prediction"
    assert not session.match.actions


@pytest.mark.parametrize(
    "forged",
    [None, 7, "p1", [], {}, ["p1"], {"bet": 1}, {"value": "p3"}, {"value": 1}, {"value": ["p1"]}, {"value": "__class__"}],
)
def test_an_impossible_prediction_is_refused_and_nothing_is_played(forged):
    session = sat()
    before = standing(session)
    status = session.status()
    message = {"do": "play", "at": 0, "action": status["actions"][0]["action"], "prediction": forged}
    assert session.handle(message)["said"]["sentence"] == "The table did not understand this: prediction"
    assert standing(session) == before


def test_without_counters_the_learner_may_go_on_and_nothing_is_paid():
    session = sat()
    for _ in range(COUNTERS):
        play(session, another(session))
    assert session.predictions.counters == 0
    answer = play(session, what_comes(session))
    assert said(answer) != []
    assert (answer["status"]["predictions"]["last"]["gain"], session.predictions.counters) == (0, 0)


def may_predict(session) -> bool:
    return bool((session.status()["predictions"] or {}).get("next"))


def test_after_an_undo_the_same_turn_cannot_be_predicted_again():
    """A learner who has seen the cards would know the result, so predictions resume after the last of them."""
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


def test_the_same_deal_cannot_be_predicted_twice_and_a_new_one_begins_with_all_counters():
    session = sat()
    play(session, another(session))
    session.handle({"do": "new_match", "at": 1, "deal": "same"})
    assert session.status()["predictions"] is None
    session.handle({"do": "new_match", "at": 0, "deal": "new"})
    assert session.status()["predictions"]["counters"] == COUNTERS


def test_a_what_if_has_the_earlier_predictions_and_the_match_keeps_its_own():
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


def test_predictions_are_stored_and_restored():
    """Another process has the counters, the record and the seen cards, also those of the match that a what-if has left."""
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


def test_a_session_from_before_predictions_is_restored():
    session = sat()
    play(session)
    kept = {name: part for name, part in session.saved().items() if "foretold" not in name}
    other = sat(seed=9)
    other.restore(kept)
    assert other.predictions.counters == COUNTERS
    assert other.status() == session.status()


def test_chances_do_not_reveal_what_a_perfect_memory_would_know():
    """If the cards have been seen and lie in a known order, no chances are given, and every outcome is offered."""
    session = sat("good_king_bad_queen")
    while not may_predict(session) or session.status()["predictions"]["offer"]["choices"][0]["cards"]:
        play(session)
    choices = session.status()["predictions"]["offer"]["choices"]
    assert [(choice["value"], choice["cards"]) for choice in choices] == [("p1", None), ("p2", None), ("war", None)]
    assert said(play(session, "p1")) != []


def test_cards_that_players_have_ordered_have_no_chances():
    session = sat("napoleons_war")
    order = session.status()["order"]
    cards = " ".join(order["cards"])
    session.handle({"do": "play", "at": session.match.ply, "action": f"{order['action']} {cards}", "shows_predictions": True})
    while not may_predict(session):
        play(session)
    choices = session.status()["predictions"]["offer"]["choices"]
    assert [(choice["value"], choice["cards"]) for choice in choices] == [("p1", None), ("p2", None), ("war", None)]
    assert said(play(session, what_comes(session))) != []
