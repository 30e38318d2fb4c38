"""The session of practice and of an exit ticket answers every message of a browser, and loses no memory."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from urllib.parse import urlencode

import pytest

from cardlab.core.errors import OptionError
from cardlab.lessons import find, slugs
from cardlab.protocol.messages import parse
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.practice import AHEAD, AT_ONCE, ELSEWHERE, FIRST, Practice
from cardlab.sessions.query_parameters import lesson_from_query
from cardlab.sessions.widget_sessions import resolved, widget_session_of
from cardlab.teaching.lesson import ExitTicket, Practise, Practised
from cardlab.teaching.number_pad import signs_by_kind, signs_of
from cardlab.teaching.number_reading import written
from cardlab.teaching.practice import stem_of
from cardlab.teaching.question import RIGHT, QuestionGenerator
from cardlab.widgets import LessonWidget, lesson_widget
from cardlab.words.words import Words
from tests.lessons.sample_lesson import SLUG, SUMS
from tests.lessons.simulated_learner import spoken

NOW = datetime(2026, 10, 5, 9, tzinfo=UTC)
AT = int(NOW.timestamp() * 1000)
NONSENSE = [None, 7, "x", [], {}, {"a": 1}, float("nan"), "sum.1.1" * 100, ["12"] * 50, [["12"]], -1, 10**30, True]


def practice(now=NOW) -> Practice:
    return Practice(SLUG, Practise(SUMS), 5, Words(), now=lambda: now)


def answered(stage_session: Practice, question: str, *said: str, at: int = AT, hints: int = 0) -> dict:
    return stage_session.answer(
        parse({"do": "answer_question", "question": question, "said": list(said), "hints": hints, "at": at})
    )


def right(stage_session: Practice, name: str) -> str:
    return written(stage_session.bank.find(name).answer)


def names(stage_session: Practice, level: int) -> list[str]:
    return [told["id"] for told in stage_session.state()["questions"] if told["level"] == level]


def test_questions_of_every_level_are_sent_in_advance():
    page = practice().state()
    assert [sum(told["level"] == level for told in page["questions"]) for level in (1, 2, 3)] == [AHEAD] * 3
    assert json.loads(json.dumps(page))["pace"]["level"] == 1


def test_the_session_checks_each_answer_again():
    """The page sends the answer, not whether it was right."""
    stage_session = practice()
    first, second = names(stage_session, 1)[:2]
    reply = answered(stage_session, first, right(stage_session, first))
    assert (reply["did"], reply["heard"], reply["pace"]["turns"]) == ("answer_question", AT, [["sum.1", 0, 1]])
    assert list(reply["facts"]) == [stage_session.bank.find(first).practises]
    assert answered(stage_session, second, "99", right(stage_session, second), at=AT + 1)["pace"]["missed"] == 1
    assert stage_session.answers[1][1] == ["trial.sum.other", "trial.sum.right"]


def test_the_second_child_of_a_pair_has_her_own_memory():
    """Her answer counts for the choice of the next questions, but not for the learner's memory. Her own memory comes back with
    the answer included.
    """
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answer = {"question": name, "said": [right(stage_session, name)], "hints": 0, "at": AT}
    nothing = stage_session.memory.to_json()
    reply = stage_session.answer(parse({"do": "answer_question", **answer, "by_partner": True}))
    assert (reply["came"], reply["pace"]["asked"], reply["facts"], reply["mastered"]) == (["first"], 1, {}, [])
    assert stage_session.memory.to_json() == nothing
    again = stage_session.answer(parse({"do": "answer_question", **answer, "by_partner": True}))
    assert again["pace"]["asked"] == 1  # a repeated message counts once
    hers = {**nothing, "unheard": [answer]}
    told = stage_session.answer(parse({"do": "review_memory", "memory": json.dumps(hers), "at": AT + 1}))
    assert (told["did"], told["heard"], set(told)) == ("review_memory", AT + 1, {"did", "heard", "partner"})
    assert list(told["partner"]["facts"]) == [stage_session.bank.find(name).practises]
    assert told["partner"]["mastered"] == [stem_of(name)]
    assert stage_session.memory.to_json() == nothing
    assert "refused" in stage_session.answer(parse({"do": "review_memory", "memory": "[]", "at": AT + 2}))
    assert "refused" in stage_session.answer(parse({"do": "review_memory", "at": AT + 2}))


def test_a_page_opened_with_others_begins_with_fewer_questions_and_gets_more():
    stage_session = practice()
    page = run_here(stage_session.making_state())
    assert [sum(told["level"] == level for told in page["questions"]) for level in (1, 2, 3)] == [FIRST, ELSEWHERE, ELSEWHERE]
    there = [told["id"] for told in page["questions"] if told["level"] == 1]
    for n in range(2 * AHEAD):
        name = there.pop(0)
        reply = answered(stage_session, name, right(stage_session, name), at=AT + n, hints=1)  # stays on the level
        assert len(reply["more"]) == min(AT_ONCE, AHEAD - len(there))
        assert all(told["level"] == 1 and told["id"] not in there for told in reply["more"])
        there += [told["id"] for told in reply["more"]]
    assert len(there) == AHEAD


@pytest.mark.parametrize("slug", slugs())
def test_a_number_pad_has_the_signs_for_all_questions_of_a_kind(slug):
    """The signs of a single question would be a hint, and a missing sign could not be typed on a phone."""
    stage = next(stage for stage in find(slug).stages if isinstance(stage, Practise))
    for kind, signs in signs_by_kind(stage.questions).items():
        made = [one.question(seed) for one in stage.questions if one.kind == kind for seed in range(200, 240)]
        assert signs == signs_of(made), kind


def test_an_unreadable_answer_gets_examples_that_fit_its_kind():
    """A child of six who adds gets no example such as 15/2, but one who calculates with halves does."""
    stage = next(stage for stage in find("seven_twenty_seven").stages if isinstance(stage, Practise))
    page = Practice("seven_twenty_seven", stage, 5, Words()).state()
    told = {
        question["signs"]: question["replies"]["unreadable"]
        for question in page["questions"]
        if question["answer_type"] == "number"
    }
    assert "7" in told[""]
    assert "½" not in told[""]
    assert "7½" in told["½"]
    assert "/" not in told["½"]
    ticket = Ticket(find("addition_war").stages[-1], 5, 0, Words()).state()
    assert all("½" not in one["unreadable"] for one in ticket["questions"] if one["signs"] == "")


def test_a_repeated_answer_counts_once():
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answered(stage_session, name, "99")
    assert answered(stage_session, name, "99")["heard"] == AT
    assert stage_session.progress.answered == 1


def test_a_missed_question_is_there_for_a_page_that_is_opened_later():
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answered(stage_session, name, "99")
    assert name in names(stage_session, 1)
    assert stage_session.state()["pace"]["back"] == [[name, 5, 5]]


@pytest.mark.parametrize("value", NONSENSE)
@pytest.mark.parametrize("field", ["question", "said", "hints", "at"])
def test_an_unknown_message_changes_nothing(field, value):
    stage_session = practice()
    name = names(stage_session, 1)[0]
    if (field, value) not in [("said", []), ("hints", 7), ("at", 7)]:
        message = {"do": "answer_question", "question": name, "said": ["12"], "hints": 0, "at": AT, field: value}
        assert "refused" in stage_session.answer(parse(message))
        assert (stage_session.progress.answered, stage_session.answers, stage_session.memory.facts) == (0, [], {})


def test_a_memory_file_is_loaded_and_due_questions_are_asked():
    """The level is that of the file, missed facts return in questions, and its unsent answers are processed."""
    stage_session = practice()
    missed, unheard = names(stage_session, 2)[:2]
    answered(stage_session, missed, "99")
    file = stage_session.memory.to_json() | {"level": 2}
    file["unheard"] = [{"question": unheard, "said": ["99"], "hints": 0, "at": AT + 5}]
    later = practice(NOW + timedelta(days=1))
    reply = later.answer(parse({"do": "load_memory", "memory": json.dumps(file), "at": AT + 9}))
    assert reply["pace"]["level"] == 2
    back = [name for name, _, _ in reply["pace"]["back"]]
    assert {later.bank.find(name).practises for name in back} == {
        stage_session.bank.find(name).practises for name in (missed, unheard)
    }
    assert set(back) <= {told["id"] for told in reply["more"]}
    assert len(reply["memory"]["facts"]) == 2


def test_due_questions_are_there_when_a_page_is_reopened():
    """This needs no file, if the server has stored the practice overnight."""
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answered(stage_session, name, "99", at=AT - 3 * 86_400_000)
    again = practice(NOW)
    kept = json.loads(json.dumps(stage_session.saved()))
    kept["pace"]["back"] = []
    again.restore(kept)
    page = again.state()
    [[back, _, _]] = page["pace"]["back"]
    assert again.bank.find(back).practises == stage_session.bank.find(name).practises
    assert back in [told["id"] for told in page["questions"]]
    assert again.state() == page


def test_a_reopened_page_has_its_set_and_its_right_kinds():
    """It has the outcomes since the last full ten, as the page itself counted. A kind that was right stays right."""
    stage_session = practice()
    names = [one["id"] for one in stage_session.state()["questions"] if one["id"].startswith("sum.1.")][:3]
    answered(stage_session, names[0], right(stage_session, names[0]))
    answered(stage_session, names[1], right(stage_session, names[1]), at=AT + 1, hints=1)
    told = answered(stage_session, names[2], "99", at=AT + 2)
    assert (told["came"], told["mastered"]) == (["first", "helped", "missed"], ["sum.1"])
    again = practice()
    again.restore(json.loads(json.dumps(stage_session.saved())))
    page = again.state()
    assert (page["came"], page["memory"]["mastered"]) == (["first", "helped", "missed"], ["sum.1"])
    assert page["course"]["kinds"] == {"sum": "Sums"}
    for n in range(7):
        answered(again, names[n % 2], right(again, names[n % 2]), at=AT + 3 + n)
    assert again.state()["came"] == []  # ten are a set


def test_choices_are_stored_and_sent():
    """They are the highest level and the fluency round, and a file has them too. The lesson's own limit is not a choice."""
    stage = next(stage for stage in find("addition_war").stages if isinstance(stage, Practise))
    stage_session = Practice("addition_war", stage, 5, Words())
    run_here(stage_session.making_state())
    assert (stage_session.progress.top, [rung.level for rung in stage_session.progress.rungs]) == (None, [1, 2, 3])
    reply = stage_session.answer(parse({"do": "set_practice", "top": 4, "fluency": True, "at": AT}))
    assert (reply["did"], reply["heard"]) == ("set_practice", AT)
    assert (reply["pace"]["top"], reply["pace"]["fluency"]) == (4, True)
    assert {told["kind"] for told in reply["more"]} == {"sum"}
    later = Practice("addition_war", stage, 6, Words())
    later.answer(parse({"do": "load_memory", "memory": json.dumps(stage_session.memory.to_json()), "at": AT}))
    assert (later.progress.top, later.progress.fluency) == (4, True)


