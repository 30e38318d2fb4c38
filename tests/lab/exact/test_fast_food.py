"""Fast Food, exactly: totals, next cards, and positions near the end, compared with exhaustive counts and with bots.

tests/lessons/test_fast_food_figures.py compares the tables in the rules about totals and averages.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlab import find, position
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.cards import pack
from cardlab.core.judgement import Judgement
from cardlab.games.fast_food import VALUE, scoring
from cardlab.lab.columns import match_seed
from cardlab.lab.exact import (
    ExactError,
    best_answer,
    endgame,
    inclusion_exclusion,
    next_at_random,
    next_card,
    points,
    prospects,
    random_game,
    scores,
)
from cardlab.lab.exact.fast_food import DECK, hands_that_make, sets_without
from cardlab.lab.exact.fast_food_totals import LAST
from cardlab.match import Match
from tests.lab.exact.sampling import check_mean, check_shares

RANK = {value: rank for rank, value in VALUE.items()}

# ------------------------------------------------------------------------------------------------ totals


def test_the_scores_of_all_totals():
    """Counted by hand: 4, 2, 10, 16, 8, 16, 27 and 27 totals; 3.3 points on average."""
    found = scores()
    assert {scored: len(totals) for scored, totals in found.totals.items()} == {
        11: 4,
        10: 2,
        8: 10,
        7: 16,
        4: 8,
        3: 16,
        1: 27,
        0: 27,
    }
    assert found.totals[11] == (35, 57, 75, 105)
    assert found.totals[10] == (56, 70)
    assert found.distribution.mean == Fraction(33, 10)
    assert found.distribution.ways[0] == 27
    assert scores(30, "multiples").totals[0] == (1, 2, 4, 8, 11, 13, 16, 17, 19, 22, 23, 26, 29)
    assert scores(10, "digits").totals == {7: (7,), 3: (5,), 1: (3,), 0: (1, 2, 4, 6, 8, 9, 10)}


def test_inclusion_and_exclusion():
    """Counted by hand: 15 + 20 − 3 = 32, 22 + 20 − 12 = 30, 36 + 20 − 7 = 49; 83 score, 27 do not."""
    found = inclusion_exclusion(110)
    assert found.multiples == {7: 15, 5: 22, 3: 36}
    assert found.digits == {7: 20, 5: 20, 3: 20}
    assert found.both == {7: 3, 5: 12, 3: 7}
    assert found.single == {7: 32, 5: 30, 3: 49}
    assert (list(found.pairs.values()), found.three, found.scoring, found.nothing) == ([6, 14, 12], 4, 83, 27)
    assert found.table().notes[0] == "32 + 30 + 49 − 6 − 14 − 12 + 4 = 83"


@pytest.mark.parametrize("n", [1, 2, 3, 9, 50, 77, 250, 1000])
def test_the_number_of_scoring_totals_agrees_with_a_count(n):
    assert inclusion_exclusion(n).scoring == sum(scoring(total) != {} for total in range(1, n + 1))


# ------------------------------------------------------------------------------------------------ the next card


def test_the_score_of_the_next_card():
    """From the value tables in the rules: after 69 every card scores, 8 on average. At the end only cards that fit can come."""
    assert next_card(69).chance(lambda scored: scored > 0) == 1
    assert next_card(69).mean == 8
    assert next_card(62).mean == Fraction(9, 2)
    assert next_card(109) == {3: 1}
    assert next_card(61, "Ac 3c 7d 9h").ways == {0: 3, 10: 1}
    assert next_card(61, [1, 3, 7, 9]) == next_card(61, "Ac 3c 7d 9h")
    assert next_card(3, "4d", "multiples").mean == 7
    found = prospects()
    assert found.average[69] == 8
    assert [total for total, chance in found.scores.items() if chance == 1 and total <= 100] == [
        29,
        30,
        46,
        47,
        48,
        49,
        50,
        *range(68, 72),
    ]
    assert (found.best[77], found.most[77]) == ((1, 7, 10), 8)
    assert (found.best[104], found.most[104]) == ((1,), 11)
    assert all(next_card(total).mean == found.average[total] for total in range(LAST))


@given(unseen=st.lists(st.sampled_from(DECK), min_size=1, max_size=7), total=st.integers(0, 60), held=st.integers(1, 4))
def test_the_best_answer_of_an_unseen_hand(unseen, total, held):
    """The result agrees with trying all hands of the unseen cards."""
    if held > len(unseen):
        with pytest.raises(ExactError, match="only"):
            best_answer(total, unseen, held)
        return
    hands = list(combinations(unseen, held))
    counted = Counter(max(points(total + value) for value in hand) for hand in hands)
    assert best_answer(total, unseen, held) == {scored: Fraction(n, len(hands)) for scored, n in counted.items()}


def test_the_coach_expects_the_same_answer():
    """The coach's figure for the best answer is the mean of these chances."""
    match = position(
        "fast_food", {"hand.p1": "2d 9h", "hand.p2": "5d 6d 7d", "stock": "Ah", "pile": "3d 3h"}, preset="one_game"
    )
    game, view = match.game, match.table.seen_by("p1")
    seen = {card for name in view.zones for card in view.known(name)}
    unseen = [card for card in game.deck("red") if card not in seen]
    for action in match.legal_actions():
        advice = Judgement.of(game).advise(view, action)
        answer = best_answer(advice.facts["total"], unseen, advice.facts["held"])
        assert advice.worth == pytest.approx(float(advice.facts["points"] - answer.mean))


