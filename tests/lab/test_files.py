"""Studies can be exported for other programs and read again: the files contain exactly the matches, and missing parts are
named.
"""

import csv
import json
import sys

import pytest

from cardlab import lab
from cardlab.core.optional_packages import MissingPackage
from cardlab.core.whole_files import WriteError
from cardlab.lab.studies import study


@pytest.fixture(scope="module")
def dealt():
    return study("good_king_bad_queen", matches=12, seed=3, war_down=2, progress=False)


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


def test_parquet_describes_the_study(dealt, tmp_path):
    import pyarrow.parquet

    path = tmp_path / "dealt.parquet"
    dealt.to_parquet(path)
    table = pyarrow.parquet.read_table(path)
    assert tuple(table.column_names) == ("match", *dealt.names)
    assert table["turns"].to_pylist() == list(dealt["turns"])
    about = json.loads(table.schema.metadata[b"cardlab"])
    assert (about["game"], about["options"], about["seed"]) == ("good_king_bad_queen", {"war_down": 2}, 3)


def test_files_name_a_game_by_its_package():
    """So files of earlier versions can be read, whatever module has the game now."""
    assert study("war", matches=1, progress=False).plan.about["class"] == "cardlab.games.war.War"


def test_programs_that_read_arrow_can_read_a_study(dealt):
    """There is a row for each match, with its number and its figures as whole numbers. The metadata describe the study."""
    import polars
    import pyarrow

    table = pyarrow.table(dealt)
    assert tuple(table.column_names) == ("match", *dealt.names)
    assert {str(kind) for kind in table.schema.types} == {"int64"}
    assert json.loads(table.schema.metadata[b"cardlab"])["seed"] == 3
    columns = {"match": list(dealt.numbers), **{name: list(dealt[name]) for name in dealt.names}}
    assert polars.DataFrame(dealt).to_dict(as_series=False) == columns
    assert table.to_pandas().to_dict("list") == columns


# ------------------------------------------------------------------------------------ read again

ASKED = {"game": "good_king_bad_queen", "seed": 3, "war_down": 2}


@pytest.fixture(scope="module")
def files(dealt, tmp_path_factory):
    """Returns the study as a CSV and as a Parquet file, with names that say nothing about the format."""
    folder = tmp_path_factory.mktemp("files")
    dealt.to_csv(folder / "one")
    dealt.to_parquet(folder / "other")
    return folder / "one", folder / "other"


def test_a_written_study_is_read_as_the_same(dealt, files):
    """For a CSV file the reader must give the study's arguments. A Parquet file has them, and the reader may give them."""
    csv_file, parquet_file = files
    studies = [lab.read(csv_file, **ASKED), lab.read(parquet_file), lab.read(str(parquet_file), **ASKED, language="ar")]
    assert [type(study) for study in studies] == [lab.Study] * 3
    assert all(study == dealt and str(study.plan.about) == str(dealt.plan.about) for study in studies)
    assert [str(study) == str(dealt) for study in studies] == [True, True, False]
    assert studies[1].match(11).actions == dealt.match(11).actions


def test_bots_and_an_early_stop_are_read_too(tmp_path):
    """A Parquet file has the bots, and says that fewer matches were played than requested."""
    asked = {"bots": {"p2": "greedy"}, "seed": 1, "progress": False}
    whole = study("fast_food", matches=3, **asked)
    stopped = lab.Study(whole.plan, 5, {name: whole[name] for name in whole.names})
    stopped.to_parquet(tmp_path / "stopped")
    again = lab.read(tmp_path / "stopped")
    assert (again.plan.bots, again.asked, str(again)) == (("random", "greedy"), 5, str(stopped))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({**ASKED, "seed": 4}, "its seed is 3, not 4"),
        ({**ASKED, "war_down": 1}, "its options is {'war_down': 2}, not {"),
        ({**ASKED, "bots": "greedy"}, "its bots is"),
        ({"game": "war"}, "its game is 'good_king_bad_queen', not 'war'"),
        ({"seed": 3}, "without the game"),
        ({"preset": "long_war"}, "without the game"),
    ],
)
def test_a_parquet_file_of_another_study_is_refused(files, asked, told):
    with pytest.raises(lab.ReadError, match=told):
        lab.read(files[1], **asked)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({}, "does not name its study: give the game"),
        (
            {**ASKED, "seed": 4},
            "of another study, or of other rules: .* in match 0, but .* when the match is played again with seed 4",
        ),
        ({"game": "war"}, "has the columns winner, .*; a study of war has winner, "),
    ],
)
def test_a_csv_file_of_another_study_is_refused(files, asked, told):
    with pytest.raises(lab.ReadError, match=told):
        lab.read(files[0], **asked)


