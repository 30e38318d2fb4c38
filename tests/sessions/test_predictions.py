"""What a learner foretells where nobody has anything to choose: it is fair, told once, and hangs on nothing that a page says."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from cardlab import start
from cardlab.core.companions import Forecast
from cardlab.players import find
from cardlab.players.unseen_cards import Unseen
from cardlab.protocol import messages
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.predictions import FairOdds, Prediction, in_spans, prize
from cardlab.words.words import Words

SAID = "You said"
WAR_GAMES = ("war", "addition_war", "subtraction_war", "casualty_war", "speed_war", "guerilla_joker")


def sat(slug="war", seed=5, *, predicts=True, language="en", **options) -> MatchSession:
    match = start(slug, seed=seed, **options)
    others = {seat: find("greedy") for seat in match.game.seats[1:]}
    return MatchSession(match, "p1", others, Words(language), predicts=predicts).begun()


def play(session: MatchSession, value: str | None = None, bet: object = 0, *, shows: bool = True) -> dict:
    status = session.status()
    message = {"do": "play", "at": status["at"], "action": status["actions"][0]["action"], "shows_predictions": shows}
    if value is not None:
        message["prediction"] = {"value": value, "bet": bet}
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


@pytest.mark.parametrize("bet", FairOdds.sizes)
@pytest.mark.parametrize("chance", [Fraction(1, 17), Fraction(8, 17), Fraction(12809, 27417), Fraction(9, 13)])
def test_in_the_long_run_nobody_wins_or_loses(bet, chance):
    """What is won times how likely it is, is what is lost times how likely that is: exactly."""
    prediction = Prediction("p1", bet, chance)
    won, lost = (FairOdds().gain(prediction, right=right) for right in (True, False))
    assert won * chance + lost * (1 - chance) == 0
    assert (won, lost) == (prize(bet, chance), -bet)
    assert prize(1, Fraction(1, 17)) == 16


def test_what_was_right_is_told_with_the_step_that_shows_it_and_paid():
    """Only the step of the rule that settles it tells it, once; the counters are what they were and the prize."""
    session = sat()
    chance = Fraction(8, 17)
    came = what_comes(session)
    answer = play(session, came, 2)
    told = [step for step in answer["steps"] if SAID in step["sentence"]]
    assert [step["rule"] for step in told] == ["war.take"]
    assert told[0]["sentence"].endswith("and that is right. Counters won: 2¼.")
    assert session.predictions.counters == FairOdds.counters + prize(2, chance)
    assert "Right: 1 of 1." in answer["status"]["predictions"]["record"]
    assert answer["steps"] == session.log()["steps"][-len(answer["steps"]) :]


def test_what_was_wrong_costs_the_stake():
    session = sat()
    answer = play(session, another(session), 5)
    assert said(answer)[0].endswith("and it is not so this time. Counters lost: 5.")
    assert session.predictions.counters == FairOdds.counters - 5
    assert answer["status"]["predictions"]["record"] == "Counters: 15. Right: 0 of 1."


def test_by_how_much_is_foretold_with_exact_chances_and_paid_for_all_that_was_said():
    """Of 1,326 pairs of ranks 4 x 4 x (13 - by) differ by so much, half of them for each player; who is nearly right loses too."""
    session = sat()
    offer = session.status()["predictions"]["offer"]
    by = offer["choices"][1]["by"]
    assert offer["ask_by"] == "How many ranks higher? J, Q, K and A count 11 to 14."
    assert [one["value"] for one in by] == ["p2 1-4", "p2 5-8", "p2 9-12"]
    assert [one["label"] for one in by] == ["1 to 4", "5 to 8", "9 to 12"]
    chances = {
        span: Fraction(16 * sum(13 - n for n in ns), 2652) for span, ns in {"1-4": range(1, 5), "5-8": range(5, 9)}.items()
    }
    assert Prediction("p2 5-8", 1, chances["5-8"]) == session.predictions.read(messages.Prediction("p2 5-8", 1))
    assert session.predictions.read(messages.Prediction("p2 1-4", 0)) == Prediction("p2 1-4", 0, chances["1-4"])
    assert [session.predictions.read(messages.Prediction(value, 0)) for value in ("p2 1-3", "p2 ", "war 1-4")] == [None] * 3
    answer = play(session, "p2 5-8", 1)
    assert said(answer)[0].endswith("You said “Player 2, by 5 to 8”, and that is right: it is by 6. Counters won: 5 3/8.")
    near = sat()
    assert "Who takes them is right, but it is by 6. Counters lost: 2." in said(play(near, "p2 1-4", 2))[0]
    assert near.status()["predictions"]["record"] == "Counters: 18. Right: 0 of 1."


def test_a_small_lead_is_cut_into_spans_of_what_can_come():
    """Two leads that can come are two spans; nobody's lead is none, and what cannot come is not offered."""
    third = Fraction(1, 3)
    assert in_spans({("p1", 1): third, ("p2", 2): third, ("war", 0): third}, ["p1", "p2"]) == {"p1 1-1": third, "p2 2-2": third}
    assert in_spans({("war", 0): Fraction(1)}, ["p1", "p2"]) == {}


