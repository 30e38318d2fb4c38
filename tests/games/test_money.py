"""Money: deals, purchases, exchanges, claims, the coach's advice, and the short game."""

from collections import Counter

import pytest

from cardlab import find, position, start
from cardlab.core.actions import Action
from cardlab.core.cards import pack
from cardlab.core.declarations import DRAW
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.documents.pictures import match_picture
from cardlab.games.money import Money
from cardlab.games.money.actions import Buy, Exchange
from cardlab.games.money.purse import parts, swaps
from cardlab.match import Match
from cardlab.sessions.available_actions import AvailableActions
from cardlab.sessions.match_session import MatchSession
from cardlab.testing.games import random_options
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

FLOOR = "2c 4d 6s 8h Tc 3d 5s"


def spelt(match: Match) -> list[str]:
    return [str(action) for action in match.legal_actions()]


@pytest.mark.parametrize(
    ("preset", "each", "bank", "total"),
    [
        ("jordan", 20, 6, 60),
        ("jordan_jokers", 21, 6, 60),
        ("egypt_q5", 20, 6, 60),
        ("egypt_q10", 20, 6, 90),
        ("egypt_q5_aces", 18, 8, 120),
        ("egypt_q10_aces", 18, 8, 150),
        ("syria", 20, 7, 95),
    ],
)
def test_the_starting_hands_and_banks(preset, each, bank, total):
    """The pack is shared in halves, and the two banks have the same value."""
    match = start("money", preset=preset, seed=4)
    for seat in match.game.seats:
        assert len(match.zone(f"hand.{seat}")) == each
        assert len(match.zone(f"bank.{seat}")) == bank
        assert match.game.trade.worth(match.zone(f"bank.{seat}")) == total


@pytest.mark.parametrize("seed", range(6))
def test_money_and_number_cards_are_never_mixed_and_value_is_conserved(seed):
    """After every action, number cards are in hands and on the pile, and money is in banks and under it. An exchange keeps the
    value of both sides, a purchase keeps the total of buyer and seller, and turns alternate.
    """
    match, rng = Match(random_options(find("money"), RandomStream(seed)), seed), RandomStream(seed)
    game, table = match.game, match.table
    for _ in range(300):
        if match.is_over:
            break
        before = [Judgement.of(game).evaluate(match.seen_by(seat), seat) for seat in game.seats]
        turn, turns = table.counters["turn"], table.counters["turns_played"]
        action = rng.pick(match.legal_actions())
        match.play(action)
        assert all(card.rank not in game.value for zone in ("hand.p1", "hand.p2", "pile") for card in table[zone])
        assert all(card.rank in game.value for zone in ("bank.p1", "bank.p2", "under") for card in table[zone])
        if isinstance(action, (Buy, Exchange)):
            assert [Judgement.of(game).evaluate(match.seen_by(seat), seat) for seat in game.seats] == before
        assert (table.counters["turns_played"] - turns) % 2 == (table.counters["turn"] != turn)


@pytest.mark.parametrize("seed", range(8))
def test_every_purchase_and_exchange_is_listed_once(seed):
    """Among all ways to name ranks, exactly the legal ones are listed, each in one order of its ranks."""
    match, rng = Match(random_options(find("money"), RandomStream(seed)), seed), RandomStream(seed, 1)
    for _ in range(40 + 10 * seed):
        if not match.is_over:
            match.play(rng.pick(match.legal_actions()))
    if match.is_over or match.table.counters["waiting_for"] != "act":
        match = start("money", seed=seed, preset="egypt_q5_aces")
    game, turn = match.game, match.table.counters["turn"]
    full = tuple(2 for _ in game.kinds)
    sides = [part.ranks for part in parts(full, game.kinds)]
    tried: list[Action] = [
        Buy(turn, rank, place, side) for rank in game.value for place in ("floor", "opponent") for side in sides
    ]
    some = [side for side in sides if 0 < len(side) <= 4]
    tried += [Exchange(turn, give, take, place) for give in some for take in some for place in ("floor", "opponent")]
    legal = match.legal_actions()
    listed = {str(action) for action in legal}
    assert len(listed) == len(legal)
    assert {str(action) for action in tried if match.why_not(action) is None} <= listed
    assert all(match.why_not(action) is None for action in legal)


