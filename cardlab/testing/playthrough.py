"""Plays one match of a game and checks it at every step.

Each check is a method of `Playthrough`. A fault that one finds does not hide what the others find. The same fault is noted
once, with a few places where it shows.
"""

from __future__ import annotations

import json
from collections import Counter as Bag
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product
from typing import Any, cast

from cardlab.core.actions import Action, Ordering, Refusal, ordering_of
from cardlab.core.declarations import DRAW, ONLOOKER, SPECTATOR, TEACHER, UNFINISHED
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.numbers import read
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.candidate_actions import well_formed
from cardlab.testing.event_checks import replayed, state
from cardlab.testing.findings import Fault, Finding, few
from cardlab.testing.hidden_information import check_page, check_swapped
from cardlab.testing.needed_messages import JUDGED, ask_match, ask_position, ask_refusal
from cardlab.testing.plain_data import facts_for
from cardlab.testing.recording_words import RecordingWords

PLACES = 2
"""The number of places at which the same fault is reported."""


@dataclass
class Faults:
    """Collects faults by the line of code that finds them, each with its places."""

    slug: str
    lines: dict[tuple[str, int], list[Finding]] = field(default_factory=dict)

    def record(self, where: str, error: Exception) -> None:
        """Records an exception and where it was raised."""
        what = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        self.lines.setdefault(_line_of(error), []).append(Finding("play", f"{self.slug}, {where}", what))

    @contextmanager
    def recorded(self, where: Callable[[], str]) -> Iterator[None]:
        """Records an exception and goes on, because a game may fail in any way, and its author needs to know where."""
        try:
            yield
        except Exception as error:
            self.record(where(), error)

    def findings(self) -> Iterator[Finding]:
        """Yields each fault at its first places, and how often it showed."""
        for found in self.lines.values():
            yield from few(found, PLACES)


