"""Soureh: pairs that fit, declaring Soureh, scores, views, the coach, and the table."""

from fractions import Fraction
from itertools import product

import pytest

from cardlab import position, start
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.actions import IllegalAction
from cardlab.core.cards import card, cards, pack
from cardlab.core.declarations import SPECTATOR, TEACHER
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.games.soureh.actions import SEATS, Own, Their, ThrowAway
from cardlab.games.soureh.pairs import fault, fitting
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.words.words import Words

GOOD = {"closed.p1": "9c 3d Ah 2h", "open.p1": "7d 8s 5h Ac"}
"""Four pairs that fit: 9 > 7, 3 < 8, an ace next to a five, a two next to an ace."""
OTHER = {"closed.p2": "4c 5c 6c 7c", "open.p2": "2d 3s 8h As"}
THIRD = {"closed.p3": "4d 5d 6d 7h", "open.p3": "3h 9s 2h' 4h"}


def laid(**more):
    """Returns a position for two players in which the first player's pairs fit."""
    zones = more.pop("zones", {})
    return position("soureh", {**GOOD, **OTHER, **zones}, **more)


def random_matches(seeds, actions=150, **options):
    """Yields matches after each of some random actions."""
    for seed in seeds:
        match, rng = start("soureh", seed=seed, **options), RandomStream(seed)
        while not match.is_over and len(match.actions) < actions:
            yield match
            match.play(rng.pick(match.legal_actions()))


# ------------------------------------------------------------------------------------ pairs


def test_the_pairs_that_fit():
    """An ace counts 1 or 11, whichever fits, and two aces never fit. 108 of the 200 kinds of pairs fit, as many red as black."""
    values = {rank: ({1, 11} if rank == "A" else {value}) for value, rank in enumerate("A23456789T", 1)}
    good = []
    for beside, closed in product(pack("A23456789T", "cd"), pack("A23456789T", "c")):
        several = product(values[beside.rank], values[closed.rank])
        fits = any(c > o if beside.is_red else c < o for o, c in several) and not beside.rank == closed.rank == "A"
        assert (fault(beside, closed) == "") == fits
        good += [beside.suit] * fits
    assert (good.count("c"), good.count("d")) == (54, 54)


def test_the_numbers_that_fit_next_to_a_seven():
    assert fitting(card("7h")) == "A89T"
    assert fitting(card("7s")) == "A23456"


# ------------------------------------------------------------------------------------ legal and illegal


@pytest.mark.parametrize("declare_when", ["end", "start", "either"])
@pytest.mark.parametrize("players", [2, 3])
def test_exactly_the_legal_placements_are_listed(declare_when, players, depth):
    """Every way to place a card, with and without Soureh, is either listed or refused."""
    for match in random_matches(range(depth.of(3)), 100, declare_when=declare_when, players=players, unruined="leave_round"):
        listed = set(match.legal_actions())
        for seat, slot, says in product(match.game.seats, range(6), (False, True)):
            tried = [Own(seat, slot, says), ThrowAway(seat, says), *(Their(seat, other, slot, says) for other in SEATS)]
            for action in tried:
                assert (action in listed) == (match.why_not(action) is None)


def test_every_listed_way_to_count_is_legal():
    for ace_score, n in (("choice", 2 * 2 * 3 * 4), ("low", 16), ("high", 16)):
        match = laid(
            zones={"closed.p2": "4c 5c Ad Ad'", "open.p2": "2d 3s 8h As"},
            counters={"phase": "score", "turn": "p2", "match_winner": "p1"},
            options={"ace_score": ace_score},
        )
        legal = match.legal_actions()
        assert len(legal) == len(set(legal)) == n
        assert all(match.why_not(action) is None for action in legal)


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        ("o1 o2 o3", "score"),
        ("o1 o2 o3 o4 c4", "score"),
        ("o2 o1 o3 o4", "score"),
        ("o1 c1 o3 o4", "score"),
        ("o1 o2 o3 x4", "score"),
        ("o1 o2 o3 o5", "score"),
        ("o1 o2 o3 o4=5", "score.ace"),
        ("o1=2 o2 o3 o4", "score.ace"),
        ("o1=11 o2 o3 o4", "score.ace"),
    ],
)
def test_a_wrong_count_is_refused(picks, rule):
    """A count names one card of each pair, in order. Only an ace gets a value, and only 1 or 11."""
    match = laid(counters={"phase": "score", "turn": "p2", "match_winner": "p1"})
    refusal = match.why_not(f"p2 score {picks}")
    assert refusal.rule == f"soureh.{rule}"
    assert Words().explain_refusal(refusal.rule, refusal.facts).sentence


