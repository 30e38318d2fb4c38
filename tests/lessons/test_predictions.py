"""What a learner foretells in the lessons, and how much is told between two questions."""

import pytest

from cardlab.lessons import find, slugs
from cardlab.sessions.lesson import stage_page
from cardlab.teaching.lesson import Predict
from cardlab.words.messages import Words

FORETOLD = [(slug, stage) for slug in slugs() for stage in find(slug).stages if isinstance(stage, Predict)]


@pytest.mark.parametrize(("slug", "stage"), FORETOLD, ids=[slug for slug, _ in FORETOLD])
def test_what_the_answers_tell_waits_for_no_press_of_its_own(slug, stage, depth):
    """After an answer one more step of the same turn is told at most; what an answer tells asks nothing and comes right after it."""
    for seed in range(depth.of(10)):
        steps = stage_page(find(slug), stage, seed, Words())["log"]["steps"]
        asked, waiting = False, 0
        for before, step in zip([{}, *steps], steps, strict=False):
            assert not step.get("answered") or (("ask" in before or before.get("answered")) and "ask" not in step)
            if "ask" in step or step["action"] != before.get("action"):
                asked, waiting = "ask" in step, 0
            elif asked and not step.get("answered"):
                waiting += 1
            assert waiting <= 1, (seed, step["rule"])
