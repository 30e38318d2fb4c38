"""What is written down of the messages is what both sides say: `docs/reference/protocol.json` against the sessions and against the page."""

import json
import re
from random import Random

import jsonschema
import pytest

from cardlab import find, lessons
from cardlab.core import registry
from cardlab.match import Match
from cardlab.players.opponent_levels import LEVELS
from cardlab.serve.handlers.websocket import VERSION
from cardlab.sessions.available_actions import WITHIN
from cardlab.sessions.lesson_session import DESKS, OPEN, LessonSession
from cardlab.sessions.match_session import LONGEST_ACTION, MOST_CHOSEN
from cardlab.sessions.predictions import FairOdds
from cardlab.sessions.session_factory import new_session
from cardlab.teaching.lesson import Bets
from cardlab.words.messages import Words
from tests.session_managers import ROOT, SCHEMA, as_sent, wrong

FRONTEND = ROOT / "cardlab" / "frontend"
TYPES = (FRONTEND / "types.d.ts").read_text(encoding="utf-8")
MESSAGES = {one["properties"]["do"]["const"]: one for one in SCHEMA["$defs"]["message"]["oneOf"]}
UNASKED = {"why_not"}
"""What no page of ours asks: it tells itself what may not be done, and `try` says why."""
MOMENTS = 24
ACTIONS = 14


def right(session, message) -> dict:
    """The answer to a message that a page might send, both valid."""
    assert wrong("message", message) == ""
    answer = as_sent(session.handle(message))
    assert wrong("answer", answer) == "", message
    return answer


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$defs"]["from_page"]["oneOf"][0]["properties"]["v"]["const"] == VERSION


def test_the_schema_has_the_limits_of_the_code():
    part = {do: one["properties"] for do, one in MESSAGES.items()}
    assert part["play"]["action"]["maxLength"] == LONGEST_ACTION
    assert part["try"]["cards"]["maxItems"] == MOST_CHOSEN
    assert part["within"]["ms"]["enum"] == list(WITHIN)
    assert SCHEMA["$defs"]["level"]["enum"] == list(LEVELS)
    sizes = {0, *FairOdds.sizes, *range(1, Bets("", "").most + 1)}
    assert SCHEMA["$defs"]["prediction"]["properties"]["bet"]["enum"] == sorted(sizes)
    assert SCHEMA["$defs"]["prediction_offer"]["properties"]["bets"]["items"]["enum"] == list(FairOdds.sizes)


@pytest.mark.parametrize("name", ["message", "answer", "from_page", "from_server"])
@pytest.mark.parametrize("nonsense", [None, {}, [], "play", {"do": "fly"}, {"do": "play", "at": 0}, {"do": "log", "more": 1}])
def test_nonsense_is_not_valid(name, nonsense):
    assert wrong(name, nonsense) != ""


@pytest.mark.parametrize(
    ("name", "frame"),
    [
        ("from_page", {"hello": "a1", "v": 1, "session": "f" * 32}),
        ("from_page", {"n": 1, "widget": 0, "content": {"do": "log"}}),
        ("from_page", {"anew": True}),
        ("from_server", {"welcome": 1, "heard": 0, "taken": 3}),
        ("from_server", {"n": 1, "widget": 0, "content": {"thinks": "coach"}}),
        ("from_server", {"widget": 0, "content": {"thinks": "bots"}}),
        ("from_server", {"anew": True}),
        ("from_server", {"ends": True}),
    ],
)
def test_the_frames_of_the_socket_are_in_it(name, frame):
    assert wrong(name, frame) == ""
    assert wrong(name, {**frame, "more": 1}) != ""


