"""The page reads and checks answers, and orders practice, exactly as Python does."""

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from math import floor
from random import Random

import pytest

from cardlab.lessons import find, slugs
from cardlab.teaching.lesson import Practise
from cardlab.teaching.number_reading import canonical, read_number, written
from cardlab.teaching.practice import Course, PracticeProgress, outcome_of
from cardlab.teaching.question import Question
from cardlab.words.words import Words
from tests.browser.data import computed
from tests.lessons.sample_lesson import KINDS, SUMS

SPELLINGS = [
    *("7", " 7 ", "07", "7.0", "7,5", "7.50", "7 1/2", "7  1 / 2", "15/2", "15 / 2", "7½", "7 ½", "½", "-½", "¾", "1⅓", "⅔"),
    *("-3", "−3", "+3", "- 3", "--3", "3-", "٧", "٧٫٥", "۷", "٧ ١/٢", "७", "²", "1/0", "0/5", "-0", "1.5 1/2", "7.5½", "71/2"),
    *("0.666666666666667", "0.6666666666666667"),
    *(
        "1234567890",
        "1234567890/2",
        "999999999/999999998",
        "0.000001",
        "0.0000001",
        "7.",
        "9. ",
        "= 7",
        "=7½.",
        "==7",
        "7=",
        "7..",
        "=",
        "15⁄2",
        "7 .",
        "=\n7",
        ".5",
        "1,000",
        "1e3",
        "0x7",
        "Infinity",
    ),
    *(
        "",
        " ",
        "\t\n",
        "seven",
        "7 7",
        "7 7 7",
        "7/",
        "/2",
        "1/2/3",
        "7\xa01/2",
        "7\u20091/2",
        "\ufeff7",
        "\x1c7\x1f",
        "\x857",
        "7\u200b",
        "𝟕",
    ),
    *("–3", "—3", "－ 3", "＋7", "\u061c7", "\u200b 7 \u2060", "7\xad", "3–5"),
    *("７", "７．５", "＝ ７", "15／2", "\u2066½\u2069", "٧\u200f", "-.5", ".5½", ".5 1/2", "7 .5", ".", ",5", ".x"),
    *("75%", "75 %", "٪", "٧٥٪", "7½％", "%", "7%%", "50%.", "% 5", "1/2 %", "0,5 %"),
    *("1" * 41, " " * 50 + "7", "7" + " " * 50, "1/2" + "x" * 400, "😀" * 30, "null", "undefined", "NaN"),
]
SIGNS = [*"0123456789" * 2, *"./, -−+=½¼⅔٧٫x%", "\xa0", "\u3000"]

READ = """async (all) => { const {readNumber} = await import("http://cards.test/common/number_reading.js");
    const {canonical} = await import("http://cards.test/common/numbers.js");
    return all.map((said) => { const number = readNumber(said); return number && canonical(number); }); }"""
CHECK = """async (all) => { const {check} = await import("http://cards.test/common/answer.js");
    return all.map(([question, said]) => said.map((one) => check(question, one))); }"""
PACE = """async (all) => { const {after, choose, dueQuestion, pickQuestion, stemsOf} = await import("http://cards.test/lesson/question_order.js");
    return all.map(([course, progress, steps]) => steps.map(([fresh, met, outcome, wanted]) => {
      if (wanted) progress = choose(course, progress, wanted);
      const stood = [dueQuestion(course, progress), stemsOf(course, progress), pickQuestion(course, progress, fresh, met, (name) => name.slice(-1))];
      if (stood[2]) progress = after(course, progress, stood[2], outcome);
      return [...stood, progress]; })); }"""
CAME = """async (all) => { const {outcomeOf} = await import("http://cards.test/lesson/question_order.js"); const {check} = await import("http://cards.test/common/answer.js");
    return all.map(([question, said, hints]) => outcomeOf(said.map((one) => check(question, one)), hints)); }"""


def python_reads(said: str) -> str | None:
    number = read_number(said)
    return None if number is None else canonical(number)


def test_numbers_are_read_alike(modules):
    """Python and the page read a table of spellings alike, and thousands of strings of the characters in numbers."""
    rng = Random(7)
    random = ["".join(rng.choices(SIGNS, k=rng.randint(1, 9))) for _ in range(5000)]
    said = SPELLINGS + random
    expected = [python_reads(one) for one in said]
    assert computed(modules, READ, said) == expected
    assert sum(one is not None for one in expected[len(SPELLINGS) :]) > 500


