"""Good King, Bad Queen: cases that the worked examples do not cover."""

from collections import Counter

import pytest

from cardlab import position, start
from cardlab.core.cards import pack
from cardlab.core.errors import OptionError
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.match import Match

SLUG = "good_king_bad_queen"


def rules(match: Match) -> list[str]:
    return [rule.removeprefix(SLUG + ".") for rule in match.rules]


def names(match: Match, zone: str) -> str:
    return " ".join(card.name for card in match.zone(zone))


def played(zones: dict[str, str], **options: object) -> Match:
    return position(SLUG, zones, options=options).play("all turn")


# ------------------------------------------------------------------------------------------------ differences from War


def test_options_of_war_that_do_not_exist_here():
    """The number of packs and the check for repeats are fixed, so no form offers them."""
    game = find(SLUG)
    assert {"packs", "stop_on_repeat"}.isdisjoint(option.name for option in game.options())
    with pytest.raises(OptionError, match="no option 'packs'"):
        game.with_options(packs=2)
    assert len(game().pack()) == 52


def test_there_is_nothing_to_choose():
    """Dealing a second time is refused with the advice to turn up the top card. A position with a pack must be dealt first."""
    match = start(SLUG)
    assert match.why_not("all deal").rule == f"{SLUG}.turn"
    laid = position(SLUG, {"pack": "2c 3c 4c 5c"})
    assert laid.why_not("all turn").rule == f"{SLUG}.deal"
    laid.play("all deal")
    assert (names(laid, "packet.p1"), names(laid, "packet.p2")) == ("4c 2c", "5c 3c")


@pytest.mark.parametrize(
    ("leftover", "zone", "counts"),
    [("set_aside", "aside", (17, 17, 17)), ("treasury", "treasury", (17, 17, 17)), ("dealt_on", None, (18, 17, 17))],
)
def test_the_52nd_card(leftover, zone, counts):
    """With three players it goes aside, into the treasury, or to the first player."""
    match = start(SLUG, players=3, leftover=leftover)
    assert tuple(len(match.zone(f"packet.{seat}")) for seat in match.game.seats) == counts
    assert {name for name in ("aside", "treasury") if match.zone(name)} == ({zone} if zone else set())


# -------------------------------------------------------------------------------------------------------- captures


def test_the_winners_own_open_queen_is_not_captured():
    """In a war between queens only the other player's open queen costs cards. The winner's own face-down queen counts as
    captured.
    """
    alone = played({"packet.p1": "Qc 2d Jh 4s 5s 6s", "packet.p2": "Qs 3c 9d 5h"})
    assert "capture" in rules(alone)
    assert next(event.facts for event in alone.events if event.rule.endswith(".capture"))["queens"] == 1
    both = played({"packet.p1": "7c Qd Jh 4s 5s 6s", "packet.p2": "7s 3c 9d 5h"})
    assert next(event.facts for event in both.events if event.rule.endswith(".capture"))["queens"] == 1


def test_a_winning_king_pairs_with_a_queen_in_the_treasury():
    """The treasury counts as captured, so the deciding king and a queen of his suit in it are a royal pair."""
    war = {"packet.p1": "7c 2d Kh 4s", "packet.p2": "7s 3c 9d 5h"}
    assert played({**war, "treasury": "Qh 6c"}).outcome == "p1"
    assert played({**war, "treasury": "Qs 6c"}).outcome is None


@pytest.mark.parametrize(("own_open", "outcome"), [("taker", None), ("all", "p1")])
def test_an_open_king_of_the_winner_that_did_not_decide(own_open, outcome):
    """The king started the war and the jack won it. The option `own_open` decides whether the king pairs with the captured
    queen of his suit.
    """
    match = played({"packet.p1": "Kc 2d Jh 4s 2s 2h 3h 3s", "packet.p2": "Ks Qc 9d 5h 5s 6d"}, own_open=own_open)
    assert match.outcome == outcome


def test_an_ace_takes_a_king_and_his_queen_from_two_players():
    """Captured from different players in one trick, they are a royal pair if their suits match; otherwise they cancel each
    other.
    """
    ace = {"packet.p1": "As 2d 2c 3c", "packet.p2": "Kh 3d"}
    assert played({**ace, "packet.p3": "Qh 4d"}, players=3).outcome == "p1"
    match = played({**ace, "packet.p3": "Qd 4d"}, players=3)
    assert rules(match)[-2:] == ["capture", "award.cancel"]
    assert (match.outcome, names(match, "packet.p2"), names(match, "packet.p3")) == (None, "3d", "4d")


