"""The fast state of Fast Food plays exactly as the engine does."""

from random import Random

import pytest

from cardlab import find, position, start
from cardlab.bots import BOT_STREAM
from cardlab.bots.card_memory import Memory
from cardlab.bots.fast_states.fast_food import FastFoodState
from cardlab.bots.search import Search
from cardlab.bots.search_states import EngineState
from cardlab.core.declarations import TEACHER
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options


def evaluations(match: Match) -> tuple[float, ...]:
    view = match.seen_by(TEACHER)
    return tuple(Judgement.of(match.game).evaluate(view, seat) for seat in match.game.seats)


def agree(match: Match, seed: int) -> None:
    """Plays at random to the end, and checks that both engines give the same actions in the same order, the same evaluations
    and the same winner.
    """
    random, fast = Random(seed), FastFoodState.of(match.table, match.game)
    played = EngineState.of(match.table, match.game)
    while fast.seat >= 0:
        moves = fast.moves()
        assert [fast.action(move) for move in moves] == match.legal_actions()
        assert fast.score() == evaluations(match)
        assert fast.shares() is None
        move = random.choice(moves)
        match.play(fast.action(move))
        fast.do(move)
    assert match.is_over
    assert fast.score() == evaluations(match)
    assert fast.shares() == played.shares()


@pytest.mark.parametrize("part", range(4))
def test_it_agrees_with_the_engine(part, depth):
    """The fast state and the engine agree move by move in two hundred matches, half of them with random options."""
    game_class, rng = find("fast_food"), RandomStream(part)
    presets = [None, *game_class.presets]
    for seed in range(50 * part, 50 * part + depth.of(50)):
        game = random_options(game_class, rng) if seed % 2 else game_class.with_options(presets[seed // 2 % len(presets)])
        agree(Match(game, seed), seed)


@pytest.mark.parametrize("draw", ["before", "after"])
@pytest.mark.parametrize(
    "zones",
    [
        {"hand.p1": "Ad", "hand.p2": "2d 3h 4d"},
        {"hand.p2": "2d 3h 4d", "stock": "5d"},
        {"hand.p1": "Ad 2h", "stock": "3d 4d", "other_deck": "5s 6c 7c"},
        {"hand.p1": "9d", "other_deck": "5s"},
        {"hand.p1": "9d Th", "hand.p2": "8d", "pile": "Td 7h 6h"},
    ],
    ids=["uneven", "nothing_to_play", "little_to_deal", "one_card_to_deal", "with_a_pile"],
)
def test_it_agrees_in_positions(zones, draw):
    """They agree to the end from positions with any number of cards in hands and decks."""
    for seed in range(5):
        agree(position("fast_food", zones, options={"draw": draw}, seed=seed), seed)


@pytest.mark.parametrize("options", [{}, {"calls": "total_and_scores"}, {"draw": "after", "games": 1}])
def test_a_search_finds_the_same(options, monkeypatch):
    """With the same seed, a search on the fast state makes the same tries with the same results as one on the engine."""
    match, rng = start("fast_food", seed=2, **options), RandomStream(2)
    for number in range(0, 18, 3):
        seat = match.legal_actions()[0].who
        seen = Memory(match, seat).recollect()
        searches = [Search(match.game, seen, RandomStream(match.seed ^ BOT_STREAM, number)) for _ in range(2)]
        searches[1].state_of = EngineState
        fast, slow = [search.run(600).found() for search in searches]
        assert fast == slow
        for _ in range(3):
            match.play(rng.pick(match.legal_actions()))


def test_a_playout_ends_as_playing_does():
    """A playout makes exactly the given number of moves, and leaves no card unplayed."""
    match = start("fast_food", seed=3)
    fast = FastFoodState.of(match.table, match.game)
    assert fast.play_on(Random(1).random, 7) == 7
    assert fast.seat == 1
    assert fast.play_on(Random(1).random, 100) == 33
    assert fast.seat == -1
    assert fast.hands == ([], [])


def test_a_match_that_was_stopped_has_no_winner():
    match = start("fast_food", seed=3)
    match.table.outcome = "unfinished"
    fast = FastFoodState.of(match.table, match.game)
    assert (fast.seat, fast.shares()) == (-1, None)
