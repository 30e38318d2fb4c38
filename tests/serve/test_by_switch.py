"""A lesson can be done with the two keys of a switch, from its settings to its exit ticket: Tab moves on, Space presses."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.staged_lesson import CHOICES, FORM, ON, OPEN, told

FARTHEST = 260  # the limit of presses of Tab on any page
SWITCH = "Switch control"


class Switch:
    """A learner with only two keys."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, selector: str, text: str = "") -> None:
        """Moves on to the first match, and presses it."""
        fits = self.page.locator(selector, has_text=text).locator("visible=true")
        fits.first.wait_for()
        for _ in range(FARTHEST):
            if fits.evaluate_all("all => all.includes(document.activeElement)"):
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {selector} {text}")

    def answer(self, form: str) -> None:
        """Answers a question, right or wrong: a number by the keys of the page, or the first choice."""
        asked = self.page.locator(form).locator("visible=true").first
        asked.wait_for()
        if asked.locator(".cardlab-pad").count():
            self.use(f"{form} .cardlab-pad button", "7")
        else:
            self.use(f"{form} input")
        self.use(f"{form} [type=submit]")


@pytest.mark.own_context
def test_a_lesson_can_be_done_with_tab_and_space(lessons, page):
    """With a setting, Tab goes to each choice. The learner does something in each stage, and hands in the ticket."""
    page.goto(f"{lessons.address}voila/render/addition_war.ipynb?seed=5")
    page.get_by_role("tab", name="1. Watch").wait_for()
    hands = Switch(page)
    hands.use("button", "Settings")
    hands.use(f"label:has-text('{SWITCH}') input")
    expect(page.get_by_label(SWITCH)).to_be_checked()
    hands.use("button", "Settings")
    hands.use("[aria-label=Menu]")
    hands.use(".cardlab-menu-row", "To the end")
    hands.use(ON)
    expect(page.get_by_role("tab", name="2. Predict")).to_have_attribute("aria-selected", "true")
    told(page).wait_for()
    while not page.locator(CHOICES).count():
        hands.use(f"{OPEN} .cardlab-action")
    hands.use(f"{OPEN} [data-action=war]")
    expect(page.locator(f"{OPEN} .cardlab-ribbon-hint")).to_have_text("You said: war")
    hands.use(f"{OPEN} [data-action=sure_2]")
    expect(told(page)).to_contain_text(re.compile("as you said|surprise"))
    hands.use("[role=tab]", "Practise")
    hands.answer(".cardlab-exercise")
    expect(page.locator(".cardlab-feedback:visible")).to_have_count(1)
    hands.use("[role=tab]", "Play")
    hands.use(f"{OPEN} .cardlab-action-bar .cardlab-action")
    hands.use(f"{FORM} .cardlab-pad button", "7")
    hands.use(f"{FORM} [type=submit]")
    expect(page.locator(f"{OPEN} .cardlab-felt-disc").first).not_to_have_text("?")
    hands.use("[role=tab]", "Investigate")
    hands.use(".cardlab-race-guess", "12")
    hands.use(".cardlab-race-acts button", "1,000")
    question = page.locator(".cardlab-race-acts[data-acts=ask]")
    question.wait_for()
    best = question.locator("button").nth(1).inner_text()
    hands.use(".cardlab-race-acts button", best)
    expect(page.locator(".cardlab-race-sentence")).to_contain_text(f"{best} came up most")
    hands.use("[role=tab]", "Exit ticket")
    for _ in range(6):  # from question to question; all are empty, and may be
        hands.use(".cardlab-ticket [type=submit]")
    expect(page.locator(".cardlab-ticket-end")).to_be_visible()
