"""The session that plays the games of an experiment answers every message of a browser, and loses no counts."""

import asyncio
import json
from collections import Counter
from itertools import combinations, count

import pytest

from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs as lesson_slugs
from cardlab.protocol.messages import parse
from cardlab.sessions.experiments import Experiments, deal
from cardlab.teaching.experiment import BATCH, GAMES, MOST_ARMS, RACE
from cardlab.widgets import LessonWidget
from cardlab.words.words import Words
from tests.experiment_tasks import StepByStep, stages

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
    """Records its messages."""

    def __init__(self, slug: str = "fast_food", seed: int = 3, language: str = "en") -> None:
        self.said: list[dict] = []
        super().__init__(slug, seed, Words(language), lambda told: self.said.append(told["told"]))


MOMENTS = count(10)
"""Times of messages; each is different."""


def start(
    stage_session: Experiments, games: object = 1000, arms: object = None, experiment: object = "seats", at: object = None
) -> dict:
    arms, at = [{}] if arms is None else arms, next(MOMENTS) if at is None else at
    return stage_session.answer(
        parse({"do": "run_experiment", "experiment": experiment, "arms": arms, "games": games, "at": at})
    )


def dealt(stage_session: Heard) -> dict:
    while stage_session.step():
        pass
    return stage_session.said[-1]


def usual(stage_session: Heard, name: str) -> dict:
    """Plays the first games of an experiment."""
    about = next(one for one in stage_session.state()["experiments"] if one["name"] == name)
    assert "refused" not in start(stage_session, about["usual"]["games"], about["usual"]["arms"], name)
    return dealt(stage_session)


def counts(told: dict, arm: int = 0) -> list[int]:
    return [int(row["n"].replace(",", "")) for row in told["arms"][arm]["rows"]]


def test_games_are_counted_and_the_exact_chances_are_known():
    stage_session = Heard()
    assert start(stage_session, 1000, at=5) == {"heard": 5}
    told = dealt(stage_session)
    assert (told["dealt"], told["games"], told["ended"]) == (1000, 1000, True)
    assert sum(counts(told)) == 1000
    (arm,) = told["arms"]
    assert sum(row["exact"] for row in arm["rows"]) == pytest.approx(1)
    assert all(row["share"] <= told["top"] and row["exact"] <= told["top"] for row in arm["rows"])
    assert len(told["lines"]) <= 6
    assert told["sentence"] == "1,000 games played."
    json.dumps(stage_session.state())


@pytest.mark.parametrize(("language", "told"), [("es", "20.000"), ("fr", "20\u202f000"), ("ar", "20,000")])
def test_the_number_of_games_is_written_in_the_figures_of_the_language(language, told):
    """It is on the button that plays them, and in the result, and is formatted only once."""
    stage_session = Heard(language=language)
    seats = next(one for one in stage_session.state()["experiments"] if one["name"] == "seats")
    assert told in [games["label"] for games in seats["games"]]
    start(stage_session, 20_000)
    assert told in dealt(stage_session)["sentence"]


def test_counts_are_sent_repeatedly_and_announced_at_the_end():
    stage_session = Heard()
    start(stage_session, 1000)
    while stage_session.step():
        pass
    assert [told["dealt"] for told in stage_session.said] == list(range(100, 1001, 100))
    assert [bool(told["sentence"]) for told in stage_session.said] == [*[False] * 9, True]


def test_the_size_of_batches_changes_nothing():
    """A slow machine pauses after each batch, a quick one never, and both play the same games."""
    about = ("fast_food", "", "seats", [{"score_by": "both", "bots": "random"}, {"score_by": "digits", "bots": "random"}], 9)
    dealt_here, at_once = deal(*about, BATCH, 0, 5, 60.0)
    assert dealt_here == 5
    in_pieces = [Counter(), Counter()]
    for number in range(5):
        one, counted = deal(*about, BATCH, number, 5, 0.0)
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


def test_two_settings_are_shown_under_one_axis():
    """Their labels give the difference, and neither the question nor the reason is about them."""
    stage_session = Heard()
    start(stage_session, arms=[{}, {"score_by": "digits"}])
    told = dealt(stage_session)
    labels = [arm["label"] for arm in told["arms"]]
    assert len({*labels}) == 2
    assert all(labels)
    assert [row["label"] for row in told["arms"][0]["rows"]] == [row["label"] for row in told["arms"][1]["rows"]]
    assert (told["question"], told["why"]) == (None, "")


def test_the_question_comes_with_its_games():
    """It does not come with fewer games, with other settings, or while they are played."""
    stage_session = Heard()
    start(stage_session, 1000)
    assert dealt(stage_session)["question"] is None
    told = usual(stage_session, "seats")
    assert [one["question"] for one in stage_session.said[:-1]] == [None] * (len(stage_session.said) - 1)
    assert told["question"]["answer"] == "digits"
    assert "110" in told["why"]


