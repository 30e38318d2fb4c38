"""Hands of 727 agree with counting hand by hand (with known and seen cards), with dealt games, and with the rules."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, islice
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlab import find, pack
from cardlab.core.event_kinds import Fill
from cardlab.games.seven_twenty_seven import GOALS, nearest
from cardlab.lab.columns import match_seed
from cardlab.lab.exact import ExactError, best_totals, distances, draw, hits, one_more_card
from cardlab.match import Match
from tests.lab.exact.sampling import check_mean, check_shares

# ------------------------------------------------------------------------------------------------ the tables of the rules

EXACTLY = """
2 1326 48 0 0 2620/663 218/13
3 22100 400 268 24 74631/11050 25971/2210
4 270725 2636 7104 112 408949/38675 2074129/270725
5 2598960 8080 73808 1612 3199611/216580 10184/1911
6 20358520 19272 663488 3432 48567563/2544815 12739268/2544815
7 133784560 27720 3646528 12144 34063163/1454180 107750271/16723070
"""
"""Cards, hands, exactly 7, exactly 27, both, mean distance to 7 and to 27."""
BEST = """
1 66 66 - - - -|1.5 - - 220 220 - -|2 6 - 264 - 495 495|2.5 48 48 72 - 880 -|3 16 - 268 264 396 -|3.5 48 48 192 - 928 880
4 22 6 288 264 1057 -|4.5 48 48 264 72 1168 880|5 32 16 312 264 1468 396|5.5 48 48 384 192 1456 880|6 38 22 356 268 2164 1056
6.5 48 48 456 264 1984 928|7 48 32 400 288 2636 1452|7.5 48 48 576 384 2512 1168|8 54 38 464 312 3413 2113
8.5 48 48 648 456 3280 1456|9 64 48 532 356 3980 2524|9.5 48 48 768 576 4096 1984|10 70 54 616 400 4888 3220
10.5 48 48 840 648 5104 2512|11 80 64 704 464 5596 3692|11.5 48 48 960 768 6160 3280|12 70 70 548 532 6665 4469
12.5 - - 840 840 6576 4096|13 64 80 632 352 6508 5036|13.5 - - 768 960 7584 4224|14 54 70 696 440 6716 5944
14.5 - - 648 840 8352 5280|15 48 64 740 548 6684 5596|15.5 - - 576 768 8880 6576|16 38 54 760 632 6973 5609
16.5 - - 456 648 9120 7584|17 32 48 760 696 6940 5452|17.5 - - 384 576 9120 8352|18 22 38 740 740 7168 5660
18.5 - - 264 456 8880 8880|19 16 32 696 760 7020 5628|19.5 - - 192 384 8352 9120|20 6 22 632 760 7057 5917
20.5 - - 72 264 7584 9120|21 - 16 548 740 6652 5884|21.5 - - - 192 6576 8880|22 - 6 440 720 6388 8584|22.5 - - - 72 5280 8640
23 - - 352 636 6256 8124|23.5 - - - - 4224 7632|24 - - 268 548 6001 7830|24.5 - - - - 3216 6576|25 - - 200 440 5568 7728
25.5 - - - - 2400 5280|26 - - 136 352 5056 7528|26.5 - - - - 1632 4224|27 - - 92 268 4432 7104|27.5 - - - - 1104 3216
28 - - 48 200 3805 6613|28.5 - - - - 576 2400|29 - - 24 136 3120 5968|29.5 - - - - 288 1632|30 - - 4 92 2492 5300
30.5 - - - - 48 1104|31 - - - 48 1888 4560|31.5 - - - - - 576|32 - - - - 1385 1385|33 - - - - 976 976|34 - - - - 664 664
35 - - - - 416 416|36 - - - - 245 245|37 - - - - 128 128|38 - - - - 52 52|39 - - - - 16 16|40 - - - - 1 1
"""
"""A total, and in how many hands of 2, 3 and 4 cards it is the best one for 7 and for 27. From the same, "All best totals"."""
ONE_MORE = """
0.5 52 0 0 43/13|1 52 0 4 83/26|1.5 52 0 0 40/13|2 48 4 4 77/26|2.5 44 4 0 38/13|3 40 4 4 75/26|3.5 36 4 0 38/13
4 32 4 4 77/26|4.5 28 4 0 40/13|5 24 4 4 83/26|5.5 20 4 0 44/13|6 16 4 4 93/26|6.5 12 4 12 50/13|7 0 0 0 113/26
7.5 0 0 0 63/13|8 0 0 0 139/26|8.5 0 0 0 76/13|9 0 0 0 165/26|9.5 0 0 0 89/13|10 0 0 0 191/26|10.5 0 0 0 102/13
"""
"""A total, the numbers of cards that bring it nearer to 7, keep its distance, and hit 7, and the mean distance afterwards. From
the same, "Should I take a card?".
"""
TO = dict(enumerate(("", "Kc Qc", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc")))


def rows(told):
    return [row.split() for line in told.strip().splitlines() for row in line.split("|")]


@pytest.mark.parametrize("row", rows(EXACTLY), ids=lambda row: row[0])
def test_hands_that_are_exactly_seven_or_twenty_seven(row):
    n, hands, seven, twenty_seven, both = map(int, row[:5])
    found = hits(n)
    assert (found.hands, found.seven, found.twenty_seven, found.both) == (hands, seven, twenty_seven, both)
    assert found.chance(27) == Fraction(twenty_seven, hands)
    assert [distances(n, goal).mean for goal in GOALS] == list(map(Fraction, row[5:]))
    assert best_totals(n, 7).cases == hands == comb(52, n)


@pytest.mark.parametrize("column", range(1, 7))
def test_all_best_totals(column):
    n, goal = (column + 3) // 2, 7 if column % 2 else 27
    told = {Fraction(row[0]): int(row[column]) for row in rows(BEST) if row[column] != "-"}
    assert best_totals(n, goal).ways == told


def hand_of(total):
    """Returns a hand without aces that has this total."""
    whole, half = divmod(Fraction(total), 1)
    tens, rest = divmod(int(whole), 10)
    spelled = [f"T{suit}" for suit in "dhs"[:tens]] + (TO[rest].split()) + (["Jd"] if half else [])
    return " ".join(spelled)


@pytest.mark.parametrize("goal", GOALS)
def test_whether_to_take_a_card(goal):
    """The chances agree with the table in the rules (for 27 with totals 20 higher), both from totals alone and from hands."""
    found = one_more_card(goal, [Fraction(row[0]) + goal - 7 for row in rows(ONE_MORE)])
    for told, row in zip(rows(ONE_MORE), found.table().rows, strict=True):
        now = Fraction(told[0]) + goal - 7
        assert row[2:4] == told[1:3]
        assert sum(map(int, row[2:5])) == 52
        assert found.expected(now) == Fraction(told[4])
        card = draw(hand_of(now), goal, fresh=True)
        assert (card.nearer, card.same, card.exact, card.expected) == (*map(int, told[1:4]), Fraction(told[4]))
    assert found.last == goal - 3
    assert one_more_card(goal).totals == tuple(Fraction(n, 2) for n in range(1, 2 * goal + 8))


# ------------------------------------------------------------------------------------------------ hand by hand


@given(order=st.permutations(pack()), known=st.integers(0, 3), more=st.integers(0, 2), goal=st.sampled_from([7, 27]))
@settings(max_examples=20)
def test_hands_with_known_and_seen_cards_agree_with_a_count(order, known, more, goal):
    """The count tries each set of the cards that can still come. Most cards are known not to come."""
    hand, left, seen = order[:known], order[known : known + 9], order[known + 9 :]
    if not hand and not more:
        return
    counted = Counter(Fraction(nearest([*hand, *others], GOALS[goal]), 2) for others in combinations(left, more))
    assert best_totals(known + more, goal, hand, seen).ways == counted
    away = distances(known + more, goal, hand, seen)
    assert away.mean == Fraction(sum(abs(one - goal) * n for one, n in counted.items()), comb(9, more))
    if hand:
        after = Counter(abs(Fraction(nearest([*hand, one], GOALS[goal]), 2) - goal) for one in left)
        card = draw(hand, goal, seen)
        assert card.after.ways == after
        assert card.expected == card.after.mean
        assert card.nearer == sum(n for distance, n in after.items() if distance < card.now)
        assert card.goes.ways.get("farther", 0) == card.farther == 9 - card.nearer - card.same
        assert card.exact == after[0]


def test_seen_cards_change_the_chances():
    """For 6 and a court card with goal 7, the chances change if the hand's own cards, and other players' cards, cannot come."""
    fresh, own = draw("6c Kd", 7, fresh=True), draw("6c Kd", 7)
    assert (len(fresh.left), fresh.nearer) == (52, 12)
    assert (len(own.left), own.nearer) == (50, 11)
    assert draw("6c Kd", 7, seen="Kc Kh Ks Jc Jd Jh Js Qc Qd Qh").nearer == 1
    assert hits(3, hand="Ac Ad").both == 4
    assert hits(3, hand="Ac Ad", seen="5c 5d 5h").both == 1
    assert hits(3, hand="Ac Ad 5c").hands == hits(3, hand="Ac Ad 5c").both == 1


def test_any_number_of_cards():
    """One card counts its value, with an ace as 11 rather than 1 for 7. All fifty-two count 226, with every ace as 1."""
    assert best_totals(1, 7).ways == {Fraction(1, 2): 12, **dict.fromkeys(map(Fraction, range(2, 12)), 4)}
    assert dict(best_totals(52, 27)) == {226: 1}
    assert best_totals(51, 7).cases == 52
    for n in (8, 26, 45):
        assert best_totals(n, 27).cases == comb(52, n)


# ------------------------------------------------------------------------------------------------ dealt by the engine


def test_dealt_hands_agree_with_the_exact_chances():
    """Five cards from each of the engine's shuffled packs have the right mean distance and frequency of hits."""
    game, far, hit = find("seven_twenty_seven").with_options("no_betting"), [], Counter()
    for number in range(3000):
        shuffled = next(event.cards for event in Match(game, match_seed(3, number)).events if isinstance(event, Fill))
        for hand in islice(zip(*[iter(shuffled)] * 5, strict=False), 2):
            distance = Fraction(abs(nearest(hand, GOALS[27]) - GOALS[27]), 2)
            far.append(distance)
            hit["hit" if not distance else "miss"] += 1
    assert len(far) == 6000
    exact = distances(5, 27)
    check_mean(exact.mean, exact.spread, far)
    check_shares({"hit": hits(5).chance(27), "miss": 1 - hits(5).chance(27)}, hit)


