"""Compares study kernels with the readable engine on the same matches. `benchmarks/study_kernel_agreement.py` compares more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from cardlab.bots import has_choices
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.lab.columns import columns
from cardlab.lab.plan import Plan
from cardlab.lab.study_kernels import StudyKernel, all_study_kernels, study_kernel_for
from cardlab.testing.games import random_options

NOT_IN_KERNELS = ("deck",)
"""Options that hardly any kernel supports; the engine plays such studies."""


def plans(slug: str, seed: int) -> Iterator[tuple[str, Plan]]:
    """Yields the studies of a game to compare, with their names: each preset with a kernel, and for games with choices all
    pairs of bots.

    Presets with the same options count as one.
    """
    seen: set[Game] = set()
    for preset in find(slug).presets:
        game = find(slug).with_options(preset)
        if game in seen:
            continue
        seen.add(game)
        chooses = has_choices(game)
        for bots in (
            product(all_study_kernels()[slug].supported_bots, repeat=len(game.seats))
            if chooses
            else [("random",) * len(game.seats)]
        ):
            if study_kernel_for(game, dict(zip(game.seats, bots, strict=True))):
                yield " ".join([slug, preset, *(bots if chooses else ())]), Plan(game, bots, seed)


def drawn(slug: str, number: int, most: Mapping[str, int]) -> tuple[Plan, int]:
    """Draws a study with random options and bots that has a kernel, and the number of a match in it.

    Args:
        slug: The game.
        number: Each number gives another study.
        most: Options that are kept small, with their greatest values.
    """
    rng = RandomStream(number, 6)
    game = random_options(find(slug), rng)
    small = {name: min(n, getattr(game, name)) for name, n in most.items() if hasattr(game, name)}
    supported = {name: value for name, value in game.set_options.items() if name not in NOT_IN_KERNELS}
    game = game.with_options(**{**supported, **small})
    players = all_study_kernels()[slug].supported_bots
    bots = tuple(rng.pick(players) for _ in game.seats)
    plan = Plan(game, bots, rng.below(2**63))
    if (
        kernel_of(plan) is None
    ):  # a kernel may not support all options with all its bots, but it supports them with the last ones
        plan = replace(plan, bots=(players[-1],) * len(bots))
    return plan, rng.below(2 ** rng.below(63))


def kernel_of(plan: Plan) -> StudyKernel | None:
    """Returns the kernel for a plan, whether or not it can be used here."""
    return study_kernel_for(plan.game, dict(zip(plan.game.seats, plan.names, strict=True)), plan.at_most, plan.start)  # type: ignore[arg-type]


def differing(plan: Plan, first: int, count: int) -> list[str]:
    """Lists the differences between a kernel and the engine in these matches, a line for each figure."""
    kernel = kernel_of(plan)
    assert kernel is not None
    dealt = kernel.run(plan.seed, first, count)
    assert list(dealt) == list(columns(plan.game))
    assert {len(column) for column in dealt.values()} == {count}
    lines = []
    for place in range(count):
        for name, told in zip(columns(plan.game), plan.row(first + place), strict=True):
            if dealt[name][place] != told:
                lines.append(f"match {first + place}: {name} is {dealt[name][place]}, and in the engine {told}")
    return lines
