"""Goes through the stages Watch and Predict of a lesson, on any page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

OPEN = "[role=tabpanel]:not([hidden])"
ON = f"{OPEN} [data-action=lesson_on]"
"""The button that leads to the next stage."""
FORM = f"{OPEN} .cardlab-stage-ask form:visible"
"""The form that asks for a number."""
CHOICES = f"{OPEN} .cardlab-actions[data-many]:not(:has([data-action^=sure], [data-action^=change])):visible"
"""The possible predictions, while a question is open."""
CHANGES = f"{OPEN} .cardlab-actions:has([data-action^=change]):visible"
"""The cards to choose from, when the question is which would have changed the result."""
GO_ON = f"{OPEN} [data-action=on]:visible"
"""The button that continues, when there is no question."""
MAY_ACT = """() => {
  const panel = document.querySelector("[role=tabpanel]:not([hidden])");
  const open = panel.querySelector("button.cardlab-felt-touch, .cardlab-action:not([aria-disabled])");
  return Boolean(open) && document.getAnimations().every(({playState}) => playState !== "running");
}"""
"""Whether the learner may act and nothing moves."""
STANDS = """() => {
  const felt = document.querySelector("[role=tabpanel]:not([hidden]) .cardlab-felt");
  const cards = [...felt.querySelectorAll(".cardlab-felt-card")].map(({dataset}) => dataset.token);
  const seats = [...felt.querySelectorAll(".cardlab-felt-who")].map(({textContent}) => textContent);
  const told = document.querySelector("[role=tabpanel]:not([hidden]) .cardlab-ribbon-text").textContent;
  return [...cards, ...seats, told].join(" ");
}"""
"""The cards of the table, the counters of each player and the sentence on the ribbon, as one text."""


def act(page: Page):
    """Returns the first button of the open stage."""
    return page.locator(f"{OPEN} .cardlab-actions .cardlab-action").first


def told(page: Page):
    """Returns the sentence on the ribbon."""
    return page.locator(f"{OPEN} .cardlab-ribbon-text")


def press_space_nowhere(page: Page) -> bool:
    """Presses the space bar while nothing has the focus. Returns whether the page took the key, so that it does not scroll."""
    page.evaluate("document.activeElement.blur()")
    page.evaluate("addEventListener('keydown', (event) => (window.isTaken = event.defaultPrevented), {once: true})")
    page.keyboard.press("Space")
    return page.evaluate("isTaken")


def watch_to_its_end(page: Page) -> None:
    page.locator(f"{OPEN} [data-action=step]").press("End")
    expect(page.locator(ON)).to_be_visible()


def to_a_question(page: Page) -> None:
    """Goes on to the next prediction."""
    while not page.locator(CHOICES).count():
        act(page).click()


def answer(page: Page) -> None:
    """Answers the open question with the first of its choices, or goes on if there is none."""
    act(page).click()


def predict_next(page: Page, option: str = "", sure: int = 1) -> None:
    """Goes on to a prediction, and makes it: the first option or another one, a little sure or more."""
    to_a_question(page)
    page.locator(f"{OPEN} [data-action='{option}']").click() if option else act(page).click()
    page.locator(f"{OPEN} [data-action=sure_{sure}]").click()


def predict_to_its_end(page: Page) -> None:
    while not page.locator(ON).count():
        answer(page)