@pytest.mark.parametrize(
    ("ace_score", "said", "total"),
    [("choice", "", 14), ("choice", "=1", 14), ("choice", "=11", 24), ("low", "=1", 14), ("high", "", 24), ("high", "=11", 24)],
)
def test_the_value_of_an_ace(ace_score, said, total):
    """The count is 2 + 3 + 8 and the ace. If the player may choose, the action says that an ace counts 11."""
    counters = {"phase": "score", "turn": "p2", "match_winner": "p1"}
    match = laid(counters=counters, options={"ace_score": ace_score}).play(f"p2 score o1 o2 o3 o4{said}")
    assert match.table.counters["score.p2"] == total
    assert ("soureh.score.ace" in match.rules) == (ace_score == "choice" and total == 24)


@pytest.mark.parametrize(("ace_score", "said"), [("low", "=11"), ("high", "=1")])
def test_an_ace_has_no_other_value(ace_score, said):
    counters = {"phase": "score", "turn": "p2", "match_winner": "p1"}
    match = laid(counters=counters, options={"ace_score": ace_score})
    assert match.why_not(f"p2 score o1 o2 o3 o4{said}").rule == "soureh.score.ace"


# ------------------------------------------------------------------------------------ Soureh


def test_a_wrong_soureh_costs_nothing():
    """The whole action is refused, so the card is still in the hand and may be placed without Soureh."""
    match = laid(pile="6h").play("p1 draw")
    with pytest.raises(IllegalAction, match=r"soureh\.pair\.red"):
        match.play("p1 own 1 declare")
    assert match.zone("drawn.p1") == cards("6h")
    match.play("p1 own 1")
    assert match.zone("closed.p1") == cards("6h 3d Ah 2h")


@pytest.mark.parametrize(
    ("declare_when", "before", "with_card"), [("end", False, True), ("start", True, False), ("either", True, True)]
)
def test_the_moments_for_soureh(declare_when, before, with_card):
    """Depending on the option, it is said instead of drawing, with the placed card, or both. It is never said alone while a
    card is held.
    """
    match = laid(pile="Th 2s", options={"declare_when": declare_when})
    when = "soureh.declare.when"
    assert getattr(match.why_not("p1 declare"), "rule", None) == (None if before else when)
    match.play("p1 draw")
    assert getattr(match.why_not("p1 throw declare"), "rule", None) == (None if with_card else when)
    assert match.why_not("p1 declare").rule == when
    assert match.why_not("p2 declare").rule == "soureh.turn"


def test_saying_soureh_instead_of_drawing_takes_the_turn():
    match = laid(pile="Th 2s", options={"declare_when": "start"}).play("p1 declare")
    assert match.rules == ["soureh.declare"]
    assert match.table.counters["turn"] == "p2"
    assert match.table.counters["turns"] == 1


def test_a_revoked_soureh_may_be_said_again_in_the_same_turn():
    match = laid(pile="Th 2s", counters={"turn": "p1", "phase": "return", "declared": "p1"})
    assert match.why_not("p1 declare").rule == "soureh.turn"
    match.play("p1 draw").play("p1 throw declare")
    assert match.table.counters["declared"] == "p1"


def test_replacing_a_card_locks_even_if_the_new_pair_fits():
    match = laid(zones=THIRD, pile="8d 8c", counters={"turn": "p2", "declared": "p1"}, options={"players": 3})
    match.play("p2 draw").play("p2 their p1 1").play("p3 draw")
    assert match.why_not("p3 their p1 4").rule == "soureh.last.lock"
    match.play("p3 own 1")
    assert match.rules[-1] == "soureh.last.unharmed"


def test_a_position_with_a_returning_soureh_is_judged():
    """If the turn is the declarer's again, the pairs are checked first. If they still fit they may be revealed, and otherwise
    the Soureh is broken.
    """
    held = laid(counters={"turn": "p1", "declared": "p1"})
    assert held.table.counters["phase"] == "return"
    assert [str(action) for action in held.legal_actions()] == ["p1 reveal", "p1 draw"]
    ruined = laid(zones={"open.p1": "Td 8s 5h Ac"}, counters={"turn": "p1", "declared": "p1"})
    assert ruined.rules == ["soureh.last.ruined"]
    assert ruined.table.counters["declared"] is None
    shown = laid(zones={"open.p1": "Td 8s 5h Ac"}, counters={"turn": "p1", "declared": "p1", "phase": "return"})
    assert [str(action) for action in shown.legal_actions()] == ["p1 draw"]
    assert shown.why_not("p1 reveal").rule == "soureh.last.ruined"


