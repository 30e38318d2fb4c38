"""The figures of a study agree with numbers worked out by hand, and every game can be studied."""

from array import array
from math import inf, isnan
from random import Random
from unittest.mock import Mock

import numpy as np
import pytest

import cardlab
from cardlab.bots import play_out
from cardlab.core.declarations import Measure
from cardlab.core.event_kinds import Fill
from cardlab.core.registry import built_in, find
from cardlab.lab.columns import NOBODY, NOT_ENDED, StudyError, columns, match_seed, row
from cardlab.lab.plan import Plan
from cardlab.lab.studies import Study, study
from cardlab.match import Match


def made(**figures):
    """Returns a study of War with these figures: eight matches, of which p1 wins four, p2 two, and nobody one, and one does not
    end.
    """
    game = find("war").with_options()
    dealt = {
        "winner": [1, 1, 1, 1, 2, 2, 0, -1],
        "won.p1": [1, 1, 1, 1, 0, 0, 0, 0],
        "won.p2": [0, 0, 0, 0, 1, 1, 0, 0],
        "turns": [2, 4, 4, 4, 5, 5, 7, 9],
        **figures,
    }
    whole = {name: array("q", dealt.get(name, [0] * 8)) for name in columns(game)}
    return Study(Plan(game, ("random", "random"), 1), 8, whole)


def ended(**figures):
    """Returns the same, except that the eighth match ends too, without a winner."""
    return made(**{"winner": [1, 1, 1, 1, 2, 2, 0, 0], **figures})


def test_a_summary_by_hand():
    """Half of eight matches are won; the turns have mean 5, quarters 4, 4.5 and 5.5, and standard deviation √(32/7) = 2.14.

    With an unfinished match, the mean is a bound without an interval, and the quarters are those of the curve: of eight matches
    one is over after 2 turns, four after 4, six after 5.
    """
    told = {name: cells for name, *cells in made().summary().rows}
    assert told["won by Player 1"][0] == "50.0%"
    assert told["won by Player 1"][1] == "21.5% to 78.5%"
    assert told["won by Player 2"][0] == "25.0%"
    assert told["no single winner"][0] == told["unfinished"][0] == "12.5%"
    assert told["turns"] == ["at least 5.00", "3.21 or more", "not known", "4", "4 to 5", "2 to 9"]
    assert made().summary().notes == [
        "One match did not end and is counted as it stood. For a measure that keeps growing, the true mean is larger. "
        "If this match added 100 more, the mean would rise by 12.5."
    ]
    assert str(made().mean("turns")) == "5 (3.213 or more)"
    assert str(made().mean("cards.p1")) == "0 (not known)"
    told = {name: cells for name, *cells in ended().summary().rows}
    assert told["turns"] == ["5.00", "3.21 to 6.79", "2.14", "4.5", "4 to 5.5", "2 to 9"]
    assert ended().summary().notes == []


def test_quarters_that_were_not_observed_are_not_given():
    """Six of eight matches were stopped, so nobody saw half of them end, and the mean in the table is a bound."""
    stopped = made(winner=[1, 1, -1, -1, -1, -1, -1, -1])
    cells = {name: cells for name, *cells in stopped.summary().rows}["turns"]
    assert cells[3:5] == ["never", "4 to never"]
    assert stopped.quarters("turns") == (4, inf, inf)
    assert {name: cells for name, *cells in stopped.summary().rows}["wars"][3:5] == ["at least 0", "at least 0 to at least 0"]
    assert all(map(isnan, stopped.quarters("cards.p1")))


def test_a_figure_that_can_shrink_is_not_known_if_matches_were_stopped():
    """Nobody knows how many cards a stopped match would have left a player. Only a quantile that it cannot change is known."""
    cards = [0, 1, 2, 3, 50, 50, 50, 50]
    dealt = made(**{"cards.p1": cards})
    assert isnan(dealt.std("cards.p1"))
    assert {name: cells for name, *cells in dealt.summary().rows}["cards at the end, Player 1"][1:4] == ["not known"] * 3
    assert dealt.bounds("cards.p1", 0.5) == (2.5, 26.5)
    assert isnan(dealt.median("cards.p1").value)
    assert (dealt.median("cards.p1").low, dealt.median("cards.p1").high) == (0, 50)
    assert not dealt.quantile("cards.p1", 0.4).is_known  # it could reach below every figure
    assert dealt.quarters("cards.p1")[2] == 50
    slapped = study("egyptian_war", matches=2, seed=1, progress=False)
    assert slapped.grows("piles_taken")


