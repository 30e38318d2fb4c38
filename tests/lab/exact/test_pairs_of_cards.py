"""Sums, differences and ties of cards agree with counting card by card, with dealt games, and with the rules."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab import card, cards, find, pack
from cardlab.core.errors import NotationError, OptionError, UnknownGame
from cardlab.lab.columns import match_seed
from cardlab.lab.exact import ExactError, differences, opponent, pairs, sums, tie
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.match import Match
from tests.lab.exact.sampling import check_mean, check_shares

# ------------------------------------------------------------------------------------------------ the tables of the rules

ADDITION = """
2 6 99.9, 3 16 98.3, 4 22 95.7, 5 32 91.7, 6 38 86.9, 7 48 80.7, 8 54 73.5, 9 64 65.0, 10 70 55.6, 11 80 44.8, 12 70 35.4,
13 64 26.9, 14 54 19.8, 15 48 13.5, 16 38 8.7, 17 32 4.7, 18 22 2.1, 19 16 0.4, 20 6 0
"""
SUBTRACTION = """
0 60 92.2, 1 144 73.8, 2 128 57.6, 3 112 43.4, 4 96 31.1, 5 80 20.5, 6 64 11.9, 7 48 5.7, 8 32 1.7, 9 16 0
"""
"""The value of a pair, how many of 780 pairs have it, and how often the opponent's pair is higher, in percent,
counted by hand.
"""


@pytest.mark.parametrize(("slug", "told"), [("addition_war", ADDITION), ("subtraction_war", SUBTRACTION)])
def test_the_tables_of_the_rules(slug, told):
    rows = [tuple(map(float, row.split())) for row in told.split(",")]
    found = pairs(slug)
    assert [(worth, n) for worth, n in found.worths.items()] == [(int(worth), int(n)) for worth, n, _ in rows]
    assert [round(float(100 * higher), 1) for higher in found.higher.values()] == [higher for _, _, higher in rows]
    assert sum(found.worths.values()) == comb(40, 2) == 780


@pytest.mark.parametrize(
    ("slug", "options", "chance"),
    [
        ("addition_war", {}, "1799/27417"),
        ("addition_war", {"packs": 2}, "1205/18249"),
        ("addition_war", {"court_cards": "11_12_13"}, "839/16575"),
        ("addition_war", {"court_cards": "11_12_13", "ace": 14}, "839/16575"),
        ("addition_war", {"court_cards": "11_12_13", "packs": 2}, "3473/68289"),
        ("subtraction_war", {}, "3433/27417"),
        ("subtraction_war", {"packs": 2}, "29461/237237"),
        ("subtraction_war", {"court_cards": "11_12_13"}, "3175/32487"),
        ("subtraction_war", {"court_cards": "11_12_13", "packs": 2}, "669605/6897189"),
        ("war", {}, "3/51"),
        ("guerilla_joker", {}, "61/477"),
    ],
)
def test_the_ties_in_the_rules(slug, options, chance):
    """The chance that the first turn leads to war agrees with rules/<game>.md, Mathematics."""
    assert tie(slug, **options) == Fraction(chance)


def test_other_figures_in_the_rules():
    """These are means, modes, an opponent's remaining pairs, and ties with fewer ranks : 3/(4k - 1) for k
    ranks.
    """
    assert (sums("addition_war").mean, sums("addition_war").mode, sums("addition_war").ways[11]) == (11, 11, 80)
    court = sums("addition_war", court_cards="11_12_13")
    assert (court.mean, court.mode, court.ways[14], court.cases, min(court), max(court)) == (14, 14, 102, 1326, 2, 26)
    high = sums("addition_war", court_cards="11_12_13", ace=14)
    assert {worth - 2: chance for worth, chance in high.items()} == dict(court)
    apart = differences("subtraction_war")
    assert (apart.mean, apart.mode) == (Fraction(44, 13), 1)
    assert round(float(differences("subtraction_war", court_cards="11_12_13").mean), 2) == 4.39
    assert opponent("addition_war", "5c 6d").chance("higher") == Fraction(315, 703)
    assert opponent("addition_war", "9c Td").chance("higher") == Fraction(3, 703)
    for mine, higher in (("Tc 9d", 516), ("6c 5d", 520), ("9c 4d", 144), ("8c 3d", 144)):
        assert opponent("subtraction_war", mine).ways["higher"] == higher
    for ranks in range(2, 14):
        assert tie(pack("23456789TJQKA"[:ranks])) == Fraction(3, 4 * ranks - 1)


# ------------------------------------------------------------------------------------------------ card by card

VALUES = st.fractions(min_value=-3, max_value=9, max_denominator=3)


def valued(numbers):
    """Returns this many cards, and a function with their values."""
    there = pack()[: len(numbers)]
    worth = dict(zip(there, numbers, strict=True))
    return there, worth.__getitem__


@given(numbers=st.lists(VALUES, min_size=1, max_size=7), n=st.integers(1, 7))
def test_sums_of_any_cards_agree_with_a_count(numbers, n):
    """The cards may have any values, also halves and negative ones."""
    there, value = valued(numbers)
    if n > len(there):
        with pytest.raises(ExactError, match=f"{n} cards cannot come from {len(there)}"):
            sums(there, n, values=value)
        return
    counted = Counter(sum(map(value, hand)) for hand in combinations(there, n))
    assert sums(there, n, values=value).ways == counted
    assert list(sums(there, n, values=value)) == sorted(counted)


COMPARED = {"sum": lambda a, b: a + b, "difference": lambda a, b: abs(a - b)}


@given(numbers=st.lists(st.integers(0, 4), min_size=4, max_size=7), compare=st.sampled_from(sorted(COMPARED)))
def test_two_pairs_agree_with_a_count(numbers, compare):
    """This compares the distribution of a pair's value, and how often the other pair is higher or equal."""
    there, value = valued(numbers)
    found = pairs(there, compare, values=value)

    def worth(pair):
        return COMPARED[compare](*map(value, pair))

    both = [
        (worth(mine), worth(other))
        for mine in combinations(there, 2)
        for other in combinations([card for card in there if card not in mine], 2)
    ]
    assert found.distribution.ways == Counter(worth(mine) for mine in combinations(there, 2))
    assert found.tie == Fraction(sum(mine == other for mine, other in both), len(both))
    for mine in found.worths:
        others = [other for own, other in both if own == mine]
        assert found.higher[mine] == Fraction(sum(other > mine for other in others), len(others))
        assert found.same[mine] == Fraction(others.count(mine), len(others))


