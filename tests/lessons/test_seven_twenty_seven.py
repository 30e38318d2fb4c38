"""The lesson 727: its figures are recomputed, its questions answered in another way."""

import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from cardlab.core.cards import cards, pack
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import nearest, totals
from cardlab.lab.exact.answers import mean
from cardlab.lab.exact.seven_twenty_seven import PACK, Draw, after_one_card, away, best, hits, possible, total
from cardlab.lessons.seven_twenty_seven import LESSON
from cardlab.lessons.seven_twenty_seven.distances import closest, wrong_closest
from cardlab.lessons.seven_twenty_seven.predictions import asked_of_a_hand
from cardlab.sessions.beside import with_models
from cardlab.sessions.lesson import asks_in_words
from cardlab.teaching.answer import read_number, written
from cardlab.teaching.hands import MAKE, deal_hands, plus
from cardlab.teaching.lesson import Predict
from cardlab.teaching.one_more_card import TOTALS
from cardlab.words.messages import Words
from cardlab.words.story import Story
from tests.lessons.pairs_of_cards import check_that_hints_name_no_choice, figures, percent, table

HALF = Fraction(1, 2)
SEEDS = range(200)
VALUES = {HALF: 12, **{Fraction(n): 4 for n in range(1, 11)}}
"""What a card counts in points, an ace as 1 -> how many cards of the pack do."""


def made(kind, level):
    return next(one for one in LESSON.generators if (one.kind, one.level) == (kind, level))


def hand(spelling):
    return tuple(cards(spelling))


def every_hand(size):
    """The hands of so many cards by their values, each with how many there are and all that they can be counted as."""
    for values in combinations_with_replacement(VALUES, size):
        ways = prod(comb(VALUES[value], n) for value, n in Counter(values).items())
        yield ways, [sum(values) + 10 * elevens for elevens in range(values.count(1) + 1)]


def best_of(ends, goal):
    return min(ends, key=lambda one: (abs(one - goal), one))


# ------------------------------------------------------------------------------------------------ figures

EXACT = {
    2: (1326, 48, 0, 0, "2620/663", "218/13"),
    3: (22100, 400, 268, 24, "74631/11050", "25971/2210"),
    4: (270725, 2636, 7104, 112, "408949/38675", "2074129/270725"),
    5: (2598960, 8080, 73808, 1612, "3199611/216580", "10184/1911"),
    6: (20358520, 19272, 663488, 3432, "48567563/2544815", "12739268/2544815"),
    7: (133784560, 27720, 3646528, 12144, "34063163/1454180", "107750271/16723070"),
}


@pytest.mark.parametrize("size", EXACT)
def test_how_often_a_hand_is_exactly_seven_or_twenty_seven(size):
    """How many hands there are, make 7, make 27, make both; and how far they are from each goal on average."""
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
    """Best total -> how many hands of so many cards have it, the lowest first."""
    counted = Counter()
    for ways, ends in every_hand(size):
        counted[best_of(ends, goal)] += ways
    return dict(sorted(counted.items()))


@pytest.mark.parametrize("goal", [7, 27])
def test_how_often_each_best_total_comes(goal):
    """Of two cards all of them, of three and four their ends and some between."""
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
def test_what_one_more_card_does(row, goal):
    """How many of 52 cards bring a total nearer, leave it as far away, hit the goal; and the mean distance after."""
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


def test_what_a_card_does_far_below_twenty_seven():
    """Every card brings a total up to 21½ nearer; whole totals from 16 to 20 are hit by four cards; a card is worth 133/26."""
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


def test_the_two_ways_to_decide_part_at_four_and_a_half():
    """More than half of the cards help at 4½, and yet the mean distance grows; at 4 it still shrinks."""
    for goal in (7, 27):
        steps = [goal - Fraction(n, 2) for n in range(1, 14)]
        after = {now: after_one_card(now, goal) for now in steps}
        assert max(now for now in steps if after[now][0] > after[now][2]) == goal - Fraction(5, 2)
        assert max(now for now in steps if after[now][3] < goal - now) == goal - 3
        assert made("up_to", 4 if goal == 7 else 5).question(1).answer == str(goal - Fraction(5, 2))


