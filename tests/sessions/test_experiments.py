"""Who deals the games of an experiment: whatever a browser sends is answered, and nothing that was counted is lost."""

import asyncio
import json
from collections import Counter

import pytest

from cardlab.lessons import slugs as lesson_slugs
from cardlab.protocol.messages import parse
from cardlab.sessions.experiments import Experiments, deal
from cardlab.teaching.experiment import GAMES, MOST_ARMS
from cardlab.widgets import LessonWidget
from cardlab.words.words import Words
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

    def __init__(self, slug: str = "addition_war", seed: int = 3, language: str = "en") -> None:
        self.said: list[dict] = []
        super().__init__(slug, seed, Words(language), lambda told: self.said.append(told["told"]))


def start(
    stage_session: Experiments, games: object = 1000, arms: object = None, experiment: object = "sums", at: object = 5
) -> dict:
    arms = [{}] if arms is None else arms
    return stage_session.answer(
        parse({"do": "run_experiment", "experiment": experiment, "arms": arms, "games": games, "at": at})
    )


def dealt(stage_session: Heard) -> dict:
    while stage_session.step():
        pass
    return stage_session.said[-1]


def usual(stage_session: Heard, name: str) -> dict:
    """Deal what an experiment deals first."""
    about = next(one for one in stage_session.state()["experiments"] if one["name"] == name)
    assert "refused" not in start(stage_session, about["usual"]["games"], about["usual"]["arms"], name)
    return dealt(stage_session)


def counts(told: dict, arm: int = 0) -> list[int]:
    return [int(row["n"].replace(",", "")) for row in told["arms"][arm]["rows"]]


def test_games_are_counted_and_the_exact_chances_are_known():
    stage_session = Heard()
    assert start(stage_session, 1000) == {"heard": 5}
    told = dealt(stage_session)
    assert (told["dealt"], told["games"], told["ended"]) == (1000, 1000, True)
    assert sum(counts(told)) == 2000
    (arm,) = told["arms"]
    assert sum(row["exact"] for row in arm["rows"]) == pytest.approx(1)
    assert all(row["share"] <= told["top"] and row["exact"] <= told["top"] for row in arm["rows"])
    assert len(told["lines"]) <= 6
    assert told["sentence"] == "1,000 games are dealt."
    json.dumps(stage_session.state())


@pytest.mark.parametrize(("language", "told"), [("es", "20.000"), ("fr", "20\u202f000"), ("ar", "20,000")])
def test_how_many_games_are_dealt_is_told_in_the_figures_of_the_language(language, told):
    """On the button that deals them and once they are dealt; a number that a language has written is not written again."""
    stage_session = Heard(language=language)
    sums = next(one for one in stage_session.state()["experiments"] if one["name"] == "sums")
    assert told in [games["label"] for games in sums["games"]]
    start(stage_session, 20_000)
    assert told in dealt(stage_session)["sentence"]


def test_what_was_counted_is_told_again_and_again_and_said_at_the_end():
    stage_session = Heard()
    start(stage_session, 1000)
    while stage_session.step():
        pass
    assert [told["dealt"] for told in stage_session.said] == list(range(100, 1001, 100))
    assert [bool(told["sentence"]) for told in stage_session.said] == [*[False] * 9, True]


def test_how_the_games_are_cut_changes_nothing():
    """A slow machine looks up after each batch, a quick one never: the same games have been dealt."""
    about = ("fast_food", "seats", [{"score_by": "both", "bots": "random"}, {"score_by": "digits", "bots": "random"}], 9)
    dealt_here, at_once = deal(*about, 0, 5, 60.0)
    assert dealt_here == 5
    in_pieces = [Counter(), Counter()]
    for number in range(5):
        one, counted = deal(*about, number, 5, 0.0)
        assert one == 1
        for bag, more in zip(in_pieces, counted, strict=True):
            bag.update(more)
    assert in_pieces == at_once
    assert at_once[0] != at_once[1]


def test_a_run_is_the_same_for_a_class_and_another_run_has_other_games():
    one, other = Heard(), Heard()
    first = [dealt(stage_session) for stage_session in (one, other) if not start(stage_session).get("refused")]
    assert first[0] == first[1]
    start(one)
    assert counts(dealt(one)) != counts(first[0])


def test_two_settings_stand_side_by_side_under_one_axis():
    """What sets them apart is their label; what cannot come in one has a place and no exact chance."""
    stage_session = Heard()
    start(stage_session, arms=[{}, {"court_cards": "11_12_13"}])
    told = dealt(stage_session)
    assert [arm["label"] for arm in told["arms"]] == ["Jack, queen, king: taken out", "Jack, queen, king: 11, 12, 13"]
    assert [[row["label"] for row in arm["rows"]] for arm in told["arms"]] == [[str(n) for n in range(2, 27)]] * 2
    assert [row["exact"] for row in told["arms"][0]["rows"][-6:]] == [None] * 6
    assert counts(told)[-6:] == [0] * 6
    assert told["question"] is None
    assert told["why"] == ""