@pytest.mark.parametrize("wrong", [{"top": 0}, {"top": 10}, {"top": "3"}, {"top": True}, {"fluency": 1}, {"fluency": None}])
def test_an_unknown_choice_is_refused(wrong):
    stage_session = practice()
    before = stage_session.state()
    assert "refused" in stage_session.answer(parse({"do": "set_practice", "top": 2, "fluency": False, "at": AT, **wrong}))
    assert stage_session.state() == before


def test_data_of_an_earlier_version_are_restored():
    """These are files and sessions from before each kind had to be right."""
    stage_session = practice()
    first, second, third = names(stage_session, 1)[:3]
    memory = {"version": 1, "lesson": SLUG, "level": 2, "facts": {}}
    back = [[first, 4], [second, 6], [third, 7]]
    progress = {"levels": [1, 2, 3], "level": 2, "first": 1, "missed": 1, "asked": 3, "back": back}
    stage_session.restore({"memory": memory, "pace": progress, "answers": []})
    assert (stage_session.progress.level, stage_session.progress.answered, stage_session.progress.waiting) == (
        2,
        3,
        [first, second, third],
    )
    stage_session.answer(parse({"do": "load_memory", "memory": json.dumps(memory), "at": AT}))
    assert (stage_session.memory.top, stage_session.memory.fluency) == (None, False)


