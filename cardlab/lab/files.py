"""A study for other programs, and back again: CSV, Parquet, pandas."""

from __future__ import annotations

import csv
import json
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.extras import require
from cardlab.lab.results import Results
from cardlab.lab.run import Columns

PARQUET = b"PAR1"
"""With these letters each Parquet file begins."""
ABOUT = "cardlab"
"""The key of a Parquet file's metadata under which it says, as JSON, what was dealt."""


class WriteError(CardlabError, OSError):
    """A file cannot be written."""


class ReadError(CardlabError, ValueError):
    """A file that cannot be read as a study, or is another study's."""


def to_pandas(study: Results) -> Any:
    """A `pandas.DataFrame`: a row a match, numbered as the matches are, a column of whole numbers (int64) for each name.

    Its ``attrs`` say what was dealt: the ``game``, its ``options``, the ``bots``, the ``seed``, and the version of ``cardlab``.

    Raises:
        MissingPackage: pandas is not installed.
    """
    pandas = require("pandas", what="tables of pandas", install="pandas")
    frame = pandas.DataFrame({name: pandas.Series(study[name], dtype="int64") for name in study.names})
    about = study.plan.about
    version = about.pop("version")
    frame.attrs.update(about, cardlab=version)
    return frame.rename_axis("match")


def to_csv(study: Results, path: str | Path) -> None:
    """Write a row for each match, in their order, under the names of the columns.

    Raises:
        WriteError: The file cannot be written.
    """
    try:
        with open(path, "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(study.names)
            rows.writerows(zip(*(study[name] for name in study.names), strict=True))
    except OSError as error:
        raise cannot_write(path, error) from error


def to_parquet(study: Results, path: str | Path) -> None:
    """Write columns of whole numbers (int64), and what was dealt as JSON under the key ``cardlab`` of the file's metadata.

    Raises:
        MissingPackage: pyarrow is not installed.
        WriteError: The file cannot be written.
    """
    arrow, parquet = _arrow()
    columns = {name: arrow.array(memoryview(study[name]), arrow.int64()) for name in study.names}
    about = json.dumps({**study.plan.about, "asked": study.asked})
    try:
        parquet.write_table(arrow.table(columns, metadata={ABOUT: about}), str(path))
    except OSError as error:
        raise cannot_write(path, error) from error


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
    return tuple(require(name, what="Parquet files", install="pyarrow") for name in ("pyarrow", "pyarrow.parquet"))  # type: ignore[return-value]
