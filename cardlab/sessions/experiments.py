"""The Investigate stage of one learner: keeps the guess, deals games in batches, and sends each count to the page.

Messages from a browser are not trusted. The answer to any of them is plain data, and no count is lost.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from math import ceil
from time import monotonic
from typing import Any, NotRequired, TypedDict

from cardlab.core.cards import Card
from cardlab.core.errors import CardlabError
from cardlab.core.pieces import Pieces, finished
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.lessons import find as find_lesson
from cardlab.protocol import lesson as wire
from cardlab.protocol.lesson import ExperimentField, InvestigateAnswer, InvestigateTrait, KeptGuess
from cardlab.protocol.match_log import Option
from cardlab.protocol.messages import (
    BadMessage,
    ConcludeExperiment,
    ExperimentMessage,
    Guess,
    RunExperiment,
    StopExperiment,
    Value,
    Values,
)
from cardlab.sessions.jobs import Job, JobCoroutine, JobNotDone, run_in_turns
from cardlab.sessions.past_messages import PastMessages
from cardlab.teaching.experiment import BATCH, MOST_ARMS, Experiment
from cardlab.teaching.experiment_questions import Arm, ResultQuestion, mean_of, of_three, question_of
from cardlab.teaching.lesson import Investigate, Lesson
from cardlab.teaching.number_reading import read_number, tenths, written
from cardlab.words.game_labels import label
from cardlab.words.rulebook_text import value_text
from cardlab.words.words import Words

BREATH = 0.04
"""Seconds of dealing after which other messages get their turn."""

FINEST = 1000
"""The largest denominator of a chance that is shown as a fraction next to its hundredths."""

STEPS = (1, 2, 5, 10, 20, 25)
"""Possible distances between two lines of the plot, in hundredths."""

Counted = Bag[int | str]


class RunRecord(TypedDict):
    """The stored record of a run. Results and their counts are pairs, since the keys of a JSON object cannot be numbers."""

    number: int
    began: int
    games: int
    settings: list[Values]
    seed: int
    batches: int
    stopped: bool
    counted: list[list[tuple[int | str, int]]]


class ExperimentsRecord(TypedDict):
    """The stored record of a learner's experiments."""

    guesses: dict[str, str]
    answered: list[str]
    runs: dict[str, RunRecord]
    number: int
    taken: NotRequired[list[int]]


@dataclass
class _Run:
    """A run of an experiment: games that are being dealt in one or more settings.

    Attributes:
        experiment: The experiment.
        number: The number of the run. The first run is 1.
        games: The number of games for each arm, including those of earlier runs.
        settings: The settings of each arm.
        seed: The seed of the games.
        began: The number of games from earlier runs, in a race of bars.
        batches: The number of batches that this run has dealt for each arm.
        counted: The counts of each arm.
    """

    experiment: Experiment
    number: int
    games: int
    settings: list[Values]
    seed: int
    counted: list[Counted]
    began: int = 0
    batches: int = 0
    stopped: bool = False
    arms: list[Arm] = field(default_factory=list)
    """The exact chances of each arm."""

    def __post_init__(self) -> None:
        self.arms = self.experiment.expected(self.settings)

    @property
    def dealt(self) -> int:
        """The number of games dealt for each arm."""
        return self.began + self.batches * self.size

    @property
    def size(self) -> int:
        """The number of games in a batch."""
        return min(BATCH, self.games - self.began)

    @property
    def ended(self) -> bool:
        return self.stopped or self.dealt == self.games

    @property
    def is_one_game(self) -> bool:
        """Whether the run has dealt a single game."""
        return self.games - self.began == 1 and self.dealt == self.games

    @property
    def whole(self) -> bool:
        """Whether the question is about this run: the usual settings and all the games. A race may have more games."""
        enough = self.dealt >= self.experiment.games if self.experiment.ways else self.dealt == self.experiment.games
        return enough and self.settings == self.experiment.usual

    def saved(self) -> RunRecord:
        """Returns the state to store, as plain data."""
        return {
            "number": self.number,
            "began": self.began,
            "games": self.games,
            "settings": self.settings,
            "seed": self.seed,
            "batches": self.batches,
            # A run that is not complete is stored as stopped, because nobody deals the rest after a restart.
            "stopped": self.dealt != self.games,
            "counted": [[*bag.items()] for bag in self.counted],
        }


ExperimentRun = JobCoroutine[None]


