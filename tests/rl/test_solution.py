"""A small game is solved three times with the same result: by OpenSpiel and by `solve` from our game, and by a linear programme
from its rules.

The game is 727 for two, one hand, five cards, one counter to ante, bet or raise. A player who has stood once may not ask for
another card.
"""

from collections import defaultdict
from itertools import permutations

import numpy as np
import pytest

from cardlab.core.cards import cards
from cardlab.games.seven_twenty_seven import SevenTwentySeven
from notebooks.solving import solve

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'cardlab[rl]'")
gambit = pytest.importorskip("open_spiel.python.algorithms.gambit")
optimize = pytest.importorskip("scipy.optimize")
openspiel = pytest.importorskip("cardlab.rl.openspiel")

PACK = "6c 7d 9h Ks Ad"
VALUES = {"6": (6,), "7": (7,), "9": (9,), "K": (0.5,), "A": (1, 11)}


class FiveCards(SevenTwentySeven):
    """727 with five cards."""

    slug = "seven_twenty_seven"

    def pack(self):
        return cards(PACK)


# ------------------------------------------------------------------------------------------------ the rules, written again


def shared(pot, one, other):
    """Returns each hand's share of a pot: half goes to the hand nearer to each goal, and a remainder stays."""

    def distance(hand, goal):
        totals = [0]
        for card in hand:
            totals = [total + value for total in totals for value in VALUES[card]]
        return min(abs(total - goal) for total in totals)

    got = [0, 0]
    low, high = ([distance(hand, goal) for hand in (one, other)] for goal in (7, 27))
    nearest = [[who for who in (0, 1) if ends[who] == min(ends)] for ends in (low, high)]
    parts = [pot // 2, pot // 2] if nearest[0] != nearest[1] else [pot, 0]
    for part, winners in zip(parts, nearest, strict=True):
        for who in winners:
            got[who] += part // len(winners)
    return got


def bets(show):
    """Returns the betting tree, from the first player's choice on: (player, choices), or the winnings; `show` gives the shares
    of a pot.
    """

    def end(paid):
        got = show(sum(paid))
        return (got[0] - paid[0] - got[1] + paid[1]) / 2

    def folded(paid, who):
        won = [sum(paid) * (seat != who) - paid[seat] for seat in (0, 1)]
        return (won[0] - won[1]) / 2

    def owes(who, paid):
        """Returns the choices of a player who must match one counter more, and may raise by one if nobody has."""
        matched = [max(paid)] * 2
        choices = {"call": end(matched), "fold": folded(paid, who)}
        if max(paid) == 2:
            raised = [max(paid) + (seat == who) for seat in (0, 1)]
            choices["raise"] = owes(1 - who, raised)
        return who, choices

    return 0, {"bet": owes(1, [2, 1]), "check": (1, {"bet": owes(0, [1, 2]), "check": end([1, 1])})}


def asks(deal):
    """Returns the game after a deal: the first player takes the one remaining card or stands, and then the other may take it if
    it is left.
    """
    up, down, left = deal[:2], deal[2:4], deal[4]

    def betting(taker):
        hands = [(up[who], down[who], *((left,) if who == taker else ())) for who in (0, 1)]
        return bets(lambda pot: shared(pot, *hands))

    return 0, {"card": betting(0), "stand": (1, {"card": betting(1), "stand": betting(None)})}


class Programme:
    """The sequences of both players, and their winnings for each pair of sequences (von Stengel 1996)."""

    def __init__(self):
        self.sequences = [{(): 0}, {(): 0}]
        self.sets = [{}, {}]
        self.won = defaultdict(float)

    def add(self, node, deal, share, history, last):
        """Adds a tree; `last` are the sequences that lead to its root."""
        if not isinstance(node, tuple):
            self.won[tuple(self.sequences[who][last[who]] for who in (0, 1))] += share * node
            return
        who, choices = node
        taken = deal[4] if ("card" in history and (history[0] == "card") == (who == 0)) else None
        known = (deal[who], deal[2 + who], deal[1 - who], taken, history)
        self.sets[who].setdefault(known, (last[who], []))
        for choice, child in choices.items():
            sequence = (*last[who], (known, choice))
            if sequence not in self.sequences[who]:
                self.sequences[who][sequence] = len(self.sequences[who])
                self.sets[who][known][1].append(sequence)
            after = (sequence, last[1]) if who == 0 else (last[0], sequence)
            self.add(child, deal, share, (*history, choice), after)

    def plans(self, who):
        """Returns the equations of a player's plan: it begins with 1, and the choices of an information set share the weight of
        the sequence before.
        """
        table = np.zeros((1 + len(self.sets[who]), len(self.sequences[who])))
        table[0, 0] = 1
        for row, (before, after) in enumerate(self.sets[who].values(), 1):
            table[row, self.sequences[who][before]] = -1
            table[row, [self.sequences[who][sequence] for sequence in after]] = 1
        return table

    def value(self):
        """Returns the first player's winnings if both play as well as possible."""
        mine, theirs = self.plans(0), self.plans(1)
        won = np.zeros((mine.shape[1], theirs.shape[1]))
        for (one, other), amount in self.won.items():
            won[one, other] += amount
        n, m = mine.shape[1], theirs.shape[0]
        found = optimize.linprog(
            np.r_[np.zeros(n), -1, np.zeros(m - 1)],
            A_ub=np.c_[-won.T, theirs.T],
            b_ub=np.zeros(theirs.shape[1]),
            A_eq=np.c_[mine, np.zeros((mine.shape[0], m))],
            b_eq=np.r_[1, np.zeros(mine.shape[0] - 1)],
            bounds=[(0, None)] * n + [(None, None)] * m,
        )
        assert found.success
        return -found.fun


def test_openspiel_and_solve_agree_with_a_linear_programme():
    """CFR+ on our game's own tree gives the programme's value, with hardly anything left to exploit."""
    programme, deals = Programme(), [*permutations([card[0] for card in PACK.split()])]
    for deal in deals:
        programme.add(asks(deal), deal, 1 / len(deals), (), ((), ()))
    ours = FiveCards(players=2, hands=1, first="ask", freeze_after=1, max_bet=1, max_raises=1)
    game = pyspiel.load_efg_game(gambit.export_gambit(openspiel.load(ours, reward="counters")))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    first, second = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)
    assert pyspiel.exploitability(game, policy) < 0.001
    assert programme.value() == pytest.approx(3 / 20)
    assert first == pytest.approx(programme.value(), abs=0.001)
    assert first == pytest.approx(-second)
    low, high = solve(ours, reward="counters").bounds("p1")
    assert low <= programme.value() <= high < low + 0.0001
