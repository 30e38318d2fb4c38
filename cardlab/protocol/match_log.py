"""Types of the log of a match: events as a viewer sees them, steps with their sentences, and the facts that never change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from cardlab.protocol.messages import Count, Value
from cardlab.protocol.type_bounds import Items, Open, Range

Direction: TypeAlias = Literal["ltr", "rtl"]
"""The direction of a script."""
SeenCards: TypeAlias = int | list[str]
"""Several cards as a viewer sees them: their tokens, ``?`` for a hidden one; or only their number, if all are hidden."""
Fill: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["fill"], zone=str, cards=SeenCards)]
"""Cards are put into the game."""
MovedFrom: TypeAlias = Annotated[Sequence[Any], Items(zone=str, which=Count | list[Count])]
"""Where moved cards came from: their places, or only their number if the order is hidden."""
Move: TypeAlias = Annotated[
    Sequence[Any], Items(kind=Literal["move"], places=list[MovedFrom], to=str, at=Annotated[int, Range(-1)], cards=SeenCards)
]
"""Cards move to a zone, at a place in it; -1 is its end."""
TurnedCard: TypeAlias = Annotated[Sequence[Any], Items(zone=str, place=Count, token=str)]
"""A card that is turned over, in its new look."""
Turn: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["turn"], cards=list[TurnedCard])]
"""Cards are turned over."""
Put: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["put"], values=dict[str, Value])]
"""Counters are set."""
End: TypeAlias = Annotated[Sequence[Any], Items(kind=Literal["end"], outcome=str)]
"""The match is over."""
SeenEvent: TypeAlias = Fill | Move | Turn | Put | End
"""An event as a viewer sees it: its kind and its changes."""
ModelState: TypeAlias = Annotated[Mapping[str, Any], Open(model=str)]
"""The state of a visual model, with its name; each model has fields of its own."""
CardNumber: TypeAlias = Annotated[int | str, "a number"]
"""The value of a card; a fraction is spelled ``1/2``."""


class Option(TypedDict):
    """A value to choose, and its label."""

    value: Value
    label: str


class TextOption(TypedDict):
    """A word to choose, and its label."""

    value: str
    label: str


class NumberOption(TypedDict):
    """A number to choose, and its label."""

    value: int
    label: str


class PredictionOption(TextOption):
    """An answer to the question what a face-down card will bring."""

    said: str
    """The answer as a sentence repeats it: ``You said: I win``."""


class PredictionAsked(TypedDict):
    """The question about what a face-down card will bring."""

    prompt: str
    options: list[PredictionOption]
    """The answers; a seat is shown by its name and face."""


class ChangeAsked(TypedDict):
    """The question which card would have brought another answer."""

    prompt: str
    options: list[TextOption]
    answer: str
    reveal: str
    """The reason why the right card does it."""
    models: list[ModelState]
    """The visual models that show it."""
    events: list[SeenEvent]
    """The events that put it on the table of the prediction; none if only the models show it."""


class PredictionCame(TypedDict):
    """The result after the card was turned over."""

    answer: str
    needed: dict[str, str]
    """Another answer -> the card that it needed."""
    impossible: list[str]
    """The answers that no card could have brought."""
    change: NotRequired[ChangeAsked]


class Step(TypedDict):
    """The effect of one rule, or the events where none fired."""

    rule: str
    """The rule; "" if none fired."""
    title: str
    sentence: str
    short: NotRequired[str]
    """The sentence in a dozen words, in which the viewer is "you"; "" if an earlier step has already said it."""
    working: NotRequired[str]
    action: Count
    """The number of the action that it belongs to; 0 for the set-up."""
    who: str | None
    """The seat that acted, ``all``, or null for the set-up."""
    celebrate: NotRequired[Literal[True]]
    """The learner may celebrate: a war won, a sweep."""
    best: NotRequired[list[str]]
    """The counters of the players who are best by it: ``total7.p1``."""
    flows: NotRequired[Literal["next", "either"]]
    """It is narrated together with the next step. With ``either``, it joins the one before if none follows."""
    events: list[SeenEvent]
    predict: NotRequired[PredictionAsked]
    """The question after the step, while a card of the next one lies face down."""
    hides: NotRequired[list[str]]
    """Counters about the turn before, left out while the learner predicts."""
    came: NotRequired[PredictionCame]
    """The result of the prediction after the step before."""
    models: NotRequired[list[ModelState]]
    """The visual models to draw after the step."""
    bares: NotRequired[Literal[True]]
    """Nobody holds a card any more, so the models of the players' cards disappear."""


class Seat(TypedDict):
    """A seat, and its player."""

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
    """The card of a pile that lies on top."""
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
    """Whether it shows the progress of the match."""
    spotlights: bool
    """Whether it names a seat whose cards are at stake."""
    bars: bool
    """Whether it names the seats that may not act for now."""
    lamps: Count
    """The number of lamps that show it; 0 if it is written."""
    label: str
    values: dict[str, str]
    """Value -> its name, if values are words."""


class CardPairing(TypedDict):
    """The condition of a card on the one below it."""

    sign: Literal["<", ">", "≠"]
    """The sign between the two, read downwards."""
    ranks: str
    """The ranks of the cards that fit."""


class Goal(TypedDict):
    """A number that hands should come near."""

    goal: int
    counter: str
    """The counter with a player's total for it, once it is known."""


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
    """Rule -> the name of the place to jump to."""
    rules: dict[str, str]
    """Rule -> its text."""
    hints: dict[str, str]
    """A moment of somebody's first match, a rule, or a verb after ``can-`` -> its hint."""
    aim: str
    """The aim of the game, in a sentence; "" if the game gives none."""
    runs: bool
    """Whether turns without a choice follow one another automatically, once the learner has begun."""
    board: bool
    """Whether players choose cards from a hand, around a board. Otherwise open cards are compared."""
    cardNames: dict[str, str]
    """Number card -> its name; after ``=``, ``+`` and ``#`` its worth, its number and its drawing (`number_card_names`)."""
    numbers: dict[str, CardNumber]
    """Card -> its value, if it has one."""
    pairings: dict[str, CardPairing]
    """Card -> its condition on the one below it, if zones of pairs lie one above the other."""
    others: dict[str, CardNumber]
    """Card -> its other value, if it has one."""
    writtenOn: dict[str, str]
    """Card -> its values to write on it, if its rank does not tell them."""
    legend: str
    """A text that stays on the felt; "" in most games."""
    goals: list[Goal]
    """The numbers that hands should come near; none in most games."""
    written: list[str]
    """The rules whose working is written on the table."""
    start: dict[str, Value]
    """Counter -> its value at the beginning."""


class Log(MatchSetting):
    """A match as one viewer may see it."""

    steps: list[Step]
