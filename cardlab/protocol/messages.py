"""Types of the messages from a page to its session. Each class is named by its verb: `NewMatch` is ``{"do": "new_match",
…}``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from cardlab.protocol.json_reader import Malformed, read
from cardlab.protocol.type_bounds import Items, Length, Range

LONGEST_ACTION = 200
"""Upper limit in characters. The longest legal action (an order of 52 cards) is shorter."""
MOST_CHOSEN = 60
"""Upper limit of cards that are chosen at once."""
MOST_ARMS = 60
"""Upper limit of settings that are compared; most experiments allow fewer."""
LATEST = 2**53
"""The last moment that JavaScript can name exactly, in milliseconds since 1970."""

Count: TypeAlias = Annotated[int, Range(0)]
"""A whole number, at least 0."""
Moment: TypeAlias = Annotated[int, Range(0, LATEST)]
"""A moment by the page's clock, in milliseconds since 1970."""
Value: TypeAlias = str | int | bool | None
"""The value of a counter, or of an option of a game."""
Place: TypeAlias = Annotated[Sequence[str | int], Items(zone=str, place=Count)]
"""A zone, and the place of a card in it."""
ActionText: TypeAlias = Annotated[str, Length(LONGEST_ACTION)]
"""The spelling of an action: ``p1 play 7d``."""
TimeLimit: TypeAlias = Literal[0, 4000, 8000]
"""How long a reflex moment lasts, in milliseconds, as a learner sets it; 0 for no limit."""
BotLevel: TypeAlias = Literal["easy", "medium", "hard"]
"""The level of the opponents."""
DealKind: TypeAlias = Literal["same", "new"]
"""The deal of another match: the same cards, or new ones."""
StageKind: TypeAlias = Literal["watch", "predict", "practise", "play", "investigate", "ticket"]
"""A stage of a lesson."""
Values: TypeAlias = dict[str, Value]
"""Counters, options of a game or settings of an experiment, by their names."""

TIME_LIMITS: tuple[TimeLimit, ...] = get_args(TimeLimit)
DEALS: tuple[DealKind, ...] = get_args(DealKind)


@dataclass(frozen=True)
class Prediction:
    """A learner's prediction of the next action."""

    value: str


# ------------------------------------------------------------------ about a match


@dataclass(frozen=True)
class Positioned:
    """A message about a position. It changes nothing in any other position than the one that the page has seen.

    Attributes:
        at: The number of actions that the learner had seen.
    """

    at: Count


@dataclass(frozen=True)
class Play(Positioned):
    """Plays an action."""

    action: ActionText
    ms: Count | None = None
    """The learner's reaction time, in a reflex moment."""
    prediction: Prediction | None = None
    """The learner's prediction, if the status offers one."""
    shows_predictions: bool = False
    """Whether the page shows the possible predictions. If not, the answer does not compute them."""


@dataclass(frozen=True)
class TryCards(Positioned):
    """Plays the cards that the learner has chosen. If they make no legal action, the answer names the rule that forbids it."""

    cards: Annotated[tuple[Place, ...], Length(MOST_CHOSEN, least=1, distinct=True)]


@dataclass(frozen=True)
class WhyNot:
    """Asks why an action is not allowed."""

    action: ActionText


@dataclass(frozen=True)
class Undo(Positioned):
    """Undoes the learner's last action and everything after it."""


@dataclass(frozen=True)
class WhatIf(Positioned):
    """Goes to another match that shares the first `to` actions. The match waits."""

    to: Count


@dataclass(frozen=True)
class MainLine(Positioned):
    """Goes back to the main match from a what-if."""


@dataclass(frozen=True)
class SetTimeLimit(Positioned):
    """Sets how long a reflex moment lasts."""

    ms: TimeLimit


@dataclass(frozen=True)
class SetBots(Positioned):
    """Sets the bots of the other seats from now on."""

    level: BotLevel


@dataclass(frozen=True)
class AskCoach(Positioned):
    """Asks what each legal action is worth."""


@dataclass(frozen=True)
class AskPredictions:
    """Asks for the possible predictions of the next action, for a page that has just opened its panel. It may come
    at any time.
    """


@dataclass(frozen=True)
class ReviewMatch(Positioned):
    """Asks what the coach would have done differently in a match that is over."""


@dataclass(frozen=True)
class NewMatch(Positioned):
    """Starts another match of the game."""

    deal: DealKind


@dataclass(frozen=True)
class ResendLog:
    """Asks for all steps from the beginning, for a page that has reconnected."""


# ------------------------------------------------------------------ about the other stages of a lesson


@dataclass(frozen=True)
class OpenStage:
    """Opens a stage of a lesson."""

    stage: StageKind


@dataclass(frozen=True)
class OpenTogether:
    """Asks for the parts of a lesson for several learners at one screen, when somebody wants to use them."""


