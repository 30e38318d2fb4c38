"""Practice: the rules of a session, and what the memory stores from one day to the next."""

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab.core.errors import OptionError
from cardlab.lessons import find, slugs
from cardlab.teaching.lesson import Practise
from cardlab.teaching.practice import (
    Answered,
    Bank,
    Course,
    MemoryRefused,
    PracticeMemory,
    PracticeProgress,
    Rung,
    is_mastered,
    looks_of,
    outcome_of,
    read_memory,
    stem_of,
)
from cardlab.teaching.practice.memory import DUE_AT_ONCE
from cardlab.teaching.question import QuestionGenerator
from tests.lessons.sample_lesson import SLUG, SUMS

BANK = Bank(SUMS)
NOW = datetime(2026, 10, 5, 9, tzinfo=UTC)
COURSE = Course(
    (
        Rung(1, ("sum.1", "land.1")),
        Rung(2, ("sum.2", "missing.2", "greater.2"), ("makes.2", "pairs.2")),
        Rung(3, ("sum.3",), ("chance.3",)),
        Rung(4, ("sum.4",)),
    ),
    fluency=(Rung(1, ("sum.1",)), Rung(2, ("sum.2",)), Rung(3, ("sum.3",)), Rung(4, ("sum.4",))),
    top=3,
)
START = PracticeProgress.start(COURSE)


def after(progress: PracticeProgress, *outcomes: str) -> PracticeProgress:
    """Answers questions of the next kinds with these outcomes."""
    for outcome in outcomes:
        progress = progress.after(progress.due or f"{progress.stems[0]}.{progress.answered}", outcome)
    return progress


def met(progress: PracticeProgress, n: int, *outcomes: str) -> list[str]:
    """Returns the next n questions, answered with these outcomes, of which the last one repeats."""
    asked = []
    for i in range(n):
        asked.append(progress.due or f"{progress.stems[0]}.{progress.answered}")
        progress = progress.after(asked[-1], outcomes[min(i, len(outcomes) - 1)])
    return asked


# ------------------------------------------------------------------------------------------------- kinds and levels


def test_a_course_has_core_kinds_on_each_level():
    """A level with few core kinds of its own also has those of the levels below, each kind once; all other kinds are not core."""
    stage = Practise(
        tuple(
            QuestionGenerator(kind, level, SUMS[0].make) for level, kinds in enumerate(("ab", "ax", "xyz"), 1) for kind in kinds
        ),
        core=("a", "b"),
        fluency=("a",),
    )
    course = Course.of(stage.questions, stage.core, stage.fluency, top=2)
    assert course.rungs == (
        Rung(1, ("a.1", "b.1")),
        Rung(2, ("a.2", "b.1"), ("x.2",)),
        Rung(3, ("a.2", "b.1"), ("x.3", "y.3", "z.3")),
    )
    assert course.fluency == (Rung(1, ("a.1",)), Rung(2, ("a.2",)))
    assert course.top == 2
    assert Course.of(stage.questions).rungs[2] == Rung(3, ("x.3", "y.3", "z.3", "a.2"))


@pytest.mark.parametrize("slug", slugs())
def test_a_lesson_declares_its_core_kinds(slug):
    """Its core kinds and those of its fluency round are kinds that it has, and each has a level."""
    for stage in (stage for stage in find(slug).stages if isinstance(stage, Practise)):
        kinds = {made.kind for made in stage.questions}
        assert set(stage.fluency) <= set(stage.core) <= kinds
        assert stage.fluency, "say which kinds the lesson is about and which make the fluency round: Practise(…, core, fluency)"
        course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
        assert all(rung.core and set(rung.stems) >= own(rung, stage) for rung in course.rungs)


def test_a_stage_that_names_an_unknown_kind_is_refused():
    with pytest.raises(OptionError, match="Practise: core has 'smu', but no question is of that kind. Did you mean 'sum'?"):
        Practise(SUMS, core=("smu",))
    with pytest.raises(OptionError, match="Practise: fluency has 'x'"):
        Practise(SUMS, fluency=("x",))
    with pytest.raises(OptionError, match="Practise: top is 0, but must be at least 1"):
        Practise(SUMS, top=0)


def own(rung: Rung, stage: Practise) -> set[str]:
    return {f"{made.kind}.{made.level}" for made in stage.questions if made.level == rung.level}


