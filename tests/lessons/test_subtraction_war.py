"""The lesson Subtraction War: figures are recomputed, and questions are answered by another method."""

from fractions import Fraction

import pytest

from cardlab.core.cards import cards
from cardlab.games.addition_war import AdditionWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons.shared_by_wars.chances import chance_of_four, chances, likely, pair_counts
from cardlab.lessons.shared_by_wars.comparison_questions import compared
from cardlab.lessons.shared_by_wars.pair import Pair
from cardlab.lessons.subtraction_war import LESSON
from cardlab.lessons.subtraction_war.card_choice_questions import facts_apart
from cardlab.lessons.subtraction_war.common import GAME, WITH_COURTS, line
from cardlab.lessons.subtraction_war.difference_questions import difference_level, wrong_differences
from tests.lessons.pairs_of_cards import (
    PACKS,
    counts,
    figures,
    higher_share,
    percent,
    table,
)

OF_780 = [60, 144, 128, 112, 96, 80, 64, 48, 32, 16]
SEEDS = range(300)


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def pair(spelling, game=GAME):
    one, other = cards(spelling)
    return Pair(game, (one, other))


# ------------------------------------------------------------------------------------------------ figures


def test_the_triangle_of_differences():
    """Ten facts have the difference 0, nine have 1, down to one with 9. A double has 6 pairs of cards, the others have 16."""
    assert counts(GAME) == dict(enumerate(OF_780)) == dict(pair_counts(GAME))
    assert [len(facts_apart(n)) for n in range(10)] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert [(6 if n == 0 else 16) * len(facts_apart(n)) for n in range(10)] == OF_780
    assert Fraction(sum(worth * n for worth, n in counts(GAME).items()), 780) == Fraction(44, 13)
    court = counts(WITH_COURTS)
    assert court == {0: 78} | {n: (13 - n) * 16 for n in range(1, 13)} == dict(pair_counts(WITH_COURTS))
    assert round(sum(worth * n for worth, n in court.items()) / 1326, 2) == 4.39


def test_the_figures_in_the_notes():
    """Every percentage, fraction and large number in the teacher's notes is counted here."""
    tie, sums = pairs_of(GAME).tie, pairs_of(AdditionWar.with_options()).tie
    assert tie == Fraction(3433, 27417)
    counted = {str(n) for n in (780, 703, 3433, 27417)} | {percent(share, 2) for share in (tie, sums)}
    counted |= {str(counts(GAME)[worth]) for worth in (1, 2)} | {"44/13"}
    counted |= {percent(higher_share(GAME, worth)) for worth in (2, 3)}
    counted |= {str(pairs_of(GAME).higher_after(*values)) for values in ((10, 9), (6, 5), (9, 4))}
    assert figures("subtraction_war") == counted
    assert [counts(GAME)[worth] for worth in (0, 9)] == [60, 16]
    assert (round(1 / tie), len(counts(GAME)), round(44 / 13, 2)) == (8, 10, 3.38)
    assert table("subtraction_war", "cards") == {name: list(row_of(options)) for name, options in PACKS.items()}


def row_of(options):
    """Yields the notes' figures about a pack: how often the differences 1 and 0 come, and how often a game begins with a war."""
    game = SubtractionWar.with_options(**options)
    differences = chances(game)
    assert max(differences, key=differences.get) == 1
    yield from (percent(differences[worth], 2) for worth in (1, 0))
    yield percent(pairs_of(game).tie, 2)


# ------------------------------------------------------------------------------------------------ questions


def test_the_ways_to_a_wrong_difference():
    """This covers 9 and 5 in both orders, a double, and crossing ten."""
    assert wrong_differences(9, 5) == {
        "added": 14,
        "counts_start": 5,
        "counts_between": 3,
        "greater_number": 9,
    }
    assert wrong_differences(5, 9) | {"signed": -4, "does_not_go": 0} == wrong_differences(5, 9)
    assert wrong_differences(7, 7) == {"added": 14, "double_stays": 7, "counts_start": 1}
    assert wrong_differences(12, 5)["ones_turned_round"] == 13
    assert wrong_differences(13, 7)["ones_turned_round"] == 14
    assert "ones_turned_round" not in wrong_differences(13, 2)


def test_levels_lead_from_neighbours_over_ten():
    assert [difference_level(*two) for two in ((7, 7), (9, 8), (4, 1), (10, 3), (8, 6), (9, 4), (12, 5))] == [
        1,
        1,
        1,
        2,
        2,
        3,
        4,
    ]


def test_the_player_who_takes_the_cards():
    """High cards may have a small difference, and different cards with the same difference are a war."""
    assert compared(pair("Tc 9d"), pair("6c 2d")) == ("p2", {"highest_card": "p1", "no_war_here": "war"})
    assert compared(pair("9c 6d"), pair("7c 4d")) == ("war", {"highest_card": "p1", "unlike_cards": "p2"})


