"""The generated files follow from the types, and both sides send only what the types allow."""

import json
import re
from random import Random
from typing import get_args

import jsonschema
import pytest

from cardlab import find, lessons
from cardlab.bots.opponent_levels import LEVELS
from cardlab.core import registry
from cardlab.match import Match
from cardlab.protocol.messages import MESSAGES, TIME_LIMITS, BotLevel, MatchMessage
from cardlab.protocol.socket_frames import VERSION
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.teaching.experiment import GAMES, RACE
from cardlab.teaching.practice.memory import MOST_TRIES
from cardlab.teaching.question import LONGEST_ANSWER
from cardlab.words.words import Words
from docs.protocol import SCHEMA as SCHEMA_FILE
from docs.protocol import TYPES, schema, typescript
from tests.session_managers import ROOT, SCHEMA, as_sent, wrong

FRONTEND = ROOT / "cardlab" / "frontend"
UNASKED = {"why_not"}
"""Messages that our pages never send: a page knows the illegal actions itself, and `try_cards` gives reasons."""
OF_A_KERNEL = {"connect", "part", "step", "fonts"}
"""The messages of a widget to its Jupyter kernel, which no session answers."""
MOMENTS = 24
ACTIONS = 14


def right(session, message) -> dict:
    """Returns the answer to a message that a page might send, after checking both."""
    assert wrong("Message", message) == ""
    answer = as_sent(session.handle(message))
    assert wrong("Answer", answer) == "", message
    return answer


@pytest.mark.parametrize(("file", "text"), [(SCHEMA_FILE, schema), (TYPES, typescript)], ids=["schema", "types"])
def test_the_generated_files_follow_from_the_types(file, text):
    assert file.read_text(encoding="utf-8") == text(), f"{file.name} is older than cardlab/protocol: run `make protocol`"


def test_the_schema_is_valid():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$defs"]["Hello"]["properties"]["v"]["const"] == VERSION


def test_the_bounds_are_those_of_the_layers_above():
    """The types import nothing of cardlab, so these values are written twice."""
    fields = {name: one["properties"] for name, one in SCHEMA["$defs"].items() if "properties" in one}
    assert set(get_args(BotLevel)) == set(LEVELS)
    assert (fields["RunExperiment"]["games"]["minimum"], fields["RunExperiment"]["games"]["maximum"]) == (RACE[0], GAMES[-1])
    assert fields["AnswerQuestion"]["said"]["maxItems"] == MOST_TRIES
    assert fields["AnswerQuestion"]["said"]["items"]["maxLength"] == LONGEST_ANSWER


@pytest.mark.parametrize("name", ["Message", "Answer", "FromPage", "FromServer"])
@pytest.mark.parametrize(
    "nonsense", [None, {}, [], "play", {"do": "fly"}, {"do": "play", "at": 0}, {"do": "resend_log", "more": 1}]
)
def test_invalid_messages_are_rejected(name, nonsense):
    assert wrong(name, nonsense) != ""


@pytest.mark.parametrize(
    ("name", "frame"),
    [
        ("FromPage", {"hello": "a1", "v": 2, "session": "f" * 32}),
        ("FromPage", {"n": 1, "widget": 0, "content": {"do": "resend_log"}}),
        ("FromPage", {"anew": True}),
        ("FromServer", {"welcome": 2, "heard": 0, "taken": 3}),
        ("FromServer", {"n": 1, "widget": 0, "content": {"thinks": "coach"}}),
        ("FromServer", {"widget": 0, "content": {"thinks": "bots"}}),
        ("FromServer", {"anew": True}),
        ("FromServer", {"ends": True}),
    ],
)
def test_the_schema_has_the_frames_of_the_socket(name, frame):
    assert wrong(name, frame) == ""
    assert wrong(name, {**frame, "more": 1}) != ""


# -------------------------------------------------------------------------------- the sessions' side


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_every_answer_about_a_match_is_in_the_schema(slug, depth):
    """It covers random play with an undo, another match and the way back, and the coach, in every game."""
    random = Random(slug)
    match = Match(find(slug).with_options(), 7)
    session = new_match_session(match, "p1", "greedy", Words(), tells_worth=True, predicts=True).begun()
    status = right(session, {"do": "resend_log"})["status"]
    for turn in range(max(6, depth.of(ACTIONS))):
        at, actions = status["at"], status["actions"]
        spelt = " ".join([status["order"]["action"], *status["order"]["cards"]]) if status["order"] else None
        what = random.choice(["play", "play", "play", "play", "undo", "what_if", "main_line", "refused", "set_time_limit"])
        message = {"do": what, "at": at}
        if what == "play":
            message["action"] = spelt or _said_whole(random.choice(actions), status, random) if spelt or actions else "p1 play"
            message["shows_predictions"] = random.choice([True, False])
            if status["predictions"] and status["predictions"]["next"]:
                offered = right(session, {"do": "ask_predictions"})["predictions"]
                message["prediction"] = {"value": random.choice(offered["choices"])["value"]}
        elif what == "what_if":
            message["to"] = random.randint(0, at)
        elif what == "refused":
            message = {"do": "why_not", "action": random.choice(["p2 play", "p1 fly", "all turn"])}
        elif what == "set_time_limit":
            message["ms"] = random.choice(TIME_LIMITS)
        status = right(session, message)["status"]
        if turn == 3 and status["coach"] and slug in ("fast_food", "tablanette", "twos"):
            assert right(session, {"do": "ask_coach", "at": status["at"]})["counsel"]["best_first"]
    right(session, {"do": "try_cards", "at": status["at"], "cards": _some_cards(session)})
    right(session, {"do": "set_bots", "at": status["at"], "level": "hard"})
    assert right(session, {"do": "undo", "at": 10_000})["said"]


