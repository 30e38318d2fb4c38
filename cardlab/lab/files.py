"""A study for other programs, and back again: CSV, Parquet, Arrow, pandas, polars."""

from __future__ import annotations

import csv
import io
import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.extras import require
from cardlab.lab.plan import Columns
from cardlab.lab.results import Results

PARQUET = b"PAR1"
"""With these letters each Parquet file begins."""
ABOUT = "cardlab"
"""The key of a Parquet file's metadata under which it says, as JSON, what was dealt."""


class WriteError(CardlabError, OSError):
    """A file cannot be written."""


class ReadError(CardlabError, ValueError):
    """A file that cannot be read as a study, or is another study's."""


def to_pandas(study: Results, *, long: bool = False) -> Any:
    """A `pandas.DataFrame` of whole numbers (int64), with a row a match, or one for each match and seat; see `Study.to_pandas`.

    Its ``attrs`` say what was dealt: the ``game``, its ``options``, the ``bots``, the ``seed``, and the version of ``cardlab``.

    Raises:
        MissingPackage: pandas is not installed.
    """
    pandas = require("pandas", what="tables of pandas", install="pandas")
    if long:
        columns = {"match": repeated(study, study.numbers), **by_seat(study)}
        frame = pandas.DataFrame({name: pandas.Series(values) for name, values in columns.items()})
    else:
        frame = pandas.DataFrame({name: pandas.Series(study[name], dtype="int64") for name in study.names})
        frame.index = pandas.Index(study.numbers, name="match")
    about = study.plan.about
    version = about.pop("version")
    frame.attrs.update(about, cardlab=version)
    return frame


def stacked(settings: Sequence[Mapping[str, Any]], studies: Sequence[Results], *, long: bool = False) -> Any:
    """The frames of several studies below each other, each with its setting in columns of their own, before the others.

    Raises:
        MissingPackage: pandas is not installed.
    """
    pandas = require("pandas", what="tables of pandas", install="pandas")
    frames = []
    for setting, study in zip(settings, studies, strict=True):
        frame = to_pandas(study, long=long)
        frame = frame if long else frame.reset_index()
        for place, (name, value) in enumerate(setting.items()):
            frame.insert(place, f"{name}_set" if name in frame.columns else name, [value] * len(frame))
        frames.append(frame)
    found = pandas.concat(frames, ignore_index=True)
    first, *others = (frame.attrs for frame in frames)
    found.attrs = {name: value for name, value in first.items() if all(other[name] == value for other in others)}
    return found


def to_polars(study: Results, *, long: bool = False) -> Any:
    """A `polars.DataFrame` of whole numbers (Int64), with a column ``match``; see `Study.to_pandas`.

    Raises:
        MissingPackage: polars is not installed.
    """
    polars = require("polars", what="tables of polars", install="polars")
    columns = by_seat(study) if long else {name: study[name] for name in study.names}
    numbers = repeated(study, study.numbers) if long else study.numbers
    return polars.DataFrame({"match": list(numbers), **{name: list(values) for name, values in columns.items()}})


def repeated(study: Results, values: Iterable[int]) -> array[int]:
    """A figure of each match, once for each seat."""
    return array("q", (value for value in values for _ in study.game.seats))


def by_seat(study: Results) -> dict[str, Sequence[int | str]]:
    """The columns with a row for each match and each seat: which ``seat`` it is, then each figure of this seat under the name
    that it has without the seat, and those of the whole match once for each.
    """
    seats = study.game.seats
    found: dict[str, Sequence[int | str]] = {"seat": [seat for _ in range(len(study)) for seat in seats]}
    for name in study.names:
        of_all, _, seat = name.partition(".")
        if not seat:
            found[name] = repeated(study, study[name])
        elif seat == seats[0]:
            sides = (study[f"{of_all}.{one}"] for one in seats)
            found[of_all] = array("q", (value for row in zip(*sides, strict=True) for value in row))
    return found


