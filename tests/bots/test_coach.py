"""The coach rates each action of a seat, exactly or by trying it out, from what that seat can see."""

import re
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest

import cardlab
from cardlab import CardlabError, position, start
from cardlab.bots import find, has_choices, play_out
from cardlab.bots.card_memory import Memory
from cardlab.bots.coach import FAIRLY_SURE, SURE, Counsel, alike, coach
from cardlab.core.registry import slugs
from cardlab.core.rng import RandomStream

LEADS = {"turn": "p1", "opening": False}
FIVES = {"hand.p1": "4h 6h 9h", "hand.p2": "Ad 2d 3d", "pile": "5d 9d 3h Th Td 5h 6d 8h", "stock": "4d 7d 8d 7h 2h Ah"}

FIGURE = re.compile(r"Score: (\d+) out of 100\.")


def told(counsel):
    """Returns everything that the coach says about each action."""
    return [(str(one.action), one.sentence, one.worth, one.wins, one.error, one.tries) for one in counsel]


# ------------------------------------------------------------------------------------------------ exact


def test_fast_food_is_ranked_by_an_exact_worth():
    """60 brings 3 + 1 points, minus the expected value of the opponent's best answer from four of the eight unseen cards."""
    match = position("fast_food", FIVES, options={"games": 1})
    counsel = coach(match, "p1")
    assert [one.worth for one in counsel] == sorted((one.worth for one in counsel), reverse=True)
    assert {one.tries for one in counsel} == {0}
    four = next(one for one in counsel if str(one.action) == "p1 play 4h")
    answers = [answer(60 + value) for value in (1, 2, 3, 7, 8, 7, 2, 1)]  # p1 has drawn 4♦, and p2 draws before answering
    best = sum(max(held) for held in combinations(answers, 4)) / comb(8, 4)
    assert four.worth == pytest.approx(answer(60) - best)


def answer(total):
    """Returns the points of a total: 7 for a cheeseburger, 3 for a soda, 1 for fries."""
    kinds = {7: 7, 5: 3, 3: 1}
    return sum(points for number, points in kinds.items() if total % number == 0 or str(number) in str(total))


def test_a_tablanette_comes_first_and_is_worth_its_points():
    """8♦ takes the whole table, 7♣ and A♣. Of two plays with the same value, the one that takes cards comes first."""
    match = position("tablanette", {"hand.p1": "8d 5s", "hand.p2": "4h 6c", "table": "7c Ac"})
    best = coach(match, "p1")[0]
    assert str(best.action) == "p1 play 8d take 7c Ac"
    assert best.sentence.startswith("A tablanette! With its cards, it scores 16 points.")
    match = position("tablanette", {"hand.p1": "8h 3c 4c 7c 6s Ah", "hand.p2": "2c 2d 2h 2s 5c 5d", "table": "Kd 8d 9h Kc"})
    first, second = coach(match, "p1")[:2]
    assert [str(first.action), str(second.action)] == ["p1 play 8h take 8d", "p1 play 8h"]
    assert first.worth == second.worth
    assert alike([first, second]) == 1


def test_the_only_thing_to_do_needs_no_search():
    """The first play of a hand of Twos must show the lowest card, so a player with one such card gets no ranking."""
    match = position("twos", {"hand.p1": "2s 3d", "hand.p2": "5d 6d"}, options={"players": 2})
    assert [(str(one.action), one.tries) for one in coach(match, "p1")] == [("p1 play 3d", 0)]


# ------------------------------------------------------------------------------------------------ tried out


def test_twos_finds_the_card_that_nobody_can_beat():
    """2♠ wins the round for certain, and 4♦ goes out after it. Playing 4♦ first lets a player with one card go out."""
    match = position("twos", {"hand.p1": "2s 4d", "hand.p2": "5d", "hand.p3": "7d 8d", "hand.p4": "9d Td"}, counters=LEADS)
    best = coach(match, "p1")[0]
    assert str(best.action) == "p1 play 2s"
    assert best.worth is None
    assert best.wins > 0.7
    assert best.tries > 0


TRIED = 3
"""With at least this many legal actions, the coach has to try some out."""


