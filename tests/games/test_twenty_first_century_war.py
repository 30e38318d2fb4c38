"""21st Century War: combinations, ties, simultaneous choices, and the coach."""

from collections import Counter
from itertools import combinations

import pytest

from cardlab import position, start
from cardlab.bots import find, play_out
from cardlab.bots.card_memory import Memory
from cardlab.core.cards import cards
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.games.twenty_first_century_war.combinations import most, split, spread, together
from cardlab.games.twenty_first_century_war.rulebook import VALUE
from cardlab.match import Match
from cardlab.words.words import Words

LOW = {"pile.p2": "2s 6c"}


def drawn(hand: str, **options: object) -> Match:
    """Returns a match in which the first player has just drawn these cards."""
    return position("twenty_first_century_war", {"pile.p1": hand, **LOW}, options=options).play("all draw")


@pytest.mark.parametrize(
    "chosen",
    [
        *("Ac Qd", "Ac Kd Jh", "Ac 2d 7h 9s", "Ac 5d 6h", "Ac Td Jh", "Ac 4d 4h Js", "3c 9d Qh", "5c 5d Th", "4c 5d 9h"),
        *("2c 2d 4h 8s", "4c 4d 9h 9s", "5c 5d 5h 5s", "Ac Ad 9h 9s", "Ac Ad", "Ac Ad Kh", "Ac Ad 2h", "Kc Kd Qh As"),
        *("Kc Kd", "Ac", "Kc", "2c"),
    ],
)
def test_legal_combinations(chosen):
    """The printed combinations, and those that follow from them, may be played in any order of the cards."""
    match = drawn(chosen)
    for spelt in (chosen, " ".join(reversed(chosen.split()))):
        assert match.why_not(f"p1 play {spelt}") is None


@pytest.mark.parametrize(
    ("chosen", "rule", "told"),
    [
        ("Ac 9d", "no_partner", "9♦ is left over"),
        ("5c 5d 5h", "no_partner", "5♥ is left over"),
        ("Ac 5d 5h 5s", "no_partner", "5♠ is left over"),
        ("Ac Ad 9h", "no_partner", "9♥ is left over"),
        ("Ac 2d 2h 3s", "no_partner", "3♠ is left over"),
        ("Kc 9d", "no_partner", "9♦ is left over"),
        ("4c 9d", "no_partner", "4♣ and 9♦ do not go together"),
        ("Kc Jd", "face_needs_ace", "lets K♣ and J♦ join in, and you have not chosen an ace"),
        ("Kc Kd Qh", "face_needs_ace", "lets K♣, K♦, and Q♥ join in"),
        ("Ac 5d 6h Ks", "face_needs_ace", "Your ace is already part of a sum"),
        ("Ac Ac", "not_in_hand", "It is not in your hand, or you have already chosen it"),
        ("7h", "not_in_hand", "You can’t choose 7♥"),
    ],
)
def test_illegal_combinations(chosen, rule, told):
    """The first rule that fits refuses them, and the sentence names the card that does not belong."""
    held = list(dict.fromkeys(card for card in chosen.split() if card != "7h"))
    refusal = drawn(" ".join(held or ["8c"])).why_not(f"p1 play {chosen}")
    assert refusal.rule == f"twenty_first_century_war.illegal.{rule}"
    assert told in Words().explain_refusal(refusal.rule, refusal.facts).sentence


def test_options_allow_and_forbid_combinations():
    """Two pairs, the jobs of an ace, and single cards are options."""
    assert drawn("Ac 5d 6h Ks", ace_jobs="many").why_not("p1 play Ac 5d 6h Ks") is None
    assert drawn("4c 4d 9h 9s", two_pairs=False).why_not("p1 play 4c 4d 9h 9s").rule.endswith("two_pairs")
    assert drawn("Ac Ad 9h 9s", two_pairs=False).why_not("p1 play Ac Ad 9h 9s") is None  # a pair and two wild aces
    strict = drawn("4c 4d 9h Js", singles="last_resort")
    assert [str(action) for action in strict.legal_actions() if action.who == "p1"] == ["p1 play 4c 4d"]
    assert "4♣ and 4♦" in strict.why_not("p1 play 9h").sentence
    alone = drawn("4c 6d 9h Qs", singles="last_resort")
    assert len([action for action in alone.legal_actions() if action.who == "p1"]) == 4


