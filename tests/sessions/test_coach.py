"""The coach and the level of the bots at a learner's table: which messages are allowed, and their answers."""

import json
import pickle
from itertools import count

import pytest

from cardlab import Match, position, start
from cardlab.bots import find
from cardlab.bots.opponent_levels import opponents
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs
from cardlab.sessions.coach_advice import LONGEST, PATIENCE
from cardlab.sessions.jobs import Job, unpack
from cardlab.sessions.match_session import MatchSession
from cardlab.teaching.lesson import Play
from cardlab.widgets import PlayTable, game_widget
from cardlab.words.words import Words


def sat(match: Match, bot="greedy", **more) -> MatchSession:
    return MatchSession(match, "p1", {other: find(bot) for other in match.game.seats[1:]}, Words(), **more).begun()


def ask(session, do="ask_coach", **more):
    return session.handle({"do": do, "at": len(session.match.actions), **more})


# ------------------------------------------------------------------------------------------------ the coach


def test_the_coach_lists_every_action():
    """The actions are as the page shows them, the best first, and each can be sent back as it is."""
    session = sat(start("fast_food", seed=1))
    before = session.match.save()
    answer = json.loads(json.dumps(ask(session)))
    assert (answer["steps"], answer["said"]) == ([], None)
    assert session.match.save() == before
    counsel = answer["counsel"]["best_first"]
    assert {one["action"] for one in counsel} == {one["action"] for one in answer["status"]["actions"]}
    assert {one["label"] for one in counsel} == {one["label"] for one in answer["status"]["actions"]}
    assert [one["worth"] for one in counsel] == sorted((one["worth"] for one in counsel), reverse=True)
    assert all(one["sentence"] for one in counsel)
    assert ask(session, "play", action=counsel[0]["action"])["status"]["at"] == 2


def moves(match: Match) -> list[str]:
    return [str(action) for action in match.legal_actions()]


@pytest.mark.parametrize("slug", slugs())
def test_a_job_about_a_lessons_match_runs_in_another_process(slug):
    """The registry does not have the games that are only played in lessons."""
    match = next(stage for stage in find_lesson(slug).stages if isinstance(stage, Play)).deal.match(7)
    job = Job(moves, match)
    assert unpack(*pickle.loads(pickle.dumps(job.parcel()))) == job.run()


def test_a_tried_action_has_its_error_and_what_it_means():
    session = sat(start("soureh", seed=1).play("p1 draw"))
    counsel = ask(session)["counsel"]
    best = counsel["best_first"][0]
    assert best["worth"] is None
    assert 0 < best["error"] < 0.5
    assert 0 <= best["wins"] <= 1
    assert counsel["notes"][0].endswith("The best score is 100, the worst is 0.")


@pytest.mark.parametrize("slug", ["fast_food", "tablanette", "twos", "seven_twenty_seven", "soureh"])
def test_the_coach_names_no_card_that_the_learner_cannot_see(slug):
    """The answer names only visible cards and those that the learner holds. Its figures come from sets of unseen cards."""
    session = sat(start(slug, seed=5))
    while not session.status()["coach"]:
        ask(session, "play", action=session.status()["actions"][0]["action"])
    view = session.match.seen_by("p1")
    known = {card for zone in view.zones for card in view.known(zone)}
    hidden = {card.face for card in session.match.table.cards() if card not in known} - {card.face for card in known}
    sent = json.dumps(ask(session)["counsel"], ensure_ascii=False)
    assert hidden
    assert not [face for face in hidden if face in sent]


def test_the_coach_does_not_reveal_required_calls():
    """If calls are required, the answer has neither the total nor its score, and actions come without them."""
    for calls, untold in (("total", ["leaves"]), ("total_and_scores", ["leaves", "It scores"])):
        session = sat(start("fast_food", seed=3, calls=calls))
        for one in ask(session)["counsel"]["best_first"]:
            assert "call" not in one["action"]
            assert not any(word in one["sentence"] for word in untold)


def test_spoken_words_stay_with_the_advice():
    """Soureh: the advice distinguishes an action with the word from the same one without, and each can be played as it is sent."""
    session = sat(start("soureh", seed=1).play("p1 draw"))
    told = ask(session)["counsel"]
    counsel = told["best_first"]
    saying = [one for one in counsel if one["action"].endswith("declare")]
    assert saying
    assert all(one["label"].endswith(", Soureh!") for one in saying)
    assert len({one["label"] for one in counsel}) == len(counsel)
    assert ask(session, "play", action=saying[0]["action"])["status"]["at"] > 1


def test_the_coach_admits_if_no_study_shows_that_it_helps():
    ties = Words().say("session-coach_ties")
    assert ask(sat(start("duel_king", seed=2).play("all play")))["counsel"]["notes"][-1] == ties
    assert ties not in ask(sat(start("soureh", seed=1).play("p1 draw")))["counsel"]["notes"]


def test_an_order_is_named_with_its_cards():
    session = sat(start("napoleons_war", seed=2))
    orders = [one for one in ask(session)["counsel"]["best_first"] if one["action"].startswith("p1 order")]
    assert all(len(one["cards"]) == 26 and one["action"] == " ".join(["p1 order", *one["cards"]]) for one in orders)
    assert len({one["label"] for one in orders}) == len(orders)
    assert orders[0]["label"].startswith("March! ")
    assert ask(session, "play", action=orders[0]["action"])["status"]["order"] is None


