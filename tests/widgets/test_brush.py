"""A plot whose parts are selected gives the matches in them as a study."""

import json
from itertools import pairwise

import pytest

from cardlab.lab.columns import StudyError
from cardlab.lab.plot_base import PlotError
from cardlab.lab.studies import study
from cardlab.widgets import Brush
from tests.lab.test_studies import made


@pytest.fixture(scope="module")
def dealt():
    return study("fast_food", matches=60, seed=2, progress=False)


def test_selected_parts_are_a_study(dealt):
    """Two neighbouring bars have exactly the matches with their figures, and each can be stepped through."""
    brush = Brush(dealt.histogram("nothing"))
    brush.selection = [1, 0]
    assert brush.selection == [0, 1]
    low, high = min(dealt["nothing"]), min(dealt["nothing"]) + 1
    assert brush.selected == dealt.where(lambda row: low <= row["nothing"] <= high)
    number = brush.selected.numbers[0]
    assert brush.selected.match(number).is_over
    assert sum(part["n"] for part in brush.parts) == brush.total == 60
    brush.selection = list(range(len(brush.parts)))
    assert brush.selected is dealt


def test_matches_in_several_parts_are_in_one_group():
    """A match that two seats won is in the part of each. The page counts the groups, so it counts the match once."""
    won = {"won.p1": [1, 1, 1, 1, 0, 0, 0, 1], "won.p2": [0, 0, 0, 0, 1, 1, 0, 1], "winner": [1, 1, 1, 1, 2, 2, 0, 0]}
    brush = Brush(made(**won).wins())
    assert [part["n"] for part in brush.parts] == [5, 3, 2]
    assert brush.groups == [[[0], 4], [[0, 1, 2], 1], [[1], 2], [[2], 1]]
    brush.selection = [0, 1]
    assert len(brush.selected) == sum(n for places, n in brush.groups if {0, 1} & set(places)) == 7


def test_a_part_of_a_large_study_needs_a_byte_for_each_match(dealt):
    brush = Brush(dealt.histogram("nothing"))
    assert all(type(fits[name]) is bytes for fits in brush._fitting for name in fits)
    assert [places for places, _ in brush.groups] == [[place] for place in range(len(brush.parts)) if brush.parts[place]["n"]]


def test_a_browser_can_only_select_parts_that_exist(dealt):
    brush = Brush(dealt.wins())
    brush.set_state({"selection": [99, 1, -1, 1], "total": 3, "parts": []})
    assert (brush.selection, brush.total) == ([1], 60)
    assert len(brush.parts) == len(brush.plot.parts)
    assert set(brush.selected["won.p2"]) == {1}
    json.dumps(brush.page_state())


def test_settings_of_a_grid_are_studies(dealt):
    grid = dealt.grid(hand_size=[1, 3], progress=False)
    brush = Brush(grid.plot("score.p1"))
    with pytest.raises(StudyError, match="nothing is selected: click a part of the plot"):
        _ = brush.selected
    brush.selection = [1]
    assert brush.selected == grid[{"hand_size": 3}]
    brush.selection = [0, 1]
    assert list(brush.studies) == ["hand_size=1", "hand_size=3"]
    with pytest.raises(StudyError, match="matches of 2 studies are selected: choose one of brush.studies"):
        _ = brush.selected


def test_parts_lie_on_the_picture(dealt):
    """Each rectangle is within the picture, side by side with the one before it."""
    for plot in (dealt.histogram("nothing"), dealt.survival("actions"), dealt.dots("score.p1", n=100), dealt.wins()):
        parts = Brush(plot).parts
        assert all(part["left"] >= 0 and part["left"] + part["width"] <= 1.0001 and part["width"] > 0 for part in parts)
        assert all(part["top"] >= 0 and part["top"] + part["height"] <= 1.0001 for part in parts)
        ends = [(part["left"], part["left"] + part["width"]) for part in parts]
        assert all(one[1] <= other[0] + 0.001 for one, other in pairwise(ends))


def test_a_plot_without_parts_is_refused(dealt):
    with pytest.raises(PlotError, match="the plot has no parts to select: histogram"):
        Brush(dealt.heat("score.p1", "score.p2"))


def test_a_page_without_a_kernel_has_the_picture(dealt):
    brush = Brush(dealt.wins())
    assert 'alt="Bar chart of the winners' in brush.picture()
    assert "cardlab-brush-layer" in brush.to_html()
    assert repr(brush).startswith("<Brush: Bar chart of the winners")
