"""Player actions such as ``p1 play 7d``: their base class, the parser of their spelling, and why a rule refuses one."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from cardlab.core.cards import RANKS, Card, card
from cardlab.core.declarations import Facts
from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError, NotationError, did_you_mean


@dataclass(frozen=True)
class Action:
    """Something that a player does. A verb is a subclass, spelled as its name in lower case or as it declares.

    ``class Buy(Action)`` is written ``p1 buy``; ``class PlayTopCard(Action, verb="play")`` is written ``p1 play``, so that the
    same word can have different meanings in different games. Several games share the verbs below: `Pass`, `LeavePile`, `Deal`,
    `PlayOn`.

    The string form of an action parses back: seat, verb, then the fields in order. A field with a default is written only if
    its value differs, after its name: ``p1 play 4h call 42 claim cheeseburger fries``. In ``all`` actions, no particular player
    acts. A field made with `argument` may follow another word: ``p1 buy Q from floor``. A true flag is written as its name
    alone.
    """

    who: str
    _verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "", **more: Any) -> None:
        super().__init_subclass__(**more)
        cls._verb = verb or cls.__name__.lower()
        if "__repr__" not in vars(cls):  # a dataclass would generate its own
            cls.__repr__ = Action.__repr__  # type: ignore[method-assign]

    @classmethod
    def verb(cls) -> str:
        """Returns the verb as it is written."""
        return cls._verb

    def words(self) -> list[str]:
        """Returns the words of the string form: the seat, the verb, then those of the fields."""
        words = [self.who, self.verb()]
        for name, default, word in _written(type(self)):  # type: ignore[arg-type]  # classes are hashable
            value = getattr(self, name)
            # Defaults are left out, so that equal actions have one spelling and a saved match stays short.
            if value == default:
                continue
            if word:
                words.append(word)
            if value is not True:
                words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return words

    def __str__(self) -> str:
        return " ".join(self.words())

    def __repr__(self) -> str:
        return f"<action {self}>"

    @classmethod
    def spoken_fields(cls) -> list[str]:
        """Returns the fields that a player says aloud. The table asks for them instead of showing them."""
        return [f.name for f in dataclasses.fields(cls) if "spoken" in f.metadata]

    def without_spoken(self) -> Action:
        """Returns the same action without its spoken fields."""
        nothing: dict[str, Any] = {f.name: f.default for f in dataclasses.fields(self) if "spoken" in f.metadata}
        return dataclasses.replace(self, **nothing)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the action names."""
        values = [getattr(self, f.name) for f in dataclasses.fields(self)]
        flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
        return tuple(v for v in flat if isinstance(v, Card))


@dataclass(frozen=True)
class Pass(Action):
    """``p1 pass``: does nothing, and lets the others go on."""


@dataclass(frozen=True)
class LeavePile(Action, verb="leave"):
    """``p1 leave``: leaves the pile alone."""


@dataclass(frozen=True)
class AutomaticAction(Action):
    """An action that nobody chooses, such as ``all deal``."""

    who: str = field(default="all", init=False)


@dataclass(frozen=True)
class Deal(AutomaticAction):
    """``all deal``: deals the pack in its current order."""


@dataclass(frozen=True)
class PlayOn(AutomaticAction, verb="play"):
    """``all play``: plays on to the next decision, or to the end of the current round."""


NOBODY = "nobody"


@dataclass(frozen=True)
class ArrivalOrder(AutomaticAction):
    """The players of a reflex moment, in the order in which their hands arrived. ``+`` joins equal times; `NOBODY` means that
    nobody acted.

    A subclass has the players' verb: ``all slap p3 p1+p2`` replaces ``p1 slap`` or ``p1 leave`` from each of them. Only
    somebody who has seen all hands arrive can give the order, so it is never among the legal actions.
    """

    hands: tuple[str, ...]

    def arrivals(self, among: Collection[str]) -> list[list[str]]:
        """Returns the valid seats group by group, each where it is first named."""
        counted: list[str] = []
        groups = []
        for hand in self.hands:
            group = [seat for seat in dict.fromkeys(hand.split("+")) if seat in among and seat not in counted]
            counted += group
            groups += [group] if group else []
        return groups


def spoken(default: Any = None, *, choices: Iterable[str] = ()) -> Any:
    """Declares a field of an action that is said aloud, such as a called total; `choices` are the allowed words."""
    return field(default=default, metadata={"spoken": True, "choices": tuple(choices)})


def argument(default: Any = dataclasses.MISSING, *, word: str | None = None, choices: Iterable[str] = ()) -> Any:
    """Declares a field of an action.

    Args:
        default: Its value if it is left out. Without a default it must be written.
        word: The word before it, such as ``from``; "" for none. By default, its name if it has a default, and none otherwise.
        choices: The allowed words.
    """
    spec: dict[str, Any] = {"choices": tuple(choices)} | ({} if word is None else {"word": word})
    return field(metadata=spec) if default is dataclasses.MISSING else field(default=default, metadata=spec)


def _word_before(f: dataclasses.Field[Any]) -> str:
    """Returns the word before a field in the spelling of an action."""
    return str(f.metadata.get("word", "" if f.default is dataclasses.MISSING else f.name))


@cache
def _written(verb: type[Action]) -> tuple[tuple[str, Any, str], ...]:
    """Returns each field after the player: its name, its default, and the word before it."""
    return tuple((f.name, f.default, _word_before(f)) for f in dataclasses.fields(verb)[1:])


