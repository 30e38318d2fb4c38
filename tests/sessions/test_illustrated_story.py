"""The log of a match with visual models, as lessons show it."""

from dataclasses import replace

import pytest

from cardlab import find as find_game
from cardlab import start
from cardlab.core.errors import OptionError
from cardlab.lessons import find, slugs
from cardlab.models import find as find_model
from cardlab.sessions.illustrated_story import IllustratedStory, with_models
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.teaching.lesson import Predict, Watch
from cardlab.widgets import LessonWidget
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

ILLUSTRATED = [slug for slug in slugs() if find(slug).step_models]


@pytest.mark.parametrize("slug", ILLUSTRATED)
def test_watching_and_predicting_have_models(slug):
    """The page can draw each state, with names instead of seats. No model is redrawn while a card is hidden."""
    kinds = {stage.kind for stage in find(slug).stages if isinstance(stage, Watch | Predict)}
    logs = {stage["kind"]: stage["log"] for stage in LessonWidget(slug, seed=4).lesson["stages"] if stage["kind"] in kinds}
    for kind, log in logs.items():
        drawn = [state for step in log["steps"] for state in step["models"]]
        assert drawn
        for state in drawn:
            assert not {"of", "seats"} & set(state)
            assert set(state) - {"model"} <= set(find_model(state["model"]).class_trait_names(sync=True))
        asking = [step for step in log["steps"] if "predict" in step]
        assert bool(asking) == (kind == "predict")
        assert all(step["models"] == [] for step in asking)


@pytest.mark.parametrize("slug", slugs())
def test_models_are_in_the_order_of_the_seats(slug):
    """The order is that of the viewer's table and of the questions, so a comparison never changes its order."""
    for stage in (stage for stage in find(slug).stages if isinstance(stage, Watch | Predict)):
        log = with_models(MatchStory(stage.deal.match(4), words=Words()), find(slug))
        order = [seat["name"] for seat in log["seats"]]
        for states in (step["models"] for step in log["steps"]):
            for kind in {state["model"] for state in states}:
                shown = [state for state in states if state["model"] == kind]
                named = [name for state in shown for name in state.get("names", [state.get("name")]) if name]
                names = [name for name in named if name in order]  # others are numbers, in the order of the table too
                assert names == sorted(names, key=order.index), names


def presets():
    """Lists every preset of each game that a lesson draws."""
    about = {find(slug).game: find(slug) for slug in ILLUSTRATED}
    return [(game, preset, lesson) for game, lesson in about.items() if game for preset in find_game(game).presets]


def started(game, preset, lesson):
    """Deals a match of the lesson's game, with the lesson's deck."""
    return start(game, preset=preset, seed=2, **({"deck": lesson.deck} if lesson.deck else {}))


@pytest.mark.parametrize(("game", "preset", "lesson"), presets())
def test_a_match_has_the_models_of_its_lesson(game, preset, lesson):
    """This holds for every preset, step by step as they are sent. After an undo, a repeated move is drawn as for the first
    time.
    """
    session = new_match_session(started(game, preset, lesson), "p1", "greedy", Words(), model_lesson=lesson).begun()
    steps = session.log()["steps"]
    for turn in range(12):
        if session.match.is_over:
            break
        legal = [action for action in session.match.legal_actions() if action.who in ("all", "p1")]
        message = {"do": "play", "at": len(session.match.actions), "action": str(legal[turn % len(legal)])}
        answer = session.handle(message)
        steps = [*steps[: answer["cut"]], *answer["steps"]]
        if turn == 5:
            back = session.handle({"do": "undo", "at": len(session.match.actions)})
            steps = steps[: back["cut"]]
    assert steps == session.log()["steps"] == IllustratedStory(MatchStory(session.match, "p1", Words()), lesson).steps()
    drawn = [state for step in steps for state in step["models"]]
    assert drawn
    assert {state["model"] for state in drawn} <= {*lesson.models}
    for state in drawn:
        traits = {name: value for name, value in state.items() if name != "model"}
        find_model(state["model"])(**traits)  # the traits are checked


def test_a_model_that_the_lesson_does_not_list_is_an_error():
    """A table would not get the code that draws it."""
    match = next(stage for stage in find("addition_war").stages if isinstance(stage, Watch)).deal.match(3)
    with pytest.raises(OptionError, match="shows 'ten_frames' at addition_war.turn_up, and `models` is"):
        with_models(MatchStory(match), replace(find("addition_war"), models=("bar_model",)))


def test_a_log_with_models_is_otherwise_the_log_of_the_story():
    """Everything else in it is the same, and the match does not change."""
    match = next(stage for stage in find("addition_war").stages if isinstance(stage, Watch)).deal.match(3)
    story, before = MatchStory(match), MatchStory(match).to_json()
    log = with_models(story, find("addition_war"))
    for step in log["steps"]:
        step.pop("models")
    assert log == before == MatchStory(match).to_json()


def test_models_show_no_more_than_the_viewer_sees():
    """For viewers of Fast Food the chart shows the total, but not the totals that a hidden hand can reach."""
    match = start("fast_food", seed=3)
    match.play(match.legal_actions()[0])
    charts = {
        viewer: [
            state
            for step in with_models(MatchStory(match, viewer, Words()), find("fast_food"))["steps"]
            for state in step["models"]
        ]
        for viewer in ("spectator", "p1")
    }
    assert all(chart["reachable"] == [] for chart in charts["spectator"])
    assert any(chart["reachable"] for chart in charts["p1"])
    assert find("fast_food").models_after(match.game, "fast_food.play", {"total": 9})


@pytest.mark.parametrize("slug", slugs())
def test_models_of_hands_disappear_when_nobody_holds_a_card(slug):
    """When a new hand begins, the models of the last one are gone. A model that belongs to no player may stay."""
    for stage in (stage for stage in find(slug).stages if isinstance(stage, Watch | Predict)):
        steps = with_models(
            MatchStory(stage.deal.match(4), stage.viewer if isinstance(stage, Watch) else "spectator"), find(slug)
        )["steps"]
        assert not any(step["models"] for step in steps if step.get("bares"))


def test_the_lesson_on_727_has_one_picture():
    """The number line with both goals and all totals is on the felt, so its steps need no models."""
    log = with_models(MatchStory(find("seven_twenty_seven").stages[0].deal.match(4)), find("seven_twenty_seven"))
    assert [goal["goal"] for goal in log["goals"]] == [7, 27]
    assert not any(step["models"] for step in log["steps"])
