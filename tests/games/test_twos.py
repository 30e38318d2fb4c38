"""Twos: combinations, the cut, rounds, the end of a hand, and the coach."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from cardlab import position, start
from cardlab.bots import find, play_out
from cardlab.bots.card_memory import Memory
from cardlab.core.actions import Pass
from cardlab.core.cards import cards, pack
from cardlab.core.errors import OptionError, PositionError
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.games.twos import Twos
from cardlab.games.twos.combinations import ORDER, PlayCombination, fives_in
from cardlab.words.words import Words


def kinds(spellings, **options):
    """Returns the combination of each of these hands."""
    game = Twos(**options)
    found = [game.combination(cards(spelling)) for spelling in spellings]
    return [one and one.kind for one in found]


def rising(spellings, **options):
    """Whether each combination beats the one before."""
    game = Twos(**options)
    strengths = [game.combination(cards(spelling)).strength for spelling in spellings]
    return all(one < other for one, other in pairwise(strengths))


def playout(seed, **options):
    """Yields a match of random play after each action."""
    match, rng = start("twos", seed=seed, **options), RandomStream(seed)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
        yield match


# ------------------------------------------------------------------------------------------------ combinations


@pytest.mark.parametrize(("straights", "runs"), [("twos_low", 10), ("twos_high", 9)])
def test_the_number_of_hands_of_each_kind(straights, runs):
    """With low twos, 19,716 of the 2,598,960 hands of five are a combination, and each kind is rarer than the one it beats."""
    game = Twos(straights=straights)
    whole = sorted(pack(), key=ORDER.__getitem__, reverse=True)
    count = Counter(game.combination(five).kind for five in fives_in(whole, straights))
    assert count == {
        "straight": runs * (4**5 - 4),
        "flush": 4 * (1287 - runs),
        "full_house": 13 * 4 * 12 * 6,
        "four": 13 * 48,
        "straight_flush": 4 * runs,
    }
    assert sorted(count, key=count.__getitem__, reverse=True) == ["straight", "flush", "full_house", "four", "straight_flush"]


def test_twos_rank_highest_but_are_low_in_straights():
    assert rising(["3d", "3c", "3h", "3s", "4d", "Ks", "Ad", "As", "2d", "2s"])
    assert rising(["4d 4h", "4c 4s", "5d 5c", "Ah As", "2d 2c"])
    assert rising(["Ac 2d 3d 4d 5d", "2h 3d 4d 5d 6d", "3d 4d 5d 6d 7c", "3d 4d 5d 6d 7s", "Td Jd Qd Kd Ac"])
    assert kinds(["Jd Qd Kd Ad 2c", "Jd Qd Kd Ad 2d", "Kd Ad 2d 3d 4c"]) == [None, "flush", None]


def test_twos_are_high_in_straights_as_an_option():
    assert rising(["3d 4d 5d 6d 7c", "Td Jd Qd Kd Ac", "Jd Qd Kd Ad 2c"], straights="twos_high")
    assert kinds(["Ad 2d 3d 4d 5c", "2d 3d 4d 5d 6c", "Ad 2d 3d 4d 5d"], straights="twos_high") == [None, None, "flush"]


def test_flushes_are_compared_by_suit_or_by_cards():
    """With the suit first, 3 4 5 6 8 of spades beat the best hearts. With the cards first, the suit comes last."""
    low_spades, high_hearts, same_spades = "3s 4s 5s 6s 8s", "9h Qh Kh Ah 2h", "9s Qs Ks As 2s"
    assert rising([high_hearts, low_spades, same_spades])
    assert rising([low_spades, high_hearts, same_spades], flush="high_card")
    assert rising(["3s 4s 5s 7s 8s", "3s 4s 6s 7s 8s", "3s 5s 6s 7s 9s"])


@pytest.mark.parametrize("hand", ["3d 4d 5d 6d", "3d 3c 4d 4c", "3d 3c 3h 3s", "3d 3c 4d 4c 5d", "3d 4d", "3d 4d 5d 6d 7d 8d"])
def test_hands_that_are_no_combination(hand):
    assert kinds([hand]) == [None]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("straights", ["twos_low", "twos_high"])
def test_exactly_the_legal_combinations_are_listed(seed, straights):
    """A set of up to five cards of the hand is listed exactly if nothing forbids it, for the first play of a round and for
    answers.
    """
    for match in playout(seed, players=4, straights=straights):
        if match.is_over or len(match.actions) % 13:
            continue
        player = match.table.counters["turn"]
        tried = [PlayCombination(player, some) for n in range(1, 6) for some in combinations(match.zone(f"hand.{player}"), n)]
        allowed = {(None, frozenset(play.laid)) for play in tried if match.why_not(play) is None}
        legal = match.legal_actions()
        assert {(None, frozenset(play.laid)) for play in legal if isinstance(play, PlayCombination)} == allowed
        assert (Pass(player) in legal) is (match.why_not(f"{player} pass") is None) is bool(match.zone("table"))


def test_a_combination_may_be_named_in_any_order_but_no_card_twice():
    match = position("twos", {"hand.p1": "7c 3d 5h 4s 6d 3s", "hand.p2": "9c 9d"}, options={"players": 2})
    assert match.why_not("p1 play 3d 3d").rule == "twos.turn"
    match.play("p1 play 7c 3d 5h 4s 6d")
    assert " ".join(map(str, match.zone("table"))) == "7c 3d 5h 4s 6d"


# ------------------------------------------------------------------------------------------------ cut and deal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("cut_count", "start"), [("from_right", 1), ("from_dealer", 0)])
def test_the_cut_counts_modulo_the_number_of_players(players, cut_count, start):
    """The dealer has the last seat, and the players are counted backwards by the card's value minus one."""
    for value, rank in enumerate("A23456789TJQK", 1):
        match = position("twos", counters={"phase": "cut"}, options={"players": players, "cut_count": cut_count})
        match.play(f"all cut {rank}h")
        place = (players - 1 - start - (value - 1)) % players
        assert match.table.counters["first"] == match.game.seats[place]


