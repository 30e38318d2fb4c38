"""Napoleon's War: sorting a deck, hidden orders, wars that run out of cards, and the coach."""

from math import factorial

import pytest

from cardlab import position, start
from cardlab.bots import find, play_out
from cardlab.core.actions import IllegalAction
from cardlab.core.cards import cards, pack
from cardlab.core.errors import PositionError
from cardlab.core.judgement import Judgement
from cardlab.core.registry import find as find_game
from cardlab.core.rng import RandomStream
from cardlab.games.napoleons_war.rulebook import Order, orders
from cardlab.match import Match
from cardlab.sessions.available_actions import AvailableActions
from cardlab.words.short_sentences import short_sentence
from cardlab.words.words import Words


def sorting(hand: str, other: str = "5c 6c 7c 8c 9c", **more: object) -> Match:
    """Returns a match in which player 1 sorts a hand and player 2 has a deck."""
    return position("napoleons_war", {"hand.p1": hand, "deck.p2": other}, **more)


def order(match: Match, spelt: str, seat: str = "p1") -> Order:
    return match.read(f"{seat} order {spelt}")


def test_a_pack_is_dealt_at_random_and_shared_equally():
    match = start("napoleons_war", seed=3, deal="random")
    hands = [match.zone("hand.p1"), match.zone("hand.p2")]
    assert [len(hand) for hand in hands] == [26, 26]
    assert sorted(card for hand in hands for card in hand) == sorted(pack())


@pytest.mark.parametrize(("option", "first"), [("red", "dh"), ("black", "cs")])
def test_one_player_has_the_red_cards_and_one_the_black_cards(option, first):
    match = start("napoleons_war", first_colour=option)
    assert {card.suit for card in match.zone("hand.p1")} == set(first)
    assert len(match.zone("hand.p1")) == len(match.zone("hand.p2")) == 26
    assert not {card.suit for card in match.zone("hand.p2")} & set(first)


def test_the_listed_orders_are_a_sample_and_every_other_order_is_legal():
    """Of the 24 orders of four cards at most seven are listed. All 24 are legal, and no other list of cards is."""
    from itertools import permutations

    match = sorting("2h 5d Kd Ah")
    listed = [action for action in match.legal_actions() if isinstance(action, Order)]
    assert 4 <= len(listed) <= 7 < factorial(4)
    every = list(permutations(match.zone("hand.p1")))
    assert {action.deck for action in listed} < set(every)
    assert all(match.why_not(Order("p1", deck)) is None for deck in every)
    for wrong in ("2h 5d Kd", "2h 5d Kd Kd", "2h 5d Kd Ah Ah", "2h 5d Kd 5c", "2h 5d Kd Ah 5c"):
        assert match.why_not(order(match, wrong)).rule == "napoleons_war.order.illegal"


def test_the_sample_has_regular_orders_and_depends_on_nothing_hidden():
    """It has high cards first, low cards first, high and low in turn, and the present order. The same hand gives the same
    sample.
    """
    hand = tuple(cards("2h Kd 5d Ah 9d"))
    assert orders(hand, 3)[:4] == [
        tuple(cards(o)) for o in ("Ah Kd 9d 5d 2h", "2h 5d 9d Kd Ah", "Ah 2h Kd 5d 9d", "2h Kd 5d Ah 9d")
    ]
    assert orders(hand, 3) == orders(hand, 3)
    assert len(orders(hand, 3)) == len(set(orders(hand, 3)))
    assert orders(hand[:1], 0) == [hand[:1]]


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("p1 order 2h Kd", "These are missing: 5d"),
        ("p1 order 2h Kd 5d 5d", "Take these out: 5d"),
        ("p1 order 2h Kd 5c", "Missing: 5d. Too many: 5c"),
        ("p2 order 5c", "You have no cards to sort"),
        ("all play", "We are waiting for Player 1"),
        ("p2 ask", "Until then, count in your head"),
    ],
)
def test_a_refusal_names_the_fault(tried, told):
    match = sorting("2h 5d Kd")
    with pytest.raises(IllegalAction) as refused:
        match.play(tried)
    faces = told.replace("5d", "5♦").replace("5c", "5♣")
    assert faces in Words().explain_refusal(refused.value.refusal.rule, refused.value.refusal.facts).sentence


