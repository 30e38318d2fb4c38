"""Kernels play the matches of the readable engine under options drawn at random, with seeds and numbers of any size."""

from dataclasses import replace

import pytest

from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.lab.fast import kernels
from cardlab.lab.plan import Plan
from cardlab.testing.games import random_options
from tests.lab.fast.against_engine import differing, kernel_of

DRAWN = 30
"""Sets of options for each game."""
MATCHES = 2
LONGEST = 600
"""Turns: most matches are over by then, and the engine need not play the few that go on for thousands."""


def drawn(slug: str, number: int) -> tuple[Plan, int]:
    """A study of the game with random options that has a kernel, and the number of a match in it."""
    rng = RandomStream(number, 6)
    game = random_options(find(slug), rng)
    if getattr(game, "max_turns", 0) > LONGEST:
        game = game.with_options(**{**game.set_options, "max_turns": LONGEST})
    players = kernels()[slug].players
    bots = tuple(rng.pick(players) for _ in game.seats)
    plan = Plan(game, bots, rng.below(2**63))
    if kernel_of(plan) is None:  # a kernel that does not deal all options to all its players deals them to the last
        plan = replace(plan, bots=(players[-1],) * len(bots))
    return plan, rng.below(2 ** rng.below(63))


@pytest.mark.parametrize("slug", kernels())
def test_options_drawn_at_random(slug):
    for number in range(DRAWN):
        plan, first = drawn(slug, number)
        assert differing(plan, first, MATCHES) == [], (number, plan)


def test_what_is_drawn_is_of_all_kinds():
    """Every choice of every option comes, and short limits as well as long ones; and a kernel deals it."""
    for slug in kernels():
        plans = [drawn(slug, number)[0] for number in range(DRAWN)]
        assert all(kernel_of(plan) for plan in plans)
        for option in find(slug).options():
            if option.choices:
                assert {getattr(plan.game, option.name) for plan in plans} == set(option.choices)
    assert {1, LONGEST} < {drawn("war", number)[0].game.max_turns for number in range(DRAWN)}
