"""Kernels play the matches of the readable engine: every column of every match, for every preset."""

import pytest

from cardlab.lab.fast import KERNELS
from tests.lab.fast.beside import differing, plans

LONG = {"war endless": 12, "egyptian_war beggar_my_neighbour": 60}
"""What takes the engine longest is played less often."""
SHORT = {"scramble_war": 150, "fast_food": 60}


@pytest.mark.parametrize("named", [pytest.param(one, id=one[0]) for slug in KERNELS for one in plans(slug, 1)])
def test_every_preset(named):
    name, plan = named
    count = LONG.get(name) or SHORT.get(plan.game.slug, 40)
    assert differing(plan, 0, count) == []


def test_every_game_with_a_kernel_has_presets_that_are_compared():
    assert all(list(plans(slug, 1)) for slug in KERNELS)