def race(stage_session: Heard, *games: int) -> dict:
    """Plays these numbers of games, one press after the other."""
    for n in games:
        assert "refused" not in start(stage_session, n, experiment="sums")
        dealt(stage_session)
    return stage_session.said[-1]


def test_in_a_race_games_are_added():
    """With one, ten and a hundred games the bars only grow. The question needs a thousand, and its answer is the highest bar."""
    stage_session = Heard("addition_war")
    before = [0] * 19
    for n, total in zip(RACE, (1, 11, 111, 1111), strict=True):
        told = race(stage_session, n)
        assert told["dealt"] == sum(counts(told)) == total
        assert all(now >= was for was, now in zip(before, counts(told), strict=True))
        assert bool(told["question"]) == bool(told["why"]) == (total >= 1000)
        before = counts(told)
    rows = told["arms"][0]["rows"]
    best = max(rows, key=lambda row: row["share"])["label"]
    question = told["question"]
    assert question["answer"] == best
    assert [choice["value"] for choice in question["choices"]] == ["2", best, "20"]
    assert {one["answer"] for one in question["misconceptions"]} == {"2", "20"}
    pack = [card for card in range(1, 11) for _ in range(4)]
    ways = Counter(a + b for a, b in combinations(pack, 2))
    assert best != "11"
    assert told["why"] == (
        f"{best} came up most this time. In the end, 11 should win: 1 + 10, 2 + 9, 3 + 8, 4 + 7, and 5 + 6. "
        f"With all the suits, {ways[11]} pairs of cards make 11, and {ways[int(best)]} make {best}."
    )
    assert start(stage_session, 5000, experiment="sums")["refused"]


def test_a_race_shows_the_cards_of_a_single_game():
    """Their sum is the bar that has grown, also for a page that is opened later. More games at once show no cards."""
    stage_session, again = Heard("addition_war"), Heard("addition_war")
    assert stage_session.state()["experiments"][0]["turns_up"] == 2
    before = [0] * 19
    for n in (1, 10, 1, 1, 100):
        told = race(stage_session, n)
        now = counts(told)
        grown = [2 + i for i, (old, new) in enumerate(zip(before, now, strict=True)) if new > old]
        before = now
        if n > 1:
            assert told["one_game"] is None
            continue
        ranks = [{"A": 1, "T": 10}.get(card[0]) or int(card[0]) for card in told["one_game"]["cards"]]
        assert [sum(ranks)] == grown
        assert told["one_game"]["text"] == f"{ranks[0]} + {ranks[1]} = {sum(ranks)}"
        again.restore(json.loads(json.dumps(stage_session.saved())))
        assert again.state()["experiments"][0]["told"]["one_game"] == told["one_game"]


def test_a_race_continues_in_another_process_and_a_new_bet_starts_a_new_one():
    stage_session, again = Heard("addition_war"), Heard("addition_war")
    stage_session.answer(parse({"do": "guess", "experiment": "sums", "guess": "12", "at": 1}))
    race(stage_session, 1, 1000)
    again.restore(json.loads(json.dumps(stage_session.saved())))
    assert race(again, 10)["dealt"] == race(stage_session, 10)["dealt"] == 1011
    assert again.said[-1] == stage_session.said[-1]
    again.answer(parse({"do": "conclude_experiment", "experiment": "sums", "at": 2}))
    assert again.answered == {"sums"}
    again.answer(parse({"do": "guess", "experiment": "sums", "guess": "7", "at": 3}))
    assert (again.answered, again.state()["experiments"][0]["told"]) == (set(), None)
    assert race(again, 1)["dealt"] == 1


def test_a_repeated_message_plays_no_games_and_ends_no_race():
    """After a lost connection, a page repeats its unacknowledged messages, also to the process that continues."""
    first, second = Heard("addition_war"), Heard("addition_war")
    guess = parse({"do": "guess", "experiment": "sums", "guess": "12", "at": 1})
    first.answer(guess)
    start(first, 100, experiment="sums", at=2)
    dealt(first)
    second.restore(json.loads(json.dumps(first.saved())))
    for stage_session in (first, second):
        before = stage_session.saved()
        assert stage_session.answer(guess)["kept"]["guess"] == "12"
        assert start(stage_session, 100, experiment="sums", at=2) == {"heard": 2}
        assert stage_session.saved() == before


def test_a_guess_is_stored_and_never_judged():
    stage_session = Heard()
    kept = {"experiment": "seats", "guess": "digits", "answered": False}
    assert stage_session.answer(parse({"do": "guess", "experiment": "seats", "guess": "digits", "at": 1})) == {
        "heard": 1,
        "kept": kept,
    }
    assert stage_session.state()["experiments"][1]["guess"] == "digits"
    for guess in (*NONSENSE, "21", "war"):
        assert stage_session.answer(parse({"do": "guess", "experiment": "seats", "guess": guess, "at": next(MOMENTS)}))[
            "refused"
        ]
    assert stage_session.guesses == {"seats": "digits"}
    assert stage_session.answer(parse({"do": "guess", "experiment": "none", "guess": "digits", "at": 1}))["experiment"] is None


