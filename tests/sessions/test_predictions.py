"""What a learner foretells where nobody has anything to choose: it is fair, told once, and hangs on nothing that a page says."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from cardlab import start
from cardlab.core.companions import Forecast
from cardlab.players import find
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.predictions import COUNTERS, STAKES, Came, Foretold, in_spans, prize
from cardlab.words.messages import Words

SAID = "You said"


def sat(slug="war", seed=5, *, foretells=True, language="en", **options) -> MatchSession:
    match = start(slug, seed=seed, **options)
    others = {seat: find("greedy") for seat in match.game.seats[1:]}
    return MatchSession(match, "p1", others, Words(language), foretells=foretells).begun()


def play(session: MatchSession, value: str | None = None, stake: object = 0) -> dict:
    status = session.status()
    message = {"do": "play", "at": status["at"], "action": status["actions"][0]["action"]}
    if value is not None:
        message["foretells"] = {"value": value, "stake": stake}
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
    return next(choice["value"] for choice in session.status()["foretells"]["choices"] if choice["value"] != came)


def said(answer: dict) -> list[str]:
    return [step["sentence"] for step in answer["steps"] if SAID in step["sentence"]]


def standing(session: MatchSession) -> tuple:
    return session.match.save(), json.dumps(session.log()), json.dumps(session.status())


@pytest.mark.parametrize("stake", STAKES)
@pytest.mark.parametrize("chance", [Fraction(1, 17), Fraction(8, 17), Fraction(12809, 27417), Fraction(9, 13)])
def test_in_the_long_run_nobody_wins_or_loses(stake, chance):
    """What is won times how likely it is, is what is lost times how likely that is: exactly."""
    foretold = Foretold("p1", stake, chance)
    came, other = Came("p1", "war.take", 3), Came("p2", "war.take", 3)
    assert foretold.gain(came) * chance + foretold.gain(other) * (1 - chance) == 0
    assert foretold.gain(came) == prize(stake, chance)
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
    assert session.foretelling.counters == COUNTERS + prize(2, chance)
    assert "Right: 1 of 1." in answer["status"]["foretells"]["record"]
    assert answer["steps"] == session.log()["steps"][-len(answer["steps"]) :]


def test_what_was_wrong_costs_the_stake():
    session = sat()
    answer = play(session, another(session), 5)
    assert said(answer)[0].endswith("and it is not so this time. Counters lost: 5.")
    assert session.foretelling.counters == COUNTERS - 5
    assert answer["status"]["foretells"]["record"] == "Counters: 15. Right: 0 of 1."


def test_by_how_much_is_foretold_with_exact_chances_and_paid_for_all_that_was_said():
    """Of 1,326 pairs of ranks 4 x 4 x (13 - by) differ by so much, half of them for each player; who is nearly right loses too."""
    session = sat()
    offer = session.status()["foretells"]
    by = offer["choices"][1]["by"]
    assert offer["ask_by"] == "How many ranks higher? J, Q, K and A count 11 to 14."
    assert [one["value"] for one in by] == ["p2 1-4", "p2 5-8", "p2 9-12"]
    assert [one["label"] for one in by] == ["1 to 4", "5 to 8", "9 to 12"]
    chances = {
        span: Fraction(16 * sum(13 - n for n in ns), 2652) for span, ns in {"1-4": range(1, 5), "5-8": range(5, 9)}.items()
    }
    assert Foretold("p2 5-8", 1, chances["5-8"]) == session.foretelling.read({"value": "p2 5-8", "stake": 1})
    assert session.foretelling.read({"value": "p2 1-4", "stake": 0}) == Foretold("p2 1-4", 0, chances["1-4"])
    assert [session.foretelling.read({"value": value, "stake": 0}) for value in ("p2 1-3", "p2 ", "war 1-4")] == [None] * 3
    answer = play(session, "p2 5-8", 1)
    assert said(answer)[0].endswith("You said “Player 2, by 5 to 8”, and that is right: it is by 6. Counters won: 5 3/8.")
    near = sat()
    assert "Who takes them is right, but it is by 6. Counters lost: 2." in said(play(near, "p2 1-4", 2))[0]
    assert near.status()["foretells"]["record"] == "Counters: 18. Right: 0 of 1."


def test_a_small_lead_is_cut_into_spans_of_what_can_come():
    """Two leads that can come are two spans; nobody's lead is none, and what cannot come is not offered."""
    third = Fraction(1, 3)
    assert in_spans({("p1", 1): third, ("p2", 2): third, ("war", 0): third}, ["p1", "p2"]) == {"p1 1-1": third, "p2 2-2": third}
    assert in_spans({("war", 0): Fraction(1)}, ["p1", "p2"]) == {}


def test_who_says_nothing_is_told_nothing():
    """The turn is played as it always was."""
    session, plain = sat(), sat(foretells=False)
    assert play(session)["steps"] == play(plain)["steps"]
    assert plain.status()["foretells"] is None


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
    assert len(session.status()["foretells"]["choices"]) == n
    for turn in range(10):
        offer = session.status()["foretells"]
        assert offer["ask"]
        assert offer["note"]
        assert session.status()["refused"] == [], "what nobody may ever do stands nowhere"
        assert "[en]" not in json.dumps(offer)
        choices = [one["value"] for choice in offer["choices"] for one in [*choice["by"][1:2], choice]]
        play(session, choices[turn % len(choices)], offer["stakes"][0] if offer["stakes"] else 0)
        assert session.foretelling.came(max(session.foretelling.said)) is not None
        if session.status()["foretells"] is None:
            break
    assert len(session.foretelling.said) >= 3