# ------------------------------------------------------------------------------------------------ the rules


def test_a_level_ends_when_each_kind_and_three_questions_have_been_right():
    assert after(START, "first", "first").level == 1
    assert after(START, "first", "first", "first").level == 2
    right_on_sums = START
    for n in range(12):
        name = f"{right_on_sums.stems[0]}.{n}"
        right_on_sums = right_on_sums.after(name, "first" if name.startswith("sum") else "helped")
    assert right_on_sums.level == 1
    assert after(right_on_sums, "first", "first").level == 2


def test_the_top_level_is_not_passed():
    """The course or the learner may set it."""
    assert after(START, *["first"] * 99).level == 3
    assert after(START.choose(top=4, fluency=False), *["first"] * 99).level == 4
    assert after(START.choose(top=2, fluency=False), *["first"] * 99).level == 2
    assert after(START, *["first"] * 99).choose(top=1, fluency=False).level == 1


def test_kinds_take_turns_and_those_without_a_right_answer_come_first():
    assert [stem_of(name) for name in met(START, 3, "first", "helped", "first")] == ["sum.1", "land.1", "sum.1"]
    stuck = [stem_of(name) for name in met(START.at_level(2), 8, "helped", "first")]
    assert stuck[:3] == ["sum.2", "missing.2", "greater.2"]
    assert set(stuck) == {"sum.2", "missing.2", "greater.2", "makes.2", "pairs.2"}


@pytest.mark.parametrize("outcome", ["first", "helped", "missed"])
def test_in_any_ten_at_least_seven_are_core(outcome):
    core = [stem_of(name) in COURSE.core for name in met(START.choose(top=2, fluency=False).at_level(2), 60, outcome)]
    assert min(sum(core[i : i + 10]) for i in range(50)) >= 7
    assert all(core[:3])


def test_the_fluency_round_has_only_the_simplest_kinds():
    simple = START.choose(top=None, fluency=True)
    assert {name.split(".")[0] for name in met(simple, 30, "first", "missed", "first")} == {"sum"}
    assert after(simple, *["first"] * 6).level == 3
    assert after(simple, "first").choose(top=None, fluency=False).stems == ["land.1", "sum.1"]


def test_two_misses_in_a_row_lower_the_level():
    high = START.at_level(3)
    assert after(high, "missed").level == 3
    assert after(high, "missed", "missed").level == 2
    assert after(high, "missed", "helped", "missed").level == 3
    assert after(high, *["missed"] * 8).level == 1


def test_a_missed_question_returns_after_four_others_then_after_nine_then_another_day():
    first, *others = met(START, 40, "missed", *["helped"] * 4, "missed", "helped")
    assert [n for n, name in enumerate(others, 1) if name == first] == [5, 15]
    assert met(START, 40, "missed", "helped").count(first) == 2  # retired by a right second try
    missed_for_ever = met(START, 40, "missed", *["helped"] * 4, "missed", *["helped"] * 9, "missed", "helped")
    assert missed_for_ever.count(first) == 3


def test_at_most_two_questions_wait_and_new_ones_come_between():
    progress, waiting = START, set()
    asked = []
    for _ in range(60):
        asked.append(progress.due or f"{progress.stems[0]}.{progress.answered}")
        progress = progress.after(asked[-1], "missed")
        waiting.add(len(progress.waiting))
        assert progress.level == 1
    assert waiting == {1, 2}
    back = [name in asked[:n] for n, name in enumerate(asked)]
    assert sum(back) > 10
    assert not any(one and other for one, other in pairwise(back))
    assert max(asked[n : n + 10].count(name) for n in range(50) for name in asked) == 2


def test_questions_due_from_another_day_are_mixed_in_two_at_a_time():
    """Each comes after a new one, and a right answer makes room for another."""
    names = [f"sum.1.{n}" for n in range(90, 94)]
    progress = START.bring_back(names)
    assert ([entry.question for entry in progress.returning], list(progress.later)) == (names[:2], names[2:])
    asked = met(progress, 9, "helped")
    assert [name for name in asked if name in names] == names
    assert [name in names for name in asked] == [False, True] * 4 + [False]
    assert progress.bring_back(names) == progress


def test_waiting_questions_above_the_learners_level_stay_away():
    progress = START.choose(top=1, fluency=False).bring_back(["chance.3.1", "sum.1.1"])
    asked = met(progress, 20, "helped")
    assert "sum.1.1" in asked
    assert "chance.3.1" not in asked