def test_the_hands_that_make_seven_and_twenty_seven():
    """All of them are known, and each comes in so many ways: 16 each for 7; 24, 64, 4, 64, 64, 24, 24 for 27."""
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


def test_the_figures_of_the_notes():
    """Every percentage, fraction and large number that the teacher reads is counted here."""
    shares = [hits(size).chance(goal) for size, goal in ((2, 7), (3, 27))]
    assert figures("seven_twenty_seven") == {
        *(percent(share, 2) for share in shares),
        *(str(comb(52, size)) for size in (2, 3)),
        str(hits(3).ways(27)),
        str(after_one_card(Fraction(4), 7)[3]),
        str(after_one_card(Fraction(9, 2), 7)[3]),
        str(Fraction(226, 52)),
        str(Fraction(266, 52)),
        "727",
    }
    assert [round(1 / share) for share in shares[:2]] == [28, 82]
    assert [after_one_card(Fraction(now), 7)[0] for now in (3, 4, "9/2", 5, 6, "13/2")] == [40, 32, 28, 24, 16, 12]
    assert table("seven_twenty_seven", "total") == {total: list(after(read_number(total))) for total in TOTALS}
    assert table("seven_twenty_seven", "cards in the hand") == {
        str(size): [str(comb(52, size)), *(hits_of(size, goal) for goal in (7, 27))] for size in (2, 3, 4, 5)
    }


def after(total):
    """What the notes say of one more card: how many bring a hand nearer, leave it, or take it farther; the distances."""
    *cases, mean_distance = after_one_card(total, 7)
    yield from map(str, cases)
    yield from (written(7 - total), str(mean_distance))


def hits_of(size, goal):
    hands = hits(size)
    return f"{hands.ways(goal)}, {percent(hands.chance(goal), 2)}" if hands.ways(goal) else "none"


# ------------------------------------------------------------------------------------------------ hands


def test_a_hand_is_worth_what_the_game_says():
    """Totals and the best of them agree with the game, which counts in half points; and the sum is written so."""
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


def test_every_way_to_a_wrong_distance_is_known():
    """8½ from 7, as it would be answered by those who go another way."""
    question = next(one for seed in range(2000) if (one := made("distance", 1).question(seed)).facts["total"] == "8½")
    assert question.answer == Fraction(3, 2)
    assert [question.check(said) for said in ("1 1/2", "1,5", "3/2", "1½")] == ["right"] * 4
    ways = {"-1.5": "signed", "−1½": "signed", "1": "halves_dropped", "18.5": "other_goal", "2½": "counts_start"}
    assert {said: question.check(said) for said in ways} == ways


def test_court_cards_and_halves_are_taken_for_something_else():
    """Courts for ten, for one, for nothing; a dropped half; two halves read as ten."""
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


def test_all_totals_of_a_hand():
    """The choices hold each total once; one, two or three aces have two, three or four of them."""
    for level in (2, 3, 4):
        for seed in SEEDS:
            question = made("totals", level).question(seed)
            right = [str(one) for one in possible(question.shows[0].cards)]
            assert list(question.answer) == right
            assert len(right) == level


def test_who_is_closest():
    """A greater total, a court for ten and an ace for 1 mislead; equally near below and above is a tie."""
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
def test_the_nearest_is_the_games_own(level):
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
        fitting = [one.value for one in question.choices if goal in totals((*own, *one.cards))]
        assert fitting == [question.answer]
        assert not set(own) & {card for one in question.choices for card in one.cards}


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
    """The distances of a hand now, and after each card that is left, as the game has them."""
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
def test_the_mean_distance_and_what_follows_from_it(level):
    for seed in SEEDS:
        question = made("expected", level).question(seed)
        now, ends = ends_of(question)
        assert question.answer == sum(ends) / len(ends) != now
        question = made("should", level).question(seed)
        now, ends = ends_of(question)
        after = sum(ends) / len(ends)
        assert question.answer == ("nearer" if after < now else "farther" if after > now else "same")


