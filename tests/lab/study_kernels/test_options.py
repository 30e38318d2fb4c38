"""Kernels play the same matches as the readable engine with random options, seeds and numbers."""

import pytest

from cardlab.core.registry import find
from cardlab.lab.study_kernels import all_study_kernels
from tests.lab.study_kernels.against_engine import NOT_IN_KERNELS, differing, drawn, kernel_of

DRAWN = 30
"""The number of sets of options for each game."""
MATCHES = 2
LONGEST = {"max_turns": 600}
"""Most matches end by then, and the engine need not play the few that last for thousands of turns."""


@pytest.mark.parametrize("slug", all_study_kernels())
def test_random_options_agree(slug):
    for number in range(DRAWN):
        plan, first = drawn(slug, number, LONGEST)
        assert differing(plan, first, MATCHES) == [], (number, plan)


def test_random_options_cover_every_choice():
    """Every choice of every option occurs, with short and long limits, and a kernel supports each study."""
    for slug in all_study_kernels():
        plans = [drawn(slug, number, LONGEST)[0] for number in range(DRAWN)]
        assert all(kernel_of(plan) for plan in plans)
        for option in find(slug).options():
            if option.choices and option.name not in NOT_IN_KERNELS:
                assert {getattr(plan.game, option.name) for plan in plans} == set(option.choices)
    assert {1, *LONGEST.values()} < {drawn("war", number, LONGEST)[0].game.max_turns for number in range(DRAWN)}
