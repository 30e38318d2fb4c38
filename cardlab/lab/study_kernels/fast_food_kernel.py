"""The study kernel of Fast Food, compiled, for random and greedy bots. `fast_food_supported_options`
says which studies it plays.

A card is its value. The scores of the totals are in a table, so that no match divides anything.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.bots import BOT_STREAM
from cardlab.games.fast_food import VALUE, FastFood, scoring
from cardlab.lab.columns import NOBODY
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole
from cardlab.lab.study_kernels.rng import STEP, below, match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

WINNER, ACTIONS, SEVERAL, NOTHING, SCORE, ROWS = 0, 1, 2, 3, 4, 6
"""Rows of the kernel's results, with `SCORE` for the first player, and their number."""
OTHERS = U64(BOT_STREAM)
DECK = 20
HIGHEST = 110
"""The sum of all cards of a deck."""


class FastFoodOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        games: One or two.
        first: The player who goes first in the first game, 0 or 1.
        hand: The number of cards dealt.
        before: Whether a card is drawn before a play, not after it.
        greedy, other_greedy: Whether the first and the second bot are greedy.
    """

    games: int
    first: int
    hand: int
    before: bool
    greedy: bool
    other_greedy: bool


@helper
def chosen(hand: Cards, n: int, total: int, points: Ints, greedy: bool, state: U64) -> Whole:
    """Returns the place of the card that a bot plays."""
    if not greedy:
        return I64(below(state, U64(n)))
    most, equal = -1, 0
    for place in range(n):
        scored = points[total + hand[place]]
        if scored > most:
            most, equal = scored, 0
        equal += scored == most
    # Among equal plays one draw decides, as in the engine: the n-th of them in the order of the hand.
    which = I64(below(state, U64(equal)))
    for place in range(n):
        if points[total + hand[place]] == most:
            if which == 0:
                return place
            which -= 1
    return 0


@kernel
def play(options: FastFoodOptions, decks: Cards, points: Ints, categories: Ints, study: U64, first: U64, found: Ints) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns.

    Args:
        options: The options.
        decks: The values of the cards of both decks in playing order, unshuffled.
        points, categories: Total -> its points, and the number of categories in which it scores.
        study, first: The seed of the study, and the number of the first match.
        found: The array for the results.
    """
    stock = decks.copy()
    hands = np.empty((2, DECK), np.uint16)
    held = np.empty(2, np.int64)
    score = np.empty(2, np.int64)
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        state = stream(seed, U64(0))
        for card in range(2 * DECK):
            stock[card] = decks[card]
        # All decks are shuffled before the first card is played, from one stream: a deck of 20 cards takes 19 draws of it.
        for game in range(options.games):
            shuffle(stock, U64(game * DECK), U64(DECK), state + U64(game * (DECK - 1)) * STEP)
        score[0] = score[1] = 0
        actions = several = nothing = 0
        for game in range(options.games):
            at, end, total = game * DECK, (game + 1) * DECK, 0
            player = options.first ^ game
            held[0] = held[1] = 0
            for card in range(2 * options.hand):
                to = player ^ (card & 1)
                hands[to, held[to]] = stock[at]
                held[to] += 1
                at += 1
            while held[0] or held[1] or at < end:  # each round plays a card
                if not held[player] and at == end:
                    player = 1 - player
                if (options.before or not held[player]) and at < end:
                    hands[player, held[player]] = stock[at]
                    held[player] += 1
                    at += 1
                greedy = options.other_greedy if player else options.greedy
                place = chosen(hands[player], held[player], total, points, greedy, stream(seed ^ OTHERS, U64(actions)))
                total += hands[player, place]
                held[player] -= 1
                for card in range(place, held[player]):
                    hands[player, card] = hands[player, card + 1]
                actions += 1
                score[player] += points[total]
                several += categories[total] > 1
                nothing += categories[total] == 0
                if not options.before and at < end:
                    hands[player, held[player]] = stock[at]
                    held[player] += 1
                    at += 1
                player = 1 - player
        found[WINNER, match] = NOBODY if score[0] == score[1] else 1 if score[0] > score[1] else 2
        found[ACTIONS, match] = actions
        found[SEVERAL, match] = several
        found[NOTHING, match] = nothing
        found[SCORE, match] = score[0]
        found[SCORE + 1, match] = score[1]


def play_matches(game: FastFood, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches."""
    options = FastFoodOptions(
        games=game.games,
        first=game.seats.index(game.first_player),
        hand=game.hand_size,
        before=game.draw == "before",
        greedy=bots[0] == "greedy",
        other_greedy=bots[1] == "greedy",
    )
    other = "black" if game.first_deck == "red" else "red"
    decks = np.array([VALUE[card.rank] for colour in (game.first_deck, other) for card in game.deck(colour)], np.uint16)
    scored = [scoring(total, game.score_by) for total in range(HIGHEST + 1)]
    points = np.array([sum(each.values()) for each in scored], np.int64)
    categories = np.array([len(each) for each in scored], np.int64)
    found = np.empty((ROWS, count), np.int64)
    play(options, decks, points, categories, U64(seed), U64(first), found)
    return {
        "winner": found[WINNER],
        "actions": found[ACTIONS],
        "score.p1": found[SCORE],
        "score.p2": found[SCORE + 1],
        "several": found[SEVERAL],
        "nothing": found[NOTHING],
    }
