"""The lesson Fast Food: questions are answered by another method."""

from collections import Counter
from itertools import combinations, pairwise
from statistics import mean

import pytest

from cardlab.bots.feedback import put_right
from cardlab.games.fast_food import VALUE, FastFood, scoring
from cardlab.lab.exact.fast_food import (
    average,
)
from cardlab.lab.exact.fast_food_totals import (
    LAST,
    TOTALS,
    points,
)
from cardlab.lessons.fast_food import LESSON
from cardlab.lessons.fast_food.chart_helpers import score_facts
from cardlab.lessons.fast_food.mistaken_scores import MISTAKEN
from cardlab.lessons.fast_food.next_card_questions import LEFT
from cardlab.lessons.fast_food.points_questions import played_on, score_levels
from cardlab.lessons.fast_food.step_models import step_models
from cardlab.lessons.fast_food.total_questions import wrong_reasons, wrong_totals
from cardlab.match import position
from cardlab.sessions.lesson_session import stage_state
from cardlab.teaching.lesson import Play, Predict, Watch
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.lessons.readings import by_hand

SEEDS = range(300)


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def asked(kind, level):
    return [made(kind, level).question(seed) for seed in SEEDS]


# ------------------------------------------------------------------------------------------------ questions


def test_the_ways_to_misread_a_total():
    """They are digits only, tables only, the last digit only, the best category alone, each reason, and sums of digits."""
    assert all(MISTAKEN["digit_only"][t] == by_hand(t, tables=False) for t in TOTALS)
    assert all(MISTAKEN["multiple_only"][t] == by_hand(t, digits=False) for t in TOTALS)
    assert {name: seen[77] for name, seen in MISTAKEN.items()} == {
        "digit_only": 7,
        "multiple_only": 7,
        "forgot_several": 7,
        "counted_twice": 21,
        "ends_in": 7,
        "by_digit_sum": 7,
    }
    assert (MISTAKEN["ends_in"][71], MISTAKEN["ends_in"][57], MISTAKEN["forgot_several"][35]) == (0, 8, 7)
    assert (MISTAKEN["by_digit_sum"][25], MISTAKEN["by_digit_sum"][34]) == (10, 8)
    assert MISTAKEN["counted_twice"][70] == 17


def test_the_ways_to_a_wrong_total():
    """68 + 7 without the new ten; 43 + 6 with a new ten too many; adding 10 makes no new ten from the ones."""
    assert wrong_totals(68, 7) == {"new_ten_forgotten": 65, "one_too_few": 74, "one_too_many": 76}
    assert wrong_totals(43, 6) == {"ten_too_many": 59, "one_too_few": 48, "one_too_many": 50}
    assert "ten_too_many" in wrong_totals(19, 10)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_hint_splits_a_total_into_its_tens_and_ones(level):
    """Its next step fits the ones and the card."""
    for question in asked("total", level):
        old, value, way = (question.facts[name] for name in ("old", "value", "way"))
        assert 10 * question.facts["tens"] + question.facts["ones"] == old
        assert question.facts["new_ones"] == question.facts["ones"] + value
        ones = old % 10 + value
        assert way == ("tens" if value == 10 else "on" if ones < 10 else "new_ten" if ones == 10 else "bridge")
        assert (question.facts["ten"] % 10, question.facts["ten"] + question.facts["left"]) == (0, question.answer)


@pytest.mark.parametrize(
    ("total", "number", "wrong"),
    [
        (56, 7, {"digit_only": "neither"}),
        (17, 7, {"multiple_only": "neither", "ends_in_table": "both"}),
        (71, 7, {"ends_in": "neither"}),
        (70, 7, {"ends_in": "multiple", "digit_only": "digit"}),
        (91, 7, {"table_stopped_at_ten": "neither"}),
        (61, 7, {"by_digit_sum": "multiple"}),
        (26, 7, {"not_in_the_table": "multiple", "digit_not_there": "digit"}),
    ],
)
def test_the_wrong_reasons(total, number, wrong):
    assert wrong.items() <= wrong_reasons(total, number).items()


