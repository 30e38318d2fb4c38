"""Egyptian War: slaps, challenges and the coach. Beggar-My-Neighbour is compared with published results."""

from pathlib import Path

import pytest
import yaml

from cardlab import IllegalAction, Match, NotationError, Position, PositionError, find, position, start
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.cards import pack
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.games.egyptian_war import EgyptianWar
from cardlab.testing.games import random_options
from cardlab.words.words import Words

DEALS = {deal["name"]: deal for deal in yaml.safe_load(Path(__file__).with_name("beggar_my_neighbour.yaml").read_text("utf-8"))}
"""Published deals of Beggar-My-Neighbour, with their sources."""
NEVER_ENDS = DEALS["Casella 2024"]["stacks"]


def stacks(*shapes: str) -> dict[str, str]:
    """Returns stacks with these aces and pictures, filled with the other cards of the pack."""
    copies = [suit + "'" * copy for copy in range(20) for suit in "cdhs"]
    plain = iter([rank + suit for suit in copies for rank in "23456789T"])
    high = {rank: iter([rank + suit for suit in copies]) for rank in "AKQJ"}
    laid = [" ".join(next(plain) if c == "-" else next(high[c]) for c in shape) for shape in shapes]
    return {f"stack.p{n}": spelt for n, spelt in enumerate(laid, 1)}


def beggar(*shapes: str, **options):
    options = {"players": len(shapes), "snaps": False, **options}
    return position("egyptian_war", stacks(*shapes), options=options)


def played_out(match):
    while not match.is_over:
        match.play(match.legal_actions()[0])
    return match


def length(match) -> tuple[int, int]:
    """Returns the numbers of cards played and piles taken, as the records count them."""
    return match.table.counters["turns"], match.table.counters["piles_taken"]


# ------------------------------------------------------------------------------------ Beggar-My-Neighbour


@pytest.mark.parametrize("name", DEALS)
def test_published_deals_of_beggar_my_neighbour(monkeypatch, name):
    """Small deals, the longest known ones, which were found over 23 years, and loops have the published numbers of cards and
    piles.
    """
    deal = DEALS[name]
    monkeypatch.setattr(EgyptianWar, "pack", lambda game: pack(packs=20))  # one published deal needs as many
    match = played_out(beggar(*deal["stacks"], max_turns=20_000))
    assert length(match) == (deal["cards"], deal["piles"])
    assert match.table.counters["reason"] == "loop" if deal["end"] == "loop" else len(match.winners) == 1


def test_the_deal_that_never_ends():
    """It enters its cycle of 62 piles, or 440 cards, after 4 piles (34 cards). Without the check for repeats, only the limit
    ends it.
    """
    match = played_out(beggar(*NEVER_ENDS))
    turns, piles = length(match)
    assert match.winners == ()
    assert match.events[-1].rule == "egyptian_war.win.loop"
    assert match.events[-1].facts["cards"] == 440
    assert (turns - 440, piles - 62) == (34, 4)
    endless = played_out(beggar(*NEVER_ENDS, stop_on_repeat=False, max_turns=3 * 440 + 34))
    assert endless.events[-1].rule == "egyptian_war.win.unfinished"
    assert length(endless) == (3 * 440 + 34, 4 + 3 * 62)


def test_every_deal_of_the_cycle_never_ends():
    """From the start of any pile of the cycle, the same deal returns after 440 cards."""
    match = beggar(*NEVER_ENDS)
    starts = []
    while not match.is_over:
        if match.play(match.legal_actions()[0]).rules[-1] == "egyptian_war.take":
            starts.append(Position.of(match))
    for laid in starts[4::8]:
        again = played_out(Match(match.game, position=laid))
        assert again.events[-1].facts["cards"] == 440


def test_suits_and_plain_ranks_do_not_matter_without_slaps():
    """Only the places of aces and pictures matter, so other suits and plain ranks give the same game."""
    laid = stacks(*DEALS["Paulhus 1999"]["stacks"])
    swapped = {name: spelt.translate(str.maketrans("cdhs2345", "hscd5432")) for name, spelt in laid.items()}
    options = {"snaps": False}
    first, second = (played_out(position("egyptian_war", cards, options=options)) for cards in (laid, swapped))
    assert laid != swapped
    assert first.rules == second.rules


