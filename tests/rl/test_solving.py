"""`solve` agrees with OpenSpiel and with a linear programme on small games, also about how much bots lose by their mistakes."""

from functools import cache
from itertools import permutations

import numpy as np
import pytest

from cardlab import CardlabError, start
from cardlab.authoring import fill, set_counters
from cardlab.bots import find
from cardlab.core.judgement import Judgement
from notebooks.solving import solve, solved, walk
from notebooks.solving.chances import chances
from notebooks.solving.form import SequenceForm, Sets
from notebooks.solving.one_round import OneRound
from notebooks.solving.small import FewCards727, FewCardsFastFood, OneChoice, OneDeck, OneRound727


class ThreeRanks(OneDeck):
    """Napoleon's War with three cards each to be put in order."""

    few = "234"


class SixCards(OneRound727):
    """A round of 727 with six cards."""

    few, pack = "6c 7d 9h Ks Ad Qc", FewCards727.pack


class SomeDeals(FewCards727):
    """727 for three, with one card more than is dealt, in one of 52 orders."""

    few = "5c 7d 9h Ks Ad Tc 3d"

    def set_up(self, table):
        yield fill("pack", table.rng.pick([*permutations(self.pack())][::97]))
        yield set_counters({"dealer": self.seats[-1], **{f"counters.{seat}": self.start_counters for seat in self.seats}})
        yield from self.deal(table)


GAMES = {
    "napoleon": (ThreeRanks(war_down=1), "cards", 0),
    "fast_food": (FewCardsFastFood(games=1, hand_size=1), "score", 41 / 15),
    "727": (FewCards727(players=2, hands=1, first="ask", freeze_after=1, max_bet=1, max_raises=1), "counters", 3 / 20),
    "choice": (OneChoice(max_turns=1), "cards", 0),
}
SMALL = pytest.mark.parametrize("name", GAMES)
FOR_THREE = SomeDeals(players=3, hands=1, max_bet=0, freeze_after=1, ante=2)


@cache
def found(name, *bots):
    game, reward, _ = GAMES[name]
    return solve(game, reward=reward, bots=bots or ("random", "greedy"), rounds=3_000 if name == "napoleon" else 1_000)


@SMALL
def test_the_value_is_within_narrow_bounds(name):
    """The values are known by a linear programme (727), by symmetry (Napoleon's War, the choice), and as a fraction of 15."""
    low, high = found(name).bounds("p1")
    assert low - 1e-9 <= GAMES[name][2] <= high + 1e-9
    assert high - low < 0.01
    assert found(name).values["p1"] == pytest.approx(-found(name).values["p2"])


@SMALL
def test_nobody_does_better_than_the_solution(name):
    """A bot loses to the solution, and the best opponent of the bot wins at least as much as the solution does."""
    solution = found(name)
    for bot in ("random", "greedy"):
        assert solution.loss(bot) > -0.01
        assert solution.exploitability(bot) > max(solution.loss(bot), solution.exploitability()) - 0.01


@SMALL
def test_a_linear_programme_finds_the_same_value(name):
    """It uses the arrays of `solve` with another method (von Stengel 1996)."""
    optimize, sparse = (pytest.importorskip(f"scipy.{part}") for part in ("optimize", "sparse"))
    form = found(name).form
    mine, theirs = form.sets
    won = sparse.coo_matrix((form.shares[:, 0], form.ends.T), (mine.size, theirs.size))

    def plans(sets):
        rows, columns, values = [0], [0], [1]
        for row, (before, first, words) in enumerate(zip(sets.before, sets.first, sets.words, strict=True), 1):
            rows += [row] * (1 + len(words))
            columns += [before, *range(first, first + len(words))]
            values += [-1, *[1] * len(words)]
        return sparse.coo_matrix((values, (rows, columns)), (1 + len(sets.words), sets.size))

    one, other = plans(mine), plans(theirs)
    programme = optimize.linprog(
        np.r_[np.zeros(mine.size), -1, np.zeros(other.shape[0] - 1)],
        A_ub=sparse.hstack([-won.T, other.T]),
        b_ub=np.zeros(theirs.size),
        A_eq=sparse.hstack([one, sparse.coo_matrix((one.shape[0], other.shape[0]))]),
        b_eq=np.r_[1, np.zeros(one.shape[0] - 1)],
        bounds=[(0, None)] * mine.size + [(None, None)] * other.shape[0],
    )
    low, high = found(name).bounds("p1")
    assert programme.success
    assert low - 1e-6 <= -programme.fun <= high + 1e-6
    assert -programme.fun == pytest.approx(GAMES[name][2])


