"""A grid over the settings of a rule: every setting has the same decks, and the table marks which ones differ."""

from random import Random

import pyarrow
import pytest

from cardlab.bots import find as find_bot
from cardlab.core.errors import OptionError, PositionError
from cardlab.lab.columns import StudyError
from cardlab.lab.estimates import difference_of, told_apart
from cardlab.lab.studies import study


@pytest.fixture(scope="module")
def grid():
    return study("war", matches=150, seed=6, progress=False).grid(war_down=[0, 1, 2, 3], progress=False)


def test_each_setting_is_an_ordinary_study(grid):
    assert len(grid) == 4
    for down in range(4):
        assert grid[{"war_down": down}] == study("war", matches=150, seed=6, war_down=down, progress=False)
    with pytest.raises(StudyError, match="there is no study of {'war_down': 9}"):
        grid[{"war_down": 9}]


def test_a_table_compares_each_setting_with_the_first(grid):
    """The figures are those of the studies and of their comparisons. More face-down cards make War shorter."""
    table = grid.table()
    assert [row[0] for row in table.rows] == ["war_down=0", "war_down=1", "war_down=2", "war_down=3"]
    first, *others = table.rows
    assert first[4:] == ["", "", ""]
    gap = grid.studies[3].compare(grid.studies[0]).difference("turns")
    assert others[-1][4] == f"{gap.value:,.2f}"
    assert others[-1][-1] == "yes"
    assert table.title == "turns: War, 150 matches, seed 6, standard rules"
    assert table.notes[0].startswith("All settings were dealt the same decks")
    shares = grid.table("won.p1")
    assert [len(row) for row in shares.rows] == [6] * 4  # a share has no median
    with pytest.raises(StudyError, match="no column 'score'"):
        grid.table("score")


def test_chance_alone_seldom_makes_a_difference():
    """With five settings that change nothing, a table marks a difference in about 5 of 100 cases. Separate tests would mark one
    in about 20.
    """
    rng, yes, alone = Random(3), 0, 0
    for _ in range(400):
        sample = [[rng.gauss(0, 1) * 1000 // 1 for _ in range(40)] for _ in range(6)]

        def difference(place, level, sample=sample):
            return difference_of(sample[place], sample[0], paired=False, level=level)

        yes += bool(told_apart(range(1, 6), difference))
        alone += any(not difference(place, 0.95).holds(0) for place in range(1, 6))
    assert yes / 400 < 0.08 < 0.12 < alone / 400


def test_several_options_are_all_combined():
    grid = study("war", matches=10, progress=False).grid(war_down=[1, 2], packs=[1, 2], progress=False)
    assert grid.labels == ["war_down=1, packs=1", "war_down=1, packs=2", "war_down=2, packs=1", "war_down=2, packs=2"]
    assert grid.options == ("war_down", "packs")
    table = pyarrow.table(grid)
    assert table.column_names[:3] == ["war_down", "packs", "match"]
    assert table["war_down"].to_pylist() == [1] * 20 + [2] * 20
    assert table["packs"].to_pylist() == ([1] * 10 + [2] * 10) * 2
    assert table["turns"].to_pylist() == [turns for one in grid for turns in one["turns"]]


def test_values_that_are_no_numbers_and_extra_seats_go_to_arrow_too():
    """A bot is given by its name, and a column that a setting does not have is empty there."""
    grid = study("war", matches=3, progress=False).grid(players=[2, 3], bots=["greedy", find_bot("random")], progress=False)
    table = pyarrow.table(grid)
    assert table["bots"].to_pylist() == (["greedy"] * 3 + ["random"] * 3) * 2
    assert table["won.p3"].null_count == 6


def test_bots_and_measures_are_kept():
    """In a grid over bots, each setting has the measures and other bots of the study."""
    base = study(
        "fast_food", matches=12, bots={"p1": "greedy"}, measures={"long": lambda match: len(match.actions)}, progress=False
    )
    grid = base.grid(bots=["random", "greedy"], progress=False)
    assert [one.plan.names for one in grid] == [("random", "random"), ("greedy", "greedy")]
    assert all(one["long"] == one["actions"] for one in grid)
    kept = base.grid(games=[1, 2], progress=False)
    assert all(one.plan.names == ("greedy", "random") for one in kept)


def test_impossible_grids_are_refused():
    base = study("war", matches=2, progress=False)
    with pytest.raises(StudyError, match="no option is named"):
        base.grid(progress=False)
    for values in (3, [], "12"):
        with pytest.raises(StudyError, match="war_down is .*must be a list"):
            base.grid(war_down=values, progress=False)
    with pytest.raises(OptionError, match="war_up"):
        base.grid(war_up=[1], progress=False)
    with pytest.raises(OptionError, match="war_down"):
        base.grid(war_down=[1, 99], progress=False)
    laid = study("war; packet.p1 7d 2c; packet.p2 7h Kc", matches=2, progress=False)
    assert [str(one.match(0).position) for one in laid.grid(war_down=[1, 2], progress=False)] == [
        "war; packet.p1 7d 2c; packet.p2 7h Kc",
        "war war_down=2; packet.p1 7d 2c; packet.p2 7h Kc",
    ]
    with pytest.raises(PositionError):
        study("war packs=2; packet.p1 7d 7d'; packet.p2 7h Kc", matches=2, progress=False).grid(packs=[1], progress=False)


def test_its_plots_are_described_completely(grid):
    """One plot has a line with intervals, the other a curve for each setting. If a mean is only a bound, an arrow shows it."""
    alt = grid.plot().alt
    assert all(f"war_down={down}: mean" in alt for down in range(4))
    assert all(f"war_down={down}: half are over after" in grid.survival().alt for down in range(4))
    assert "war_down=3: a quarter have at most" in grid.ecdf().alt
    (axes,) = grid.plot("won.p1").figure.axes
    assert axes.get_ylabel() == "mean: won, Player 1"
    capped = study("war", matches=20, at_most=150, progress=False).grid(war_down=[0, 3], packs=[1, 2], progress=False)
    (axes,) = capped.plot().figure.axes
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["packs=1", "packs=2"]
    assert "did not end" in capped.plot().alt


def test_it_displays_itself(grid):
    html = grid._repr_mimebundle_()["text/html"]
    assert "<table" in html
    assert "<img" in html
    assert repr(grid) == "<4 studies of war, by war_down>"
    assert "war_down=3" in str(grid)


def test_arabic_has_all_its_words():
    grid = study("war", matches=10, at_most=60, language="ar", progress=False).grid(war_down=[0, 1, 2], progress=False)
    texts = [str(grid), grid.plot().alt, grid.survival().alt, grid.ecdf().alt]
    left = {
        word for text in texts for word in text.replace("_", "").replace("=", " ").split() if word.isascii() and word.isalpha()
    }
    assert left <= {"wardown", "atmost"}
