"""Chooses the game state that a search steps through: the fast state of a game that has one, otherwise the readable engine.

A fast state is a module ``cardlab/bots/fast_states/<slug>.py`` with a class that implements `SearchState`, named there as
`STATE`, and the options that it supports as `OPTIONS`. For any other options the search uses the engine. A test shows that they
agree.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, Self, cast

import cardlab.bots.fast_states
from cardlab.core.actions import Action
from cardlab.core.declarations import DRAW, TEACHER, UNFINISHED
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.supported_options import supports
from cardlab.core.table import Table

LONGEST_WAIT = 2_000
"""The number of forced actions in a row after which a playout is judged."""


class SearchState(Protocol):
    """A game state for a search.

    Attributes:
        seat: The seat to decide, 0 for the first seat; -1 when the game is over.
    """

    seat: int

    def moves(self) -> Sequence[Hashable]:
        """Returns the legal moves of that seat; the same move is equal in every state."""
        ...

    def do(self, move: Any) -> None:
        """Makes a move, and goes on to the next decision."""
        ...

    def score(self) -> tuple[float, ...]:
        """Returns each seat's lead in the game's own terms, now or at the end."""
        ...

    def shares(self) -> tuple[float, ...] | None:
        """Returns each seat's share of the win when the game is over; None before, and after an end without a result."""
        ...

    def action(self, move: Any) -> Action:
        """Returns the move as an action of the game."""
        ...


class EngineState:
    """The readable engine on a table of its own, as a `SearchState`. Moves are actions."""

    def __init__(self, table: Table, game: Game) -> None:
        self.game = game
        self.table = table
        self.seats = {seat: number for number, seat in enumerate(game.seats)}
        self._go_on()

    @classmethod
    def of(cls, table: Table, game: Game) -> Self:
        """Creates the state of a table, and changes that table."""
        return cls(table, game)

    def _apply(self, action: Action) -> None:
        table = self.table
        for event in self.game.play(table, action):
            event.apply(table)

    def _go_on(self) -> None:
        """Plays the actions that nobody chooses, and finds the seat to decide."""
        # Forced actions may go round in circles, and a search has to come back from every playout.
        for _ in range(LONGEST_WAIT):
            self.legal = [] if self.table.outcome is not None else self.game.legal_actions(self.table)
            if not self.legal or self.legal[0].who != "all":
                break
            self._apply(self.legal[0])
        if self.legal and self.legal[0].who != "all":
            self.seat = self.seats[self.legal[0].who]
        else:
            # Also after too many forced actions: then `shares` is None, and only the score counts.
            self.seat = -1

    def turn_to(self, seat: int) -> None:
        """Lets this seat decide first if several decide at once."""
        if any(action.who == self.game.seats[seat] for action in self.legal):
            self.seat = seat

    def moves(self) -> list[Action]:
        """Returns the legal actions of the seat that decides; if several do at once, of the first of them."""
        who = self.game.seats[self.seat]
        return self.legal if self.legal[0].who == self.legal[-1].who else [action for action in self.legal if action.who == who]

    def do(self, move: Action) -> None:
        """Plays an action, and then those that nobody chooses."""
        self._apply(move)
        self._go_on()

    def score(self) -> tuple[float, ...]:
        """Returns each seat's lead in the game's own terms."""
        # All cards are visible here. That gives nothing away, because the table itself is imagined.
        view = self.table.seen_by(TEACHER)
        return tuple(Judgement.of(self.game).evaluate(view, seat) for seat in self.game.seats)

    def shares(self) -> tuple[float, ...] | None:
        """Returns 1 for the winner, parts of it for several or in a draw."""
        outcome, seats = self.table.outcome, self.game.seats
        if outcome is None or outcome == UNFINISHED:
            return None
        winners = seats if outcome == DRAW else outcome.split()
        return tuple((seat in winners) / len(winners) for seat in seats)

    def action(self, move: Action) -> Action:
        """Returns the action itself."""
        return move


def play_on(state: SearchState, random: Callable[[], float], most: int) -> int:
    """Plays on at random until the game is over, or `most` moves have been made.

    A fast state may have a faster way than listing all moves: a method ``play_on(random, most)``.

    Returns: The number of moves made.
    """
    own: Callable[[Callable[[], float], int], int] | None = getattr(state, "play_on", None)
    if own is not None:
        return own(random, most)
    made = 0
    while state.seat >= 0 and made < most:
        legal = state.moves()
        state.do(legal[int(random() * len(legal))])
        made += 1
    return made


class StateOf(Protocol):
    """A kind of state, made from a table."""

    def of(self, table: Table, game: Game) -> SearchState:
        """Creates the state of a table, and may change that table."""
        ...


@lru_cache(maxsize=64)
def state_of(game: Game) -> StateOf:
    """Returns the fast state of a game if it supports these options, or else the readable engine."""
    if game.slug in {module.name for module in iter_modules(cardlab.bots.fast_states.__path__)}:
        twin = import_module(f"cardlab.bots.fast_states.{game.slug}")
        if supports(twin.OPTIONS, game):
            return cast(StateOf, twin.STATE)
    return cast(StateOf, EngineState)
