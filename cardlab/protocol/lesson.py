"""Types of answers about the stages of a lesson: practice, experiments, the exit ticket, and the opening of a stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict, final

from cardlab.protocol.match import MatchAnswer, OfferedPredictions, Status, Thinks
from cardlab.protocol.match_log import Direction, Log, ModelState, NumberOption, Option, TextOption
from cardlab.protocol.messages import Count, Moment, StageKind, Values
from cardlab.protocol.type_bounds import Items, Open, Pattern

Heard: TypeAlias = Moment | None
"""The `at` of the message that is answered; null if it had none."""
AnswerType: TypeAlias = Literal["number", "place", "one", "card", "several", "order"]
"""The way in which a question is answered."""
AnswerValue: TypeAlias = str | list[str]
"""An answer to a question as plain data: a number in its canonical form, a value, or values."""
Verdict: TypeAlias = Annotated[str, "a verdict"]
"""The result of a check: ``right``, ``rounded``, ``misrounded``, ``other``, ``blank``, ``unreadable``, or a misconception."""
Signs: TypeAlias = Annotated[str, Pattern("^−?½?/?$")]
"""The characters of numbers besides digits: ``½/``."""
Outcome: TypeAlias = Literal["first", "helped", "missed"]
"""The result of a question: right at the first try, right with hints, missed."""
KindRecord: TypeAlias = Annotated[Sequence[Any], Items(stem=str, asked=Count, right=Count)]
"""A kind, the number of its last question, and the number of right answers at the first try."""
ReturningQuestion: TypeAlias = Annotated[Sequence[Any], Items(question=str, when=Count, apart=Count)]
"""A question that comes back, the number of questions after which it comes, and its distance from the miss."""
Fact: TypeAlias = Annotated[Mapping[str, Any], Open()]
"""The scheduler's record of a fact."""


# ------------------------------------------------------------------ questions


class Choosable(TypedDict):
    """An option to choose in a question."""

    value: str
    label: str
    cards: list[str]


class ShownCards(TypedDict):
    """Cards that a question shows, and the seat they belong to."""

    cards: list[str]
    label: str


class ShownFlash(TypedDict):
    """A picture that a question shows only briefly: a model, or the dots of its cards; and its spoken form."""

    model: ModelState | None
    heard: str


class QuestionToAnswer(TypedDict):
    """A question alone, without anything that reveals its answer."""

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
    """A wrong answer that shows a misconception, and the reply to it."""

    name: str
    answer: AnswerValue
    reply: str


class QuestionWithAnswer(QuestionToAnswer):
    """A question with everything that a page needs to check and explain it, apart from its name."""

    practises: str
    answer: AnswerValue
    answer_text: str
    hints: list[str]
    working: str
    solution: ModelState | None
    """The visual model next to the working, if the question has none."""
    replies: dict[Verdict, str]
    misconceptions: list[Misconception]


class Question(QuestionWithAnswer):
    """A question that a page asks."""

    id: str


# ------------------------------------------------------------------ practice


class Rung(TypedDict):
    """The kinds of a level; they are written with the level of their questions: ``sum.1``."""

    level: int
    core: Sequence[str]
    others: Sequence[str]


class CourseRungs(TypedDict):
    """The kinds to practise, level by level."""

    rungs: Sequence[Rung]
    fluency: Sequence[Rung]
    """The levels of the fluency round, which has only the simplest kinds; none if there is no such round."""
    top: int
    """The highest level, unless the learner chooses another."""


class Course(CourseRungs):
    """The kinds to practise, with their names."""

    named: str
    """The name of the fluency round."""
    kinds: dict[str, str]
    """The names of the kinds: ``sum`` -> ``Sums``."""


class Wanted(TypedDict):
    """The learner's choices for practice."""

    top: int | None
    """The highest level; null for that of the course."""
    fluency: bool
    """Whether the learner wants the fluency round."""


class PracticeProgress(Wanted):
    """The progress of a round of practice."""

    level: int
    turns: list[KindRecord]
    """The kinds that have been asked on this level."""
    core: Count
    """The number of core questions since the last other one."""
    missed: Count
    """The number of misses in a row."""
    asked: Count
    back: list[ReturningQuestion]
    """The questions that come back."""
    later: list[str]
    """Questions that will come back when there is room."""
    again: bool
    """Whether the last question was one that came back."""


