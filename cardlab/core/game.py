"""What a game is: options, presets, zones, counters, set-up, what is legal, what is forbidden and why, play.

A game is a frozen value: its options. Whatever changes stands on the table. A game is found by its slug: a file or a folder in
`cardlab/games/`, a class that an installed package offers through the entry point group ``cardlab.games``, or a
class that was just defined in a notebook.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Self, cast

from cardlab.core.actions import (
    Action,
    Joint,
    Refusal,
    Report,
    action_fields,
    ordering_of,
)
from cardlab.core.cards import Card
from cardlab.core.chances import Coming
from cardlab.core.errors import GameError, OptionError, did_you_mean
from cardlab.core.options import Option
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.core.view import View
from cardlab.core.zones import Counter, Facts, Measure, Place, Zone

SOME = range(1, 10**9)
"""The values of an option that is a number, where 0 means none; see `Game.only_with`."""


class Game:
    """The base of every game. A subclass declares, sets up, says what is legal and what is forbidden, and plays.

    Attributes:
        slug: Its name in code, a Python identifier.
        presets: Preset name -> the options it sets.
        zones, counters: What its table has.
        verbs: The actions that it knows.
        landmarks: Rules to jump to when a match is watched, without the slug: ``("tie",)``.
        delights: Rules that are a joy to whom they name as ``winner``, or else as ``player``, without the slug:
            ``("war.take",)``. A page shows them so to that learner.
        shows: Counters that are shown large beside a player's cards or the table, without the seat.
        adds_to: The slug of the game whose rules all hold here too, and fire under that game's ids; "" where there is none.
        only_with: Rules that not every table plays -> option -> the values with which the rule holds. Rules are without the
            slug; all values of an option are `SOME` but 0: ``{"save.won": {"save_attempts": SOME}}``.
        added: The rules that such a game adds, without the slug: ``("joker",)``.
        chooses_from: Zones, the common ones and the player's own without the seat, whose cards can be chosen at a table in
            the page even where no legal action is about them. Those that one is about can always be chosen.
        by_rank: Whether a card can be chosen for another one of its rank in the same zone.
        reflexes: Verbs that are a matter of quickness -> the verb of whoever lets the moment pass: ``{"snap": "pass"}``.
            A seat that may do the one may do the other, and no third thing. Where several seats may at once and ties
            matter, the game also has a `Report` under that verb.
        reaches_for: The zone on which a quick hand comes down: a touch there is the same as the act.
        horizon: After how many moves a search stops a playout and evaluates the table; None for its own measure. Fewer are
            better where a match is long, the evaluation says much and moves at random say little.
        measures: What a study of many matches keeps of each, beside who won; the one that says most comes first.
        settled_by: Where nobody chooses anything: the rules that tell what has come of what a learner may foretell, without the
            slug -> the fact that names it, or the outcome itself: ``{"take": "winner", "tie": "war"}``; see `comes_next`.
        announces: Rules by which players say something of cards that stay hidden, without the slug: ``("last.ruined",)``.
    """

    slug: ClassVar[str]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]
    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    landmarks: ClassVar[tuple[str, ...]] = ()
    delights: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    adds_to: ClassVar[str] = ""
    added: ClassVar[tuple[str, ...]] = ()
    only_with: ClassVar[Mapping[str, Mapping[str, Sequence[Any]]]] = MappingProxyType({})
    chooses_from: ClassVar[tuple[str, ...]] = ()
    by_rank: ClassVar[bool] = False
    reflexes: ClassVar[Mapping[str, str]] = MappingProxyType({})
    reaches_for: ClassVar[str] = ""
    settled_by: ClassVar[Mapping[str, str]] = MappingProxyType({})
    announces: ClassVar[tuple[str, ...]] = ()
    horizon: ClassVar[int | None] = None
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
        """The companions of this game that have been asked for, by their kind (`cardlab.core.companions`)."""
        return {}

    @property
    def asks(self) -> tuple[str, ...]:
        """The fields of its actions that players must say aloud under these options (see `said`)."""
        return ()

    @property
    def idle(self) -> tuple[type[Action], ...]:
        """The verbs that never come up under these options, so that no page offers to say why they do not go."""
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
        """What is wrong with the options taken together, as a sentence; None where nothing is."""
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

    def label_facts(self, view: View, action: Any) -> Facts:
        """What the label of an action needs: its fields that are filled in, unless a game knows more.

        A game whose actions name cards by their place gives the cards that it means as `means`, so that they can be clicked.
        """
        facts = {f.name: getattr(action, f.name) for f in dataclasses.fields(action)[1:]}
        return {name: value for name, value in facts.items() if value not in (None, ())}

    def forced_action(self, legal: Sequence[Action]) -> Action | None:
        """The one action where there is no other, and nothing to put in order or to say with it: a page may play it on."""
        if len(legal) != 1 or ordering_of(type(legal[0])) or legal[0].said():
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
        """What happens by itself before the first decision, after the set-up or in a position laid by hand."""
        yield from ()

    def legal_actions(self, table: Table) -> list[Action]:
        """What may be done now, by whoever is to decide; ``all`` where nobody chooses. Empty only after the end.

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

    # How actions are chosen at a table in the page: by the cards that they are about.

    def places_of(self, view: View, action: Any) -> list[Place]:
        """Where the cards lie by which an action is chosen: those that it names, unless the game says otherwise."""
        lie = {card: (name, n) for name, zone in view.zones.items() for n, card in enumerate(zone) if card is not None}
        return [lie[card] for card in self.label_facts(view, action).get("means", action.cards) if card in lie]

    def meant_by(self, view: View, seat: str, places: Sequence[Place]) -> list[Action]:
        """The actions that a player may mean who has chosen these cards, where no legal one is about just them.

        By default those of every verb that takes cards and nothing else: one card, or several, or one of the player's own
        and several others (``p1 play 9h take 4c 5d``). The first one whose verb is legal now is tried, and refused by its rule.
        """
        chosen = [(name, view.zones[name][n]) for name, n in places]
        cards = tuple(card for _, card in chosen if card is not None)
        own = [card for name, card in chosen if card is not None and name.endswith(f".{seat}")]
        if len(cards) < len(chosen):
            return []
        tried: list[Action] = []
        for verb in [verb for verb in self.verbs if not issubclass(verb, Joint) and not ordering_of(verb)]:
            make: Any = verb
            kinds = [(f.one, f.several) for f in action_fields(verb) if not f.optional or f.one is Card]
            if kinds == [(Card, True)]:
                tried.append(make(seat, cards))
            elif kinds == [(Card, False)] and len(cards) == 1:
                tried.append(make(seat, *cards))
            elif kinds == [(Card, False), (Card, True)] and (len(own) == 1 or len(cards) == 1):
                one = own[0] if len(own) == 1 else cards[0]
                tried.append(make(seat, one, tuple(card for card in cards if card is not one)))
        return tried

    def number_on(self, card: Card) -> int | Fraction | None:
        """What a card counts where the cards that are chosen are added up; None in a game that adds nothing up."""
        return None

    def turn_facts(self, view: View, seat: str) -> Facts | None:
        """What a table tells a seat in its turn, such as what its cards come to: facts for the message ``<game>-reckoned``.

        None in a game whose cards speak for themselves, and where there is nothing to tell.
        """
        return None

    # What may be foretold where nobody chooses anything. Its words are ``foretold-ask`` and one for each outcome.

    @property
    def unseen_order(self) -> str:
        """How cards lie that go out of sight together: ``shuffled``, ``known`` to all by the rules, or ``unsure``."""
        return "known"

    def comes_next(self, view: View) -> Coming | None:
        """What the next action turns up, for a game that `settled_by`; None where there is nothing to foretell."""
        return None

    def settled(self, event: Event) -> str | None:
        """Which outcome an event tells of, if any."""
        told = self._settling.get(event.rule)
        return None if told is None else str(event.facts.get(told, told))

    def margin(self, event: Event) -> int | None:
        """By how much whoever wins a comparison is ahead, where an event tells of one: how far the greatest number that was
        compared is above the next. Its words are ``foretold-by``.
        """
        return None

    @cached_property
    def _settling(self) -> dict[str, str]:
        """The rules of `settled_by` by their ids."""
        return {self.rule(name): what for name, what in self.settled_by.items()}

    # How a game is judged by those who play it well. Games without choices need none of these.

    def gain(self, view: View, action: Any) -> float:
        """What a legal action brings its player at once, in the game's own terms, for all that the player sees."""
        return 0.0

    def evaluate(self, view: View, seat: str) -> float:
        """How far a seat is ahead of the best other one, in the game's own terms (points, cards), before the end too."""
        return 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether a table that a seat imagines could stand like this: for what follows from the course of the game alone.

        The cards that the seat has seen, and what it remembers of them, lie right already.
        """
        return True

    def advise(self, view: View, action: Any) -> Any:
        """What the coach says of a legal action, from all that its player sees; None where only a search can tell."""
        return None


def report_verbs(game: Game | type[Game]) -> tuple[type[Report], ...]:
    """The verbs of a game that report who was quick."""
    return _reports(tuple(game.verbs))


@cache
def _reports(verbs: tuple[type[Action], ...]) -> tuple[type[Report], ...]:
    return tuple(verb for verb in verbs if issubclass(verb, Report))
