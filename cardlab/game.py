"""What a game is: options, presets, zones, counters, set-up, what is legal, what is forbidden and why, play.

A game is a frozen value: its options. Whatever changes stands on the table. A game is found by its slug: a file in
`cardlab/games/`, a class that an installed package offers through the entry point group ``cardlab.games``, or a
class that was just defined in a notebook.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, NoneType
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform, get_args, get_origin, get_type_hints

from cardlab.cards import RANKS, Card, card
from cardlab.chance import Chance
from cardlab.errors import CardlabError, GameError, NotationError, OptionError, UnknownGame, did_you_mean
from cardlab.table import Counter, Event, Facts, Place, Table, View, Zone

ENTRY_POINTS = "cardlab.games"
"""The entry point group in which another package offers its games: ``slug = "package.module:Class"``."""

# ------------------------------------------------------------------------------------------------ options


@dataclass(frozen=True)
class Option:
    """An option as a game declares it.

    Attributes:
        name: Its name.
        default: Its value where nothing is said.
        choices: The values allowed, or () where a range is.
        at_least, at_most: The range of a whole number; None is no bound.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    at_least: int | None
    at_most: int | None

    @property
    def allowed(self) -> str:
        """The allowed values in words: ``1, 2 or 3``, ``from 2 to 18``."""
        if self.choices:
            return " or ".join(str(c) for c in self.choices)
        low, high = self.at_least, self.at_most
        if low is not None and high is not None:
            return f"from {low} to {high}"
        return f"a whole number, {low} or more" if low is not None else "a whole number"

    def fault(self, value: object) -> str | None:
        """What is wrong with a value, or None."""
        if self.choices:
            same = [c for c in self.choices if c == value and type(c) is type(value)]
            return None if same else f"must be {self.allowed}"
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be a whole number {'' if self.at_least is None and self.at_most is None else self.allowed}".rstrip()
        if (self.at_least is not None and value < self.at_least) or (self.at_most is not None and value > self.at_most):
            return f"must be {self.allowed}"
        return None

    def parse(self, text: str) -> Any:
        """The value that a text spells: ``3``, ``true``, ``winner_first``; the text itself where it spells none."""
        known = [*self.choices, self.default]
        spelt = {str(c).lower() if isinstance(c, bool) else str(c): c for c in known}
        if text in spelt:
            return spelt[text]
        return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text


def option(
    default: Any, *, choices: Iterable[Any] | None = None, at_least: int | None = None, at_most: int | None = None
) -> Any:
    """Declare an option in a game's class body: its default and either its choices or its range.

    A default of True or False needs no choices.
    """
    if choices is None:
        choices = (True, False) if isinstance(default, bool) else ()
    spec = {"choices": tuple(choices), "at_least": at_least, "at_most": at_most}
    return field(default=default, metadata={"option": spec})


def fixed(value: Any) -> Any:
    """Settle an option of the game that this one is made from: here it has this value and is no option."""
    return field(default=value, init=False)


# ------------------------------------------------------------------------------------------------ actions


