"""A study for other programs: CSV, Parquet, pandas."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.errors import CardlabError
from cardlab.lab.extras import fetched

if TYPE_CHECKING:
    from cardlab.lab.studies import Study


class WriteError(CardlabError, OSError):
    """A file cannot be written."""


def to_pandas(study: Study) -> Any:
    """A `pandas.DataFrame`: a row a match, numbered as the matches are, a column of whole numbers (int64) for each name.

    Raises:
        MissingPackage: pandas is not installed.
    """
    pandas = fetched("pandas", what="tables of pandas", install="pandas")
    frame = pandas.DataFrame({name: pandas.Series(study[name], dtype="int64") for name in study.names})
    return frame.rename_axis("match")


def to_csv(study: Study, path: str | Path) -> None:
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


def to_parquet(study: Study, path: str | Path) -> None:
    """Write columns of whole numbers (int64), and what was dealt as JSON under the key ``cardlab`` of the file's metadata.

    Raises:
        MissingPackage: pyarrow is not installed.
        WriteError: The file cannot be written.
    """
    arrow = fetched("pyarrow", what="Parquet files", install="pyarrow")
    parquet = fetched("pyarrow.parquet", what="Parquet files", install="pyarrow")
    columns = {name: arrow.array(memoryview(study[name]), arrow.int64()) for name in study.names}
    about = json.dumps(study.plan.about)
    try:
        parquet.write_table(arrow.table(columns, metadata={"cardlab": about}), str(path))
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: str | Path, error: OSError) -> WriteError:
    """The error for a path."""
    return WriteError(f"{path} cannot be written: {error.strerror or error}")