def test_a_teacher_chooses_levels_and_kinds():
    """A learner's memory of other levels is stored, but not asked about."""
    stage = next(stage for stage in find("addition_war").stages if isinstance(stage, Practise))
    high = Practice("addition_war", stage.only("4-5"), 5, Words(), lambda: NOW, whole=stage)
    [name, *_] = names(high, 5)
    answered(high, name, "99", at=AT - 3 * 86_400_000)
    stage_session = Practice("addition_war", stage.only("1-2", ["sum", "missing"]), 5, Words(), lambda: NOW, whole=stage)
    reply = stage_session.answer(parse({"do": "load_memory", "memory": json.dumps(high.memory.to_json()), "at": AT}))
    assert (reply["pace"]["level"], reply["pace"]["back"]) == (2, [])
    assert list(reply["memory"]["facts"]) == [stage_session.bank.find(name).practises]
    assert {(told["kind"], told["level"]) for told in stage_session.state()["questions"]} == {
        ("sum", 1),
        ("sum", 2),
        ("missing", 2),
    }


@pytest.mark.parametrize(
    ("levels", "kinds", "told"),
    [
        ("9", [], "levels is '9', but there are questions only at levels 1-5: write '1-5'."),
        ("3-1", [], "levels is '3-1', but must be"),
        ("1-", [], "levels is '1-', but must be"),
        ("", ["smu"], "kinds: 'smu' is not a kind of question that is practised. Did you mean 'sum'?"),
        ("1-2", ["chance"], "levels is '1-2', but chance can be asked only at 5."),
    ],
)
def test_unknown_levels_and_kinds_are_refused_in_python(levels, kinds, told):
    with pytest.raises(OptionError, match=re.escape(told)):
        LessonWidget("addition_war", levels=levels, kinds=kinds)


