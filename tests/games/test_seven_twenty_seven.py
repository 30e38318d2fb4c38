"""727: totals and goals, betting, hidden cards, and the coach."""

from fractions import Fraction
from itertools import combinations
from statistics import mean

import pytest

from cardlab import cards, find, position, start
from cardlab.bots import find as find_bot
from cardlab.core.cards import pack
from cardlab.core.errors import OptionError, PositionError
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.games.seven_twenty_seven import nearest, points, shares, totals
from cardlab.games.seven_twenty_seven.actions import Bet, Raise
from cardlab.match import Match
from cardlab.words.match_story import MatchStory

HANDS = {
    "up.p1": "Kc",
    "down.p1": "6c",
    "up.p2": "5d",
    "down.p2": "As",
    "up.p3": "9h",
    "down.p3": "Td",
    "up.p4": "2s",
    "down.p4": "7h",
    "stock": "3c 8d",
}
TIED = {"up.p1": "6c", "down.p1": "Kc", "up.p2": "7d", "down.p2": "Js", "up.p3": "9h", "down.p3": "Td 7s", "up.p4": "2s"}


@pytest.mark.parametrize(("n", "seven", "twenty_seven", "both"), [(2, 48, 0, 0), (3, 400, 268, 24)])
def test_the_number_of_hands_that_make_seven_or_twenty_seven(n, seven, twenty_seven, both):
    """Of the 1,326 hands of two cards 48 can count 7 and none 27. Of the 22,100 hands of three 400 can count 7, 268 can count
    27, and 24 both.
    """
    hands = [totals(hand) for hand in combinations(pack(), n)]
    assert sum(14 in hand for hand in hands) == seven
    assert sum(54 in hand for hand in hands) == twenty_seven
    assert sum(14 in hand and 54 in hand for hand in hands) == both


def test_two_aces_and_a_five():
    """The same aces count 1 each for 7, and 11 each for 27."""
    hand = cards("Ac Ah 5c")
    assert totals(hand) == [14, 34, 54]
    assert (nearest(hand, 14), nearest(hand, 54)) == (14, 54)


def test_totals_beyond_the_goal():
    """If totals beyond a goal do not count, an ace and two nines are 19 for 27, not 29, and two nines cannot win 7."""
    assert nearest(cards("As 9c 9d"), 54) == 58
    assert nearest(cards("As 9c 9d"), 54, over=False) == 38
    assert nearest(cards("9c 9d"), 14, over=False) is None


def test_half_points_are_shown_as_points():
    """Whole points are whole numbers."""
    assert (points(13), points(14), points(None)) == (6.5, 7, None)
    assert isinstance(points(14), int)


def test_left_over_counters():
    """Of eleven counters two players get five each, and the one left over goes to nobody or to the first."""
    assert shares(11, ["p2", "p4"], one_by_one=False) == {"p2": 5, "p4": 5}
    assert shares(11, ["p2", "p4"], one_by_one=True) == {"p2": 6, "p4": 5}


@pytest.mark.parametrize("preset", [None, "ask_first", "no_bust", "one_end", "no_betting"])
def test_no_counter_is_lost(preset):
    """The sum of the players' counters and the pot stays the same after every event, and at the end all have paid the same."""
    game = find("seven_twenty_seven").with_options(preset, hands=3)
    match, rng = Match(game, 3), RandomStream(3)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
    table = game.new_table(RandomStream(0))
    for number, event in enumerate(match.events):
        if event.rule == "seven_twenty_seven.bet.over":
            paid = {table.counters[f"round_in.{seat}"] for seat in game.seats if table.counters[f"status.{seat}"] == "in"}
            assert len(paid) == 1
        event.apply(table)
        if number > 1:  # with the pack, and counters for each player
            assert table.counters["pot"] + sum(table.counters[f"counters.{seat}"] for seat in game.seats) == 200
    assert match.table.counters["reason"] == "hands"


def test_only_the_owner_sees_a_hidden_card():
    """A player who takes a card sees it and its total. The others see only that she took one."""
    match = position("seven_twenty_seven", HANDS, counters={"phase": "ask"}).play("p1 card")
    told = {viewer: MatchStory(match, viewer).steps(1)[0] for viewer in ("p1", "p2", "spectator")}
    assert told["p1"]["sentence"] == "3♣ is worth 3: 6½ + 3 = 9½."
    for viewer in ("p2", "spectator"):
        assert told[viewer]["sentence"] == "Player 1 takes a card."
        assert "3c" not in str(told[viewer]["events"])


