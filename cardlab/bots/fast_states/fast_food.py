"""Fast Food for searches: cards, a total and its scores, without events. The rules are those of `cardlab.games.fast_food`.

A move is the card that is played; calls and claims are always right. A state knows both decks, so it goes on to the end of the
match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Self

from cardlab.core.actions import Action
from cardlab.core.cards import Card
from cardlab.core.game import Game
from cardlab.core.supported_options import SupportedOptions
from cardlab.core.table import Table
from cardlab.core.zones import UNFINISHED
from cardlab.games.fast_food import VALUE, FastFood, scoring

HIGHEST = 4 * sum(VALUE.values())
"""No total is higher: all cards of both decks in one pile."""


class FastFoodRules:
    """The options of a game, prepared for the search."""

    def __init__(self, game: FastFood) -> None:
        self.game = game
        self.points = [sum(scoring(total, game.score_by).values()) for total in range(HIGHEST + 1)]
        self.draws_before = game.draw == "before"
        self.second = game.seats.index(game.goes_first(2))


class FastFoodState:
    """A state of a match of Fast Food.

    Attributes:
        seat: Who is to play, 0 or 1; -1 when the match is over.
        total: The total of the pile.
        hands: The cards of each seat, in their order.
        stock: The cards that are still to be drawn, the last one first.
        other_deck: Those of the second game, in the same order; empty when that is played, or there is none.
        scores: The points of each seat.
        stopped: Whether the match has ended without a result.
    """

    __slots__ = ("hands", "other_deck", "rules", "scores", "seat", "stock", "stopped", "total")

    rules: FastFoodRules
    seat: int
    total: int
    hands: tuple[list[Card], list[Card]]
    stock: list[Card]
    other_deck: list[Card]
    scores: list[int]
    stopped: bool

    @classmethod
    def of(cls, table: Table, game: Game) -> Self:
        """The state of a table on which somebody is to play, or the match is over."""
        state, zones, counters = cls(), table.zones, table.counters
        rules = state.rules = rules_of(game)
        state.seat = game.seats.index(counters["turn"]) if table.outcome is None else -1
        state.stopped = table.outcome == UNFINISHED
        state.total = counters["total"]
        state.hands = zones["hand.p1"][:], zones["hand.p2"][:]
        state.stock = zones["stock"][::-1]  # the next card last: taking it from the end of a list moves nothing
        goes_on = rules.game.games == 2 and counters["game"] == 1
        state.other_deck = zones["other_deck"][::-1] if goes_on else []
        state.scores = [counters["score.p1"], counters["score.p2"]]
        return state

    def moves(self) -> list[Card]:
        """The cards that the seat may play."""
        return self.hands[self.seat][:]

    def do(self, move: Card) -> None:
        """Play a card, and go on to the next decision."""
        self.hands[self.seat].remove(move)
        self.played(move)

    def play_on(self, random: Callable[[], float], most: int) -> int:
        """Play any cards to the end of the match, or so many.

        Returns: How many were played.
        """
        made = 0
        # Every card may be played, so nothing is listed or checked. The match ends: each move takes a card from a hand.
        while self.seat >= 0 and made < most:
            hand = self.hands[self.seat]
            self.played(hand.pop(int(random() * len(hand))))
            made += 1
        return made

    def played(self, card: Card) -> None:
        """A card has left the hand of the seat: it counts, and the other seat has its turn."""
        seat, rules, hands, stock = self.seat, self.rules, self.hands, self.stock
        self.total = total = self.total + VALUE[card.rank]
        self.scores[seat] += rules.points[total]
        if stock and not rules.draws_before:
            hands[seat].append(stock.pop())
        other = 1 - seat
        # The other seat's draw before its play happens now, so that in every state a seat has a choice.
        if stock:
            if rules.draws_before or not hands[other]:
                hands[other].append(stock.pop())
            self.seat = other
        elif hands[other]:
            self.seat = other
        elif not hands[seat]:
            self.game_over()

    def game_over(self) -> None:
        """All cards are played: the second game, or the end."""
        if not self.other_deck:
            self.seat = -1
            return
        rules, hands = self.rules, self.hands
        self.stock, self.other_deck = self.other_deck, []
        self.total, self.seat = 0, rules.second
        for _ in range(rules.game.hand_size):  # the deck may be short in positions that somebody has laid
            for seat in (rules.second, 1 - rules.second):
                if self.stock:
                    hands[seat].append(self.stock.pop())
        if rules.draws_before and self.stock:
            hands[rules.second].append(self.stock.pop())

    def score(self) -> tuple[float, ...]:
        """By how many points each seat leads."""
        one, other = self.scores
        return one - other, other - one

    def shares(self) -> tuple[float, ...] | None:
        """1 for the winner, a half each in a draw."""
        if self.seat >= 0 or self.stopped:
            return None
        one, other = self.scores
        return (0.5, 0.5) if one == other else (1.0, 0.0) if one > other else (0.0, 1.0)

    def action(self, move: Card) -> Action:
        """The move as an action of the game."""
        return self.rules.game.said_rightly(self.rules.game.seats[self.seat], move, self.total)


@lru_cache(maxsize=8)
def rules_of(game: Any) -> FastFoodRules:
    """The rules of a game with its options."""
    return FastFoodRules(game)


STATE = FastFoodState
OPTIONS: SupportedOptions = {
    "games": (1, 2),
    "first_deck": ("red", "black"),
    "first_player": ("p1", "p2"),
    "hand_size": int,
    "draw": ("before", "after"),
    "score_by": ("both", "multiples", "digits"),
    "calls": ("none", "total", "total_and_scores"),
    "max_turns": int,
}
"""The state that `cardlab.bots.search_states` finds, and the options that it plays as the game does.

Calls are always right here, and no match reaches the limit of turns.
"""