@pytest.mark.parametrize(
    ("query", "levels", "kinds"),
    [
        ({"levels": "1-4", "kinds": "sum,missing"}, "1-4", ("sum", "missing")),
        ({"levels": " 2 ", "kinds": " sum , nonsense,"}, "2", ("sum",)),
        ({"levels": "9", "kinds": "sum"}, "", ("sum",)),
        ({"levels": "1-2", "kinds": "chance"}, "1-2", ()),
        ({"levels": "٣", "kinds": "<script>"}, "", ()),
        ({}, "", ()),
    ],
)
def test_an_address_chooses_levels_and_kinds_and_errors_are_ignored(query, levels, kinds):
    asked = lesson_from_query({"lesson": "addition_war", **query})
    assert (asked.levels, asked.kinds) == (levels, kinds)
    described = resolved({"kind": "asked", "of": "lesson", "said": {}}, query)
    assert (described["levels"], described["kinds"]) == (levels, list(kinds))
    end = widget_session_of(json.loads(json.dumps(described)), lambda _: None, lambda _: None)
    rungs = end.session.stage_session("practise").progress.rungs
    practised = {stem_of(stem) for rung in rungs for stem in rung.stems}
    assert practised == set(kinds) if kinds else len(practised) > 3


@pytest.mark.parametrize("text", [None, "", "{}", "x" * 500_000, json.dumps({"version": 1, "lesson": "war"})])
def test_a_refused_file_changes_nothing(text):
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answered(stage_session, name, "99")
    before = stage_session.state()
    reply = stage_session.answer(parse({"do": "load_memory", "memory": text, "at": AT}))
    assert reply["refused"].endswith("Nothing here has changed.")
    assert stage_session.state() == before


