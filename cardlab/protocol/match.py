"""Answers about a match: what the learner may do now, and what comes of a message."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict, final

from cardlab.protocol.match_log import CardNumber, Step, TextOption
from cardlab.protocol.messages import BotLevel, Count, DealKind, Place, TimeLimit

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
