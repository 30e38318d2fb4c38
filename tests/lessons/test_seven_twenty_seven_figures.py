"""The figures of the lesson 727: all its written mathematics is counted again."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from cardlab.lab.exact.seven_twenty_seven import after_one_card, hits
from cardlab.lessons.seven_twenty_seven import LESSON
from cardlab.lessons.seven_twenty_seven.experiments import TOTALS
from cardlab.lessons.seven_twenty_seven.hand_helpers import MAKE
from cardlab.teaching.number_reading import read_number, written
from tests.lessons.pairs_of_cards import figures, percent, table

HALF = Fraction(1, 2)
VALUES = {HALF: 12, **{Fraction(n): 4 for n in range(1, 11)}}
"""The points of a card, with an ace as 1 -> how many cards of the pack have them."""


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def every_hand(size):
    """Yields the hands of this many cards by their values, each with their number and all their totals."""
    for values in combinations_with_replacement(VALUES, size):
        ways = prod(comb(VALUES[value], n) for value, n in Counter(values).items())
        yield ways, [sum(values) + 10 * elevens for elevens in range(values.count(1) + 1)]


def best_of(ends, goal):
    return min(ends, key=lambda one: (abs(one - goal), one))


EXACT = {
    2: (1326, 48, 0, 0, "2620/663", "218/13"),
    3: (22100, 400, 268, 24, "74631/11050", "25971/2210"),
    4: (270725, 2636, 7104, 112, "408949/38675", "2074129/270725"),
    5: (2598960, 8080, 73808, 1612, "3199611/216580", "10184/1911"),
    6: (20358520, 19272, 663488, 3432, "48567563/2544815", "12739268/2544815"),
    7: (133784560, 27720, 3646528, 12144, "34063163/1454180", "107750271/16723070"),
}


@pytest.mark.parametrize("size", EXACT)
def test_how_many_hands_are_exactly_seven_or_twenty_seven(size):
    """The table has the number of hands, of those that make 7, 27 and both, and the mean distances from both goals."""
    hands = list(every_hand(size))
    number = sum(ways for ways, _ in hands)
    found = [sum(ways for ways, ends in hands if wanted <= set(ends)) for wanted in ({7}, {27}, {7, 27})]
    far = [Fraction(sum(ways * abs(best_of(ends, goal) - goal) for ways, ends in hands), number) for goal in (7, 27)]
    assert (number, *found, *map(str, far)) == EXACT[size]
    assert [hits(size).ways(goal) for goal in (7, 27)] == found[:2]


OF_TWO = {
    7: "66 6 48 16 48 22 48 32 48 38 48 48 48 54 48 64 48 70 48 80 48 70 64 54 48 38 32 22 16 6",
    27: "66 48 48 6 48 16 48 22 48 32 48 38 48 48 48 54 48 64 48 70 80 70 64 54 48 38 32 22 16 6",
}
FIRST_AND_LAST = {
    (2, 7): (1, 20),
    (2, 27): (1, 22),
    (3, 7): (Fraction(3, 2), 30),
    (3, 27): (Fraction(3, 2), 31),
    (4, 7): (2, 40),
    (4, 27): (2, 40),
}
SOME_OF_FOUR = {7: {7: 2636, 27: 4432, 17: 6940, 40: 1}, 27: {7: 1452, 27: 7104, 23: 8124, 40: 1}}


def best_totals(size, goal):
    """Returns best total -> how many hands of this many cards have it, the lowest first."""
    counted = Counter()
    for ways, ends in every_hand(size):
        counted[best_of(ends, goal)] += ways
    return dict(sorted(counted.items()))


@pytest.mark.parametrize("goal", [7, 27])
def test_the_frequency_of_each_best_total(goal):
    """All totals of two cards are checked, and for three and four cards the ends and some between."""
    assert list(best_totals(2, goal).values()) == [int(n) for n in OF_TWO[goal].split()]
    for size in (2, 3, 4):
        counted = best_totals(size, goal)
        assert (min(counted), max(counted)) == FIRST_AND_LAST[size, goal]
        assert sum(counted.values()) == comb(52, size)
    assert {n: best_totals(4, goal)[n] for n in SOME_OF_FOUR[goal]} == SOME_OF_FOUR[goal]
    assert (best_totals(3, 7)[7], best_totals(3, 27)[27]) == (400, 268)


ONE_MORE = """
    0.5 52 0 0 43/13, 1 52 0 4 83/26, 1.5 52 0 0 40/13, 2 48 4 4 77/26, 2.5 44 4 0 38/13, 3 40 4 4 75/26, 3.5 36 4 0 38/13,
    4 32 4 4 77/26, 4.5 28 4 0 40/13, 5 24 4 4 83/26, 5.5 20 4 0 44/13, 6 16 4 4 93/26, 6.5 12 4 12 50/13, 7 0 0 0 113/26,
    7.5 0 0 0 63/13, 8 0 0 0 139/26, 8.5 0 0 0 76/13, 9 0 0 0 165/26, 9.5 0 0 0 89/13, 10 0 0 0 191/26, 10.5 0 0 0 102/13
