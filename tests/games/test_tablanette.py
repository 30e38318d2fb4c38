"""Tablanette: which cards a card takes, chances, refusals, hands and matches, and the coach."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from cardlab import find, position, start
from cardlab.core.cards import cards, pack
from cardlab.core.declarations import TEACHER
from cardlab.core.errors import PositionError
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.games.tablanette.actions import PlayAndTake
from cardlab.games.tablanette.judgement import expected_best
from cardlab.games.tablanette.sums import split, sums, takes, terms
from cardlab.sessions.match_session import MatchSession
from cardlab.words.words import Words

GAME = find("tablanette")()


def laid(table: str, hand: str, *, preset=None, **options):
    """Returns a match in which player 1 is to play from a hand and player 2 has two cards."""
    other = [c.name for c in pack("2", "cdhs") if c.name not in (table + hand)][:2]
    return position("tablanette", {"hand.p1": hand, "hand.p2": " ".join(other), "table": table}, preset=preset, options=options)


def taken_by(card: str, table: str, *, preset=None, **options) -> set[str]:
    """Returns all sets of cards that a card may take, as texts; "" means taking nothing."""
    match = laid(table, card, preset=preset, **options)
    return {" ".join(c.name for c in action.take) for action in match.legal_actions()}


# ------------------------------------------------------------------------------------------------ captures


@pytest.mark.parametrize(
    ("card", "table", "ways"),
    [
        ("Kd", "Ac 3d", {"", "Ac 3d"}),  # 11 + 3
        ("4d", "Ac 3d", {"", "Ac 3d"}),  # 1 + 3
        ("Kd", "6c 8d 7h", {"", "6c 8d"}),
        ("7d", "6c 8d", {""}),  # 14 is two sevens, and neither card is one
        ("7d", "6c 6d 2h", {""}),
        ("7d", "3c 4d 5h 2s", {"", "3c 4d", "5h 2s", "3c 4d 5h 2s"}),
        ("Qd", "Ac Ad As", {"", "Ac Ad As"}),  # 11 + 1 + 1
        ("Ad", "Ac Ah", {"", "Ac", "Ah", "Ac Ah"}),
        ("Ad", "Tc Ah", {"", "Ah", "Tc Ah"}),  # an ace for an ace, or 10 + 1 = 11
        ("Ad", "9c Ah As", {"", "Ah", "As", "Ah As", "9c Ah As"}),
        ("5d", "Jc 5h", {"", "5h"}),
    ],
)
def test_the_captures_of_a_card(card, table, ways):
    """It takes one or several groups that add up to its value. No card counts twice, and each ace is 1 or 11."""
    assert taken_by(card, table) == ways


def test_options_limit_the_size_and_the_number_of_groups():
    assert taken_by("Td", "2s 2c 2d 4h Th", preset="book") == {"", "Th"}
    assert taken_by("Td", "2s 2c 2d 4h Th") == {"", "2s 2c 2d 4h", "Th", "2s 2c 2d 4h Th"}
    assert taken_by("9d", "9s 4c 5d", groups="one") == {"", "9s", "4c 5d"}
    assert taken_by("Jd", "Ac Ah 2c", jack="twelve") == {"", "Ac Ah"}


def test_a_jack_in_a_sum_counts_nothing():
    """It can join any group, but is not a group on its own."""
    assert taken_by("5d", "Jc 5h 2s 3s", jack_in_sums=True) == {
        *("", "5h", "Jc 5h", "2s 3s", "Jc 2s 3s"),
        *("5h 2s 3s", "Jc 5h 2s 3s"),
    }
    assert "Jc" not in taken_by("5d", "Jc", jack_in_sums=True)


def test_captures_agree_with_trying_everything():
    """On random tables the captures are the same as those found by trying every set and every split."""
    rng = RandomStream(3)
    for _ in range(60):
        values = tuple(rng.pick([*((n,) for n in range(2, 11)), (13,), (14,), (1, 11)]) for _ in range(1 + rng.below(6)))
        goal = rng.pick([*range(2, 12), 13, 14])
        found = set(takes(sums(values, 52)[goal], many=True))
        for mask in range(1, 1 << len(values)):
            chosen = [may for place, may in enumerate(values) if mask >> place & 1]
            assert (mask in found) == comes_out(chosen, goal)
            assert (split(tuple(chosen), goal, 52) is not None) == comes_out(chosen, goal)


def comes_out(left: list, goal: int) -> bool:
    """Whether all cards can be split into groups, by trying every possibility."""
    if not left:
        return True
    first, *rest = left
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            totals = {0}
            for may in [first, *(rest[i] for i in others)]:
                totals = {total + value for total in totals for value in may}
            if goal in totals and comes_out([may for i, may in enumerate(rest) if i not in others], goal):
                return True
    return False


def test_the_value_of_each_card_of_a_group_is_explained():
    assert terms([(1, 11), (3,)], 14) == [11, 3]
    assert terms([(1, 11), (3,)], 4) == [1, 3]
    assert terms([(1, 11), (1, 11), (2,)], 14) == [11, 1, 2]


def test_very_large_tables_are_handled():
    """On a table from which nobody has taken for long, the list of captures is cut short, but any capture can be named."""
    floor = " ".join(f"{rank}{suit}" for rank in "2345678" for suit in "cdhs")
    match = position("tablanette", {"hand.p1": "Kd", "hand.p2": "Kc", "table": floor})
    assert 1000 < len(match.legal_actions()) < 6000
    assert match.why_not("p1 play Kd take 8s 6c 8c 6d 7c 7d") is None
    assert match.why_not(f"p1 play Kd take {floor}") is None  # 140 = 10 × 14
    assert match.why_not(f"p1 play Kd take {floor.removesuffix(' 8s')}").rule == "tablanette.refuse.sum"


# ------------------------------------------------------------------------------------------------ mathematics


@pytest.mark.parametrize(
    ("card", "anything", "all_four"),
    [("Ac", 0.5271, 0.0231), ("2c", 0.2661, 0.0001), ("7c", 0.4560, 0.0087), ("Tc", 0.5785, 0.0224), ("Kc", 0.6777, 0.0447)],
)
def test_the_chances_that_a_card_takes(card, anything, all_four):
    """The chances are exact, over all sets of ranks of four random cards on the table, without jacks."""
    (played,) = cards(card)
    left = {rank: 4 - (rank == played.rank) for rank in "A23456789TQK"}
    counts = {rank: GAME.counts[cards(rank + "c")[0]] for rank in left}
    takes_some = takes_all = 0
    for ranks in sorted_tables("A23456789TQK", 4):
        n = 1
        for rank in set(ranks):
            n *= comb(left[rank], ranks.count(rank))
        values = tuple(counts[rank] for rank in ranks)
        groups = sums(values, 52)[GAME.goals[played]]
        takes_some += n * bool(groups)
        takes_all += n * (15 in takes(groups, many=True))
    tables = comb(47, 4)
    assert tables == 178_365
    assert round(takes_some / tables, 4) == anything
    assert round(takes_all / tables, 4) == all_four


def sorted_tables(ranks: str, n: int, start: int = 0):
    """Yields all tables of n ranks, in order; a rank may occur several times."""
    if n == 0:
        yield ()
        return
    for place in range(start, len(ranks)):
        for rest in sorted_tables(ranks, n - 1, place):
            yield (ranks[place], *rest)


def test_an_equal_card_is_on_the_table_about_once_in_four_times():
    assert Fraction(comb(47, 4) - comb(44, 4), comb(47, 4)) == Fraction(42_614, 178_365)


def test_a_hand_has_18_card_points():
    """2♣ counts 1, 10♦ 2, three other tens 1 each, and twelve court cards 1 each."""
    assert sum(GAME.points.values()) == 18
    assert sum(find("tablanette").with_options("serbian").points.values()) == 22


def test_an_ace_that_takes_an_ace_scores_eleven_each():
    """If a tablanette can be counted in several ways, the highest counts: 11 × 2, not 1 × 2."""
    assert laid("Ah", "Ad").play("p1 play Ad take Ah").table.counters["score.p1"] == 22


# ------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        ("p1 play 9d take As 7d", "refuse.sum", "A♠ and 7♦ make 8, or 18 with the ace as 11. 9♦ needs 9."),
        ("p1 play 9d take 3h", "refuse.sum", "3♥ is worth 3. 9♦ needs 9."),
        ("p1 play Ac take 3h", "refuse.sum", "3♥ is worth 3. A♣ needs 1 or 11."),
        ("p1 play 9d take 9h", "refuse.sum", "Choose cards on the table, each of them once."),
        ("p1 play 9d take 3h 3h 3h", "refuse.sum", "Choose cards on the table, each of them once."),
        ("p1 play 9d take Jd 3h", "refuse.sum", "You can’t add a jack to other cards."),
        ("p1 play Jh take 3h", "jack", "You cannot choose some of the cards."),
        ("p1 play 8d", "turn", "8♦ is not in your hand."),
        ("p2 play 2c", "turn", "Player 1 plays first"),
        ("all deal", "turn", "You have dealt the cards already."),
    ],
)
def test_refusals_give_their_reason(action, rule, words):
    match = laid("As 7d 3h Jd", "9d Ac Jh")
    refusal = match.why_not(action)
    assert refusal.rule == f"tablanette.{rule}"
    assert words in Words().explain_refusal(refusal.rule, refusal.facts).sentence


def test_a_jack_may_name_the_whole_table():
    match = laid("As 7d", "Jh 4c")
    assert match.why_not("p1 play Jh take 7d As") is None
    assert match.branch().play("p1 play Jh take 7d As").zone("won.p1") == match.play("p1 play Jh").zone("won.p1")


def test_a_refusal_mentions_several_groups_before_large_ones():
    """With both limits, a capture that could be split into small groups is refused as several sums, and otherwise as too large
    a sum.
    """
    book = laid("5c 4d 9h 2c 2d 2h 3c", "9d", preset="book")
    assert book.why_not("p1 play 9d take 5c 4d 9h").rule == "tablanette.refuse.groups"
    assert book.why_not("p1 play 9d take 2c 2d 2h 3c").rule == "tablanette.refuse.size"


def test_the_order_of_named_cards_does_not_matter():
    for take in ("3d Ac 9d 5h", "9d Ac 5h 3d"):
        match = laid("Ac 3d 9d 8h 5h", "Kd 4c").play(f"p1 play Kd take {take}")
        assert [c.name for c in match.zone("won.p1")] == ["Kd", "Ac", "3d", "9d", "5h"]
        assert match.rules == ["tablanette.take.sum"]


def test_buttons_describe_the_play():
    """They say whether a card is laid, takes, or sweeps as a jack. On an empty table a jack is laid like any card."""
    status = MatchSession(laid("Ac 3d", "Kd Jh"), "p1", {}, Words()).begun().status()
    assert [action["label"] for action in status["actions"]] == ["Lay K♦", "K♦ takes A♣ and 3♦", "J♥ sweeps the table"]
    assert status["choice"]["numbers"] == {"Kd": 14, "3d": 3}  # an ace and a jack have no number of their own
    assert MatchSession(laid("", "Jh"), "p1", {}, Words()).begun().status()["actions"][0]["label"] == "Lay J♥"


# ------------------------------------------------------------------------------------------------ hands and matches


def test_hands_alternate_and_points_add_up():
    """The deal changes hands, forty-eight cards are played in each hand, and scores never fall."""
    match, rng = start("tablanette", seed=3, target=90), RandomStream(3)
    dealers, scores = [match.table.counters["dealer"]], [0, 0]
    while not match.is_over:
        counters = match.table.counters
        if counters["phase"] == "hand_over":
            assert counters["turns"] == 48
            assert len(match.zone("won.p1") + match.zone("swept.p1") + match.zone("won.p2") + match.zone("swept.p2")) == 52
            match.play("all deal")
            dealers.append(counters["dealer"])
            assert counters["tablanettes.p1"] == counters["tablanettes.p2"] == counters["turns"] == 0
        else:
            match.play(rng.pick(match.legal_actions()))
        now = [counters["score.p1"], counters["score.p2"]]
        assert all(old <= new for old, new in zip(scores, now, strict=True))
        scores = now
    assert dealers == (["p2", "p1"] * 9)[: len(dealers)]
    assert match.table.counters["reason"] == "target"


def test_the_goal_may_be_checked_after_each_bonus():
    """A tablanette that reaches the goal ends the game at once, before the cards are counted."""
    for check, over in (("at_once", True), ("hand_end", False)):
        match = laid("Kc", "Kd 2c", target=28, win_check=check).play("p1 play Kd take Kc")
        assert match.is_over is over
        assert match.rules[-1] == ("tablanette.win" if over else "tablanette.sweep.sum")


def test_a_tie_in_the_last_hand_is_unfinished():
    zones = {"hand.p2": "5h", "table": "8d", "won.p1": "Ks Qs Qh", "won.p2": "Kh Kc Qd"}
    match = position("tablanette", zones, counters={"turn": "p2", "deal": 4}, options={"target": 3, "max_hands": 1})
    match.play("p2 play 5h")
    assert match.outcome == "unfinished"
    assert match.rules[-1] == "tablanette.max_hands"
    told = Words().explain(match.events[-1].rule, match.events[-1].facts)
    assert told.sentence == "After one hand, the game stops here. Both have the same points, so nobody wins."


def test_jacks_are_laid_out_if_the_pack_has_nothing_else():
    match = position("tablanette", {"pack": "2c 3c 4c 5c 6c 7c 8c 9c Tc Qc Kc Ac Jc 2d Jd"}, counters={"phase": "deal"})
    match.play("all deal")
    assert [c.name for c in match.zone("table")] == ["2d"]
    assert [c.name for c in match.zone("stock")] == ["Jd", "Jc"]


@pytest.mark.parametrize("zones", [{}, {"hand.p2": "5h 6h"}, {"stock": "5h 6h 7h"}, {"table": "5h", "won.p2": "5d"}])
def test_positions_with_few_cards_can_be_played_to_the_end(zones):
    """A player without cards is skipped, and a hand ends at once if nobody has any."""
    match = position("tablanette", zones, counters={"hand": 2}, options={"max_hands": 3})
    for _ in range(60):
        if match.is_over:
            break
        match.play(match.legal_actions()[0])
    assert match.outcome == "unfinished"


def test_an_unknown_phase_is_an_error():
    with pytest.raises(PositionError, match="must be deal, play or hand_over"):
        position("tablanette", counters={"phase": "over"})


def test_captured_cards_are_face_down_and_known():
    """Everybody saw the capture, so each capture pile is shown as backs with the names of the cards."""
    match = laid("Ac 3d 9d", "Kd 4c").play("p1 play Kd take Ac 3d")
    for viewer in ("p1", "p2", "spectator"):
        assert match.seen_by(viewer).to_json()["zones"]["won.p1"] == ["~Kd", "~Ac", "~3d"]
    assert match.seen_by("p2").to_json()["zones"]["hand.p1"] == 1


# ------------------------------------------------------------------------------------------------ evaluation


@pytest.mark.parametrize("preset", [None, "book", "serbian", "discard_pile"])
def test_the_gain_of_a_play_is_its_change_of_the_evaluation(preset):
    """The gain, minus a tenth for each card, is the increase of the player's evaluation."""
    match, rng = start("tablanette", seed=5, preset=preset), RandomStream(5)
    game = match.game
    while match.table.counters["phase"] == "play":
        view = match.seen_by(TEACHER)
        action = rng.pick(match.legal_actions())
        number = len(action.take) or (len(match.zone("table")) if action.card.rank == "J" and preset != "serbian" else 0)
        before = Judgement.of(game).points_so_far(view, action.who)
        expected = before + Judgement.of(game).gain(match.seen_by(action.who), action) - number / 10
        match.play(action)
        after = match.seen_by(TEACHER)
        if match.table.counters["phase"] == "play":
            most = Judgement.of(game).points_so_far(after, action.who)
            assert round(expected) in (most, most - 3)  # three more when the cards become enough