def test_the_question_comes_with_the_games_that_it_is_about():
    """Not with fewer of them, not with other settings, not while they are dealt; its key is the highest bar."""
    stage_session = Heard()
    start(stage_session, 1000)
    assert dealt(stage_session)["question"] is None
    told = usual(stage_session, "sums")
    assert [one["question"] for one in stage_session.said[:-1]] == [None] * (len(stage_session.said) - 1)
    rows = told["arms"][0]["rows"]
    assert told["question"]["answer"] == max(rows, key=lambda row: row["share"])["label"] == "11"
    assert "10 and 1" in told["why"]


def test_a_guess_is_kept_and_never_judged():
    stage_session = Heard()
    kept = {"experiment": "sums", "guess": "20", "answered": False}
    assert stage_session.answer(parse({"do": "guess", "experiment": "sums", "guess": "20", "at": 1})) == {
        "heard": 1,
        "kept": kept,
    }
    assert stage_session.state()["experiments"][0]["guess"] == "20"
    for guess in (*NONSENSE, "21", "war"):
        assert stage_session.answer(parse({"do": "guess", "experiment": "sums", "guess": guess, "at": 2}))["refused"]
    assert stage_session.guesses == {"sums": "20"}
    assert stage_session.answer(parse({"do": "guess", "experiment": "none", "guess": "20", "at": 1}))["experiment"] is None


def test_a_question_is_answered_when_there_was_something_to_see():
    stage_session = Heard()
    assert stage_session.answer(parse({"do": "conclude_experiment", "experiment": "sums", "at": 1}))["refused"]
    usual(stage_session, "sums")
    assert stage_session.answer(parse({"do": "conclude_experiment", "experiment": "sums", "at": 2}))["kept"]["answered"]
    assert [one["answered"] for one in stage_session.state()["experiments"]] == [True, False, False]


@pytest.mark.parametrize("slug", lesson_slugs())
def test_another_process_goes_on_where_this_one_stopped(slug):
    """The guess, the games, the answer: all that the page shows is the same, and the next games are new ones."""
    stage_session, again = Heard(slug), Heard(slug)
    one, *_, other = stage_session.state()["experiments"]
    for about in (one, other):
        stage_session.answer(
            parse({"do": "guess", "experiment": about["name"], "guess": about["options"][0]["value"], "at": 1})
        )
    usual(stage_session, one["name"])
    stage_session.answer(parse({"do": "conclude_experiment", "experiment": one["name"], "at": 1}))
    start(stage_session, 1000, [{}], other["name"])
    stage_session.step()
    saved = json.loads(json.dumps(stage_session.saved()))
    again.restore(saved)
    stage_session.answer(parse({"do": "stop_experiment", "at": 1}))
    assert again.state() == stage_session.state()
    assert again.state()["experiments"][-1]["told"]["ended"]
    for each in (stage_session, again):
        start(each, 100, [{}], one["name"])
    assert dealt(stage_session) == dealt(again)


def test_many_samples_are_dealt_side_by_side_and_no_more_games_in_all():
    """Twelve hundreds at once, or twelve thousands of another pack; not so many games as of one setting, nor one sample more."""
    stage_session = Heard()
    told = usual(stage_session, "hundreds")
    assert [sum(counts(told, arm)) for arm in range(12)] == [200] * 12
    assert told["sentence"] == "12 × 100 games are dealt."
    assert told["question"]["answer"] in {"all", "most", "half"}
    assert "refused" not in start(stage_session, 1000, [{"packs": 2}] * 12, "hundreds")
    assert dealt(stage_session)["question"] is None
    assert start(stage_session, GAMES[-1], [{}] * 12, "hundreds")["refused"]
    assert start(stage_session, 100, [{}] * 13, "hundreds")["refused"]


def test_it_can_be_stopped_and_what_was_counted_stays():
    stage_session = Heard()
    start(stage_session, 20_000)
    stage_session.step()
    assert stage_session.answer(parse({"do": "stop_experiment", "at": 6})) == {"heard": 6}
    assert (stage_session.said[-1]["dealt"], stage_session.said[-1]["ended"], stage_session.said[-1]["question"]) == (
        100,
        True,
        None,
    )
    assert stage_session.said[-1]["sentence"] == "You have stopped. 100 games are dealt."
    assert not stage_session.step()
    assert stage_session.state()["experiments"][0]["told"] == stage_session.said[-1]
    n = len(stage_session.said)
    assert stage_session.answer(parse({"do": "stop_experiment", "at": 7})) == {"heard": 7}
    assert len(stage_session.said) == n


