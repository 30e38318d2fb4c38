"""Several people at one screen, on served pages: a second language in a lesson, questions to talk about, and two children who
take turns.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import COLOURS_AND_SIZES, outside, resized, serious_findings
from tests.browser.staged_lesson import FORM, OPEN, told
from tests.browser.test_toolbar import with_voices

VOICES = '[{lang: "en-GB", localService: true}, {lang: "ar-EG", localService: true}]'
WIDE, LONG = "addition_war.ipynb?seed=7", 30_000


def open_settings(page):
    page.get_by_role("button", name="Settings").click()


def heard(page):
    """Returns the texts read aloud since the last call, each with its language."""
    return page.evaluate("spoken.splice(0)")


def test_one_touch_shows_and_reads_the_sentence_in_the_second_language(lessons, page):
    """The rest of the page stays as it is, another touch switches back, and the choice is stored. Arabic runs from right to
    left on a page that runs from left to right. A sum on its own runs from left to right in both.
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
    rule = "يجمع كل لاعب بطاقتيه. الآص يساوي 1. المجموع الأكبر يأخذ كل البطاقات."
    assert heard(page) == [["لكل لاعب 20 بطاقة.", "ar-EG"], [rule, "ar-EG"]]
    page.get_by_role("button", name="Next step").click()
    expect(own).to_contain_text("\u20669 + 1 = 10\u2069")  # the next sentence is in it too, with its sums isolated
    page.get_by_role("button", name="One step back").click()
    expect(own).to_have_text("لكل لاعب 20 بطاقة.")
    other.click()
    expect(own).to_have_text("20 cards each.")
    assert [own.get_attribute(name) for name in ("lang", "dir")] == [None, None]
    page.reload()
    other.click()
    expect(own).to_have_attribute("lang", "ar")
    page.get_by_role("tab", name="Practise").click()
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(f"{OPEN} .cardlab-hints :is([lang=ar], [lang=ar] *)").first).to_be_visible(timeout=9000)


def test_steps_have_questions_to_talk_about(lessons, page):
    """They are off at first, and the setting is stored. Each belongs to its step: the deal has none, and the next step has
    another one.
    """
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


def test_the_teacher_shows_the_lesson_on_the_board_with_talk_prompts(lessons, page):
    """They are on without a setting, and another lesson page of the same browser is as before."""
    page.goto(f"{lessons.address}cardlab/teacher/addition_war")
    page.get_by_role("link", name="Show the lesson on the board").click()
    page.get_by_role("button", name="Next step").click(timeout=LONG)
    talk = page.locator(f"{OPEN} .cardlab-talk")
    expect(talk).to_have_count(1)
    page.goto(f"{lessons.address}voila/render/{WIDE}")
    page.get_by_role("button", name="Next step").click(timeout=LONG)
    expect(told(page)).to_contain_text("9 + 1 = 10")
    expect(talk).to_have_count(0)


REMEMBERS = """(wanted) => Object.entries(wanted).every(([name, n]) => {
  const {facts, unheard} = JSON.parse(localStorage.getItem(`cardlab ${name} memory addition_war`)) ?? {facts: {}, unheard: []};
  return Object.keys(facts).length === n && unheard.length === 0;
})"""
"""Name -> the number of facts that the browser has stored for that child, once the server has processed all answers."""


def choose_name(page, *faces):
    for face in faces:
        page.locator("#courts").get_by_role("button", name=face).click()
    page.get_by_role("button", name="That’s me").click()