def test_a_cut_at_a_card_outside_the_pack_is_refused():
    match = position("twos", pack="3d 4d 5d 6d", counters={"phase": "cut"})
    assert match.why_not("all cut 7d").rule == "twos.cut"
    assert match.play("all cut 4d").play("all deal").table.counters["lowest"] == "3d"


def test_too_few_cards_to_deal_are_an_error():
    match = position("twos", pack="3d 4d", counters={"phase": "deal"})
    with pytest.raises(PositionError, match="one for each player"):
        match.play("all deal")


def test_the_left_over_card_goes_to_the_lowest_card_as_an_option():
    zones, deal = {"pack": "4c 3h 9d 5c 6c 7c 3d"}, {"phase": "deal", "first": "p3"}
    match = position("twos", zones, counters=deal, options={"players": 3, "leftover": "to_lowest"}).play("all deal")
    assert [str(c) for c in match.zone("hand.p2")] == ["3h", "6c", "3d"]
    assert match.table.counters["turn"] == "p2"


def test_everybody_sees_the_lowest_card_until_it_is_played():
    match = start("twos", seed=3, preset="thirteen", players=3)
    leader, lowest = match.table.counters["turn"], match.table.counters["lowest"]
    for viewer in (*match.game.seats, "spectator"):
        assert lowest in map(str, match.seen_by(viewer).known(f"hand.{leader}"))
    assert all(lowest in str(action) for action in match.legal_actions())
    assert lowest == min((c for c in ORDER if c not in match.zone("out")), key=ORDER.__getitem__).name


# ------------------------------------------------------------------------------------------------ rounds


