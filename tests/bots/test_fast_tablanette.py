"""The fast state of Tablanette plays exactly as the engine does."""

from random import Random

import pytest

from cardlab import find, position, start
from cardlab.bots.fast_states.tablanette import CACHED, FastTablanette
from cardlab.core.declarations import DRAW, TEACHER, UNFINISHED
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options


def evaluations(match: Match) -> tuple[float, ...]:
    view = match.seen_by(TEACHER)
    return tuple(Judgement.of(match.game).evaluate(view, seat) for seat in match.game.seats)


def what(action) -> tuple:
    """Returns an action, with the cards that it takes in no order."""
    return action.who, action.card, frozenset(action.take)


def agree(game, seed: int) -> None:
    """Plays one hand at random, and checks that both engines give the same actions before every move, the same evaluations,
    result and winner.
    """
    match, random = Match(game, seed), Random(seed)
    fast = FastTablanette.of(match.table, game)
    while fast.seat >= 0:
        legal = {what(action): action for action in match.legal_actions()}
        moves = {what(fast.action(move)): move for move in fast.moves()}
        assert moves.keys() == legal.keys()
        if len(legal) % 3 == 0:
            assert fast.score() == evaluations(match)
        chosen = random.choice(list(legal))
        match.play(legal[chosen])
        fast.do(moves[chosen])
    assert match.table.counters["phase"] in ("hand_over", "over")
    assert fast.score() == evaluations(match)
    assert fast.totals() == [match.table.counters[f"score.{seat}"] for seat in game.seats]
    won = (0.5, 0.5) if match.outcome == DRAW else tuple(float(seat in match.winners) for seat in game.seats)
    assert fast.shares() == (won if match.outcome not in (None, UNFINISHED) else None)


@pytest.mark.parametrize("part", range(5))
def test_it_agrees_with_the_engine(part, depth):
    """The fast state and the engine agree move by move in a thousand hands, half of them with random options."""
    game_class, rng = find("tablanette"), RandomStream(part)
    presets = [None, *game_class.presets]
    for seed in range(200 * part, 200 * part + depth.of(200)):
        agree(random_options(game_class, rng) if seed % 2 else game_class.with_options(presets[seed // 2 % len(presets)]), seed)


def test_it_agrees_in_the_middle_of_a_hand_and_of_a_match():
    """A state can be made from any table, with earlier scores and captured cards."""
    match, rng = start("tablanette", seed=4, target=400), RandomStream(4)
    for _ in range(400):
        if match.table.counters["phase"] == "play":
            fast = FastTablanette.of(match.table, match.game)
            assert fast.score() == evaluations(match)
            assert {what(fast.action(m)) for m in fast.moves()} == {what(a) for a in match.legal_actions()}
        match.play(rng.pick(match.legal_actions()))
    assert match.table.counters["hand"] > 5


def test_between_hands_it_is_nobodys_turn():
    match, rng = start("tablanette"), RandomStream(1)
    while match.table.counters["phase"] == "play":
        match.play(rng.pick(match.legal_actions()))
    fast = FastTablanette.of(match.table, match.game)
    assert fast.seat == -1
    assert fast.score() == evaluations(match)


def test_a_copy_is_independent():
    match = start("tablanette", seed=1)
    fast = FastTablanette.of(match.table, match.game)
    before = (fast.seat, fast.floor, fast.score(), fast.moves())
    other = fast.copy()
    other.play_on(Random(1).random, 1000)
    assert other.seat == -1
    assert (fast.seat, fast.floor, fast.score(), fast.moves()) == before


@pytest.mark.parametrize("preset", [None, "book", "serbian"])
def test_a_playout_makes_legal_moves(preset):
    """Each move of a playout is among the listed moves, and a card that can take does take."""
    match = start("tablanette", seed=2, preset=preset)
    fast, random = FastTablanette.of(match.table, match.game), Random(2)
    made = 0
    while fast.seat >= 0:
        reached, moves = set(), fast.moves()
        for move in moves:
            tried = fast.copy()
            tried.do(move)
            reached.add(seen(tried))
        assert fast.play_on(random.random, 1) == 1
        assert seen(fast) in reached
        made += 1
    assert made == 48


def seen(fast: FastTablanette) -> tuple:
    return fast.floor, tuple(fast.lying), tuple(map(frozenset, fast.hands)), *fast.points, *fast.scores, *fast.cards, fast.seat


def test_large_tables_are_not_cached():
    """The cache stays small, because the sums of tables with more than six cards are computed each time."""
    match = position("tablanette", {"hand.p1": "Kd", "hand.p2": "2c", "table": "Ac 2d 3d 4d 5d 6d 7d 8d 9d"})
    fast = FastTablanette.of(match.table, match.game)
    assert len(fast.lying) > CACHED
    assert len(fast.moves()) == len(match.legal_actions()) > 20
    assert not any(sum(ranks >> shift & 7 for shift in range(0, 52, 4)) > CACHED for ranks in fast.rules.known)