@pytest.mark.own_context
def test_two_children_take_turns_and_each_has_her_own_deck(lessons, page):
    """One answers, the other agrees or not, and only then the answer is checked. There are five questions, one of them with two
    opinions, and a reload.
    """
    page.goto(f"{lessons.address}cardlab/players")
    page.get_by_label("Two of us").check()
    choose_name(page, "king of hearts", "queen of hearts", "jack of hearts")
    expect(page.get_by_role("heading", name="And who is the other child?")).to_be_focused()
    choose_name(page, "king of clubs", "queen of clubs", "jack of clubs")
    expect(page.locator(".who .face")).to_have_count(6)
    page.goto(f"{lessons.address}voila/render/{WIDE}&kinds=sum&levels=1#practise")
    form, panel, turn = (
        page.locator(".cardlab-exercise"),
        page.locator(".cardlab-pair-ask"),
        page.locator(".cardlab-pair [role=status]"),
    )
    first, second = "king of hearts, queen of hearts, jack of hearts", "king of clubs, queen of clubs, jack of clubs"

    def say(number):
        before = form.locator(".cardlab-feedback").text_content()
        form.get_by_role("textbox").fill(str(number))
        form.get_by_role("button", name="Check").click()
        expect(panel.locator(".cardlab-pair-said")).to_have_text(str(number))
        expect(panel).to_contain_text("Do you agree?")
        assert form.locator(".cardlab-feedback").text_content() == before  # nothing is revealed before both have answered

    def total():
        return sum(int(part) for part in form.locator(".cardlab-prompt").inner_text().split("=")[0].split("+"))

    for n in range(5):
        expect(turn).to_have_text(f"Your turn: {(first, second)[n % 2]}", timeout=LONG)
        expect(page.locator(f"{OPEN} .cardlab-talk")).to_have_text("How will you work it out?")
        if n == 2:  # the first child is wrong, and the second one disagrees
            say(total() + 1)
            panel.get_by_role("button", name="I don’t").click()
            expect(panel).to_contain_text("You two don’t agree. Tell each other why.")
            assert serious_findings(page) == []
            panel.get_by_role("button", name="Look together").click()
            expect(form.locator(".cardlab-feedback")).not_to_be_empty()
            expect(turn).to_have_text(f"Your turn: {first}")  # she corrects it
        say(total())
        panel.get_by_role("button", name="I agree").click()
        on = form.get_by_role("button", name="Go on")
        expect(on).to_be_focused()
        if n == 3:
            page.wait_for_function(REMEMBERS, arg={"KhQhJh": 2, "KcQcJc": 2})
            page.reload()
        else:
            on.click()
    expect(turn).to_have_text(f"Your turn: {second}")
    resized(page, 390, 844)
    assert outside(page) == []
    assert serious_findings(page, *COLOURS_AND_SIZES) == []
    page.wait_for_function(REMEMBERS, arg={"KhQhJh": 3, "KcQcJc": 2})
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Two of us").uncheck()
    expect(turn).to_have_count(0)
    form.get_by_role("textbox").fill("1")
    form.get_by_role("button", name="Check").click()
    expect(form.locator(".cardlab-feedback")).not_to_be_empty()  # a single child is asked nothing
    expect(panel).to_have_count(0)


@pytest.mark.own_context
def test_in_a_match_nothing_is_sent_before_both_children_have_agreed(lessons, page):
    """A second child may have no name. A child who wants to change the answer goes back to it, also with Escape."""
    page.goto(f"{lessons.address}voila/render/{WIDE}#play")
    page.get_by_role("button", name="Turn over").click(timeout=LONG)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Two of us").check()
    page.get_by_role("button", name="Settings").click()
    box, panel = page.locator(FORM).get_by_role("textbox"), page.locator(".cardlab-pair-ask")
    asked = told(page).text_content()
    box.fill("19")
    box.press("Enter")
    expect(panel.locator(".cardlab-pair-said")).to_have_text("19")  # no number of the child next to it
    panel.get_by_role("button", name="I don’t").click()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(box).to_be_focused()
    expect(told(page)).to_have_text(asked)
    box.fill("8")
    box.press("Enter")
    panel.get_by_role("button", name="I agree").click()
    expect(told(page)).to_contain_text("Yes! 2 + 6 = 8.")
    expect(page.locator(".cardlab-pair [role=status]")).to_have_text("Your turn: Number 2")