# -------------------------------------------------------------------------------- the sessions' side


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_every_answer_about_a_match_is_in_the_schema(slug, depth):
    """Random play with a step back, another match and back, and the coach, in every game."""
    random = Random(slug)
    match = Match(find(slug).with_options(), 7)
    session = new_session(match, "p1", "greedy", Words(), compares=True, predicts=True).begun()
    status = right(session, {"do": "log"})["status"]
    for turn in range(max(6, depth.of(ACTIONS))):
        at, actions = status["at"], status["actions"]
        spelt = " ".join([status["order"]["action"], *status["order"]["cards"]]) if status["order"] else None
        what = random.choice(["play", "play", "play", "play", "undo", "what_if", "main_line", "refused", "within"])
        message = {"do": what, "at": at}
        if what == "play":
            message["action"] = spelt or _said_whole(random.choice(actions), status, random) if spelt or actions else "p1 play"
            message["shows_predictions"] = random.choice([True, False])
            if status["predictions"]:
                offered = right(session, {"do": "predictions", "at": at})["predictions"]
                value = random.choice(offered["choices"])["value"]
                message["prediction"] = {"value": value, "bet": random.choice([0, *offered["bets"]])}
        elif what == "what_if":
            message["to"] = random.randint(0, at)
        elif what == "refused":
            message = {"do": "why_not", "action": random.choice(["p2 play", "p1 fly", "all turn"])}
        elif what == "within":
            message["ms"] = random.choice(WITHIN)
        status = right(session, message)["status"]
        if turn == 3 and status["coach"] and slug in ("fast_food", "tablanette", "twos"):
            assert right(session, {"do": "coach", "at": status["at"]})["counsel"]["best_first"]
    right(session, {"do": "try", "at": status["at"], "cards": _some_cards(session)})
    right(session, {"do": "bots", "at": status["at"], "level": "random"})
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
    """All stages, practice with every misconception of a question, experiments dealt and refused, the ticket."""
    told = []
    session = LessonSession(lesson, 7, 0, Words(), told.append)
    shown = {kind: right(session, {"do": OPEN, "stage": kind}) for kind in dict.fromkeys(s.kind for s in session.lesson.stages)}
    assert set(shown) == set(SCHEMA["$defs"]["stage_name"]["enum"])
    assert wrong("answer", as_sent(session.handle({"do": OPEN, "stage": "none"}))) == ""
    status = shown["play"]["traits"]["status"]
    for _ in range(4):
        if status["actions"]:
            message = {"do": "play", "at": status["at"], "action": status["actions"][0]["action"]}
            if status["bets"]:
                message["prediction"] = {"value": "more", "bet": status["bets"]["next"]["bets"][-1]["value"]}
            status = right(session, message)["status"]

    for at, question in enumerate(shown["practise"]["traits"]["practise"]["questions"][:3]):
        answers = [question["answer"], *(one["answer"] for one in question["misconceptions"])]
        said = [one if isinstance(one, str) else " ".join(one) for one in answers]
        right(session, {"do": "answered", "question": question["id"], "said": said[::-1][-5:], "hints": at, "at": at})
    assert "refused" in as_sent(session.handle({"do": "answered", "at": True}))["practise"]
    right(session, {"do": "load", "memory": "{}", "at": 9})
    memory = json.dumps(session.stage_session("practise").memory.to_json())
    right(session, {"do": "load", "memory": memory, "at": 9})
    right(session, {"do": "choose", "top": 2, "fluency": True, "at": 9})
    right(session, {"do": "choose", "top": None, "fluency": False, "at": 9})

    experiment = shown["investigate"]["traits"]["investigate"]["experiments"][0]
    options = {one["name"]: one["values"][-1]["value"] for one in experiment["fields"]}
    guess = {"do": "guess", "experiment": experiment["name"], "guess": experiment["options"][0]["value"], "at": 10}
    right(session, guess)
    right(session, {**guess, "guess": "none"})
    about = {"do": "deal", "experiment": experiment["name"], "games": 100, "at": 10}
    right(session, {**about, **experiment["usual"]})
    right(session, {**about, "arms": [{}, options]})
    right(session, {**about, "arms": [{"none": 1}], "at": 11})
    right(session, {"do": "noticed", "experiment": experiment["name"], "at": 12})
    right(session, {"do": "halt", "at": 12})
    assert {"told"} in [set(one.get("investigate", ())) for one in told]
    for one in told:
        assert wrong("answer", as_sent(one)) == ""

    n = len(shown["ticket"]["traits"]["ticket"]["questions"])
    right(session, {"do": "ticket", "answers": [""], "at": 13})
    right(session, {"do": "ticket", "answers": ["12", "", "x", "p1", "7d", "1/2", "0"][:n], "at": 14})
    right(session, {"do": OPEN, "stage": "ticket"})


# -------------------------------------------------------------------------------- the page's side


def test_the_page_says_what_is_in_the_schema_and_no_more():
    """Each ``do: "…"`` in what a browser runs has its message, and each message but those that nobody asks is sent."""
    sent = {do for path in FRONTEND.glob("*.js") for do in re.findall(r'\bdo: "(\w+)"', path.read_text(encoding="utf-8"))}
    assert sent == set(MESSAGES) - UNASKED


def test_the_types_of_the_page_have_the_fields_of_the_schema():
    """`SessionRequest` and `StageRequest`, field by field; `at` is added where they are sent."""
    declared = {}
    for name in ("SessionRequest", "StageRequest"):
        union = re.search(rf"export type {name} =\n(.*?);\n\n", TYPES, re.DOTALL)[1]
        for members in re.findall(r"\| \{(.*)\}", union):
            dos, *fields = members.split("; ")
            for do in re.findall(r'"(\w+)"', dos):
                declared[do] = {field.split(":")[0] for field in fields}
    assert set(declared) == set(MESSAGES) - UNASKED - {OPEN, "log"}
    for do, fields in declared.items():
        message = MESSAGES[do]
        wanted = {name if name in message["required"] else f"{name}?" for name in message["properties"]} - {"do", "at"}
        assert fields == wanted, do


def test_the_sessions_know_every_message_of_the_schema():
    assert set(DESKS) | {OPEN} <= set(MESSAGES)
    session = new_session(Match(find("war").with_options(), 7), "p1", "greedy", Words()).begun()
    for do in set(MESSAGES) - set(DESKS) - {OPEN}:
        answer = session.handle({"do": do, "at": 0})
        assert (answer.get("said") or {}).get("sentence") != Words().say("ui-unreadable", what=do)