def test_most_cards_may_help_and_one_more_is_still_not_worth_while():
    """Such hands come often enough at the last level to be met."""
    fooled = [made("should", 5).question(seed) for seed in SEEDS]
    assert sum("most_cards_nearer" in question.misconceptions for question in fooled) > 30
    for question in fooled:
        if "most_cards_nearer" in question.misconceptions:
            now, ends = ends_of(question)
            assert sum(end < now for end in ends) > len(ends) / 2
            assert question.answer != "nearer"


def test_how_many_cards_of_the_pack_help():
    """Counted card by card: of all 52, and of those that are not in the hand."""
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
    """What all winners get together is the pot, counter by counter."""
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
        assert wins == {2: [1], 3: [max(map(len, sides))], 4: [len(side) for side in sides]}[level]
    assert question.check("nothing") == "unreadable"


def test_whether_the_goal_is_hit_is_told_so():
    """The sentence for a distance of nothing is said where there is none, and only there; halves are practised apart."""
    for kind, level in (("best_total", 3), ("best_total", 4), ("closest", 2), ("closest", 3), ("closest", 4)):
        for seed in SEEDS:
            facts = made(kind, level).question(seed).facts
            assert (facts["hits"] == "yes") == (facts["d"] == "0")
    for seed in SEEDS:
        question = made("order", 4).question(seed)
        halves = any("½" in row["total"] for row in question.facts["rows"])
        assert question.practises == f"order:{question.facts['goal']}:{'halves' if halves else 'whole'}"


