"""Fast Food: scores, the order of play, positions, claims, and the coach's counts."""

import re

import pytest

from cardlab import position, start
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.games.fast_food import CATEGORIES, scoring
from cardlab.words.words import Words


def test_the_scores_of_all_totals():
    """83 of the totals from 1 to 110 score 363 points together, and four of them score all three foods."""
    points = {total: sum(scoring(total).values()) for total in range(1, 111)}
    assert sum(p > 0 for p in points.values()) == 83
    assert sum(points.values()) == 363
    assert [total for total, p in points.items() if p == 11] == [35, 57, 75, 105]
    assert [sum(name in scoring(total) for total in points) for name in ("cheeseburger", "soda", "fries")] == [32, 30, 49]


@pytest.mark.parametrize("lang", ["en", "es", "fr", "ar"])
@pytest.mark.parametrize("total", [35, 57, 75, 105])
def test_a_total_that_scores_all_three_foods_says_why_each_scores(lang, total):
    """Each food has its multiple or its digit, and all of it fits on the ribbon, which has room for 18 words."""
    words, game = Words(lang, names={"p2": "Nadia"}), start("fast_food").game
    named = {"player": "p2", "player_is": "other"}
    told = {
        food: words.say(f"fast_food-score-{food}", "short", **named, foods=3, points=points, **game.reason(total, food))
        for food, points in scoring(total).items()
    }
    for (number, _), text in zip(CATEGORIES.values(), told.values(), strict=True):
        assert re.search(rf"(?<!\d){number}(?!\d)( × \d+)?", text.removeprefix(str(total)))
    several = words.say("fast_food-score-several", "short", **named, n=3, points=11, a=7, b=3, c=1)
    assert len(re.findall(r"\w+", " ".join([*told.values(), several]))) <= 18


def test_the_last_total_is_110_a_soda_for_the_second_player():
    """The cards of each colour add up to 110, which is 5 × 22."""
    for seed in range(10):
        match, rng = start("fast_food", seed=seed, games=1), RandomStream(seed)
        while not match.is_over:
            match.play(rng.pick(match.legal_actions()))
        assert match.table.counters["total"] == 110
        assert match.table.counters["score.p2"] >= 3
        assert match.rules[-3:-1] == ["fast_food.score.soda", "fast_food.game.end"]


def test_two_games_with_both_colours():
    match, rng = start("fast_food", seed=1), RandomStream(1)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
    assert [action.who for action in match.actions[19:22]] == ["p2", "p2", "p1"]
    assert len(match.zone("used")) == len(match.zone("pile")) == 20


@pytest.mark.parametrize(("first", "second"), [("p1", "p2"), ("p2", "p1")])
def test_a_position_in_the_second_game_begins_with_the_other_player(first, second):
    """If a position does not name the player to move, it is the one who begins that game."""
    hands = {"hand.p1": "2c 4c", "hand.p2": "3c 5c", "stock": "8c"}
    for number, seat in ((1, first), (2, second)):
        match = position("fast_food", hands, counters={"game": number}, options={"first_player": first})
        assert match.table.counters["turn"] == seat


@pytest.mark.parametrize("draw", ["before", "after"])
@pytest.mark.parametrize(
    "zones", [{"stock": "3h 4h"}, {"hand.p2": "5h", "stock": "3h"}, {"hand.p2": "5h 6h"}, {"other_deck": "2c"}]
)
def test_a_position_with_an_empty_hand_can_be_played_to_the_end(draw, zones):
    """A player without cards draws one, or passes if there is none to draw."""
    match = position("fast_food", zones, options={"draw": draw})
    while not match.is_over:
        match.play(match.legal_actions()[0])
    assert not match.zone("stock")


def test_a_position_with_all_cards_played_states_their_total():
    match = position("fast_food", pile="5h 6d", options={"games": 1})
    assert [match.events[-3].rule, match.events[-3].facts["total"]] == ["fast_food.game.end", 11]
    assert match.outcome == "draw"


def test_gain_is_the_score_of_the_play():
    """If claims are required, only claimed points count."""
    match = position(
        "fast_food", {"hand.p1": "4h", "hand.p2": "8d", "pile": "9d 9h 7d 7h 6d"}, preset="claim_it", options={"games": 1}
    )
    for claim, points in (("cheeseburger fries", 8), ("cheeseburger soda", 7), ("soda", 0)):
        action = match.read(f"p1 play 4h call 42 claim {claim}")
        assert Judgement.of(match.game).gain(match.seen_by("p1"), action) == points
        assert match.branch().play(action).table.counters["score.p1"] == points


def test_calls_that_are_not_required_change_nothing():
    match, same = start("fast_food", seed=1), start("fast_food", seed=1)
    card = match.zone("hand.p1")[0]
    match.play(f"p1 play {card} call 99 claim soda")
    assert match.rules == same.play(f"p1 play {card}").rules
    assert match.table.counters == same.table.counters


def test_the_last_cards_of_the_stock_have_the_right_plural():
    told = [Words().explain("fast_food.draw", {"player": "p1", "n": n}).sentence for n in (2, 1, 0)]
    assert told[0].endswith("2 cards are left in the stock.")
    assert told[1].endswith("One card is left in the stock.")
    assert told[2].endswith("The stock is empty now.")


@pytest.mark.parametrize("first", ["red", "black"])
def test_the_coach_counts_cards_of_the_colour_in_play(first):
    """The second game uses the other colour. Each of ten values occurs twice, minus the two cards that the learner and the
    table show.
    """
    hands = {"red": {"hand.p1": "2h 4d", "hand.p2": "3h 5d"}, "black": {"hand.p1": "2c 4s", "hand.p2": "3c 5s"}}
    for number, colour in ((1, first), (2, "black" if first == "red" else "red")):
        match = position("fast_food", hands[colour], counters={"game": number, "turn": "p1"}, options={"first_deck": first})
        view = match.seen_by("p1")
        assert Judgement.of(match.game).advise(view, match.legal_actions()[0]).facts["n"] == 20 - 2
