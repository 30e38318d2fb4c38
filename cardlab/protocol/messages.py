"""Messages: what a page asks of its session. The class of a message is its verb, `NewMatch` for ``{"do": "new_match", …}``."""

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
"""Upper limit of settings that are dealt side by side; most experiments allow fewer."""
LATEST = 2**53
"""The last moment that JavaScript can name exactly, in milliseconds since 1970."""

Count: TypeAlias = Annotated[int, Range(0)]
"""A whole number from 0 on."""
Moment: TypeAlias = Annotated[int, Range(0, LATEST)]
"""A moment by the page's clock, in milliseconds since 1970."""
Value: TypeAlias = str | int | bool | None
"""The value of a counter, or of an option of a game."""
Place: TypeAlias = Annotated[Sequence[str | int], Items(zone=str, place=Count)]
"""A zone, and the place of a card in it."""
ActionText: TypeAlias = Annotated[str, Length(LONGEST_ACTION)]
"""An action as it is spelled: ``p1 play 7d``."""
TimeLimit: TypeAlias = Literal[0, 4000, 8000]
"""How long a moment for the quick lasts, in milliseconds, as a learner sets it; 0 is as long as the learner likes."""
BotLevel: TypeAlias = Literal["easy", "medium", "hard"]
"""How strong the opponents are."""
DealKind: TypeAlias = Literal["same", "new"]
"""What another match is dealt: the same cards, or others."""
StageKind: TypeAlias = Literal["watch", "predict", "practise", "play", "investigate", "ticket"]
"""A stage of a lesson."""
Values: TypeAlias = dict[str, Value]
"""Counters, options of a game or settings of an experiment, by their names."""

TIME_LIMITS: tuple[TimeLimit, ...] = get_args(TimeLimit)
DEALS: tuple[DealKind, ...] = get_args(DealKind)


@dataclass(frozen=True)
class Prediction:
    """What a learner predicts of the next action."""

    value: str


# ------------------------------------------------------------------ about a match


@dataclass(frozen=True)
class Positioned:
    """A message about a position. In another position than the page has seen it changes nothing.

    Attributes:
        at: How many actions the learner had seen.
    """

    at: Count


@dataclass(frozen=True)
class Play(Positioned):
    """Play an action."""

    action: ActionText
    ms: Count | None = None
    """How long the learner took, where quickness counts."""
    prediction: Prediction | None = None
    """What the learner predicts, where the status offers it."""
    shows_predictions: bool = False
    """Whether the page shows what may be predicted; else the answer does not work it out."""


@dataclass(frozen=True)
class TryCards(Positioned):
    """Play the cards that the learner has chosen, or say by which rule they make no legal action."""

    cards: Annotated[tuple[Place, ...], Length(MOST_CHOSEN, least=1, distinct=True)]


@dataclass(frozen=True)
class WhyNot:
    """Say why an action is not allowed."""

    action: ActionText


@dataclass(frozen=True)
class Undo(Positioned):
    """Take back the learner's last action and all that followed."""


@dataclass(frozen=True)
class WhatIf(Positioned):
    """Go to another match that shares the first `to` actions; the match waits."""

    to: Count


@dataclass(frozen=True)
class MainLine(Positioned):
    """Go back to the match that a what-if has left."""


@dataclass(frozen=True)
class SetTimeLimit(Positioned):
    """Set how long a moment for the quick lasts."""

    ms: TimeLimit


@dataclass(frozen=True)
class SetBots(Positioned):
    """Set who plays the other seats from now on."""

    level: BotLevel


@dataclass(frozen=True)
class AskCoach(Positioned):
    """Say what each legal action is worth."""


@dataclass(frozen=True)
class AskPredictions:
    """Say what may be predicted of the next action, to a page that has just opened its panel. It may come at any time."""


@dataclass(frozen=True)
class ReviewMatch(Positioned):
    """Say what the coach would have done otherwise in a match that is over."""


@dataclass(frozen=True)
class NewMatch(Positioned):
    """Begin another match of the game."""

    deal: DealKind


@dataclass(frozen=True)
class ResendLog:
    """Send all steps from the beginning, to a page that is there again."""


