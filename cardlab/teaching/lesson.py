"""The classes with which a lesson declares its stages: Watch, Predict, Practise, Play, Investigate, exit ticket."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, ClassVar

from cardlab.bots import bots_moving
from cardlab.bots import find as find_bot
from cardlab.core.declarations import SPECTATOR, Facts, Viewer
from cardlab.core.errors import DeckError, OptionError, did_you_mean
from cardlab.core.game import Game
from cardlab.core.pieces import Pieces, finished
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.decks.deck import Deck
from cardlab.decks.ready_decks import deck
from cardlab.match import Match
from cardlab.models.model import State
from cardlab.protocol.messages import StageKind
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.level_range import read_levels
from cardlab.teaching.prediction_question import Predicts
from cardlab.teaching.question import Question, QuestionGenerator
from cardlab.teaching.rule_card import RuleCard
from cardlab.teaching.skill import Suit
from cardlab.words.game_labels import deck_title
from cardlab.words.words import Words

StepModels = Callable[[Any, str, Facts, View | None], Sequence[State] | None]
"""Shows a step of a match with visual models. Takes the game, the name of the rule that fired (without that of the game), the
facts that the viewer may know, and the viewer's view after it (or None). Returns the states of the models; None removes those
of the steps before.
"""

Talk = Mapping[str, str]
"""The talk prompts of learners, at most one for each step: the rule that has fired (without the game's name), or the kind of
the question -> the name of a message ``talk-…``; "" stands for all other questions.
"""


TRIES, FAR = 40, 1000
"""How many seeds a stage tries for a match that shows what it should, and how far apart they are: a class may use 1, 2, 3, …"""


@dataclass(frozen=True)
class StageDeal:
    """The match of a stage.

    Attributes:
        game: The slug, or the class of a game that is played only in lessons.
        preset: A named set of options, or None.
        actions: The maximum number of actions to play in advance.
        shift: Added to the page's seed, so that each stage has a deal of its own.
        bot: The bot that plays them in all seats; None if the game has no choices.
        options: More options, which override the preset.
        shows: A rule that should fire in the match, without the game's name: ``tie``. The match has the first of several seeds
            with which it does and somebody wins, or at least one of the two; "" for any match.
    """

    game: str | type[Game]
    preset: str | None = None
    actions: int = 0
    shift: int = 0
    bot: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    shows: str = ""

    @property
    def as_played(self) -> Game:
        """The game with its options."""
        return find(self.game).with_options(self.preset, **self.options)

    def match(self, seed: int) -> Match:
        """Returns the match, played for up to `actions` actions."""
        return finished(self.making(seed))

    def making(self, seed: int) -> Pieces[Match]:
        """Plays the same match action by action, since bots take a moment."""
        tried: list[Match] = []
        for n in range(TRIES if self.shows else 1):
            match = yield from self._playing(seed + self.shift + n * FAR)
            tried.append(match)
            if all(self._seen_in(match)):
                break
        return max(tried, key=self._seen_in)

    def _playing(self, seed: int) -> Pieces[Match]:
        dealt = Match(self.as_played, seed)
        if self.bot:
            bots = dict.fromkeys(dealt.game.seats, find_bot(self.bot))
            yield from islice(bots_moving(dealt, bots, automatic=True), self.actions)
        while not self.bot and len(dealt.actions) < self.actions and not dealt.is_over:
            dealt.play(dealt.legal_actions()[0])
            yield
        return dealt

    def _seen_in(self, match: Match) -> tuple[bool, bool]:
        """Returns whether the rule to show has fired, and whether somebody has won."""
        return match.game.rule(self.shows) in match.rules, bool(match.winners)


@dataclass(frozen=True)
class Watch:
    """A match that plays automatically or step by step, to its end.

    Attributes:
        deal: The match.
        viewer: The viewer. An `ONLOOKER` sees every hand, and so the reason for each card that is played.
        joins: The rules, without the game's name, whose sentences come together with the next one, so that a turn is one press.
        talk: The talk prompts.
    """

    kind: ClassVar[StageKind] = "watch"
    deal: StageDeal
    viewer: Viewer = SPECTATOR
    joins: tuple[str, ...] = ()
    talk: Talk = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Predict:
    """A match that stops while a card still lies face down, and asks what it will bring.

    Attributes:
        deal: The match.
        asks: Decides which question comes before which step. The hidden cards are the last ones that turn face up in that step.
        begins: The number of actions after which the learner starts to predict.
        viewer: The viewer. A player is called "you", and sees their own hand.
        hides: The names of counters about the turn before, which are left out while a card is hidden.
        keeps_picture: Whether the picture of the step before stays while a card is hidden.
        joins: The rules, without the game's name, whose sentences come together with the next one.
        talk: The talk prompts.
    """

    kind: ClassVar[StageKind] = "predict"
    deal: StageDeal
    asks: Predicts
    begins: int = 0
    viewer: Viewer = "p1"
    hides: tuple[str, ...] = ()
    keeps_picture: bool = True
    joins: tuple[str, ...] = ()
    talk: Talk = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Play:
    """A match against a bot.

    Attributes:
        deal: The match.
        bot: The bot in the other seats.
        undo: Whether the learner may undo actions, play a what-if, and play the same deal again. Then a hidden card that has
            turned up comes again, and what the learner has said does not count.
        talk: The talk prompts.
    """

    kind: ClassVar[StageKind] = "play"
    deal: StageDeal
    bot: str = "greedy"
    undo: bool = False
    talk: Talk = field(default_factory=dict, hash=False)


def _all_made(stage: str, questions: Sequence[Any]) -> None:
    """Checks that the questions of a stage are generators.

    Raises:
        OptionError: One is something else, such as the tuple from `generates`, with a generator for each level.
    """
    for number, made in enumerate(questions, 1):
        if isinstance(made, tuple):
            what = f"{made[0].kind!r} of all its levels: write *{made[0].kind}" if made else "nothing: leave it out"
            raise OptionError(
                f"{stage}: questions has a tuple in it (number {number}), {what}, so that its generators are listed one by one."
            )
        if not isinstance(made, QuestionGenerator):
            raise OptionError(f"{stage}: questions has {made!r:.60} (number {number}), but must have what @generates made.")


@dataclass(frozen=True)
class Practise:
    """Questions one at a time. They get harder after right answers (`cardlab.teaching.practice`).

    Attributes:
        questions: Their generators; a kind may have several levels.
        core: The kinds that the lesson is about, at least seven in ten of the questions; () for all.
        fluency: The simplest kinds, which a learner may practise alone. The message ``<lesson>_lesson-fluency`` names that
            round. () for no such round.
        top: The highest level, unless the learner chooses another; None for the highest that exists.
        suit: The skills for which the learner's deck has a card; None for none.
        talk: The talk prompts.

    Raises:
        OptionError: No question is of a kind in `core` or `fluency`, of a skill, or as easy as `top`; or a question cannot be
            asked on a screen.
    """

    kind: ClassVar[StageKind] = "practise"
    questions: tuple[QuestionGenerator, ...]
    core: tuple[str, ...] = ()
    fluency: tuple[str, ...] = ()
    top: int | None = None
    suit: Suit | None = None
    talk: Talk = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        _all_made("Practise", self.questions)
        kinds = {made.kind for made in self.questions}
        for name, kind in [*(("core", kind) for kind in self.core), *(("fluency", kind) for kind in self.fluency)]:
            if kind not in kinds:
                raise OptionError(
                    f"Practise: {name} has {kind!r}, but no question is of that kind. {did_you_mean(kind, kinds)}"
                )
        for made in self.questions:
            if "screen" not in made.where:
                raise OptionError(f"Practise: {made.kind!r} is for {' and '.join(made.where)}, but must be for the screen too.")
        stems = {(made.kind, made.level) for made in self.questions}
        for skill in self.suit.skills if self.suit else ():
            if (skill.kind, skill.level) not in stems:
                raise OptionError(f"Practise: suit has {skill.stem!r}, but no question is of that kind and level.")
        lowest = min((made.level for made in self.questions), default=1)
        if self.top is not None and self.top < lowest:
            raise OptionError(f"Practise: top is {self.top}, but must be at least {lowest}, the lowest level of its questions.")

    def only(self, levels: str = "", kinds: Sequence[str] = ()) -> Practise:
        """Returns the stage with only the questions that a teacher has chosen, without the suit, which belongs to all
        questions.

        Args:
            levels: A level or a range of levels, ``3`` or ``1-4``; "" for all up to `top`.
            kinds: The kinds, which then all count as core; () for all.

        Raises:
            OptionError: There are no such levels, no such kinds, or none of these kinds on these levels.
        """
        known = sorted({made.level for made in self.questions})
        low, high = read_levels(levels) if levels else (known[0], known[-1])
        if not any(low <= level <= high for level in known):
            span = f"{known[0]}-{known[-1]}"
            raise OptionError(f"levels is {levels!r}, but there are questions only at levels {span}: write '{span}'.")
        for kind in kinds:
            if kind not in {made.kind for made in self.questions}:
                names = did_you_mean(kind, {made.kind for made in self.questions})
                raise OptionError(f"kinds: {kind!r:.40} is not a kind of question that is practised. {names}")
        left = tuple(made for made in self.questions if low <= made.level <= high and (made.kind in kinds or not kinds))
        if not left:
            on = sorted({made.level for made in self.questions if made.kind in kinds})
            raise OptionError(f"levels is {levels!r}, but {', '.join(kinds)} can be asked only at {', '.join(map(str, on))}.")
        easy = self.top is not None and any(made.level <= self.top for made in left)
        top = self.top if easy and not levels else None
        about = {made.kind for made in left}
        core, fluency = (tuple(kind for kind in some if kind in about) for some in (self.core, self.fluency))
        return Practise(left, () if kinds else core, fluency, top)


@dataclass(frozen=True)
class Investigate:
    """An experiment: guess, deal many games, look at the result, and answer a question about it.

    Attributes:
        experiment: The experiment.
        talk: The talk prompts.
    """

    kind: ClassVar[StageKind] = "investigate"
    experiment: Experiment
    talk: Talk = field(default_factory=dict, hash=False)


MOST_TICKET_NUMBERS = 1_000_000
"""The ticket numbers of a class are far below, so that no second try has the questions of another learner's first."""


MOST_DRAWS = 20
"""How often a question of a ticket is drawn until it is about other numbers. A kind may have only one question."""


@dataclass(frozen=True)
class Practised:
    """What a learner has practised before an exit ticket.

    Attributes:
        level: The level that the learner has reached.
        highest: The level of the last question at most: one more, if something has been right on the learner's own level.
        kinds: The kinds of questions that have been asked; () before the first answer.
    """

    level: int
    highest: int
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class ExitTicket:
    """A few questions, decided by the seed and checked on the server, not in the page.

    Attributes:
        questions: Their generators.
        levels: The level of each question, in order.
    """

    kind: ClassVar[StageKind] = "ticket"
    questions: tuple[QuestionGenerator, ...]
    levels: tuple[int, ...] = (1, 2, 2, 3, 3)

    def __post_init__(self) -> None:
        _all_made("ExitTicket", self.questions)

    def draw(self, seed: int, ticket_number: int = 0, practised: Practised | None = None, tries: int = 0) -> list[Question]:
        """Draws the questions of a seed, if possible without repeating a kind or a fact.

        Args:
            seed: The seed.
            ticket_number: Each number has questions of its own; 0 for the ticket of the class.
            practised: What the learner has practised, which is what is asked; None for all kinds on `levels`.
            tries: How many tickets the learner has handed in already. Each is about other numbers.
        """
        rng = RandomStream(seed, 77 + ticket_number + tries * MOST_TICKET_NUMBERS)
        offered = [made for made in self.questions if "ticket" in made.where]
        known = [made for made in offered if practised is not None and made.kind in practised.kinds] or offered
        lowest = min(made.level for made in known)
        drawn: list[Question] = []
        for number, wanted in enumerate(self.levels, 1):
            if practised is not None:
                wanted = min(wanted, practised.highest if number == len(self.levels) else practised.level)
            level = max((made.level for made in known if made.level <= wanted), default=lowest)
            fitting = [made for made in known if made.level == level]
            fresh = [made for made in fitting if made.kind not in {question.kind for question in drawn}]
            asked = {question.practises for question in drawn}  # one question would give away another's answer
            for _ in range(MOST_DRAWS):
                question = rng.pick(fresh or fitting).question(rng.below(2**31), number - 1)
                if question.practises not in asked:
                    break
            drawn.append(question)
        return drawn


Stage = Watch | Predict | Practise | Play | Investigate | ExitTicket


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        slug: Its name. Its title is the message ``<slug>_lesson``, with the attributes summary, ages and teaches.
        stages: Its stages in order.
        step_models: Shows the steps of a match with visual models; None for no models.
        models: The names of these models, so that a page receives no others; None for any.
        rules: Makes its rule card from the game as it is played in the lesson. `check_lesson` asks for one if there is a match.
        record: The columns of its recording sheet, in groups; () for no sheet. The message ``<slug>_lesson-record`` says what
            to write there. Each column has a name and a blank, in which ``__`` is a place to write; its heading is the message
            ``<slug>_lesson-record-<name>``. The columns of a group go from left to right in every language, like an equation.
        deck: The deck of numbers that it is about, by its name or its text; "" if it is about the cards of its game.
        of_deck: Makes the same lesson about another deck; None if it is always about the same cards.

    Raises:
        OptionError: It has no stage, or the same kind of stage twice; only `Investigate` may occur several times.
    """

    slug: str
    stages: tuple[Stage, ...]
    step_models: StepModels | None = None
    models: tuple[str, ...] | None = None
    rules: Callable[[Any], RuleCard] | None = None
    record: tuple[Mapping[str, str], ...] = field(default=(), hash=False)
    deck: str = ""
    of_deck: Callable[[Deck], Lesson] | None = None

    def __post_init__(self) -> None:
        if not self.stages:
            raise OptionError(f"the lesson {self.slug}: stages is empty: give at least one, such as Practise(questions).")
        kinds = [stage.kind for stage in self.stages if not isinstance(stage, Investigate)]
        twice = next((stage for stage in self.stages if kinds.count(stage.kind) > 1), None)
        if twice is not None:
            name = type(twice).__name__
            raise OptionError(f"the lesson {self.slug}: stages has {name} twice: keep one; only Investigate may come again.")

    @property
    def key(self) -> str:
        """The name under which a learner's memory of its practice is kept: its slug, and the deck, if it has one."""
        return f"{self.slug} {self.deck}".rstrip()

    def title(self, words: Words) -> str:
        """Returns its name, with that of its deck, if it has one."""
        name = words.say(f"{self.slug}_lesson")
        return words.say("number_deck-game", game=name, deck=deck_title(words, self.deck)) if self.deck else name

    def about(self, text: str) -> Lesson:
        """Returns the same lesson about a deck, given by its name or its text. With "" it is this lesson.

        Raises:
            DeckError: The text makes no deck, or the lesson is always about the same cards.
        """
        if not text:
            return self
        if self.of_deck is None:
            raise DeckError(f"the lesson {self.slug} is always about the same cards: leave out the deck {text!r:.40}")
        return self.of_deck(deck(text))

    def models_after(self, game: Game, rule: str, facts: Facts, view: View | None = None) -> list[State] | None:
        """Returns the models that show what a rule has just done. [] means that there is nothing new to show, and the earlier
        models may stay. None means that they are removed.

        Args:
            game: The game with its options.
            rule: The id of the rule that fired, ``addition_war.take``.
            facts: The facts of this firing that the viewer may know (`Event.facts_for`).
            view: The viewer's view after it, for models that depend on the viewer's own hand; or None.

        Raises:
            OptionError: It shows a model that `models` does not list.
        """
        made = self.step_models(game, rule.partition(".")[2], facts, view) if self.step_models else []
        states = None if made is None else list(made)
        for state in states or []:
            if self.models is not None and state["model"] not in self.models:
                what = f"`step_models` shows {state['model']!r} at {rule}, and `models` is {self.models!r}"
                raise OptionError(f"the lesson {self.slug}: {what}: add it there.")
        return states

    @property
    def deals(self) -> list[StageDeal]:
        """The matches of its stages, in order."""
        return [stage.deal for stage in self.stages if isinstance(stage, Watch | Predict | Play)]

    @property
    def game(self) -> str | None:
        """The slug of the game that the lesson is about, which is that of its first match; None if it has no match."""
        return next((deal.game if isinstance(deal.game, str) else deal.game.slug for deal in self.deals), None)

    @property
    def rule_card(self) -> RuleCard | None:
        """The rules of the game in its last match; None without `rules` or without a match."""
        return self.rules(self.deals[-1].as_played) if self.rules and self.deals else None

    @property
    def suit(self) -> Suit | None:
        """The skills for which the learner's deck has a card; None if this lesson has none."""
        return next((stage.suit for stage in self.stages if isinstance(stage, Practise)), None)

    @property
    def generators(self) -> tuple[QuestionGenerator, ...]:
        """All generators of its questions, each once."""
        banks = [stage.questions for stage in self.stages if isinstance(stage, Practise | ExitTicket)]
        return tuple(dict.fromkeys(made for questions in banks for made in questions))
