"""Plots of distributions have a bar for every chance, simulated values over the bars, and a description in words."""

from fractions import Fraction

import pytest

from cardlab.lab import exact
from cardlab.lab.exact import Distribution, ExactError
from cardlab.lab.exact.answers import About
from cardlab.lab.exact.charts import NEARLY_ALL


def bars(plot):
    """Returns place -> height of the drawn bars."""
    return {bar.get_x() + bar.get_width() / 2: bar.get_height() for bar in plot.figure.axes[0].patches}


@pytest.mark.parametrize("found", [exact.sums("addition_war"), exact.distances(2, 27)], ids=["sums", "distances in halves"])
def test_every_chance_is_a_bar_at_its_number(found):
    drawn = bars(found.plot())
    assert list(drawn) == pytest.approx(sorted(map(float, found)))
    assert list(drawn.values()) == pytest.approx([float(found[one]) for one in sorted(found)])


def test_values_that_are_no_numbers_have_their_names_below():
    plot = exact.draw("6c Kd", 7).goes.plot()
    assert [tick.get_text() for tick in plot.figure.axes[0].get_xticklabels()] == ["nearer", "the same", "further"]
    assert "nearer: 22.00%" in plot.alt


def test_simulated_shares_are_drawn_over_the_bars_with_intervals():
    """For 40 heads in 100 throws the 95% interval is 30.9% to 49.8% (Wilson)."""
    coin = Distribution.counted({0: 1, 1: 1}, About("exact-sums", "exact-sum", {"n": 1, "of": 2}))
    plot = coin.plot(simulated=[0] * 60 + [1] * 40)
    points, _, (ends,) = plot.figure.axes[0].containers[1]
    assert list(points.get_ydata()) == [0.6, 0.4]
    assert ends.get_segments()[1][:, 1] == pytest.approx([0.3094, 0.4980], abs=1e-4)
    assert "0 of 2 confidence intervals contain the exact chance" in plot.alt
    assert "2 of 2 confidence intervals contain the exact chance" in coin.plot(simulated=[0] * 55 + [1] * 45).alt


def test_a_long_thin_tail_is_described_but_not_drawn():
    chances = {n: Fraction(1, 2**n) for n in range(1, 100)}
    chances[100] = Fraction(1, 2**99)
    plot = Distribution(chances, About("exact-sums", "exact-sum", {"n": 1, "of": 2})).plot()
    drawn = bars(plot)
    assert len(drawn) == 9
    assert NEARLY_ALL <= sum(drawn.values()) < 1
    assert "0.20% lie beyond 9" in plot.alt


@pytest.mark.parametrize(
    ("simulated", "told"), [([], "nothing was simulated"), ([11, 21], "21 was simulated, but is impossible here")]
)
def test_impossible_simulated_values_are_refused(simulated, told):
    with pytest.raises(ExactError, match=told):
        exact.sums("addition_war").plot(simulated=simulated)


def test_no_glyph_is_missing_in_arabic():
    """Warnings are errors here."""
    plot = exact.sums("subtraction_war").plot(simulated=[9, 10, 11], language="ar")
    assert plot.png().startswith(b"\x89PNG")
    assert "محاكاة" in plot.figure.axes[0].get_legend().get_texts()[1].get_text()


# ------------------------------------------------------------------------------------------------ charts


def written(plot):
    """Returns place of a cell -> the text in its middle; the corners lie halfway between the whole numbers."""
    return {text.xy: text.get_text() for text in plot.figure.axes[0].texts if all(isinstance(place, int) for place in text.xy)}


def test_the_values_of_totals_are_ten_in_a_row():
    cells = written(exact.scores().plot())
    assert len(cells) == 110
    assert [cells[(total - 1) % 10, (total - 1) // 10] for total in (35, 57, 75, 105, 7, 1)] == ["11"] * 4 + ["7", "0"]
    assert "The darkest, with 11 (points): 35, 57, 75, 105." in exact.scores().plot().alt
    assert written(exact.prospects().plot())[9, 6] == "8.0"  # 69


def test_the_chance_of_a_pair_is_in_the_cell_of_its_two_cards():
    """It is the chance of an opponent against these very cards: nothing beats two tens, and all pairs except two aces beat two
    aces.
    """
    pairs = exact.pairs("addition_war")
    cells = written(pairs.plot())
    assert len(cells) == 100
    assert (cells[9, 9], cells[0, 0]) == ("0", "100")
    assert cells[4, 6] == cells[6, 4] == f"{100 * float(pairs.opponent(5, 7).chance('higher')):.0f}"


def test_a_pair_outside_the_pack_has_no_cell():
    cells = written(exact.pairs(["Ac", "2c", "2d", "3c", "3d"], "sum").plot())
    assert (0, 0) not in cells
    assert {(1, 1), (0, 1), (2, 2)} <= set(cells)


def test_text_in_cells_is_readable():
    """It is black on pale cells and white on dark ones, with a contrast of at least 4.5 (WCAG 2.2, 1.4.3)."""
    from matplotlib.colors import to_rgb

    from cardlab.lab.exact.charts import _ink
    from cardlab.lab.plot_base import PALE_TO_DARK

    def light(colour):
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour)]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for n in range(1001):
        cell, ink = light(PALE_TO_DARK(n / 1000)[:3]), light(_ink(n, range(1001)))
        assert (max(cell, ink) + 0.05) / (min(cell, ink) + 0.05) >= 4.5, n