def test_the_usual_length_without_slaps():
    """Of 100,000 random deals for two players, half end within 193 cards, and the mean is 255. This test plays 200."""
    lengths = sorted(length(played_out(start("egyptian_war", seed=seed, snaps=False)))[0] for seed in range(200))
    assert 165 < lengths[100] < 225
    assert 220 < sum(lengths) / 200 < 290


@pytest.mark.parametrize("seed", range(6))
def test_without_slaps_there_are_no_choices(seed):
    """Every step has one legal action, and the same start gives the same game whatever random numbers follow."""
    match = start("egyptian_war", seed=seed, players=2 + seed, snaps=False)
    while not match.is_over:
        assert len(match.legal_actions()) == 1
        match.play(match.legal_actions()[0])


# ------------------------------------------------------------------------------------ the deal


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("packs", [1, 2])
def test_cards_that_cannot_be_shared_equally(players, packs):
    """If 52 or 104 is not divisible by the number of players, the first players get one more, or the rest goes under the pile."""
    each, left = divmod(52 * packs, players)
    dealt = start("egyptian_war", players=players, packs=packs)
    assert [len(dealt.zone(f"stack.{s}")) for s in dealt.game.seats] == [each + (n < left) for n in range(players)]
    under = start("egyptian_war", players=players, packs=packs, leftover="under_pile")
    assert [len(under.zone(f"stack.{s}")) for s in under.game.seats] == [each] * players
    assert len(under.zone("burnt")) == left


def test_a_given_pack_is_dealt_in_its_order():
    """Player 1 gets the first card, and each card goes on top of its stack. The rest keeps the order of the pack, the first
    card highest.
    """
    given = {"pack": "2c 3c 4c 5c 6c 7c 8c"}
    options = {"players": 3, "leftover": "under_pile"}
    match = position("egyptian_war", given, options=options)
    with pytest.raises(IllegalAction, match="Deal the cards first"):
        match.play("p1 play")
    match.play("all deal")
    assert [" ".join(map(str, match.zone(f"stack.p{n}"))) for n in (1, 2, 3)] == ["5c 2c", "6c 3c", "7c 4c"]
    assert match.zone("burnt") == match.game.pack()[7:8]
    with pytest.raises(IllegalAction, match="You have dealt the cards already"):
        match.play("all deal")


def test_positions_that_cannot_be_played():
    with pytest.raises(PositionError, match="nobody has a card"):
        position("egyptian_war", {"pile": "2c 3c"})
    with pytest.raises(PositionError, match="there is a challenge"):
        position("egyptian_war", {"stack.p1": "2c", "stack.p2": "3c", "pile": "4c"}, counters={"challenge_by": "p1"})


def test_a_player_with_an_empty_stack_is_skipped():
    match = position("egyptian_war", {"stack.p2": "2c 3c", "stack.p3": "4c"}, options={"players": 3})
    assert match.table.counters["turn"] == "p2"
    assert match.legal_actions() == [match.read("p2 play")]


# ------------------------------------------------------------------------------------ slapping


def asked(order: str, stacks_laid: dict[str, str], *, plays: int = 2, **options):
    """Returns a match after some cards without slaps, with answers such as ``p2 slap, p1 leave``."""
    match = position("egyptian_war", stacks_laid, options=options)
    for n in range(plays):
        match.play(match.legal_actions()[0])
        if n < plays - 1:
            match.play("all slap nobody")
    for answer in order.split(", "):
        match.play(answer)
    return match


TWO = {"stack.p1": "7d 2d", "stack.p2": "7s 3c"}


def test_players_may_answer_in_any_order():
    """Turn by turn there is no tie: the first to answer slaps first. A report gives the same result at once."""
    assert asked("p2 slap, p1 slap", TWO).zone("stack.p2")[-1].name == "7s"
    assert asked("p1 leave, p2 slap", TWO).zone("stack.p2")[-1].name == "7s"
    assert asked("p1 slap, p2 slap", TWO).table.counters["turn"] == "p1"
    assert asked("p1 slap, p2 slap", TWO).rules == asked("all slap p1 p2", TWO).rules
    assert asked("p1 leave, p2 leave", TWO).zone("pile") == asked("all slap nobody", TWO).zone("pile")