def test_only_one_card_makes_a_difference():
    """One card of the hand fits. With all numbers to choose from, there are one or two."""
    for seed in SEEDS:
        for level in (2, 3):
            question = made("card_for", level).question(seed)
            own, n = question.facts["own"], question.facts["n"]
            fitting = [one.value for one in question.choices if abs(GAME.value(one.cards[0]) - own) == n]
            assert fitting == [question.answer]
        question = made("both_cards", 4).question(seed)
        own, n = question.facts["own"], question.facts["n"]
        fitting = [one.value for one in question.choices if abs(GAME.value(one.cards[0]) - own) == n]
        assert fitting == list(question.answer)
        assert 1 <= len(fitting) <= 2


def test_the_best_second_card_is_the_farthest():
    """It is at either end, so neither the highest nor the lowest card is always right."""
    ends = set()
    for seed in SEEDS:
        question = made("best_card", 3).question(seed)
        far = sorted(question.choices, key=lambda one: abs(GAME.value(one.cards[0]) - question.facts["own"]))
        assert far[-1].value == question.answer
        ends.add(question.practises)
    assert ends == {"best_card:high", "best_card:low"}


def test_a_line_ends_at_ten_or_twenty():
    """Rows of dots end at six for beginners, or at ten."""
    assert [line(3, big)["high"] for big in (9, 10, 11, 13)] == [10, 10, 20, 20]
    for level, most in {1: 6, 2: 10}.items():
        assert max(made("partners", level).question(seed).model["a"] for seed in SEEDS) == most


def test_pairs_are_counted_from_the_first_one():
    """The line shows the pair with the ace, and no question asks for that pair's distance."""
    for seed in SEEDS:
        question = made("how_many_pairs", 4).question(seed)
        assert question.model["marks"] == [1, 1 + question.facts["n"]]


@pytest.mark.parametrize("level", [3, 4])
def test_the_pairs_that_make_a_war(level):
    """All that fit are right, and some other pair has the same sum instead of the same difference."""
    sums = 0
    for seed in SEEDS:
        question = made("ties", level).question(seed)
        shown = question.shows[0].cards
        fitting = [one.value for one in question.choices if GAME.worth(one.cards) == GAME.worth(shown)]
        assert fitting == list(question.answer)
        laid = [*shown, *(card for one in question.choices for card in one.cards)]
        assert len(set(laid)) == len(laid)
        total = sum(map(GAME.value, shown))
        sums += any(sum(map(GAME.value, one.cards)) == total for one in question.choices if one.value not in fitting)
    assert sums > len(SEEDS) / 2


@pytest.mark.parametrize("level", [4, 5])
def test_the_most_frequent_difference(level):
    """0 is always a choice, and at the last level it is sometimes right."""
    answers, others = set(), set()
    for seed in SEEDS:
        question = made("most_often", level).question(seed)
        offered = {one.value: counts_of_780(one.value) for one in question.choices}
        assert [value for value, n in offered.items() if n == max(offered.values())] == [question.answer]
        assert "0" in offered
        others |= {int(value) for value in offered} - {0}
        answers.add(question.answer)
    assert others == set(range(1, 6) if level == 4 else range(4, 10))
    assert ("0" in answers) == (level == 5)


def counts_of_780(worth):
    return OF_780[int(worth)]


def test_the_chance_of_a_higher_pair():
    answers = {"Tc 9d": "likely", "8c 6d": "likely", "8c 5d": "unlikely", "Tc 2d": "unlikely", "Tc Ad": "never"}
    assert {spelling: likely(5, pair(spelling)).answer for spelling in answers} == answers


def test_the_chance_with_four_cards_left():
    """8 - 2 and 7 - 2 are greater than 9 - 5, and 7 - 3 is equal."""
    question = chance_of_four(5, pair("9c 5d"), cards("2c 3c 7d 8d"))
    assert question.answer == Fraction(1, 2)
    assert {question.check(said) for said in ("1/2", "3/6", "0.5", "50%", "٥٠ ٪")} == {"right"}
    assert question.check("3") == "how_many_not_what_share"
    assert question.check("4/6") == "ties_counted"
    assert question.check("3/4") == "out_of_four"


@pytest.mark.parametrize("level", [2, 3])
def test_the_cards_for_a_wrong_step_are_in_the_hand(level):
    """The hand of five has at least one of the cards for the difference itself and for one step less or more."""
    for seed in SEEDS:
        question = made("card_for", level).question(seed)
        own, n = question.facts["own"], question.facts["n"]
        hand = {GAME.value(one.cards[0]) for one in question.choices}
        near = {value for value in (n, own + n - 1, own - n + 1, own + n + 1, own - n - 1) if abs(value - own) != n}
        assert len(hand) == 5
        assert near & hand