# ------------------------------------------------------------------------------------ points, and the end


@pytest.mark.parametrize(("hundred", "score"), [("minus_50", 150), ("keep", 200)])
def test_a_score_of_two_hundred(hundred, score):
    """186 + 14 = 200 is reduced by fifty, if the option says so."""
    counters = {"phase": "score", "turn": "p2", "match_winner": "p1", "score.p2": 186}
    match = laid(counters=counters, options={"hundred": hundred, "threshold": 1000}).play("p2 score o1 o2 o3 o4")
    assert match.table.counters["score.p2"] == score


def test_an_equal_lowest_score_is_shared():
    counters = {"phase": "score", "turn": "p2", "match_winner": "p1", "score.p2": 90, "score.p1": 20, "score.p3": 6}
    match = laid(zones=THIRD, counters=counters, options={"players": 3}).play("p2 score o1 o2 o3 o4")
    assert match.table.counters["turn"] == "p3"
    match.play("p3 score o1 c2 o3 o4")
    assert match.table.counters["score.p3"] == 20
    assert match.outcome == "p1 p3"
    assert match.table.counters["reason"] == "threshold"


@pytest.mark.parametrize(
    ("leave_points", "score", "rules"),
    [("still_in", 96, ["win.out", "win.out", "win.last"]), ("everyone_else", 106, ["win.last"])],
)
def test_a_player_who_has_left_may_get_ten_points(leave_points, score, rules):
    """If all players exceed the limit at once, nobody goes on, and the lowest score wins. A player below it is the last one in."""
    counters = {"phase": "return", "turn": "p2", "declared": "p2", "match_winner": "p1"}
    counters |= {"status.p1": "left", "score.p1": 96, "score.p2": 107, "score.p3": 83}
    options = {"players": 3, "unruined": "leave_round", "leave_points": leave_points, "score_choice": "lowest"}
    zones = {**GOOD, **OTHER, **THIRD, "closed.p2": "4c 2c 9d 7c"}
    match = position("soureh", zones, counters=counters, preset="last_standing", options=options).play("p2 reveal")
    assert match.table.counters["score.p1"] == score
    assert match.table.counters["score.p3"] == 83 + 10 + 3 + 5 + 2 + 4
    assert match.rules[-len(rules) - 1 :] == ["soureh.score", *(f"soureh.{rule}" for rule in rules)]
    assert match.outcome == "p1"


def test_matches_come_to_an_end():
    match, rng = start("soureh", seed=3, max_matches=2, threshold=1000), RandomStream(3)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
    assert match.outcome == "unfinished"
    assert (match.table.counters["match"], match.table.counters["reason"]) == (2, "max_matches")


def test_the_next_player_still_in_deals():
    """A player who is out neither deals nor gets cards."""
    counters = {"phase": "match_over", "turn": None, "dealer": "p3", "status.p1": "out_of_game"}
    match = position("soureh", {"discard": pack("A23456789T", packs=2)}, counters=counters, options={"players": 3})
    match.play("all deal")
    assert match.table.counters["dealer"] == "p2"
    assert match.table.counters["turn"] == "p3"
    assert [len(match.zone(f"closed.{seat}")) for seat in match.game.seats] == [0, 4, 4]


def test_invariants_of_every_action():
    """Each player has four closed and four open cards, and one drawn card if one must be placed. No score is a multiple of a
    hundred.
    """
    for match in random_matches(range(4), 250, players=3, unruined="leave_round", threshold=1000):
        counters = match.table.counters
        for seat in match.game.seats:
            assert len(match.zone(f"closed.{seat}")) == len(match.zone(f"open.{seat}")) == 4
            assert counters[f"score.{seat}"] == 0 or counters[f"score.{seat}"] % 100
        assert len(match.table["drawn"]) == (counters["phase"] == "place")
        assert counters["declared"] is not None or not counters["locked"]
        assert counters["phase"] != "return" or counters["turn"] == counters["declared"]


# -------------------------------------------------------------------------------------------- views


def test_a_broken_pair_is_reported_without_its_closed_card():
    """The others read which pair is broken. Only its owner reads the closed card."""
    match = laid(zones={"open.p1": "Td 8s 5h Ac"}, pile="2s 4s", counters={"turn": "p2", "declared": "p1"})
    match.play("p2 draw").play("p2 throw")
    ruined = next(event for event in match.events if event.rule == "soureh.last.ruined")
    for viewer, known in (("p1", True), ("p2", False), (SPECTATOR, False)):
        assert (card("9c") in ruined.facts_for(viewer).values()) == known