def test_a_report_after_some_answers_is_for_the_others():
    """A player who has already answered is not counted again."""
    match = asked("p1 leave, all slap p1 p2", TWO)
    assert match.table.counters["turn"] == "p2"
    assert asked("p1 slap, all slap p2", TWO).table.counters["turn"] == "p1"


def test_seats_are_asked_in_all_orders():
    """Each card draws a new order. Over 300 cards, each of the 6 orders of three seats comes about 50 times."""
    orders = []
    for seed in range(300):
        match = start("egyptian_war", seed=seed, players=3).play("p1 play")
        orders.append(match.table.counters["to_ask"])
    assert len(set(orders)) == 6
    assert all(25 < orders.count(order) < 75 for order in set(orders))


@pytest.mark.parametrize(
    ("report", "hands"),
    [("p1 p1 p2", ("p1",)), ("p1+p1", ("p1",)), ("p2+p1 p1", ("p1", "p2")), ("p1+p2 p2", ("p1", "p2")), ("p2 p1+p2", ("p2",))],
)
def test_each_player_counts_where_first_named(report, hands):
    """A second mention of a player changes nothing, so p1+p1 is not a tie."""
    match = asked(f"all slap {report}", TWO)
    tie = next((event for event in match.events if event.rule == "egyptian_war.snap.tie"), None)
    if len(hands) > 1:
        assert set(tie.facts["players"]) == set(hands)
    else:
        assert match.table.counters["turn"] == hands[0]


@pytest.mark.parametrize(
    "report", ["all slap p9", "all slap p1+p9", "all slap", "all slap p1 nobody", "all slap p1+", "p3 slap"]
)
def test_reports_of_absent_players(report):
    match = position("egyptian_war", TWO).play("p1 play")
    with pytest.raises(NotationError):
        match.play(report)


@pytest.mark.parametrize(
    ("pairs", "sandwiches", "cards", "found"),
    [
        (True, True, "7d 7s 2c", "pair"),
        (True, True, "7d 2c 7s", "sandwich"),
        (True, True, "7d 7s 7c", "pair"),
        (False, True, "7d 7s 7c", "sandwich"),
        (False, True, "7d 7s 2c", None),
        (True, False, "7d 2c 7s", None),
        (True, True, "7d", None),
        (True, True, "7d 2c 3c 7s", None),
        (True, True, "Td Qd", None),
    ],
)
def test_cards_that_may_be_slapped(pairs, sandwiches, cards, found):
    """They are two of a rank, next to each other or around one other card, depending on the options. Tens and pictures count as
    ranks.
    """
    match = position(
        "egyptian_war", {"pile": cards, "stack.p1": "9c"}, options={"snap_pairs": pairs, "snap_sandwiches": sandwiches}
    )
    assert match.game.match_on(match.zone("pile")) == found


def test_a_paid_card_is_never_part_of_a_pair():
    """A seven under the pile is no pair with the seven on top."""
    match = position("egyptian_war", {"stack.p1": "2c 5c 8c", "stack.p2": "7d 7s 6c"})
    match.play("p1 play").play("all slap p2")
    assert match.zone("burnt")[0].name == "7d"
    assert "2♣ is alone, so there is nothing to match." in str(match.explain())
    match.play("p2 play").play("all slap p1")
    assert match.rules[-1] == "egyptian_war.slap.false"
    assert "7♠ on 2♣ is not a pair" in str(match.explain())


def test_a_second_pack_has_two_of_each_card():
    """The same card from both packs is a pair too."""
    laid = {"stack.p1": "7d 2c", "stack.p2": "7d' 3c"}
    assert "egyptian_war.snap.pair" in asked("all slap p2", laid, packs=2).rules


def test_a_taken_pile_has_the_lowest_paid_card_first():
    """Paid cards come newest first, then the played cards in order. A barred player who takes a pile as challenger may slap
    again.
    """
    laid = {"stack.p1": "Jd", "stack.p2": "8s 3c 4c 5c", "pile": "9d", "burnt": "6h 6s"}
    match = position("egyptian_war", laid).play("p1 play").play("all slap p2 p1")
    assert match.table.counters["barred"] == "p1"
    match.play("p2 play").play("all slap nobody")
    assert " ".join(map(str, match.zone("stack.p1"))) == "8s 6s 6h 9d Jd 3c"
    assert match.table.counters["barred"] == ""


