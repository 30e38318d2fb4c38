"""Duel King: sweeps, saves, jokers, forced duels, and the coach's counts."""

from collections import Counter as Bag

import pytest

from cardlab import position, start
from cardlab.bots import find, play_out
from cardlab.core.actions import Action
from cardlab.core.cards import card, cards
from cardlab.core.errors import PositionError
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.games.duel_king.judgement import told_of
from cardlab.match import Match
from cardlab.words.words import Words


def laid(p1: str, p2: str, *, lead: str = "p1", **options: object) -> Match:
    """Returns a match with these two decks."""
    zones = {"deck.p1": p1, "deck.p2": p2}
    return position("duel_king", zones, counters={"lead": lead}, options={"loss_limit": 2, **options})


def swept(p1: str = "9c 4d Jh 7c 2c 3d 5h 6h", p2: str = "Kd 6s Th 3c 5d 8h 9h Tc", **options: object) -> Match:
    """Returns a match in which player 2 has swept the table with K♦ and player 1 must answer."""
    return laid(p1, p2, lead="p2", **options).play("all play")


class Never:
    """A bot that always passes."""

    name = "never"
    remembers = False

    def choose(self, game: Game, view: View, legal: list[Action], rng: RandomStream) -> Action:
        return legal[-1]


def test_only_ones_own_swept_cards_can_be_saved():
    """Of the 54 cards these are exactly the three swept ones, only their owner may save them, and each refusal gives the
    reason.
    """
    match, words = swept(), Words()
    allowed = {str(action) for action in match.legal_actions()}
    assert allowed == {"p1 save 9c", "p1 save 4d", "p1 save Jh", "p1 pass"}
    for tried, told in (
        ("p1 save Kd", "K♦ is not one of your cards"),
        ("p1 save 2c", "2♣ is not one of your cards"),
        ("p2 save 6s", "Only Player 1 can save"),
        ("p2 pass", "Only Player 1 can save"),
        ("all play", "First Player 1 says"),
    ):
        refusal = match.why_not(tried)
        assert refusal.rule == "duel_king.save.illegal"
        assert told in words.explain_refusal(refusal.rule, refusal.facts).sentence
    refusal = laid("9c 4d Jh 7c", "6s Th 3c 5d").why_not("p1 save 9c")
    assert "Nobody has swept" in words.explain_refusal(refusal.rule, refusal.facts).sentence


def test_cards_turned_up_by_a_sweep_have_no_effect():
    """A king and a joker that were not flipped are cards like any other, and can be saved."""
    match = swept("9c Kh X1 7c 2c 3d 5h")
    assert "duel_king.joker" not in match.rules
    assert match.rules.count("duel_king.king") == 1
    assert "p1 save X1" in map(str, match.legal_actions())