@pytest.mark.parametrize("number", [3, 5, 7])
def test_a_table_that_stops_at_ten_misses_later_multiples(number):
    """Ten times the number itself still belongs to the table."""
    stops = [n for n in range(1, LAST + 1) if "table_stopped_at_ten" in wrong_reasons(n, number)]
    assert stops == [n for n in range(10 * number + 1, LAST + 1) if n % number == 0 and str(number) not in str(n)]


def test_each_card_is_explained_with_its_new_total():
    assert [(card["total"], card["points"]) for card in played_on(66, [4, 10])] == [(70, 10), (76, 7)]


def test_a_range_to_colour_has_complete_rows():
    assert all(
        question.facts["from"] % 10 == 1 and question.facts["to"] % 10 == 0
        for level in (1, 2, 3)
        for question in asked("colour", level)
    )


@pytest.mark.parametrize("level", [1, 2, 3])
def test_why_covers_all_four_cases(level):
    """Each of the four answers is right about equally often, and the key is correct."""
    answers = Counter()
    for question in asked("why", level):
        total, number = question.facts["total"], question.facts["number"]
        table, digit = total % number == 0, str(number) in str(total)
        assert question.answer == {(1, 0): "multiple", (0, 1): "digit", (1, 1): "both", (0, 0): "neither"}[table, digit]
        answers[question.answer] += 1
    assert min(answers.values()) > 20
    assert len(answers) >= 3


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_score_of_a_total(level):
    """The score is computed without the game, and the level gives the number of categories."""
    for question in asked("score", level):
        total = question.facts["total"]
        assert question.answer == by_hand(total)
        assert level in score_levels(total)
        assert (level < 3) == (len(scoring(total)) < 2)


def test_a_total_is_between_two_multiples_of_seven():
    """A hint begins with them. If the total is a multiple, it is the lower one."""
    told = [score_facts(total) for total in range(LAST + 1)]
    assert all(facts["below"] % 7 == 0 and facts["below"] <= total < facts["above"] for total, facts in enumerate(told))
    assert {facts["above"] - facts["below"] for facts in told} == {7}


@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_card_scores_with_the_new_total(level):
    """Neither the card alone nor the previous total scores."""
    for question in asked("score_after", level):
        old, value = question.facts["old"], question.facts["value"]
        assert question.answer == by_hand(old + value)
        assert VALUE[question.shows[0].cards[0].rank] == value
        if "new_ten_forgotten" in question.misconceptions:
            assert question.misconceptions["new_ten_forgotten"] == by_hand(old + value - 10)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_next_multiple(level):
    for question in asked("next_multiple", level):
        total, number = question.facts["total"], question.facts["number"]
        assert question.answer == next(n for n in range(total + 1, 200) if n % number == 0) <= LAST
        assert total % number


@pytest.mark.parametrize(
    ("kind", "level"), [("best_card", 2), ("best_card", 3), ("best_card", 4), ("nothing", 3), ("nothing", 4)]
)
def test_the_cards_of_a_hand(kind, level):
    """The best card is better than every other, the cards that score nothing are complete, and all are red and different."""
    for question in asked(kind, level):
        scores = {one.value: by_hand(question.facts["old"] + VALUE[one.cards[0].rank]) for one in question.choices}
        assert all(one.cards[0].is_red for one in question.choices)
        if kind == "best_card":
            assert [name for name, n in scores.items() if n == max(scores.values())] == [question.answer]
        else:
            assert [name for name, n in scores.items() if n == 0] == list(question.answer)
    if level == 4:
        assert all(len(question.misconceptions) >= 2 for question in asked(kind, level))


def test_the_other_players_possible_scores():
    """The greatest score, and how many of ten numbers score, are computed without the game."""
    for question in asked("reply_most", 3):
        assert question.answer == max(by_hand(question.facts["total"] + n) for n in range(1, 11))
    for question in asked("reply_count", 4):
        assert question.answer == sum(by_hand(question.facts["total"] + n) > 0 for n in range(1, 11))


