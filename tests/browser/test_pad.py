"""The number pad writes at the caret, in the reader's digits, and its keys are large enough for a finger."""

import pytest
from playwright.sync_api import expect

from cardlab.widgets import LessonWidget
from tests.browser.accessibility import serious_findings
from tests.browser.exported import opened

SMALLEST = 44  # pixels


def keys(page):
    return page.locator(".cardlab-pad:visible").first.get_by_role("button")


@pytest.fixture
def question(page, tmp_path):
    """Returns a function that opens the first practice question, which asks for a sum."""

    def begun(language="en", digits="", slug="addition_war", levels=""):
        opened(page, tmp_path, LessonWidget(slug, seed=5, levels=levels, language=language, digits=digits), width=390)
        page.get_by_role("tab").nth(2).click()
        return page.locator(".cardlab-exercise .cardlab-number")

    return begun


def test_an_answer_is_written_with_the_keys_alone(page, question):
    """This covers digits, the eraser, and a digit between two others. The device's letter keyboard stays closed, and typing
    still works.
    """
    field = question()
    assert field.get_attribute("inputmode") == "none"
    for name in ("1", "2", "7", "Erase"):
        keys(page).and_(page.get_by_label(name, exact=True) if name == "Erase" else page.get_by_text(name, exact=True)).click()
    expect(field).to_have_value("12")
    field.focus()
    page.keyboard.press("ArrowLeft")
    keys(page).filter(has_text="5").click()
    expect(field).to_have_value("152")
    assert field.evaluate("one => one === document.activeElement")
    page.keyboard.type("0")
    expect(field).to_have_value("1502")
    expect(page.locator(".cardlab-number-pad [role=status]").first).to_have_text("152")


def test_the_keys_are_large_one_tab_stop_and_named(page, question):
    """The arrow keys move between the keys, and axe-core finds nothing serious."""
    field = question(levels="2")  # with no picture between the keys and the button
    boxes = [key.bounding_box() for key in keys(page).all()]
    assert len(boxes) == 11
    assert min(min(box["width"], box["height"]) for box in boxes) >= SMALLEST
    field.focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(field).to_have_value("2")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Check")
    assert serious_findings(page) == []


def test_the_keys_have_the_readers_digits(page, question):
    """The answer written with them is read correctly."""
    field = question("ar", "arab")
    keys(page).filter(has_text="٧").click()
    expect(field).to_have_value("٧")


def test_halves_have_keys_if_the_kind_needs_them(page, question):
    question(slug="seven_twenty_seven")
    expect(keys(page).filter(has_text="½")).to_have_count(1)
    page.get_by_role("button", name="a half").click()
    expect(page.locator(".cardlab-exercise .cardlab-number")).to_have_value("½")
