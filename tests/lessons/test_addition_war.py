"""The lesson Addition War: figures are recomputed, and questions are answered by another method."""

import re
from fractions import Fraction
from math import comb

import pytest

from cardlab.core.cards import cards
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons import find
from cardlab.lessons.addition_war import LESSON
from cardlab.lessons.addition_war.card_choice_questions import facts_that_make
from cardlab.lessons.addition_war.chance_questions import most_often
from cardlab.lessons.addition_war.common import GAME, WITH_COURTS
from cardlab.lessons.addition_war.comparison_questions import card_by_card
from cardlab.lessons.addition_war.sum_questions import way_to, wrong_sums
from cardlab.lessons.shared_by_wars.chances import chance_of_four, chances, likely, pair_counts
from cardlab.lessons.shared_by_wars.comparison_questions import compared
from cardlab.lessons.shared_by_wars.pair import Pair
from cardlab.teaching.lesson import Watch
from cardlab.words.words import Words
from tests.lessons.pairs_of_cards import (
    PACKS,
    counts,
    figures,
    higher_share,
    pairs_by_worth,
    percent,
    table,
)

OF_780 = [6, 16, 22, 32, 38, 48, 54, 64, 70, 80, 70, 64, 54, 48, 38, 32, 22, 16, 6]
SEEDS = range(300)


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def pair(spelling, game=GAME):
    one, other = cards(spelling)
    return Pair(game, (one, other))


# ------------------------------------------------------------------------------------------------ figures


def test_the_number_of_pairs_for_each_sum():
    """Of 780 pairs of cards 6 make 2, and 80 make 11. The mean is 11, and s comes as often as 22 - s."""
    assert counts(GAME) == dict(zip(range(2, 21), OF_780, strict=True)) == dict(pair_counts(GAME))
    assert sum(OF_780) == comb(40, 2) == 780
    assert sum(worth * n for worth, n in counts(GAME).items()) == 11 * 780
    assert max(counts(GAME), key=counts(GAME).get) == 11
    assert counts(WITH_COURTS) == dict(pair_counts(WITH_COURTS))
    assert (sum(counts(WITH_COURTS).values()), counts(WITH_COURTS)[14]) == (1326, 102)


def test_the_kinds_of_facts():
    """They are within ten, over ten, bridging ten, with a ten, making ten, doubles and neighbours."""
    every = [tuple(sorted(map(GAME.value, two))) for pairs in pairs_by_worth(GAME).values() for two in pairs]
    assert sum(a + b <= 10 for a, b in every) == 350
    assert sum(a + b > 10 for a, b in every) == 430
    assert sum(a + b > 10 > b for a, b in every) == 280
    assert sum(b == 10 for _, b in every) == 150
    assert sum(a + b == 10 for a, b in every) == 70
    assert sum(a == b for a, b in every) == 60
    assert sum(b - a == 1 for a, b in every) == 144


def test_the_figures_in_the_notes():
    """Every percentage, fraction and large number in the teacher's notes is counted here."""
    tie = pairs_of(GAME).tie
    counted = {str(n) for n in (780, 703, 27417, 1799, pairs_of(GAME).higher_after(5, 6))}
    counted |= {percent(tie, 2), percent(higher_share(GAME, 10)), percent(higher_share(GAME, 12))}
    assert tie == Fraction(1799, 27417)
    assert figures("addition_war") == counted
    assert (counts(GAME)[11], counts(GAME)[10], counts(GAME)[2], counts(GAME)[20]) == (80, 70, 6, 6)
    assert counts(GAME)[9] == counts(GAME)[13]
    assert (round(1 / tie), len(counts(GAME))) == (15, 19)
    assert tie > Fraction(1, 19)
    assert table("addition_war", "cards") == {name: list(row_of(options)) for name, options in PACKS.items()}
    tens = AdditionWar.with_options(**PACKS["jack, queen and king count ten"])
    assert sum(any(card.rank == "A" for card in two) for two in pairs_by_worth(tens)[11]) == 64


def row_of(options):
    """Yields the notes' figures about a pack: the most frequent sum, and how often a game begins with a war."""
    game = AdditionWar.with_options(**options)
    sums = chances(game)
    most = max(sums, key=sums.get)
    yield f"{most}: {percent(sums[most], 2)}"
    yield percent(pairs_of(game).tie, 2)