def test_a_royal_pair_counts_its_round_and_its_cards_are_picked_up():
    """The cards go under the winner's packet, nobody is paid, and the round is counted."""
    match = played({"packet.p1": "Kd 3d", "packet.p2": "Qd 9c 8c"})
    assert (match.table.counters["turns"], names(match, "packet.p1"), match.zone("treasury")) == (1, "3d Kd Qd", [])


# ------------------------------------------------------------------------------------------------ treasury and awards


def test_a_war_won_by_one_point_is_paid_for_only_as_an_option():
    """The payment comes from the remaining cards and stays in the treasury, while the old treasury is won."""
    war = {"packet.p1": "7c 2d Th 4s 5s 6s", "packet.p2": "7s 3c 9d 5h", "treasury": "2h"}
    assert played(war).zone("treasury") == []
    match = played(war, treasury_in_war=True)
    assert rules(match) == ["turn", "war.start", "war.win", "treasury.win", "treasury.put"]
    assert (names(match, "treasury"), names(match, "packet.p1")) == ("4s 5s", "6s 7c 2d Th 7s 3c 9d 2h")
    assert match.seen_by("spectator").to_json()["zones"]["treasury"] == 2


def test_an_ace_that_beats_king_and_two_pays_once():
    """A trick is paid for once, whichever of the two cards it beats by one."""
    match = played(
        {"packet.p1": "As 3d 4d 5d 6d", "packet.p2": "Kh 3h 3s 4h 4s 5h 6h", "packet.p3": "2h 5s 6s 7s 8s 9s"}, players=3
    )
    assert Counter(rules(match))["treasury.put"] == 1
    assert "treasury.ace" not in rules(match)
    assert names(match, "treasury") == "3d 4d"


def test_a_player_without_cards_cannot_pay():
    """The last card wins by one point. The treasury stays as it is, and the winner keeps the cards just won."""
    match = played({"packet.p1": "7c", "packet.p2": "6s 9c"})
    assert rules(match) == ["turn", "trick.win", "treasury.put", "treasury.short"]
    assert (match.zone("treasury"), names(match, "packet.p1")) == ([], "7c 6s")


def test_two_kings_earn_ten_cards_from_each_player():
    """From the winner's left, p1 pays its ten, and p2 has only four and pays all of them."""
    zones = {
        "packet.p1": "Kc 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc 2d",
        "packet.p2": "Ks 3d 4d 5d 6d",
        "packet.p3": "Ah Jh",
    }
    match = played(zones, players=3, treasury_cards=0)
    assert rules(match) == ["turn", "trick.win", "capture", "award.king", "award.short", "out"]
    assert names(match, "packet.p3") == "Jh Ah Kc Ks 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc 3d 4d 5d 6d"
    assert match.table.counters["out"] == "p2"


def test_awards_save_a_player_who_has_laid_the_last_card():
    """A player whose packet is empty before the awards, and who gets five cards for a queen, plays on."""
    match = played({"packet.p1": "As 3d 4d 5d 6d 7d 8d", "packet.p2": "Qh"})
    assert rules(match) == ["turn", "trick.win", "capture", "award.queen"]
    assert names(match, "packet.p2") == "3d 4d 5d 6d 7d"


