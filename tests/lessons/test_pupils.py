"""Practice works for pupils who answer in various ways: they get new questions and the lesson's own kinds, no traps, and no
steep jumps.
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from cardlab.core.errors import CardlabError, OptionError
from cardlab.lessons import UnknownLesson, find, slugs
from cardlab.teaching.lesson import Lesson, Practise, StageDeal, Watch
from cardlab.teaching.practice import Course
from cardlab.teaching.question import Question
from tests.lessons.simulated_learner import Answers, Met, pupil

QUESTIONS, SEEDS = 40, 5


def now_and_then(share: float) -> Callable[[int], Answers]:
    """Returns a pupil who is right in a share of the attempts."""

    def pupil_of(seed: int) -> Answers:
        rng = Random(seed)
        return lambda question, attempt: "right" if rng.random() < share else "wrong"

    return pupil_of


def forgetful(seed: int) -> Answers:
    """Returns a pupil who knows a fact after meeting it once, and forgets one in three overnight."""
    rng, known, asked = Random(seed), set(), Counter()

    def answers(question: Question, attempt: int) -> str:
        asked.update([attempt])
        if attempt == 1 and asked[1] % QUESTIONS == 1:
            known.difference_update(fact for fact in sorted(known) if rng.random() < 1 / 3)
        knows = (question.kind, question.practises) in known
        known.add((question.kind, question.practises))
        return "right" if knows or attempt == 2 or rng.random() < 0.5 else "wrong"

    return answers


PUPILS: dict[str, Callable[[int], Answers]] = {
    "always right": lambda seed: lambda question, attempt: "right",
    "nine in ten": now_and_then(0.9),
    "two in three": now_and_then(2 / 3),
    "wrong first, right second": lambda seed: lambda question, attempt: "wrong" if attempt == 1 else "right",
    "always wrong": lambda seed: lambda question, attempt: "wrong",
    "right on the simplest only": lambda seed: lambda q, attempt: "right" if q.kind in SIMPLEST else "wrong",
    "forgetful over days": forgetful,
}
SIMPLEST = {"sum", "difference", "total", "value"}
DAYS = {"forgetful over days": 3}


def stage_of(slug: str) -> Practise:
    return next(stage for stage in find(slug).stages if isinstance(stage, Practise))


def days_of(rows: list[Met]) -> list[list[Met]]:
    return [[row for row in rows if row.day == day] for day in sorted({row.day for row in rows})]


@pytest.fixture(scope="module")
def played(depth):
    """Returns a function that gives a pupil's questions; each pupil is simulated once with these seeds."""
    kept: dict[tuple, list[Met]] = {}

    def play(slug: str, who: str, seed: int) -> list[Met]:
        key = (slug, who, seed)
        if key not in kept:
            kept[key] = pupil(slug, PUPILS[who](seed), QUESTIONS, seed, days=DAYS.get(who, 1))
        return kept[key]

    play.seeds = range(max(2, min(SEEDS, depth.of(SEEDS))))
    return play


@pytest.mark.parametrize("who", PUPILS)
@pytest.mark.parametrize("slug", slugs())
def test_no_question_comes_more_than_twice_in_any_ten(played, slug, who):
    """Questions with the same looks count as equal, whatever their names."""
    for seed in played.seeds:
        for day in days_of(played(slug, who, seed)):
            assert len(day) == QUESTIONS
            for n in range(QUESTIONS - 9):
                [(looks, times)] = Counter(row.looks for row in day[n : n + 10]).most_common(1)
                assert times <= 2, (seed, n, looks)


@pytest.mark.parametrize("who", PUPILS)
@pytest.mark.parametrize("slug", slugs())
def test_no_fact_returns_within_three_questions(played, slug, who):
    """The answer to one question does not give away that of another kind. The page always has questions about other facts."""
    for seed in played.seeds:
        for day in days_of(played(slug, who, seed)):
            for n, row in enumerate(day):
                assert row.fact not in [earlier.fact for earlier in day[max(0, n - 3) : n]], (seed, n)


@pytest.mark.parametrize("who", PUPILS)
@pytest.mark.parametrize("slug", slugs())
def test_seven_in_ten_are_of_core_kinds(played, slug, who):
    """This holds for all forty, and for any ten in a row."""
    for seed in played.seeds:
        for day in days_of(played(slug, who, seed)):
            assert min(sum(row.core for row in day[n : n + 10]) for n in range(QUESTIONS - 9)) >= 7, seed
            assert {row.core for row in day if row.kind in stage_of(slug).core} == {True}


@pytest.mark.parametrize("who", [who for who in PUPILS if who not in DAYS])
@pytest.mark.parametrize("slug", slugs())
def test_every_kind_of_a_level_is_right_before_the_next_level(played, slug, who):
    """No new question of a higher level comes before all kinds of the lower level have been right at the first try."""
    stage = stage_of(slug)
    for seed in played.seeds:
        right: set[tuple[str, int]] = set()
        for row in played(slug, who, seed):
            for made in stage.questions:
                assert made.level >= row.level or (made.kind, made.level) in right, (seed, row)
            if row.right and row.attempts == 1:
                right.add((row.kind, row.level))