@pytest.mark.parametrize(
    ("card", "sentence", "short"),
    [
        ("3c", "3♣ is worth 3: 6 + 3 = 9. With the ace as 11, it makes 19.", "6 + 3 = 9, or 19."),
        ("Ah", "A♥ is worth 1 or 11: 6 + 1 = 7. Here each ace counts 1. Each can count 11.", "6 + 1 = 7, with each ace as 1."),
    ],
)
def test_every_ace_is_explained(card, sentence, short):
    """With one ace in the hand, the sum for the next card names the greater total too; with two it says what each ace counts."""
    counters = {"phase": "ask", "turn": "p2"}
    match = position("seven_twenty_seven", HANDS | {"stock": card}, counters=counters).play("p2 card")
    told = MatchStory(match, "p2").steps(1)[0]
    assert told["sentence"] == sentence
    assert told["short"].endswith(short)


def test_an_open_card_is_visible_to_all():
    """If extra cards are dealt face up, everybody's text names the card."""
    match = position("seven_twenty_seven", HANDS, counters={"phase": "ask"}, options={"extra_card": "up"}).play("p1 card")
    assert MatchStory(match, "p2").steps(1)[0]["sentence"] == "Player 1 takes 3♣."
    assert match.zone("up.p1") == cards("Kc 3c")


def test_who_sees_every_hand_reads_the_sum():
    """An onlooker reads the sum of the hand with the card, as its owner does; the other players do not."""
    match = position("seven_twenty_seven", HANDS, counters={"phase": "ask"}, options={"extra_card": "up"}).play("p1 card")
    told = {viewer: MatchStory(match, viewer).steps(1)[0]["short"] for viewer in ("p1", "p2", "onlooker")}
    assert told["p1"] == "You take 3♣: 6½ + 3 = 9½."
    assert told["onlooker"] == "Player 1 takes 3♣: 6½ + 3 = 9½."
    assert told["p2"] == "Player 1 takes 3♣."


def test_every_new_round_of_asking_is_told_and_the_first_one_says_why():
    """Without bets, the words between two rounds show why the same player is asked again."""
    match = start("seven_twenty_seven", seed=1, preset="no_betting")
    while len(again := [step for step in MatchStory(match, "p1").steps() if step["rule"] == "seven_twenty_seven.again"]) < 3:
        match.play(match.legal_actions()[0])
    assert [step["short"] for step in again] == ["The hands have changed, so we ask again.", "We ask again.", "We ask again."]


def test_players_who_share_one_side_of_the_pot_are_named():
    zones = {"up.p1": "5c", "down.p1": "6c", "up.p2": "9h", "down.p2": "Td", "up.p3": "5d", "down.p3": "6d"}
    counters = {"phase": "ask", "turn": "p1", "pot": 12}
    match = position("seven_twenty_seven", zones, options={"players": 3}, counters=counters)
    for seat in match.game.seats:
        match = match.play(f"{seat} stand")
    (split,) = (step for step in MatchStory(match, "p1").steps() if step["rule"] == "seven_twenty_seven.split")
    assert split["short"] == "12 ÷ 2 = 6. You and Player 3: 6 ÷ 2 = 3 each."


def test_a_bet_from_before_the_position_is_answered_by_all():
    """In a position within a round, every player who owes acts before betting ends."""
    counters = {"turn": "p3", "to_match": 3, "round_in.p2": 3, "counters.p2": 46, "pot": 7}
    match = position("seven_twenty_seven", HANDS, counters=counters).play("p3 call").play("p4 call")
    assert match.table.counters["turn"] == "p1"
    match.play("p1 call")
    assert match.rules[-1] == "seven_twenty_seven.bet.over"
    assert match.table.counters["pot"] == 16


def test_a_player_who_owes_nothing_may_check_and_raise():
    """The listed actions are exactly the legal ones, also if the player has paid already."""
    match = position("seven_twenty_seven", HANDS, counters={"turn": "p1", "to_match": 3, "round_in.p1": 3})
    assert [str(action) for action in match.legal_actions()] == ["p1 check", *(f"p1 raise {x}" for x in range(1, 6))]
    assert all(match.why_not(action) is None for action in match.legal_actions())