def test_a_wrong_slap_may_empty_the_challenged_players_stack():
    """A challenged player with chances but no card left, paid or played, is out."""
    laid = {"stack.p1": "Kd 2d", "stack.p2": "8s 3c", "stack.p3": "5h 6h"}
    match = position("egyptian_war", laid, options={"players": 3})
    match.play("p1 play").play("all slap nobody").play("p2 play").play("all slap p2")
    assert match.rules[-2:] == ["egyptian_war.out.challenge", "egyptian_war.take"]
    early = position("egyptian_war", laid, options={"players": 3, "false_slap": "two"}).play("p1 play").play("all slap p2")
    assert early.rules[-1] == "egyptian_war.out.empty"
    assert early.legal_actions() == [early.read("p3 play")]


def test_nobody_is_left_to_continue_the_challenge():
    """With `next_continues` and no third player, nobody answers the challenge, and its pile is won."""
    laid = {"stack.p1": "Kd 2d", "stack.p2": "8s"}
    match = position("egyptian_war", laid, options={"run_out": "next_continues"})
    match.play("p1 play").play("all slap nobody").play("p2 play").play("all slap nobody")
    assert match.rules[-4:] == [f"egyptian_war.{name}" for name in ("out.challenge", "challenge.unanswered", "take", "win.all")]


def test_a_challenger_without_cards_is_still_in():
    """The last card is an ace. The others must answer it, and the challenger gets the pile."""
    laid = {"stack.p1": "Ad", "stack.p2": "2s 3s 4s 5s 6s"}
    match = position("egyptian_war", laid)
    for action in ("p1 play", *["p2 play"] * 4):
        match.play(action).play("all slap nobody")
    assert match.table.counters["out"] == ""
    assert len(match.zone("stack.p1")) == 5


def test_a_lone_player_wins_only_if_nobody_can_come_back():
    """If the others are out and barred, the pile is won. If one of them may still slap, the game goes on."""
    laid = {"stack.p1": "2c 3c", "pile": "9d"}
    for counters, options, outcome in [
        ({"out": "p2 p3"}, {}, None),
        ({"out": "p2 p3", "barred": "p2"}, {}, None),
        ({"out": "p2 p3", "barred": "p2 p3"}, {}, "p1"),
        ({"out": "p2 p3"}, {"rejoin": False}, "p1"),
    ]:
        match = position("egyptian_war", laid, counters=counters, options={"players": 3, **options})
        match.play("p1 play").play("all slap nobody")
        assert match.outcome == outcome


@pytest.mark.parametrize("seed", range(12))
def test_the_invariants_of_the_rules_hold(seed):
    """A player who is out has no cards, the player to move has cards and is not the challenger, and each card adds one turn."""
    rng = RandomStream(seed, 5)
    game = random_options(find("egyptian_war"), rng)
    match = Match(game, seed)
    for _ in range(400):
        if match.is_over:
            break
        before = dict(match.table.counters)
        action = rng.pick(match.legal_actions())
        match.play(action)
        counters = match.table.counters
        assert counters["turns"] - before["turns"] == (action.verb() == "play")
        assert counters["piles_taken"] >= before["piles_taken"]
        assert not any(match.zone(f"stack.{seat}") for seat in counters["out"].split())
        if match.outcome is None and not counters["to_ask"]:
            assert match.zone(f"stack.{counters['turn']}")
            assert counters["turn"] not in counters["out"].split()
            assert counters["challenge_by"] != counters["turn"]
            assert counters["challenge_by"] is None or 1 <= counters["chances_left"] <= 4
            assert counters["challenge_by"] is None or match.zone("pile")
    if match.winners:
        assert {len(match.zone(f"stack.{seat}")) for seat in match.game.seats} == {0, 52 * game.packs}


# ------------------------------------------------------------------------------------ judging


def test_greedy_slaps_only_matches():
    """The pile is worth its cards, and a wrong slap costs its price. Even without a price, greedy does not slap wrongly."""
    for options in ({}, {"false_slap": "none", "false_slap_empty": "none"}):
        match = play_out(
            start("egyptian_war", seed=3, players=3, **options), {f"p{n}": find_bot("greedy") for n in (1, 2, 3)}, 300
        )
        assert "egyptian_war.snap.pair" in match.rules
        assert "egyptian_war.slap.false" not in match.rules