@pytest.mark.parametrize("who", PUPILS)
@pytest.mark.parametrize("slug", slugs())
def test_the_top_level_is_not_passed(played, slug, who):
    top = stage_of(slug).top or 9
    for seed in played.seeds:
        assert max(row.level for row in played(slug, who, seed)) <= top


@pytest.mark.parametrize("slug", slugs())
def test_a_pupil_who_is_right_gets_new_questions(played, slug):
    """The levels rise, in forty questions at least to the third, and hardly any question comes twice."""
    for seed in played.seeds:
        rows = played(slug, "always right", seed)
        levels = [row.level for row in rows]
        assert levels[0] == 1
        assert max(levels) >= 3
        assert len({row.looks for row in rows}) >= 38


@pytest.mark.parametrize("who", ["wrong first, right second", "always wrong", "right on the simplest only"])
@pytest.mark.parametrize("slug", slugs())
def test_a_struggling_pupil_gets_easier_and_new_questions(played, slug, who):
    """At least three in four are new. Missed questions return, never two at once, and a pupil who begins high moves down."""
    for seed in played.seeds:
        rows = played(slug, who, seed)
        assert len({row.looks for row in rows}) >= 28
        assert sum(row.came_back for row in rows) >= 5
        assert not any(one.came_back and other.came_back for one, other in pairwise(rows))
        assert rows[-1].level == 1


@pytest.mark.parametrize("slug", slugs())
def test_a_pupil_who_fails_on_a_higher_level_gets_easier_questions(slug):
    """A pupil is right until the third level, then wrong. Within six questions there are new ones of the level below."""
    reached = []

    def answers(question: Question, attempt: int) -> str:
        reached.append(question.level)
        return "wrong" if max(reached) >= 3 else "right"

    rows = pupil(slug, answers, 60, seed=2)
    high = next(n for n, row in enumerate(rows) if row.level == 3)
    assert {row.level for row in rows[high + 2 : high + 8] if not row.came_back} <= {1, 2}
    assert rows[-1].level == 1


@pytest.mark.parametrize("slug", slugs())
def test_a_returning_pupil_gets_missed_questions(played, slug):
    """These are facts that were missed the day before and not right since then, at most every second question."""
    some = 0
    for seed in played.seeds:
        one, two, _ = days_of(played(slug, "forgetful over days", seed))
        left = {fact for fact, missed in {row.fact: row.attempts > 1 for row in one}.items() if missed}
        again = {row.fact for row in two[:12] if row.came_back}
        assert len(left & again) >= min(2, len(left)), seed
        some += len(left)
        assert not any(row.came_back and other.came_back for row, other in pairwise(two))
    assert some


def test_a_fluency_round_has_only_the_simplest_kinds():
    rows = pupil("addition_war", PUPILS["nine in ten"](1), 20, fluency=True)
    assert {row.kind for row in rows} == {"sum"}
    assert max(row.level for row in rows) == 3


def test_a_pupil_may_choose_a_level_and_a_teacher_levels_and_kinds():
    assert {row.level for row in pupil("addition_war", PUPILS["always right"](0), 30, top=1)} == {1}
    rows = pupil("addition_war", PUPILS["always right"](0), 30, levels="2-4", kinds=["sum", "missing", "makes"])
    assert {(row.kind, row.level) for row in rows} == {
        *(("sum", 2), ("missing", 2), ("sum", 3), ("missing", 3)),
        *(("makes", 3), ("makes", 4), ("missing", 3), ("sum", 3)),
    }
    assert all(row.core for row in rows)


def test_a_row_describes_a_question():
    """It has the prompt, the number of answers, and whether the last one was right."""
    said = iter(["wrong", "right", "right", "wrong", "wrong"])
    rows = pupil("addition_war", lambda question, attempt: next(said), 3)
    assert [(row.attempts, row.right) for row in rows] == [(2, True), (1, True), (2, False)]
    assert (rows[0].kind, rows[0].level, rows[0].core, rows[0].day) == ("sum", 1, True, 1)
    assert rows[0].prompt.endswith("= ?")
    written = pupil("addition_war", lambda question, attempt: str(question.facts["sum"]), 1)
    assert written[0].right


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        (("none", PUPILS["always right"](0)), UnknownLesson, "none"),
        ((Lesson("empty", (Watch(StageDeal("war")),)), PUPILS["always right"](0)), CardlabError, "give it a stage `Practise`"),
        (("addition_war", lambda question, attempt: "perhaps"), CardlabError, "'perhaps' is not an answer to "),
    ],
)
def test_lessons_without_practice_are_errors(arguments, error, told):
    with pytest.raises(error, match=told):
        pupil(*arguments)
    with pytest.raises(OptionError, match="levels is '8'"):
        pupil("addition_war", PUPILS["always right"](0), levels="8")


def test_a_pupil_who_is_right_gets_each_kind_of_a_course():
    """No kind is left out, however many a level has. In 727 the last level has seven besides its core."""
    stage = stage_of("seven_twenty_seven")
    course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
    rows = pupil("seven_twenty_seven", PUPILS["always right"](0), 110)
    assert {(row.kind, row.level) for row in rows} == {(made.kind, made.level) for made in stage.questions}
    assert rows[-1].level in (4, course.top)
