"""Types of answers about a match: the learner's possible actions, and the results of a message."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict, final

from cardlab.protocol.match_log import CardNumber, Step, TextOption
from cardlab.protocol.messages import BotLevel, Count, DealKind, Place, TimeLimit

# ------------------------------------------------------------------ actions open to the learner


class Drag(TypedDict):
    """How to drag cards to play an action, by the names of zones."""

    zone: str
    """The zone where they lie."""
    to: str
    """The zone where they are dropped, unless the action names cards of other zones, on which they are dropped instead."""


class LegalAction(TypedDict):
    """An action that is legal now, or one that a learner might want to play but may not."""

    action: str
    """Its spelling: ``p1 play 7d``."""
    label: str
    price: str
    """Its cost, in one line below the label; "" if the game gives none."""
    places: list[Place]
    """The places of the cards that choose it."""
    asks: list[str]
    """The fields that the learner must still say, by the names of `Said`."""
    working: str
    """The arithmetic that these fields are about, on the felt while the page asks for them: ``17 + 4 = ?``; "" for none."""
    amount: int | None
    """The amount, if that is its only field, as in a bet."""
    kind: str
    """Its name without the amount; "" if it has none."""
    tag: str
    """The text on the price tag if it is paid; "" for none."""
    secondary: bool
    """Whether it is only an alternative to the main action."""
    zone: str
    """The zone that plays it when touched; "" for none."""


class Said(TypedDict):
    """A field that a learner says with an action: a number, some of several words, or a flag."""

    name: str
    several: bool
    flag: bool
    choices: list[TextOption]
    prompt: str
    signs: str
    """The characters other than digits that a number may have: "½" for half points."""


class Packet(TypedDict):
    """Cards of a hand that are moved together when it is put in order."""

    label: str
    cards: list[str]


class Order(TypedDict):
    """Cards to put in order."""

    action: str
    label: str
    zone: str
    cards: list[str]
    ranks: str
    packets: list[Packet]
    """The packets that are moved as a whole; none if cards are moved one by one."""


class Quick(TypedDict):
    """A reflex moment."""

    act: LegalAction
    """The quick action."""
    let_pass: LegalAction
    """The action that lets the moment pass."""
    within: Count
    """The number of milliseconds that it lasts; 0 for no limit."""
    choices: list[TimeLimit]
    """The possible time limits."""


class Choice(TypedDict):
    """The cards that can be chosen."""

    zones: list[str]
    """The zones from which they can be chosen."""
    several: bool
    """Whether several can be chosen at once."""
    numbers: dict[str, CardNumber]
    """Card -> its value."""
    byRank: bool
    """Whether any card of a rank can be chosen instead."""


class Highlight(TypedDict):
    """A highlight of a match that is over, and its step, from 1."""

    step: Count
    sentence: str


class OpponentLevel(TypedDict):
    """A level of the opponents, in words."""

    level: BotLevel
    label: str
    about: str
    """A description of how they play."""


class Bots(TypedDict):
    """The level of the opponents, and the possible levels."""

    level: BotLevel | None
    """The current level; null if it is none of these."""
    levels: list[OpponentLevel]


class MayCome(TypedDict):
    """A possible outcome of the next action."""

    value: str
    label: str
    cards: Count | None
    """Its chance, as a number of cards out of twenty; null if it is not shown."""


class PredictionOffer(TypedDict):
    """The possible predictions of the next action."""

    ask: str
    choices: list[MayCome]


class SettledPrediction(TypedDict):
    """The result of the prediction of the last action."""

    value: str
    right: bool
    gain: int
    """The counters that it won; a loss is negative."""
    told: str


class Predictions(TypedDict):
    """The learner's record, and the next possible predictions."""

    counters: int
    right: Count
    """The number of right predictions …"""
    of: Count
    """… out of all."""
    last: SettledPrediction | None
    """The prediction of the last action."""
    next: bool
    """Whether the next action can be predicted."""
    offer: PredictionOffer | None
    """null if the page does not show it."""


class ActionsOffered(TypedDict):
    """The learner's possible actions, with everything that the page needs to offer them."""

    waiting: str | None
    """The seat to decide, ``all`` if nobody chooses, or null."""
    actions: list[LegalAction]
    refused: list[LegalAction]
    """The actions that the learner might want to play but may not."""
    order: Order | None
    quick: Quick | None
    choice: Choice
    drags: dict[str, Drag]
    """Verb -> how to drag its actions."""
    task: str
    """The decision to make, if the game describes it; "" otherwise."""
    forced: bool
    """Whether the learner has only one action and no choice."""
    asks: list[Said]


class Progress(TypedDict):
    """The progress of a match: turn 12 of 30. `of` is 0 if the number of turns is not known."""

    now: Count
    of: Count
    unit: Literal["turn", "hand", "match", "campaign"]


class Status(ActionsOffered):
    """The state of the match for the learner."""

    at: Count
    """The number of actions played."""
    progress: list[Progress]
    """The largest unit first; none if the match goes on until somebody has won."""
    marks_pairs: bool
    """Whether the page marks which of the learner's pairs fit."""
    outcome: str | None
    coach: bool
    """Whether the learner may ask the coach."""
    bots: Bots | None
    predictions: Predictions | None
    undo: bool
    left: Count | None
    """The number of actions of the main match, during a what-if."""
    deals: list[DealKind]
    """The possible deals of another match."""
    highlights: list[Highlight]
    """Highlights of a finished match."""
    looks_back: bool
    """Whether the learner may ask for the coach's review."""
    looked: str
    """A sentence that says how much the coach has looked at, and what it has found."""
    uncounted: str
    """A sentence that says why a finished match does not count as played; "" if it does."""
    seed: Count | None
    """The seed of the deal, sent when the match is over."""


# ------------------------------------------------------------------ answers


class Notice(TypedDict):
    """A notice for a learner whose message changes nothing."""

    title: str
    sentence: str
    rule: NotRequired[str]
    """The rule that forbids the action."""


class Counsel(TypedDict):
    """The coach's advice on one action."""

    action: str
    label: str
    cards: list[str]
    sentence: str
    worth: float | None
    wins: float | None
    """The number of matches won with it, out of a hundred."""
    error: float | None
    tries: Count
    """The number of tries; 0 if its worth is known exactly."""


class CoachAdvice(TypedDict):
    """The coach's advice on all actions, the best first."""

    notes: list[str]
    best_first: list[Counsel]


class Feedback(TypedDict):
    """The worth of a move compared with the best one."""

    sentence: str
    working: str


@final  # so that mypy distinguishes the answers by their keys
class MatchAnswer(TypedDict):
    """How many steps stay, the steps that follow, and the possible actions."""

    cut: Count
    steps: list[Step]
    status: Status
    said: NotRequired[Notice | None]
    counsel: NotRequired[CoachAdvice]
    feedback: NotRequired[Feedback | None]


@final
class OfferedPredictions(TypedDict):
    """The possible predictions after a number of actions."""

    predictions: PredictionOffer | None
    at: Count


Thinker: TypeAlias = Literal["bots", "coach"]
"""Who may think for longer than a moment."""


@final
class Thinks(TypedDict):
    """Somebody has begun to think."""

    thinks: Thinker
