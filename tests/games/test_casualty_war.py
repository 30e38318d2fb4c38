"""Casualty War: cases that the worked examples do not cover."""

from collections import Counter
from itertools import product

import pytest

from cardlab import position, start
from cardlab.core.cards import cards
from cardlab.core.declarations import SPECTATOR
from cardlab.core.event_kinds import TurnOver
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.words.match_story import MatchStory

SLUG = "casualty_war"
GAME = find(SLUG)()
WAR = ("7c Kd 4h 2c 3c 5c 9c 8c 6c 2d 3h 4c Tc Th Qh 6s", "7d 2h 9s Ac Jc Qc 9d 4d 5d Ad 5h 6h 3d 8d 2s Js")
"""One match, and another one in its war."""


def rules(match: Match) -> list[str]:
    return [rule.removeprefix(SLUG + ".") for rule in match.rules]


def names(match: Match, zone: str) -> str:
    return " ".join(card.name for card in match.zone(zone))


def played(one: str, other: str, **options: object) -> Match:
    zones = {"packet.p1": one, "packet.p2": other}
    return position(SLUG, zones, options={"pickup_order": "winner_first", **options}).play("all turn")


def sides(one: str, other: str) -> dict[str, list]:
    return {"p1": cards(one), "p2": cards(other)}


# ------------------------------------------------------------------------------------------------ matches and sums


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("7c 7d 2h", "7h Ks 3s", "7c-7h"),
        ("7c 2h 3s", "7h 7d Ks", "7c-7h"),
        ("4c 8d 7h", "7s 4d 8h", "8d-8h 7h-7s 4c-4d"),
        ("X1 2c 3c", "X2' 4d 5d", "X1-X2'"),
        ("As 2c 3c", "Ah 4d 5d", ""),
        ("As 2c 3c", "As' 4d 5d", "As-As'"),
        ("As Ac 3c", "As' Ah 5d", "As-As' Ac-Ah"),
        ("2c 3c 4c", "5d 6d 7d", ""),
    ],
)
def test_matches(one, other, found):
    """Each card is in at most one match, the first card laid comes first, and the highest match is listed first."""
    assert " ".join(f"{a}-{b}" for a, b in GAME.matches(sides(one, other))) == found


def test_a_plain_ace_of_spades_is_an_ordinary_ace():
    """It matches any ace, and beats nothing."""
    plain = find(SLUG)(ace_of_spades="plain")
    assert len(plain.matches(sides("As 2c 3c", "Ah 4d 5d"))) == 1
    assert plain.higher(sides("As 2c 3c", "4d 5d 6d")) == "p2"


@pytest.mark.parametrize(("ace", "worth"), [(1, 15), (11, 25), (14, 28)])
def test_values(ace, worth):
    """A joker counts 14, court cards 11 to 13, and an ace by its option."""
    game = find(SLUG)(ace=ace)
    assert game.worth(cards("X1 Jc Ac")) == 25 + ace
    assert game.worth(cards("Ah 2c Qd")) == worth


def test_two_aces_of_spades_count_as_one():
    """One on each side match and settle nothing. Two on one side beat everything, as one does."""
    assert GAME.higher(sides("As As' 2c", "Kd Kh Ks")) == "p1"
    assert GAME.higher(sides("As 2c 3c", "As' 2d 4c")) == "p2"


def test_the_difference_is_the_same_without_the_matching_cards():
    """For every pair of hands with a match, the sums of all three cards and those of the rest differ by the same number."""
    hands = [f"7c {a} {b}" for a, b in product(("2d", "Kh", "X1"), ("3s", "Js", "9d"))]
    for one, other in product(hands, hands):
        up = sides(one, other.replace("c", "h").replace("d", "c'"))
        matched = {card for match in GAME.matches(up) for card in match}
        rest = {seat: [card for card in side if card not in matched] for seat, side in up.items()}
        assert GAME.worth(up["p1"]) - GAME.worth(up["p2"]) == GAME.worth(rest["p1"]) - GAME.worth(rest["p2"])


# ------------------------------------------------------------------------------------------------ a turn


def test_the_ace_of_spades_takes_the_cards_without_a_match():
    """Both have a king. Among the other cards, the side with the ace of spades is higher whatever the sums are."""
    match = played("Kc As 2h 2c 3c 5c 9c 8c 6c 4s", "Kd Qh Js 3d 4d 6d 7s Ts 5d 9s")
    assert rules(match)[:5] == ["lay", "match", "ace_of_spades", "unmatched", "pickup"]
    assert names(match, "packet.p1").startswith("4s As 2h Qh Js Kc")


def test_casualties_in_play_can_be_turned_off():
    """Four fives are then two matches of five against five."""
    match = played("5c 5d 9h 2s", "5h 5s Kd 3s", casualties_in_play=False)
    assert "casualties.play" not in rules(match)
    assert next(event.facts["n"] for event in match.events if event.rule.endswith(".match")) == 2


