"""Exports studies for other programs: as CSV, and as Arrow tables, which pandas, polars, pyarrow and DuckDB read."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cardlab.core.optional_packages import require
from cardlab.core.whole_files import write_text, writing
from cardlab.lab.results import Results

ABOUT = "cardlab"
"""The key in the metadata of a table for the facts about the study, as JSON."""
MATCH = "match"
"""The column of a table with the numbers of the matches."""

Settings = Iterable[tuple[Mapping[str, Any], Results]]
"""Studies, each with the options that are set only for it."""


def csv_text(studies: Settings) -> str:
    """Returns studies as one table. Its head has the options and the columns, and each row begins with the setting of its
    study.
    """
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    for place, (setting, study) in enumerate(studies):
        if not place:
            rows.writerow([*setting, *study.names])
        rows.writerows([*setting.values(), *row] for row in zip(*(study[name] for name in study.names), strict=True))
    return file.getvalue()


def arrow_table(studies: Settings) -> Any:
    """Returns a `pyarrow.Table` with a row for each match: the setting of its study, its number, and its figures (int64).

    The metadata of a single study describe it. An option with the name of a column gets ``_set`` after its name.

    Raises:
        MissingPackage: pyarrow is not installed.
    """
    arrow = require("pyarrow", what="Arrow tables", install="pyarrow")
    tables = []
    for setting, study in studies:
        columns: dict[str, Any] = {
            f"{name}_set" if name in study.names else name: [_plain(value)] * len(study) for name, value in setting.items()
        }
        columns[MATCH] = arrow.array(study.numbers, arrow.int64())
        columns |= {name: arrow.array(memoryview(study[name]), arrow.int64()) for name in study.names}
        about = None if setting else {ABOUT: json.dumps({**study.plan.about, "asked": study.asked})}
        tables.append(arrow.table(columns, metadata=about))
    return arrow.concat_tables(tables, promote_options="default")  # seats differ if the number of players is set


def _plain(value: object) -> object:
    """Returns a value of an option for Arrow; a bot as its name."""
    return value if isinstance(value, int | str) else str(getattr(value, "name", value))


def to_csv(study: Results, path: str | Path) -> None:
    """Writes a row for each match, in their order, under the names of the columns.

    Raises:
        WriteError: The file cannot be written.
    """
    write_text(path, csv_text([({}, study)]))


def to_parquet(study: Results, path: str | Path) -> None:
    """Writes the table from `arrow_table`.

    Raises:
        MissingPackage: pyarrow is not installed.
        WriteError: The file cannot be written.
    """
    parquet = require("pyarrow.parquet", what="Parquet files", install="pyarrow")
    with writing(path) as part:
        parquet.write_table(arrow_table([({}, study)]), str(part))