def to_csv(study: Results, path: str | Path) -> None:
    """Write a row for each match, in their order, under the names of the columns.

    Raises:
        WriteError: The file cannot be written.
    """
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(csv_text([({}, study)]))
    except OSError as error:
        raise cannot_write(path, error) from error


def csv_text(studies: Iterable[tuple[Mapping[str, Any], Results]]) -> str:
    """Studies as one table: what is set and the columns are its head, and each row begins with the setting of its study."""
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    for place, (setting, study) in enumerate(studies):
        if not place:
            rows.writerow([*setting, *study.names])
        rows.writerows([*setting.values(), *row] for row in zip(*(study[name] for name in study.names), strict=True))
    return file.getvalue()


def to_parquet(study: Results, path: str | Path) -> None:
    """Write columns of whole numbers (int64), and what was dealt as JSON under the key ``cardlab`` of the file's metadata.

    Raises:
        MissingPackage: pyarrow is not installed.
        WriteError: The file cannot be written.
    """
    table = to_arrow(study)
    _, parquet = _arrow()
    try:
        parquet.write_table(table, str(path))
    except OSError as error:
        raise cannot_write(path, error) from error


def to_arrow(study: Results) -> Any:
    """A `pyarrow.Table` of whole numbers (int64) with what was dealt as JSON under the key ``cardlab`` of its metadata.

    Raises:
        MissingPackage: pyarrow is not installed.
    """
    arrow, _ = _arrow()
    columns = {name: arrow.array(memoryview(study[name]), arrow.int64()) for name in study.names}
    part = {} if study.is_whole else {"numbers": list(study.numbers)}
    return arrow.table(columns, metadata={ABOUT: json.dumps({**study.plan.about, "asked": study.asked, **part})})


def cannot_write(path: str | Path, error: OSError) -> WriteError:
    """The error for a path."""
    return WriteError(f"{path} cannot be written: {error.strerror or error}")


def is_parquet(path: str | Path) -> bool:
    """Whether a file is a Parquet file, as its first letters say.

    Raises:
        ReadError: It cannot be read.
    """
    try:
        with open(path, "rb") as file:
            return file.read(len(PARQUET)) == PARQUET
    except OSError as error:
        raise ReadError(f"{path} cannot be read: {error.strerror or error}") from error


def read_csv(path: str | Path) -> Columns:
    """Columns of whole numbers, under the names in the first row.

    Raises:
        ReadError: It is no such file.
    """
    try:
        with open(path, encoding="utf-8", newline="") as file:
            names, *rows = csv.reader(file)
            columns = zip(*(map(int, row) for row in rows), strict=True)
            return {name: array("q", values) for name, values in zip(names, columns, strict=True)}
    except (OSError, ValueError, OverflowError, csv.Error) as error:
        raise ReadError(f"{path} is no table of whole numbers under the names of columns: {error}") from error


def read_parquet(path: str | Path) -> tuple[Mapping[str, Any], Columns]:
    """What was dealt, as `to_parquet` has noted it, and the columns.

    Raises:
        MissingPackage: pyarrow is not installed.
        ReadError: It is broken, or was not written by `to_parquet`.
    """
    arrow, parquet = _arrow()
    try:
        table = parquet.read_table(str(path))
        columns = {name: array("q", table[name].to_pylist()) for name in table.column_names}
    except (OSError, arrow.ArrowException, TypeError, OverflowError) as error:
        raise ReadError(f"{path} is no Parquet file of whole numbers, or is broken: {error}") from error
    try:
        return json.loads((table.schema.metadata or {})[ABOUT.encode()]), columns
    except (KeyError, ValueError) as error:
        raise ReadError(f"{path} does not say what was dealt: to_parquet() of a study did not write it.") from error


def _arrow() -> tuple[Any, Any]:
    return tuple(require(name, what="Parquet and Arrow", install="pyarrow") for name in ("pyarrow", "pyarrow.parquet"))  # type: ignore[return-value]