def test_three_of_a_number_in_play_are_no_casualties():
    """Two fives against one are a match, and no card leaves the game before it."""
    match = played("5c 5d 9h 2c 3c 4c 6c 7c 8c 2s", "5h Qs Kd Ad Jd Td 9d 8d 7d 3s")
    assert rules(match)[:3] == ["lay", "match", "unmatched"]


def test_one_side_may_lose_all_its_cards():
    """Three of the four fives are one player's. The empty side counts 0, and the other cards are taken."""
    match = played("5c 5d 5c' 2s", "5h Kd 9h 3s")
    assert rules(match) == ["lay", "casualties.play", "take", "pickup"]
    assert (match.table.counters["sum.p1"], match.table.counters["sum.p2"]) == (0, 22)
    assert names(match, "packet.p2") == "3s Kd 9h"


def test_the_counters_equal_each_sum_in_the_story():
    """They are the whole sums of the turn, the sums without the match, and those of the war whenever cards are turned up."""
    story = MatchStory(played(*WAR), "p1").steps()
    seen = [(step["rule"].split(".", 1)[-1], dict(event[1])) for step in story for event in step["events"] if event[0] == "put"]
    sums = [(rule, put["sum.p1"], put["sum.p2"]) for rule, put in seen if "sum.p1" in put and rule]
    assert sums == [("lay", 24, 18), ("unmatched", 17, 11), ("war.lay", 23, 18), ("war.lay", 32, 13)]


# ------------------------------------------------------------------------------------------------ wars


def test_a_war_may_compare_sums_only():
    """The new cards contain a match of nines. With `sums`, 23 beats 18 at once."""
    match = played(*WAR, match_in_war="sums")
    assert "war.again" not in rules(match)
    assert (match.table.counters["sum.p1"], match.table.counters["sum.p2"]) == (23, 18)


def test_the_fighting_cards_come_last():
    """Each row has the matches, then the cards laid for each war in turn, three of them face down until the end."""
    match = position(
        SLUG,
        {
            "packet.p1": "7c 4d Kd 2c 3c 5c 9c 8c 6c 2d 3h 9h Tc Th Qh 6s",
            "packet.p2": "7d 4c Qs Ac Jc Qc 3d 4h 5d Ad 5h 6h 3s 8d 2s Js",
        },
        options={"pickup_order": "winner_first"},
    )
    rows = {}
    for event in match.game.play(match.table, match.read("all turn")):
        if event.rule.endswith("casualties.war"):
            rows = {name: " ".join(map(str, match.zone(name))) for name in ("table.p1", "table.p2")}
        event.apply(match.table)
    assert rows["table.p1"] == "7c 4d 2c 3c 5c 9c 8c 6c 2d 3h 9h Tc Th Qh"
    assert rows["table.p2"] == "7d 4c Ac Jc Qc 3d 4h 5d Ad 5h 6h 3s 8d 2s"


SPLIT = (
    "7c 4d Kd 2c 3c 5c 9c 8c 6c 2d 3h 9h 2h 3s Js Th Qh Jh Ts 8s 6s 9s",
    "7d 4c Qs Ac Jc Qc 3d 8d 5d Ad 5h 6h Tc Td 4s 2s Jd Ah 3c' 5c' 2c' 9c'",
)


@pytest.mark.parametrize("options", [{"split_wars": "each_keeps"}, {"max_replays": 0}])
def test_after_one_war_each_the_winners_keep_the_matches(options):
    """With `each_keeps`, or without a replay left, the matching cards go with the cards of their war."""
    match = played(*SPLIT, **options)
    assert rules(match)[-3:] == ["war.split", "pickup", "pickup"]
    assert names(match, "packet.p2") == "9c' 7d Ac Qc 8d Ad 6h 4s 7c 9c 8c 6c 9h"
    assert names(match, "packet.p1") == "9s Kd Qs 4d Qh 8s 6s 4c Ah"
    assert match.outcome is None


def test_after_one_war_each_the_matches_are_fought_for_again():
    """Without `each_keeps`, both stakes go to war once more, as often as the option allows."""
    match = played(*SPLIT, max_replays=1)
    assert rules(match).count("war.replay") == 1
    assert rules(match)[rules(match).index("war.split") + 3] == "war.replay"


def test_matches_that_are_casualties_are_not_fought_for_again():
    """Four sevens and four fours leave the game together, the wars are split, and no stake is left."""
    match = played("7c 4d Kd 2c 7h 4h 9c 8c 6c 2d 3h 9h 2h 3s Js 6s", "7d 4c Qs Ac 7s 4s 3d Td 5d Ad 5h 6h Tc Qd 9d Jd")
    assert rules(match)[-4:] == ["casualties.war", "war.split", "pickup", "pickup"]
    assert names(match, "casualties") == "7c 7d 4d 4c 7h 4h 7s 4s"
    assert names(match, "packet.p1") == "6s Kd Qs 2c 9c 8c 6c Ac 3d Td 5d"


