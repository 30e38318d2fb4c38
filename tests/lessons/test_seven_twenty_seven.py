"""The lesson 727: hands and questions are calculated by another method."""

import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from itertools import combinations

import pytest

from cardlab.core.cards import cards, pack
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import nearest, totals
from cardlab.lab.exact.answers import mean
from cardlab.lab.exact.seven_twenty_seven import PACK, Draw, aces, after_one_card, away, best, possible, total
from cardlab.lessons.seven_twenty_seven import LESSON
from cardlab.lessons.seven_twenty_seven.distance_questions import closest, wrong_closest
from cardlab.lessons.seven_twenty_seven.hand_helpers import courts, deal_hands, line, plus
from cardlab.teaching.lesson import ExitTicket
from cardlab.teaching.number_reading import read_number
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

HALF = Fraction(1, 2)
SEEDS = range(200)


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def hand(spelling):
    return tuple(cards(spelling))


# ------------------------------------------------------------------------------------------------ hands


def test_the_totals_of_a_hand_are_the_games():
    """All totals and the best one agree with the game, which counts in half points, and the sum is written out."""
    for seed in SEEDS:
        rng = RandomStream(seed)
        (dealt,) = deal_hands(rng, [2 + rng.below(4)], lambda one: True)
        assert [2 * one for one in possible(dealt)] == totals(dealt)
        for goal in (7, 27):
            assert 2 * best(dealt, goal) == nearest(dealt, 2 * goal)
        for elevens, one in enumerate(possible(dealt)):
            assert sum(read_number(part) for part in plus(dealt, elevens).split(" + ")) == one


def test_two_aces_and_a_five_are_both_goals():
    assert possible(hand("Ac Ad 5c")) == [7, 17, 27]
    assert (away(hand("Ac Ad 5c"), 7), away(hand("Ac Ad 5c"), 27)) == (0, 0)
    assert best(hand("Ac 9d 9c"), 27) == 29
    assert total(hand("Kc Qd 6c")) == 7


# ------------------------------------------------------------------------------------------------ questions


def test_the_ways_to_a_wrong_distance():
    """This covers 8½ from 7 with each wrong method."""
    question = next(one for seed in range(2000) if (one := made("distance", 1).question(seed)).facts["total"] == "8½")
    assert question.answer == Fraction(3, 2)
    assert [question.check(said) for said in ("1 1/2", "1,5", "3/2", "1½")] == ["right"] * 4
    ways = {
        "-1.5": "signed",
        "−1½": "signed",
        "1": "halves_dropped",
        "2": "half_rounded_up",
        "18.5": "other_goal",
        "2½": "counts_start",
    }
    assert {said: question.check(said) for said in ways} == ways


def test_the_ways_to_misread_court_cards_and_halves():
    """Court cards count ten, one or nothing; a half is dropped; two halves are read as ten."""
    seen = {"halves_dropped": 0, "two_halves_are_ten": 0}
    for seed in SEEDS:
        question = made("value", 2).question(seed)
        values = [
            {"T": 10}.get(card.rank, 0) or (0.5 if card.rank in "JQK" else int(card.rank)) for card in question.shows[0].cards
        ]
        assert float(question.answer) == sum(values)
        courts = values.count(0.5)
        assert question.misconceptions["court_as_ten"] == sum(values) + 9.5 * courts
        for name in seen:
            seen[name] += name in question.misconceptions
    assert all(seen.values())


def test_a_whole_number_that_is_wrong_beside_a_right_half():
    """A king and an eight are 8½. Whoever says 9½ has added one whole too many."""
    question = next(one for seed in range(2000) if (one := made("value", 1).question(seed)).answer == Fraction(17, 2))
    ways = {"9½": "whole_too_many", "7½": "half_taken_away", "8": "halves_dropped", "9": "court_as_one", "18": "court_as_ten"}
    assert {said: question.check(said) for said in ways} == ways


def test_the_first_level_has_both_goals_and_an_ace():
    asked = [made("distance", 1).question(seed).facts for seed in SEEDS]
    assert {facts["goal"] for facts in asked} == {7, 27}
    assert all("½" not in facts["total"] for facts in asked if facts["goal"] == 27)
    assert all(aces(made("totals", 1).question(seed).shows[0].cards) == 1 for seed in SEEDS)


