"""Questions on their own page, and the data with which a server shows a widget without a kernel."""

import pytest
from traitlets import TraitError

from cardlab.core.errors import OptionError
from cardlab.models import names
from cardlab.widgets import Exercise, model_widget


def test_the_same_arguments_give_the_same_questions():
    """A seed decides the questions, and each has all its texts, because there is no session."""
    one, again, other = (Exercise("addition_war", "missing", seed=seed, count=4) for seed in (3, 3, 4))
    assert one.questions == again.questions != other.questions
    assert [question["kind"] for question in one.questions] == ["missing"] * 4
    assert all(question["hints"] and question["working"] and question["replies"] for question in one.questions)
    assert one.questions[0]["prompt"] in one.picture()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"kind": "summ"}, "has no questions of kind 'summ'. Did you mean 'sum'?"),
        ({"kind": "sum", "level": 9}, "level is 9, but 'sum' has only these levels: 1, 2, 3."),
        ({"kind": "sum", "count": 0}, "count is 0, but must be 1 or more."),
    ],
)
def test_an_unknown_kind_is_named(asked, said):
    with pytest.raises(OptionError, match=said.replace("?", r"\?")):
        Exercise("addition_war", **asked)


@pytest.mark.parametrize("kind", ["exercise", *names()])
def test_a_server_can_show_it_without_a_kernel(kind):
    """Its description names the module that draws it, and its models."""
    shown = Exercise("fast_food", "total") if kind == "exercise" else model_widget(kind)
    described = shown.described()
    assert described["entry"] == ("exercise_widget" if kind == "exercise" else "model_widget")
    assert described["models"] == (None if kind == "exercise" else [kind])
    assert described["state"] == shown.page_state()


def test_python_hears_of_an_answer():
    """Python checks the answers itself: what a browser says of them counts for nothing, and a bad entry is left out."""
    exercise, heard = Exercise("addition_war", "sum", seed=2, count=3), []

    def note(one, answer):
        heard.append((one, answer))

    exercise.on_answer(note)
    right = str(exercise._asked[0].answer)
    mistake, value = next(iter(exercise._asked[1].misconceptions.items()))
    first = {"question": 0, "said": ["18", right], "hints": 1, "right": False, "prompt": "<b>"}
    exercise.set_state({"answers": [first]})
    prompt = exercise.questions[0]["prompt"]
    known = {"question": 0, "prompt": prompt, "said": ["18", right], "hints": 1, "right": True, "mistake": ""}
    assert exercise.answers == [known]
    exercise.set_state({"answers": [known, {"question": 1, "said": [str(value)], "hints": 0}]})
    assert exercise.answers[1] | {"prompt": ""} == {
        "question": 1,
        "prompt": "",
        "said": [str(value)],
        "hints": 0,
        "right": False,
        "mistake": mistake,
    }
    assert heard == [(exercise, answer) for answer in exercise.answers]
    exercise.on_answer(note, remove=True)
    for wrong in (
        {"question": 3, "said": ["1"], "hints": 0},
        {"question": 0, "said": "1", "hints": 0},
        {"question": 0, "said": ["1"], "hints": True},
        {"question": 0, "said": ["1" * 500], "hints": 0},
        {"question": 0, "said": ["1"] * 11, "hints": 0},
        {},
    ):
        exercise.set_state({"answers": [wrong]})
        assert exercise.answers == []
    assert len(heard) == 2
    with pytest.raises(TraitError, match="read-only"):
        exercise.answers = []