# ------------------------------------------------------------------------------------------------ played at random


def test_the_number_of_sets_with_a_total():
    """For small sets the numbers agree with counting card by card, with all cards, and with one left out."""
    for k in (1, 2, 3):
        every = Counter(sum(hand) for hand in combinations(DECK, k))
        assert {total: n for (size, total), n in hands_that_make().items() if size == k} == every
        for value in (1, 5, 10):
            left = list(DECK)
            left.remove(value)
            fewer = Counter(sum(hand) for hand in combinations(left, k))
            assert all(sets_without(k, total, value) == fewer[total] for total in range(LAST))


def test_random_play_agrees_with_the_exact_chances():
    """In 400 matches of two random bots, the score of the next card, both final scores and the leader agree with the exact
    answers.
    """
    game, bot = find("fast_food").with_options("one_game"), find_bot("random")
    after, ahead, first, second = Counter(), Counter(), [], []
    for number in range(400):
        match = play_out(Match(game, match_seed(8, number)), {"p1": bot, "p2": bot})
        totals = [event.facts["total"] for event in match.events if event.rule == "fast_food.play"]
        after.update(points(then) for total, then in pairwise(totals) if total == 69)
        ends = match.table.counters
        first.append(ends["score.p1"])
        second.append(ends["score.p2"])
        lead = first[-1] - second[-1]
        ahead["first" if lead > 0 else "second" if lead < 0 else "same"] += 1
    exact = random_game()
    check_shares(next_at_random(69), after)
    check_shares(exact.ahead, ahead)
    check_mean(exact.first, 10, first)
    check_mean(exact.second, 10, second)


# ------------------------------------------------------------------------------------------------ near the end


def tried_out(total, mine, theirs):
    """Returns the best lead of the player to move, trying every order of play, with both hands open and an empty stock."""
    if not mine:
        return -tried_out(total, theirs, mine) if theirs else 0
    leads = []
    for place, value in enumerate(mine):
        left = mine[:place] + mine[place + 1 :]
        leads.append(points(total + value) - tried_out(total + value, theirs, left))
    return max(leads)


HANDS = st.lists(st.sampled_from(range(1, 11)), min_size=0, max_size=4)


@given(mine=HANDS.filter(bool), theirs=HANDS, total=st.integers(0, 30))
@settings(max_examples=60)
def test_the_value_of_a_position_agrees_with_exhaustive_search(mine, theirs, total):
    found = endgame(total, mine, theirs)
    assert found.value == tried_out(total, tuple(mine), tuple(theirs)) == max(found.plays.values())
    for value in found.plays:
        left = list(mine)
        left.remove(value)
        assert found.plays[value] == points(total + value) - tried_out(total + value, tuple(theirs), tuple(left))
    assert set(found.best) == {value for value, worth in found.plays.items() if worth == found.value}


@pytest.mark.parametrize("draw", ["before", "after"])
def test_all_orders_of_the_stock_are_averaged(draw):
    """Without choices, the value is the mean over all orders of the stock: each player has one card, and draws the rest."""
    total, mine, theirs, stock = 40, [7], [2], (3, 8)
    found = endgame(total, mine, theirs, stock, draw=draw, mine_by="random", theirs_by="random")
    leads = []
    for order in permutations(stock):
        for first in (0, 1):  # if a player has two cards, the index of the one that is played first
            leads.append(played(total, [list(mine), list(theirs)], list(order), first, draw))
    assert found.value == Fraction(sum(leads), len(leads))


def played(total, hands, stock, first, draw):
    """Returns the lead of the first player; `first` is the index of the card that is played first."""
    lead, turn = 0, 0
    while any(hands):
        hand = hands[turn]
        value = hand.pop(first if len(hand) > 1 else 0)
        total += value
        lead += points(total) * (1 if turn == 0 else -1)
        if stock:
            hands[turn if draw == "after" else 1 - turn].append(stock.pop(0))
        turn = 1 - turn if hands[1 - turn] else turn
    return lead