def test_fifteen_in_three_ways():
    """15 = 15 = 10 + 5 = 5 + 5 + 5, so a queen is exchanged for the last two only."""
    kinds = Money().kinds
    assert kinds == (("K", 5), ("J", 10), ("Q", 15))
    assert [part.ranks for part in parts((3, 1, 1), kinds) if part.worth == 15] == [("Q",), ("K", "J"), ("K", "K", "K")]
    assert [take.ranks for _, take in swaps((0, 0, 1), (4, 4, 0), kinds)] == [("K", "J"), ("K", "K", "K")]


def test_the_order_of_ranks_makes_no_difference_to_an_exchange():
    """The list has one order of the ranks, and a player may name the other."""
    bank = {"bank.p1": "Qc", "hand.p2": "9h", "bank.p2": "Kd Jd", "pile": FLOOR}
    first = position("money", bank).play("p1 exchange Q for K J with opponent")
    second = position("money", bank).play("p1 exchange Q for J K with opponent")
    assert sorted(map(str, first.zone("bank.p1"))) == sorted(map(str, second.zone("bank.p1"))) == ["Jd", "Kd"]


def test_suits_are_chosen_automatically():
    """Of several kings, the first suit in the order clubs, diamonds, hearts, spades is paid."""
    match = position("money", {"bank.p1": "Ks Kh Kd", "hand.p2": "9h", "pile": FLOOR}).play("p1 buy K from floor")
    assert [str(card) for card in match.zone("under")] == ["Kd"]


def test_the_seller_is_asked_only_if_there_is_a_choice():
    """For a jack the price is ten cards. With one king there are two ways to supply it, and without money one."""
    hand = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    asked = position("money", {"bank.p1": "Jc", "hand.p2": hand, "bank.p2": "Kd"}).play("p1 buy J from opponent")
    assert asked.rules == ["money.buy.must"]
    assert spelt(asked) == ["p2 supply", "p2 supply K"]
    assert asked.why_not("p1 throw").rule == "money.turn.order"
    assert asked.why_not("p2 supply J").rule == "money.buy.not_there"
    once = position("money", {"bank.p1": "Jc", "hand.p2": hand}).play("p1 buy J from opponent")
    assert once.rules == ["money.buy.must", "money.buy.opponent"]
    assert spelt(once) == ["p1 throw"]


def test_a_seller_with_too_few_cards_gives_change_without_being_asked():
    """With seven cards for a jack, only 5 + 5 makes up the value."""
    match = position("money", {"bank.p1": "Jc", "hand.p2": "Ac 2c 3c 4c 5c 6c 7c", "bank.p2": "Kd"})
    match.play("p1 buy J from opponent")
    assert [str(card) for card in match.zone("bank.p1")] == ["Kd"]
    assert [str(card) for card in match.zone("hand.p1")] == ["Ac", "2c", "3c", "4c", "5c"]


def test_a_seller_may_not_return_the_price():
    """Change is less than the price, so at least one number card is sold."""
    match = position("money", {"bank.p1": "Jc", "hand.p2": "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", "bank.p2": "Kd Ks Jh"})
    match.play("p1 buy J from opponent")
    assert spelt(match) == ["p2 supply", "p2 supply K"]
    for change in ("J", "K K"):
        assert match.why_not(f"p2 supply {change}").rule == "money.buy.full_value"


def test_if_the_buyer_decides_every_way_of_change_is_offered():
    hand = {"bank.p1": "Qc", "hand.p2": "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", "bank.p2": "Kd Ks Jh"}
    match = position("money", hand, options={"opponent_change": "buyer", "exchange_limit": 0})
    assert spelt(match) == [f"p1 buy Q from opponent change {change}" for change in ("K", "J", "K K")]
    match.play("p1 buy Q from opponent change K K")
    assert len(match.zone("hand.p1")) == 5


def test_change_from_the_floor_does_not_come_from_the_opponent():
    """Change comes from the place where the coin is paid."""
    match = position("money", {"bank.p1": "Jc Kc", "hand.p2": "9h", "bank.p2": "Kd", "pile": FLOOR, "under": "Qh"})
    assert match.why_not("p1 buy J from floor change K").rule == "money.buy.not_there"


def test_a_player_who_cannot_buy_from_one_seller_tries_the_other_or_waits():
    """A king is worth five. Two cards in the other hand are too few, so the floor sells; with only four cards there, nobody can
    sell.
    """
    match = position("money", {"bank.p1": "Kc", "hand.p2": "9h 8d", "pile": FLOOR}, options={"floor_minimum": 10})
    assert match.rules == ["money.buy.must", "money.buy.lifted"]
    assert spelt(match) == ["p1 buy K from floor"]
    assert "floor" in MatchStory(match).steps()[-1]["sentence"]
    match = position("money", {"bank.p1": "Kc", "hand.p2": "9h 8d", "pile": "2c 3c 4c 5c"})
    assert match.rules == ["money.buy.must", "money.buy.pass"]
    assert match.table.counters["turn"] == "p2"


