"""Finds the study kernel for a study, if one supports its game, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.lab.columns import MOST_ACTIONS
from cardlab.lab.study_kernels.study_kernel import StudyKernel


@cache
def all_study_kernels() -> Mapping[str, type[StudyKernel]]:
    """Slug -> the class of its study kernels, from all files in this folder that declare one."""
    names = [module.name for module in iter_modules([str(Path(__file__).parent)]) if module.name.endswith("_supported_options")]
    declared = [value for name in names for value in vars(import_module(f"{__package__}.{name}")).values()]
    ours = [
        value for value in declared if isinstance(value, type) and issubclass(value, StudyKernel) and value is not StudyKernel
    ]
    return {slug: kernel for kernel in ours for slug in kernel.games}


def study_kernel_for(
    game: Game, bots: Mapping[str, str], at_most: int = MOST_ACTIONS, start: Position | None = None
) -> StudyKernel | None:
    """Returns the study kernel for a game with these options, these bots in its seats, this limit and this start; None if
    there is none.
    """
    kind = all_study_kernels().get(game.slug)
    if kind is None:
        return None
    kernel = kind(game, tuple(bots.get(seat, "random") for seat in game.seats), at_most, start)
    return kernel if kernel.supports_study else None