@given(numbers=st.lists(st.integers(0, 5), min_size=5, max_size=8), seen=st.integers(0, 1))
def test_an_opponent_agrees_with_a_count(numbers, seen):
    """This holds for any hand, and with another card that I have seen."""
    there, value = valued(numbers)
    mine, gone = there[:2], there[2 : 2 + seen]
    left = [card for card in there if card not in mine and card not in gone]
    own = sum(map(value, mine))
    counted = Counter()
    for two in combinations(left, 2):
        other = sum(map(value, two))
        counted["higher" if other > own else "same" if other == own else "lower"] += 1
    assert opponent(there, mine, "sum", values=value, seen=gone).ways == counted


@given(numbers=st.lists(st.integers(0, 3), min_size=2, max_size=8), players=st.integers(2, 4))
def test_ties_of_single_cards_agree_with_a_count(numbers, players):
    """A tie means that no player alone has the highest of two, three or four cards."""
    there, value = valued(numbers)
    if players > len(there):
        with pytest.raises(ExactError, match="need a card each"):
            tie(there, players=players, values=value)
        return
    hands = [[value(one) for one in hand] for hand in combinations(there, players)]
    assert tie(there, players=players, values=value) == Fraction(sum(hand.count(max(hand)) > 1 for hand in hands), len(hands))


def test_games_options_cards_and_values_can_be_given():
    """Accepts a game's slug, a game, or cards, with values by rank or by a function. Floats are taken as their decimal text."""
    game = find("addition_war").with_options(packs=2)
    assert sums(game) == sums("addition_war", packs=2)
    assert pairs(game) is not pairs_of(game)
    assert pairs_of(game) is pairs_of(game)
    assert sums(pack("23"), 1, values={"2": 0.1, "3": 0.5}).mean == Fraction(3, 10)
    assert sums(pack(), 1).mean == 7
    assert sums("seven_twenty_seven", 1).mean == Fraction(226, 52)
    assert sums("fast_food", 20, without=pack("A23456789T", "cs")).mean == 110
    assert sums("war", 1).mean == 8
    assert sums(pack("A23"), 2, without="Ac").cases == comb(11, 2)
    assert pairs("subtraction_war", "sum").distribution == sums("subtraction_war")
    assert min(pairs("addition_war", without="Ac Ad Ah As").worths) == 4


# ------------------------------------------------------------------------------------------------ dealt by the engine


