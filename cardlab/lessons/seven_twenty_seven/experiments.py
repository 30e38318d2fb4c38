"""Experiments of the 727 lesson: does one more card bring a hand nearer to 7, and how often do some cards hit a goal
exactly?
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.rng import RandomStream
from cardlab.lab.exact.seven_twenty_seven import (
    FULL,
    MORE,
    PACK,
    after_one_card,
    end_after,
    hits,
    worth,
)
from cardlab.lessons.seven_twenty_seven.hand_helpers import (
    SLUG,
)
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.experiment_questions import Shares, WhichSetting
from cardlab.teaching.number_reading import read_number, written

WAYS = ("nearer", "same", "farther")


@cache
def ways_of_cards(total: str) -> list[str]:
    """Returns for each card of a full pack whether it brings a hand with this total nearer to 7."""
    now = read_number(total) or Fraction(0)
    before, ends = abs(now - 7), [end_after(now, card, 7) for card in PACK]
    return ["nearer" if end < before else "same" if end == before else "farther" for end in ends]


def draw_ways(game: Any, rng: RandomStream, games: int, *, total: str) -> Iterator[str]:
    """Yields `games` times whether the next card of a full pack brings a hand with this total nearer to 7."""
    return (rng.pick(ways_of_cards(total)) for _ in range(games))


IN_HALVES = tuple((int(2 * worth(card)), card.rank == "A") for card in PACK)
"""The value of each card in halves, which are whole numbers, and whether it is an ace."""


def chances_of_ways(game: Any, *, total: str) -> dict[int | str, Fraction]:
    """Returns the exact chance of each way."""
    counted = after_one_card(read_number(total) or Fraction(0), 7)
    return {way: Fraction(n, FULL) for way, n in zip(WAYS, counted[:3], strict=True)}


def draw_hits(game: Any, rng: RandomStream, games: int, *, cards: str, goal: str) -> Iterator[str]:
    """Yields for each of `games` deals whether the first cards of a shuffled pack can count as exactly the goal."""
    deck, more = list(IN_HALVES), 2 * MORE
    for _ in range(games):
        missing, has = 2 * int(goal), 0
        for place in range(int(cards)):
            other = place + rng.below(FULL - place)
            deck[place], deck[other] = deck[other], deck[place]
            halves, ace = deck[place]
            missing, has = missing - halves, has + ace
        yield "hit" if missing % more == 0 and 0 <= missing <= more * has else "miss"


def chances_of_hits(game: Any, *, cards: str, goal: str) -> dict[int | str, Fraction]:
    """Returns the exact chance of a hit."""
    hit = hits(int(cards)).chance(int(goal))
    return {"hit": hit, "miss": 1 - hit}


def gap_between_ways(shares: Shares) -> Fraction:
    """Returns the difference between *nearer* and *farther* in hundredths, worked out from the rounded figures on the bars."""
    nearer, farther = (round(1000 * shares[way]) for way in ("nearer", "farther"))
    return Fraction(abs(nearer - farther), 10)


TOTALS = tuple(written(Fraction(n, 2)) for n in range(6, 14))

ONE_CARD = Experiment(
    "one_card",
    SLUG,
    draw_ways,
    lambda game, **own: WAYS,
    WhichSetting("total", "even", gap_between_ways, least=True),
    chances_of_ways,
    arms=({"total": "4"}, {"total": "5"}, {"total": "6"}),
    own={"total": TOTALS},
    pictured=lambda total: (Card(total, "c"), None),  # the three hands to guess from are whole
    decimals=True,
)
HITS = Experiment(
    "hits",
    SLUG,
    draw_hits,
    lambda game, **own: ("hit",),  # a bar for all others next to it would be thirty times as high
    WhichSetting("cards", "most", lambda shares: 100 * shares["hit"]),
    chances_of_hits,
    arms=({"cards": "2"}, {"cards": "3"}, {"cards": "4"}),
    own={"cards": ("2", "3", "4", "5"), "goal": ("7", "27")},
    pictured=lambda cards: (None,) * int(cards),
    decimals=True,
)