def test_a_few_stopped_matches_shift_a_quantile_little():
    """The wars are 1 to 7, and an eighth match had 3 when it was stopped. If it had none more, half of the matches have at most
    3.5 wars; if it went on for ever, 4.5. The lowest quarter does not change.
    """
    dealt = made(wars=[1, 2, 3, 4, 5, 6, 7, 3])
    assert dealt.bounds("wars", 0.5) == (3.5, 4.5)
    assert dealt.bounds("wars", 1 / 7) == (2, 2)
    assert dealt.bounds("wars", 0.99) == (pytest.approx(6.93), inf)
    assert isnan(dealt.quantile("wars", 0.5).value)
    assert dealt.quantile("wars", 1 / 7).value == 2
    cells = {name: cells for name, *cells in dealt.summary().rows}["wars"]
    assert cells[3:5] == ["at least 3.5", "2.75 to at least 5.25"]
    assert dealt.bounds("turns", 0.5) == (4.5, 4.5)
    with pytest.raises(StudyError, match="the share of a quantile is 2, but must lie between 0 and 1"):
        dealt.bounds("wars", 2)


def test_one_stopped_match_in_many_changes_no_quartile():
    """The quartiles of thousands of matches are known, with their intervals."""
    dealt = study("war", matches=3000, seed=1, max_turns=2500, progress=False)
    assert 0 < dealt.unfinished < 10
    assert all(low == high for low, high in (dealt.bounds("wars", share) for share in (0.25, 0.5, 0.75)))
    assert dealt.quantile("wars", 0.5).is_known
    cells = {name: cells for name, *cells in dealt.summary().rows}["wars"]
    assert not any("at least" in cell for cell in cells[3:5])


def test_no_interval_reaches_where_no_figure_can_be():
    """The turns of three matches are far apart, and none can be below 0. A player of 727 may owe counters."""
    assert ended(turns=[1, 900, 5, 5, 5, 5, 5, 5]).mean("turns").low == 0
    cells = {name: cells for name, *cells in ended(wars=[3] * 8).summary().rows}["wars"]
    assert cells[:3] == ["3.00", "all alike", "0.00"]
    debts = study("seven_twenty_seven", matches=3, seed=2, progress=False)
    assert min(debts.mean(f"counters.{seat}").low for seat in debts.game.seats) < 0


def test_endless_matches_count_as_the_longest():
    """Some matches that repeat a position are stopped early. The median is the time when half of *all* are over. Leaving out
    the endless ones, as if they might have ended at any moment, would make it too small.
    """
    dealt = study("war", matches=400, seed=3, pickup_order="played", progress=False)
    turns, over = dealt["turns"], dealt.over
    assert sum(not yes and n < 5000 for n, yes in zip(turns, over, strict=True)) > 0
    for share, found in zip((0.25, 0.5), dealt.quarters("turns"), strict=False):
        assert sum(yes and n <= found for n, yes in zip(turns, over, strict=True)) >= share * 400
        assert sum(yes and n < found for n, yes in zip(turns, over, strict=True)) < share * 400


def test_a_limit_is_stated_and_can_be_raised():
    """A match that only the study stopped ends when it is continued. A kernel and the engine stop at the same card."""
    asked = {"game": "war", "matches": 30, "seed": 3, "progress": False}
    short = study(**asked, at_most=100)
    assert max(short["actions"]) == 100
    assert short.unfinished == sum(turns > 100 for turns in study(**asked)["turns"]) > 10
    (note,) = [note for note in short.notes() if "at_most" in note]
    assert note == f"{short.unfinished} of them were stopped after 100 actions: at_most=1000 lets them go on."
    assert study(**asked, at_most=100, fast=False) == short
    with pytest.raises(StudyError, match="at_most is 0, but must be a whole number from 1"):
        study(**asked, at_most=0)