def test_all_totals_of_a_hand():
    """The choices have each total once. One, two or three aces have two, three or four totals."""
    for level in (1, 2, 3, 4):
        for seed in SEEDS:
            question = made("totals", level).question(seed)
            right = [str(one) for one in possible(question.shows[0].cards)]
            assert list(question.answer) == right
            assert len(right) == max(2, level)


def test_the_closest_player():
    """A greater total, a court card as ten, and an ace as 1 mislead. Equal distances below and above are a tie."""
    hands = [hand("6c Kd"), hand("8c"), hand("9c 3d")]
    assert closest([away(one, 7) for one in hands]) == "p1"
    assert wrong_closest(hands, 7)["signed"] == "p3"
    assert wrong_closest(hands, 7)["court_as_ten"] == "p2"
    tied = [hand("6c Kd"), hand("7c Kh"), hand("2c")]
    assert closest([away(one, 7) for one in tied]) == "tie"
    assert wrong_closest(tied, 7)["below_goes_first"] == "p1"
    aces = [hand("6c Ts Ad"), hand("9c 8d 7h"), hand("2c 3c 4c")]
    assert closest([away(one, 27) for one in aces]) == "p1"
    assert wrong_closest(aces, 27)["ace_only_one"] == "p2"


@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_nearest_total_is_the_games(level):
    for seed in SEEDS:
        question = made("closest", level).question(seed)
        goal = 2 * question.facts["goal"]
        far = [abs(nearest(shown.cards, goal) - goal) for shown in question.shows]
        near = [shown.whose for shown, one in zip(question.shows, far, strict=True) if one == min(far)]
        assert question.answer == (near[0] if len(near) == 1 else "tie")


@pytest.mark.parametrize("level", [2, 3])
def test_only_one_card_hits_the_goal(level):
    for seed in SEEDS:
        question = made("card_for", level).question(seed)
        own, goal = question.shows[0].cards, 2 * question.facts["goal"]
        assert not aces(own)
        fitting = [one.value for one in question.choices if goal in totals((*own, *one.cards))]
        assert fitting == [question.answer]
        assert not set(own) & {card for one in question.choices for card in one.cards}


@pytest.mark.parametrize(("level", "sizes", "marks"), [(1, {2, 3}, {1}), (2, {3, 4}, {2, 3}), (3, {4, 5}, {1, 2})])
def test_a_hand_lies_within_its_range_and_not_at_an_end(level, sizes, marks):
    """It has no ace, and the level gives the numbers of cards and of court cards."""
    found = [made("place", level).question(seed) for seed in SEEDS]
    hands = [question.shows[0].cards for question in found]
    assert not any(aces(one) for one in hands)
    assert ({len(one) for one in hands}, {courts(one) for one in hands}) == (sizes, marks)
    for question, one in zip(found, hands, strict=True):
        low, high = (Fraction(question.model[end], 2) for end in ("low", "high"))
        assert low < question.answer == total(one) < high


def test_court_cards_as_ten_give_a_wrong_order():
    """The misconception is known whenever it gives an order of the three hands."""
    ways = 0
    for seed in SEEDS:
        question = made("order", 4).question(seed)
        far = {one.value: away(one.cards, question.facts["goal"], Fraction(10)) for one in question.choices}
        order = tuple(sorted(far, key=far.__getitem__))
        if len(set(far.values())) == 3:
            assert order in (question.answer, *question.misconceptions.values())
        ways += question.misconceptions.get("court_as_ten") == order
    assert ways > 10


@pytest.mark.parametrize("level", [3, 5])
def test_two_hands_or_three_make_the_goal(level):
    for seed in SEEDS:
        question = made("makes", level).question(seed)
        fitting = [one.value for one in question.choices if 2 * question.facts["goal"] in totals(one.cards)]
        assert list(question.answer) == fitting
        assert len(fitting) in (2, 3)
        laid = [card for one in question.choices for card in one.cards]
        assert len(set(laid)) == len(laid)


def ends_of(question):
    """Returns the distances of a hand now, and after each remaining card, as the game computes them."""
    own, goal = question.shows[0].cards, 2 * question.facts["goal"]

    def far(cards):
        return Fraction(abs(nearest(cards, goal) - goal), 2)

    return far(own), [far((*own, card)) for card in question.shows[1].cards]


