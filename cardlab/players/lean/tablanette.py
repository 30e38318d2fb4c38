"""Tablanette in small whole numbers, for searches. The rules are those of `cardlab.games.tablanette`, in its words.

A card is a number, 4 × rank + suit; cards on the table are one number with a bit for each card. A move is the card, plus 64
times the cards that it takes. A state ends with the hand: what comes after the next shuffle nobody can influence.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Self

from cardlab.cards import RANKS, SUITS, Card, card
from cardlab.game import Action, Game
from cardlab.games.tablanette import FOR_MOST_CARDS, HAND, MOST_LISTED, TEN_OF_DIAMONDS, Play, Tablanette
from cardlab.table import Table

CARDS = [card(rank + suit) for rank in RANKS for suit in SUITS]
NUMBER = {c: number for number, c in enumerate(CARDS)}
BIT = {c: 1 << number for c, number in NUMBER.items()}
MOST_KEPT = 20_000
"""How many tables' sums are remembered: some ten megabytes."""
HIGHEST = 14
NOT_A_VALUE = 63
"""A sum that is being made stands in the lowest six bits of its cards, where a move has the card that takes."""

Ways = tuple[tuple[int, ...], ...]
"""Rank -> the cards that one of this rank can take, each set times 64; 0 is taking nothing."""


class Rules:
    """What the options of a game mean, and the sums of the tables that were looked at."""

    def __init__(self, game: Tablanette) -> None:
        self.game = game
        self.goals = [game.goals[c] for c in CARDS[::4]]
        self.counts = [game.counts[c] for c in CARDS]
        self.one_point = sum(1 << number for number, c in enumerate(CARDS) if game.points[c])
        self.more_for_ten = game.ten_of_diamonds - 1
        self.taken, self.stays = game.played_card == "taken", game.played_card == "stays"
        self.sum, self.doubles, self.one = game.bonus == "sum", game.bonus == "double_cards", game.bonus == "one"
        self.must, self.many, self.most = game.capture_duty == "must", game.groups == "many", game.most
        self.target_at_once = game.target if game.win_check == "at_once" else NEVER
        self.known: dict[int, Ways] = {}

    def value(self, cards: int) -> int:
        """The points in cards."""
        return (cards & self.one_point).bit_count() + (self.more_for_ten if cards & TEN else 0)

    def ways(self, floor: int) -> Ways:
        """What each rank can take of the cards on the table, noted for the next time."""
        made = self.sums(floor)
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        found = self.known[floor] = tuple([self.takes(made[goal]) for goal in self.goals])
        return found

    def sums(self, floor: int) -> list[list[int]]:
        """Goal -> the groups that make it, each times 64."""
        begun = [0]
        for number in numbers(floor):
            bit = 64 << number
            new: list[int] = []
            for value in self.counts[number]:
                more, room = bit + value, HIGHEST - value
                new += [part + more for part in begun if part & NOT_A_VALUE <= room]
            begun += new
        made: list[list[int]] = [[] for _ in range(HIGHEST + 1)]
        for part in begun:
            made[part & NOT_A_VALUE].append(part & ~NOT_A_VALUE)
        made[0] = []
        if self.most < len(CARDS):
            made = [[group for group in groups if group.bit_count() <= self.most] for groups in made]
        return made

    def takes(self, groups: list[int]) -> tuple[int, ...]:
        """What can be taken where these groups make the goal: one of them, or several side by side."""
        if not groups:
            return NOTHING
        if not self.many or len(groups) == 1:
            found = [0, *groups]
        else:
            found = [0]
            for group in groups:
                found += [group | other for other in found if not group & other]
                if len(found) > MOST_LISTED:
                    break
        distinct = tuple(dict.fromkeys(found))
        return distinct[1:] if self.must else distinct

    def bonus(self, rank: int, taken: int) -> int:
        """What a tablanette brings at once."""
        if not self.sum:
            return int(self.one)
        goal = self.goals[rank]
        total = sum(self.counts[number][0] for number in numbers(taken))
        while total % goal:  # an ace counts eleven
            total += 10
        return total + goal