@pytest.mark.parametrize(
    ("mine_by", "theirs_by"), [("random", "random"), ("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")]
)
@pytest.mark.parametrize("draw", ["before", "after"])
def test_bots_in_a_position_agree_with_the_exact_value(mine_by, theirs_by, draw):
    """The engine plays on from the position with these bots and a newly shuffled stock."""
    mine, theirs, stock = ("4d", "7d", "9h"), ("2h", "Td"), ("5d", "6h")
    total = LAST - sum(VALUE[one[0]] for one in (*mine, *theirs, *stock))
    exact = endgame(total, mine, theirs, stock, draw=draw, mine_by=mine_by, theirs_by=theirs_by)
    bots = {"p1": find_bot(mine_by), "p2": find_bot(theirs_by)}
    pile = [one for one in pack("".join(VALUE), "dh") if one.name not in (*mine, *theirs, *stock)]
    leads = []
    for number in range(250):
        order = stock if number % 2 else stock[::-1]
        zones = {"hand.p1": mine, "hand.p2": theirs, "stock": order, "pile": pile}
        counters = {"turn": "p1", "phase": "play"}
        match = position("fast_food", zones, counters=counters, preset="one_game", options={"draw": draw}, seed=number)
        assert (endgame(match).total, endgame(match).mine) == (total, (4, 7, 9))
        ends = play_out(match, bots).table.counters
        leads.append(ends["score.p1"] - ends["score.p2"])
    spread = max(1.0, (mean(lead * lead for lead in leads) - mean(leads) ** 2) ** 0.5)
    check_mean(exact.value, spread, leads)


def test_a_match_can_be_analysed_at_any_point():
    """At the end of a match, the best play is at least as good as any other, and every play ends with the predicted value."""
    match = Match(find("fast_food").with_options("one_game"), 12)
    bot = find_bot("greedy")
    while match.table["stock"]:
        match.play(
            bot.choose(match.game, match.table.seen_by(match.table.counters["turn"]), match.legal_actions(), match.table.rng)
        )
    foreseen, scored = endgame(match), dict.fromkeys(("p1", "p2"), 0)
    me = match.table.counters["turn"]
    before = {seat: match.table.counters[f"score.{seat}"] for seat in scored}
    while not match.is_over:
        best = endgame(match).best[0]
        turn = match.table.counters["turn"]
        match.play(next(action for action in match.legal_actions() if VALUE[action.card.rank] == best and action.who == turn))
    scored = {seat: match.table.counters[f"score.{seat}"] - before[seat] for seat in scored}
    other = "p2" if me == "p1" else "p1"
    assert scored[me] - scored[other] == foreseen.value
    with pytest.raises(ExactError, match="the match is over"):
        endgame(match)
    with pytest.raises(ExactError, match="a match of war"):
        endgame(Match(find("war").with_options()))


# --------------------------------------------------------------------------------------- arguments without an answer


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: scores(0), "n is 0, but must be a whole number from 1 to 1000"),
        (lambda: scores(10, "sums"), "score_by is 'sums', but must be one of 'both', 'multiples', 'digits'"),
        (lambda: inclusion_exclusion(-3), "n is -3"),
        (lambda: inclusion_exclusion(1001), "n is 1001"),
        (lambda: next_card(110), "total is 110, but must be a whole number from 0 to 109"),
        (lambda: next_card(20, ""), "a card must come"),
        (lambda: next_card(20, "Kc"), "Kc is not in this pack"),
        (lambda: next_card(20, "2c 2c"), "2c is named twice"),
        (lambda: next_card(20, [11]), "the number of a card is 11"),
        (lambda: next_card(20, [2, "3c"]), "numbers and cards are mixed"),
        (lambda: prospects([3, 110]), "a total is 110"),
        (lambda: next_at_random(0), "total is 0"),
        (lambda: random_game("sums"), "score_by is 'sums'"),
        (lambda: best_answer(20, "2c 3c", 0), "held is 0"),
        (lambda: best_answer(20, "2c 3c", 3), "held is 3, but only 2 cards are unseen"),
        (lambda: endgame(20), "mine is empty"),
        (lambda: endgame(106, [2], [3]), "total is 106, but must be a whole number from 0 to 105"),
        (lambda: endgame(0, range(1, 7), range(1, 7)), "12 cards are left, 0 of them in the stock: only up to 11, and 3"),
        (lambda: endgame(0, [1], [2], [3, 4, 5, 6]), "6 cards are left, 4 of them in the stock"),
        (lambda: endgame(0, [1], [2], draw="twice"), "draw is 'twice'"),
        (lambda: endgame(0, [1], [2], mine_by="wise"), "mine_by is 'wise', but must be one of 'best', 'greedy', 'random'"),
        (lambda: endgame(0, [1], [], [3], draw="after"), "theirs is empty although there is a stock"),
    ],
)
def test_questions_without_an_answer_get_a_clear_error(ask, told):
    with pytest.raises(ExactError) as raised:
        ask()
    assert told in str(raised.value)