@pytest.mark.parametrize("level", [3, 4, 5])
def test_the_chance_to_get_nearer(level):
    for seed in SEEDS:
        question = made("chance", level).question(seed)
        now, ends = ends_of(question)
        assert question.answer == Fraction(sum(end < now for end in ends), len(ends))
        assert 0 < question.answer < 1


@pytest.mark.parametrize("level", [4, 5])
def test_the_mean_distance_and_its_consequence(level):
    for seed in SEEDS:
        question = made("expected", level).question(seed)
        now, ends = ends_of(question)
        assert question.answer == sum(ends) / len(ends) != now
        question = made("should", level).question(seed)
        now, ends = ends_of(question)
        after = sum(ends) / len(ends)
        assert question.answer == ("nearer" if after < now else "farther" if after > now else "same")


def test_most_cards_may_help_though_one_more_is_not_worth_it():
    """Such hands are frequent enough at the last level."""
    fooled = [made("should", 5).question(seed) for seed in SEEDS]
    assert sum("most_cards_nearer" in question.misconceptions for question in fooled) > 30
    for question in fooled:
        if "most_cards_nearer" in question.misconceptions:
            now, ends = ends_of(question)
            assert sum(end < now for end in ends) > len(ends) / 2
            assert question.answer != "nearer"


def test_the_number_of_cards_that_help():
    """It agrees with counting all 52 cards, and those that are not in the hand."""
    for seed in SEEDS:
        question = made("helpful", 4).question(seed)
        now, goal = read_number(question.facts["now"]), question.facts["goal"]
        assert question.answer == after_one_card(now, goal)[0]
        assert question.answer == 4 * len(question.facts["ranks"])
        question = made("helpful_left", 5).question(seed)
        own, goal = question.shows[0].cards, 2 * question.facts["goal"]
        far = abs(nearest(own, goal) - goal)
        left = [card for card in pack() if card not in own]
        assert question.answer == sum(abs(nearest((*own, card), goal) - goal) < far for card in left)
        assert question.facts["n"] == len(left)