"""


@pytest.mark.parametrize("row", ONE_MORE.split(","))
@pytest.mark.parametrize("goal", [7, 27])
def test_the_effect_of_one_more_card(row, goal):
    """Of 52 cards, these are the numbers that bring a total nearer, keep its distance, and hit the goal, and the mean distance
    afterwards.
    """
    told, nearer, same, exact, after = row.split()
    now = Fraction(told) + goal - 7
    ends = []
    for value, n in VALUES.items():
        reached = [now + value] + [now + 11] * (value == 1)
        ends += [min(abs(end - goal) for end in reached)] * n
    counted = [sum(end < abs(now - goal) for end in ends), ends.count(abs(now - goal)), ends.count(0)]
    assert counted == [int(nearer), int(same), int(exact)]
    assert Fraction(sum(ends), 52) == Fraction(after)
    assert after_one_card(now, goal) == (counted[0], counted[1], 52 - counted[0] - counted[1], Fraction(after))


def test_the_effect_of_a_card_far_below_twenty_seven():
    """Every card brings a total up to 21½ nearer, four cards hit from whole totals between 16 and 20, and a card's mean value
    is 133/26.
    """
    for n in range(1, 44):
        assert after_one_card(Fraction(n, 2), 27)[0] == 52
    gains = {now: 27 - now - after_one_card(Fraction(now), 27)[3] for now in (HALF, 1, 8, 16, Fraction(33, 2), 20)}
    assert [gains[now] for now in (HALF, 1, 8, 16)] == [Fraction(133, 26)] * 4
    assert gains[Fraction(33, 2)] < Fraction(133, 26)
    assert round(float(gains[20]), 2) == 3.58
    hit = {
        now: sum(n for value, n in VALUES.items() if now + value == 27 or (value == 1 and now == 16)) for now in range(16, 21)
    }
    assert set(hit.values()) == {4}
    assert sum(value * n for value, n in VALUES.items()) == 226
    assert (Fraction(226, 52), Fraction(226 + 40, 52)) == (Fraction(113, 26), Fraction(133, 26))


def test_the_two_ways_to_decide_differ_from_four_and_a_half_on():
    """At 4½ more than half of the cards help, but the mean distance grows; at 4 it still shrinks."""
    for goal in (7, 27):
        steps = [goal - Fraction(n, 2) for n in range(1, 14)]
        after = {now: after_one_card(now, goal) for now in steps}
        assert max(now for now in steps if after[now][0] > after[now][2]) == goal - Fraction(5, 2)
        assert max(now for now in steps if after[now][3] < goal - now) == goal - 3
        assert made("up_to", 4 if goal == 7 else 5).question(1).answer == str(goal - Fraction(5, 2))


def test_the_hands_that_make_seven_and_twenty_seven():
    """The list is complete, with the number of ways for each: 16 each for 7; 24, 64, 4, 64, 64, 24, 24 for 27."""
    rank = {Fraction(1): "A", Fraction(10): "T"}
    for goal, size, counts in ((7, 2, [16] * 3), (27, 3, [24, 64, 4, 64, 64, 24, 24])):
        found = {
            "".join(sorted(rank.get(value, str(value)) for value in values))
            for values in combinations_with_replacement(VALUES, size)
            if any(sum(values) + 10 * n == goal for n in range(values.count(1) + 1))
        }
        assert {"".join(sorted(one)) for one in MAKE[goal]} == found
        assert [prod(comb(4, n) for n in Counter(one).values()) for one in MAKE[goal]] == counts
        assert sum(counts) == hits(size).ways(goal)


def test_the_figures_in_the_notes():
    """Every percentage, fraction and large number in the teacher's notes is counted here."""
    assert figures("seven_twenty_seven") == {
        str(after_one_card(Fraction(4), 7)[3]),
        str(after_one_card(Fraction(9, 2), 7)[3]),
        str(Fraction(226, 52)),
        str(Fraction(266, 52)),
        "727",
    }
    assert hits(2).ways(27) == 0
    assert [after_one_card(Fraction(now), 7)[0] for now in (3, 4, "9/2", 5, 6, "13/2")] == [40, 32, 28, 24, 16, 12]
    assert table("seven_twenty_seven", "total") == {total: list(after(read_number(total))) for total in TOTALS}
    assert table("seven_twenty_seven", "cards in the hand") == {
        str(size): [str(comb(52, size)), *(hits_of(size, goal) for goal in (7, 27))] for size in (2, 3, 4, 5)
    }


def after(total):
    """Yields the notes' figures about one more card: how many cards bring a hand nearer, keep its distance, or take it further
    away, and the distances.
    """
    *cases, mean_distance = after_one_card(total, 7)
    yield from map(str, cases)
    yield from (written(7 - total), str(mean_distance))


def hits_of(size, goal):
    hands = hits(size)
    return f"{hands.ways(goal)}, {percent(hands.chance(goal), 2)}" if hands.ways(goal) else "none"
