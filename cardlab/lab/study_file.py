"""`cardlab.lab.read`: reads a study from a file, and checks that it is the requested study."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, SupportsIndex

from cardlab.bots import names as bot_names
from cardlab.core.foreign_files import ReadError, parse_csv, parse_json, read_text, reading
from cardlab.core.game import Game
from cardlab.core.optional_packages import require
from cardlab.core.position import Position
from cardlab.core.registry import as_game
from cardlab.lab.columns import MOST_ACTIONS
from cardlab.lab.export import ABOUT, MATCH
from cardlab.lab.plan import Columns, Laying, Plan
from cardlab.lab.studies import Study
from cardlab.lab.study_arguments import Bots, plan_of
from cardlab.match import Match
from cardlab.words.languages import DEFAULT_LANGUAGE

PARQUET = b"PAR1"
"""The first bytes of each Parquet file."""
MOST_BYTES = 1_000_000_000
"""The maximum size of a CSV file, with some ten million matches."""
ASKED = {"game": str, "options": dict, "bots": list, "seed": int, "version": str, "asked": int}
"""The facts in a Parquet file about its study, and their types. Files from before version 0.2 have no others."""
LATER: Mapping[str, Any] = {"at_most": MOST_ACTIONS, "class": "", "start": "", "measures": []}
"""The facts that were added since, and their earlier values; "" means any class of this game, and a start with a deal."""
KINDS = {"at_most": int, "class": str, "start": str, "measures": list}
SAME = ("game", "class", "options", "bots", "seed", "at_most", "start", "measures")
"""The facts that must be the same in a file and in the arguments. The figures of a match show whether the code is the same."""


def read(
    path: str | Path,
    game: str | type[Game] | Game | Position | None = None,
    *,
    seed: int | None = None,
    preset: str | None = None,
    bots: Bots | None = None,
    start: str | Position | Laying | None = None,
    measures: Mapping[str, Callable[[Match], SupportsIndex]] | None = None,
    at_most: int | None = None,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Reads a study from a file that `Study.to_parquet` or `Study.to_csv` has written.

    A Parquet file contains the arguments of the study: ``read("war.parquet")``. A CSV file does not, so they must be given
    again: ``read("war.csv", "war", seed=3)``. Functions and bots of your own must always be given, because no file holds them.
    In either case, the first and the last match are played again, and a file with the figures of another study or of other
    rules is refused.

    Args:
        path: The file.
        game, seed, preset, bots, start, measures, at_most, options: As in `cardlab.study`. If a game is given, a Parquet file
            must be of this study; arguments that are left out (seed, options, bots, limit, start) come from the file.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownBot: There is no such game, preset, option or bot here.
        ReadError: The file cannot be read, is not a study, or belongs to another study.
        MissingPackage: It is a Parquet file, and pyarrow is not installed.
    """
    said = {"seed": seed, "preset": preset, "bots": bots, "start": start, "measures": measures, "at_most": at_most, **options}
    given = {name: value for name, value in said.items() if value is not None}
    if game is None and given:
        raise ReadError(f"{', '.join(given)} given without the game: read(path, 'war', seed=3, measures={{…}})")
    noted, found = _parquet(path) if _is_parquet(path) else ({}, _csv(path))
    if game is None and not noted:
        raise ReadError(
            f"{path} does not name its study: give the game and the other arguments of cardlab.study: "
            "read(path, 'war', seed=1, measures={…})"
        )
    if game is None and (functions := [*noted["measures"], *([noted["start"]] if noted["start"].endswith("()") else [])]):
        again = ["start=…"] * noted["start"].endswith("()") + ["measures={…}"] * bool(noted["measures"])
        raise ReadError(
            f"{path} is of a study with your own functions, which a file does not contain ({', '.join(functions)}): give them "
            f"again, as in read(path, {noted['game']!r}, {', '.join(again)})."
        )
    plan = _plan(game, given, noted)
    told = plan.about
    for name in SAME if noted else ():
        if noted[name] not in (told[name], ""):
            raise ReadError(f"{path} is of another study: its {name} is {noted[name]!r:.60}, not {told[name]!r:.60}.")
    numbers = found.pop(MATCH, None)
    count = _checked(path, plan, found, numbers)
    part = None if numbers is None or list(numbers) == list(range(count)) else numbers
    return Study(plan, noted.get("asked", count), found, language, part)


