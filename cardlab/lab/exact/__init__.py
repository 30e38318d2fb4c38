"""Exact answers: counted over everything that can come, as fractions, in a moment and without dealing a card.

>>> from cardlab.lab import exact
>>> exact.sums("addition_war").mean, exact.tie("subtraction_war")
(Fraction(11, 1), Fraction(3433, 27417))
>>> exact.opponent("addition_war", "5c 6d").chance("higher")
Fraction(315, 703)
>>> exact.distances(2, 7).mean, exact.draw("6c Kd", 7, seen="As 7d").expected
(Fraction(2620, 663), Fraction(125, 32))
>>> exact.next_card(69).chance(lambda points: points > 0)
Fraction(1, 1)
>>> exact.small_war("2c 3c 4c 5c 6c 7c").mean
Fraction(9, 1)
>>> exact.race((300, 50), (350, 50)).first[0]  # doctest: +ELLIPSIS
≈ 0.760...

Every answer shows itself as a table.
"""

from __future__ import annotations

from cardlab.lab.exact.answers import ExactError
from cardlab.lab.exact.distribution import Distribution
from cardlab.lab.exact.endings import Endgame, endgame
from cardlab.lab.exact.fast_food import average, best_answer, next_at_random, next_card, prospects, random_game
from cardlab.lab.exact.fast_food_totals import inclusion_exclusion, points, scores
from cardlab.lab.exact.packs import sums
from cardlab.lab.exact.pairs_of_cards import Pairs, differences, opponent, pairs, tie
from cardlab.lab.exact.reactions import Slapper, bot_times, race
from cardlab.lab.exact.seven_twenty_seven import Draw, best_totals, distances, draw, hits, one_more_card
from cardlab.lab.exact.wars import SmallWar, small_war, war_of

__all__ = [
    "Distribution",
    "Draw",
    "Endgame",
    "ExactError",
    "Pairs",
    "Slapper",
    "SmallWar",
    "average",
    "best_answer",
    "best_totals",
    "bot_times",
    "differences",
    "distances",
    "draw",
    "endgame",
    "hits",
    "inclusion_exclusion",
    "next_at_random",
    "next_card",
    "one_more_card",
    "opponent",
    "pairs",
    "points",
    "prospects",
    "race",
    "random_game",
    "scores",
    "small_war",
    "sums",
    "tie",
    "war_of",
]


def __dir__() -> list[str]:
    return __all__
