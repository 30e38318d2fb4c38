"""A lesson and a table in the oldest browsers that may show them: Chromium without what those lack.

`tests/lint_browsers.mjs` compares all code with MDN's data. Here the code runs.
"""

from playwright.sync_api import expect

from tests.browser.exercises import open_question
from tests.browser.staged_lesson import ON, OPEN, act, predict_next, press_space_nowhere, told, watch_to_its_end

LACKING = """
const members = [
  [HTMLElement.prototype, "popover showPopover hidePopover togglePopover"],
  [HTMLButtonElement.prototype, "popoverTargetElement popoverTargetAction command commandForElement"],
  [HTMLDialogElement.prototype, "closedBy requestClose"],
  [Element.prototype, "checkVisibility currentCSSZoom setHTMLUnsafe requestFullscreen"],
  [Document.prototype, "adoptedStyleSheets startViewTransition fullscreenEnabled fullscreenElement exitFullscreen"],
  [ShadowRoot.prototype, "adoptedStyleSheets"],
  [Navigator.prototype, "userActivation wakeLock"],
  [CSS, "highlights registerProperty"],
  [AbortSignal, "any"],
  [URL, "canParse parse"],
  [Object, "groupBy"],
  [Map, "groupBy"],
  [Array, "fromAsync"],
  [Promise, "withResolvers try"],
  [RegExp, "escape"],
  [String.prototype, "isWellFormed toWellFormed"],
  [Set.prototype, "union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom"],
  [Iterator.prototype, "map filter take drop flatMap reduce toArray forEach some every find"],
  [Intl, "Segmenter DurationFormat"],
  [globalThis, "Highlight Iterator CompressionStream DecompressionStream OffscreenCanvas requestIdleCallback scheduler navigation"],
];
for (const [owner, names] of members) for (const name of names.split(" ")) delete owner[name];
CSSStyleSheet = function () {
  throw new TypeError("Illegal constructor");
};
for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
  for (const {prototype} of [Document, DocumentFragment, Element]) {
    const find = prototype[name];
    if (find) {
      prototype[name] = function (selector) {
        if (/:(popover-open|open|dir|user-valid|user-invalid|state)\\b/.test(selector)) throw new SyntaxError(selector);
        return find.call(this, selector);
      };
    }
  }
}
"""
"""Takes away what Safari 16.0, Firefox 121 or Chrome 110 lacks. An unknown pseudo-class is an error."""
NESTED = """() => {
  const nested = (rules) => [...rules].flatMap((rule) =>
    rule.selectorText && rule.cssRules.length ? [rule.cssText] : nested(rule.cssRules ?? []));
  return [...document.styleSheets].flatMap((sheet) => nested(sheet.cssRules));
}"""
"""The rules of a page in which there are others."""


def test_a_lesson_and_a_table_work_without_what_old_browsers_lack(lessons, page):
    """The learner goes through all stages of a lesson, looks at the answers of the exit ticket, and plays at a table."""
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.add_init_script(LACKING)
    page.goto(f"{lessons.address}voila/render/addition_war.ipynb?seed=5")
    page.get_by_role("tab", name="1. Watch").wait_for()
    assert page.evaluate("[document.body.popover, AbortSignal.any, document.adoptedStyleSheets]") == [None] * 3
    assert press_space_nowhere(page)
    watch_to_its_end(page)
    page.locator(ON).click()
    predict_next(page)
    practise(page)
    say_a_sum(page)
    investigate(page)
    hand_in(page)
    assert page.evaluate(NESTED) == []
    page.goto(f"{lessons.address}voila/render/games.ipynb?game=tablanette&seed=3")
    play(page)
    assert page.evaluate(NESTED) == []
    assert broken == []


def practise(page) -> None:
    """Answers a question by digits that are typed outside its field."""
    page.get_by_role("tab", name="3. Practise").click()
    field = page.locator(".cardlab-exercise .cardlab-number")
    field.wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("99")
    expect(field).to_have_value("99")
    page.keyboard.press("Enter")
    expect(page.locator(".cardlab-feedback")).not_to_be_empty()


def say_a_sum(page) -> None:
    page.get_by_role("tab", name="4. Play").click()
    act(page).click()
    page.locator(f"{OPEN} .cardlab-stage-ask .cardlab-number").fill("99")
    page.get_by_role("button", name="Check").click()
    expect(told(page)).to_contain_text("not 99")


def investigate(page) -> None:
    """Guesses the most frequent result, and sees many games."""
    page.get_by_role("tab", name="5. Investigate").click()
    page.locator(".cardlab-race-guess").first.click()
    page.locator(".cardlab-race-acts button").last.click()
    page.locator(".cardlab-race-acts[data-acts=ask]").wait_for()


def hand_in(page) -> None:
    """Leaves the exit ticket empty, and looks at two answers and at the menu, each on a sheet that a press outside closes."""
    page.get_by_role("tab", name="6. Exit ticket").click()
    open_question(page, -1)
    check = page.get_by_role("button", name="Check my answers")
    check.click()
    check.click()
    faces, sheet = page.locator(".cardlab-ticket-face"), page.get_by_role("dialog", name="Question")
    faces.first.click()
    expect(sheet).to_contain_text("You left this one empty.")
    page.mouse.click(5, 5)
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    expect(page.get_by_role("button", name="Print it")).to_be_visible()
    page.keyboard.press("Escape")


def play(page) -> None:
    """Lays a card of the hand, waits for the other player, and takes it back."""
    hand = page.locator("[data-zone='hand.p1'] button")
    for left, press in ((5, page.get_by_role("button", name="Lay A")), (6, page.get_by_role("button", name="Undo"))):
        hand.first.click()
        press.click()
        expect(hand).to_have_count(left)
