"""Plots have labels, descriptions in words, a mark for unfinished matches, and greyscale patterns. A study displays itself with
one.
"""

import base64
import sys
import warnings
from array import array
from collections import Counter

import pytest

from cardlab.core.registry import find
from cardlab.lab.bins import bins
from cardlab.lab.columns import StudyError
from cardlab.lab.export import WriteError
from cardlab.lab.plot_base import NOT_OVER, SERIES, Plot, PlotError
from cardlab.lab.studies import Study, study
from tests.lab.test_studies import made


def drawn(dealt):
    """Returns every plot of a study."""
    return [
        dealt.histogram(),
        dealt.survival(),
        dealt.survival(log=True),
        dealt.wins(),
        dealt.scores(),
        dealt.heat("turns", "wars"),
        dealt.compare(made()).plot(),
        dealt.compare(made()).plot("won.p2"),
    ]


def test_every_plot_is_labelled_and_described(capped):
    """This covers both languages, with no glyph missing from the font, since warnings are errors here."""
    for language in ("en", "ar"):
        dealt = Study(capped.plan, len(capped), capped._columns, language)
        for plot in drawn(dealt):
            axes = plot.figure.axes[0]
            assert axes.get_xlabel() or axes.get_xticklabels()
            assert axes.get_ylabel()
            assert len(plot.alt) > 40
            assert plot.png().startswith(b"\x89PNG")


def hatched(plot):
    """Returns how many bars and bands of a plot are hatched as unfinished."""
    return sum(part.get_hatch() == NOT_OVER["hatch"] for part in plot.figure.axes[0].patches)


def test_unfinished_matches_are_in_every_plot(capped):
    """They are hatched, with a note below. Without unfinished matches nothing is hatched."""
    assert capped.unfinished > 0
    assert [hatched(plot) > 0 for plot in drawn(capped)] == [True] * 7 + [False]
    for plot in drawn(capped)[:6]:
        assert f"{capped.unfinished} matches did not end" in plot.alt
    ended = study("good_king_bad_queen", matches=20, seed=1, progress=False)
    assert ended.unfinished == 0
    assert hatched(ended.histogram()) == hatched(ended.wins()) == hatched(ended.scores()) == 0


def test_the_bars_of_a_histogram_contain_every_match(capped):
    """Finished matches are in their classes, and unfinished ones in the last bar."""
    bars = [bar.get_height() for bar in capped.histogram("wars").figure.axes[0].patches]
    assert sum(bars) == len(capped)
    assert bars[-1] == capped.unfinished


def test_a_survival_curve_by_hand():
    """Eight matches last 2, 4, 4, 4, 5, 5, 7 and 9 turns, and the last is unfinished, so the curve never falls below one in
    eight.
    """
    plot = made().survival()
    curve = plot.figure.axes[0].lines[0]
    after = dict(zip(curve.get_xdata(), curve.get_ydata(), strict=True))
    assert after == {0: 1, 2: 7 / 8, 4: 4 / 8, 5: 2 / 8, 7: 1 / 8, 9: 1 / 8}
    assert "Half are over after 4, nine in ten after never." in plot.alt


def test_the_bars_of_winners_by_hand():
    plot = made().wins()
    assert [bar.get_height() for bar in plot.figure.axes[0].patches] == [0.5, 0.25, 0.125, 0.125]
    assert "Player 1: 50.0%, 95% confidence interval from 21.5% to 78.5%" in plot.alt


def test_a_heat_map_contains_every_match(capped):
    plot = capped.heat("turns", "wars")
    counts = plot.figure.axes[0].collections[0].get_array()
    assert counts.sum() == len(capped)
    assert counts[:, -1].sum() == capped.unfinished
    assert "Their correlation is 0." in plot.alt


def test_a_heat_map_of_a_constant():
    dealt = made(wars=[3] * 8)
    assert "correlation" not in dealt.heat("turns", "wars").alt
    assert dealt.heat("wars", "wars").png()


def test_the_players_of_a_game_differ_without_colours():
    """Each player has a pattern, a line and a mark."""
    for place in range(4):
        assert len({side[place] for side in SERIES}) == 4
    dealt = study("twos", matches=10, seed=1, progress=False)
    axes = dealt.scores("score").figure.axes[0]
    looks = [(line.get_linestyle(), line.get_marker()) for line in axes.lines]
    looks += [bar.patches[0].get_hatch() for bar in axes.containers]
    assert Counter(looks).most_common(1)[0][1] == 1


def test_plots_leave_no_trace(capped):
    """They leave no global figure and no window, and do not change matplotlib's settings."""
    import matplotlib

    before = dict(matplotlib.rcParams)
    capped.histogram().png()
    assert "matplotlib.pyplot" not in sys.modules or not sys.modules["matplotlib.pyplot"].get_fignums()
    assert dict(matplotlib.rcParams) == before


def test_changes_to_a_figure_are_shown(capped):
    plot = capped.histogram()
    before = plot.png()
    plot.figure.axes[0].set_title("Long games")
    assert plot.png() != before


