"""`cardlab.lab.read`: a study that was written to a file, as a study again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, SupportsIndex

from cardlab.core.game import Game
from cardlab.core.numbers import is_whole
from cardlab.core.position import Position
from cardlab.core.registry import as_game
from cardlab.lab.arguments import Bots, plan_of
from cardlab.lab.columns import MOST_ACTIONS
from cardlab.lab.files import ReadError, is_parquet, read_csv, read_parquet
from cardlab.lab.plan import Columns, Laying, Plan
from cardlab.lab.studies import Study
from cardlab.match import Match
from cardlab.players import names as player_names
from cardlab.words.languages import DEFAULT_LANGUAGE

ASKED = {"game": str, "options": dict, "bots": list, "seed": int, "version": str, "asked": int}
"""What a Parquet file says of what was dealt, and as what; those of before version 0.2 say no more."""
LATER: Mapping[str, Any] = {"at_most": MOST_ACTIONS, "class": "", "start": "", "measures": [], "numbers": None}
"""What those say since, and what held before; "" is a game of this slug, whichever, and a start with a deal."""
KINDS = {"at_most": int, "class": str, "start": str, "measures": list, "numbers": list | None}
SAME = ("game", "class", "options", "bots", "seed", "at_most", "start", "measures")
"""What must be the same in a file and in what is asked for. The figures of one match show whether the code is."""


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
    """Read a study from a file that `Study.to_parquet` or `Study.to_csv` has written.

    A Parquet file says what was dealt: ``read("war.parquet")``. A CSV file does not, and what was asked for is said again:
    ``read("war.csv", "war", seed=3)``; so are functions and players of one's own, which no file holds. Either way the first
    and the last match are played again: the figures of another study, or of other rules, are refused.

    Args:
        path: The file.
        game, seed, preset, bots, start, measures, at_most, options: As in `cardlab.study`. Where a game is given, a Parquet
            file must be of this study; what is not said then (seed, options, bots, limit, start) is as the file has noted it.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownPlayer: There is no such game, preset, option or bot here.
        ReadError: The file cannot be read, is no study, or is another study's.
        MissingPackage: It is a Parquet file, and pyarrow is not installed.
    """
    said = {"seed": seed, "preset": preset, "bots": bots, "start": start, "measures": measures, "at_most": at_most, **options}
    given = {name: value for name, value in said.items() if value is not None}
    if game is None and given:
        raise ReadError(f"{', '.join(given)} given without the game: read(path, 'war', seed=3, measures={{…}})")
    numbers = None
    if is_parquet(path):
        about, found = read_parquet(path)
        noted = _noted(path, about)
        plan = _as_noted(path, noted) if game is None else replace(_asked(game, given, noted), version=noted["version"])
        told, asked, numbers = plan.about, noted["asked"], noted["numbers"]
        for name in SAME:
            if noted[name] not in (told[name], ""):
                raise ReadError(f"{path} is of another study: its {name} is {noted[name]!r:.60}, and not {told[name]!r:.60}.")
    elif game is None:
        raise ReadError(
            f"{path} does not say what was dealt: give the game, and what else was asked for, as in cardlab.study: "
            "read(path, 'war', seed=1, measures={…})"
        )
    else:
        plan = _asked(game, given, {})
        found = read_csv(path)
        asked = len(next(iter(found.values()), ()))
    _check(path, plan, found, numbers)
    return Study(plan, asked, found, language, numbers)


def _noted(path: str | Path, about: object) -> dict[str, Any]:
    """What a Parquet file says of what was dealt."""
    if not isinstance(about, dict) or any(not isinstance(about.get(name), kind) for name, kind in ASKED.items()):
        raise ReadError(f"{path} does not say what was dealt, but {about!r:.80}: to_parquet() of a study did not write it.")
    noted = {**LATER, **about}
    for name, kinds in KINDS.items():
        if not isinstance(noted[name], kinds):
            raise ReadError(f"{path} says {noted[name]!r:.60} as its {name}: to_parquet() of a study did not write it.")
    return noted


def _asked(game: str | type[Game] | Game | Position, given: Mapping[str, Any], noted: Mapping[str, Any]) -> Plan:
    """What was asked for; where it is not said, as it was noted of this game, and else as in `cardlab.study`."""
    options = dict(given)
    preset, measures = options.pop("preset", None), options.pop("measures", None)
    seed, at_most = (options.pop(name, noted.get(name, usual)) for name, usual in (("seed", 0), ("at_most", MOST_ACTIONS)))
    bots, start = options.pop("bots", None), options.pop("start", None)
    # A game with its options, or a position, says these things itself.
    if noted and noted["game"] == (game.slug if isinstance(game, type) else game):
        if preset is None and not options:
            options = noted["options"]
        if start is None and not noted["start"].endswith("()"):
            start = noted["start"] or None
        if bots is None:
            seats = as_game(game, preset, **options).seats  # type: ignore[arg-type]  # it is a slug or a class
            bots = {seat: bot for seat, bot in zip(seats, noted["bots"], strict=False) if bot in player_names()}
    return plan_of(game, preset, options, "random" if bots is None else bots, seed, at_most, start, measures)


def _as_noted(path: str | Path, noted: Mapping[str, Any]) -> Plan:
    """What was dealt, of the games and players that are found here."""
    start = ["start=…"] if noted["start"].endswith("()") else []
    functions = [*noted["measures"], *([noted["start"]] if start else [])]
    again = ", ".join([*start, *(["measures={…}"] if noted["measures"] else [])])
    if functions:
        raise ReadError(
            f"{path} is of a study with functions of one's own, which a file does not hold ({', '.join(functions)}): give them "
            f"again, as in read(path, {noted['game']!r}, {again})."
        )
    seed, at_most = noted["seed"], noted["at_most"]
    game = plan_of(noted["game"], None, noted["options"], {}, seed, at_most).game
    bots = dict(zip(game.seats, noted["bots"], strict=False))
    return replace(plan_of(game, None, {}, bots, seed, at_most, noted["start"] or None), version=noted["version"])


def _check(path: str | Path, plan: Plan, found: Columns, numbers: Sequence[int] | None) -> None:
    """Whether these are the figures of this study: all columns, and the first and the last match."""
    if tuple(found) != (names := plan.columns):
        raise ReadError(f"{path} has the columns {', '.join(found):.200}; a study of {plan.game.slug} has {', '.join(names)}.")
    count = len(found["winner"])
    if not count:
        raise ReadError(f"{path} has no matches.")
    if numbers is not None and (len(numbers) != count or not all(is_whole(number, 0) for number in numbers)):
        raise ReadError(f"{path} says of {len(numbers)} matches which they were, and holds {count}: it is broken.")
    for place in sorted({0, count - 1}):
        if unlike := plan.unlike(place if numbers is None else numbers[place], found, place):
            raise ReadError(
                f"{path} is of another study, or of other rules: {unlike} "
                f"with seed {plan.seed} and options {plan.game.set_options}."
            )
