"""Properties of all our lessons: all stages exist, each level has several kinds of questions, and no hint names a choice."""

import pytest

from cardlab.lessons import find, slugs
from cardlab.words.words import Words

BEFORE, AFTER = ["watch", "predict", "practise", "play"], ["ticket"]
EXPERIMENTS = {"addition_war": 1, "subtraction_war": 1, "fast_food": 2, "seven_twenty_seven": 2, "compare": 1}
KINDS = {"compare": 2, "addition_war": 2, "subtraction_war": 2, "fast_food": 3, "seven_twenty_seven": 2}
"""The least number of kinds of questions at each level."""
LEVELS = {"compare": 3}
"""The levels of a lesson, if they are not five: the difficulty of Compare is in the deck."""
GENERATORS = [(slug, made) for slug in slugs() for made in find(slug).generators]
SEEDS = 60


@pytest.mark.parametrize("slug", slugs())
def test_a_lesson_is_complete(slug):
    """It has every stage, and several kinds of questions at every level."""
    stages = find(slug).stages
    assert slug in EXPERIMENTS, f"say in EXPERIMENTS and KINDS above how many of each {slug} has"
    assert [stage.kind for stage in stages] == [*BEFORE, *["investigate"] * EXPERIMENTS[slug], *AFTER]
    practised = next(stage for stage in stages if stage.kind == "practise").questions
    for level in range(1, 1 + LEVELS.get(slug, 5)):
        assert len({one.kind for one in practised if one.level == level}) >= KINDS[slug]


@pytest.mark.parametrize(
    ("slug", "made"), GENERATORS, ids=[f"{slug}: {made.kind}, level {made.level}" for slug, made in GENERATORS]
)
def test_no_hint_names_the_right_choice(slug, made):
    """Only the worked solution names it, at its end."""
    words = Words()
    for question in map(made.question, range(SEEDS)):
        if question.answer_type in ("one", "several", "order", "card"):
            told = question.to_json(words)
            assert told["working"].splitlines()[-1].endswith(told["answer_text"])
            if question.answer_type != "one":
                assert not any(told["answer_text"] in hint for hint in told["hints"])
