"""The columns of a study can be computed with, match by match, and a study is a table for Python, NumPy and pandas."""

import numpy as np
import pandas as pd
import pytest

from cardlab.lab.column import Column
from cardlab.lab.columns import StudyError
from cardlab.lab.studies import study
from tests.lab.test_studies import made


def test_columns_have_arithmetic():
    """With numbers, with other columns, on both sides; whole numbers stay whole."""
    one, other = Column("q", [4, 7, 9]), Column("q", [1, 2, -3])
    assert list(one - other) == [3, 5, 12]
    assert list(10 - one) == [6, 3, 1]
    assert list(2 * one + 1) == [9, 15, 19]
    assert list(one / 2) == [2, 3.5, 4.5]
    assert list(one // 2 % 3) == [2, 0, 1]
    assert list(-one) == [-4, -7, -9]
    assert list(abs(other)) == [1, 2, 3]
    assert (one - other).typecode == "q"
    assert (one / 2).typecode == "d"
    assert list(one[1:] + other[:2]) == [8, 11]


def test_a_column_in_a_study_never_changes_in_place():
    """``+=`` and ``*=`` make a new column too, with a number, a column or an array, and leave that of the study."""
    dealt = made()
    turns, before = dealt["turns"], list(dealt["turns"])
    turns += dealt["turns"]
    turns *= 3
    turns += np.int64(1)
    assert list(turns) == [6 * n + 1 for n in before]
    assert list(dealt["turns"]) == before
    turns += np.arange(8)
    assert turns.tolist() == [6 * n + 1 + i for i, n in enumerate(before)]
    with pytest.raises(TypeError):
        dealt["turns"].__iadd__("1") + 1


def test_comparisons_of_columns_choose_matches():
    """Each gives a truth value for each match, which `where` takes. Two columns are equal as a whole."""
    dealt = made()
    assert (dealt["turns"] > 4) == [False, False, False, False, True, True, True, True]
    assert list(dealt.where(dealt["turns"] == 4)["turns"]) == [4, 4, 4]
    assert (dealt["winner"] != 1).count(True) == 4
    assert (dealt["won.p1"] <= dealt["won.p2"]).count(False) == 4
    assert dealt["turns"] == dealt["turns"][:]
    assert dealt["turns"] != dealt["wars"]


def test_columns_of_different_studies_are_not_paired():
    with pytest.raises(StudyError, match="8 and 3 numbers cannot be paired: both must have the same matches"):
        made()["turns"] - [1, 2, 3]
    with pytest.raises(TypeError):
        made()["turns"] + "1"


def test_numpy_computes_with_columns():
    """On either side of an operator, and without a copy."""
    turns = made()["turns"]
    assert (np.arange(8) - turns).tolist() == [-2, -3, -2, -1, -1, 0, -1, -2]
    assert (turns * np.int64(2)) == 2 * turns
    assert (turns - np.arange(8)).tolist() == [2, 3, 2, 1, 1, 0, 1, 2]
    for number in (np.float64(4.5), np.float32(4.5), np.int64(4)):
        assert (turns > number) == (turns > 4)
    assert {type(truth) for truth in [*(turns > np.float64(4.5)), *(turns == np.float64(4)), *(turns != np.int64(4))]} == {bool}
    assert np.shares_memory(np.asarray(turns), np.asarray(turns))


def test_a_study_is_a_table():
    """It has as many rows as matches, the names of its columns after Tab, and no machinery among its own names."""
    dealt = made()
    rows = list(dealt)
    assert len(rows) == len(dealt)
    assert rows[4]["turns"] == 5
    assert "turns" in dealt
    assert "turn" not in dealt
    assert dealt._ipython_key_completions_() == list(dealt.names)
    offered = [name for name in dir(dealt) if not name.startswith("_")]
    assert {"mean", "where", "head", "describe", "match", "interval", "label", "notes", "words"} <= set(offered)
    assert not {"plan", "sure_words", "fitting", "grows"} & set(offered)


def test_a_study_is_a_data_frame():
    """Its own table, and those of `describe` and `head`, agree with what pandas computes."""
    dealt = study("fast_food", matches=30, seed=4, progress=False)
    frame = pd.DataFrame(dealt)
    assert frame["score.p1"].tolist() == list(dealt["score.p1"])
    described, theirs = dealt.describe().to_pandas(), frame.describe().T
    for ours, name in (("0%", "min"), ("25%", "25%"), ("50%", "50%"), ("75%", "75%"), ("100%", "max")):
        assert described[ours].tolist() == pytest.approx(theirs[name].tolist())
    assert described["standard deviation"].tolist() == pytest.approx(theirs["std"].tolist(), abs=0.005)
    assert dealt.std("score.p1") == pytest.approx(frame["score.p1"].std())
    head = dealt.head(3).to_pandas()
    assert head["score.p2"].tolist() == list(dealt["score.p2"][:3])
    assert head.index.tolist() == ["0", "1", "2"]


def test_cells_of_a_table_become_numbers():
    """A percentage becomes a share. Intervals stay texts, and empty cells are missing."""
    frame = made().summary().to_pandas()
    assert frame.loc["won by Player 1", "mean or proportion"] == 0.5
    assert frame.loc["won by Player 1", "95% confidence interval"] == "21.5% to 78.5%"
    assert frame["median"].isna().sum() == 4
