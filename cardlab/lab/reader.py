"""`cardlab.lab.read`: a study that was written to a file, as a study again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardlab.core.game import Game
from cardlab.lab.columns import MOST_ACTIONS, columns
from cardlab.lab.files import ReadError, is_parquet, read_csv, read_parquet
from cardlab.lab.run import Columns, Plan
from cardlab.lab.simulate import plan_of
from cardlab.lab.studies import Study
from cardlab.words.messages import DEFAULT_LANGUAGE

ASKED = {"game": str, "options": dict, "bots": list, "seed": int, "version": str, "asked": int}
"""What a Parquet file says of what was dealt, and as what; those of before version 0.2 say no more."""
LATER = {"at_most": MOST_ACTIONS, "class": ""}
"""What those say since, and what held before; "" for a game of this slug, whichever."""
SAME = ("game", "class", "options", "bots", "seed", "at_most")
"""What must be the same in a file and in what is asked for. The figures of one match show whether the code is."""


def read(
    path: str | Path,
    game: str | type[Game] | Game | None = None,
    *,
    seed: int = 0,
    preset: str | None = None,
    bots: str | Mapping[str, str] = "random",
    at_most: int = MOST_ACTIONS,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Read a study from a file that `Study.to_parquet` or `Study.to_csv` has written.

    A Parquet file says what was dealt: ``read("war.parquet")``. A CSV file does not, and what was asked for is said again:
    ``read("war.csv", "war", seed=3)``. Either way the first and the last match are played again: the figures of another study,
    or of other rules, are refused.

    Args:
        path: The file.
        game, seed, preset, bots, at_most, options: As in `cardlab.study`. Where a game is given, a Parquet file must be of
            this study.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownPlayer: There is no such game, preset, option or bot here.
        ReadError: The file cannot be read, is no study, or is another study's.
        MissingPackage: It is a Parquet file, and pyarrow is not installed.
    """
    if game is None and (seed or preset is not None or bots != "random" or at_most != MOST_ACTIONS or options):
        raise ReadError("a seed, a preset, bots, a limit or options are given without the game: read(path, 'war', seed=3)")
    plan = None if game is None else plan_of(game, preset, options, bots, seed, at_most)
    if is_parquet(path):
        about, found = read_parquet(path)
        noted = _noted(path, about)
        plan = _as_noted(noted) if plan is None else replace(plan, version=noted["version"])
        told, asked = plan.about, noted["asked"]
        for name in SAME:
            if noted[name] not in (told[name], ""):
                raise ReadError(f"{path} is of another study: its {name} is {noted[name]!r:.60}, and not {told[name]!r:.60}.")
    elif plan is None:
        raise ReadError(f"{path} does not say what was dealt: give the game, and what else was asked for, as in cardlab.study.")
    else:
        found = read_csv(path)
        asked = len(next(iter(found.values()), ()))
    _check(path, plan, found)
    return Study(plan, asked, found, language)


def _noted(path: str | Path, about: object) -> dict[str, Any]:
    """What a Parquet file says of what was dealt."""
    if not isinstance(about, dict) or any(not isinstance(about.get(name), kind) for name, kind in ASKED.items()):
        raise ReadError(f"{path} does not say what was dealt, but {about!r:.80}: to_parquet() of a study did not write it.")
    return {**LATER, **about}


def _as_noted(noted: Mapping[str, Any]) -> Plan:
    """What was dealt, of the games and players that are found here."""
    seed, at_most = noted["seed"], noted["at_most"]
    game = plan_of(noted["game"], None, noted["options"], {}, seed, at_most).game
    plan = plan_of(game, None, {}, dict(zip(game.seats, noted["bots"], strict=False)), seed, at_most)
    return replace(plan, version=noted["version"])


def _check(path: str | Path, plan: Plan, found: Columns) -> None:
    """Whether these are the figures of this study: all columns, and the first and the last match."""
    if tuple(found) != (names := columns(plan.game)):
        raise ReadError(f"{path} has the columns {', '.join(found):.200}; a study of {plan.game.slug} has {', '.join(names)}.")
    count = len(found["winner"])
    if not count:
        raise ReadError(f"{path} has no matches.")
    for number in sorted({0, count - 1}):
        if unlike := plan.unlike(number, found, number):
            raise ReadError(
                f"{path} is of another study, or of other rules: {unlike} "
                f"with seed {plan.seed} and options {plan.game.set_options}."
            )
