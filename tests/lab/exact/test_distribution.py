"""Distributions have the right figures and displays, and import plots only on use."""

from fractions import Fraction
from time import process_time
from types import ModuleType

import pytest

from cardlab.core.errors import CardlabError
from cardlab.lab import exact
from cardlab.lab.exact.answers import About, ExactError
from cardlab.lab.exact.distribution import Distribution
from tests.test_import import loaded_by

DIE = Distribution.counted(dict.fromkeys(range(1, 7), 1), About("exact-sums", "exact-sum", {"n": 1, "of": 6}))
SIDES = Distribution.counted({"first": 1, "same": 0, "second": 3}, About("exact-ahead", "exact-who"))


def test_the_figures_of_a_die():
    """The mean is 7/2, the variance 35/12, and all sides are equally likely."""
    assert (DIE.mean, DIE.variance, DIE.cases) == (Fraction(7, 2), Fraction(35, 12), 6)
    assert DIE.spread == pytest.approx(1.7078, abs=1e-4)
    assert DIE.modes == (1, 2, 3, 4, 5, 6)
    assert DIE.mode == 1
    assert DIE.expected(lambda side: side * side) == Fraction(91, 6)
    assert dict(DIE) == dict.fromkeys(range(1, 7), Fraction(1, 6))


def test_chances_of_one_value_of_several_and_of_a_condition():
    assert DIE.chance(6) == DIE[6] == Fraction(1, 6)
    assert DIE.chance(7) == 0
    assert DIE.chance([1, 2]) == DIE.chance(range(-5, 3)) == Fraction(1, 3)
    assert DIE.chance(lambda side: side % 2 == 0) == Fraction(1, 2)
    assert SIDES.chance("first") == Fraction(1, 4)
    assert SIDES.ways == {"first": 1, "second": 3}


def test_words_have_no_mean():
    """A distribution without numbers has chances and a most likely value, but no mean."""
    assert SIDES.mode == "second"
    with pytest.raises(ExactError, match="'first' is not a number"):
        _ = SIDES.mean


def test_chances_without_counts_have_no_ways():
    thirds = Distribution({1: Fraction(1, 3), 2: Fraction(2, 3)}, DIE.about)
    assert thirds.mean == Fraction(5, 3)
    with pytest.raises(ExactError, match="not shares of equally likely cases"):
        _ = thirds.ways
    assert thirds.table().headers == ["sum", "chance", "%"]


def test_a_distribution_displays_itself():
    """It is a table in a terminal and in a notebook, in the reader's language, and its `repr` is a mapping."""
    assert str(DIE).splitlines()[:3] == [
        "Sum of 1 card drawn from 6 without replacement",
        "sum  of 6  chance      %",
        "1       1     1/6  16.67",
    ]
    assert str(DIE).endswith("Mean 7/2 ≈ 3.5, standard deviation 1.708, mode 1, 2, 3, 4, 5, 6.")
    assert "<table" in DIE._repr_mimebundle_()["text/html"]
    assert repr(SIDES) == "Distribution({first: 1/4, second: 3/4})"
    assert [row[0] for row in SIDES.table().rows] == ["first player", "second player"]
    assert DIE.table("ar").language == "ar"


ANSWERS = {
    "sums": lambda: exact.sums("addition_war"),
    "differences": lambda: exact.differences("subtraction_war"),
    "pairs": lambda: exact.pairs("addition_war"),
    "opponent": lambda: exact.opponent("addition_war", "5c 6d"),
    "best_totals": lambda: exact.best_totals(3, 27),
    "distances": lambda: exact.distances(3, 27, "Ac"),
    "hits": lambda: exact.hits(3),
    "draw": lambda: exact.draw("6c Kd", 7),
    "goes": lambda: exact.draw("6c Kd", 7).goes,
    "one_more_card": lambda: exact.one_more_card(27, [20, 20.5]),
    "scores": exact.scores,
    "inclusion_exclusion": exact.inclusion_exclusion,
    "next_card": lambda: exact.next_card(69),
    "next_at_random": lambda: exact.next_at_random(69),
    "best_answer": lambda: exact.best_answer(62, "7d 2c 5d", 2),
    "prospects": lambda: exact.prospects([10, 69]),
    "random_game": exact.random_game,
    "ahead": lambda: exact.random_game("digits").ahead,
    "endgame": lambda: exact.endgame(95, [2, 5], [3, 5]),
    "small_war": lambda: exact.small_war("2c 3c 4c 2d 3d 4d"),
    "race": lambda: exact.race((300, 50), (350, 60, 20)),
    "bot_times": exact.bot_times,
}


