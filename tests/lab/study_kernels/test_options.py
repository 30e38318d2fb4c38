"""Kernels play the matches of the readable engine under options drawn at random, with seeds and numbers of any size."""

import pytest

from cardlab.core.registry import find
from cardlab.lab.study_kernels import all_study_kernels
from tests.lab.study_kernels.against_engine import differing, drawn, kernel_of

DRAWN = 30
"""Sets of options for each game."""
MATCHES = 2
LONGEST = {"max_turns": 600}
"""Most matches are over by then, and the engine need not play the few that go on for thousands."""


@pytest.mark.parametrize("slug", all_study_kernels())
def test_options_drawn_at_random(slug):
    for number in range(DRAWN):
        plan, first = drawn(slug, number, LONGEST)
        assert differing(plan, first, MATCHES) == [], (number, plan)


def test_what_is_drawn_is_of_all_kinds():
    """Every choice of every option comes, and short limits as well as long ones; and a kernel deals it."""
    for slug in all_study_kernels():
        plans = [drawn(slug, number, LONGEST)[0] for number in range(DRAWN)]
        assert all(kernel_of(plan) for plan in plans)
        for option in find(slug).options():
            if option.choices:
                assert {getattr(plan.game, option.name) for plan in plans} == set(option.choices)
    assert {1, *LONGEST.values()} < {drawn("war", number, LONGEST)[0].game.max_turns for number in range(DRAWN)}