@pytest.mark.parametrize("slug", ["soureh", "money", "fast_food", "egyptian_war", "duel_king"])
def test_where_there_is_something_to_choose_nothing_is_foretold(slug):
    session = sat(slug)
    assert session.status()["foretells"] is None


def test_in_a_lesson_nothing_is_foretold():
    session = LessonSession("addition_war", 3, 0, Words(), lambda _: None).table.begun()
    assert session.status()["foretells"] is None
    assert play(session, "p1", 1)["said"]["sentence"] == "This table did not understand that: foretells"
    assert not session.match.actions


@pytest.mark.parametrize(
    "forged",
    [
        None, 7, "p1", [], {}, ["p1", 1], {"value": "p1"}, {"stake": 1}, {"value": "p3", "stake": 1}, {"value": 1, "stake": 1},
        {"value": ["p1"], "stake": 1}, {"value": "p1", "stake": 3}, {"value": "p1", "stake": -1}, {"value": "p1", "stake": True},
        {"value": "p1", "stake": 1.0}, {"value": "p1", "stake": "5"}, {"value": "p1", "stake": 10**30},
        {"value": "p1", "stake": 1, "chance": "1/100"}, {"value": "war", "stake": None}, {"value": "__class__", "stake": 0},
    ],
)  # fmt: skip
def test_what_nobody_may_foretell_is_refused_and_nothing_is_played(forged):
    session = sat()
    before = standing(session)
    status = session.status()
    message = {"do": "play", "at": 0, "action": status["actions"][0]["action"], "foretells": forged}
    assert session.handle(message)["said"]["sentence"] == "This table did not understand that: foretells"
    assert standing(session) == before


def test_nobody_stakes_counters_that_are_gone():
    """Four stakes of five that are lost; then one may go on saying what comes, without a stake."""
    session = sat()
    while session.foretelling.counters > 0:
        answer = play(session, another(session), 5)
    assert session.foretelling.counters == 0
    assert answer["status"]["foretells"]["stakes"] == []
    assert "foretells" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session, what_comes(session))) != []


def test_what_is_taken_back_is_as_if_it_had_not_been_said_and_is_not_foretold_again():
    """Who has seen the cards would know; after the last of them it goes on."""
    session = sat()
    wrong = another(session)
    play(session, wrong, 5)
    play(session)
    for at in (2, 1):
        session.handle({"do": "undo", "at": at})
        assert session.status()["foretells"] is None
    assert session.foretelling.counters == COUNTERS
    assert "foretells" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session)) == []
    play(session)
    assert session.status()["foretells"]["record"] == "Counters: 20."


def test_the_same_deal_is_not_foretold_twice_and_a_new_one_begins_with_all_counters():
    session = sat()
    play(session, another(session), 5)
    session.handle({"do": "again", "at": 1, "deal": "same"})
    assert session.status()["foretells"] is None
    session.handle({"do": "again", "at": 0, "deal": "new"})
    assert session.status()["foretells"]["record"] == "Counters: 20."


def test_a_what_if_has_what_was_said_before_it_and_the_match_keeps_its_own():
    session = sat()
    play(session, another(session), 5)
    play(session, another(session), 2)
    session.handle({"do": "what_if", "at": 2, "to": 1})
    assert session.foretelling.counters == COUNTERS - 5
    assert session.status()["foretells"] is None
    play(session)
    play(session, another(session), 5)
    assert session.foretelling.counters == COUNTERS - 10
    session.handle({"do": "main_line", "at": 3})
    assert session.foretelling.counters == COUNTERS - 7
    assert session.status()["foretells"] is None, "the what-if has shown the turn that comes"


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
    assert other.foretelling.counters == COUNTERS - 5
    session.handle({"do": "what_if", "at": 1, "to": 0})
    other.take_up(json.loads(json.dumps(session.saved())))
    assert other.foretelling.counters == COUNTERS
    other.handle({"do": "main_line", "at": 0})
    assert other.foretelling.counters == COUNTERS - 5


def test_what_was_kept_before_anything_could_be_foretold_is_taken_up():
    session = sat()
    play(session)
    kept = {name: part for name, part in session.saved().items() if "foretold" not in name}
    other = sat(seed=9)
    other.take_up(kept)
    assert other.foretelling.counters == COUNTERS
    assert other.status() == session.status()


def test_what_who_remembers_would_know_is_not_given_away():
    """Where the cards have been seen and lie in a known order there is neither a chance nor a stake, and every outcome stands."""
    session = sat("good_king_bad_queen")
    while session.status()["foretells"] is None or session.status()["foretells"]["stakes"]:
        play(session)
    offer = session.status()["foretells"]
    assert offer["note"] == "Somebody who remembers each card that lay face up knows it."
    assert [choice["value"] for choice in offer["choices"]] == ["p1", "p2", "war"]
    assert {choice["likely"] for choice in offer["choices"]} == {""}
    assert "foretells" in play(session, "p1", 1)["said"]["sentence"]
    assert said(play(session, "p1", 0)) != []


def test_numbers_that_are_not_exact_say_so():
    """47 in 100 is near 12809 of 27417, and is not it."""
    offer = sat("addition_war").status()["foretells"]
    assert offer["choices"][0]["likely"] == "about half: near 47 in 100"
    assert offer["choices"][0]["pays"][0] == "1, to win about 1.1"
    assert sat().status()["foretells"]["choices"][2] == {
        "value": "war",
        "label": "Nobody yet: it is war",
        "likely": "hardly ever: 1 of 17",
        "pays": ["1, to win 16", "2, to win 32", "5, to win 80"],
        "by": [],
    }