@pytest.mark.parametrize(("attempts", "asked"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_number_of_saves_is_limited(attempts, asked):
    match = swept(save_attempts=attempts)
    times = 0
    while match.table.counters["ask"]:
        times += 1
        match.play(match.legal_actions()[0])
    assert times == asked
    assert ("duel_king.save.limit" in match.rules) is (attempts > 0)
    assert not any(match.zone(zone) for zone in ("table.p1", "table.p2", "row.p1", "row.p2"))


def test_the_winner_of_the_last_save_duel_leads():
    """7♣ beats 3♣, so A leads; then 2♣ loses to 5♦, and B leads."""
    match = swept().play("p1 save Jh")
    assert match.table.counters["lead"] == "p1"
    assert match.play("p1 save 9c").table.counters["lead"] == "p2"


def test_a_saved_card_may_wait_next_to_the_deck():
    match = swept(winnings="match_end").play("p1 save Jh")
    assert match.zone("winnings.p1") == cards("Jh")
    match.play("p1 pass")
    assert match.zone("deck.p1")[-1:] == cards("Jh")
    assert not match.zone("winnings.p1")


FORCED = ("2c 5d 9h 3c 7d 8d 8h", "4d 6s 9d Kh 3h 7h 5h")
"""B wins two rounds, the nines are tied with no card left, and K♥ beats 3♣ from the decks."""


def test_after_a_forced_duel_nothing_is_saved_by_default():
    match = laid(*FORCED).play("all play")
    assert match.table.counters["ask"] is None
    assert match.rules[-2:] == ["duel_king.forced.win", "duel_king.match.end"]
    assert match.zone("deck.p2")[-4:] == cards("9d Kh 9h 3c")


def test_cards_of_a_forced_duel_can_be_saved_as_an_option():
    """The loser may fight for the tied card and the flipped one. Then the winner takes the rest."""
    match = laid(*FORCED, save_after_forced=True).play("all play")
    assert {str(action) for action in match.legal_actions()} == {"p1 save 9h", "p1 save 3c", "p1 pass"}
    match.play("p1 save 9h").play("p1 pass")
    assert match.rules[-5:] == [
        f"duel_king.{name}" for name in ("save.declare", "save.won", "save.pass", "sweep.take", "match.end")
    ]
    assert match.zone("deck.p1")[-1:] == cards("9h")
    assert match.table.counters["lead"] == "p1"


def test_a_forced_duel_without_a_king_ends_at_once():
    match = laid("2c 5d 9h 3c 7d 8d", "4d 6s 9d Qh 3h 7h", save_after_forced=True).play("all play")
    assert match.table.counters["ask"] is None


def test_two_jokers_in_a_forced_duel_exchange_cards():
    """Both lift their cards off first, so the new cards do not go back."""
    match = laid("2c 5d 9h X1 3c 4c Ts 8h", "4d 6s 9d X2 Ac 2d 7h Jh", joker_cards=2).play("all play")
    assert match.rules[-6:] == [
        f"duel_king.{name}" for name in ("forced.start", "joker.five", "joker.five", "forced.tie", "forced.win", "match.end")
    ]
    # A has T♠ 8♥ left and gets A♣ 2♦; B has 7♥ J♥, the cards of two rounds, and gets 3♣ 4♣. T♠ beats 7♥.
    assert match.zone("deck.p1") == cards("8h Ac 2d 9h X1 Ts 9d X2 7h")
    assert match.zone("deck.p2") == cards("Jh 4d 2c 6s 5d 3c 4c")


def test_a_joker_may_bring_nothing():
    """It brings none if the option is 0, or if the other deck is empty."""
    match = laid("X1 5d 9h 3c 7d", "4d 6s 9d Qh", joker_cards=0, save_attempts=0).play("all play")
    assert "duel_king.joker.five" not in match.rules
    match = laid("X1 5d 9h 3c 7d", "4d 6s 9d", save_attempts=0).play("all play")
    told = next(event for event in match.events if event.rule == "duel_king.joker.five")
    assert told.facts["n"] == 0
    assert "no more cards" in Words().explain(told.rule, told.facts).sentence


def test_if_both_have_too_few_the_smaller_deck_loses():
    """Equal decks draw. This cannot happen with 54 cards, only in a position."""
    one = laid("9c 4d Jh", "7d 6s Th 2c", loss_limit=5).play("all play")
    assert [len(one.zone(f"deck.{seat}")) for seat in ("p1", "p2")] == [4, 3]
    assert one.outcome == "p1"
    draw = laid("3c 3d 9h", "4d 2s 9d", loss_limit=5, winnings="match_end").play("all play")
    assert [len(draw.zone(f"deck.{seat}")) for seat in ("p1", "p2")] == [3, 3]
    assert (draw.rules[-1], draw.outcome) == ("duel_king.end.lose", "draw")


def test_decks_are_shuffled_after_the_agreed_number_of_ties():
    tied = ("2c 5d 9h Qc Qh 4c 3c 3s 8c 8s", "4d 6s 9d Qd Qs 4h 3d 2s 7c 7s")
    for after in (0, 1, 2, 3):
        fired = laid(*tied, shuffle_after=after).play("all play").rules
        ties = fired.count("duel_king.forced.tie")
        assert ties >= 1
        assert fired.count("duel_king.forced.shuffle") == (ties // after if after else 0)


@pytest.mark.parametrize(
    ("zones", "counters"),
    [
        ({"deck.p1": "2c 3c 4c", "deck.p2": "5c 6c 7c", "table.p1": "9c"}, {}),
        ({"deck.p1": "2c 3c 4c", "deck.p2": "5c 6c 7c", "row.p1": "9c"}, {}),
        ({"deck.p1": "2c 3c 4c", "deck.p2": "5c 6c 7c", "table.p2": "9c"}, {"ask": "p1"}),
        ({"deck.p2": "5c 6c 7c", "table.p1": "9c"}, {"ask": "p1"}),
    ],
)
def test_positions_in_the_middle_of_a_match_are_errors(zones, counters):
    with pytest.raises(PositionError):
        position("duel_king", zones, counters=counters)


def test_a_position_with_too_few_cards_for_a_match_is_lost():
    assert position("duel_king", {"deck.p1": "2c 3c", "deck.p2": "5c 6c 7c"}).outcome == "p2"


def test_the_coach_counts_higher_cards():
    """Of the 48 hidden cards, the queens, the other three kings and both jokers are higher than J♥."""
    match = swept()
    view = match.seen_by("p1")
    told = {str(action): Judgement.of(match.game).advise(view, action) for action in match.legal_actions()}
    assert told["p1 save Jh"].name == "save"
    assert (told["p1 save Jh"].facts["unseen"], told["p1 save Jh"].facts["better"]) == (48, 4 + 3 + 2)
    assert (told["p1 save Jh"].facts["known"], told["p1 save Jh"].facts["k"]) == ("none", 50)
    assert told["p1 pass"].facts == {"n": 3, "left": 5}
    words = Words()
    assert all(words.say(f"duel_king-coach-{advice.name}", **advice.facts) for advice in told.values())


@pytest.mark.parametrize(
    ("mine", "theirs", "known", "k", "result"),
    [
        ("9h", "7c", "both", 100, "win"),
        ("7c", "9h", "both", 0, "lose"),
        ("9h", "9c", "both", 50, "tie"),
        ("9h", "7c Tc", "mine", 50, "tie"),
        ("7c 8c", "9h", "theirs", 0, "lose"),
        ("7c Tc", "8h 9h", "none", 50, "tie"),
    ],
)
def test_advice_on_two_cards_that_fight(mine, theirs, known, k, result):
    """Each side may be one of several cards. A tie is decided later, and counts a half."""
    told = told_of(cards(mine), cards(theirs))
    assert (told["known"], told["k"], told["result"]) == (known, k, result)


def test_the_coach_warns_of_a_save_that_could_lose_the_game():
    match = swept(loss_limit=4)
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 save Jh"))
    assert (advice.name, advice.facts["left"], advice.facts["then"]) == ("danger", 5, 4)
    gains = {str(action): Judgement.of(match.game).gain(match.seen_by("p1"), action) for action in match.legal_actions()}
    assert max(gains, key=gains.get) == "p1 pass"


def test_only_kings_and_jokers_are_worth_a_save():
    """A save of any card gains half a card and costs a whole one; a king or a joker gains more cards later."""
    match = swept("9c Kh X1 7c 2c 3d 5h 6h 8s")
    gains = {str(action): Judgement.of(match.game).gain(match.seen_by("p1"), action) for action in match.legal_actions()}
    assert gains["p1 save X1"] > gains["p1 save Kh"] > gains["p1 pass"] == 0 > gains["p1 save 9c"]
    assert Judgement.of(match.game).brings(card("9c")) == 1


def test_saving_only_kings_and_jokers_beats_never_saving():
    """In a simulation it won 65 of 100 games. It wins clearly more than half of 120 games here."""
    players = {"p1": find("greedy"), "p2": Never()}
    results = Bag(play_out(start("duel_king", seed=seed), players).outcome for seed in range(120))
    assert results["p1"] > 66
    assert results["p1"] + results["p2"] == 120


def test_a_game_without_saving_lasts_about_26_matches():
    """In a simulation of 2,000 games the mean was 26 and the median 22. This test plays 150 games."""
    lengths = []
    for seed in range(150):
        match = start("duel_king", seed=seed, preset="no_saves")
        while not match.is_over:
            match.play("all play")
        lengths.append(match.table.counters["turns"])
    assert 22 < sum(lengths) / len(lengths) < 30
    assert 17 < sorted(lengths)[75] < 27


def test_swept_cards_count_for_the_sweeper():
    match = swept()
    assert Judgement.of(match.game).evaluate(match.seen_by("p1"), "p1") == 5 - 5 - 6
    assert Judgement.of(match.game).evaluate(match.seen_by("p2"), "p2") == 6