def test_answers_from_before_a_file_is_loaded_stay():
    stage_session = practice()
    name = names(stage_session, 1)[0]
    answered(stage_session, name, "99")
    stage_session.answer(
        parse({"do": "load_memory", "memory": json.dumps({"version": 1, "lesson": SLUG, "level": 3, "facts": {}}), "at": AT})
    )
    assert list(stage_session.memory.facts) == [stage_session.bank.find(name).practises]
    assert stage_session.progress.answered == 1
    assert stage_session.progress.level == 1


# ------------------------------------------------------------------------------------------------ the exit ticket

TICKET = ExitTicket(SUMS, levels=(1, 1, 2, 2, 3))


def test_an_exit_ticket_contains_no_answers_and_no_models():
    page = Ticket(TICKET, 5, 0, Words()).state()
    for asked in page["questions"]:
        assert not {"answer", "answer_text", "working", "hints", "misconceptions", "replies"} & set(asked)
        assert asked["model"] is None
    assert page["result"] is None


def test_an_exit_ticket_is_checked_and_the_first_one_counts():
    stage_session = Ticket(TICKET, 5, 0, Words())
    answers = [written(question.answer) for question in stage_session.questions]
    given = [answers[0], "99", "", "x" * 1000, answers[4]]
    result = stage_session.answer(parse({"do": "hand_in_ticket", "answers": given, "at": AT}))["result"]
    assert [one["right"] for one in result["answers"]] == [True, False, False, False, True]
    assert [one["answer_kind"] for one in result["answers"]][1:4] == [
        "trial.sum.other",
        "trial.sum.blank",
        "trial.sum.unreadable",
    ]
    assert stage_session.answer(parse({"do": "hand_in_ticket", "answers": answers, "at": AT}))["result"] == result
    assert stage_session.state()["result"] == result


def test_on_a_ticket_a_rounded_answer_is_right_and_nothing_is_said_before_the_answers_are_released():
    """There is no second try. The sheet then shows what the learner wrote, next to the exact number."""
    made = QuestionGenerator("sum", 1, lambda rng: replace(SUMS[0].make(rng), answer=Fraction(2, 3)))
    stage_session = Ticket(ExitTicket((made,), levels=(1, 1, 1)), 5, 0, Words(), hands_in=True)
    assert "rounded" not in json.dumps(stage_session.state())
    message = {"do": "hand_in_ticket", "answers": ["0.67", "0.66", "2/3"], "at": AT, "name": "Ana"}
    assert stage_session.answer(parse(message)) == {"heard": AT, "handed_in": True}
    stage_session.released = True
    told = stage_session.state()["result"]
    assert (told["right"], [one["right"] for one in told["answers"]]) == (2, [True, False, True])
    assert [one["said"] for one in told["answers"]] == ["0.67", "0.66", "2/3"]
    assert [one["answer"] for one in told["answers"]] == ["2/3 ≈ 0.67", "2/3", "2/3"]
    assert "rounded" in told["answers"][1]["reply"]


@pytest.mark.parametrize(
    ("written_name", "name"),
    [("Ana", "Ana"), ("  Ana\n K ", "Ana K"), ("\u202eAna", "Ana"), ("x" * 99, "x" * 60), ("", "")],
)
def test_a_name_is_stored_only_if_the_ticket_is_handed_in(written_name, name):
    """The stored state then restores it. A ticket that was only checked has no name."""
    message = {"do": "hand_in_ticket", "answers": ["1"] * 5, "at": AT, "name": written_name}
    handed, checked = (Ticket(TICKET, 5, 0, Words(), hands_in=hands_in) for hands_in in (True, False))
    assert handed.answer(parse(message)) == {"heard": AT, "handed_in": True}
    assert "result" in checked.answer(parse(message))
    assert (handed.name, handed.state()["name"]) == (name, name)
    assert (checked.name, checked.state()["name"]) == (None, "")
    assert "name" not in checked.saved()
    again = Ticket(TICKET, 5, 0, Words(), hands_in=True)
    again.restore(json.loads(json.dumps(handed.saved())))
    assert (again.name, again.result, again.state()["result"]) == (name, handed.result, None)
    again.released = True
    assert again.state()["result"] == handed.result