# ------------------------------------------------------------------------------------------------ the match that is watched


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_the_match_that_is_watched_has_a_war_and_a_winner(slug):
    [deal] = [stage.deal for stage in find(slug).stages if isinstance(stage, Watch)]
    for seed in SEEDS:
        match = deal.match(seed)
        assert f"{slug}.tie" in match.rules
        assert len(match.winners) == 1


# ------------------------------------------------------------------------------------------------ questions


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_reply_to_a_step_too_few_counts_on_from_the_greater_number(level):
    """It agrees with the hint."""
    replies = []
    for seed in SEEDS:
        question = made("sum", level).question(seed)
        more = max(question.facts["a"], question.facts["b"])
        told = question.to_json(Words())["misconceptions"]
        replies += [(more, one["reply"]) for one in told if one["name"] == "counts_first_number_in"]
    assert replies
    assert all(reply == f"Start at {more}. The first step goes to {more + 1}, not {more}." for more, reply in replies)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_counters_lie_in_the_order_of_the_cards_unless_the_hint_fills_up_a_ten(level):
    for seed in SEEDS:
        question = made("sum", level).question(seed)
        a, b, way = (question.facts[name] for name in ("a", "b", "way"))
        counters = [question.model["a"], question.model["b"]]
        assert counters == (sorted((a, b), reverse=True) if way in ("bridge", "ten") else [a, b])


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_a_jump_on_the_line_is_drawn_when_it_is_solved_and_stops_at_ten(slug):
    (landing,) = (one for one in find(slug).generators if one.kind == "land")
    for seed in SEEDS:
        question = landing.question(seed)
        start, end = question.facts["start"], question.answer
        assert not question.model.get("hops")
        over = min(start, end) < 10 < max(start, end)
        step = 1 if start < end else -1
        assert question.solution["hops"] == ([start, 10, end] if over else [*range(start, end + step, step)])
        assert len(question.to_json(Words())["working"].splitlines()) == (3 if over else 1)


def test_the_ways_to_a_wrong_sum():
    """This covers 8 + 5, and the near double 6 + 7."""
    assert wrong_sums(8, 5) == {
        "counts_first_number_in": 12,
        "one_too_many": 14,
        "whole_number_after_ten": 15,
        "stopped_at_ten": 10,
        "concatenated": 85,
        "subtracted": 3,
        "digits_turned": 31,
    }
    assert wrong_sums(6, 7)["double_not_mended"] == 12
    assert "counts_first_number_in" not in wrong_sums(6, 7)


def test_the_player_who_takes_the_cards():
    """The highest card may mislead, and different cards with the same sum are a war."""
    assert compared(pair("9c 2d"), pair("8c 5d")) == ("p2", {"highest_card": "p1", "no_war_here": "war"})
    assert compared(pair("8c 5d"), pair("7c 6d")) == ("war", {"highest_card": "p1", "unlike_cards": "p2"})
    assert compared(pair("9c 8d"), pair("3c 2d")) == ("p1", {"smaller_taken": "p2", "no_war_here": "war"})


def test_equal_cards_are_paired():
    """For 3 and 5 against 5 and 7, the fives are paired, although the other way has the same differences."""
    assert card_by_card(pair("3c 5d"), pair("5c 7d")) == [(3, 7), (5, 5)]
    assert card_by_card(pair("5c 3d"), pair("5h 7d")) == [(5, 5), (3, 7)]
    assert card_by_card(pair("8c 3d"), pair("4c 7d")) == [(8, 7), (3, 4)]


@pytest.mark.parametrize(("kind", "level"), [("greater", 2), ("greater", 3), ("compare", 4), ("order", 5)])
def test_the_highest_card_misleads_often(kind, level):
    """The share of questions that the highest card answers wrongly rises with the level. On some levels it always does."""
    fooled = [("highest_card" in made(kind, level).question(seed).misconceptions) for seed in SEEDS]
    assert sum(fooled) > 0.3 * len(fooled)
    if (kind, level) in {("greater", 2), ("order", 5)}:
        assert all(fooled)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_flash_shows_the_right_dots(level):
    """The dots are pips of cards, or one ten frame. A screen reader gets them as two groups. Paper cannot flash, so it gets
    none.
    """
    generator = made("flash", level)
    assert "paper" not in generator.where
    for question in map(generator.question, range(60)):
        model, heard = question.flash.model, question.heard(Words())
        on_cards = sum(GAME.value(card) for row in question.shows for card in row.cards)
        assert question.answer == (model["a"] + model["b"] if model else on_cards)
        assert sum(map(int, re.findall(r"\d+", heard))) == question.answer == question.model["a"] + question.model["b"]
        assert str(question.answer) not in re.findall(r"\d+", heard)


