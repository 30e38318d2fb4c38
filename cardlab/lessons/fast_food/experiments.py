"""Experiments of the Fast Food lesson: how much does each total give the other player, and does it help to go first?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food import DECK, next_at_random, random_game
from cardlab.lab.exact.fast_food_totals import LAST, POINTS, SCORE_BY, points
from cardlab.lessons.fast_food.chart_helpers import SLUG
from cardlab.lessons.fast_food.next_card_questions import LEFT
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.experiment_questions import Shares, WhichSetting, mean_of

SIDES = ("first", "second", "same")
HAND = 3
"""The number of cards in each player's hand before a draw."""


# ------------------------------------------------------------------------------------------------ games


def any_card(rng: RandomStream, scores: Sequence[int]) -> Iterator[int]:
    """Yields the totals of a game in which both play any card: every order of the cards is equally likely."""
    cards, total = list(DECK), 0
    while cards:  # card by card, since the reader of the totals may stop early
        total += cards.pop(rng.below(len(cards)))
        yield total


def most_now(rng: RandomStream, scores: Sequence[int]) -> Iterator[int]:
    """Yields the totals of a game in which both play the card with the best immediate score, and any one among equals.

    Args:
        rng: The random stream for the cards and the choices.
        scores: The score of each total.
    """
    cards = rng.shuffled(DECK)
    hands, stock, total = (cards[0 : 2 * HAND : 2], cards[1 : 2 * HAND : 2]), cards[2 * HAND :], 0
    for turn in range(len(DECK)):
        hand = hands[turn % 2]
        if stock:
            hand.append(stock.pop())
        most = max(scores[total + card] for card in hand)
        played = rng.pick([card for card in hand if scores[total + card] == most])
        hand.remove(played)
        total += played
        yield total


PLAYED: dict[str, Callable[[RandomStream, Sequence[int]], Iterator[int]]] = {"random": any_card, "greedy": most_now}
"""How both play -> the totals of a game."""


@cache
def scored_by(score_by: str) -> tuple[int, ...]:
    """Returns the score of each total, from 0."""
    return tuple(points(total, score_by) for total in range(LAST + 1))


def draw_next(game: Any, rng: RandomStream, games: int, *, left: str, bots: str) -> Iterator[int]:
    """Yields the score of the next card, in those of `games` games in which this total is left."""
    scores, at = scored_by(game.score_by), int(left)
    for _ in range(games):
        for total, following in pairwise(PLAYED[bots](rng, scores)):
            if total >= at:
                if total == at:
                    yield scores[following]
                break


def draw_sides(game: Any, rng: RandomStream, games: int, *, bots: str) -> Iterator[str]:
    """Yields the player with more points at the end of each of `games` games: the first, the second, or nobody."""
    scores = scored_by(game.score_by)
    for _ in range(games):
        scored = [scores[total] for total in PLAYED[bots](rng, scores)]
        lead = sum(scored[::2]) - sum(scored[1::2])
        yield "first" if lead > 0 else "second" if lead < 0 else "same"


# ------------------------------------------------------------------------------------------------ exact chances


def chances_after(game: Any, *, left: str, bots: str) -> dict[int | str, Fraction]:
    """Returns the exact chance of each number of points after a total, only for cards played at random."""
    if bots != "random":
        return {}
    following = next_at_random(int(left))
    return {scored: following.chance(scored) for scored in POINTS}


def chances_of_sides(game: Any, *, bots: str) -> dict[int | str, Fraction]:
    """Returns the exact chance that each side ends ahead, only for cards played at random."""
    return dict(random_game(game.score_by).ahead.items()) if bots == "random" else {}


# ------------------------------------------------------------------------------------------------ experiments


def wins_of_the_first(shares: Shares) -> Fraction:
    """Returns in how many of a hundred games the first player is ahead."""
    return 100 * shares["first"]


LEAVING = Experiment(
    "leaving",
    SLUG,
    draw_next,
    lambda game, **own: POINTS,
    WhichSetting("left", "least", mean_of, least=True),
    chances_after,
    arms=({"left": "62"}, {"left": "69"}, {"left": "84"}),
    own={"left": tuple(map(str, LEFT)), "bots": tuple(PLAYED)},
    pictured=lambda left: (None,),
    decimals=True,
    games=5000,
)
SEATS = Experiment(
    "seats",
    SLUG,
    draw_sides,
    lambda game, **own: SIDES,
    WhichSetting("score_by", "most", wins_of_the_first),
    chances_of_sides,
    arms=tuple({"score_by": score_by} for score_by in SCORE_BY),
    vary={"score_by": SCORE_BY},
    own={"bots": tuple(PLAYED)},
    games=5000,
)