def test_each_try_is_about_other_numbers():
    """A second try never has the questions of another learner's first, whatever their ticket numbers are."""
    drawn = [str(Ticket(TICKET, 5, number, Words(), tries=tries).questions) for number in range(30) for tries in range(4)]
    assert len(set(drawn)) > len(drawn) - 3, "some may coincide, since the numbers are small"


def test_a_ticket_of_ones_own_is_followed_by_another_and_both_are_stored():
    """Each asks at most one level above the practised one. A class's ticket stays the same."""
    message = {"do": "hand_in_ticket", "answers": ["1"] * 5, "at": AT}
    level = 1
    own = Ticket(TICKET, 5, 0, Words(), practised=lambda: Practised(level, level + 1))
    first = own.questions
    assert own.answer(parse({"do": "new_ticket", "at": AT}))["ticket"] == own.state(), "it has not been checked yet"
    assert own.questions == first
    own.answer(parse(message))
    level = 2
    assert own.answer(parse({"do": "new_ticket", "at": AT + 1}))["ticket"]["result"] is None
    assert own.answer(parse(message)) == {"heard": AT}, "these answers are about the first ticket"
    assert own.questions != first
    assert [max(question.level for question in asked) for asked in (first, own.questions)] == [2, 3]
    level = 1
    again = Ticket(TICKET, 5, 0, Words(), practised=lambda: Practised(level, level + 1))
    again.restore(json.loads(json.dumps(own.saved())))
    assert again.state() == own.state()
    handed_in = again.answer(parse({**message, "at": AT + 2}))["result"]
    assert again.answer(parse({"do": "new_ticket", "at": AT + 1}))["ticket"]["result"] == handed_in, "it has been given out"
    of_a_class = Ticket(TICKET, 5, 0, Words())
    result = of_a_class.answer(parse(message))["result"]
    assert of_a_class.answer(parse({"do": "new_ticket", "at": AT}))["ticket"]["result"] == result


@pytest.mark.parametrize("slug", slugs())
def test_a_ticket_fits_the_practice(slug):
    """That of a class is at most one level above what practice reaches by itself. A learner's own asks the easiest questions before
    practice.
    """
    for seed in range(20):
        of_a_class = LessonSession(slug, seed, 0, Words(), print).stage_session("ticket").questions
        top = next(stage for stage in find(slug).stages if isinstance(stage, Practise)).top
        assert max(question.level for question in of_a_class) <= (top or 4) + 1
        unpractised = LessonSession(slug, seed, 0, Words(), print, ticket=seed + 1).stage_session("ticket").questions
        assert {question.level for question in unpractised} == {1}


@pytest.mark.parametrize("outcome", ["right", "wrong", "wrong, then easier and right"])
@pytest.mark.parametrize("slug", slugs())
def test_a_ticket_asks_what_was_practised(slug, outcome):
    """After ten misses all five questions are of the easiest level, also when the learner went on with easier ones. After right
    answers the last one may be one level up.
    """
    for seed in range(5):
        session = LessonSession(slug, seed, 0, Words(), print, ticket=seed + 1)
        practice = session.stage_session("practise")

        def answer_ten(says, practice=practice, session=session):
            for _ in range(10):
                there = [told["id"] for told in practice.state()["questions"]]
                name = practice.progress.pick(there, [])
                said = spoken(practice.bank.find(name), says)
                session.handle(
                    {"do": "answer_question", "question": name, "said": [said], "hints": 0, "at": AT + len(practice.answers)}
                )

        answer_ten(outcome[:5])
        if "easier" in outcome:
            session.handle({"do": "set_practice", "top": practice.course.rungs[0].level, "fluency": True, "at": AT + 50})
            answer_ten("right")
        kinds = {question.kind for question in map(practice.bank.find, (answered.question for answered, _ in practice.answers))}
        asked = session.stage_session("ticket").questions
        levels = [question.level for question in asked]
        assert max(levels[:4]) <= practice.progress.level
        assert levels[4] <= (practice.progress.level + 1 if outcome == "right" else 1)
        offered = {(made.kind, made.level) for made in find(slug).stages[-1].questions if "ticket" in made.where}
        assert all(question.kind in kinds or not {(kind, question.level) for kind in kinds} & offered for question in asked)


