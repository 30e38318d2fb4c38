"""`cardlab.lab.read`: a study that was written to a file, as a study again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardlab.core.game import Game
from cardlab.lab.columns import columns
from cardlab.lab.files import ReadError, is_parquet, read_csv, read_parquet
from cardlab.lab.run import Columns, Plan
from cardlab.lab.simulate import plan_of
from cardlab.lab.studies import Study
from cardlab.words.messages import DEFAULT_LANGUAGE

ASKED = {"game": str, "options": dict, "bots": list, "seed": int, "version": str, "asked": int}
"""What a Parquet file says of what was dealt, and as what."""


def read(
    path: str | Path,
    game: str | type[Game] | Game | None = None,
    *,
    seed: int = 0,
    preset: str | None = None,
    bots: str | Mapping[str, str] = "random",
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Read a study from a file that `Study.to_parquet` or `Study.to_csv` has written.

    A Parquet file says what was dealt: ``read("war.parquet")``. A CSV file does not, and what was asked for is said again:
    ``read("war.csv", "war", seed=3)``. Either way the first and the last match are played again: the figures of another study,
    or of other rules, are refused.

    Args:
        path: The file.
        game, seed, preset, bots, options: As in `cardlab.study`. Where a game is given, a Parquet file must be of this study.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownPlayer: There is no such game, preset, option or bot here.
        ReadError: The file cannot be read, is no study, or is another study's.
        MissingPackage: It is a Parquet file, and pyarrow is not installed.
    """
    if game is None and (seed or preset is not None or bots != "random" or options):
        raise ReadError("a seed, a preset, bots or options are given without the game: read(path, 'war', seed=3)")
    plan = None if game is None else plan_of(game, preset, options, bots, seed)
    if is_parquet(path):
        about, found = read_parquet(path)
        noted, asked = _noted(path, about)
        for name, value in plan.about.items() if plan else ():
            if name != "version" and noted.about[name] != value:
                raise ReadError(f"{path} is of another study: its {name} is {noted.about[name]!r:.60}, and not {value!r:.60}.")
        plan = noted if plan is None else replace(plan, version=noted.version)
    elif plan is None:
        raise ReadError(f"{path} does not say what was dealt: give the game, and what else was asked for, as in cardlab.study.")
    else:
        found = read_csv(path)
        asked = len(next(iter(found.values()), ()))
    _check(path, plan, found)
    return Study(plan, asked, found, language)


def _noted(path: str | Path, about: Mapping[str, Any]) -> tuple[Plan, int]:
    """What was dealt as a Parquet file says it, and how many matches were asked for."""
    if not isinstance(about, dict) or any(not isinstance(about.get(name), kind) for name, kind in ASKED.items()):
        raise ReadError(f"{path} does not say what was dealt, but {about!r:.80}: to_parquet() of a study did not write it.")
    noted = plan_of(about["game"], None, about["options"], {}, about["seed"])
    bots = dict(zip(noted.game.seats, about["bots"], strict=False))
    plan = plan_of(noted.game, None, {}, bots, about["seed"])
    return replace(plan, version=about["version"]), about["asked"]


def _check(path: str | Path, plan: Plan, found: Columns) -> None:
    """Whether these are the figures of this study: all columns, and the first and the last match."""
    names = columns(plan.game)
    if tuple(found) != names:
        raise ReadError(f"{path} has the columns {', '.join(found):.200}; a study of {plan.game.slug} has {', '.join(names)}.")
    count = len(found["winner"])
    if not count:
        raise ReadError(f"{path} has no matches.")
    for number in sorted({0, count - 1}):
        for name, figure in zip(names, plan.row(number), strict=True):
            if found[name][number] != figure:
                raise ReadError(
                    f"{path} is of another study, or of other rules: {name} is {found[name][number]} in match {number}, "
                    f"and {figure} where cardlab plays it with seed {plan.seed} and options {plan.game.set_options}."
                )
