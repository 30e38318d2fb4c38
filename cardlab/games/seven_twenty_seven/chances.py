"""Estimates the share of the pot of 727 that a hand wins if it is played to its end.

Future cards are drawn from a whole pack with its original frequencies. The model assumes that the others stand within 1 of 7 or
within 2 of 27, and ask for a card otherwise. Their actions so far limit the hands that they may hold.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from heapq import heapify, heappop, heappush

from cardlab.games.seven_twenty_seven.hands import FAR, GOALS, HALVES

Hand = tuple[int, int]
"""The total in half points with all aces as 1, and the number of aces."""
Odds = Mapping[Hand, float]
"""Hand -> its probability."""
Distances = Mapping[int, Mapping[int, float]]
"""Goal -> distance from it (`Goals.far`) -> probability."""
Counted = int | None
"""The value of a card in half points, an ace as 1; None for a hidden card."""

ACE = HALVES["A"]
STANDS_WITHIN = {7: 2, 27: 4}
"""Goal -> the distance in half points within which the others are assumed to stand."""
UNLIKELY = 0.1
"""The assumed probability that somebody does something else."""
NEVER = 4 * FAR
"""The distance of a hand from a goal that it can no longer win."""


def _counts() -> dict[int, float]:
    counts: dict[int, float] = defaultdict(float)
    for halves in HALVES.values():
        counts[halves] += 1 / len(HALVES)
    return dict(counts)


COUNTS = _counts()
"""Half points -> the probability that a card of a whole pack counts this many."""


def hand_of(ranks: Iterable[str]) -> Hand:
    """Returns the hand that cards of these ranks make."""
    held = list(ranks)
    return sum(HALVES[rank] for rank in held), held.count("A")


def with_card(hand: Hand, halves: int) -> Hand:
    """Returns the hand with one more card; only an ace counts two half points."""
    return hand[0] + halves, hand[1] + (halves == ACE)


@dataclass(frozen=True)
class Goals:
    """The distances of hands from the two goals, under the options of a game.

    Attributes:
        over: Whether a total beyond a goal counts.
        under_first: Whether below wins over above at the same distance.
    """

    over: bool = True
    under_first: bool = False

    def far(self, hand: Hand, goal: int) -> int:
        """Returns the distance of a hand from a goal: twice its half points, plus one above it if below wins; or `NEVER`."""
        halves = GOALS[goal]
        totals = [hand[0] + 20 * elevens for elevens in range(hand[1] + 1)]
        distances = [2 * abs(t - halves) + (self.under_first and t > halves) for t in totals if self.over or t <= halves]
        return min(distances, default=NEVER)

    def stands(self, hand: Hand) -> bool:
        """Whether the others are assumed to stand with it: near enough, or beyond 27, where another card only leads further
        away.
        """
        near = any(self.far(hand, goal) <= 2 * within + 1 for goal, within in STANDS_WITHIN.items())
        return near or hand[0] >= GOALS[27]


def drawn(odds: Odds) -> dict[Hand, float]:
    """Returns the hands after one more card."""
    after: dict[Hand, float] = defaultdict(float)
    for hand, likely in odds.items():
        for halves, share in COUNTS.items():
            after[with_card(hand, halves)] += likely * share
    return after


def held(goals: Goals, cards: tuple[Counted, ...], stood: bool) -> Odds:
    """Returns the possible hands of another player.

    Args:
        goals: The distances of hands.
        cards: The values of the cards, in the order in which they came. From the third on, the player asked for them, so the
            hand before was one to ask with.
        stood: Whether the player has stood since then.
    """

    def after_asking(asks: bool) -> Odds:
        return {hand: likely * (UNLIKELY if goals.stands(hand) is asks else 1 - UNLIKELY) for hand, likely in odds.items()}

    odds: Odds = {(0, 0): 1.0}
    for place, halves in enumerate(cards):
        if place > 1:
            odds = after_asking(True)
        odds = drawn(odds) if halves is None else {with_card(hand, halves): likely for hand, likely in odds.items()}
    return after_asking(False) if stood else odds


@cache
def distances(goals: Goals, cards: tuple[Counted, ...], stood: bool) -> Distances:
    """Returns how far another player will be from the goals when all have stood; the arguments are those of `held`."""
    reached: dict[Hand, float] = defaultdict(float, held(goals, cards, stood))
    total, waiting = sum(reached.values()), list(reached)
    found: dict[int, dict[int, float]] = {goal: defaultdict(float) for goal in GOALS}
    heapify(waiting)
    while waiting:  # the smallest total first: each card makes it greater, so no hand is reached again later
        hand = heappop(waiting)
        if goals.stands(hand):
            for goal, far in found.items():
                far[goals.far(hand, goal)] += reached[hand] / total
            continue
        for new, likely in drawn({hand: reached[hand]}).items():
            if new not in reached:
                heappush(waiting, new)
            reached[new] += likely
    return found


@dataclass(frozen=True, eq=False)
class Outlook:
    """The hands that may win against these others.

    Attributes:
        goals: The distances of hands.
        rivals: The future distances of each of the others from the goals.
    """

    goals: Goals
    rivals: tuple[Distances, ...]
    _shares: dict[tuple[int, int], float] = field(default_factory=dict)
    _played: dict[Hand, float] = field(default_factory=dict)

    def share(self, goal: int, mine: int) -> float:
        """Returns the expected share of a goal's winnings at this distance: all of it, or less with players who are equally
        near.
        """
        if (goal, mine) not in self._shares:
            tied = [0.0 if mine >= NEVER else 1.0]  # the chance that nobody is nearer and this many are equally near
            for rival in self.rivals:
                far = rival[goal]
                same, further = far.get(mine, 0.0), sum(likely for distance, likely in far.items() if distance > mine)
                tied = [a * further + b * same for a, b in zip([*tied, 0.0], [0.0, *tied], strict=True)]
            self._shares[goal, mine] = sum(likely / (n + 1) for n, likely in enumerate(tied))
        return self._shares[goal, mine]

    def nobody(self, goal: int) -> float:
        """Returns the chance that none of the others can win a goal."""
        found = 1.0
        for rival in self.rivals:
            found *= rival[goal].get(NEVER, 0.0)
        return found

    def standing(self, hand: Hand) -> float:
        """Returns the share of the pot that a hand wins if it stands: half for a goal, all if nobody wins the other goal."""
        far = {goal: self.goals.far(hand, goal) for goal in GOALS}
        alone = {goal: self.nobody(goal) if far[goal] >= NEVER else 0.0 for goal in GOALS}
        return (self.share(7, far[7]) * (1 + alone[27]) + self.share(27, far[27]) * (1 + alone[7])) / 2

    def played(self, hand: Hand) -> float:
        """Returns the share of the pot that a hand wins with the best further play."""
        if hand not in self._played:
            standing = self.standing(hand)
            beyond = hand[0] >= GOALS[27]
            self._played[hand] = standing if beyond else max(standing, self.with_a_card(hand))
        return self._played[hand]

    def with_a_card(self, hand: Hand, counts: Mapping[int, float] = COUNTS) -> float:
        """Returns the share of the pot that a hand wins if it takes a card, and is then played on.

        Args:
            hand: The hand.
            counts: Half points -> the probability that the next card counts this many.
        """
        return sum(share * self.played(with_card(hand, halves)) for halves, share in counts.items())


@lru_cache(maxsize=4096)
def outlook(goals: Goals, rivals: tuple[tuple[tuple[Counted, ...], bool], ...]) -> Outlook:
    """Returns the hands that may win against others with these visible cards, who have stood since or not; see `held`."""
    return Outlook(goals, tuple(distances(goals, *rival) for rival in rivals))