def _some_cards(session) -> list:
    view = session.match.seen_by("p1")
    return [[name, 0] for name, zone in view.zones.items() if zone][:2]


def _said_whole(action, status, random) -> str:
    asked = {one["name"]: one for one in status["asks"]}
    said = [
        name if asked[name]["flag"] else f"{name} {random.choice([c['value'] for c in asked[name]['choices']] or ['11'])}"
        for name in action["asks"]
    ]
    return " ".join([action["action"], *said])


@pytest.mark.parametrize("lesson", lessons.slugs())
def test_every_answer_of_a_lesson_is_in_the_schema(lesson):
    """It covers all stages, every misconception of the practice questions, finished and refused experiments, and the ticket."""
    told = []
    session = LessonSession(lesson, 7, 0, Words(), told.append)
    shown = {
        kind: right(session, {"do": "open_stage", "stage": kind})
        for kind in dict.fromkeys(s.kind for s in session.lesson.stages)
    }
    assert set(shown) == set(SCHEMA["$defs"]["StageKind"]["enum"])
    assert wrong("Answer", as_sent(session.handle({"do": "open_stage", "stage": "none"}))) == ""
    assert right(session, {"do": "open_together"})["together"]["texts"]
    assert right(session, {"do": "translate", "language": "ar", "stage": "play"})["translated"] == "ar"
    assert right(session, {"do": "translate", "language": "tlh", "stage": "play"}) == {"translated": None}
    status = shown["play"]["traits"]["status"]
    for _ in range(4):
        if status["actions"]:
            said = _said_whole(status["actions"][0], status, Random(7))
            message = {"do": "play", "at": status["at"], "action": said}
            status = right(session, message)["status"]

    for at, question in enumerate(shown["practise"]["traits"]["practise"]["questions"][:3]):
        answers = [question["answer"], *(one["answer"] for one in question["misconceptions"])]
        said = [one if isinstance(one, str) else " ".join(one) for one in answers]
        right(session, {"do": "answer_question", "question": question["id"], "said": said[::-1][-5:], "hints": at, "at": at})
    assert "refused" in as_sent(session.handle({"do": "answer_question", "at": True}))["practise"]
    right(session, {"do": "load_memory", "memory": "{}", "at": 9})
    memory = json.dumps(session.stage_session("practise").memory.to_json())
    right(session, {"do": "load_memory", "memory": memory, "at": 9})
    right(session, {"do": "review_memory", "memory": memory, "at": 9})
    right(session, {"do": "set_practice", "top": 2, "fluency": True, "at": 9})
    right(session, {"do": "set_practice", "top": None, "fluency": False, "at": 9})

    experiment = shown["investigate"]["traits"]["investigate"]["experiments"][0]
    options = {one["name"]: one["values"][-1]["value"] for one in experiment["fields"]}
    guess = {"do": "guess", "experiment": experiment["name"], "guess": experiment["options"][0]["value"], "at": 10}
    right(session, guess)
    right(session, {**guess, "guess": "none", "at": 11})
    about = {"do": "run_experiment", "experiment": experiment["name"], "games": 100}
    right(session, {**about, **experiment["usual"], "at": 12})
    right(session, {**about, "arms": [{}, options], "at": 13})
    right(session, {**about, "arms": [{"none": 1}], "at": 14})
    right(session, {"do": "conclude_experiment", "experiment": experiment["name"], "at": 15})
    right(session, {"do": "stop_experiment", "at": 16})
    assert {"told"} in [set(one.get("investigate", ())) for one in told]
    for one in told:
        assert wrong("Answer", as_sent(one)) == ""

    n = len(shown["ticket"]["traits"]["ticket"]["questions"])
    right(session, {"do": "hand_in_ticket", "answers": [""], "at": 13})
    right(session, {"do": "hand_in_ticket", "answers": ["12", "", "x", "p1", "7d", "1/2", "0"][:n], "at": 14})
    right(session, {"do": "open_stage", "stage": "ticket"})


# -------------------------------------------------------------------------------- the page's side


def test_the_page_sends_exactly_the_messages_in_the_schema():
    """Each ``do: "…"`` in the front end has a message, and each message except those in UNASKED is sent."""
    sent = {do for path in FRONTEND.glob("*/*.js") for do in re.findall(r'\bdo: "(\w+)"', path.read_text(encoding="utf-8"))}
    assert sent - OF_A_KERNEL == set(MESSAGES) - UNASKED


def test_a_table_handles_every_message_about_a_match():
    session = new_match_session(Match(find("war").with_options(), 7), "p1", "greedy", Words()).begun()
    for do in (do for do, cls in MESSAGES.items() if cls in get_args(MatchMessage)):
        told = session.handle({"do": do}).get("said") or {}
        assert told.get("sentence") != Words().say("ui-unreadable", what=do)


def test_the_files_about_messages_exist():
    told = (ROOT / "docs" / "explanation" / "the_life_of_a_message.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:cardlab|tests)/[\w/.]+)`", told))
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []
