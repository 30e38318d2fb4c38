"""Who deals the games of an experiment: whatever a browser sends is answered, and nothing that was counted is lost."""

import asyncio
import json

import pytest

from cardlab.lessons import slugs as lesson_slugs
from cardlab.sessions.laboratory import GAMES, Laboratory
from cardlab.widgets import LessonPage
from cardlab.words.messages import Words
from tests.dealing import StepByStep, stages

NONSENSE = [
    None,
    7,
    2.0,
    "x",
    [],
    {},
    {"packs": 3},
    {"packs": 2.0},
    {"packs": True},
    {"packs": [1]},
    {"max_turns": 3},
    float("nan"),
]


class Heard(StepByStep):
    """Remembers what it has told."""

    def __init__(self, slug: str = "addition_war", seed: int = 3) -> None:
        self.said: list[dict] = []
        super().__init__(slug, seed, Words(), lambda told: self.said.append(told["told"]))


def start(desk: Laboratory, games: object = 100, options: object = None, experiment: object = "sums", at: object = 5) -> dict:
    options = {} if options is None else options
    return desk.handle({"do": "deal", "experiment": experiment, "options": options, "games": games, "at": at})


def dealt(desk: Heard) -> dict:
    while desk.step():
        pass
    return desk.said[-1]


def counts(told: dict) -> list[int]:
    return [int(row["n"]) for row in told["rows"]]


def test_games_are_counted_and_the_exact_chances_stand_beside():
    desk = Heard()
    assert start(desk, 500) == {"heard": 5}
    told = dealt(desk)
    assert (told["dealt"], told["games"], told["ended"]) == (500, 500, True)
    assert sum(counts(told)) == 1000
    assert sum(row["exact"] for row in told["rows"]) == pytest.approx(1)
    assert all(row["share"] <= told["top"] and row["exact"] <= told["top"] for row in told["rows"])
    assert len(told["lines"]) <= 6
    assert "500 games are dealt. Most often: " in told["sentence"]
    json.dumps(desk.page())


def test_what_was_counted_is_told_again_and_again_and_said_at_the_end():
    desk = Heard()
    start(desk, 3)
    while desk.step():
        pass
    assert [told["dealt"] for told in desk.said] == [1, 2, 3]
    assert [bool(told["sentence"]) for told in desk.said] == [False, False, True]


def test_a_run_is_the_same_for_a_class_and_another_run_has_other_games():
    one, other = Heard(), Heard()
    first = [dealt(desk) for desk in (one, other) if not start(desk).get("refused")]
    assert first[0] == first[1]
    start(one)
    assert counts(dealt(one)) != counts(first[0])


def test_a_changed_rule_changes_what_is_counted():
    desk = Heard()
    start(desk, options={"court_cards": "11_12_13", "packs": 2})
    told = dealt(desk)
    assert told["caption"] == "100 games. Jack, queen, king: 11, 12, 13 · Packs: 2."
    assert [row["label"] for row in told["rows"]] == [str(n) for n in range(2, 27)]


def test_it_can_be_stopped_and_what_was_counted_stays():
    desk = Heard()
    start(desk, 2000)
    desk.step()
    assert desk.handle({"do": "halt", "at": 6}) == {"heard": 6}
    assert (desk.said[-1]["dealt"], desk.said[-1]["ended"]) == (1, True)
    assert desk.said[-1]["sentence"].startswith("You have stopped. 1 game is dealt.")
    assert not desk.step()
    assert desk.page()["experiments"][0]["told"] == desk.said[-1]
    n = len(desk.said)
    assert desk.handle({"do": "halt"}) == {"heard": None}
    assert len(desk.said) == n


def test_a_new_start_ends_the_old_one():
    desk = Heard()
    start(desk, 2000)
    desk.step()
    start(desk, 100, experiment="wars")
    assert (desk.said[-1]["experiment"], desk.said[-1]["ended"]) == ("sums", True)
    told = dealt(desk)
    assert (told["experiment"], told["dealt"]) == ("wars", 100)
    assert [one["told"]["dealt"] for one in desk.page()["experiments"]] == [1, 100]


@pytest.mark.parametrize("games", [0, -1, GAMES[-1] + 1, 10**30, True, None, "100", 2.5, [], {}])
def test_a_number_of_games_that_cannot_be_is_refused(games):
    """What is being dealt goes on."""
    desk = Heard()
    start(desk, 500)
    desk.step()
    assert start(desk, games)["refused"] == "Choose from 1 to 2,000 games. What has been dealt is still here."
    assert dealt(desk)["dealt"] == 500


@pytest.mark.parametrize("options", [one for one in NONSENSE if one not in (None, {})])
def test_an_option_that_cannot_be_set_is_refused(options):
    desk = Heard()
    start(desk, 500)
    desk.step()
    assert start(desk, options=options)["refused"]
    assert dealt(desk)["dealt"] == 500


@pytest.mark.parametrize("experiment", [*NONSENSE, "sum"])
def test_an_experiment_that_there_is_not_is_refused(experiment):
    desk = Heard()
    told = start(desk, experiment=experiment)
    assert told["refused"] == "This table did not understand that: experiment"
    assert told["experiment"] is None
    assert start(desk, at="soon") == {"heard": None}


def test_other_messages_are_heard_while_games_are_dealt():
    """The loop of the kernel takes a turn after every breath: somebody can stop the dealing."""
    said: list[dict] = []

    async def scene() -> None:
        desk = Laboratory("addition_war", stages("addition_war"), 3, Words(), said.append)
        start(desk, GAMES[-1])
        assert said == []
        while not said:
            await asyncio.sleep(0)
        desk.handle({"do": "halt"})
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert 0 < said[-1]["told"]["dealt"] < GAMES[-1]
    assert said[-1]["told"]["ended"]


@pytest.mark.parametrize("slug", lesson_slugs())
def test_every_experiment_of_every_lesson_renders_with_each_setting(slug):
    """Each value has words, everything that is counted has a name, and the question can be asked."""
    desk = Heard(slug)
    for about in desk.page()["experiments"]:
        assert about["title"]
        assert about["question"]["prompt"]
        settings = [(field["name"], one["value"]) for field in about["fields"] for one in field["values"]]
        for options in [{}, *({name: value} for name, value in settings)]:
            assert "refused" not in start(desk, 5, options, about["name"])
            told = dealt(desk)
            assert all(row["label"] for row in told["rows"])
            assert told["sentence"]


def test_a_lesson_answers_its_page(monkeypatch):
    """What is counted goes out as messages; without a loop all games are dealt at once."""
    page, sent = LessonPage("addition_war", seed=3), []
    monkeypatch.setattr(page, "send", sent.append)
    page._on_message(None, {"do": "deal", "experiment": "wars", "options": {}, "games": 100, "at": 1}, None)
    assert sent[-1] == {"investigate": {"heard": 1}}
    assert sent[-2]["investigate"]["told"]["dealt"] == 100
    page._on_message(None, {"do": "halt"}, None)
    assert page.get_state()["investigate"]["experiments"][1]["told"]["dealt"] == 100