# ------------------------------------------------------------------ about the other stages of a lesson


@dataclass(frozen=True)
class OpenStage:
    """Open a stage of a lesson."""

    stage: StageKind


@dataclass(frozen=True)
class OpenTogether:
    """Say what a lesson has for several learners at one screen: a page asks when somebody wants any of it."""


@dataclass(frozen=True)
class Translate:
    """Say in another language what the page says in its own: the page itself, the first stage, and another that is open."""

    language: Annotated[str, Length(20)]
    stage: StageKind
    more: bool = False
    """Whether this page has asked before, and knows the texts that all pages have."""


@dataclass(frozen=True)
class Timed:
    """A message about a stage other than the match. The answer names its moment, so that the page knows what was taken.

    Attributes:
        at: When, by the page's clock.
    """

    at: Moment


@dataclass(frozen=True)
class AnswerQuestion(Timed):
    """Take note of a question of practice that the learner has answered."""

    question: str
    said: Annotated[tuple[Annotated[str, Length(400)], ...], Length(10)]
    """What was answered, one try after the other."""
    hints: Annotated[int, Range(0, 9)]
    """How many hints were shown before the first try."""


@dataclass(frozen=True)
class LoadMemory(Timed):
    """Go on with what was learnt, from a file."""

    memory: str


@dataclass(frozen=True)
class SetPractice(Timed):
    """Practise up to another level, or the simplest kinds alone."""

    top: Annotated[int, Range(1, 9)] | None
    """The level; null for that of the course."""
    fluency: bool


@dataclass(frozen=True)
class Guess(Timed):
    """Keep what the learner thinks will come of an experiment."""

    experiment: str
    guess: str


@dataclass(frozen=True)
class RunExperiment(Timed):
    """Deal games of an experiment, for each of the settings in `arms` side by side."""

    experiment: str
    arms: Annotated[tuple[Values, ...], Length(MOST_ARMS, least=1)]
    games: Annotated[int, Range(1, 20_000)]


@dataclass(frozen=True)
class StopExperiment(Timed):
    """Deal no more games; what has been counted stays."""


@dataclass(frozen=True)
class ConcludeExperiment(Timed):
    """Keep that the question about what came of an experiment has been answered."""

    experiment: str


@dataclass(frozen=True)
class HandInTicket(Timed):
    """Hand in an exit ticket, or have its answers checked."""

    answers: tuple[str, ...]
    name: str | None = None
    """Whose it is, where the ticket is handed in to somebody."""


@dataclass(frozen=True)
class NewTicket(Timed):
    """Ask for another exit ticket, after one of the learner's own was checked."""


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
PracticeMessage = AnswerQuestion | LoadMemory | SetPractice
"""A message about practice."""
ExperimentMessage = Guess | RunExperiment | StopExperiment | ConcludeExperiment
"""A message about experiments."""
StageMessage = PracticeMessage | ExperimentMessage | HandInTicket | NewTicket
"""A message about a stage of a lesson other than its match."""
Message = MatchMessage | OpenStage | OpenTogether | Translate | StageMessage
"""A message of a page."""


def place_of(place: Place) -> tuple[str, int]:
    """A place as the rest of cardlab has it, with its two types."""
    zone, number = place
    return str(zone), int(number)


def verb(cls: type[Message]) -> str:
    """The verb of a message: ``new_match`` for `NewMatch`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


MESSAGES: dict[str, type[Message]] = {verb(cls): cls for cls in get_args(Message)}
"""Verb -> the class of its message."""


@dataclass(frozen=True)
class BadMessage:
    """Something sent that is no message. It is answered, as every message is, and changes nothing.

    Attributes:
        do: Its verb, as far as it has one.
        cls: The message that the verb names; None where there is none.
        field: The first field that is missing or not of its type.
        at: Its `at`, where that is a number.
    """

    do: str = ""
    cls: type[Message] | None = None
    field: str = ""
    at: int | None = None


def parse(sent: object) -> Message | BadMessage:
    """Read what a page has sent. Nothing is raised: a browser may send anything, and each of it is answered."""
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
