"""The rule card of a lesson in a page: open at the first visit where it lies beside the table, at hand in every stage."""

import pytest
from playwright.sync_api import expect

from cardlab.widgets import LessonPage
from tests.browser.access import outside, serious_findings
from tests.browser.exported import opened

CARD, BUTTON = ".cardlab-rules", ".cardlab-lesson-head > .cardlab-opens"
NOTHING_KEPT = 'Object.defineProperty(window, "localStorage", {get() { throw new Error("nothing is kept here"); }});'


def test_it_is_open_at_the_first_visit_beside_the_table(page, tmp_path):
    """Beside the stage, in the first screen; who comes again finds it closed, and its button."""
    lesson = LessonPage("fast_food", seed=5)
    opened(page, tmp_path, lesson, width=1280)
    card, stage = page.locator(CARD), page.locator(".cardlab-stages")
    expect(card).to_be_visible()
    assert card.bounding_box()["x"] >= stage.bounding_box()["x"] + stage.bounding_box()["width"]
    assert card.bounding_box()["y"] < 400
    assert card.locator(".cardlab-card").count() > 4
    assert serious_findings(page) == []
    opened(page, tmp_path, lesson, width=1280)
    expect(page.locator(BUTTON)).to_have_attribute("aria-expanded", "false")
    expect(card).not_to_be_visible()
    parts = [page.locator(".cardlab-table:visible"), page.locator(".cardlab-table:visible .cardlab-card").first]
    alone = [part.bounding_box()["width"] for part in parts]
    page.locator(BUTTON).click()
    expect(card).to_be_visible()
    assert [part.bounding_box()["width"] for part in parts] == pytest.approx(alone, abs=1)  # it takes nothing from the table


def test_what_opened_by_itself_does_not_come_to_lie_over_the_stage(page, tmp_path):
    """Where the window gets narrow it closes; one that the learner has opened stays, and one that is closed stays closed."""
    opened(page, tmp_path, LessonPage("fast_food", seed=5), width=1280)
    card = page.locator(CARD)
    expect(card).to_be_visible()
    page.set_viewport_size({"width": 700, "height": 800})
    expect(card).not_to_be_visible()
    page.locator(BUTTON).click()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.set_viewport_size({"width": 700, "height": 800})
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("new Promise((done) => new ResizeObserver(done).observe(document.body))")
    expect(card).not_to_be_visible()


def test_on_a_phone_it_waits_for_its_button(page, tmp_path):
    """The table has the first screen; the card lies at the foot of the window, and what is above it can be used."""
    opened(page, tmp_path, LessonPage("seven_twenty_seven", seed=5), width=390)
    card = page.locator(CARD)
    page.locator(BUTTON).wait_for()
    expect(card).not_to_be_visible()
    page.locator(BUTTON).focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    box = card.bounding_box()
    assert box["height"] <= 0.56 * 800
    assert 800 - 2 <= box["y"] + box["height"] <= 800 + 2
    assert outside(page) == []
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(card).not_to_be_visible()
    expect(page.locator(BUTTON)).to_be_focused()


def test_it_is_at_hand_in_every_stage(page, tmp_path):
    """It stays as the learner leaves it, whatever stage is opened."""
    opened(page, tmp_path, LessonPage("addition_war", seed=5), width=1280)
    card = page.locator(CARD)
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(card).to_be_visible()
        expect(page.locator(BUTTON)).to_be_visible()
        assert outside(page) == []
    page.get_by_role("button", name="Close the rules").click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(card).not_to_be_visible()
        expect(page.locator(BUTTON)).to_be_visible()


@pytest.mark.parametrize("stored", ["}", "null", '{"fast_food": 1}', '[7, "fast_food"]'])
def test_what_the_browser_has_stored_may_be_anything(page, tmp_path, stored):
    page.add_init_script(f"localStorage.setItem('cardlab rules seen', {stored!r})")
    opened(page, tmp_path, LessonPage("fast_food", seed=5), width=1280)
    expect(page.locator(BUTTON)).to_have_attribute("aria-expanded", str(stored[0] != "[").lower())


def test_a_browser_that_keeps_nothing_shows_it_all_the_same(page, tmp_path):
    page.add_init_script(NOTHING_KEPT)
    opened(page, tmp_path, LessonPage("fast_food", seed=5), width=1280)
    expect(page.locator(CARD)).to_be_visible()
