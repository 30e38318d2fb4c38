"""The Play stage of the two spoken wars on a real page with a real session. The learner enters a number before either player
takes the cards.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find
from cardlab.lessons.shared_by_wars.spoken_war import Say
from cardlab.sessions.lesson_session import match_session_of
from cardlab.teaching.lesson import Play
from cardlab.words.words import Words
from tests.browser.accessibility import outside, serious_findings
from tests.browser.table_in_a_page import texts

PAGE = """async ([log, status, words]) => {
  const {Stage} = await import("http://cards.test/stage/stage.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const {drawModelPanel: draw} = await import("http://cards.test/models/model_panel.js");
  const main = document.querySelector("main");
  document.documentElement.setAttribute("data-cardlab-stage", "");
  root(main, words, "cardlab-stage-widget");
  const send = (message) => {
    if (window.cut) throw new Error("nobody is there");
    (window.sent ??= []).push(message);
    window.ask(JSON.parse(JSON.stringify(message))).then((answer) => stage.hear(answer));
  };
  window.stage = new Stage(log, status, words, {signal: new AbortController().signal, send, rules: () => [], draw});
  main.replaceChildren(stage.el);
}"""
LESSONS = ("addition_war", "subtraction_war")
SEED = 3
"""In both lessons this deal has a war."""


@pytest.fixture
def sit(page):
    """Returns a function that opens the Play stage of a lesson."""

    def sit_down(slug="addition_war", *, language="en", width=1280, height=720):
        lesson = find(slug)
        stage = next(stage for stage in lesson.stages if isinstance(stage, Play))
        session = match_session_of(lesson, stage, stage.deal.match(SEED), Words(language)).begun()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce")
        page.goto("http://cards.test/")
        page.expose_function("ask", lambda message: json.loads(json.dumps(page.session.handle(message))))
        page.session = session
        load(page)
        return session

    return sit_down


def load(page):
    """Opens the page with the session's present state."""
    page.evaluate(PAGE, [page.session.log(), page.session.status(), texts(page.session)])


def field(page):
    return page.locator(".cardlab-stage-ask input")


def button(page):
    return page.locator(".cardlab-stage-ask [type=submit]")


def ribbon(page):
    return page.locator(".cardlab-ribbon-text")


def sums(page):
    """Returns the texts below the cards, yours first."""
    return page.locator(".cardlab-felt-mark[data-draws=sum]")


def turn_over(page):
    """Goes on until the page asks for a number or the match is over."""
    page.wait_for_function("!stage.actions.ignoresPresses && stage.match.narration.isSettled")
    page.locator(".cardlab-action-bar .cardlab-action").first.click()
    page.wait_for_function("stage.match.narration.isSettled && !document.querySelector('[data-action=play][aria-disabled]')")


def own(page):
    """Returns the sum or difference of the child's cards; None if it is not asked for."""
    action = page.session.match.legal_actions()[:1]
    return action[0].total if action and isinstance(action[0], Say) else None


def to_a_number(page):
    """Turns cards over, also those of a war, until the page asks for a number."""
    while own(page) is None or page.evaluate("stage.match.narration.held !== null"):
        turn_over(page)


def say(page, number):
    field(page).fill(str(number))
    at = page.evaluate("stage.match.status.at")
    button(page).click()
    page.wait_for_function("(at) => stage.match.status.at > at && stage.match.narration.isSettled", arg=at)


@pytest.mark.in_turn
@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("slug", LESSONS)
def test_it_can_be_played_to_its_end(page, sit, slug, width, height, right):
    """This plays with right numbers only, and with wrong ones only. After a wrong number the learner takes nothing, sees why,
    and goes on.
    """
    session = sit(slug, width=width, height=height)
    while not session.match.is_over:
        to_a_number(page)
        expect(field(page)).to_be_visible()
        expect(button(page)).to_be_in_viewport(ratio=1)
        expect(sums(page).first).to_contain_text("= ?")
        assert outside(page) == []
        worth = own(page)
        say(page, worth if right else worth + 1)
        expect(sums(page).first).to_contain_text(f"= {worth}")
        expect(page.locator(".cardlab-model-panel [data-model]")).to_have_count(0 if right else 1)
        assert session.match.is_over or outside(page) == []
    taken = session.match.zone("won.p1")
    assert right or taken == []
    below = page.locator(".cardlab-ribbon-hint")
    expect(below).to_contain_text(f"You took {len(taken)} cards.")
    expect(ribbon(page)).to_have_text(re.compile(r"^(You win!|Player 2 wins!|A draw!)$"))
    expect(below).to_have_text(re.compile(r"^\S.*(Player 2 (takes all|wins the war)|You (take|win)|wait)"))
    said = session.match.table.counters["said"]
    expect(below).to_contain_text(f"You got {said if right else 0} of {said} right.")
    expect(page.locator("[data-action=again]")).to_be_visible()
    assert serious_findings(page) == []
    page.locator("[data-action=again]").click()
    expect(page.locator("[data-action=play]")).to_have_text("Turn over")


def test_the_page_shows_the_others_number_and_asks_for_ones_own(page, sit):
    """Only the other player's sum is shown. After a right number the page shows both, the sign and the taken cards."""
    sit()
    turn_over(page)
    expect(ribbon(page)).to_have_text("Player 2’s sum is 20. What is yours?")
    expect(sums(page)).to_have_text(["5 + 7 = ?", "10 + 10 = 20"])
    expect(page.locator("[data-draws=sign]")).to_have_text("?")
    expect(page.locator(".cardlab-action-bar")).to_be_hidden()
    assert serious_findings(page) == []
    say(page, 12)
    expect(sums(page)).to_have_text(["5 + 7 = 12", "10 + 10 = 20"])
    expect(page.locator("[data-draws=sign]")).to_have_attribute("data-sign", "<")
    expect(ribbon(page)).to_have_text("Yes! 5 + 7 = 12. 12 is less than 20. Player 2 takes all 4.")
    expect(page.locator("[data-seat=p2] .cardlab-felt-mark")).to_have_text("+4")
    expect(field(page)).to_be_hidden()


def test_after_a_wrong_number_the_cards_wait_in_the_middle(page, sit):
    """From the next turn on, they are shown between the players, and the next player who takes gets them too."""
    session = sit()
    for number in (12, 16):  # 15 is right
        turn_over(page)
        say(page, number)
    expect(ribbon(page)).to_have_text("10 + 5 = 15, not 16. Your sum is greater, but these 4 cards wait.")
    expect(page.locator(".cardlab-model-panel [data-model=ten_frames]")).to_be_visible()
    turn_over(page)
    expect(page.locator("[data-zone=pot] .cardlab-felt-label")).to_have_text("Waiting 4")
    expect(page.locator(".cardlab-model-panel")).to_be_hidden()
    say(page, own(page))
    expect(ribbon(page)).to_contain_text("You take all 8.")
    assert len(session.match.zone("won.p1")) == 8


@pytest.mark.parametrize(
    ("said", "note"),
    [("", "Write or choose"), ("  ", "Write or choose"), ("seven", "Write a number"), ("7.5", "Write a number")],
)
def test_an_answer_that_is_no_whole_number_is_asked_again(page, sit, said, note):
    session = sit()
    turn_over(page)
    field(page).fill(said)
    button(page).click()
    expect(page.locator(".cardlab-ask-note")).to_contain_text(note)
    assert not serious_findings(page)  # it can be read on the felt
    expect(field(page)).to_be_focused()
    assert session.match.ply == 1


def test_a_double_click_or_a_held_key_enters_one_number(page, sit):
    """The number is sent once, and the same press turns nothing over."""
    session = sit()
    turn_over(page)
    field(page).fill("12")
    for _ in range(6):
        page.keyboard.down("Enter")  # without a release, the browser marks it as a repeat
    page.keyboard.up("Enter")
    expect(ribbon(page)).to_contain_text("Yes!")
    assert session.match.ply == 2
    turn_over(page)
    field(page).fill("15")
    button(page).dblclick()
    expect(ribbon(page)).to_contain_text("Yes! 10 + 5 = 15.")
    assert session.match.ply == 4
    assert page.evaluate("sent.length") == 4


def test_the_focus_moves_from_the_packet_to_the_number_and_back(page, sit):
    """Enter turns the cards over and the field gets the focus; Enter sends the number and the button gets it again."""
    sit()
    page.locator("[data-action=play]").focus()
    page.keyboard.press("Enter")
    expect(field(page)).to_be_focused()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=play]")).to_be_focused()
    expect(ribbon(page)).to_contain_text("Yes!")