def test_a_game_derived_from_ours_has_its_own_name():
    class Small(find("war")):
        """A War with its own pack."""

    assert study(Small, matches=2, progress=False).title == "Small (a kind of War), 2 matches, seed 0, standard rules"
    assert study("war", matches=2, progress=False).title == "War, 2 matches, seed 0, standard rules"


def test_missing_columns_are_errors():
    with pytest.raises(StudyError, match="war has no column 'turn'. Did you mean 'turns'"):
        made()["turn"]
    with pytest.raises(StudyError, match="no column 'score'"):
        made().mean("score")
    with pytest.raises(StudyError, match="no column"):
        made().label("score")


def test_the_longest_match_can_be_found():
    assert made().longest() == 0  # by actions, all of which are 0 here
    assert made().longest("turns") == 7


def test_a_study_displays_itself_as_text():
    assert str(made()).startswith("War, 8 matches, seed 1, standard rules\n")
    assert repr(made()) == "<study of war, 8 matches, seed 1>"
    assert "played by greedy, random" in study("fast_food", matches=1, bots={"p1": "greedy"}, progress=False).title
    assert "players=3" in study("war", matches=1, players=3, progress=False).title


def test_a_game_without_messages_is_studied_by_its_names(killing_game, monkeypatch):
    monkeypatch.delenv("CARDLAB_TEST_KILLING_GAME")
    monkeypatch.setattr(killing_game, "measures", (Measure("turns"), Measure("very_odd", rules=("take",))))
    dealt = study(killing_game(), matches=3, progress=False)
    assert dealt.title == "killing_game, 3 matches, seed 0, standard rules"
    assert (dealt.label("turns"), dealt.label("very_odd")) == ("turns", "very odd")


def test_arabic_has_all_its_words(capped):
    """A study, its notes and a comparison are from right to left, with nothing in English."""
    dealt = Study(capped.plan, len(capped) + 1, capped._columns, "ar")
    html = dealt.compare(capped)._repr_mimebundle_()["text/html"] + dealt._repr_mimebundle_()["text/html"]
    assert 'lang="ar" dir="rtl"' in html
    texts = [str(dealt), str(dealt.compare(capped))]
    left = {word for text in texts for word in text.replace("_", "").split() if word.isascii() and word.isalpha()}
    assert left == set()


# ------------------------------------------------------------------------------------ two studies


def test_studies_with_the_same_decks_are_compared_match_by_match():
    """The turns of each match differ by exactly 1, which is certain with pairs, and uncertain without them."""
    one, other = ended(), ended(turns=[n + 1 for n in made()["turns"]])
    both = one.compare(other)
    assert both.paired
    assert both.difference("turns").value == -1
    assert ["turns", "5.00", "6.00", "-1.00", "all alike", "yes"] in both.table().rows
    assert "The same 8 decks were dealt in both" in str(both)


def test_unfinished_matches_make_no_difference_of_means():
    """The means of stopped matches have no interval, and neither has their difference. The winners are known."""
    both = made().compare(made(turns=[n + 1 for n in made()["turns"]]))
    rows = {name: cells for name, *cells in both.table().rows}
    assert rows["turns"] == ["5.00", "6.00", "-1.00", "not known", "not known"]
    assert rows["won by Player 1"][-1] == "no"


def test_among_many_differences_only_clear_ones_are_marked():
    """Among three hundred tables of equal studies, about five in a hundred mark a difference. Separate tests would mark more."""
    random, wrong, alone = Random(5), 0, 0
    for _ in range(300):
        drawn = [{name: [random.randrange(100) for _ in range(8)] for name in ("turns", "wars", "again")} for _ in range(2)]
        both = ended(**drawn[0]).compare(ended(**drawn[1]))
        wrong += bool(both.apart)
        alone += any(not both.difference(name).holds(0) for name in both.names)
    assert wrong < 0.08 * 300 < alone


def test_a_difference_may_be_clear_alone_but_not_among_many():
    """The turns differ by 100 in each pair, which is clear at any level. For the wars, t = 2.65 with 7 degrees of freedom (p =
    0.033) is not enough among two or more figures.
    """
    both = ended(turns=[100, 100, 101, 99, 100, 100, 99, 101], wars=[3, 1, 0, 2, 4, -1, 2, 1]).compare(ended(turns=[0] * 8))
    assert not both.difference("wars").holds(0)
    assert both.apart == {"turns"}
    assert f"{len(both.names)} differences are tested together" in str(both)


