"""A match, apart from words and bots: it plays and undoes actions, branches, saves and loads, and starts from any position."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Self

from cardlab.core.actions import Action, IllegalAction, Refusal, parse_action
from cardlab.core.cards import Card
from cardlab.core.declarations import DRAW, UNFINISHED, Viewer
from cardlab.core.errors import CardlabError, NotationError, SaveError, UnknownZone, reason
from cardlab.core.foreign_files import ReadError, parse_json
from cardlab.core.game import Game
from cardlab.core.numbers import as_python, is_whole
from cardlab.core.pieces import Pieces, finished
from cardlab.core.position import Position
from cardlab.core.registry import as_game, find
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.view import View, check_viewer

SAVE_VERSION = 1
_SAVED = {"cardlab", "game", "options", "seed", "position", "actions"}


class BaseMatch:
    """One match. The same game, options, seed, position and actions give the same log on any machine.

    Args:
        game: The game with its options; a slug or a class means the default options.
        seed: The seed of all shuffles, a whole number from 0 to 2**63 - 1.
        position: The position to start from instead of a deal.
        begins: Whether to play the automatic events before the first decision; False only to look at a position.

    Attributes:
        game, seed: As given.
        table: The current table.
        events: The log: everything that has happened, from the empty table on.
        actions: The actions played so far.
        changes: The number of actions played or undone. While it is the same, nothing has changed.
    """

    def __init__(
        self, game: str | type[Game] | Game, seed: int = 0, position: Position | None = None, *, begins: bool = True
    ) -> None:
        game = as_game(game)
        seed = as_python(seed)
        if not is_whole(seed, 0, 2**63 - 1):
            raise CardlabError(f"the seed is {seed!r:.40}, but must be a whole number from 0 to 2**63 - 1")
        self.game = game
        self.seed = seed
        self.position = position
        self.table = game.new_table(self._stream(0))
        self.events: list[Event] = []
        self._start = 0
        """How many events belong to the set-up."""
        self._played: list[Action] = []
        self._ends: list[int] = []
        """How many events there were after each action."""
        self.changes = 0
        self._future: list[tuple[Action, list[Event]]] = []
        """Undone actions that can be played again, the next one last."""
        if position is None:
            self._apply(game.set_up(self.table))
        else:
            self._apply(position.lay(self.table))
        self._laid = len(self.events)
        if begins:
            self._apply(game.begin(self.table))
        self._start = len(self.events)

    def _stream(self, number: int) -> RandomStream:
        """Returns the random choices of the set-up (0) or of the n-th action."""
        return RandomStream(self.seed, number)

    def _apply(self, events: Iterable[Event]) -> None:
        table, append = self.table, self.events.append
        # Each event is applied before the next one is made: a rulebook is a generator and reads the table in its current state.
        for event in events:
            event.apply(table)
            append(event)

    # -------------------------------------------------------------------------------- playing

    def legal_actions(self) -> list[Action]:
        """Returns the legal actions now; empty only when the game is over."""
        return [] if self.table.outcome is not None else self.game.legal_actions(self.table)

    @property
    def forced(self) -> Action | None:
        """The forced action now, if nobody has a choice."""
        return self.game.forced_action(self.legal_actions())

    def read(self, action: Action | str) -> Action:
        """Returns the action that a text spells.

        Raises:
            NotationError: It spells none of this game's actions.
        """
        if isinstance(action, Action):
            return action
        if not isinstance(action, str):
            raise NotationError(f"{action!r:.60} is not an action: write one as text, as in 'p1 play 7d'")
        return parse_action(action, self.game.verbs, self.game.seats)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Returns the rule that forbids an action now, with its facts; None if it is legal.

        Raises:
            NotationError: The text is not an action of this game.
        """
        action = self.read(action)
        if self.table.ended_by is not None:
            return self.game.after_the_end(self.table)
        return self.game.forbids(self.table, action)

    def play(self, action: Action | str) -> Self:
        """Plays an action. Actions that were undone before it can no longer be played again.

        Raises:
            IllegalAction: A rule forbids it; nothing has changed.
            NotationError: The text is not an action of this game.
        """
        action = self.read(action)
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        return self.play_legal(action)

    def play_legal(self, action: Action) -> Self:
        """Plays one of the current `legal_actions`, without checking again whether a rule forbids it."""
        # Each action has a numbered random stream of its own. So an undo need not remember what was drawn, and a branch that
        # plays the same actions has the same luck.
        self.table.rng = self._stream(len(self._played) + 1)
        self._apply(self.game.play(self.table, action))
        self._played.append(action)
        self._ends.append(len(self.events))
        self.changes += 1
        if self._future:
            self._future = []
        return self

    def undo(self) -> Self:
        """Undoes the last action; `go_to` can play it again.

        Raises:
            CardlabError: There is no action to undo.
        """
        if not self._played:
            raise CardlabError("there is nothing to undo: no action has been played")
        return self.go_to(len(self._played) - 1)

    def go_to(self, n: int) -> Self:
        """Goes to the state after n actions. Later actions are kept until another one is played.

        Raises:
            CardlabError: The match has no such state.
        """
        n, last = as_python(n), len(self._played) + len(self._future)
        if not is_whole(n, 0, last):
            raise CardlabError(f"cannot go to action {n!r}: this match has 0 to {last}")
        self.changes += 1
        while len(self._played) > n:
            action = self._played.pop()
            self._ends.pop()
            start = self._ends[-1] if self._ends else self._start
            taken = self.events[start:]
            # Last first, because an event can only revert itself on the table that it left behind.
            for event in reversed(taken):
                event.revert(self.table)
            del self.events[start:]
            self._future.append((action, taken))
        while len(self._played) < n:
            action, events = self._future.pop()
            # Applies the same event objects instead of playing the action: `Memory` recognises the log by identity, so it need
            # not read everything again after an undo and a redo.
            self._apply(events)
            self._played.append(action)
            self._ends.append(len(self.events))
        return self

    def branch(self, at: int | None = None) -> Self:
        """Returns another match with the same first actions (all of them, or `at` many) and the same luck afterwards."""
        return finished(self.branching(at))

    def branching(self, at: int | None = None) -> Pieces[Self]:
        """Makes the same match action by action, each when the caller asks for it, since a long one takes a moment."""
        n = len(self._played) if at is None else as_python(at)
        actions = self.history
        if not is_whole(n, 0, len(actions)):
            raise CardlabError(f"cannot branch at action {n!r}: this match has 0 to {len(actions)}")
        # Plays the actions again instead of sharing events, because an event can undo itself on one table only.
        other = type(self)(self.game, self.seed, self.position)
        for action in actions[:n]:
            other.play(action)
            yield
        return other

    # -------------------------------------------------------------------------------- reading the state

    @property
    def actions(self) -> list[Action]:
        """The actions played so far."""
        return list(self._played)

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        return len(self._played)

    @property
    def history(self) -> list[Action]:
        """All actions, including undone ones that `go_to` can play again."""
        return self._played + [action for action, _ in reversed(self._future)]

    @property
    def ends(self) -> list[int]:
        """The number of events after the set-up and after each action."""
        return [self._start, *self._ends]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def outcome(self) -> str | None:
        """None during the match; then the winning seats (``p1``, ``p1 p3``), ``draw`` or ``unfinished``."""
        return self.table.outcome

    @property
    def winners(self) -> tuple[str, ...]:
        """The winning seats, if any."""
        return () if self.outcome in (None, DRAW, UNFINISHED) else tuple(str(self.outcome).split())

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that have fired since the deal, or since the position was set up."""
        start = 0 if self.position is None else self._laid
        return [event.rule for event in self.events[start:] if event.rule]

    @property
    def turn(self) -> tuple[str, ...]:
        """The seats that have to decide, clockwise: several if they decide at once, none if nobody chooses."""
        deciding = {action.who for action in self.legal_actions()}
        return tuple(seat for seat in self.game.seats if seat in deciding)

    def zone(self, name: str) -> list[Card]:
        """Returns the cards in a zone, top or first card first. The name of a player's zone ends in the seat: ``hand.p1``.

        Raises:
            UnknownZone: There is no such zone.
        """
        if name in self.table.rows:
            raise UnknownZone(f"each player has a zone {name!r}: say whose, as {' or '.join(map(repr, self.table.rows[name]))}")
        return list(self.table[name])

    def seen_by(self, viewer: Viewer) -> View:
        """Returns the current view of a seat, of the spectator or of the teacher.

        Raises:
            UnknownSeat: No viewer has this name.
        """
        check_viewer(viewer, self.game.seats)
        return self.table.seen_by(viewer)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.game.set_options.items())
        state = f"after {len(self._played)} actions" + (f", {self.outcome}" if self.is_over else "")
        return f"<match of {self.game.slug}{options}, seed {self.seed}: {state}>"

    # -------------------------------------------------------------------------------- saving

    def save(self, indent: int | None = 1) -> str:
        """Returns the match as JSON text that `load` reads.

        Args:
            indent: The indentation of the lines; None for one long line, which is written several times as fast.
        """
        # No events: they follow from seed and actions, and a file with both could contradict itself.
        saved = {
            "cardlab": SAVE_VERSION,
            "game": self.game.slug,
            "options": self.game.set_options,
            "seed": self.seed,
            "position": None if self.position is None else self.position.parts(),
            "actions": [str(action) for action in self._played],
        }
        return json.dumps(saved, indent=indent)

    @classmethod
    def load(cls, text: str, game_class: type[Game] | None = None) -> Self:
        """Returns the match in a saved text, played again from its beginning.

        Args:
            text: The text from `save`.
            game_class: The class of its game, if no registry has it. It must have the slug that was saved.

        Raises:
            SaveError: The text is not a saved match, or the rules do not allow it; the message says where.
        """
        try:
            saved = parse_json(text, "the saved match")
        except (ReadError, TypeError) as error:
            raise SaveError(str(error)) from error
        if not isinstance(saved, dict) or "cardlab" not in saved:
            raise SaveError("this is not a saved match: its format version is missing")
        if saved["cardlab"] != SAVE_VERSION:
            raise SaveError(
                f"the match was saved in format {saved['cardlab']!r:.20}, and this version reads format {SAVE_VERSION}"
            )
        for key in sorted(_SAVED - saved.keys()) + sorted(saved.keys() - _SAVED):
            raise SaveError(f"the saved match has {'no' if key in _SAVED else 'an unknown'} part {key!r:.40}")
        options, actions, laid = saved["options"], saved["actions"], saved["position"]
        if not isinstance(options, dict) or not isinstance(actions, list) or not (laid is None or isinstance(laid, dict)):
            raise SaveError(
                "the saved match has a part of the wrong type: options is a mapping, actions a list, position a mapping or null"
            )
        try:
            found = game_class if game_class and game_class.slug == saved["game"] else find(saved["game"])
            game = found.with_options(**options)
            match = cls(game, saved["seed"], None if laid is None else Position.of_parts(game, laid))
        except Exception as error:  # counters that contradict each other may break a game in any way
            raise SaveError(f"the saved match cannot begin: {reason(error)}") from error
        for number, action in enumerate(actions, 1):
            try:
                match.play(action)
            except Exception as error:
                raise SaveError(
                    f"action {number} of {len(actions)} of the saved match cannot be played: {reason(error)}"
                ) from error
        try:
            # A faulty position may cause an error only when the rules look for the next action. This finds it now, not in the
            # first turn.
            match.legal_actions()
        except Exception as error:
            raise SaveError(f"the saved match cannot go on: {reason(error)}") from error
        return match