def test_a_new_start_ends_the_old_one():
    stage_session = Heard()
    start(stage_session, 20_000)
    stage_session.step()
    start(stage_session, 100, experiment="wars")
    assert (stage_session.said[-1]["experiment"], stage_session.said[-1]["ended"]) == ("sums", True)
    told = dealt(stage_session)
    assert (told["experiment"], told["dealt"]) == ("wars", 100)
    assert {one["name"]: one["told"]["dealt"] for one in stage_session.state()["experiments"] if one["told"]} == {
        "sums": 100,
        "wars": 100,
    }


@pytest.mark.parametrize("games", [0, -1, 1, 99, GAMES[-1] + 1, 10**30, True, None, "100", 100.0, [], {}])
def test_a_number_of_games_that_cannot_be_is_refused(games):
    """What is being dealt goes on."""
    stage_session = Heard()
    start(stage_session, 1000)
    stage_session.step()
    refused = "That cannot be dealt here. Choose from the lists. What has been dealt is still here."
    assert start(stage_session, games)["refused"] == refused
    assert dealt(stage_session)["dealt"] == 1000


@pytest.mark.parametrize("arms", [*(one for one in NONSENSE if one is not None), [], [{}] * (MOST_ARMS + 1), [{}, 7]])
def test_arms_that_there_cannot_be_are_refused(arms):
    stage_session = Heard()
    start(stage_session, 1000)
    stage_session.step()
    assert stage_session.answer(parse({"do": "run_experiment", "experiment": "sums", "arms": arms, "games": 100, "at": 1}))[
        "refused"
    ]
    assert dealt(stage_session)["dealt"] == 1000


@pytest.mark.parametrize("options", [one for one in NONSENSE if isinstance(one, dict) and one])
def test_an_option_that_cannot_be_set_is_refused(options):
    stage_session = Heard()
    start(stage_session, 1000)
    stage_session.step()
    assert start(stage_session, arms=[{}, options])["refused"]
    assert dealt(stage_session)["dealt"] == 1000


@pytest.mark.parametrize("experiment", [*NONSENSE, "sum"])
def test_an_experiment_that_there_is_not_is_refused(experiment):
    stage_session = Heard()
    told = start(stage_session, experiment=experiment)
    assert told["refused"] == "The table did not understand this: experiment"
    assert told["experiment"] is None
    assert start(stage_session, at="soon") == {
        "heard": None,
        "refused": "The table did not understand this: at",
        "experiment": None,
    }


def test_other_messages_are_heard_while_games_are_dealt(monkeypatch):
    """The loop of the kernel takes a turn after every breath: somebody can stop the dealing."""
    said: list[dict] = []
    monkeypatch.setattr("cardlab.sessions.experiments.BREATH", 0.0)

    async def scene() -> None:
        stage_session = Experiments("addition_war", stages("addition_war"), 3, Words(), said.append)
        start(stage_session, GAMES[-1])
        assert said == []
        while not said:
            await asyncio.sleep(0)
        stage_session.answer(parse({"do": "stop_experiment", "at": 1}))
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert 0 < said[-1]["told"]["dealt"] < GAMES[-1]
    assert said[-1]["told"]["ended"]


@pytest.mark.parametrize("slug", lesson_slugs())
def test_every_experiment_of_every_lesson_renders_with_each_setting(slug):
    """Each value has words, and everything that is counted has a name."""
    stage_session = Heard(slug)
    for about in stage_session.state()["experiments"]:
        assert about["title"]
        assert about["ask"]
        settings = [(field["name"], one["value"]) for field in about["fields"] for one in field["values"]]
        for options in [{}, *({name: value} for name, value in settings)]:
            assert "refused" not in start(stage_session, 100, [options, {}], about["name"])
            told = dealt(stage_session)
            assert all(row["label"] for arm in told["arms"] for row in arm["rows"])
            assert told["sentence"]


def test_a_lesson_answers_its_page(monkeypatch):
    """What is counted goes out as messages; without a loop all games are dealt at once."""
    page, sent = LessonWidget("addition_war", seed=3), []
    monkeypatch.setattr(page, "send", sent.append)
    page._on_message(None, {"do": "run_experiment", "experiment": "wars", "arms": [{}], "games": 100, "at": 1}, None)
    assert sent[-1] == {"investigate": {"heard": 1}}
    assert sent[-2]["investigate"]["told"]["dealt"] == 100
    page._on_message(None, {"do": "stop_experiment"}, None)
    page._on_message(None, {"do": "guess", "experiment": "wars", "guess": "7", "at": 2}, None)
    assert sent[-1]["investigate"]["kept"]["guess"] == "7"
    assert page.get_state()["investigate"]["experiments"][-1]["told"]["dealt"] == 100