def test_the_list_of_actions_is_a_copy():
    """Changing the list of legal actions does not change the game."""
    match = start("seven_twenty_seven", preset="ask_first")
    match.legal_actions().clear()
    assert [str(action) for action in match.legal_actions()] == ["p1 card", "p1 stand"]


@pytest.mark.parametrize(
    ("odd", "left", "working", "sentence"),
    [
        ("carry", 2, "23 ÷ 2 = 11, 1 left over\n11 ÷ 2 = 5, 1 left over", "2 are left over and stay in the pot."),
        ("low", 0, "23 ÷ 2 = 11, 1 left over", "The one left over goes to the 7 side."),
        ("high", 0, "23 ÷ 2 = 11, 1 left over\n11 ÷ 2 = 5, 1 left over", "Player 1 gets one more."),
    ],
)
def test_the_division_is_explained_with_its_remainder(odd, left, working, sentence):
    """Each sentence with a quotient also has the remainder."""
    options = {"odd": odd}
    match = position("seven_twenty_seven", TIED, counters={"pot": 23}, preset="no_betting", options=options)
    for seat in match.game.seats:
        match.play(f"{seat} stand")
    step = next(step for step in MatchStory(match).steps() if step["rule"] == "seven_twenty_seven.odd")
    assert (step["working"], match.table.counters["pot"]) == (working, left)
    assert step["sentence"].endswith(sentence)


def test_contradicting_limits_are_errors():
    """The smallest bet may not exceed the largest. Without betting it does not matter."""
    with pytest.raises(OptionError, match="min_bet"):
        find("seven_twenty_seven").with_options(min_bet=6)
    assert find("seven_twenty_seven").with_options(min_bet=6, max_bet=0)


@pytest.mark.parametrize(("has", "sizes"), [(0, []), (1, [1]), (3, [1, 2, 3]), (9, [1, 2, 3, 4, 5])])
def test_no_bet_exceeds_what_the_poorest_can_match(has, sizes):
    """With `short: cap`, the limit of a bet is the least number of counters of the players still in, and a raise gets the rest
    of it.
    """
    match = position("seven_twenty_seven", HANDS, options={"short": "cap"}, counters={"counters.p4": has})
    assert [action.x for action in match.legal_actions() if isinstance(action, Bet)] == sizes
    if sizes:
        match.play("p1 bet 1")
        assert [action.x for action in match.legal_actions() if isinstance(action, Raise)] == list(range(1, min(has, 6)))


def test_greedy_keeps_a_good_hand():
    """It does not fold a hand that is at a goal, and folds one far beyond both at once."""
    there = position("seven_twenty_seven", {**HANDS, "down.p2": "2c"}).play("p1 bet 5")
    legal = there.legal_actions()
    assert str(find_bot("greedy").choose(there.game, there.seen_by("p2"), legal, RandomStream(0))) != "p2 fold"
    beyond = position("seven_twenty_seven", {**HANDS, "down.p2": "Ts 9c Th 8s"}).play("p1 bet 5")
    assert (
        str(find_bot("greedy").choose(beyond.game, beyond.seen_by("p2"), beyond.legal_actions(), RandomStream(0))) == "p2 fold"
    )


def test_a_position_need_not_name_the_player_to_move():
    """The first player still in to the dealer's left begins. If no player is in, the error says so."""
    hands = {"up.p1": "7d", "down.p1": "2c", "up.p2": "9h", "down.p2": "Kc", "stock": "3c 4c"}
    match = position(
        "seven_twenty_seven", hands, options={"players": 2}, counters={"phase": "bet", "turn": None, "dealer": None}
    )
    assert {action.who for action in match.legal_actions()} == {"p1"}
    nobody = {"phase": "ask", "status.p1": "out", "status.p2": "out"}
    with pytest.raises(PositionError, match="nobody is in"):
        position("seven_twenty_seven", hands, options={"players": 2}, counters=nobody)


# ------------------------------------------------------------------------------------------------ the coach


