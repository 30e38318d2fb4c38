"""The chances in the two lessons about pairs (sums and differences) are counted again, card by card."""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from cardlab.core.cards import cards
from cardlab.core.registry import find
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons import find as lesson
from cardlab.lessons.addition_war.common import GAME as SUMS
from cardlab.lessons.shared_by_wars.pair import Pair
from cardlab.lessons.subtraction_war.common import GAME as DIFFERENCES
from cardlab.teaching.lesson import Investigate
from cardlab.words.words import Words
from tests.lessons.pairs_of_cards import higher_share, next_pairs, pairs_by_worth

BOTH = pytest.mark.parametrize("game", [SUMS, DIFFERENCES], ids=lambda game: game.slug)
HIGHER = {
    SUMS: (2, [99.9, 98.3, 95.7, 91.7, 86.9, 80.7, 73.5, 65.0, 55.6, 44.8, 35.4, 26.9, 19.8, 13.5, 8.7, 4.7, 2.1, 0.4, 0.0]),
    DIFFERENCES: (0, [92.2, 73.8, 57.6, 43.4, 31.1, 20.5, 11.9, 5.7, 1.7, 0.0]),
}
"""Game -> the percentage of next pairs that beat each sum or difference, from the least on."""


@BOTH
def test_the_share_of_higher_next_pairs(game):
    """It is taken over all pairs of a value: 55.6 % beat a sum of ten, 44.8 % a sum of eleven."""
    least, shares = HIGHER[game]
    assert [round(float(100 * higher_share(game, least + n)), 1) for n in range(len(shares))] == shares


@pytest.mark.parametrize(("slug", "top", "top_ways"), [("addition_war", "11", 80), ("subtraction_war", "1", 144)])
def test_the_reason_after_a_race_has_the_exact_ways(slug, top, top_ways):
    """Whatever came up most, it names the result that should, with the pairs of cards for both."""
    game = {"addition_war": SUMS, "subtraction_war": DIFFERENCES}[slug]
    ways = Counter(int(Pair(game, two).worth) for two in combinations(game.pack(), 2))
    assert ways.most_common(1) == [(int(top), top_ways)]
    [experiment] = [stage.experiment for stage in lesson(slug).stages if isinstance(stage, Investigate)]
    for best, n in ways.items():
        assert experiment.ways_told(str(best)) == {
            "ways": n,
            "top": top,
            "top_ways": top_ways,
            "is_top": "yes" if str(best) == top else "no",
        }
        for tied in ("no", "yes"):
            facts = {"best": str(best), "tied": tied, **experiment.facts, **experiment.ways_told(str(best))}
            told = Words().say(f"{slug}_lesson-try-{experiment.name}", "why", **facts)
            pairs = re.findall(r"\d+ ([+−]) \d+", told)
            assert len(pairs) == {"addition_war": 5, "subtraction_war": 3}[slug]
            named = {top, str(top_ways)} | ({str(best), str(n)} if tied == "no" else set())
            others = re.sub(r"\d+ [+−] \d+", "", told)
            assert {*re.findall(r"\d+", others)} == named  # of two equal bars, neither came up most
            assert sum(any(sign.isalpha() for sign in word) for word in told.split()) <= 25


@pytest.mark.parametrize(
    ("game", "spelling", "higher"),
    [
        (SUMS, "5c 6d", 315),
        (SUMS, "9c Td", 3),
        (DIFFERENCES, "Tc 9d", 516),
        (DIFFERENCES, "6c 5d", 520),
        (DIFFERENCES, "9c 4d", 144),
        (DIFFERENCES, "8c 3d", 144),
    ],
)
def test_how_many_of_the_other_pairs_are_higher(game, spelling, higher):
    """The other 38 cards make 703 pairs."""
    one, other = cards(spelling)
    pair = Pair(game, (one, other))
    following = next_pairs(game, pair.cards)
    assert sum(following.values()) == 703
    assert sum(n for worth, n in following.items() if worth > pair.worth) == higher
    assert pairs_of(game).higher_after(*pair.shown) == higher


@pytest.mark.parametrize(
    ("slug", "options", "chance"),
    [
        ("addition_war", {}, Fraction(1799, 27417)),
        ("addition_war", {"packs": 2}, Fraction(1205, 18249)),
        ("addition_war", {"court_cards": "11_12_13"}, Fraction(839, 16575)),
        ("addition_war", {"court_cards": "11_12_13", "packs": 2}, Fraction(3473, 68289)),
        ("addition_war", {"court_cards": "11_12_13", "ace": 14}, Fraction(839, 16575)),
        ("subtraction_war", {}, Fraction(3433, 27417)),
        ("subtraction_war", {"packs": 2}, Fraction(29461, 237237)),
        ("subtraction_war", {"court_cards": "11_12_13"}, Fraction(3175, 32487)),
        ("subtraction_war", {"court_cards": "11_12_13", "packs": 2}, Fraction(669605, 6897189)),
    ],
)
def test_the_chance_that_a_game_begins_with_a_tie(slug, options, chance):
    assert pairs_of(find(slug).with_options(**options)).tie == chance


@BOTH
def test_the_chance_of_a_tie_agrees_with_a_count(game):
    """The chance is the same when every pair of cards meets every other one."""
    equal = sum(next_pairs(game, two)[worth] for worth, pairs in pairs_by_worth(game).items() for two in pairs)
    assert pairs_of(game).tie == Fraction(equal, comb(40, 2) * comb(38, 2))


def test_differences_tie_nearly_twice_as_often_as_sums():
    assert 1.9 < pairs_of(DIFFERENCES).tie / pairs_of(SUMS).tie < 2