def test_a_player_who_must_exchange_before_buying_is_not_stuck():
    """A queen that cannot buy from five cards can be exchanged for a king that can, and that exchange is the only legal action."""
    match = position("money", {"bank.p1": "Qc", "hand.p2": "9h", "bank.p2": "Kd Jd", "pile": "2c 4d 6s 8h Tc"})
    assert match.rules == ["money.buy.must"]
    assert spelt(match) == ["p1 exchange Q for K J with opponent"]
    none = position(
        "money",
        {"bank.p1": "Qc", "hand.p2": "9h", "bank.p2": "Kd Jd", "pile": "2c 4d 6s 8h Tc"},
        options={"exchange_limit": 0, "cannot_buy": "lose"},
    )
    assert none.outcome == "p2"


def test_a_false_claim_may_save_a_player_with_nothing_left():
    """A player without number cards and money loses only on her own turn. A false claim can give her the pile just before."""
    saved = position("money", {"hand.p1": "8c 2c", "bank.p1": "Kc", "pile": "7d"}).play("p1 throw").play("p1 claim")
    assert saved.outcome is None
    assert [str(card) for card in saved.zone("hand.p2")] == ["7d", "8c"]
    lost = position("money", {"hand.p1": "8c 2c", "bank.p1": "Kc", "pile": "7d"}).play("p1 throw").play("p1 pass")
    assert lost.outcome == "p1"
    assert lost.table.counters["reason"] == "broke"


@pytest.mark.parametrize(
    ("other", "outcome", "rule"),
    [({"hand.p2": "9h"}, "p2", "broke"), ({"bank.p2": "Kd"}, "p2", "broke"), ({}, DRAW, "draw")],
)
def test_nobody_wins_only_if_all_have_nothing(other, outcome, rule):
    """Player 1 has nothing left, so a number card or money is enough for the other player to win."""
    match = position("money", {"pile": "2d", **other})
    assert (match.outcome, match.rules) == (outcome, [f"money.end.{rule}"])


@pytest.mark.parametrize(("top", "rule"), [("9s", "seven"), ("7s", "match"), (None, None)])
def test_the_seven_of_diamonds(top, rule):
    """It takes any pile, and is an ordinary match on a seven. It takes nothing from an empty floor, even if money lies there."""
    zones = {"hand.p1": "7d 2c", "hand.p2": "3h", "bank.p2": "Qc", "under": "Jc"}
    match = position("money", zones | ({"pile": top} if top else {}), preset="egypt_q5_koumi").play("p1 throw")
    assert match.rules[1:2] == ([f"money.capture.{rule}"] if rule else [])


def test_an_unclaimed_seven_of_diamonds_is_explained_correctly():
    """If matches must be claimed, so must 7♦. Letting it pass is not explained as an equal rank."""
    options = {"seven_of_diamonds": "captures"}
    match = position("money", {"hand.p1": "7d 2c", "hand.p2": "3h", "pile": "9s"}, options=options).play("p1 throw")
    told = MatchStory(match.branch().play("p1 pass")).steps()[-1]["sentence"]
    assert told.startswith("7♦ takes any pile")
    assert match.play("p1 claim").rules[-1] == "money.capture.seven"


def test_if_matches_take_automatically_nobody_can_claim():
    match = position("money", {"hand.p1": "7c 2c", "hand.p2": "3h", "pile": "9s"}, preset="egypt_q5")
    refusal = match.why_not("p1 claim")
    assert refusal.rule == "money.claim.late"
    assert "by itself" in Words().explain_refusal(refusal.rule, refusal.facts).sentence


def test_an_empty_table_can_only_be_dealt():
    match = position("money")
    assert spelt(match) == ["all deal"]
    assert match.why_not("p1 throw").rule == "money.turn.order"
    match.play("all deal")
    assert match.why_not("all deal").rule == "money.turn.order"


def test_a_given_pack_is_dealt_in_its_order():
    """The first card goes to the first player, and the last one is on top."""
    match = position("money", pack="2c 3c 4c 5c").play("all deal")
    assert [str(card) for card in match.zone("hand.p1")] == ["4c", "2c"]
    assert [str(card) for card in match.zone("hand.p2")] == ["5c", "3c"]
    assert len(match.zone("bank.p1")) == 6