# --------------------------------------------------------------------------------------- arguments without an answer


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: best_totals(0, 7), "n is 0, but must be a whole number from 1 to 52"),
        (lambda: best_totals(53, 7), "n is 53"),
        (lambda: best_totals(2.5, 7), "n is 2.5"),
        (lambda: best_totals(2, 17), "goal is 17, but must be one of 7, 27"),
        (lambda: best_totals(1, 7, "Ac 2c"), "a hand of 1 cards cannot hold 2 known ones"),
        (lambda: best_totals(5, 7, "Ac", pack()[1:49]), "4 more cards are needed, but only 3 are left"),
        (lambda: best_totals(3, 7, "X1"), "X1 is not in this pack"),
        (lambda: best_totals(3, 7, "Ac", "Ac"), "Ac is not in this pack"),
        (lambda: best_totals(3, 7, "Ac Ac"), "Ac is named twice"),
        (lambda: hits(3).chance(17), "goal is 17"),
        (lambda: draw("Ac", 17), "goal is 17"),
        (lambda: draw(pack(), 7), "all 52 cards are known"),
        (lambda: one_more_card(8), "goal is 8"),
        (lambda: one_more_card(7, [0]), "0 is not a total of a hand"),
        (lambda: one_more_card(7, [6.25]), "6.25 is not a total of a hand"),
        (lambda: one_more_card(7, ["6"]), "'6' is not a total of a hand"),
        (lambda: one_more_card(7, [5, 6]).last, "one card brings none of these totals nearer to 7"),
    ],
)
def test_questions_without_an_answer_get_a_clear_error(ask, told):
    with pytest.raises(ExactError) as raised:
        ask()
    assert told in str(raised.value)