def test_questions_that_are_no_longer_asked_wait_for_nothing():
    """A learner who chooses a lower level, or only the simplest kinds, gets missed questions from there again."""
    high = after(START.at_level(2), "missed", "helped", "missed")
    assert len(high.returning) == 2
    low = high.choose(top=1, fluency=False)
    assert (low.level, low.returning) == (1, ())
    missed = met(low, 8, "missed", "helped")
    assert missed[0] == missed[5]
    assert [stem_of(entry.question) for entry in high.choose(top=None, fluency=True).returning] == ["sum.2"]


def test_the_order_in_which_questions_are_picked():
    """Waiting questions come first, then a new one of the most wanted kind, then the one asked longest ago."""
    back = after(START.bring_back(["sum.1.5"]), "helped")
    assert back.pick(["land.1.1"], ["sum.1.5"]) == "sum.1.5"
    assert back.pick(["land.1.1"], []) == "land.1.1"
    assert START.pick(["land.1.1", "sum.1.7", "sum.1.8"], []) == "sum.1.7"
    assert START.pick(["sum.3.1"], ["sum.2.1", "land.1.3", "land.1.2"]) == "land.1.3"
    assert START.pick(["sum.3.1"], ["sum.2.1"]) == "sum.2.1"
    assert START.pick(["sum.3.1"], []) == "sum.3.1"
    assert START.pick([], []) is None
    facts = {"land.1.1": "3+2", "sum.1.7": "3+2", "sum.1.8": "4+1"}.__getitem__
    assert START.pick(["sum.1.7", "sum.1.8"], ["land.1.1"], facts) == "sum.1.8"  # a fact that was asked just now rests
    assert START.pick(["sum.1.7"], ["land.1.1"], facts) == "sum.1.7"  # unless there is no other
    assert START.bring_back(["land.1.1"]).pick(["sum.1.7", "sum.1.8"], [], facts) == "sum.1.8"  # and one that returns soon


def test_the_outcome_of_a_question():
    """The first answer decides. Blank and unreadable answers do not count. A hint before it counts, a later one does not."""
    question = BANK.find("sum.1.5")
    right = str(question.answer)
    assert outcome_of(question, [right], 0) == "first"
    assert outcome_of(question, ["", "?", right], 0) == "first"
    assert outcome_of(question, [right], 1) == "helped"
    assert outcome_of(question, ["99", right], 0) == "missed"
    assert outcome_of(question, [], 3) == "missed"


@given(
    st.lists(
        st.tuples(st.sampled_from(["first", "helped", "missed"]), st.none() | st.integers(1, 9), st.booleans()), max_size=60
    )
)
def test_progress_is_always_valid(steps):
    """The level exists and is allowed, at most two questions wait, and stored progress is read back unchanged."""
    progress = START
    for n, (outcome, top, fluency) in enumerate(steps):
        progress = progress.choose(top=top, fluency=fluency) if n % 7 == 6 else progress
        progress = progress.after(progress.due or f"{progress.stems[0]}.{n}", outcome)
        assert progress.level in [rung.level for rung in progress.rungs]
        assert progress.level <= (3 if progress.top is None else progress.top)
        assert len(progress.returning) <= 2
        assert set(progress.stems) <= set(progress.rung.stems)
        assert PracticeProgress.from_json(json.loads(json.dumps(progress.to_json())), COURSE) == progress


# ------------------------------------------------------------------------------------------------ the questions


@pytest.mark.parametrize("slug", slugs())
def test_a_bank_finds_each_question_by_its_name(slug):
    """For every level of every lesson, the draws can be repeated, have the requested level, and cover each of its kinds."""
    practised = next((stage for stage in find(slug).stages if stage.kind == "practise"), None)
    if practised is None:
        return
    bank = Bank(practised.questions)
    for made in practised.questions:
        stem = f"{made.kind}.{made.level}"
        drawn = list(islice(bank.draws(stem, 3), 12))
        assert drawn == list(islice(bank.draws(stem, 3), 12))
        for name, question in drawn:
            assert stem_of(name) == stem
            assert bank.find(name) == question
            assert (question.kind, question.level) == (made.kind, made.level)