def test_only_its_owner_knows_a_deck():
    """The owner sees backs but knows the cards, also those laid face down in a war. The other player sees backs only."""
    match = sorting("8d 2d 3d 4d Jd 9h", "8c 2c 3c 4c Tc 9s").play("p1 order 8d 2d 3d 4d Jd 9h")
    assert list(match.seen_by("p1")["deck.p1"]) == cards("8d 2d 3d 4d Jd 9h")
    assert match.seen_by("p1").down == set(cards("8d 2d 3d 4d Jd 9h"))
    assert set(match.seen_by("p2")["deck.p1"]) == {None}
    war = position("napoleons_war", {"deck.p1": "8d 2d", "deck.p2": "8c 3c 4c 5c Tc 9s", "capture.p1": "5d 6d Qd"}).play(
        "all play"
    )
    assert list(war.seen_by("p1")["table.p2"]) == [*cards("8c"), None, None, None, *cards("Tc")]
    assert list(war.seen_by("p2")["table.p2"]) == cards("8c 3c 4c 5c Tc")


def test_only_the_top_card_of_a_capture_pile_is_visible():
    """Neither player may look through it, and the previous top card is covered."""
    match = position("napoleons_war", {"deck.p1": "Kd Qd 2d", "deck.p2": "5c 7c 9c"}).play("all play").play("all play")
    assert match.zone("capture.p1") == cards("7c Qd 5c Kd")
    for seat in ("p1", "p2"):
        assert list(match.seen_by(seat)["capture.p1"]) == [*cards("7c"), None, None, None]


def test_the_order_of_a_deck_is_secret():
    """Both players sort at once. The second one sees that the first has chosen, but not the choice."""
    match = start("napoleons_war").play(start("napoleons_war").legal_actions()[0])
    assert set(match.seen_by("p2")["deck.p1"]) == {None}
    assert {action.who for action in match.legal_actions()} == {"p2"}


def test_a_war_for_which_both_must_sort_is_started_once():
    """Neither has a deck left, so both pick up their cards and sort them, and then the same war continues."""
    match = position(
        "napoleons_war", {"deck.p1": "8d", "deck.p2": "8c", "capture.p1": "2d 3d 4d Jd", "capture.p2": "2c 3c 4c Tc"}
    )
    match.play("all play").play("p1 order 2d 3d 4d Jd").play("p2 order 2c 3c 4c Tc")
    assert match.rules.count("napoleons_war.war.start") == 1
    assert match.rules[1:4] == ["napoleons_war.war.start", *["napoleons_war.resort.in_war"] * 2]
    assert match.outcome == "p1"


def test_a_hand_sorted_in_a_war_may_still_be_too_small():
    """Two captured cards are not enough for the four that the war needs."""
    zones = {"deck.p1": "8d", "deck.p2": "8c 3c 4c 5c Tc 9s", "capture.p1": "Ad Kd"}
    for run_out, outcome in (("draw", "draw"), ("lose", "p2")):
        match = position("napoleons_war", zones, options={"run_out": run_out}).play("all play").play("p1 order Ad Kd")
        assert match.rules[-2:] == ["napoleons_war.order", f"napoleons_war.{run_out}.run_out"]
        assert match.outcome == outcome


def test_if_both_run_out_it_is_a_draw_with_any_option():
    match = position("napoleons_war", {"deck.p1": "8d", "deck.p2": "8c"}, options={"run_out": "lose"}).play("all play")
    assert match.outcome == "draw"


@pytest.mark.parametrize(
    "zones",
    [
        {"hand.p1": "2d", "deck.p1": "3d", "deck.p2": "4d"},
        {"hand.p1": "2d", "capture.p1": "3d", "deck.p2": "4d"},
        {"table.p1": "2d", "deck.p1": "3d", "deck.p2": "4d"},
        {},
    ],
)
def test_positions_in_which_nobody_can_play_are_errors(zones):
    with pytest.raises(PositionError):
        position("napoleons_war", zones)