def test_the_value_of_a_throw():
    """Three of 39 unseen cards match the only one on the floor, which has a king under it: (1 + 5) × 3 ÷ 39."""
    hands = [card for card in pack("A23456789T") if card.name != "7d"]
    zones = {"hand.p1": hands[:20], "hand.p2": hands[20:], "pile": "7d", "under": "Kc"}
    match = position("money", zones)
    action = match.read("p1 throw")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), action)
    assert (advice.facts["good"], advice.facts["unseen"]) == (3, 39)
    assert advice.worth == Judgement.of(match.game).gain(match.seen_by("p1"), action) == 6 * 3 / 39


def test_the_coach_foresees_a_match_with_a_bought_card():
    """A card bought from the floor is thrown next, if it is the lowest. Here it matches the top card, which stays."""
    match = position("money", {"bank.p1": "Kc", "hand.p2": "9h", "pile": "2c 4d 6s 8h Tc 3d 2s"})
    action = match.read("p1 buy K from floor")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), action)
    assert advice.name == "buy_match"
    gain, stood = (
        Judgement.of(match.game).gain(match.seen_by("p1"), action),
        Judgement.of(match.game).evaluate(match.seen_by("p1"), "p1"),
    )
    match.play(action).play("p1 throw").play("p1 claim")
    assert Judgement.of(match.game).evaluate(match.seen_by("p1"), "p1") - stood == gain == 7


@pytest.mark.parametrize(("preset", "first"), [("jordan", "buy_match"), ("syria", "buy_no_match")])
def test_the_top_card_after_a_purchase(preset, first):
    """A purchase from the bottom leaves the top card, and one from the top uncovers another."""
    options = {"values": "jordan"}
    match = position(
        "money", {"bank.p1": "Kc", "hand.p2": "9h", "pile": "2c 4d 6s 8h Tc 3d 2s"}, preset=preset, options=options
    )
    assert Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 buy K from floor")).name == first


@pytest.mark.parametrize("seed", range(6))
def test_the_coach_has_advice_for_every_action(seed):
    """Every legal action of a player has advice, and its message uses only the facts given."""
    match, rng, words = Match(random_options(find("money"), RandomStream(seed, 3)), seed), RandomStream(seed), Words()
    for _ in range(60):
        for action in [] if match.is_over else match.legal_actions():
            advice = Judgement.of(match.game).advise(match.seen_by(action.who), action)
            assert words.say(f"money-coach-{advice.name}", **advice.facts).endswith(".")
        if not match.is_over:
            match.play(rng.pick(match.legal_actions()))


def test_a_claim_is_worth_the_pile():
    """A right claim gains the pile and the money. A wrong one gives the same to the other player, unless an option says
    otherwise.
    """
    zones = {"hand.p1": "7c 2c", "hand.p2": "3h", "pile": "7d 9s", "under": "Kc"}
    match = position("money", zones).play("p1 throw")
    assert Judgement.of(match.game).gain(match.seen_by("p1"), match.read("p1 claim")) == 3 + 5
    wrong = zones | {"pile": "8d 9s"}
    for rule, worth in (("opponent_takes", -8), ("none", 0)):
        match = position("money", wrong, options={"false_claim": rule}).play("p1 throw")
        assert Judgement.of(match.game).gain(match.seen_by("p1"), match.read("p1 claim")) == worth


def test_money_is_selected_on_the_table():
    """A learner selects coins on the table. A selection that is no legal action is refused by the rule that forbids it."""
    zones = {"bank.p1": "Qc Kd", "hand.p2": "9h", "bank.p2": "Jd Kh", "pile": FLOOR, "under": "Jh"}
    session = MatchSession(position("money", zones), "p1", {}, Words()).begun()
    shown = {action["action"]: action for action in session.status()["actions"]}
    assert shown["p1 buy Q from floor change J"]["label"] == "Pay Q, J back: 15 − 10 = 5 cards"
    assert sorted(shown["p1 buy Q from floor change J"]["places"]) == [["bank.p1", 0], ["under", 0]]
    assert session.status()["choice"]["zones"] == ["bank.p1", "under"], "nobody lifts the coins of another player"
    answer = session.handle({"do": "try_cards", "at": 0, "cards": [["bank.p1", 1], ["bank.p2", 0]]})
    assert answer["said"]["rule"] == "money.exchange.equal"
    answer = session.handle({"do": "try_cards", "at": 0, "cards": [["bank.p1", 0]]})
    assert answer["said"]["rule"] == "money.buy.full_value"


