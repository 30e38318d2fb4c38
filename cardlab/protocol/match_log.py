"""The log of a match: events as a viewer sees them, steps with their sentences, and what stays the same through a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from cardlab.protocol.messages import Count, Value
from cardlab.protocol.type_bounds import Items, Open, Range

Direction: TypeAlias = Literal["ltr", "rtl"]
"""The direction of a script."""
SeenCards: TypeAlias = int | list[str]
"""Several cards as a viewer sees them: their tokens, ``?`` for a hidden one; or only how many, where all are hidden."""
Fill: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["fill"], zone=str, cards=SeenCards)]
"""Cards are put into the game."""
MovedFrom: TypeAlias = Annotated[Sequence[Any], Items(zone=str, which=Count | list[Count])]
"""Where cards lay that move: their places, or how many where the order is hidden."""
Move: TypeAlias = Annotated[
    Sequence[Any], Items(kind=Literal["move"], places=list[MovedFrom], to=str, at=Annotated[int, Range(-1)], cards=SeenCards)
]
"""Cards move to a zone, at a place in it; -1 is its end."""
TurnedCard: TypeAlias = Annotated[Sequence[Any], Items(zone=str, place=Count, token=str)]
"""A card that is turned over, as it looks then."""
Turn: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["turn"], cards=list[TurnedCard])]
"""Cards are turned over."""
Put: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["put"], values=dict[str, Value])]
"""Counters are set."""
End: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["end"], outcome=str)]
"""The match is over."""
SeenEvent: TypeAlias = Fill | Move | Turn | Put | End
"""What a viewer sees of an event: its kind and what changes."""
ModelState: TypeAlias = Annotated[Mapping[str, Any], Open(model=str)]
"""The state of a visual model, with its name; each model has fields of its own."""
CardNumber: TypeAlias = Annotated[int | str, "a number"]
"""What a card counts; a fraction is spelled: ``1/2``."""


class Option(TypedDict):
    """A value to choose, and what it is called."""

    value: Value
    label: str


class TextOption(TypedDict):
    """A word to choose, and what it is called."""

    value: str
    label: str


class NumberOption(TypedDict):
    """A number to choose, and what it is called."""

    value: int
    label: str


class PredictionAsked(TypedDict):
    """What a learner predicts while a card lies face down."""

    prompt: str
    options: list[TextOption]
    """The answers; a seat is shown by its name and face."""


class ChangeAsked(TypedDict):
    """The question which card would have brought another answer."""

    prompt: str
    options: list[TextOption]
    answer: str
    reveal: str
    """Why the right card does it."""


class PredictionCame(TypedDict):
    """What came when the card was turned over."""

    answer: str
    needed: dict[str, str]
    """Another answer -> which card it needed."""
    change: NotRequired[ChangeAsked]


class Step(TypedDict):
    """What one rule has done, or what happened where none fired."""

    rule: str
    """The rule; "" where none fired."""
    title: str
    sentence: str
    short: NotRequired[str]
    """The sentence in a dozen words, in which the viewer is "you"; "" where an earlier step has said it."""
    working: NotRequired[str]
    action: Count
    """The number of the action that it belongs to; 0 for the set-up."""
    who: str | None
    """The seat that acted, ``all``, or null for the set-up."""
    celebrate: NotRequired[Literal[True]]
    """The learner may celebrate: a war won, a sweep."""
    best: NotRequired[list[str]]
    """The counters of players who are the best by it: ``total7.p1``."""
    flows: NotRequired[Literal["next", "either"]]
    """It is told in one breath with the next step, or, where none comes, with the one before too."""
    events: list[SeenEvent]
    predict: NotRequired[PredictionAsked]
    """What is predicted after the step, while a card of the next one lies face down."""
    hides: NotRequired[list[str]]
    """Counters that tell of the turn before, left out while something is predicted."""
    came: NotRequired[PredictionCame]
    """What has come of the prediction after the step before."""
    models: NotRequired[list[ModelState]]
    """The visual models to draw after the step."""
    bares: NotRequired[Literal[True]]
    """Nobody holds a card any more: the models of what players held are gone."""


class Seat(TypedDict):
    """A seat, and who sits there."""

    seat: str
    name: str
    face: str
    """The court card that is the player's face."""


class ZoneKind(TypedDict):
    """A zone of the game, and how a page draws it."""

    name: str
    own: bool
    """Whether each seat has one."""
    lies: str
    stands: Literal["packet", "fight", "hand", "drawn", "board", "won", "purse", "aside", "stock", "heap"]
    """The part of the table where it is drawn."""
    top: Literal["first", "last"]
    """Which card lies on top of a pile."""
    sorts: str | None
    under: str | None
    above: str | None
    fleeting: bool
    countedBy: str
    label: str


class CounterKind(TypedDict):
    """A counter of the game."""

    name: str
    own: bool
    """Whether each seat has one."""
    counts: str | None
    """The zone whose cards it counts; null for none."""
    paces: bool
    """Whether it says how far the match is."""
    spotlights: bool
    """Whether it names a seat whose cards are at stake."""
    bars: bool
    """Whether it names the seats that may not act for now."""
    lamps: Count
    """How many lamps stand for it; 0 where it is written."""
    label: str
    values: dict[str, str]
    """Value -> what it is called, where values are words."""


class CardPairing(TypedDict):
    """What a card asks of the one below it."""

    sign: Literal["<", ">", "≠"]
    """The sign between the two, read downwards."""
    ranks: str
    """The ranks of the cards that fit."""


class Goal(TypedDict):
    """A number that hands come near to."""

    goal: int
    counter: str
    """The counter with a player's total for it, once that is told."""


class MatchSetting(TypedDict):
    """The facts that stay the same through a match: its seats, zones, counters and rules, with their names."""

    game: str
    name: str
    lang: str
    dir: Direction
    viewer: str
    seats: list[Seat]
    zones: list[ZoneKind]
    counters: list[CounterKind]
    landmarks: dict[str, str]
    """Rule -> what the place is called that one jumps to."""
    rules: dict[str, str]
    """Rule -> its text."""
    hints: list[str]
    """What somebody is told who plays the game for the first time, one thing at a time."""
    aim: str
    """What the game is about, in a sentence; "" where it does not say."""
    runs: bool
    """Whether turns without a choice follow one another by themselves, once the learner has begun."""
    numbers: dict[str, CardNumber]
    """Card -> what it counts, where it counts something."""
    pairings: dict[str, CardPairing]
    """Card -> what it asks of the one below it, where zones of pairs lie one above the other."""
    others: dict[str, CardNumber]
    """Card -> the other number that it may count, where it has one."""
    goals: list[Goal]
    """The numbers that hands come near to; none in most games."""
    written: list[str]
    """The rules whose working is written on the table."""
    start: dict[str, Value]
    """Counter -> its value at the beginning."""


class Log(MatchSetting):
    """A match as one viewer may see it."""

    steps: list[Step]
