"""Practice: the rule of a session, and what is kept from one day to the next."""

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab.lessons import find, slugs
from cardlab.teaching.practice import (
    DUE_AT_ONCE,
    Answered,
    Bank,
    MemoryRefused,
    Pace,
    PracticeMemory,
    outcome_of,
    read_memory,
)
from tests.lessons.trial import SLUG, SUMS

BANK = Bank(SUMS)
NOW = datetime(2026, 10, 5, 9, tzinfo=UTC)
START = Pace((1, 2, 3), 1)


def after(pace: Pace, *outcomes: str) -> Pace:
    for n, outcome in enumerate(outcomes):
        pace = pace.after(f"sum.1.{n}", outcome)
    return pace


# ------------------------------------------------------------------------------------------------ the rule


def test_three_right_in_a_row_are_a_level_up():
    assert after(START, "first", "first").level == 1
    assert after(START, "first", "first", "first").level == 2
    assert after(START, "first", "first", "helped", "first").level == 1
    assert after(START, *["first"] * 9).level == 3
    assert after(START, *["first"] * 5).level == 2


def test_two_missed_in_a_row_are_a_level_down():
    high = Pace((1, 2, 3), 3)
    assert after(high, "missed").level == 3
    assert after(high, "missed", "missed").level == 2
    assert after(high, "missed", "helped", "missed").level == 3
    assert after(high, *["missed"] * 8).level == 1


def test_what_was_missed_comes_back_after_three_others():
    pace = START.after("sum.1.7", "missed")
    for n in range(3):
        assert pace.due is None
        pace = pace.after(f"sum.1.{100 + n}", "first")
    assert pace.due == "sum.1.7"
    assert pace.after("sum.1.7", "first").due is None
    assert pace.after("sum.1.7", "missed").back == (("sum.1.7", 8),)


def test_what_is_due_from_another_day_comes_in_between():
    """Every second question, after a new one to begin with."""
    pace = START.bring(["sum.1.1", "sum.1.2"])
    met = []
    for n in range(4):
        met.append(pace.due or "new")
        pace = pace.after(pace.due or f"sum.2.{n}", "first")
    assert met == ["new", "sum.1.1", "new", "sum.1.2"]


def test_what_came_of_a_question():
    """The first answer decides; blanks and what cannot be read are no answers; a hint before it counts, a later one does not."""
    question = BANK.find("sum.1.5")
    right = str(question.answer)
    assert outcome_of(question, [right], 0) == "first"
    assert outcome_of(question, ["", "?", right], 0) == "first"
    assert outcome_of(question, [right], 1) == "helped"
    assert outcome_of(question, ["99", right], 0) == "missed"
    assert outcome_of(question, [], 3) == "missed"


@given(st.lists(st.sampled_from(["first", "helped", "missed"]), max_size=60))
def test_a_pace_is_always_sound(outcomes):
    """The level is one that there is, each question comes back once, and whatever comes back does so within reach."""
    pace = START
    for n, outcome in enumerate(outcomes):
        pace = pace.after(pace.due or f"sum.1.{n}", outcome)
        assert pace.level in pace.levels
        assert len(dict(pace.back)) == len(pace.back)
        assert all(when <= pace.asked + 3 for _, when in pace.back)


# ------------------------------------------------------------------------------------------------ the questions


@pytest.mark.parametrize("slug", slugs())
def test_a_bank_gives_each_question_again_by_its_name(slug):
    """Of every level of every lesson: the same ones again, of the level asked for, and each kind that it has."""
    practised = next((stage for stage in find(slug).stages if stage.kind == "practise"), None)
    if practised is None:
        return
    bank = Bank(practised.questions)
    for level in bank.levels:
        drawn = list(islice(bank.draws(level, 3), 40))
        assert drawn == list(islice(bank.draws(level, 3), 40))
        for name, question in drawn:
            assert bank.find(name) == question
            assert question.level == level
        kinds = {made.kind for made in practised.questions if made.level == level}
        assert {question.kind for _, question in drawn} == kinds


@pytest.mark.parametrize(
    "name", [None, 7, "", "sum", "sum.1", "sum.9.1", "none.1.1", "sum.1.-1", "sum.1.99999999999", "sum.1.01", "sum.1.1\n"]
)
def test_a_name_of_no_question_is_none(name):
    assert BANK.find(name) is None


def test_facts_are_all_met_before_one_is_met_again():
    facts = [question.practises for _, question in islice(BANK.draws(1, 4), 15)]
    assert len(set(facts)) == 15


# ------------------------------------------------------------------------------------------------ from day to day


def test_what_was_missed_is_due_when_the_learner_comes_back():
    """Even the same day; what was right at the first try is due some days later, with a hint sooner."""
    memory = PracticeMemory(SLUG, 1)
    memory.review("7+6", "sum.1.1", "missed", NOW)
    memory.review("3+2", "sum.1.2", "first", NOW)
    memory.review("4+2", "sum.1.3", "helped", NOW)
    assert memory.due(NOW + timedelta(minutes=1)) == []
    assert memory.due(NOW + timedelta(hours=1)) == ["sum.1.1", "sum.1.3"]
    assert memory.due(NOW + timedelta(days=4)) == ["sum.1.1", "sum.1.3", "sum.1.2"]


def test_a_fact_that_is_known_comes_ever_more_seldom():
    memory, when, gaps = PracticeMemory(SLUG, 1), NOW, []
    for _ in range(5):
        fact = memory.review("7+6", "sum.1.1", "first", when)
        gaps.append(fact.due - when)
        when = fact.due
    assert gaps == sorted(gaps)
    assert gaps[0] >= timedelta(days=1)
    assert gaps[-1] <= timedelta(days=365)


