"""The learner's predictions in the lessons: how much narration comes between two questions."""

from typing import Any

import pytest

from cardlab.lessons import find, slugs
from cardlab.sessions.lesson_session import stage_state
from cardlab.teaching.lesson import Predict
from cardlab.words.words import Words

FORETOLD = [(slug, stage) for slug in slugs() for stage in find(slug).stages if isinstance(stage, Predict)]


def breaths(steps: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Returns groups of steps that are narrated together: those that flow into one another, with small ones at the end joined
    to the previous group.
    """
    told: list[list[dict[str, Any]]] = []
    for before, step in zip([None, *steps], steps, strict=False):
        if before is not None and before.get("flows") and "predict" not in step and told:
            told[-1].append(step)
        else:
            told.append([step])
    if len(told) > 1 and all(step.get("flows") == "either" for step in told[-1]):
        told[-2:] = [told[-2] + told[-1]]
    return told


@pytest.mark.parametrize(("slug", "stage"), FORETOLD, ids=[slug for slug, _ in FORETOLD])
def test_few_steps_wait_for_a_press_after_an_answer(slug, stage, depth):
    """After an answer at most one more step of the same turn waits for a press. In 727 three may wait: nearest to 27, split,
    winner.
    """
    for seed in range(depth.of(10)):
        asked, waiting, action = False, 0, None
        for told in breaths(stage_state(find(slug), stage, seed, Words())["log"]["steps"]):
            if "came" in told[0] or told[0]["action"] != action:
                asked, waiting, action = "came" in told[0], 0, told[0]["action"]
            elif asked:
                waiting += 1
            assert waiting <= {"seven_twenty_seven": 3}.get(slug, 1), (seed, [step["rule"] for step in told])
