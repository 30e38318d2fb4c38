from collections import Counter
from random import Random

import pytest

from cardlab import find, position, start
from cardlab.chance import Chance
from cardlab.match import Match
from cardlab.players.lean.twos import Lean
from cardlab.table import TEACHER
from cardlab.testing import random_options


def standings(match: Match) -> tuple[float, ...]:
    view = match.seen_by(TEACHER)
    return tuple(match.game.standing(view, seat) for seat in match.game.seats)


def shares(match: Match) -> tuple[float, ...] | None:
    return tuple((seat in match.winners) / len(match.winners) for seat in match.game.seats) if match.winners else None


def agree(game, seed: int) -> None:
    """One hand of random play: the same actions before every move, the same standings, the same result and winner."""
    match, random = Match(game, seed), Random(seed)
    lean = Lean.of(match.table, game)
    while lean.seat >= 0:
        moves = {lean.action(move): move for move in lean.moves()}
        legal = match.legal_actions()
        assert moves.keys() == set(legal)
        assert len(moves) == len(lean.moves()) == len(legal)
        if len(legal) % 5 == 0:
            assert lean.score() == standings(match)
        chosen = random.choice(legal)
        match.play(chosen)
        lean.do(moves[chosen])
    assert match.table.counters["phase"] in ("hand_over", "over")
    assert lean.score() == standings(match)
    assert lean.shares() == shares(match)


@pytest.mark.parametrize("part", range(5))
def test_it_agrees_with_the_engine(part):
    """A thousand hands, half of them with random options, move by move."""
    game_class, chance = find("twos"), Chance(part)
    presets = [None, *game_class.presets]
    for seed in range(200 * part, 200 * part + 200):
        agree(random_options(game_class, chance) if seed % 2 else game_class.with_options(presets[seed // 2 % 5]), seed)