@pytest.mark.parametrize(("up", "down"), [("Th", "Ks"), ("6h", "Ks"), ("Ah", "8s")])
def test_the_coach_predicts_the_counters_of_the_whole_hand(up, down):
    """Its figures for a card and for standing agree with what the engine's hands win, against players who stand near a goal.

    Without a card the player stands to the end; with one, the player goes on as the coach advises. Two hundred hands with a pot
    of twelve leave a standard error of about a third of a counter.
    """
    game, rng, told = find("seven_twenty_seven").with_options("no_betting", players=3, hands=1), RandomStream(5), {}
    rest = [card.name for card in game.pack() if card.name not in (up, down, "3c", "Td")]
    won = {"card": [], "stand": []}
    for _ in range(200):
        left = rng.shuffled(rest)
        hands = {"up.p1": up, "down.p1": down, "up.p2": "3c", "down.p2": left[0], "up.p3": "Td", "down.p3": left[1]}
        for first, ended in won.items():
            match = position(game, {**hands, "stock": " ".join(left[2:])}, counters={"pot": 12, "phase": "ask"})
            before = match.table.counters["counters.p1"]
            told = told or {
                action.verb(): Judgement.of(game).advise(match.seen_by("p1"), action).worth for action in match.legal_actions()
            }
            match.play(f"p1 {first}")
            while match.table.counters["phase"] == "ask":
                legal, who = match.legal_actions(), match.legal_actions()[0].who
                if who != "p1":
                    match.play(find_bot("threshold").choose(game, match.seen_by(who), legal, rng))
                elif first == "stand":
                    match.play("p1 stand")
                else:
                    match.play(max(legal, key=lambda action: Judgement.of(game).advise(match.seen_by("p1"), action).worth))
            ended.append(match.table.counters["counters.p1"] - before)
    for first, ended in won.items():
        assert mean(ended) == pytest.approx(told[first], abs=1)


def test_the_smallest_distance_after_one_card_is_not_always_best():
    """10½ is 3½ from 7, and on average 6.6 from the nearer goal after one card. But others are nearer to 7, so going on wins
    more.
    """
    hands = {"up.p1": "Th", "down.p1": "Ks", "up.p2": "6c", "down.p2": "9c", "up.p3": "3d", "down.p3": "Tc", "stock": "6s 7c"}
    counters = {"phase": "ask", "pot": 12}
    match = position("seven_twenty_seven", hands, options={"players": 3, "max_bet": 0}, counters=counters)
    best, other = match.coach("p1")
    assert (best.action.verb(), other.action.verb()) == ("card", "stand")
    assert best.worth > other.worth + 0.5
    assert (best.advice.facts["away"], best.advice.facts["mean"]) == (Fraction(7, 2), "6.6")


@pytest.mark.parametrize(("sides", "below_first"), [("equal", False), ("under_first", True)])
def test_hands_are_compared_by_the_side_that_goes_first(sides, below_first):
    """8 is as near to 7 as 6 is, and counts as further away if below goes first."""
    goals = find("seven_twenty_seven").with_options(sides=sides).goals
    six, eight = (goals.far((2 * total, 0), 7) for total in (6, 8))
    assert (six < eight, six == eight) == (below_first, not below_first)


def test_opponents_are_assumed_to_stand_within_two_of_twenty_seven_and_one_of_seven():
    goals = find("seven_twenty_seven").with_options().goals
    stand = [points for points in range(4, 31) if goals.stands((2 * points, 0))]
    assert stand == [6, 7, 8, 25, 26, 27, 28, 29, 30]


def test_the_last_player_to_go_out_ends_the_asking():
    """The player whose card was too much is out, and the others go on with a new turn."""
    hands = {
        "up.p1": "Kc",
        "down.p1": "6c",
        "up.p2": "9h",
        "down.p2": "Td",
        "up.p3": "9d 9s 8c",
        "down.p3": "As",
        "stock": "Ks 2d",
    }
    options = {"max_bet": 0, "players": 3}
    match = position("seven_twenty_seven", hands, preset="no_bust", options=options, counters={"phase": "ask"})
    for action in ("p1 stand", "p2 stand", "p3 card"):
        match.play(action)
    assert (match.table.counters["status.p3"], match.turn) == ("bust", ("p1",))
    assert match.rules[-1] == "seven_twenty_seven.again"
