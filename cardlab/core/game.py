"""The base of every game: options, presets, zones, counters, set-up, legal actions, refusals, play.

A game is a frozen value: its options. Whatever changes stands on the table. A game is found by its slug: a file or a folder in
`cardlab/games/`, a class that an installed package offers through the entry point group ``cardlab.games``, or a
class that was just defined in a notebook. Presentation, judgement and forecast stand beside it (`companion.py`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from cardlab.core.errors import GameError, OptionError, did_you_mean
from cardlab.core.options import Option
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.core.zones import Counter, Measure, Zone

SOME = range(1, 10**9)
"""The values of an option that is a number, where 0 means none; see `Game.only_with`."""


class Game:
    """The base of every game: a subclass is a rulebook. It declares, sets up, lists legal actions, refuses others, and plays.

    Attributes:
        slug: Its name in code, a Python identifier.
        presets: Preset name -> the options it sets.
        zones, counters: Its table.
        verbs: Its actions.
        adds_to: The slug of the game whose rules all hold here too, and fire under that game's ids; "" where there is none.
        only_with: Rules that not every table plays -> option -> the values with which the rule holds. Rules are without the
            slug; all values of an option are `SOME` but 0: ``{"save.won": {"save_attempts": SOME}}``.
        added: The rules that such a game adds, without the slug: ``("joker",)``.
        reflexes: Verbs that are a matter of quickness -> the verb that lets the moment pass: ``{"snap": "pass"}``.
            A seat that may do the one may do the other, and no third thing. Where several seats may at once and ties
            matter, the game also has an `ArrivalOrder` under that verb.
        measures: The figures that a study keeps of each match, beside the winner; the one that says most comes first.
    """

    slug: ClassVar[str]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]
    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    adds_to: ClassVar[str] = ""
    added: ClassVar[tuple[str, ...]] = ()
    only_with: ClassVar[Mapping[str, Mapping[str, Sequence[Any]]]] = MappingProxyType({})
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
        """The companions of this game that have been asked for, by their kind (`cardlab.core.companion`)."""
        return {}

    @property
    def asks(self) -> tuple[str, ...]:
        """The fields of its actions that players must say aloud under these options (see `spoken`)."""
        return ()

    @classmethod
    def options(cls) -> list[Option]:
        """The options that it declares, in order."""
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
    def with_options(cls, preset: str | None = None, **options: Any) -> Self:
        """The game with a preset, and options that go before it; all others are as usual.

        A game that keeps what it has set, but for some options, is ``dataclasses.replace(game, packs=2)``.

        Raises:
            OptionError: An unknown preset or option, a value that is not allowed, or values that contradict each other.
        """
        known = {o.name for o in cls.options()}
        if preset is not None and preset not in cls.presets:
            raise OptionError(f"{cls.slug}: no preset {preset!r}. {did_you_mean(preset, cls.presets)}")
        for name in options:
            if name not in known:
                raise OptionError(f"{cls.slug}: no option {name!r}. {did_you_mean(name, known)}")
        return cls(**{**(cls.presets[preset] if preset else {}), **options})

    @classmethod
    def read_options(cls, spelled: Iterable[str]) -> dict[str, Any]:
        """Options as they are written on a command line: ``["packs=2", "run_out=lose"]``.

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
            value = getattr(self, declared.name)
            fault = declared.fault(value)
            if fault:
                raise OptionError(f"{self.slug}: option {declared.name!r} is {value!r:.40}, and {fault}.")
        fault = self.contradiction()
        if fault:
            raise OptionError(f"{self.slug}: {fault}")

    def __getstate__(self) -> dict[str, Any]:
        """The options alone go to other processes, not what has been worked out from them."""
        return {f.name: getattr(self, f.name) for f in dataclasses.fields(cast(Any, self))}

    def contradiction(self) -> str | None:
        """A sentence that says which options contradict each other; None where none do."""
        return None

    def new_table(self, rng: RandomStream) -> Table:
        """An empty table for this game."""
        return Table(self.seats, self.zones, self.counters, rng)

    def rule(self, name: str) -> str:
        """The id of a rule that holds in this game: ``tie`` -> ``war.tie``."""
        return f"{self.adds_to}.{name}" if self.adds_to and name not in self.added else f"{self.slug}.{name}"

    def holds(self, rule: str) -> bool:
        """Whether a rule, by its id, can have a say under these options."""
        conditions = self.only_with.get(rule.partition(".")[2], {})
        return all(getattr(self, name) in values for name, values in conditions.items())

    def forced_action(self, legal: Sequence[Action]) -> Action | None:
        """The one action where there is no other, and nothing to put in order or to say with it: a page may play it on."""
        if len(legal) != 1 or ordering_of(type(legal[0])) or legal[0].spoken_fields():
            return None
        return legal[0]

    # What a game writes. Each event is applied as it is yielded.

    def pack(self) -> list[Card]:
        """All cards of the game, unshuffled."""
        raise GameError(f"{type(self).__name__} does not say which cards it is played with: write its method pack")

    def set_up(self, table: Table) -> Iterator[Event]:
        """Put the cards on an empty table and deal."""
        raise GameError(f"{type(self).__name__} does not set up: write its method set_up")

    def begin(self, table: Table) -> Iterator[Event]:
        """Events before the first decision that nobody chooses, after the set-up or in a position laid by hand."""
        yield from ()

    def legal_actions(self, table: Table) -> list[Action]:
        """All actions that the seats in turn may play now; ``all`` plays where nobody chooses. Empty only after the end.

        It lists exactly what `forbids` lets through. Only of a verb with a field made by `ordering` it may list a sample
        where the choices are too many: some orders worth trying, the same ones whenever a seat sees the same. `forbids`
        lets every true order through, and what it lets through is played whether it is listed or not.
        """
        raise GameError(f"{type(self).__name__} has no actions: write its method legal_actions")

    def forbids(self, table: Table, action: Any) -> Refusal | None:
        """The rule that forbids an action now, or None. The game is not over when this is asked."""
        return None

    def play(self, table: Table, action: Any) -> Iterator[Event]:
        """Play one action that nothing forbids."""
        raise GameError(f"{type(self).__name__} cannot be played: write its method play")

    def after_the_end(self, table: Table) -> Refusal:
        """Why nothing may be done when the game is over: the rule that ended it, unless the rules have one for this."""
        ended = cast(Event, table.ended_by)
        return Refusal(ended.rule, ended.facts)


def arrival_orders(game: Game | type[Game]) -> tuple[type[ArrivalOrder], ...]:
    """The verbs of a game that say in which order hands arrived."""
    return _arrival_orders(tuple(game.verbs))


@cache
def _arrival_orders(verbs: tuple[type[Action], ...]) -> tuple[type[ArrivalOrder], ...]:
    return tuple(verb for verb in verbs if issubclass(verb, ArrivalOrder))