@pytest.mark.parametrize(
    "options", [{}, {"players": 2}, {"players": 3, "pass_locks": True}, {"preset": "hong_kong"}, {"pass_locks": True}]
)
def test_invariants_of_a_hand(options):
    """The combinations of a round rise and have equally many cards, no card is lost, and the first card laid is the lowest."""
    for seed in range(8):
        before, held = [], None
        for match in playout(seed, **options):
            counters, table = match.table.counters, match.zone("table")
            now = {p: counters[f"played.{p}"] + len(match.zone(f"hand.{p}")) for p in match.game.seats}
            held = held or now
            assert now == held
            assert bool(table) is (counters["holder"] is not None)
            assert counters["passes"] < match.game.players
            if len(match.actions) == 1:
                assert counters["lowest"] in map(str, table)
            if before and table and table != before:
                assert len(table) == len(before)
                assert match.game.combination(table).strength > match.game.combination(before).strength
            assert table or match.table.turned.isdisjoint(match.zone("pile"))
            before = table


def test_a_player_who_has_passed_is_skipped_if_passing_locks():
    hands = {"hand.p1": "4d 8d Ad", "hand.p2": "5d 9d Kd", "hand.p3": "6d 7d 2d"}
    match = position("twos", hands, counters={"opening": False, "turn": "p1"}, options={"players": 3, "pass_locks": True})
    for action in ("p1 play 4d", "p2 pass", "p3 play 6d", "p1 play 8d", "p3 pass"):
        match.play(action)
    assert match.table.counters["turn"] == "p1"
    assert match.rules[-1] == "twos.round"
    assert [match.table.counters[f"locked.{p}"] for p in match.game.seats] == [False] * 3


def test_the_other_direction():
    hands = {"hand.p1": "4d 8d", "hand.p2": "5d 9d", "hand.p3": "6d 7d"}
    match = position("twos", hands, options={"players": 3, "direction": "counterclockwise"})
    assert match.play("p1 play 4d").table.counters["turn"] == "p3"


def test_the_pile_is_open_until_the_round_is_over():
    hands = {"hand.p1": "4d 8d Ad", "hand.p2": "5d 9d Kd"}
    match = position("twos", hands, options={"players": 2})
    match.play("p1 play 4d").play("p2 play 5d")
    assert [str(c) for c in match.seen_by("p1")["pile"]] == ["4d"]
    match.play("p1 pass")
    assert match.seen_by("p2")["pile"] == (None, None)


# ------------------------------------------------------------------------------------------------ the end


def test_several_hands_until_a_player_has_fifty():
    """The deal goes to the right, the scores add up, and the fewest points win."""
    match = list(playout(2, preset="fifty"))[-1]
    scores = {player: match.table.counters[f"score.{player}"] for player in match.game.seats}
    assert max(scores.values()) >= 50
    assert match.winners == tuple(player for player, score in scores.items() if score == min(scores.values()))
    hands = [event for event in match.events if event.rule == "twos.out"]
    assert match.table.counters["hand"] + 1 == len(hands) > 2
    assert match.table.counters["dealer"] == match.game.seats[-len(hands) % 4]
    penalties = [event.facts["sum"] for event in match.events if event.rule.startswith("twos.penalty")]
    assert sum(scores.values()) == sum(penalties)


def test_the_winner_gets_what_the_losers_pay():
    for seed in range(5):
        match = list(playout(seed, settle="pay_winner", hands=3, players=3))[-1]
        assert sum(match.table.counters[f"score.{player}"] for player in match.game.seats) == 0
        assert match.table.counters["reason"] == "hands"