def _line_of(error: Exception) -> tuple[str, int]:
    """Returns the line of code that raised an error."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return ("", 0) if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


class Playthrough:
    """One match that is checked at every step.

    Args:
        game: The game with its options.
        seed: The seed of the match and of the choices in it.
        actions: How many actions to check.
        faults: Collects the faults.
        speakers: Words that record what they are asked for.
    """

    def __init__(self, game: Game, seed: int, actions: int, faults: Faults, speakers: Sequence[RecordingWords]) -> None:
        self.game = game
        self.seed = seed
        self.actions = actions
        self.faults = faults
        self.speakers = speakers
        self.match: Match | None = None
        self.rng = RandomStream(seed, 2)

    def where(self) -> str:
        """Describes the options, seed and actions that lead to this position."""
        at = f"after {self.match.ply} actions" if self.match else "at the set-up"
        return f"options {self.game.set_options}, seed {self.seed}, {at}"

    def run(self) -> None:
        """Plays and checks."""
        stood: list[Any] = []
        with self.faults.recorded(self.where):
            self.play(stood)
        if (match := self.match) is None:
            return
        if match.is_over:
            self.look(self.over, match)
        self.look(replayed, match, stood)
        self.look(kept, match)
        for words in self.speakers:
            self.look(ask_match, words, match)
        for viewer in (*self.game.seats, SPECTATOR, ONLOOKER, TEACHER):
            self.look(check_page, match, viewer)

    def look(self, check: Callable[..., object], *about: Any) -> None:
        """Runs a check, and records what it raises."""
        with self.faults.recorded(self.where):
            check(*about)

    def play(self, stood: list[Any]) -> None:
        """Plays at random and checks every position; appends the state of the table after the set-up and each action to
        `stood`.
        """
        match = self.match = Match(self.game, self.seed)
        stood.append(state(match.table))
        while not match.is_over and match.ply < self.actions:
            legal = self.legal(match)
            if match.ply % 9 == 0:
                self.look(self.refusals, match, legal)
                self.look(self.position, match, legal)
                self.look(self.judged, match, legal)
            action = self.rng.pick(legal)
            if match.ply % 3 == 0:
                self.look(check_swapped, match, action, self.rng)
            with self.faults.recorded(self.where):
                if match.read(str(action)) != action:
                    raise Fault(f"the action {str(action)!r} does not parse back to itself")
            match.play(action)
            stood.append(state(match.table))

    def legal(self, match: Match) -> list[Action]:
        """Checks that there is a legal action, that none is listed twice, and that asking changes nothing."""
        before = state(match.table)
        legal = match.legal_actions()
        with self.faults.recorded(self.where):
            if state(match.table) != before:
                raise Fault("asking for the legal actions changes the table")
        if not legal:
            raise Fault("the game is not over, but nobody has a legal action")
        with self.faults.recorded(self.where):
            for action, times in Bag(map(str, legal)).items():
                if times > 1:
                    raise Fault(f"{action} is listed {times} times as legal")
        return legal

    def finish(self, longest: int) -> None:
        """Checks that the match ends, if only as unfinished. It lowers a limit of turns that is too high to reach."""
        game: Any = self.game
        if getattr(game, "max_turns", 0) > longest // 4:
            game = replace(game, max_turns=longest // 40)
        match = self.match = Match(game, self.seed)
        while not match.is_over:
            if match.ply >= longest:
                raise Fault("the game has not ended: an option such as max_turns must end it as unfinished")
            match.play(self.rng.pick(match.legal_actions()))

    def refusals(self, match: Match, legal: list[Action]) -> None:
        """Checks that legal actions are not refused and that unlisted ones are, whatever their spoken fields."""
        for action in legal:
            refusal = match.why_not(action)
            if refusal is not None:
                raise Fault(f"{action} is listed as legal, but {refusal.rule} forbids it")
        listed = {str(action.without_spoken()) for action in legal}
        sampled = {(type(action), action.who) for action in legal if ordering_of(type(action))}
        before = state(match.table)
        refused: dict[str, Refusal] = {}
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is not None:
                refused[refusal.rule] = refusal
            elif str(tried) not in listed and (type(tried), tried.who) not in sampled:
                raise Fault(f"{tried} is not listed as legal, but nothing forbids it")
        for verb, who in sampled:
            self.orders(match, verb, who)
        for words, refusal in product(self.speakers, refused.values()):
            ask_refusal(words, refusal)
        if state(match.table) != before:
            raise Fault("asking why an action is forbidden changes the table")

    def orders(self, match: Match, verb: type[Action], who: str) -> None:
        """Checks that a player who orders cards may choose any order of these cards, listed or not."""
        about = f"{cast(Ordering, ordering_of(verb)).zone}.{who}"
        cards = match.table[about]
        for wrong in (cards[1:], [*cards, cards[0]], [*cards[1:], cards[-1]]):
            order = verb(who, *[tuple(wrong)])
            if wrong and Bag(wrong) != Bag(cards) and match.why_not(order) is None:
                raise Fault(f"{order} is not an order of the cards in {about}, but nothing forbids it")
        order = verb(who, *[tuple(self.rng.shuffled(cards))])
        refusal = match.why_not(order)
        if refusal is not None:
            raise Fault(f"{refusal.rule} forbids {order}, although other orders are listed")
        Match(match.game, match.seed, Position.of(match)).play(str(order))

    def over(self, match: Match) -> None:
        """Checks that nothing is legal after the end, and that the rule that ended the game, or one just for that, refuses
        everything.
        """
        ended, winners = match.table.ended_by, match.winners
        if match.outcome not in (DRAW, UNFINISHED) and not (winners and set(winners) <= set(self.game.seats)):
            raise Fault(f"the outcome is {match.outcome!r}, but must be the winning seats, {DRAW!r} or {UNFINISHED!r}")
        if ended is None or not ended.rule:
            raise Fault("the game ended without a rule")
        if match.legal_actions():
            raise Fault("the game is over, but there are legal actions")
        rule = match.game.after_the_end(match.table).rule
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is None or refusal.rule != rule:
                raise Fault(f"the game is over, but {rule} does not refuse {tried}")

    def position(self, match: Match, legal: list[Action]) -> None:
        """Checks that a position parses back and leads to the same decisions, and that no word in it looks like a number."""
        for name, value in match.table.counters.items():
            if isinstance(value, str) and read(value) is not None:
                raise Fault(f"the counter {name!r} holds the word {value!r}, which is read as a number: give the number itself")
        spelt = str(Position.of(match))
        parsed = Position.parse(spelt)
        if str(parsed) != spelt:
            raise Fault(f"the position {spelt!r} does not parse back to itself, but to {str(parsed)!r}")
        laid = Match(match.game, match.seed, parsed)
        same = list(map(str, laid.legal_actions())) == list(map(str, legal))
        if not same:
            raise Fault(f"set up by hand, the position {spelt!r} has other legal actions")

    def judged(self, match: Match, legal: list[Action]) -> None:
        """Checks that gains and evaluations are numbers, and that the table and the coach have words for every choice."""
        for action in [action for action in legal if action.who != "all"][:JUDGED]:
            view = match.seen_by(action.who)
            numbers = [Judgement.of(match.game).gain(view, action), Judgement.of(match.game).evaluate(view, action.who)]
            if not all(isinstance(number, (int, float, Fraction)) for number in numbers):
                raise Fault(f"the gain of {action} or the evaluation of {action.who} is not a number: {numbers}")
        for words in self.speakers:
            ask_position(words, match, legal)


def kept(match: Match) -> None:
    """Checks that a match stays the same when it is saved and loaded, or played again."""
    for again in (Match.load(match.save()), _again(match)):
        if _log(again) != _log(match):
            raise Fault("the same seed and actions give another log: something other than table.rng decides")


def _again(match: Match) -> Match:
    again = Match(match.game, match.seed)
    for action in match.actions:
        again.play(action)
    return again


def _log(match: Match) -> str:
    return json.dumps([[e.rule, e.seen_by(TEACHER, match.table), facts_for(e, TEACHER)] for e in match.events])
