"""Several people at one screen, on served pages: a second language on the page of a lesson, and questions to talk about."""

from playwright.sync_api import expect

from tests.browser.staged_lesson import OPEN, told
from tests.browser.test_toolbar import with_voices

VOICES = '[{lang: "en-GB", localService: true}, {lang: "ar-EG", localService: true}]'
WIDE, LONG = "addition_war.ipynb?seed=7", 30_000


def open_settings(page):
    page.get_by_role("button", name="Settings").click()


def heard(page):
    """What has been read aloud since the last time, each with its language."""
    return page.evaluate("spoken.splice(0)")


def test_one_touch_shows_and_says_the_sentence_in_the_second_language(lessons, page):
    """The rest of the page stays as it is, another touch goes back, and the choice is kept. Arabic goes from right to left in
    a page that goes from left to right; a sum alone is no sentence, and goes from left to right in both.
    """
    with_voices(page, VOICES)
    page.goto(f"{lessons.address}voila/render/{WIDE}")
    own = told(page)
    expect(own).to_have_text("20 cards each.", timeout=LONG)
    other = page.locator(f"{OPEN} .cardlab-other-language")
    expect(other).to_have_count(0)
    open_settings(page)
    page.get_by_label("Also in").select_option(label="العربية")
    open_settings(page)
    heard(page)
    other.click()
    expect(own).to_have_text("لكل لاعب 20 بطاقة.")
    expect(own).to_have_attribute("lang", "ar")
    expect(own).to_have_attribute("dir", "rtl")
    assert heard(page) == [["لكل لاعب 20 بطاقة.", "ar-EG"]]
    page.get_by_role("button", name="Next step").click()
    expect(own).to_contain_text("\u20669 + 1 = 10\u2069")  # what comes next is shown in it too, and its sums are kept apart
    page.get_by_role("button", name="One step back").click()
    expect(own).to_have_text("لكل لاعب 20 بطاقة.")
    other.click()
    expect(own).to_have_text("20 cards each.")
    assert [own.get_attribute(name) for name in ("lang", "dir")] == [None, None]
    page.reload()
    other.click()
    expect(own).to_have_attribute("lang", "ar")
    page.get_by_role("tab", name="Practise").click()
    prompt = page.locator(f"{OPEN} .cardlab-prompt")
    expect(prompt).to_have_attribute("lang", "ar")
    assert "\u2066" in prompt.text_content()  # a sum is kept apart


def test_each_step_has_something_to_talk_about_where_that_fits(lessons, page):
    """It is off at first, and kept when it is on. It belongs to what is told: the deal has none, and the next step another one."""
    page.goto(f"{lessons.address}voila/render/{WIDE}")
    expect(told(page)).to_have_text("20 cards each.", timeout=LONG)
    open_settings(page)
    page.get_by_label("Talk prompts").check()
    open_settings(page)
    talk = page.locator(f"{OPEN} .cardlab-talk")
    expect(talk).to_have_count(0)
    for sentence, prompt in (("9 + 1 = 10", "Who has more? How do you know?"), ("10 is more", "How many more?")):
        page.get_by_role("button", name="Next step").click()
        expect(told(page)).to_contain_text(sentence)
        expect(talk).to_have_text(prompt)
    page.reload()
    expect(talk).to_have_text("How many more?", timeout=LONG)
    page.get_by_role("tab", name="Predict").click()
    expect(talk).to_have_text("Why do you think so?")
    page.get_by_role("tab", name="Practise").click()
    expect(talk).to_have_text("How will you work it out?")
