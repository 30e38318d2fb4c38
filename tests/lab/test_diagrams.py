"""Diagrams of chains show every state and every step with its label."""

import pytest

from cardlab.lab import chain
from cardlab.lab.plot_base import PlotError


def test_every_state_and_every_step_is_drawn():
    """The diagram has boxes with names, an arrow for each step (also for one that leads back to its state), and the text."""
    coin = chain(
        "Two in a row",
        {"none": (0, 0), "one": (2, 0), "two": (4, 0)},
        {("none", "none"): "a", ("none", "one"): "b", ("one", "none"): "c", ("one", "two"): "d"},
        "A chain of three states.",
    )
    (axes,) = coin.figure.axes
    assert {text.get_text() for text in axes.texts} == {"none", "one", "two", "a", "b", "c", "d"}
    assert len(axes.patches) == 4
    assert coin.alt == "A chain of three states."
    assert len(coin.png()) > 1000


def test_arrows_in_opposite_directions_do_not_overlap():
    """The labels of opposite steps are on different sides of the line between their states."""
    both = chain("", {"A": (0, 0), "B": (2, 0)}, {("A", "B"): "there", ("B", "A"): "back"}, "")
    high = {text.get_text(): text.get_position()[1] for text in both.figure.axes[0].texts}
    assert high["there"] < -0.1
    assert high["back"] > 0.1


def test_a_step_to_a_state_without_a_place_is_refused():
    with pytest.raises(PlotError, match="from 'A' to 'C': give 'C' a place"):
        chain("", {"A": (0, 0)}, {("A", "C"): ""}, "")