def test_space_and_the_packet_cannot_skip_the_question(page, sit):
    session = sit()
    turn_over(page)
    page.locator("body").press("Space")
    page.locator("[data-zone='packet.p1']").click()
    expect(field(page)).to_be_visible()
    assert (session.match.ply, page.evaluate("sent.length")) == (1, 1)


def test_a_reopened_page_asks_the_same_question_and_keeps_the_draft(page, sit):
    """This covers a lost connection that returns, and a reloaded page, which reveals no more than the first one did."""
    session = sit()
    turn_over(page)
    field(page).fill("1")
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: true}}))")
    expect(button(page)).to_have_attribute("aria-disabled", "true")
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    expect(button(page)).not_to_have_attribute("aria-disabled", "true")
    expect(field(page)).to_have_value("1")
    load(page)
    expect(sums(page)).to_have_text(["5 + 7 = ?", "10 + 10 = 20"])
    expect(field(page)).to_have_value("")
    assert session.match.ply == 1


def test_in_a_war_the_new_cards_are_asked_for(page, sit):
    """They lie face down until a press, and count among the cards to win. Then the other player's sum is shown, and the number
    field appears again. All this is one turn.
    """
    session = sit()
    while "addition_war.tie" not in session.match.rules:
        to_a_number(page)
        say(page, own(page))
    expect(ribbon(page)).to_contain_text("Both make 7: war!")
    expect(page.locator(".cardlab-felt-mark[data-draws=chip]")).to_have_text("14 cards to win")
    assert page.evaluate("stage.match.progressTexts") == ["Turn 6"]
    expect(field(page)).to_be_hidden()
    turn_over(page)
    assert page.evaluate("stage.match.progressTexts") == ["Turn 6"]
    expect(field(page)).to_be_visible()
    expect(ribbon(page)).to_have_text("Now Player 2’s sum is 12. What is yours?")
    expect(sums(page).first).to_have_text("2 + 1 = ?")