@pytest.mark.parametrize(
    ("one", "other", "paired"),
    [
        ({}, {"war_down": 3}, True),
        ({}, {"seed": 2}, False),
        ({}, {"packs": 2}, False),
        ({"game": "fast_food"}, {"game": "fast_food", "bots": "greedy"}, True),
        ({"game": "fast_food"}, {"game": "fast_food", "first_deck": "black"}, False),
        ({}, {"game": "twenty_first_century_war"}, False),
    ],
)
def test_studies_know_whether_their_decks_are_the_same(one, other, paired):
    """The seed and the shuffle decide; bots and rules of play do not matter."""
    first, second = (study(**{"game": "war", "matches": 2, "seed": 1, "progress": False, **asked}) for asked in (one, other))
    assert first.pairs_with(second) is second.pairs_with(first) is paired
    decks = [[event.cards for event in dealt.match(1).events if isinstance(event, Fill)] for dealt in (first, second)]
    assert (decks[0] == decks[1]) is paired


def test_pairs_do_not_need_equal_numbers_of_matches():
    long, short = (study("scramble_war", matches=n, seed=3, progress=False) for n in (30, 12))
    both = long.compare(short)
    assert both.n == 12
    assert both.difference("won.p1").value == 0


def test_one_match_shows_no_difference():
    both = study("war", matches=1, progress=False).compare(study("war", matches=1, seed=2, progress=False))
    assert {row[-1] for row in both.table().rows} == {"no"}
    assert {row[-2] for row in both.table().rows} == {"too few"}


def test_a_better_bot_makes_a_difference_and_other_decks_do_not():
    """Thirty matches show that greedy beats random at Fast Food, while other decks alone show nothing."""
    asked = {"matches": 30, "seed": 1, "progress": False}
    plain, greedy = study("fast_food", **asked), study("fast_food", bots={"p1": "greedy"}, **asked)
    told = {name: cells for name, *cells in greedy.compare(plain).table().rows}
    assert told["won by Player 1"][-1] == "yes"
    again = study("fast_food", **{**asked, "seed": 3}).compare(plain)
    assert not again.paired
    assert {name: cells[-1] for name, *cells in again.table().rows}["won by Player 1"] == "no"


# ------------------------------------------------------------------------------------ columns of games


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_every_game_can_be_studied(slug):
    """A few matches with random bots give whole numbers in every column, a summary in both languages, and a seed for each
    match.
    """
    games = 1 if slug in ("money", "twenty_first_century_war") else 3
    dealt = study(slug, matches=games, seed=5, fast=False, progress=False)
    assert [len(dealt[name]) for name in dealt.names] == [games] * len(dealt.names)
    assert {column.typecode for column in map(dealt.__getitem__, dealt.names)} == {"q"}
    winners = range(NOT_ENDED, len(dealt.game.seats) + 1)
    assert all(winner in winners for winner in dealt["winner"])
    for language in ("en", "ar"):
        assert len(Study(dealt.plan, games, dealt._columns, language).summary().rows) >= len(dealt.game.seats)


def test_measures_count_counters_rules_cards_and_actions_of_each_player():
    """They agree with the log and the table of a match of Duel King played by hand."""
    dealt = study("duel_king", matches=2, seed=3, progress=False)
    match = dealt.match(1)
    fired = [event.rule for event in match.events]
    saves = [event.facts["player"] for event in match.events if event.rule == "duel_king.save.won"]
    assert dealt["turns"][1] == match.table.counters["turns"]
    assert dealt["kings"][1] == fired.count("duel_king.king")
    assert [dealt[f"saves.{seat}"][1] for seat in ("p1", "p2")] == [saves.count("p1"), saves.count("p2")]
    assert dealt["cards.p1"][1] + dealt["cards.p2"][1] == 54


def test_a_measure_that_is_no_whole_number_is_an_error(monkeypatch):
    monkeypatch.setattr(find("duel_king"), "measures", (Measure("lead"),))
    with pytest.raises(cardlab.GameError, match="duel_king: the measure 'lead' is .* but must be a whole number"):
        study("duel_king", matches=1, progress=False)