def test_a_position_may_be_in_the_middle_of_a_war():
    """Cards of one round of the war are on the table. The war continues, and does not start again."""
    match = position(
        "napoleons_war", {"table.p1": "8d ~2d", "table.p2": "8c ~3c ~4c ~5c Tc", "deck.p1": "6d 7d Jd 9h", "deck.p2": "9s"}
    )
    assert match.rules[0] == "napoleons_war.war.win"
    assert match.outcome is None
    assert len(match.zone("capture.p1")) == 10


def test_a_player_with_only_a_capture_pile_sorts_first():
    match = position("napoleons_war", {"hand.p1": "2d 3d", "capture.p2": "4c 5c"})
    assert match.rules == ["napoleons_war.resort"]
    assert {action.who for action in match.legal_actions()} == {"p1", "p2"}


def test_the_coach_counts_cards_that_the_first_card_beats():
    """Of the 47 unseen cards, four aces beat K♦ and three kings are equal. The expected gain of the trick is exact."""
    match = sorting("Kd 2h 5d 9d 7h")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), order(match, "Kd 2h 5d 9d 7h"))
    assert (advice.name, advice.facts["unseen"], advice.facts["beats"], advice.facts["same"]) == ("order", 47, 40, 3)
    assert (advice.facts["enough"], advice.facts["decider"].name) == ("yes", "7h")  # three face down, and the fifth decides
    # In 3 of 47 cases there is a war for five cards each. 7♥ decides it: 18 of 46 cards are lower, and three are equal (the
    # five cards are too few for a second war).
    below, same = 4 * 5 - 2, 3
    war = 5 * (below - (46 - below - same)) / 46
    gain = Judgement.of(match.game).gain(match.seen_by("p1"), order(match, "Kd 2h 5d 9d 7h"))
    assert gain == pytest.approx((40 - 4 + 3 * war) / 47)
    assert advice.worth is None


@pytest.mark.parametrize(("run_out", "taken"), [("draw", 0), ("lose", 4)])
def test_a_war_against_too_few_cards_wins_what_there_is(run_out, taken):
    """Of 47 cases 40 are won, four are lost, and three are a war for five cards, of which the other player has only four."""
    match = sorting("Kd 2h 5d 9d 7h", "5c 6c 7c 8c", options={"run_out": run_out})
    gain = Judgement.of(match.game).gain(match.seen_by("p1"), order(match, "Kd 2h 5d 9d 7h"))
    assert gain == pytest.approx((40 - 4 + 3 * taken) / 47)


def test_the_coach_considers_the_open_card_of_a_war():
    """10♣ is already on the table, so only the card at the third place counts. Five cards are won or lost."""
    for last, result, worth in (("Qd", "win", 5), ("Td", "tie", 0), ("9d", "lose", -5)):
        laid = {"deck.p1": "8d 2d", "deck.p2": "8c 3c 4c 5c Tc 9s", "capture.p1": f"5d 6d {last}"}
        match = position("napoleons_war", laid).play("all play")
        told = {
            o: Judgement.of(match.game).advise(match.seen_by("p1"), order(match, o)) for o in (f"6d 5d {last}", f"6d {last} 5d")
        }
        assert [(a.name, a.facts["result"], a.worth) for a in told.values()] == [
            ("known", result, worth),
            ("known", "lose", -5),
        ]


@pytest.mark.parametrize("left", ["Ad Kd Qd", "Ad Kd", "Ad"])
@pytest.mark.parametrize("run_out", ["draw", "lose"])
def test_the_coach_says_if_no_order_helps(left, run_out):
    """The war compares the fourth card after the eight, but three or fewer are left, and all of them may be lost."""
    zones = {"deck.p1": "8d", "deck.p2": "8c 3c 4c 5c Tc 9s", "capture.p1": left}
    match = position("napoleons_war", zones, options={"run_out": run_out}).play("all play")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), order(match, left))
    n = len(cards(left))
    assert (advice.name, advice.facts["need"], advice.facts["n"]) == ("short", 4, n)
    assert advice.worth == (0 if run_out == "draw" else -1 - n)


