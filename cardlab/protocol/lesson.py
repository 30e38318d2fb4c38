"""Answers about the stages of a lesson: practice, experiments, the exit ticket, and opening one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict, final

from cardlab.protocol.match import MatchAnswer, OfferedPredictions, Status, Thinks
from cardlab.protocol.match_log import Direction, Log, ModelState, NumberOption, Option, TextOption
from cardlab.protocol.messages import Count, Moment, StageKind, Values
from cardlab.protocol.type_bounds import Items, Open, Pattern

Heard: TypeAlias = Moment | None
"""The `at` of the message that is answered; null where it had none."""
AnswerType: TypeAlias = Literal["number", "place", "one", "card", "several", "order"]
"""How a question is answered."""
AnswerValue: TypeAlias = str | list[str]
"""An answer to a question as plain data: a number in its canonical form, a value, or values."""
Verdict: TypeAlias = Annotated[str, "a verdict"]
"""What checking an answer finds: ``right``, ``other``, ``blank``, ``unreadable``, or the name of a misconception."""
Signs: TypeAlias = Annotated[str, Pattern("^−?½?/?$")]
"""The signs that numbers are written with beside digits: ``½/``."""
Outcome: TypeAlias = Literal["first", "helped", "missed"]
"""What came of a question: right at the first try, right with hints, missed."""
KindRecord: TypeAlias = Annotated[Sequence[Any], Items(stem=str, asked=Count, right=Count)]
"""A kind, the number of the question that was the last of it, and how many were right at the first try."""
ReturningQuestion: TypeAlias = Annotated[Sequence[Any], Items(question=str, when=Count, apart=Count)]
"""A question that comes back, after how many that have been asked, and how far apart."""
Fact: TypeAlias = Annotated[Mapping[str, Any], Open()]
"""What the scheduler remembers of a fact."""


# ------------------------------------------------------------------ questions


class Choosable(TypedDict):
    """Something to choose in a question."""

    value: str
    label: str
    cards: list[str]


class ShownCards(TypedDict):
    """Cards that a question shows, and whose they are."""

    cards: list[str]
    label: str


class ShownFlash(TypedDict):
    """What a question shows only for a moment: a model, or the dots of its cards; and the words for the ear."""

    model: ModelState | None
    heard: str


class QuestionToAnswer(TypedDict):
    """A question alone, without anything that tells its answer."""

    kind: str
    answer_type: AnswerType
    level: int
    prompt: str
    choices: list[Choosable]
    shows: list[ShownCards]
    model: ModelState | None
    flash: ShownFlash | None
    signs: Signs


class Misconception(TypedDict):
    """A wrong answer that tells how it came about, and the reply to it."""

    name: str
    answer: AnswerValue
    reply: str


class QuestionWithAnswer(QuestionToAnswer):
    """A question with all that a page needs to check and explain by itself, but for its name."""

    practises: str
    answer: AnswerValue
    answer_text: str
    hints: list[str]
    working: str
    replies: dict[Verdict, str]
    misconceptions: list[Misconception]


class Question(QuestionWithAnswer):
    """A question that a page asks."""

    id: str


# ------------------------------------------------------------------ practice


class Rung(TypedDict):
    """What is asked on a level; kinds are written with the level of their questions: ``sum.1``."""

    level: int
    core: Sequence[str]
    others: Sequence[str]


class CourseRungs(TypedDict):
    """What is practised, level by level."""

    rungs: Sequence[Rung]
    fluency: Sequence[Rung]
    """The levels of the fluency round, which asks for the simplest kinds only; none where there is no such round."""
    top: int
    """The level that is not passed, if the learner chooses no other."""


class Course(CourseRungs):
    """What is practised, and what it is called."""

    named: str
    """What the fluency round is called."""
    kinds: dict[str, str]
    """What the kinds are called: ``sum`` -> ``Sums``."""


class Wanted(TypedDict):
    """What a learner wants to practise."""

    top: int | None
    """Up to which level; null for that of the course."""
    fluency: bool
    """Whether the fluency round."""


class PracticeProgress(Wanted):
    """How a round of practice goes."""

    level: int
    turns: list[KindRecord]
    """The kinds that have been asked on this level."""
    core: Count
    """Core questions since the last other one."""
    missed: Count
    """How many in a row were missed."""
    asked: Count
    back: list[ReturningQuestion]
    """The questions that come back."""
    later: list[str]
    """Those that will come back when there is room."""
    again: bool
    """Whether the last question was one that came back."""


class Memory(Wanted):
    """What a learner keeps."""

    version: int
    lesson: str
    level: int
    mastered: list[str]
    """The kinds that have come right at the first try, each with its level."""
    facts: dict[str, Fact]
    skills: dict[str, Fact]
    """What the scheduler remembers of the kinds themselves, each with its level."""
    turned: list[str]
    """Those whose cards lie face up in the learner's deck."""


