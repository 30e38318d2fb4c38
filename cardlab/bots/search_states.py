"""Game states for a search: the readable engine, or the fast twin of a game that has one.

A fast state is a module ``cardlab/bots/fast_states/<slug>.py`` with a class that keeps to `SearchState`, named there as
`STATE`, and the options that it knows as `OPTIONS`: for any other the search uses the engine. A test shows that they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, Self, cast

import cardlab.bots.fast_states
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.supported_options import supports
from cardlab.core.table import Table
from cardlab.core.zones import DRAW, TEACHER, UNFINISHED

LONGEST_WAIT = 2_000
"""Forced actions in a row after which a playout is judged as it stands."""


class SearchState(Protocol):
    """A game state for a search.

    Attributes:
        seat: Who is to decide, 0 for the first seat; -1 when the game is over.
    """

    seat: int

    def moves(self) -> Sequence[Hashable]:
        """Legal moves of that seat; the same move is equal in every state."""
        ...

    def do(self, move: Any) -> None:
        """Make a move, and go on to the next decision."""
        ...

    def score(self) -> tuple[float, ...]:
        """Each seat's lead in the game's own terms, now or at the end."""
        ...

    def shares(self) -> tuple[float, ...] | None:
        """Each seat's share of the win when the game is over; None before, and where it has ended without a result."""
        ...

    def action(self, move: Any) -> Action:
        """The move as an action of the game."""
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
        """The state of a table, which is changed by it."""
        return cls(table, game)

    def _apply(self, action: Action) -> None:
        table = self.table
        for event in self.game.play(table, action):
            event.apply(table)

    def _go_on(self) -> None:
        """Play what nobody chooses, and see who is to decide."""
        # Forced actions alone may go round in circles, and a search has to come back from every playout.
        for _ in range(LONGEST_WAIT):
            self.legal = [] if self.table.outcome is not None else self.game.legal_actions(self.table)
            if not self.legal or self.legal[0].who != "all":
                break
            self._apply(self.legal[0])
        if self.legal and self.legal[0].who != "all":
            self.seat = self.seats[self.legal[0].who]
        else:
            # Also when the wait was too long: then `shares` is None, and only the score counts.
            self.seat = -1

    def turn_to(self, seat: int) -> None:
        """Lets this seat decide first if several decide at once."""
        if any(action.who == self.game.seats[seat] for action in self.legal):
            self.seat = seat

    def moves(self) -> list[Action]:
        """The legal actions of the seat that decides; where several do at once, of the first of them."""
        who = self.game.seats[self.seat]
        return self.legal if self.legal[0].who == self.legal[-1].who else [action for action in self.legal if action.who == who]

    def do(self, move: Action) -> None:
        """Play an action, and then what nobody chooses."""
        self._apply(move)
        self._go_on()

    def score(self) -> tuple[float, ...]:
        """Each seat's lead in the game's own terms."""
        # All cards are open here. That gives nothing away, because the table itself is imagined.
        view = self.table.seen_by(TEACHER)
        return tuple(Judgement.of(self.game).evaluate(view, seat) for seat in self.game.seats)

    def shares(self) -> tuple[float, ...] | None:
        """1 for the winner, parts of it for several or in a draw."""
        outcome, seats = self.table.outcome, self.game.seats
        if outcome is None or outcome == UNFINISHED:
            return None
        winners = seats if outcome == DRAW else outcome.split()
        return tuple((seat in winners) / len(winners) for seat in seats)

    def action(self, move: Action) -> Action:
        """The action itself."""
        return move


def play_on(state: SearchState, random: Callable[[], float], most: int) -> int:
    """Play on at random until the game is over, or so many moves have been made.

    A fast state may have a faster way than to list all moves: a method ``play_on(random, most)``.

    Returns: How many moves were made.
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
    """A kind of state: made from a table."""

    def of(self, table: Table, game: Game) -> SearchState:
        """The state of a table, which may be changed by it."""
        ...


@lru_cache(maxsize=64)
def state_of(game: Game) -> StateOf:
    """The fast state of a game where it knows these options, or else the readable engine."""
    if game.slug in {module.name for module in iter_modules(cardlab.bots.fast_states.__path__)}:
        twin = import_module(f"cardlab.bots.fast_states.{game.slug}")
        if supports(twin.OPTIONS, game):
            return cast(StateOf, twin.STATE)
    return cast(StateOf, EngineState)
