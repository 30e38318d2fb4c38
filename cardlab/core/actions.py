"""Actions of players: how they are written and read, and why one is refused."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cache
from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from cardlab.core.cards import RANKS, Card, card
from cardlab.core.display import Displayed
from cardlab.core.errors import CardlabError, NotationError, did_you_mean
from cardlab.core.zones import Facts


@dataclass(frozen=True)
class Action:
    """Something that a player does. A verb is a subclass: its name in small letters, or what it declares.

    ``class Buy(Action)`` is written ``p1 buy``; ``class PlayTopCard(Action, verb="play")`` is written ``p1 play``, so that the
    same word can stand for different things in different games. Verbs that several games share are below: `Pass`, `LeavePile`,
    `Deal`, `PlayOn`.

    The string form of an action parses back: who, verb, then the fields in order; a field with a default is written only
    where it differs, after its name: ``p1 play 4h call 42 claim cheeseburger fries``. ``all`` does what nobody chooses. A field
    made with `argument` may stand after another word: ``p1 buy Q from floor``. One that is true or false is its name alone.
    """

    who: str
    _verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "", **more: Any) -> None:
        super().__init_subclass__(**more)
        cls._verb = verb or cls.__name__.lower()
        if "__repr__" not in vars(cls):  # a dataclass would write one of its own
            cls.__repr__ = Action.__repr__  # type: ignore[method-assign]

    @classmethod
    def verb(cls) -> str:
        """The verb as it is written."""
        return cls._verb

    def __str__(self) -> str:
        words = [self.who, self.verb()]
        for f in dataclasses.fields(self)[1:]:
            value = getattr(self, f.name)
            # Defaults are left out, so that equal actions have one spelling and a saved match stays short.
            if value == f.default:
                continue
            if word := _word_before(f):
                words.append(word)
            if value is not True:
                words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<action {self}>"

    @classmethod
    def spoken_fields(cls) -> list[str]:
        """The fields that a player says aloud: the table asks for them instead of showing them."""
        return [f.name for f in dataclasses.fields(cls) if "spoken" in f.metadata]

    def without_spoken(self) -> Action:
        """The same action with its spoken fields left out."""
        nothing: dict[str, Any] = {f.name: f.default for f in dataclasses.fields(self) if "spoken" in f.metadata}
        return dataclasses.replace(self, **nothing)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it names."""
        values = [getattr(self, f.name) for f in dataclasses.fields(self)]
        flat = [v for value in values for v in (value if isinstance(value, tuple) else (value,))]
        return tuple(v for v in flat if isinstance(v, Card))


@dataclass(frozen=True)
class Pass(Action):
    """``p1 pass``: do nothing, and let the others go on."""


@dataclass(frozen=True)
class LeavePile(Action, verb="leave"):
    """``p1 leave``: let the pile lie."""


@dataclass(frozen=True)
class AutomaticAction(Action):
    """An action that nobody chooses, such as ``all deal``."""

    who: str = field(default="all", init=False)


@dataclass(frozen=True)
class Deal(AutomaticAction):
    """``all deal``: deal the pack as it lies."""


@dataclass(frozen=True)
class PlayOn(AutomaticAction, verb="play"):
    """``all play``: play on to the next decision, or to the end of what is being played."""


NOBODY = "nobody"


@dataclass(frozen=True)
class ArrivalOrder(AutomaticAction):
    """The quick players, in the order in which their hands arrived. ``+`` joins equal times; `NOBODY` says that none was quick.

    A subclass has the verb of the players: ``all slap p3 p1+p2`` stands for what ``p1 slap`` or ``p1 leave`` of each of
    them would say one by one. Only somebody who has seen all hands can give it, so it is never listed among the legal actions.
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


def spoken(default: Any = None, *, choices: Iterable[str] = ()) -> Any:
    """Declare a field of an action that is said aloud, such as a called total; `choices` are the words allowed."""
    return field(default=default, metadata={"spoken": True, "choices": tuple(choices)})


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
    """The cards that a field takes in an order of the player's choice.

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


def ordering_of(verb: type[Action]) -> Ordering | None:
    """The `Ordering` of a verb that takes cards in an order; None for any other verb."""
    return next((f.ordering for f in action_fields(verb) if f.ordering), None)


def parse_action(spelling: str, verbs: Iterable[type[Action]], seats: Iterable[str]) -> Action:
    """The action that a text spells.

    Raises:
        NotationError: It has no such form: who, verb or an argument is not one.
    """
    words = spelling.split() if isinstance(spelling, str) else []
    # The longest action, an order of 52 cards, has 54 words. A longer text is refused before its words are read.
    if len(words) < 2 or len(words) > 60:
        raise NotationError(f"{spelling!r:.60} is not an action: write who, the verb and its arguments, as in 'p1 play 7d'.")
    who, verb, *rest = words
    known: dict[str, type[Action]] = {}
    for v in verbs:  # an arrival order has the verb of the players
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
        # A field's word with nothing after it is not the default: it falls through to the error below.
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
            raise NotationError(f"{wrong[0]!r:.20} in {spelling!r:.60} is no seat: say 'all {verb} p2 p1+p3', or {NOBODY}")
    return known[verb](**values) if automatic else known[verb](who, **values)


def _read(word: str, kind: type, choices: tuple[str, ...], spelling: str) -> Any:
    if kind is Card:
        return card(word)
    if kind is int:
        # `int` alone would also take ``+5``, ``1_000`` and numbers of thousands of digits.
        if not re.fullmatch(r"-?\d{1,9}", word):
            raise NotationError(f"{word!r:.20} in {spelling!r:.60} is not a whole number")
        return int(word)
    if choices and word not in choices:
        raise NotationError(f"{word!r:.20} in {spelling!r:.60} must be {' or '.join(choices)}")
    return word


@dataclass(frozen=True)
class Refusal(Displayed):
    """Why an action is forbidden.

    Attributes:
        rule: The id of the rule that forbids it.
        facts: What the rule is about: numbers, cards, seats.
        tell: What makes the sentence of it, where a `cardlab.Match` gives it; None from the rulebook itself.
    """

    rule: str
    facts: Facts = field(default_factory=dict)
    # Not compared: two refusals are the same whatever language they are told in.
    tell: Callable[[Refusal], str] | None = field(default=None, compare=False)

    @property
    def sentence(self) -> str:
        """The sentence for the learner; "" where nobody tells it. Written on demand: many refusals are only counted."""
        return "" if self.tell is None else self.tell(self)

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.sentence else self.rule

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<refusal {self.rule}{': ' if facts else ''}{facts}>"


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
        return f"{self.action} is refused by {self.refusal}"
