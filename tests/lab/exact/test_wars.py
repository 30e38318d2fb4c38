"""Small Wars agree with trying every order of the cards, and with games dealt by the engine."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import sqrt

import pytest

from cardlab import find
from cardlab.core.cards import cards, pack
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.games.war import RANK
from cardlab.lab.columns import match_seed
from cardlab.lab.exact import ExactError, small_war, war_of
from cardlab.lab.exact.markov import Chain
from cardlab.match import Match
from tests.lab.exact.sampling import check_mean, check_shares

# ------------------------------------------------------------------------------------------------ chains


def test_a_fair_walk_takes_the_square_of_its_length():
    """From the middle of 2n steps, a fair walk ends after n² steps on average, on each side equally often."""
    half = Fraction(1, 2)
    for n in (1, 2, 5, 9):
        states = range(2 * n - 1)
        rows = [{there: half for there in (state - 1, state + 1) if there in states} for state in states]
        up = [half if state == states[-1] else Fraction(0) for state in states]
        steps, ends = Chain(rows, [[Fraction(1)] * len(rows), up]).expected()
        assert steps[n - 1] == n * n
        assert ends == [Fraction(state + 1, 2 * n) for state in states]


def test_a_chain_that_waits():
    """A state that is left with chance 1/6 lasts six steps on average, and floats give floats."""
    assert Chain([{0: Fraction(5, 6)}], [[Fraction(1)]]).expected() == [[6]]
    assert Chain([{0: 0.5, 1: 0.25}, {0: 1.0}], [[1.0, 1.0]]).expected() == [[5.0, 6.0]]


# ------------------------------------------------------------------------------------------------ every order tried


def one_turn(one, other, rules, order):
    """Plays a turn of two packets of ranks, top card first, and picks won cards up in the given order. Returns the packets, or
    the winner.
    """
    down, run_out = rules
    packets, rows = (list(one), list(other)), ([], [])
    lay(packets, rows)
    while rows[0][-1] == rows[1][-1]:
        if not any(packets):
            return "draw"
        if run_out == "last_card_fights" and not all(packets):
            return picked_up(packets, rows, int(not packets[0]), order)
        for _ in range(down + 1):
            if run_out == "lose" and not all(packets):
                return picked_up(packets, rows, int(not packets[0]), order) if any(packets) else "draw"
            lay(packets, rows)
    return picked_up(packets, rows, int(rows[1][-1] > rows[0][-1]), order)


def lay(packets, rows):
    """Lays one card of each player who has one."""
    for packet, row in zip(packets, rows, strict=True):
        row += packet[:1]
        del packet[:1]


def picked_up(packets, rows, winner, order):
    if not packets[1 - winner]:
        return ("first", "second")[winner]
    packets[winner].extend(order(rows))
    return tuple(packets[0]), tuple(packets[1])


def all_pickups(pickup, n):
    """Returns every way to pick up n cards from two rows, all equally likely."""
    if pickup == "coin":
        return [lambda rows: rows[0] + rows[1], lambda rows: rows[1] + rows[0]]
    return [lambda rows, order=order: [(rows[0] + rows[1])[place] for place in order] for order in permutations(range(n))]


@cache
def by_every_order(of, rules, pickup):
    """Returns the mean number of turns and the chances of the first player and of a draw, by following all orders of the cards
    turn by turn.
    """
    n = len(of)
    left = Counter()
    for order in permutations(of):
        left[order[: n // 2], order[n // 2 :]] += 1
    every = sum(left.values())
    left = {packets: deals / every for packets, deals in left.items()}
    ways = {}
    turns, ended = 0.0, Counter()
    while sum(left.values()) > 1e-12:
        turns += sum(left.values())
        following = Counter()
        for packets, chance in left.items():
            if packets not in ways:
                ways[packets] = where(packets, rules, pickup)
            for there, share in ways[packets].items():
                (ended if isinstance(there, str) else following)[there] += chance * share
        left = following
    return turns, ended["first"], ended["second"], ended["draw"]


def where(packets, rules, pickup):
    """Returns the results of one turn."""
    laid = []

    def count(rows):
        laid.append(sum(map(len, rows)))
        return []

    one_turn(*packets, rules, count)
    pickups = all_pickups(pickup, laid[0] if laid else 0)
    found = Counter(one_turn(*packets, rules, order) for order in pickups)
    return {there: n / len(pickups) for there, n in found.items()}


RULES = list(product((0, 1, 2, 3), ("lose", "last_card_stays", "last_card_fights")))
ONE_DOWN = [(down, run_out) for down, run_out in RULES if down == 1]


@pytest.mark.parametrize("pickup", ["shuffled", "coin"])
@pytest.mark.parametrize("of", ["23", "22", "2345", "2233", "2223", "223344", "222333"])
def test_small_wars_agree_with_all_orders_of_the_cards(of, pickup):
    """This covers every number of face-down cards and all rules for running out, if the cards can tie at all."""
    ranks = tuple(RANK[rank] for rank in of)
    there = spelled(of)
    can_tie = len(set(of)) < len(of)
    for down, run_out in RULES if can_tie and len(of) <= 4 else ONE_DOWN if can_tie else ONE_DOWN[:1]:
        exact = small_war(there, war_down=down, run_out=run_out, pickup_order=pickup)
        turns, first, second, draw = by_every_order(ranks, (down, run_out), pickup)
        assert float(exact.mean) == pytest.approx(turns, abs=1e-9)
        assert [float(exact.first), float(exact.second), float(exact.draw)] == pytest.approx([first, second, draw], abs=1e-9)


def spelled(ranks):
    """Returns cards of these ranks, each of another suit."""
    seen = Counter()
    found = []
    for rank in ranks:
        found.append(f"{rank}{'cdhs'[seen[rank] % 4]}" + "'" * (seen[rank] // 4))
        seen[rank] += 1
    return " ".join(found)


# ------------------------------------------------------------------------------------------------ results


@pytest.mark.parametrize("n", [1, 2, 3])
def test_without_ties_the_mean_is_the_square_of_each_packet(n):
    """As in a fair walk, n cards each of different ranks take n² turns on average."""
    for order in ("shuffled", "coin"):
        found = small_war(spelled("23456789"[: 2 * n]), pickup_order=order)
        assert found.mean == n * n
        assert (found.first, found.second, found.draw) == (Fraction(1, 2), Fraction(1, 2), 0)


def test_fractions_and_floats_are_the_same():
    for there in ("2c 3c 4c 2d 3d 4d", "2c 3c 4c 5c"):
        one, other = small_war(there), small_war(there, fractions=False)
        assert isinstance(one.mean, Fraction)
        assert isinstance(other.mean, float)
        assert [other.mean, other.first, other.draw] == pytest.approx(
            [float(one.mean), float(one.first), float(one.draw)], rel=1e-12
        )
    mean = small_war(pack("2345", "cd")).mean
    assert isinstance(mean, float)
    assert repr(mean).startswith("≈ ")


def test_the_distribution_of_turns():
    """The chances that the game goes on add up to the mean, and give the spread; after the last turn it is over."""
    found = small_war("2c 3c 4c 2d 3d 4d")
    assert sum(found.going_on) == pytest.approx(float(found.mean), abs=1e-9)
    assert found.over_after(0) == 0
    assert found.over_after(1) == pytest.approx(1 - found.going_on[1])
    assert found.over_after(10**6) == 1
    assert small_war("2c 3c").spread == 0
    assert small_war("2c 3c 4c 5c").spread == pytest.approx(sqrt(8))


def test_swapping_the_players_swaps_the_chances():
    """One player's cards determine the other's, so a hand's chances are those of the other hand with the players swapped."""
    there = cards("2c 3c 4c 2d 3d 4d")
    shares = []
    for hand in combinations(there, 3):
        rest = [card for card in there if card not in hand]
        one, other = small_war(there, hand=hand), small_war(there, hand=rest)
        assert one.first == other.second
        assert one.first + one.second + one.draw == 1
        assert one.mean == other.mean
        shares.append((one.mean, one.first, one.draw))
    every = small_war(there)
    assert [sum(column) / len(shares) for column in zip(*shares, strict=True)] == [every.mean, every.first, every.draw]
    assert small_war("2c 3c 4c 5c", hand="5c 4c").first == 1