@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_pot_is_shared_by_sides(level):
    """The shares of all winners add up to the pot."""
    for seed in SEEDS:
        question = made("share", level).question(seed)
        pot, sides = int(question.facts["pot"]), (question.facts["low"], question.facts["high"])
        gets = Counter()
        for side in sides:
            assert pot % 2 == 0
            assert pot // 2 % len(side) == 0
            gets.update(dict.fromkeys(side, pot // 2 // len(side)))
        assert sum(gets.values()) == pot
        assert question.answer == gets[question.facts["who"]]
        assert (len(sides[0]) == len(sides[1])) == (level == 2)
        wins = [len(side) for side in sides if question.facts["who"] in side]
        assert question.facts["case"] == ("both" if len(wins) == 2 else "tie" if wins[0] > 1 else "plain")
        assert question.facts["part"] == str(min(pot // 2 // n for n in wins))
        assert wins == {2: [1], 3: [max(map(len, sides))], 4: [len(side) for side in sides]}[level]
        assert (question.model or {}).get("parts", []) == ([] if level == 2 else [pot // 2, pot // 2])
    assert question.check("nothing") == "unreadable"


def test_a_hit_goal_is_explained():
    """The sentence about hitting the goal appears exactly when the distance is zero. Halves are practised separately."""
    for kind, level in (("best_total", 3), ("best_total", 4), ("closest", 2), ("closest", 3), ("closest", 4)):
        for seed in SEEDS:
            facts = made(kind, level).question(seed).facts
            assert (facts["hits"] == "yes") == (facts["d"] == "0")
    for seed in SEEDS:
        question = made("order", 4).question(seed)
        halves = any("½" in row["total"] for row in question.facts["rows"])
        assert question.practises == f"order:{question.facts['goal']}:{'halves' if halves else 'whole'}"


def test_the_rest_of_a_pot():
    """A pot of 23 with two winners on one side leaves 2."""
    for seed in SEEDS:
        question = made("left_over", 5).question(seed)
        pot, k = question.facts["pot"], question.facts["k"]
        half = pot // 2
        assert question.answer == pot - half - k * (half // k) > 0
    example = next(one for seed in range(2000) if (one := made("left_over", 5).question(seed)).practises == "left_over:23:2")
    assert example.answer == 2


def test_the_number_of_hands_with_the_same_ranks():
    """It agrees with counting the hands of a small pack."""
    for seed in range(30):
        question = made("ways", 5).question(seed)
        ranks = sorted(question.facts["ranks"])
        few = [card for card in PACK if card.face[:-1] in ranks]
        assert question.answer == sum(sorted(card.face[:-1] for card in one) == ranks for one in combinations(few, len(ranks)))


def test_a_mean_need_not_be_a_whole_number():
    for seed in SEEDS:
        question = made("mean", 3).question(seed)
        assert question.answer == mean([total([card]) for card in question.shows[0].cards])


def test_the_figures_of_a_draw():
    """With 6½, a court card hits 7, and a ten leads far away. The mean is over all cards."""
    draw = Draw(hand("6c Kd"), hand("Jc Ac Tc 7d"), 7)
    assert (draw.now, draw.distances) == (HALF, [0, HALF, Fraction(19, 2), Fraction(13, 2)])
    assert (draw.nearer, draw.same, draw.exact, draw.expected) == (1, 1, 1, Fraction(33, 8))


# ------------------------------------------------------------------------------------------------ the lesson


def test_the_lesson_has_no_betting():
    """The matches of all stages have no betting, and the words do not mention gambling."""
    for stage in LESSON.stages:
        if stage.kind in ("watch", "predict", "play"):
            assert stage.deal.match(3).game.max_bet == 0
    said = files("cardlab").joinpath("locales", "en", "lessons", "seven_twenty_seven_lesson.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b(money|bets?|betting|gambl\w*|stakes?|dollars?|coins?|luck\w*)\b", said.lower())


def test_a_watched_match_ends():
    """It has two hands, most of them with halves on the table."""
    for seed in range(10):
        match = LESSON.stages[0].deal.match(seed)
        assert match.is_over
        assert sum(event.rule == "seven_twenty_seven.show" for event in match.events) == 2


def test_a_watched_deal_tells_once_what_picture_cards_and_aces_count():
    match = LESSON.stages[0].deal.match(5)
    deals = [step["short"] for step in MatchStory(match, "onlooker").steps() if step["rule"] == "seven_twenty_seven.deal"]
    assert deals == ["Everybody gets two cards. Picture cards count ½, aces 1 or 11.", "Everybody gets two cards."]


@pytest.mark.parametrize(
    ("totals", "goals", "ends"),
    [
        (["4"], [7], (0, 10)),
        (["30"], [27], (25, 35)),
        (["5"], [7], (5, 15)),
        (["33/2"], [], (5, 30)),
        (["1/2", "13"], [7], (0, 15)),
    ],
)
def test_the_line_of_a_distance_is_as_short_as_multiples_of_five_allow(totals, goals, ends):
    """It is at least 10 long."""
    drawn = line([Fraction(total) for total in totals], *goals)
    assert (drawn["low"] / 2, drawn["high"] / 2) == ends


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_solution_of_a_hand_hops_to_its_value(level):
    """The line next to the worked solution has a hop for each card, and ends at the answer. A ticket does not get it."""
    made = next(made for made in LESSON.generators if (made.kind, made.level) == ("value", level))
    question = made.question(5)
    (shown,), hops = question.shows, question.solution["hops"]
    assert len(hops) == len(shown.cards) + 1
    assert Fraction(hops[-1], 2) == question.answer
    assert question.to_json(Words())["solution"] == question.solution
    assert "solution" not in question.json_without_answer(Words())


def test_a_ticket_asks_for_no_mean_and_no_chance():
    """It ends in totals or distances, at a level that practice leads to."""
    ticket = next(stage for stage in LESSON.stages if isinstance(stage, ExitTicket))
    last = {ticket.draw(seed, number)[-1].kind for seed in range(40) for number in range(3)}
    assert last == {"totals", "best_total", "closest", "order"}


def test_a_place_on_the_line_has_no_goal():
    """The question is about the worth of a hand, and a goal would distract from it."""
    for level in (1, 2, 3):
        assert made("place", level).question(0).model["goals"] == []