def test_on_a_phone_the_new_cards_of_a_war_are_large_while_they_are_asked_for(page, sit):
    """The cards of the tie, which are no part of the question, give them the room."""
    session = sit(width=390, height=844)
    while "addition_war.tie" not in session.match.rules:
        to_a_number(page)
        say(page, own(page))
    to_a_number(page)
    page.wait_for_function("!document.querySelector('.cardlab-felt-flights > *')")
    cards = page.locator("[data-stands=fight] .cardlab-felt-card")
    assert min(cards.evaluate_all("all => all.map((one) => one.offsetWidth)")) >= 50


@pytest.mark.in_turn
@pytest.mark.parametrize("language", ["es", "ar"])
@pytest.mark.parametrize("slug", LESSONS)
def test_everything_fits_on_a_small_phone(page, sit, slug, language):
    session = sit(slug, language=language, width=320, height=640)
    for wrong in (0, 1, 0):
        turn_over(page)
        assert outside(page) == []
        assert serious_findings(page) == []
        say(page, own(page) + wrong)
        assert outside(page) == []
    assert session.match.table.counters["right"] == 2


def test_moves_cannot_be_undone(page, sit):
    """There is no button to undo, to play automatically, or to see these cards again."""
    sit()
    turn_over(page)
    say(page, 11)
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("New cards")
    expect(menu.get_by_text(re.compile("The same cards|Auto-play"))).to_have_count(0)


@pytest.mark.in_turn
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_card_is_compared_with_three_buttons(page, sit, language, width, height):
    """In Compare, *higher*, *equal* and *lower* are buttons of one size in a fixed order. After a wrong answer, the learner takes
    no cards and sees both numbers in a picture, with the sign between them.
    """
    session, words = sit("compare", language=language, width=width, height=height), Words(language)
    turn_over(page)
    buttons = page.locator(".cardlab-action-bar [data-action^='p1 say sign']")
    expect(buttons).to_have_text([words.say(f"compare_spoken-sign-{sign}") for sign in ("higher", "equal", "lower")])
    heights = {round(one.bounding_box()["height"]) for one in buttons.all()}
    assert len(heights) == 1
    assert serious_findings(page) == []
    [right] = session.match.legal_actions()
    wrong = next(sign for sign in ("lower", "higher") if sign != right.sign)
    page.locator(f"[data-action='p1 say sign {wrong}']").click()
    page.wait_for_function("stage.match.status.at === 2 && stage.match.narration.isSettled")
    assert session.match.zone("won.p1") == []
    expect(page.locator(".cardlab-model")).to_be_visible()
    sign = {"higher": ">", "lower": "<", "equal": "="}[right.sign]
    expect(page.locator(".cardlab-felt-mark[data-draws=sign]")).to_have_attribute("data-sign", sign)
    assert outside(page) == []