@dataclass(frozen=True)
class Translate:
    """Asks for the texts of the page in another language: the page itself, the first stage, and another open stage."""

    language: Annotated[str, Length(20)]
    stage: StageKind
    more: bool = False
    """Whether this page has asked before, and has the texts that all pages share."""


@dataclass(frozen=True)
class Timed:
    """A message about a stage other than the match. The answer repeats its moment, so that the page knows what was processed.

    Attributes:
        at: The moment, by the page's clock.
    """

    at: Moment


@dataclass(frozen=True)
class AnswerQuestion(Timed):
    """Records a question of practice that the learner has answered."""

    question: str
    said: Annotated[tuple[Annotated[str, Length(400)], ...], Length(10)]
    """The answers, one try after the other."""
    hints: Annotated[int, Range(0, 9)]
    """The number of hints before the first try."""
    by_partner: bool = False
    """Whether the other child of a pair has answered. The level follows both; what the learner remembers stays as it is."""


@dataclass(frozen=True)
class LoadMemory(Timed):
    """Continues with a learner's memory from a file."""

    memory: str


@dataclass(frozen=True)
class ReviewMemory(Timed):
    """Works the answers in the memory of the other child of a pair into that memory, and sends it back. The learner's own
    stays.
    """

    memory: str


@dataclass(frozen=True)
class SetPractice(Timed):
    """Sets the highest level of practice, or practises only the simplest kinds."""

    top: Annotated[int, Range(1, 9)] | None
    """The level; null for that of the course."""
    fluency: bool


@dataclass(frozen=True)
class Guess(Timed):
    """Keeps the learner's guess about an experiment."""

    experiment: str
    guess: str


@dataclass(frozen=True)
class RunExperiment(Timed):
    """Deals games of an experiment, for each of the settings in `arms`."""

    experiment: str
    arms: Annotated[tuple[Values, ...], Length(MOST_ARMS, least=1)]
    games: Annotated[int, Range(1, 20_000)]


@dataclass(frozen=True)
class StopExperiment(Timed):
    """Deals no more games. The counts stay."""


@dataclass(frozen=True)
class ConcludeExperiment(Timed):
    """Keeps that the question about the result of an experiment has been answered."""

    experiment: str


@dataclass(frozen=True)
class HandInTicket(Timed):
    """Hands in an exit ticket, or has its answers checked."""

    answers: tuple[str, ...]
    name: str | None = None
    """The name on the ticket, if it goes to a teacher."""


@dataclass(frozen=True)
class NewTicket(Timed):
    """Asks for another exit ticket, after the learner's own one was checked."""


MatchMessage = (
    Play
    | TryCards
    | WhyNot
    | Undo
    | WhatIf
    | MainLine
    | SetTimeLimit
    | SetBots
    | AskCoach
    | AskPredictions
    | ReviewMatch
    | NewMatch
    | ResendLog
)
"""A message about a match."""
PracticeMessage = AnswerQuestion | LoadMemory | ReviewMemory | SetPractice
"""A message about practice."""
ExperimentMessage = Guess | RunExperiment | StopExperiment | ConcludeExperiment
"""A message about experiments."""
StageMessage = PracticeMessage | ExperimentMessage | HandInTicket | NewTicket
"""A message about a stage of a lesson other than its match."""
Message = MatchMessage | OpenStage | OpenTogether | Translate | StageMessage
"""A message from a page."""


def place_of(place: Place) -> tuple[str, int]:
    """Returns a place in the form of the rest of cardlab, with its two types."""
    zone, number = place
    return str(zone), int(number)


def verb(cls: type[Message]) -> str:
    """Returns the verb of a message: ``new_match`` for `NewMatch`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


MESSAGES: dict[str, type[Message]] = {verb(cls): cls for cls in get_args(Message)}
"""Verb -> the class of its message."""


@dataclass(frozen=True)
class BadMessage:
    """Something sent that is not a message. It is answered like every message, and changes nothing.

    Attributes:
        do: Its verb, if it has one.
        cls: The message that the verb names; None if there is none.
        field: The first field that is missing or not of its type.
        at: Its `at`, if that is a number.
    """

    do: str = ""
    cls: type[Message] | None = None
    field: str = ""
    at: int | None = None


def parse(sent: object) -> Message | BadMessage:
    """Reads a message from a page. Never raises an error, because a browser may send anything, and everything is answered."""
    if not isinstance(sent, dict) or not isinstance(do := sent.get("do"), str):
        return BadMessage()
    cls = MESSAGES.get(do)
    if cls is None:
        return BadMessage(do)
    try:
        return read(cls, sent, beside="do")
    except Malformed as error:
        at = sent.get("at")
        return BadMessage(do, cls, error.field, at if type(at) is int and 0 <= at <= LATEST else None)
