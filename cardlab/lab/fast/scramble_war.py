"""Scramble War, dealt by itself or picked by players who pick anything (greedy ones too: all picks gain the same)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.games.scramble_war import STRENGTH, ScrambleWar
from cardlab.lab.columns import NOBODY
from cardlab.lab.fast.compiled import kernel
from cardlab.lab.fast.instructions import I64, U64, Cards, Whole
from cardlab.lab.fast.rng import below, match_seed, shuffle, stream
from cardlab.lab.fast.war_turn import Ints
from cardlab.players import BOT_STREAM

WINNER, TURNS, ACTIONS, WARS, AGAIN, UNRESOLVED, SCORE, ROWS = 0, 1, 2, 3, 4, 5, 6, 8
"""Rows of what the kernel finds, `SCORE` that of the first player; and how many there are."""
OTHERS = U64(BOT_STREAM)


class ScrambleRules(NamedTuple):
    """The options, as numbers.

    Attributes:
        down: How many cards come down in a war.
        fewer: Whether a war is fought with fewer cards where the heap is short.
        take_back: Whether both take back their cards of a war that cannot be fought.
        values: Whether captured cards count what they are worth.
        chosen: Whether players pick, and each pick is an action.
    """

    down: int
    fewer: bool
    take_back: bool
    values: bool
    chosen: bool


@kernel
def play(rules: ScrambleRules, pack: Cards, study: U64, first: U64, found: Ints) -> None:
    """Play the matches of a study from this number on, as many as `found` has columns."""
    heap = pack.copy()
    up, points, score = np.empty(2, np.int64), np.empty(2, np.int64), np.empty(2, np.int64)
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for card in range(len(pack)):
            heap[card] = pack[card]
        shuffle(heap, U64(0), U64(len(pack)), stream(seed, U64(0)))
        at, left, picks = 0, len(pack), 0  # the heap is from `at` on
        turns = wars = again = unresolved = 0
        score[0] = score[1] = 0
        while left:
            points[0] = points[1] = 0
            laid, fighting = 0, 1
            while True:
                while laid < 2 * fighting:
                    place: Whole = at
                    if rules.chosen:
                        place += I64(below(stream(seed ^ OTHERS, U64(picks)), U64(left)))
                    drawn = heap[place]
                    for moved in range(place, at, -1):
                        heap[moved] = heap[moved - 1]
                    at, left, picks = at + 1, left - 1, picks + 1
                    up[laid % 2] = drawn
                    points[laid % 2] += drawn if rules.values else 1
                    laid += 1
                if up[0] != up[1]:
                    score[int(up[1] > up[0])] += points[0] + points[1]
                    break
                wars += fighting == 1
                again += fighting > 1
                each = min(rules.down + 1, left // 2)
                if not each or (each <= rules.down and not rules.fewer):
                    unresolved += 1
                    if rules.take_back:
                        score[0] += points[0]
                        score[1] += points[1]
                    break
                fighting += each
            turns += 1
        found[WINNER, match] = NOBODY if score[0] == score[1] else 1 if score[0] > score[1] else 2
        found[TURNS, match] = turns
        found[ACTIONS, match] = picks if rules.chosen else turns
        found[WARS, match] = wars
        found[AGAIN, match] = again
        found[UNRESOLVED, match] = unresolved
        found[SCORE, match] = score[0]
        found[SCORE + 1, match] = score[1]


def deal(game: ScrambleWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Play matches."""
    rules = ScrambleRules(
        down=game.war_down,
        fewer=game.short_war == "fewer_down",
        take_back=game.unresolved == "take_back",
        values=game.scoring == "values",
        chosen=game.pick == "choose",
    )
    pack = np.array([STRENGTH[card.rank] for card in game.pack()], np.uint16)
    found = np.empty((ROWS, count), np.int64)
    play(rules, pack, U64(seed), U64(first), found)
    return {
        "winner": found[WINNER],
        "actions": found[ACTIONS],
        "score.p1": found[SCORE],
        "score.p2": found[SCORE + 1],
        "turns": found[TURNS],
        "wars": found[WARS],
        "again": found[AGAIN],
        "unresolved": found[UNRESOLVED],
    }