@dataclass(frozen=True)
class Ordering:
    """The cards that a field takes in an order of the player's choice.

    Attributes:
        zone: The player's zone. The field takes all its cards, each once.
        ranks: The ranks, lowest first, in the order in which the table sorts them.
    """

    zone: str
    ranks: str


def ordering(zone: str, ranks: str = RANKS) -> Any:
    """Declares a field of an action that takes all cards of the player's own `zone` in an order, first card first.

    The learner puts them in order on the table. There are too many orders to list: see `Game.legal_actions`.
    """
    return field(metadata={"ordering": Ordering(zone, ranks)})


@dataclass(frozen=True)
class ActionField:
    """A field of an action in its spelling.

    Attributes:
        name: Its name.
        word: The word before it, or "".
        optional: Whether it may be left out.
        several: Whether it takes several values.
        one: The type of one value.
        choices: The allowed words, or () if all are.
        ordering: The cards to put in order, if it takes an order.
    """

    name: str
    word: str
    optional: bool
    several: bool
    one: type
    choices: tuple[str, ...]
    ordering: Ordering | None = None


def action_fields(verb: type[Action]) -> tuple[ActionField, ...]:
    """Returns the fields of a verb, apart from the player."""
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


def ordering_of(verb: type[Action]) -> Ordering | None:
    """Returns the `Ordering` of a verb that takes cards in an order; None for any other verb."""
    return next((f.ordering for f in action_fields(verb) if f.ordering), None)


def parse_action(spelling: str, verbs: Iterable[type[Action]], seats: Iterable[str]) -> Action:
    """Returns the action that a text spells.

    Raises:
        NotationError: The text is not an action: its seat, its verb or an argument is wrong.
    """
    words = spelling.split() if isinstance(spelling, str) else []
    # The longest action, an order of 52 cards, has 54 words. A longer text is refused before its words are read.
    if len(words) < 2 or len(words) > 60:
        raise NotationError(f"{spelling!r:.60} is not an action: write a seat, a verb and its arguments, as in 'p1 play 7d'.")
    who, verb, *rest = words
    known: dict[str, type[Action]] = {}
    for v in verbs:  # an arrival order has the players' verb
        if v.verb() not in known or issubclass(v, AutomaticAction) is (who == "all"):
            known[v.verb()] = v
    if verb not in known:
        raise NotationError(f"{verb!r:.20} in {spelling!r:.60} is not a verb of this game. {did_you_mean(verb, known)}")
    automatic = issubclass(known[verb], AutomaticAction)
    allowed = ["all"] if automatic else list(seats)
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
        # A field's word with nothing after it does not mean the default. It leads to the error below.
        if f.optional and not taken and not start:
            continue
        if not taken or (not f.several and len(taken) > 1):
            needs = f"{'one or more' if f.several else 'one'} {f.name}"
            raise NotationError(f"{spelling!r:.60}: {verb} needs {needs}{f' after {f.word!r}' * (f.word not in ('', f.name))}")
        read = [_read(word, f.one, f.choices, spelling) for word in taken]
        values[f.name] = tuple(read) if f.several else read[0]
    if rest:
        raise NotationError(f"{spelling!r:.60}: {' '.join(rest)!r:.40} is too much for {verb}")
    if issubclass(known[verb], ArrivalOrder):
        hands = [seat for hand in values["hands"] for seat in hand.split("+")]
        if hands != [NOBODY] and (wrong := [seat for seat in hands if seat not in seats]):
            raise NotationError(f"{wrong[0]!r:.20} in {spelling!r:.60} is not a seat: write 'all {verb} p2 p1+p3', or {NOBODY}")
    return known[verb](**values) if automatic else known[verb](who, **values)


def _read(word: str, kind: type, choices: tuple[str, ...], spelling: str) -> Any:
    if kind is Card:
        return card(word)
    if kind is int:
        # `int` alone would also accept ``+5``, ``1_000`` and numbers of thousands of digits.
        if not re.fullmatch(r"-?\d{1,9}", word):
            raise NotationError(f"{word!r:.20} in {spelling!r:.60} is not a whole number")
        return int(word)
    if kind is Fraction:
        if not re.fullmatch(r"-?\d{1,6}(/[1-9]\d{0,2})?", word):
            raise NotationError(f"{word!r:.20} in {spelling!r:.60} is not a number such as 7 or 15/2")
        return Fraction(word)
    if choices and word not in choices:
        raise NotationError(f"{word!r:.20} in {spelling!r:.60} must be {' or '.join(choices)}")
    return word


@dataclass(frozen=True)
class Refusal(Displayed):
    """The reason why an action is forbidden.

    Attributes:
        rule: The id of the rule that forbids it.
        facts: The facts of the rule: numbers, cards, seats.
        tell: Makes the sentence. A `cardlab.Match` sets it; None from the rulebook itself.
    """

    rule: str
    facts: Facts = field(default_factory=dict)
    # Not compared, because two refusals are the same in every language.
    tell: Callable[[Refusal], str] | None = field(default=None, compare=False)

    @property
    def sentence(self) -> str:
        """The sentence for the learner; "" if nothing makes one. Made on demand, because many refusals are only counted."""
        return "" if self.tell is None else self.tell(self)

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.sentence else self.rule

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<refusal {self.rule}{': ' if facts else ''}{facts}>"


class IllegalAction(CardlabError):
    """An action that a rule forbids. Nothing has changed.

    Attributes:
        action: The attempted action.
        refusal: The rule that forbids it, with its facts.
    """

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.action} is refused by {self.refusal}"
