"""Answers about a match: its log, step by step, and what the learner may do now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict, final

from cardlab.protocol.messages import BotLevel, Count, DealKind, Place, TimeLimit, Value
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


# ------------------------------------------------------------------ the log of a match


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


# ------------------------------------------------------------------ what the learner may do now


class Drag(TypedDict):
    """How cards are dragged to do an action, by the names of zones."""

    zone: str
    """Where they lie."""
    to: str
    """Where they are dropped, unless the action names cards of other zones: these are where it is dropped then."""


class LegalAction(TypedDict):
    """An action that may be done now, or one that a learner might want to do and may not."""

    action: str
    """As it is spelled: ``p1 play 7d``."""
    label: str
    price: str
    """What it costs, in one line below the label; "" where the game does not say."""
    places: list[Place]
    """Where the cards lie by which it is chosen."""
    asks: list[str]
    """What is still to be said with it, by the names of `Said`."""
    amount: int | None
    """How much it is about, where that is all that it says: a bet."""
    kind: str
    """What it is called without the amount; "" where it has none."""
    tag: str
    """What stands on the price tag where it is paid; "" for none."""
    secondary: bool
    """Whether it is no more than an offer, beside what comes first."""
    zone: str
    """The zone whose touch stands for it; "" for none."""


class Said(TypedDict):
    """What a learner says along with an action: a number, some of several words, or a flag."""

    name: str
    several: bool
    flag: bool
    choices: list[TextOption]
    prompt: str


class Packet(TypedDict):
    """Cards of a hand that are put in order together."""

    label: str
    cards: list[str]


class Order(TypedDict):
    """Cards that are to be put in order."""

    action: str
    label: str
    zone: str
    cards: list[str]
    ranks: str
    packets: list[Packet]
    """The packets that are moved as a whole; none where each card is."""


class Quick(TypedDict):
    """A matter of quickness."""

    act: LegalAction
    """What is to be done quickly."""
    let_pass: LegalAction
    """What lets the moment pass."""
    within: Count
    """How many milliseconds it lasts; 0 is as long as the learner likes."""
    choices: list[TimeLimit]
    """How long it may last."""


class Choice(TypedDict):
    """Which cards can be chosen."""

    zones: list[str]
    """The zones from which they can be chosen."""
    several: bool
    """Whether several can be chosen at once."""
    numbers: dict[str, CardNumber]
    """Card -> what it counts."""
    byRank: bool
    """Whether any card of a rank will do."""


class Highlight(TypedDict):
    """A highlight of a match that is over, and its step, from 1."""

    step: Count
    sentence: str


class OpponentLevel(TypedDict):
    """A level of the opponents, in words."""

    level: BotLevel
    label: str
    about: str
    """How they play."""


class Bots(TypedDict):
    """How strong the opponents are, and how strong they might be."""

    level: BotLevel | None
    """The level at which they play; null where it is none of these."""
    levels: list[OpponentLevel]


class MayCome(TypedDict):
    """What may come of the next action."""

    value: str
    label: str
    cards: Count | None
    """How likely it is, as so many of twenty cards; null where that is not told."""


class PredictionOffer(TypedDict):
    """What may be predicted of the next action."""

    ask: str
    choices: list[MayCome]


class SettledPrediction(TypedDict):
    """How the prediction of the last action went."""

    value: str
    right: bool
    gain: int
    """The counters that it won; a loss is below zero."""
    told: str


class Predictions(TypedDict):
    """The learner's record, and what may be predicted."""

    counters: int
    right: Count
    """How many predictions were right …"""
    of: Count
    """… of how many."""
    last: SettledPrediction | None
    """The prediction of the last action."""
    next: bool
    """Whether something may be predicted of the next action."""
    offer: PredictionOffer | None
    """null where the page does not show it."""


class ActionsOffered(TypedDict):
    """What the learner may do now, and what the page must know to offer it."""

    waiting: str | None
    """Who is to decide: a seat, ``all`` where nobody chooses, or null."""
    actions: list[LegalAction]
    refused: list[LegalAction]
    """What the learner might want to do and may not."""
    order: Order | None
    quick: Quick | None
    choice: Choice
    drags: dict[str, Drag]
    """Verb -> how its actions can be dragged."""
    reckoned: str | None
    """What the learner's own cards come to, in a sentence."""
    task: str
    """What there is to decide, where a game says it; "" elsewhere."""
    forced: bool
    """Whether there is just one thing for the learner to do, and nothing to choose."""
    asks: list[Said]


class Progress(TypedDict):
    """How far a match is, where that is counted: turn 12 of 30."""

    now: Count
    of: Count
    unit: Literal["turn", "hand", "match"]


class Status(ActionsOffered):
    """How the match stands for the learner."""

    at: Count
    """How many actions have been played."""
    progress: Progress | None
    """null where the match goes on until somebody has won."""
    marks_pairs: bool
    """Whether it is marked which of the learner's pairs fit."""
    outcome: str | None
    coach: bool
    """Whether the coach may be asked."""
    bots: Bots | None
    predictions: Predictions | None
    undo: bool
    left: Count | None
    """How many actions the match had that a what-if has left."""
    deals: list[DealKind]
    """How another match may be dealt."""
    highlights: list[Highlight]
    """What to look at again when the match is over."""
    looks_back: bool
    """Whether the coach may be asked what it would have done."""
    looked: str
    """At how much the coach has looked, and what came of it."""
    seed: Count | None
    """What decided the deal; told when the match is over."""


# ------------------------------------------------------------------ answers


class Notice(TypedDict):
    """What a learner is told whose message changes nothing."""

    title: str
    sentence: str
    rule: NotRequired[str]
    """The rule that forbids the action."""


class Counsel(TypedDict):
    """What the coach says of one action."""

    action: str
    label: str
    cards: list[str]
    sentence: str
    worth: float | None
    wins: float | None
    """So many matches of a hundred are won with it."""
    error: float | None
    tries: Count
    """How often it was tried out; 0 where its worth is known exactly."""


class CoachAdvice(TypedDict):
    """What the coach says of all actions, the best first."""

    notes: list[str]
    best_first: list[Counsel]


class Feedback(TypedDict):
    """What a move was worth beside the best one."""

    sentence: str
    working: str


@final  # so that mypy tells the answers apart by their keys
class MatchAnswer(TypedDict):
    """How many steps stay, those that follow, and what may be done now."""

    cut: Count
    steps: list[Step]
    status: Status
    said: NotRequired[Notice | None]
    counsel: NotRequired[CoachAdvice]
    feedback: NotRequired[Feedback | None]


@final
class OfferedPredictions(TypedDict):
    """What may be predicted after so many actions."""

    predictions: PredictionOffer | None
    at: Count


Thinker: TypeAlias = Literal["bots", "coach"]
"""Who may think for longer than a moment."""


@final
class Thinks(TypedDict):
    """Somebody has begun to think."""

    thinks: Thinker