@pytest.mark.parametrize(
    ("slug", "options", "deals"),
    [
        ("addition_war", {}, 600),
        ("subtraction_war", {"court_cards": "11_12_13"}, 600),
        ("war", {"players": 3}, 1200),
        ("guerilla_joker", {}, 900),
    ],
)
def test_dealt_first_turns_agree_with_the_exact_chances(slug, options, deals):
    """The frequency of wars and the values of the first pairs agree with the exact answers."""
    game = find(slug).with_options(max_turns=1, **options)
    wars, worths = Counter(), []
    for number in range(deals):
        match = Match(game, match_seed(5, number)).play("all turn")
        rules = [event.rule for event in match.events]
        wars["war" if {game.rule("tie"), game.rule("joker")} & set(rules) else "take"] += 1
        told = next(event for event in match.events if event.rule == game.rule("turn_up"))
        worths += [hand["worth"] for hand in told.facts["hands"][:1] if "worth" in hand]
    chance = tie(game)
    check_shares({"war": chance, "take": 1 - chance}, wars)
    if worths:
        found = pairs(game).distribution
        check_shares(found, Counter(worths))
        check_mean(found.mean, found.spread, worths)


# --------------------------------------------------------------------------------------- arguments without an answer


@pytest.mark.parametrize(
    ("ask", "error", "told"),
    [
        (lambda: sums("addition_war", 0), ExactError, "the number of cards is 0, but must be a whole number from 1"),
        (lambda: sums("addition_war", -2), ExactError, "is -2"),
        (lambda: sums("addition_war", 2.0), ExactError, "is 2.0"),
        (lambda: sums("addition_war", True), ExactError, "is True"),
        (lambda: sums("addition_war", 41), ExactError, "41 cards cannot come from 40: ask for fewer"),
        (lambda: sums("addition_war", 2, without="Kc"), ExactError, "Kc is not in this pack"),
        (lambda: sums("addition_war", 2, without="2c 2c"), ExactError, "2c is named twice"),
        (lambda: sums("addition_war", 39, without="2c 3c"), ExactError, "39 cards cannot come from 38"),
        (lambda: sums([]), ExactError, "there are no cards"),
        (lambda: sums([card("2c"), card("2c")]), ExactError, "2c is named twice"),
        (lambda: sums(pack(), packs=2), ExactError, "cards have no option 'packs'"),
        (lambda: sums(find("addition_war").with_options(), packs=2), ExactError, "options are given together with a game"),
        (lambda: sums(pack(jokers=1)), ExactError, "X1 counts None, which is not a number: give `values`"),
        (lambda: sums(pack(), values={"A": 1}), ExactError, "2c counts None"),
        (lambda: sums(pack("2"), values=lambda _: float("inf")), ExactError, "2c counts inf"),
        (lambda: sums(pack("A23"), values={"A": 0, "2": 1, "3": 10**9}), ExactError, "too far apart"),
        (lambda: sums("twos"), ExactError, "counts None"),
        (lambda: sums("adition_war"), UnknownGame, "Did you mean 'addition_war'"),
        (lambda: sums("addition_war", pack_of=2), OptionError, "pack_of"),
        (lambda: sums(["10c", "2d"]), NotationError, "'10c' is not a card"),
        (lambda: pairs("addition_war", "product"), ExactError, "compare is 'product', but must be one of 'sum', 'difference'"),
        (lambda: pairs(pack("2", "c")), ExactError, "2 cards cannot come from 1"),
        (lambda: pairs(pack("2", "cdh")).tie, ExactError, "two pairs need four cards, but there are only 3"),
        (lambda: pairs("addition_war").opponent(5, 11), ExactError, "no pair of these cards counts 5 and 11"),
        (lambda: opponent("addition_war", "5c"), ExactError, "mine has 1 cards, but a pair has two"),
        (lambda: opponent("addition_war", "5c Kd"), ExactError, "Kd is not in this pack"),
        (lambda: opponent("addition_war", "5c 6d", seen="5c"), ExactError, "5c is not in this pack"),
        (lambda: opponent(cards("2c 3c 4c"), "2c 3c"), ExactError, "two pairs need four cards"),
        (lambda: tie("addition_war", players=3), ExactError, "ties of pairs are counted only for two players"),
        (lambda: tie("war", players=1), ExactError, "players is 1, but must be a whole number from 2"),
        (lambda: tie("war", players=53), ExactError, "53 players need a card each, but there are only 52"),
    ],
)
def test_questions_without_an_answer_get_a_clear_error(ask, error, told):
    with pytest.raises(error) as raised:
        ask()
    assert told in str(raised.value)
