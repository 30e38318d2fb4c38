"""A learner's progress can be saved to a file and read again."""

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from cardlab.protocol.messages import parse
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import Practise
from tests.browser.accessibility import accessible
from tests.browser.exercises import LESSON, PAGE, TEXTS, WORDS, answer, current, go_on, miss, practice
from tests.lessons.sample_lesson import SLUG, SUMS


def test_progress_is_saved_and_loaded_again(page, exercise):
    """A question missed one day returns on the next. The file also has answers that the session has not received."""
    exercise(practice())
    missed = current(page)
    miss(page)
    go_on(page)
    page.evaluate("window.lost = true")
    answer(page, sum(current(page)))
    page.get_by_text("Save your progress", exact=True).click()
    accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my file").click()
    file = json.loads(download.value.path().read_text())
    assert set(file) == {"version", "lesson", "level", "top", "fluency", "mastered", "facts", "skills", "turned", "unheard"}
    assert list(file["facts"]) == [f"{missed[0]}+{missed[1]}"]
    assert len(file["unheard"]) == 1

    context = page.context.browser.new_context()
    stage_session = Practice(SLUG, Practise(SUMS), 6, WORDS, now=lambda: datetime.now(UTC) + timedelta(days=1))
    later = context.new_page()
    later.goto("http://cards.test/")
    later.expose_function("ask", lambda message: stage_session.answer(parse(message)))
    later.evaluate(PAGE, ["practise", stage_session.state(), LESSON, TEXTS, False])
    later.get_by_text("Save your progress", exact=True).click()
    later.get_by_label("Load my file").set_input_files(download.value.path())
    later.get_by_text("Welcome back").wait_for()
    answer(later, sum(current(later)))
    go_on(later)
    assert current(later) == missed
    assert len(stage_session.memory.facts) == 3
    context.close()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "isn’t a progress file"),
        ("{", "isn’t a progress file"),
        ('{"version": 1, "lesson": "war", "level": 1, "facts": {}}', "another lesson"),
        ('{"version": 9, "lesson": "trial"}', "newer"),
        ('{"version": 1, "lesson": "trial", "level": 1, "facts": {"x": {}}}', "damaged"),
    ],
)
def test_another_file_is_refused(page, exercise, text, told):
    """The sentence names the fault, and the progress stays."""
    stage_session = practice()
    exercise(stage_session)
    answer(page, sum(current(page)))
    page.get_by_text("Save your progress", exact=True).click()
    file = {"name": "file.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Load my file").set_input_files(file)
    page.locator(".cardlab-memory-status", has_text=told).wait_for()
    expect(page.locator(".cardlab-memory-status")).to_contain_text("Nothing here has changed")
    assert len(stage_session.memory.facts) == 1


def test_a_file_waits_for_the_kernel(page, exercise):
    """Without a kernel the page says so, and it reads the file when the connection is back."""
    stage_session = practice()
    exercise(stage_session, alone=True)
    page.get_by_text("Save your progress", exact=True).click()
    text = json.dumps({"version": 1, "lesson": SLUG, "level": 3, "facts": {}})
    file = {"name": "file.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Load my file").set_input_files(file)
    page.get_by_text("The page will read your file").wait_for()
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.get_by_text("Welcome back").wait_for()
    assert stage_session.progress.level == 3