def spiel(game, reward):
    openspiel = pytest.importorskip("cardlab.rl.openspiel", reason="OpenSpiel is not installed: pip install 'cardlab[rl]'")
    return openspiel.load(game, reward=reward)


def policies(game, solution, bot):
    """Returns a bot's policy as OpenSpiel needs it: information state -> numbers of words with their chances."""
    numbers = game.layout.vocabulary.numbers
    told = {}
    for seat, sets in enumerate(solution.form.sets):
        for known, said in sets.strategy(solution.bots[bot][seat]).items():
            told[known] = [(numbers.get(word, 0), chance) for word, chance in said.items()]
    return told


def test_openspiel_finds_the_same_value_and_the_same_weaknesses(depth):
    """This runs CFR+ on OpenSpiel's tree. Its best responses to our bots have the same values as ours."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'cardlab[rl]'")
    gambit = pytest.importorskip("open_spiel.python.algorithms.gambit")
    for name in [*GAMES][: depth.of(len(GAMES))]:  # the first one has few ends; the others take OpenSpiel a quarter of a minute
        game, reward, value = GAMES[name]
        theirs = spiel(game, reward)
        tree = pyspiel.load_efg_game(gambit.export_gambit(theirs))
        solver = pyspiel.CFRPlusSolver(tree)
        for _ in range(300):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        assert pyspiel.exploitability(tree, policy) < 0.01
        assert pyspiel.expected_returns(tree.new_initial_state(), policy, -1, False)[0] == pytest.approx(value, abs=0.01)
        for bot in ("random", "greedy"):
            weakness = pyspiel.exploitability(theirs, policies(theirs, found(name), bot))
            assert weakness == pytest.approx(found(name).exploitability(bot))


def test_three_players_are_evaluated_as_openspiel_does():
    """In 727 for three, the players' possible gain is almost nothing, and against greedy bots it is what OpenSpiel finds."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'cardlab[rl]'")
    solution = solve(FOR_THREE, reward="counters", bots=["greedy"])
    theirs = spiel(FOR_THREE, "counters")
    assert max(solution.gains.values()) < 0.001
    assert sum(solution.values.values()) == pytest.approx(0)
    assert pyspiel.nash_conv(theirs, policies(theirs, solution, "greedy")) == pytest.approx(
        3 * solution.exploitability("greedy")
    )


def test_adding_up_a_round_agrees_with_walking_through_it():
    """All deals by card values, and all by the game's own rules, give the same value, and the same for every bot."""
    game = SixCards(players=2, hands=1, max_bet=0, ante=2)
    bots = ("random", "greedy", "coach")
    walked = solve(game, reward="counters", bots=bots, rounds=200)
    table = OneRound(game)
    added = solved(game.seats, table.form, {bot: table.strategies(find(bot)) for bot in bots}, rounds=200)
    assert added.values == pytest.approx(walked.values)
    for bot in bots:
        assert added.exploitability(bot) == pytest.approx(walked.exploitability(bot))


def test_all_possible_choices_of_a_bot_are_included():
    """Two cards of Fast Food with the same score are equally likely. If a bot draws too many random numbers, it is sampled with
    seeds.
    """
    match = start("fast_food", seed=3)
    legal = match.legal_actions()
    gains = {action: Judgement.of(match.game).gain(match.seen_by("p1"), action) for action in legal}
    best = [action for action in legal if gains[action] == max(gains.values())]
    assert chances("greedy", match, legal) == pytest.approx(dict.fromkeys(best, 1 / len(best)))
    assert chances("random", match, legal) == pytest.approx(dict.fromkeys(legal, 1 / len(legal)))
    assert sum(chances("easy", match, legal, seeds=3).values()) == pytest.approx(1)
    with pytest.raises(CardlabError, match="too many to follow each: write seeds=20"):
        chances("easy", match, legal)


def test_too_large_a_game_is_refused(monkeypatch):
    monkeypatch.setattr(walk, "MOST_ENDS", 30)
    with pytest.raises(CardlabError, match="napoleons_war: the game can end in more than 30 ways"):
        solve(ThreeRanks(), reward="cards")
    form = SequenceForm([Sets(), Sets(), Sets()], np.zeros((1, 3), int), np.ones(1), np.zeros((1, 3)))
    for_three = solved(("p1", "p2", "p3"), form, {}, 1)
    with pytest.raises(ValueError, match="bounds are for two players, and 3 play"):
        for_three.bounds("p1")