def test_the_winner_as_a_number():
    """A draw is 0, several winners are 0 with a mark for each, and an unfinished match is -1."""
    game = find("war").with_options()
    match = Match(game, match_seed(1, 0))
    assert row(match)[:3] == (NOT_ENDED, 0, 0)
    match.table.outcome = "p1 p2"
    assert row(match)[:3] == (NOBODY, 1, 1)
    match.table.outcome = "draw"
    assert row(match)[:3] == (NOBODY, 0, 0)
    match.table.outcome = "p2"
    assert row(match)[:3] == (2, 0, 1)
    match.table.outcome = "unfinished"
    assert row(match)[:3] == (NOT_ENDED, 0, 0)


def test_final_figures_are_0_before_the_end():
    """Scramble War counts its points when the heap is empty. The score is 0 before, and not afterwards."""
    game = find("scramble_war").with_options()
    match = Match(game, match_seed(1, 0))
    assert dict(zip(columns(game), row(match), strict=True))["score.p1"] == 0
    over = dict(zip(columns(game), row(play_out(match, {})), strict=True))
    assert over["score.p1"] + over["score.p2"] == 52


def test_seeds_of_studies_do_not_overlap():
    seeds = [match_seed(seed, number) for seed in range(40) for number in range(250)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


@pytest.mark.parametrize(("said", "off"), [("1", True), ("", False)])
def test_progress_bars_can_be_switched_off(monkeypatch, said, off):
    """So a notebook's output need not depend on the time taken."""
    asked = Mock()
    monkeypatch.setattr("tqdm.tqdm", asked)
    monkeypatch.setattr("cardlab.lab.progress_bar.BAR_AFTER", 0)
    monkeypatch.setenv("TQDM_DISABLE", said)
    study("war", matches=2, chunk=1, fast=False)
    assert asked.called is not off


@pytest.mark.parametrize(("language", "note"), [("en", "getting ready … "), ("ar", "جارٍ التحضير … ")])
def test_a_study_says_that_it_is_preparing(monkeypatch, language, note):
    """The first kernel of a process takes some seconds to load, and the user should not think that the study is stuck."""
    bar = Mock()
    monkeypatch.setattr("tqdm.tqdm", bar)
    monkeypatch.setattr("cardlab.lab.study_kernels.study_kernel._loaded", set())
    study("war", matches=10, fast=True, language=language)
    notes = [call.args[0] for call in bar.return_value.set_postfix_str.call_args_list]
    assert notes[0].startswith(note)
    assert set(notes[1:]) == {""}
    bar.return_value.close.assert_called_once()
    bar.reset_mock()
    study("war", matches=10, fast=True, seed=2)
    bar.assert_not_called()


# ------------------------------------------------------------------------------------ as values


def test_studies_are_equal_if_their_matches_and_figures_are():
    """The language does not matter. Another seed, bot, option, number of matches or figure makes a difference."""
    one = study("scramble_war", matches=6, seed=3, progress=False)
    assert one == study("scramble_war", matches=6, seed=3, language="ar", progress=False)
    assert hash(one) == hash(study(find("scramble_war"), matches=6, seed=3, progress=False))
    for asked in ({"seed": 4}, {"bots": "greedy"}, {"war_down": 2}, {"matches": 5}):
        assert one != study("scramble_war", **{"matches": 6, "seed": 3, "progress": False, **asked})
    altered = {name: one[name][:] for name in one.names}
    altered["turns"][5] += 1
    assert one != Study(one.plan, 6, altered)
    assert one != "a study"


def test_a_match_is_chosen_by_any_whole_number():
    """numpy's argmax works too. A number that is not whole or out of range is refused."""
    dealt = study("scramble_war", matches=4, progress=False)
    longest = np.argmax(dealt["turns"])
    assert type(longest) is not int
    assert row(dealt.match(longest)) == row(dealt.match(dealt.longest("turns")))
    for number in (4, np.int64(-1), 1.0, "1", None):
        with pytest.raises(StudyError, match="its matches are 0 to 3"):
            dealt.match(number)


def test_the_default_seed_is_0():
    assert study("scramble_war", matches=2, progress=False).seed == cardlab.start("war").seed == 0
