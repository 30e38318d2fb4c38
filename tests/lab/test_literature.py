"""Compares studies with figures that others have published. Notebook 13 of the course shows most of them too.

Both figures are from samples, so they may differ by chance: by four standard errors, and by the rounding of the published one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import pstdev

import pytest

from cardlab import Position, find, position, study
from cardlab.lab.studies import Study

SEED = 70_000
MATCHES = 400_000


@dataclass(frozen=True)
class Published:
    """A published figure.

    Attributes:
        source: The source, as a reader can find it.
        figure: The figure.
        rounding: Half of its last digit.
        matches: The number of matches that its author simulated.
        ours: Computes the same from a study: for each match a number, whose mean is the figure.
    """

    source: str
    figure: float
    rounding: float
    matches: int
    ours: Callable[[], list[int]]


def war(**options: int | str) -> Study:
    return study("war", matches=MATCHES, seed=SEED, progress=False, fast=True, **options)


def aces_win(down: int) -> list[int]:
    """Returns for each match whether the player with the four aces beats the other 48 cards."""
    start = f"war war_down={down}; packet.p1 Ac Ad Ah As; packet.p2 *"
    return list(study(start, matches=MATCHES, seed=SEED, progress=False, fast=True)["won.p1"])


PEFO = "Hector Pefo, Card Wars, hectorpefo.github.io, 13 September 2017"
FIGURES = {
    "mean turns, three down, the last card fights once": Published(
        "github.com/kevinabrandon/kbWar, Results.md",
        270.621807,
        0,
        1_000_000,
        lambda: list(war(war_down=3, run_out="last_card_fights")["turns"]),
    ),
    "mean turns, one down": Published(
        "github.com/tgvoskuilen/War-Simulator: 440 to 445", 442.5, 2.5, 1_000_000, lambda: list(war()["turns"])
    ),
    "aces, one down": Published(PEFO, 0.809, 0.0005, 10_000_000, lambda: aces_win(1)),
    "aces, two down": Published(PEFO, 0.717, 0.0005, 10_000_000, lambda: aces_win(2)),
    "aces, three down": Published(PEFO, 0.655, 0.0005, 10_000_000, lambda: aces_win(3)),
}


@pytest.mark.parametrize("name", FIGURES)
def test_studies_agree_with_published_figures(name):
    published = FIGURES[name]
    ours = published.ours()
    error = pstdev(ours) * sqrt(1 / len(ours) + 1 / published.matches)
    assert abs(sum(ours) / len(ours) - published.figure) < 4 * error + published.rounding, published.source


def test_other_rules_for_too_few_cards_give_other_means():
    """The published mean would not tell a wrong rule from a right one if it were as rough as the difference of the rules."""
    means = [war(war_down=3, run_out=rule).mean("turns").value for rule in ("lose", "last_card_fights", "last_card_stays")]
    assert means == sorted(means)
    assert min(means[1] - means[0], means[2] - means[1]) > 10


def test_the_cycle_of_a_52_card_deck():
    """M. Z. Spivey, Cycles in War, Integers 10 (2010), G2: the lower number wins, and its card goes under the pile first."""
    deal = (
        "26 46 1 7 8 27 9 28 29 47 2 10 11 30 12 31 32 48 3 13 14 33 15 34 35 49 "
        "16 36 17 37 38 50 4 18 19 39 20 40 41 51 5 21 22 42 23 43 44 52 6 24 25 45"
    )
    cards = [str(53 - int(number)) for number in deal.split()]
    deck = ", ".join(map(str, range(1, 53)))
    game = find("war").with_options(deck=deck, pickup_order="winner_first", max_turns=32_000)
    start = Position(game, {"packet.p1": cards[:26], "packet.p2": cards[26:]})
    found = study(start, matches=1, at_most=32_000, fast=True, progress=False)
    assert (found["turns"][0], found.unfinished) == (31_920, 1)
    end = found.match(0).events[-1]
    assert (end.rule, end.facts["since"]) == ("war.end.repeat", 0)


def test_the_deal_of_beggar_my_neighbour_that_never_ends():
    """B. Casella and others, arXiv:2403.13855 (2024): a cycle of 62 piles. The first 4 piles lead to it."""
    left = {rank: [rank + suit for suit in "cdhs"] for rank in "AKQJ"}
    left["-"] = [rank + suit for suit in "cdhs" for rank in "23456789T"]
    stacks = {"stack.p1": "---K---Q-KQAJ-----AAJ--J--", "stack.p2": "----------Q----KQ-J-----KA"}
    deal = {zone: [left[sign].pop() for sign in stack] for zone, stack in stacks.items()}
    match = position("egyptian_war", deal, preset="beggar_my_neighbour").play_out()
    cycle = match.events[-1].facts["cards"]
    before = match.branch(match.ply - cycle).table.counter("piles_taken")
    assert match.events[-1].rule == "egyptian_war.win.loop"
    assert (before, match.table.counter("piles_taken") - before) == (4, 62)


@pytest.mark.parametrize("n", [2, 5, 10])
def test_war_without_ties_takes_the_square_of_the_cards(n):
    """The mean agrees with that of the gambler's ruin (Feller, volume 1, chapter XIV), which is n² turns. We know no proof for
    War.
    """
    deck = ", ".join(map(str, range(1, 2 * n + 1)))
    found = study("war", deck=deck, matches=20_000, seed=SEED, progress=False, fast=True, max_turns=20_000)
    assert not found.unfinished
    assert abs(found.mean("turns").value - n * n) < 4 * pstdev(found["turns"]) / sqrt(len(found))