def test_the_description_of_a_lesson_says_whose_ticket_it_is():
    """A learner's own ticket is followed by another with any seed. The ticket of a class, of a seat or of a teacher is not."""

    def renews(hands_in=False, **query: str) -> bool:
        described = {**resolved({"kind": "asked", "of": "lesson", "said": {}}, query), **more}
        end = widget_session_of(json.loads(json.dumps(described)), lambda _: None, lambda _: None, hands_in=hands_in)
        return end.session.stage_session("ticket").state()["renews"]

    more: dict[str, int] = {}
    assert renews()
    assert not renews(seed="5")
    assert not renews(seat="3")
    assert not renews(hands_in=True)
    more = {"ticket": 5}
    assert not renews(seed="5"), "records of older versions say it like this"


@pytest.mark.parametrize("slug", slugs())
def test_items_to_order_never_begin_in_the_right_order(slug):
    """On the page and on paper, with any seed, the same choices come in another order than the right one."""
    asked = [made.question(seed) for made in find(slug).generators for seed in range(60)]
    orders = [question for question in asked if question.answer_type == "order"]
    assert len(orders) >= 60
    for question in orders:
        laid = [choice["value"] for choice in question.json_without_answer(Words())["choices"]]
        assert question.check(" ".join(laid)) != RIGHT
        assert sorted(laid) == sorted(choice.value for choice in question.choices)


@pytest.mark.parametrize("answers", [value for value in NONSENSE if value != ["12"] * 50] + [["1"] * 4, ["1"] * 6])
def test_unknown_answers_to_an_exit_ticket_are_refused(answers):
    stage_session = Ticket(TICKET, 5, 0, Words())
    assert "refused" in stage_session.answer(parse({"do": "hand_in_ticket", "answers": answers, "at": 1}))
    assert stage_session.result is None


# ------------------------------------------------------------------------------------------------ the lesson's page


def heard(page: LessonWidget, message: object) -> dict:
    """Returns the answer to a page."""
    sent: list[dict] = []
    page.send = sent.append
    page._on_message(page, message, [])
    return sent[-1]


def test_a_lesson_sends_each_message_to_its_stage():
    page = LessonWidget("addition_war", seed=3)
    name = page.get_state(["practise"])["practise"]["questions"][0]["id"]
    message = {"do": "answer_question", "question": name, "said": ["1"], "hints": 0, "at": AT}
    assert heard(page, message)["practise"]["heard"] == AT
    assert "refused" in heard(page, {"do": "hand_in_ticket"})["ticket"]
    assert "status" in heard(page, {"do": "undo", "at": 0})
    for message in (None, {"do": ["answered"]}, {"do": None}, 7):
        assert "status" in heard(page, message)


def test_an_address_gives_a_class_the_same_ticket_and_each_seat_its_own(monkeypatch):
    def asked(**query: str) -> list[str]:
        monkeypatch.setenv("QUERY_STRING", urlencode(query))
        return [told["prompt"] for told in lesson_widget("addition_war").get_state(["ticket"])["ticket"]["questions"]]

    assert asked(seed="5") == asked(seed="5") == asked(seed="5", seat="x") == asked(seed="5", seat="-3")
    assert asked(seed="5") != asked(seed="5", seat="3")
    assert asked(seed="5", seat="3") == asked(seed="5", seat="3") != asked(seed="5", seat="4")
