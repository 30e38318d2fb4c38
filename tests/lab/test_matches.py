"""Parts of a study: their matches, their figures, and which parts can be compared."""

from random import Random
from statistics import correlation, fmean

import numpy as np
import pyarrow
import pytest

from cardlab import lab
from cardlab.lab.columns import StudyError
from cardlab.lab.estimates import bootstrapped, quantile_of
from cardlab.lab.studies import study


@pytest.fixture(scope="module")
def dealt():
    return study("war", matches=200, seed=6, progress=False)


def test_a_part_has_the_matching_matches(dealt):
    """A figure, a function, or a truth value for each match selects them, and they keep their numbers in the study."""
    long = dealt.where(lambda row: row["turns"] > 300)
    assert list(long.numbers) == [number for number, turns in enumerate(dealt["turns"]) if turns > 300]
    assert long == dealt.where(np.asarray(dealt["turns"]) > 300)
    assert min(long["turns"]) > 300
    assert len(dealt.where(winner=1)) == dealt["winner"].count(1)
    assert dealt.where(lambda row: row["turns"] > 300, winner=2).numbers == long.where(**{"won.p2": 1}).numbers
    assert long.notes() == [f"Only matches that meet the condition are counted: {len(long)} of the study’s 200."]


def test_matches_of_a_part_are_those_of_the_study(dealt):
    part = dealt.where(winner=2)
    number = part.longest("turns")
    assert part.match(number).winners == ("p2",)
    assert len(part.match(number).actions) == max(part["turns"])
    with pytest.raises(StudyError, match="a part of those, in its `numbers`"):
        part.match(dealt["winner"].index(1))
    assert pyarrow.table(part)["match"].to_pylist() == list(part.numbers)


def test_groups_cover_the_whole_study(dealt):
    groups = dealt.groups("winner")
    assert list(groups) == sorted(set(dealt["winner"]))
    assert sorted(number for part in groups.values() for number in part.numbers) == list(range(200))


@pytest.mark.parametrize(
    ("test", "figures", "message"),
    [
        (None, {"winner": 7}, "none of the 200 matches of war fits"),
        (None, {"winer": 1}, "no column 'winer'. Did you mean 'winner'"),
        ([True, False], {}, "2 truth values were given for 200 matches"),
    ],
)
def test_impossible_parts_are_refused(dealt, test, figures, message):
    with pytest.raises(StudyError, match=message):
        dealt.where(test, **figures)


def test_a_part_is_read_back_as_a_part(dealt, tmp_path):
    part = dealt.where(winner=2)
    part.to_parquet(tmp_path / "part.parquet")
    again = lab.read(tmp_path / "part.parquet")
    assert again == part
    assert again.notes() == part.notes()


def test_comparing_parts(dealt):
    """Two groups without common matches are two samples, the same matches under other rules are pairs, and anything else is
    refused.
    """
    won, lost = dealt.groups("winner")[1], dealt.groups("winner")[2]
    assert not won.compare(lost).paired
    other = study("war", matches=200, seed=6, war_down=3, progress=False)
    assert won.compare(other.where(number in set(won.numbers) for number in other.numbers)).paired
    with pytest.raises(StudyError, match="some matches in common, and not all"):
        dealt.compare(won)


def test_shares_means_and_levels(dealt):
    """A share agrees with a count by hand. A higher confidence level gives a wider interval, and the table names the level."""
    share = dealt.share(lambda row: row["wars"] > 20)
    assert share.value == sum(wars > 20 for wars in dealt["wars"]) / 200
    for figure in (lambda level: dealt.share(winner=1, level=level), lambda level: dealt.mean("turns", level=level)):
        assert figure(0.99).low < figure(0.95).low < figure(0.5).low < figure(0.5).high < figure(0.95).high < figure(0.99).high
    assert dealt.summary(level=0.99).headers[2] == "99% confidence interval"
    assert "99.9% confidence" in str(dealt.compare(dealt, level=0.999))
    for level in (0, 1, 95, True, "0.9"):
        with pytest.raises(StudyError, match="the level is"):
            dealt.mean("turns", level=level)


def test_quantiles_have_their_confidence():
    """Of 2,000 samples of 60 numbers from 0 to 999, the interval of the median contains 499.5 in 95 of 100."""
    rng = Random(1)
    held = sum(quantile_of([rng.randrange(1000) for _ in range(60)], 0.5).holds(499.5) for _ in range(2000))
    assert 0.94 < held / 2000 < 0.975


def test_quantiles_by_hand(dealt):
    assert quantile_of(range(101), 0.5).value == 50
    assert (quantile_of(range(101), 0.5).low, quantile_of(range(101), 0.5).high) == (40, 60)  # 50.5 ± 1.96 · √25.25
    assert np.isnan(quantile_of(range(5), 0.9).high)  # five values say nothing about what lies beyond
    assert dealt.median("turns").value == np.median(dealt["turns"])
    assert dealt.quantile("turns", 0.9).value == pytest.approx(np.quantile(dealt["turns"], 0.9))
    with pytest.raises(StudyError, match="the share of a quantile is 90"):
        dealt.quantile("turns", 90)


def test_a_median_of_unfinished_matches_comes_from_the_curve():
    """Half of these end before they are stopped, so the median is known, but its upper end only if the curve's is."""
    short = study("war", matches=200, seed=6, at_most=400, progress=False)
    whole = study("war", matches=200, seed=6, progress=False)
    assert short.unfinished
    assert short.median("turns").value == pytest.approx(whole.median("turns").value, abs=2)
    assert short.quantile("turns", 0.99).value == float("inf")
    assert np.isnan(short.median("wars").value)


def test_a_bootstrap_agrees_with_students_distribution(dealt):
    """For a mean it agrees within a tenth, and the same seed draws the same samples."""
    usual, drawn = dealt.mean("turns"), dealt.bootstrap(fmean, "turns", resamples=2000)
    assert drawn.value == pytest.approx(usual.value)
    assert drawn.high - drawn.low == pytest.approx(usual.high - usual.low, rel=0.1)
    assert dealt.bootstrap(correlation, "turns", "wars", resamples=200).low > 0.8
    assert dealt.bootstrap(fmean, "turns", resamples=50, seed=1) == dealt.bootstrap(fmean, "turns", resamples=50, seed=1)
    assert bootstrapped(max, [[1, 2, 3]], 100, 0.95, 0).value == 3
    with pytest.raises(StudyError, match="no column is named"):
        dealt.bootstrap(fmean)