def test_all_pairs_for_a_number():
    """The answer is the length of the list, whose numbers are from one to ten."""
    for n in range(2, 21):
        assert facts_that_make(n) == [(a, n - a) for a in range(1, 11) if a <= n - a <= 10]
    for seed in SEEDS:
        question = made("how_many_pairs", 4).question(seed)
        assert question.answer == len(facts_that_make(question.facts["n"]))
        if question.facts["n"] % 2 == 0:  # one of them is the double, of two cards with the same number
            assert question.check(str(question.answer - 1)) == "double_left_out"
        question = made("makes", 4).question(seed)
        fitting = [one.value for one in question.choices if sum(map(GAME.value, one.cards)) == question.facts["n"]]
        assert list(question.answer) == fitting
        assert len(fitting) in (2, 3)


def test_the_smallest_card_that_wins():
    """With one less there is a war, and that card is in the hand too."""
    for seed in SEEDS:
        question = made("to_win", 3).question(seed)
        beats = sum(map(GAME.value, question.shows[0].cards)) - GAME.value(question.shows[1].cards[0])
        winning = [one for one in question.choices if GAME.value(one.cards[0]) > beats]
        assert question.answer == min(winning, key=lambda one: GAME.value(one.cards[0])).value
        shown = [card for row in (*question.shows, *question.choices) for card in row.cards]
        assert len(set(shown)) == len(shown)


def test_a_good_way_to_a_sum():
    """The ways are a part of ten or one, doubles and their neighbours, bridging ten, and otherwise counting on."""
    ways = {"ten": (10, 4), "one": (6, 1), "double": (5, 5), "near_double": (6, 5), "bridge": (8, 5), "count_on": (7, 3)}
    assert {way_to(*pair)["way"]: pair for pair in ways.values()} == ways


@pytest.mark.parametrize("high", range(4, 14))
def test_the_middle_sum_is_the_most_frequent(high):
    """With four cards each from 1 to any number, one sum has more pairs of cards than any other."""
    deck = [card for card in WITH_COURTS.pack() if WITH_COURTS.value(card) <= high]
    sums = {}
    for i, one in enumerate(deck):
        for other in deck[i + 1 :]:
            total = WITH_COURTS.worth((one, other))
            sums[total] = sums.get(total, 0) + 1
    first, second = sorted(sums, key=sums.get, reverse=True)[:2]
    question = most_often(5, high)
    assert question.answer == first
    assert (question.facts["least"], question.facts["most"]) == (min(sums), max(sums))
    assert sums[first] > sums[second]


def test_the_chance_of_a_higher_pair():
    """It is more than half, less than half, or zero."""
    answers = {"5c 6d": "unlikely", "5c 5d": "likely", "Tc Td": "never", "Tc 9d": "unlikely"}
    assert {spelling: likely(5, pair(spelling)).answer for spelling in answers} == answers


def test_the_chance_with_four_cards_left():
    """All six pairs are considered, and certain or impossible cases are not asked about."""
    question = chance_of_four(5, pair("5c 6d"), cards("2c 4c 7d 9d"))
    assert question.answer == Fraction(1, 3)  # 4 + 9 and 7 + 9 make more; 2 + 9 and 4 + 7 make exactly 11
    assert question.misconceptions == {
        "how_many_not_what_share": 2,
        "ties_counted": Fraction(2, 3),
        "out_of_four": Fraction(1, 2),
    }
    assert question.check("2/6") == "right"
    assert chance_of_four(5, pair("Tc Td"), cards("2c 4c 7d 9d")) is None
    assert chance_of_four(5, pair("Ac Ad"), cards("2c 4c 7d 9d")) is None
