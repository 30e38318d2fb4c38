"""The other end of investigating: games are dealt a few at a time, and what has been counted goes to the page each time.

What comes from a browser is untrusted: whatever it is, the answer is plain data, and nothing that was counted is lost.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from time import monotonic
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.numbers import is_whole
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.lessons import find as find_lesson
from cardlab.sessions.exercises import moment
from cardlab.sessions.texts import in_words
from cardlab.sessions.work import NotDone, Work, Working, do_in_turns
from cardlab.teaching.answer import read_number, written
from cardlab.teaching.experiment import BOTS, Experiment
from cardlab.teaching.keys import signs_by_kind
from cardlab.teaching.lesson import Investigate
from cardlab.teaching.question import Question
from cardlab.words.messages import Words
from cardlab.words.rulebook import value_text
from cardlab.words.story import label

Reply = dict[str, Any]

GAMES = (100, 500, 2000)
"""How many games may be dealt at once."""

BREATH = 0.04
"""Seconds of dealing between two looks at what else has come."""

FINEST = 1000
"""Of a chance with a larger denominator no fraction is shown beside the hundredths."""

STEPS = (1, 2, 5, 10, 20, 25)
"""Between two lines of the plot, in hundredths."""


@dataclass
class _Run:
    """Games that are being dealt.

    Attributes:
        experiment: What is dealt.
        number: The first run is 1.
        games: How many there will be.
        settings: What was chosen, in words.
        order: What can be counted, in order.
        exact: The exact chance of each, where it is known.
        options: What was chosen.
        seed: That of the first game; the next ones follow.
        dealt: How many games have been dealt.
        counted: What has been counted.
    """

    experiment: Experiment
    number: int
    games: int
    settings: list[str]
    order: list[int | str]
    exact: Mapping[int | str, Fraction]
    options: Mapping[str, Any]
    seed: int
    dealt: int = 0
    counted: Bag[int | str] = field(default_factory=Bag)
    stopped: bool = False

    @property
    def ended(self) -> bool:
        return self.stopped or self.dealt == self.games


Dealing = Working[None]


def deal(
    lesson: str, experiment: str, options: Mapping[str, Any], games: int, seed: int, breath: float
) -> tuple[int, dict[int | str, int]]:
    """Deal games of an experiment of a lesson for some seconds, one game at least, and `games` at most.

    Returns: How many have been dealt, and what has been counted in them.
    """
    stages = find_lesson(lesson).stages
    one = next(s.experiment for s in stages if isinstance(s, Investigate) and s.experiment.name == experiment)
    game, bots = one.chosen(options)
    until, dealt, counted = monotonic() + breath, 0, Bag[int | str]()
    for so_far in one.deal(game, bots, games, seed, **one.chosen_own(options)):
        dealt, counted = dealt + 1, so_far
        if monotonic() > until:
            break
    return dealt, dict(counted)


class Laboratory:
    """One learner's experiments: deals games, and tells what has been counted.

    Args:
        lesson: The slug of the lesson.
        stages: What may be investigated.
        seed: What decides the games; another run has other games.
        words: The language.
        tell: Called with what has been counted, again and again while games are dealt.
        go_on: Has the games dealt, a few at a time; given a generator as `cardlab.sessions.work` describes them.

    Attributes:
        told: What was told last of each experiment.
    """

    def __init__(
        self,
        lesson: str,
        stages: Sequence[Investigate],
        seed: int,
        words: Words,
        tell: Callable[[Reply], object],
        go_on: Callable[[Dealing], object] = do_in_turns,
    ) -> None:
        self.lesson, self.seed, self.words, self.tell, self.go_on = lesson, seed, words, tell, go_on
        self.stages = {stage.experiment.name: stage for stage in stages}
        self.told: dict[str, Reply] = {}
        self._runs = 0
        self._run: _Run | None = None

    # -------------------------------------------------------------------------------- the page

    def page(self) -> Reply:
        """What a page needs that is opened now."""
        questions = {name: stage.question.question(self.seed) for name, stage in self.stages.items()}
        return {
            "games": [{"value": n, "label": self.words.in_digits(n)} for n in GAMES],
            "experiments": [self._about(name, one) for name, one in questions.items()],
        }

    def _about(self, name: str, question: Question) -> Reply:
        experiment, generator = self.stages[name].experiment, self.stages[name].question
        signs = signs_by_kind((generator,))[question.kind]
        model = None if question.model is None else in_words(question.model, self.words)
        fields = [self._field(experiment, one, values) for one, values in {**experiment.vary, **experiment.own}.items()]
        asked = {**question.to_json(self.words, signs), "id": name, "model": model}
        about = {part: self._say(experiment, part) for part in ("counted", "of")}
        title = self.words.say(self._message(experiment))
        return {"name": name, "title": title, **about, "fields": fields, "question": asked, "told": self.told.get(name)}

    def _field(self, experiment: Experiment, name: str, values: Sequence[Any]) -> Reply:
        """Something that can be changed, with its values; the page shows the words and sends the values."""
        choices = [{"value": value, "label": self._value(experiment, name, value)} for value in values]
        return {"name": name, "label": self._name(experiment, name), "values": choices}

    def _message(self, experiment: Experiment) -> str:
        return f"{self.lesson}_lesson-try-{experiment.name}"

    def _say(self, experiment: Experiment, part: str) -> str:
        return self.words.say(self._message(experiment), part)

    def _name(self, experiment: Experiment, name: str) -> str:
        """What something that can be changed is called."""
        own = f"{self._message(experiment)}-{name}"
        if name in experiment.own and (name != BOTS or self.words.has(own)):
            return self.words.say(own)
        if name == BOTS:
            return self.words.say("investigate-bots")
        return label(self.words, find(experiment.game), "option", name)

    def _value(self, experiment: Experiment, name: str, value: Any) -> str:
        """What one of its values is called."""
        own = f"{self._message(experiment)}-{name}"
        if name in experiment.own and (name != BOTS or self.words.has(own)):
            return self._called(own, value)
        if name == BOTS:
            return self.words.say(f"ui-bots_{value}")
        return value_text(self.words, find(experiment.game), name, value)

    def _called(self, message: str, value: int | str) -> str:
        """A number as it is written, or what a word is called."""
        number = read_number(str(value))
        return self.words.in_digits(written(number)) if number is not None else self.words.say(message, f"v-{value}")

    # -------------------------------------------------------------------------------- messages

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Answer a message of the page: ``heard`` (its `at`), and ``refused``, a sentence, where nothing came of it.

        ``{"do": "deal", "experiment": "sums", "options": {"packs": 2}, "games": 500, "at": 1790000000000}`` begins to deal,
        and ends what was being dealt; ``{"do": "halt", "at": …}`` ends it too. What has been counted goes to `tell`.
        """
        at = message.get("at")
        refused = None
        if message.get("do") == "halt":
            self._halt()
        else:
            refused = self._start(message)
        reply: Reply = {"heard": moment(at)}
        return reply if refused is None else {**reply, "refused": refused, "experiment": self._known(message.get("experiment"))}

    def _known(self, name: object) -> str | None:
        return name if isinstance(name, str) and name in self.stages else None

    def _start(self, message: Mapping[str, Any]) -> str | None:
        """Begin to deal; or what is to be said where that cannot be."""
        name, options, games = self._known(message.get("experiment")), message.get("options"), message.get("games")
        if name is None or not isinstance(options, dict):
            return self.words.say("ui-unreadable", what="experiment" if name is None else "options")
        if not is_whole(games, 1, GAMES[-1]):
            return self.words.say("investigate-how_many", most=GAMES[-1])
        experiment = self.stages[name].experiment
        try:
            game, _ = experiment.chosen(options)
        except CardlabError:
            return self.words.say("investigate-cannot")
        self._halt()
        self._runs += 1
        self._run = self._new(experiment, game, games, options)
        self.go_on(self._dealing(self._run))
        return None

    def _new(self, experiment: Experiment, game: Game, games: int, options: Mapping[str, Any]) -> _Run:
        own = experiment.chosen_own(options)
        seed = RandomStream(self.seed, 500 + self._runs).below(2**31)
        changed = {**{name: values[0] for name, values in {**experiment.vary, **experiment.own}.items()}, **options}
        settings = [
            self.words.say("investigate-setting", name=self._name(experiment, name), value=self._value(experiment, name, value))
            for name, value in changed.items()
        ]
        order, exact = list(experiment.order(game, **own)), experiment.exact(game, **own)
        return _Run(experiment, self._runs, games, settings, order, exact, dict(options), seed)

    # -------------------------------------------------------------------------------- dealing

    def _dealing(self, run: _Run) -> Dealing:
        """Deal, and tell each time what has been counted."""
        while not run.ended:
            about = (self.lesson, run.experiment.name, run.options, run.games - run.dealt, run.seed + run.dealt, BREATH)
            try:
                dealt, counted = yield Work(deal, args=about)
            except NotDone:
                self._halt()
                return
            if not run.ended:  # it may have been stopped meanwhile
                run.dealt += dealt
                run.counted.update(counted)
                self._tell(run)

    def _halt(self) -> None:
        """No more games are dealt; what has been counted stays."""
        if self._run is not None and not self._run.ended:
            self._run.stopped = True
            self._tell(self._run)
        self._run = None

    # -------------------------------------------------------------------------------- telling

    def _tell(self, run: _Run) -> None:
        told = self._counted(run)
        self.told[run.experiment.name] = told
        self.tell({"told": told})

    def _counted(self, run: _Run) -> Reply:
        """What has been counted, as the page draws it; shares are parts of 1, and the sentence comes at the end."""
        counted = run.counted
        total = counted.total()
        shown = [*run.order, *(thing for thing in counted if thing not in run.order)]
        rows = [self._row(run, thing, counted[thing], total) for thing in shown]
        step, top = _scale(max([*(row["share"] for row in rows), *(row["exact"] or 0 for row in rows)], default=0))
        caption = self.words.say("investigate-caption", games=run.dealt, settings=" · ".join(run.settings))
        return {
            "experiment": run.experiment.name,
            "run": run.number,
            "dealt": run.dealt,
            "games": run.games,
            "ended": run.ended,
            "caption": caption if run.settings else self.words.say("investigate-caption-plain", games=run.dealt),
            "rows": rows,
            "top": top / 100,
            "lines": [{"at": n / 100, "label": self.words.in_digits(n)} for n in range(0, top + 1, step)],
            "sentence": self._sentence(run, rows, counted, total) if run.ended else "",
        }

    def _row(self, run: _Run, thing: int | str, n: int, total: int) -> Reply:
        exact = run.exact.get(thing)
        share = n / total if total else 0.0
        return {
            "label": self._called(self._message(run.experiment), thing),
            "n": self.words.in_digits(n),
            "share": share,
            "share_text": self._hundredths(share),
            "exact": None if exact is None else float(exact),
            "exact_text": "" if exact is None else self._hundredths(float(exact)),
            "fraction": "" if exact is None or exact.denominator > FINEST else self.words.in_digits(written(exact)),
        }

    def _hundredths(self, share: float) -> str:
        return self.words.in_digits(f"{100 * share:.1f}")

    def _sentence(self, run: _Run, rows: Sequence[Reply], counted: Bag[int | str], total: int) -> str:
        """What came most often, and how near that is to what is to be expected."""
        if not total:
            return self.words.say("investigate-nothing", games=run.dealt)
        most = max(counted.values())
        names = [self._called(self._message(run.experiment), thing) for thing in run.order if counted[thing] == most]
        told = [self.words.say("investigate-most", games=run.dealt, things=names, n=most, total=total)]
        known = [row for row in rows if row["exact"] is not None]
        if known:
            gap = max(abs(row["share"] - row["exact"]) for row in known)
            told.append(self.words.say("investigate-near", gap=self._hundredths(gap)))
        if run.stopped:
            told.insert(0, self.words.say("investigate-stopped"))
        return " ".join(told)


def _scale(highest: float) -> tuple[int, int]:
    """How far apart the lines of a plot are and how high it is, in hundredths: at most five lines, the last over all bars."""
    step = next((step for step in STEPS if step * 5 >= highest * 100), STEPS[-1])
    return step, max(step, step * ceil(highest * 100 / step))
