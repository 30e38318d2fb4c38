"""Guerilla Joker and Speed War, which add rules to War."""

from fractions import Fraction

from cardlab import find, position, start
from cardlab.bots import play_out
from cardlab.core.cards import cards
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.words.game_labels import rule_ids
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words


def test_they_use_the_rules_of_war_by_their_ids():
    for slug, added in (("guerilla_joker", {"joker"}), ("speed_war", {"remove", "level"})):
        fired = set(play_out(start(slug, seed=3), {}).rules)
        assert {rule for rule in fired if not rule.startswith("war.")} == {f"{slug}.{name}" for name in added}
        assert fired <= set(rule_ids(find(slug), Words()))


def test_a_joker_counts_once_for_each_battle():
    """Two jokers that come up together start one war."""
    match = position("guerilla_joker", **{"packet.p1": "X1 2c 3c", "packet.p2": "X2 4c 5c"}).play("all turn")
    assert match.rules.count("guerilla_joker.joker") == 1


def test_no_numbers_are_compared_before_the_war_of_a_joker():
    """The war of a joker begins at once. The numbers that come up in it are compared."""
    zones = {"packet.p1": "1/2 X1 2/3 3/4", "packet.p2": "1/3 2/4 1/4 1/8"}
    match = position("guerilla_joker", zones, options={"deck": "1/2, 1/3, 2/3, 3/4, 2/4, 1/4, 1/8"})
    match.play("all turn").play("all turn")
    after = match.rules[match.rules.index("war.turn_up", 1) :]
    assert match.rules[:2] == ["war.turn_up", "war.numbers"]
    assert after[:2] == ["war.turn_up", "guerilla_joker.joker"]
    assert "war.numbers" in after


def test_a_war_is_twice_as_likely_with_jokers():
    """In the first battle 61 of 477 deals lead to war, compared with 3 of 51 without jokers. 400 deals agree within 4 standard
    deviations.
    """
    deals, p = 400, 61 / 477
    wars = 0
    for seed in range(deals):
        up = Match(find("guerilla_joker").with_options(), seed).play("all turn").rules[2]
        wars += up in ("guerilla_joker.joker", "war.tie")
    assert abs(wars - deals * p) < 4 * (deals * p * (1 - p)) ** 0.5


def test_speed_war_removes_rank_by_rank():
    """The smallest rank only rises, cards that are set aside stay there, and no packet has a smaller card."""
    for seed in range(10):
        match, rng, level, aside = start("speed_war", seed=seed), RandomStream(seed), 2, 0
        while not match.is_over:
            match.play(rng.pick(match.legal_actions()))
            now = match.table.counters["level"]
            assert now >= level
            assert len(match.zone("aside")) >= aside
            level, aside = now, len(match.zone("aside"))
            packets = [card for player in ("p1", "p2") for card in match.zone(f"packet.{player}")]
            assert not any(card.rank in "23456789TJQKA"[: level - 2] for card in packets)


def test_the_level_of_a_deck_is_its_smallest_number():
    """It is named as a card prints it, a sum worked out. A card with another form of the number is first written like it."""
    zones = {"packet.p1": "3/4 1", "packet.p2": "2/4 2/3+1/3 50%"}
    match = position("speed_war", zones, options={"deck": "1/2, 2/4, 50%, 3/4, 1, 2/3+1/3, 3/8+3/8, 3/8+2/8"})
    named = MatchStory(match, words=Words()).setting()["counters"][0]["values"]
    assert named == {
        "1/2": "Smallest card: 1/2",
        "5/8": "Smallest card: 5/8",
        "3/4": "Smallest card: 3/4",
        "1": "Smallest card: 1",
    }
    match.play("all turn")
    told = {each.rule: each.sentence for each in match.explain()}  # the last firing of each rule
    assert match.rules[-3:] == ["war.numbers", "speed_war.remove", "war.pickup"]
    assert match.table.counters["level"] == Fraction(1, 2)
    assert told["war.numbers"] == "2/4 = 1/2."
    assert told["speed_war.remove"].startswith("1/2 is the smallest number now, so 2/4 leaves the game. One of them is left.")


def test_cards_set_aside_are_shown_even_if_they_were_face_down():
    match = position(
        "speed_war", options={"remove": "all_table"}, **{"packet.p1": "7c 2d 9h 8c", "packet.p2": "7h 3d Kd 7s 2s"}
    ).play("all turn")
    assert match.seen_by("spectator")["aside"] == tuple(cards("2d"))