class Memory(Wanted):
    """A learner's memory."""

    version: int
    lesson: str
    level: int
    mastered: list[str]
    """The kinds with a right answer at the first try, each with its level."""
    facts: dict[str, Fact]
    skills: dict[str, Fact]
    """The scheduler's records of the kinds themselves, each with its level."""
    turned: list[str]
    """The kinds whose cards lie face up in the learner's deck."""


class SkillCard(TypedDict):
    """A skill, and its card in the learner's deck."""

    stem: str
    """Kind and level: ``sum.1``."""
    card: str
    """The name of the card: ``4h``."""
    name: str
    """The name in a child's words."""
    teacher: str
    """The name in a teacher's words."""
    picture: ModelState


class PractiseTrait(TypedDict):
    """The first state of a page of practice."""

    questions: list[Question]
    course: Course
    pace: PracticeProgress
    came: list[Outcome]
    """The results of the questions of this set."""
    memory: Memory
    suit: list[SkillCard]
    """The cards of this lesson in the learner's deck, face up or not."""


class PractiseAnswer(TypedDict):
    """An answer from practice."""

    did: Literal["answer_question", "load_memory", "review_memory", "set_practice"]
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
    partner: NotRequired[Memory]
    """The memory of the other child of a pair, with that child's answers worked in."""
    more: NotRequired[list[Question]]
    """Questions for later."""
    answered: NotRequired[str]
    """The question that was answered."""
    refused: NotRequired[str]
    """The reason why the message was refused, as a sentence. Then there are no other fields."""


# ------------------------------------------------------------------ experiments


class Row(TypedDict):
    """One bar of a plot: how often a result came, as a fraction of 1 and as text."""

    label: str
    n: str
    share: float
    share_text: str
    exact: float | None
    exact_text: str
    fraction: str


class Arm(TypedDict):
    """One of the settings that are compared: its label, its bars, and its mean if it is shown."""

    label: str
    rows: list[Row]
    figure: str
    exact_figure: str


class PlotLine(TypedDict):
    """A line across a plot, at a height as a fraction of 1."""

    at: float
    label: str


class OneGame(TypedDict):
    """The cards of a single game, and the sentence about them: 5 + 3 = 8."""

    cards: list[str]
    text: str


class Counted(TypedDict):
    """The counts so far."""

    experiment: str
    run: int
    dealt: Count
    games: Count
    ended: bool
    settings: list[Values]
    caption: str
    arms: list[Arm]
    one_game: OneGame | None
    """The cards, if a race has just dealt a single game."""
    top: float
    """The height of the plot, as a fraction of 1."""
    lines: list[PlotLine]
    sentence: str
    question: Question | None
    """Asked after all games of the question have been dealt."""
    why: str
    """The explanation of the result, for after the question has been answered."""


class ExperimentField(TypedDict):
    """A setting that can be changed in an experiment, with its values."""

    name: str
    label: str
    values: list[Option]


class PicturedOption(TextOption):
    """An option of a guess."""

    cards: list[str]
    """The cards that stand for it, ``?`` for one face down; none if it is only a word."""


class UsualRun(TypedDict):
    """The settings that are dealt first."""

    arms: list[Values]
    games: Count


class Experiment(TypedDict):
    """An experiment: the question to guess, the settings, and the result."""

    name: str
    title: str
    ask: str
    cards: list[str]
    """The cards that the question is about."""
    turns_up: int
    """The number of cards that a single game shows."""
    options: list[PicturedOption]
    guess: str | None
    answered: bool
    """Whether the question at the end has been answered."""
    counted: str
    of: str
    """The whole to which the shares refer."""
    usual: UsualRun
    races: bool
    """Whether its bars race: the learner guesses one, and further games are added to the earlier ones."""
    games: list[NumberOption]
    """The numbers of games to choose from."""
    fields: list[ExperimentField]
    told: Counted | None


class InvestigateTrait(TypedDict):
    """The first state of a page of experiments."""

    experiments: list[Experiment]


class KeptGuess(TypedDict):
    """The stored state of an experiment."""

    experiment: str
    guess: str | None
    answered: bool