def test_who_says_nothing_is_told_nothing():
    """The turn is played as it always was."""
    session, plain = sat(), sat(predicts=False)
    assert play(session)["steps"] == play(plain)["steps"]
    assert plain.status()["predictions"] is None


@pytest.mark.parametrize("slug", WAR_GAMES)
def test_chances_are_counted_only_for_a_page_that_shows_them(slug, monkeypatch):
    """Presses with the panel closed count nothing; to open it counts once, and the page is told what it would have been."""
    counted = []
    for name in ("chances", "margins"):
        count = getattr(Unseen, name)
        monkeypatch.setattr(Unseen, name, lambda *all, count=count: counted.append(all) or count(*all))
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
        assert 0 < counts <= 2
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
    answer = play(session, "war", 1)
    told = [step for step in answer["steps"] if SAID in step["sentence"]]
    assert [step["rule"] for step in told] == ["war.tie"]
    assert len(answer["steps"]) > 3


@pytest.mark.parametrize(
    ("slug", "options", "n"),
    [
        ("war", {}, 3), ("war", {"players": 3}, 4), ("addition_war", {}, 3), ("subtraction_war", {}, 3), ("casualty_war", {}, 3),
        ("speed_war", {}, 3), ("guerilla_joker", {}, 3), ("good_king_bad_queen", {}, 3), ("scramble_war", {}, 3),
        ("egyptian_war", {"preset": "beggar_my_neighbour"}, 2), ("duel_king", {"preset": "no_saves"}, 3),
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
        assert offer["note"]
        assert session.status()["refused"] == [], "what nobody may ever do stands nowhere"
        assert "[en]" not in json.dumps(offer)
        choices = [one["value"] for choice in offer["choices"] for one in [*choice["by"][1:2], choice]]
        play(session, choices[turn % len(choices)], offer["bets"][0] if offer["bets"] else 0)
        assert session.predictions.outcome(max(session.predictions.made)) is not None
        if session.status()["predictions"] is None:
            break
    assert len(session.predictions.made) >= 3


@pytest.mark.parametrize("slug", ["soureh", "money", "fast_food", "egyptian_war", "duel_king"])
def test_where_there_is_something_to_choose_nothing_is_foretold(slug):
    session = sat(slug)
    assert session.status()["predictions"] is None


def test_in_a_lesson_nothing_is_foretold():
    session = LessonSession("addition_war", 3, 0, Words(), lambda _: None).match_session.begun()
    assert session.status()["predictions"] is None
    assert play(session, "p1", 1)["said"]["sentence"] == "This table did not understand that: prediction"
    assert not session.match.actions


@pytest.mark.parametrize(
    "forged",
    [
        None, 7, "p1", [], {}, ["p1", 1], {"value": "p1"}, {"bet": 1}, {"value": "p3", "bet": 1}, {"value": 1, "bet": 1},
        {"value": ["p1"], "bet": 1}, {"value": "p1", "bet": 3}, {"value": "p1", "bet": -1}, {"value": "p1", "bet": True},
        {"value": "p1", "bet": 1.0}, {"value": "p1", "bet": "5"}, {"value": "p1", "bet": 10**30},
        {"value": "p1", "bet": 1, "chance": "1/100"}, {"value": "war", "bet": None}, {"value": "__class__", "bet": 0},
    ],
)  # fmt: skip
def test_what_nobody_may_foretell_is_refused_and_nothing_is_played(forged):
    session = sat()
    before = standing(session)
    status = session.status()
    message = {"do": "play", "at": 0, "action": status["actions"][0]["action"], "prediction": forged}
    assert session.handle(message)["said"]["sentence"] == "This table did not understand that: prediction"
    assert standing(session) == before


def test_nobody_stakes_counters_that_are_gone():
    """Four stakes of five that are lost; then one may go on saying what comes, without a stake."""
    session = sat()
    while session.predictions.counters > 0:
        answer = play(session, another(session), 5)
    assert session.predictions.counters == 0
    assert answer["status"]["predictions"]["offer"]["bets"] == []
    assert "prediction" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session, what_comes(session))) != []