def test_a_seller_selects_change_on_the_table():
    """Only the seller's own money counts; other money means nothing. The coach says what stays in the bank."""
    hand = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    match = position("money", {"bank.p1": "Jc", "hand.p2": hand, "bank.p2": "Kd Jh", "pile": "2d 3d", "under": "Qh"})
    match.play("p1 buy J from opponent")
    view, change = match.seen_by("p2"), match.read("p2 supply K")
    assert change in Presentation.of(match.game).meant_by(view, "p2", [("bank.p2", 0)])
    assert Presentation.of(match.game).meant_by(view, "p2", [("bank.p2", 0), ("under", 0), ("bank.p1", 0)]) == []
    assert Presentation.of(match.game).meant_by(view, "p2", []) == []
    answer = (
        MatchSession(match.branch(), "p2", {}, Words()).begun().handle({"do": "try_cards", "at": 1, "cards": [["bank.p2", 1]]})
    )
    assert answer["said"]["rule"] == "money.buy.full_value"
    facts = Judgement.of(match.game).advise(view, change).facts
    after = match.branch().play(change)
    assert (facts["n"], facts["change"]) == (5, 5)
    assert facts["left"] == len(after.zone("hand.p2"))
    assert facts["money"] == after.game.trade.worth(after.zone("bank.p2"))


def test_money_under_the_pile_is_drawn_under_it():
    """The stage says which zone is under which. A still picture draws the money before the pile, the nearest card last."""
    match = position("money", {"hand.p1": "9h", "hand.p2": "8h", "pile": "2c", "under": "Jh Ks"})
    zones = {zone["name"]: zone for zone in MatchStory(match).setting()["zones"]}
    assert (zones["under"]["under"], zones["pile"]["under"]) == ("pile", None)
    picture = match_picture(match)
    assert picture.index("K♠") < picture.index("J♥") < picture.index("2♣")


def test_a_game_without_oversights_ends():
    """The players notice every match and buy only when they must. The game ends when one has everything, or at the limit."""
    match, rng = start("money", seed=2, max_turns=3000), RandomStream(2)
    while not match.is_over:
        legal = match.legal_actions()
        best = max(Judgement.of(match.game).gain(match.seen_by(action.who), action) for action in legal)
        match.play(rng.pick([a for a in legal if Judgement.of(match.game).gain(match.seen_by(a.who), a) == best]))
    if match.winners:
        loser = "p2" if match.winners == ("p1",) else "p1"
        assert not match.zone(f"hand.{loser}") + match.zone(f"bank.{loser}")
        assert Counter(match.table.cards()) == Counter(pack())


# ------------------------------------------------------------------------------------------------ a short game


@pytest.mark.parametrize(
    ("bank", "outcome", "said"),
    [
        (
            "Kc",
            "p1",
            "Player 1 has 3 number cards, and money for 5: 8. Player 2 has 3 number cards, and money for 0: 3. Player 1 has",
        ),
        ("", "draw", "That’s the same, so it’s a draw."),
    ],
)
def test_a_short_game_is_won_by_the_richest(bank, outcome, said):
    """After the last turn, each player's number cards and the cards that her money would buy are added up."""
    zones = {"hand.p1": "2c 3c 4c 5c", "hand.p2": "6c 7c 8c 9c", "bank.p1": bank}
    match = position("money", zones, options={"max_turns": 2, "on_limit": "most_worth"})
    while not match.is_over:
        legal = [str(action) for action in match.legal_actions()]
        match.play(next(action for action in legal if action.split()[1] in ("throw", "pass")))
    assert match.outcome == outcome
    assert said in MatchStory(match).steps()[-1]["sentence"]


def test_only_a_useful_exchange_is_offered():
    """A coin of 15 buys nothing from five cards without change, but 5 and 10 do. This exchange is the only button."""
    poor = {"bank.p1": "Qc", "hand.p2": "9h 8h", "bank.p2": "Kh Jd", "pile": "2c 4d 6s 8c Tc"}
    offered = AvailableActions(position("money", poor, counters={"turn": "p1"}), "p1", Words()).to_json(0)["actions"]
    assert [(one["label"], one["places"], one["secondary"]) for one in offered] == [("Swap coins: 15 = 5 + 10", [], False)]
    rich = AvailableActions(position("money", {**poor, "under": "Ks Jc"}, counters={"turn": "p1"}), "p1", Words())
    assert [one["tag"] for one in rich.to_json(0)["actions"] if one["tag"]] == ["5 cards"]
