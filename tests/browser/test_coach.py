"""The coach and the level of the bots at a table in a real page, with a session of this process at the other end."""

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.words.translations import Words
from tests.browser.access import accessible, serious_findings

PAGE = """
async ([log, status, words, slowly]) => {
  const {PlayTable} = await import("http://cards.test/match/play.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const main = document.querySelector("main");
  const send = async (message) => {
    const {told, answer} = await window.ask(JSON.parse(JSON.stringify(message)));
    for (const who of told) table.hear({thinks: who});
    if (told.length) await new Promise((resolve) => setTimeout(resolve, slowly));
    table.hear(answer);
  };
  const table = new PlayTable(log, status, words, {signal: new AbortController().signal, send});
  root(main, log).replaceChildren(table.el);
}
"""


@pytest.fixture
def sit(page):
    """Sit down at a match; whoever thinks takes `slowly` milliseconds."""

    def sit_down(match, bots="greedy", slowly=0):
        session = MatchSession(match, "p1", {other: find(bots) for other in match.game.seats[1:]}, Words()).begun()
        sent, told = [], []
        session.tell = told.append

        def ask(message):
            told.clear()
            sent.append(message)
            return {"answer": session.handle(message), "told": list(told)}

        page.goto("http://cards.test/")
        page.expose_function("ask", ask)
        page.evaluate(PAGE, [session.log(), session.status(), page_words(session.words), slowly])
        return session, sent

    return sit_down


def test_the_coach_is_asked_read_and_followed_by_keyboard(page, sit):
    """The counsel stands as a list, the best first, is announced, passes axe, and each thing can be done from there."""
    session, sent = sit(start("fast_food", seed=1))
    ask = page.get_by_role("button", name="Ask the coach")
    ask.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".cardlab-counsel > li")
    expect(page.locator(".cardlab-coach [role=status]")).to_have_text("Best: Play eight of diamonds.")
    items = page.get_by_role("list", name="The coach says").get_by_role("listitem")
    expect(items).to_have_count(4)
    expect(items.first).to_contain_text("scores nothing and leaves 8")
    accessible(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('.cardlab-counsel > li')")
    assert [message["do"] for message in sent] == ["ask_coach", "play"]
    assert str(session.match.actions[0]) == "p1 play 8d"
    expect(page.locator(":focus")).to_have_text("Next")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the rest
    assert page.evaluate("document.activeElement.closest('.cardlab-actions') !== null")


def test_a_long_counsel_begins_with_five(page, sit):
    """The rest is there for whoever asks, and the focus goes on to it."""
    sit(start("soureh", seed=1).play("p1 draw"))
    page.get_by_role("button", name="Ask the coach").click()
    items = page.locator(".cardlab-counsel > li")
    page.wait_for_selector(".cardlab-counsel > li")
    expect(items).to_have_count(5)
    more = page.get_by_role("button", name="Show all")
    n = int(more.inner_text().split()[-1])
    more.click()
    assert n > 5
    expect(items).to_have_count(n)
    sixth = items.nth(5).locator("button").get_attribute("data-counsel")
    assert page.evaluate("document.activeElement.dataset.counsel") == sixth


def test_counsel_that_would_be_cut_lies_over_the_table(page, sit):
    """On a phone each thing is seen whole; it is left and opened again without being asked again, and closed by what is done."""
    page.set_viewport_size({"width": 390, "height": 844})
    _, sent = sit(start("fast_food", seed=1))
    ask = page.get_by_role("button", name="Ask the coach")
    sheet = page.get_by_role("dialog", name="The coach says")
    ask.click()
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    for item in sheet.get_by_role("listitem").all():
        expect(item).to_be_in_viewport(ratio=1)
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    expect(ask).to_be_focused()
    expect(page.locator(".cardlab-counsel > li")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    sheet.locator(".cardlab-counsel button").first.click()
    expect(sheet).not_to_be_visible()
    expect(page.locator(":focus")).to_have_text("Next")
    assert [message["do"] for message in sent] == ["ask_coach", "play"]


def test_the_level_of_the_others_is_chosen_and_their_thinking_is_told(page, sit):
    """From the next move on somebody else plays; a table at which nobody chooses has neither level nor coach."""
    session, sent = sit(start("tablanette", seed=1), slowly=1500)
    level = page.get_by_label("The other side")
    expect(level).to_have_value("greedy")
    level.select_option("easy")
    expect(level).to_have_value("easy")
    assert sent == [{"at": 0, "do": "set_bots", "level": "easy"}]
    assert {bot.name for bot in session.bots.values()} == {"easy"}
    page.get_by_role("button", name="Ask the coach").click()
    page.wait_for_function("document.querySelector('.cardlab-thinking')?.textContent === 'The coach is thinking.'")
    page.wait_for_selector(".cardlab-counsel > li")
    expect(page.locator(".cardlab-thinking")).to_have_text("")
    page.locator(".cardlab-counsel button").first.click()
    page.wait_for_function("document.querySelector('.cardlab-thinking')?.textContent === 'The other side is thinking.'")
    page.wait_for_function("document.querySelector('.cardlab-thinking')?.textContent === ''")
    assert len(session.match.actions) == 2


@pytest.mark.parametrize(
    ("bot", "told"), [("threshold", "takes no more cards near 7 or 27"), ("learned", "plays as it was set")]
)
def test_who_plays_without_being_a_level_is_told_until_another_one_is_chosen(page, sit, bot, told):
    session, _ = sit(start("seven_twenty_seven", seed=1, players=2), bots=bot)
    level = page.get_by_label("The other side")
    expect(level.locator("option:checked")).to_have_text(told)
    expect(level.locator("option:checked")).to_be_disabled()
    level.select_option("random")
    expect(level.locator("option")).to_have_text(["plays anything", "does what is best at once"])
    assert {each.name for each in session.bots.values()} == {"random"}


def test_where_nobody_chooses_there_is_no_coach_and_no_level(page, sit):
    sit(start("war", seed=1))
    page.wait_for_selector(".cardlab-actions button")
    expect(page.get_by_role("button", name="Ask the coach")).to_have_count(0)
    expect(page.get_by_label("The other side")).not_to_be_visible()