class SkillCard(TypedDict):
    """A skill, and its card in the learner's deck."""

    stem: str
    """Kind and level: ``sum.1``."""
    card: str
    """The name of the card: ``4h``."""
    name: str
    """What a child calls it."""
    teacher: str
    """What a teacher calls it."""
    picture: ModelState


class PractiseTrait(TypedDict):
    """What a page of practice begins with."""

    questions: list[Question]
    course: Course
    pace: PracticeProgress
    came: list[Outcome]
    """What came of the questions of this set."""
    memory: Memory
    suit: list[SkillCard]
    """The cards of this lesson in the learner's deck, whether they are face up or not."""


class PractiseAnswer(TypedDict):
    """What comes back from practice."""

    did: Literal["answer_question", "load_memory", "set_practice"]
    heard: Heard
    pace: NotRequired[PracticeProgress]
    came: NotRequired[list[Outcome]]
    mastered: NotRequired[list[str]]
    facts: NotRequired[dict[str, Fact]]
    """The facts that have changed."""
    skills: NotRequired[dict[str, Fact]]
    """The kinds that have changed, each with its level."""
    turned: NotRequired[list[str]]
    """The kinds whose cards lie face up in the learner's deck, each with its level."""
    memory: NotRequired[Memory]
    more: NotRequired[list[Question]]
    """Questions for later."""
    answered: NotRequired[str]
    """The question that was answered."""
    refused: NotRequired[str]
    """Why nothing came of the message, in a sentence; then nothing else is there."""


# ------------------------------------------------------------------ experiments


class Row(TypedDict):
    """One bar of a plot: how often something came, as parts of 1 and as text."""

    label: str
    n: str
    share: float
    share_text: str
    exact: float | None
    exact_text: str
    fraction: str


class Arm(TypedDict):
    """One of the settings that are dealt side by side: what it is called, its bars, its mean where that is told."""

    label: str
    rows: list[Row]
    figure: str
    exact_figure: str


class PlotLine(TypedDict):
    """A line across a plot, at a height in parts of 1."""

    at: float
    label: str


class Counted(TypedDict):
    """What has been counted so far."""

    experiment: str
    run: int
    dealt: Count
    games: Count
    ended: bool
    settings: list[Values]
    caption: str
    arms: list[Arm]
    top: float
    """How high the plot is, in parts of 1."""
    lines: list[PlotLine]
    sentence: str
    question: Question | None
    """Asked where all of what is asked about has been dealt."""
    why: str
    """Why it comes so, for when the question has been answered."""


class ExperimentField(TypedDict):
    """Something that can be changed in an experiment, with its values."""

    name: str
    label: str
    values: list[Option]


class UsualRun(TypedDict):
    """What is dealt first."""

    arms: list[Values]
    games: Count


class Experiment(TypedDict):
    """An experiment: what is to be guessed, what can be changed, and what came of it."""

    name: str
    title: str
    ask: str
    options: list[TextOption]
    guess: str | None
    answered: bool
    """Whether the question at the end has been answered."""
    counted: str
    of: str
    """Of what a share is."""
    usual: UsualRun
    races: bool
    """Whether its bars race: one is bet on, and what is dealt is added to what has come."""
    games: list[NumberOption]
    """How many may be dealt."""
    fields: list[ExperimentField]
    told: Counted | None


class InvestigateTrait(TypedDict):
    """What a page of experiments begins with."""

    experiments: list[Experiment]


class KeptGuess(TypedDict):
    """What is kept of an experiment."""

    experiment: str
    guess: str | None
    answered: bool


class InvestigateAnswer(TypedDict):
    """What comes back from experiments; `told` comes again and again while games are dealt."""

    heard: NotRequired[Heard]
    told: NotRequired[Counted]
    kept: NotRequired[KeptGuess]
    refused: NotRequired[str]
    experiment: NotRequired[str | None]
    """The experiment in which something was refused."""


# ------------------------------------------------------------------ the exit ticket