@pytest.mark.parametrize(
    "name", [None, 7, "", "sum", "sum.1", "sum.9.1", "none.1.1", "sum.1.-1", "sum.1.99999999999", "sum.1.01", "sum.1.1\n"]
)
def test_an_unknown_question_is_none(name):
    assert BANK.find(name) is None


def test_no_fact_repeats_before_all_have_come():
    facts = [question.practises for _, question in islice(BANK.draws("sum.1", 4), 15)]
    assert len(set(facts)) == 15


def test_few_questions_repeat_as_late_as_possible():
    """In a kind of ten questions, several others come between two equal ones."""
    bank = Bank(
        tuple(
            made
            for slug in ["fast_food"]
            for stage in find(slug).stages
            if stage.kind == "practise"
            for made in stage.questions
        )
    )
    looks = [looks_of(question) for _, question in islice(bank.draws("score.4", 5), 60)]
    assert len(set(looks)) == 10
    gaps = [n - max(i for i in range(n) if looks[i] == look) for n, look in enumerate(looks) if look in looks[:n]]
    assert min(gaps) >= 4


def test_a_fact_returns_in_another_question_if_possible():
    """The same fact comes with other cards. A kind with a single question repeats it, and an unknown question gives none."""
    stage = next(stage for stage in find("addition_war").stages if isinstance(stage, Practise))
    bank = Bank(stage.questions)
    name, question = next(bank.draws("greater.1", 3))
    other = bank.another(name, 4)
    assert other != name
    assert bank.find(other).practises == question.practises
    assert looks_of(bank.find(other)) != looks_of(question)
    assert BANK.another("sum.1.5", 4) == "sum.1.5"
    assert bank.another("none.1.5", 4) is None


# ------------------------------------------------------------------------------------------------ from day to day


def test_a_missed_question_is_due_when_the_learner_returns():
    """It is due even on the same day. A question that was right at the first try is due some days later, and sooner after a
    hint.
    """
    memory = PracticeMemory(SLUG, 1)
    memory.review("7+6", "sum.1.1", "missed", NOW)
    memory.review("3+2", "sum.1.2", "first", NOW)
    memory.review("4+2", "sum.1.3", "helped", NOW)
    assert memory.due(NOW + timedelta(minutes=1)) == []
    assert memory.due(NOW + timedelta(hours=1)) == [("7+6", "sum.1.1"), ("4+2", "sum.1.3")]
    assert [fact for fact, _ in memory.due(NOW + timedelta(days=4))] == ["7+6", "4+2", "3+2"]


def test_a_known_fact_comes_less_and_less_often():
    memory, when, gaps = PracticeMemory(SLUG, 1), NOW, []
    for _ in range(5):
        fact = memory.review("7+6", "sum.1.1", "first", when)
        gaps.append(fact.due - when)
        when = fact.due
    assert gaps == sorted(gaps)
    assert gaps[0] >= timedelta(days=1)
    assert gaps[-1] <= timedelta(days=365)


def remembered(*answers: tuple[int, str]) -> PracticeMemory:
    """Returns a memory after answers to questions of one kind with different numbers, given as minute and outcome."""
    memory = PracticeMemory(SLUG, 1)
    for n, (minute, outcome) in enumerate(answers):
        memory.review(f"{n}+1", f"sum.1.{n}", outcome, NOW + timedelta(minutes=minute))
    return memory


@pytest.mark.parametrize(
    ("answers", "is_up"),
    [
        ([(0, "first")], False),
        ([(0, "first"), (1, "first"), (2, "first")], False),  # one occasion
        ([(0, "first"), (6, "first")], True),
        ([(0, "first"), (60 * 24, "first")], True),
        ([(0, "first"), (6, "helped")], False),
        ([(0, "missed"), (2, "first")], False),
        ([(0, "missed"), (2, "first"), (8, "first")], True),
        ([(0, "first"), (3, "missed"), (6, "first")], False),  # the first one was luck
    ],
)
def test_a_card_turns_after_two_occasions_with_right_first_tries(answers, is_up):
    memory = remembered(*answers)
    assert is_mastered(memory.skills["sum.1"]) is is_up
    assert memory.turned == ({"sum.1"} if is_up else set())


