"""Studies for other programs: what is written is what was dealt; what is missing is named."""

import csv
import json
import sys

import pytest

from cardlab import lab
from cardlab.lab.extras import MissingPackage
from cardlab.lab.files import WriteError
from cardlab.lab.simulate import study


@pytest.fixture(scope="module")
def dealt():
    return study("good_king_bad_queen", games=12, seed=3, war_down=2, progress=False)


def test_csv_has_a_row_for_each_match(dealt, tmp_path):
    path = tmp_path / "dealt.csv"
    dealt.to_csv(path)
    with open(path, encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert tuple(head) == dealt.names
    assert [tuple(map(int, row)) for row in rows] == list(zip(*(dealt[name] for name in dealt.names), strict=True))


def test_csv_needs_no_other_package(dealt, tmp_path, monkeypatch):
    for name in ("pandas", "pyarrow", "numpy"):
        monkeypatch.setitem(sys.modules, name, None)
    dealt.to_csv(tmp_path / "dealt.csv")
    assert (tmp_path / "dealt.csv").stat().st_size > 0


def test_pandas_has_a_column_for_each_figure(dealt):
    frame = dealt.to_pandas()
    assert tuple(frame.columns) == dealt.names
    assert set(frame.dtypes.astype(str)) == {"int64"}
    assert frame.index.name == "match"
    assert frame["turns"].tolist() == list(dealt["turns"])


def test_parquet_says_what_was_dealt(dealt, tmp_path):
    import pyarrow.parquet

    path = tmp_path / "dealt.parquet"
    dealt.to_parquet(path)
    table = pyarrow.parquet.read_table(path)
    assert tuple(table.column_names) == dealt.names
    assert table["turns"].to_pylist() == list(dealt["turns"])
    about = json.loads(table.schema.metadata[b"cardlab"])
    assert (about["game"], about["options"], about["seed"]) == ("good_king_bad_queen", {"war_down": 2}, 3)


@pytest.mark.parametrize(
    ("package", "write"), [("pandas", "to_pandas"), ("pyarrow", "to_parquet"), ("matplotlib", "histogram")]
)
def test_what_is_not_installed_is_named(dealt, monkeypatch, tmp_path, package, write):
    """The error says what to install, and is an ImportError too."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=f"need {package}, which is not installed: pip install .*") as told:
        getattr(dealt, write)(*([tmp_path / "dealt"] if write == "to_parquet" else []))
    assert isinstance(told.value, ImportError)


@pytest.mark.parametrize("write", ["to_csv", "to_parquet"])
def test_a_file_that_cannot_be_written_is_named(dealt, tmp_path, write):
    with pytest.raises(WriteError, match=r"none/dealt cannot be written"):
        getattr(dealt, write)(tmp_path / "none" / "dealt")


@pytest.mark.parametrize("name", ["Plot", "subplots", "chain"])
def test_who_would_draw_without_matplotlib_is_told_what_to_install(monkeypatch, name):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingPackage, match="plots need matplotlib, which is not installed: pip install 'cardlab.lab.'"):
        getattr(lab, name)