def test_three_wars_are_won_by_two():
    """The player who wins two of three wins all, so nothing is split."""
    one = "9c 8c 7c 2c 2d 2h Kc Kd Qc 3c 3d 3h Jc Td Qd 4c 4d 4h 2s 3s 5s"
    other = "9d 8d 7d 5c 5d 5h 2c' 3c' 4c' 6c 6d 6h 3d' 2d' 4d' 7c' 7h 8h Kh Qh Js 6s"
    match = played(one + " 6c'", other)
    assert Counter(rules(match))["war.decided"] == 3
    assert next(event.facts for event in match.events if event.rule.endswith(".war.take"))["k"] == 2


def test_a_won_war_also_settles_matches_without_cards_left():
    """There are three matches, and cards for one war only. Its winner takes everything, and the other matches count for nobody."""
    match = played("9c 8c 7c 2d 3d 4d Kc Qc Jc", "9d 8d 7d 2s 3s 4s 5c 6c 7s")
    assert rules(match) == ["lay", "match", "war.lay", "war.decided", "exhausted", "war.take", "pickup", "win"]
    assert match.outcome == "p1"


def test_wars_that_run_out_without_a_winner_are_a_draw():
    """The last cards are equal, so the game is over, and the cards stay face up on the table."""
    match = played("9c 8c 7c 2d 3d", "9d 8d 7d 2s 3s")
    assert rules(match) == ["lay", "match", "short", "war.lay", "war.again", "exhausted"]
    assert match.outcome == "draw"
    assert len(match.table["table"]) == 10
    assert not match.table.turned


# ------------------------------------------------------------------------------------------------ lending, the end


def test_lent_cards_may_be_kept():
    """With `gift` nothing is returned, and nobody owes anything on the next turn."""
    match = played("2c 3c 4h 5d 6d 7d", "Ks", lending="gift")
    assert "repay" not in rules(match)
    assert names(match, "packet.p2") == "Ks 2c 3c 4h 5d 6d"
    assert match.table.counters["debt.p2"] == 0


def test_an_odd_number_of_cards_is_halved_down():
    """From five cards for both, each player lays two, and one card stays."""
    match = played("9c 8c 7c", "2d 3d")
    assert rules(match)[:2] == ["short", "lay"]
    assert next(event.facts for event in match.events if event.rule.endswith(".short"))["n"] == 2


def test_a_borrower_returns_what_there_is():
    """A player who has lost all cards returns nothing and is out. One who has won fewer than were lent returns those."""
    lost = played("9c 2d", "5h Kd Qd Js")
    assert "repay" not in rules(lost)
    assert lost.outcome == "p2"
    few = played("5c", "5d 9h 5h 5s 5c'")
    assert rules(few) == ["lend", "lay", "casualties.play", "take", "pickup", "repay", "win"]
    repaid = next(event for event in few.events if event.rule.endswith(".repay"))
    assert (repaid.facts["n"], repaid.facts["owed"], few.outcome) == (1, 2, "p2")


@pytest.mark.parametrize("preset", [None, *find(SLUG).presets])
def test_invariants_of_every_turn(preset):
    """Casualties only grow, by at least four cards of a rank at once; nothing is owed; the table is empty."""
    for seed in range(6):
        match = Match(find(SLUG).with_options(preset), seed)
        while not match.is_over:
            before = match.zone("casualties")
            start_of_turn = len(match.events)
            match.play("all turn")
            after = match.zone("casualties")
            assert after[: len(before)] == before
            moved = [event.cards for event in match.events[start_of_turn:] if getattr(event, "to", "") == "casualties"]
            for gone in moved:
                assert min(Counter(card.rank for card in gone).values()) >= 4
            fired = rules(match)
            if match.outcome is None or fired[-1] != "exhausted":
                assert match.table["table"] == []
                assert {match.table.counters[f"debt.{seat}"] for seat in match.game.seats} == {0}


def test_a_game_is_short_and_ends():
    """In many games the median is 13 turns, and nine in ten have fewer than 29. With shuffled cards every game ends."""
    turns = []
    for seed in range(150):
        match = start(SLUG, seed=seed)
        while not match.is_over:
            match.play("all turn")
        assert match.outcome != "unfinished"
        turns.append(match.table.counters["turns"])
    assert 11 <= sorted(turns)[75] <= 16
    assert sum(n <= 29 for n in turns) >= 130


def test_after_wars_the_cards_that_lay_face_down_are_turned_up():
    """A spectator sees each card of the war before any of them leaves the game, and no other card."""
    turned = 0
    for seed in range(8):
        match = start(SLUG, seed=seed).play_out("random", at_most=60)
        table = match.game.new_table(RandomStream(seed))
        for event in match.events:
            hidden = {table[zone][n] for zone, n in table.hidden_from(SPECTATOR)}
            event.apply(table)
            if isinstance(event, TurnOver):
                turned += 1
                assert set(event.cards) <= hidden
                assert not [zone for zone, _ in table.hidden_from(SPECTATOR) if zone.startswith("row.")]
    assert turned > 20