def test_a_turned_card_never_turns_back_and_is_due_days_later_or_at_once_after_a_miss():
    memory = remembered((0, "first"), (6, "first"))
    assert memory.skills["sum.1"].due > NOW + timedelta(days=1)
    memory.review("9+1", "sum.1.9", "missed", NOW + timedelta(days=1))
    assert memory.skills["sum.1"].due < NOW + timedelta(days=1, hours=1)
    assert not is_mastered(memory.skills["sum.1"])
    assert memory.turned == {"sum.1"}
    assert read_memory(json.dumps(memory.to_json()), SLUG, BANK, NOW + timedelta(days=2))[0] == memory


def test_merged_memories_keep_all_turned_cards():
    one, other = PracticeMemory(SLUG, 1), remembered((0, "first"), (6, "first"))
    one.take_in(other)
    assert (one.turned, one.skills) == (other.turned, other.skills)


def test_a_file_from_before_the_deck_is_read():
    memory = {name: value for name, value in known().to_json().items() if name not in ("skills", "turned")}
    read, _ = read_memory(json.dumps(memory), SLUG, BANK, NOW + timedelta(days=1))
    assert (read.facts, read.skills, read.turned) == (known().facts, {}, set())


def test_only_some_are_due_at_once():
    memory = PracticeMemory(SLUG, 1)
    for n in range(20):
        memory.review(f"{n}+1", f"sum.1.{n}", "missed", NOW + timedelta(minutes=n))
    assert memory.due(NOW + timedelta(days=9)) == [(f"{n}+1", f"sum.1.{n}") for n in range(DUE_AT_ONCE)]


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


def test_a_file_from_before_the_choices_is_read():
    memory = {name: value for name, value in known().to_json().items() if name not in ("top", "fluency")}
    assert read_memory(json.dumps(memory), SLUG, BANK, NOW + timedelta(days=1))[0] == known()


def test_unsent_answers_are_stored_too():
    answered = {"question": "sum.1.5", "said": ["12"], "hints": 0, "at": 1_790_000_000_000}
    text = json.dumps({**known().to_json(), "unheard": [answered]})
    assert read_memory(text, SLUG, BANK, NOW)[1] == [Answered("sum.1.5", ("12",), 0, 1_790_000_000_000)]


def test_merged_memories_keep_the_later_review():
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
        (changed().replace("{", '{"version": 1,', 1), "foreign"),
        ("{}", "foreign"),
        ('{"version": "1", "lesson": "trial"}', "foreign"),
        (changed(version=2), "newer"),
        (changed(version=0), "broken"),
        (changed(lesson="war"), "other_lesson"),
        (changed(level=7), "broken"),
        (changed(level=True), "broken"),
        (changed(level=[1]), "broken"),
        (changed(top=0), "broken"),
        (changed(top="3"), "broken"),
        (changed(fluency=None), "broken"),
        (changed(mastered="sum.1"), "broken"),
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
        (with_fact(stability=float("nan")), "foreign"),
        (with_fact(stability=float("inf")), "foreign"),
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
def test_a_file_that_is_not_of_this_lesson_is_refused(text, why):
    with pytest.raises(MemoryRefused) as refused:
        read_memory(text, SLUG, BANK, NOW)
    assert refused.value.why == why


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


@given(
    st.sampled_from(
        [
            *("version", "lesson", "level", "top", "fluency", "facts", "skills", "turned", "unheard"),
            *("question", "state", "step", "stability", "due"),
        ]
    ),
    JSON,
)
def test_a_forged_file_is_read_or_refused(field, value):
    """Any value of a field gives a usable memory, or a refusal."""
    memory = {**known().to_json(), "unheard": []}
    (memory if field in memory else memory["facts"]["7+6"])[field] = value
    try:
        read, _ = read_memory(json.dumps(memory), SLUG, BANK, NOW)
    except MemoryRefused:
        return
    read.review("7+6", "sum.1.1", "first", NOW)
    assert read_memory(json.dumps(read.to_json()), SLUG, BANK, NOW)


def test_a_wrong_clock_is_not_trusted():
    assert Answered("sum.1.1", (), 0, 2**53).when(NOW) == NOW
    assert Answered("sum.1.1", (), 0, 0).when(NOW).year == 2020
    memory = known()
    memory.review("3+2", "sum.1.1", "first", NOW - timedelta(days=300))
    assert memory.facts["3+2"].last_review == NOW


def test_the_scheduler_is_loaded_with_the_first_answer():
    code = "import cardlab.teaching.practice, sys; print('fsrs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
