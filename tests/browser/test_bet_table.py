"""Counters staked on the other pair in a real page, with a real session at the other end: one thing at a time, nothing twice."""

import json

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.teaching.lesson import Play
from cardlab.words.words import Words
from tests.browser.accessibility import outside, serious_findings
from tests.browser.table_in_a_page import texts

PAGE = """
async ([status, words, lang]) => {
  const {BetTable} = await import("http://cards.test/lesson/bet_table.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const {drawModelPanel: draw} = await import("http://cards.test/models/model_panel.js");
  const main = document.querySelector("main");
  const send = async (message) => { (window.sent ??= []).push(message); table.hear(await window.ask(JSON.parse(JSON.stringify(message)))); };
  const onEnd = (ended) => (window.ended = ended);
  const table = new BetTable(status, words, {signal: new AbortController().signal, send, onEnd, draw});
  window.table = table;
  root(main, words).replaceChildren(table.el);
}
"""
LESSONS = ("addition_war", "subtraction_war")


@pytest.fixture
def sit(page):
    """Sit down at the play of a lesson."""

    def sit_down(slug="addition_war", *, language="en", width=1280, height=800) -> MatchSession:
        lesson = find(slug)
        stage = next(stage for stage in lesson.stages if isinstance(stage, Play))
        match, words = stage.deal.match(3), Words(language)
        session = new_match_session(match, "p1", stage.bot, words, bets=stage.bets, model_lesson=lesson).begun()
        page.set_viewport_size({"width": width, "height": height})
        page.goto("http://cards.test/")
        page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
        page.evaluate(PAGE, [session.status(), texts(session), language])
        return session

    return sit_down


def answer(page, said="12") -> None:
    page.locator(".cardlab-stakes .cardlab-number").fill(said)
    page.keyboard.press("Enter")


def sent(page) -> int:
    return page.evaluate("(window.sent ?? []).length")


def test_a_turn_is_one_thing_after_the_other(page, sit):
    """The own pair, what is said, how many counters; only then is the other pair told, with how many pairs were less, and
    drawn until the next turn.
    """
    session = sit()
    models = page.locator(".cardlab-beside")
    backs = page.get_by_role("group", name="Player 2").locator(".cardlab-card[data-token='?']")
    expect(page.locator(".cardlab-stakes-row button")).to_have_count(0)
    answer(page)
    expect(page.locator(".cardlab-stakes-panel .cardlab-right")).to_contain_text("5 + 7 = 12")
    calls = page.locator(".cardlab-stakes-call")
    expect(calls).to_have_text(["less than 12", "12 too: war", "more than 12"])
    expect(page.get_by_role("button", name="Put 1 on it")).to_have_count(0)
    calls.first.click()
    calls.last.click()  # one may think again
    expect(page.locator(".cardlab-stakes-call[aria-pressed=true]")).to_have_text("more than 12")
    expect(backs).to_have_count(2)
    assert sent(page) == 0
    expect(models).to_be_hidden()
    page.get_by_role("button", name="Put 3 on it").click()
    told = page.locator(".cardlab-stakes-told")
    expect(told).to_contain_text("20 is more than 12.")
    expect(told).to_contain_text("You said “more than 12”, and so it is. You win 3 counters.")
    expect(page.locator(".cardlab-stakes-odds")).to_contain_text("Of 100 pairs of unseen cards, about 56 are less than 12")
    expect(page.locator(".cardlab-stakes-counters")).to_contain_text("13 counters")
    expect(page.locator(".cardlab-disc-won")).to_have_count(3)
    expect(page.locator(".cardlab-stakes-place")).to_have_text("Turn 1 of 8")
    expect(backs).to_have_count(0)
    expect(models).to_contain_text("7 + 5 = 10 + 2 = 12")
    expect(models).to_contain_text("= 20")
    assert serious_findings(page) == []
    page.get_by_role("button", name="Next turn").click()
    expect(models).to_be_hidden()
    expect(page.locator(".cardlab-stakes-place")).to_have_text("Turn 2 of 8")
    assert (sent(page), session.status()["bets"]["turn"]) == (1, 1)