def test_what_is_left_over_of_a_pot():
    """A pot of 23 with two at one side leaves 2."""
    for seed in SEEDS:
        question = made("left_over", 5).question(seed)
        pot, k = question.facts["pot"], question.facts["k"]
        half = pot // 2
        assert question.answer == pot - half - k * (half // k) > 0
    example = next(one for seed in range(2000) if (one := made("left_over", 5).question(seed)).practises == "left_over:23:2")
    assert example.answer == 2


def test_how_many_hands_have_the_same_numbers():
    """Counted hand by hand in a small pack."""
    for seed in range(30):
        question = made("ways", 5).question(seed)
        ranks = sorted(question.facts["ranks"])
        few = [card for card in PACK if card.face[:-1] in ranks]
        assert question.answer == sum(sorted(card.face[:-1] for card in one) == ranks for one in combinations(few, len(ranks)))


def test_a_mean_need_not_be_a_whole_number():
    for seed in SEEDS:
        question = made("mean", 3).question(seed)
        assert question.answer == mean([total([card]) for card in question.shows[0].cards])


def test_what_a_draw_tells():
    """With 6½ a court hits 7, a ten leads far away; the mean is over all cards."""
    draw = Draw(hand("6c Kd"), hand("Jc Ac Tc 7d"), 7)
    assert (draw.now, draw.distances) == (HALF, [0, HALF, Fraction(19, 2), Fraction(13, 2)])
    assert (draw.nearer, draw.same, draw.exact, draw.expected) == (1, 1, 1, Fraction(33, 8))


# ------------------------------------------------------------------------------------------------ the lesson


def predicted(seed):
    """Every step of the match that is predicted, with what is asked before it."""
    stage, words = next(stage for stage in LESSON.stages if isinstance(stage, Predict)), Words()

    def asks(told, following):
        return [{**ask.to_json(words), "facts": ask.facts} for ask in stage.asks(told, following)]

    return Story(stage.deal.match(seed), words=words, asks=asks, hides=stage.hides).steps()


@pytest.mark.parametrize("seed", range(25))
def test_what_is_predicted(seed):
    """A total and its distance, then who is nearest, then a share of the pot; the totals are hidden only until they are told."""
    steps = predicted(seed)
    shows = [step for step in steps if step["rule"] == "seven_twenty_seven.show"]
    assert len(shows) == 2
    for step in shows:
        best_total, far = step["ask"]
        facts = best_total["facts"]
        assert 2 * read_number(best_total["answer"]) == nearest(facts["cards"], 14)
        assert read_number(far["answer"]) == Fraction(facts["d7"])
        assert step["hides"] == ["total7", "total27"]
        for ask in step["ask"]:
            assert ask["answer"] in [option["value"] for option in ask["options"]]
            assert 3 <= len(ask["options"]) <= 4
            assert not any("/" in option["label"] for option in ask["options"])
    sides = [step for step in steps if step["rule"].split(".")[1] in ("low", "high")]
    assert len(sides) == 4
    assert all(step["ask"][0]["answer"] in ("p1", "p2", "p3", "tie") and step["hides"] == [] for step in sides)
    for step in steps:
        if step["rule"] == "seven_twenty_seven.split":
            (ask,) = step["ask"]
            facts, paid = ask["facts"], {share["player"]: share["n"] for share in ask["facts"]["shares"]}
            assert ask["answer"] == paid[facts["player"]] == min(paid.values())
            assert sum(paid.values()) == facts["pot"] == 12
            assert step["hides"] == ["counters"]


def test_a_distance_that_is_predicted_may_seem_to_be_nought():
    """Whoever is half a point away may think that the hand hits; less than nothing is no distance."""
    offered = [asked_of_a_hand({"cards": cards(hand)})[1].options for hand in ("6d Kd", "7d Kd", "7d", "6d")]
    assert offered[0][:2] == offered[1][:2] == offered[2][:2] == ("0", "1/2")
    assert all(not option.startswith(("-", "−")) for options in offered for option in options)


def test_the_share_that_is_asked_for_is_not_always_the_same():
    """One of two winners gets half, those of a tie less, and one hand all of it: the pot is always 12."""
    asked = [step["ask"][0]["answer"] for seed in range(40) for step in predicted(seed) if step["rule"].endswith(".split")]
    assert {3, 6} <= {*asked}


def test_who_is_nearest_is_not_told_by_whose_line_is_shown():
    """While it is asked, there are the lines of all hands, each with the totals that it was shown to have, or none."""
    stage, words = next(stage for stage in LESSON.stages if isinstance(stage, Predict)), Words()
    for seed in range(12):
        story = Story(stage.deal.match(seed), words=words, asks=asks_in_words(stage.asks, words), hides=stage.hides)
        for step in with_models(story, LESSON)["steps"]:
            lines = step.get("models_asked", [])
            if step["rule"].split(".")[1] in ("low", "high"):
                assert sorted(line["name"] for line in lines) == ["Player 1", "Player 2", "Player 3"]
                assert all(line["asks"] is True and len(line["goals"]) == 1 for line in lines)
            else:
                assert lines == [], "the line of the hand before is no help"


def test_nobody_bets_in_the_lesson():
    """The matches of all stages have no betting, and the words say nothing of gambling."""
    for stage in LESSON.stages:
        if stage.kind in ("watch", "predict", "play"):
            assert stage.deal.match(3).game.max_bet == 0
    said = files("cardlab").joinpath("locales", "en", "lessons", "seven_twenty_seven_lesson.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b(money|bets?|betting|gambl\w*|stakes?|dollars?|coins?|luck\w*)\b", said.lower())


def test_the_lesson_is_whole():
    """Every stage is there, and every level has several kinds of questions."""
    kinds = [stage.kind for stage in LESSON.stages]
    assert kinds == ["watch", "predict", "practise", "play", "investigate", "investigate", "ticket"]
    practised = next(stage for stage in LESSON.stages if stage.kind == "practise").questions
    for level in range(1, 6):
        assert len({one.kind for one in practised if one.level == level}) >= 2


def test_what_is_watched_comes_to_an_end():
    """Two hands, with halves on the table in most of them."""
    for seed in range(10):
        match = LESSON.stages[0].deal.match(seed)
        assert match.is_over
        assert sum(event.rule == "seven_twenty_seven.show" for event in match.events) == 2


@pytest.mark.parametrize("made", LESSON.generators, ids=lambda one: f"{one.kind}, level {one.level}")
def test_no_hint_names_what_is_to_be_chosen(made):
    """A choice is not named in a hint before the worked solution, which ends in it."""
    check_that_hints_name_no_choice(made)