def advice(match, action: str, seat: str = "p1"):
    view = match.seen_by(seat)
    found = Judgement.of(match.game).advise(view, match.read(action))
    return found.name, found.worth, Words().say(f"egyptian_war-coach-{found.name}", **found.facts)


def test_the_coach_counts_matching_cards():
    """Of 52 cards 50 are unseen, among them three more twos for a pair, and three more nines for a sandwich."""
    others = [card.name for card in start("egyptian_war").game.pack() if card.name not in ("2c", "9d", "5c")]
    laid = {"stack.p1": ["2c", *others[:24]], "stack.p2": ["5c", *others[24:]], "pile": ["9d"]}
    match = position("egyptian_war", laid).play("p1 play")
    name, worth, told = advice(match, "p1 leave")
    assert (name, worth) == ("wait", 0)
    assert told.endswith("Of the 50 cards nobody can see, 3 would make a pair and 3 a sandwich: 3 + 3 = 6.")
    assert advice(match, "p1 slap")[:2] == ("no_match", -1)
    deeper = {"stack.p1": ["2c", *others[1:24]], "stack.p2": ["5c", *others[24:]], "pile": ["9d", others[0]]}
    for options, counted in (({}, (6, 2)), ({"snap_sandwiches": False}, (3, 1)), ({"snap_pairs": False}, (3, 1))):
        match = position("egyptian_war", deeper, options=options).play("p1 play")
        facts = Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 leave")).facts
        assert (facts["unseen"], facts["k"], facts["kinds"]) == (49, *counted)


def test_the_coach_values_every_answer():
    """The coach values a match at the whole pile for the first slap, and takes late, barred and penniless players into account."""
    pair = position("egyptian_war", {"stack.p1": "7d 2d", "stack.p2": "3c", "pile": "7s 4c", "burnt": "5c"}).play("p1 play")
    assert advice(pair, "p1 slap") == ("pair", 4, "7♦ and 7♠ are a pair. The first to slap gets all 4 cards.")
    assert advice(pair, "p1 leave")[0] == "leave_pair"
    pair.play("p2 slap")
    assert advice(pair, "p1 slap")[:2] == ("too_late", 0)
    single = position("egyptian_war", {"stack.p1": "7d", "stack.p2": "3c 4c"}).play("p1 play")
    assert advice(single, "p1 slap")[:2] == ("barred", None)
    barred = position("egyptian_war", {"stack.p1": "7d 8d", "stack.p2": "3c"}, counters={"barred": "p1"}).play("p1 play")
    assert advice(barred, "p1 slap")[0] == advice(barred, "p1 leave")[0] == "not_allowed"
    sandwich = position("egyptian_war", {"stack.p1": "7d 2d", "stack.p2": "3c", "pile": "4c 7s"}).play("p1 play")
    assert [advice(sandwich, f"p1 {verb}")[0] for verb in ("slap", "leave")] == ["sandwich", "leave_sandwich"]


def test_a_seat_is_valued_by_its_lead_in_cards():
    """Its value is the number of its cards minus that of the best other seat."""
    match = position("egyptian_war", {"stack.p1": "2c 3c 4c", "stack.p2": "5c", "stack.p3": "6c 7c"}, options={"players": 3})
    view = match.seen_by("p1")
    assert [Judgement.of(match.game).evaluate(view, seat) for seat in match.game.seats] == [1, -2, -1]


def test_a_searching_player_decides_for_its_own_seat():
    """From each seat, the search finds that a pair is worth slapping."""
    for seed in range(4):
        laid = {"stack.p1": "7d 2d 3d 4d 5d", "stack.p2": "7s 3c 4c 8c 9c", "stack.p3": "8h 9h Th 2s 3s"}
        match = position("egyptian_war", laid, seed=seed, options={"players": 3})
        match.play("p1 play").play("all slap nobody").play("p2 play")
        play_out(match, {f"p{n}": find_bot("easy") for n in (1, 2, 3)}, 1)
        assert str(match.actions[-1]) != "all slap nobody"
