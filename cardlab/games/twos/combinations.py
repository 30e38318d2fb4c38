"""Finds the combinations of cards in the Game of Twos, and which of them beat which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, groupby, product
from operator import attrgetter
from typing import NamedTuple

from cardlab.authoring import Action, Card, pack

RANK = {rank: place for place, rank in enumerate("3456789TJQKA2")}
SUIT = {suit: place for place, suit in enumerate("dchs")}
ORDER = {c: 4 * RANK[c.rank] + SUIT[c.suit] for c in pack()}
"""Card -> its place among the 52: first by rank, then by suit; the three of diamonds is 0, the two of spades 51."""
PLACE = ORDER.__getitem__
BIT = {c: 1 << place for c, place in ORDER.items()}
LINES = {"twos_low": "A23456789TJQKA", "twos_high": "3456789TJQKA2"}
"""The order of the ranks in a straight."""
SIZES = (1, 2, 3, 5)
SETS = {1: "single", 2: "pair", 3: "triple"}
FIVES = ("straight", "flush", "full_house", "four", "straight_flush")
"""The kinds of five cards, each beating those before it."""


@dataclass(frozen=True)
class PlayCombination(Action, verb="play"):
    """``p1 play 3d 3s``: a single card, a pair, three of a kind or five cards."""

    laid: tuple[Card, ...]


# ------------------------------------------------------------------------------------------------ combinations


class Combination(NamedTuple):
    """A combination of cards that may be played together.

    Attributes:
        kind: One of `SETS` or `FIVES`.
        strength: The numbers to compare among combinations of the same size, the most important first; the first one is the
            place of the kind.
        by: The card that gives each later number of the strength.
        suit_at: The place in the strength at which suits are compared, or -1.
    """

    kind: str
    strength: tuple[int, ...]
    by: tuple[Card, ...]
    suit_at: int


@lru_cache(maxsize=4096)
def combination(cards: tuple[Card, ...], straights: str, flush: str) -> Combination | None:
    """Returns the combination of some cards, in any order; None if they are not one."""
    if len(cards) == 5:
        return five(cards, straights, flush)
    if len(cards) not in SETS or len({c.rank for c in cards}) > 1:
        return None
    top = max(cards, key=PLACE)
    if len(cards) == 3:  # there is only one of each rank
        return Combination("triple", (0, RANK[top.rank]), (top,), -1)
    return Combination(SETS[len(cards)], (0, RANK[top.rank], SUIT[top.suit]), (top, top), 2)


def five(cards: Iterable[Card], straights: str, flush: str) -> Combination | None:
    """Returns the combination of five cards."""
    cards = sorted(cards, key=PLACE, reverse=True)
    ranks = "".join([c.rank for c in cards])
    one_suit = len({c.suit for c in cards}) == 1
    if ranks in (runs := sequences(straights)):
        place, run = runs[ranks]
        top = cards[ranks.index(run[-1])]
        kind = 4 if one_suit else 0
        return Combination(FIVES[kind], (kind, place, SUIT[top.suit]), (top, top), 2)
    if one_suit:
        suit, heights = SUIT[cards[0].suit], [RANK[c.rank] for c in cards]
        if flush == "suit":
            return Combination("flush", (1, suit, *heights), (cards[0], *cards), 1)
        return Combination("flush", (1, *heights, suit), (*cards, cards[0]), 6)
    middle = cards[2]  # one of three or four equal cards is always in the middle
    if len({*ranks}) > 2 or ranks.count(middle.rank) < 3:
        return None
    kind = ranks.count(middle.rank) - 1
    return Combination(FIVES[kind], (kind, RANK[middle.rank]), (middle,), -1)


@lru_cache
def sequences(straights: str) -> dict[str, tuple[int, str]]:
    """Five ranks, the highest card first -> their place among all straights, and the ranks in line, the lowest first."""
    line = LINES[straights]
    runs = [line[start : start + 5] for start in range(len(line) - 4)]
    return {"".join(sorted(run, key=RANK.__getitem__, reverse=True)): (place, run) for place, run in enumerate(runs)}


def fives_in(hand: Sequence[Card], straights: str) -> Iterator[tuple[Card, ...]]:
    """Yields all combinations of five cards in a hand, each once."""
    of_rank: dict[str, list[Card]] = {}
    of_suit: dict[str, list[Card]] = {}
    for c in hand:
        of_rank.setdefault(c.rank, []).append(c)
        of_suit.setdefault(c.suit, []).append(c)
    runs = sequences(straights)
    for _, run in runs.values():
        if all(rank in of_rank for rank in run):
            yield from product(*(of_rank[rank] for rank in run))
    for suited in of_suit.values():
        for cards in combinations(suited, 5) if len(suited) > 4 else ():
            if "".join([c.rank for c in cards]) not in runs:
                yield cards
    for rank, same in of_rank.items():
        if len(same) > 2:
            pairs = [pair for other, others in of_rank.items() if other != rank for pair in combinations(others, 2)]
            for three in combinations(same, 3):
                yield from (three + pair for pair in pairs)
        if len(same) == 4:
            yield from ((*same, c) for c in hand if c.rank != rank)


def sets_in(hand: Iterable[Card], size: int) -> Iterator[tuple[Card, ...]]:
    """Yields all single cards, pairs or threes of a kind in a sorted hand."""
    for _, same in groupby(hand, key=attrgetter("rank")):
        yield from combinations(same, size)


def mask(cards: Iterable[Card]) -> int:
    """Returns cards as bits of one number, in their order."""
    return sum([BIT[c] for c in cards])


Choice = tuple[tuple[int, ...], int, PlayCombination]
"""The strength of a combination, its cards as bits, and the action that plays it."""


@lru_cache(maxsize=4096)
def as_choice(player: str, cards: tuple[Card, ...], straights: str, flush: str) -> Choice:
    """Returns cards that are a combination as a choice of a player."""
    known = five(cards, straights, flush) if len(cards) == 5 else combination(cards, straights, flush)
    assert known is not None
    return known.strength, mask(cards), PlayCombination(player, cards)
