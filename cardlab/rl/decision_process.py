"""Describes a game as a decision process: players, and chance if it is explicit, choose numbers in turn.

The environments of PettingZoo and the games of OpenSpiel both build on this one description of a game.

- A seat chooses an action word by word (`cardlab.rl.vocabulary`); if there is only one choice, it is made automatically.
- Seats that may decide at once decide without knowing of each other. In a reflex moment all say whether they act, and chance
  decides whose hand comes first; otherwise their actions are played in the order of the seats.
- Chance follows from a seed, as in a `cardlab.Match` with that seed; or it is explicit, and each draw is a choice of its own
  (`cardlab.rl.chance`): a shuffle is drawn card by card, the top one first.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from cardlab.bots.reaction_times import ReflexMoment, in_any_order, reflex_moment
from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import Viewer
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.numbers import as_python
from cardlab.core.rng import RandomStream
from cardlab.core.table import Zones
from cardlab.rl.chance import DrawnMatch, Draws, Undecided
from cardlab.rl.quick_match import QuickMatch
from cardlab.rl.rewards import check_reward, rewards
from cardlab.rl.vocabulary import Choosing, Vocabulary, ordered_field

LONGEST_WAIT = 2_000
"""After this many actions in a row without a choice, a match is truncated."""
ARRIVALS = 0xBF58476D1CE4E5B9
"""Keeps the draws for whose hand comes first apart from those for the cards."""


class Process:
    """A match as a sequence of choices.

    Args:
        game: The game with its options.
        seed: The seed of the shuffles; None if chance is explicit.
        reward: The reward: see `rewards`.
        most: After how many choices of players the match is cut short, without a winner.
        vocabulary: The words of its actions, if they are known already.
        quick: Whether to play without a log where the game has quick plays (`cardlab.rl.quick_match`); only with a seed.

    Attributes:
        match: The match; None until an explicit shuffle for its set-up has been drawn.
        choosing: The seats to choose now, each with the words that it has said so far. They choose without knowing of each
            other; a caller that lets them choose in turn begins with the first.
        among: The things between which chance chooses now, all equally likely; empty if it has nothing to decide.
        history: The numbers chosen so far, each with its seat, which is "" for chance.
        choices, draws: How often players and explicit chance have chosen.
        most_draws: After how many draws of explicit chance the match is cut short.
        cut: Whether the match was cut short.
    """

    match: BaseMatch | None

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        *,
        reward: str = "win",
        most: int = 10_000,
        vocabulary: Vocabulary | None = None,
        quick: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.quick = quick
        check_reward(game, reward)
        self.reward = reward
        self.most = most
        self.vocabulary = vocabulary or Vocabulary(game)
        self.most_draws = 2 * len(self.vocabulary) * (most + 1)  # each choice may be followed by a shuffle or two
        self.match = None
        self.choosing: dict[str, Choosing] = {}
        self.among: Sequence[str] = ()
        self.history: list[tuple[str, int]] = []
        self.choices = self.draws = 0
        self.cut = False
        self._draws: list[int] = []
        self._decided: dict[str, Action] = {}
        self._queue: list[Action] = []
        self._at_once = False
        """Whether the actions of the queue were decided at once."""
        self._reflex: ReflexMoment | None = None
        self._told: dict[Viewer, _Told] = {seat: _Told(seat) for seat in game.seats}
        self._said: list[tuple[int, str, int]] = []
        """The words said so far, each after the number of actions played before it and its seat."""
        self._go_on()

    # ---------------------------------------------------------------------------- choosing

    @property
    def seat(self) -> str | None:
        """The seat that chooses now, the first of several; None for chance or a finished match."""
        return next(iter(self.choosing), None)

    @property
    def is_over(self) -> bool:
        """Whether the match is over or was cut short."""
        return self.cut or (self.match is not None and self.match.is_over)

    def options(self, seat: str) -> list[int]:
        """Returns the legal choices of a seat in ascending order; empty if it does not choose now."""
        return self.choosing[seat].options if seat in self.choosing and not self.among else []

    def choose(self, number: int, seat: str | None = None) -> None:
        """Chooses the next word of a seat's action; by default, of the seat whose turn it is.

        Raises:
            CardlabError: It may not choose that now.
        """
        seat = seat or self.seat or ""
        options = self.options(seat)
        if number not in options:
            known = ", ".join(f"{option} ({self.vocabulary.word(option)})" for option in options)
            raise CardlabError(f"{seat or 'nobody'} cannot choose {number!r:.20} now: choose {known or 'nothing'}")
        assert self.match is not None
        self._said.append((self.match.ply, seat, number))
        self.history.append((seat, number))
        self.choosing[seat].say(number)
        self.choices += 1
        self._go_on()

    def draw(self, number: int) -> None:
        """Decides for chance, by an index from 0 into `among`.

        Raises:
            CardlabError: There is no such choice.
        """
        number = as_python(number)
        if not isinstance(number, int) or not 0 <= number < len(self.among):
            raise CardlabError(f"chance cannot choose {number!r:.20} now: it has {len(self.among)} choices, from 0 on")
        self.history.append(("", number))
        self.draws += 1
        self._draws.append(number)
        self._go_on()

    # ---------------------------------------------------------------------------- reading the state

    def returns(self) -> list[float]:
        """Returns each seat's return; 0 before the end. Returns add up to 0."""
        if not self.is_over or self.match is None:
            return [0.0] * self.game.players
        return rewards(self.match, self.reward)

    def information(self, seat: str) -> str:
        """Returns everything that a seat has been sent and has said from the beginning, one item a line, and its present
        question.
        """
        lines = [*self._told[seat].lines(self.logged, self._said, self.vocabulary)]
        if seat in self.choosing:
            said = " ".join(map(self.vocabulary.word, self.choosing[seat].words_said))
            lines.append(f"{seat} chooses: {said}".rstrip())
        return "\n".join([seat, *lines])

    @property
    def logged(self) -> BaseMatch | None:
        """The match with its log of events; None before the deal. A quick match is played again for it."""
        return self.match.logged() if isinstance(self.match, QuickMatch) else self.match

    # ---------------------------------------------------------------------------- copies

    def copy(self) -> Process:
        """Returns an independent copy of the process."""
        other = object.__new__(Process)
        other.__dict__.update(self.__dict__)
        other._draws, other.history, other._queue = self._draws[:], self.history[:], self._queue[:]
        other._decided = dict(self._decided)
        other.choosing = {seat: choosing.copy() for seat, choosing in self.choosing.items()}
        other._told = {seat: told.copy() for seat, told in self._told.items()}
        other._said = self._said[:]
        if self.match is not None:
            other.match = _copied(self.match)
            if isinstance(other.match, DrawnMatch):
                other.match.given = other._draws
        return other

    def __deepcopy__(self, memo: object) -> Process:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.game, self.seed, self.reward, self.most, self.quick, self.history)

    # ---------------------------------------------------------------------------- continuing

    def _go_on(self) -> None:
        """Plays everything decided and everything forced, up to the next choice of a player or of chance."""
        self.among = ()
        try:
            if self.match is None:
                self.match = self._dealt()
                self._draws.clear()
            match = self.match
            for _ in range(LONGEST_WAIT):
                if match.is_over or (self.choosing and not self._all_decided()):
                    break
                self._step(match)
            else:
                self.cut = True
        except Undecided as undecided:
            self.among = undecided.among
        over = self.match is not None and self.match.is_over
        if not over and ((self.choices >= self.most and not self.among) or self.draws >= self.most_draws):
            self.cut = True
        if over or self.cut:
            self.choosing, self.among, self._queue = {}, (), []

    def _dealt(self) -> BaseMatch:
        if self.seed is None:
            return DrawnMatch(self.game, self._draws)
        return QuickMatch.of(self.game, self.seed) if self.quick else BaseMatch(self.game, self.seed)

    def _all_decided(self) -> bool:
        """Stores the actions that are complete, and returns whether every seat to choose has chosen."""
        decided = {seat: choosing.action for seat, choosing in self.choosing.items() if choosing.action is not None}
        if decided:
            self._decided.update(decided)
            self.choosing = {seat: choosing for seat, choosing in self.choosing.items() if seat not in decided}
        return not self.choosing

    def _step(self, match: BaseMatch) -> None:
        """Plays the next action, or finds out which seats are to choose."""
        if self._queue:
            action = self._queue[0]
            # Of several that were decided at once, one that a quicker one has made impossible is skipped.
            if not self._at_once or match.why_not(action) is None:
                match.play_legal(action)
                self._draws.clear()
            del self._queue[0]
        elif self._decided:
            reflex = self._reflex
            if reflex is not None:
                quick = [seat for seat, action in self._decided.items() if action == reflex.acts[seat]]
                self._queue = reflex.answers(in_any_order(quick, self._stream(match)))
                self._draws.clear()
            else:
                self._queue = [self._decided[seat] for seat in self.game.seats if seat in self._decided]
            self._at_once = len(self._queue) > 1
            self._decided = {}
            if not self._at_once:
                self._step(match)
        else:
            self._ask(match.legal_actions())

    def _ask(self, legal: list[Action]) -> None:
        """Lets the seats choose among their legal actions, or plays the one that nobody chooses."""
        self._reflex = reflex = reflex_moment(self.game, legal)
        who = legal[0].who
        if who == "all" or (len(legal) == 1 and ordered_field(type(legal[0])) is None):  # type: ignore[arg-type] # hashable
            self._queue, self._at_once = [legal[0]], False
        elif reflex is not None:
            own = {seat: [reflex.acts[seat], reflex.passes[seat]] for seat in self.game.seats if seat in reflex.acts}
            self.choosing = {seat: Choosing(self.vocabulary, actions) for seat, actions in own.items()}
        elif who == legal[-1].who:
            self.choosing = {who: Choosing(self.vocabulary, legal)}
        else:
            deciding = {action.who for action in legal}
            self.choosing = {
                seat: Choosing(self.vocabulary, [action for action in legal if action.who == seat])
                for seat in self.game.seats
                if seat in deciding
            }

    def _stream(self, match: BaseMatch) -> RandomStream:
        """Returns the random stream that decides whose hand comes first."""
        return Draws(self._draws) if self.seed is None else RandomStream(self.seed ^ ARRIVALS, match.ply)