def test_imagined_pairs_of_a_soureh_fit():
    """A bot assumes that the pairs of a Soureh fit, except one with a replaced card."""
    match = laid(counters={"turn": "p2", "declared": "p1"})
    assert Judgement.of(match.game).plausible(match.table, "p2")
    broken = laid(zones={"open.p1": "Td 8s 5h Ac"}, counters={"turn": "p2", "declared": "p1"})
    assert not Judgement.of(broken.game).plausible(broken.table, "p2")
    assert Judgement.of(broken.game).plausible(broken.table, "p1")
    locked = laid(zones={"open.p1": "Td 8s 5h Ac"}, counters={"turn": "p2", "declared": "p1", "locked": True})
    assert Judgement.of(locked.game).plausible(locked.table, "p2")


# ------------------------------------------------------------------------------------ evaluation


def test_every_choice_has_advice():
    words = Words()
    for match in random_matches(range(3), 120, players=3, unruined="leave_round", declare_when="either"):
        for action in match.legal_actions():
            advice = Judgement.of(match.game).advise(match.seen_by(action.who if action.who != "all" else SPECTATOR), action)
            assert (advice is None) == (action.who == "all")
            if advice:
                told = words.say(f"soureh-coach-{advice.name}", **advice.facts).strip()
                assert told[-1] == "."


def test_a_count_is_worth_the_points_that_it_adds():
    counters = {"phase": "score", "turn": "p2", "match_winner": "p1", "score.p2": 82}
    match = laid(counters=counters, options={"threshold": 1000})
    for action in match.legal_actions():
        worth = Judgement.of(match.game).advise(match.seen_by("p2"), action).worth
        assert worth == Judgement.of(match.game).gain(match.seen_by("p2"), action)
        assert worth == 82 - match.branch().play(action).table.counters["score.p2"]


def test_the_coach_counts_the_cards_that_fit():
    """An ace, a nine or a ten fits next to red 8♥. Of those in the two packs, the visible ones are subtracted."""
    match = laid(pile="3h 5d").play("p1 draw")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 their p2 3"))
    assert (advice.name, advice.facts["now"]) == ("their", 24 - len(cards("9c Ah Ac As")))
    assert advice.facts["n"] == 80 - 8 - 4 - 1
    match = laid(pile="3h 5d", counters={"turn": "p2", "declared": "p1"}).play("p2 draw")
    advice = Judgement.of(match.game).advise(match.seen_by("p2"), match.read("p2 their p1 1"))
    assert advice.facts["then"] == advice.facts["now"] == 32 - len(cards("As Ac 8s 8h"))


@pytest.mark.parametrize(("seat", "turn"), [("p1", {}), ("p2", {"turn": "p2"})])
def test_throwing_a_card_away_keeps_the_fitting_pairs(seat, turn):
    """The advice names the pairs that the card would have mended."""
    match = laid(pile="3h 5d", counters=turn).play(f"{seat} draw")
    facts = Judgement.of(match.game).advise(match.seen_by(seat), match.read(f"{seat} throw")).facts
    pairs = list(zip(match.zone(f"open.{seat}"), match.zone(f"closed.{seat}"), strict=True))
    bad = [fault(old, closed) != "" for old, closed in pairs]
    mends = [str(n) for n, (old, _) in enumerate(pairs, 1) if bad[n - 1] and not fault(old, facts["card"])]
    assert (facts["n"], facts["slots"], facts["k"]) == (4 - sum(bad), mends, len(mends))


def test_breaking_a_pair_is_worth_the_cards_that_no_longer_fit():
    """With 3♥ in place of 8♥, fewer fitting cards are left. A replacement that leaves the same number gains nothing."""
    match = laid(pile="3h 5d").play("p1 draw")
    for slot in (1, 2, 3, 4):
        swap = match.read(f"p1 their p2 {slot}")
        facts = Judgement.of(match.game).advise(match.seen_by("p1"), swap).facts
        lost = Fraction(13, 4) * (facts["now"] - facts["then"]) / facts["n"]
        assert Judgement.of(match.game).gain(match.seen_by("p1"), swap) == pytest.approx(float(lost))
    match = laid(pile="3h 5d", counters={"turn": "p2", "declared": "p1"}).play("p2 draw")
    assert (
        Judgement.of(match.game).gain(match.seen_by("p2"), match.read("p2 their p1 1")) == 0
    )  # a Soureh: those that fitted still do
    swap = match.read("p2 their p1 2")
    facts = Judgement.of(match.game).advise(match.seen_by("p2"), swap).facts
    assert Judgement.of(match.game).gain(match.seen_by("p2"), swap) == pytest.approx(
        13 * (facts["now"] - facts["then"]) / facts["now"]
    )


