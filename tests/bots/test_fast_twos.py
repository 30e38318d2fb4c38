"""The fast state of Twos plays exactly as the engine does."""

from random import Random

import pytest

from cardlab import find, start
from cardlab.bots.fast_states.twos import FastTwos
from cardlab.core.declarations import TEACHER
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options


def evaluations(match: Match) -> tuple[float, ...]:
    view = match.seen_by(TEACHER)
    return tuple(Judgement.of(match.game).evaluate(view, seat) for seat in match.game.seats)


def shares(match: Match) -> tuple[float, ...] | None:
    return tuple((seat in match.winners) / len(match.winners) for seat in match.game.seats) if match.winners else None


def agree(game, seed: int) -> None:
    """Plays one hand at random, and checks that both engines give the same actions before every move, the same evaluations,
    result and winner.
    """
    match, random = Match(game, seed), Random(seed)
    fast = FastTwos.of(match.table, game)
    while fast.seat >= 0:
        moves = {fast.action(move): move for move in fast.moves()}
        legal = match.legal_actions()
        assert moves.keys() == set(legal)
        assert len(moves) == len(fast.moves()) == len(legal)
        if len(legal) % 5 == 0:
            assert fast.score() == evaluations(match)
        chosen = random.choice(legal)
        match.play(chosen)
        fast.do(moves[chosen])
    assert match.table.counters["phase"] in ("hand_over", "over")
    assert fast.score() == evaluations(match)
    assert fast.shares() == shares(match)


@pytest.mark.parametrize("part", range(5))
def test_it_agrees_with_the_engine(part, depth):
    """The fast state and the engine agree move by move in a thousand hands, half of them with random options."""
    game_class, rng = find("twos"), RandomStream(part)
    presets = [None, *game_class.presets]
    for seed in range(200 * part, 200 * part + depth.of(200)):
        agree(random_options(game_class, rng) if seed % 2 else game_class.with_options(presets[seed // 2 % 5]), seed)


def test_it_agrees_in_the_middle_of_a_match():
    """A state can be made from any table, with earlier scores and locked players, and also between hands."""
    match, rng = start("twos", seed=4, hands=0, target=300, pass_locks=True, settle="pay_winner"), RandomStream(4)
    for _ in range(600):
        fast = FastTwos.of(match.table, match.game)
        assert fast.score() == evaluations(match)
        if match.table.counters["phase"] == "play":
            assert {fast.action(move) for move in fast.moves()} == set(match.legal_actions())
        else:
            assert fast.seat == -1
        if match.is_over:
            break
        match.play(rng.pick(match.legal_actions()))
    assert match.table.counters["hand"] > 3


def test_a_hand_that_is_stopped_has_no_winner():
    match = start("twos", seed=1, max_turns=9)
    fast = FastTwos.of(match.table, match.game)
    assert fast.play_on(Random(1).random, 1000) == 9
    assert fast.seat == -1
    assert fast.shares() is None


def test_a_playout_is_the_same_as_move_by_move():
    """With the same random numbers, a whole playout makes the moves that `moves` and `do` give."""
    game_class, rng = find("twos"), RandomStream(9)
    for seed in range(150):
        game = random_options(game_class, rng)
        quick = FastTwos.of(Match(game, seed).table, game)
        slow, random = quick.copy(), Random(seed).random
        made = quick.play_on(Random(seed).random, 60)
        for _ in range(made):
            moves = slow.moves()
            slow.do(0 if moves == [0] else moves[int(random() * len(moves))])
        assert (quick.seat, quick.hands, quick.top, quick.turns) == (slow.seat, slow.hands, slow.top, slow.turns)
        assert quick.score() == slow.score()


def test_a_copy_is_independent():
    match = start("twos", seed=1)
    fast = FastTwos.of(match.table, match.game)
    before = (fast.seat, fast.hands[:], fast.score(), fast.moves())
    other = fast.copy()
    other.play_on(Random(1).random, 1000)
    assert other.seat == -1
    assert (fast.seat, fast.hands, fast.score(), fast.moves()) == before
