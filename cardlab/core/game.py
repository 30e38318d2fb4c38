"""`Game`, the base class of every rulebook: options, presets, zones, counters, set-up, legal actions, refusals, play.

A game is a frozen value that holds its options. Everything that changes is on the table. A game is found by its slug: a file or
a folder in `cardlab/games/`, a class that an installed package declares in the entry point group ``cardlab.games``, or a class
defined in a notebook. Presentation, judgement and forecast are separate (`companion.py`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Self, cast

from cardlab.core.actions import (
    Action,
    ArrivalOrder,
    Refusal,
    ordering_of,
)
from cardlab.core.cards import Card
from cardlab.core.declarations import Counter, Measure, Zone
from cardlab.core.errors import GameError, OptionError, did_you_mean
from cardlab.core.numbers import as_python
from cardlab.core.options import Option, as_option
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table


@dataclass(frozen=True)
class AllBut:
    """All values of an option but one; see `Game.only_with`."""

    value: Any

    def __contains__(self, value: object) -> bool:
        return bool(value != self.value)


SOME = AllBut(0)
"""The values of a numeric option where 0 means none."""


class Game:
    """The base of every game: a subclass is a rulebook. It declares, sets up, lists legal actions, refuses others, and plays.

    Attributes:
        slug: Its name in code, a Python identifier.
        presets: Preset name -> the options it sets.
        zones, counters: Its table.
        verbs: Its actions.
        adds_to: The slug of the game that it extends. All rules of that game apply here too, and fire under that game's ids. ""
            for none.
        only_with: Rules that do not apply at every table -> option -> the values with which the rule applies. Rules are without
            the slug; `SOME` means all values of an option but 0, and `AllBut` all but any other:
            ``{"save.won": {"save_attempts": SOME}}``.
        added: The rules that an extending game adds, without the slug: ``("joker",)``.
        reflexes: Verbs in which the quickest player counts -> the verb that lets the moment pass: ``{"snap": "pass"}``. A seat
            that may do one may do the other, and nothing else. If several seats may act at once and ties matter, the game also
            has an `ArrivalOrder` under that verb.
        measures: The measures that a study keeps of each match, besides the winner. The most informative one comes first.
    """

    slug: ClassVar[str]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]
    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    adds_to: ClassVar[str] = ""
    added: ClassVar[tuple[str, ...]] = ()
    only_with: ClassVar[Mapping[str, Mapping[str, Container[Any]]]] = MappingProxyType({})
    reflexes: ClassVar[Mapping[str, str]] = MappingProxyType({})
    measures: ClassVar[tuple[Measure, ...]] = ()
    players: int = 1

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.set_options.items())})"

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The seats, clockwise: ``("p1", "p2")``."""
        return tuple(f"p{n}" for n in range(1, self.players + 1))

    @cached_property
    def companions(self) -> dict[type, Any]:
        """The companions of this game that have been used, by their kind (`cardlab.core.companion`)."""
        return {}

    @property
    def asks(self) -> tuple[str, ...]:
        """The fields of its actions that players must say aloud under these options (see `spoken`)."""
        return ()

    @classmethod
    def options(cls) -> list[Option]:
        """Returns the options that it declares, in order."""
        return [
            Option(f.name, f.default, **f.metadata["option"])
            for f in dataclasses.fields(cast(Any, cls))
            if "option" in f.metadata
        ]

    @cached_property
    def set_options(self) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {o.name: getattr(self, o.name) for o in self.options() if getattr(self, o.name) != o.default}

    @classmethod
    def with_options(cls, /, preset: str | None = None, **options: Any) -> Self:
        """Returns the game with a preset, and options that override it. All others have their defaults.

        To change some options of a game and keep the others, use ``dataclasses.replace(game, packs=2)``.

        Raises:
            OptionError: An unknown preset or option, a value that is not allowed, or values that contradict each other.
        """
        known = {o.name for o in cls.options()}
        if preset is not None and preset not in cls.presets:
            raise OptionError(f"{cls.slug}: no preset {preset!r}. {did_you_mean(preset, cls.presets)}")
        for name in options:
            if name not in known:
                raise OptionError(f"{cls.slug}: no option {name!r}. {did_you_mean(name, known)}")
        given = {name: as_option(value) for name, value in options.items()}
        return cls(**{**(cls.presets[preset] if preset else {}), **given})

    @classmethod
    def read_options(cls, spelled: Iterable[str]) -> dict[str, Any]:
        """Reads options as they are written on a command line: ``["packs=2", "run_out=lose"]``.

        Raises:
            OptionError: One has no ``=``, or there is no such option.
        """
        declared = {o.name: o for o in cls.options()}
        read = {}
        for text in spelled:
            name, equals, value = text.partition("=")
            if not equals:
                raise OptionError(f"{cls.slug}: {text!r:.40} sets no option: write NAME=VALUE, as in 'players=3'.")
            if name not in declared:
                raise OptionError(f"{cls.slug}: no option {name!r:.40}. {did_you_mean(name, declared)}")
            read[name] = declared[name].parse(value)
        return read

    def __post_init__(self) -> None:
        for declared in self.options():
            given = getattr(self, declared.name)
            value = as_python(given)
            if value is not given:
                object.__setattr__(self, declared.name, value)
            fault = declared.fault(value)
            if fault:
                raise OptionError(f"{self.slug}: option {declared.name!r} is {value!r:.40}, but {fault}.")
        fault = self.contradiction()
        if fault:
            raise OptionError(f"{self.slug}: {fault}")

    def __getstate__(self) -> dict[str, Any]:
        """Returns only the options for other processes, without the values computed from them."""
        return {f.name: getattr(self, f.name) for f in dataclasses.fields(cast(Any, self))}

    def contradiction(self) -> str | None:
        """Returns a sentence that says which options contradict each other; None if none do."""
        return None

    def new_table(self, rng: RandomStream) -> Table:
        """Returns an empty table for this game."""
        return Table(self.seats, self.zones, self.counters, rng)

    def rule(self, name: str) -> str:
        """Returns the id of a rule of this game: ``tie`` -> ``war.tie``."""
        return f"{self.adds_to}.{name}" if self.adds_to and name not in self.added else f"{self.slug}.{name}"

    def holds(self, rule: str) -> bool:
        """Whether a rule, given by its id, can apply under these options."""
        conditions = self.only_with.get(rule.partition(".")[2], {})
        return all(getattr(self, name) in values for name, values in conditions.items())

    def forced_action(self, legal: Sequence[Action]) -> Action | None:
        """Returns the only legal action if it has nothing to put in order or to say; else None. A page may play it
        automatically.
        """
        if len(legal) != 1 or ordering_of(type(legal[0])) or legal[0].spoken_fields():
            return None
        return legal[0]

    # The methods that a game implements. Each event is applied when it is yielded.

    def pack(self) -> list[Card]:
        """Returns all cards of the game, unshuffled."""
        raise GameError(f"{type(self).__name__} does not say which cards it is played with: write its method pack")

    def set_up(self, table: Table) -> Iterator[Event]:
        """Puts the cards on an empty table and deals."""
        raise GameError(f"{type(self).__name__} does not set up: write its method set_up")

    def begin(self, table: Table) -> Iterator[Event]:
        """Yields the automatic events before the first decision, after the set-up or in a position set up by hand."""
        yield from ()

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns all actions that the seats in turn may play now; ``all`` acts if nobody chooses. Empty only after the end.

        The list has exactly the actions that `forbids` allows. For a verb with a field made by `ordering`, it may list only a
        sample if there are too many choices: some orders worth trying, always the same ones when a seat sees the same.
        `forbids` allows every valid order, and an allowed action is played even if it is not listed.
        """
        raise GameError(f"{type(self).__name__} has no actions: write its method legal_actions")

    def forbids(self, table: Table, action: Any) -> Refusal | None:
        """Returns the rule that forbids an action now, or None. It is not called after the end of the game."""
        return None

    def play(self, table: Table, action: Any) -> Iterator[Event]:
        """Plays one action that nothing forbids."""
        raise GameError(f"{type(self).__name__} cannot be played: write its method play")

    def after_the_end(self, table: Table) -> Refusal:
        """Returns why no action is possible after the end: the rule that ended the game, unless the game has a rule
        for this.
        """
        ended = cast(Event, table.ended_by)
        return Refusal(ended.rule, ended.facts)


def arrival_orders(game: Game | type[Game]) -> tuple[type[ArrivalOrder], ...]:
    """Returns the verbs of a game that give the order in which hands arrived."""
    return _arrival_orders(tuple(game.verbs))


@cache
def _arrival_orders(verbs: tuple[type[Action], ...]) -> tuple[type[ArrivalOrder], ...]:
    return tuple(verb for verb in verbs if issubclass(verb, ArrivalOrder))