@dataclass(frozen=True)
class Action:
    """Something that a player does. A verb is a subclass, whose name is the verb.

    Its string form parses back: who, verb, then the fields in order; a field with a default is written only where it
    differs, after its name: ``p1 play 4h call 42 claim cheeseburger fries``. ``all`` does what nobody chooses. A field
    made with `argument` may stand after another word: ``p1 buy Q from floor``. One that is true or false is its name alone.
    """

    who: str

    @classmethod
    def verb(cls) -> str:
        """The verb as it is written."""
        return cls.__name__.lower()

    def __str__(self) -> str:
        words = [self.who, self.verb()]
        for f in dataclasses.fields(self)[1:]:
            value = getattr(self, f.name)
            if value == f.default:
                continue
            if word := _word_before(f):
                words.append(word)
            if value is not True:
                words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(words)

    @classmethod
    def said(cls) -> list[str]:
        """The fields that a player says aloud: the table asks for them instead of showing them."""
        return [f.name for f in dataclasses.fields(cls) if "said" in f.metadata]

    def unsaid(self) -> Action:
        """The same action with nothing said."""
        nothing: dict[str, Any] = {f.name: f.default for f in dataclasses.fields(self) if "said" in f.metadata}
        return dataclasses.replace(self, **nothing)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it names."""
        values = [getattr(self, f.name) for f in dataclasses.fields(self)]
        flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
        return tuple(v for v in flat if isinstance(v, Card))


@dataclass(frozen=True)
class Joint(Action):
    """An action that nobody chooses: ``all`` do it."""

    who: str = field(default="all", init=False)


@dataclass(frozen=True)
class Deal(Joint):
    """``all deal``: deal the pack as it lies."""


NOBODY = "nobody"


@dataclass(frozen=True)
class Report(Joint):
    """Who was quick, in the order in which the hands arrived; ``+`` joins those that arrived together, and nobody is `NOBODY`.

    A subclass has the verb of the players: ``all slap p3 p1+p2`` stands for what ``p1 slap`` or ``p1 leave`` of each of
    them would say one by one. Only whoever has seen all hands can give it, so it is never listed among the legal actions.
    """

    hands: tuple[str, ...]

    def arrivals(self, among: Collection[str]) -> list[list[str]]:
        """The seats that may be counted, group by group, each where it is first named."""
        counted: list[str] = []
        groups = []
        for hand in self.hands:
            group = [seat for seat in dict.fromkeys(hand.split("+")) if seat in among and seat not in counted]
            counted += group
            groups += [group] if group else []
        return groups


def said(default: Any = None, *, choices: Iterable[str] = ()) -> Any:
    """Declare a field of an action that is said aloud, such as a called total; `choices` are the words allowed."""
    return field(default=default, metadata={"said": True, "choices": tuple(choices)})


def argument(default: Any = dataclasses.MISSING, *, word: str | None = None, choices: Iterable[str] = ()) -> Any:
    """Declare a field of an action.

    Args:
        default: Its value where it is left out; without one it must be written.
        word: The word that stands before it, such as ``from``; "" is none. Without this it is its name, if it has a default.
        choices: The words allowed.
    """
    spec: dict[str, Any] = {"choices": tuple(choices)} | ({} if word is None else {"word": word})
    return field(metadata=spec) if default is dataclasses.MISSING else field(default=default, metadata=spec)


def _word_before(f: dataclasses.Field[Any]) -> str:
    """The word that stands before a field of an action where it is written."""
    return str(f.metadata.get("word", "" if f.default is dataclasses.MISSING else f.name))


@dataclass(frozen=True)
class Ordering:
    """What a field that takes cards in an order of the player's choice is about.

    Attributes:
        zone: The zone of the player whose cards it takes, all of them, each once.
        ranks: The ranks, lowest first, as the table sorts them.
    """

    zone: str
    ranks: str


def ordering(zone: str, ranks: str = RANKS) -> Any:
    """Declare a field of an action that takes all cards of the player's own `zone` in an order, first card first.

    The table lets the learner lay them in order. There are too many orders to list: see `Game.legal_actions`.
    """
    return field(metadata={"ordering": Ordering(zone, ranks)})


@dataclass(frozen=True)
class ActionField:
    """A field of an action as it is written.

    Attributes:
        name: Its name.
        word: The word that stands before it, or "".
        optional: Whether it may be left out.
        several: Whether it takes several values.
        one: The type of one value.
        choices: The words allowed, or () where any are.
        ordering: What it is about, if it takes cards in an order.
    """

    name: str
    word: str
    optional: bool
    several: bool
    one: type
    choices: tuple[str, ...]
    ordering: Ordering | None = None


def action_fields(verb: type[Action]) -> tuple[ActionField, ...]:
    """The fields of a verb, without who does it."""
    return _fields(verb)  # type: ignore[arg-type]  # classes are hashable


@cache
def _fields(verb: type[Action]) -> tuple[ActionField, ...]:
    hints = get_type_hints(verb)
    described = []
    for f in dataclasses.fields(verb)[1:]:
        kind = hints[f.name]
        types = [arg for arg in get_args(kind) if arg is not NoneType]
        optional = f.default is not dataclasses.MISSING
        several = get_origin(kind) is tuple
        one, choices = types[0] if types else kind, f.metadata.get("choices", ())
        order = f.metadata.get("ordering")
        described.append(ActionField(f.name, _word_before(f), optional, several, one, choices, order))
    return tuple(described)


def report_verbs(game: Game | type[Game]) -> list[type[Report]]:
    """The verbs of a game that report who was quick."""
    return [verb for verb in game.verbs if issubclass(verb, Report)]


def ordering_of(verb: type[Action]) -> Ordering | None:
    """What a verb that takes cards in an order is about; None for any other verb."""
    return next((f.ordering for f in action_fields(verb) if f.ordering), None)


def parse_action(spelling: str, verbs: Iterable[type[Action]], seats: Iterable[str]) -> Action:
    """The action that a text spells.

    Raises:
        NotationError: It has no such form: who, verb or an argument is not one.
    """
    words = spelling.split() if isinstance(spelling, str) else []
    if len(words) < 2 or len(words) > 60:
        raise NotationError(f"{spelling!r:.60} is not an action: write who, the verb and its arguments, as in 'p1 play 7d'.")
    who, verb, *rest = words
    known: dict[str, type[Action]] = {}
    for v in verbs:  # a report has the verb of the players
        if v.verb() not in known or issubclass(v, Joint) is (who == "all"):
            known[v.verb()] = v
    if verb not in known:
        raise NotationError(f"{verb!r:.20} in {spelling!r:.60} is not a verb of this game. {did_you_mean(verb, known)}")
    joint = issubclass(known[verb], Joint)
    allowed = ["all"] if joint else list(seats)
    if who not in allowed:
        raise NotationError(f"{who!r:.20} in {spelling!r:.60} does not {verb}: write {' or '.join(allowed)}.")
    declared = action_fields(known[verb])
    named = {f.word for f in declared if f.word}
    values: dict[str, Any] = {}
    for f in declared:
        if f.one is bool:
            values[f.name] = f.word in rest
            if f.word in rest:
                rest.remove(f.word)
            continue
        start = rest.index(f.word) + 1 if f.word in rest else 0
        taken: list[str] = []
        if start or not f.word:
            stop = next((i for i in range(start, len(rest)) if rest[i] in named), len(rest))
            stop = stop if f.several or f.word else min(1, stop)
            taken, rest = rest[start:stop], rest[: max(0, start - 1)] + rest[stop:]
        if f.optional and not taken and not start:
            continue
        if not taken or (not f.several and len(taken) > 1):
            needs = f"{'one or more' if f.several else 'one'} {f.name}"
            raise NotationError(f"{spelling!r:.60}: {verb} needs {needs}{f' after {f.word!r}' * (f.word not in ('', f.name))}")
        read = [_read(word, f.one, f.choices, spelling) for word in taken]
        values[f.name] = tuple(read) if f.several else read[0]
    if rest:
        raise NotationError(f"{spelling!r:.60}: {' '.join(rest)!r:.40} is too much for {verb}")
    if issubclass(known[verb], Report):
        hands = [seat for hand in values["hands"] for seat in hand.split("+")]
        if hands != [NOBODY] and (wrong := [seat for seat in hands if seat not in seats]):
            raise NotationError(f"{wrong[0]!r:.20} in {spelling!r:.60} is no seat: say 'all {verb} p2 p1+p3', or {NOBODY}")
    return known[verb](**values) if joint else known[verb](who, **values)


def _read(word: str, kind: type, choices: tuple[str, ...], spelling: str) -> Any:
    if kind is Card:
        return card(word)
    if kind is int:
        if not re.fullmatch(r"-?\d{1,9}", word):
            raise NotationError(f"{word!r:.20} in {spelling!r:.60} is not a whole number")
        return int(word)
    if choices and word not in choices:
        raise NotationError(f"{word!r:.20} in {spelling!r:.60} must be {' or '.join(choices)}")
    return word


@dataclass(frozen=True)
class Refusal:
    """Why an action is forbidden: the rule that forbids it, and its facts."""

    rule: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """What the coach says of an action, in the game's own mathematics.

    Attributes:
        name: The message ``<slug>-coach-<name>`` says it.
        facts: What the message needs.
        worth: What the action is worth in the game's own terms (points, cards), exactly; None where that is not known.
    """

    name: str
    facts: Facts = field(default_factory=dict)
    worth: float | None = None


# ------------------------------------------------------------------------------------------------ games


class Game:
    """The base of every game. A subclass declares, sets up, says what is legal and what is forbidden, and plays.

    Attributes:
        slug: Its name in code, a Python identifier.
        presets: Preset name -> the options it sets.
        zones, counters: What its table has.
        verbs: The actions that it knows.
        landmarks: Rules to jump to when a match is watched, without the slug: ``("tie",)``.
        shows: Counters that are shown large beside a player's cards or the table, without the seat.
        adds_to: The slug of the game whose rules all hold here too, and fire under that game's ids; "" where there is none.
        added: The rules that such a game adds, without the slug: ``("joker",)``.
        chooses_from: Zones, the common ones and the player's own without the seat, whose cards can be chosen at a table in
            the page even where no legal action is about them. Those that one is about can always be chosen.
        by_rank: Whether a card can be chosen for another one of its rank in the same zone.
        reflexes: Verbs that are a matter of quickness -> the verb of whoever lets the moment pass: ``{"snap": "pass"}``.
            A seat that may do the one may do the other, and no third thing. Where several seats may at once and ties
            matter, the game also has a `Report` under that verb.
        horizon: After how many moves a search stops a playout and asks for the standing; None for its own measure. Fewer are
            better where a match is long, the standing says much and moves at random say little.
        announces: Rules by which players say something of cards that stay hidden, without the slug: ``("last.ruined",)``.
    """

    slug: ClassVar[str]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]]
    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]] = ()
    landmarks: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    adds_to: ClassVar[str] = ""
    added: ClassVar[tuple[str, ...]] = ()
    chooses_from: ClassVar[tuple[str, ...]] = ()
    by_rank: ClassVar[bool] = False
    reflexes: ClassVar[Mapping[str, str]] = MappingProxyType({})
    announces: ClassVar[tuple[str, ...]] = ()
    horizon: ClassVar[int | None] = None
    players: int = 1

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The seats, clockwise: ``("p1", "p2")``."""
        return tuple(f"p{n}" for n in range(1, self.players + 1))

    @property
    def asks(self) -> tuple[str, ...]:
        """The fields of its actions that players must say aloud under these options (see `said`)."""
        return ()

    @classmethod
    def options(cls) -> list[Option]:
        """The options that it declares, in order."""
        return [
            Option(f.name, f.default, **f.metadata["option"])
            for f in dataclasses.fields(cast(Any, cls))
            if "option" in f.metadata
        ]

    @property
    def set_options(self) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {o.name: getattr(self, o.name) for o in self.options() if getattr(self, o.name) != o.default}

    @classmethod
    def with_options(cls, preset: str | None = None, **options: Any) -> Self:
        """The game with a preset, and options that go before it.

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

    def contradiction(self) -> str | None:
        """What is wrong with the options taken together, as a sentence; None where nothing is."""
        return None

    def new_table(self, chance: Chance) -> Table:
        """An empty table for this game."""
        return Table(self.seats, self.zones, self.counters, chance)

    def rule(self, name: str) -> str:
        """The id of a rule that holds in this game: ``tie`` -> ``war.tie``."""
        return f"{self.adds_to}.{name}" if self.adds_to and name not in self.added else f"{self.slug}.{name}"

    def label_facts(self, view: View, action: Any) -> Facts:
        """What the label of an action needs: its fields that are filled in, unless a game knows more.

        A game whose actions name cards by their place gives the cards that it means as `means`, so that they can be clicked.
        """
        facts = {f.name: getattr(action, f.name) for f in dataclasses.fields(action)[1:]}
        return {name: value for name, value in facts.items() if value not in (None, ())}

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

    def gain(self, view: View, action: Any) -> float:
        """What a legal action brings its player at once, in the game's own terms, for all that the player sees."""
        return 0.0

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

    def number_on(self, card: Card) -> int | None:
        """What a card counts where the cards that are chosen are added up; None in a game that adds nothing up."""
        return None

    # How a game is judged by those who play it well. Games without choices need none of these.

    def standing(self, view: View, seat: str) -> float:
        """How far a seat is ahead of the best other one, in the game's own terms (points, cards), before the end too."""
        return 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether a table that a seat imagines could stand like this: for what follows from the course of the game alone.

        The cards that the seat has seen, and what it remembers of them, lie right already.
        """
        return True

    def advise(self, view: View, action: Any) -> Advice | None:
        """What the coach says of a legal action, from all that its player sees; None where only a search can tell."""
        return None


G = TypeVar("G", bound=type[Game])

_made: dict[str, type[Game]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(option, fixed))
def game(slug: str, *, presets: Mapping[str, Mapping[str, Any]] | None = None) -> Callable[[G], G]:
    """Make a class a game under this slug, with these presets (name -> options)."""
    if not slug.isidentifier() or slug != slug.lower():
        raise GameError(f"{slug!r} is not a slug: write a Python identifier in small letters, such as 'make_ten'")

    def make(cls: G) -> G:
        made = dataclass(frozen=True)(cls)
        made.slug = slug
        made.presets = MappingProxyType(dict(presets or {}))
        _made[slug] = made
        return cast(G, made)

    return make


@cache
def offered() -> dict[str, Any]:
    """The entry points of installed packages, by slug."""
    from importlib.metadata import entry_points  # 15 ms, and only where a game is not ours

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


@cache
def ours() -> frozenset[str]:
    """The slugs of the games in `cardlab/games/`."""
    import cardlab.games

    return frozenset(module.name for module in iter_modules(cardlab.games.__path__) if module.name[0] != "_")


def slugs() -> list[str]:
    """The slugs of all games: ours, those of installed packages, those defined in this session."""
    return sorted({*ours(), *offered(), *_made})


def find(slug: str) -> type[Game]:
    """The game with this slug.

    Raises:
        UnknownGame: There is none; the text names the nearest.
        GameError: An installed package offers it and it cannot be loaded, or is no game.
    """
    if slug in _made:
        return _made[slug]
    if isinstance(slug, str) and slug in ours():
        import_module(f"cardlab.games.{slug}")
    elif isinstance(slug, str) and slug in offered():
        point = offered()[slug]
        try:
            loaded = point.load()
        except Exception as error:
            raise GameError(f"the game {slug!r} is offered as {point.value!r}, and loading it failed: {error}") from error
        if not (isinstance(loaded, type) and issubclass(loaded, Game) and getattr(loaded, "slug", None) == slug):
            raise GameError(f"{point.value!r} is offered as the game {slug!r}, and is not a class made with @game({slug!r})")
        _made[slug] = loaded
    if slug not in _made:
        raise UnknownGame(f"no game {slug!r:.40}. {did_you_mean(slug, slugs())}")
    return _made[slug]


class IllegalAction(CardlabError):
    """An action that a rule forbids. Nothing has changed.

    Attributes:
        action: What was tried.
        refusal: The rule that forbids it, with its facts.
    """

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        from cardlab.explain import Words

        told = Words().explain_refusal(self.refusal.rule, self.refusal.facts)
        return f"{self.action} is refused by {self.refusal.rule}: {told.sentence}"