@pytest.mark.parametrize(("level", "wanted"), [(3, 2), (4, 3)])
def test_the_totals_that_score_in_several_categories(level, wanted):
    """They score in both or in all three, and two or three of five totals fit."""
    for question in asked("together", level):
        names = question.facts["wanted"].split("_")
        assert len(names) == wanted
        fitting = [one.value for one in question.choices if set(names) <= set(scoring(int(one.value)))]
        assert fitting == list(question.answer)
        assert len(question.choices) == 5
        assert len(fitting) in (2, 3)


@pytest.mark.parametrize("level", [3, 4])
def test_totals_in_order_of_points(level):
    for question in asked("order", level):
        scores = [by_hand(int(one)) for one in question.answer]
        assert scores == sorted(set(scores))
        assert len(scores) == level


def test_the_remainder_at_the_end():
    """The remaining cards complete 110."""
    for level in (2, 3):
        for question in asked("last_card", level):
            assert question.facts["total"] + question.facts["other"] + question.answer == LAST


def best_of_four(total, deck):
    """Returns the mean of the best answer over all hands of four, counted one by one, as the coach measures it."""
    scored = [by_hand(total + n) for n in deck]
    return mean(max(held) for held in combinations(scored, 4))


def test_looking_ahead():
    """The right card has the better difference. In about half of the questions, more points now are not the better choice."""
    for level, gap in ((4, 2), (5, 1)):
        for question in asked("leave", level):
            after = sorted((average(int(one.value)), one.value) for one in question.choices)
            assert after[0][1] == question.answer
            assert after[1][0] - after[0][0] >= gap
    assert {int(one.value) for question in asked("leave", 5) for one in question.choices} == set(LEFT)
    traps = 0
    for question in asked("ahead", 5):
        totals = {one.value: question.facts["old"] + VALUE[one.cards[0].rank] for one in question.choices}
        own = [one.cards[0].rank for one in question.choices]
        deck = [n for n in range(1, 11) for _ in range(2)]
        for rank in own:
            deck.remove(VALUE[rank])
        gains = {name: points(total) - best_of_four(total, deck) for name, total in totals.items()}
        assert abs(question.facts["better"] - (max(gains.values()) - min(gains.values()))) <= 0.5
        assert question.facts["better"] >= 1
        assert max(gains, key=gains.get) == question.answer
        traps += "most_now" in question.misconceptions
    assert len(SEEDS) / 3 < traps < 2 * len(SEEDS) / 3


def test_numbers_up_to_n():
    """The answer agrees with counting one by one."""
    fits = {
        "how_many_multiples": lambda t, number: t % number == 0,
        "how_many_digits": lambda t, number: str(number) in str(t),
        "how_many": lambda t, number: t % number == 0 or str(number) in str(t),
        "how_many_nothing": lambda t, number: by_hand(t) == 0,
    }
    for kind, level in (
        ("how_many_multiples", 3),
        ("how_many_digits", 4),
        ("how_many", 4),
        ("how_many", 5),
        ("how_many_nothing", 5),
    ):
        for question in asked(kind, level):
            n, number = question.facts["n"], question.facts.get("number")
            assert question.answer == sum(fits[kind](t, number) for t in range(1, n + 1))


# ------------------------------------------------------------------------------------------------ the lesson


def test_the_match_is_played_with_claims():
    """The game itself asks for both the total and the categories, so the learner must notice what scores."""
    stage = next(stage for stage in LESSON.stages if stage.kind == "play")
    game = stage.deal.match(1).game
    assert isinstance(game, FastFood)
    assert (game.calls, game.games) == ("total_and_scores", 1)


def test_the_chart_shows_only_what_has_been_reached():
    """A learner who claims foods finds no answer on the chart: it colours the totals so far, and no others."""
    stage = next(stage for stage in LESSON.stages if stage.kind == "play")
    match, totals = stage.deal.match(1), []
    while not match.is_over:
        [chart] = step_models(match.game, "fast_food.play", {}, match.seen_by("p1"))
        assert chart["reached"] == totals
        assert chart["reachable"] == []
        match = match.play(match.legal_actions()[0])
        totals.append(match.table.counters["total"])
    assert totals[-1] == 110