def test_what_is_taken_back_is_as_if_it_had_not_been_said_and_is_not_foretold_again():
    """Who has seen the cards would know; after the last of them it goes on."""
    session = sat()
    wrong = another(session)
    play(session, wrong, 5)
    play(session)
    for at in (2, 1):
        session.handle({"do": "undo", "at": at})
        assert session.status()["predictions"] is None
    assert session.predictions.counters == FairOdds.counters
    assert "prediction" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session)) == []
    play(session)
    assert session.status()["predictions"]["record"] == "Counters: 20."


def test_the_same_deal_is_not_foretold_twice_and_a_new_one_begins_with_all_counters():
    session = sat()
    play(session, another(session), 5)
    session.handle({"do": "new_match", "at": 1, "deal": "same"})
    assert session.status()["predictions"] is None
    session.handle({"do": "new_match", "at": 0, "deal": "new"})
    assert session.status()["predictions"]["record"] == "Counters: 20."


def test_a_what_if_has_what_was_said_before_it_and_the_match_keeps_its_own():
    session = sat()
    play(session, another(session), 5)
    play(session, another(session), 2)
    session.handle({"do": "what_if", "at": 2, "to": 1})
    assert session.predictions.counters == FairOdds.counters - 5
    assert session.status()["predictions"] is None
    play(session)
    play(session, another(session), 5)
    assert session.predictions.counters == FairOdds.counters - 10
    session.handle({"do": "main_line", "at": 3})
    assert session.predictions.counters == FairOdds.counters - 7
    assert session.status()["predictions"] is None, "the what-if has shown the turn that comes"


def test_what_was_said_is_kept_and_taken_up():
    """In another process: counters, record, what was seen, also of the match that a what-if has left."""
    session = sat()
    play(session, another(session), 5)
    play(session, what_comes(session), 1)
    session.handle({"do": "undo", "at": 2})
    kept = json.loads(json.dumps(session.saved()))
    other = sat(seed=9)
    other.take_up(kept)
    assert standing(other) == standing(session)
    assert other.predictions.counters == FairOdds.counters - 5
    session.handle({"do": "what_if", "at": 1, "to": 0})
    other.take_up(json.loads(json.dumps(session.saved())))
    assert other.predictions.counters == FairOdds.counters
    other.handle({"do": "main_line", "at": 0})
    assert other.predictions.counters == FairOdds.counters - 5


def test_what_was_kept_before_anything_could_be_foretold_is_taken_up():
    session = sat()
    play(session)
    kept = {name: part for name, part in session.saved().items() if "foretold" not in name}
    other = sat(seed=9)
    other.take_up(kept)
    assert other.predictions.counters == FairOdds.counters
    assert other.status() == session.status()


def test_what_who_remembers_would_know_is_not_given_away():
    """Where the cards have been seen and lie in a known order there is neither a chance nor a stake, and every outcome stands."""
    session = sat("good_king_bad_queen")
    while session.status()["predictions"] is None or session.status()["predictions"]["offer"]["bets"]:
        play(session)
    offer = session.status()["predictions"]["offer"]
    assert offer["note"] == "Somebody who remembers each card that lay face up knows it."
    assert [choice["value"] for choice in offer["choices"]] == ["p1", "p2", "war"]
    assert {choice["likely"] for choice in offer["choices"]} == {""}
    assert "prediction" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session, "p1", 0)) != []


def test_numbers_that_are_not_exact_say_so():
    """47 in 100 is near 12809 of 27417, and is not it."""
    offer = sat("addition_war").status()["predictions"]["offer"]
    assert offer["choices"][0]["likely"] == "about half: near 47 in 100"
    assert offer["choices"][0]["pays"][0] == "1, to win about 1.1"
    assert sat().status()["predictions"]["offer"]["choices"][2] == {
        "value": "war",
        "label": "Nobody yet: it is war",
        "likely": "hardly ever: 1 of 17",
        "pays": ["1, to win 16", "2, to win 32", "5, to win 80"],
        "by": [],
    }