@pytest.mark.parametrize("name", ANSWERS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_answer_is_a_table_in_every_language(name, language):
    """Each has a title, as many cells in each row as headers, and the same text in a notebook."""
    answer = ANSWERS[name]()
    table = answer.table(language)
    assert table.title
    assert table.rows
    assert {len(row) for row in table.rows} == {len(table.headers)}
    assert answer.table()._repr_mimebundle_()["text/html"] == answer._repr_mimebundle_()["text/html"]
    assert str(answer) == str(answer.table())
    assert len(repr(answer)) < 1500


@pytest.mark.parametrize("name", ANSWERS)
def test_every_answer_is_quick(name):
    """Each takes at most 10 ms on a quiet machine (benchmarks/exact.py). A busy one gets ten times as long."""
    start = process_time()
    ANSWERS[name]()
    assert process_time() - start < 0.1


def test_every_public_name_exists_and_none_is_a_module():
    """A module with the name of a function would replace it on import."""
    found = {name: getattr(exact, name) for name in exact.__all__}
    assert not [name for name, one in found.items() if isinstance(one, ModuleType)]
    again = {name: getattr(exact, name) for name in exact.__all__}
    assert found == again
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = exact.nothing


def test_only_needed_modules_are_imported():
    """Sums import neither numpy nor plots, nor the modules of other subjects."""
    loaded = loaded_by("from cardlab.lab import exact; exact.sums('addition_war').mean")
    slow = {"numpy", "matplotlib", "numba", "pandas", "fluent", "cardlab.lab.exact.small_wars", "cardlab.lab.studies"}
    assert not loaded & slow


def test_errors_are_cardlabs():
    assert issubclass(ExactError, CardlabError)
    assert issubclass(ExactError, ValueError)


# ------------------------------------------------------------------------------------ standard functions


def test_distribution_functions_and_their_quantiles():
    """For a die, a value of at most 2 has chance 1/3. The quantile of one half is 3, and of a little more it is 4."""
    assert (DIE.cdf(0), DIE.cdf(2), DIE.cdf(Fraction(5, 2)), DIE.cdf(6)) == (0, Fraction(1, 3), Fraction(1, 3), 1)
    assert (DIE.quantile(0), DIE.quantile(0.5), DIE.quantile(Fraction(51, 100)), DIE.quantile(1)) == (1, 3, 4, 6)
    assert DIE.quantile(0.1) == 1
    assert DIE.median == 3
    with pytest.raises(ExactError, match="the share of a quantile is 50"):
        DIE.quantile(50)
    with pytest.raises(ExactError, match="'first' is not a number"):
        SIDES.cdf(1)


def test_random_draws_follow_the_chances():
    draws = DIE.sample(6000, seed=1)
    assert set(draws) == set(range(1, 7))
    assert sum(draws) / 6000 == pytest.approx(3.5, abs=0.07)
    assert DIE.sample(6000, seed=1) == draws != DIE.sample(6000, seed=2)
    assert set(SIDES.sample(100)) <= {"first", "second"}
    with pytest.raises(ExactError, match="size is -1"):
        DIE.sample(-1)


def test_two_dice_and_a_number():
    """Seven with two dice has 6 of 36 cases, and means and variances add up. Adding one shifts everything by one."""
    two = DIE + DIE
    assert (two[7], two.cases, two.ways[7]) == (Fraction(1, 6), 36, 6)
    assert (two.mean, two.variance) == (2 * DIE.mean, 2 * DIE.variance)
    assert dict(DIE + 1) == dict.fromkeys(range(2, 8), Fraction(1, 6))
    assert (DIE + Fraction(1, 2)).mean == 4
    assert (
        two.table().title
        == "Sum of two: Sum of 1 card drawn from 6 without replacement; Sum of 1 card drawn from 6 without replacement"
    )
    assert (two + 1).table("ar").title
    with pytest.raises(ExactError, match="'first' is not a number"):
        SIDES + DIE
    with pytest.raises(TypeError):
        DIE + "1"


def test_a_data_frame_has_each_chance_twice():
    frame = DIE.to_frame()
    assert frame.index.tolist() == [1, 2, 3, 4, 5, 6]
    assert frame["chance"].sum() == pytest.approx(1)
    assert sum(frame["exact"]) == 1
