"""A lesson may have any list of stages: each alone, and all but one, can be checked, opened, answered, saved and restored."""

import json
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from cardlab import lessons
from cardlab.core.errors import OptionError
from cardlab.lessons import find
from cardlab.protocol.messages import parse
from cardlab.sessions.jobs import run_here
from cardlab.sessions.widget_sessions import LessonWidgetSession
from cardlab.teaching.lesson import Lesson, Practise
from cardlab.testing.lessons import looks
from cardlab.testing.recording_words import Requests
from cardlab.widgets import LessonWidget
from tests.browser.exported import opened

SLUG = "addition_war"
WHOLE = find(SLUG)
KINDS = list(dict.fromkeys(stage.kind for stage in WHOLE.stages))
SOME = [[kind] for kind in KINDS] + [[kind for kind in KINDS if kind != left] for left in KINDS]
LOCALE = {"language": "en", "digits": "", "names": {}}


def with_stages(monkeypatch, kinds: list[str]) -> Lesson:
    """Returns Addition War with only these stages, registered under its name."""
    lesson = replace(WHOLE, stages=tuple(stage for stage in WHOLE.stages if stage.kind in kinds))
    monkeypatch.setitem(lessons.registry.added, SLUG, lesson)
    return lesson


def end_of() -> LessonWidgetSession:
    about = {"kind": "lesson", "slug": SLUG, "seed": 3, "seat": 0, "looks": {}, "locale": LOCALE}
    return LessonWidgetSession(about, lambda _: None, lambda _: None)


@pytest.mark.parametrize("kinds", SOME, ids="+".join)
def test_a_lesson_with_some_stages_is_served(monkeypatch, kinds):
    """Its page names the stages, each opens, no message for another stage breaks it, and it is stored."""
    lesson = with_stages(monkeypatch, kinds)
    assert [find_.message for find_ in looks(lesson, Requests())] == []
    end = end_of()
    run_here(end.begin())
    assert [stage["kind"] for stage in run_here(end.state())["lesson"]["stages"]] == kinds
    for kind in KINDS:
        answer = run_here(end.answering(parse({"do": "open_stage", "stage": kind})))
        assert answer["opened"] == (kind if kind in kinds else None)
    for do in ("play", "resend_log", "answer_question", "guess", "hand_in_ticket"):
        json.dumps(run_here(end.answering(parse({"do": do, "at": 0, "action": "all turn"}))))
    again = end_of()
    again.restore(json.loads(json.dumps(end.saved())))
    assert again.saved().keys() == end.saved().keys()
    widget = LessonWidget(SLUG, seed=3)
    assert widget.picture()
    json.dumps([widget.get_state(), widget.described()])


def test_a_lesson_needs_a_stage_and_has_none_twice():
    with pytest.raises(OptionError, match="stages is empty: give at least one"):
        Lesson("t_none", ())
    questions = next(stage for stage in WHOLE.stages if isinstance(stage, Practise))
    with pytest.raises(OptionError, match="stages has Practise twice: keep one"):
        Lesson("t_twice", (questions, questions))


def test_a_page_without_a_match_works(page, tmp_path, monkeypatch):
    """With only practice and exit ticket there is no table and no error, and practice leads on to the ticket."""
    with_stages(monkeypatch, ["practise", "ticket"])
    opened(page, tmp_path, LessonWidget(SLUG, seed=3))
    expect(page.get_by_role("tab")).to_have_count(2)
    expect(page.locator(".cardlab-exercise:visible")).to_have_count(1)
    page.get_by_role("tab", name="2. Exit ticket").click()
    expect(page.locator(".cardlab-ticket-list:visible > li").first).to_be_visible()
