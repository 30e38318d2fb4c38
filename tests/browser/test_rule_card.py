"""A button opens the rule card of a lesson in every stage, next to the stage if there is room."""

from playwright.sync_api import expect

from cardlab.widgets import LessonWidget
from tests.browser.accessibility import outside, resized, serious_findings
from tests.browser.exported import opened

CARD, BUTTON = ".cardlab-rules", ".cardlab-lesson-head > .cardlab-toggle"


def test_it_opens_next_to_the_stage(page, tmp_path):
    """It is on the first screen, and illustrates the rules with cards."""
    opened(page, tmp_path, LessonWidget("fast_food", seed=5), width=1280)
    card, stage = page.locator(CARD), page.locator(".cardlab-lesson-stages")
    expect(page.locator(BUTTON)).to_have_attribute("aria-expanded", "false")
    expect(card).not_to_be_visible()
    page.locator(BUTTON).click()
    expect(page.locator(BUTTON)).to_have_attribute("aria-expanded", "true")
    assert card.bounding_box()["x"] >= stage.bounding_box()["x"] + stage.bounding_box()["width"]
    assert card.bounding_box()["y"] < 400
    assert card.locator(".cardlab-card").count() > 4
    assert serious_findings(page) == []


def test_it_stays_open_in_a_narrower_window(page, tmp_path):
    """An open card stays open, and a closed one stays closed."""
    opened(page, tmp_path, LessonWidget("fast_food", seed=5), width=1280)
    card = page.locator(CARD)
    page.locator(BUTTON).click()
    page.set_viewport_size({"width": 700, "height": 800})
    expect(card).to_be_visible()
    page.locator(BUTTON).click()
    resized(page, 1280)
    expect(card).not_to_be_visible()


def test_on_a_phone_it_opens_only_by_its_button(page, tmp_path):
    """The first screen belongs to the table. The card opens at the foot of the window, and what is above it stays usable."""
    opened(page, tmp_path, LessonWidget("seven_twenty_seven", seed=5), width=390)
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


def test_it_is_available_in_every_stage(page, tmp_path):
    """In each stage it stays open or closed, as the learner left it."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=5), width=1280)
    card = page.locator(CARD)
    page.locator(BUTTON).click()
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