def test_the_last_match_is_checked_too(dealt, tmp_path):
    """A wrong figure in the last match is found."""
    columns = {name: dealt[name][:] for name in dealt.names}
    columns["turns"][11] += 1
    lab.Study(dealt.plan, 12, columns).to_csv(tmp_path / "altered")
    with pytest.raises(lab.ReadError, match=r"turns is \d+ in match 11, but"):
        lab.read(tmp_path / "altered", **ASKED)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"winner,turns\n",
        b"winner,turns\n1\n",
        b"winner\none\n",
        b"winner\n1.5\n",
        b"winner\n99999999999999999999\n",
        b"\xff\xfe\x00",
        b"PAR1 and no more",
    ],
)
def test_other_files_are_refused(tmp_path, content):
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(lab.ReadError, match="letter"):
        lab.read(path, **ASKED)


@pytest.mark.parametrize("delimiter", [";", "\t", ","])
def test_a_csv_file_that_a_spreadsheet_has_saved_is_read(dealt, tmp_path, delimiter):
    """Spreadsheets write a byte order mark, semicolons or tabs, ends of lines of their own, and blank lines or cells at the
    end.
    """
    path = tmp_path / "saved.csv"
    dealt.to_csv(path)
    text = path.read_text(encoding="utf-8").replace(",", delimiter) + "\n" + delimiter * 3 + "\n"
    path.write_text(text, encoding="utf-8-sig", newline="\r\n")
    assert lab.read(path, "good_king_bad_queen", seed=3, war_down=2) == dealt


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(lab.ReadError, match="nowhere cannot be read: No such file"):
        lab.read(tmp_path / "nowhere", "war")


@pytest.mark.parametrize("about", [None, "[]", "{}", '{"game": "war"}', "nothing"])
def test_a_parquet_file_of_another_program_is_refused(tmp_path, about):
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({"winner": [1]}, metadata=None if about is None else {"cardlab": about})
    pyarrow.parquet.write_table(table, tmp_path / "theirs")
    with pytest.raises(
        lab.ReadError, match="does not describe a study|the description of the study in .*theirs, line 1, is not JSON"
    ):
        lab.read(tmp_path / "theirs")


@pytest.mark.parametrize(("package", "write"), [("pyarrow", "to_parquet"), ("matplotlib", "histogram")])
def test_a_missing_package_is_named(dealt, monkeypatch, tmp_path, package, write):
    """The error says what to install, and is an ImportError too."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=f"need {package}, which is not installed: pip install .*") as told:
        getattr(dealt, write)(*([tmp_path / "dealt"] if write == "to_parquet" else []))
    assert isinstance(told.value, ImportError)


@pytest.mark.parametrize("write", ["to_csv", "to_parquet"])
def test_an_unwritable_file_is_named(dealt, tmp_path, write):
    with pytest.raises(WriteError, match=r"none/dealt cannot be written"):
        getattr(dealt, write)(tmp_path / "none" / "dealt")


@pytest.mark.parametrize("name", ["Plot", "subplots", "chain"])
def test_plots_without_matplotlib_say_what_to_install(monkeypatch, name):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingPackage, match="plots need matplotlib, which is not installed: pip install 'cardlab.lab.'"):
        getattr(lab, name)