def test_a_question_is_answered_only_after_the_games():
    stage_session = Heard()
    assert stage_session.answer(parse({"do": "conclude_experiment", "experiment": "seats", "at": 1}))["refused"]
    usual(stage_session, "seats")
    assert stage_session.answer(parse({"do": "conclude_experiment", "experiment": "seats", "at": 2}))["kept"]["answered"]
    assert [one["answered"] for one in stage_session.state()["experiments"]] == [False, True]


@pytest.mark.parametrize("slug", lesson_slugs())
def test_another_process_continues(slug):
    """Guess, games, answer and everything else on the page are the same, and the next games are new ones."""
    stage_session, again = Heard(slug), Heard(slug)
    experiments = stage_session.state()["experiments"]
    one, other = experiments[0], experiments[-1]
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


def test_an_experiment_can_be_stopped_and_keeps_its_counts():
    stage_session = Heard()
    start(stage_session, 20_000)
    stage_session.step()
    assert stage_session.answer(parse({"do": "stop_experiment", "at": 6})) == {"heard": 6}
    assert (stage_session.said[-1]["dealt"], stage_session.said[-1]["ended"], stage_session.said[-1]["question"]) == (
        100,
        True,
        None,
    )
    assert stage_session.said[-1]["sentence"] == "You stopped. 100 games played."
    assert not stage_session.step()
    assert stage_session.state()["experiments"][1]["told"] == stage_session.said[-1]
    n = len(stage_session.said)
    assert stage_session.answer(parse({"do": "stop_experiment", "at": 7})) == {"heard": 7}
    assert len(stage_session.said) == n


def test_a_new_start_ends_the_old_one():
    stage_session = Heard()
    start(stage_session, 20_000)
    stage_session.step()
    start(stage_session, 100, experiment="leaving")
    assert (stage_session.said[-1]["experiment"], stage_session.said[-1]["ended"]) == ("seats", True)
    told = dealt(stage_session)
    assert (told["experiment"], told["dealt"]) == ("leaving", 100)
    assert {one["name"]: one["told"]["dealt"] for one in stage_session.state()["experiments"] if one["told"]} == {
        "seats": 100,
        "leaving": 100,
    }


@pytest.mark.parametrize("games", [0, -1, 1, 99, GAMES[-1] + 1, 10**30, True, None, "100", 100.0, [], {}])
def test_an_impossible_number_of_games_is_refused(games):
    """The present games go on."""
    stage_session = Heard()
    start(stage_session, 1000)
    stage_session.step()
    refused = "You can’t play that here. Choose from the lists. Your results are still here."
    assert start(stage_session, games)["refused"] == refused
    assert dealt(stage_session)["dealt"] == 1000


@pytest.mark.parametrize("arms", [*(one for one in NONSENSE if one is not None), [], [{}] * (MOST_ARMS + 1), [{}, 7]])
def test_impossible_settings_are_refused(arms):
    stage_session = Heard()
    start(stage_session, 1000)
    stage_session.step()
    assert stage_session.answer(parse({"do": "run_experiment", "experiment": "seats", "arms": arms, "games": 100, "at": 1}))[
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
def test_an_unknown_experiment_is_refused(experiment):
    stage_session = Heard()
    told = start(stage_session, experiment=experiment)
    assert told["refused"] == "The table did not understand this: experiment"
    assert told["experiment"] is None
    assert start(stage_session, at="soon") == {
        "heard": None,
        "refused": "The table did not understand this: at",
        "experiment": None,
    }


def test_other_messages_are_handled_while_games_are_played(monkeypatch):
    """The kernel's loop runs after every pause, so a learner can stop the games."""
    said: list[dict] = []
    monkeypatch.setattr("cardlab.sessions.experiments.BREATH", 0.0)

    async def scene() -> None:
        stage_session = Experiments(find_lesson("fast_food"), stages("fast_food"), 3, Words(), said.append)
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
def test_every_experiment_of_every_lesson_has_texts_for_each_setting(slug):
    """Each value has words, and each counted quantity has a name."""
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
    """Counts are sent as messages. Without an event loop, all games are played at once."""
    page, sent = LessonWidget("addition_war", seed=3), []
    monkeypatch.setattr(page, "send", sent.append)
    page._on_message(None, {"do": "run_experiment", "experiment": "sums", "arms": [{}], "games": 100, "at": 1}, None)
    assert sent[-1] == {"investigate": {"heard": 1}}
    assert sent[-2]["investigate"]["told"]["dealt"] == 100
    page._on_message(None, {"do": "stop_experiment"}, None)
    assert page.get_state()["investigate"]["experiments"][0]["told"]["dealt"] == 100
    page._on_message(None, {"do": "guess", "experiment": "sums", "guess": "7", "at": 2}, None)
    assert sent[-1]["investigate"]["kept"]["guess"] == "7"