def test_the_chart_of_a_watched_match_shows_everything():
    stage = next(stage for stage in LESSON.stages if stage.kind == "watch")
    match = stage.deal.match(1)
    [chart] = step_models(match.game, "fast_food.play", {}, match.seen_by("p1"))
    assert "reached" not in chart


@pytest.mark.parametrize("seed", range(5))
def test_a_prediction_counts_no_card_that_cannot_come(seed):
    """All cards together make 110, so the last one leads there and not past it."""
    [stage] = [stage for stage in LESSON.stages if isinstance(stage, Predict)]
    events = stage.deal.match(seed).events
    asked = [found for event, then in pairwise(events) if (found := stage.asks(event, then))]
    totals = {would.facts["total"] for question in asked for would in question.cards.values()}
    assert max(totals) == LAST


@pytest.mark.parametrize(
    ("said", "points", "told"),
    [
        ("call 35 claim cheeseburger soda fries", 11, ["score.several"]),
        ("call 35 claim soda", 3, ["score.soda"]),
        ("call 34 claim cheeseburger soda fries", 0, ["score.nothing"]),
        ("call 35", 0, ["score.nothing"]),
    ],
)
def test_a_card_of_the_play_stage_scores_only_with_its_right_total(said, points, told):
    assert outcome("Td Th 9d Ad", "5h", said) == (points, told)


def test_naming_every_food_does_not_win_the_play_stage():
    assert outcome("8d", "5h", "call 13 claim cheeseburger soda fries") == (0, ["score.nothing"])
    assert outcome("8d", "5h", "call 13 claim fries") == (1, ["score.fries"])


def outcome(pile: str, card: str, said: str) -> tuple[int, list[str]]:
    """Returns the points of a play on this pile, and the last rule about them."""
    [play] = [stage for stage in LESSON.stages if isinstance(stage, Play)]
    zones = {"hand.p1": f"{card} 2d", "hand.p2": "3d 4d", "pile": pile}
    match = position(play.deal.game, zones, preset="claim_it", options=play.deal.options)
    match.play(f"p1 play {card} {said}")
    scored = [rule.partition(".")[2] for rule in match.rules if rule.startswith("fast_food.score")]
    return match.table.counters["score.p1"], scored[-1:]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("call 38 claim cheeseburger fries", "Look: No cheeseburger: no 7 in 38, and not a multiple of 7."),
        ("call 38 claim soda cheeseburger fries", "Look: No soda: no 5 in 38, and not a multiple of 5. No cheeseburger:"),
    ],
)
def test_the_reply_to_a_wrong_food_names_it_and_says_why(said, told):
    """Only the claimed foods that the total does not have are named."""
    [play] = [stage for stage in LESSON.stages if isinstance(stage, Play)]
    zones = {"hand.p1": "4h 2d", "hand.p2": "3d 5d", "pile": "Th 9h 8h 7h"}
    match = position(play.deal.game, zones, preset="claim_it", options=play.deal.options)
    match.play(f"p1 play 4h {said}")
    steps = MatchStory(match, "p1", Words()).steps()
    [reply] = [step for step in steps if step["rule"] == "fast_food.claim.wrong"]
    assert reply["short"].startswith(told)
    assert reply["short"].endswith("38 has a 3.")
    assert "No cheeseburger: no 7 in 38, and not a multiple of 7. 38 has the digit 3." in put_right(match, Words())["sentence"]


def test_the_watched_match_begins_with_the_deal_and_has_one_press_a_turn():
    """The first press shows a sum and the foods of its total. The next ones show one turn each, up to the winner."""
    [watch] = [stage for stage in LESSON.stages if isinstance(stage, Watch)]
    shown = stage_state(LESSON, watch, 7, Words())
    steps = shown["log"]["steps"]
    assert shown["begins"] == 1
    assert any(event[2] == "hand.p1" for event in steps[0]["events"] if event[0] == "move")
    assert all(step["flows"] == "next" for step in steps if step["rule"] == "fast_food.play")
    presses = sum("flows" not in step for step in steps)
    assert 20 <= presses <= 23