def deal(
    lesson: str,
    deck: str,
    experiment: str,
    settings: Sequence[Mapping[str, Any]],
    seed: int,
    size: int,
    first: int,
    last: int,
    breath: float,
) -> tuple[int, list[dict[int | str, int]]]:
    """Deals batches of games of an experiment for a while, but at least one batch.

    Args:
        lesson, deck, experiment: Their names.
        settings: The settings of each arm.
        seed: The seed of the games.
        size: The number of games in a batch.
        first: The number of the first batch.
        last: One more than the number of the last batch.
        breath: How long to deal, in seconds.

    Returns: The number of batches dealt for each arm, and the counts of each arm.
    """
    # By name, because this may run in another process, which receives plain data.
    stages = experiments_of(find_lesson(lesson, deck).stages)
    one = next(stage.experiment for stage in stages if stage.experiment.name == experiment)
    until, number, counted = monotonic() + breath, first, [Bag[int | str]() for _ in settings]
    batches = [one.deal(chosen, seed, first, arm, size) for arm, chosen in enumerate(settings)]
    while number < last:
        for bag, dealt in zip(counted, batches, strict=True):
            bag.update(next(dealt))
        number += 1
        # The clock is checked after a batch, so that even the slowest computer deals one batch each time.
        if monotonic() > until:
            break
    return number - first, [dict(bag) for bag in counted]


def experiments_of(stages: Sequence[object]) -> list[Investigate]:
    """Returns the Investigate stages among these stages."""
    return [stage for stage in stages if isinstance(stage, Investigate)]