def test_the_coach_counts_the_cards_that_break_a_soureh():
    match = laid(pile="3h 5d").play("p1 draw")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 throw declare"))
    view = match.seen_by("p1")
    unseen = [c for c in match.game.pack() if c not in {seen for zone in view.zones.values() for seen in zone}]
    breaks = 0
    for one in unseen:
        pairs = zip(match.zone("open.p1"), match.zone("closed.p1"), strict=True)
        breaks += any((old.rank != "A" or one.rank == "T") and fault(one, closed) != "" for old, closed in pairs)
    assert (advice.facts["k"], advice.facts["n"]) == (breaks, len(unseen))


def test_the_evaluation_is_the_lead_in_points():
    """With two players the values are opposite. Points that will certainly be counted are included."""
    for match in random_matches(range(2), 150):
        view = match.seen_by(TEACHER)
        assert Judgement.of(match.game).evaluate(view, "p1") == pytest.approx(-Judgement.of(match.game).evaluate(view, "p2"))
    match = laid(counters={"phase": "return", "turn": "p1", "declared": "p1", "score.p1": 30}).play("p1 reveal")
    assert Judgement.of(match.game).evaluate(match.seen_by(TEACHER), "p1") == 2 + 3 + 6 + 1 - 30


def test_greedy_beats_random():
    greedy, random = find_bot("greedy"), find_bot("random")
    won = 0
    for seed in range(8):
        match = play_out(start("soureh", preset="quick", seed=seed), {"p1": greedy, "p2": random})
        won += match.outcome == "p1"
    assert won >= 7


def test_a_short_search_beats_random():
    """A search with 300 tries for a decision wins, because it looks ahead only as far as the evaluation is reliable."""
    easy, random = find_bot("easy"), find_bot("random")
    for seed in range(2):
        match = play_out(start("soureh", preset="quick", seed=seed), {"p1": easy, "p2": random})
        assert match.outcome == "p1"


# ------------------------------------------------------------------------------------ at the play table


def test_the_table_does_not_reveal_whether_soureh_would_be_right():
    """Soureh is a checkbox next to the ways to place a card, and the page gets the same buttons whether it would be right or
    wrong.
    """
    pages = []
    for open_cards in ("7d 8s 5h Ac", "Td 8s 5h Ac"):
        match = laid(zones={"open.p1": open_cards}, pile="2s 4s").play("p1 draw")
        status = new_match_session(match, "p1", "random", Words()).begun().status()
        assert [(asked["name"], asked["flag"]) for asked in status["asks"]] == [("declare", True)]
        pages.append([action["action"] for action in status["actions"]])
    assert pages[0] == pages[1]
    assert not any("declare" in action for action in pages[0])


def test_places_are_chosen_by_their_cards():
    """A click on a card means to replace it. The rule that forbids a replacement refuses it. Four selected cards are a count."""
    match = laid(pile="2s 4s").play("p1 draw")
    game, view = match.game, match.seen_by("p1")
    places = {str(action): Presentation.of(game).places_of(view, action) for action in match.legal_actions()}
    assert places["p1 own 2"] == [("closed.p1", 1)]
    assert places["p1 their p2 3"] == [("open.p2", 2)]
    assert Presentation.of(game).label_facts(view, match.read("p1 own 2"))["means"] == cards("3d")
    for place, rule in ((("open.p2", 3), "their.ace"), (("open.p1", 0), "their")):
        assert match.why_not(*Presentation.of(game).meant_by(view, "p1", [place])).rule == f"soureh.{rule}"
    assert [str(action) for action in Presentation.of(game).meant_by(view, "p1", [("closed.p1", 0)])] == ["p1 own 1"]
    counted = laid(counters={"phase": "score", "turn": "p2", "match_winner": "p1"})
    chosen = [("open.p2", 1), ("closed.p2", 0), ("closed.p2", 3), ("open.p2", 2)]
    assert [str(action) for action in Presentation.of(game).meant_by(counted.seen_by("p2"), "p2", chosen)] == [
        "p2 score c1 o2 o3 c4"
    ]


def test_every_way_to_count_has_its_own_label():
    match = laid(zones={"closed.p2": "4c Ah' 6c Ac'"}, counters={"phase": "score", "turn": "p2", "match_winner": "p1"})
    told = [Presentation.of(match.game).label_facts(match.seen_by("p2"), action) for action in match.legal_actions()]
    labels = {Words().say("soureh-action-score", **facts) for facts in told}
    assert len(labels) == len(told) == 2 * 3 * 2 * 4