def test_the_coach_counts_the_cards_that_could_clear_the_table():
    """After the ace and the three are taken, 9♦ is left, which the three other nines and the four jacks clear."""
    match = position("tablanette", {"hand.p1": "Kd 2h", "hand.p2": "9c 5h", "table": "Ac 3d 9d"})
    action = match.read("p1 play Kd take Ac 3d")
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), action)
    assert advice.name == "take"
    assert advice.facts["unseen"] == 52 - 5
    assert (advice.facts["clears"], advice.facts["jacks"]) == (3 + 4, 4)
    assert Words().say("tablanette-coach-take", **advice.facts) == (
        "You take 2 cards. This scores 1 point. 7 of the 47 cards you can’t see would clear the rest, 4 of them jacks. "
        "The best reply scores about 2½ points."
    )
    # A nine in two cards of 47 gains 18 for the tablanette; a jack takes the nine and gains its own point.
    nines = Fraction(comb(47, 2) - comb(44, 2), comb(47, 2))
    jacks = Fraction(comb(44, 2) - comb(40, 2), comb(47, 2))
    assert advice.worth == pytest.approx(float(1 - 18 * nines - jacks))


@pytest.mark.parametrize(("hand", "told"), [("2c Jc", "3 of the 47"), ("2c Jc Jd Js", "1 of the 45")])
def test_the_coach_says_if_only_jacks_would_clear_the_table(hand, told):
    """No other card takes three kings and a two."""
    match = position("tablanette", {"hand.p1": hand, "hand.p2": "3c", "table": "Kh Kd Ks"})
    advice = Judgement.of(match.game).advise(match.seen_by("p1"), match.read("p1 play 2c"))
    only = "all of them jacks" if told.startswith("3") else "a jack"
    said = Words().say("tablanette-coach-lay", **advice.facts).replace(",", ":")
    assert f"{told} cards you can’t see would clear the table: {only}." in said


def test_the_coach_has_advice_for_every_card():
    words = Words()
    for seed in range(4):
        match, rng = start("tablanette", seed=seed), RandomStream(seed)
        while match.table.counters["phase"] == "play":
            for action in match.legal_actions():
                advice = Judgement.of(match.game).advise(match.seen_by(action.who), action)
                told = words.say(f"tablanette-coach-{advice.name}", **advice.facts)
                assert told.strip()[-1] == "."
                assert isinstance(action, PlayAndTake)
            match.play(rng.pick(match.legal_actions()))


def test_the_expected_best_of_several():
    assert expected_best([0, 6], 1) == 3
    assert expected_best([0, 0, 6], 2) == 4
    assert expected_best([5, 1], 6) == 5
    assert expected_best([], 3) == expected_best([4], 0) == 0
