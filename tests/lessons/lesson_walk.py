"""Has simulated pupils go through a lesson to its end without a browser: they send the page's messages and check all
answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from cardlab.core.actions import Action, action_fields
from cardlab.protocol.messages import MESSAGES, parse
from cardlab.sessions.experiments import ExperimentRun
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import LessonSession, StageSession, stages_with_tabs
from cardlab.sessions.practice import Practice
from cardlab.teaching.practice import Outcome
from cardlab.teaching.question import Question
from cardlab.words.words import Words
from tests.lessons.simulated_learner import Answers, Clock, PracticePage, spoken

SET = 10
"""The number of practice questions in a set."""
MOST_SETS, MOST_ACTIONS = 3, 60
"""After this many sets of practice, and actions of a match, the next stage is offered."""
HIDES = {"answer", "answer_text", "working", "hints", "misconceptions", "replies", "practises", "solution"}
"""The fields that a question of an exit ticket does not have before it is handed in."""
NONSENSE = [{}, {"do": "play"}, {"do": "open_stage", "stage": "end"}, {"do": "guess", "at": 1}, {"do": "hand_in_ticket"}, 7]


# --------------------------------------------------------------------------------------------------- pupils


@dataclass(frozen=True)
class Pupil:
    """A way to go through a lesson.

    Attributes:
        answers: How the pupil answers questions; drawn by a seed.
        early: Whether the pupil presses controls too early, and leaves a question of the ticket empty.
        clicks: Whether each message is sent twice, with old and meaningless messages in between.
        leaves: Whether the pupil leaves after each message, and returns to the stored state.
    """

    answers: Callable[[Random], Answers]
    early: bool = False
    clicks: bool = False
    leaves: bool = False


def in_a_share(share: float) -> Callable[[Random], Answers]:
    """Answers correctly in a share of the attempts."""
    return lambda rng: lambda question, attempt: "right" if rng.random() < share else "wrong"


def anything(rng: Random) -> Answers:
    """Gives random answers."""
    return lambda question, attempt: rng.choice(["right", "wrong", "misconception"])


PUPILS = {
    "sure": Pupil(in_a_share(1)),
    "learner": Pupil(lambda rng: lambda question, attempt: "right" if attempt == 2 else "wrong"),
    "careless": Pupil(in_a_share(0.85), early=True),
    "clicking": Pupil(anything, early=True, clicks=True),
    "hopeless": Pupil(in_a_share(0)),
    "misled": Pupil(lambda rng: lambda question, attempt: "misconception"),
    "coming back": Pupil(in_a_share(2 / 3), leaves=True),
}


# -------------------------------------------------------------------------------------------------------- results


@dataclass
class Walk:
    """The pupil's own count of what was done in a lesson, and what the session says about it.

    Attributes:
        messages: How many messages were sent.
        stages: The finished stages.
        sets: The outcomes of each ten questions, and the state of practice before them.
        kinds: The kinds of questions in each ten.
        came_right: Kind and level of each question that was right at the first try.
        mastered, turned: The session's counts of these.
        predicted: The numbers of predictions and of right ones.
        match: Log and status of the match that was played.
        said: How many numbers the pupil has entered in it, and how many of them were right.
        bets: Experiment -> the guess, the experiment as the page got it, and the last counts.
        tickets: The questions, the answers and the result of each exit ticket.
        saved: The stored state at the end.
    """

    messages: int = 0
    stages: list[str] = field(default_factory=list)
    sets: list[tuple[list[Outcome], bool]] = field(default_factory=list)
    kinds: list[set[str]] = field(default_factory=list)
    came_right: list[str] = field(default_factory=list)
    mastered: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    predicted: tuple[int, int] = (0, 0)
    match: dict[str, Any] = field(default_factory=dict)
    said: tuple[int, int] = (0, 0)
    bets: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = field(default_factory=dict)
    tickets: list[tuple[Sequence[Question], list[str], dict[str, Any]]] = field(default_factory=list)
    saved: dict[str, Any] = field(default_factory=dict)


class LessonPage:
    """The page of a lesson without a screen, with its pupil.

    Args:
        slug: The lesson.
        who: The pupil.
        seed: Decides the deals and the ticket.
        run_experiment: Plays the games of experiments.
    """

    def __init__(self, slug: str, who: str, seed: int, run_experiment: Callable[[ExperimentRun], object] = run_here) -> None:
        self.slug, self.seed, self.run_experiment = slug, seed, run_experiment
        self.pupil, self.rng = PUPILS[who], Random(f"{slug} {who} {seed}")
        self.answers = self.pupil.answers(self.rng)
        self.clock = Clock(datetime(2026, 1, 5, 9, tzinfo=UTC))
        self.told: list[Any] = []
        self.sent: list[dict[str, Any]] = []
        self.walk = Walk()
        self.stage = ""
        self.session = self._new_session()

    def _new_session(self) -> LessonSession:
        session = LessonSession(
            self.slug, 10**13 + self.seed, 0, Words(), self.told.append, self.run_experiment, ticket=self.seed
        )
        make = session._new_stage_session

        def on_time(kind: str) -> StageSession | None:
            made = make(kind)
            if isinstance(made, Practice):
                made._now = self.clock.time
            return made

        session._new_stage_session = on_time  # type: ignore[method-assign]
        return session

    # ---------------------------------------------------------------- messages

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends a message as this pupil does, and checks the answer."""
        message = {"do": do, **more}
        if "at" in MESSAGES[do].__dataclass_fields__ and "at" not in more:
            self.clock.now += timedelta(seconds=2)
            message["at"] = int(self.clock.now.timestamp() * 1000)
        answer = self._exchange(message)
        self.sent.append(message)
        if self.pupil.clicks:
            self._click(message)
        if self.pupil.leaves:
            self._leave()
        return answer

    def _exchange(self, message: Any) -> dict[str, Any]:
        self.walk.messages += 1
        before = len(self.told)
        answer: dict[str, Any] = json.loads(json.dumps(self.session.handle(message), default=dict))
        for heard in (answer, *self.told[before:]):
            self._gives_nothing_away(json.loads(json.dumps(heard, default=dict)))
        return answer

    def _gives_nothing_away(self, heard: dict[str, Any]) -> None:
        """Checks that an answer reveals no solution that the session checks itself. (Questions that the page checks contain
        their solutions.)
        """
        text = json.dumps(heard)
        assert str(self.session.seed) not in text, "by its seed the hidden cards can be dealt again"
        ticket = self.session._stage_sessions.get("ticket")
        for trait in (heard.get("traits", {}).get("ticket"), (heard.get("ticket") or {}).get("ticket")):
            if trait is not None and ticket is not None and ticket.result is None:  # type: ignore[union-attr]
                assert trait["result"] is None
                assert not [HIDES & set(question) for question in trait["questions"] if HIDES & set(question)]
        match = self.session.match_session and self.session.match_session.match
        if match is not None and not match.is_over and ("status" in heard or heard.get("opened") == "play"):
            for action in match.legal_actions():
                plain = action.who != "p1" or action == action.without_spoken()
                assert plain or str(action) not in text or _is_one_of_all(action, text)

    def saved(self) -> dict[str, Any]:
        return json.loads(json.dumps(self.session.saved(), default=dict))

    def _click(self, message: dict[str, Any]) -> None:
        """Sends the same message again, an old one, and a meaningless one, and checks that nothing changes."""
        before = self.saved()
        for again in (message, self.rng.choice(self.sent or [message]), self.rng.choice(NONSENSE)):
            # A choice of questions is the latest wish, so a page never sends an old one again after a later one.
            if again in (message, *NONSENSE) or again["do"] != "set_practice":
                self._exchange(again)
                self._is_as_it_was(before, again)

    def _is_as_it_was(self, before: dict[str, Any], what: Any) -> None:
        """Checks that a message about a stage changes only that stage, though it may open it and bring more questions."""
        now = {kind: part for kind, part in self.saved().items() if kind in before}
        for one in (now, before):
            one.get("practise", {}).pop("open", None)
            one.get("investigate", {}).pop("taken", None)
        assert now == before, what

    def _leave(self) -> None:
        """Leaves and returns: another process continues from the stored state, and must show the same."""
        before, left = self.saved(), self.session
        self.session = self._new_session()
        self.session.restore(before)
        assert self.saved() == before
        for kind in before.keys() & {self.stage}:
            ours, theirs = (
                json.loads(json.dumps(run_here(one.answering(parse({"do": "open_stage", "stage": kind}))), default=dict))[
                    "traits"
                ]
                for one in (left, self.session)
            )
            for one in (ours, theirs):
                one.get("practise", {}).pop("questions", None)  # a reopened page has other questions ahead
            assert theirs == ours, kind

    # ---------------------------------------------------------------- stages

    def through(self) -> Walk:
        """Goes through all stages in order."""
        for stage in stages_with_tabs(self.session.lesson):
            if self.pupil.early:
                self._press_early()
            self.stage = stage.kind
            opened = self.send("open_stage", stage=stage.kind)
            assert opened["opened"] == stage.kind
            {
                "watch": self.watch,
                "predict": self.predict,
                "practise": self.practise,
                "play": self.play,
                "investigate": self.investigate,
                "ticket": self.exit_ticket,
            }[stage.kind](opened.get("stage") or opened["traits"])
            self.walk.stages.append(stage.kind)
        self.walk.saved = self.saved()
        return self.walk

    def _press_early(self) -> None:
        """Checks that controls cannot be pressed before they exist, and that a ticket needs the right number of answers."""
        before, sent = self.saved(), len(self.sent)
        for do, more in (
            ("play", {"at": 99, "action": "all turn"}),
            ("answer_question", {"question": "sum.9.9", "said": [""], "hints": 0}),
            ("conclude_experiment", {"experiment": "sums"}),
            ("run_experiment", {"experiment": "none", "arms": [{}], "games": 100}),
            ("hand_in_ticket", {"answers": []}),
            ("new_ticket", {}),
        ):
            self.send(do, **more)
        self._is_as_it_was(before, "too early")
        del self.sent[sent:]  # they did nothing, so the same messages may do something later

    def watch(self, stage: dict[str, Any]) -> None:
        """Checks that the log is complete, and that its last step names the winner."""
        steps = stage["log"]["steps"]
        assert 0 < stage["begins"] <= len(steps)
        assert any(event[0] == "end" for event in steps[-1]["events"])

    def predict(self, stage: dict[str, Any]) -> None:
        """Checks that each step with a question has its answer among the options, and that the next one gives the result."""
        steps, right, asked = stage["log"]["steps"], 0, 0
        for step, following in pairwise(steps[stage["begins"] :]):
            if not step.get("predict"):
                continue
            came, options = following["came"], [one["value"] for one in step["predict"]["options"]]
            assert came["answer"] in options
            said = came["answer"] if self.answers(None, 1) == "right" else self.rng.choice(options)  # type: ignore[arg-type]
            right, asked = right + (said == came["answer"]), asked + 1
        assert asked
        self.walk.predicted = right, asked

    def practise(self, traits: dict[str, Any]) -> None:
        """Answers ten questions. If they were hard, answers ten easier ones, after which the next stage is open in any case."""
        practice = self.session.stage_session("practise")
        page = PracticePage(
            traits["practise"],
            lambda message: self.send(message.pop("do"), **message)["practise"],
            practice.course,  # type: ignore[union-attr]
            practice.bank,  # type: ignore[union-attr]
            self.clock,
        )
        easiest = False
        for _ in range(MOST_SETS):
            rows = [page.ask(self.answers, 1) for _ in range(SET)]
            outcomes = page.outcomes[-SET:]
            self.walk.sets.append((outcomes, easiest))
            self.walk.kinds.append({row.kind for row in rows})
            self.walk.came_right += [
                f"{row.kind}.{row.level}" for row, came in zip(rows, outcomes, strict=True) if came == "first"
            ]
            if 2 * outcomes.count("missed") < SET or easiest:
                break
            easiest = True
            page.choose(page.course.rungs[0].level, fluency=bool(page.course.fluency))
        memory = self.session.stage_session("practise").memory  # type: ignore[union-attr]
        self.walk.mastered, self.walk.turned = sorted(memory.mastered), sorted(memory.turned)

    def play(self, traits: dict[str, Any]) -> None:
        """Plays any card or decision, with calls that are right or wrong like the pupil's answers."""
        status, said, right, goes_back = traits["status"], 0, 0, True
        for _ in range(MOST_ACTIONS):
            if status["outcome"]:
                break
            assert status["actions"], "there is always something to do"
            action, rightly, spelled = self._chosen(status)
            said, right = said + (action != rightly), right + (action != rightly == spelled)
            status = self.send("play", at=status["at"], action=spelled)["status"]
            if goes_back and status["undo"] and self.pupil.leaves:
                goes_back, status = False, self.send("undo", at=status["at"])["status"]
        assert status["outcome"]
        again = self.send("open_stage", stage="play")["traits"]
        self.walk.match, self.walk.said = again, (said, right)

    def _legal(self, action: str) -> str:
        """Returns the action spelt with the right calls."""
        match = self.session.match_session.match  # type: ignore[union-attr]
        return next(str(one) for one in match.legal_actions() if str(one.without_spoken()) == action)

    def _chosen(self, status: dict[str, Any]) -> tuple[str, str, str]:
        """Returns an offered action, with the right calls and with this pupil's calls."""
        legal, words = self.session.match_session.match.legal_actions(), [one["action"] for one in status["actions"]]  # type: ignore[union-attr]
        if len(legal) < len(words) and str(legal[0]) in words:  # one of several words is right
            right = str(legal[0])
            wrong = self.rng.choice([word for word in words if word != right])
            said = right if self.answers(None, 1) == "right" else wrong  # type: ignore[arg-type]
            return str(legal[0].without_spoken()), right, said
        offered = self.rng.choice(status["actions"])
        action, right = offered["action"], self._legal(offered["action"])
        if not offered["asks"] or self.answers(None, 1) == "right":  # type: ignore[arg-type]
            return action, right, right
        named, number, *others = right.removeprefix(action).split()
        more = others if "say" in action else []  # a card may be played without claims
        return action, right, " ".join([action, named, str(Fraction(number) + 1), *more])

    def investigate(self, traits: dict[str, Any]) -> None:
        """Makes a guess for each experiment, has the games played, answers the question, and reads the end."""
        for about in traits["investigate"]["experiments"]:
            name, usual = about["name"], about["usual"]
            guess = self.rng.choice(about["options"])["value"]
            if self.pupil.early:
                assert "refused" in self.send("conclude_experiment", experiment=name)["investigate"]
                self.sent.pop()
            assert self.send("guess", experiment=name, guess=guess)["investigate"]["kept"]["guess"] == guess
            counted: dict[str, Any] = {}
            for games in [one["value"] for one in about["games"]] if about["races"] else [usual["games"]]:
                assert not counted.get("question"), "it is asked when all the games have been dealt"
                self.send("run_experiment", experiment=name, arms=usual["arms"], games=games)
                counted = self._last_counted()
                assert counted["ended"]
            assert counted["question"]["answer"] in [one["value"] for one in counted["question"]["choices"]]
            assert self.send("conclude_experiment", experiment=name)["investigate"]["kept"]["answered"]
            state = self.send("open_stage", stage="investigate")["traits"]["investigate"]
            [about] = [one for one in state["experiments"] if one["name"] == name]
            assert (about["guess"], about["answered"], about["told"]) == (guess, True, counted)
            self.walk.bets[name] = guess, about, counted

    def _last_counted(self) -> dict[str, Any]:
        state = self.session.stage_session("investigate").last_counts  # type: ignore[union-attr]
        return json.loads(json.dumps(list(state.values())[-1]))  # type: ignore[no-any-return]

    def exit_ticket(self, traits: dict[str, Any]) -> None:
        """Answers five questions and hands them in once, then checks that another ticket begins empty, and hands it in too."""
        given = traits["ticket"]
        for is_second in (False, True):
            if is_second:
                given = self.send("new_ticket")["ticket"]["ticket"]
            assert given["result"] is None
            questions = self.session.stage_session("ticket").questions  # type: ignore[union-attr]
            said = [spoken(question, self.answers(question, 1)) for question in questions]
            said = ["", *said[1:]] if self.pupil.early else said
            self.walk.tickets.append((questions, said, self.send("hand_in_ticket", answers=said)["ticket"]["result"]))


def _is_one_of_all(action: Action, text: str) -> bool:
    """Whether a text offers an action with each word that may be said, so that it does not give the right one away."""
    plain = action.without_spoken()
    said = [f"{plain} {field.name} {word}" for field in action_fields(type(action)) for word in field.choices]
    return bool(said) and all(one in text for one in said)