class InvestigateAnswer(TypedDict):
    """An answer from experiments; `told` comes again and again while games are dealt."""

    heard: NotRequired[Heard]
    told: NotRequired[Counted]
    kept: NotRequired[KeptGuess]
    refused: NotRequired[str]
    experiment: NotRequired[str | None]
    """The experiment in which a message was refused."""


# ------------------------------------------------------------------ the exit ticket


class TicketQuestion(QuestionToAnswer):
    """A question of an exit ticket."""

    unreadable: str
    """The reply to an answer that cannot be read."""


class CheckedAnswer(TypedDict):
    """The result of one answer, with its working."""

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
    """The first state of a page of an exit ticket."""

    questions: list[TicketQuestion]
    seed: int
    seat: Count
    """The ticket number of `LessonSession`."""
    result: TicketResult | None
    """None before the ticket is handed in; for one that goes to a teacher, None until the teacher shows the answers."""
    hands_in: bool
    """Whether the ticket goes to a teacher. Otherwise the answers are checked, and no name leaves the page."""
    handed_in: bool
    """Whether it has been handed in."""
    name: str
    """The name on a ticket that has been handed in."""
    renews: bool
    """Whether the learner may have another one. Not for the ticket of a class, in which everyone has the same questions."""


class TicketAnswer(TypedDict):
    """An answer from an exit ticket."""

    heard: Heard
    """None if the answer comes by itself, when the teacher shows the answers."""
    result: NotRequired[TicketResult]
    handed_in: NotRequired[Literal[True]]
    """In place of the result, as long as the teacher does not show it."""
    ticket: NotRequired[TicketTrait]
    """Another one, or the same if there is no other."""
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
    """Card values, scoring, and who wins."""

    title: str
    close: str
    """The label of the button that closes it."""
    parts: list[RuleCardPart]


class LessonStage(TypedDict):
    """A stage of a lesson."""

    kind: StageKind
    label: str
    help: str
    learned: str
    """A sentence about what was learned, at its end; "" for none."""


class MatchStage(LessonStage):
    """A stage that shows a match."""

    log: Log
    begins: Count
    """The step that is shown first."""


class Lesson(TypedDict):
    """A lesson in its first state."""

    slug: str
    key: str
    """The name under which the browser keeps the memory of practice."""
    name: str
    summary: str
    lang: str
    dir: Direction
    rules: RuleCard | None
    """null if the lesson has none."""
    stages: list[LessonStage | MatchStage]
    opens: NotRequired[Literal[True]]
    """Whether the page asks for stages when they are opened."""


class StageTraits(TypedDict, total=False):
    """The traits of a stage that has just been opened."""

    log: Log
    status: Status
    practise: PractiseTrait
    investigate: InvestigateTrait
    ticket: TicketTrait


@final
class Opened(TypedDict):
    """A stage that the page asked for: the stage itself with its log, or its traits."""

    opened: StageKind | None
    """null if the lesson has no such stage."""
    stage: NotRequired[MatchStage]
    traits: NotRequired[StageTraits]


class Together(TypedDict):
    """The parts of a lesson for several learners at one screen."""

    texts: dict[str, str]
    """The texts, with ``{n}`` for a field that the page fills in."""
    languages: dict[str, str]
    """The possible second languages -> their short names."""
    talk: dict[StageKind, dict[str, str]]
    """A stage -> its talk prompts, by the rule that has fired or the kind of question; "" for everything else."""


@final
class OpenedTogether(TypedDict):
    """The answer to a page that asks for the parts for several learners at one screen."""

    together: Together | None
    """null if there is no lesson."""


@final
class Translated(TypedDict):
    """The texts of a page in another language."""

    translated: str | None
    """The language; null if it does not exist."""
    dir: NotRequired[Direction]
    texts: NotRequired[dict[str, str]]
    """A text in the language of the page -> its translation."""


@final
class Practised(TypedDict):
    """An answer from practice."""

    practise: PractiseAnswer


@final
class Investigated(TypedDict):
    """An answer from the experiments."""

    investigate: InvestigateAnswer


@final
class HandedIn(TypedDict):
    """An answer from the exit ticket."""

    ticket: TicketAnswer


Answer: TypeAlias = (
    MatchAnswer | OfferedPredictions | Thinks | Opened | OpenedTogether | Translated | Practised | Investigated | HandedIn
)
"""An answer to a page."""