@pytest.mark.parametrize(("slug", "actions"), [("soureh", ["p1 draw"]), ("twos", []), ("money", [])])
def test_tried_actions_are_ranked_by_the_printed_figure(slug, actions):
    """Actions are in the order of their figures, and the coach's confidence follows the standard error."""
    match, rng = start(slug, seed=2), RandomStream(1)
    for action in actions:
        match.play(action)
    decided = 0
    while decided < 4 and not match.is_over:
        legal = match.legal_actions()
        counsel = coach(match, legal[0].who, budget=2_000) if len(legal) >= TRIED else []
        if any(one.tries for one in counsel):
            decided += 1
            figures = [int(found[1]) if (found := FIGURE.search(one.sentence)) else -1 for one in counsel]
            assert figures == sorted(figures, reverse=True)
            assert figures[0] == round(100 * counsel[0].wins)
            for one in counsel:
                assert ("quite sure" in one.sentence) == (one.error is not None and one.error <= SURE)
                assert ("only guessing" in one.sentence) == (one.error is not None and one.error > FAIRLY_SURE)
                assert ("soon saw" in one.sentence) == (one.wins is None)
        match.play(rng.pick(legal))
    assert decided


@pytest.mark.parametrize("slug", ["money", "napoleons_war", "soureh", "twenty_first_century_war"])
def test_with_few_tries_the_immediate_gain_decides(slug):
    """If the coach is stopped early, its first action is the one with the greatest immediate gain, as for the greedy bot."""
    match, rng, compared = start(slug, seed=2), RandomStream(1), 0
    while compared < 2 and not match.is_over:
        legal = match.legal_actions()
        found = coach(match, legal[0].who, budget=1) if len(legal) >= TRIED else []
        if found and found[0].wins is not None:
            compared += 1
            assert alike(found) == len(found)
            assert found[0].gain == max(one.gain for one in found)
        match.play(rng.pick(legal))
    assert compared


def test_a_greater_budget_makes_the_error_smaller():
    match = start("soureh", seed=1).play("p1 draw")
    few, many = (coach(match, "p1", budget=budget)[0] for budget in (1_000, 12_000))
    assert many.tries > few.tries
    assert many.error < few.error


# ------------------------------------------------------------------------------------------------ the player


@pytest.mark.parametrize(
    ("slug", "options"),
    [("fast_food", {}), ("tablanette", {"max_hands": 1}), ("seven_twenty_seven", {"hands": 2}), ("twos", {"players": 2})],
)
def test_the_player_does_what_the_coach_ranks_first(slug, options):
    """The same view and random stream give the same choice, and exact figures give the coach's first action."""
    match, player = start(slug, seed=4, **options), replace(find("coach"), share=0.01)
    for _ in range(12):
        legal = match.legal_actions()
        if not legal or legal[0].who == "all":
            break
        seen = Memory(match, legal[0].who).recollect()
        own = [action for action in legal if action.who == seen.viewer]
        chosen = player.choose(match.game, seen, own, RandomStream(7))
        assert chosen == player.choose(match.game, seen, own, RandomStream(7))
        first = coach(match, seen.viewer, budget=300)[0]
        assert first.tries or chosen == first.action
        match.play(chosen)


def test_the_player_needs_a_memory_and_can_be_given_less():
    match = start("twos", seed=1)
    with pytest.raises(CardlabError, match="needs a view with its memory"):
        find("coach").choose(match.game, match.seen_by("p1"), match.legal_actions(), RandomStream(1))
    assert find("coach").reduced(0.5).reduced(0.5).share == 0.25
    assert find("coach").reduced(2.0) == find("coach")


def test_twos_is_not_ranked_by_cards_played():
    """A pair of tens gets rid of more cards than the lowest card, but is not ranked as the better play for that."""
    match = start("twos", seed=2)
    while len([action for action in match.legal_actions() if action.who == "p1"]) < 2:
        match.play(match.legal_actions()[-1])
    assert all(one.worth is None and one.tries for one in coach(match, "p1", budget=5_000))


def test_every_action_is_ranked_even_without_time():
    match = start("money", seed=1)
    counsel = coach(match, match.legal_actions()[0].who, stop=lambda: True)
    assert {one.action for one in counsel} == set(match.legal_actions())
    assert {one.tries for one in counsel} == {0}
    assert all(one.sentence for one in counsel)


@pytest.mark.parametrize(
    ("found", "n"),
    [
        ([], 0),
        ([(None, 0.7, 0.02)], 1),
        ([(None, 0.7, 0.02), (None, 0.68, 0.02), (None, 0.6, 0.02)], 2),
        ([(None, 0.25, 0.0), (None, 0.245, 0.0), (None, 0.23, 0.0)], 2),
        ([(None, 0.7, 0.02), (None, None, None)], 1),
        ([(4.0, None, None), (4.0, None, None), (3.5, None, None)], 2),
    ],
)
def test_actions_that_cannot_be_told_apart_are_alike(found, n):
    """A difference within its standard error or below one in a hundred does not count. Exact figures are compared exactly."""
    counsel = [Counsel(None, "", worth, wins, error) for worth, wins, error in found]
    assert alike(counsel) == n