def decimals(answer: Fraction) -> list[str]:
    """Returns an answer as decimals and percentages, rounded, cut off and a little beside."""
    said = []
    for n in range(5):
        near = floor(answer * 10**n)
        for one in range(near - 1, near + 3):
            said += [f"{Decimal(one).scaleb(-n):f}", f"{Decimal(one).scaleb(2 - n):f} %"]
    return said


def spoken(question: Question) -> list[object]:
    """Returns answers to a question: the right one, each misconception, another order, and nonsense."""
    answers = [question.answer, *question.misconceptions.values()]
    values = [choice.value for choice in question.choices]
    said: list[object] = [None, 7, ["7"], "", "  ", "x", "x" * 401, *SPELLINGS[:12]]
    for answer in answers:
        if isinstance(answer, tuple):
            said += [" ".join(answer), "  ".join(reversed(answer)), " ".join(answer[:-1])]
        elif isinstance(answer, str):
            said += [answer, f" {answer} ", f"{answer} {answer}", answer.upper()]
        else:
            said += [written(answer), canonical(answer), written(answer + 1), written(-answer), f" {written(answer)}\xa0"]
            said += [f"{canonical(answer)}%", f"{written(100 * answer)} %", f"{written(answer + 1)}%"]
            said += decimals(Fraction(answer))
    return [*said, *values, " ".join(values), " ".join(reversed(values)), " ".join([*values, *values[:1]])]


@pytest.mark.parametrize("slug", slugs())
def test_answers_are_checked_alike(modules, slug):
    """For thirty questions of each generator of a lesson, Python and the page judge every answer alike."""
    words = Words()
    questions = [made.question(seed) for made in find(slug).generators for seed in range(30)]
    asked = [[question.to_json(words), spoken(question)] for question in questions]
    expected = [[question.check(one) for one in said] for question, (_, said) in zip(questions, asked, strict=True)]
    assert computed(modules, CHECK, asked) == expected


def test_each_way_to_answer_is_checked_alike(modules):
    words = Words()
    questions = [made.question(1) for made in (*KINDS.values(), *SUMS)]
    asked = [[question.to_json(words), spoken(question)] for question in questions]
    expected = [[question.check(one) for one in said] for question, (_, said) in zip(questions, asked, strict=True)]
    assert computed(modules, CHECK, asked) == expected


def test_practice_is_paced_alike(modules):
    """For random outcomes and choices in all lessons, Python and the page ask the same questions and reach the same state.

    Here the last digit of a question's name is its fact.
    """
    rng = Random(11)
    sessions, expected = [], []
    stages = [stage for slug in slugs() for stage in find(slug).stages if isinstance(stage, Practise)]
    for _ in range(200):
        stage = rng.choice(stages)
        course = Course.of(
            stage.questions, rng.choice([stage.core, ()]), rng.choice([stage.fluency, ()]), rng.choice([None, 2, 4])
        )
        names = [f"{made.kind}.{made.level}.{rng.randint(0, 99)}" for made in stage.questions for _ in range(2)]
        progress = PracticeProgress.start(course, rng.randint(1, 5)).bring_back(rng.sample(names, rng.randint(0, 4)))
        steps, stood = [], []
        begun = progress.to_json()
        for _ in range(40):
            fresh, met = (rng.sample(names, rng.randint(0, len(names))) for _ in range(2))
            wanted = {"top": rng.choice([None, 1, 3, 9]), "fluency": rng.random() < 0.3} if rng.random() < 0.05 else None
            outcome = rng.choice(["first", "first", "first", "helped", "missed"])
            steps.append([fresh, met, outcome, wanted])
            progress = progress.choose(**wanted) if wanted else progress
            due, stems, picked = progress.due, progress.stems, progress.pick(fresh, met, lambda name: name[-1])
            progress = progress.after(picked, outcome) if picked else progress
            stood.append([due, stems, picked, progress.to_json()])
        sessions.append([course.to_json(), begun, steps])
        expected.append(stood)
    assert {stood[-1][-1]["level"] for stood in expected} == {1, 2, 3, 4, 5}
    assert computed(modules, PACE, sessions) == expected


def test_outcomes_of_questions_are_reported_alike(modules):
    words, rng = Words(), Random(3)
    cases, expected = [], []
    for seed in range(200):
        question = replace(SUMS[0].question(seed), answer=Fraction(rng.randint(1, 20), 3))
        ways = ["", "?", "1", str(question.answer), f"{float(question.answer):.2f}", "concatenated"]
        said, hints = rng.choices(ways, k=rng.randint(0, 3)), rng.randint(0, 3)
        cases.append([question.to_json(words), said, hints])
        expected.append(outcome_of(question, said, hints))
    assert computed(modules, CAME, cases) == expected