@pytest.mark.parametrize(
    ("options", "hand", "played", "penalty"),
    [
        ({}, "3d 9d Td 2d", 1, 6),
        ({"two_penalty": 1}, "3d 9d Td 2d", 1, 5),
        ({}, "3d 9d Td 2d", 0, 12),
        ({"untouched": "thirteen_only"}, "3d 9d Td 2d", 0, 6),
        ({"untouched": "thirteen_only", "penalty": "by_count"}, "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2d", 0, 39),
        ({"penalty": "by_count"}, "3d 4d 5d 6d 7d 8d 9d Td Jd", 1, 9),
        ({"penalty": "by_count"}, "3d 4d 5d 6d 7d 8d 9d Td Jd Qd", 1, 20),
    ],
)
def test_the_cost_of_a_hand(options, hand, played, penalty):
    zones = {"hand.p1": "As", "hand.p2": hand}
    match = position(
        "twos", zones, counters={"opening": False, "turn": "p1", "played.p2": played}, options={"players": 2, **options}
    )
    assert Judgement.of(match.game).owed(match.seen_by("p2"), "p2") == penalty
    match.play("p1 play As")
    assert match.table.counters["penalty.p2"] == penalty
    assert match.outcome == "p1"


def test_a_game_without_an_end_is_refused():
    with pytest.raises(OptionError, match="would never end"):
        start("twos", hands=0)


@pytest.mark.parametrize(
    ("zones", "counters", "fault"),
    [
        ({"hand.p1": "3d", "hand.p2": "4d", "table": "5d 6d"}, {"holder": "p1"}, "are not a combination"),
        ({"hand.p1": "3d", "hand.p2": "4d", "table": "5d"}, {}, "holder"),
        ({"hand.p1": "3d", "hand.p2": "4d"}, {"holder": "p1"}, "holder"),
        ({}, {}, "only one hand"),
        ({"hand.p1": "3d", "hand.p2": "4d"}, {"opening": False, "turn": None}, "turn"),
        ({"hand.p1": "3d", "hand.p2": "4d"}, {"opening": False, "turn": "p1", "locked.p1": True}, "turn"),
    ],
)
def test_meaningless_positions_are_errors(zones, counters, fault):
    with pytest.raises(PositionError, match=fault):
        position("twos", zones, counters=counters, options={"players": 2})


def test_a_position_with_an_empty_hand_is_a_finished_hand():
    match = position("twos", {"hand.p1": "3d 4d"}, counters={"played.p1": 4}, options={"players": 2})
    assert match.outcome == "p2"
    assert match.rules == ["twos.out", "twos.penalty.value", "twos.win"]


# ------------------------------------------------------------------------------------------------ evaluation


def test_the_gain_of_a_play_is_the_saved_cost():
    """This holds for every legal play of some hands, for both ways to count."""
    for penalty in ("by_value", "by_count"):
        match = start("twos", seed=5, penalty=penalty, players=2)
        for action in match.legal_actions():
            view, after = match.seen_by(action.who), match.branch().play(action)
            saved = Judgement.of(match.game).owed(view, action.who) - Judgement.of(after.game).owed(
                after.seen_by(action.who), action.who
            )
            assert Judgement.of(match.game).gain(view, action) == saved


def test_the_evaluations_are_the_results_at_the_end():
    match = list(playout(4, settle="pay_winner"))[-1]
    view, scores = match.seen_by("spectator"), {p: match.table.counters[f"score.{p}"] for p in match.game.seats}
    for player in match.game.seats:
        best = max(score for other, score in scores.items() if other != player)
        assert Judgement.of(match.game).evaluate(view, player) == scores[player] - best


@pytest.mark.parametrize("settle", ["pay_winner", "penalties"])
def test_the_player_who_pays_most_is_behind(settle):
    """In the middle of a match a high score is bad if it counts penalties, and good if it counts paid counters."""
    counters = {"score.p1": 7, "score.p2": 2}
    match = position("twos", {"hand.p1": "3d", "hand.p2": "3c"}, counters=counters, options={"players": 2, "settle": settle})
    lead = 7 - 2 if settle == "pay_winner" else 2 - 7
    for seat, ahead in (("p1", lead), ("p2", -lead)):
        assert Judgement.of(match.game).evaluate(match.seen_by(seat), seat) == ahead


