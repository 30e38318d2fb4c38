"""The visual models of questions can be drawn, and none of them shows the answer."""

from fractions import Fraction
from itertools import pairwise

import pytest

from cardlab.lessons import find, slugs
from cardlab.models import find as find_model
from cardlab.sessions.page_texts import in_words
from cardlab.widgets.models import model_widget
from cardlab.words.words import Words

SEEDS = 300
DRAWN = 12
"""How many states of each generator become widgets, which is slow."""
GENERATORS = [(slug, made) for slug in slugs() for made in find(slug).generators]
IDS = [f"{slug}: {made.kind}, level {made.level}" for slug, made in GENERATORS]


def results(state) -> set[int | Fraction]:
    """Returns the numbers that a model shows as results, without those that it is made from, and without those that it asks
    for.
    """
    kind, asks = state["model"], state.get("asks", False)
    if kind == "bar_model":
        parts, other = sum(state["parts"]), sum(state.get("other", ()))
        return set() if asks else {parts, other, abs(parts - other)}
    if asks:
        return set()
    if kind == "number_line":
        hops, marks = ([Fraction(n, state.get("parts", 1)) for n in state.get(name, ())] for name in ("hops", "marks"))
        jumps = {abs(to - at) for at, to in pairwise(hops)}
        return jumps | ({abs(marks[0] - marks[1])} if marks else set()) | set(hops[-1:])
    if kind == "ten_frames":
        return {state["a"] + state["b"]}
    if kind == "matching_rows":
        return {abs(state["a"] - state["b"])}
    if kind == "double_target":
        return {abs(total - goal) / 2 for total in state["totals"] for goal in state.get("goals", (14, 54))}
    return set()


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_the_model_of_a_question_can_be_drawn(slug, made, depth):
    """Its name and fields are known, and its widget accepts it."""
    words, drawn = Words(), set()
    for seed in range(depth.of(SEEDS)):
        question = made.question(seed)
        for state in filter(None, (question.model, question.solution)):
            kind, traits = find_model(state["model"]), in_words(state, words)
            assert set(traits) - {"model"} <= {name for name in kind.class_trait_names(sync=True) if not name.startswith("_")}
            if (key := repr(state)) not in drawn and len(drawn) < DRAWN:
                drawn.add(key)
                widget = model_widget(state)
                assert {name: getattr(widget, name) for name in traits} == traits
                widget.close()


CASES = {"most_often", "ways"}
"""The kinds whose worked solution counts cases, which no model shows."""


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_a_second_miss_gets_a_picture(slug, made):
    """It is drawn with the worked solution, so that the learner never gets the fact alone."""
    question = made.question(1)
    assert question.model or question.solution or question.kind in CASES


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_the_model_of_a_question_does_not_show_its_answer(slug, made, depth):
    """The picture leaves out what the question asks for, and the mark does not begin at the place to be chosen."""
    for seed in range(depth.of(SEEDS)):
        question = made.question(seed)
        if question.model is None:
            continue
        if question.answer_type == "place":
            assert question.model.get("value") is not None
            assert question.model["asks"]  # otherwise its description would give the value away
            assert question.answer != question.model["value"]
        if question.answer_type in ("number", "place"):
            assert question.answer not in results(question.model)