def test_packets_in_a_known_order():
    """These are a certain single turn, a certain war, and a war for which both lack cards."""
    assert (war_of("7c", "2d").first, war_of("7c", "2d").mean) == (1, 1)
    assert (war_of("7c 2c", "7d 3d", war_down=0).second, war_of("7c", "7d").draw) == (1, 1)
    assert war_of("7c 2c", "7d").first == 1
    assert war_of("7c 2c", "7d", run_out="last_card_stays").second == 1
    assert war_of("2c 7d", "7c 3d 5d").lead == war_of("2c 7d", "7c 3d 5d").first - war_of("2c 7d", "7c 3d 5d").second


# ------------------------------------------------------------------------------------------------ dealt by the engine


@pytest.mark.parametrize(
    ("of", "options"),
    [
        ("223344", {}),
        ("223344", {"pickup_order": "coin", "war_down": 0}),
        ("222333", {"run_out": "last_card_stays", "war_down": 2}),
        ("22334455", {}),
        ("22334455", {"pickup_order": "coin"}),
        ("22223333", {"run_out": "last_card_stays", "pickup_order": "coin"}),
        ("222233334444", {}),
    ],
)
def test_dealt_games_agree_with_the_exact_chances(of, options):
    """From randomly dealt packets, the engine's games have the right lengths and winners."""
    there, game = cards(spelled(of)), find("war").with_options(**options)
    exact = small_war(there, **options)
    turns, winners = [], Counter()
    for number in range(250):
        dealt = RandomStream(match_seed(4, number)).shuffled(there)
        half = len(there) // 2
        match = Match(game, number, Position(game, {"packet.p1": dealt[:half], "packet.p2": dealt[half:]}))
        while not match.is_over:
            match.play("all turn")
        turns.append(match.table.counters["turns"])
        winners[{"p1": "first", "p2": "second"}.get(match.outcome, "draw")] += 1
    check_mean(exact.mean, exact.spread, turns)
    check_shares({name: float(getattr(exact, name)) for name in ("first", "second", "draw")}, winners)


