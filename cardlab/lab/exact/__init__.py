"""Exact answers as fractions, counted over all possible outcomes without dealing a card.

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

Every answer is displayed as a table.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardlab.lab.exact.answers import ExactError
    from cardlab.lab.exact.card_sums import sums
    from cardlab.lab.exact.distribution import Distribution
    from cardlab.lab.exact.fast_food import average, best_answer, next_at_random, next_card, prospects, random_game
    from cardlab.lab.exact.fast_food_endgame import Endgame, endgame
    from cardlab.lab.exact.fast_food_totals import inclusion_exclusion, points, scores
    from cardlab.lab.exact.pairs_of_cards import Pairs, differences, opponent, pairs, tie
    from cardlab.lab.exact.reaction_races import Slapper, bot_times, race
    from cardlab.lab.exact.seven_twenty_seven import Draw, best_totals, distances, draw, hits, one_more_card
    from cardlab.lab.exact.small_wars import SmallWar, small_war, war_of

_IN = {
    "answers": ("ExactError",),
    "card_sums": ("sums",),
    "distribution": ("Distribution",),
    "fast_food": ("average", "best_answer", "next_at_random", "next_card", "prospects", "random_game"),
    "fast_food_endgame": ("Endgame", "endgame"),
    "fast_food_totals": ("inclusion_exclusion", "points", "scores"),
    "pairs_of_cards": ("Pairs", "differences", "opponent", "pairs", "tie"),
    "seven_twenty_seven": ("Draw", "best_totals", "distances", "draw", "hits", "one_more_card"),
    "reaction_races": ("Slapper", "bot_times", "race"),
    "small_wars": ("SmallWar", "small_war", "war_of"),
}
"""Module -> its names. Loaded on first use, because all of them take as long as cardlab itself, and a question is about one
game.
"""

__all__ = sorted(name for names in _IN.values() for name in names)


def __getattr__(name: str) -> object:
    for module, names in _IN.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