class Experiments:
    """One learner's experiments: keeps the guesses, deals games and sends the counts.

    Args:
        lesson: The lesson.
        stages: The Investigate stages.
        seed: The seed of the games. Each run has games of its own.
        words: The language.
        tell: Called with the counts, again and again while games are dealt.
        run_experiment: Runs the games, a few at a time. Its argument is a generator as `cardlab.sessions.jobs` describes it.

    Attributes:
        guesses: The guess of each experiment.
        answered: The experiments whose question has been answered. From then on the page shows the exact chances.
        last_counts: The last counts that the page was sent, by experiment.
    """

    def __init__(
        self,
        lesson: Lesson,
        stages: Sequence[Investigate],
        seed: int,
        words: Words,
        tell: Callable[[InvestigateAnswer], object],
        run_experiment: Callable[[ExperimentRun], object] = run_in_turns,
    ) -> None:
        self.lesson, self.seed, self.words, self.tell, self.run_experiment = lesson, seed, words, tell, run_experiment
        self.stages = {stage.experiment.name: stage for stage in stages}
        self.guesses: dict[str, str] = {}
        self.answered: set[str] = set()
        self.last_counts: dict[str, wire.Counted] = {}
        self._kept: dict[str, _Run] = {}
        """The last run of each experiment."""
        self._runs = 0
        self._run: _Run | None = None
        self._past = PastMessages()

    # -------------------------------------------------------------------------------- the page

    def state(self) -> InvestigateTrait:
        """Returns the state of the experiments for a page that is being opened."""
        return finished(self.making_state())

    def making_state(self) -> Pieces[InvestigateTrait]:
        """Makes the same state in pieces, one experiment at a time."""
        experiments = []
        for stage in self.stages.values():
            experiments.append(self._about(stage.experiment))
            yield
        return {"experiments": experiments}

    def _about(self, experiment: Experiment) -> wire.Experiment:
        name, may = experiment.name, {**experiment.vary, **experiment.own}
        question = self._question(experiment, experiment.expected(experiment.usual))
        return {
            "name": name,
            "title": self.words.say(self._message(experiment), **experiment.facts),
            "ask": self._say(experiment, "guess"),
            "cards": [card.name for card in experiment.facts.values() if isinstance(card, Card)],
            "turns_up": experiment.one_game.cards if experiment.one_game else 0,
            "options": [
                {
                    "value": one.value,
                    "label": question.label(one, self.words),
                    "cards": [card.name if card else "?" for card in experiment.pictured(one.value)],
                }
                for one in question.choices
            ],
            "guess": self.guesses.get(name),
            "answered": name in self.answered,
            "counted": self._say(experiment, "counted"),
            "of": self._say(experiment, "of"),
            "usual": {"arms": experiment.usual, "games": experiment.games},
            "races": experiment.ways is not None,
            "games": [{"value": n, "label": self.words.in_digits(f"{n:,}")} for n in experiment.may_deal],
            "fields": [self._field(experiment, one, values) for one, values in may.items()],
            "told": self.last_counts.get(name),
        }

    def _question(self, experiment: Experiment, arms: Sequence[Arm]) -> ResultQuestion:
        name, written = experiment.name, partial(self._figure, experiment)
        return question_of(self.lesson.slug, name, experiment.asks, arms, written, experiment.facts)

    def _field(self, experiment: Experiment, name: str, values: Sequence[Value]) -> ExperimentField:
        """A setting that the learner can change, with its values. The page shows the words and sends the values."""
        choices: list[Option] = [{"value": value, "label": self._value(experiment, name, value)} for value in values]
        return {"name": name, "label": self._name(experiment, name), "values": choices}

    def _message(self, experiment: Experiment) -> str:
        return f"{self.lesson.slug}_lesson-try-{experiment.name}"

    def _say(self, experiment: Experiment, part: str, **facts: Any) -> str:
        return self.words.say(self._message(experiment), part, **{**experiment.facts, **facts})

    def _name(self, experiment: Experiment, name: str) -> str:
        """Returns the name of a setting."""
        if name in experiment.own:
            return self.words.say(f"{self._message(experiment)}-{name}")
        return label(self.words, find(experiment.game), "option", name)

    def _value(self, experiment: Experiment, name: str, value: Any) -> str:
        """Returns the name of one of its values."""
        if name in experiment.own:
            return self._called(f"{self._message(experiment)}-{name}", value)
        return value_text(self.words, find(experiment.game), name, value)

    def _called(self, message: str, value: int | str) -> str:
        """Returns a number as it is written, or the name of a word."""
        number = read_number(str(value))
        return self.words.in_digits(written(number)) if number is not None else self.words.say(message, f"v-{value}")

    # -------------------------------------------------------------------------------- messages

    def answer(self, message: ExperimentMessage | BadMessage) -> InvestigateAnswer:
        """Answers a message about experiments."""
        name: str | None = None
        match message:
            case StopExperiment():
                self._halt()
                return {"heard": message.at}
            case BadMessage():
                is_number = message.field == "games"
                refused: str | None = self.words.say("investigate-cannot") if is_number else self._unreadable(message.field)
            case _ if message.experiment not in self.stages:
                refused = self._unreadable("experiment")
            case _:
                name, refused = message.experiment, self._take(message)
        if refused is not None:
            return {"heard": message.at, "refused": refused, "experiment": name}
        if name is None or isinstance(message, RunExperiment):
            return {"heard": message.at}
        kept: KeptGuess = {"experiment": name, "guess": self.guesses.get(name), "answered": name in self.answered}
        return {"heard": message.at, "kept": kept}

    def _take(self, message: Guess | ConcludeExperiment | RunExperiment) -> str | None:
        """Acts on a message, once. Returns why it is refused, if it is."""
        if message.at in self._past:
            return None
        match message:
            case Guess():
                refused = self._guess(message.experiment, message.guess)
            case ConcludeExperiment():
                refused = self._conclude(message.experiment)
            case RunExperiment():
                refused = self._start(message)
        if refused is None:
            self._past.add(message.at)
        return refused

    def _unreadable(self, what: str) -> str:
        return self.words.say("ui-unreadable", what=what)

    def _guess(self, name: str, guess: str) -> str | None:
        """Keeps a guess. Returns the sentence to show if it is not a valid guess."""
        experiment = self.stages[name].experiment
        if guess not in [one.value for one in experiment.asks.options(experiment.expected(experiment.usual))]:
            return self._unreadable("guess")
        self.guesses[name] = guess
        if experiment.ways:  # another guess starts another race
            self._halt()
            self.answered.discard(name)
            self._kept.pop(name, None)
            self.last_counts.pop(name, None)
        return None

    def _conclude(self, name: str) -> str | None:
        """Records that the question has been answered. It is asked only after all the games are dealt."""
        if not (name in self._kept and self._kept[name].ended):
            return self._unreadable("experiment")
        self.answered.add(name)
        return None

    def _start(self, message: RunExperiment) -> str | None:
        """Starts to deal. Returns the sentence to show if that is not possible."""
        name, experiment = message.experiment, self.stages[message.experiment].experiment
        if message.games not in experiment.may_deal or len(message.arms) > MOST_ARMS:
            return self.words.say("investigate-cannot")
        try:
            settings = [experiment.settings(arm) for arm in message.arms]
            # Each value may be allowed but not the combination. Only making the game shows that.
            for one in settings:
                experiment.rules(one)
        except CardlabError:
            return self.words.say("investigate-cannot")
        # One run at a time: two would share the processor and both would be slow.
        self._halt()
        self._runs += 1
        # Each run has a seed of its own: a learner who repeats an experiment sees how much is luck.
        seed = RandomStream(self.seed, 500 + self._runs).below(2**31)
        before = self._kept.get(name) if experiment.ways else None
        if before is None or before.settings != settings:
            self._run = _Run(experiment, self._runs, message.games, settings, seed, [Bag() for _ in settings])
        else:
            bags, began = [Bag(bag) for bag in before.counted], before.dealt
            self._run = _Run(experiment, self._runs, began + message.games, settings, seed, bags, began)
        self._kept[name] = self._run
        self.run_experiment(self._dealing(self._run))
        return None

    # -------------------------------------------------------------------------------- dealing

    def _dealing(self, run: _Run) -> ExperimentRun:
        """Deals the games of a run, and sends the counts after each piece of work."""
        while not run.ended:
            batches = (run.games - run.began) // run.size
            about = (run.experiment.name, run.settings, run.seed, run.size, run.batches, batches, BREATH)
            try:
                batches, counted = yield Job(deal, args=(self.lesson.slug, self.lesson.deck, *about))
            except JobNotDone:
                if self._run is run:  # the learner may have started another run since
                    self._halt()
                return
            # While the batch was dealt, the learner may have stopped the run or started another one. Then the batch does not
            # count.
            if not run.ended:
                run.batches += batches
                for bag, more in zip(run.counted, counted, strict=True):
                    bag.update(more)
                self._tell(run)

    def _halt(self) -> None:
        """Stops dealing. The counts so far stay."""
        if self._run is not None and not self._run.ended:
            self._run.stopped = True
            self._tell(self._run)
        self._run = None

    # -------------------------------------------------------------------------------- saving

    def saved(self) -> ExperimentsRecord:
        """Returns the state to store, as plain data: the guesses, the answered experiments, and the last run of each."""
        runs = {name: run.saved() for name, run in self._kept.items()}
        return {
            "guesses": dict(self.guesses),
            "answered": sorted(self.answered),
            "runs": runs,
            "number": self._runs,
            "taken": [*self._past],
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned. A run that was going on counts as stopped.

        Raises:
            CardlabError: The record is of another version.
        """
        self._runs = saved["number"]
        self._past.restore(saved.get("taken", ()))
        for name, guess in saved["guesses"].items():
            if name in self.stages:
                # Checked like a new guess: another version may offer other choices.
                self._guess(name, guess)
        for name, kept in saved["runs"].items():
            if name in self.stages:
                experiment = self.stages[name].experiment
                settings = [experiment.settings(arm) for arm in kept["settings"]]
                bags = [Bag(dict(bag)) for bag in kept["counted"]]
                about = (
                    kept["number"],
                    kept["games"],
                    settings,
                    kept["seed"],
                    bags,
                    kept["began"],
                    kept["batches"],
                    kept["stopped"],
                )
                self._kept[name] = run = _Run(experiment, *about)
                self.last_counts[name] = self._counted(run)
        # The question comes after the games, so an answer without games does not count.
        self.answered = {name for name in saved["answered"] if name in self._kept}

    def in_words(self, words: Words) -> Experiments:
        """Returns the same experiments in another language, to look at."""
        other = copy(self)
        other.words = words
        other.last_counts = {name: other._counted(self._kept[name]) for name in self.last_counts}
        return other

    # -------------------------------------------------------------------------------- narrating

    def _tell(self, run: _Run) -> None:
        told = self._counted(run)
        self.last_counts[run.experiment.name] = told
        self.tell({"told": told})

    def _counted(self, run: _Run) -> wire.Counted:
        """The counts as the page draws them. Shares are fractions of 1. The sentence, the question about the result and the
        explanation come at the end.
        """
        experiment, arms = run.experiment, run.experiment.counted(run.settings, run.counted)
        # All arms get the same rows, even for results that only one of them can have, because bars are compared row by row.
        shown = list(dict.fromkeys(thing for arm in arms for thing in arm.shares))
        every = [self._arm(run, at, arms[at], shown) for at in range(len(arms))]
        shares = [share for arm in every for row in arm["rows"] for share in (row["share"], row["exact"] or 0)]
        # One scale for all arms and the exact chances. On different scales, bars of equal height would not be equal.
        step, top = _scale(max(shares, default=0))
        # The question compares shares, so they stay fractions until they are drawn. Two equal bars must be exactly equal.
        question = self._question(experiment, arms) if run.whole else None
        asked: wire.Question | None = None
        if question is not None:
            question = of_three(question) if experiment.ways else question
            asked = {**question.to_json(self.words, ""), "id": experiment.name, "model": None}
        return {
            "experiment": experiment.name,
            "run": run.number,
            "dealt": run.dealt,
            "games": run.games,
            "ended": run.ended,
            "settings": run.settings,
            "caption": self._dealt(run),
            "arms": every,
            "one_game": self._one_game(run),
            "top": top / 100,
            "lines": [{"at": n / 100, "label": self.words.in_digits(n)} for n in range(0, top + 1, step)],
            "sentence": self._sentence(run) if run.ended else "",
            "question": asked,
            "why": self._why(run) if run.ended else "",
        }

    def _one_game(self, run: _Run) -> wire.OneGame | None:
        """The cards of a run of a single game."""
        if run.experiment.one_game is None or not run.is_one_game:
            return None
        cards, facts = run.experiment.first_game(run.settings[0], run.seed)
        return {"cards": [card.name for card in cards], "text": self._say(run.experiment, "one", **facts)}

    def _arm(self, run: _Run, at: int, arm: Arm, shown: Sequence[int | str]) -> wire.Arm:
        """One arm: its label, its bars, and its mean if the experiment shows one."""
        experiment, expected, counted = run.experiment, run.arms[at].shares, run.counted[at]
        has_figure = self.words.has(self._message(experiment), "figure")

        def figure(shares: Mapping[int | str, Fraction]) -> str:
            mean = self._figure(experiment, mean_of(shares)) if shares and has_figure else None
            return "" if mean is None else self._say(experiment, "figure", figure=mean)

        return {
            "label": self._label(run, at),
            "rows": [self._row(experiment, thing, counted[thing], arm, expected) for thing in shown],
            "figure": figure(arm.shares),
            "exact_figure": figure(expected),
        }

    def _label(self, run: _Run, at: int) -> str:
        """The settings of an arm that differ between the arms or from the usual ones; "" if there are none."""
        experiment = run.experiment
        # Usual settings that all arms share would only repeat what the page already shows.
        usual = experiment.settings({})
        apart = {
            name: value
            for name, value in run.settings[at].items()
            if any(arm[name] != value for arm in run.settings) or value != usual[name]
        }
        values = {name: self._value(experiment, name, value) for name, value in apart.items()}
        say = self.words.say
        return " · ".join(
            say("investigate-setting", name=self._name(experiment, name), value=value) for name, value in values.items()
        )

    def _row(
        self, experiment: Experiment, thing: int | str, n: int, arm: Arm, expected: Mapping[int | str, Fraction]
    ) -> wire.Row:
        exact, share = expected.get(thing), arm.shares.get(thing, Fraction(0))
        fraction = experiment.decimals and exact is not None and exact.denominator <= FINEST
        return {
            "label": self._called(self._message(experiment), thing),
            "n": self.words.in_digits(f"{n:,}"),
            "share": float(share),
            "share_text": self.words.in_digits(self._figure(experiment, 100 * share)),
            "exact": None if exact is None else float(exact),
            "exact_text": "" if exact is None else self.words.in_digits(self._figure(experiment, 100 * exact)),
            "fraction": self.words.in_digits(written(exact)) if fraction and exact is not None else "",
        }

    def _figure(self, experiment: Experiment, figure: Fraction) -> str:
        """Returns a figure in a form that these learners can read."""
        return tenths(figure) if experiment.decimals else str(round(figure))

    def _sentence(self, run: _Run) -> str:
        """The sentence about the games dealt. It leaves it to the learner to say what they show."""
        said = [self.words.say("investigate-stopped")] if run.stopped else []
        return " ".join([*said, self._dealt(run)])

    def _dealt(self, run: _Run) -> str:
        return self.words.say("investigate-dealt", games=f"{run.dealt:,}")

    def _why(self, run: _Run) -> str:
        """The explanation of the result, with the exact expectation. For a race, with its result."""
        experiment = run.experiment
        if run.settings != experiment.usual:
            return ""
        if not experiment.ways:
            return self._say(experiment, "why", **self._question(experiment, run.arms).facts)
        if not run.whole:
            return ""
        facts = self._question(experiment, experiment.counted(run.settings, run.counted)).facts
        return self._say(experiment, "why", **facts, **experiment.ways_told(str(facts["best"])))


def _scale(highest: float) -> tuple[int, int]:
    """Returns the distance between the lines of a plot and its height, in hundredths. There are at most five lines, and the
    last is above all bars.
    """
    step = next((step for step in STEPS if step * 5 >= highest * 100), STEPS[-1])
    return step, max(step, step * ceil(highest * 100 / step))
