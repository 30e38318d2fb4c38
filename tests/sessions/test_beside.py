import pytest

from cardlab.lessons import find, slugs
from cardlab.models import find as find_model
from cardlab.sessions.beside import with_models
from cardlab.teaching.lesson import Predict, Watch
from cardlab.widgets import LessonPage
from cardlab.words.messages import Words
from cardlab.words.story import Story


@pytest.mark.parametrize("slug", slugs())
def test_watching_and_predicting_have_models_beside_them(slug):
    """Each state is one that the page can draw, with names in place of seats; before an answer it asks."""
    kinds = {stage.kind for stage in find(slug).stages if isinstance(stage, Watch | Predict)}
    logs = {stage["kind"]: stage["log"] for stage in LessonPage(slug, seed=4).lesson["stages"] if stage["kind"] in kinds}
    for kind, log in logs.items():
        drawn = [state for step in log["steps"] for state in step["models"] + step.get("models_asked", [])]
        assert drawn
        for state in drawn:
            assert not {"of", "seats"} & set(state)
            assert set(state) - {"model"} <= set(find_model(state["model"]).class_trait_names(sync=True))
        asking = [step for step in log["steps"] if "ask" in step]
        assert bool(asking) == (kind == "predict")
        assert all(state["asks"] for step in asking for state in step["models_asked"])
        assert all("models_asked" not in step for step in log["steps"] if "ask" not in step)


@pytest.mark.parametrize("slug", slugs())
def test_models_stand_in_the_order_of_the_seats(slug):
    """As the table of whoever looks on has them, and as they are asked about; so a comparison does not change its order."""
    for stage in (stage for stage in find(slug).stages if isinstance(stage, Watch | Predict)):
        log = with_models(Story(stage.deal.match(4), words=Words()), find(slug))
        order = [seat["name"] for seat in log["seats"]]
        for states in (step["models"] for step in log["steps"]):
            for kind in {state["model"] for state in states}:
                shown = [state for state in states if state["model"] == kind]
                names = [name for state in shown for name in state.get("names", [state.get("name")]) if name]
                assert names == sorted(names, key=order.index), names


def test_a_log_with_models_is_the_log_of_the_story():
    """Nothing else is changed in it, and the match stays as it was."""
    match = next(stage for stage in find("addition_war").stages if isinstance(stage, Watch)).deal.match(3)
    story, before = Story(match), Story(match).to_json()
    log = with_models(story, find("addition_war"))
    for step in log["steps"]:
        step.pop("models")
    assert log == before == Story(match).to_json()


def test_models_show_no_more_than_a_viewer_sees():
    """To those who watch Fast Food the chart tells the total, and not what can be reached from a hand that they do not see."""
    from cardlab import start

    match = start("fast_food", seed=3)
    match.play(match.legal_actions()[0])
    charts = {
        viewer: [
            state for step in with_models(Story(match, viewer, Words()), find("fast_food"))["steps"] for state in step["models"]
        ]
        for viewer in ("spectator", "p1")
    }
    assert all(chart["reachable"] == [] for chart in charts["spectator"])
    assert any(chart["reachable"] for chart in charts["p1"])
    assert find("fast_food").follow(match.game, "fast_food.play", {"total": 9})