def test_the_chosen_split_has_the_fewest_face_cards_and_wild_aces():
    kinds = {
        values: Counter(block.kind for block in split(values, True, False)) for values in [(1, 1, 13), (1, 1, 2), (1, 10, 11)]
    }
    assert kinds == {(1, 1, 13): {"wild": 2, "face": 1}, (1, 1, 2): {"sum": 1}, (1, 10, 11): {"sum": 1}}
    assert Counter(block.kind for block in split((1, 1, 13), True, True)) == {"pair": 1, "face": 1}
    assert [block.kind for block in split((1, 1, 9, 9), True, False)] == ["pair", "pair"]
    assert sorted(block.kind for block in split((1, 1, 9, 9), False, False)) == ["pair", "wild", "wild"]


def test_how_often_a_hand_has_a_combination():
    """Of all 270,725 hands of four, 72 % have a combination, and 65 % have one that beats their highest card. The mean best
    total is 16.6.
    """
    unseen = (4,) * 13
    best, hands = spread(unseen, 4, True, False, True)
    assert hands == sum(best) == 270_725
    assert round(sum(total * ways for total, ways in enumerate(best)) / hands, 1) == 16.6
    assert max(total for total, ways in enumerate(best) if ways) == 52
    some = beats = whole = 0
    for hand in combinations([value for value in range(1, 14) for _ in range(4)], 4):
        some += bool(together(hand, True, False))
        beats += most(hand, True, False, True) > max(hand)
        whole += split(hand, True, False) is not None
    assert [round(100 * n / hands) for n in (some, beats, whole)] == [72, 65, 9]


def test_nothing_is_shown_before_all_have_chosen():
    """The others see only that the hand has its cards. The last choice turns the chosen cards up, in the order of the seats."""
    match = position("twenty_first_century_war", {"pile.p1": "8c 8d 3h 6s", "pile.p2": "Tc Jd 2h 2s"}).play("all draw")
    match.play("p2 play 2h 2s")
    assert match.seen_by("p1")["hand.p2"] == (None,) * 4
    assert match.seen_by("p1")["chosen.p2"] == match.seen_by("p1")["table.p2"] == ()
    assert match.seen_by("p2")["chosen.p2"] == tuple(cards("2h 2s"))
    assert len(Memory(match, "p1").recollect().table(match.game, RandomStream(1)).zones["hand.p2"]) == 4
    assert [action.who for action in match.legal_actions()] == ["p1"] * 5
    for wrong, rule in [("p2 play Tc", "total"), ("p1 tie 8c", "tie.hand"), ("all draw", "draw")]:
        assert match.why_not(wrong).rule == f"twenty_first_century_war.{rule}"
    match.play("p1 play 8c 8d")
    assert [(e.rule.split(".")[-1], e.facts.get("player")) for e in match.events if "play" in e.rule] == [
        ("pair", "p1"),
        ("pair", "p2"),
    ]


def test_only_tied_players_choose_again():
    """With three players, the one below the tie waits. The winner takes everybody's cards, clockwise."""
    piles = {"pile.p1": "6c 6d 2h", "pile.p2": "3c 5d", "pile.p3": "Qc 4d 5h 3s"}
    match = position("twenty_first_century_war", piles, options={"players": 3}).play("all draw")
    match.play("p1 play 6c 6d").play("p2 play 5d").play("p3 play Qc")
    assert {action.who for action in match.legal_actions()} == {"p1", "p3"}
    assert match.why_not("p2 tie 3c").rule == "twenty_first_century_war.total"
    match.play("p3 tie 3s").play("p1 tie 2h")
    assert match.zone("pile.p3") == cards("Qc 3s 6c 6d 2h 5d 4d 5h")
    assert match.zone("pile.p2") == cards("3c")
    assert match.rules[-2:] == ["twenty_first_century_war.return", "twenty_first_century_war.out"]


@pytest.mark.parametrize(("second_tie", "rule"), [("draw", "tie.draw"), ("hand", "tie.hand")])
def test_a_second_tie(second_tie, rule):
    """The tied players draw a card, or first use up their hands, depending on the option."""
    piles = {"pile.p1": "6c 6d 9h 2s 4c", "pile.p2": "Qc 9d 3h 3s 7c"}
    match = position("twenty_first_century_war", piles, options={"second_tie": second_tie}).play("all draw")
    for action in ("p1 play 6c 6d", "p2 play Qc", "p1 tie 9h", "p2 tie 9d"):
        match.play(action)
    after = match.rules[match.rules.index("twenty_first_century_war.tie.again") + 1]
    assert after == f"twenty_first_century_war.{rule}"
    if second_tie == "hand":
        match.play("p1 tie 2s").play("p2 tie 3h")
    assert match.zone("pile.p2")[0] == cards("Qc" if second_tie == "draw" else "7c")[0]
    assert match.table.counters["turns"] == 1


