"""Questions on their own page, and the data with which a server shows a widget without a kernel."""

import pytest

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