# --------------------------------------------------------------------------------------- arguments without an answer


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: small_war(""), "0 cards cannot be dealt to two players equally"),
        (lambda: small_war("2c 3c 4c"), "3 cards cannot be dealt"),
        (lambda: small_war("2c 2c"), "2c is named twice"),
        (lambda: small_war("2c X1"), "X1 has no rank in War"),
        (lambda: small_war("2c 3c", war_down=4), "war_down is 4, but must be one of 0, 1, 2, 3"),
        (lambda: small_war("2c 3c", run_out="draw"), "run_out is 'draw'"),
        (lambda: small_war("2c 3c", pickup_order="played"), "pickup_order is 'played', but must be one of 'shuffled', 'coin'"),
        (lambda: small_war("2c 3c 4c 5c", hand="2c"), "hand has 1 cards, but must have half of the 4: 2"),
        (lambda: small_war("2c 3c 4c 5c", hand="2c 6c"), "6c is not in this pack"),
        (lambda: small_war(pack("23456789", "cd")).mean, "more than 50,000 states"),
        (lambda: small_war("2c 3c").over_after(-1), "turns is -1"),
        (lambda: war_of("2c", ""), "a packet is empty"),
        (lambda: war_of("2c", "2c"), "2c is named twice"),
        (lambda: war_of("2c", "X1"), "X1 has no rank in War"),
    ],
)
def test_questions_without_an_answer_get_a_clear_error(ask, told):
    with pytest.raises(ExactError) as raised:
        ask()
    assert told in str(raised.value)