class TicketQuestion(QuestionToAnswer):
    """A question of an exit ticket."""

    unreadable: str
    """What is said to an answer that cannot be read."""


class CheckedAnswer(TypedDict):
    """What came of one answer, and how it is reckoned."""

    right: bool
    answer_kind: str
    """Lesson, kind and verdict: ``addition_war.sum.concatenated``."""
    prompt: str
    said: str
    reply: str
    working: str
    answer: str


class TicketItem(CheckedAnswer):
    """One question of a ticket that was handed in."""

    index: Count


class TicketResult(TypedDict):
    """A ticket that was handed in."""

    answers: list[TicketItem]
    right: Count


class TicketTrait(TypedDict):
    """What a page of an exit ticket begins with."""

    questions: list[TicketQuestion]
    seed: int
    seat: Count
    """The ticket number of `LessonSession`."""
    result: TicketResult | None
    hands_in: bool
    """Whether there is somebody to whom it is handed in; else the answers are checked, and no name leaves the page."""
    name: str
    """Whose ticket it is, where it has been handed in."""
    renews: bool
    """Whether the learner may have another one; not of a class, in which all have the same."""


class TicketAnswer(TypedDict):
    """What comes back from an exit ticket."""

    heard: Heard
    result: NotRequired[TicketResult]
    ticket: NotRequired[TicketTrait]
    """Another one, or the same where there is no other."""
    refused: NotRequired[str]


# ------------------------------------------------------------------ the lesson


class RuleCardLine(TypedDict):
    """A line of a rule card."""

    cards: list[str]
    text: str


class RuleCardPart(TypedDict):
    """A part of a rule card."""

    title: str
    lines: list[RuleCardLine]


class RuleCard(TypedDict):
    """What the cards count, what is done with them, who wins."""

    title: str
    close: str
    """What the button says that closes it."""
    parts: list[RuleCardPart]


class LessonStage(TypedDict):
    """A stage of a lesson."""

    kind: StageKind
    label: str
    help: str
    learned: str
    """What has been learned at its end, in a sentence; "" where nothing is said of that."""


class MatchStage(LessonStage):
    """A stage in which a match is shown."""

    log: Log
    begins: Count
    """The step that is shown first."""


class Lesson(TypedDict):
    """A lesson before anybody does anything."""

    slug: str
    name: str
    summary: str
    lang: str
    dir: Direction
    rules: RuleCard | None
    """null where the lesson has none."""
    stages: list[LessonStage | MatchStage]
    opens: NotRequired[Literal[True]]
    """Whether stages are asked for when they are opened."""


class StageTraits(TypedDict, total=False):
    """What a stage shows that has just been opened."""

    log: Log
    status: Status
    practise: PractiseTrait
    investigate: InvestigateTrait
    ticket: TicketTrait


@final
class Opened(TypedDict):
    """A stage that was asked for: the stage itself with its log, or the traits that it shows."""

    opened: StageKind | None
    """null where the lesson has no such stage."""
    stage: NotRequired[MatchStage]
    traits: NotRequired[StageTraits]


class Together(TypedDict):
    """What a lesson has for several learners at one screen."""

    texts: dict[str, str]
    """The texts of all that, with ``{n}`` where the page fills a field in."""
    languages: dict[str, str]
    """The languages that may stand beside that of the page -> what they are called for short."""
    talk: dict[StageKind, dict[str, str]]
    """A stage -> what learners may talk about there, by the rule that has fired or the kind of question; "" for all else."""


@final
class OpenedTogether(TypedDict):
    """What a page was to be given for several learners at one screen."""

    together: Together | None
    """null where there is no lesson."""


@final
class Translated(TypedDict):
    """The texts of a page in another language."""

    translated: str | None
    """The language; null where there is none such."""
    dir: NotRequired[Direction]
    texts: NotRequired[dict[str, str]]
    """A text in the language of the page -> the same one in the other."""


@final
class Practised(TypedDict):
    """An answer of practice."""

    practise: PractiseAnswer


@final
class Investigated(TypedDict):
    """An answer of the experiments."""

    investigate: InvestigateAnswer


@final
class HandedIn(TypedDict):
    """An answer of the exit ticket."""

    ticket: TicketAnswer


Answer: TypeAlias = (
    MatchAnswer | OfferedPredictions | Thinks | Opened | OpenedTogether | Translated | Practised | Investigated | HandedIn
)
"""What a page hears."""