@pytest.mark.parametrize(
    ("clock", "longest", "other"), [("thread_time", PATIENCE, "monotonic"), ("monotonic", LONGEST, "thread_time")]
)
def test_the_coach_stops_after_its_time(monkeypatch, clock, longest, other):
    """If tries are slow, it stops after a working time, and after a waiting time, with the tries made until then. Time in which
    other programs have the processor does not reduce its working time.
    """
    ticks = count(step=longest / 4)  # each look at the clock finds it a quarter further on
    monkeypatch.setattr(f"cardlab.sessions.coach_advice.{clock}", lambda: next(ticks))
    monkeypatch.setattr(f"cardlab.sessions.coach_advice.{other}", lambda: 0.0)
    counsel = ask(sat(start("napoleons_war", seed=2)))["counsel"]["best_first"]
    assert next(ticks) == 6 * longest / 4  # it began at 0, went on at 1, 2, 3 and 4 quarters, and stopped at the fifth
    assert any(one["tries"] for one in counsel)


def test_without_a_choice_there_is_no_coach():
    """If there are no choices, the match is over, or there is no time, the page shows no button, and a message is refused."""
    over = sat(start("fast_food", seed=1, games=1))
    while over.status()["actions"]:
        ask(over, "play", action=over.status()["actions"][0]["action"])
    pair = position("egyptian_war", {"stack.p1": "7d 2d 3d", "stack.p2": "7s 3c 8c", "pile": "7h 4c"})
    hurried = sat(pair, time_limit=1000)
    ask(hurried, "play", action="p1 play")
    for session in (sat(start("war", seed=1)), over, hurried):
        assert not session.status()["coach"]
        answer = ask(session)
        assert "counsel" not in answer
        assert answer["said"]["sentence"] == "The coach has no advice right now."
    assert hurried.status()["quick"]


def test_an_outdated_question_gets_the_present_state():
    session = sat(start("fast_food", seed=1))
    for at in (1, -1, "0", None, True):
        answer = session.handle({"do": "ask_coach", "at": at})
        assert "counsel" not in answer
        assert "match has moved on" in answer["said"]["sentence"]


# ------------------------------------------------------------------------------------------------ the level


def test_another_level_plays_from_the_next_move_on():
    """Past moves stay, and the bots of all other seats have the new level."""
    session = sat(start("twos", seed=2))
    before, levels = session.match.save(), opponents(session.match.game)
    assert len(levels) > 1
    for level, opponent in levels.items():
        bots = ask(session, "set_bots", level=level)["status"]["bots"]
        assert (bots["level"], [one["level"] for one in bots["levels"]]) == (level, [*levels])
        assert {bot.name for bot in session.bots.values()} == {opponent.player}
        assert list(session.bots) == ["p2", "p3", "p4"]
    assert session.match.save() == before


def test_other_bots_are_left_as_they_are():
    match = start("seven_twenty_seven", seed=1, players=3)
    for bots, level in (("threshold threshold", None), ("greedy threshold", None), ("greedy greedy", "medium")):
        playing = dict(zip(("p2", "p3"), map(find, bots.split()), strict=True))
        assert MatchSession(match, "p1", playing, Words()).begun().status()["bots"]["level"] == level


@pytest.mark.parametrize(
    "level", [None, 7, "", "nobody", "__class__", ["hard"], {"hard": 1}, "hard " * 9999, True, "coach", "greedy"]
)
def test_an_unknown_level_changes_nothing(level):
    session = sat(start("fast_food", seed=1))
    answer = ask(session, "set_bots", level=level)
    assert "did not understand" in answer["said"]["sentence"]
    assert len(answer["said"]["sentence"]) < 200
    assert session.bots["p2"].name == "greedy"


def test_a_level_without_a_study_is_not_offered():
    """It is not in the list, and a message that asks for it is refused."""
    session = sat(start("scramble_war", seed=1, preset="own_pick"))
    assert session.status()["bots"] is None
    assert "did not understand" in ask(session, "set_bots", level="hard")["said"]["sentence"]
    assert session.bots["p2"].name == "greedy"


def test_levels_are_offered_only_if_others_have_choices():
    """War has none, and neither has a table without other players. Other bots stay until the learner chooses a level."""
    assert sat(start("war", seed=1)).status()["bots"] is None
    assert sat(start("egyptian_war", seed=1, preset="beggar_my_neighbour")).status()["bots"] is None
    match = start("seven_twenty_seven", seed=1, players=3)
    mixed = MatchSession(match, "p1", {"p2": find("easy"), "p3": find("random")}, Words()).begun()
    assert mixed.status()["bots"]["level"] is None
    assert game_widget("fast_food", bots="coach").session.status()["bots"]["level"] == "hard"


# ------------------------------------------------------------------------------------------------ announced thinking


def test_the_page_is_informed_before_a_bot_thinks():
    """It gets one message for each decision of a searching bot, and for the coach. Other bots announce nothing."""
    match = start("tablanette", seed=1)
    table = PlayTable(match, bots="easy")
    sent = []
    table.send = sent.append
    table._on_message(table, {"do": "ask_coach", "at": 0}, [])
    assert [*sent[0]] == ["thinks"]
    assert sent[0] == {"thinks": "coach"}
    action = sent[1]["counsel"]["best_first"][0]["action"]
    del sent[:]
    table._on_message(table, {"do": "play", "at": 0, "action": action}, [])
    assert sent[0] == {"thinks": "bots"}
    assert sent[-1]["status"]["at"] == 2
    table._on_message(table, {"do": "set_bots", "at": 2, "level": "medium"}, [])
    del sent[:]
    action = table.session.status()["actions"][0]["action"]
    table._on_message(table, {"do": "play", "at": 2, "action": action}, [])
    assert ["thinks" in message for message in sent] == [False]