def test_only_some_are_due_at_once():
    memory = PracticeMemory(SLUG, 1)
    for n in range(20):
        memory.review(f"{n}+1", f"sum.1.{n}", "missed", NOW + timedelta(minutes=n))
    assert memory.due(NOW + timedelta(days=9)) == [f"sum.1.{n}" for n in range(DUE_AT_ONCE)]


def known() -> PracticeMemory:
    memory = PracticeMemory(SLUG, 2)
    memory.review("7+6", "sum.1.1", "missed", NOW)
    memory.review("7+6", "sum.1.1", "first", NOW + timedelta(minutes=3))
    memory.review("3+2", "sum.2.2", "first", NOW)
    return memory


def test_a_memory_is_read_back_as_it_was():
    text = json.dumps(known().to_json())
    read, unheard = read_memory(text, SLUG, BANK, NOW + timedelta(days=1))
    assert (read, unheard) == (known(), [])


def test_answers_that_no_scheduler_has_heard_of_travel_along():
    answered = {"question": "sum.1.5", "said": ["12"], "hints": 0, "at": 1_790_000_000_000}
    text = json.dumps({**known().to_json(), "unheard": [answered]})
    assert read_memory(text, SLUG, BANK, NOW)[1] == [Answered("sum.1.5", ("12",), 0, 1_790_000_000_000)]


def test_of_two_memories_what_was_met_later_stays():
    one, other = known(), PracticeMemory(SLUG, 1)
    later = other.review("3+2", "sum.1.9", "missed", NOW + timedelta(days=2))
    other.review("7+6", "sum.1.8", "missed", NOW - timedelta(days=2))
    other.review("9+9", "sum.1.7", "missed", NOW)
    one.take_in(other)
    assert one.facts["3+2"] == later
    assert one.facts["7+6"] == known().facts["7+6"]
    assert set(one.facts) == {"3+2", "7+6", "9+9"}


def changed(**fields) -> str:
    return json.dumps({**known().to_json(), **fields})


def with_fact(**fields) -> str:
    memory = known().to_json()
    memory["facts"]["7+6"].update(fields)
    return json.dumps(memory)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "foreign"),
        (b"{}", "foreign"),
        ("", "foreign"),
        ("{", "foreign"),
        ("[" * 100_000, "foreign"),
        ("1" * 5000, "foreign"),
        ("x" * 400_000, "foreign"),
        ("[]", "foreign"),
        ("{}", "foreign"),
        ('{"version": "1", "lesson": "trial"}', "foreign"),
        (changed(version=2), "newer"),
        (changed(version=0), "broken"),
        (changed(lesson="war"), "other_lesson"),
        (changed(level=7), "broken"),
        (changed(level=True), "broken"),
        (changed(level=[1]), "broken"),
        (changed(facts=[]), "broken"),
        (changed(facts={"7+6": None}), "broken"),
        (changed(facts={"": known().to_json()["facts"]["7+6"]}), "broken"),
        (changed(facts={f"{n}": {} for n in range(3000)}), "broken"),
        (changed(unheard={}), "broken"),
        (changed(unheard=[{}]), "broken"),
        (changed(unheard=[{"question": "sum.1.5", "said": [7], "hints": 0, "at": 1}]), "broken"),
        (changed(unheard=[{"question": "sum.1.5", "said": [], "hints": 0, "at": 1e300}]), "broken"),
        (with_fact(question="nothing"), "broken"),
        (with_fact(state=9), "broken"),
        (with_fact(state=2, step=1), "broken"),
        (with_fact(state=1, step=None), "broken"),
        (with_fact(stability=float("nan")), "broken"),
        (with_fact(stability=float("inf")), "broken"),
        (with_fact(stability=-1), "broken"),
        (with_fact(stability="7"), "broken"),
        (with_fact(difficulty=11), "broken"),
        (with_fact(due="yesterday"), "broken"),
        (with_fact(due="2026-10-05T09:00:00"), "broken"),
        (with_fact(due="9999-12-31T09:00:00+00:00"), "broken"),
        (with_fact(last_review=None), "broken"),
        (with_fact(more=1), "broken"),
    ],
)
def test_a_file_that_is_no_memory_of_this_lesson_is_refused(text, why):
    with pytest.raises(MemoryRefused) as refused:
        read_memory(text, SLUG, BANK, NOW)
    assert refused.value.why == why


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


@given(
    st.sampled_from(["version", "lesson", "level", "facts", "unheard", "question", "state", "step", "stability", "due"]), JSON
)
def test_a_forged_file_is_read_or_refused(field, value):
    """Whatever stands in a field, there is a memory that can be used, or a refusal."""
    memory = {**known().to_json(), "unheard": []}
    (memory if field in memory else memory["facts"]["7+6"])[field] = value
    try:
        read, _ = read_memory(json.dumps(memory), SLUG, BANK, NOW)
    except MemoryRefused:
        return
    read.review("7+6", "sum.1.1", "first", NOW)
    assert read_memory(json.dumps(read.to_json()), SLUG, BANK, NOW)


def test_a_clock_that_goes_wrong_is_not_believed():
    assert Answered("sum.1.1", (), 0, 2**53).when(NOW) == NOW
    assert Answered("sum.1.1", (), 0, 0).when(NOW).year == 2020
    memory = known()
    memory.review("3+2", "sum.1.1", "first", NOW - timedelta(days=300))
    assert memory.facts["3+2"].last_review == NOW


def test_nothing_heavy_is_loaded_before_something_is_answered():
    code = "import cardlab.teaching.practice, sys; print('fsrs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