def _is_parquet(path: str | Path) -> bool:
    """Whether a file is a Parquet file, judged by its first bytes."""
    with reading(path) as file:
        return file.read(len(PARQUET)) == PARQUET


def _csv(path: str | Path) -> dict[str, array[int]]:
    """Returns columns of whole numbers, under the names in the first row."""
    names, rows = parse_csv(read_text(path, MOST_BYTES), path)
    found = array("q")
    for line, cells in rows:
        try:
            found.extend(map(int, cells))
        except (ValueError, OverflowError) as error:
            raise ReadError(f"{path}, line {line}, has a cell that is not a whole number") from error
        if len(cells) != len(names):
            raise ReadError(f"{path}, line {line}, has {len(cells)} cells below {len(names)} columns")
    return {name: found[place :: len(names)] for place, name in enumerate(names)}


def _parquet(path: str | Path) -> tuple[dict[str, Any], dict[str, array[int]]]:
    """Reads a Parquet file: the facts about its study, and the columns."""
    arrow, parquet = (require(name, what="Parquet files", install="pyarrow") for name in ("pyarrow", "pyarrow.parquet"))
    try:
        table = parquet.read_table(str(path))
        columns = {name: array("q", table[name].to_pylist()) for name in table.column_names}
    except (OSError, arrow.ArrowException, TypeError, OverflowError) as error:
        raise ReadError(f"{path} is not a Parquet file of whole numbers, or is damaged: {error}") from error
    about = (table.schema.metadata or {}).get(ABOUT.encode(), b"null")
    return _noted(path, parse_json(about, f"the description of the study in {path}")), columns


def _noted(path: str | Path, about: object) -> dict[str, Any]:
    """Validates the facts in a Parquet file about its study."""
    if not isinstance(about, dict) or any(not isinstance(about.get(name), kind) for name, kind in ASKED.items()):
        raise ReadError(f"{path} does not describe a study, but {about!r:.80}: to_parquet() of a study did not write it.")
    noted = {**LATER, **about}
    for name, kinds in KINDS.items():
        if not isinstance(noted[name], kinds):
            raise ReadError(f"{path} has {noted[name]!r:.60} as its {name}: to_parquet() of a study did not write it.")
    return noted


def _plan(game: str | type[Game] | Game | Position | None, given: Mapping[str, Any], noted: Mapping[str, Any]) -> Plan:
    """Makes the plan. Missing arguments come from the file if it is of this game, or else are the defaults of
    `cardlab.study`.
    """
    options = dict(given)
    preset, measures, bots, start = (options.pop(name, None) for name in ("preset", "measures", "bots", "start"))
    seed, at_most = (options.pop(name, noted.get(name, usual)) for name, usual in (("seed", 0), ("at_most", MOST_ACTIONS)))
    # A game with its options, or a position, includes these facts.
    if noted and (game is None or noted["game"] == (game.slug if isinstance(game, type) else game)):
        game = game or noted["game"]
        if preset is None and not options:
            options = noted["options"]
        if start is None and not noted["start"].endswith("()"):
            start = noted["start"] or None
        if bots is None:
            seats = as_game(game, preset, **options).seats  # type: ignore[arg-type]  # it is a slug or a class
            known = noted["bots"] if not given else [bot if bot in bot_names() else "random" for bot in noted["bots"]]
            bots = dict(zip(seats, known, strict=False))
    plan = plan_of(game, preset, options, bots or "random", seed, at_most, start, measures)  # type: ignore[arg-type]
    return replace(plan, version=noted["version"]) if noted else plan


def _checked(path: str | Path, plan: Plan, found: Columns, numbers: Sequence[int] | None) -> int:
    """Checks that these are the figures of this study: all columns, the first and the last match. Returns: The number of
    matches.
    """
    if tuple(found) != (names := plan.columns):
        raise ReadError(f"{path} has the columns {', '.join(found):.200}; a study of {plan.game.slug} has {', '.join(names)}.")
    count = len(found["winner"])
    if not count:
        raise ReadError(f"{path} has no matches.")
    for place in sorted({0, count - 1}):
        if mismatch := plan.mismatch(place if numbers is None else numbers[place], found, place):
            raise ReadError(
                f"{path} is of another study, or of other rules: {mismatch} "
                f"with seed {plan.seed} and options {plan.game.set_options}."
            )
    return count
