"""Plots have labels, descriptions in words, a mark for unfinished matches, and greyscale patterns. A study displays itself with
one.
"""

import base64
import sys
import warnings
from array import array
from collections import Counter

import numpy as np
import pytest

from cardlab.core.registry import find
from cardlab.core.whole_files import WriteError
from cardlab.lab.bins import bins
from cardlab.lab.columns import StudyError
from cardlab.lab.plot_base import NOT_OVER, SERIES, Plot, PlotError
from cardlab.lab.studies import Study, study
from tests.lab.test_studies import ended, made


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


def test_plots_share_the_axes_of_another_figure(capped):
    """Each keeps its title and its label in the legend, and leaves the figure's notes alone."""
    from matplotlib.figure import Figure

    figure = Figure(layout="constrained")
    left, right = figure.subplots(1, 2)
    drawn = capped.histogram("wars", ax=left, title="Wars", label="capped")
    assert (drawn.figure, drawn.axes, left.get_title("left")) == (figure, left, "Wars")
    assert "capped" in [text.get_text() for text in left.get_legend().get_texts()]
    capped.survival(ax=right, title="", label="one")
    capped.survival(ax=right, title="", label="two")
    assert {"one", "two"} <= {text.get_text() for text in right.get_legend().get_texts()}
    assert right.get_title("left") == ""
    assert figure.get_supxlabel() == ""
    assert "did not end" in drawn.alt
    for plot in (capped.wins, capped.scores, capped.ecdf, capped.dots, capped.grid(war_down=[0, 1], progress=False).plot):
        assert plot(ax=Figure().subplots(), title="here").axes.get_title("left") == "here"


def test_the_title_of_a_plot_is_short(capped):
    """The seed, the usual rules and random bots are in the description and below the table."""
    axes = study("fast_food", matches=5, bots={"p1": "greedy"}, progress=False).wins().axes
    assert axes.get_title("left") == "Fast Food, 5 matches, played by greedy, random"
    assert study("fast_food", matches=5, progress=False).plot().axes.get_title("left") == "Fast Food, 5 matches"
    assert capped.wins().axes.get_title("left") == "War, 40 matches, pickup_order=winner_first, max_turns=200"


def test_dots_are_equally_likely_outcomes(capped):
    """Of eight matches in eight dots, each is a dot: 2, 4, 4, 4, 5, 5, 7, and one that did not end."""
    plot = made().dots("turns", n=8)
    spots = [sorted(map(tuple, heap.get_offsets())) for heap in plot.axes.collections]
    assert sorted((x, len(heap)) for heap in spots for x, _ in heap[:1]) == [(2, 1), (4, 3), (5, 2), (7, 1), (9, 1)]
    assert "Each of the 8 dots stands for 1 in 8 matches. A quarter have at most 4, half at most 4" in plot.alt
    assert plot.parts[-1].name == "unfinished"
    assert sum(len(heap.get_offsets()) for heap in capped.plot(kind="dots", n=100).axes.collections) == 100
    with pytest.raises(StudyError, match="n is 1, but must be a whole number from 2"):
        capped.dots(n=1)
    with pytest.raises(StudyError, match="1 of 8 matches did not end, and where they would lie among the others"):
        made().dots("cards.p1")
    assert sum(len(heap.get_offsets()) for heap in made().dots("turns", n=np.int64(8)).axes.collections) == 8
    assert ended().dots("cards.p1").parts[-1].name != "unfinished"
    with pytest.raises(StudyError, match="no plot of the kind 'dot'. Did you mean 'dots'"):
        capped.plot(kind="dot")


# ------------------------------------------------------------------------------------ parts


@pytest.mark.parametrize("draw", [Study.histogram, Study.dots, Study.survival, Study.ecdf, Study.wins])
def test_each_match_is_in_one_part_of_a_plot(capped, draw):
    """Parts lie side by side, from left to right."""
    plot = draw(capped)
    chosen = [part.fits("", capped) for part in plot.parts]
    if draw != Study.dots:  # whose bins reach as far as its dots
        assert {sum(match) for match in zip(*chosen, strict=True)} == {1}
    assert [part.low for part in plot.parts] == sorted(part.low for part in plot.parts)
    assert all(part.low < part.high for part in plot.parts)


def test_a_long_tail_is_a_part(capped):
    dealt = made(turns=[1] * 7 + [4000], winner=[1] * 8)
    names = [part.name for part in dealt.histogram().parts]
    assert names[0] == "1" or "to" in names[0]
    assert sum(map(sum, (part.fits("", dealt) for part in dealt.histogram().parts))) == 8
    last = capped.histogram().parts[-1]
    assert last.name == "unfinished"
    assert sum(last.fits("", capped)) == capped.unfinished


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
