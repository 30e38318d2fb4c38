"""What a lesson tells Python."""

import pytest
from traitlets import TraitError

from cardlab.lessons import slugs
from cardlab.widgets import LessonWidget


@pytest.mark.parametrize("slug", slugs())
def test_a_new_lesson_has_no_progress(slug):
    nothing = {"practise": {"answered": 0, "right": 0, "level": 1}, "play": {"actions": 0, "outcome": None}, "ticket": None}
    assert LessonWidget(slug).progress == nothing


def test_python_hears_what_a_learner_has_done():
    """Practice, the match and the exit ticket each change their part, and a browser cannot."""
    lesson, changes = LessonWidget("fast_food", seed=3), []
    lesson.observe(lambda change: changes.append(change.new), "progress")
    questions = lesson.state_of("practise")["questions"]
    bank = lesson.lesson_session.stage_session("practise").bank
    said = [bank.find(questions[0]["id"]).answer, "nothing like it"]
    for at, (question, one) in enumerate(zip(questions, said, strict=False), 1):
        told = {"question": question["id"], "said": [str(one)], "hints": 0}
        lesson._handle_custom_msg({"do": "answer_question", **told, "at": at}, [])
    assert lesson.progress["practise"] == {"answered": 2, "right": 1, "level": 1}
    action = str(lesson.match.legal_actions()[0])
    lesson._handle_custom_msg({"do": "play", "action": action, "at": lesson.match.ply}, [])
    assert lesson.progress["play"] == {"actions": 1, "outcome": None}
    asked = [question.answer for question in lesson.lesson_session.stage_session("ticket").questions]
    answers = [" ".join(answer) if isinstance(answer, tuple) else str(answer) for answer in asked]
    lesson._handle_custom_msg({"do": "hand_in_ticket", "answers": ["", *answers[1:]], "at": 9}, [])
    assert lesson.progress["ticket"] == {"right": len(answers) - 1, "of": len(answers)}
    assert changes[-1] == lesson.progress
    lesson.set_state({"progress": {}})
    assert lesson.progress["ticket"]
    with pytest.raises(TraitError, match="read-only"):
        lesson.progress = {}