@pytest.mark.parametrize("said", ["", "  ", "seven"])
def test_what_is_no_number_is_asked_again(page, sit, said):
    sit()
    answer(page, said)
    expect(page.get_by_text("Write a number.")).to_be_visible()
    expect(page.locator(".cardlab-stakes .cardlab-number")).to_be_focused()
    expect(page.locator(".cardlab-stakes-call")).to_have_count(0)
    answer(page, "11")
    expect(page.locator(".cardlab-stakes-panel .cardlab-look")).to_contain_text("5 + 7 = 12")


def test_a_double_click_and_a_key_held_down_skip_nothing(page, sit):
    """Enter that repeats after the sum says nothing and stakes nothing; two clicks are one turn, and the reveal is read."""
    session = sit()
    page.locator(".cardlab-stakes .cardlab-number").fill("12")
    for _ in range(6):
        page.keyboard.down("Enter")  # without a release the browser says that it repeats
    page.keyboard.up("Enter")
    expect(page.locator(".cardlab-stakes-call")).to_have_count(3)
    expect(page.locator(".cardlab-stakes-call[aria-pressed=true]")).to_have_count(0)
    page.locator(".cardlab-stakes-call").first.dblclick()
    page.get_by_role("button", name="Put 2 on it").dblclick()
    expect(page.locator(".cardlab-stakes-told")).to_contain_text("2 counters go.")
    assert (sent(page), session.status()["bets"]["turn"]) == (1, 1)
    page.get_by_role("button", name="Next turn").dblclick()
    expect(page.locator(".cardlab-stakes .cardlab-number")).to_be_visible()
    assert sent(page) == 1


def test_it_is_played_to_its_end_and_once_more(page, sit):
    """Eight turns; then what was won and what wins most; another deal has ten counters and other turns before it."""
    session = sit()
    for _ in range(8):
        answer(page)
        page.locator(".cardlab-stakes-call").last.click()
        page.locator(".cardlab-stakes [data-sends]").first.click()
        page.locator(".cardlab-stakes-told").wait_for()
        assert not page.evaluate("window.ended")
        page.locator(".cardlab-stakes .cardlab-tools button").click()
    expect(page.locator(".cardlab-stakes-told")).to_contain_text("You began with 10.")
    expect(page.locator(".cardlab-stakes-told")).to_contain_text("below 11 say “more”, above 11 say “less”")
    assert page.evaluate("window.ended")
    assert serious_findings(page) == []
    page.get_by_role("button", name="New deal").click()
    expect(page.locator(".cardlab-stakes-place")).to_have_text("Turn 1 of 8")
    assert not page.evaluate("window.ended")
    assert session.status()["bets"]["counters"] == 10


def test_a_page_that_comes_back_keeps_what_is_begun(page, sit):
    """What was said stays chosen when the page hears the same again; a turn of another window is shown."""
    session = sit()
    back = lambda message: page.evaluate("(answer) => table.hear(answer)", json.loads(json.dumps(session.handle(message))))  # noqa: E731
    answer(page)
    page.locator(".cardlab-stakes-call").first.click()
    back({"do": "resend_log"})
    expect(page.locator(".cardlab-stakes-call[aria-pressed=true]")).to_have_count(1)
    back({"do": "play", "at": 0, "action": "all turn", "prediction": {"value": "more", "bet": 1}})
    expect(page.locator(".cardlab-stakes-told")).to_contain_text("You said “more than 12”")


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_on_a_small_phone_each_step_fits(page, sit, slug, language):
    """What is said and how many counters are in one screen with the cards, and nothing is wider than the window."""
    sit(slug, language=language, width=320, height=640)
    assert outside(page) == []
    answer(page, "1")
    page.locator(".cardlab-stakes-call").first.click()
    expect(page.locator(".cardlab-stakes [data-sends]").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".cardlab-stakes-pair").first).to_be_in_viewport(ratio=0.5)
    assert outside(page) == []
    assert serious_findings(page) == []
    page.locator(".cardlab-stakes [data-sends]").last.click()
    page.locator(".cardlab-stakes-told").wait_for()
    assert outside(page) == []
    assert serious_findings(page) == []
