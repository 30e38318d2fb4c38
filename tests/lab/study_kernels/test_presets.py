"""Kernels play the same matches as the readable engine: every column of every match, for every preset."""

import pytest

from cardlab.lab.study_kernels import all_study_kernels
from tests.lab.study_kernels.against_engine import differing, plans

DEALS = {
    "war": 20,
    "speed_war": 40,
    "guerilla_joker": 20,
    "fast_food": 40,
    "egyptian_war": 50,
    "seven_twenty_seven": 2,
    "tablanette": 5,
    "twenty_first_century_war": 3,
    "money": 2,
}
"""As many as the engine plays in a second; 30 for the other games. `benchmarks/study_kernel_agreement.py` compares thousands.
"""
LONG = {"war endless": 6}


@pytest.mark.parametrize("named", [pytest.param(one, id=one[0]) for slug in all_study_kernels() for one in plans(slug, 1)])
def test_every_preset_agrees(named, depth):
    name, plan = named
    assert differing(plan, 0, depth.of(LONG.get(name) or DEALS.get(plan.game.slug, 30))) == []


def test_every_game_with_a_kernel_has_presets_to_compare():
    assert all(list(plans(slug, 1)) for slug in all_study_kernels())