# ------------------------------------------------------------------------------------------------ fairness

HIDDEN = {
    "fast_food": (FIVES, "hand.p2", "stock"),
    "tablanette": ({"hand.p1": "8d 5s", "hand.p2": "4h 6c", "table": "7c 3c", "stock": "2d 9h Ts 6d"}, "hand.p2", "stock"),
    "twos": ({"hand.p1": "2s 4d 6d 6c", "hand.p2": "5d 7c", "hand.p3": "7d 8d", "hand.p4": "9d Td"}, "hand.p2", "hand.p4"),
    "seven_twenty_seven": (
        {"up.p1": "Kc", "down.p1": "6c", "up.p2": "5d", "down.p2": "As", "up.p3": "9h", "down.p3": "Td"},
        "down.p2",
        "down.p3",
    ),
    "twenty_first_century_war": ({"pile.p1": "5c 4d 9h Ks 2c 3c", "pile.p2": "2s 6c 8d 7h Jd Ad"}, "pile.p1", "pile.p2"),
}


@pytest.mark.parametrize("slug", HIDDEN)
def test_cards_that_the_seat_cannot_see_change_nothing(slug):
    """If two hidden cards change places, the coach's figures stay the same to the last digit."""
    zones, one, other = HIDDEN[slug]
    options = {"players": 3} if slug == "seven_twenty_seven" else {}
    counters = LEADS if slug == "twos" else {}
    swapped = {zone: spelt.split() for zone, spelt in zones.items()}
    swapped[one][-1], swapped[other][-1] = swapped[other][-1], swapped[one][-1]
    answers = []
    for laid in (zones, {zone: " ".join(spelt) for zone, spelt in swapped.items()}):
        match = position(slug, laid, counters=counters, options=options)
        if slug == "twenty_first_century_war":
            match.play("all draw")
        answers.append(told(coach(match, "p1", budget=1_500)))
    assert len(answers[0]) > 1
    assert answers[0] == answers[1]


@pytest.mark.parametrize("slug", [slug for slug in slugs() if has_choices(cardlab.find(slug)())])
def test_the_coach_answers_in_every_position(slug):
    """The coach ranks every legal action of the seat once, gives the same answer again, and leaves the match unchanged."""
    match, rng = start(slug, seed=3), RandomStream(3)
    asked = 0
    for _ in range(60):
        if match.is_over or asked == 2:
            break
        legal = match.legal_actions()
        own = [action for action in legal if action.who == legal[0].who != "all"]
        if len(own) > 1 and rng.below(2):
            asked += 1
            before = match.save()
            counsel = coach(match, own[0].who, budget=400)
            assert told(counsel) == told(coach(match, own[0].who, budget=400))
            assert sorted(map(str, own)) == sorted(str(one.action) for one in counsel)
            assert all(one.sentence and "{" not in one.sentence for one in counsel)
            assert match.save() == before
        match.play(rng.pick(legal))
    assert asked


def test_an_unknown_seat_or_one_without_a_choice():
    match = start("fast_food", seed=1)
    with pytest.raises(CardlabError, match="there is no seat 'p3' to coach. Seats: p1, p2"):
        coach(match, "p3")
    assert coach(match, "p2") == []
    assert coach(start("war", seed=1), "p1") == []
    over = play_out(start("fast_food", seed=1, games=1), {seat: find("greedy") for seat in ("p1", "p2")})
    assert coach(over, "p1") == []


def test_coach_is_a_public_name():
    assert cardlab.coach is coach
    with pytest.raises(AttributeError, match="no attribute 'couch'"):
        _ = cardlab.couch


def test_which_games_have_choices():
    """It depends on the options: War has none, Egyptian War none without slaps, Scramble War only if the cards are picked."""
    choices = {slug for slug in slugs() if has_choices(cardlab.find(slug)())}
    assert {"fast_food", "tablanette", "twos", "money", "soureh", "duel_king", "egyptian_war"} <= choices
    assert not choices & {"war", "addition_war", "speed_war", "scramble_war"}
    assert not has_choices(cardlab.find("egyptian_war").with_options("beggar_my_neighbour"))
    assert has_choices(cardlab.find("scramble_war").with_options(pick="choose"))
