"""Checks a lesson: every stage opens in every language, and its questions pass the checks of questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from cardlab.documents.handouts import HANDOUTS, handouts_of
from cardlab.documents.worksheet import Worksheet, WorksheetError
from cardlab.lessons import find, slugs
from cardlab.models import drawn
from cardlab.protocol.lesson import MatchStage
from cardlab.protocol.messages import RunExperiment
from cardlab.sessions.experiments import Experiments
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import lesson_state
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise
from cardlab.teaching.rule_card import PARTS
from cardlab.testing.findings import Finding, by_name, require
from cardlab.testing.guessable_answers import lesson_giveaways
from cardlab.testing.missing_messages import missing, missing_findings
from cardlab.testing.needed_messages import speakers, two_of
from cardlab.testing.noninterference import play_again, predict_again, ticket_again
from cardlab.testing.questions import asking
from cardlab.testing.recording_words import RecordingWords, Requests
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

SEEDS = (0, 1, 2)
"""The seeds with which the pages are opened."""
AGAIN = (play_again, predict_again, ticket_again)
"""The checks that no page is sent anything that its learner must not know."""


def check_lesson(lesson: str | Lesson, *, seeds: int = 300, seeds_in_words: int = 25) -> None:
    """Runs every check on a lesson, including its questions.

    Args:
        lesson: Its slug, or the lesson.
        seeds, seeds_in_words: As in `cardlab.testing.check_questions`.

    Raises:
        ConformanceError: Something is missing or wrong; the text lists all of it.
    """
    __tracebackhide__ = True
    taught = by_name(lesson, find)
    record = Requests()
    asked = asking(taught, record, seeds=seeds, seeds_in_words=seeds_in_words)
    looked = looks(taught, record)  # last, because a worksheet fails at missing words of questions
    found = [*missing_findings(record, Words()), *record.faults, *looked]
    if not found:
        found += [*lesson_giveaways(taught), *(leak for again in AGAIN for seed in SEEDS for leak in again(taught, seed))]
    require(f"the lesson {taught.slug}", [*found, *asked])


def looks(lesson: Lesson, record: Requests) -> list[Finding]:
    """Lists the faults of a lesson apart from its questions. The record notes the words that it asks for."""
    found = [*_rule_card_findings(lesson)]
    spoken = speakers(record, f"{lesson.slug}_lesson")
    for words in spoken:
        for part in (None, "summary", "ages", "teaches"):
            words.say(f"{lesson.slug}_lesson", part)
    for number, seed in enumerate(SEEDS):
        for words in two_of(spoken, number):
            for name, look in _LOOKS.items():
                if look is _worksheet and missing(record, Words()):  # `missing` reports them anyway
                    continue
                try:
                    look(lesson, seed, words)
                except Exception as error:  # a lesson may fail in any way, and its author needs to know where
                    what = f"{type(error).__name__}: {error}"
                    found.append(Finding("lesson", f"{lesson.slug}, {name}, seed {seed}, {words.language}", what))
    return found


def _rule_card_findings(lesson: Lesson) -> Iterator[Finding]:
    """Yields everything that the rule card lacks. Opening the page finds rules without words."""
    if not lesson.deals:
        return
    if lesson.rules is None:
        told = "it has no rule card: give Lesson `rules=`, a function that makes a `RuleCard` from the game"
        yield Finding("lesson", lesson.slug, told)
        return
    try:
        card = lesson.rule_card
    except Exception as error:  # it may fail in any way, and its author needs to know where
        yield Finding("lesson", f"{lesson.slug}, its rule card", f"{type(error).__name__}: {error}")
        return
    for part in PARTS if card else ():
        if not getattr(card, part):
            yield Finding("lesson", lesson.slug, f"its rule card says nothing about {part!r}: give at least one `rule_line`")


def _page(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    stages = lesson_state(lesson, seed, words)["stages"]
    steps = [step for stage in stages if "log" in stage for step in cast(MatchStage, stage)["log"]["steps"]]
    for state in [state for step in steps for state in step.get("models", ())]:
        drawn(state)


def _play(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    for stage in lesson.stages:
        if isinstance(stage, Play):
            match = stage.deal.match(seed)
            new_match_session(match, "p1", stage.bot, words, tells_worth=True).begun().status()
            MatchStory(match, "p1", words).to_json()


def _investigate(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    stages = [stage for stage in lesson.stages if isinstance(stage, Investigate)]
    stage_session = Experiments(lesson, stages, seed, words, lambda told: None, run_here)
    stage_session.state()
    for stage in stages:
        experiment = stage.experiment
        stage_session.answer(RunExperiment(0, experiment.name, tuple(experiment.usual), experiment.games))


def _practise(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    for stage in lesson.stages:
        if isinstance(stage, Practise):
            run_here(Practice(lesson.slug, stage, seed, words).making_state())


def _ticket(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    for stage in lesson.stages:
        if isinstance(stage, ExitTicket):
            assert len(stage.draw(seed)) == len(stage.levels), "the exit ticket lacks questions"
            assert stage.draw(seed) == stage.draw(seed), "the same seed gives another exit ticket"


def _worksheet(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    if lesson.slug not in slugs():  # a worksheet finds its lesson by name
        return
    try:
        sheet = Worksheet(lesson.slug, seed=seed, language=words.language)
    except WorksheetError:  # none of its questions is meant for paper
        return
    sheet.to_html()


def _handouts(lesson: Lesson, seed: int, words: RecordingWords) -> None:
    for name in handouts_of(lesson):
        HANDOUTS[name](lesson, words)


_LOOKS: dict[str, Callable[[Lesson, int, RecordingWords], None]] = {
    "its page": _page,
    "playing": _play,
    "practising": _practise,
    "investigating": _investigate,
    "the exit ticket": _ticket,
    "the worksheet": _worksheet,
    "the pages to print": _handouts,
}
"""The parts of a lesson that the check opens."""