def test_imagined_hands_have_no_card_below_the_lowest_dealt():
    """If some cards are not dealt, those below the lowest shown card are among them, and a search knows it."""
    match = start("twos", seed=25, preset="thirteen", players=2)
    lowest, leader = match.table.counters["lowest"], match.table.counters["turn"]
    below = [c for c in ORDER if ORDER[c] < ORDER[cards(lowest)[0]]]
    other = match.table.after(leader)[0]
    assert below
    assert set(below) <= set(match.zone("out"))
    rng, seen = RandomStream(1), Memory(match, leader).recollect()
    for _ in range(30):
        assert Judgement.of(match.game).plausible(seen.table(match.game, rng), leader)
    there = seen.table(match.game, rng)
    there[f"hand.{other}"][0] = below[0]
    assert not Judgement.of(match.game).plausible(there, leader)


def test_the_coach_counts_higher_cards():
    """Above the queen of diamonds are three queens and all kings, aces and twos. Above the low fours are the other fours, and
    the ranks from 5 to 2.
    """
    match = position("twos", {"hand.p1": "Qd 4d 4c", "hand.p2": "Ad Kd"}, options={"players": 2})
    view = match.seen_by("p1")
    queen = Judgement.of(match.game).advise(view, match.read("p1 play Qd"))
    assert (queen.name, queen.facts["beating"], queen.facts["unseen"], queen.facts["same"]) == ("single", 15, 49, 0)
    fours = Judgement.of(match.game).advise(view, match.read("p1 play 4d 4c"))
    assert (fours.name, fours.facts["beating"], fours.facts["left"]) == ("pair", 12, 1)
    assert Judgement.of(match.game).advise(view, match.read("p1 play 4d")).facts["same"] == 1


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"preset": "hong_kong"}])
def test_the_coach_has_advice_for_every_legal_action(options):
    words = Words()
    for match in playout(6, **options):
        if match.is_over:
            continue
        for action in match.legal_actions():
            advice = Judgement.of(match.game).advise(match.seen_by(action.who), action)
            said = words.say(f"twos-coach-{advice.name}", **advice.facts)
            assert said.endswith(".")


def test_greedy_pays_less_than_random():
    """In forty matches, greedy has fewer penalty points than the average of three random players."""
    points = Counter()
    for seed in range(40):
        players = {seat: find("random") for seat in ("p2", "p3", "p4")} | {"p1": find("greedy")}
        match = play_out(start("twos", seed=seed), players)
        points.update({seat: match.table.counters[f"score.{seat}"] for seat in match.game.seats})
    assert points["p1"] < min(points[seat] for seat in ("p2", "p3", "p4"))


def greedily(match):
    return play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=60)


@pytest.mark.parametrize("pass_locks", [False, True])
def test_the_table_shows_who_has_passed(pass_locks):
    """With locking, a pass is shown until the round ends; otherwise until a player lays a combination."""
    match = start("twos", seed=5, pass_locks=pass_locks)
    passed: set[str] = set()
    for action in greedily(start("twos", seed=5, pass_locks=pass_locks)).actions:
        match.play(action)
        laid = action.verb() == "play"
        passed = set() if laid and not pass_locks else passed | ({action.who} if action.verb() == "pass" else set())
        if not match.zone("table"):
            passed = set()
        if match.is_over:
            break
        assert {seat for seat in match.game.seats if match.table.counters[f"passed.{seat}"]} == passed


def test_dealt_cards_and_the_rest_add_up_to_the_pack():
    """Three players have 17 cards each, and one of 52 is left."""
    (facts,) = [event.facts for event in start("twos", seed=1, players=3).events if event.facts.get("how")]
    assert (facts["n"], facts["each"], facts["rest"], facts["total"]) == (3, 17, 1, 52)


def test_passing_is_not_the_highlighted_button():
    """The page must not make passing look better than playing."""
    match = start("twos", seed=5)
    view, presentation = match.seen_by("p1"), Presentation.of(match.game)
    assert presentation.is_secondary(view, Pass("p1"))
    assert not presentation.is_secondary(view, PlayCombination("p1", (view.known("hand.p1")[0],)))