class _Told:
    """A seat's history as lines: the events that it was sent, and its choices between them."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.events = self.words = 0
        self.known: list[str] = []

    def copy(self) -> _Told:
        other = _Told(self.seat)
        other.events, other.words, other.known = self.events, self.words, self.known[:]
        return other

    def lines(self, match: BaseMatch | None, said: Sequence[tuple[int, str, int]], words: Vocabulary) -> list[str]:
        """Returns the lines up to now; only what is new since the last time is added."""
        if match is None:
            return self.known
        ends = match.ends
        for ply, seat, number in said[self.words :]:
            if seat == self.seat:
                self._read(match, ends[ply])
                self.known.append(f"{seat} says: {words.word(number)}")
        self.words = len(said)
        self._read(match, len(match.events))
        return self.known

    def _read(self, match: BaseMatch, end: int) -> None:
        for event in match.events[self.events : end]:
            seen, facts = event.seen_by(self.seat, match.table), event.facts_for(self.seat)
            if seen is not None or event.rule or facts:
                self.known.append(json.dumps([event.rule, facts, seen], default=str))
        self.events = end


def _copied(match: BaseMatch) -> BaseMatch:
    """Returns an independent copy of a match. Events that have happened do not change any more, so the copies share them."""
    other, table = object.__new__(type(match)), object.__new__(type(match.table))
    other.__dict__.update(match.__dict__)
    table.__dict__.update(match.table.__dict__)
    table.zones = Zones((name, [*cards]) for name, cards in table.zones.items())
    table.counters, table.turned = dict(table.counters), set(table.turned)
    other.table, other.events = table, match.events[:]
    other._played, other._ends, other._future = match._played[:], match._ends[:], []
    if isinstance(other, QuickMatch) and other._logged is not None:
        other._logged = _copied(other._logged)  # each copy continues its own log
    return other


def _replayed(game: Game, seed: int | None, reward: str, most: int, quick: bool, history: Sequence[tuple[str, int]]) -> Process:
    """Returns a process in which these numbers are chosen again."""
    process = Process(game, seed, reward=reward, most=most, quick=quick)
    for seat, number in history:
        if seat:
            process.choose(number, seat)
        else:
            process.draw(number)
    return process