def test_impossible_plots_are_errors(capped):
    with pytest.raises(StudyError, match="no column 'turn'. Did you mean 'turns'"):
        capped.histogram("turn")
    with pytest.raises(StudyError, match="'turns' is not counted for each player of war: ask for one of cards"):
        capped.scores("turns")
    with pytest.raises(StudyError, match="no column 'points'"):
        capped.heat("turns", "points")
    with pytest.raises(StudyError, match="have no column 'score' in common"):
        capped.compare(made()).plot("score")


def test_a_game_without_figures_for_players_has_no_scores(monkeypatch):
    monkeypatch.setattr(find("scramble_war"), "measures", ())
    dealt = study("scramble_war", matches=3, progress=False)
    with pytest.raises(StudyError, match="scramble_war counts nothing for each player"):
        dealt.scores()
    assert dealt.plot().alt.startswith("Histogram of moves.")
    assert dealt.survival().alt.startswith("Curve of the proportion of matches still going on, by moves.")


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_plot_is_saved_with_its_description(capped, tmp_path, kind):
    plot = capped.wins()
    plot.save(tmp_path / f"wins.{kind}")
    written = (tmp_path / f"wins.{kind}").read_bytes()
    assert len(written) > 2000
    assert kind == "pdf" or b"Bar chart of the winners" in written


def test_a_plot_that_cannot_be_saved_is_an_error(capped, tmp_path):
    with pytest.raises(PlotError, match="is not the name of a picture: write one that ends in .png, .svg or .pdf"):
        capped.wins().save(tmp_path / "wins.txt")
    with pytest.raises(WriteError, match="cannot be written"):
        capped.wins().save(tmp_path / "none" / "wins.png")


def test_the_same_study_draws_the_same_picture(capped):
    """So a notebook changes only where a figure does."""
    assert capped.histogram().png() == capped.histogram().png()


# ------------------------------------------------------------------------------------ in a notebook


def test_a_plot_displays_itself_with_its_description(capped):
    shown = capped.wins()._repr_mimebundle_()
    assert base64.b64decode(shown["image/png"]).startswith(b"\x89PNG")
    assert 'alt="Bar chart of the winners. War, 40 matches' in shown["text/html"]
    assert shown["text/plain"] == str(capped.wins())


def test_a_study_displays_its_table_and_its_main_plot(capped):
    """The last expression of a cell is enough, also for a comparison."""
    shown = capped._repr_mimebundle_()
    assert shown["text/html"].count("<table") == shown["text/html"].count("<img") == 1
    assert 'alt="Histogram of turns. War, 40 matches' in shown["text/html"]
    assert "won by Player 1" in shown["text/plain"]
    both = capped.compare(made())._repr_mimebundle_()["text/html"]
    assert 'alt="Distributions of turns in two studies.' in both


def test_without_matplotlib_a_study_displays_only_its_table(capped, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    shown = capped._repr_mimebundle_()["text/html"]
    assert "<table" in shown
    assert "<img" not in shown


def test_names_of_players_are_escaped():
    dealt = made()
    dealt.words.names["p1"] = '<b>"Zoe"'
    shown = dealt._repr_mimebundle_()["text/html"] + dealt.wins()._repr_mimebundle_()["text/html"]
    assert "<b>" not in shown
    assert "&lt;b&gt;" in shown


# ------------------------------------------------------------------------------------ classes


def test_few_numbers_have_a_bar_each():
    found = bins([1, 2, 2, 5])
    assert (found.start, found.width, found.n, found.rest) == (1, 1, 5, None)
    assert found.counts([1, 2, 2, 5]) == [1, 2, 0, 0, 1]
    assert found.edges[0] == 0.5


def test_many_numbers_are_grouped_in_classes():
    found = bins(range(1000))
    assert (found.start, found.width, found.n) == (0, 50, 20)
    assert found.counts(range(1000)) == [50] * 20


def test_a_long_thin_tail_is_one_bar():
    values = [*range(100)] * 10 + [5000, 9000]
    found = bins(values)
    assert found.rest == 100
    assert found.beyond(values) == 2
    assert sum(found.counts(values)) + found.beyond(values) == len(values)


@pytest.mark.parametrize("values", [[], [7], [-40, -3], [0, 10**12], array("q", [3, 3, 3])])
def test_unusual_numbers_have_classes_too(values):
    found = bins(values)
    assert sum(found.counts(values)) + found.beyond(values) == len(values)
    assert 1 <= found.n <= 40


@pytest.mark.parametrize("asked", [{"matches": 1}, {"matches": 2, "max_turns": 1}])
def test_plots_of_very_few_matches(asked):
    """One study has one match, the other two unfinished ones."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for plot in drawn(study("war", seed=1, progress=False, **asked)):
            assert isinstance(plot, Plot)
            assert plot.png()


def test_a_curve_with_negative_values():
    """Players may owe counters, so the curve begins at the least figure."""
    curve = made(turns=[-4, -2, -2, 0, 1, 1, 3, 5]).survival().figure.axes[0].lines[0]
    assert list(curve.get_xdata()) == [-4, -2, 0, 1, 3, 5]
    assert list(curve.get_ydata()) == [7 / 8, 5 / 8, 4 / 8, 2 / 8, 1 / 8, 1 / 8]
