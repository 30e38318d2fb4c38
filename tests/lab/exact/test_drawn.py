"""Distributions draw themselves: every chance a bar, what was simulated over them, told in words."""

from fractions import Fraction

import pytest

from cardlab.lab import exact
from cardlab.lab.exact import Distribution, ExactError
from cardlab.lab.exact.distribution import About
from cardlab.lab.exact.drawn import NEARLY_ALL


def bars(plot):
    """Place -> height, as far as they are drawn."""
    return {bar.get_x() + bar.get_width() / 2: bar.get_height() for bar in plot.figure.axes[0].patches}


@pytest.mark.parametrize("found", [exact.sums("addition_war"), exact.distances(2, 27)], ids=["sums", "distances in halves"])
def test_every_chance_is_a_bar_at_its_number(found):
    drawn = bars(found.plot())
    assert list(drawn) == pytest.approx(sorted(map(float, found)))
    assert list(drawn.values()) == pytest.approx([float(found[one]) for one in sorted(found)])


def test_what_is_no_number_has_its_name_below():
    plot = exact.draw("6c Kd", 7).goes.plot()
    assert [tick.get_text() for tick in plot.figure.axes[0].get_xticklabels()] == ["nearer", "the same", "farther"]
    assert "nearer: 22.00 %" in plot.alt


def test_simulated_shares_stand_over_the_bars_with_their_intervals():
    """Of 100 throws with 40 heads the interval of 95 % goes from 30.9 % to 49.8 % (Wilson)."""
    coin = Distribution.counted({0: 1, 1: 1}, About("exact-sums", "exact-sum", {"n": 1, "of": 2}))
    plot = coin.plot(simulated=[0] * 60 + [1] * 40)
    points, _, (ends,) = plot.figure.axes[0].containers[1]
    assert list(points.get_ydata()) == [0.6, 0.4]
    assert ends.get_segments()[1][:, 1] == pytest.approx([0.3094, 0.4980], abs=1e-4)
    assert "0 of 2 intervals hold the exact chance" in plot.alt
    assert "2 of 2 intervals" in coin.plot(simulated=[0] * 55 + [1] * 45).alt


def test_a_long_thin_tail_is_told_and_not_drawn():
    chances = {n: Fraction(1, 2**n) for n in range(1, 100)}
    chances[100] = Fraction(1, 2**99)
    plot = Distribution(chances, About("exact-sums", "exact-sum", {"n": 1, "of": 2})).plot()
    drawn = bars(plot)
    assert len(drawn) == 9
    assert NEARLY_ALL <= sum(drawn.values()) < 1
    assert "0.20 % lie beyond 9" in plot.alt


@pytest.mark.parametrize(
    ("simulated", "told"), [([], "nothing was simulated"), ([11, 21], "21 was simulated, and has no chance")]
)
def test_what_cannot_have_been_simulated_is_refused(simulated, told):
    with pytest.raises(ExactError, match=told):
        exact.sums("addition_war").plot(simulated=simulated)


def test_both_languages_draw_without_a_missing_glyph():
    """Warnings are errors here."""
    plot = exact.sums("subtraction_war").plot(simulated=[9, 10, 11], language="ar")
    assert plot.png().startswith(b"\x89PNG")
    assert "محاكاة" in plot.figure.axes[0].get_legend().get_texts()[1].get_text()