@pytest.mark.parametrize("cards", range(11))
def test_paid_cards_are_net_captures_times_the_award(cards):
    """For one captured queen each of the two others gets the agreed number of cards, as far as there are enough."""
    zones = {"packet.p1": "As " + " ".join(f"{r}d" for r in "23456789TJ"), "packet.p2": "Qh 2c 3c", "packet.p3": "5h 4c 6c"}
    match = played(zones, players=3, award_cards=cards, treasury_cards=0)
    paid = min(2 * cards, 13)
    got = [len(match.zone(f"packet.{seat}")) - 2 for seat in ("p2", "p3")]
    assert got == [(paid + 1) // 2, paid // 2]
    assert ("award.short" in rules(match)) is (2 * cards > 13)


# ------------------------------------------------------------------------------------------------ wars of three


def test_the_third_player_wins_if_both_others_run_out():
    """Both tied players run out. The third, who is not in the war, gets the cards and the treasury, and wins."""
    zones = {"packet.p1": "9c 2c", "packet.p2": "9d 3c", "packet.p3": "4h 5h", "treasury": "Kh Qh"}
    match = played(zones, players=3, who_joins="tied")
    assert rules(match) == ["turn", "war.start", "war.short", "war.short", "war.win", "treasury.win", "win.deplete"]
    assert names(match, "packet.p3") == "5h 4h 9c 2c 9d 3c Kh Qh"
    assert (match.outcome, match.table.counters["out"]) == ("p3", "p1 p2")


def test_the_third_player_also_wins_if_two_last_cards_are_equal():
    """With `last_card_stays` the equal last cards stay, and neither player in the war can lay another one."""
    match = played(
        {"packet.p1": "9c", "packet.p2": "9d", "packet.p3": "4h"}, players=3, who_joins="tied", run_out="last_card_stays"
    )
    assert rules(match) == ["turn", "war.start", "war.short", "war.short", "war.win", "win.deplete"]
    assert [(e.facts["need"], e.facts["have"]) for e in match.events if e.rule.endswith("war.short")] == [(2, 0), (2, 0)]
    assert (match.outcome, names(match, "packet.p3")) == ("p3", "4h 9c 9d")


def test_last_cards_fight_on_while_a_third_can_lay():
    """All players are in the war. The two nines stay, and the third player lays cards until one beats them or all are stuck."""
    nines = {"packet.p1": "9c", "packet.p2": "9d"}
    options = {"players": 3, "run_out": "last_card_stays"}
    won = played({**nines, "packet.p3": "4h 2h 8h 3h Th 5h"}, **options)
    assert rules(won)[-1] == "win.deplete"
    assert won.outcome == "p3"
    assert played({**nines, "packet.p3": "4h 2h 8h"}, **options).outcome == "draw"


def test_a_player_who_runs_out_leaves_the_war_to_the_other():
    """The war is won without a comparison, so nobody pays for one point, and the third player is still in."""
    zones = {"packet.p1": "9c 2c 7c 6d", "packet.p2": "9d 3c", "packet.p3": "8h 5h"}
    match = played(zones, players=3, who_joins="tied", treasury_in_war=True)
    assert rules(match) == ["turn", "war.start", "war.short", "war.win"]
    assert (match.outcome, match.table.counters["out"]) == (None, "p2")


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("preset", [None, *find(SLUG).presets])
def test_invariants_of_every_round(preset):
    """There is one winner or a draw, kings and queens are never awarded together, players who are out have no cards, and the
    table is empty.
    """
    for seed in range(4):
        match = Match(find(SLUG).with_options(preset), seed)
        while not match.is_over:
            done = len(match.rules)
            treasury = len(match.zone("treasury"))
            match.play("all turn")
            fired = Counter(rules(match)[done:])
            assert fired["trick.win"] + fired["war.win"] + fired["war.draw"] == 1
            assert not (fired["award.king"] and fired["award.queen"])
            assert not (fired["treasury.put"] and fired["treasury.ace"])
            assert match.outcome == "draw" or not match.table["table"]
            gone = (match.table.counters["out"] or "").split()
            assert not any(match.zone(f"packet.{seat}") for seat in gone)
            change = len(match.zone("treasury")) - treasury
            assert change <= (match.game.treasury_cards if fired["treasury.put"] + fired["treasury.ace"] else 0)
            if change < 0:
                assert fired["treasury.win"]
            if match.outcome not in (None, "draw", "unfinished"):
                assert fired["win.royal_pair"] + fired["win.deplete"] + fired["end.max_turns"] == 1


def test_most_games_end_with_a_royal_pair():
    """About seven games in ten end so, and the median game has some 54 rounds. 300 games agree within 4 standard deviations."""
    rounds, pairs, games = [], 0, 300
    for seed in range(games):
        match = start(SLUG, seed=seed)
        while not match.is_over:
            match.play("all turn")
        rounds.append(match.table.counters["turns"])
        pairs += match.rules[-1].endswith("royal_pair")
    assert abs(pairs / games - 0.70) < 4 * (0.7 * 0.3 / games) ** 0.5
    assert 40 <= sorted(rounds)[games // 2] <= 68


def test_shuffling_won_cards_changes_only_their_order():
    """The winner gets the same cards in a random order."""
    orders = set()
    for seed in range(20):
        match = position(SLUG, {"packet.p1": "9c 2c", "packet.p2": "5d 3d"}, seed=seed, options={"pickup_order": "shuffled"})
        orders.add(names(match.play("all turn"), "packet.p1"))
    assert orders == {"2c 9c 5d", "2c 5d 9c"}


def test_every_card_of_the_pack_is_somewhere():
    """From the deal to the end, the four kinds of zones hold the 52 cards."""
    match = start(SLUG, players=3, leftover="treasury", seed=5)
    rng = RandomStream(5)
    while not match.is_over:
        match.play(rng.pick(match.legal_actions()))
        assert Counter(match.table.cards()) == Counter(pack())