def test_every_choice_has_advice_in_words():
    match, rng, words = start("napoleons_war", seed=5), RandomStream(5), Words()
    seen = set()
    while not match.is_over and len(match.actions) < 400:
        legal = match.legal_actions()
        for action in legal:
            if action.who == "all":
                continue
            advice = Judgement.of(match.game).advise(match.seen_by(action.who), action)
            said = words.say(f"napoleons_war-coach-{advice.name}", **advice.facts)
            assert "{" not in said
            seen.add(advice.name)
        match.play(rng.pick(legal))
    assert {"ask", "order"} <= seen


def test_greedy_beats_random_and_stops_asking():
    """In forty games against random orders, it wins more than it loses."""
    results = [
        play_out(start("napoleons_war", seed=seed), {"p1": find("greedy"), "p2": find("random")}).outcome for seed in range(40)
    ]
    assert None not in results
    assert results.count("p1") > results.count("p2")


def test_the_evaluation_is_the_lead_in_cards():
    match = position("napoleons_war", {"deck.p1": "Kd Qd 2d", "deck.p2": "5c 7c 9c"}).play("all play")
    assert Judgement.of(match.game).evaluate(match.seen_by("p1"), "p1") == 2
    assert Judgement.of(match.game).evaluate(match.seen_by("p1"), "p2") == -2


def test_after_a_campaign_both_sort_all_their_cards_even_unplayed_ones():
    match = start("napoleons_war", preset="short", seed=7)
    while match.table.counters["turns"] < 13:
        match.play(match.legal_actions()[0])
    assert match.rules[-1] == "napoleons_war.resort.campaign"
    assert len(match.zone("hand.p1")) + len(match.zone("hand.p2")) == 52


def test_a_position_may_begin_after_a_campaign():
    zones = {"deck.p1": "Kd 8d", "deck.p2": "3c 9c"}
    match = position("napoleons_war", zones, counters={"turns": 2}, options={"campaign": 2})
    assert len(match.play("all play").zone("capture.p1")) == 2


def test_only_the_owner_of_a_spy_is_told_what_it_saw():
    """It looks at three places of the other deck, and looks again only after the next hand is put in order."""
    match = sorting("2h 5d Kd", options={"spy": 3}).play("p1 spy")
    (told,) = [event for event in match.events if event.rule == "napoleons_war.spy"]
    found = told.facts_for("p1")["found"]
    assert len(found) == 3
    assert all(match.zone("deck.p2")[one["place"] - 1] == one["card"] for one in found)
    for viewer in ("p2", "spectator"):
        assert "found" not in told.facts_for(viewer)
    assert set(match.seen_by("p1")["deck.p2"]) == set(match.seen_by("spectator")["deck.p2"]) == {None}
    assert match.why_not(match.read("p1 spy")).facts["why"] == "again"
    match.play("p1 order 2h 5d Kd")
    assert match.table.counters["spied.p1"] == 0
    assert match.why_not(match.read("p1 spy")).facts["why"] == "later"


def test_a_spy_needs_a_deck_to_look_at():
    assert start("napoleons_war", spy=3).why_not(start("napoleons_war").read("p1 spy")).facts["why"] == "no_deck"
    assert start("napoleons_war").why_not(start("napoleons_war").read("p1 spy")).facts["why"] == "never"


def test_a_spy_shows_its_owner_the_cards_in_words():
    match = sorting("2h 5d Kd", "9c", options={"spy": 3}).play("p1 spy")
    (told,) = [event for event in match.events if event.rule == "napoleons_war.spy"]
    words = Words()
    assert short_sentence(words, told.rule, told.facts_for("p1"), "p1") == "Player 2’s card 1 is 9♣."
    assert "9" not in short_sentence(words, told.rule, told.facts_for("p2"), "p2")


@pytest.mark.parametrize(("hand", "asked"), [("Ks Kh", False), ("Ks 2h", True)])
def test_a_hand_of_one_group_has_no_order_to_ask_for(hand, asked):
    match = position("napoleons_war", {"hand.p1": hand, "deck.p2": "9c"}, options=find_game("napoleons_war").presets["short"])
    offered = AvailableActions(match, "p1", Words()).to_json(0)
    assert len(offered["order"]["packets"]) == (2 if asked else 1)
    assert ("Which group" in offered["task"]) == asked
