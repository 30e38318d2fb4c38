"""The fast state of Fast Food for searches: cards, a total and the scores, without events. The rules are those of
`cardlab.games.fast_food`.

A move is the card that is played; calls and claims are always right. A state knows both decks, so it continues to the end of
the match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Self

from cardlab.core.actions import Action
from cardlab.core.cards import Card
from cardlab.core.declarations import UNFINISHED
from cardlab.core.game import Game
from cardlab.core.supported_options import SupportedOptions
from cardlab.core.table import Table
from cardlab.games.fast_food import VALUE, FastFood, scoring

HIGHEST = 4 * sum(VALUE.values())
"""The highest possible total: all cards of both decks in one pile."""


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
        seat: The seat to play, 0 or 1; -1 when the match is over.
        total: The total of the pile.
        hands: The cards of each seat, in their order.
        stock: The cards still to be drawn, the last one first.
        other_deck: Those of the second game, in the same order; empty during that game, or if there is none.
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
        """Creates the state of a table on which somebody has to play, or the match is over."""
        state, zones, counters = cls(), table.zones, table.counters
        rules = state.rules = rules_of(game)
        state.seat = game.seats.index(counters["turn"]) if table.outcome is None else -1
        state.stopped = table.outcome == UNFINISHED
        state.total = counters["total"]
        state.hands = zones["hand.p1"][:], zones["hand.p2"][:]
        state.stock = zones["stock"][::-1]  # the next card last, because taking it from the end of a list moves nothing
        goes_on = rules.game.games == 2 and counters["game"] == 1
        state.other_deck = zones["other_deck"][::-1] if goes_on else []
        state.scores = [counters["score.p1"], counters["score.p2"]]
        return state

    def moves(self) -> list[Card]:
        """Returns the cards that the seat may play."""
        return self.hands[self.seat][:]

    def do(self, move: Card) -> None:
        """Plays a card, and goes on to the next decision."""
        self.hands[self.seat].remove(move)
        self.played(move)

    def play_on(self, random: Callable[[], float], most: int) -> int:
        """Plays any cards to the end of the match, at most `most` of them.

        Returns: The number of cards played.
        """
        made = 0
        # Every card may be played, so nothing is listed or checked. The match ends, because each move takes a card from a hand.
        while self.seat >= 0 and made < most:
            hand = self.hands[self.seat]
            self.played(hand.pop(int(random() * len(hand))))
            made += 1
        return made

    def played(self, card: Card) -> None:
        """Scores a card that has left the hand of the seat, and passes the turn to the other seat."""
        seat, rules, hands, stock = self.seat, self.rules, self.hands, self.stock
        self.total = total = self.total + VALUE[card.rank]
        self.scores[seat] += rules.points[total]
        if stock and not rules.draws_before:
            hands[seat].append(stock.pop())
        other = 1 - seat
        # The other seat's draw before its play happens now, so that a seat has a choice in every state.
        if stock:
            if rules.draws_before or not hands[other]:
                hands[other].append(stock.pop())
            self.seat = other
        elif hands[other]:
            self.seat = other
        elif not hands[seat]:
            self.game_over()

    def game_over(self) -> None:
        """Starts the second game when all cards are played, or ends the match."""
        if not self.other_deck:
            self.seat = -1
            return
        rules, hands = self.rules, self.hands
        self.stock, self.other_deck = self.other_deck, []
        self.total, self.seat = 0, rules.second
        for _ in range(rules.game.hand_size):  # the deck may be short in positions set up by hand
            for seat in (rules.second, 1 - rules.second):
                if self.stock:
                    hands[seat].append(self.stock.pop())
        if rules.draws_before and self.stock:
            hands[rules.second].append(self.stock.pop())

    def score(self) -> tuple[float, ...]:
        """Returns by how many points each seat leads."""
        one, other = self.scores
        return one - other, other - one

    def shares(self) -> tuple[float, ...] | None:
        """Returns 1 for the winner, a half each in a draw."""
        if self.seat >= 0 or self.stopped:
            return None
        one, other = self.scores
        return (0.5, 0.5) if one == other else (1.0, 0.0) if one > other else (0.0, 1.0)

    def action(self, move: Card) -> Action:
        """Returns the move as an action of the game."""
        return self.rules.game.said_rightly(self.rules.game.seats[self.seat], move, self.total)


@lru_cache(maxsize=8)
def rules_of(game: Any) -> FastFoodRules:
    """Returns the rules of a game with its options."""
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
"""The options that the fast state supports, exactly as in the game; see `cardlab.bots.search_states`.

Calls are always right here, and no match reaches the limit of turns.
"""
