"""The figures of the lesson Fast Food: all its written mathematics is counted again."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb, factorial
from statistics import mean

import pytest

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.judgement import Judgement
from cardlab.core.registry import find
from cardlab.games.fast_food import VALUE
from cardlab.lab.exact.fast_food import (
    AHEAD,
    DECK,
    EXTREMES,
    ORDERS,
    average,
    hands_that_make,
    next_at_random,
    random_game,
    replies,
    sets_without,
)
from cardlab.lab.exact.fast_food_totals import (
    LAST,
    POINTS,
    TOTALS,
    counting_for,
    in_all,
    multiples,
    points,
    scoring_up_to,
    why,
    with_both,
    with_digit,
)
from cardlab.lessons.fast_food.next_card_questions import LEFT
from cardlab.match import Match
from cardlab.teaching.number_reading import tenths
from tests.lessons.pairs_of_cards import figures, percent, table
from tests.lessons.readings import by_hand

BY_POINTS = {
    11: "35 57 75 105",
    10: "56 70",
    8: "21 27 37 42 63 72 73 78 84 87",
    7: "7 14 17 28 47 49 67 71 74 76 77 79 91 97 98 107",
    4: "15 30 45 51 53 54 60 90",
    3: "5 10 20 25 40 50 52 55 58 59 65 80 85 95 100 110",
    1: "3 6 9 12 13 18 23 24 31 32 33 34 36 38 39 43 48 66 69 81 83 93 96 99 102 103 108",
    0: "1 2 4 8 11 16 19 22 26 29 41 44 46 61 62 64 68 82 86 88 89 92 94 101 104 106 109",
}
BY_TENS = (13, 24, 31, 30, 31, 48, 24, 80, 24, 31, 24, 3)
# From 0 on, ten totals a line: ten times the average score of the next card.
AVERAGES = """
16 16 17 17 24 25 24 24 25 24
24 32 31 31 25 24 24 25 31 31
32 25 26 26 26 34 35 35 29 30
29 28 35 35 34 27 26 25 25 31
31 35 30 33 37 36 46 50 52 48
49 45 42 46 42 42 33 29 26 24
30 37 45 45 52 60 66 66 74 80
73 67 59 52 53 45 38 39 31 24
25 31 31 31 23 23 24 23 30 31
30 23 24 24 24 32 31 31 25 24
24 27 29 31 37 22 28 13 15 30
"""
# The best score, and the cards that make it; runs of totals with the same score.
BEST = """
7: 7 6 5 4 3T 29 A8 7T 69 58 47
8: T 9 8 7 6 5 4T 39 28 A7 6 5 4 3
11: T 9 8 7 6 5 4 3 2 A
8: 27 A6 5 4 3 2 A
7: 57 46 35 24
10: T
11: T 9 8 7 6 5 4 3 2 A
8: 6 5 4
10: T 9 8 7 6
11: T 9 8 7 6 5 4 3 2 A
8: 39 28 A7T 69 58 47 36 25 A4 3 2 A
7: 4T 39T 289 A78 67 56 45 34
11: T 9 8 7 6 5 4 3 2 A
7: 2 A
3: 3 2 A
"""


# ------------------------------------------------------------------------------------------------ figures: totals


def test_the_scores_of_all_totals():
    """The table in the rules has 4, 2, 10, 16, 8, 16, 27 and 27 totals, and 363 points together, 3.3 on average."""
    assert {n: [t for t in TOTALS if points(t) == n] for n in BY_POINTS} == {
        n: [int(one) for one in told.split()] for n, told in BY_POINTS.items()
    }
    assert [sum(points(t) == n for t in TOTALS) for n in BY_POINTS] == [4, 2, 10, 16, 8, 16, 27, 27]
    assert sorted(BY_POINTS) == list(POINTS)
    assert tuple(sum(points(t) for t in TOTALS if t // 10 == ten) for ten in range(12)) == BY_TENS
    assert sum(map(points, TOTALS)) == sum(BY_TENS) == 363
    assert Fraction(363, 110) == Fraction(33, 10)
    assert all(points(t) == by_hand(t) for t in TOTALS)


def test_the_number_of_totals_in_each_category():
    """Inclusion and exclusion up to 110: 15 + 20 - 3, 22 + 20 - 12, 36 + 20 - 7; 83 score, 27 do not."""
    counted = {n: (multiples(n, LAST), with_digit(n, LAST), with_both(n, LAST), counting_for(n, LAST)) for n in (7, 5, 3)}
    assert counted == {7: (15, 20, 3, 32), 5: (22, 20, 12, 30), 3: (36, 20, 7, 49)}
    assert (in_all((7, 5), LAST), in_all((7, 3), LAST), in_all((5, 3), LAST), in_all((7, 5, 3), LAST)) == (6, 14, 12, 4)
    assert scoring_up_to(LAST) == 32 + 30 + 49 - 6 - 14 - 12 + 4 == 83 == LAST - 27
    both = {7: "7 70 77", 5: "5 15 25 35 45 50 55 65 75 85 95 105", 3: "3 30 33 36 39 63 93"}
    assert {n: " ".join(str(t) for t in TOTALS if why(t, n) == "both") for n in (7, 5, 3)} == both
    for n in range(1, LAST + 1):
        assert scoring_up_to(n) == sum(by_hand(t) > 0 for t in range(1, n + 1))
        for number in (7, 5, 3):
            listed = [t for t in range(1, n + 1) if t % number == 0 or str(number) in str(t)]
            assert counting_for(number, n) == len(listed)


def test_the_scores_after_each_total():
    """They are the value tables in the rules: the average over the possible cards, and the best one."""
    told = [int(one) for one in AVERAGES.split()]
    assert [round(10 * float(average(t)) + 1e-9) for t in range(LAST)] == told
    assert all(average(t) == Fraction(told[t], 10) for t in range(101))
    assert tenths(average(62)) == "4.5"
    assert tenths(Fraction(-3, 10)) == "−0.3"
    best = [
        (int(n), cards) for n, _, run in (line.partition(":") for line in BEST.split("\n") if line) for cards in run.split()
    ]
    found = []
    for t in range(LAST):
        after = replies(t)
        most = max(after.values())
        found.append((most, "".join(rank for rank, value in VALUE.items() if after.get(value) == most)))
    assert found == best


def test_the_totals_worth_leaving():
    """These are the poorest and the richest totals, those where every card scores, and hands that are blocked."""
    tens = {t: 10 * average(t) for t in range(1, 107)}
    assert sorted(t for t in range(4, 105) if tens[t] <= 23) == [84, 85, 87, 91]
    assert [tens[t] for t in (1, 2, 3)] == [16, 17, 17]
    assert [tens[t] for t in (105, 107, 108) if t in tens] == [22]
    assert (tenths(average(107)), tenths(average(108))) == ("1.3", "1.5")
    assert set(sorted(tens, key=tens.get)[-6:]) == {66, 67, 68, 69, 70, 71}
    assert [t for t in range(101) if all(replies(t).values())] == [29, 30, 46, 47, 48, 49, 50, 68, 69, 70, 71]
    for total, hand in ((59, (2, 3, 5, 9)), (84, (2, 4, 5, 8, 10)), (87, (1, 2, 5, 7))):
        assert [value for value, scored in replies(total).items() if not scored] == list(hand)
    assert not any(all(scored == 0 for scored in replies(t).values()) for t in range(LAST))


def test_the_example_of_looking_ahead():
    """At 62, the ace scores 8 and gives away 4.5, and the eight scores 10 and gives away 7.3, so the ace is better."""
    assert [(points(t), average(t)) for t in (63, 70)] == [(8, Fraction(9, 2)), (10, Fraction(73, 10))]


# ------------------------------------------------------------------------------------------------ figures: whole games


def next_cards(left):
    for place, n in enumerate(left):
        if n:
            yield (*left[:place], n - 1, *left[place + 1 :]), place + 1, n


@cache
def lattice():
    """Returns every set of cards that may be left, by the number of cards played: set -> (total, number of orders)."""
    levels = [{(2,) * 10: 0}]
    for _ in DECK:
        levels.append({then: total + value for left, total in levels[-1].items() for then, value, _ in next_cards(left)})
    return levels


def extremes(worth):
    """Returns the least and the greatest sum over all orders of the cards, where a play counts worth(player, points)."""
    ends = {(2,) * 10: (0, 0)}
    for turn, level in enumerate(lattice()[:-1]):
        following = {}
        for left, total in level.items():
            least, most = ends[left]
            for then, value, _ in next_cards(left):
                brings = worth(turn % 2, points(total + value))
                low, high = following.get(then, (least + brings, most + brings))
                following[then] = min(low, least + brings), max(high, most + brings)
        ends = following
    return ends[(0,) * 10]


def test_the_greatest_and_least_scores():
    """Over all orders of the twenty cards, both scores together are between 14 and 166."""
    assert extremes(lambda player, n: n if player == 0 else 0) == (0, 93) == EXTREMES["first"]
    assert extremes(lambda player, n: n if player == 1 else 0) == (3, 88) == EXTREMES["second"]
    assert extremes(lambda player, n: n) == (14, 166) == EXTREMES["both"]
    assert extremes(lambda player, n: n if player == 0 else -n) == (-82, 84) == EXTREMES["lead"]


@pytest.mark.parametrize(
    ("order", "most"),
    [
        ("7 4 T A 5 2 6 A 6 7 8 3 T 2 3 4 8 9 9 5", {"first": 93}),
        ("A 6 4 T 4 T A 6 7 8 5 8 2 3 5 7 9 9 2 3", {"second": 88}),
        ("7 T 4 6 8 7 5 9 A 6 4 3 2 A 2 3 9 T 8 5", {"both": 166}),
    ],
)
def test_an_order_with_the_greatest_score(order, most):
    """All twenty cards, each number twice, end at 110 and score what the rules say."""
    values = [VALUE[rank] for rank in order.split()]
    assert tuple(sorted(values)) == DECK
    totals = list(accumulate(values))
    first, second = sum(map(by_hand, totals[::2])), sum(map(by_hand, totals[1::2]))
    assert totals[-1] == LAST
    assert most.items() <= {"first": first, "second": second, "both": first + second}.items()


@pytest.mark.parametrize("score_by", AHEAD)
def test_the_number_of_orders_in_which_each_side_leads(score_by):
    """All 20! orders are counted by the final lead: each lead is a digit, 64 bits wide, of one large number."""
    middle, wide = 128, 64
    level = {(2,) * 10: 1 << wide * middle}
    for turn, totals in enumerate(lattice()[:-1]):
        following = Counter()
        for left, orders in level.items():
            for then, value, n in next_cards(left):
                shift = wide * points(totals[left] + value, score_by)
                following[then] += n * (orders << shift if turn % 2 else orders >> shift)
        level = following
    orders = level[(0,) * 10]
    leads = {lead: orders >> wide * (lead + middle) & (1 << wide) - 1 for lead in range(-middle, middle)}
    assert sum(leads.values()) == ORDERS == factorial(20)
    first, second = sum(n for lead, n in leads.items() if lead < 0), sum(n for lead, n in leads.items() if lead > 0)
    assert AHEAD[score_by] == (first, second)
    mean_lead = Fraction(sum(lead * n for lead, n in leads.items()), ORDERS)
    game = random_game(score_by)
    assert game.second - game.first == mean_lead


def test_the_leader_at_random():
    """Going second helps with digits and tables, and with tables alone; with digits alone, 110 scores nothing."""
    shares = {
        score_by: {name: round(float(100 * n), 1) for name, n in random_game(score_by).ahead.items()} for score_by in AHEAD
    }
    assert shares == {
        "both": {"first": 44.4, "second": 52.7, "same": 2.9},
        "multiples": {"first": 42.5, "second": 54.3, "same": 3.2},
        "digits": {"first": 51.9, "second": 44.2, "same": 3.9},
    }
    assert [round(float(one), 1) for one in (random_game().first, random_game().second)] == [32.6, 34.0]
    assert (points(LAST), points(LAST, "multiples"), points(LAST, "digits")) == (3, 3, 0)


def test_the_score_after_a_total_at_random():
    """For small totals the chances agree with counting all sets of cards. The mean is near the average over ten values."""
    pairs = [(a, b) for a in range(20) for b in range(a) if DECK[a] + DECK[b] == 5]
    assert sum(n for (k, t), n in hands_that_make().items() if (k, t) == (2, 5)) == len(pairs) == 8
    assert sets_without(2, 5, 1) == sum(1 for pair in pairs if 0 not in pair)
    assert sum(n for (k, _), n in hands_that_make().items() if k == 3) == comb(20, 3)
    for total in LEFT:
        shares = next_at_random(total)
        assert sum(shares.values()) == 1
        assert list(shares) == [n for n in POINTS if n in shares]
        assert abs(sum(n * share for n, share in shares.items()) - average(total)) < Fraction(1, 10)


class Blocking:
    """A bot that maximises its points now, minus the expected best answer of a hidden hand."""

    name = "blocking"

    def choose(self, game, view, legal, rng):
        return max(legal, key=lambda action: Judgement.of(game).advise(view, action).worth)


def played(first, second, games, **options):
    """Returns the scores of both players in this many games."""
    game = find("fast_food").with_options("one_game", **options)
    players = {"p1": first, "p2": second}
    ends = [play_out(Match(game, seed), players).table.counters for seed in range(games)]
    return [(end["score.p1"], end["score.p2"]) for end in ends]


BOTS = {"random": find_bot("random"), "greedy": find_bot("greedy"), "blocking": Blocking()}


@pytest.mark.parametrize(
    ("first", "second", "one", "other", "games"),
    [
        ("random", "random", 32.7, 34.1, 300),
        ("greedy", "greedy", 56.8, 59.6, 300),
        ("greedy", "random", 59.0, 33.4, 300),
        ("random", "greedy", 31.7, 60.7, 300),
        ("blocking", "blocking", 46.5, 50.1, 60),
        ("blocking", "greedy", 54.5, 53.3, 60),
        ("greedy", "blocking", 49.6, 57.1, 60),
    ],
)
def test_the_mean_scores_of_bots(first, second, one, other, games):
    """The rows in the rules agree with new deals, within five standard errors."""
    scores = played(BOTS[first], BOTS[second], games)
    error = 10 / games**0.5
    assert abs(mean(score[0] for score in scores) - one) < 5 * error
    assert abs(mean(score[1] for score in scores) - other) < 5 * error


def test_the_figures_in_the_notes():
    """Every percentage, fraction and large number in the teacher's notes is counted here."""
    assert figures("fast_food") == {str(n) for n in (LAST, sum(map(points, TOTALS)), 104, 105)}
    assert min(map(average, range(4, 105))) == average(84) == average(91) == Fraction(23, 10)
    assert table("fast_food", "total that is left") == {str(total): list(row_of(total)) for total in LEFT}
    assert table("fast_food", "what scores") == {
        named: [percent(random_game(by).ahead[name]) for name in ("first", "second", "same")]
        for named, by in (("digits and multiples", "both"), ("multiples", "multiples"), ("digits", "digits"))
    }


def row_of(total):
    """Yields the notes' figures about a total: points of the next card, how many numbers score, and how often a card scores
    nothing.
    """
    yield tenths(average(total))
    yield str(sum(scored > 0 for scored in replies(total).values()))
    yield percent(next_at_random(total).get(0, 0))