def test_a_second_tie_without_a_pile_is_played_from_the_hands():
    """Nobody can draw, so a player with a card in the hand lays it, and one without loses."""
    piles = {"pile.p1": "6c 6d 9h 2s", "pile.p2": "Qc 9d 3h"}
    match = position("twenty_first_century_war", piles).play("all draw")
    for action in ("p1 play 6c 6d", "p2 play Qc", "p1 tie 9h", "p2 tie 9d"):
        match.play(action)
    assert match.rules[-1] == "twenty_first_century_war.tie.hand"
    match.play("p2 tie 3h").play("p1 tie 2s")
    assert match.outcome == "p2"


def test_three_players_set_a_card_aside():
    match = start("twenty_first_century_war", seed=4, players=3)
    assert [len(match.zone(f"pile.p{n}")) for n in (1, 2, 3)] == [17, 17, 17]
    assert len(match.table["aside"]) == 1
    assert match.seen_by("p1")["aside"] == (None,)


def test_every_round_has_one_end_and_every_play_a_name():
    """Each round has exactly one of win, tie-break and standoff, and the totals are those of the cards."""
    rng = RandomStream(3)
    for seed in range(6):
        match = start("twenty_first_century_war", seed=seed, players=2 + seed % 3, max_turns=25)
        while not match.is_over:
            before = len(match.events)
            match.play(rng.pick(match.legal_actions()))
            for event in match.events[before:]:
                if event.rule.endswith("war.total"):
                    assert all(0 < one["total"] <= 52 and one["n"] <= 4 for one in event.facts["sums"])
        ends = [rule for rule in match.rules if rule.split("war.")[1] in ("win", "tie.win", "tie.standoff")]
        assert len(ends) == match.table.counters["turns"]
        assert sum(rule.endswith("war.total") for rule in match.rules) == len(ends)


def test_greedy_beats_random():
    """The greatest total wins the round, and rounds win the game."""
    for seed in range(5):
        match = start("twenty_first_century_war", seed=seed)
        play_out(match, {"p1": find("greedy"), "p2": find("random")})
        assert match.outcome == "p1"


def test_the_coach_counts_hands_below_a_total():
    """The count is exact, over all hands of unseen cards."""
    match = drawn("Kc Kd Kh Ks", max_turns=1)
    game, view = match.game, match.seen_by("p1")
    told = {str(action): Judgement.of(game).advise(view, action) for action in match.legal_actions() if action.who == "p1"}
    everything = told["p1 play Kc Kd Kh Ks"]
    assert (everything.name, everything.facts["total"], everything.facts["below"], everything.facts["kept"]) == (
        "most",
        52,
        100,
        0,
    )
    king = told["p1 play Kc"]
    assert (king.name, king.facts["missing"]) == ("less", 39)
    pairs = list(combinations([VALUE[card.rank] for card in game.pack() if card.rank != "K"], 2))
    below = sum(most(tuple(sorted(pair)), True, False, True) < 13 for pair in pairs)
    assert king.facts["below"] == round(100 * below / len(pairs))  # the other player has drawn two cards
    for advice in told.values():
        assert Words().say(f"twenty_first_century_war-coach-{advice.name}", **advice.facts).endswith(".")


def test_the_coach_in_a_tie_counts_lower_cards():
    match = position("twenty_first_century_war", {"pile.p1": "6c 6d Kh 9s", "pile.p2": "Qc 4d 5h 3s"}).play("all draw")
    match.play("p1 play 6c 6d").play("p2 play Qc")
    king = next(action for action in match.legal_actions() if str(action) == "p1 tie Kh")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), king)
    assert advice.facts == {"card": king.card, "lower": 44, "same": 3, "of": 47}
    assert Judgement.of(match.game).gain(match.seen_by("p1"), king) == 13


def test_the_evaluation_counts_all_cards_of_a_seat():
    match = drawn("Ac Qd 3h 9s")
    assert Judgement.of(match.game).evaluate(match.seen_by("p1"), "p1") == 2
    assert Judgement.of(match.game).evaluate(match.seen_by("p2"), "p2") == -2