class Lean:
    """How a hand of Tablanette stands.

    Attributes:
        seat: Who is to play, 0 or 1; -1 when the hand or the game is over.
        first: Who is dealt to first.
        floor: The cards on the table.
        hands: The cards of each seat.
        stock: The cards that are still to be dealt.
        taker: Who has taken last; -1 is nobody.
        cards: How many cards each has taken in this hand.
        points: The points in them, not those for most cards.
        scores: The points that are counted already.
    """

    __slots__ = ("cards", "first", "floor", "hands", "points", "rules", "scores", "seat", "stock", "taker")

    rules: Rules
    seat: int
    first: int
    floor: int
    hands: tuple[list[int], list[int]]
    stock: list[int]
    taker: int
    cards: list[int]
    points: list[int]
    scores: list[int]

    @classmethod
    def of(cls, table: Table, game: Game) -> Self:
        """The state of a table."""
        state, zones, counters = cls(), table.zones, table.counters
        rules = state.rules = rules_of(game)
        playing = counters["phase"] == "play"
        state.seat = PLACE[counters["turn"]] if playing else -1
        state.first = 1 - PLACE[counters["dealer"]]
        state.floor = mask(zones["table"])
        state.hands = [NUMBER[c] for c in zones["hand.p1"]], [NUMBER[c] for c in zones["hand.p2"]]
        state.stock = [NUMBER[c] for c in zones["stock"]]
        state.taker = PLACE[counters["last_taker"]]
        state.scores = [counters["score.p1"], counters["score.p2"]]
        state.cards, state.points = [0, 0], [0, 0]
        for seat, name in enumerate(game.seats) if playing else ():
            won, swept = mask(zones["won." + name]), mask(zones["swept." + name])
            state.cards[seat] = (won | swept).bit_count()
            state.points[seat] = rules.value(won | swept) + (rules.value(swept) if rules.doubles else 0)
        return state

    def copy(self) -> Lean:
        """The same state again."""
        other = Lean()
        other.rules, other.seat, other.first, other.floor = self.rules, self.seat, self.first, self.floor
        other.hands, other.stock, other.taker = (self.hands[0][:], self.hands[1][:]), self.stock[:], self.taker
        other.cards, other.points, other.scores = self.cards[:], self.points[:], self.scores[:]
        return other

    def moves(self) -> list[int]:
        """What the seat may play."""
        rules = self.rules
        ways = rules.known.get(self.floor) or rules.ways(self.floor)
        return [number + taken for number in self.hands[self.seat] for taken in ways[number >> 2]]

    def do(self, move: int) -> None:
        """Play a card, and go on to the next decision."""
        seat, rules, floor, hands = self.seat, self.rules, self.floor, self.hands
        number, taken = move & 63, move >> 6
        hands[seat].remove(number)
        if taken or (floor and not rules.goals[number >> 2]):
            self.take(number, taken)
            if self.seat < 0:
                return
        else:
            self.floor = floor | 1 << number
        other = 1 - seat
        if hands[other]:
            self.seat = other
        elif not hands[seat]:
            self.deal()

    def take(self, number: int, taken: int) -> None:
        """The card takes these, or as a jack everything, and goes where the options say."""
        seat, rules, floor = self.seat, self.rules, self.floor
        jack, cleared = not taken, taken == floor
        gained = taken or floor
        self.floor = floor ^ gained
        if rules.taken or cleared or jack:
            gained |= 1 << number
        elif rules.stays:
            self.floor |= 1 << number
        points = (gained & rules.one_point).bit_count()
        if gained & TEN:
            points += rules.more_for_ten
        self.cards[seat] += gained.bit_count()
        self.points[seat] += points
        self.taker = seat
        if cleared:
            if rules.doubles:
                self.points[seat] += points
            self.scores[seat] += rules.bonus(number >> 2, taken)
            if self.scores[seat] >= rules.target_at_once and rules.bonus(number >> 2, taken):
                self.seat, self.points, self.cards = -1, [0, 0], [0, 0]  # the cards are not counted any more

    def deal(self) -> None:
        """Six more each, the dealer's opponent first, who then plays; or the hand is over."""
        stock, first = self.stock, self.first
        if stock:
            self.hands[first][:], self.hands[1 - first][:] = stock[: 2 * HAND : 2], stock[1 : 2 * HAND : 2]
            del stock[: 2 * HAND]
            self.seat = first
            return
        taker = self.taker
        if taker >= 0:
            self.cards[taker] += self.floor.bit_count()
            self.points[taker] += self.rules.value(self.floor)
        self.seat = -1

    def totals(self) -> list[int]:
        """The points of each seat, with those for most cards."""
        needed = self.rules.game.cards_needed
        return [
            score + points + (FOR_MOST_CARDS if cards >= needed else 0)
            for score, points, cards in zip(self.scores, self.points, self.cards, strict=True)
        ]

    def score(self) -> tuple[float, ...]:
        """By how many points each seat is ahead."""
        one, other = self.totals()
        return one - other, other - one

    def shares(self) -> tuple[float, ...] | None:
        """1 for whoever has won the game; None where it goes on with another hand."""
        one, other = self.totals()
        if self.seat >= 0 or max(one, other) < self.rules.game.target or one == other:
            return None
        return (1.0, 0.0) if one > other else (0.0, 1.0)

    def action(self, move: int) -> Action:
        """The move as an action of the game."""
        taken = {CARDS[number] for number in numbers(move >> 6)}
        return Play(self.rules.game.seats[self.seat], CARDS[move & 63], tuple(sorted(taken, key=NUMBER.__getitem__)))


NOTHING = (0,)
TEN = 1 << NUMBER[TEN_OF_DIAMONDS]
PLACE = {None: -1, "p1": 0, "p2": 1}
NEVER = 10**9


def numbers(cards: int) -> Iterator[int]:
    """The cards of a mask, one by one."""
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        yield lowest.bit_length() - 1


def mask(cards: list[Card]) -> int:
    """Cards as bits."""
    return sum([BIT[c] for c in cards])


@lru_cache(maxsize=8)
def rules_of(game: Any) -> Rules:
    """The rules of a game with its options."""
    return Rules(game)
