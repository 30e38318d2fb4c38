"""Every stage of every lesson passes axe-core and fits its window, in each look, from a small phone to a laptop, also with a
reply to an answer.
"""

import re

import pytest
from playwright.sync_api import expect

from cardlab.lessons import slugs
from cardlab.widgets import LessonWidget
from tests.browser.accessibility import (
    COLOURS_AND_SIZES,
    cut_words,
    faces,
    headings_out_of_order,
    outside,
    serious_findings,
    small_targets,
)
from tests.browser.exported import opened
from tests.browser.staged_lesson import ON, OPEN, act, answer, told
from tests.fonts import FAMILIES, USUAL

WEAR = "now => dispatchEvent(new CustomEvent('cardlab:settings', {detail: now}))"
PHONE, LAPTOP = 320, 1280
LOOKS: list[tuple[dict[str, object], tuple[int, ...], dict[int, list[str]]]] = [
    ({"size": 1}, (360, 1920, LAPTOP, PHONE), {PHONE: []}),
    ({"size": 1.45, "big_index": True}, (PHONE,), {PHONE: COLOURS_AND_SIZES}),
    ({"size": 1.2, "four_colour": True, "quiet": True}, (LAPTOP,), {LAPTOP: []}),
]
"""Settings, the windows that must contain everything, and the windows that axe-core checks with its rules (an empty list means
all rules).

On a phone the page has the same elements at every text size. The colours are those of the usual look or those of four-colour
suits.
"""
TURNS = 3
"""At less depth, axe-core checks every third tab, and every third tab is checked in the other looks, in each window except the
phone's, and in each font family. Each lesson starts at another tab, so that together they cover all.
"""


def answer_something(page) -> None:
    """Answers some predictions, and uses all the help for a practice question."""
    page.get_by_role("tab", name="2. Predict").click()
    for _ in range(3):
        answer(page)
    page.get_by_role("tab", name="3. Practise").click()
    while page.get_by_role("button", name="Check").count():
        page.locator(".cardlab-exercise .cardlab-tools button").last.click()


@pytest.mark.long
@pytest.mark.parametrize("slug", slugs())
def test_every_stage_is_readable_in_every_look(page, tmp_path, depth, slug):
    """Also with open settings, nothing is outside the window, and axe-core finds nothing serious."""
    opened(page, tmp_path, LessonWidget(slug, seed=5))
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    every, first = depth.whole, slugs().index(slug)
    in_all_looks(page, page.get_by_role("tab").all(), every, first)
    answer_something(page)
    in_all_looks(page, page.get_by_role("tab").all()[1:3], every, first)


def in_all_looks(page, tabs, every: bool, first: int) -> None:
    """Checks the tabs in the usual look, and all or each third one in every other look and font family."""
    for turn, (look, widths, seen) in enumerate(LOOKS):
        page.evaluate(WEAR, look)
        for n, tab in enumerate(tabs):
            mine = (n + first) % TURNS
            if turn and not every and mine != turn:
                continue
            tab.click()
            assert headings_out_of_order(page) == [], tab.inner_text()
            for width in widths if every or turn else (widths[mine], PHONE):
                page.set_viewport_size({"width": width, "height": 800})
                families = FAMILIES if every else (FAMILIES[(mine + turn) % TURNS],)
                for family in faces(page, families) if width == PHONE else (USUAL,):
                    where = (tab.inner_text(), look, width, family)
                    assert outside(page) == [], where
                    assert page.evaluate("document.documentElement.scrollWidth") <= width, where
                    if width == PHONE:
                        assert look["size"] != 1 or cut_words(page) == [], where
                        assert small_targets(page) == [], where
                if width in seen and (every or mine == turn):
                    assert serious_findings(page, *seen[width]) == [], (tab.inner_text(), look, width)


@pytest.mark.parametrize("slug", slugs())
def test_predictions_can_be_made_to_the_end_by_keyboard(page, tmp_path, slug):
    """Each new question gets the focus after the answer to the previous one.

    On a phone, which has the least room, every control that leads on is fully visible. The end says how many predictions
    were right, as the bar does, and names the winner; screen readers hear it.
    """
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, tmp_path, LessonWidget(slug, seed=5))
    page.get_by_role("tab", name="2. Predict").click()
    asked = 0
    act(page).focus()
    while not page.locator(ON).count():
        expect(page.locator(":focus")).to_be_in_viewport(ratio=1)
        asked += act(page).get_attribute("data-action") == "sure_1"
        page.keyboard.press("Enter")
    assert asked >= 2
    chip = page.locator(f"{OPEN} .cardlab-stage-chip").first
    expect(chip).to_have_text(f"Question {asked} of {asked}")
    letters = chip.evaluate("chip => parseFloat(getComputedStyle(chip).fontSize)")
    assert chip.bounding_box()["height"] < 2 * letters, "it keeps to one line"
    expect(told(page)).to_have_text(re.compile(rf"Right: \d+ of {asked}\."))
    expect(page.locator(f"{OPEN} .cardlab-ribbon-hint")).to_contain_text(re.compile("win"))
    expect(page.locator(f"{OPEN} .cardlab-stage-frame > [role=status]")).to_contain_text(f"of {asked}.")
    expect(page.locator(":focus")).to_have_text("Next: Practise")
    page.get_by_role("button", name="Predict again").press("Enter")
    assert page.evaluate("document.activeElement.closest('.cardlab-stage-foot') !== null")
